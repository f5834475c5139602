public import VMLBuild
public import VMLCompiler
public import VMLDiagnostics
import VMLFiles
public import VMLMarkup

/// The stage after which a page is shown.
public enum InspectionStage: String, CaseIterable, Sendable {
  /// As it is written, in canonical form.
  case parsed
  /// Without components, instructions and interpolations.
  case expanded
  /// With the modifiers of its rules.
  case styled
  /// As it is written to the output.
  case output
}

/// Options for an inspection.
public struct InspectionOptions: Sendable {
  /// As the user named it; `-` for standard input.
  public var file: String
  /// The site's folder; `nil` for the nearest one above the file.
  public var site: String?
  /// `nil` for the last one that the file can be taken to.
  public var stage: InspectionStage?
  /// The tree; without a target's name, the first that the page is made for.
  public var variant = VariantNames()
  /// Which document, by its path, of a page that makes several; `nil` for the first.
  public var path: String?
  /// The options beyond the sources; drafts are there in any case.
  public var choices = SiteChoices()
  public var layout = MarkupWriter.Layout.pretty
  public var isStrict = false

  public init(file: String) { self.file = file }
}

/// Result of an inspection.
public struct Inspection: Sendable {
  public var stage: InspectionStage
  /// Canonical VML; `nil` after an error before that stage.
  public var text: [UInt8]?
  /// The tree of `text`, or, for ``InspectionStage/parsed``, of the file.
  public var markup: Markup?
  public var diagnostics: [Diagnostic]
  public var sources: SourceSet
}

/// Shows one file after a stage, having run the checks up to it.
///
/// A file that is not a page of a site is read alone.
public func inspectFile(
  _ options: InspectionOptions, standardInput: [UInt8]?
) async throws(BuildFailure) -> Inspection {
  // Trees are deep, and so is what goes through them.
  try await onLargeStack { () throws(BuildFailure) in
    if let standardInput { return inspectAlone(standardInput, options) }
    // Data or a sheet would be read as text, with mistakes that are none.
    guard !SiteFiles.isOtherSource(options.file) else { throw BuildFailure.noMarkup(options.file) }
    if options.stage != .parsed, let place = try sitePlace(of: options) {
      return try inspectPage(place.path, in: place.site, options)
    }
    do throws(FileSystemError) {
      return inspectAlone(try readLoose(options.file), options)
    } catch {
      guard error.reason == .tooLarge else { throw .world(error) }
      return inspectTooLarge(options)
    }
  }
}

// MARK: One file

/// Reads a file by any path, following links.
private func readLoose(_ path: String) throws(FileSystemError) -> [UInt8] {
  let (folder, name) = splitPath(resolvedPath(path) ?? path)
  do throws(FileSystemError) {
    let files = try DiskFileSystem(root: folder.isEmpty ? "/" : folder)
    return try files.read(name, limit: sourceSizeLimit)
  } catch {
    throw FileSystemError("read", path, error.reason, error.explanation)
  }
}

private func inspectTooLarge(_ options: InspectionOptions) -> Inspection {
  let file = SourceFile(id: FileID(0), path: options.file, bytes: [])
  let size = (try? DiskFileSystem.status(ofPath: options.file))??.stamp.size ?? 0
  let mistake = Diagnostic.fileTooLarge(file.id, byteCount: size, limit: sourceSizeLimit)
  var sources = SourceSet()
  sources.insert(file)
  return Inspection(
    stage: .parsed, text: nil, markup: nil, diagnostics: [mistake], sources: sources)
}

private func inspectAlone(_ bytes: [UInt8], _ options: InspectionOptions) -> Inspection {
  let path = options.file == "-" ? "<stdin>" : options.file
  let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
  var bag = DiagnosticBag()
  let source = parseSource(file, reporting: &bag)
  _ = source.markup.envelope(reporting: &bag)
  var sources = SourceSet()
  sources.insert(file)
  var printing = MarkupPrintingOptions()
  printing.layout = options.layout
  return Inspection(
    stage: .parsed, text: printMarkup(source.markup, options: printing), markup: source.markup,
    diagnostics: finished(bag.diagnostics, isStrict: options.isStrict, in: sources),
    sources: sources)
}

// MARK: A page of a site

/// The site that a file is a page of, and its path there; `nil` if it is none.
private func sitePlace(
  of options: InspectionOptions
) throws(BuildFailure) -> (site: String, path: String)? {
  guard let (site, path) = try placeInSite(of: options.file, site: options.site),
    path.hasPrefix(SiteFiles.content + "/")
  else { return nil }
  let isPage = SiteFiles.isPage(path) && !isHiddenPath(path)
  return isPage ? (site, path) : nil
}
