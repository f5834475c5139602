import VMLMarkup

extension StyleCall {
  /// The call with the first colour of a gradient in its place, since a shape without its paint
  /// would be black; `nil` for other calls.
  var inOneColor: StyleCall? {
    guard name == "fill" || name == "stroke", let color = self[0]?.firstColor,
      let index = arguments.firstIndex(where: { $0.label.isEmpty })
    else { return nil }
    var call = self
    call.arguments[index].value = color
    return call
  }
}

extension StyleExpression {
  /// The first colour of `.linearGradient(colors: [.blue, .green], …)` or `.blue.gradient`; `nil`
  /// for what is no gradient.
  fileprivate var firstColor: StyleExpression? {
    guard case .member(let base, let name, let arguments) = self else { return nil }
    if name == "gradient", arguments.isEmpty, let base, !base.isType { return base }
    for argument in arguments {
      switch argument.label {
      case "colors", "color": return argument.value.list.first
      case "", "gradient", "stops":
        if let color = argument.value.list.first?.firstColor { return color }
      default: continue
      }
    }
    return nil
  }
}
