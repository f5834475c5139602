public import VMLData
public import VMLMarkup

/// An element on a screen: of the screen's document, or of a part that it has loaded.
public struct ElementID: Hashable, Sendable {
  public var screen: Int
  /// 0 for the screen's own document.
  public var part: Int
  public var node: Int

  public init(screen: Int, part: Int = 0, node: Int) {
    self.screen = screen
    self.part = part
    self.node = node
  }
}

/// A way in which a page comes to the screen.
public enum Presentation: String, Hashable, Sendable { case push, sheet, cover, replace, root }

/// Something that has happened: to a view, to a request, to the clock, in the app.
///
/// An event of something that is gone does nothing, so that a client need not put late ones apart.
public enum BehaviourEvent: Sendable {
  /// A user's act on an element, or a change of the screen, with the event's own value, if it has
  /// one. `onChange` and `onVisible` have events of their own.
  case happened(EventName, ElementID, value: Value? = nil)
  /// A closure of the element's style, by the number of its modifier.
  case performed(ElementID, modifier: Int, value: Value? = nil)
  /// The user, or SwiftUI, has changed an attribute that is a binding.
  case changed(ElementID, attribute: String, Value)
  /// Whether half of an element is on the screen.
  case visible(ElementID, Bool)

  /// A timer of ``BehaviourEffect/startTimer(_:seconds:)`` is over.
  case timer(Int)
  /// The time, in seconds since 1970: at the start, when asked for, and when it was set.
  case clock(Double)

  /// The answer to a ``BehaviourEffect/fetch(_:path:isRefresh:)``.
  case arrived(Int, BehaviourDocument)
  /// The page is as it was.
  case unchanged(Int)
  /// The release has no such page.
  case unknownPath(Int)
  /// A request of any kind has failed.
  case failed(Int)
  /// The answer to a ``BehaviourEffect/submit(_:_:)``: a status of HTTP, and the body.
  case answered(Int, status: Int, body: [UInt8])
  /// The answer to a ``BehaviourEffect/confirm(_:_:)``.
  case confirmed(Int, Bool)

  /// The app starts at a path, or a link leads to one. Below it are the pages of `parents`, the
  /// outermost first.
  case link(String, parents: [String] = [])
  /// A link that is no element, as in a text, leads to a page.
  case opened(String)
  case selectedTab(String)
  /// The user went back on a stack, or closed what was presented.
  case wentBack
  case closed

  /// The app sets a state of the site.
  case appSet(String, Value)
  /// A new release has another document for its path.
  case released(BehaviourDocument)
  /// A new release has other facts.
  case site(BehaviourSite)
}

/// A demand on the view, the system, the network, or the app.
public enum BehaviourEffect: Hashable, Sendable {
  /// Get a document. With `isRefresh` from the channel, though there may be one here.
  case fetch(Int, path: String, isRefresh: Bool)
  case submit(Int, Submission)
  case confirm(Int, Confirmation)
  /// Forget a request.
  case cancel(Int)
  case startTimer(Int, seconds: Double)
  case cancelTimer(Int)
  /// Send ``BehaviourEvent/clock(_:)`` at that time, and not at the one that was asked for before.
  case wake(at: Double)

  /// Values of the app's action, by label; one without a label has an empty one.
  case send(String, [SentValue])
  /// A path that the release does not have.
  case openPath(String)
  /// Keep a site's state on the device.
  case keep(String, Value)

  /// Go back from the lowest screen, as an app can that shows it on a stack of its own.
  case leave
  case openURL(String)
  case share(String)
  case copy(String)
  case haptic(String)
  case announce(String)
  case settings
  case review
  /// The animation of all that these effects change, as styles write it.
  case animate(String)
  case focus(ElementID)
  case scroll(ElementID)

  /// Something that a document asks, and the client does not do; told once.
  case report(String)
}

/// A value with its label.
public struct SentValue: Hashable, Sendable {
  public var label: String
  public var value: Value

  public init(_ label: String, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// A form on its way.
public struct Submission: Hashable, Sendable {
  public var form: String
  /// `nil` for the app.
  public var endpoint: String?
  public var fields: [SentValue]
  /// The names of the fields that stand in a `SecureField`, whose values no log should have.
  public var secrets: Set<String> = []
  /// One for each order that the user gives, however often it is sent.
  public var key: String
}

/// A question that the user answers.
public struct Confirmation: Hashable, Sendable {
  public var title: String
  public var button: String
  public var cancel: String
  public var isDestructive: Bool

  public init(title: String, button: String, cancel: String, isDestructive: Bool) {
    self.title = title
    self.button = button
    self.cancel = cancel
    self.isDestructive = isDestructive
  }
}
