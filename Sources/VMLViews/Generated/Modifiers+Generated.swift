// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

extension View {
  public func accentColor(_ accentColor: Color?) -> some View {
    var call = ModifierCall("accentColor(")
    call.value(nil, accentColor.vmlCode)
    return modified(call)
  }
  public func accessibility(activationPoint: CGPoint) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("activationPoint", activationPoint.vmlCode)
    return modified(call)
  }
  public func accessibility(activationPoint: UnitPoint) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("activationPoint", activationPoint.vmlCode)
    return modified(call)
  }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("addTraits", traits.vmlCode)
    return modified(call)
  }
  public func accessibility(hidden: Bool) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("hidden", hidden.vmlCode)
    return modified(call)
  }
  public func accessibility(hint: Text) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("hint", hint.vmlCode)
    return modified(call)
  }
  public func accessibility(identifier: String) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("identifier", identifier.vmlCode)
    return modified(call)
  }
  public func accessibility(inputLabels: [Text]) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("inputLabels", inputLabels.vmlCode)
    return modified(call)
  }
  public func accessibility(label: Text) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("label", label.vmlCode)
    return modified(call)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("removeTraits", traits.vmlCode)
    return modified(call)
  }
  public func accessibility(sortPriority: Double) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("sortPriority", sortPriority.vmlCode)
    return modified(call)
  }
  public func accessibility(value: Text) -> some View {
    var call = ModifierCall("accessibility(")
    call.value("value", value.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'selectionIdentifier' is an AnyHashable")
  @_disfavoredOverload public func accessibility<P1>(selectionIdentifier p0: P1) -> EmptyView { preconditionFailure() }
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, @StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityAction(")
    call.value(nil, actionKind.vmlCode, ".default")
    call.steps(nil, handler())
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction(named name: Text, @StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityAction(")
    call.value("named", name.vmlCode)
    call.steps(nil, handler())
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityAction(named nameKey: LocalizedStringKey, @StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityAction(")
    call.value("named", nameKey.vmlCode)
    call.steps(nil, handler())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityAction(@StepBuilder action: () -> Steps, @ViewBuilder label: () -> some View) -> some View {
    var call = ModifierCall("accessibilityAction(")
    call.steps("action", action())
    call.slot("label", "label", label())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View) -> some View {
    var call = ModifierCall("accessibilityAction(")
    call.slot("label", "label", label())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityAction(named name: some StringProtocol, @StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityAction(")
    call.value("named", String(name).vmlCode)
    call.steps(nil, handler())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public func accessibilityAction<I>(intent p0: I, @ViewBuilder label p1: () -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public func accessibilityAction<I>(_ p0: AccessibilityActionKind? = nil, intent p1: I) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public func accessibilityAction<I>(named p0: Text, intent p1: I) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public func accessibilityAction<I>(named p0: LocalizedStringKey, intent p1: I) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'named' is looked up on the device: give its text")
  @_disfavoredOverload public func accessibilityAction<P1, I>(named p0: P1, intent p1: I) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'intent' is an AppIntents.AppIntent")
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol, I>(named p0: S, intent p1: I) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    var call = ModifierCall("accessibilityActions(")
    call.slot(nil, "content", content())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityActions(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View) -> some View {
    var call = ModifierCall("accessibilityActions(")
    call.value("category", category.vmlCode)
    call.slot(nil, "content", content())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    var call = ModifierCall("accessibilityActivationPoint(")
    call.value(nil, activationPoint.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityActivationPoint(")
    call.value(nil, activationPoint.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    var call = ModifierCall("accessibilityActivationPoint(")
    call.value(nil, activationPoint.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityActivationPoint(")
    call.value(nil, activationPoint.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    var call = ModifierCall("accessibilityAddTraits(")
    call.value(nil, traits.vmlCode)
    return modified(call)
  }
  public func accessibilityAdjustableAction(@StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityAdjustableAction(")
    call.steps(nil, handler())
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'representable' is an AXChartDescriptorRepresentable")
  @_disfavoredOverload public func accessibilityChartDescriptor<R>(_ p0: R) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    var call = ModifierCall("accessibilityChildren(")
    call.slot("children", "children", children())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, key.vmlCode)
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, key.vmlCode)
    call.value(nil, valueKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, label.vmlCode)
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, labelKey.vmlCode)
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, labelKey.vmlCode)
    call.value(nil, valueKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, key.vmlCode)
    call.value(nil, String(value).vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityCustomContent(")
    call.value(nil, labelKey.vmlCode)
    call.value(nil, String(value).vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'binding' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func accessibilityDefaultFocus<P1, Value: Hashable>(_ p0: P1, _ p1: Value) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View {
    var call = ModifierCall("accessibilityDirectTouch(")
    call.value(nil, isDirectTouchArea.vmlCode, "true")
    call.value("options", options.vmlCode, "[]")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityDragPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityDragPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    var call = ModifierCall("accessibilityDragPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityDragPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  @_disfavoredOverload public func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityDragPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", String(description).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  @_disfavoredOverload public func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityDragPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", String(description).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityDropPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityDropPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    var call = ModifierCall("accessibilityDropPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityDropPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", description.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  @_disfavoredOverload public func accessibilityDropPoint(_ point: UnitPoint, description: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityDropPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", String(description).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  @_disfavoredOverload public func accessibilityDropPoint(_ point: UnitPoint, description: some StringProtocol, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityDropPoint(")
    call.value(nil, point.vmlCode)
    call.value("description", String(description).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    var call = ModifierCall("accessibilityElement(")
    call.value("children", children.vmlCode, ".ignore")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'condition' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func accessibilityFocused<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'binding' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func accessibilityFocused<P1, Value: Hashable>(_ p0: P1, equals p1: Value) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    var call = ModifierCall("accessibilityHeading(")
    call.value(nil, level.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    var call = ModifierCall("accessibilityHidden(")
    call.value(nil, hidden.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityHidden(")
    call.value(nil, hidden.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityHint(_ hint: Text) -> some View {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, hint.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, hint.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, hintKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, hintKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, String(hint).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, String(hint).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    var call = ModifierCall("accessibilityIdentifier(")
    call.value(nil, identifier.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityIdentifier(")
    call.value(nil, identifier.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    var call = ModifierCall("accessibilityIgnoresInvertColors(")
    call.value(nil, active.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabelKeys.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabelKeys.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabels.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabels.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [String]) -> some View {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabels.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [String], isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabels.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityLabel(_ label: Text) -> some View {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, label.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, labelKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, labelKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, String(label).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, String(label).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func accessibilityLabel(@ViewBuilder content p0: (Any) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View {
    var call = ModifierCall("accessibilityLabeledPair(")
    call.value("role", role.vmlCode)
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    var call = ModifierCall("accessibilityLinkedGroup(")
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  /// Since watchOS 9.
  public func accessibilityQuickAction(style: some AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("accessibilityQuickAction(")
    call.value("style", style.vmlCode)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since watchOS 9.
  public func accessibilityQuickAction(style: some AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("accessibilityQuickAction(")
    call.value("style", style.vmlCode)
    call.binding("isActive", isActive.source)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    var call = ModifierCall("accessibilityRemoveTraits(")
    call.value(nil, traits.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
    var call = ModifierCall("accessibilityRepresentation(")
    call.slot("representation", "representation", representation())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    var call = ModifierCall("accessibilityRespondsToUserInteraction(")
    call.value(nil, respondsToUserInteraction.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityRespondsToUserInteraction(")
    call.value(nil, respondsToUserInteraction.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityRotor(_ label: Text, @AccessibilityRotorContentBuilder entries: () -> some AccessibilityRotorContent) -> some View {
    var call = ModifierCall("accessibilityRotor(")
    call.value(nil, label.vmlCode)
    call.slot("entries", "entries", entries())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> some AccessibilityRotorContent) -> some View {
    var call = ModifierCall("accessibilityRotor(")
    call.value(nil, labelKey.vmlCode)
    call.slot("entries", "entries", entries())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> some AccessibilityRotorContent) -> some View {
    var call = ModifierCall("accessibilityRotor(")
    call.value(nil, systemRotor.vmlCode)
    call.slot("entries", "entries", entries())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func accessibilityRotor(_ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: () -> some AccessibilityRotorContent) -> some View {
    var call = ModifierCall("accessibilityRotor(")
    call.value(nil, String(label).vmlCode)
    call.slot("entries", "entries", entries())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'label' is looked up on the device: give its text")
  @_disfavoredOverload public func accessibilityRotor<P1, P2>(_ p0: P1, textRanges p1: [Range<P2>]) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRanges' is a Range")
  @_disfavoredOverload public func accessibilityRotor<P1>(_ p0: Text, textRanges p1: [Range<P1>]) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRanges' is a Range")
  @_disfavoredOverload public func accessibilityRotor<P1>(_ p0: LocalizedStringKey, textRanges p1: [Range<P1>]) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRanges' is a Range")
  @_disfavoredOverload public func accessibilityRotor<P1>(_ p0: AccessibilitySystemRotor, textRanges p1: [Range<P1>]) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is of any type")
  @_disfavoredOverload public func accessibilityRotor<EntryModel, ID: Hashable>(_ p0: Text, entries p1: [EntryModel], entryID p2: KeyPath<EntryModel, ID>, entryLabel p3: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is of any type")
  @_disfavoredOverload public func accessibilityRotor<EntryModel, ID: Hashable>(_ p0: LocalizedStringKey, entries p1: [EntryModel], entryID p2: KeyPath<EntryModel, ID>, entryLabel p3: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'rotorLabelResource' is looked up on the device: give its text")
  @_disfavoredOverload public func accessibilityRotor<P1, EntryModel, ID: Hashable>(_ p0: P1, entries p1: [EntryModel], entryID p2: KeyPath<EntryModel, ID>, entryLabel p3: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is of any type")
  @_disfavoredOverload public func accessibilityRotor<EntryModel, ID: Hashable>(_ p0: AccessibilitySystemRotor, entries p1: [EntryModel], entryID p2: KeyPath<EntryModel, ID>, entryLabel p3: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is an Identifiable")
  @_disfavoredOverload public func accessibilityRotor<EntryModel: Identifiable>(_ p0: Text, entries p1: [EntryModel], entryLabel p2: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is an Identifiable")
  @_disfavoredOverload public func accessibilityRotor<EntryModel: Identifiable>(_ p0: LocalizedStringKey, entries p1: [EntryModel], entryLabel p2: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'rotorLabelResource' is looked up on the device: give its text")
  @_disfavoredOverload public func accessibilityRotor<P1, EntryModel: Identifiable>(_ p0: P1, entries p1: [EntryModel], entryLabel p2: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is an Identifiable")
  @_disfavoredOverload public func accessibilityRotor<EntryModel: Identifiable>(_ p0: AccessibilitySystemRotor, entries p1: [EntryModel], entryLabel p2: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is of any type")
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(_ p0: L, entries p1: [EntryModel], entryID p2: KeyPath<EntryModel, ID>, entryLabel p3: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'entries' is an Identifiable")
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_ p0: L, entries p1: [EntryModel], entryLabel p2: KeyPath<EntryModel, String>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'textRanges' is a Range")
  @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, P1>(_ p0: L, textRanges p1: [Range<P1>]) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    var call = ModifierCall("accessibilityRotorEntry(")
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  public func accessibilityScrollAction(@StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityScrollAction(")
    call.steps(nil, handler())
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("accessibilityScrollStatus(")
    call.value(nil, status.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  @_disfavoredOverload public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("accessibilityScrollStatus(")
    call.value(nil, String(status).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("accessibilityScrollStatus(")
    call.value(nil, statusKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityShowsLargeContentViewer() -> some View { modified(ModifierCall("accessibilityShowsLargeContentViewer(")) }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ largeContentView: () -> some View) -> some View {
    var call = ModifierCall("accessibilityShowsLargeContentViewer(")
    call.slot(nil, "largeContentView", largeContentView())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    var call = ModifierCall("accessibilitySortPriority(")
    call.value(nil, sortPriority.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    var call = ModifierCall("accessibilityTextContentType(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, valueDescription.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, valueDescription.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, valueKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, valueKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol) -> some View {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, String(value).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> some View {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, String(value).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func accessibilityZoomAction(@StepBuilder _ handler: () -> Steps) -> some View {
    var call = ModifierCall("accessibilityZoomAction(")
    call.steps(nil, handler())
    return modified(call)
  }
  /// Since watchOS 11.
  public func accessoryWidgetGroupStyle() -> some View { modified(ModifierCall("accessoryWidgetGroupStyle(")) }
  @available(*, unavailable, message: "VML has no form for it: 'content' is code that gives a value back")
  @_disfavoredOverload public func actionSheet<P1>(isPresented p0: Binding<Bool>, content p1: () -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func actionSheet<T: Identifiable, P1>(item p0: Binding<T?>, content p1: (T) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 16.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    var call = ModifierCall("activityBackgroundTint(")
    call.value(nil, color.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.1.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    var call = ModifierCall("activitySystemActionForegroundColor(")
    call.value(nil, color.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'style' is an AddOrderToWalletButtonStyle")
  @_disfavoredOverload public func addOrderToWalletButtonStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is an AddPassToWalletButtonStyle")
  @_disfavoredOverload public func addPassToWalletButtonStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func alert(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("alert(")
    call.value(nil, title.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func alert(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("alert(")
    call.value(nil, titleKey.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func alert(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("alert(")
    call.value(nil, title.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func alert(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("alert(")
    call.value(nil, titleKey.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("alert(")
    call.value(nil, String(title).vmlCode)
    call.binding("isPresented", isPresented.source)
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("alert(")
    call.value(nil, String(title).vmlCode)
    call.binding("isPresented", isPresented.source)
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' is code that gives a value back")
  @_disfavoredOverload public func alert<P1>(isPresented p0: Binding<Bool>, content p1: () -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func alert<T>(_ p0: Text, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View, @ViewBuilder message p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func alert<T>(_ p0: LocalizedStringKey, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View, @ViewBuilder message p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public func alert<P1, T>(_ p0: P1, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View, @ViewBuilder message p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func alert<T>(_ p0: Text, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func alert<T>(_ p0: LocalizedStringKey, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public func alert<P1, T>(_ p0: P1, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'error' is a LocalizedError")
  @_disfavoredOverload public func alert<E>(isPresented p0: Binding<Bool>, error p1: E?, @ViewBuilder actions p2: (E) -> some View, @ViewBuilder message p3: (E) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'error' is a LocalizedError")
  @_disfavoredOverload public func alert<E>(isPresented p0: Binding<Bool>, error p1: E?, @ViewBuilder actions p2: () -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func alert<Item: Identifiable, P1>(item p0: Binding<Item?>, content p1: (Item) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func alert<S: StringProtocol, T>(_ p0: S, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View, @ViewBuilder message p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func alert<S: StringProtocol, T>(_ p0: S, isPresented p1: Binding<Bool>, presenting p2: T?, @ViewBuilder actions p3: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'computeValue' is code that gives a value back")
  @_disfavoredOverload public func alignmentGuide(_ p0: HorizontalAlignment, computeValue p1: (Any) -> CGFloat) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'computeValue' is code that gives a value back")
  @_disfavoredOverload public func alignmentGuide(_ p0: VerticalAlignment, computeValue p1: (Any) -> CGFloat) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    var call = ModifierCall("allowedDynamicRange(")
    call.value(nil, range.vmlCode)
    return modified(call)
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    var call = ModifierCall("allowsHitTesting(")
    call.value(nil, enabled.vmlCode)
    return modified(call)
  }
  public func allowsTightening(_ flag: Bool) -> some View {
    var call = ModifierCall("allowsTightening(")
    call.value(nil, flag.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func allowsWindowActivationEvents() -> some View { modified(ModifierCall("allowsWindowActivationEvents(")) }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View {
    var call = ModifierCall("allowsWindowActivationEvents(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since macOS 14.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    var call = ModifierCall("alternatingRowBackgrounds(")
    call.value(nil, behavior.vmlCode, ".enabled")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is code that gives a value back")
  @_disfavoredOverload public func anchorPreference<K, P1>(key p0: K.Type? = nil, value p1: Anchor.Source, transform p2: (Any) -> P1) -> EmptyView { preconditionFailure() }
  @_disfavoredOverload public func animation(_ animation: Animation?) -> some View {
    var call = ModifierCall("animation(")
    call.value(nil, animation.vmlCode)
    return modified(call)
  }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    var call = ModifierCall("animation(")
    call.value(nil, animation.vmlCode)
    call.value("value", spelled(value))
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'body' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func animation(_ p0: Animation?, @ViewBuilder body p1: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'kind' is a StoreKit.AppStoreMerchandisingKind")
  @_disfavoredOverload public func appStoreMerchandising<P1, P2>(isPresented p0: Binding<Bool>, kind p1: P1, onDismiss p2: (((Result<Any, any Error>) async -> P2))? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is code that gives a value back")
  @_disfavoredOverload public func appStoreOverlay<P1>(isPresented p0: Binding<Bool>, configuration p1: () -> P1) -> EmptyView { preconditionFailure() }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    var call = ModifierCall("aspectRatio(")
    call.value(nil, aspectRatio.vmlCode, "nil")
    call.value("contentMode", contentMode.vmlCode)
    return modified(call)
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    var call = ModifierCall("aspectRatio(")
    call.value(nil, aspectRatio.vmlCode)
    call.value("contentMode", contentMode.vmlCode)
    return modified(call)
  }
  /// Since visionOS 26.
  public func aspectRatio3D(contentMode: ContentMode) -> some View {
    var call = ModifierCall("aspectRatio3D(")
    call.value("contentMode", contentMode.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    var call = ModifierCall("assistiveAccessNavigationIcon(")
    call.value(nil, icon.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
    var call = ModifierCall("assistiveAccessNavigationIcon(")
    call.value("systemImage", systemImage.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'definition' is an AttributedTextFormattingDefinition")
  @_disfavoredOverload public func attributedTextFormattingDefinition<D>(_ p0: D) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'path' is a path to a property of the app's")
  @_disfavoredOverload public func attributedTextFormattingDefinition<P1, S>(_ p0: KeyPath<P1, S.Type>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'scope' is a type of the app")
  @_disfavoredOverload public func attributedTextFormattingDefinition<S>(_ p0: S.Type) -> EmptyView { preconditionFailure() }
  /// Since iOS 13, visionOS 1, tvOS 13.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    var call = ModifierCall("autocapitalization(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 8, tvOS 13.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    var call = ModifierCall("autocorrectionDisabled(")
    call.value(nil, disable.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, visionOS 1.
  public func automatedDeviceEnrollmentAddition(isPresented: Binding<Bool>) -> some View {
    var call = ModifierCall("automatedDeviceEnrollmentAddition(")
    call.binding("isPresented", isPresented.source)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("background(")
    call.value("ignoresSafeAreaEdges", edges.vmlCode, ".all")
    return modified(call)
  }
  @_disfavoredOverload public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    var call = ModifierCall("background(")
    call.view(nil, "background", background)
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(in shape: some InsettableShape, fillStyle: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("background(")
    call.value("in", shape.vmlCode)
    call.value("fillStyle", fillStyle.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("background(")
    call.value("in", shape.vmlCode)
    call.value("fillStyle", fillStyle.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(_ style: some ShapeStyle, in shape: some InsettableShape, fillStyle: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("background(")
    call.value(nil, style.vmlCode)
    call.value("in", shape.vmlCode)
    call.value("fillStyle", fillStyle.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("background(")
    call.value(nil, style.vmlCode)
    call.value("in", shape.vmlCode)
    call.value("fillStyle", fillStyle.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("background(")
    call.value(nil, style.vmlCode)
    call.value("ignoresSafeAreaEdges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("background(")
    call.value("alignment", alignment.vmlCode, ".center")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func backgroundExtensionEffect() -> some View { modified(ModifierCall("backgroundExtensionEffect(")) }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    var call = ModifierCall("backgroundExtensionEffect(")
    call.value("isEnabled", isEnabled.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'key' is a type of the app")
  @_disfavoredOverload public func backgroundPreferenceValue<K>(_ p0: K.Type, alignment p1: Alignment? = nil, @ViewBuilder _ p2: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func backgroundPreferenceValue<Key>(_ p0: Key.Type? = nil, @ViewBuilder _ p1: (Any) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    var call = ModifierCall("backgroundStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  public func badge(_ count: Int) -> some View {
    var call = ModifierCall("badge(")
    call.value(nil, count.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    var call = ModifierCall("badge(")
    call.value(nil, key.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  public func badge(_ label: Text?) -> some View {
    var call = ModifierCall("badge(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  @_disfavoredOverload public func badge(_ label: (some StringProtocol)?) -> some View {
    var call = ModifierCall("badge(")
    call.value(nil, label.map { String($0) }.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    var call = ModifierCall("badgeProminence(")
    call.value(nil, prominence.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    var call = ModifierCall("baselineOffset(")
    call.value(nil, baselineOffset.vmlCode)
    return modified(call)
  }
  public func blendMode(_ blendMode: BlendMode) -> some View {
    var call = ModifierCall("blendMode(")
    call.value(nil, blendMode.vmlCode)
    return modified(call)
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    var call = ModifierCall("blur(")
    call.value("radius", radius.vmlCode)
    call.value("opaque", opaque.vmlCode, "false")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func bold(_ isActive: Bool = true) -> some View {
    var call = ModifierCall("bold(")
    call.value(nil, isActive.vmlCode, "true")
    return modified(call)
  }
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    var call = ModifierCall("border(")
    call.value(nil, content.vmlCode)
    call.value("width", width.vmlCode, "1")
    return modified(call)
  }
  /// Since visionOS 26.
  public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    var call = ModifierCall("breakthroughEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  public func brightness(_ amount: Double) -> some View {
    var call = ModifierCall("brightness(")
    call.value(nil, amount.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    var call = ModifierCall("buttonBorderShape(")
    call.value(nil, shape.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    var call = ModifierCall("buttonRepeatBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    var call = ModifierCall("buttonSizing(")
    call.value(nil, sizing.vmlCode)
    return modified(call)
  }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    var call = ModifierCall("buttonStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'trust' may be nil, which no state of VML is")
  @_disfavoredOverload public func certificateSheet<P1>(trust p0: Binding<P1>, title p1: String? = nil, message p2: String? = nil, help p3: URL? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26.
  public func chart3DCameraProjection() -> some View { modified(ModifierCall("chart3DCameraProjection(")) }
  @available(*, unavailable, message: "VML has no form for it: 'pose' is a Chart3DPose")
  @_disfavoredOverload public func chart3DPose<P1>(_ p0: Binding<P1>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'pose' is a Chart3DPose")
  @_disfavoredOverload public func chart3DPose<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a Chart3DRenderingStyle")
  @_disfavoredOverload public func chart3DRenderingStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartAngleSelection<P>(value p0: Binding<P?>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func chartBackground(alignment p0: Alignment? = nil, @ViewBuilder content p1: (Any) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartForegroundStyleScale() -> some View { modified(ModifierCall("chartForegroundStyleScale(")) }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is a KeyValuePairs")
  @_disfavoredOverload public func chartForegroundStyleScale<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is code that gives a value back")
  @_disfavoredOverload public func chartForegroundStyleScale<DataValue, S: ShapeStyle>(mapping p0: (DataValue) -> S) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is data that SwiftUI makes views of")
  @_disfavoredOverload public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain p0: Domain, mapping p1: (Domain.Element) -> S) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartForegroundStyleScale<Domain, Range, P1>(domain p0: Domain, range p1: Range, type p2: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartForegroundStyleScale<Domain, P1>(domain p0: Domain, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a ScaleRange")
  @_disfavoredOverload public func chartForegroundStyleScale<Range, P1>(range p0: Range, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is code that gives a value back")
  @_disfavoredOverload public func chartGesture<P1>(_ p0: (Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartLegend(_ visibility: Visibility) -> some View {
    var call = ModifierCall("chartLegend(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartLegend(alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartLegend(")
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartLegend(alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("chartLegend(")
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is a KeyValuePairs")
  @_disfavoredOverload public func chartLineStyleScale<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is code that gives a value back")
  @_disfavoredOverload public func chartLineStyleScale<DataValue, P1>(mapping p0: (DataValue) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is data that SwiftUI makes views of")
  @_disfavoredOverload public func chartLineStyleScale<Domain: Collection, P1>(domain p0: Domain, mapping p1: (Domain.Element) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartLineStyleScale<Domain, Range>(domain p0: Domain, range p1: Range) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartLineStyleScale<Domain>(domain p0: Domain) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a ScaleRange")
  @_disfavoredOverload public func chartLineStyleScale<Range>(range p0: Range) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func chartOverlay(alignment p0: Alignment? = nil, @ViewBuilder content p1: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func chartPlotStyle(@ViewBuilder content p0: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialX' is a Plottable")
  @_disfavoredOverload public func chartScrollPosition<P1>(initialX p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'initialY' is a Plottable")
  @_disfavoredOverload public func chartScrollPosition<P1>(initialY p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'x' is a Plottable")
  @_disfavoredOverload public func chartScrollPosition<P1>(x p0: Binding<P1>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'y' is a Plottable")
  @_disfavoredOverload public func chartScrollPosition<P1>(y p0: Binding<P1>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'behavior' is a ChartScrollTargetBehavior")
  @_disfavoredOverload public func chartScrollTargetBehavior<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    var call = ModifierCall("chartScrollableAxes(")
    call.value(nil, axes.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a ChartSymbolShape")
  @_disfavoredOverload public func chartSymbolScale<P1>(range p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is a KeyValuePairs")
  @_disfavoredOverload public func chartSymbolScale<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is code that gives a value back")
  @_disfavoredOverload public func chartSymbolScale<DataValue, S>(mapping p0: (DataValue) -> S) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is data that SwiftUI makes views of")
  @_disfavoredOverload public func chartSymbolScale<Domain: Collection, S>(domain p0: Domain, mapping p1: (Domain.Element) -> S) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartSymbolScale<Domain, Range>(domain p0: Domain, range p1: Range) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartSymbolScale<Domain>(domain p0: Domain) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartSymbolSizeScale() -> some View { modified(ModifierCall("chartSymbolSizeScale(")) }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is a KeyValuePairs")
  @_disfavoredOverload public func chartSymbolSizeScale<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'mapping' is code that gives a value back")
  @_disfavoredOverload public func chartSymbolSizeScale<DataValue>(mapping p0: (DataValue) -> CGFloat) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is data that SwiftUI makes views of")
  @_disfavoredOverload public func chartSymbolSizeScale<Domain: Collection>(domain p0: Domain, mapping p1: (Domain.Element) -> CGFloat) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartSymbolSizeScale<Domain, Range, P1>(domain p0: Domain, range p1: Range, type p2: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartSymbolSizeScale<Domain, P1>(domain p0: Domain, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a ScaleRange")
  @_disfavoredOverload public func chartSymbolSizeScale<Range, P1>(range p0: Range, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    var call = ModifierCall("chartXAxis(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public func chartXAxis<Content>(content p0: () -> Content) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartXAxisLabel(_ labelKey: LocalizedStringKey, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartXAxisLabel(")
    call.value(nil, labelKey.vmlCode)
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartXAxisLabel(alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("chartXAxisLabel(")
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public func chartXAxisLabel(_ label: some StringProtocol, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartXAxisLabel(")
    call.value(nil, String(label).vmlCode)
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func chartXAxisStyle(@ViewBuilder content p0: (Any) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartXScale() -> some View { modified(ModifierCall("chartXScale(")) }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartXScale<Domain, Range, P1>(domain p0: Domain, range p1: Range, type p2: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartXScale<Domain, P1>(domain p0: Domain, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a PositionScaleRange")
  @_disfavoredOverload public func chartXScale<Range, P1>(range p0: Range, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartXSelection<P: Comparable>(range p0: Binding<ClosedRange<P>?>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartXSelection<P>(value p0: Binding<P?>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'length' is a Plottable & Numeric")
  @_disfavoredOverload public func chartXVisibleDomain<P>(length p0: P) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    var call = ModifierCall("chartYAxis(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public func chartYAxis<Content>(content p0: () -> Content) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartYAxisLabel(_ labelKey: LocalizedStringKey, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartYAxisLabel(")
    call.value(nil, labelKey.vmlCode)
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartYAxisLabel(alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("chartYAxisLabel(")
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public func chartYAxisLabel(_ label: some StringProtocol, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartYAxisLabel(")
    call.value(nil, String(label).vmlCode)
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func chartYAxisStyle(@ViewBuilder content p0: (Any) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func chartYScale() -> some View { modified(ModifierCall("chartYScale(")) }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartYScale<Domain, Range, P1>(domain p0: Domain, range p1: Range, type p2: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartYScale<Domain, P1>(domain p0: Domain, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a PositionScaleRange")
  @_disfavoredOverload public func chartYScale<Range, P1>(range p0: Range, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartYSelection<P: Comparable>(range p0: Binding<ClosedRange<P>?>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartYSelection<P>(value p0: Binding<P?>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'length' is a Plottable & Numeric")
  @_disfavoredOverload public func chartYVisibleDomain<P>(length p0: P) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func chartZAxis(_ visibility: Visibility) -> some View {
    var call = ModifierCall("chartZAxis(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public func chartZAxis<Content>(content p0: () -> Content) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26.
  @_disfavoredOverload public func chartZAxisLabel(_ label: some StringProtocol, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartZAxisLabel(")
    call.value(nil, String(label).vmlCode)
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func chartZAxisLabel(_ labelKey: LocalizedStringKey, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
    var call = ModifierCall("chartZAxisLabel(")
    call.value(nil, labelKey.vmlCode)
    call.value("alignment", alignment.vmlCode, "nil")
    call.value("spacing", spacing.vmlCode, "nil")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartZScale<Domain, Range, P1>(domain p0: Domain, range p1: Range, type p2: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'domain' is a ScaleDomain")
  @_disfavoredOverload public func chartZScale<Domain, P1>(domain p0: Domain, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' is a PositionScaleRange")
  @_disfavoredOverload public func chartZScale<Range, P1>(range p0: Range, type p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'range' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartZSelection<P: Comparable>(range p0: Binding<ClosedRange<P>?>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' may be nil, which no state of VML is")
  @_disfavoredOverload public func chartZSelection<P>(value p0: Binding<P?>) -> EmptyView { preconditionFailure() }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("clipShape(")
    call.value(nil, shape.vmlCode)
    call.value("style", style.vmlCode, "FillStyle()")
    return modified(call)
  }
  public func clipped(antialiased: Bool = false) -> some View {
    var call = ModifierCall("clipped(")
    call.value("antialiased", antialiased.vmlCode, "false")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("colorEffect(")
    call.value(nil, shader.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func colorInvert() -> some View { modified(ModifierCall("colorInvert(")) }
  public func colorMultiply(_ color: Color) -> some View {
    var call = ModifierCall("colorMultiply(")
    call.value(nil, color.vmlCode)
    return modified(call)
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    var call = ModifierCall("colorScheme(")
    call.value(nil, colorScheme.vmlCode)
    return modified(call)
  }
  public func compositingGroup() -> some View { modified(ModifierCall("compositingGroup(")) }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func confirmationDialog(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("confirmationDialog(")
    call.value(nil, title.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.value("titleVisibility", titleVisibility.vmlCode, ".automatic")
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func confirmationDialog(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("confirmationDialog(")
    call.value(nil, titleKey.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.value("titleVisibility", titleVisibility.vmlCode, ".automatic")
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func confirmationDialog(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("confirmationDialog(")
    call.value(nil, title.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.value("titleVisibility", titleVisibility.vmlCode, ".automatic")
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func confirmationDialog(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("confirmationDialog(")
    call.value(nil, titleKey.vmlCode)
    call.binding("isPresented", isPresented.source)
    call.value("titleVisibility", titleVisibility.vmlCode, ".automatic")
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("confirmationDialog(")
    call.value(nil, String(title).vmlCode)
    call.binding("isPresented", isPresented.source)
    call.value("titleVisibility", titleVisibility.vmlCode, ".automatic")
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("confirmationDialog(")
    call.value(nil, String(title).vmlCode)
    call.binding("isPresented", isPresented.source)
    call.value("titleVisibility", titleVisibility.vmlCode, ".automatic")
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func confirmationDialog<T>(_ p0: Text, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View, @ViewBuilder message p5: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func confirmationDialog<T>(_ p0: LocalizedStringKey, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View, @ViewBuilder message p5: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public func confirmationDialog<P1, T>(_ p0: P1, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View, @ViewBuilder message p5: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func confirmationDialog<T>(_ p0: Text, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func confirmationDialog<T>(_ p0: LocalizedStringKey, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'titleResource' is looked up on the device: give its text")
  @_disfavoredOverload public func confirmationDialog<P1, T>(_ p0: P1, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, T>(_ p0: S, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View, @ViewBuilder message p5: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'actions' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, T>(_ p0: S, isPresented p1: Binding<Bool>, titleVisibility p2: Visibility? = nil, presenting p3: T?, @ViewBuilder actions p4: (T) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'caption' is a ContactAccessButton.Caption")
  @_disfavoredOverload public func contactAccessButtonCaption<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a ContactAccessButton.Style")
  @_disfavoredOverload public func contactAccessButtonStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 18.
  public func contactAccessPicker(isPresented: Binding<Bool>, @StepBuilder completionHandler: () -> Steps) -> some View {
    var call = ModifierCall("contactAccessPicker(")
    call.binding("isPresented", isPresented.source)
    call.steps("completionHandler", completionHandler())
    return modified(call)
  }
  /// Since iOS 18.
  @_disfavoredOverload public func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void) -> some View { self }
  /// Since iOS 18.
  public func contactAccessPicker(isPresented: Binding<Bool>) -> some View {
    var call = ModifierCall("contactAccessPicker(")
    call.binding("isPresented", isPresented.source)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View {
    var call = ModifierCall("containerBackground(")
    call.value(nil, style.vmlCode)
    call.value("for", container.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func containerBackground(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("containerBackground(")
    call.value("for", container.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    var call = ModifierCall("containerCornerOffset(")
    call.value(nil, edges.vmlCode)
    call.value("sizeToFit", sizeToFit.vmlCode, "false")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    var call = ModifierCall("containerRelativeFrame(")
    call.value(nil, axes.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View {
    var call = ModifierCall("containerRelativeFrame(")
    call.value(nil, axes.vmlCode)
    call.value("count", count.vmlCode)
    call.value("span", span.vmlCode, "1")
    call.value("spacing", spacing.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'length' is code that gives a value back")
  @_disfavoredOverload public func containerRelativeFrame(_ p0: Axis.Set, alignment p1: Alignment? = nil, _ p2: (CGFloat, Any) -> CGFloat) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func containerShape(_ shape: some InsettableShape) -> some View {
    var call = ModifierCall("containerShape(")
    call.value(nil, shape.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'keyPath' is a path to a property of the app's")
  @_disfavoredOverload public func containerValue<P1, V>(_ p0: P1, _ p1: V) -> EmptyView { preconditionFailure() }
  /// Since visionOS 26.
  public func contentCaptureProtected(_ isActive: Bool = true) -> some View {
    var call = ModifierCall("contentCaptureProtected(")
    call.value(nil, isActive.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View {
    var call = ModifierCall("contentMargins(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, insets.vmlCode)
    call.value("for", placement.vmlCode, ".automatic")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View {
    var call = ModifierCall("contentMargins(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode)
    call.value("for", placement.vmlCode, ".automatic")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    var call = ModifierCall("contentMargins(")
    call.value(nil, length.vmlCode)
    call.value("for", placement.vmlCode, ".automatic")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View {
    var call = ModifierCall("contentShape(")
    call.value(nil, kind.vmlCode)
    call.value(nil, shape.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return modified(call)
  }
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    var call = ModifierCall("contentShape(")
    call.value(nil, shape.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return modified(call)
  }
  /// Since iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4.
  public func contentToolbar(for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    var call = ModifierCall("contentToolbar(")
    call.value("for", placement.vmlCode)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4.
  public func contentToolbar(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("contentToolbar(")
    call.value("for", placement.vmlCode)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    var call = ModifierCall("contentTransition(")
    call.value(nil, transition.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 16.
  public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> some View {
    var call = ModifierCall("contextMenu(")
    call.slot("menuItems", "menuItems", menuItems())
    call.slot("preview", "preview", preview())
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6, tvOS 14.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    var call = ModifierCall("contextMenu(")
    call.slot("menuItems", "menuItems", menuItems())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'menu' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func contextMenu<I: Hashable>(forSelectionType p0: I.Type? = nil, @ViewBuilder menu p1: (Set<I>) -> some View, primaryAction p2: (((Set<I>) -> Void))? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'contextMenu' is a ContextMenu")
  @_disfavoredOverload public func contextMenu<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  public func contrast(_ amount: Double) -> some View {
    var call = ModifierCall("contrast(")
    call.value(nil, amount.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    var call = ModifierCall("controlGroupStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 10.15, visionOS 1, watchOS 9, tvOS 15.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    var call = ModifierCall("controlSize(")
    call.value(nil, controlSize.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 26, watchOS 26.
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    var call = ModifierCall("controlWidgetActionHint(")
    call.value(nil, hint.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 26, watchOS 26.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("controlWidgetActionHint(")
    call.value(nil, hintKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 26, watchOS 26.
  @_disfavoredOverload public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
    var call = ModifierCall("controlWidgetActionHint(")
    call.value(nil, String(hint).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 26, watchOS 26.
  public func controlWidgetStatus(_ status: Text) -> some View {
    var call = ModifierCall("controlWidgetStatus(")
    call.value(nil, status.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 26, watchOS 26.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("controlWidgetStatus(")
    call.value(nil, statusKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 26, watchOS 26.
  @_disfavoredOverload public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
    var call = ModifierCall("controlWidgetStatus(")
    call.value(nil, String(status).vmlCode)
    return modified(call)
  }
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    var call = ModifierCall("coordinateSpace(")
    call.value("name", spelled(name))
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'name' is a NamedCoordinateSpace")
  @_disfavoredOverload public func coordinateSpace<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that SwiftUI runs later")
  @_disfavoredOverload public func copyable<T>(_ p0: @autoclosure () -> [T]) -> EmptyView { preconditionFailure() }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    var call = ModifierCall("cornerRadius(")
    call.value(nil, radius.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func currentEntitlementTask(for productID: String, @StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("currentEntitlementTask(")
    call.value("for", productID.vmlCode)
    call.steps("action", action())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func cuttable<T>(for p0: T.Type? = nil, action p1: () -> [T]) -> EmptyView { preconditionFailure() }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 10.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    var call = ModifierCall("datePickerStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 18.
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    var call = ModifierCall("defaultAdaptableTabBarPlacement(")
    call.value(nil, defaultPlacement.vmlCode, ".automatic")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'store' is an UserDefaults")
  @_disfavoredOverload public func defaultAppStorage<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'binding' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func defaultFocus<P1, V: Hashable, P2>(_ p0: P1, _ p1: V, priority p2: P2? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, visionOS 1, tvOS 17.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    var call = ModifierCall("defaultHoverEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, visionOS 2, tvOS 18.
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    var call = ModifierCall("defaultHoverEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    var call = ModifierCall("defaultScrollAnchor(")
    call.value(nil, anchor.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    var call = ModifierCall("defaultScrollAnchor(")
    call.value(nil, anchor.vmlCode)
    call.value("for", role.vmlCode)
    return modified(call)
  }
  /// Since watchOS 6.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    var call = ModifierCall("defaultWheelPickerItemHeight(")
    call.value(nil, height.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    var call = ModifierCall("defersSystemGestures(")
    call.value("on", edges.vmlCode)
    return modified(call)
  }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    var call = ModifierCall("deleteDisabled(")
    call.value(nil, isDisabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 13, watchOS 10, tvOS 17.
  public func dialogIcon(_ icon: Image?) -> some View {
    var call = ModifierCall("dialogIcon(")
    call.value(nil, icon.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.4.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
    var call = ModifierCall("dialogPreventsAppTermination(")
    call.value(nil, prevents.vmlCode)
    return modified(call)
  }
  /// Since macOS 13, visionOS 1, watchOS 10.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    var call = ModifierCall("dialogSeverity(")
    call.value(nil, severity.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    var call = ModifierCall("dialogSuppressionToggle(")
    call.value(nil, label.vmlCode)
    call.binding("isSuppressed", isSuppressed.source)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    var call = ModifierCall("dialogSuppressionToggle(")
    call.value(nil, titleKey.vmlCode)
    call.binding("isSuppressed", isSuppressed.source)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    var call = ModifierCall("dialogSuppressionToggle(")
    call.binding("isSuppressed", isSuppressed.source)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>) -> some View {
    var call = ModifierCall("dialogSuppressionToggle(")
    call.value(nil, String(title).vmlCode)
    call.binding("isSuppressed", isSuppressed.source)
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    var call = ModifierCall("digitalCrownAccessory(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownAccessory(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("digitalCrownAccessory(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since watchOS 6.
  @_disfavoredOverload public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding(nil, binding.source)
    return modified(call)
  }
  /// Since watchOS 6.
  @_disfavoredOverload public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding(nil, binding.source)
    call.value("from", spelled(minValue))
    call.value("through", spelled(maxValue))
    call.value("by", spelled(stride), "nil")
    call.value("sensitivity", sensitivity.vmlCode, ".high")
    call.value("isContinuous", isContinuous.vmlCode, "false")
    call.value("isHapticFeedbackEnabled", isHapticFeedbackEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, @StepBuilder onChange: () -> Steps, @StepBuilder onIdle: () -> Steps) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding(nil, binding.source)
    call.value("from", spelled(minValue))
    call.value("through", spelled(maxValue))
    call.value("sensitivity", sensitivity.vmlCode, ".high")
    call.value("isContinuous", isContinuous.vmlCode, "false")
    call.value("isHapticFeedbackEnabled", isHapticFeedbackEnabled.vmlCode, "true")
    call.steps("onChange", onChange())
    call.steps("onIdle", onIdle())
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding(nil, binding.source)
    call.value("from", spelled(minValue))
    call.value("through", spelled(maxValue))
    call.value("sensitivity", sensitivity.vmlCode, ".high")
    call.value("isContinuous", isContinuous.vmlCode, "false")
    call.value("isHapticFeedbackEnabled", isHapticFeedbackEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, @StepBuilder onChange: () -> Steps, @StepBuilder onIdle: () -> Steps) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding(nil, binding.source)
    call.steps("onChange", onChange())
    call.steps("onIdle", onIdle())
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, @StepBuilder onChange: () -> Steps, @StepBuilder onIdle: () -> Steps) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding("detent", detent.source)
    call.value("from", spelled(minValue))
    call.value("through", spelled(maxValue))
    call.value("by", spelled(stride))
    call.value("sensitivity", sensitivity.vmlCode, ".high")
    call.value("isContinuous", isContinuous.vmlCode, "false")
    call.value("isHapticFeedbackEnabled", isHapticFeedbackEnabled.vmlCode, "true")
    call.steps("onChange", onChange())
    call.steps("onIdle", onIdle())
    return modified(call)
  }
  /// Since watchOS 9.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View {
    var call = ModifierCall("digitalCrownRotation(")
    call.binding("detent", detent.source)
    call.value("from", spelled(minValue))
    call.value("through", spelled(maxValue))
    call.value("by", spelled(stride))
    call.value("sensitivity", sensitivity.vmlCode, ".high")
    call.value("isContinuous", isContinuous.vmlCode, "false")
    call.value("isHapticFeedbackEnabled", isHapticFeedbackEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 8, tvOS 13.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    var call = ModifierCall("disableAutocorrection(")
    call.value(nil, disable.vmlCode)
    return modified(call)
  }
  public func disabled(_ disabled: Bool) -> some View {
    var call = ModifierCall("disabled(")
    call.value(nil, disabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    var call = ModifierCall("disclosureGroupStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func dismissalConfirmationDialog(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("dismissalConfirmationDialog(")
    call.value(nil, title.vmlCode)
    call.value("shouldPresent", shouldPresent.vmlCode)
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since macOS 15.
  public func dismissalConfirmationDialog(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("dismissalConfirmationDialog(")
    call.value(nil, titleKey.vmlCode)
    call.value("shouldPresent", shouldPresent.vmlCode)
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since macOS 15.
  public func dismissalConfirmationDialog(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("dismissalConfirmationDialog(")
    call.value(nil, title.vmlCode)
    call.value("shouldPresent", shouldPresent.vmlCode)
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since macOS 15.
  public func dismissalConfirmationDialog(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("dismissalConfirmationDialog(")
    call.value(nil, titleKey.vmlCode)
    call.value("shouldPresent", shouldPresent.vmlCode)
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since macOS 15.
  @_disfavoredOverload public func dismissalConfirmationDialog(_ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View {
    var call = ModifierCall("dismissalConfirmationDialog(")
    call.value(nil, String(title).vmlCode)
    call.value("shouldPresent", shouldPresent.vmlCode)
    call.slot("actions", "actions", actions())
    call.slot("message", "message", message())
    return modified(call)
  }
  /// Since macOS 15.
  @_disfavoredOverload public func dismissalConfirmationDialog(_ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> some View) -> some View {
    var call = ModifierCall("dismissalConfirmationDialog(")
    call.value(nil, String(title).vmlCode)
    call.value("shouldPresent", shouldPresent.vmlCode)
    call.slot("actions", "actions", actions())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("distortionEffect(")
    call.value(nil, shader.vmlCode)
    call.value("maxSampleOffset", maxSampleOffset.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'menu' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func documentBrowserContextMenu(@ViewBuilder _ p0: ([URL]?) -> some View) -> EmptyView { preconditionFailure() }
  /// Since macOS 26.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    var call = ModifierCall("dragConfiguration(")
    call.value(nil, configuration.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that gives a value back")
  @_disfavoredOverload public func dragContainer<Item: Identifiable, Data: Collection>(for p0: Item.Type? = nil, in p1: Namespace.ID? = nil, _ p2: (Any) -> Data) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that gives a value back")
  @_disfavoredOverload public func dragContainer<Item: Identifiable, Data: Collection>(for p0: Item.Type? = nil, in p1: Namespace.ID? = nil, _ p2: (Array<Any>) -> Data) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'itemID' is a path to a property of the app's")
  @_disfavoredOverload public func dragContainer<Item, ItemID: Hashable, Data: Collection>(for p0: Item.Type? = nil, itemID p1: KeyPath<Item, ItemID>, in p2: Namespace.ID? = nil, _ p3: (ItemID) -> Data) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'itemID' is a path to a property of the app's")
  @_disfavoredOverload public func dragContainer<Item, ItemID: Hashable, Data: Collection>(for p0: Item.Type? = nil, itemID p1: KeyPath<Item, ItemID>, in p2: Namespace.ID? = nil, _ p3: (Array<ItemID>) -> Data) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is code that SwiftUI runs later")
  @_disfavoredOverload public func dragContainerSelection<ItemID: Hashable>(_ p0: @autoclosure () -> Array<ItemID>, containerNamespace p1: Namespace.ID? = nil) -> EmptyView { preconditionFailure() }
  /// Since macOS 26.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    var call = ModifierCall("dragPreviewsFormation(")
    call.value(nil, formation.vmlCode)
    return modified(call)
  }
  /// Since macOS 26.
  @_disfavoredOverload public func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View {
    var call = ModifierCall("draggable(")
    call.value("containerItemID", spelled(containerItemID))
    call.value("containerNamespace", containerNamespace.vmlCode, "nil")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'item' is code that gives a value back")
  @_disfavoredOverload public func draggable<Item: Identifiable>(_ p0: Item.Type? = nil, containerNamespace p1: Namespace.ID? = nil, _ p2: () -> Item?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is code that SwiftUI runs later")
  @_disfavoredOverload public func draggable<Item: Identifiable>(_ p0: Item.Type? = nil, item p1: @autoclosure () -> Item?, containerNamespace p2: Namespace.ID? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a path to a property of the app's")
  @_disfavoredOverload public func draggable<Item, ItemID: Hashable>(_ p0: Item.Type? = nil, id p1: KeyPath<Item, ItemID>, containerNamespace p2: Namespace.ID? = nil, _ p3: () -> Item?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'id' is a path to a property of the app's")
  @_disfavoredOverload public func draggable<Item, ItemID: Hashable>(_ p0: Item.Type? = nil, id p1: KeyPath<Item, ItemID>, item p2: @autoclosure () -> Item?, containerNamespace p3: Namespace.ID? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that SwiftUI runs later")
  @_disfavoredOverload public func draggable<T>(_ p0: @autoclosure () -> T) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that SwiftUI runs later")
  @_disfavoredOverload public func draggable<T>(_ p0: @autoclosure () -> T, @ViewBuilder preview p1: () -> some View) -> EmptyView { preconditionFailure() }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    var call = ModifierCall("drawingGroup(")
    call.value("opaque", opaque.vmlCode, "false")
    call.value("colorMode", colorMode.vmlCode, ".nonLinear")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is code that gives a value back")
  @_disfavoredOverload public func dropConfiguration<P1>(_ p0: (Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func dropDestination(isEnabled: Bool = true, @StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("dropDestination(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.steps("action", action())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func dropDestination<T>(for p0: T.Type? = nil, action p1: ([T], CGPoint) -> Bool, isTargeted p2: ((Bool) -> Void)? = nil) -> EmptyView { preconditionFailure() }
  /// Since macOS 26.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    var call = ModifierCall("dropPreviewsFormation(")
    call.value(nil, formation.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'verticalPlacement' is a DynamicIslandExpandedRegionVerticalPlacement")
  @_disfavoredOverload public func dynamicIsland<P1>(verticalPlacement p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    var call = ModifierCall("dynamicTypeSize(")
    call.value(nil, size.vmlCode)
    return modified(call)
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    var call = ModifierCall("edgesIgnoringSafeArea(")
    call.value(nil, edges.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func environment<T>(_ p0: T?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func environmentObject<T>(_ p0: T) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: views are compared on the device")
  @_disfavoredOverload public func equatable() -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that SwiftUI runs later")
  @_disfavoredOverload public func exportableToServices<T>(_ p0: @autoclosure () -> [T]) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that SwiftUI runs later")
  @_disfavoredOverload public func exportableToServices<T>(_ p0: @autoclosure () -> [T], onEdit p1: ([T]) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onExport' is code that gives a value back")
  @_disfavoredOverload public func exportsItemProviders<P1>(_ p0: [UTType], onExport p1: () -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onExport' is code that gives a value back")
  @_disfavoredOverload public func exportsItemProviders<P1>(_ p0: [UTType], onExport p1: () -> P1, onEdit p2: (Any) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FamilyActivitySelection")
  @_disfavoredOverload public func familyActivityPicker<P1>(headerText p0: String? = nil, footerText p1: String? = nil, isPresented p2: Binding<Bool>, selection p3: Binding<P1>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FamilyActivitySelection")
  @_disfavoredOverload public func familyActivityPicker<P1>(isPresented p0: Binding<Bool>, selection p1: Binding<P1>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FamilyActivitySelection")
  @_disfavoredOverload public func familyActivityPicker<P1>(title p0: String?, headerText p1: String? = nil, footerText p2: String? = nil, isPresented p3: Binding<Bool>, selection p4: Binding<P1>) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    var call = ModifierCall("fileDialogBrowserOptions(")
    call.value(nil, options.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    var call = ModifierCall("fileDialogConfirmationLabel(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("fileDialogConfirmationLabel(")
    call.value(nil, labelKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  @_disfavoredOverload public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
    var call = ModifierCall("fileDialogConfirmationLabel(")
    call.value(nil, String(label).vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    var call = ModifierCall("fileDialogCustomizationID(")
    call.value(nil, id.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    var call = ModifierCall("fileDialogDefaultDirectory(")
    call.value(nil, defaultDirectory.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    var call = ModifierCall("fileDialogImportsUnresolvedAliases(")
    call.value(nil, imports.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogMessage(_ message: Text?) -> some View {
    var call = ModifierCall("fileDialogMessage(")
    call.value(nil, message.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("fileDialogMessage(")
    call.value(nil, messageKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  @_disfavoredOverload public func fileDialogMessage(_ message: some StringProtocol) -> some View {
    var call = ModifierCall("fileDialogMessage(")
    call.value(nil, String(message).vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'predicate' is a Predicate")
  @_disfavoredOverload public func fileDialogURLEnabled<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'items' is data that SwiftUI makes views of")
  @_disfavoredOverload public func fileExporter<C: Collection>(isPresented p0: Binding<Bool>, items p1: C, contentTypes p2: [UTType]? = nil, onCompletion p3: (Result<[URL], any Error>) -> Void, onCancellation p4: (() -> Void)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'documents' is data that SwiftUI makes views of")
  @_disfavoredOverload public func fileExporter<C: Collection>(isPresented p0: Binding<Bool>, documents p1: C, contentType p2: UTType, onCompletion p3: (Result<[URL], any Error>) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'documents' is data that SwiftUI makes views of")
  @_disfavoredOverload public func fileExporter<C: Collection>(isPresented p0: Binding<Bool>, documents p1: C, contentTypes p2: [UTType]? = nil, onCompletion p3: (Result<[URL], any Error>) -> Void, onCancellation p4: (() -> Void)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'document' is a FileDocument")
  @_disfavoredOverload public func fileExporter<D>(isPresented p0: Binding<Bool>, document p1: D?, contentType p2: UTType, defaultFilename p3: String? = nil, onCompletion p4: (Result<URL, any Error>) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'document' is a FileDocument")
  @_disfavoredOverload public func fileExporter<D>(isPresented p0: Binding<Bool>, document p1: D?, contentTypes p2: [UTType]? = nil, defaultFilename p3: String? = nil, onCompletion p4: (Result<URL, any Error>) -> Void, onCancellation p5: (() -> Void)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is data for other apps")
  @_disfavoredOverload public func fileExporter<T>(isPresented p0: Binding<Bool>, item p1: T?, contentTypes p2: [UTType]? = nil, defaultFilename p3: String? = nil, onCompletion p4: (Result<URL, any Error>) -> Void, onCancellation p5: (() -> Void)? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    var call = ModifierCall("fileExporterFilenameLabel(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("fileExporterFilenameLabel(")
    call.value(nil, labelKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  @_disfavoredOverload public func fileExporterFilenameLabel(_ label: some StringProtocol) -> some View {
    var call = ModifierCall("fileExporterFilenameLabel(")
    call.value(nil, String(label).vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("fileImporter(")
    call.binding("isPresented", isPresented.source)
    call.value("allowedContentTypes", allowedContentTypes.vmlCode)
    call.value("allowsMultipleSelection", allowsMultipleSelection.vmlCode)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, @StepBuilder onCompletion: () -> Steps, @StepBuilder onCancellation: () -> Steps) -> some View {
    var call = ModifierCall("fileImporter(")
    call.binding("isPresented", isPresented.source)
    call.value("allowedContentTypes", allowedContentTypes.vmlCode)
    call.value("allowsMultipleSelection", allowsMultipleSelection.vmlCode)
    call.steps("onCompletion", onCompletion())
    call.steps("onCancellation", onCancellation())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("fileImporter(")
    call.binding("isPresented", isPresented.source)
    call.value("allowedContentTypes", allowedContentTypes.vmlCode)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func fileMover(isPresented: Binding<Bool>, file: URL?, @StepBuilder onCompletion: () -> Steps, @StepBuilder onCancellation: () -> Steps) -> some View {
    var call = ModifierCall("fileMover(")
    call.binding("isPresented", isPresented.source)
    call.value("file", file.vmlCode)
    call.steps("onCompletion", onCompletion())
    call.steps("onCancellation", onCancellation())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func fileMover(isPresented: Binding<Bool>, file: URL?, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("fileMover(")
    call.binding("isPresented", isPresented.source)
    call.value("file", file.vmlCode)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'files' is data that SwiftUI makes views of")
  @_disfavoredOverload public func fileMover<C: Collection>(isPresented p0: Binding<Bool>, files p1: C, onCompletion p2: (Result<[URL], any Error>) -> Void, onCancellation p3: () -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'files' is data that SwiftUI makes views of")
  @_disfavoredOverload public func fileMover<C: Collection>(isPresented p0: Binding<Bool>, files p1: C, onCompletion p2: (Result<[URL], any Error>) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 26, visionOS 1.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    var call = ModifierCall("findDisabled(")
    call.value(nil, isDisabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, macOS 26, visionOS 1.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    var call = ModifierCall("findNavigator(")
    call.binding("isPresented", isPresented.source)
    return modified(call)
  }
  public func fixedSize() -> some View { modified(ModifierCall("fixedSize(")) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var call = ModifierCall("fixedSize(")
    call.value("horizontal", horizontal.vmlCode)
    call.value("vertical", vertical.vmlCode)
    return modified(call)
  }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    var call = ModifierCall("flipsForRightToLeftLayoutDirection(")
    call.value(nil, enabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    var call = ModifierCall("focusEffectDisabled(")
    call.value(nil, disabled.vmlCode, "true")
    return modified(call)
  }
  /// Since macOS 12, watchOS 7, tvOS 14.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    var call = ModifierCall("focusScope(")
    call.value(nil, namespace.vmlCode)
    return modified(call)
  }
  /// Since macOS 13, tvOS 15.
  public func focusSection() -> some View { modified(ModifierCall("focusSection(")) }
  /// Since iOS 17, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    var call = ModifierCall("focusable(")
    call.value(nil, isFocusable.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    var call = ModifierCall("focusable(")
    call.value(nil, isFocusable.vmlCode, "true")
    call.value("interactions", interactions.vmlCode)
    return modified(call)
  }
  /// Since macOS 10.15, watchOS 6, tvOS 13.
  @_disfavoredOverload public func focusable(_ isFocusable: Bool = true, @StepBuilder onFocusChange: () -> Steps) -> some View {
    var call = ModifierCall("focusable(")
    call.value(nil, isFocusable.vmlCode, "true")
    call.steps("onFocusChange", onFocusChange())
    return modified(call)
  }
  /// Since macOS 10.15, watchOS 6, tvOS 13.
  @_disfavoredOverload public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'condition' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func focused<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'binding' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func focused<P1, Value: Hashable>(_ p0: P1, equals p1: Value) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func focusedObject<T>(_ p0: T) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func focusedObject<T>(_ p0: T?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func focusedSceneObject<T>(_ p0: T) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func focusedSceneObject<T>(_ p0: T?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func focusedSceneValue<T>(_ p0: T?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'keyPath' is a path to a property of the app's")
  @_disfavoredOverload public func focusedSceneValue<P1, T>(_ p0: P1, _ p1: T) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'keyPath' is a path to a property of the app's")
  @_disfavoredOverload public func focusedSceneValue<P1, T>(_ p0: P1, _ p1: T?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'object' is an object")
  @_disfavoredOverload public func focusedValue<T>(_ p0: T?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'keyPath' is a path to a property of the app's")
  @_disfavoredOverload public func focusedValue<P1, Value>(_ p0: P1, _ p1: Value) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'keyPath' is a path to a property of the app's")
  @_disfavoredOverload public func focusedValue<P1, Value>(_ p0: P1, _ p1: Value?) -> EmptyView { preconditionFailure() }
  public func font(_ font: Font?) -> some View {
    var call = ModifierCall("font(")
    call.value(nil, font.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.1, macOS 13, visionOS 1, watchOS 9.1, tvOS 16.1.
  public func fontDesign(_ design: Font.Design?) -> some View {
    var call = ModifierCall("fontDesign(")
    call.value(nil, design.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    var call = ModifierCall("fontWeight(")
    call.value(nil, weight.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func fontWidth(_ width: Font.Width?) -> some View {
    var call = ModifierCall("fontWidth(")
    call.value(nil, width.vmlCode)
    return modified(call)
  }
  public func foregroundColor(_ color: Color?) -> some View {
    var call = ModifierCall("foregroundColor(")
    call.value(nil, color.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> some View {
    var call = ModifierCall("foregroundStyle(")
    call.value(nil, primary.vmlCode)
    call.value(nil, secondary.vmlCode)
    call.value(nil, tertiary.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    var call = ModifierCall("foregroundStyle(")
    call.value(nil, primary.vmlCode)
    call.value(nil, secondary.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    var call = ModifierCall("foregroundStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func formStyle(_ style: some FormStyle) -> some View {
    var call = ModifierCall("formStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  public func frame() -> some View { modified(ModifierCall("frame(")) }
  /// Since visionOS 1.
  @_disfavoredOverload public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    var call = ModifierCall("frame(")
    call.value("depth", depth.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  /// Since visionOS 1.
  @_disfavoredOverload public func frame(minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment: DepthAlignment = .center) -> some View {
    var call = ModifierCall("frame(")
    call.value("minDepth", minDepth.vmlCode, "nil")
    call.value("idealDepth", idealDepth.vmlCode, "nil")
    call.value("maxDepth", maxDepth.vmlCode, "nil")
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    var call = ModifierCall("frame(")
    call.value("minWidth", minWidth.vmlCode, "nil")
    call.value("idealWidth", idealWidth.vmlCode, "nil")
    call.value("maxWidth", maxWidth.vmlCode, "nil")
    call.value("minHeight", minHeight.vmlCode, "nil")
    call.value("idealHeight", idealHeight.vmlCode, "nil")
    call.value("maxHeight", maxHeight.vmlCode, "nil")
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    var call = ModifierCall("frame(")
    call.value("width", width.vmlCode, "nil")
    call.value("height", height.vmlCode, "nil")
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  /// Since iOS 14, visionOS 1, watchOS 7, tvOS 14.
  public func fullScreenCover(isPresented: Binding<Bool>, @StepBuilder onDismiss: () -> Steps, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("fullScreenCover(")
    call.binding("isPresented", isPresented.source)
    call.steps("onDismiss", onDismiss())
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 14, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("fullScreenCover(")
    call.binding("isPresented", isPresented.source)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 14, visionOS 1, watchOS 7, tvOS 14.
  public func fullScreenCover(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("fullScreenCover(")
    call.binding("isPresented", isPresented.source)
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func fullScreenCover<Item: Identifiable>(item p0: Binding<Item?>, onDismiss p1: ((() -> Void))? = nil, @ViewBuilder content p2: (Item) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'directory' may be nil, which no state of VML is")
  @_disfavoredOverload public func gameSaveSyncingAlert<P1>(directory p0: Binding<P1>, finishedLoading p1: () -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 7.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    var call = ModifierCall("gaugeStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func geometryGroup() -> some View { modified(ModifierCall("geometryGroup(")) }
  @available(*, unavailable, message: "VML has no form for it: 'representable' is a gesture")
  @_disfavoredOverload public func gesture<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func gesture<T, P1>(_ p0: T, including p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func gesture<T>(_ p0: T, isEnabled p1: Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func gesture<T>(_ p0: T, name p1: String, isEnabled p2: Bool? = nil) -> EmptyView { preconditionFailure() }
  /// Since visionOS 1.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    var call = ModifierCall("glassBackgroundEffect(")
    call.value("displayMode", displayMode.vmlCode, ".always")
    return modified(call)
  }
  /// Since visionOS 2.4.
  public func glassBackgroundEffect(_ effect: some GlassBackgroundEffect, displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    var call = ModifierCall("glassBackgroundEffect(")
    call.value(nil, effect.vmlCode)
    call.value("displayMode", displayMode.vmlCode, ".always")
    return modified(call)
  }
  /// Since visionOS 1.
  public func glassBackgroundEffect(in shape: some InsettableShape, displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    var call = ModifierCall("glassBackgroundEffect(")
    call.value("in", shape.vmlCode)
    call.value("displayMode", displayMode.vmlCode, ".always")
    return modified(call)
  }
  /// Since visionOS 2.4.
  public func glassBackgroundEffect(_ effect: some GlassBackgroundEffect, in shape: some InsettableShape, displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    var call = ModifierCall("glassBackgroundEffect(")
    call.value(nil, effect.vmlCode)
    call.value("in", shape.vmlCode)
    call.value("displayMode", displayMode.vmlCode, ".always")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    var call = ModifierCall("glassEffect(")
    call.value(nil, glass.vmlCode, ".regular")
    call.value("in", shape.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    var call = ModifierCall("glassEffect(")
    call.value(nil, glass.vmlCode, ".regular")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View {
    var call = ModifierCall("glassEffectID(")
    call.value(nil, spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    var call = ModifierCall("glassEffectTransition(")
    call.value(nil, transition.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View {
    var call = ModifierCall("glassEffectUnion(")
    call.value("id", spelled(id))
    call.value("namespace", namespace.vmlCode)
    return modified(call)
  }
  public func grayscale(_ amount: Double) -> some View {
    var call = ModifierCall("grayscale(")
    call.value(nil, amount.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    var call = ModifierCall("gridCellAnchor(")
    call.value(nil, anchor.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func gridCellColumns(_ count: Int) -> some View {
    var call = ModifierCall("gridCellColumns(")
    call.value(nil, count.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var call = ModifierCall("gridCellUnsizedAxes(")
    call.value(nil, axes.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    var call = ModifierCall("gridColumnAlignment(")
    call.value(nil, guide.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    var call = ModifierCall("groupBoxStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, watchOS 11, tvOS 18.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("handGestureShortcut(")
    call.value(nil, shortcut.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since visionOS 2.
  public func handPointerBehavior(_ behavior: HandPointerBehavior?) -> some View {
    var call = ModifierCall("handPointerBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    var call = ModifierCall("handlesExternalEvents(")
    call.value("preferring", preferring.vmlCode)
    call.value("allowing", allowing.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'matching' is a GameController.GCUIEventTypes")
  @_disfavoredOverload public func handlesGameControllerEvents<P1>(matching p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'matching' is a GameController.GCUIEventTypes")
  @_disfavoredOverload public func handlesGameControllerEvents<P1, P2>(matching p0: P1, withOptions p1: P2) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func headerProminence(_ prominence: Prominence) -> some View {
    var call = ModifierCall("headerProminence(")
    call.value(nil, prominence.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'store' is a HealthKit.HKHealthStore")
  @_disfavoredOverload public func healthDataAccessRequest<P1, P2, P3>(store p0: P1, objectType p1: P2, predicate p2: P3? = nil, trigger p3: some Equatable, completion p4: (Result<Bool, any Error>) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'store' is a HealthKit.HKHealthStore")
  @_disfavoredOverload public func healthDataAccessRequest<P1, P2>(store p0: P1, readTypes p1: Set<P2>, trigger p2: some Equatable, completion p3: (Result<Bool, any Error>) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'store' is a HealthKit.HKHealthStore")
  @_disfavoredOverload public func healthDataAccessRequest<P1, P2, P3>(store p0: P1, shareTypes p1: Set<P2>, readTypes p2: Set<P3>? = nil, trigger p3: some Equatable, completion p4: (Result<Bool, any Error>) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func help(_ text: Text) -> some View {
    var call = ModifierCall("help(")
    call.value(nil, text.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("help(")
    call.value(nil, textKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func help(_ text: some StringProtocol) -> some View {
    var call = ModifierCall("help(")
    call.value(nil, String(text).vmlCode)
    return modified(call)
  }
  public func hidden() -> some View { modified(ModifierCall("hidden(")) }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func highPriorityGesture<T, P1>(_ p0: T, including p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func highPriorityGesture<T>(_ p0: T, isEnabled p1: Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func highPriorityGesture<T>(_ p0: T, name p1: String, isEnabled p2: Bool? = nil) -> EmptyView { preconditionFailure() }
  /// Since macOS 10.15.
  public func horizontalRadioGroupLayout() -> some View { modified(ModifierCall("horizontalRadioGroupLayout(")) }
  /// Since iOS 13.4, visionOS 1, tvOS 16.
  @_disfavoredOverload public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    var call = ModifierCall("hoverEffect(")
    call.value(nil, effect.vmlCode, ".automatic")
    return modified(call)
  }
  /// Since iOS 17, visionOS 1, tvOS 17.
  @_disfavoredOverload public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("hoverEffect(")
    call.value(nil, effect.vmlCode, ".automatic")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 18, visionOS 2, tvOS 18.
  public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("hoverEffect(")
    call.value(nil, effect.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 18, visionOS 2, tvOS 18.
  public func hoverEffect(isEnabled: Bool = true) -> some View {
    var call = ModifierCall("hoverEffect(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since visionOS 2.
  @_disfavoredOverload public func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("hoverEffect(")
    call.value(nil, effect.vmlCode)
    call.value("in", group.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'body' is code that gives a value back")
  @_disfavoredOverload public func hoverEffect<P1>(in p0: HoverEffectGroup? = nil, isEnabled p1: Bool? = nil, body p2: (Any, Bool, GeometryProxy) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, visionOS 1, tvOS 17.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    var call = ModifierCall("hoverEffectDisabled(")
    call.value(nil, disabled.vmlCode, "true")
    return modified(call)
  }
  /// Since visionOS 2.
  public func hoverEffectGroup() -> some View { modified(ModifierCall("hoverEffectGroup(")) }
  /// Since visionOS 2.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
    var call = ModifierCall("hoverEffectGroup(")
    call.value(nil, group.vmlCode)
    return modified(call)
  }
  /// Since visionOS 2.
  public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some View {
    var call = ModifierCall("hoverEffectGroup(")
    call.value("id", id.vmlCode, "nil")
    call.value("in", namespace.vmlCode)
    call.value("behavior", behavior.vmlCode, ".activatesGroup")
    return modified(call)
  }
  public func hueRotation(_ angle: Angle) -> some View {
    var call = ModifierCall("hueRotation(")
    call.value(nil, angle.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("ignoresSafeArea(")
    call.value(nil, regions.vmlCode, ".all")
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'style' is an ImagePlaygroundStyle")
  @_disfavoredOverload public func imagePlaygroundGenerationStyle<P1, P2>(_ p0: P1, in p1: P2? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 18.4, macOS 15.4, visionOS 2.4.
  public func imagePlaygroundPersonalizationPolicy() -> some View { modified(ModifierCall("imagePlaygroundPersonalizationPolicy(")) }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, @StepBuilder onCompletion: () -> Steps, @StepBuilder onCancellation: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("concept", concept.vmlCode)
    call.value("sourceImage", sourceImage.vmlCode, "nil")
    call.steps("onCompletion", onCompletion())
    call.steps("onCancellation", onCancellation())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)?) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("concept", concept.vmlCode)
    call.value("sourceImage", sourceImage.vmlCode, "nil")
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, @StepBuilder onCompletion: () -> Steps, @StepBuilder onCancellation: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("concept", concept.vmlCode)
    call.value("sourceImageURL", sourceImageURL.vmlCode)
    call.steps("onCompletion", onCompletion())
    call.steps("onCancellation", onCancellation())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)?) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("concept", concept.vmlCode)
    call.value("sourceImageURL", sourceImageURL.vmlCode)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImage: Image? = nil, @StepBuilder onCompletion: () -> Steps, @StepBuilder onCancellation: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("sourceImage", sourceImage.vmlCode, "nil")
    call.steps("onCompletion", onCompletion())
    call.steps("onCancellation", onCancellation())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)?) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImage: Image? = nil, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("sourceImage", sourceImage.vmlCode, "nil")
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImageURL: URL, @StepBuilder onCompletion: () -> Steps, @StepBuilder onCancellation: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("sourceImageURL", sourceImageURL.vmlCode)
    call.steps("onCompletion", onCompletion())
    call.steps("onCancellation", onCancellation())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)?) -> some View { self }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImageURL: URL, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("imagePlaygroundSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("sourceImageURL", sourceImageURL.vmlCode)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 18.1, macOS 15.1, visionOS 2.4.
  @_disfavoredOverload public func imagePlaygroundSheet(isPresented: Binding<Bool>, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void) -> some View { self }
  /// Since iOS 13, macOS 11, visionOS 1, watchOS 6, tvOS 13.
  public func imageScale(_ scale: Image.Scale) -> some View {
    var call = ModifierCall("imageScale(")
    call.value(nil, scale.vmlCode)
    return modified(call)
  }
  /// Since visionOS 2.
  public func immersiveEnvironmentPicker(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("immersiveEnvironmentPicker(")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func importableFromServices<T>(for p0: T.Type? = nil, action p1: ([T]) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'onImport' is code that gives a value back")
  @_disfavoredOverload public func importsItemProviders(_ p0: [UTType], onImport p1: (Any) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'options' is code that gives a value back")
  @_disfavoredOverload public func inAppPurchaseOptions<P1>(_ p0: ((Any) async -> Set<P1>)?) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, visionOS 1, watchOS 8, tvOS 14.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    var call = ModifierCall("indexViewStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14.
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("inspector(")
    call.binding("isPresented", isPresented.source)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 17, macOS 14.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    var call = ModifierCall("inspectorColumnWidth(")
    call.value(nil, width.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    var call = ModifierCall("inspectorColumnWidth(")
    call.value("min", min.vmlCode, "nil")
    call.value("ideal", ideal.vmlCode)
    call.value("max", max.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func interactionActivityTrackingTag(_ tag: String) -> some View {
    var call = ModifierCall("interactionActivityTrackingTag(")
    call.value(nil, tag.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    var call = ModifierCall("interactiveDismissDisabled(")
    call.value(nil, isDisabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    var call = ModifierCall("invalidatableContent(")
    call.value(nil, invalidatable.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func italic(_ isActive: Bool = true) -> some View {
    var call = ModifierCall("italic(")
    call.value(nil, isActive.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func itemProvider<P1>(_ p0: Optional<() -> P1>) -> EmptyView { preconditionFailure() }
  /// Since iOS 17.2, macOS 10.15, visionOS 1.1, watchOS 6, tvOS 13.
  public func journalingSuggestionsPicker(isPresented: Binding<Bool>, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("journalingSuggestionsPicker(")
    call.binding("isPresented", isPresented.source)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'journalingSuggestionToken' is a JournalingSuggestionPresentationToken")
  @_disfavoredOverload public func journalingSuggestionsPicker<P1>(isPresented p0: Binding<Bool>, journalingSuggestionToken p1: P1, onCompletion p2: (Any) async -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func kerning(_ kerning: CGFloat) -> some View {
    var call = ModifierCall("kerning(")
    call.value(nil, kerning.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    var call = ModifierCall("keyboardShortcut(")
    call.value(nil, key.vmlCode)
    call.value("modifiers", modifiers.vmlCode, ".command")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View {
    var call = ModifierCall("keyboardShortcut(")
    call.value(nil, key.vmlCode)
    call.value("modifiers", modifiers.vmlCode, ".command")
    call.value("localization", localization.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    var call = ModifierCall("keyboardShortcut(")
    call.value(nil, shortcut.vmlCode)
    return modified(call)
  }
  /// Since iOS 15.4, macOS 12.3, visionOS 1.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    var call = ModifierCall("keyboardShortcut(")
    call.value(nil, shortcut.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, tvOS 13.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    var call = ModifierCall("keyboardType(")
    call.value(nil, type.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func keyframeAnimator<Value, P1>(initialValue p0: Value, repeating p1: Bool? = nil, @ViewBuilder content p2: (Any, Value) -> some View, keyframes p3: (Value) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'content' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func keyframeAnimator<Value, P1>(initialValue p0: Value, trigger p1: some Equatable, @ViewBuilder content p2: (Any, Value) -> some View, keyframes p3: (Value) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    var call = ModifierCall("labelIconToTitleSpacing(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    var call = ModifierCall("labelReservedIconWidth(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    var call = ModifierCall("labelStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    var call = ModifierCall("labeledContentStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  public func labelsHidden() -> some View { modified(ModifierCall("labelsHidden(")) }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("labelsVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("layerEffect(")
    call.value(nil, shader.vmlCode)
    call.value("maxSampleOffset", maxSampleOffset.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    var call = ModifierCall("layoutDirectionBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  public func layoutPriority(_ value: Double) -> some View {
    var call = ModifierCall("layoutPriority(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'key' is a type of the app")
  @_disfavoredOverload public func layoutValue<K, P1>(key p0: K.Type, value p1: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'lineHeight' is an AttributedString.LineHeight")
  @_disfavoredOverload public func lineHeight<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    var call = ModifierCall("lineLimit(")
    call.value(nil, limit.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    var call = ModifierCall("lineLimit(")
    call.value(nil, limit.vmlCode)
    call.value("reservesSpace", reservesSpace.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    var call = ModifierCall("lineLimit(")
    call.value(nil, limit.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    var call = ModifierCall("lineLimit(")
    call.value(nil, limit.vmlCode)
    return modified(call)
  }
  public func lineLimit(_ number: Int?) -> some View {
    var call = ModifierCall("lineLimit(")
    call.value(nil, number.vmlCode)
    return modified(call)
  }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    var call = ModifierCall("lineSpacing(")
    call.value(nil, lineSpacing.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func listItemTint(_ tint: Color?) -> some View {
    var call = ModifierCall("listItemTint(")
    call.value(nil, tint.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    var call = ModifierCall("listItemTint(")
    call.value(nil, tint.vmlCode)
    return modified(call)
  }
  public func listRowBackground(_ view: (some View)?) -> some View {
    var call = ModifierCall("listRowBackground(")
    call.view(nil, "view", view)
    return modified(call)
  }
  /// Since visionOS 1.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    var call = ModifierCall("listRowHoverEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  /// Since visionOS 1.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    var call = ModifierCall("listRowHoverEffectDisabled(")
    call.value(nil, disabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var call = ModifierCall("listRowInsets(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode)
    return modified(call)
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    var call = ModifierCall("listRowInsets(")
    call.value(nil, insets.vmlCode)
    return modified(call)
  }
  /// Since watchOS 6.
  public func listRowPlatterColor(_ color: Color?) -> some View {
    var call = ModifierCall("listRowPlatterColor(")
    call.value(nil, color.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 13, visionOS 1.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    var call = ModifierCall("listRowSeparator(")
    call.value(nil, visibility.vmlCode)
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 15, macOS 13, visionOS 1.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    var call = ModifierCall("listRowSeparatorTint(")
    call.value(nil, color.vmlCode)
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 15, visionOS 1.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    var call = ModifierCall("listRowSpacing(")
    call.value(nil, spacing.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, visionOS 26, watchOS 26.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("listSectionIndexVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, visionOS 26.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var call = ModifierCall("listSectionMargins(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 13, visionOS 1.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    var call = ModifierCall("listSectionSeparator(")
    call.value(nil, visibility.vmlCode)
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 15, macOS 13, visionOS 1.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    var call = ModifierCall("listSectionSeparatorTint(")
    call.value(nil, color.vmlCode)
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 17, visionOS 1, watchOS 10.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    var call = ModifierCall("listSectionSpacing(")
    call.value(nil, spacing.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, visionOS 1, watchOS 10.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    var call = ModifierCall("listSectionSpacing(")
    call.value(nil, spacing.vmlCode)
    return modified(call)
  }
  public func listStyle(_ style: some ListStyle) -> some View {
    var call = ModifierCall("listStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'initialScene' is a MapKit.MKLookAroundScene")
  @_disfavoredOverload public func lookAroundViewer<P1, P2>(isPresented p0: Binding<Bool>, initialScene p1: P1, allowsNavigation p2: Bool? = nil, showsRoadLabels p3: Bool? = nil, pointsOfInterest p4: P2? = nil, onDismiss p5: ((() -> Void))? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'scene' may be nil, which no state of VML is")
  @_disfavoredOverload public func lookAroundViewer<P1, P2>(isPresented p0: Binding<Bool>, scene p1: Binding<P1>, allowsNavigation p2: Bool? = nil, showsRoadLabels p3: Bool? = nil, pointsOfInterest p4: P2? = nil, onDismiss p5: ((() -> Void))? = nil) -> EmptyView { preconditionFailure() }
  public func luminanceToAlpha() -> some View { modified(ModifierCall("luminanceToAlpha(")) }
  /// Since iOS 15, visionOS 1.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    var call = ModifierCall("manageSubscriptionsSheet(")
    call.binding("isPresented", isPresented.source)
    return modified(call)
  }
  /// Since iOS 17, visionOS 1.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    var call = ModifierCall("manageSubscriptionsSheet(")
    call.binding("isPresented", isPresented.source)
    call.value("subscriptionGroupID", subscriptionGroupID.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a ManagedContentStyle")
  @_disfavoredOverload public func managedContentStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since visionOS 26.
  public func manipulable(coordinateSpace: some CoordinateSpaceProtocol, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, @StepBuilder onChanged: () -> Steps) -> some View {
    var call = ModifierCall("manipulable(")
    call.value("coordinateSpace", coordinateSpace.vmlCode)
    call.value("inertia", inertia.vmlCode, ".medium")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.steps("onChanged", onChanged())
    return modified(call)
  }
  /// Since visionOS 26.
  public func manipulable(inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("manipulable(")
    call.value("inertia", inertia.vmlCode, ".medium")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since visionOS 26.
  public func manipulable(using gestureState: Manipulable.GestureState) -> some View {
    var call = ModifierCall("manipulable(")
    call.value("using", gestureState.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is an AffineTransform3D")
  @_disfavoredOverload public func manipulable<P1, P2, P3>(transform p0: Binding<P1>, coordinateSpace p1: P2? = nil, operations p2: P3? = nil, inertia p3: Manipulable.Inertia? = nil, isEnabled p4: Bool? = nil, onChanged p5: (((Any) -> Void))? = nil) -> EmptyView { preconditionFailure() }
  /// Since visionOS 26.
  public func manipulationGesture(updating gestureState: Binding<Manipulable.GestureState>, coordinateSpace: some CoordinateSpaceProtocol, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, @StepBuilder onChanged: () -> Steps) -> some View {
    var call = ModifierCall("manipulationGesture(")
    call.binding("updating", gestureState.source)
    call.value("coordinateSpace", coordinateSpace.vmlCode)
    call.value("inertia", inertia.vmlCode, ".medium")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.steps("onChanged", onChanged())
    return modified(call)
  }
  /// Since visionOS 26.
  public func manipulationGesture(updating gestureState: Binding<Manipulable.GestureState>, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("manipulationGesture(")
    call.binding("updating", gestureState.source)
    call.value("inertia", inertia.vmlCode, ".medium")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'keyframes' holds parts that this library has not")
  @_disfavoredOverload public func mapCameraKeyframeAnimator<P1>(trigger p0: some Equatable, keyframes p1: (Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("mapControlVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    var call = ModifierCall("mapControls(")
    call.slot(nil, "content", content())
    return modified(call)
  }
  /// Since iOS 18, visionOS 2.
  public func mapFeatureSelectionAccessory() -> some View { modified(ModifierCall("mapFeatureSelectionAccessory(")) }
  @available(*, unavailable, message: "VML has no form for it: 'content' holds parts that this library has not")
  @_disfavoredOverload public func mapFeatureSelectionContent<P1>(content p0: (Any) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selectionDisabled' is code that gives a value back")
  @_disfavoredOverload public func mapFeatureSelectionDisabled(_ p0: (Any) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is a MapKit.MKMapItem")
  @_disfavoredOverload public func mapItemDetailPopover<P1, P2>(isPresented p0: Binding<Bool>, item p1: P1, displaysMap p2: Bool? = nil, attachmentAnchor p3: P2? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is a MapKit.MKMapItem")
  @_disfavoredOverload public func mapItemDetailPopover<P1, P2>(isPresented p0: Binding<Bool>, item p1: P1, displaysMap p2: Bool? = nil, attachmentAnchor p3: P2? = nil, arrowEdge p4: Edge) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func mapItemDetailPopover<P1, P2>(item p0: Binding<P1>, displaysMap p1: Bool? = nil, attachmentAnchor p2: P2? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func mapItemDetailPopover<P1, P2>(item p0: Binding<P1>, displaysMap p1: Bool? = nil, attachmentAnchor p2: P2? = nil, arrowEdge p3: Edge) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is a MapKit.MKMapItem")
  @_disfavoredOverload public func mapItemDetailSheet<P1>(isPresented p0: Binding<Bool>, item p1: P1, displaysMap p2: Bool? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func mapItemDetailSheet<P1>(item p0: Binding<P1>, displaysMap p1: Bool? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func mapScope(_ scope: Namespace.ID) -> some View {
    var call = ModifierCall("mapScope(")
    call.value(nil, scope.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a MapStyle")
  @_disfavoredOverload public func mapStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  public func mask(_ mask: some View) -> some View {
    var call = ModifierCall("mask(")
    call.view(nil, "mask", mask)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
    var call = ModifierCall("mask(")
    call.value("alignment", alignment.vmlCode, ".center")
    call.slot(nil, "mask", mask())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View {
    var call = ModifierCall("matchedGeometryEffect(")
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    call.value("properties", properties.vmlCode, ".frame")
    call.value("anchor", anchor.vmlCode, ".center")
    call.value("isSource", isSource.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    var call = ModifierCall("matchedTransitionSource(")
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is code that gives a value back")
  @_disfavoredOverload public func matchedTransitionSource<P1>(id p0: some Hashable, in p1: Namespace.ID, configuration p2: (Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    var call = ModifierCall("materialActiveAppearance(")
    call.value(nil, appearance.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    var call = ModifierCall("menuActionDismissBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a MenuButtonStyle")
  @_disfavoredOverload public func menuButtonStyle<S>(_ p0: S) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, tvOS 17.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    var call = ModifierCall("menuIndicator(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func menuOrder(_ order: MenuOrder) -> some View {
    var call = ModifierCall("menuOrder(")
    call.value(nil, order.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, tvOS 17.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    var call = ModifierCall("menuStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    var call = ModifierCall("minimumScaleFactor(")
    call.value(nil, factor.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'container' is a SwiftData.ModelContainer")
  @_disfavoredOverload public func modelContainer<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func modelContainer<P1>(for p0: P1, inMemory p1: Bool? = nil, isAutosaveEnabled p2: Bool? = nil, isUndoEnabled p3: Bool? = nil, onSetup p4: ((Result<Any, any Error>) -> Void)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'modelContext' is a SwiftData.ModelContext")
  @_disfavoredOverload public func modelContext<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since macOS 15.
  public func modifierKeyAlternate(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> some View) -> some View {
    var call = ModifierCall("modifierKeyAlternate(")
    call.value(nil, modifiers.vmlCode)
    call.slot(nil, "alternate", alternate())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func monospaced(_ isActive: Bool = true) -> some View {
    var call = ModifierCall("monospaced(")
    call.value(nil, isActive.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func monospacedDigit() -> some View { modified(ModifierCall("monospacedDigit(")) }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    var call = ModifierCall("moveDisabled(")
    call.value(nil, isDisabled.vmlCode)
    return modified(call)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    var call = ModifierCall("multilineTextAlignment(")
    call.value(nil, alignment.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    var call = ModifierCall("multilineTextAlignment(")
    call.value("strategy", strategy.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12.
  public func musicSubscriptionOffer(isPresented: Binding<Bool>, @StepBuilder onLoadCompletion: () -> Steps) -> some View {
    var call = ModifierCall("musicSubscriptionOffer(")
    call.binding("isPresented", isPresented.source)
    call.steps("onLoadCompletion", onLoadCompletion())
    return modified(call)
  }
  /// Since iOS 15, macOS 12.
  public func musicSubscriptionOffer(isPresented: Binding<Bool>) -> some View {
    var call = ModifierCall("musicSubscriptionOffer(")
    call.binding("isPresented", isPresented.source)
    return modified(call)
  }
  /// Since iOS 13, macOS 13, visionOS 1, watchOS 6, tvOS 13.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    var call = ModifierCall("navigationBarBackButtonHidden(")
    call.value(nil, hidesBackButton.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, watchOS 6, tvOS 13.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    var call = ModifierCall("navigationBarHidden(")
    call.value(nil, hidden.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, tvOS 13.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    var call = ModifierCall("navigationBarItems(")
    call.view("leading", "leading", leading)
    call.view("trailing", "trailing", trailing)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, tvOS 13.
  public func navigationBarItems(leading: some View) -> some View {
    var call = ModifierCall("navigationBarItems(")
    call.view("leading", "leading", leading)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, tvOS 13.
  public func navigationBarItems(trailing: some View) -> some View {
    var call = ModifierCall("navigationBarItems(")
    call.view("trailing", "trailing", trailing)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, watchOS 6, tvOS 13.
  public func navigationBarTitle(_ title: Text) -> some View {
    var call = ModifierCall("navigationBarTitle(")
    call.value(nil, title.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    var call = ModifierCall("navigationBarTitle(")
    call.value(nil, title.vmlCode)
    call.value("displayMode", displayMode.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, watchOS 6, tvOS 13.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("navigationBarTitle(")
    call.value(nil, titleKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    var call = ModifierCall("navigationBarTitle(")
    call.value(nil, titleKey.vmlCode)
    call.value("displayMode", displayMode.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, watchOS 6, tvOS 13.
  @_disfavoredOverload public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    var call = ModifierCall("navigationBarTitle(")
    call.value(nil, String(title).vmlCode)
    return modified(call)
  }
  /// Since iOS 14, visionOS 1.
  @_disfavoredOverload public func navigationBarTitle(_ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    var call = ModifierCall("navigationBarTitle(")
    call.value(nil, String(title).vmlCode)
    call.value("displayMode", displayMode.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, visionOS 1, watchOS 8.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    var call = ModifierCall("navigationBarTitleDisplayMode(")
    call.value(nil, displayMode.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View) -> some View {
    var call = ModifierCall("navigationDestination(")
    call.binding("isPresented", isPresented.source)
    call.slot("destination", "destination", destination())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func navigationDestination<D: Hashable>(for p0: D.Type, @ViewBuilder destination p1: (D) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'item' is an Optional")
  @_disfavoredOverload public func navigationDestination<D: Hashable>(item p0: Binding<Optional<D>>, @ViewBuilder destination p1: (D) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func navigationDocument(_ url: URL) -> some View {
    var call = ModifierCall("navigationDocument(")
    call.value(nil, url.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'document' is data for other apps")
  @_disfavoredOverload public func navigationDocument<D, P1>(_ p0: D, preview p1: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("navigationLinkIndicatorVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    var call = ModifierCall("navigationSplitViewColumnWidth(")
    call.value(nil, width.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    var call = ModifierCall("navigationSplitViewColumnWidth(")
    call.value("min", min.vmlCode, "nil")
    call.value("ideal", ideal.vmlCode)
    call.value("max", max.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    var call = ModifierCall("navigationSplitViewStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 11.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    var call = ModifierCall("navigationSubtitle(")
    call.value(nil, subtitle.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 11.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("navigationSubtitle(")
    call.value(nil, subtitleKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 11.
  @_disfavoredOverload public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    var call = ModifierCall("navigationSubtitle(")
    call.value(nil, String(subtitle).vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    var call = ModifierCall("navigationTitle(")
    call.binding(nil, title.source)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func navigationTitle(_ title: Text) -> some View {
    var call = ModifierCall("navigationTitle(")
    call.value(nil, title.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("navigationTitle(")
    call.value(nil, titleKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func navigationTitle(_ title: some StringProtocol) -> some View {
    var call = ModifierCall("navigationTitle(")
    call.value(nil, String(title).vmlCode)
    return modified(call)
  }
  /// Since watchOS 7.
  @_disfavoredOverload public func navigationTitle(@ViewBuilder _ title: () -> some View) -> some View {
    var call = ModifierCall("navigationTitle(")
    call.slot(nil, "title", title())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    var call = ModifierCall("navigationTransition(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 7, tvOS 13.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    var call = ModifierCall("navigationViewStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 15, visionOS 1.
  public func offerCodeRedemption(isPresented: Binding<Bool>, @StepBuilder onCompletion: () -> Steps) -> some View {
    var call = ModifierCall("offerCodeRedemption(")
    call.binding("isPresented", isPresented.source)
    call.steps("onCompletion", onCompletion())
    return modified(call)
  }
  /// Since iOS 16, macOS 15, visionOS 1.
  public func offerCodeRedemption(isPresented: Binding<Bool>) -> some View {
    var call = ModifierCall("offerCodeRedemption(")
    call.binding("isPresented", isPresented.source)
    return modified(call)
  }
  public func offset(_ offset: CGSize) -> some View {
    var call = ModifierCall("offset(")
    call.value(nil, offset.vmlCode)
    return modified(call)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    var call = ModifierCall("offset(")
    call.value("x", x.vmlCode, "0")
    call.value("y", y.vmlCode, "0")
    return modified(call)
  }
  /// Since visionOS 1.
  @_disfavoredOverload public func offset(z: CGFloat) -> some View {
    var call = ModifierCall("offset(")
    call.value("z", z.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, visionOS 26, tvOS 26.
  public func onAppIntentExecution(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onAppIntentExecution(")
    call.steps("perform", action())
    return modified(call)
  }
  public func onAppear(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onAppear(")
    call.steps("perform", action())
    return modified(call)
  }
  @_disfavoredOverload public func onAppear(perform action: (() -> Void)?) -> some View { self }
  public func onAppear() -> some View { modified(ModifierCall("onAppear(")) }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onApplePayCouponCodeChange<P1>(perform p0: (String) async -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onApplePayPaymentMethodChange<P1>(perform p0: (Any) async -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onApplePayShippingContactChange<P1>(perform p0: (Any) async -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onApplePayShippingMethodChange<P1>(perform p0: (Any) async -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 18.
  public func onCameraCaptureEvent(isEnabled: Bool = true, @StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("onCameraCaptureEvent(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.steps("action", action())
    return modified(call)
  }
  /// Since iOS 26.
  public func onCameraCaptureEvent(isEnabled: Bool = true, defaultSoundDisabled: Bool = false, @StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("onCameraCaptureEvent(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.value("defaultSoundDisabled", defaultSoundDisabled.vmlCode, "false")
    call.steps("action", action())
    return modified(call)
  }
  /// Since iOS 26.
  public func onCameraCaptureEvent(isEnabled: Bool = true, defaultSoundDisabled: Bool = false, @StepBuilder primaryAction: () -> Steps, @StepBuilder secondaryAction: () -> Steps) -> some View {
    var call = ModifierCall("onCameraCaptureEvent(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.value("defaultSoundDisabled", defaultSoundDisabled.vmlCode, "false")
    call.steps("primaryAction", primaryAction())
    call.steps("secondaryAction", secondaryAction())
    return modified(call)
  }
  /// Since iOS 18.
  public func onCameraCaptureEvent(isEnabled: Bool = true, @StepBuilder primaryAction: () -> Steps, @StepBuilder secondaryAction: () -> Steps) -> some View {
    var call = ModifierCall("onCameraCaptureEvent(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    call.steps("primaryAction", primaryAction())
    call.steps("secondaryAction", secondaryAction())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onChange(")
    call.value("of", spelled(value))
    call.value("initial", initial.vmlCode, "false")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { self }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func onChange<V: Equatable>(of value: V, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onChange(")
    call.value("of", spelled(value))
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'selector' is a Selector")
  @_disfavoredOverload public func onCommand<P1>(_ p0: P1, perform p1: (() -> Void)?) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func onContinueUserActivity(_ activityType: String, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onContinueUserActivity(")
    call.value(nil, activityType.vmlCode)
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 16.
  @_disfavoredOverload public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onContinuousHover(")
    call.value("coordinateSpace", coordinateSpace.vmlCode, ".local")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 16.
  @_disfavoredOverload public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { self }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onContinuousHover(")
    call.value("coordinateSpace", coordinateSpace.vmlCode)
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  @_disfavoredOverload public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void) -> some View { self }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func onContinuousHover(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onContinuousHover(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  @_disfavoredOverload public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onCopyCommand<P1>(perform p0: (() -> P1)?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onCutCommand<P1>(perform p0: (() -> P1)?) -> EmptyView { preconditionFailure() }
  /// Since macOS 10.15.
  public func onDeleteCommand(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onDeleteCommand(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since macOS 10.15.
  @_disfavoredOverload public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func onDisappear(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onDisappear(")
    call.steps("perform", action())
    return modified(call)
  }
  @_disfavoredOverload public func onDisappear(perform action: (() -> Void)?) -> some View { self }
  public func onDisappear() -> some View { modified(ModifierCall("onDisappear(")) }
  @available(*, unavailable, message: "VML has no form for it: 'data' is code that gives a value back")
  @_disfavoredOverload public func onDrag<P1>(_ p0: () -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is code that gives a value back")
  @_disfavoredOverload public func onDrag<P1>(_ p0: () -> P1, @ViewBuilder preview p1: () -> some View) -> EmptyView { preconditionFailure() }
  /// Since macOS 26.
  public func onDragSessionUpdated(@StepBuilder _ onUpdate: () -> Steps) -> some View {
    var call = ModifierCall("onDragSessionUpdated(")
    call.steps(nil, onUpdate())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'delegate' is a DropDelegate")
  @_disfavoredOverload public func onDrop<P1>(of p0: [UTType], delegate p1: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onDrop(of p0: [UTType], isTargeted p1: Binding<Bool>?, perform p2: (Any) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onDrop(of p0: [UTType], isTargeted p1: Binding<Bool>?, perform p2: (Any, CGPoint) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'delegate' is a DropDelegate")
  @_disfavoredOverload public func onDrop<P1>(of p0: [String], delegate p1: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onDrop(of p0: [String], isTargeted p1: Binding<Bool>?, perform p2: (Any) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'perform' is code that gives a value back")
  @_disfavoredOverload public func onDrop(of p0: [String], isTargeted p1: Binding<Bool>?, perform p2: (Any, CGPoint) -> Bool) -> EmptyView { preconditionFailure() }
  /// Since macOS 26.
  public func onDropSessionUpdated(@StepBuilder _ onUpdate: () -> Steps) -> some View {
    var call = ModifierCall("onDropSessionUpdated(")
    call.steps(nil, onUpdate())
    return modified(call)
  }
  /// Since macOS 10.15, tvOS 13.
  public func onExitCommand(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onExitCommand(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since macOS 10.15, tvOS 13.
  @_disfavoredOverload public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func onGeometryChange<T: Equatable>(for p0: T.Type, of p1: (GeometryProxy) -> T, action p2: (T) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func onGeometryChange<T: Equatable>(for p0: T.Type, of p1: (GeometryProxy) -> T, action p2: (T, T) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func onGeometryChange3D<T: Equatable>(for p0: T.Type, of p1: (Any) -> T, action p2: (T) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 13.4, macOS 10.15, visionOS 1.
  public func onHover(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onHover(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 13.4, macOS 10.15, visionOS 1.
  @_disfavoredOverload public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Since macOS 26, visionOS 2.
  public func onImmersionChange(initial: Bool = true, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onImmersionChange(")
    call.value("initial", initial.vmlCode, "true")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func onInAppPurchaseCompletion(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onInAppPurchaseCompletion(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func onInAppPurchaseStart(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onInAppPurchaseStart(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func onInteractiveResizeChange(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onInteractiveResizeChange(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  @_disfavoredOverload public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func onKeyPress<P1>(_ p0: KeyEquivalent, action p1: () -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func onKeyPress<P1>(_ p0: KeyEquivalent, phases p1: KeyPress.Phases, action p2: (Any) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'characters' is a CharacterSet")
  @_disfavoredOverload public func onKeyPress<P1, P2>(characters p0: P1, phases p1: KeyPress.Phases? = nil, action p2: (Any) -> P2) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func onKeyPress<P1>(keys p0: Set<KeyEquivalent>, phases p1: KeyPress.Phases? = nil, action p2: (Any) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'action' is code that gives a value back")
  @_disfavoredOverload public func onKeyPress<P1>(phases p0: KeyPress.Phases? = nil, action p1: (Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
  public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @StepBuilder perform action: () -> Steps, @StepBuilder onPressingChanged: () -> Steps) -> some View {
    var call = ModifierCall("onLongPressGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.value("maximumDistance", maximumDistance.vmlCode, "10")
    call.steps("perform", action())
    call.steps("onPressingChanged", onPressingChanged())
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) -> some View { self }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
  public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onLongPressGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.value("maximumDistance", maximumDistance.vmlCode, "10")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void) -> some View { self }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @StepBuilder pressing: () -> Steps, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onLongPressGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.value("maximumDistance", maximumDistance.vmlCode, "10")
    call.steps("pressing", pressing())
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View { self }
  /// Since tvOS 14.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, @StepBuilder perform action: () -> Steps, @StepBuilder onPressingChanged: () -> Steps) -> some View {
    var call = ModifierCall("onLongPressGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.steps("perform", action())
    call.steps("onPressingChanged", onPressingChanged())
    return modified(call)
  }
  /// Since tvOS 14.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) -> some View { self }
  /// Since tvOS 14.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onLongPressGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since tvOS 14.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
  /// Since tvOS 14.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, @StepBuilder pressing: () -> Steps, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onLongPressGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.steps("pressing", pressing())
    call.steps("perform", action())
    return modified(call)
  }
  /// Since tvOS 14.
  @_disfavoredOverload public func onLongPressGesture(minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View { self }
  /// Since tvOS 16.
  public func onLongTouchGesture(minimumDuration: Double = 0.5, @StepBuilder perform action: () -> Steps, @StepBuilder onTouchingChanged: () -> Steps) -> some View {
    var call = ModifierCall("onLongTouchGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.steps("perform", action())
    call.steps("onTouchingChanged", onTouchingChanged())
    return modified(call)
  }
  /// Since tvOS 16.
  @_disfavoredOverload public func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)?) -> some View { self }
  /// Since tvOS 16.
  public func onLongTouchGesture(minimumDuration: Double = 0.5, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onLongTouchGesture(")
    call.value("minimumDuration", minimumDuration.vmlCode, "0.5")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since tvOS 16.
  @_disfavoredOverload public func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func onMapCameraChange(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onMapCameraChange(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public func onMapCameraChange(_ action: @escaping () -> Void) -> some View { self }
  /// Since macOS 15.
  public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onModifierKeysChanged(")
    call.value("mask", mask.vmlCode, ".all")
    call.value("initial", initial.vmlCode, "true")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since macOS 15.
  @_disfavoredOverload public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View { self }
  /// Since macOS 10.15, tvOS 13.
  public func onMoveCommand(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onMoveCommand(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since macOS 10.15, tvOS 13.
  @_disfavoredOverload public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func onOpenURL(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onOpenURL(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  @_disfavoredOverload public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func onOpenURL(prefersInApp: Bool) -> some View {
    var call = ModifierCall("onOpenURL(")
    call.value("prefersInApp", prefersInApp.vmlCode)
    return modified(call)
  }
  /// Since macOS 11.
  public func onPasteCommand(of supportedContentTypes: [UTType], @StepBuilder perform payloadAction: () -> Steps) -> some View {
    var call = ModifierCall("onPasteCommand(")
    call.value("of", supportedContentTypes.vmlCode)
    call.steps("perform", payloadAction())
    return modified(call)
  }
  /// Since macOS 10.15.
  public func onPasteCommand(of supportedTypes: [String], @StepBuilder perform payloadAction: () -> Steps) -> some View {
    var call = ModifierCall("onPasteCommand(")
    call.value("of", supportedTypes.vmlCode)
    call.steps("perform", payloadAction())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'validator' is code that gives a value back")
  @_disfavoredOverload public func onPasteCommand<Payload>(of p0: [UTType], validator p1: (Any) -> Payload?, perform p2: (Payload) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'validator' is code that gives a value back")
  @_disfavoredOverload public func onPasteCommand<Payload>(of p0: [String], validator p1: (Any) -> Payload?, perform p2: (Payload) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 17.5, macOS 14.5, visionOS 26.2.
  public func onPencilDoubleTap(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onPencilDoubleTap(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17.5, macOS 14.5, visionOS 26.2.
  public func onPencilSqueeze(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onPencilSqueeze(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17.5, macOS 14.5, visionOS 26.2.
  @_disfavoredOverload public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
  /// Since tvOS 13.
  public func onPlayPauseCommand(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onPlayPauseCommand(")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since tvOS 13.
  @_disfavoredOverload public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public func onPreferenceChange(@StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onPreferenceChange(")
    call.steps("perform", action())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'publisher' is a Publisher")
  @_disfavoredOverload public func onReceive<P>(_ p0: P, perform p1: (Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func onScrollGeometryChange<T: Equatable>(for p0: T.Type, of p1: (Any) -> T, action p2: (T, T) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func onScrollPhaseChange(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onScrollPhaseChange(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'idType' is a type of the app")
  @_disfavoredOverload public func onScrollTargetVisibilityChange<ID: Hashable>(idType p0: ID.Type, threshold p1: Double? = nil, _ p2: ([ID]) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func onScrollVisibilityChange(threshold: Double = 0.5, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onScrollVisibilityChange(")
    call.value("threshold", threshold.vmlCode, "0.5")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  @_disfavoredOverload public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func onSubmit(of triggers: SubmitTriggers = .text, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onSubmit(")
    call.value("of", triggers.vmlCode, ".text")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
  @_disfavoredOverload public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onTapGesture(")
    call.value("count", count.vmlCode, "1")
    call.value("coordinateSpace", coordinateSpace.vmlCode, ".local")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
  @_disfavoredOverload public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View { self }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10.
  public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onTapGesture(")
    call.value("count", count.vmlCode, "1")
    call.value("coordinateSpace", coordinateSpace.vmlCode)
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10.
  @_disfavoredOverload public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void) -> some View { self }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10.
  public func onTapGesture(count: Int = 1, @StepBuilder perform action: () -> Steps) -> some View {
    var call = ModifierCall("onTapGesture(")
    call.value("count", count.vmlCode, "1")
    call.steps("perform", action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10.
  @_disfavoredOverload public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View { self }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 6, tvOS 16.
  @_disfavoredOverload public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Since visionOS 2.
  public func onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("onVolumeViewpointChange(")
    call.value("updateStrategy", updateStrategy.vmlCode, ".supported")
    call.value("initial", initial.vmlCode, "true")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since visionOS 2.
  @_disfavoredOverload public func onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true, _ action: @escaping (Viewpoint3D, Viewpoint3D) -> Void) -> some View { self }
  /// Since visionOS 26.
  public func onWorldRecenter(@StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("onWorldRecenter(")
    call.steps("action", action())
    return modified(call)
  }
  /// Since visionOS 26.
  @_disfavoredOverload public func onWorldRecenter(action: @escaping () -> Void) -> some View { self }
  /// Since visionOS 26.
  @_disfavoredOverload public func onWorldRecenter(action: @escaping (WorldRecenterPhase) -> Void) -> some View { self }
  public func opacity(_ opacity: Double) -> some View {
    var call = ModifierCall("opacity(")
    call.value(nil, opacity.vmlCode)
    return modified(call)
  }
  /// Since visionOS 1.
  @_disfavoredOverload public func ornament(visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> some View) -> some View {
    var call = ModifierCall("ornament(")
    call.value("visibility", visibility.vmlCode, ".automatic")
    call.value("attachmentAnchor", attachmentAnchor.vmlCode)
    call.value("contentAlignment", contentAlignment.vmlCode, ".center")
    call.slot("ornament", "ornament", ornament())
    return modified(call)
  }
  @_disfavoredOverload public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    var call = ModifierCall("overlay(")
    call.view(nil, "overlay", overlay)
    call.value("alignment", alignment.vmlCode, ".center")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("overlay(")
    call.value(nil, style.vmlCode)
    call.value("in", shape.vmlCode)
    call.value("fillStyle", fillStyle.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("overlay(")
    call.value(nil, style.vmlCode)
    call.value("ignoresSafeAreaEdges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("overlay(")
    call.value("alignment", alignment.vmlCode, ".center")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'key' is a type of the app")
  @_disfavoredOverload public func overlayPreferenceValue<K>(_ p0: K.Type, alignment p1: Alignment? = nil, @ViewBuilder _ p2: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func overlayPreferenceValue<Key>(_ p0: Key.Type? = nil, @ViewBuilder _ p1: (Any) -> some View) -> EmptyView { preconditionFailure() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    var call = ModifierCall("padding(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode, "nil")
    return modified(call)
  }
  public func padding(_ insets: EdgeInsets) -> some View {
    var call = ModifierCall("padding(")
    call.value(nil, insets.vmlCode)
    return modified(call)
  }
  public func padding(_ length: CGFloat) -> some View {
    var call = ModifierCall("padding(")
    call.value(nil, length.vmlCode)
    return modified(call)
  }
  /// Since visionOS 1.
  public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> some View {
    var call = ModifierCall("padding3D(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode, "nil")
    return modified(call)
  }
  /// Since visionOS 1.
  public func padding3D(_ insets: EdgeInsets3D) -> some View {
    var call = ModifierCall("padding3D(")
    call.value(nil, insets.vmlCode)
    return modified(call)
  }
  /// Since visionOS 1.
  public func padding3D(_ length: CGFloat) -> some View {
    var call = ModifierCall("padding3D(")
    call.value(nil, length.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'in' is a ClosedRange")
  @_disfavoredOverload public func pageCommand<V: BinaryInteger>(value p0: Binding<V>, in p1: ClosedRange<V>, step p2: V? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    var call = ModifierCall("paletteSelectionEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  /// Since macOS 13.
  public func pasteDestination(@StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("pasteDestination(")
    call.steps("action", action())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'action' is a PayLaterViewAction")
  @_disfavoredOverload public func payLaterViewAction<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'displayStyle' is a PayLaterViewDisplayStyle")
  @_disfavoredOverload public func payLaterViewDisplayStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, visionOS 26.
  public func payWithApplePayButtonDisableCardArt() -> some View { modified(ModifierCall("payWithApplePayButtonDisableCardArt(")) }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a PayWithApplePayButtonStyle")
  @_disfavoredOverload public func payWithApplePayButtonStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    var call = ModifierCall("persistentSystemOverlays(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'axis' is a tuple")
  @_disfavoredOverload public func perspectiveRotationEffect<P1>(_ p0: Angle, axis p1: P1, anchor p2: UnitPoint? = nil, anchorZ p3: CGFloat? = nil, perspective p4: CGFloat? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'phases' is a Sequence")
  @_disfavoredOverload public func phaseAnimator<Phase: Equatable>(_ p0: some Sequence, @ViewBuilder content p1: (Any, Phase) -> some View, animation p2: ((Phase) -> Animation)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'phases' is a Sequence")
  @_disfavoredOverload public func phaseAnimator<Phase: Equatable>(_ p0: some Sequence, trigger p1: some Equatable, @ViewBuilder content p2: (Any, Phase) -> some View, animation p3: ((Phase) -> Animation)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public func photosPicker<P1, P2, P3>(isPresented p0: Binding<Bool>, selection p1: Binding<P1>, matching p2: P2? = nil, preferredItemEncoding p3: P3? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public func photosPicker<P1, P2, P3, P4>(isPresented p0: Binding<Bool>, selection p1: Binding<P1>, matching p2: P2? = nil, preferredItemEncoding p3: P3? = nil, photoLibrary p4: P4) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a PhotosPickerItem")
  @_disfavoredOverload public func photosPicker<P1, P2, P3, P4>(isPresented p0: Binding<Bool>, selection p1: Binding<P1>, maxSelectionCount p2: Int? = nil, selectionBehavior p3: P2? = nil, matching p4: P3? = nil, preferredItemEncoding p5: P4? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a PhotosPickerItem")
  @_disfavoredOverload public func photosPicker<P1, P2, P3, P4, P5>(isPresented p0: Binding<Bool>, selection p1: Binding<P1>, maxSelectionCount p2: Int? = nil, selectionBehavior p3: P2? = nil, matching p4: P3? = nil, preferredItemEncoding p5: P4? = nil, photoLibrary p6: P5) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("photosPickerAccessoryVisibility(")
    call.value(nil, visibility.vmlCode)
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'disabledCapabilities' is a PhotosUI.PHPickerCapabilities")
  @_disfavoredOverload public func photosPickerDisabledCapabilities<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a PhotosPickerStyle")
  @_disfavoredOverload public func photosPickerStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    var call = ModifierCall("pickerStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since macOS 15, visionOS 2.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    var call = ModifierCall("pointerStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("pointerVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1.
  public func popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor? = nil, arrowEdge: Edge? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("popover(")
    call.binding("isPresented", isPresented.source)
    call.value("attachmentAnchor", attachmentAnchor.vmlCode, "nil")
    call.value("arrowEdge", arrowEdge.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func popover<Item: Identifiable>(item p0: Binding<Item?>, attachmentAnchor p1: PopoverAttachmentAnchor? = nil, arrowEdge p2: Edge? = nil, @ViewBuilder content p3: (Item) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
  @_disfavoredOverload public func popoverTip<P1>(_ p0: P1, arrowEdge p1: Edge? = nil, action p2: ((Any) -> Void)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
  @_disfavoredOverload public func popoverTip<P1>(_ p0: P1, isPresented p1: Binding<Bool>? = nil, attachmentAnchor p2: PopoverAttachmentAnchor? = nil, arrowEdge p3: Edge? = nil, action p4: ((Any) -> Void)? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tip' is a Tip")
  @_disfavoredOverload public func popoverTip<P1>(_ p0: P1, isPresented p1: Binding<Bool>? = nil, attachmentAnchor p2: PopoverAttachmentAnchor? = nil, arrowEdges p3: Edge.Set, action p4: ((Any) -> Void)? = nil) -> EmptyView { preconditionFailure() }
  public func position(_ position: CGPoint) -> some View {
    var call = ModifierCall("position(")
    call.value(nil, position.vmlCode)
    return modified(call)
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    var call = ModifierCall("position(")
    call.value("x", x.vmlCode, "0")
    call.value("y", y.vmlCode, "0")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'items' is a PhotosPickerItem")
  @_disfavoredOverload public func postToPhotosSharedAlbumSheet<P1, P2>(isPresented p0: Binding<Bool>, items p1: P1, photoLibrary p2: P2, defaultAlbumIdentifier p3: String? = nil, completion p4: (((Result<Void, any Error>) -> Void))? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a K.Value")
  @_disfavoredOverload public func preference<K, P1>(key p0: K.Type? = nil, value p1: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 13, macOS 11, visionOS 1, watchOS 6, tvOS 13.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    var call = ModifierCall("preferredColorScheme(")
    call.value(nil, colorScheme.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'offer' is code that gives a value back")
  @_disfavoredOverload public func preferredSubscriptionOffer<P1>(_ p0: (Any, Any, Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since visionOS 1.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
    var call = ModifierCall("preferredSurroundingsEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  /// Since visionOS 26.
  public func preferredWindowClippingMargins(_ edges: Edge3D.Set = .all, _ length: CGFloat?) -> some View {
    var call = ModifierCall("preferredWindowClippingMargins(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode)
    return modified(call)
  }
  /// Since macOS 12, watchOS 7, tvOS 14.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    var call = ModifierCall("prefersDefaultFocus(")
    call.value(nil, prefersDefaultFocus.vmlCode, "true")
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    var call = ModifierCall("presentationBackground(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationBackground(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("presentationBackground(")
    call.value("alignment", alignment.vmlCode, ".center")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    var call = ModifierCall("presentationBackgroundInteraction(")
    call.value(nil, interaction.vmlCode)
    return modified(call)
  }
  /// Since visionOS 26.
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    var call = ModifierCall("presentationBreakthroughEffect(")
    call.value(nil, effect.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    var call = ModifierCall("presentationCompactAdaptation(")
    call.value(nil, adaptation.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View {
    var call = ModifierCall("presentationCompactAdaptation(")
    call.value("horizontal", horizontalAdaptation.vmlCode)
    call.value("vertical", verticalAdaptation.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    var call = ModifierCall("presentationContentInteraction(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    var call = ModifierCall("presentationCornerRadius(")
    call.value(nil, cornerRadius.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    var call = ModifierCall("presentationDetents(")
    call.value(nil, detents.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    var call = ModifierCall("presentationDetents(")
    call.value(nil, detents.vmlCode)
    call.binding("selection", selection.source)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    var call = ModifierCall("presentationDragIndicator(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.4.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    var call = ModifierCall("presentationPreventsAppTermination(")
    call.value(nil, prevents.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    var call = ModifierCall("presentationSizing(")
    call.value(nil, sizing.vmlCode)
    return modified(call)
  }
  /// Since macOS 11.
  public func presentedWindowStyle(_ style: some WindowStyle) -> some View {
    var call = ModifierCall("presentedWindowStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since macOS 11.
  public func presentedWindowToolbarStyle(_ style: some WindowToolbarStyle) -> some View {
    var call = ModifierCall("presentedWindowToolbarStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a PreviewContext")
  @_disfavoredOverload public func previewContext<C>(_ p0: C) -> EmptyView { preconditionFailure() }
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    var call = ModifierCall("previewDevice(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  public func previewDisplayName(_ value: String?) -> some View {
    var call = ModifierCall("previewDisplayName(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    var call = ModifierCall("previewInterfaceOrientation(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a PreviewLayout")
  @_disfavoredOverload public func previewLayout<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    var call = ModifierCall("privacySensitive(")
    call.value(nil, sensitive.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func productDescription(_ visibility: Visibility) -> some View {
    var call = ModifierCall("productDescription(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func productIconBorder() -> some View { modified(ModifierCall("productIconBorder(")) }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a ProductViewStyle")
  @_disfavoredOverload public func productViewStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    var call = ModifierCall("progressViewStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    var call = ModifierCall("projectionEffect(")
    call.value(nil, transform.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    var call = ModifierCall("quickLookPreview(")
    call.binding(nil, item.source)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'selection' may be nil, which no state of VML is")
  @_disfavoredOverload public func quickLookPreview<Items: RandomAccessCollection>(_ p0: Binding<Items.Element?>, in p1: Items) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'controls' is a RealityFoundation.CameraControls")
  @_disfavoredOverload public func realityViewCameraControls<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'layoutOption' is a RealityViewLayoutOption")
  @_disfavoredOverload public func realityViewLayoutBehavior<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func redacted(reason: RedactionReasons) -> some View {
    var call = ModifierCall("redacted(")
    call.value("reason", reason.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func refreshable(@StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("refreshable(")
    call.steps("action", action())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func refreshable(action: @escaping () async -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a StoreKit.Transaction.ID")
  @_disfavoredOverload public func refundRequestSheet<P1, P2>(for p0: P1, isPresented p1: Binding<Bool>, onDismiss p2: (((Result<Any, any Error>) -> P2))? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func renameAction(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("renameAction(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Since iOS 16, macOS 26, visionOS 1.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    var call = ModifierCall("replaceDisabled(")
    call.value(nil, isDisabled.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'axis' is a tuple")
  @_disfavoredOverload public func rotation3DEffect<P1>(_ p0: Angle, axis p1: P1, anchor p2: UnitPoint? = nil, anchorZ p3: CGFloat? = nil, perspective p4: CGFloat? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'axis' is a tuple")
  @_disfavoredOverload public func rotation3DEffect<P1, P2>(_ p0: Angle, axis p1: P1, anchor p2: P2? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'rotation' is a Rotation3D")
  @_disfavoredOverload public func rotation3DEffect<P1, P2>(_ p0: P1, anchor p1: P2? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'axis' is a tuple")
  @_disfavoredOverload public func rotation3DLayout<P1>(_ p0: Angle, axis p1: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'rotation' is a Rotation3D")
  @_disfavoredOverload public func rotation3DLayout<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    var call = ModifierCall("rotationEffect(")
    call.value(nil, angle.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("safeAreaBar(")
    call.value("edge", edge.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("safeAreaBar(")
    call.value("edge", edge.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("safeAreaInset(")
    call.value("edge", edge.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("safeAreaInset(")
    call.value("edge", edge.vmlCode)
    call.value("alignment", alignment.vmlCode, ".center")
    call.value("spacing", spacing.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    var call = ModifierCall("safeAreaPadding(")
    call.value(nil, edges.vmlCode, ".all")
    call.value(nil, length.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    var call = ModifierCall("safeAreaPadding(")
    call.value(nil, insets.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    var call = ModifierCall("safeAreaPadding(")
    call.value(nil, length.vmlCode)
    return modified(call)
  }
  public func saturation(_ amount: Double) -> some View {
    var call = ModifierCall("saturation(")
    call.value(nil, amount.vmlCode)
    return modified(call)
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    var call = ModifierCall("scaleEffect(")
    call.value(nil, s.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    return modified(call)
  }
  /// Since visionOS 1.
  @_disfavoredOverload public func scaleEffect(_ s: CGFloat, anchor: UnitPoint3D = .center) -> some View {
    var call = ModifierCall("scaleEffect(")
    call.value(nil, s.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    return modified(call)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    var call = ModifierCall("scaleEffect(")
    call.value(nil, scale.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    return modified(call)
  }
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    var call = ModifierCall("scaleEffect(")
    call.value("x", x.vmlCode, "1")
    call.value("y", y.vmlCode, "1")
    call.value("anchor", anchor.vmlCode, ".center")
    return modified(call)
  }
  /// Since visionOS 1.
  @_disfavoredOverload public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat = 1.0, anchor: UnitPoint3D = .center) -> some View {
    var call = ModifierCall("scaleEffect(")
    call.value("x", x.vmlCode, "1")
    call.value("y", y.vmlCode, "1")
    call.value("z", z.vmlCode, "1")
    call.value("anchor", anchor.vmlCode, ".center")
    return modified(call)
  }
  public func scaledToFill() -> some View { modified(ModifierCall("scaledToFill(")) }
  /// Since visionOS 26.
  public func scaledToFill3D() -> some View { modified(ModifierCall("scaledToFill3D(")) }
  public func scaledToFit() -> some View { modified(ModifierCall("scaledToFit(")) }
  /// Since visionOS 26.
  public func scaledToFit3D() -> some View { modified(ModifierCall("scaledToFit3D(")) }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("scenePadding(")
    call.value(nil, edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("scenePadding(")
    call.value(nil, padding.vmlCode)
    call.value("edges", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    var call = ModifierCall("scrollBounceBehavior(")
    call.value(nil, behavior.vmlCode)
    call.value("axes", axes.vmlCode, ".vertical")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    var call = ModifierCall("scrollClipDisabled(")
    call.value(nil, disabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    var call = ModifierCall("scrollContentBackground(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    var call = ModifierCall("scrollDisabled(")
    call.value(nil, disabled.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, watchOS 9, tvOS 16.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    var call = ModifierCall("scrollDismissesKeyboard(")
    call.value(nil, mode.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    var call = ModifierCall("scrollEdgeEffectHidden(")
    call.value(nil, hidden.vmlCode, "true")
    call.value("for", edges.vmlCode, ".all")
    return modified(call)
  }
  /// Since iOS 26, macOS 26, watchOS 26, tvOS 26.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    var call = ModifierCall("scrollEdgeEffectStyle(")
    call.value(nil, style.vmlCode)
    call.value("for", edges.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
    var call = ModifierCall("scrollIndicators(")
    call.value(nil, visibility.vmlCode)
    call.value("axes", axes.vmlCode, "[.vertical, .horizontal]")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    var call = ModifierCall("scrollIndicatorsFlash(")
    call.value("onAppear", onAppear.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    var call = ModifierCall("scrollIndicatorsFlash(")
    call.value("trigger", spelled(value))
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    var call = ModifierCall("scrollInputBehavior(")
    call.value(nil, behavior.vmlCode)
    call.value("for", input.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    var call = ModifierCall("scrollPosition(")
    call.binding(nil, position.source)
    call.value("anchor", anchor.vmlCode, "nil")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'id' may be nil, which no state of VML is")
  @_disfavoredOverload public func scrollPosition(id p0: Binding<(some Hashable)?>, anchor p1: UnitPoint? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    var call = ModifierCall("scrollTargetBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    var call = ModifierCall("scrollTargetLayout(")
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'transition' is code that gives a value back")
  @_disfavoredOverload public func scrollTransition<P1>(_ p0: ScrollTransitionConfiguration? = nil, axis p1: Axis? = nil, transition p2: (Any, Any) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transition' is code that gives a value back")
  @_disfavoredOverload public func scrollTransition<P1>(topLeading p0: ScrollTransitionConfiguration, bottomTrailing p1: ScrollTransitionConfiguration, axis p2: Axis? = nil, transition p3: (Any, Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func searchCompletion(_ completion: String) -> some View {
    var call = ModifierCall("searchCompletion(")
    call.value(nil, completion.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, visionOS 1.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    var call = ModifierCall("searchDictationBehavior(")
    call.value(nil, dictationBehavior.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'binding' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func searchFocused<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'binding' is a focus: give the field a name, and use the step focus(name)")
  @_disfavoredOverload public func searchFocused<P1, V: Hashable>(_ p0: P1, equals p1: V) -> EmptyView { preconditionFailure() }
  /// Since iOS 17.1, macOS 14.1, visionOS 1, watchOS 10.1, tvOS 17.1.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    var call = ModifierCall("searchPresentationToolbarBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, tvOS 16.4.
  public func searchScopes<V: Hashable>(_ scope: Binding<V>, @ViewBuilder scopes: () -> some View) -> some View {
    var call = ModifierCall("searchScopes(")
    call.binding(nil, scope.source)
    call.slot("scopes", "scopes", scopes())
    return modified(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, tvOS 16.4.
  public func searchScopes<V: Hashable>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View) -> some View {
    var call = ModifierCall("searchScopes(")
    call.binding(nil, scope.source)
    call.value("activation", activation.vmlCode)
    call.slot(nil, "scopes", scopes())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    var call = ModifierCall("searchSelection(")
    call.binding(nil, selection.source)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    var call = ModifierCall("searchSuggestions(")
    call.value(nil, visibility.vmlCode)
    call.value("for", placements.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    var call = ModifierCall("searchSuggestions(")
    call.slot(nil, "suggestions", suggestions())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    var call = ModifierCall("searchToolbarBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.binding("isPresented", isPresented.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", prompt.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.binding("isPresented", isPresented.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", prompt.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", prompt.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", prompt.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  @_disfavoredOverload public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.binding("isPresented", isPresented.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", String(prompt).vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", String(prompt).vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> some View) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", prompt.vmlCode)
    call.slot("suggestions", "suggestions", suggestions())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> some View) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", prompt.vmlCode, "nil")
    call.slot("suggestions", "suggestions", suggestions())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol, @ViewBuilder suggestions: () -> some View) -> some View {
    var call = ModifierCall("searchable(")
    call.binding("text", text.source)
    call.value("placement", placement.vmlCode, ".automatic")
    call.value("prompt", String(prompt).vmlCode)
    call.slot("suggestions", "suggestions", suggestions())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, isPresented p3: Binding<Bool>, placement p4: SearchFieldPlacement? = nil, prompt p5: S, @ViewBuilder token p6: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, placement p3: SearchFieldPlacement? = nil, prompt p4: S, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, placement p3: SearchFieldPlacement? = nil, prompt p4: LocalizedStringKey, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, P1>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, placement p3: SearchFieldPlacement? = nil, prompt p4: P1, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, placement p3: SearchFieldPlacement? = nil, prompt p4: Text? = nil, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(text p0: Binding<String>, tokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: S, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(text p0: Binding<String>, tokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: S, @ViewBuilder token p4: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: LocalizedStringKey, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, P1>(text p0: Binding<String>, tokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: P1, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: Text? = nil, @ViewBuilder token p5: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: LocalizedStringKey, @ViewBuilder token p4: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, P1>(text p0: Binding<String>, tokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: P1, @ViewBuilder token p4: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: Text? = nil, @ViewBuilder token p4: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, isPresented p3: Binding<Bool>, placement p4: SearchFieldPlacement? = nil, prompt p5: LocalizedStringKey, @ViewBuilder token p6: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, P1>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, isPresented p3: Binding<Bool>, placement p4: SearchFieldPlacement? = nil, prompt p5: P1, @ViewBuilder token p6: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'tokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, tokens p1: Binding<C>, suggestedTokens p2: Binding<C>, isPresented p3: Binding<Bool>, placement p4: SearchFieldPlacement? = nil, prompt p5: Text? = nil, @ViewBuilder token p6: (C.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, editableTokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: LocalizedStringKey, @ViewBuilder token p5: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, P1>(text p0: Binding<String>, editableTokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: P1, @ViewBuilder token p5: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, editableTokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: Text? = nil, @ViewBuilder token p5: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, editableTokens p1: Binding<C>, isPresented p2: Binding<Bool>, placement p3: SearchFieldPlacement? = nil, prompt p4: some StringProtocol, @ViewBuilder token p5: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, editableTokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: LocalizedStringKey, @ViewBuilder token p4: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, P1>(text p0: Binding<String>, editableTokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: P1, @ViewBuilder token p4: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, editableTokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: Text? = nil, @ViewBuilder token p4: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'editableTokens' is data that SwiftUI makes views of")
  @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text p0: Binding<String>, editableTokens p1: Binding<C>, placement p2: SearchFieldPlacement? = nil, prompt p3: some StringProtocol, @ViewBuilder token p4: (Binding<C.Element>) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("sectionActions(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    var call = ModifierCall("sectionIndexLabel(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View {
    var call = ModifierCall("sectionIndexLabel(")
    call.value(nil, label.map { String($0) }.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    var call = ModifierCall("selectionDisabled(")
    call.value(nil, isDisabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    var call = ModifierCall("sensoryFeedback(")
    call.value(nil, feedback.vmlCode)
    call.value("trigger", spelled(trigger))
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'condition' is code that gives a value back")
  @_disfavoredOverload public func sensoryFeedback<T: Equatable>(_ p0: SensoryFeedback, trigger p1: T, condition p2: (T, T) -> Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'feedback' is code that gives a value back")
  @_disfavoredOverload public func sensoryFeedback<T: Equatable>(trigger p0: T, _ p1: () -> SensoryFeedback?) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'feedback' is code that gives a value back")
  @_disfavoredOverload public func sensoryFeedback<T: Equatable>(trigger p0: T, _ p1: (T, T) -> SensoryFeedback?) -> EmptyView { preconditionFailure() }
  public func shadow(color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    var call = ModifierCall("shadow(")
    call.value("color", color.vmlCode, "nil")
    call.value("radius", radius.vmlCode)
    call.value("x", x.vmlCode, "0")
    call.value("y", y.vmlCode, "0")
    return modified(call)
  }
  public func sheet(isPresented: Binding<Bool>, @StepBuilder onDismiss: () -> Steps, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("sheet(")
    call.binding("isPresented", isPresented.source)
    call.steps("onDismiss", onDismiss())
    call.slot("content", "content", content())
    return modified(call)
  }
  @_disfavoredOverload public func sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("sheet(")
    call.binding("isPresented", isPresented.source)
    call.slot("content", "content", content())
    return modified(call)
  }
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("sheet(")
    call.binding("isPresented", isPresented.source)
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func sheet<Item: Identifiable>(item p0: Binding<Item?>, onDismiss p1: ((() -> Void))? = nil, @ViewBuilder content p2: (Item) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a ShortcutsLinkStyle")
  @_disfavoredOverload public func shortcutsLinkStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a SignInWithAppleButton.Style")
  @_disfavoredOverload public func signInWithAppleButtonStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func simultaneousGesture<T, P1>(_ p0: T, including p1: P1? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func simultaneousGesture<T>(_ p0: T, isEnabled p1: Bool) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'gesture' is a gesture")
  @_disfavoredOverload public func simultaneousGesture<T>(_ p0: T, name p1: String, isEnabled p2: Bool? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a SiriTipViewStyle")
  @_disfavoredOverload public func siriTipViewStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("sliderThumbVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since visionOS 26.
  public func spatialOverlay(alignment: Alignment3D = .center, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("spatialOverlay(")
    call.value("alignment", alignment.vmlCode, ".center")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'key' is a type of the app")
  @_disfavoredOverload public func spatialOverlayPreferenceValue<K>(_ p0: K.Type, alignment p1: Alignment3D? = nil, @ViewBuilder _ p2: (Any) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    var call = ModifierCall("speechAdjustedPitch(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    var call = ModifierCall("speechAlwaysIncludesPunctuation(")
    call.value(nil, value.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    var call = ModifierCall("speechAnnouncementsQueued(")
    call.value(nil, value.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    var call = ModifierCall("speechSpellsOutCharacters(")
    call.value(nil, value.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    var call = ModifierCall("springLoadingBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1.
  public func statusBar(hidden: Bool) -> some View {
    var call = ModifierCall("statusBar(")
    call.value("hidden", hidden.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    var call = ModifierCall("statusBarHidden(")
    call.value(nil, hidden.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a StoreButtonKind")
  @_disfavoredOverload public func storeButton<P1>(_ p0: Visibility, for p1: P1...) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a StoreKit.Product.ID")
  @_disfavoredOverload public func storeProductTask<P1, P2, P3>(for p0: P1, priority p1: P2? = nil, action p2: (Any) async -> P3) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is data that SwiftUI makes views of")
  @_disfavoredOverload public func storeProductsTask<P1, P2, P3>(for p0: P1, priority p1: P2? = nil, action p2: (Any) async -> P3) -> EmptyView { preconditionFailure() }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    var call = ModifierCall("strikethrough(")
    call.value(nil, isActive.vmlCode, "true")
    call.value("color", color.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    var call = ModifierCall("submitLabel(")
    call.value(nil, submitLabel.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    var call = ModifierCall("submitScope(")
    call.value(nil, isBlocking.vmlCode, "true")
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'applyOffer' is code that gives a value back")
  @_disfavoredOverload public func subscriptionIntroductoryOffer(applyOffer p0: (Any, Any) -> Bool, compactJWS p1: (Any, Any) async throws -> String) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a SubscriptionOfferViewButtonKind")
  @_disfavoredOverload public func subscriptionOfferViewButtonVisibility<P1>(_ p0: Visibility, for p1: P1...) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, visionOS 26.
  public func subscriptionOfferViewDetailAction(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("subscriptionOfferViewDetailAction(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 26, visionOS 26.
  @_disfavoredOverload public func subscriptionOfferViewDetailAction(_ action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a SubscriptionOfferViewStyle")
  @_disfavoredOverload public func subscriptionOfferViewStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'offer' is code that gives a value back")
  @_disfavoredOverload public func subscriptionPromotionalOffer<P1>(offer p0: (Any, Any) -> P1, compactJWS p1: (Any, Any, Any) async throws -> String) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'offer' is code that gives a value back")
  @_disfavoredOverload public func subscriptionPromotionalOffer<P1, P2>(offer p0: (Any, Any) -> P1, signature p1: (Any, Any, Any) async throws -> P2) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func subscriptionStatusTask(for groupID: String, @StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("subscriptionStatusTask(")
    call.value("for", groupID.vmlCode)
    call.steps("action", action())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'label' is a SubscriptionStoreButtonLabel")
  @_disfavoredOverload public func subscriptionStoreButtonLabel<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14.
  public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    var call = ModifierCall("subscriptionStoreControlBackground(")
    call.value(nil, backgroundStyle.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'icon' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func subscriptionStoreControlIcon(@ViewBuilder icon p0: (Any, Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a SubscriptionStoreControlStyle")
  @_disfavoredOverload public func subscriptionStoreControlStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a SubscriptionStoreControlStyle")
  @_disfavoredOverload public func subscriptionStoreControlStyle<S, P1>(_ p0: S, placement p1: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a SubscriptionOptionGroupStyle")
  @_disfavoredOverload public func subscriptionStoreOptionGroupStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10.
  public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    var call = ModifierCall("subscriptionStorePickerItemBackground(")
    call.value(nil, backgroundStyle.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11.
  public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle, in shape: some Shape) -> some View {
    var call = ModifierCall("subscriptionStorePickerItemBackground(")
    call.value(nil, backgroundStyle.vmlCode)
    call.value("in", shape.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a SubscriptionStorePolicyKind")
  @_disfavoredOverload public func subscriptionStorePolicyDestination<P1>(for p0: P1, @ViewBuilder destination p1: () -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a SubscriptionStorePolicyKind")
  @_disfavoredOverload public func subscriptionStorePolicyDestination<P1>(url p0: URL, for p1: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    var call = ModifierCall("subscriptionStorePolicyForegroundStyle(")
    call.value(nil, primary.vmlCode)
    call.value(nil, secondary.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    var call = ModifierCall("subscriptionStorePolicyForegroundStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func subscriptionStoreSignInAction(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("subscriptionStoreSignInAction(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  @_disfavoredOverload public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Since visionOS 2.
  public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View {
    var call = ModifierCall("supportedVolumeViewpoints(")
    call.value(nil, viewpoints.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8.
  public func swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("swipeActions(")
    call.value("edge", edge.vmlCode, ".trailing")
    call.value("allowsFullSwipe", allowsFullSwipe.vmlCode, "true")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    var call = ModifierCall("symbolColorRenderingMode(")
    call.value(nil, mode.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func symbolEffect<U: Equatable>(_ effect: some SymbolEffect & DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: U) -> some View {
    var call = ModifierCall("symbolEffect(")
    call.value(nil, effect.vmlCode)
    call.value("options", options.vmlCode, ".default")
    call.value("value", spelled(value))
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func symbolEffect(_ effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View {
    var call = ModifierCall("symbolEffect(")
    call.value(nil, effect.vmlCode)
    call.value("options", options.vmlCode, ".default")
    call.value("isActive", isActive.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    var call = ModifierCall("symbolEffectsRemoved(")
    call.value(nil, isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    var call = ModifierCall("symbolRenderingMode(")
    call.value(nil, mode.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    var call = ModifierCall("symbolVariableValueMode(")
    call.value(nil, mode.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    var call = ModifierCall("symbolVariant(")
    call.value(nil, variant.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    var call = ModifierCall("tabBarMinimizeBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, macOS 10.15, visionOS 1, watchOS 7, tvOS 13.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    var call = ModifierCall("tabItem(")
    call.slot(nil, "label", label())
    return modified(call)
  }
  /// Since iOS 26.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("tabViewBottomAccessory(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 26.1.
  public func tabViewBottomAccessory(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("tabViewBottomAccessory(")
    call.value("isEnabled", isEnabled.vmlCode)
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'customization' is a binding that may be missing")
  @_disfavoredOverload public func tabViewCustomization(_ p0: Binding<TabViewCustomization>?) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    var call = ModifierCall("tabViewSearchActivation(")
    call.value(nil, activation.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("tabViewSidebarBottomBar(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("tabViewSidebarFooter(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("tabViewSidebarHeader(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    var call = ModifierCall("tabViewStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    var call = ModifierCall("tableColumnHeaders(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 12, visionOS 1.
  public func tableStyle(_ style: some TableStyle) -> some View {
    var call = ModifierCall("tableStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func task(@StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("task(")
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func task(_ action: @escaping () async -> Void) -> some View { self }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func task<T: Equatable>(id value: T, @StepBuilder _ action: () -> Steps) -> some View {
    var call = ModifierCall("task(")
    call.value("id", spelled(value))
    call.steps(nil, action())
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func task<T: Equatable>(id value: T, _ action: @escaping () async -> Void) -> some View { self }
  @available(*, unavailable, message: "VML has no form for it: 'executorPreference' is a TaskExecutor")
  @_disfavoredOverload public func task<T: Equatable, P1, P2>(id p0: T, name p1: String? = nil, executorPreference p2: P1, priority p3: P2? = nil, file p4: String? = nil, line p5: Int? = nil, _ p6: () async -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func textCase(_ textCase: Text.Case?) -> some View {
    var call = ModifierCall("textCase(")
    call.value(nil, textCase.vmlCode)
    return modified(call)
  }
  /// Since iOS 13, visionOS 1, tvOS 13.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    var call = ModifierCall("textContentType(")
    call.value(nil, textContentType.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    var call = ModifierCall("textEditorStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    var call = ModifierCall("textFieldStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, visionOS 1, watchOS 8, tvOS 15.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    var call = ModifierCall("textInputAutocapitalization(")
    call.value(nil, autocapitalization.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func textInputCompletion(_ completion: String) -> some View {
    var call = ModifierCall("textInputCompletion(")
    call.value(nil, completion.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View {
    var call = ModifierCall("textInputFormattingControlVisibility(")
    call.value(nil, visibility.vmlCode)
    call.value("for", placement.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    var call = ModifierCall("textInputSuggestions(")
    call.slot(nil, "suggestions", suggestions())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public func textInputSuggestions<Data: RandomAccessCollection>(_ p0: Data, @ViewBuilder content p1: (Data.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'data' is data that SwiftUI makes views of")
  @_disfavoredOverload public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable>(_ p0: Data, id p1: KeyPath<Data.Element, ID>, @ViewBuilder content p2: (Data.Element) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'renderer' is a TextRenderer")
  @_disfavoredOverload public func textRenderer<T>(_ p0: T) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("textScale(")
    call.value(nil, scale.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1.
  public func textSelection(_ selectability: some TextSelectability) -> some View {
    var call = ModifierCall("textSelection(")
    call.value(nil, selectability.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    var call = ModifierCall("textSelectionAffinity(")
    call.value(nil, affinity.vmlCode)
    return modified(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func tint(_ tint: Color?) -> some View {
    var call = ModifierCall("tint(")
    call.value(nil, tint.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func tint(_ tint: (some ShapeStyle)?) -> some View {
    var call = ModifierCall("tint(")
    call.value(nil, tint.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func tipAnchor<AnchorID: Hashable>(_ id: AnchorID) -> some View {
    var call = ModifierCall("tipAnchor(")
    call.value(nil, spelled(id))
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    var call = ModifierCall("tipBackground(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, tvOS 26.
  public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    var call = ModifierCall("tipBackgroundInteraction(")
    call.value(nil, interaction.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    var call = ModifierCall("tipCornerRadius(")
    call.value(nil, cornerRadius.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func tipImageSize(_ size: CGSize) -> some View {
    var call = ModifierCall("tipImageSize(")
    call.value(nil, size.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> some View {
    var call = ModifierCall("tipImageStyle(")
    call.value(nil, primary.vmlCode)
    call.value(nil, secondary.vmlCode)
    call.value(nil, tertiary.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    var call = ModifierCall("tipImageStyle(")
    call.value(nil, primary.vmlCode)
    call.value(nil, secondary.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func tipImageStyle(_ style: some ShapeStyle) -> some View {
    var call = ModifierCall("tipImageStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a TipViewStyle")
  @_disfavoredOverload public func tipViewStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    var call = ModifierCall("toggleStyle(")
    call.value(nil, style.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbar(")
    call.value(nil, visibility.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    var call = ModifierCall("toolbar(")
    call.value("removing", defaultItemKind.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func toolbar(id: String, @ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    var call = ModifierCall("toolbar(")
    call.value("id", id.vmlCode)
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    var call = ModifierCall("toolbar(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("toolbar(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbarBackground(")
    call.value(nil, visibility.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbarBackground(")
    call.value(nil, style.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbarBackgroundVisibility(")
    call.value(nil, visibility.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbarColorScheme(")
    call.value(nil, colorScheme.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since watchOS 9.
  public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbarForegroundStyle(")
    call.value(nil, style.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since macOS 15.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    var call = ModifierCall("toolbarItemHidden(")
    call.value(nil, hidden.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    var call = ModifierCall("toolbarRole(")
    call.value(nil, role.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    var call = ModifierCall("toolbarTitleDisplayMode(")
    call.value(nil, mode.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("toolbarTitleMenu(")
    call.slot("content", "content", content())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var call = ModifierCall("toolbarVisibility(")
    call.value(nil, visibility.vmlCode)
    call.values("for", bars.map(\.vmlCode))
    return modified(call)
  }
  /// Since macOS 10.15.
  public func touchBar(@ViewBuilder content: () -> some View) -> some View {
    var call = ModifierCall("touchBar(")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'touchBar' is a TouchBar")
  @_disfavoredOverload public func touchBar<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since macOS 10.15.
  public func touchBarCustomizationLabel(_ label: Text) -> some View {
    var call = ModifierCall("touchBarCustomizationLabel(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since macOS 10.15.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    var call = ModifierCall("touchBarItemPresence(")
    call.value(nil, presence.vmlCode)
    return modified(call)
  }
  /// Since macOS 10.15.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
    var call = ModifierCall("touchBarItemPrincipal(")
    call.value(nil, principal.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func tracking(_ tracking: CGFloat) -> some View {
    var call = ModifierCall("tracking(")
    call.value(nil, tracking.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is code that gives a value back")
  @_disfavoredOverload public func transaction(_ p0: (Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is code that gives a value back")
  @_disfavoredOverload public func transaction(value p0: some Equatable, _ p1: (Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is code that gives a value back")
  @_disfavoredOverload public func transaction(_ p0: (Any) -> Void, @ViewBuilder body p1: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'selection' is a FinanceKit.Transaction")
  @_disfavoredOverload public func transactionPicker<P1>(isPresented p0: Binding<Bool>, selection p1: Binding<P1>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a CredentialTransaction.Configuration")
  @_disfavoredOverload public func transactionTask<P1>(_ p0: P1, action p1: (Any) async -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is an AffineTransform3D")
  @_disfavoredOverload public func transform3DEffect<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is code that gives a value back")
  @_disfavoredOverload public func transformAnchorPreference<K>(key p0: K.Type? = nil, value p1: Anchor.Source, transform p2: (Any, Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is a CGAffineTransform")
  @_disfavoredOverload public func transformEffect<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'keyPath' is a path to a property of the app's")
  @_disfavoredOverload public func transformEnvironment<P1>(_ p0: P1, transform p1: (Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'callback' is code that gives a value back")
  @_disfavoredOverload public func transformPreference<K>(_ p0: K.Type? = nil, _ p1: (Any) -> Void) -> EmptyView { preconditionFailure() }
  @_disfavoredOverload public func transition(_ t: AnyTransition) -> some View {
    var call = ModifierCall("transition(")
    call.value(nil, t.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func transition(_ transition: some Transition) -> some View {
    var call = ModifierCall("transition(")
    call.value(nil, transition.vmlCode)
    return modified(call)
  }
  /// Since iOS 17.4, macOS 14.4.
  public func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor? = nil, arrowEdge: Edge = .top, @StepBuilder replacementAction: () -> Steps) -> some View {
    var call = ModifierCall("translationPresentation(")
    call.binding("isPresented", isPresented.source)
    call.value("text", text.vmlCode)
    call.value("attachmentAnchor", attachmentAnchor.vmlCode, "nil")
    call.value("arrowEdge", arrowEdge.vmlCode, ".top")
    call.steps("replacementAction", replacementAction())
    return modified(call)
  }
  /// Since iOS 17.4, macOS 14.4.
  @_disfavoredOverload public func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor? = nil, arrowEdge: Edge = .top, replacementAction: ((String) -> Void)?) -> some View { self }
  /// Since iOS 17.4, macOS 14.4.
  public func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor? = nil, arrowEdge: Edge = .top) -> some View {
    var call = ModifierCall("translationPresentation(")
    call.binding("isPresented", isPresented.source)
    call.value("text", text.vmlCode)
    call.value("attachmentAnchor", attachmentAnchor.vmlCode, "nil")
    call.value("arrowEdge", arrowEdge.vmlCode, ".top")
    return modified(call)
  }
  /// Since iOS 18, macOS 15.
  public func translationTask(@StepBuilder action: () -> Steps) -> some View {
    var call = ModifierCall("translationTask(")
    call.steps("action", action())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'configuration' is a TranslationSession.Configuration")
  @_disfavoredOverload public func translationTask<P1>(_ p0: P1, action p1: (Any) async -> Void) -> EmptyView { preconditionFailure() }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    var call = ModifierCall("truncationMode(")
    call.value(nil, mode.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("typeSelectEquivalent(")
    call.value(nil, stringKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    var call = ModifierCall("typeSelectEquivalent(")
    call.value(nil, text.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  @_disfavoredOverload public func typeSelectEquivalent(_ string: some StringProtocol) -> some View {
    var call = ModifierCall("typeSelectEquivalent(")
    call.value(nil, String(string).vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    var call = ModifierCall("typesettingLanguage(")
    call.value(nil, language.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    var call = ModifierCall("underline(")
    call.value(nil, isActive.vmlCode, "true")
    call.value("color", color.vmlCode, "nil")
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func unredacted() -> some View { modified(ModifierCall("unredacted(")) }
  /// Since visionOS 1.
  public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View {
    var call = ModifierCall("upperLimbVisibility(")
    call.value(nil, preferredVisibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func userActivity(_ activityType: String, isActive: Bool = true, @StepBuilder _ update: () -> Steps) -> some View {
    var call = ModifierCall("userActivity(")
    call.value(nil, activityType.vmlCode)
    call.value("isActive", isActive.vmlCode, "true")
    call.steps(nil, update())
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 1, watchOS 7, tvOS 14.
  public func userActivity<P>(_ activityType: String, element: P?, @StepBuilder _ update: () -> Steps) -> some View {
    var call = ModifierCall("userActivity(")
    call.value(nil, activityType.vmlCode)
    call.value("element", spelled(element))
    call.steps(nil, update())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'style' is a VerifyIdentityWithWalletButtonStyle")
  @_disfavoredOverload public func verifyIdentityWithWalletButtonStyle<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'effect' is code that gives a value back")
  @_disfavoredOverload public func visualEffect<P1>(_ p0: (Any, GeometryProxy) -> P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'effect' is code that gives a value back")
  @_disfavoredOverload public func visualEffect3D<P1>(_ p0: (Any, Any) -> P1) -> EmptyView { preconditionFailure() }
  /// Since visionOS 2.
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("volumeBaseplateVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a WebView.BackForwardNavigationGesturesBehavior")
  @_disfavoredOverload public func webViewBackForwardNavigationGestures<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    var call = ModifierCall("webViewContentBackground(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'menu' makes views of what SwiftUI hands it")
  @_disfavoredOverload public func webViewContextMenu(@ViewBuilder menu p0: (Any) -> some View) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a WebView.ElementFullscreenBehavior")
  @_disfavoredOverload public func webViewElementFullscreenBehavior<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a WebView.LinkPreviewBehavior")
  @_disfavoredOverload public func webViewLinkPreviews<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a WebView.MagnificationGesturesBehavior")
  @_disfavoredOverload public func webViewMagnificationGestures<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'for' is a type of the app")
  @_disfavoredOverload public func webViewOnScrollGeometryChange<T: Hashable>(for p0: T.Type, of p1: (Any) -> T, action p2: (T, T) -> Void) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func webViewScrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
    var call = ModifierCall("webViewScrollInputBehavior(")
    call.value(nil, behavior.vmlCode)
    call.value("for", input.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    var call = ModifierCall("webViewScrollPosition(")
    call.binding(nil, position.source)
    return modified(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26.
  public func webViewTextSelection(_ selectability: some TextSelectability) -> some View {
    var call = ModifierCall("webViewTextSelection(")
    call.value(nil, selectability.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 26, watchOS 9.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    var call = ModifierCall("widgetAccentable(")
    call.value(nil, accentable.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, visionOS 26, watchOS 10.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    var call = ModifierCall("widgetCurvesContent(")
    call.value(nil, curvesContent.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 16, visionOS 26, watchOS 9.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    var call = ModifierCall("widgetLabel(")
    call.value(nil, labelKey.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, visionOS 26, watchOS 9.
  public func widgetLabel(@ViewBuilder label: () -> some View) -> some View {
    var call = ModifierCall("widgetLabel(")
    call.slot("label", "label", label())
    return modified(call)
  }
  /// Since iOS 16, visionOS 26, watchOS 9.
  @_disfavoredOverload public func widgetLabel(_ label: some StringProtocol) -> some View {
    var call = ModifierCall("widgetLabel(")
    call.value(nil, String(label).vmlCode)
    return modified(call)
  }
  /// Since iOS 14, macOS 11, visionOS 26, watchOS 9.
  public func widgetURL(_ url: URL?) -> some View {
    var call = ModifierCall("widgetURL(")
    call.value(nil, url.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    var call = ModifierCall("windowDismissBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    var call = ModifierCall("windowFullScreenBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    var call = ModifierCall("windowMinimizeBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since macOS 26.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    var call = ModifierCall("windowResizeAnchor(")
    call.value(nil, anchor.vmlCode)
    return modified(call)
  }
  /// Since macOS 15.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    var call = ModifierCall("windowResizeBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
    var call = ModifierCall("windowToolbarFullScreenVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'workout' is a WorkoutKit.WorkoutPlan")
  @_disfavoredOverload public func workoutPreview<P1>(_ p0: P1, isPresented p1: Binding<Bool>) -> EmptyView { preconditionFailure() }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    var call = ModifierCall("writingDirection(")
    call.value("strategy", strategy.vmlCode)
    return modified(call)
  }
  /// Since iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    var call = ModifierCall("writingToolsAffordanceVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.4.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    var call = ModifierCall("writingToolsBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  public func zIndex(_ value: Double) -> some View {
    var call = ModifierCall("zIndex(")
    call.value(nil, value.vmlCode)
    return modified(call)
  }
}

extension Shape {
  @_disfavoredOverload public func fill(style: FillStyle = FillStyle()) -> some View {
    var call = ModifierCall("fill(")
    call.value("style", style.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some ShapeView {
    var call = ModifierCall("fill(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode, "FillStyle()")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    var call = ModifierCall("intersection(")
    call.value(nil, other.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return reshaped(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    var call = ModifierCall("lineIntersection(")
    call.value(nil, other.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return reshaped(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    var call = ModifierCall("lineSubtraction(")
    call.value(nil, other.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return reshaped(call)
  }
  public func offset(_ offset: CGPoint) -> some InsettableShape {
    var call = ModifierCall("offset(")
    call.value(nil, offset.vmlCode)
    return reshaped(call)
  }
  public func offset(_ offset: CGSize) -> some InsettableShape {
    var call = ModifierCall("offset(")
    call.value(nil, offset.vmlCode)
    return reshaped(call)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some InsettableShape {
    var call = ModifierCall("offset(")
    call.value("x", x.vmlCode, "0")
    call.value("y", y.vmlCode, "0")
    return reshaped(call)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
    var call = ModifierCall("rotation(")
    call.value(nil, angle.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    return reshaped(call)
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
    var call = ModifierCall("scale(")
    call.value(nil, scale.vmlCode)
    call.value("anchor", anchor.vmlCode, ".center")
    return reshaped(call)
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some InsettableShape {
    var call = ModifierCall("scale(")
    call.value("x", x.vmlCode, "1")
    call.value("y", y.vmlCode, "1")
    call.value("anchor", anchor.vmlCode, ".center")
    return reshaped(call)
  }
  public func size(_ size: CGSize) -> some Shape {
    var call = ModifierCall("size(")
    call.value(nil, size.vmlCode)
    return reshaped(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    var call = ModifierCall("size(")
    call.value(nil, size.vmlCode)
    call.value("anchor", anchor.vmlCode)
    return reshaped(call)
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    var call = ModifierCall("size(")
    call.value("width", width.vmlCode)
    call.value("height", height.vmlCode)
    return reshaped(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    var call = ModifierCall("size(")
    call.value("width", width.vmlCode)
    call.value("height", height.vmlCode)
    call.value("anchor", anchor.vmlCode)
    return reshaped(call)
  }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    var call = ModifierCall("stroke(")
    call.value("lineWidth", lineWidth.vmlCode, "1")
    return reshaped(call)
  }
  public func stroke(style: StrokeStyle) -> some Shape {
    var call = ModifierCall("stroke(")
    call.value("style", style.vmlCode)
    return reshaped(call)
  }
  @_disfavoredOverload public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    var call = ModifierCall("stroke(")
    call.value(nil, content.vmlCode)
    call.value("lineWidth", lineWidth.vmlCode, "1")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("stroke(")
    call.value(nil, content.vmlCode)
    call.value("lineWidth", lineWidth.vmlCode, "1")
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  @_disfavoredOverload public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    var call = ModifierCall("stroke(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode)
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("stroke(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    var call = ModifierCall("subtracting(")
    call.value(nil, other.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return reshaped(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    var call = ModifierCall("symmetricDifference(")
    call.value(nil, other.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return reshaped(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'transform' is a CGAffineTransform")
  @_disfavoredOverload public func transform<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    var call = ModifierCall("trim(")
    call.value("from", startFraction.vmlCode, "0")
    call.value("to", endFraction.vmlCode, "1")
    return reshaped(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    var call = ModifierCall("union(")
    call.value(nil, other.vmlCode)
    call.value("eoFill", eoFill.vmlCode, "false")
    return reshaped(call)
  }
}

extension InsettableShape {
  @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    var call = ModifierCall("strokeBorder(")
    call.value("lineWidth", lineWidth.vmlCode, "1")
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  @_disfavoredOverload public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    var call = ModifierCall("strokeBorder(")
    call.value("style", style.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("strokeBorder(")
    call.value(nil, content.vmlCode)
    call.value("lineWidth", lineWidth.vmlCode, "1")
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("strokeBorder(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
}

extension ShapeView {
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some ShapeView {
    var call = ModifierCall("fill(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode, "FillStyle()")
    return modified(call)
  }
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView {
    var call = ModifierCall("fill(")
    call.value("style", style.vmlCode, "FillStyle()")
    return modified(call)
  }
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("stroke(")
    call.value(nil, content.vmlCode)
    call.value("lineWidth", lineWidth.vmlCode, "1")
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("stroke(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("strokeBorder(")
    call.value(nil, content.vmlCode)
    call.value("lineWidth", lineWidth.vmlCode, "1")
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("strokeBorder(")
    call.value("lineWidth", lineWidth.vmlCode, "1")
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("strokeBorder(")
    call.value(nil, content.vmlCode)
    call.value("style", style.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView {
    var call = ModifierCall("strokeBorder(")
    call.value("style", style.vmlCode)
    call.value("antialiased", antialiased.vmlCode, "true")
    return modified(call)
  }
}

extension Text {
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    var call = ModifierCall("accessibilityHeading(")
    call.value(nil, level.vmlCode)
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityLabel(_ label: Text) -> Text {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, label.vmlCode)
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, labelKey.vmlCode)
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> Text {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, String(label).vmlCode)
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    var call = ModifierCall("accessibilityTextContentType(")
    call.value(nil, value.vmlCode)
    return adding(call)
  }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    var call = ModifierCall("baselineOffset(")
    call.value(nil, baselineOffset.vmlCode)
    return adding(call)
  }
  public func bold() -> Text { adding(ModifierCall("bold(")) }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func bold(_ isActive: Bool) -> Text {
    var call = ModifierCall("bold(")
    call.value(nil, isActive.vmlCode)
    return adding(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'value' is a TextAttribute")
  @_disfavoredOverload public func customAttribute<T>(_ p0: T) -> EmptyView { preconditionFailure() }
  public func font(_ font: Font?) -> Text {
    var call = ModifierCall("font(")
    call.value(nil, font.vmlCode)
    return adding(call)
  }
  /// Since iOS 16.1, macOS 13, visionOS 1, watchOS 9.1, tvOS 16.1.
  public func fontDesign(_ design: Font.Design?) -> Text {
    var call = ModifierCall("fontDesign(")
    call.value(nil, design.vmlCode)
    return adding(call)
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var call = ModifierCall("fontWeight(")
    call.value(nil, weight.vmlCode)
    return adding(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func fontWidth(_ width: Font.Width?) -> Text {
    var call = ModifierCall("fontWidth(")
    call.value(nil, width.vmlCode)
    return adding(call)
  }
  public func foregroundColor(_ color: Color?) -> Text {
    var call = ModifierCall("foregroundColor(")
    call.value(nil, color.vmlCode)
    return adding(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    var call = ModifierCall("foregroundStyle(")
    call.value(nil, style.vmlCode)
    return adding(call)
  }
  public func italic() -> Text { adding(ModifierCall("italic(")) }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func italic(_ isActive: Bool) -> Text {
    var call = ModifierCall("italic(")
    call.value(nil, isActive.vmlCode)
    return adding(call)
  }
  public func kerning(_ kerning: CGFloat) -> Text {
    var call = ModifierCall("kerning(")
    call.value(nil, kerning.vmlCode)
    return adding(call)
  }
  /// Since iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4.
  public func monospaced(_ isActive: Bool = true) -> Text {
    var call = ModifierCall("monospaced(")
    call.value(nil, isActive.vmlCode, "true")
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func monospacedDigit() -> Text { adding(ModifierCall("monospacedDigit(")) }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    var call = ModifierCall("speechAdjustedPitch(")
    call.value(nil, value.vmlCode)
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    var call = ModifierCall("speechAlwaysIncludesPunctuation(")
    call.value(nil, value.vmlCode, "true")
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    var call = ModifierCall("speechAnnouncementsQueued(")
    call.value(nil, value.vmlCode, "true")
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    var call = ModifierCall("speechSpellsOutCharacters(")
    call.value(nil, value.vmlCode, "true")
    return adding(call)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var call = ModifierCall("strikethrough(")
    call.value(nil, isActive.vmlCode, "true")
    call.value("color", color.vmlCode, "nil")
    return adding(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'pattern' is a Text.LineStyle.Pattern")
  @_disfavoredOverload public func strikethrough<P1>(_ p0: Bool? = nil, pattern p1: P1, color p2: Color? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    var call = ModifierCall("textScale(")
    call.value(nil, scale.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return adding(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func textVariant(_ preference: some TextVariantPreference) -> some View {
    var call = ModifierCall("textVariant(")
    call.value(nil, preference.vmlCode)
    return modified(call)
  }
  public func tracking(_ tracking: CGFloat) -> Text {
    var call = ModifierCall("tracking(")
    call.value(nil, tracking.vmlCode)
    return adding(call)
  }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    var call = ModifierCall("typesettingLanguage(")
    call.value(nil, language.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return adding(call)
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var call = ModifierCall("underline(")
    call.value(nil, isActive.vmlCode, "true")
    call.value("color", color.vmlCode, "nil")
    return adding(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'pattern' is a Text.LineStyle.Pattern")
  @_disfavoredOverload public func underline<P1>(_ p0: Bool? = nil, pattern p1: P1, color p2: Color? = nil) -> EmptyView { preconditionFailure() }
}

extension Image {
  /// Since iOS 17, macOS 14, visionOS 1, tvOS 17.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
    var call = ModifierCall("allowedDynamicRange(")
    call.value(nil, range.vmlCode)
    return adding(call)
  }
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var call = ModifierCall("antialiased(")
    call.value(nil, isAntialiased.vmlCode)
    return adding(call)
  }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    var call = ModifierCall("interpolation(")
    call.value(nil, interpolation.vmlCode)
    return adding(call)
  }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    var call = ModifierCall("renderingMode(")
    call.value(nil, renderingMode.vmlCode)
    return adding(call)
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    var call = ModifierCall("resizable(")
    call.value("capInsets", capInsets.vmlCode, "EdgeInsets()")
    call.value("resizingMode", resizingMode.vmlCode, ".stretch")
    return adding(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var call = ModifierCall("symbolColorRenderingMode(")
    call.value(nil, mode.vmlCode)
    return adding(call)
  }
  /// Since iOS 15, macOS 12, visionOS 1, watchOS 8, tvOS 15.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var call = ModifierCall("symbolRenderingMode(")
    call.value(nil, mode.vmlCode)
    return adding(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var call = ModifierCall("symbolVariableValueMode(")
    call.value(nil, mode.vmlCode)
    return adding(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'renderingMode' is a WidgetAccentedRenderingMode")
  @_disfavoredOverload public func widgetAccentedRenderingMode<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
}

extension Color {
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func exposureAdjust(_ stops: Double) -> Color {
    var call = ModifierCall("exposureAdjust(")
    call.value(nil, stops.vmlCode)
    return adding(call)
  }
  /// Since iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26.
  public func headroom(_ headroom: Double?) -> Color {
    var call = ModifierCall("headroom(")
    call.value(nil, headroom.vmlCode)
    return adding(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    var call = ModifierCall("mix(")
    call.value("with", rhs.vmlCode)
    call.value("by", fraction.vmlCode)
    call.value("in", colorSpace.vmlCode, ".perceptual")
    return adding(call)
  }
}

extension Path {
  @available(*, unavailable, message: "VML has no form for it: 'transform' is a CGAffineTransform")
  @_disfavoredOverload public func applying<P1>(_ p0: P1) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'other' is a Path")
  @_disfavoredOverload public func intersection<P1>(_ p0: P1, eoFill p1: Bool? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'other' is a Path")
  @_disfavoredOverload public func lineIntersection<P1>(_ p0: P1, eoFill p1: Bool? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'other' is a Path")
  @_disfavoredOverload public func lineSubtraction<P1>(_ p0: P1, eoFill p1: Bool? = nil) -> EmptyView { preconditionFailure() }
  /// Since iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17.
  public func normalized(eoFill: Bool = true) -> some InsettableShape {
    var call = ModifierCall("normalized(")
    call.value("eoFill", eoFill.vmlCode, "true")
    return reshaped(call)
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> some InsettableShape {
    var call = ModifierCall("offsetBy(")
    call.value("dx", dx.vmlCode)
    call.value("dy", dy.vmlCode)
    return reshaped(call)
  }
  public func strokedPath(_ style: StrokeStyle) -> some InsettableShape {
    var call = ModifierCall("strokedPath(")
    call.value(nil, style.vmlCode)
    return reshaped(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'other' is a Path")
  @_disfavoredOverload public func subtracting<P1>(_ p0: P1, eoFill p1: Bool? = nil) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'other' is a Path")
  @_disfavoredOverload public func symmetricDifference<P1>(_ p0: P1, eoFill p1: Bool? = nil) -> EmptyView { preconditionFailure() }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> some InsettableShape {
    var call = ModifierCall("trimmedPath(")
    call.value("from", from.vmlCode)
    call.value("to", to.vmlCode)
    return reshaped(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'other' is a Path")
  @_disfavoredOverload public func union<P1>(_ p0: P1, eoFill p1: Bool? = nil) -> EmptyView { preconditionFailure() }
}

extension NavigationLink {
  /// Since iOS 13, visionOS 1.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var call = ModifierCall("isDetailLink(")
    call.value(nil, isDetailLink.vmlCode)
    return modified(call)
  }
}

extension Section {
  /// Since macOS 10.15.
  public func collapsible(_ collapsible: Bool) -> some View {
    var call = ModifierCall("collapsible(")
    call.value(nil, collapsible.vmlCode)
    return modified(call)
  }
}

extension Capsule {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension Circle {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension ContainerRelativeShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension Ellipse {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension OffsetShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension Rectangle {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension RotatedShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension RoundedRectangle {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension UnevenRoundedRectangle {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

extension ToolbarContent {
  /// Since macOS 15.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    var call = ModifierCall("hidden(")
    call.value(nil, hidden.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 26.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    var call = ModifierCall("matchedTransitionSource(")
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    var call = ModifierCall("sharedBackgroundVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
}

extension CustomizableToolbarContent {
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    var call = ModifierCall("customizationBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func defaultCustomization() -> some CustomizableToolbarContent { modified(ModifierCall("defaultCustomization(")) }
  /// Since iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 16.
  public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent {
    var call = ModifierCall("defaultCustomization(")
    call.value(nil, defaultVisibility.vmlCode, ".automatic")
    call.value("options", options.vmlCode, "[]")
    return modified(call)
  }
  /// Since macOS 15.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    var call = ModifierCall("hidden(")
    call.value(nil, hidden.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 26.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent {
    var call = ModifierCall("matchedTransitionSource(")
    call.value("id", spelled(id))
    call.value("in", namespace.vmlCode)
    return modified(call)
  }
  /// Since iOS 26, macOS 26.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    var call = ModifierCall("sharedBackgroundVisibility(")
    call.value(nil, visibility.vmlCode)
    return modified(call)
  }
}

extension TabContent {
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, hint.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, hintKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityHint(")
    call.value(nil, String(hint).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityIdentifier(")
    call.value(nil, identifier.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabelKeys.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabels.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [String], isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityInputLabels(")
    call.value(nil, inputLabels.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, label.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, labelKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityLabel(")
    call.value(nil, String(label).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, valueDescription.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, valueKey.vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool = true) -> some TabContent {
    var call = ModifierCall("accessibilityValue(")
    call.value(nil, String(value).vmlCode)
    call.value("isEnabled", isEnabled.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func badge(_ count: Int) -> some TabContent {
    var call = ModifierCall("badge(")
    call.value(nil, count.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func badge(_ key: LocalizedStringKey) -> some TabContent {
    var call = ModifierCall("badge(")
    call.value(nil, key.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func badge(_ label: Text?) -> some TabContent {
    var call = ModifierCall("badge(")
    call.value(nil, label.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  @_disfavoredOverload public func badge(_ label: some StringProtocol) -> some TabContent {
    var call = ModifierCall("badge(")
    call.value(nil, String(label).vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some TabContent {
    var call = ModifierCall("contextMenu(")
    call.slot("menuItems", "menuItems", menuItems())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent {
    var call = ModifierCall("customizationBehavior(")
    call.value(nil, behavior.vmlCode)
    call.values("for", placements.map(\.vmlCode))
    return modified(call)
  }
  public func customizationID(_ id: String) -> some TabContent {
    var call = ModifierCall("customizationID(")
    call.value(nil, id.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent {
    var call = ModifierCall("defaultVisibility(")
    call.value(nil, visibility.vmlCode)
    call.values("for", placements.map(\.vmlCode))
    return modified(call)
  }
  /// Since iOS 18.4, macOS 15.4, visionOS 2.4, tvOS 18.4.
  public func disabled(_ disabled: Bool) -> some TabContent {
    var call = ModifierCall("disabled(")
    call.value(nil, disabled.vmlCode)
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'payload' is code that SwiftUI runs later")
  @_disfavoredOverload public func draggable<T>(_ p0: @autoclosure () -> T) -> EmptyView { preconditionFailure() }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func dropDestination(@StepBuilder action: () -> Steps) -> some TabContent {
    var call = ModifierCall("dropDestination(")
    call.steps("action", action())
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func hidden(_ hidden: Bool = true) -> some TabContent {
    var call = ModifierCall("hidden(")
    call.value(nil, hidden.vmlCode, "true")
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor? = nil, arrowEdge: Edge? = nil, @ViewBuilder content: () -> some View) -> some TabContent {
    var call = ModifierCall("popover(")
    call.binding("isPresented", isPresented.source)
    call.value("attachmentAnchor", attachmentAnchor.vmlCode, "nil")
    call.value("arrowEdge", arrowEdge.vmlCode, "nil")
    call.slot("content", "content", content())
    return modified(call)
  }
  @available(*, unavailable, message: "VML has no form for it: 'item' may be nil, which no state of VML is")
  @_disfavoredOverload public func popover<Item: Identifiable>(item p0: Binding<Item?>, attachmentAnchor p1: PopoverAttachmentAnchor? = nil, arrowEdge p2: Edge? = nil, @ViewBuilder content p3: (Item) -> some View) -> EmptyView { preconditionFailure() }
  /// Since iOS 18, macOS 15, visionOS 2, tvOS 18.
  public func sectionActions(@ViewBuilder content: () -> some View) -> some TabContent {
    var call = ModifierCall("sectionActions(")
    call.slot("content", "content", content())
    return modified(call)
  }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent {
    var call = ModifierCall("springLoadingBehavior(")
    call.value(nil, behavior.vmlCode)
    return modified(call)
  }
  /// Since iOS 18, macOS 15, visionOS 2.
  public func swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View) -> some TabContent {
    var call = ModifierCall("swipeActions(")
    call.value("edge", edge.vmlCode, ".trailing")
    call.value("allowsFullSwipe", allowsFullSwipe.vmlCode, "true")
    call.slot("content", "content", content())
    return modified(call)
  }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent {
    var call = ModifierCall("tabPlacement(")
    call.value(nil, placement.vmlCode)
    return modified(call)
  }
}

extension ForEach {
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' is written as what it makes")
  @_disfavoredOverload public func dropDestination<T>(for p0: T.Type? = nil, action p1: ([T], Int) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' is written as what it makes")
  @_disfavoredOverload public func onDelete(perform p0: Optional<(IndexSet) -> Void>) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' is written as what it makes")
  @_disfavoredOverload public func onInsert(of p0: [String], perform p1: (Int, Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' is written as what it makes")
  @_disfavoredOverload public func onInsert(of p0: [UTType], perform p1: (Int, Any) -> Void) -> EmptyView { preconditionFailure() }
  @available(*, unavailable, message: "VML has no form for it: 'ForEach' is written as what it makes")
  @_disfavoredOverload public func onMove(perform p0: Optional<(IndexSet, Int) -> Void>) -> EmptyView { preconditionFailure() }
}

