/// Arguments of steps in another language.
enum ForeignStep {
  /// - Returns: The step for a function of another language, for a note; `nil` if none is known.
  static func way(of name: String) -> String? { ways[name.lowercased()] }

  private static let ways: [String: String] = {
    var table: [String: String] = [:]
    for (way, names) in [
      ("a page is opened by 'open('/path')'", "navigate navigateto push goto redirect link visit"),
      (
        "a page is opened as a sheet by 'open('/path', as: .sheet)'",
        "present sheet modal showmodal"
      ),
      ("a screen is left by 'back()' or 'dismiss()'", "pop goback close hide"),
      ("a part is loaded by 'load('/path', into: 'id')'", "fetch get loadmore request axios"),
      ("a form is sent by 'submit(form, to: endpoint)'", "post sendform save put"),
      ("a state is set by 'set(name, value)'", "setstate assign update let change"),
      ("a state is turned over by 'toggle(name)'", "flip invert switch not"),
      (
        "a state is counted by 'increment(name)' or 'increment(name, by: -1)'",
        "add inc dec plus minus"
      ),
      ("a question is 'confirm('Delete?', button: 'Delete')'", "alert prompt ask"),
      ("text is said aloud by 'announce('text')'", "toast snackbar notify speak"),
      ("steps stop where 'when(condition)' does not hold", "if guard unless"),
      ("a pause is 'wait(2)'", "settimeout sleep delay after"),
      ("a list of words is changed by 'append(name, value)' and 'remove(name, value)'", "insert"),
      ("the screen is loaded anew by 'refresh()'", "reload"),
      ("a view is scrolled to by 'scroll(to: 'id')'", "scrollto scrollintoview"),
      ("an event for the app is 'send(name, key: value)'", "emit dispatch track trigger fire log"),
    ] {
      for name in names.split(separator: " ") { table[String(name)] = way }
    }
    return table
  }()

  /// - Parameters:
  ///   - name: The step's name.
  ///   - arguments: The text between its parentheses.
  /// - Returns: The way out, for a note; `nil` if nothing is known.
  static func note(_ name: String, _ arguments: String) -> String? {
    if arguments.contains("//"), name == "submit" {
      return "an endpoint has a name in site.yaml, as in 'endpoints: { order: … }', "
        + "and is written 'to: order'"
    }
    if arguments.contains("=>") || arguments.contains("{") {
      return "steps stand one behind the other, as in 'toggle(open);send(opened)'"
    }
    guard arguments.first == "/" || arguments.contains("//"), !arguments.contains("'") else {
      return nil
    }
    return "a path stands in quotes: \(name)('\(arguments)')"
  }
}
