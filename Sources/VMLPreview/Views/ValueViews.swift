import VMLMarkup

/// Views that show or set a value.
let valueViews: [ViewRow] = [
  ViewRow("Slider", .approximate) { renderer, node, environment in
    let share = renderer.share("value", node)
    var box = Box("slider", boxes: [track(share, environment), knob(share)])
    box.flex = Flex(x: environment.boundsX)
    renderer.slides(&box, node)
    guard environment.platform == .macOS, environment.place == .row || !environment.hidesLabels
    else { return box }
    let label = renderer.controlLabel(node, environment.inside(.horizontal))
    guard !label.isEmpty else { return box }
    if environment.formStyle == "columns" { return renderer.labeled(label, box, environment) }
    return stack(label + [box], .horizontal, .center, spacing: 8)
  },
  ViewRow("Stepper", .approximate) { renderer, node, environment in
    let isMac = environment.platform == .macOS
    var minus = Box("minus", content: .text(isMac ? "⌄" : "−"))
    var plus = Box("plus", content: .text(isMac ? "⌃" : "+"))
    renderer.steps(&minus, node, by: -1)
    renderer.steps(&plus, node, by: 1)
    let parts = isMac ? [plus, minus] : [minus, plus]
    var control = Box("stepper", boxes: parts)
    control.flex.fixedX = true
    return renderer.labeled(
      renderer.controlLabel(node, environment.inside(.horizontal)), control, environment)
  },
  ViewRow("Picker", .approximate, "a menu opens") {
    $0.drawPicker($1, $2)
  },
  ViewRow("DatePicker", .approximate, "compact; dates in English, in UTC") {
    $0.drawDatePicker($1, $2)
  },
  ViewRow("ColorPicker", .approximate, "the tint as its colour") { renderer, node, environment in
    var box = Box("well")
    box.flex.fixedX = true
    let named = renderer.value("selection", node).flatMap(environment.paints.named)
    box.set("background", .color(named ?? environment.tint))
    renderer.takes(&box, node, "selection", "color", renderer.value("selection", node) ?? "")
    return renderer.labeled(
      renderer.controlLabel(node, environment.inside(.horizontal)), box, environment)
  },
  ViewRow("ProgressView", .approximate, "a spinner stands still where motion is reduced") {
    renderer, node, environment in
    var environment = environment
    let label = renderer.controlLabel(node, environment.inside(.vertical))
    guard renderer.value("value", node) != nil, environment.progressStyle != "circular" else {
      var spinner = Box("spinner", content: .raw(spinnerDrawing))
      spinner.tag = .svg
      spinner.attribute("viewBox", "0 0 24 24")
      spinner.flex.fixedX = true
      spinner.set("color", .color(environment.colors.level(1)))
      if environment.controlSize == "large" { spinner.classes.append("large") }
      return label.isEmpty
        ? spinner : stack([spinner] + label, .vertical, .center, spacing: 6)
    }
    let bar = track(renderer.share("value", node), environment)
    environment.font.style = .caption
    var box = stack(
      label + [bar]
        + renderer.drawAll(
          renderer.templates("currentValueLabel", of: node), environment.inside()),
      .vertical, Alignment(.leading), spacing: 6)
    box.flex.x = environment.boundsX
    return box
  },
  ViewRow("Gauge", .approximate, "linear and circular") { $0.drawGauge($1, $2) },
]

private let spinnerDrawing: StaticString = """
  <g stroke-width="2.2" stroke-linecap="round">\
  <path d="M12 2.5v5" opacity="1"/><path d="M18.7 5.3l-3.5 3.5" opacity=".3"/>\
  <path d="M21.5 12h-5" opacity=".38"/><path d="M18.7 18.7l-3.5-3.5" opacity=".46"/>\
  <path d="M12 21.5v-5" opacity=".54"/><path d="M5.3 18.7l3.5-3.5" opacity=".62"/>\
  <path d="M2.5 12h5" opacity=".72"/><path d="M5.3 5.3l3.5 3.5" opacity=".85"/></g>
  """

private let monthNames = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

/// The line of a slider or progress view, filled up to a share.
private func track(_ share: Double, _ environment: PreviewEnvironment) -> Box {
  var filled = Box("filled")
  filled.set("width", .percent(share))
  filled.set("background", .color(environment.tint))
  var box = Box("track", boxes: [filled])
  box.flex = .wide
  return box
}

private func knob(_ share: Double) -> Box {
  Box("knob").with("--share", .number(share))
}

extension Renderer {
  /// Place of a value in the range of its element, from 0 to 1.
  fileprivate func share(_ name: StaticString, _ node: Int) -> Double {
    let value = number(name, node) ?? 0
    var bounds = (0.0, number("total", node) ?? 1)
    if let range = self.value("in", node)?.bounds { bounds = range }
    guard bounds.1 > bounds.0 else { return 0 }
    return min(max((value - bounds.0) / (bounds.1 - bounds.0), 0), 1)
  }

