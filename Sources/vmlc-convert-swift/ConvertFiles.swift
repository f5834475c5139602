#if ConvertSwift
  import SwiftDiagnostics
  import SwiftOperators
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax
  import VMLDiagnostics
  import VMLFormats
  import VMLFormatter

  struct ConvertedFile: Sendable {
    /// In a site: `content/home.vml`.
    var path: String
    var text: [UInt8]
  }

  /// Files of Swift as the files of a site.
  ///
  /// The documents are `nil` after an error, and with `isStrict` where something is left out.
  func convert(_ files: [SourceFile], isStrict: Bool) -> (
    documents: [ConvertedFile]?, diagnostics: [VMLDiagnostics.Diagnostic]
  ) {
    var bag = DiagnosticBag()
    var declarations = SwiftDeclarations()
    for file in files where validateEncoding(of: file, reporting: &bag) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let tree = Parser.parse(source: text)
      for mistake in ParseDiagnosticsGenerator.diagnostics(for: tree).prefix(5) {
        let start = mistake.position.utf8Offset
        let end = file.bytes.count
        bag.report(
          VMLDiagnostics.Diagnostic(
            .wrongKind, .error,
            at: VMLDiagnostics.SourceRange(
              file: file.id, min(start, end)..<min(start + 1, end)),
            "this is no Swift: \(mistake.message)"))
      }
      if let long = longExpression(in: tree) {
        let start = long.positionAfterSkippingLeadingTrivia.utf8Offset
        bag.report(
          VMLDiagnostics.Diagnostic(
            .wrongKind, .error,
            at: VMLDiagnostics.SourceRange(file: file.id, start..<start + 1),
            "this expression has more than \(operatorLimit) operators"))
        continue
      }
      let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
      if let source = folded.as(SourceFileSyntax.self) { declarations.add(source, of: file.id) }
    }
    guard !bag.hasErrors else { return (nil, bag.diagnostics) }
    declarations.addExtensions()
    guard !declarations.views.isEmpty else {
      bag.report(
        VMLDiagnostics.Diagnostic(
          .wrongKind, .error,
          at: files.first.map { VMLDiagnostics.SourceRange(file: $0.id, 0..<0) },
          "there is no struct that is a 'View' in these files"))
      return (nil, bag.diagnostics)
    }
    var reader = ScreenReader(declarations)
    let made = reader.read()
    bag.report(contentsOf: reader.bag)
    guard !isStrict || bag.diagnostics.isEmpty else { return (nil, bag.diagnostics) }
    return (made, bag.diagnostics)
  }

  /// Most operators of one expression, which is folded and read by recursion.
  private let operatorLimit = 500

  /// The first expression with more operators than are folded.
  private func longExpression(in tree: SourceFileSyntax) -> ExprListSyntax? {
    var last: SyntaxIdentifier?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard
        let list = token.parent?.as(BinaryOperatorExprSyntax.self)?.parent?
          .as(ExprListSyntax.self), list.id != last
      else { continue }
      last = list.id
      if list.count > 2 * operatorLimit { return list }
    }
    return nil
  }

  extension ScreenReader {
    /// All views of the files, as pages and components, with their sheet and data.
    mutating func read() -> [ConvertedFile] {
      for app in declarations.apps {
        lose(
          app.name, "'\(app.name.text)' is an app: what its scenes say is left out",
          note: "a client shows the page '/' first, and its app has the rest")
      }
      let called = declarations.called
      let views = declarations.views
      let places = Dictionary(grouping: views.indices) { views[$0].name }
      var made: [(place: Int, path: String, head: String, page: ConvertedPage)] = []
      var paths: Set<String> = []
      // Views that nothing calls, and called components, the first one last.
      var ready = Array(views.indices.filter { !called.contains(views[$0].name) }.reversed())
      var isRead = views.map { _ in false }
      var rest = Array(views.indices)[...]
      while let place = ready.popLast() ?? rest.popFirst() {
        let view = views[place]
        // A component whose calls are all its views is none.
        let isNeeded =
          !called.contains(view.name) || components.contains(view.name)
          || !inlined.contains(view.name)
        guard isNeeded, !isRead[place] else { continue }
        isRead[place] = true
        let isComponent = called.contains(view.name) || view.properties.contains(where: \.isInput)
        file = view.file
        let (head, roots) = document(view, isComponent: isComponent)
        let path =
          isComponent
          ? "components/\(view.name).vml" : "content/\(pageName(of: view.name)).vml"
        for place in newComponents.flatMap({ places[$0] ?? [] }) {
          ready.insert(place, at: ready.firstIndex { $0 < place } ?? ready.endIndex)
        }
        newComponents = []
        guard paths.insert(path).inserted else {
          lose(
            view.node.name, "'\(view.name)' would be '\(path)', which another view is already",
            note: "rename one of them")
          continue
        }
        made.append((place, path, head, ConvertedPage(roots: roots, styles: styles)))
      }
      made.sort { $0.place < $1.place }
      var pages = made.map(\.page)
      let sheet = makeClasses(of: &pages)
      var files = zip(made, pages).map { name, page in
        let text = Array(name.head.utf8) + page.text(.interpolated)
        return ConvertedFile(path: name.path, text: laidOut(text, as: .markup, name.path))
      }
      if !sheet.isEmpty {
        files.append(
          ConvertedFile(
            path: "styles/screens.vss", text: laidOut(sheet, as: .stylesheet, "screens.vss")))
      }
      let written = files.map { String(decoding: $0.text, as: UTF8.self) }
      for (name, text) in data.sorted(by: { $0.key < $1.key })
      where written.contains(where: { $0.contains("data.\(name)") }) {
        files.append(ConvertedFile(path: "content/\(name).json", text: Array((text + "\n").utf8)))
      }
      return files
    }

    private func laidOut(_ text: [UInt8], as language: FormattedLanguage, _ path: String) -> [UInt8]
    {
      var mistakes = DiagnosticBag()
      let file = SourceFile(id: FileID(0), path: path, bytes: text)
      // 'vmlc check' tells what is wrong with a text that cannot be laid out.
      return formatSource(file, as: language, reporting: &mistakes) ?? text + [0x0A]
    }

    /// `ProductListView` is `product-list`, `HomePage` is `home`, `ContentView` is `index`.
    private func pageName(of name: String) -> String {
      if name == "ContentView" { return "index" }
      var stem = name
      for ending in ["View", "Page", "Screen"] where stem.hasSuffix(ending) && stem != ending {
        stem = String(stem.dropLast(ending.count))
        break
      }
      var kebab = ""
      for character in stem {
        if character.isUppercase, !kebab.isEmpty, kebab.last?.isUppercase != true { kebab += "-" }
        kebab += character.lowercased()
      }
      return kebab
    }
  }

  extension SwiftProperty {
    /// Whether a caller gives it: it has no value of its own.
    fileprivate var isInput: Bool {
      body == nil && (wrapper == nil && value == nil || wrapper == "Binding")
    }
  }

  extension SwiftDeclarations {
    /// The views that a view of the files calls.
    fileprivate var called: Set<String> {
      var called: Set<String> = []
      for view in views {
        for token in view.node.tokens(viewMode: .sourceAccurate) where token.text != view.name {
          if self.view(token.text) != nil { called.insert(token.text) }
        }
      }
      return called
    }
  }
#endif
