import VMLMarkup

/// Modifiers that choose the style of controls.
let styleModifiers: [ModifierRow] = [
  style("buttonStyle", .approximate, "styles of the app's own are the automatic one") {
    $1.buttonStyle = $0
  },
  style("buttonBorderShape", .exact) { $1.borderShape = $0 },
  style("controlSize", .approximate, "heights are near to the system's") { $1.controlSize = $0 },
  style("toggleStyle", .approximate, "switch, checkbox and button") { $1.toggleStyle = $0 },
  style("pickerStyle", .approximate, "a wheel and a palette are menus") { $1.pickerStyle = $0 },
  style("textFieldStyle", .approximate) { $1.textFieldStyle = $0 },
  style("listStyle", .approximate, "plain, grouped, inset and sidebar") { $1.listStyle = $0 },
  style("formStyle", .approximate, "grouped and columns") { $1.formStyle = $0 },
  style("labelStyle", .exact) { $1.labelStyle = $0 },
  style("gaugeStyle", .approximate, "linear and circular") { $1.gaugeStyle = $0 },
  style("progressViewStyle", .approximate, "linear and circular") { $1.progressStyle = $0 },
  style("datePickerStyle", .approximate, "all are compact") { $1.datePickerStyle = $0 },
  style("menuStyle", .approximate) { $1.menuStyle = $0 },
  style("tabViewStyle", .approximate, "tabs and pages") { $1.tabViewStyle = $0 },
  style("groupBoxStyle", .notShown) { _, _ in },
  style("disclosureGroupStyle", .notShown) { _, _ in },
  style("labeledContentStyle", .notShown) { _, _ in },
  style("controlGroupStyle", .notShown) { _, _ in },
  style("textEditorStyle", .notShown) { _, _ in },
  style("tableStyle", .notShown) { _, _ in },
  ModifierRow(
    "labelsHidden", .exact, change: { _, environment in environment.hidesLabels = true }),
  ModifierRow(
    "labelsVisibility", .exact,
    change: { call, environment in environment.hidesLabels = call[0]?.name == "hidden" }),
  ModifierRow(
    "disabled", .exact, "at 40 per cent",
    change: { call, environment in
      if call[0]?.bool ?? true { environment.isDisabled = true }
    },
    effect: { _, box, call, _ in
      call[0]?.bool ?? true ? box.with(class: "disabled") : box
    }),
  ModifierRow(
    "scrollIndicators", .exact,
    change: { call, environment in
      environment.hidesIndicators = ["hidden", "never"].contains(call[0]?.name)
    }),
  ModifierRow(
    "scrollClipDisabled", .approximate, "within 24 points",
    effect: { _, box, call, _ in
      call[0]?.bool ?? true ? box.with(class: "unclipped") : box
    }),
  ModifierRow("scrollDisabled", .invisible),
  ModifierRow(
    "flipsForRightToLeftLayoutDirection", .exact,
    effect: { _, box, call, context in
      guard context.environment.isRightToLeft, call[0]?.bool ?? true else { return box }
      var box = box.wrapped()
      box.stage = .transform
      return box.with(class: "flips")
    }),
]

private func style(
  _ name: String, _ support: PreviewSupport, _ note: String = "",
  change: @escaping @Sendable (String, inout PreviewEnvironment) -> Void
) -> ModifierRow {
  ModifierRow(
    name, support, note,
    change: { call, environment in change(call[0]?.name ?? "", &environment) })
}
