/// Arguments of steps in another language.
enum ForeignStep {
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
