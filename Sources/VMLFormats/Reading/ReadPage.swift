public import VMLData
public import VMLDiagnostics

/// A format that documents are converted from.
public enum ForeignFormat: String, CaseIterable, Sendable {
  /// SwiftUIML's JSON: a node, or a layout with named styles.
  case swiftUIML = "swiftuiml"
  /// ViewCodable's JSON.
  case viewCodable = "viewcodable"
  /// LiveView Native's templates and sheets.
  case liveViewNative = "lvn"
  /// MarkupKit's property templates, which become a sheet.
  case markupKit = "markupkit"

  /// The format that data looks like; `nil` if it looks like none.
  public init?(_ data: DataNode) {
    guard let entries = data.entries else { return nil }
    let keys = Set(entries.map(\.key))
    if keys.isSuperset(of: ["styles", "content"]) || keys.contains("type") {
      self = .swiftUIML
    } else if entries.contains(where: { $0.value["_0"] != nil }) {
      self = .viewCodable
    } else if !entries.isEmpty, entries.allSatisfy({ $0.value.entries != nil }) {
      self = .markupKit
    } else {
      return nil
    }
  }
}

/// A page that was made of a document of another format.
public struct ConvertedPage: Sendable {
  var roots: [PageNode]
  /// The modifiers of the named styles of its document.
  var styles: [String: [String]] = [:]

  public init(roots: [PageNode], styles: [String: [String]] = [:]) {
    self.roots = roots
    self.styles = styles
  }

  /// Its VML in one line: the source of a page, or a finished document.
  public func text(_ texts: PageTexts) -> [UInt8] {
    var text = PageText(texts)
    text.write(roots)
    return text.output
  }
}

/// Reads a document of another format.
///
/// Leaves out what VML cannot say, with a warning. `source` is the file that the data was read
/// from.
///
/// - Returns: The page; `nil` after an error, for property templates, which are a sheet
///   (``readPropertyTemplates(_:reporting:)``), and for what is no data
///   (``readLiveView(_:reporting:)``).
public func readPage(
  _ data: DataNode, of format: ForeignFormat, in source: [UInt8],
  reporting bag: inout DiagnosticBag
) -> ConvertedPage? {
  switch format {
  case .swiftUIML:
    var reader = SwiftUIMLReader()
    var root = ForeignNode(data: data, path: "")
    if data["type"] == nil, let styles = data["styles"], let content = data["content"] {
      reader.styles = SwiftUIMLStyles(styles, reporting: &bag)
      reader.tell(ofLayout: data, reporting: &bag)
      root = ForeignNode(data: content, path: "content")
    }
    var made = page(root, reader, source, reporting: &bag)
    if let styles = reader.styles {
      // What these lack was told where nodes have them.
      var pass = ReadingPass(SwiftUIMLReader(), source: source)
      for name in styles.names {
        let entries = SwiftUIMLReader.withoutRowHints(styles[name] ?? [])
        made?.styles[name] = pass.calls(of: entries)
      }
    }
    return made
  case .viewCodable:
    var checker = ShapeChecker(ViewCodableReader.rules)
    checker.check(data)
    bag.report(contentsOf: checker.bag)
    if bag.hasErrors { return nil }
    return page(
      ForeignNode(data: data, path: ""), ViewCodableReader(), source,
      told: checker.passedOver, reporting: &bag)
  case .markupKit, .liveViewNative: return nil
  }
}

private func page(
  _ root: ForeignNode, _ reader: some ForeignCodec, _ source: [UInt8], told: Set<Int> = [],
  reporting bag: inout DiagnosticBag
) -> ConvertedPage? {
  var pass = ReadingPass(reader, source: source, told: told)
  let roots = pass.views([root])
  bag.report(contentsOf: pass.bag)
  return bag.hasErrors ? nil : ConvertedPage(roots: roots)
}
