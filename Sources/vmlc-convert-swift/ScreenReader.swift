#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog
  import VMLDiagnostics
  import VMLFormats

  /// Reads views of SwiftUI as pages and components.
  ///
  /// All that depends on the app becomes a state, an action or data. What has no form is left out,
  /// with a warning, once for each name.
  struct ScreenReader {
    var declarations: SwiftDeclarations
    /// The file of the struct that is read.
    var file = FileID(0)
    var bag = DiagnosticBag()
    /// Lists of constants, as JSON, which pages read as data.
    private(set) var data: [String: String] = [:]
    /// The names of these lists by their expressions.
    private(set) var dataNames: [SyntaxIdentifier: String] = [:]
    /// The states of the struct that is read.
    var states: [ScreenState] = []
    /// The calls of modifiers of the files, for classes.
    var styles: [String: [String]] = [:]
    /// Branches of steps that are read at the moment: whether the first one is.
    var picked: [SyntaxIdentifier: Bool] = [:]
    /// The views of the files whose calls are calls of components.
    var components: Set<String> = []
    /// The ones among them that came up since the last view was read.
    var newComponents: [String] = []
    /// The ones whose views stand in the place of a call.
    var inlined: Set<String> = []
    /// Views that links lead to, by `navigationDestination(for:)`.
    var destinations: [ScreenDestination] = []
    /// Keys of messages that were told.
    private var told: Set<String> = []
    private var depth = 0
    private let work = Work()

    /// Values that the app has, with their places, which are told where something reads them.
    private var appValues: [(name: String, node: Syntax)] = []
    /// The places of calls that are made of the names of functions, by their roots.
    var places: [SyntaxIdentifier: VMLDiagnostics.SourceRange] = [:]

    private final class Work {
      /// The keys that texts are looked up by, with their places.
      var keys: [(key: String, node: Syntax)] = []
      /// The states, and the data of the app, that the struct reads or sets.
      var read: Set<String> = []
      var count = 0
      /// The number of expressions that are left for all structs together.
      var rest = 0
      var depth = 0
    }

    init(_ declarations: SwiftDeclarations) {
      self.declarations = declarations
      work.rest = Self.workLimit + 4 * declarations.size
      var lists: [(owner: String, name: String, value: ExprSyntax)] = []
      for (key, value) in declarations.constants.sorted(by: { $0.key < $1.key })
      where !key.contains("#") {
        let parts = key.split(separator: ".").map(String.init)
        lists.append((parts.count > 1 ? parts[0] : "", parts[parts.count - 1], value))
      }
      for view in declarations.views {
        for property in view.properties where [nil, "State"].contains(property.wrapper) {
          if let value = property.value { lists.append((view.name, property.name, value)) }
        }
      }
      let counts = lists.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
      for (owner, name, value) in lists where value.plain.is(ArrayExprSyntax.self) {
        work.count = 0
        // A short list of texts or numbers stands where it is read.
        guard let text = json(value, Scope()), text.contains("{") || text.utf8.count > 80 else {
          continue
        }
        let isAlone = counts[name] == 1
        let full =
          owner.prefix(1).lowercased() + owner.dropFirst()
          + name.prefix(1).uppercased() + name.dropFirst()
        let key = isAlone || owner.isEmpty ? name : full
        data[key] = text
        dataNames[value.plain.id] = key
      }
    }

    /// Most views, modifiers and calls that are inside each other.
    private static let depthLimit = 500

    /// Most expressions that are read for one struct: functions that call others twice have no end.
    ///
    /// All structs together have four more for each byte of the source.
    private static let workLimit = 50_000

    /// Does some reading one level deeper; `nil` where expressions are too deep.
    func deeper<Result>(_ read: () -> Result?) -> Result? {
      guard work.depth < Self.depthLimit else { return nil }
      work.depth += 1
      defer { work.depth -= 1 }
      return read()
    }

    /// Whether there is more to read of the struct; counts expressions.
    func hasWork(_ count: Int = 1) -> Bool {
      work.count += count
      work.rest -= count
      return work.count < Self.workLimit && work.rest > 0
    }

    /// The same for source that stands in the place of a name, and so may be read many times.
    func hasWork(for node: some SyntaxProtocol) -> Bool {
      hasWork(1 + node.totalLength.utf8Length / 128)
    }

    private mutating func loseRest(_ node: some SyntaxProtocol) {
      lose(
        node, "this view is too large, and is cut here", "work",
        note: "parts of it can be views of their own, in a page or component each")
    }

    mutating func nested<Result>(_ node: some SyntaxProtocol, _ read: (inout Self) -> Result)
      -> Result?
    {
      guard depth < Self.depthLimit else {
        lose(
          node,
          "views, or functions that call each other, are more than \(Self.depthLimit) deep here",
          "depth", note: "a view that calls itself is a view of the app")
        return nil
      }
      guard hasWork() else {
        loseRest(node)
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      return read(&self)
    }

    /// Remembers that a state, or a value of the app's data, is needed.
    func use(_ name: String) { work.read.insert(name) }

    /// Remembers that a text is looked up by a key.
    func use(key: String, at node: ExprSyntax) { work.keys.append((key, Syntax(node))) }

    /// Does some reading in the place of a struct's declaration.
    mutating func at<Result>(_ owner: SwiftStruct, _ read: (inout Self) -> Result) -> Result {
      let place = declarations.place
      declarations.place = (owner.name, owner.file)
      defer { declarations.place = place }
      return read(&self)
    }

    // MARK: Messages

    static let stateNote =
      "values that a client changes are states: numbers, texts, booleans and cases"

    func range(_ node: some SyntaxProtocol) -> VMLDiagnostics.SourceRange {
      if let place = places[Syntax(node).root.id] { return place }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      return VMLDiagnostics.SourceRange(
        file: declarations.files[Syntax(node).root.id] ?? file,
        start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// Tells what the page lacks; once for each key.
    mutating func lose(
      _ node: some SyntaxProtocol, _ message: String, _ key: String? = nil, note: String? = nil
    ) {
      let range = range(node)
      guard told.insert(key ?? "\(range) \(message)").inserted else { return }
      bag.report(
        Diagnostic(
          .formatLacks, .warning, at: range, message,
          notes: note.map { [Diagnostic.Note($0)] } ?? []))
    }

    /// Tells of a call that none of the functions in the files takes.
    mutating func loseCall(of name: String, _ call: FunctionCallExprSyntax) {
      lose(
        call, "the arguments of '\(name)' do not fit its parameters",
        note: "give the file of the overload that takes them as well")
    }

    // MARK: Structs

    /// A struct as a page or component: its front matter and its views.
    mutating func document(_ view: SwiftStruct, isComponent: Bool) -> (
      head: String, roots: [PageNode]
    ) {
      states = []
      destinations = ScreenDestination.all(in: view.node)
      declarations.place = (view.name, view.file)
      reportUnread(of: view)
      work.count = 0
      work.read = []
      appValues = []
      var scope = Scope(owner: view)
      var props: [String] = []
      var meanings: [String: Meaning] = [:]
      for property in view.properties where property.body == nil {
        meanings[property.name] = meaning(of: property, isComponent, scope, &props)
      }
      scope.declareProperties(meanings)
      guard let body = view.property("body")?.body else {
        lose(
          view.node.name, "'\(view.name)' has no 'body' here", note: "give its file as well")
        return ("", [])
      }
      let made = views(body, scope)
      if !hasWork() { loseRest(view.node.name) }
      for (key, node) in work.keys {
        lose(
          node, "the text of '\(key)' is in a file of the app: it stands here as '@\(key)'",
          "key \(key)",
          note: "copy the '.xcstrings' or '.lproj' files to 'locales', and name the locales in "
            + "site.yaml")
      }
      work.keys = []
      for (name, node) in appValues where work.read.contains("data.\(name)") {
        loseData(name, node)
      }
      let roots = declared(made, states)
      let head = props.isEmpty ? "" : "---\nprops:\n" + props.map { "  \($0)\n" }.joined() + "---\n"
      return (head, roots)
    }

    /// The roots with the states of the screen, or of a modifier.
    func declared(_ roots: [PageNode], _ states: [ScreenState]) -> [PageNode] {
      let own = states.filter {
        !$0.type.isEmpty && (!$0.isOfModel || work.read.contains($0.name))
      }
      guard !own.isEmpty else { return roots }
      let text = own.map { "\($0.name): \($0.type) = \($0.first)" }.joined(separator: "; ")
      if roots.count == 1, case .element(var root) = roots[0], root["state"] == nil,
        root.name.first?.isUppercase == true, declarations.view(root.name) == nil
      {
        root.attributes.insert(("state", text), at: 0)
        return [.element(root)]
      }
      return [.element(PageElement(name: "Group", attributes: [("state", text)], children: roots))]
    }

    private mutating func meaning(
      of property: SwiftProperty, _ isComponent: Bool, _ scope: Scope, _ props: inout [String]
    ) -> Meaning? {
      let name = property.name
      if let model = model(property) { return .model(model) }
      switch property.wrapper {
      case "State", "SceneStorage", "AppStorage":
        if let state = ownState(property) {
          states.append(state)
          return .state(state)
        }
        if let value = property.value, property.wrapper == "State",
          resolved(value, scope).value.is(ArrayExprSyntax.self)
        {
          return .swift(value, scope)
        }
      case "Binding":
        guard isComponent else { break }
        if declarations.records[property.typeName ?? ""] != nil {
          lose(
            property.node, "what changes '\(name)' is the app's: the page has its first value",
            note: Self.stateNote)
          props.append(prop(property))
          return .value(property.propName)
        }
        if scope.owner?.follows(name) == true {
          lose(
            property.node, "'\(name)' is a state of the caller: the views read the one of its name",
            note: "call the component inside of a view with the state '\(name)'")
          return .state(ofCaller(name, property))
        }
        props.append("\(property.propName): string")
        return .state(ofCaller("\\(\(property.propName))", property))
      case "Environment":
        return property.environmentMeaning
      case nil:
        if property.isContent {
          let isDefault = name == "content" || view(scope).properties.filter(\.isContent).count == 1
          return .slot(isDefault ? nil : name)
        }
        if property.isAction { return .event }
        if let value = property.value, property.isConstant || !isComponent {
          return .swift(value, scope)
        }
        if isComponent {
          props.append(prop(property))
          return .value(property.propName)
        }
      case "FocusState", "Namespace", "GestureState": return nil
      default: break
      }
      // Links lead to their views without it.
      if property.typeName == "NavigationPath" || property.value?.head == "NavigationPath" {
        return nil
      }
      return appData(name, property.node)
    }

    /// The state of a caller, which declares it.
    private func ofCaller(_ name: String, _ property: SwiftProperty) -> ScreenState {
      ScreenState(
        name: name, type: "", first: "", isOfIdentifiers: hasIdentifiers(property))
    }

    private func view(_ scope: Scope) -> SwiftStruct {
      scope.owner ?? declarations.views[0]
    }

    /// A value that the app has, which the page takes from its data.
    mutating func appData(_ name: String, _ node: Syntax) -> Meaning {
      appValues.append((name, node))
      return .value("data.\(name)")
    }

    private mutating func loseData(_ name: String, _ node: Syntax) {
      lose(
        node, "the value of '\(name)' is the app's; the page reads 'data.\(name)'", "data.\(name)",
        note: "give it in a file of 'content', or make the screen a view of the app")
    }

    /// The scope with the names of the app that an expression reads, each as data.
    mutating func withAppData(_ expression: ExprSyntax, _ scope: Scope) -> Scope {
      var scope = scope
      for token in expression.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, name.first?.isLowercase == true,
          let reference = token.parent?.as(DeclReferenceExprSyntax.self), scope[name] == nil,
          reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
          reference.parent?.is(FunctionCallExprSyntax.self) != true,
          reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
          resolved(ExprSyntax(reference), scope).value.name == name,
          dataNames[resolved(ExprSyntax(reference), scope).value.id] == nil
        else { continue }
        loseData(name, Syntax(reference))
        scope.names[name] = .value("data.\(name)")
      }
      return scope
    }

    // MARK: Types

    private func prop(_ property: SwiftProperty) -> String {
      let type = propType(property.type, property.value)
      guard let value = property.value else { return "\(property.propName): \(type)" }
      let isOptional = type.hasSuffix("?")
      guard !value.isNil, !isOptional, let fallback = yaml(value) else {
        return "\(property.propName): \(isOptional ? type : type + "?")"
      }
      let quoted = type.contains(",") || type.hasPrefix("[") ? "\"\(type)\"" : type
      return "\(property.propName): { type: \(quoted), default: \(fallback) }"
    }

    func propType(_ type: TypeSyntax?, _ value: ExprSyntax?) -> String {
      guard let type else { return value.flatMap(valueType) ?? "string" }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return propType(optional.wrappedType, nil) + "?"
      }
      if let list = type.as(ArrayTypeSyntax.self) { return "[\(propType(list.element, nil))]" }
      let name = type.trimmedDescription
      if let cases = declarations.enumeration(name)?.cases, !cases.isEmpty {
        return "enum(\(cases.joined(separator: ", ")))"
      }
      switch name {
      case "Int", "UInt", "Int64", "Int32": return "integer"
      case "Double", "CGFloat", "Float", "Decimal": return "number"
      case "Bool": return "boolean"
      case "Color": return "color"
      case "URL": return "url"
      case "Date": return "date"
      default: return declarations.records[name] == nil ? "string" : "object"
      }
    }

    private func valueType(_ value: ExprSyntax) -> String? {
      let plain = value.plain
      if plain.is(BooleanLiteralExprSyntax.self) { return "boolean" }
      if plain.is(StringLiteralExprSyntax.self) { return "string" }
      if let number = plain.plainNumber {
        let isFraction =
          number.contains(".")
          || plain.tokens(viewMode: .sourceAccurate).contains {
            if case .floatLiteral = $0.tokenKind { true } else { false }
          }
        return isFraction ? "number" : "integer"
      }
      if let member = plain.as(MemberAccessExprSyntax.self),
        let cases = declarations.enumeration(member.base?.trimmedDescription)?.cases
      {
        return "enum(\(cases.joined(separator: ", ")))"
      }
      return nil
    }

    private func yaml(_ value: ExprSyntax) -> String? {
      if let text = value.plainString {
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      }
      if let member = value.as(MemberAccessExprSyntax.self) { return member.name }
      if let list = value.as(ArrayExprSyntax.self) {
        let items = list.elements.map { yaml($0.expression) }
        return items.contains { $0 == nil }
          ? nil : "[\(items.compactMap(\.self).joined(separator: ", "))]"
      }
      return value.plainNumber ?? value.plainBoolean
    }

    /// A property of a view as a state, and tells of one that the device keeps.
    mutating func ownState(_ property: SwiftProperty) -> ScreenState? {
      guard let state = state(property) else { return nil }
      if property.wrapper == "AppStorage" || property.wrapper == "SceneStorage" {
        let type = state.type.contains(",") ? "\"\(state.type)\"" : state.type
        let first = state.first.hasPrefix(".") ? String(state.first.dropFirst()) : state.first
        lose(
          property.node, "'\(state.name)' outlives the app, and a state of a screen does not",
          note: "'state' in site.yaml keeps it, in the place of the page's: "
            + "'\(state.name): { type: \(type), default: \(first), keep: device }'")
      }
      return state
    }

    /// A property as a state; `nil` if states have no such type.
    func state(_ property: SwiftProperty) -> ScreenState? { state(property, property.value) }

    func state(_ property: SwiftProperty, _ first: ExprSyntax?) -> ScreenState? {
      if let set = setState(property, first) { return set }
      let type = propType(property.type, first)
      let name = property.name
      if type == "string?", first?.isNil != false {
        return ScreenState(name: name, type: "string", first: "''", isOptional: true)
      }
      guard let value = first?.plain else { return nil }
      if let text = value.plainString, type == "string" {
        return ScreenState(name: name, type: type, first: singleQuoted(text))
      }
      if let flag = value.plainBoolean {
        return ScreenState(name: name, type: "boolean", first: flag)
      }
      if let number = value.plainNumber, ["integer", "number"].contains(type) {
        return ScreenState(name: name, type: type, first: number)
      }
      if type.hasPrefix("enum("), let member = value.as(MemberAccessExprSyntax.self) {
        return ScreenState(name: name, type: type, first: "." + member.name)
      }
      return nil
    }
  }
#endif
