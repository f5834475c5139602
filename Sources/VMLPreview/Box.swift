import VMLMarkup

/// An element of the drawing.
///
/// Classes, names and raw content are words of this program's source; input from a document is
/// text, the value of an attribute, or a ``CSSValue``, and each of these is escaped or typed.
struct Box: Sendable {
  enum Tag: Sendable { case div, svg, img }

  var tag = Tag.div
  var classes: [StaticString] = []
  var styles: [Declaration] = []
  var attributes: [Attribute] = []
  var content = Content.none
  var flex = Flex()
  /// The last kind of effect that was put on this element.
  var stage = Stage.layout
  var role = Role.plain
  /// Wants ``fitted()`` around it: its size depends on all of what is offered.
  var wantsFit = false
  /// Traits of the list row or the cell of a grid that the view is.
  var row = RowTraits()

  /// Role of a child in its container.
  enum Role: Sendable { case plain, section, gridRow }

  struct RowTraits: Sendable {
    var background: Paint?
    var insets: EdgeInsets?
    var hidesSeparator = false
    /// Of the lines above and below it.
    var separatorTint: RGBA?
    /// Number of columns of a grid that it takes.
    var columns = 1
    /// Of all cells in its column.
    var columnAlignment: Alignment.Horizontal?
    /// Place in its cell.
    var anchor: Alignment?
    /// Whether it is as wide as its column without making that wider.
    var isUnsized = false
    /// Goes to another screen.
    var hasDisclosure = false
    var badge: String?
    /// Actions that a swipe over it shows.
    var swipes: [Box] = []
    /// Padding above it, and as much below, in points.
    var padding = 0.0
  }

  enum Content: Sendable {
    case none
    case text(String)
    case boxes([Box])
    /// Markup of ours.
    case raw(StaticString)
    case raws([StaticString])
  }

  struct Declaration: Sendable {
    var property: StaticString
    var value: CSSValue
  }

  struct Attribute: Sendable {
    var name: StaticString
    var value: String
  }

  /// Effects in the order in which CSS applies them to one element; a modifier that comes earlier
  /// in this order than one before it needs an element of its own.
  enum Stage: Int, Comparable, Sendable {
    case layout, background, clip, filter, transform

    static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }

  init(_ classes: StaticString..., content: Content = .none) {
    self.classes = classes
    self.content = content
  }

  init(_ classes: StaticString..., boxes: [Box]) {
    self.classes = classes
    content = .boxes(boxes)
  }

  mutating func set(_ property: StaticString, _ value: CSSValue) {
    styles.append(Declaration(property: property, value: value))
  }

  func with(_ property: StaticString, _ value: CSSValue) -> Box {
    var box = self
    box.set(property, value)
    return box
  }

  func with(class name: StaticString) -> Box {
    var box = self
    box.classes.append(name)
    return box
  }

  func with(_ flex: Flex) -> Box {
    var box = self
    box.flex = flex
    return box
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// An element around this one that is as flexible.
  func wrapped(_ name: StaticString = "m") -> Box {
    var wrapper = Box(name, boxes: [self])
    wrapper.flex = flex
    wrapper.row = row
    wrapper.wantsFit = wantsFit
    wrapper.flex.forgetMaxima()
    return wrapper
  }

  /// An element around one of a ratio that takes all of what is offered; otherwise this one.
  func fitted() -> Box {
    guard wantsFit else { return self }
    var inner = self
    inner.wantsFit = false
    var outer = Box("fit", boxes: [inner])
    outer.row = row
    outer.flex = .greedy
    outer.flex.isRigid = flex.isRigid
    outer.flex.priority = flex.priority
    return outer
  }

  /// Puts an effect on this element, or on one around it if it has a later one already.
  mutating func advance(to stage: Stage) {
    if self.stage >= stage, stage != .layout { self = wrapped() }
    self.stage = stage
  }
}

/// Use that a view makes of the space that it is offered.
struct Flex: Hashable, Sendable {
  /// Takes all of the width.
  var x = false
  var y = false
  /// Takes it up to a limit in points, so that it cannot be stretched.
  var maximumX: Double?
  var maximumY: Double?
  /// Has one width, whatever it is offered.
  var fixedX = false
  var fixedY = false
  /// Takes all where no size is offered: it is as large as its neighbours.
  var idealX = false
  var idealY = false
  /// Can be smaller than its content.
  var shrinksX = false
  var shrinksY = false
  /// Is never less wide than its content, which has no texts.
  var isRigid = false
  /// Is a spacer, maybe with modifiers, which has no spacing beside it that is not asked for.
  var hasNoSpacing = false
  /// Is a spacer.
  var isSpacer = false
  /// Priority from `layoutPriority`.
  var priority = 0.0

  static let greedy = Flex(x: true, y: true)
  static let wide = Flex(x: true)

  init(x: Bool = false, y: Bool = false) {
    self.x = x
    self.y = y
  }

  /// A box around several is flexible if one of them is.
  init(around boxes: [Box]) {
    x = boxes.contains { $0.flex.x && $0.flex.maximumX == nil }
    y = boxes.contains { $0.flex.y && $0.flex.maximumY == nil }
    isRigid = !boxes.isEmpty && boxes.allSatisfy(\.flex.isRigid)
    shrinksX = boxes.contains { $0.flex.maximumX != nil || $0.flex.shrinksX }
    shrinksY = boxes.contains { $0.flex.maximumY != nil || $0.flex.shrinksY }
    idealX = boxes.contains { $0.flex.idealX }
    idealY = boxes.contains { $0.flex.idealY }
  }
}

extension Flex {
  /// For an element around one that has a limit: its content alone keeps the limit.
  mutating func forgetMaxima() {
    if maximumX != nil {
      x = false
      shrinksX = true
    }
    if maximumY != nil {
      y = false
      shrinksY = true
    }
    maximumX = nil
    maximumY = nil
  }
}

extension Box.Tag {
  var name: StaticString {
    switch self {
    case .div: "div"
    case .svg: "svg"
    case .img: "img"
    }
  }
}
