/// The words of a format beside VML's: a table that people read and mend.
///
/// A line is a pattern of VML, `=`, and a template of the format's JSON:
///
/// ```text
/// kind alignment
///   topLeading top leading center
/// view VStack(alignment: horizontal?, spacing: number?, children: views) = VStack {
///   alignment: $alignment|"center", spacing: $spacing?, children: $children }
/// modifier frame(width: number?, height: number?) = frame: {width: $width?, height: $height?}
/// ```
///
/// In a pattern `label: kind` binds a value of some kind to a variable of the label's name, or of
/// the kind's where there is no label; `?` allows it to be left out. `.name`, `Name(…)`, texts,
/// numbers and `true` stand for themselves, and `kind~name(…)` is a call on a value. In a template
/// `$name` is what was bound, `$name?` leaves its member out where nothing was, and `$name|value`
/// puts a value in its place. `part` instead of `view` writes only what the view holds.
struct FormatTable: Sendable {
  /// The rows of each view and modifier, in the table's order: the first that fits counts.
  var views: [String: [Row]] = [:]
  var modifiers: [String: [Row]] = [:]
  /// By name of a kind of values: its forms.
  var kinds: [String: [Form]] = [:]
  /// Attributes that any view may have, each a row of one; their entries stand after modifiers.
  var common: [Row] = []
  /// Modifiers and attributes that mean nothing to the format's clients and are left out in
  /// silence.
  var ignored: Set<String> = []
  /// Texts that the format's clients take for something else.
  var reserved: [String] = []

  /// A form of a view or modifier in VML, and in the format.
  struct Row: Sendable {
    var parameters: [Parameter]
    /// For a view the type and its members, for a modifier its entries.
    var type = ""
    var members: [Template.Member]
    /// Whether it writes less than the view: only the content.
    var isPart = false
    /// Its place in the table.
    var number = 0
  }

  /// A form of a value.
  struct Form: Sendable {
    var pattern: Pattern
    var template: Template

    init(_ pattern: Pattern, _ template: Template) {
      self.pattern = pattern
      self.template = template
    }
  }

  struct Parameter: Sendable {
    /// Empty for a value without a label.
    var label: String
    var variable: String
    let pattern: Pattern
    var isOptional: Bool
    /// The kind of views that it takes; `nil` for other values.
    let kindOfViews: ValueKind?
    /// ``ValueKind/caption`` or ``ValueKind/plainCaption``; `nil` for another value.
    let caption: ValueKind?

    init(label: String, variable: String, pattern: Pattern, isOptional: Bool = false) {
      self.label = label
      self.variable = variable
      self.pattern = pattern
      self.isOptional = isOptional
      var kind: ValueKind?
      if case .kind(let name) = pattern { kind = ValueKind(rawValue: name) }
      kindOfViews = kind?.isOfViews == true ? kind : nil
      caption = kind == .caption || kind == .plainCaption ? kind : nil
    }
  }

  /// A pattern of a value in VML.
  indirect enum Pattern: Sendable {
    /// A value of a kind, by the kind's name.
    case kind(String)
    /// A list of values.
    case list(Pattern)
    /// `.name` or `name(…)`; `nil` for a member without parentheses. A key path is one whose name
    /// begins with a backslash, and `[]` a list of so many values.
    case member(String, [Parameter]?)
    /// `base~name(…)`: a call on a value.
    case derived(of: Pattern, String, [Parameter])
    case value(FormatValue)

    /// The variable of a value without a label: the name of its kind.
    var variable: String {
      switch self {
      case .kind(let kind): kind
      case .list(let item): item.variable
      case .derived(let base, _, _): base.variable
      case .member, .value: ""
      }
    }
  }

  /// A value of the format with holes.
  indirect enum Template: Sendable {
    case value(FormatValue)
    case variable(String, isOptional: Bool, fallback: FormatValue?)
    case array([Template])
    case object([Member])
    /// A view of the format, its type and members: `@child` as views hold it, `@node` as a value
    /// of a member or modifier.
    case view(String, [Member], isValue: Bool)
    /// `@destinations`: the views that links inside of the element lead to.
    case destinations

    /// A member of an object.
    ///
    /// `@all` stands for the members of an object, and `@then` adds a value at the end of what
    /// follows it as `next`; a key may be a variable.
    struct Member: Sendable {
      var key: String
      var template: Template
    }
  }
}

extension FormatTable {
  /// Whether a form of a modifier takes an attribute itself, not its value.
  func watches(_ modifier: String, _ label: String) -> Bool {
    (modifiers[modifier] ?? []).contains { row in
      row.parameters.contains {
        guard $0.label == label, case .member("attr", _) = $0.pattern else { return false }
        return true
      }
    }
  }

  /// Whether whatever form of a modifier has a label takes a text there.
  func takesText(_ modifier: String, _ label: String) -> Bool {
    (modifiers[modifier] ?? []).allSatisfy { row in
      row.parameters.allSatisfy { parameter in
        guard parameter.label == label else { return true }
        if case .kind(ValueKind.text.rawValue) = parameter.pattern { return true }
        return false
      }
    }
  }
}
