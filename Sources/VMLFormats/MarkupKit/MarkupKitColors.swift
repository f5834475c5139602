import VMLMarkup

/// Colours of UIKit as a sheet writes them, by their names without `Color`.
let uiKitColors: [String: String] = {
  var colors = [
    "black": ".black", "white": ".white", "clear": ".clear", "darkText": ".black",
    "lightText": "#ffffff99", "tint": ".accentColor", "placeholderText": "Color(.placeholderText)",
    // The system's own hues are others.
    "darkGray": "#555555", "lightGray": "#aaaaaa", "gray": "#808080", "red": "#ff0000",
    "green": "#00ff00", "blue": "#0000ff", "cyan": "#00ffff", "yellow": "#ffff00",
    "magenta": "#ff00ff", "orange": "#ff8000", "purple": "#800080", "brown": "#996633",
  ]
  let onlySwiftUI: Set = ["primary", "secondary", "pink"]
  for name in SwiftUIMLCodec.names.values where colors[name] == nil && !onlySwiftUI.contains(name) {
    let hue = name.hasPrefix("system") ? name.dropFirst("system".count).lowercased() : ""
    colors[name] = systemHues[hue] == nil ? "Color(.\(name))" : ".\(hue)"
  }
  return colors
}()
