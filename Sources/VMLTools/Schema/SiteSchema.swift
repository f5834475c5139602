import VMLCatalog
import VMLCompiler
import VMLData
public import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLStylesheet

/// Writes the JSON Schema of site.yaml, for editors.
///
/// It knows the keys, and the kinds and choices of their values. The compiler alone knows what
/// depends on more than one value.
public func writeSiteSchema(to json: inout JSONText) {
  var root = siteSchema
  root.required = ["name"]
  json.object(.lines) { json in
    json.member("$schema", TypeTable.schemaDialect)
    json.member("title", "site.yaml of vmlc")
    root.writeMembers(to: &json)
    json.member("$defs") { json in
      json.object(.lines) { json in
        json.member("type") { typeSchema.write(to: &$0) }
      }
    }
  }
}

/// Keys and values as site.yaml has them.
private var siteSchema: ObjectSchema {
  ObjectSchema([
    ("name", .text(), "The site's name."),
    ("version", .text(#"^[0-9A-Za-z][0-9A-Za-z._+-]{0,63}$"#), "Names the output's folder."),
    (
      "targets", .either([.list(.choice(Target.systems)), .map(targetSchema)]),
      "The systems that documents are made for."
    ),
    (
      "locales", .list(.text()),
      "The languages that documents are made in; the first is the default."
    ),
    ("themes", .list(.text()), "The themes that documents are made in; the first is the default."),
    ("layout", .text(), "The component that the body of a page is passed to."),
    ("styles", .list(.text()), "The sheets in the order of the cascade."),
    ("lifecycle", .map(.text()), "Components for what an app shows when it has no document."),
    ("params", .map(.anything), "Constants for pages and components: site.NAME."),
    ("types", .map(.type), "Names for types."),
    ("data", .map(.anything), "The types of data files, and of the front matter of folders."),
    ("rows", .map(.object(rowsSchema)), "Rows that pages are made of: each: rows.NAME."),
    ("markdown", .boolean, "Whether pages may draw texts in Markdown, with <markdown>."),
    ("collections", .map(.text()), "Lists of the site's pages: collections.NAME."),
    ("outputs", .map(.text()), "Files of JSON, each with the expression that it holds."),
    (
      "images", .either([.boolean, .object(imagesSchema)]),
      "Reads the sizes of pictures, for image(…), and says how large they may be."
    ),
    ("custom", .object(customSchema), "What the client app registers besides SwiftUI."),
    (
      "actions",
      .either([.list(.either([.text(), .map(.nullable(.type))])), .map(.nullable(.type))]),
      "What the app can be asked to do, with the types of the values that it takes."
    ),
    ("behaviour", .choice(["none"]), "Leaves all behaviour of documents out, but for 'action'."),
    ("state", .map(.object(stateSchema)), "States that all screens share."),
    ("endpoints", .map(.object(endpointSchema)), "Places that forms are submitted to."),
    (
      "schemes", .list(.text()), "Schemes of addresses that 'openURL' opens besides the known ones."
    ),
    (
      "links", .either([.text("^https?://"), .list(.text("^https?://"))]),
      "URLs of the web before the site's paths, which the app opens."
    ),
    ("output", .text(), "The folder of the output, relative to the site."),
    (
      "availability", .choice(Catalog.AvailabilityPolicy.allCases.map(\.rawValue)),
      "What happens to a modifier that some system of a target does not have."
    ),
    (
      "cascade", .choice(CascadeMode.allCases.map(\.rawValue)),
      "How the rules that match an element become one list of modifiers."
    ),
    ("safelist", .list(.text()), "Classes that data may name."),
    ("exclude", .list(.text()), "Patterns of files of content that are left out."),
    ("lints", .object(lintSchema), "The levels of warnings."),
    ("formats", .object(formatsSchema), "Formats of documents other than VML."),
    ("markup", .object(markupSchema), "Conventions on which clients differ."),
    ("publish", .object(publishSchema), "Where releases go, and how."),
  ])
}

private var targetSchema: ValueSchema {
  .nullable(
    .object(
      ObjectSchema([
        ("os", .choice(Target.systems), "The system, where the target's name is none."),
        ("minimum", .text(#"^[0-9]+(\.[0-9]+){0,2}$"#), "The least version of the system."),
        ("baseURL", .text("^https?://"), "Stands before the paths of files."),
        (
          "format", .choice(DocumentFormat.allCases.map(\.rawValue)),
          "What documents are written in."
        ),
        ("layout", .boolean, "Whether styles have names, in 'format: swiftuiml'."),
        ("ids", .choice(["stable"]), "Gives each view an id, in 'format: swiftuiml'."),
      ])))
}

private var formatsSchema: ObjectSchema {
  ObjectSchema([
    (
      "lacking", .choice(LintLevel.allCases.map(\.rawValue)),
      "What happens to what a format cannot say."
    )
  ])
}

/// A type: its text, a list of one, or an object of names and types.
private var typeSchema: ValueSchema {
  .either([.text(), .list(.type), .map(.type)])
}

private var customSchema: ObjectSchema {
  ObjectSchema([
    ("views", .map(.nullable(.map(.type))), "Elements, each with its attributes and their types."),
    (
      "attributes", .map(.nullable(.map(.type))),
      "Attributes that the app reads from SwiftUI's views, with their types; 'View' is all of them."
    ),
    (
      "modifiers", .map(.nullable(.list(.either([.text(), .map(.type)])))),
      "Modifiers, each with the list of its parameters."
    ),
    ("members", .map(.list(.text())), "Implicit members by type."),
    ("symbols", .list(.text()), "Names of the pictures that the app adds to SF Symbols."),
  ])
}

private var stateSchema: ObjectSchema {
  ObjectSchema(
    [
      ("type", .type, "The type of the state."),
      ("default", .anything, "The first value."),
      ("from", .choice(["app"]), "Who sets it; documents do where it is left out."),
      ("keep", .choice(["device"]), "What keeps it when the app ends."),
    ], required: ["type", "default"])
}

private var rowsSchema: ObjectSchema {
  ObjectSchema(
    [
      ("from", .either([.text(), .list(.text())]), "Files, from the site's folder; '*' in names."),
      ("key", .text(), "The column that tells rows apart."),
      ("columns", .type, "The type of a row."),
      ("sample", .integer(1...10_000), "How many rows 'check', 'watch' and 'serve' read."),
    ], required: ["key"])
}

private var imagesSchema: ObjectSchema {
  ObjectSchema([
    ("maxBytes", .integer(1...Int(Int32.max)), "The most bytes of a picture's file."),
    ("maxPixels", .integer(1...Int(Int32.max)), "The most pixels of a picture."),
  ])
}

private var endpointSchema: ObjectSchema {
  ObjectSchema(
    [
      ("url", .text("^https://"), "The address."),
      ("fields", .type, "The types of the values that a form submits."),
    ], required: ["url"])
}

private var lintSchema: ObjectSchema {
  let levels = ValueSchema.choice(LintLevel.allCases.map(\.rawValue))
  return ObjectSchema(
    DiagnosticCode.configurable.map { ($0.rawValue, .either([levels, .map(levels)]), "") })
}

private var markupSchema: ObjectSchema {
  ObjectSchema([
    ("quoteAttr", .boolean, "Puts the names of attributes that styles read into quotes."),
    ("encodeSemicolons", .boolean, "Writes ';' in a string of a style as '&#59;'."),
    ("keepComments", .boolean, "Keeps comments."),
    ("resolveAttr", .boolean, "Writes values in place of the 'attr()'s that read them."),
    ("keepAttributeOrder", .boolean, "Keeps the order of attributes."),
  ])
}

private var publishSchema: ObjectSchema {
  let days = ValueSchema.integer(1...36_500)
  let encodings = ValueSchema.choice(ServingConfiguration.knownEncodings)
  return ObjectSchema([
    (
      "store", .text("^(?:\(PublishConfiguration.schemes.joined(separator: "|"))):."),
      "Where releases are."
    ),
    (
      "endpoint", .text("^[Hh][Tt][Tt][Pp][Ss]?://"),
      "The server of an object store that is not AWS's."
    ),
    ("region", .text(), "The region of the bucket."),
    ("insecureHost", .text(), "The one host that may be spoken to without encryption."),
    ("channel", .text(), "What clients follow."),
    ("signing", .choice(["tuf", "none"]), "Whether releases are signed."),
    ("keys", .map(.text("^[A-Za-z0-9]")), "The channels with keys of their own."),
    ("trees", .choice(PublishConfiguration.treeLayouts), "Whether documents have their paths too."),
    (
      "expires", .object(ObjectSchema(PublishConfiguration.roles.map { ($0, days, "") })),
      "For how many days clients believe what was signed, by role."
    ),
    (
      "compress", .either([encodings, .list(encodings)]), "How files can be had compressed besides."
    ),
    ("files", .list(.object(fileSchema)), "What is said of the files that match."),
    (
      "runtimes", .map(.either([.text(), .nullable(.object(runtimeSchema))])),
      "What the apps in the field can draw."
    ),
  ])
}

private var fileSchema: ObjectSchema {
  ObjectSchema(
    [
      ("match", .text("^[^/]"), "The files' paths in a target's folder."),
      ("contentType", .text("/"), "The media type."),
      ("cacheControl", .text(), "How long the files may be kept."),
      ("compress", .boolean, "Whether 'compress' holds for them."),
    ], required: ["match"])
}

private var runtimeSchema: ObjectSchema {
  let version = ValueSchema.text(#"^[0-9.]+$"#)
  let systems = ["ios", "ipados", "macos", "visionos", "watchos", "tvos"]
  return ObjectSchema([
    ("vml", version, "The newest version of VML that it reads."),
    ("elements", .list(.text()), "The elements that it knows."),
    ("modifiers", .list(.text()), "The modifiers that it knows."),
    ("views", .list(.text()), "The views that it knows besides SwiftUI's."),
    ("behaviour", .integer(0...99), "The highest level of behaviour that it knows; 0 for none."),
    ("lacks", .list(.text()), "Elements, modifiers, views, events and steps that it lacks."),
    (
      "systems", .object(ObjectSchema(systems.map { ($0, version, "") })),
      "The oldest version of each system that its apps run on."
    ),
  ])
}
