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
      if let place = SwiftNesting.excess(in: file.bytes) {
        let range = VMLDiagnostics.SourceRange(file: file.id, place..<place + 1)
        bag.report(
          VMLDiagnostics.Diagnostic(
            .wrongKind, .error, at: range, SwiftNesting.message,
            notes: [.init("a part of it can be a constant, or a view or type of its own")]))
        continue
      }
      let text = String(decoding: file.bytes, as: UTF8.self)
      var parser = Parser(text, maximumNestingLevel: 2 * SwiftNesting.bracketLimit)
      let tree = SourceFileSyntax.parse(from: &parser)
      for (place, message) in mistakes(in: tree).prefix(5) {
        let (start, end) = (min(place, file.bytes.count), min(place + 1, file.bytes.count))
        bag.report(
          VMLDiagnostics.Diagnostic(
            .wrongKind, .error,
            at: VMLDiagnostics.SourceRange(file: file.id, start..<end),
            "this is no Swift\(message)"))
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

  /// The first mistakes, with what is to be said of them.
  ///
  /// Of one statement or member that has some, since the parser's words take the square of the
  /// number of mistakes; of a long one only the place.
  private func mistakes(in tree: SourceFileSyntax) -> [(place: Int, message: String)] {
    guard tree.hasError else { return [] }
    var node = Syntax(tree)
    var item = node
    while item.totalLength.utf8Length > 5000,
      let inner = node.children(viewMode: .all).first(where: \.hasError)
    {
      node = inner
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { item = node }
    }
    guard item.totalLength.utf8Length <= 5000 else {
      return [(node.positionAfterSkippingLeadingTrivia.utf8Offset, "")]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: item)
      .map { ($0.position.utf8Offset, ": " + $0.message) }
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
        guard !isComponent || view.mayBeComponent else {
          lose(
            view.node.name, "'\(view.name)' cannot name a component: this view is left out",
            note: "rename it: a capital letter, then letters and digits, and no element's name")
          continue
        }
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
      return kebabCase(stem)
    }
  }

  /// `redOrange` as `red-orange`.
  func kebabCase(_ name: String) -> String {
    name.reduce(into: "") { made, letter in
      made += (letter.isUppercase && !made.isEmpty ? "-" : "") + letter.lowercased()
    }
  }

  extension SwiftDeclarations {
    /// The views that a view of the files calls.
    fileprivate var called: Set<String> {
      var called: Set<String> = []
      for view in views {
        for token in view.node.tokens(viewMode: .sourceAccurate) where token.plainName != view.name
        {
          if self.view(token.plainName) != nil { called.insert(token.plainName) }
        }
      }
      return called
    }
  }
#endif