  private func range(_ node: Int) -> (Double, Double)? { value("in", node)?.bounds }

  /// Has a slider be dragged.
  fileprivate func slides(_ box: inout Box, _ node: Int) {
    guard live(node) != nil else { return }
    let range = range(node) ?? (0, 1)
    let value = number("value", node) ?? range.0
    takes(&box, node, "value", "slider", shortest(value))
    box.attribute("data-step", shortest(number("step", node) ?? 0))
    box.attribute("role", "slider")
    box.attribute("aria-valuemin", shortest(range.0))
    box.attribute("aria-valuemax", shortest(range.1))
    box.attribute("aria-valuenow", shortest(value))
    box.name(controlName(node) ?? "Slider")
  }

  /// Has a half of a stepper be pressed, as long as the value stays in its range.
  fileprivate func steps(_ box: inout Box, _ node: Int, by sign: Double) {
    guard live(node) != nil else { return }
    let next = (number("value", node) ?? 0) + sign * (number("step", node) ?? 1)
    box.attribute("role", "button")
    box.name(sign < 0 ? "Decrement" : "Increment")
    if let range = range(node), next < range.0 || next > range.1 {
      box.attribute("aria-disabled", "true")
    } else {
      sets(&box, node, "value", to: .number(next))
    }
  }

  // MARK: Pickers

  /// Has a click on a choice of a picker choose it.
  func chooses(_ box: inout Box, _ picker: Int, _ choice: Int) {
    sets(&box, picker, "selection", to: value("tag", choice).map { .text($0) })
  }

  fileprivate mutating func drawPicker(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let inner = environment.inside(.horizontal)
    var label = drawAll(templates("label", of: node), inner)
    if label.isEmpty, let title = value("title", node) { label = [textBox(title, inner)] }
    let choices = children(of: node).filter { self.name(of: $0) != "" }
    let selection = value("selection", node)
    let chosen =
      choices.first { value("tag", $0) == selection && selection != nil } ?? choices.first
    if environment.place == .menuItem {
      let items = menuItems(choices, chosen: chosen, of: node, environment)
      var group = Box("menugroup", boxes: items.map(menuRow))
      group.attribute("role", "group")
      return group
    }
    switch environment.pickerStyle {
    case "segmented", "palette":
      return segmented(node, choices, chosen, label, environment)
    case "inline", "radioGroup":
      return listed(node, choices, chosen, label, environment)
    default: break
    }
    var quiet = inner
    let isMac = environment.platform == .macOS
    if !isMac {
      let isRow = environment.place == .row
      quiet.foreground = .color(isRow ? environment.colors.level(1) : environment.tint)
      quiet.level = 0
    }
    var parts = chosen.map { drawAll([$0], quiet) } ?? []
    if environment.pickerStyle == "navigationLink" {
      parts.append(disclosure(environment))
    } else {
      quiet.imageScale = isMac ? 0.7 : 0.88
      var arrows = symbolBox("chevron.up.chevron.down", quiet)
      if !isMac { arrows.classes.append("arrows") }
      parts.append(arrows)
    }
    var control = stack(parts, .horizontal, .center, spacing: 4)
    if isMac { control.classes += ["popup"] }
    guard environment.pickerStyle != "navigationLink" else {
      return labeled(label, control, environment, stacks: true)
    }
    addMenu(menuItems(choices, chosen: chosen, of: node, environment), openedBy: &control)
    // Outside of lists and windows the value stands alone.
    let platforms: Set = [PreviewPlatform.iOS, .iPadOS, .visionOS]
    guard environment.place != .row, platforms.contains(environment.platform),
      let name = controlName(node)
    else {
      return labeled(label, control, environment, stacks: true)
    }
    control.name("\(name), \(control.plainText)")
    return control
  }

  private mutating func segmented(
    _ node: Int, _ choices: [Int], _ chosen: Int?, _ label: [Box],
    _ environment: PreviewEnvironment
  ) -> Box {
    var segments: [Box] = []
    for choice in choices {
      var inner = environment.inside()
      inner.font.style = environment.platform.isTouch ? .footnote : .body
      inner.weight = choice == chosen ? 600 : 500
      var segment = Box("m", "segment", boxes: [draw(choice, inner)])
      segment.flex.x = true
      chooses(&segment, node, choice)
      if choice == chosen { segment.classes.append("on") }
      segments.append(segment)
    }
    var box = Box("h", "segments", boxes: segments)
    box.flex.x = environment.boundsX
    return environment.platform == .macOS ? labeled(label, box, environment) : box
  }

  private mutating func listed(
    _ node: Int, _ choices: [Int], _ chosen: Int?, _ label: [Box],
    _ environment: PreviewEnvironment
  ) -> Box {
    var rows: [Box] = []
    for choice in choices {
      let view = draw(choice, environment.inside(.horizontal))
      if environment.pickerStyle == "radioGroup" || environment.platform == .macOS {
        var radio = Box("radio")
        radio.flex.fixedX = true
        if choice == chosen {
          radio.classes.append("on")
          radio.set("background", .color(environment.tint))
        }
        var row = stack([radio, view], .horizontal, .center, spacing: 6)
        chooses(&row, node, choice)
        rows.append(row)
      } else {
        var tinted = environment
        tinted.foreground = .color(environment.tint)
        tinted.weight = 600
        var spacer = Box("spacer")
        spacer.flex.isSpacer = true
        spacer.flex.x = true
        var parts = [view, spacer]
        if choice == chosen { parts.append(symbolBox("checkmark", tinted)) }
        var row = stack(parts, .horizontal, .center, spacing: 0)
        chooses(&row, node, choice)
        rows.append(row)
      }
    }
    let list = stack(rows, .vertical, Alignment(.leading), spacing: nil)
    return labeled(label, list, environment)
  }

  // MARK: Dates

  /// A date and a time in an area each; either is left out where it is not asked for.
  fileprivate mutating func drawDatePicker(
    _ node: Int, _ environment: PreviewEnvironment
  ) -> Box {
    let value = value("selection", node) ?? value("value", node) ?? ""
    let parts = self.value("displayedComponents", node) ?? ""
    let hasDate = parts.isEmpty || parts.contains("date")
    let hasTime = value.contains("T") && parts.isEmpty || parts.contains("hourAndMinute")
    var pills: [Box] = []
    for (kind, text) in [
      ("date", hasDate ? date(value) : nil), ("time", hasTime ? time(value) : nil),
    ] {
      guard let text else { continue }
      var pill = Box("pill", boxes: [textBox(text, environment)])
      pill.flex.fixedX = true
      takes(&pill, node, "selection", kind, value)
      pill.attribute("role", "button")
      pill.name([controlName(node), text].compactMap(\.self).joined(separator: ", "))
      pills.append(pill)
    }
    let control =
      pills.count == 1 ? pills[0] : stack(pills, .horizontal, .center, spacing: 6)
    return labeled(controlLabel(node, environment.inside(.horizontal)), control, environment)
  }

  /// `Dec 1, 2026` for a value that begins with a date, which is otherwise written as it stands.
  private func date(_ value: String) -> String {
    let numbers = value.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]) else {
      return value.isEmpty ? "Today" : value
    }
    return "\(monthNames[numbers[1] - 1]) \(numbers[2]), \(numbers[0])"
  }

  /// `3:05 PM` for a value that has a time.
  private func time(_ value: String) -> String {
    let numbers = value.dropFirst(11).prefix(5).split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2 else { return "9:41 AM" }
    let minute = numbers[1] < 10 ? "0\(numbers[1])" : String(numbers[1])
    return "\((numbers[0] + 11) % 12 + 1):\(minute) \(numbers[0] < 12 ? "AM" : "PM")"
  }

  // MARK: Gauges

  fileprivate mutating func drawGauge(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let share = share("value", node)
    var small = environment.inside(.horizontal)
    let value = drawAll(templates("currentValueLabel", of: node), small)
    let label = controlLabel(node, small)
    small.font.style = .caption
    let minimum = drawAll(templates("minimumValueLabel", of: node), small)
    let maximum = drawAll(templates("maximumValueLabel", of: node), small)
    if environment.gaugeStyle.contains("ircular") {
      var box = Box("ring", boxes: value.isEmpty ? label : value)
      box.flex.fixedX = true
      box.set("--share", .percent(share))
      box.set("--tint", .color(environment.tint))
      return box
    }
    let line = stack(
      minimum + [track(share, environment)] + maximum, .horizontal, .center, spacing: nil)
    var box = stack(label + [line] + value, .vertical, .center, spacing: 4)
    box.flex.x = environment.boundsX
    return box
  }
}

extension String {
  /// The two ends of `0...1` or `0..<100`.
  fileprivate var bounds: (Double, Double)? {
    for separator in ["...", "..<"] {
      guard let place = firstRange(of: separator) else { continue }
      func number(_ part: Substring) -> Double? {
        Double(part.filter { !$0.isWhitespace })
      }
      guard let start = number(self[..<place.lowerBound]),
        let end = number(self[place.upperBound...])
      else { return nil }
      return (start, end)
    }
    return nil
  }
}
