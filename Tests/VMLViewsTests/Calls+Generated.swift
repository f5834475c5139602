// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

import VMLViews

private func calls1(_ check: Check) {
  check(.ios, "accentColor(1)") { Text("a").accentColor(Color.red) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(activationPoint: CGPoint(x: 7, y: 8)) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(activationPoint: UnitPoint.bottom) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(addTraits: AccessibilityTraits.allowsDirectInteraction) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(hidden: true) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(hint: Text("t")) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(identifier: "star") }
  check(.ios, "accessibility(1)") { Text("a").accessibility(inputLabels: [Text("t")]) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(label: Text("t")) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(removeTraits: AccessibilityTraits.allowsDirectInteraction) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(sortPriority: 0.75) }
  check(.ios, "accessibility(1)") { Text("a").accessibility(value: Text("t")) }
  check(.ios, "accessibilityAction(2)") { Text("a").accessibilityAction(AccessibilityActionKind.escape, { refresh() }) }
  check(.ios, "accessibilityAction(2)") { Text("a").accessibilityAction(named: Text("t"), { refresh() }) }
  check(.ios, "accessibilityAction(2)") { Text("a").accessibilityAction(named: "star", { refresh() }) }
  check(.ios, "accessibilityAction(2)") { Text("a").accessibilityAction(action: { refresh() }, label: { Text("c") }) }
  check(.ios, "accessibilityActions(1)") { Text("a").accessibilityActions({ Text("c") }) }
  check(.ios, "accessibilityActions(2)") { Text("a").accessibilityActions(category: AccessibilityActionCategory.`default`, { Text("c") }) }
  check(.ios, "accessibilityActivationPoint(1)") { Text("a").accessibilityActivationPoint(CGPoint(x: 7, y: 8)) }
  check(.ios, "accessibilityActivationPoint(2)") { Text("a").accessibilityActivationPoint(CGPoint(x: 7, y: 8), isEnabled: true) }
  check(.ios, "accessibilityActivationPoint(1)") { Text("a").accessibilityActivationPoint(UnitPoint.bottom) }
  check(.ios, "accessibilityActivationPoint(2)") { Text("a").accessibilityActivationPoint(UnitPoint.bottom, isEnabled: true) }
  check(.ios, "accessibilityAddTraits(1)") { Text("a").accessibilityAddTraits(AccessibilityTraits.allowsDirectInteraction) }
  check(.ios, "accessibilityAdjustableAction(1)") { Text("a").accessibilityAdjustableAction({ refresh() }) }
  check(.ios, "accessibilityChildren(1)") { Text("a").accessibilityChildren(children: { Text("c") }) }
  check(.ios, "accessibilityCustomContent(2)") { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(Text("t"), id: "star"), Text("t")) }
  check(.ios, "accessibilityCustomContent(2)") { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(Text("t"), id: "star"), "star") }
  check(.ios, "accessibilityCustomContent(2)") { Text("a").accessibilityCustomContent(Text("t"), Text("t")) }
  check(.ios, "accessibilityCustomContent(2)") { Text("a").accessibilityCustomContent("star", Text("t")) }
  check(.ios, "accessibilityCustomContent(2)") { Text("a").accessibilityCustomContent("star", "star") }
  check(.ios, "accessibilityDirectTouch(2)") { Text("a").accessibilityDirectTouch(false, options: AccessibilityDirectTouchOptions.requiresActivation) }
  check(.ios, "accessibilityDirectTouch(0)") { Text("a").accessibilityDirectTouch() }
  check(.ios, "accessibilityDragPoint(2)") { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: "star") }
  check(.ios, "accessibilityDragPoint(3)") { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: "star", isEnabled: true) }
  check(.ios, "accessibilityDragPoint(2)") { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: Text("t")) }
  check(.ios, "accessibilityDragPoint(3)") { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: Text("t"), isEnabled: true) }
  check(.ios, "accessibilityDropPoint(2)") { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: "star") }
  check(.ios, "accessibilityDropPoint(3)") { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: "star", isEnabled: true) }
  check(.ios, "accessibilityDropPoint(2)") { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: Text("t")) }
  check(.ios, "accessibilityDropPoint(3)") { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: Text("t"), isEnabled: true) }
  check(.ios, "accessibilityElement(1)") { Text("a").accessibilityElement(children: AccessibilityChildBehavior.combine) }
  check(.ios, "accessibilityElement(0)") { Text("a").accessibilityElement() }
  check(.ios, "accessibilityHeading(1)") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h1) }
  check(.ios, "accessibilityHidden(1)") { Text("a").accessibilityHidden(true) }
  check(.ios, "accessibilityHidden(2)") { Text("a").accessibilityHidden(true, isEnabled: true) }
  check(.ios, "accessibilityHint(1)") { Text("a").accessibilityHint(Text("t")) }
  check(.ios, "accessibilityHint(2)") { Text("a").accessibilityHint(Text("t"), isEnabled: true) }
  check(.ios, "accessibilityHint(1)") { Text("a").accessibilityHint("star") }
  check(.ios, "accessibilityHint(2)") { Text("a").accessibilityHint("star", isEnabled: true) }
  check(.ios, "accessibilityIdentifier(1)") { Text("a").accessibilityIdentifier("star") }
  check(.ios, "accessibilityIdentifier(2)") { Text("a").accessibilityIdentifier("star", isEnabled: true) }
  check(.ios, "accessibilityIgnoresInvertColors(1)") { Text("a").accessibilityIgnoresInvertColors(false) }
  check(.ios, "accessibilityIgnoresInvertColors(0)") { Text("a").accessibilityIgnoresInvertColors() }
  check(.ios, "accessibilityInputLabels(1)") { Text("a").accessibilityInputLabels(["star"]) }
  check(.ios, "accessibilityInputLabels(2)") { Text("a").accessibilityInputLabels(["star"], isEnabled: true) }
  check(.ios, "accessibilityInputLabels(1)") { Text("a").accessibilityInputLabels([Text("t")]) }
  check(.ios, "accessibilityInputLabels(2)") { Text("a").accessibilityInputLabels([Text("t")], isEnabled: true) }
  check(.ios, "accessibilityLabel(1)") { Text("a").accessibilityLabel(Text("t")) }
  check(.ios, "accessibilityLabel(2)") { Text("a").accessibilityLabel(Text("t"), isEnabled: true) }
  check(.ios, "accessibilityLabel(1)") { Text("a").accessibilityLabel("star") }
  check(.ios, "accessibilityLabel(2)") { Text("a").accessibilityLabel("star", isEnabled: true) }
  check(.ios, "accessibilityLabeledPair(3)") { Text("a").accessibilityLabeledPair(role: AccessibilityLabeledPairRole.content, id: 0.75, in: Namespace().wrappedValue) }
  check(.ios, "accessibilityLinkedGroup(2)") { Text("a").accessibilityLinkedGroup(id: 0.75, in: Namespace().wrappedValue) }
  check(.watchos, "accessibilityQuickAction(2)") { Text("a").accessibilityQuickAction(style: .outline, content: { Text("c") }) }
  check(.watchos, "accessibilityQuickAction(3)") { Text("a").accessibilityQuickAction(style: .outline, isActive: .constant(true), content: { Text("c") }) }
  check(.ios, "accessibilityRemoveTraits(1)") { Text("a").accessibilityRemoveTraits(AccessibilityTraits.allowsDirectInteraction) }
  check(.ios, "accessibilityRepresentation(1)") { Text("a").accessibilityRepresentation(representation: { Text("c") }) }
  check(.ios, "accessibilityRespondsToUserInteraction(1)") { Text("a").accessibilityRespondsToUserInteraction(false) }
  check(.ios, "accessibilityRespondsToUserInteraction(0)") { Text("a").accessibilityRespondsToUserInteraction() }
  check(.ios, "accessibilityRespondsToUserInteraction(2)") { Text("a").accessibilityRespondsToUserInteraction(true, isEnabled: true) }
  check(.ios, "accessibilityRotor(2)") { Text("a").accessibilityRotor(Text("t"), entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "accessibilityRotor(2)") { Text("a").accessibilityRotor("star", entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "accessibilityRotor(2)") { Text("a").accessibilityRotor(AccessibilitySystemRotor.boldText, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "accessibilityRotorEntry(2)") { Text("a").accessibilityRotorEntry(id: 0.75, in: Namespace().wrappedValue) }
  check(.ios, "accessibilityScrollAction(1)") { Text("a").accessibilityScrollAction({ refresh() }) }
  check(.ios, "accessibilityScrollStatus(2)") { Text("a").accessibilityScrollStatus(Text("t"), isEnabled: false) }
  check(.ios, "accessibilityScrollStatus(1)") { Text("a").accessibilityScrollStatus(Text("t")) }
  check(.ios, "accessibilityScrollStatus(2)") { Text("a").accessibilityScrollStatus("star", isEnabled: false) }
  check(.ios, "accessibilityScrollStatus(1)") { Text("a").accessibilityScrollStatus("star") }
  check(.ios, "accessibilityShowsLargeContentViewer(0)") { Text("a").accessibilityShowsLargeContentViewer() }
  check(.ios, "accessibilityShowsLargeContentViewer(1)") { Text("a").accessibilityShowsLargeContentViewer({ Text("c") }) }
  check(.ios, "accessibilitySortPriority(1)") { Text("a").accessibilitySortPriority(0.75) }
  check(.ios, "accessibilityTextContentType(1)") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.console) }
  check(.ios, "accessibilityValue(1)") { Text("a").accessibilityValue(Text("t")) }
  check(.ios, "accessibilityValue(2)") { Text("a").accessibilityValue(Text("t"), isEnabled: true) }
  check(.ios, "accessibilityValue(1)") { Text("a").accessibilityValue("star") }
  check(.ios, "accessibilityValue(2)") { Text("a").accessibilityValue("star", isEnabled: true) }
  check(.ios, "accessibilityZoomAction(1)") { Text("a").accessibilityZoomAction({ refresh() }) }
  check(.watchos, "accessoryWidgetGroupStyle(0)") { Text("a").accessoryWidgetGroupStyle() }
  check(.ios, "activityBackgroundTint(1)") { Text("a").activityBackgroundTint(Color.red) }
  check(.ios, "activitySystemActionForegroundColor(1)") { Text("a").activitySystemActionForegroundColor(Color.red) }
  check(.ios, "alert(4)") { Text("a").alert(Text("t"), isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios, "alert(4)") { Text("a").alert("star", isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios, "alert(3)") { Text("a").alert(Text("t"), isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios, "alert(3)") { Text("a").alert("star", isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios, "allowedDynamicRange(1)") { Text("a").allowedDynamicRange(Image.DynamicRange.constrainedHigh) }
  check(.ios, "allowsHitTesting(1)") { Text("a").allowsHitTesting(true) }
  check(.ios, "allowsTightening(1)") { Text("a").allowsTightening(true) }
  check(.ios, "allowsWindowActivationEvents(0)") { Text("a").allowsWindowActivationEvents() }
  check(.ios, "allowsWindowActivationEvents(1)") { Text("a").allowsWindowActivationEvents(true) }
  check(.macos, "alternatingRowBackgrounds(1)") { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.automatic) }
  check(.macos, "alternatingRowBackgrounds(0)") { Text("a").alternatingRowBackgrounds() }
  check(.ios, "animation(1)") { Text("a").animation(Animation.bouncy) }
  check(.ios, "animation(2)") { Text("a").animation(Animation.bouncy, value: 0.75) }
  check(.ios, "aspectRatio(2)") { Text("a").aspectRatio(0.75, contentMode: ContentMode.fill) }
  check(.ios, "aspectRatio(1)") { Text("a").aspectRatio(contentMode: ContentMode.fill) }
  check(.ios, "aspectRatio(2)") { Text("a").aspectRatio(CGSize(width: 7, height: 8), contentMode: ContentMode.fill) }
  check(.visionos, "aspectRatio3D(1)") { Text("a").aspectRatio3D(contentMode: ContentMode.fill) }
  check(.ios, "assistiveAccessNavigationIcon(1)") { Text("a").assistiveAccessNavigationIcon(Image("i")) }
  check(.ios, "assistiveAccessNavigationIcon(1)") { Text("a").assistiveAccessNavigationIcon(systemImage: "star") }
  check(.ios, "autocapitalization(1)") { Text("a").autocapitalization(UITextAutocapitalizationType.allCharacters) }
  check(.ios, "autocorrectionDisabled(1)") { Text("a").autocorrectionDisabled(false) }
  check(.ios, "autocorrectionDisabled(0)") { Text("a").autocorrectionDisabled() }
  check(.ios, "automatedDeviceEnrollmentAddition(1)") { Text("a").automatedDeviceEnrollmentAddition(isPresented: .constant(true)) }
  check(.ios, "background(1)") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios, "background(0)") { Text("a").background() }
  check(.ios, "background(2)") { Text("a").background(Text("v"), alignment: Alignment.bottom) }
  check(.ios, "background(1)") { Text("a").background(Text("v")) }
  check(.ios, "background(2)") { Text("a").background(in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "background(1)") { Text("a").background(in: Ellipse()) }
  check(.ios, "background(3)") { Text("a").background(Color.red, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "background(2)") { Text("a").background(Color.red, in: Ellipse()) }
  check(.ios, "background(2)") { Text("a").background(Color.red, ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios, "background(1)") { Text("a").background(Color.red) }
  check(.ios, "background(2)") { Text("a").background(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios, "background(1)") { Text("a").background(content: { Text("c") }) }
  check(.ios, "backgroundExtensionEffect(0)") { Text("a").backgroundExtensionEffect() }
  check(.ios, "backgroundExtensionEffect(1)") { Text("a").backgroundExtensionEffect(isEnabled: true) }
  check(.ios, "backgroundStyle(1)") { Text("a").backgroundStyle(Color.red) }
  check(.ios, "badge(1)") { Text("a").badge(7) }
  check(.ios, "badge(1)") { Text("a").badge("star") }
  check(.ios, "badge(1)") { Text("a").badge(Text("t")) }
  check(.ios, "badgeProminence(1)") { Text("a").badgeProminence(BadgeProminence.decreased) }
  check(.ios, "baselineOffset(1)") { Text("a").baselineOffset(0.75) }
  check(.ios, "blendMode(1)") { Text("a").blendMode(BlendMode.color) }
  check(.ios, "blur(2)") { Text("a").blur(radius: 0.75, opaque: true) }
  check(.ios, "blur(1)") { Text("a").blur(radius: 0.75) }
  check(.ios, "bold(1)") { Text("a").bold(false) }
  check(.ios, "bold(0)") { Text("a").bold() }
  check(.ios, "border(2)") { Text("a").border(Color.red, width: 0.75) }
  check(.ios, "border(1)") { Text("a").border(Color.red) }
  check(.visionos, "breakthroughEffect(1)") { Text("a").breakthroughEffect(BreakthroughEffect.automatic) }
  check(.ios, "brightness(1)") { Text("a").brightness(0.75) }
  check(.ios, "buttonBorderShape(1)") { Text("a").buttonBorderShape(ButtonBorderShape.automatic) }
  check(.ios, "buttonRepeatBehavior(1)") { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.automatic) }
  check(.ios, "buttonSizing(1)") { Text("a").buttonSizing(ButtonSizing.automatic) }
  check(.ios, "buttonStyle(1)") { Text("a").buttonStyle(.automatic) }
  check(.ios, "chart3DCameraProjection(0)") { Text("a").chart3DCameraProjection() }
  check(.ios, "chartForegroundStyleScale(0)") { Text("a").chartForegroundStyleScale() }
  check(.ios, "chartLegend(1)") { Text("a").chartLegend(Visibility.automatic) }
  check(.ios, "chartLegend(2)") { Text("a").chartLegend(alignment: Alignment.bottom, spacing: 0.75) }
  check(.ios, "chartLegend(0)") { Text("a").chartLegend() }
  check(.ios, "chartLegend(3)") { Text("a").chartLegend(alignment: Alignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "chartLegend(1)") { Text("a").chartLegend(content: { Text("c") }) }
  check(.ios, "chartScrollableAxes(1)") { Text("a").chartScrollableAxes(Axis.Set.horizontal) }
  check(.ios, "chartSymbolSizeScale(0)") { Text("a").chartSymbolSizeScale() }
  check(.ios, "chartXAxis(1)") { Text("a").chartXAxis(Visibility.automatic) }
  check(.ios, "chartXAxisLabel(3)") { Text("a").chartXAxisLabel("star", alignment: Alignment.bottom, spacing: 0.75) }
  check(.ios, "chartXAxisLabel(1)") { Text("a").chartXAxisLabel("star") }
  check(.ios, "chartXAxisLabel(3)") { Text("a").chartXAxisLabel(alignment: Alignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "chartXAxisLabel(1)") { Text("a").chartXAxisLabel(content: { Text("c") }) }
  check(.ios, "chartXScale(0)") { Text("a").chartXScale() }
  check(.ios, "chartYAxis(1)") { Text("a").chartYAxis(Visibility.automatic) }
  check(.ios, "chartYAxisLabel(3)") { Text("a").chartYAxisLabel("star", alignment: Alignment.bottom, spacing: 0.75) }
  check(.ios, "chartYAxisLabel(1)") { Text("a").chartYAxisLabel("star") }
  check(.ios, "chartYAxisLabel(3)") { Text("a").chartYAxisLabel(alignment: Alignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "chartYAxisLabel(1)") { Text("a").chartYAxisLabel(content: { Text("c") }) }
  check(.ios, "chartYScale(0)") { Text("a").chartYScale() }
  check(.ios, "chartZAxis(1)") { Text("a").chartZAxis(Visibility.automatic) }
  check(.ios, "chartZAxisLabel(3)") { Text("a").chartZAxisLabel("star", alignment: Alignment.bottom, spacing: 0.75) }
  check(.ios, "chartZAxisLabel(1)") { Text("a").chartZAxisLabel("star") }
  check(.ios, "clipShape(2)") { Text("a").clipShape(Ellipse(), style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "clipShape(1)") { Text("a").clipShape(Ellipse()) }
  check(.ios, "clipped(1)") { Text("a").clipped(antialiased: true) }
  check(.ios, "clipped(0)") { Text("a").clipped() }
  check(.ios, "colorEffect(2)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios, "colorEffect(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect])) }
  check(.ios, "colorInvert(0)") { Text("a").colorInvert() }
  check(.ios, "colorMultiply(1)") { Text("a").colorMultiply(Color.red) }
  check(.ios, "colorScheme(1)") { Text("a").colorScheme(ColorScheme.dark) }
  check(.ios, "compositingGroup(0)") { Text("a").compositingGroup() }
  check(.ios, "confirmationDialog(5)") { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }, message: { Text("c") }) }
  check(.ios, "confirmationDialog(4)") { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios, "confirmationDialog(5)") { Text("a").confirmationDialog("star", isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }, message: { Text("c") }) }
  check(.ios, "confirmationDialog(4)") { Text("a").confirmationDialog("star", isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios, "confirmationDialog(4)") { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }) }
  check(.ios, "confirmationDialog(3)") { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios, "confirmationDialog(4)") { Text("a").confirmationDialog("star", isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }) }
  check(.ios, "confirmationDialog(3)") { Text("a").confirmationDialog("star", isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios, "contactAccessPicker(2)") { Text("a").contactAccessPicker(isPresented: .constant(true), completionHandler: { refresh() }) }
  check(.ios, "contactAccessPicker(1)") { Text("a").contactAccessPicker(isPresented: .constant(true)) }
  check(.ios, "containerBackground(2)") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStore) }
  check(.ios, "containerBackground(3)") { Text("a").containerBackground(for: ContainerBackgroundPlacement.subscriptionStore, alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios, "containerBackground(2)") { Text("a").containerBackground(for: ContainerBackgroundPlacement.subscriptionStore, content: { Text("c") }) }
  check(.ios, "containerCornerOffset(2)") { Text("a").containerCornerOffset(Edge.Set.all, sizeToFit: true) }
  check(.ios, "containerCornerOffset(1)") { Text("a").containerCornerOffset(Edge.Set.all) }
  check(.ios, "containerRelativeFrame(2)") { Text("a").containerRelativeFrame(Axis.Set.horizontal, alignment: Alignment.bottom) }
  check(.ios, "containerRelativeFrame(1)") { Text("a").containerRelativeFrame(Axis.Set.horizontal) }
  check(.ios, "containerRelativeFrame(5)") { Text("a").containerRelativeFrame(Axis.Set.horizontal, count: 7, span: 7, spacing: 0.75, alignment: Alignment.bottom) }
  check(.ios, "containerRelativeFrame(3)") { Text("a").containerRelativeFrame(Axis.Set.horizontal, count: 7, spacing: 0.75) }
}

private func calls2(_ check: Check) {
  check(.ios, "containerShape(1)") { Text("a").containerShape(Ellipse()) }
  check(.visionos, "contentCaptureProtected(1)") { Text("a").contentCaptureProtected(false) }
  check(.visionos, "contentCaptureProtected(0)") { Text("a").contentCaptureProtected() }
  check(.ios, "contentMargins(3)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.scrollContent) }
  check(.ios, "contentMargins(2)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.ios, "contentMargins(3)") { Text("a").contentMargins(Edge.Set.bottom, 0.75, for: ContentMarginPlacement.scrollContent) }
  check(.ios, "contentMargins(2)") { Text("a").contentMargins(Edge.Set.bottom, 0.75) }
  check(.ios, "contentMargins(2)") { Text("a").contentMargins(0.75, for: ContentMarginPlacement.scrollContent) }
  check(.ios, "contentMargins(1)") { Text("a").contentMargins(0.75) }
  check(.ios, "contentShape(3)") { Text("a").contentShape(ContentShapeKinds.interaction, Ellipse(), eoFill: true) }
  check(.ios, "contentShape(2)") { Text("a").contentShape(ContentShapeKinds.interaction, Ellipse()) }
  check(.ios, "contentShape(2)") { Text("a").contentShape(Ellipse(), eoFill: true) }
  check(.ios, "contentShape(1)") { Text("a").contentShape(Ellipse()) }
  check(.ios, "contentToolbar(2)") { Text("a").contentToolbar(for: ContentToolbarPlacement.tabViewSidebar, content: { ToolbarItem { Text("i") } }) }
  check(.ios, "contentToolbar(2)") { Text("a").contentToolbar(for: ContentToolbarPlacement.tabViewSidebar, content: { Text("c") }) }
  check(.ios, "contentTransition(1)") { Text("a").contentTransition(ContentTransition.identity) }
  check(.ios, "contextMenu(2)") { Text("a").contextMenu(menuItems: { Text("c") }, preview: { Text("c") }) }
  check(.ios, "contextMenu(1)") { Text("a").contextMenu(menuItems: { Text("c") }) }
  check(.ios, "contrast(1)") { Text("a").contrast(0.75) }
  check(.ios, "controlGroupStyle(1)") { Text("a").controlGroupStyle(.automatic) }
  check(.ios, "controlSize(1)") { Text("a").controlSize(ControlSize.mini) }
  check(.ios, "controlWidgetActionHint(1)") { Text("a").controlWidgetActionHint(Text("t")) }
  check(.ios, "controlWidgetActionHint(1)") { Text("a").controlWidgetActionHint("star") }
  check(.ios, "controlWidgetStatus(1)") { Text("a").controlWidgetStatus(Text("t")) }
  check(.ios, "controlWidgetStatus(1)") { Text("a").controlWidgetStatus("star") }
  check(.ios, "coordinateSpace(1)") { Text("a").coordinateSpace(name: 0.75) }
  check(.ios, "cornerRadius(2)") { Text("a").cornerRadius(0.75, antialiased: false) }
  check(.ios, "cornerRadius(1)") { Text("a").cornerRadius(0.75) }
  check(.ios, "currentEntitlementTask(2)") { Text("a").currentEntitlementTask(for: "star", action: { refresh() }) }
  check(.ios, "datePickerStyle(1)") { Text("a").datePickerStyle(.automatic) }
  check(.ios, "defaultAdaptableTabBarPlacement(1)") { Text("a").defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.tabBar) }
  check(.ios, "defaultAdaptableTabBarPlacement(0)") { Text("a").defaultAdaptableTabBarPlacement() }
  check(.ios, "defaultHoverEffect(1)") { Text("a").defaultHoverEffect(HoverEffect.automatic) }
  check(.ios, "defaultHoverEffect(1)") { Text("a").defaultHoverEffect(.automatic) }
  check(.ios, "defaultScrollAnchor(1)") { Text("a").defaultScrollAnchor(UnitPoint.bottom) }
  check(.ios, "defaultScrollAnchor(2)") { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.alignment) }
  check(.watchos, "defaultWheelPickerItemHeight(1)") { Text("a").defaultWheelPickerItemHeight(0.75) }
  check(.ios, "defersSystemGestures(1)") { Text("a").defersSystemGestures(on: Edge.Set.all) }
  check(.ios, "deleteDisabled(1)") { Text("a").deleteDisabled(true) }
  check(.ios, "dialogIcon(1)") { Text("a").dialogIcon(Image("i")) }
  check(.macos, "dialogPreventsAppTermination(1)") { Text("a").dialogPreventsAppTermination(true) }
  check(.macos, "dialogSeverity(1)") { Text("a").dialogSeverity(DialogSeverity.automatic) }
  check(.ios, "dialogSuppressionToggle(2)") { Text("a").dialogSuppressionToggle(Text("t"), isSuppressed: .constant(true)) }
  check(.ios, "dialogSuppressionToggle(2)") { Text("a").dialogSuppressionToggle("star", isSuppressed: .constant(true)) }
  check(.ios, "dialogSuppressionToggle(1)") { Text("a").dialogSuppressionToggle(isSuppressed: .constant(true)) }
  check(.watchos, "digitalCrownAccessory(1)") { Text("a").digitalCrownAccessory(Visibility.automatic) }
  check(.watchos, "digitalCrownAccessory(1)") { Text("a").digitalCrownAccessory(content: { Text("c") }) }
  check(.watchos, "digitalCrownRotation(1)") { Text("a").digitalCrownRotation(.constant(0.75)) }
  check(.watchos, "digitalCrownRotation(7)") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos, "digitalCrownRotation(3)") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75) }
  check(.watchos, "digitalCrownRotation(8)") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false, onChange: { refresh() }, onIdle: { refresh() }) }
  check(.watchos, "digitalCrownRotation(6)") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos, "digitalCrownRotation(3)") { Text("a").digitalCrownRotation(.constant(0.75), onChange: { refresh() }, onIdle: { refresh() }) }
  check(.watchos, "digitalCrownRotation(9)") { Text("a").digitalCrownRotation(detent: .constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false, onChange: { refresh() }, onIdle: { refresh() }) }
  check(.watchos, "digitalCrownRotation(7)") { Text("a").digitalCrownRotation(detent: .constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos, "digitalCrownRotation(4)") { Text("a").digitalCrownRotation(detent: .constant(0.75), from: 0.75, through: 0.75, by: 0.75) }
  check(.ios, "disableAutocorrection(1)") { Text("a").disableAutocorrection(true) }
  check(.ios, "disabled(1)") { Text("a").disabled(true) }
  check(.ios, "disclosureGroupStyle(1)") { Text("a").disclosureGroupStyle(.automatic) }
  check(.macos, "dismissalConfirmationDialog(4)") { Text("a").dismissalConfirmationDialog(Text("t"), shouldPresent: true, actions: { Text("c") }, message: { Text("c") }) }
  check(.macos, "dismissalConfirmationDialog(4)") { Text("a").dismissalConfirmationDialog("star", shouldPresent: true, actions: { Text("c") }, message: { Text("c") }) }
  check(.macos, "dismissalConfirmationDialog(3)") { Text("a").dismissalConfirmationDialog(Text("t"), shouldPresent: true, actions: { Text("c") }) }
  check(.macos, "dismissalConfirmationDialog(3)") { Text("a").dismissalConfirmationDialog("star", shouldPresent: true, actions: { Text("c") }) }
  check(.ios, "distortionEffect(3)") { Text("a").distortionEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8), isEnabled: false) }
  check(.ios, "distortionEffect(2)") { Text("a").distortionEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8)) }
  check(.macos, "dragConfiguration(1)") { Text("a").dragConfiguration(DragConfiguration(operationsWithinApp: DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true, allowDelete: true), operationsOutsideApp: DragConfiguration.OperationsOutsideApp(allowCopy: false))) }
  check(.macos, "dragPreviewsFormation(1)") { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.`default`) }
  check(.ios, "drawingGroup(2)") { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.extendedLinear) }
  check(.ios, "drawingGroup(0)") { Text("a").drawingGroup() }
  check(.ios, "dropDestination(2)") { Text("a").dropDestination(isEnabled: false, action: { refresh() }) }
  check(.macos, "dropPreviewsFormation(1)") { Text("a").dropPreviewsFormation(DragDropPreviewsFormation.`default`) }
  check(.ios, "dynamicTypeSize(1)") { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility1) }
  check(.ios, "edgesIgnoringSafeArea(1)") { Text("a").edgesIgnoringSafeArea(Edge.Set.all) }
  check(.ios, "fileDialogBrowserOptions(1)") { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.displayFileExtensions) }
  check(.ios, "fileDialogConfirmationLabel(1)") { Text("a").fileDialogConfirmationLabel(Text("t")) }
  check(.ios, "fileDialogConfirmationLabel(1)") { Text("a").fileDialogConfirmationLabel("star") }
  check(.ios, "fileDialogCustomizationID(1)") { Text("a").fileDialogCustomizationID("star") }
  check(.ios, "fileDialogDefaultDirectory(1)") { Text("a").fileDialogDefaultDirectory(URL(filePath: "/a")) }
  check(.ios, "fileDialogImportsUnresolvedAliases(1)") { Text("a").fileDialogImportsUnresolvedAliases(true) }
  check(.ios, "fileDialogMessage(1)") { Text("a").fileDialogMessage(Text("t")) }
  check(.ios, "fileDialogMessage(1)") { Text("a").fileDialogMessage("star") }
  check(.ios, "fileExporterFilenameLabel(1)") { Text("a").fileExporterFilenameLabel(Text("t")) }
  check(.ios, "fileExporterFilenameLabel(1)") { Text("a").fileExporterFilenameLabel("star") }
  check(.ios, "fileImporter(4)") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.aiff], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "fileImporter(5)") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.aiff], allowsMultipleSelection: true, onCompletion: { refresh() }, onCancellation: { refresh() }) }
  check(.ios, "fileImporter(3)") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.aiff], onCompletion: { refresh() }) }
  check(.ios, "fileMover(4)") { Text("a").fileMover(isPresented: .constant(true), file: URL(filePath: "/a"), onCompletion: { refresh() }, onCancellation: { refresh() }) }
  check(.ios, "fileMover(3)") { Text("a").fileMover(isPresented: .constant(true), file: URL(filePath: "/a"), onCompletion: { refresh() }) }
  check(.ios, "findDisabled(1)") { Text("a").findDisabled(false) }
  check(.ios, "findDisabled(0)") { Text("a").findDisabled() }
  check(.ios, "findNavigator(1)") { Text("a").findNavigator(isPresented: .constant(true)) }
  check(.ios, "fixedSize(0)") { Text("a").fixedSize() }
  check(.ios, "fixedSize(2)") { Text("a").fixedSize(horizontal: true, vertical: true) }
  check(.ios, "flipsForRightToLeftLayoutDirection(1)") { Text("a").flipsForRightToLeftLayoutDirection(true) }
  check(.ios, "focusEffectDisabled(1)") { Text("a").focusEffectDisabled(false) }
  check(.ios, "focusEffectDisabled(0)") { Text("a").focusEffectDisabled() }
  check(.macos, "focusScope(1)") { Text("a").focusScope(Namespace().wrappedValue) }
  check(.macos, "focusSection(0)") { Text("a").focusSection() }
  check(.ios, "focusable(1)") { Text("a").focusable(false) }
  check(.ios, "focusable(0)") { Text("a").focusable() }
  check(.ios, "focusable(2)") { Text("a").focusable(false, interactions: FocusInteractions.activate) }
  check(.ios, "focusable(1)") { Text("a").focusable(interactions: FocusInteractions.activate) }
  check(.macos, "focusable(2)") { Text("a").focusable(false, onFocusChange: { refresh() }) }
  check(.ios, "font(1)") { Text("a").font(Font.body) }
  check(.ios, "fontDesign(1)") { Text("a").fontDesign(Font.Design.`default`) }
  check(.ios, "fontWeight(1)") { Text("a").fontWeight(Font.Weight.black) }
  check(.ios, "fontWidth(1)") { Text("a").fontWidth(Font.Width.compressed) }
  check(.ios, "foregroundColor(1)") { Text("a").foregroundColor(Color.red) }
  check(.ios, "foregroundStyle(3)") { Text("a").foregroundStyle(Color.red, Color.red, Color.red) }
  check(.ios, "foregroundStyle(2)") { Text("a").foregroundStyle(Color.red, Color.red) }
  check(.ios, "foregroundStyle(1)") { Text("a").foregroundStyle(Color.red) }
  check(.ios, "formStyle(1)") { Text("a").formStyle(.automatic) }
  check(.ios, "frame(0)") { Text("a").frame() }
  check(.visionos, "frame(2)") { Text("a").frame(depth: 0.75, alignment: DepthAlignment.back) }
  check(.visionos, "frame(1)") { Text("a").frame(depth: 0.75) }
  check(.visionos, "frame(4)") { Text("a").frame(minDepth: 0.75, idealDepth: 0.75, maxDepth: 0.75, alignment: DepthAlignment.back) }
  check(.visionos, "frame(0)") { Text("a").frame() }
  check(.ios, "frame(7)") { Text("a").frame(minWidth: 0.75, idealWidth: 0.75, maxWidth: 0.75, minHeight: 0.75, idealHeight: 0.75, maxHeight: 0.75, alignment: Alignment.bottom) }
  check(.ios, "frame(3)") { Text("a").frame(width: 0.75, height: 0.75, alignment: Alignment.bottom) }
  check(.ios, "fullScreenCover(3)") { Text("a").fullScreenCover(isPresented: .constant(true), onDismiss: { refresh() }, content: { Text("c") }) }
  check(.ios, "fullScreenCover(2)") { Text("a").fullScreenCover(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios, "gaugeStyle(1)") { Text("a").gaugeStyle(.automatic) }
  check(.ios, "geometryGroup(0)") { Text("a").geometryGroup() }
  check(.visionos, "glassBackgroundEffect(1)") { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "glassBackgroundEffect(0)") { Text("a").glassBackgroundEffect() }
  check(.visionos, "glassBackgroundEffect(2)") { Text("a").glassBackgroundEffect(.automatic, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "glassBackgroundEffect(1)") { Text("a").glassBackgroundEffect(.automatic) }
  check(.visionos, "glassBackgroundEffect(2)") { Text("a").glassBackgroundEffect(in: Ellipse(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "glassBackgroundEffect(1)") { Text("a").glassBackgroundEffect(in: Ellipse()) }
  check(.visionos, "glassBackgroundEffect(3)") { Text("a").glassBackgroundEffect(.automatic, in: Ellipse(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "glassBackgroundEffect(2)") { Text("a").glassBackgroundEffect(.automatic, in: Ellipse()) }
  check(.ios, "glassEffect(2)") { Text("a").glassEffect(Glass.clear, in: Ellipse()) }
  check(.ios, "glassEffect(1)") { Text("a").glassEffect(in: Ellipse()) }
  check(.ios, "glassEffect(1)") { Text("a").glassEffect(Glass.clear) }
  check(.ios, "glassEffect(0)") { Text("a").glassEffect() }
  check(.ios, "glassEffectID(2)") { Text("a").glassEffectID(0.75, in: Namespace().wrappedValue) }
  check(.ios, "glassEffectTransition(1)") { Text("a").glassEffectTransition(GlassEffectTransition.identity) }
  check(.ios, "glassEffectUnion(2)") { Text("a").glassEffectUnion(id: 0.75, namespace: Namespace().wrappedValue) }
  check(.ios, "grayscale(1)") { Text("a").grayscale(0.75) }
  check(.ios, "gridCellAnchor(1)") { Text("a").gridCellAnchor(UnitPoint.bottom) }
  check(.ios, "gridCellColumns(1)") { Text("a").gridCellColumns(7) }
  check(.ios, "gridCellUnsizedAxes(1)") { Text("a").gridCellUnsizedAxes(Axis.Set.horizontal) }
  check(.ios, "gridColumnAlignment(1)") { Text("a").gridColumnAlignment(HorizontalAlignment.center) }
  check(.ios, "groupBoxStyle(1)") { Text("a").groupBoxStyle(.automatic) }
  check(.ios, "handGestureShortcut(2)") { Text("a").handGestureShortcut(HandGestureShortcut.primaryAction, isEnabled: false) }
  check(.ios, "handGestureShortcut(1)") { Text("a").handGestureShortcut(HandGestureShortcut.primaryAction) }
  check(.visionos, "handPointerBehavior(1)") { Text("a").handPointerBehavior(HandPointerBehavior.drawing) }
  check(.ios, "headerProminence(1)") { Text("a").headerProminence(Prominence.increased) }
  check(.ios, "help(1)") { Text("a").help(Text("t")) }
  check(.ios, "help(1)") { Text("a").help("star") }
  check(.ios, "hidden(0)") { Text("a").hidden() }
  check(.macos, "horizontalRadioGroupLayout(0)") { Text("a").horizontalRadioGroupLayout() }
  check(.ios, "hoverEffect(1)") { Text("a").hoverEffect(HoverEffect.lift) }
  check(.ios, "hoverEffect(0)") { Text("a").hoverEffect() }
  check(.ios, "hoverEffect(2)") { Text("a").hoverEffect(HoverEffect.lift, isEnabled: false) }
  check(.ios, "hoverEffect(2)") { Text("a").hoverEffect(.highlight, isEnabled: false) }
  check(.ios, "hoverEffect(1)") { Text("a").hoverEffect(.highlight) }
  check(.ios, "hoverEffect(1)") { Text("a").hoverEffect(isEnabled: false) }
  check(.visionos, "hoverEffect(3)") { Text("a").hoverEffect(.automatic, in: HoverEffectGroup.systemOverlays, isEnabled: false) }
  check(.visionos, "hoverEffect(2)") { Text("a").hoverEffect(.automatic, in: HoverEffectGroup.systemOverlays) }
  check(.ios, "hoverEffectDisabled(1)") { Text("a").hoverEffectDisabled(false) }
  check(.ios, "hoverEffectDisabled(0)") { Text("a").hoverEffectDisabled() }
  check(.visionos, "hoverEffectGroup(0)") { Text("a").hoverEffectGroup() }
  check(.visionos, "hoverEffectGroup(1)") { Text("a").hoverEffectGroup(HoverEffectGroup.systemOverlays) }
  check(.visionos, "hoverEffectGroup(3)") { Text("a").hoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.followsGroup) }
  check(.visionos, "hoverEffectGroup(1)") { Text("a").hoverEffectGroup(in: Namespace().wrappedValue) }
  check(.ios, "hueRotation(1)") { Text("a").hueRotation(Angle.zero) }
  check(.ios, "ignoresSafeArea(2)") { Text("a").ignoresSafeArea(SafeAreaRegions.container, edges: Edge.Set.bottom) }
  check(.ios, "ignoresSafeArea(0)") { Text("a").ignoresSafeArea() }
  check(.ios, "imagePlaygroundPersonalizationPolicy(0)") { Text("a").imagePlaygroundPersonalizationPolicy() }
  check(.ios, "imagePlaygroundSheet(5)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), concept: "star", sourceImage: Image("i"), onCompletion: { refresh() }, onCancellation: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(4)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), concept: "star", sourceImage: Image("i"), onCompletion: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(5)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), concept: "star", sourceImageURL: URL(filePath: "/a"), onCompletion: { refresh() }, onCancellation: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(4)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), concept: "star", sourceImageURL: URL(filePath: "/a"), onCompletion: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(4)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), sourceImage: Image("i"), onCompletion: { refresh() }, onCancellation: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(3)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), sourceImage: Image("i"), onCompletion: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(4)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), sourceImageURL: URL(filePath: "/a"), onCompletion: { refresh() }, onCancellation: { refresh() }) }
  check(.ios, "imagePlaygroundSheet(3)") { Text("a").imagePlaygroundSheet(isPresented: .constant(true), sourceImageURL: URL(filePath: "/a"), onCompletion: { refresh() }) }
  check(.ios, "imageScale(1)") { Text("a").imageScale(Image.Scale.large) }
  check(.visionos, "immersiveEnvironmentPicker(1)") { Text("a").immersiveEnvironmentPicker(content: { Text("c") }) }
  check(.ios, "indexViewStyle(1)") { Text("a").indexViewStyle(.page) }
  check(.ios, "inspector(2)") { Text("a").inspector(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios, "inspectorColumnWidth(1)") { Text("a").inspectorColumnWidth(0.75) }
  check(.ios, "inspectorColumnWidth(3)") { Text("a").inspectorColumnWidth(min: 0.75, ideal: 0.75, max: 0.75) }
  check(.ios, "inspectorColumnWidth(1)") { Text("a").inspectorColumnWidth(ideal: 0.75) }
  check(.ios, "interactionActivityTrackingTag(1)") { Text("a").interactionActivityTrackingTag("star") }
  check(.ios, "interactiveDismissDisabled(1)") { Text("a").interactiveDismissDisabled(false) }
  check(.ios, "interactiveDismissDisabled(0)") { Text("a").interactiveDismissDisabled() }
  check(.ios, "invalidatableContent(1)") { Text("a").invalidatableContent(false) }
  check(.ios, "invalidatableContent(0)") { Text("a").invalidatableContent() }
  check(.ios, "italic(1)") { Text("a").italic(false) }
  check(.ios, "italic(0)") { Text("a").italic() }
  check(.ios, "journalingSuggestionsPicker(2)") { Text("a").journalingSuggestionsPicker(isPresented: .constant(true), onCompletion: { refresh() }) }
  check(.ios, "kerning(1)") { Text("a").kerning(0.75) }
  check(.ios, "keyboardShortcut(2)") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all) }
  check(.ios, "keyboardShortcut(1)") { Text("a").keyboardShortcut(KeyEquivalent.clear) }
  check(.ios, "keyboardShortcut(3)") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.automatic) }
  check(.ios, "keyboardShortcut(2)") { Text("a").keyboardShortcut(KeyEquivalent.clear, localization: KeyboardShortcut.Localization.automatic) }
  check(.ios, "keyboardShortcut(1)") { Text("a").keyboardShortcut(KeyboardShortcut.cancelAction) }
  check(.ios, "keyboardType(1)") { Text("a").keyboardType(UIKeyboardType.URL) }
}

private func calls3(_ check: Check) {
  check(.ios, "labelIconToTitleSpacing(1)") { Text("a").labelIconToTitleSpacing(0.75) }
  check(.ios, "labelReservedIconWidth(1)") { Text("a").labelReservedIconWidth(0.75) }
  check(.ios, "labelStyle(1)") { Text("a").labelStyle(.automatic) }
  check(.ios, "labeledContentStyle(1)") { Text("a").labeledContentStyle(.automatic) }
  check(.ios, "labelsHidden(0)") { Text("a").labelsHidden() }
  check(.ios, "labelsVisibility(1)") { Text("a").labelsVisibility(Visibility.automatic) }
  check(.ios, "layerEffect(3)") { Text("a").layerEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8), isEnabled: false) }
  check(.ios, "layerEffect(2)") { Text("a").layerEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8)) }
  check(.ios, "layoutDirectionBehavior(1)") { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.fixed) }
  check(.ios, "layoutPriority(1)") { Text("a").layoutPriority(0.75) }
  check(.ios, "lineLimit(1)") { Text("a").lineLimit(2...3) }
  check(.ios, "lineLimit(2)") { Text("a").lineLimit(7, reservesSpace: true) }
  check(.ios, "lineLimit(1)") { Text("a").lineLimit(2...) }
  check(.ios, "lineLimit(1)") { Text("a").lineLimit(...2) }
  check(.ios, "lineLimit(1)") { Text("a").lineLimit(7) }
  check(.ios, "lineSpacing(1)") { Text("a").lineSpacing(0.75) }
  check(.ios, "listItemTint(1)") { Text("a").listItemTint(Color.red) }
  check(.ios, "listItemTint(1)") { Text("a").listItemTint(ListItemTint.monochrome) }
  check(.ios, "listRowBackground(1)") { Text("a").listRowBackground(Text("v")) }
  check(.visionos, "listRowHoverEffect(1)") { Text("a").listRowHoverEffect(HoverEffect.automatic) }
  check(.visionos, "listRowHoverEffectDisabled(1)") { Text("a").listRowHoverEffectDisabled(false) }
  check(.visionos, "listRowHoverEffectDisabled(0)") { Text("a").listRowHoverEffectDisabled() }
  check(.ios, "listRowInsets(2)") { Text("a").listRowInsets(Edge.Set.bottom, 0.75) }
  check(.ios, "listRowInsets(1)") { Text("a").listRowInsets(EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.watchos, "listRowPlatterColor(1)") { Text("a").listRowPlatterColor(Color.red) }
  check(.ios, "listRowSeparator(2)") { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.bottom) }
  check(.ios, "listRowSeparator(1)") { Text("a").listRowSeparator(Visibility.automatic) }
  check(.ios, "listRowSeparatorTint(2)") { Text("a").listRowSeparatorTint(Color.red, edges: VerticalEdge.Set.bottom) }
  check(.ios, "listRowSeparatorTint(1)") { Text("a").listRowSeparatorTint(Color.red) }
  check(.ios, "listRowSpacing(1)") { Text("a").listRowSpacing(0.75) }
  check(.ios, "listSectionIndexVisibility(1)") { Text("a").listSectionIndexVisibility(Visibility.automatic) }
  check(.ios, "listSectionMargins(2)") { Text("a").listSectionMargins(Edge.Set.bottom, 0.75) }
  check(.ios, "listSectionSeparator(2)") { Text("a").listSectionSeparator(Visibility.automatic, edges: VerticalEdge.Set.bottom) }
  check(.ios, "listSectionSeparator(1)") { Text("a").listSectionSeparator(Visibility.automatic) }
  check(.ios, "listSectionSeparatorTint(2)") { Text("a").listSectionSeparatorTint(Color.red, edges: VerticalEdge.Set.bottom) }
  check(.ios, "listSectionSeparatorTint(1)") { Text("a").listSectionSeparatorTint(Color.red) }
  check(.ios, "listSectionSpacing(1)") { Text("a").listSectionSpacing(0.75) }
  check(.ios, "listSectionSpacing(1)") { Text("a").listSectionSpacing(ListSectionSpacing.compact) }
  check(.ios, "listStyle(1)") { Text("a").listStyle(.automatic) }
  check(.ios, "luminanceToAlpha(0)") { Text("a").luminanceToAlpha() }
  check(.ios, "manageSubscriptionsSheet(1)") { Text("a").manageSubscriptionsSheet(isPresented: .constant(true)) }
  check(.ios, "manageSubscriptionsSheet(2)") { Text("a").manageSubscriptionsSheet(isPresented: .constant(true), subscriptionGroupID: "star") }
  check(.visionos, "manipulable(4)") { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.high, isEnabled: false, onChanged: { refresh() }) }
  check(.visionos, "manipulable(2)") { Text("a").manipulable(inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos, "manipulable(0)") { Text("a").manipulable() }
  check(.visionos, "manipulable(1)") { Text("a").manipulable(using: Manipulable.GestureState()) }
  check(.visionos, "manipulationGesture(5)") { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState()), coordinateSpace: .global, inertia: Manipulable.Inertia.high, isEnabled: false, onChanged: { refresh() }) }
  check(.visionos, "manipulationGesture(3)") { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState()), inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos, "manipulationGesture(1)") { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState())) }
  check(.ios, "mapControlVisibility(1)") { Text("a").mapControlVisibility(Visibility.automatic) }
  check(.ios, "mapControls(1)") { Text("a").mapControls({ Text("c") }) }
  check(.ios, "mapFeatureSelectionAccessory(0)") { Text("a").mapFeatureSelectionAccessory() }
  check(.ios, "mapScope(1)") { Text("a").mapScope(Namespace().wrappedValue) }
  check(.ios, "mask(1)") { Text("a").mask(Text("v")) }
  check(.ios, "mask(2)") { Text("a").mask(alignment: Alignment.bottom, { Text("c") }) }
  check(.ios, "mask(1)") { Text("a").mask({ Text("c") }) }
  check(.ios, "matchedGeometryEffect(5)") { Text("a").matchedGeometryEffect(id: 0.75, in: Namespace().wrappedValue, properties: MatchedGeometryProperties.position, anchor: UnitPoint.bottom, isSource: false) }
  check(.ios, "matchedGeometryEffect(2)") { Text("a").matchedGeometryEffect(id: 0.75, in: Namespace().wrappedValue) }
  check(.ios, "matchedTransitionSource(2)") { Text("a").matchedTransitionSource(id: 0.75, in: Namespace().wrappedValue) }
  check(.ios, "materialActiveAppearance(1)") { Text("a").materialActiveAppearance(MaterialActiveAppearance.active) }
  check(.ios, "menuActionDismissBehavior(1)") { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.automatic) }
  check(.ios, "menuIndicator(1)") { Text("a").menuIndicator(Visibility.automatic) }
  check(.ios, "menuOrder(1)") { Text("a").menuOrder(MenuOrder.automatic) }
  check(.ios, "menuStyle(1)") { Text("a").menuStyle(.automatic) }
  check(.ios, "minimumScaleFactor(1)") { Text("a").minimumScaleFactor(0.75) }
  check(.macos, "modifierKeyAlternate(2)") { Text("a").modifierKeyAlternate(EventModifiers.all, { Text("c") }) }
  check(.ios, "monospaced(1)") { Text("a").monospaced(false) }
  check(.ios, "monospaced(0)") { Text("a").monospaced() }
  check(.ios, "monospacedDigit(0)") { Text("a").monospacedDigit() }
  check(.ios, "moveDisabled(1)") { Text("a").moveDisabled(true) }
  check(.ios, "multilineTextAlignment(1)") { Text("a").multilineTextAlignment(TextAlignment.center) }
  check(.ios, "multilineTextAlignment(1)") { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.`default`) }
  check(.ios, "musicSubscriptionOffer(2)") { Text("a").musicSubscriptionOffer(isPresented: .constant(true), onLoadCompletion: { refresh() }) }
  check(.ios, "musicSubscriptionOffer(1)") { Text("a").musicSubscriptionOffer(isPresented: .constant(true)) }
  check(.ios, "navigationBarBackButtonHidden(1)") { Text("a").navigationBarBackButtonHidden(false) }
  check(.ios, "navigationBarBackButtonHidden(0)") { Text("a").navigationBarBackButtonHidden() }
  check(.ios, "navigationBarHidden(1)") { Text("a").navigationBarHidden(true) }
  check(.ios, "navigationBarItems(2)") { Text("a").navigationBarItems(leading: Text("v"), trailing: Text("v")) }
  check(.ios, "navigationBarItems(1)") { Text("a").navigationBarItems(leading: Text("v")) }
  check(.ios, "navigationBarItems(1)") { Text("a").navigationBarItems(trailing: Text("v")) }
  check(.ios, "navigationBarTitle(1)") { Text("a").navigationBarTitle(Text("t")) }
  check(.ios, "navigationBarTitle(2)") { Text("a").navigationBarTitle(Text("t"), displayMode: NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios, "navigationBarTitle(1)") { Text("a").navigationBarTitle("star") }
  check(.ios, "navigationBarTitle(2)") { Text("a").navigationBarTitle("star", displayMode: NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios, "navigationBarTitleDisplayMode(1)") { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios, "navigationDestination(2)") { Text("a").navigationDestination(isPresented: .constant(true), destination: { Text("c") }) }
  check(.ios, "navigationDocument(1)") { Text("a").navigationDocument(URL(filePath: "/a")) }
  check(.ios, "navigationLinkIndicatorVisibility(1)") { Text("a").navigationLinkIndicatorVisibility(Visibility.automatic) }
  check(.ios, "navigationSplitViewColumnWidth(1)") { Text("a").navigationSplitViewColumnWidth(0.75) }
  check(.ios, "navigationSplitViewColumnWidth(3)") { Text("a").navigationSplitViewColumnWidth(min: 0.75, ideal: 0.75, max: 0.75) }
  check(.ios, "navigationSplitViewColumnWidth(1)") { Text("a").navigationSplitViewColumnWidth(ideal: 0.75) }
  check(.ios, "navigationSplitViewStyle(1)") { Text("a").navigationSplitViewStyle(.automatic) }
  check(.ios, "navigationSubtitle(1)") { Text("a").navigationSubtitle(Text("t")) }
  check(.ios, "navigationSubtitle(1)") { Text("a").navigationSubtitle("star") }
  check(.ios, "navigationTitle(1)") { Text("a").navigationTitle(.constant("star")) }
  check(.ios, "navigationTitle(1)") { Text("a").navigationTitle(Text("t")) }
  check(.ios, "navigationTitle(1)") { Text("a").navigationTitle("star") }
  check(.watchos, "navigationTitle(1)") { Text("a").navigationTitle({ Text("c") }) }
  check(.ios, "navigationTransition(1)") { Text("a").navigationTransition(.automatic) }
  check(.ios, "navigationViewStyle(1)") { Text("a").navigationViewStyle(.automatic) }
  check(.ios, "offerCodeRedemption(2)") { Text("a").offerCodeRedemption(isPresented: .constant(true), onCompletion: { refresh() }) }
  check(.ios, "offerCodeRedemption(1)") { Text("a").offerCodeRedemption(isPresented: .constant(true)) }
  check(.ios, "offset(1)") { Text("a").offset(CGSize(width: 7, height: 8)) }
  check(.ios, "offset(2)") { Text("a").offset(x: 0.75, y: 0.75) }
  check(.ios, "offset(0)") { Text("a").offset() }
  check(.visionos, "offset(1)") { Text("a").offset(z: 0.75) }
  check(.ios, "onAppIntentExecution(1)") { Text("a").onAppIntentExecution(perform: { refresh() }) }
  check(.ios, "onAppear(1)") { Text("a").onAppear(perform: { refresh() }) }
  check(.ios, "onAppear(0)") { Text("a").onAppear() }
  check(.ios, "onCameraCaptureEvent(2)") { Text("a").onCameraCaptureEvent(isEnabled: false, action: { refresh() }) }
  check(.ios, "onCameraCaptureEvent(3)") { Text("a").onCameraCaptureEvent(isEnabled: false, defaultSoundDisabled: true, action: { refresh() }) }
  check(.ios, "onCameraCaptureEvent(4)") { Text("a").onCameraCaptureEvent(isEnabled: false, defaultSoundDisabled: true, primaryAction: { refresh() }, secondaryAction: { refresh() }) }
  check(.ios, "onCameraCaptureEvent(3)") { Text("a").onCameraCaptureEvent(isEnabled: false, primaryAction: { refresh() }, secondaryAction: { refresh() }) }
  check(.ios, "onChange(3)") { Text("a").onChange(of: 0.75, initial: true, { refresh() }) }
  check(.ios, "onChange(2)") { Text("a").onChange(of: 0.75, perform: { refresh() }) }
  check(.ios, "onContinueUserActivity(2)") { Text("a").onContinueUserActivity("star", perform: { refresh() }) }
  check(.ios, "onContinuousHover(2)") { Text("a").onContinuousHover(coordinateSpace: CoordinateSpace.global, perform: { refresh() }) }
  check(.ios, "onContinuousHover(2)") { Text("a").onContinuousHover(coordinateSpace: .global, perform: { refresh() }) }
  check(.ios, "onContinuousHover(1)") { Text("a").onContinuousHover(perform: { refresh() }) }
  check(.macos, "onDeleteCommand(1)") { Text("a").onDeleteCommand(perform: { refresh() }) }
  check(.ios, "onDisappear(1)") { Text("a").onDisappear(perform: { refresh() }) }
  check(.ios, "onDisappear(0)") { Text("a").onDisappear() }
  check(.macos, "onDragSessionUpdated(1)") { Text("a").onDragSessionUpdated({ refresh() }) }
  check(.macos, "onDropSessionUpdated(1)") { Text("a").onDropSessionUpdated({ refresh() }) }
  check(.macos, "onExitCommand(1)") { Text("a").onExitCommand(perform: { refresh() }) }
  check(.ios, "onHover(1)") { Text("a").onHover(perform: { refresh() }) }
  check(.macos, "onImmersionChange(2)") { Text("a").onImmersionChange(initial: false, { refresh() }) }
  check(.ios, "onInAppPurchaseCompletion(1)") { Text("a").onInAppPurchaseCompletion(perform: { refresh() }) }
  check(.ios, "onInAppPurchaseStart(1)") { Text("a").onInAppPurchaseStart(perform: { refresh() }) }
  check(.ios, "onInteractiveResizeChange(1)") { Text("a").onInteractiveResizeChange({ refresh() }) }
  check(.ios, "onLongPressGesture(4)") { Text("a").onLongPressGesture(minimumDuration: 0.75, maximumDistance: 0.75, perform: { refresh() }, onPressingChanged: { refresh() }) }
  check(.ios, "onLongPressGesture(3)") { Text("a").onLongPressGesture(minimumDuration: 0.75, maximumDistance: 0.75, perform: { refresh() }) }
  check(.ios, "onLongPressGesture(4)") { Text("a").onLongPressGesture(minimumDuration: 0.75, maximumDistance: 0.75, pressing: { refresh() }, perform: { refresh() }) }
  check(.tvos, "onLongPressGesture(3)") { Text("a").onLongPressGesture(minimumDuration: 0.75, perform: { refresh() }, onPressingChanged: { refresh() }) }
  check(.tvos, "onLongPressGesture(2)") { Text("a").onLongPressGesture(minimumDuration: 0.75, perform: { refresh() }) }
  check(.tvos, "onLongPressGesture(3)") { Text("a").onLongPressGesture(minimumDuration: 0.75, pressing: { refresh() }, perform: { refresh() }) }
  check(.tvos, "onLongTouchGesture(3)") { Text("a").onLongTouchGesture(minimumDuration: 0.75, perform: { refresh() }, onTouchingChanged: { refresh() }) }
  check(.tvos, "onLongTouchGesture(2)") { Text("a").onLongTouchGesture(minimumDuration: 0.75, perform: { refresh() }) }
  check(.ios, "onMapCameraChange(1)") { Text("a").onMapCameraChange({ refresh() }) }
  check(.macos, "onModifierKeysChanged(3)") { Text("a").onModifierKeysChanged(mask: EventModifiers.capsLock, initial: false, { refresh() }) }
  check(.macos, "onMoveCommand(1)") { Text("a").onMoveCommand(perform: { refresh() }) }
  check(.ios, "onOpenURL(1)") { Text("a").onOpenURL(perform: { refresh() }) }
  check(.ios, "onOpenURL(1)") { Text("a").onOpenURL(prefersInApp: true) }
  check(.macos, "onPasteCommand(2)") { Text("a").onPasteCommand(of: [UTType.aiff], perform: { refresh() }) }
  check(.macos, "onPasteCommand(2)") { Text("a").onPasteCommand(of: ["star"], perform: { refresh() }) }
  check(.ios, "onPencilDoubleTap(1)") { Text("a").onPencilDoubleTap(perform: { refresh() }) }
  check(.ios, "onPencilSqueeze(1)") { Text("a").onPencilSqueeze(perform: { refresh() }) }
  check(.tvos, "onPlayPauseCommand(1)") { Text("a").onPlayPauseCommand(perform: { refresh() }) }
  check(.ios, "onPreferenceChange(1)") { Text("a").onPreferenceChange(perform: { refresh() }) }
  check(.ios, "onScrollPhaseChange(1)") { Text("a").onScrollPhaseChange({ refresh() }) }
  check(.ios, "onScrollVisibilityChange(2)") { Text("a").onScrollVisibilityChange(threshold: 0.75, { refresh() }) }
  check(.ios, "onSubmit(2)") { Text("a").onSubmit(of: SubmitTriggers.search, { refresh() }) }
  check(.ios, "onTapGesture(3)") { Text("a").onTapGesture(count: 7, coordinateSpace: CoordinateSpace.global, perform: { refresh() }) }
  check(.ios, "onTapGesture(3)") { Text("a").onTapGesture(count: 7, coordinateSpace: .global, perform: { refresh() }) }
  check(.ios, "onTapGesture(2)") { Text("a").onTapGesture(count: 7, perform: { refresh() }) }
  check(.visionos, "onVolumeViewpointChange(3)") { Text("a").onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy.all, initial: false, { refresh() }) }
  check(.visionos, "onWorldRecenter(1)") { Text("a").onWorldRecenter(action: { refresh() }) }
  check(.ios, "opacity(1)") { Text("a").opacity(0.75) }
  check(.visionos, "ornament(4)") { Text("a").ornament(visibility: Visibility.hidden, attachmentAnchor: OrnamentAttachmentAnchor.scene(UnitPoint.bottom), contentAlignment: Alignment.bottom, ornament: { Text("c") }) }
  check(.visionos, "ornament(2)") { Text("a").ornament(attachmentAnchor: OrnamentAttachmentAnchor.scene(UnitPoint.bottom), ornament: { Text("c") }) }
  check(.ios, "overlay(2)") { Text("a").overlay(Text("v"), alignment: Alignment.bottom) }
  check(.ios, "overlay(1)") { Text("a").overlay(Text("v")) }
  check(.ios, "overlay(3)") { Text("a").overlay(Color.red, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "overlay(2)") { Text("a").overlay(Color.red, in: Ellipse()) }
  check(.ios, "overlay(2)") { Text("a").overlay(Color.red, ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios, "overlay(1)") { Text("a").overlay(Color.red) }
  check(.ios, "overlay(2)") { Text("a").overlay(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios, "overlay(1)") { Text("a").overlay(content: { Text("c") }) }
  check(.ios, "padding(2)") { Text("a").padding(Edge.Set.bottom, 0.75) }
  check(.ios, "padding(0)") { Text("a").padding() }
  check(.ios, "padding(1)") { Text("a").padding(EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.ios, "padding(1)") { Text("a").padding(0.75) }
  check(.visionos, "padding3D(2)") { Text("a").padding3D(Edge3D.Set.back, 0.75) }
  check(.visionos, "padding3D(0)") { Text("a").padding3D() }
  check(.visionos, "padding3D(1)") { Text("a").padding3D(EdgeInsets3D(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75, front: 0.75, back: 0.75)) }
  check(.visionos, "padding3D(1)") { Text("a").padding3D(0.75) }
  check(.ios, "paletteSelectionEffect(1)") { Text("a").paletteSelectionEffect(PaletteSelectionEffect.automatic) }
  check(.macos, "pasteDestination(1)") { Text("a").pasteDestination(action: { refresh() }) }
  check(.ios, "payWithApplePayButtonDisableCardArt(0)") { Text("a").payWithApplePayButtonDisableCardArt() }
  check(.ios, "persistentSystemOverlays(1)") { Text("a").persistentSystemOverlays(Visibility.automatic) }
  check(.ios, "photosPickerAccessoryVisibility(2)") { Text("a").photosPickerAccessoryVisibility(Visibility.automatic, edges: Edge.Set.bottom) }
  check(.ios, "photosPickerAccessoryVisibility(1)") { Text("a").photosPickerAccessoryVisibility(Visibility.automatic) }
  check(.ios, "pickerStyle(1)") { Text("a").pickerStyle(.automatic) }
  check(.macos, "pointerStyle(1)") { Text("a").pointerStyle(PointerStyle.`default`) }
  check(.macos, "pointerVisibility(1)") { Text("a").pointerVisibility(Visibility.automatic) }
  check(.ios, "popover(4)") { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.bottom, content: { Text("c") }) }
  check(.ios, "popover(2)") { Text("a").popover(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios, "position(1)") { Text("a").position(CGPoint(x: 7, y: 8)) }
  check(.ios, "position(2)") { Text("a").position(x: 0.75, y: 0.75) }
  check(.ios, "position(0)") { Text("a").position() }
  check(.ios, "preferredColorScheme(1)") { Text("a").preferredColorScheme(ColorScheme.dark) }
  check(.visionos, "preferredSurroundingsEffect(1)") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.colorMultiply(Color.red)) }
  check(.visionos, "preferredWindowClippingMargins(2)") { Text("a").preferredWindowClippingMargins(Edge3D.Set.back, 0.75) }
  check(.macos, "prefersDefaultFocus(2)") { Text("a").prefersDefaultFocus(false, in: Namespace().wrappedValue) }
  check(.macos, "prefersDefaultFocus(1)") { Text("a").prefersDefaultFocus(in: Namespace().wrappedValue) }
  check(.ios, "presentationBackground(1)") { Text("a").presentationBackground(Color.red) }
  check(.ios, "presentationBackground(2)") { Text("a").presentationBackground(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios, "presentationBackground(1)") { Text("a").presentationBackground(content: { Text("c") }) }
  check(.ios, "presentationBackgroundInteraction(1)") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.automatic) }
  check(.visionos, "presentationBreakthroughEffect(1)") { Text("a").presentationBreakthroughEffect(BreakthroughEffect.automatic) }
}

private func calls4(_ check: Check) {
  check(.ios, "presentationCompactAdaptation(1)") { Text("a").presentationCompactAdaptation(PresentationAdaptation.automatic) }
  check(.ios, "presentationCompactAdaptation(2)") { Text("a").presentationCompactAdaptation(horizontal: PresentationAdaptation.automatic, vertical: PresentationAdaptation.automatic) }
  check(.ios, "presentationContentInteraction(1)") { Text("a").presentationContentInteraction(PresentationContentInteraction.automatic) }
  check(.ios, "presentationCornerRadius(1)") { Text("a").presentationCornerRadius(0.75) }
  check(.ios, "presentationDragIndicator(1)") { Text("a").presentationDragIndicator(Visibility.automatic) }
  check(.macos, "presentationPreventsAppTermination(1)") { Text("a").presentationPreventsAppTermination(true) }
  check(.ios, "presentationSizing(1)") { Text("a").presentationSizing(.automatic) }
  check(.macos, "presentedWindowStyle(1)") { Text("a").presentedWindowStyle(.automatic) }
  check(.macos, "presentedWindowToolbarStyle(1)") { Text("a").presentedWindowToolbarStyle(.automatic) }
  check(.ios, "previewDevice(1)") { Text("a").previewDevice(PreviewDevice(stringLiteral: "star")) }
  check(.ios, "previewDisplayName(1)") { Text("a").previewDisplayName("star") }
  check(.ios, "previewInterfaceOrientation(1)") { Text("a").previewInterfaceOrientation(InterfaceOrientation.landscapeLeft) }
  check(.ios, "privacySensitive(1)") { Text("a").privacySensitive(false) }
  check(.ios, "privacySensitive(0)") { Text("a").privacySensitive() }
  check(.ios, "productDescription(1)") { Text("a").productDescription(Visibility.automatic) }
  check(.ios, "productIconBorder(0)") { Text("a").productIconBorder() }
  check(.ios, "progressViewStyle(1)") { Text("a").progressViewStyle(.automatic) }
  check(.ios, "projectionEffect(1)") { Text("a").projectionEffect(ProjectionTransform()) }
  check(.ios, "quickLookPreview(1)") { Text("a").quickLookPreview(.constant(URL(filePath: "/a"))) }
  check(.ios, "redacted(1)") { Text("a").redacted(reason: RedactionReasons.placeholder) }
  check(.ios, "refreshable(1)") { Text("a").refreshable(action: { refresh() }) }
  check(.ios, "renameAction(1)") { Text("a").renameAction({ refresh() }) }
  check(.ios, "replaceDisabled(1)") { Text("a").replaceDisabled(false) }
  check(.ios, "replaceDisabled(0)") { Text("a").replaceDisabled() }
  check(.ios, "rotationEffect(2)") { Text("a").rotationEffect(Angle.zero, anchor: UnitPoint.bottom) }
  check(.ios, "rotationEffect(1)") { Text("a").rotationEffect(Angle.zero) }
  check(.ios, "safeAreaBar(4)") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "safeAreaBar(2)") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, content: { Text("c") }) }
  check(.ios, "safeAreaBar(4)") { Text("a").safeAreaBar(edge: VerticalEdge.bottom, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "safeAreaBar(2)") { Text("a").safeAreaBar(edge: VerticalEdge.bottom, content: { Text("c") }) }
  check(.ios, "safeAreaInset(4)") { Text("a").safeAreaInset(edge: HorizontalEdge.leading, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "safeAreaInset(2)") { Text("a").safeAreaInset(edge: HorizontalEdge.leading, content: { Text("c") }) }
  check(.ios, "safeAreaInset(4)") { Text("a").safeAreaInset(edge: VerticalEdge.bottom, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "safeAreaInset(2)") { Text("a").safeAreaInset(edge: VerticalEdge.bottom, content: { Text("c") }) }
  check(.ios, "safeAreaPadding(2)") { Text("a").safeAreaPadding(Edge.Set.bottom, 0.75) }
  check(.ios, "safeAreaPadding(0)") { Text("a").safeAreaPadding() }
  check(.ios, "safeAreaPadding(1)") { Text("a").safeAreaPadding(EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.ios, "safeAreaPadding(1)") { Text("a").safeAreaPadding(0.75) }
  check(.ios, "saturation(1)") { Text("a").saturation(0.75) }
  check(.ios, "scaleEffect(2)") { Text("a").scaleEffect(0.75, anchor: UnitPoint.bottom) }
  check(.ios, "scaleEffect(1)") { Text("a").scaleEffect(0.75) }
  check(.visionos, "scaleEffect(2)") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)) }
  check(.visionos, "scaleEffect(1)") { Text("a").scaleEffect(0.75) }
  check(.ios, "scaleEffect(2)") { Text("a").scaleEffect(CGSize(width: 7, height: 8), anchor: UnitPoint.bottom) }
  check(.ios, "scaleEffect(1)") { Text("a").scaleEffect(CGSize(width: 7, height: 8)) }
  check(.ios, "scaleEffect(3)") { Text("a").scaleEffect(x: 0.75, y: 0.75, anchor: UnitPoint.bottom) }
  check(.ios, "scaleEffect(0)") { Text("a").scaleEffect() }
  check(.visionos, "scaleEffect(4)") { Text("a").scaleEffect(x: 0.75, y: 0.75, z: 0.75, anchor: UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)) }
  check(.visionos, "scaleEffect(0)") { Text("a").scaleEffect() }
  check(.ios, "scaledToFill(0)") { Text("a").scaledToFill() }
  check(.visionos, "scaledToFill3D(0)") { Text("a").scaledToFill3D() }
  check(.ios, "scaledToFit(0)") { Text("a").scaledToFit() }
  check(.visionos, "scaledToFit3D(0)") { Text("a").scaledToFit3D() }
  check(.ios, "scenePadding(1)") { Text("a").scenePadding(Edge.Set.bottom) }
  check(.ios, "scenePadding(0)") { Text("a").scenePadding() }
  check(.ios, "scenePadding(2)") { Text("a").scenePadding(ScenePadding.minimum, edges: Edge.Set.bottom) }
  check(.ios, "scenePadding(1)") { Text("a").scenePadding(ScenePadding.minimum) }
  check(.ios, "scrollBounceBehavior(2)") { Text("a").scrollBounceBehavior(ScrollBounceBehavior.always, axes: Axis.Set.horizontal) }
  check(.ios, "scrollBounceBehavior(1)") { Text("a").scrollBounceBehavior(ScrollBounceBehavior.always) }
  check(.ios, "scrollClipDisabled(1)") { Text("a").scrollClipDisabled(false) }
  check(.ios, "scrollClipDisabled(0)") { Text("a").scrollClipDisabled() }
  check(.ios, "scrollContentBackground(1)") { Text("a").scrollContentBackground(Visibility.automatic) }
  check(.ios, "scrollDisabled(1)") { Text("a").scrollDisabled(true) }
  check(.ios, "scrollDismissesKeyboard(1)") { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.automatic) }
  check(.ios, "scrollEdgeEffectHidden(2)") { Text("a").scrollEdgeEffectHidden(false, for: Edge.Set.bottom) }
  check(.ios, "scrollEdgeEffectHidden(0)") { Text("a").scrollEdgeEffectHidden() }
  check(.ios, "scrollEdgeEffectStyle(2)") { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.automatic, for: Edge.Set.all) }
  check(.ios, "scrollIndicators(2)") { Text("a").scrollIndicators(ScrollIndicatorVisibility.automatic, axes: Axis.Set.horizontal) }
  check(.ios, "scrollIndicators(1)") { Text("a").scrollIndicators(ScrollIndicatorVisibility.automatic) }
  check(.ios, "scrollIndicatorsFlash(1)") { Text("a").scrollIndicatorsFlash(onAppear: true) }
  check(.ios, "scrollIndicatorsFlash(1)") { Text("a").scrollIndicatorsFlash(trigger: 0.75) }
  check(.ios, "scrollInputBehavior(2)") { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.handGestureShortcut) }
  check(.ios, "scrollPosition(2)") { Text("a").scrollPosition(.constant(ScrollPosition(edge: Edge.bottom)), anchor: UnitPoint.bottom) }
  check(.ios, "scrollPosition(1)") { Text("a").scrollPosition(.constant(ScrollPosition(edge: Edge.bottom))) }
  check(.ios, "scrollTargetBehavior(1)") { Text("a").scrollTargetBehavior(.paging) }
  check(.ios, "scrollTargetLayout(1)") { Text("a").scrollTargetLayout(isEnabled: false) }
  check(.ios, "scrollTargetLayout(0)") { Text("a").scrollTargetLayout() }
  check(.ios, "searchCompletion(1)") { Text("a").searchCompletion("star") }
  check(.ios, "searchDictationBehavior(1)") { Text("a").searchDictationBehavior(TextInputDictationBehavior.automatic) }
  check(.ios, "searchPresentationToolbarBehavior(1)") { Text("a").searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.automatic) }
  check(.ios, "searchScopes(2)") { Text("a").searchScopes(.constant(0.75), scopes: { Text("c") }) }
  check(.ios, "searchScopes(3)") { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.automatic, { Text("c") }) }
  check(.ios, "searchSuggestions(2)") { Text("a").searchSuggestions(Visibility.automatic, for: SearchSuggestionsPlacement.Set.content) }
  check(.ios, "searchSuggestions(1)") { Text("a").searchSuggestions({ Text("c") }) }
  check(.ios, "searchToolbarBehavior(1)") { Text("a").searchToolbarBehavior(SearchToolbarBehavior.automatic) }
  check(.ios, "searchable(4)") { Text("a").searchable(text: .constant("star"), isPresented: .constant(true), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star") }
  check(.ios, "searchable(3)") { Text("a").searchable(text: .constant("star"), isPresented: .constant(true), prompt: "star") }
  check(.ios, "searchable(4)") { Text("a").searchable(text: .constant("star"), isPresented: .constant(true), placement: SearchFieldPlacement.navigationBarDrawer, prompt: Text("t")) }
  check(.ios, "searchable(2)") { Text("a").searchable(text: .constant("star"), isPresented: .constant(true)) }
  check(.ios, "searchable(3)") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star") }
  check(.ios, "searchable(2)") { Text("a").searchable(text: .constant("star"), prompt: "star") }
  check(.ios, "searchable(3)") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: Text("t")) }
  check(.ios, "searchable(1)") { Text("a").searchable(text: .constant("star")) }
  check(.ios, "searchable(4)") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star", suggestions: { Text("c") }) }
  check(.ios, "searchable(3)") { Text("a").searchable(text: .constant("star"), prompt: "star", suggestions: { Text("c") }) }
  check(.ios, "searchable(4)") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: Text("t"), suggestions: { Text("c") }) }
  check(.ios, "searchable(2)") { Text("a").searchable(text: .constant("star"), suggestions: { Text("c") }) }
  check(.ios, "sectionActions(1)") { Text("a").sectionActions(content: { Text("c") }) }
  check(.ios, "sectionIndexLabel(1)") { Text("a").sectionIndexLabel(Text("t")) }
  check(.ios, "sectionIndexLabel(1)") { Text("a").sectionIndexLabel("star") }
  check(.ios, "selectionDisabled(1)") { Text("a").selectionDisabled(false) }
  check(.ios, "selectionDisabled(0)") { Text("a").selectionDisabled() }
  check(.ios, "sensoryFeedback(2)") { Text("a").sensoryFeedback(SensoryFeedback.alignment, trigger: 0.75) }
  check(.ios, "shadow(4)") { Text("a").shadow(color: Color.red, radius: 0.75, x: 0.75, y: 0.75) }
  check(.ios, "shadow(1)") { Text("a").shadow(radius: 0.75) }
  check(.ios, "sheet(3)") { Text("a").sheet(isPresented: .constant(true), onDismiss: { refresh() }, content: { Text("c") }) }
  check(.ios, "sheet(2)") { Text("a").sheet(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios, "sliderThumbVisibility(1)") { Text("a").sliderThumbVisibility(Visibility.automatic) }
  check(.visionos, "spatialOverlay(2)") { Text("a").spatialOverlay(alignment: Alignment3D.back, content: { Text("c") }) }
  check(.visionos, "spatialOverlay(1)") { Text("a").spatialOverlay(content: { Text("c") }) }
  check(.ios, "speechAdjustedPitch(1)") { Text("a").speechAdjustedPitch(0.75) }
  check(.ios, "speechAlwaysIncludesPunctuation(1)") { Text("a").speechAlwaysIncludesPunctuation(false) }
  check(.ios, "speechAlwaysIncludesPunctuation(0)") { Text("a").speechAlwaysIncludesPunctuation() }
  check(.ios, "speechAnnouncementsQueued(1)") { Text("a").speechAnnouncementsQueued(false) }
  check(.ios, "speechAnnouncementsQueued(0)") { Text("a").speechAnnouncementsQueued() }
  check(.ios, "speechSpellsOutCharacters(1)") { Text("a").speechSpellsOutCharacters(false) }
  check(.ios, "speechSpellsOutCharacters(0)") { Text("a").speechSpellsOutCharacters() }
  check(.ios, "springLoadingBehavior(1)") { Text("a").springLoadingBehavior(SpringLoadingBehavior.automatic) }
  check(.ios, "statusBar(1)") { Text("a").statusBar(hidden: true) }
  check(.ios, "statusBarHidden(1)") { Text("a").statusBarHidden(false) }
  check(.ios, "statusBarHidden(0)") { Text("a").statusBarHidden() }
  check(.ios, "strikethrough(2)") { Text("a").strikethrough(false, color: Color.red) }
  check(.ios, "strikethrough(0)") { Text("a").strikethrough() }
  check(.ios, "submitLabel(1)") { Text("a").submitLabel(SubmitLabel.`continue`) }
  check(.ios, "submitScope(1)") { Text("a").submitScope(false) }
  check(.ios, "submitScope(0)") { Text("a").submitScope() }
  check(.ios, "subscriptionOfferViewDetailAction(1)") { Text("a").subscriptionOfferViewDetailAction({ refresh() }) }
  check(.ios, "subscriptionStatusTask(2)") { Text("a").subscriptionStatusTask(for: "star", action: { refresh() }) }
  check(.ios, "subscriptionStoreControlBackground(1)") { Text("a").subscriptionStoreControlBackground(Color.red) }
  check(.ios, "subscriptionStorePickerItemBackground(1)") { Text("a").subscriptionStorePickerItemBackground(Color.red) }
  check(.ios, "subscriptionStorePickerItemBackground(2)") { Text("a").subscriptionStorePickerItemBackground(Color.red, in: Ellipse()) }
  check(.ios, "subscriptionStorePolicyForegroundStyle(2)") { Text("a").subscriptionStorePolicyForegroundStyle(Color.red, Color.red) }
  check(.ios, "subscriptionStorePolicyForegroundStyle(1)") { Text("a").subscriptionStorePolicyForegroundStyle(Color.red) }
  check(.ios, "subscriptionStoreSignInAction(1)") { Text("a").subscriptionStoreSignInAction({ refresh() }) }
  check(.visionos, "supportedVolumeViewpoints(1)") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.all) }
  check(.ios, "swipeActions(3)") { Text("a").swipeActions(edge: HorizontalEdge.leading, allowsFullSwipe: false, content: { Text("c") }) }
  check(.ios, "swipeActions(1)") { Text("a").swipeActions(content: { Text("c") }) }
  check(.ios, "symbolColorRenderingMode(1)") { Text("a").symbolColorRenderingMode(SymbolColorRenderingMode.flat) }
  check(.ios, "symbolEffect(3)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "symbolEffect(2)") { Text("a").symbolEffect(.bounce, value: 0.75) }
  check(.ios, "symbolEffect(3)") { Text("a").symbolEffect(.appear, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "symbolEffect(1)") { Text("a").symbolEffect(.appear) }
  check(.ios, "symbolEffectsRemoved(1)") { Text("a").symbolEffectsRemoved(false) }
  check(.ios, "symbolEffectsRemoved(0)") { Text("a").symbolEffectsRemoved() }
  check(.ios, "symbolRenderingMode(1)") { Text("a").symbolRenderingMode(SymbolRenderingMode.hierarchical) }
  check(.ios, "symbolVariableValueMode(1)") { Text("a").symbolVariableValueMode(SymbolVariableValueMode.color) }
  check(.ios, "symbolVariant(1)") { Text("a").symbolVariant(SymbolVariants.circle) }
  check(.ios, "tabBarMinimizeBehavior(1)") { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.automatic) }
  check(.ios, "tabItem(1)") { Text("a").tabItem({ Text("c") }) }
  check(.ios, "tabViewBottomAccessory(1)") { Text("a").tabViewBottomAccessory(content: { Text("c") }) }
  check(.ios, "tabViewBottomAccessory(2)") { Text("a").tabViewBottomAccessory(isEnabled: true, content: { Text("c") }) }
  check(.ios, "tabViewSearchActivation(1)") { Text("a").tabViewSearchActivation(TabSearchActivation.automatic) }
  check(.ios, "tabViewSidebarBottomBar(1)") { Text("a").tabViewSidebarBottomBar(content: { Text("c") }) }
  check(.ios, "tabViewSidebarFooter(1)") { Text("a").tabViewSidebarFooter(content: { Text("c") }) }
  check(.ios, "tabViewSidebarHeader(1)") { Text("a").tabViewSidebarHeader(content: { Text("c") }) }
  check(.ios, "tabViewStyle(1)") { Text("a").tabViewStyle(.automatic) }
  check(.ios, "tableColumnHeaders(1)") { Text("a").tableColumnHeaders(Visibility.automatic) }
  check(.ios, "tableStyle(1)") { Text("a").tableStyle(.automatic) }
  check(.ios, "task(1)") { Text("a").task({ refresh() }) }
  check(.ios, "task(2)") { Text("a").task(id: 0.75, { refresh() }) }
  check(.ios, "textCase(1)") { Text("a").textCase(Text.Case.lowercase) }
  check(.ios, "textContentType(1)") { Text("a").textContentType(UITextContentType.URL) }
  check(.ios, "textEditorStyle(1)") { Text("a").textEditorStyle(.automatic) }
  check(.ios, "textFieldStyle(1)") { Text("a").textFieldStyle(.automatic) }
  check(.ios, "textInputAutocapitalization(1)") { Text("a").textInputAutocapitalization(TextInputAutocapitalization.characters) }
  check(.macos, "textInputCompletion(1)") { Text("a").textInputCompletion("star") }
  check(.ios, "textInputFormattingControlVisibility(2)") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.all) }
  check(.macos, "textInputSuggestions(1)") { Text("a").textInputSuggestions({ Text("c") }) }
  check(.ios, "textScale(2)") { Text("a").textScale(Text.Scale.`default`, isEnabled: false) }
  check(.ios, "textScale(1)") { Text("a").textScale(Text.Scale.`default`) }
  check(.ios, "textSelection(1)") { Text("a").textSelection(.disabled) }
  check(.ios, "textSelectionAffinity(1)") { Text("a").textSelectionAffinity(TextSelectionAffinity.automatic) }
  check(.ios, "tint(1)") { Text("a").tint(Color.red) }
  check(.ios, "tipBackground(1)") { Text("a").tipBackground(Color.red) }
  check(.ios, "tipBackgroundInteraction(1)") { Text("a").tipBackgroundInteraction(PresentationBackgroundInteraction.automatic) }
  check(.ios, "tipCornerRadius(2)") { Text("a").tipCornerRadius(0.75, antialiased: false) }
  check(.ios, "tipCornerRadius(1)") { Text("a").tipCornerRadius(0.75) }
  check(.ios, "tipImageSize(1)") { Text("a").tipImageSize(CGSize(width: 7, height: 8)) }
  check(.ios, "tipImageStyle(3)") { Text("a").tipImageStyle(Color.red, Color.red, Color.red) }
  check(.ios, "tipImageStyle(2)") { Text("a").tipImageStyle(Color.red, Color.red) }
  check(.ios, "tipImageStyle(1)") { Text("a").tipImageStyle(Color.red) }
  check(.ios, "toggleStyle(1)") { Text("a").toggleStyle(.automatic) }
  check(.ios, "toolbar(2)") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios, "toolbar(1)") { Text("a").toolbar(removing: ToolbarDefaultItemKind.sidebarToggle) }
  check(.ios, "toolbar(2)") { Text("a").toolbar(id: "star", content: { ToolbarItem { Text("i") } }) }
  check(.ios, "toolbar(1)") { Text("a").toolbar(content: { ToolbarItem { Text("i") } }) }
  check(.ios, "toolbar(1)") { Text("a").toolbar(content: { Text("c") }) }
  check(.ios, "toolbarBackground(2)") { Text("a").toolbarBackground(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios, "toolbarBackground(2)") { Text("a").toolbarBackground(Color.red, for: ToolbarPlacement.automatic) }
  check(.ios, "toolbarBackgroundVisibility(2)") { Text("a").toolbarBackgroundVisibility(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios, "toolbarColorScheme(2)") { Text("a").toolbarColorScheme(ColorScheme.dark, for: ToolbarPlacement.automatic) }
  check(.watchos, "toolbarForegroundStyle(2)") { Text("a").toolbarForegroundStyle(Color.red, for: ToolbarPlacement.automatic) }
  check(.macos, "toolbarItemHidden(1)") { Text("a").toolbarItemHidden(false) }
  check(.macos, "toolbarItemHidden(0)") { Text("a").toolbarItemHidden() }
  check(.ios, "toolbarRole(1)") { Text("a").toolbarRole(ToolbarRole.automatic) }
  check(.ios, "toolbarTitleDisplayMode(1)") { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.automatic) }
  check(.ios, "toolbarTitleMenu(1)") { Text("a").toolbarTitleMenu(content: { Text("c") }) }
  check(.ios, "toolbarVisibility(2)") { Text("a").toolbarVisibility(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.macos, "touchBar(1)") { Text("a").touchBar(content: { Text("c") }) }
  check(.macos, "touchBarCustomizationLabel(1)") { Text("a").touchBarCustomizationLabel(Text("t")) }
}

private func calls5(_ check: Check) {
  check(.macos, "touchBarItemPresence(1)") { Text("a").touchBarItemPresence(TouchBarItemPresence.`default`("star")) }
  check(.macos, "touchBarItemPrincipal(1)") { Text("a").touchBarItemPrincipal(false) }
  check(.macos, "touchBarItemPrincipal(0)") { Text("a").touchBarItemPrincipal() }
  check(.ios, "tracking(1)") { Text("a").tracking(0.75) }
  check(.ios, "transition(1)") { Text("a").transition(AnyTransition.identity) }
  check(.ios, "transition(1)") { Text("a").transition(.blurReplace) }
  check(.ios, "translationPresentation(5)") { Text("a").translationPresentation(isPresented: .constant(true), text: "star", attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.bottom, replacementAction: { refresh() }) }
  check(.ios, "translationPresentation(4)") { Text("a").translationPresentation(isPresented: .constant(true), text: "star", attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.bottom) }
  check(.ios, "translationPresentation(2)") { Text("a").translationPresentation(isPresented: .constant(true), text: "star") }
  check(.ios, "translationTask(1)") { Text("a").translationTask(action: { refresh() }) }
  check(.ios, "truncationMode(1)") { Text("a").truncationMode(Text.TruncationMode.head) }
  check(.ios, "typeSelectEquivalent(1)") { Text("a").typeSelectEquivalent("star") }
  check(.ios, "typeSelectEquivalent(1)") { Text("a").typeSelectEquivalent(Text("t")) }
  check(.ios, "typesettingLanguage(2)") { Text("a").typesettingLanguage(TypesettingLanguage.automatic, isEnabled: false) }
  check(.ios, "typesettingLanguage(1)") { Text("a").typesettingLanguage(TypesettingLanguage.automatic) }
  check(.ios, "underline(2)") { Text("a").underline(false, color: Color.red) }
  check(.ios, "underline(0)") { Text("a").underline() }
  check(.ios, "unredacted(0)") { Text("a").unredacted() }
  check(.visionos, "upperLimbVisibility(1)") { Text("a").upperLimbVisibility(Visibility.automatic) }
  check(.ios, "userActivity(3)") { Text("a").userActivity("star", isActive: false, { refresh() }) }
  check(.ios, "userActivity(3)") { Text("a").userActivity("star", element: 0.75, { refresh() }) }
  check(.visionos, "volumeBaseplateVisibility(1)") { Text("a").volumeBaseplateVisibility(Visibility.automatic) }
  check(.ios, "webViewContentBackground(1)") { Text("a").webViewContentBackground(Visibility.automatic) }
  check(.ios, "webViewScrollInputBehavior(2)") { Text("a").webViewScrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.handGestureShortcut) }
  check(.ios, "webViewScrollPosition(1)") { Text("a").webViewScrollPosition(.constant(ScrollPosition(edge: Edge.bottom))) }
  check(.ios, "webViewTextSelection(1)") { Text("a").webViewTextSelection(.disabled) }
  check(.ios, "widgetAccentable(1)") { Text("a").widgetAccentable(false) }
  check(.ios, "widgetAccentable(0)") { Text("a").widgetAccentable() }
  check(.ios, "widgetCurvesContent(1)") { Text("a").widgetCurvesContent(false) }
  check(.ios, "widgetCurvesContent(0)") { Text("a").widgetCurvesContent() }
  check(.ios, "widgetLabel(1)") { Text("a").widgetLabel("star") }
  check(.ios, "widgetLabel(1)") { Text("a").widgetLabel(label: { Text("c") }) }
  check(.ios, "widgetURL(1)") { Text("a").widgetURL(URL(filePath: "/a")) }
  check(.macos, "windowDismissBehavior(1)") { Text("a").windowDismissBehavior(WindowInteractionBehavior.automatic) }
  check(.macos, "windowFullScreenBehavior(1)") { Text("a").windowFullScreenBehavior(WindowInteractionBehavior.automatic) }
  check(.macos, "windowMinimizeBehavior(1)") { Text("a").windowMinimizeBehavior(WindowInteractionBehavior.automatic) }
  check(.macos, "windowResizeAnchor(1)") { Text("a").windowResizeAnchor(UnitPoint.bottom) }
  check(.macos, "windowResizeBehavior(1)") { Text("a").windowResizeBehavior(WindowInteractionBehavior.automatic) }
  check(.ios, "windowToolbarFullScreenVisibility(1)") { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.automatic) }
  check(.ios, "writingDirection(1)") { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.contentBased) }
  check(.ios, "writingToolsAffordanceVisibility(1)") { Text("a").writingToolsAffordanceVisibility(Visibility.automatic) }
  check(.ios, "writingToolsBehavior(1)") { Text("a").writingToolsBehavior(WritingToolsBehavior.automatic) }
  check(.ios, "zIndex(1)") { Text("a").zIndex(0.75) }
  check(.ios, "fill(1)") { Rectangle().fill(style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "fill(0)") { Rectangle().fill() }
  check(.ios, "fill(2)") { Rectangle().fill(Color.red, style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "fill(1)") { Rectangle().fill(Color.red) }
  check(.ios, "intersection(2)") { Rectangle().intersection(Ellipse(), eoFill: true) }
  check(.ios, "intersection(1)") { Rectangle().intersection(Ellipse()) }
  check(.ios, "lineIntersection(2)") { Rectangle().lineIntersection(Ellipse(), eoFill: true) }
  check(.ios, "lineIntersection(1)") { Rectangle().lineIntersection(Ellipse()) }
  check(.ios, "lineSubtraction(2)") { Rectangle().lineSubtraction(Ellipse(), eoFill: true) }
  check(.ios, "lineSubtraction(1)") { Rectangle().lineSubtraction(Ellipse()) }
  check(.ios, "offset(1)") { Rectangle().offset(CGPoint(x: 7, y: 8)) }
  check(.ios, "offset(1)") { Rectangle().offset(CGSize(width: 7, height: 8)) }
  check(.ios, "offset(2)") { Rectangle().offset(x: 0.75, y: 0.75) }
  check(.ios, "offset(0)") { Rectangle().offset() }
  check(.ios, "rotation(2)") { Rectangle().rotation(Angle.zero, anchor: UnitPoint.bottom) }
  check(.ios, "rotation(1)") { Rectangle().rotation(Angle.zero) }
  check(.ios, "scale(2)") { Rectangle().scale(0.75, anchor: UnitPoint.bottom) }
  check(.ios, "scale(1)") { Rectangle().scale(0.75) }
  check(.ios, "scale(3)") { Rectangle().scale(x: 0.75, y: 0.75, anchor: UnitPoint.bottom) }
  check(.ios, "scale(0)") { Rectangle().scale() }
  check(.ios, "size(1)") { Rectangle().size(CGSize(width: 7, height: 8)) }
  check(.ios, "size(2)") { Rectangle().size(CGSize(width: 7, height: 8), anchor: UnitPoint.bottom) }
  check(.ios, "size(2)") { Rectangle().size(width: 0.75, height: 0.75) }
  check(.ios, "size(3)") { Rectangle().size(width: 0.75, height: 0.75, anchor: UnitPoint.bottom) }
  check(.ios, "stroke(1)") { Rectangle().stroke(lineWidth: 0.75) }
  check(.ios, "stroke(0)") { Rectangle().stroke() }
  check(.ios, "stroke(1)") { Rectangle().stroke(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "stroke(2)") { Rectangle().stroke(Color.red, lineWidth: 0.75) }
  check(.ios, "stroke(1)") { Rectangle().stroke(Color.red) }
  check(.ios, "stroke(3)") { Rectangle().stroke(Color.red, lineWidth: 0.75, antialiased: false) }
  check(.ios, "stroke(2)") { Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "stroke(3)") { Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios, "subtracting(2)") { Rectangle().subtracting(Ellipse(), eoFill: true) }
  check(.ios, "subtracting(1)") { Rectangle().subtracting(Ellipse()) }
  check(.ios, "symmetricDifference(2)") { Rectangle().symmetricDifference(Ellipse(), eoFill: true) }
  check(.ios, "symmetricDifference(1)") { Rectangle().symmetricDifference(Ellipse()) }
  check(.ios, "trim(2)") { Rectangle().trim(from: 0.75, to: 0.75) }
  check(.ios, "trim(0)") { Rectangle().trim() }
  check(.ios, "union(2)") { Rectangle().union(Ellipse(), eoFill: true) }
  check(.ios, "union(1)") { Rectangle().union(Ellipse()) }
  check(.ios, "strokeBorder(2)") { Rectangle().strokeBorder(lineWidth: 0.75, antialiased: false) }
  check(.ios, "strokeBorder(0)") { Rectangle().strokeBorder() }
  check(.ios, "strokeBorder(2)") { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios, "strokeBorder(1)") { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "strokeBorder(3)") { Rectangle().strokeBorder(Color.red, lineWidth: 0.75, antialiased: false) }
  check(.ios, "strokeBorder(1)") { Rectangle().strokeBorder(Color.red) }
  check(.ios, "strokeBorder(3)") { Rectangle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios, "strokeBorder(2)") { Rectangle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "fill(2)") { Rectangle().fill(.red).fill(Color.red, style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "fill(1)") { Rectangle().fill(.red).fill(Color.red) }
  check(.ios, "fill(1)") { Rectangle().fill(.red).fill(style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "fill(0)") { Rectangle().fill(.red).fill() }
  check(.ios, "stroke(3)") { Rectangle().fill(.red).stroke(Color.red, lineWidth: 0.75, antialiased: false) }
  check(.ios, "stroke(1)") { Rectangle().fill(.red).stroke(Color.red) }
  check(.ios, "stroke(3)") { Rectangle().fill(.red).stroke(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios, "stroke(2)") { Rectangle().fill(.red).stroke(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "strokeBorder(3)") { Rectangle().fill(.red).strokeBorder(Color.red, lineWidth: 0.75, antialiased: false) }
  check(.ios, "strokeBorder(1)") { Rectangle().fill(.red).strokeBorder(Color.red) }
  check(.ios, "strokeBorder(2)") { Rectangle().fill(.red).strokeBorder(lineWidth: 0.75, antialiased: false) }
  check(.ios, "strokeBorder(0)") { Rectangle().fill(.red).strokeBorder() }
  check(.ios, "strokeBorder(3)") { Rectangle().fill(.red).strokeBorder(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios, "strokeBorder(2)") { Rectangle().fill(.red).strokeBorder(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "strokeBorder(2)") { Rectangle().fill(.red).strokeBorder(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios, "strokeBorder(1)") { Rectangle().fill(.red).strokeBorder(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "bold(1)") { Text("a").bold(true) }
  check(.ios, "italic(1)") { Text("a").italic(true) }
  check(.ios, "textVariant(1)") { Text("a").textVariant(.fixed) }
  check(.ios, "allowedDynamicRange(1)") { Image("i").allowedDynamicRange(Image.DynamicRange.constrainedHigh) }
  check(.ios, "antialiased(1)") { Image("i").antialiased(true) }
  check(.ios, "interpolation(1)") { Image("i").interpolation(Image.Interpolation.high) }
  check(.ios, "renderingMode(1)") { Image("i").renderingMode(Image.TemplateRenderingMode.original) }
  check(.ios, "resizable(2)") { Image("i").resizable(capInsets: EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), resizingMode: Image.ResizingMode.tile) }
  check(.ios, "resizable(0)") { Image("i").resizable() }
  check(.ios, "symbolColorRenderingMode(1)") { Image("i").symbolColorRenderingMode(SymbolColorRenderingMode.flat) }
  check(.ios, "symbolRenderingMode(1)") { Image("i").symbolRenderingMode(SymbolRenderingMode.hierarchical) }
  check(.ios, "symbolVariableValueMode(1)") { Image("i").symbolVariableValueMode(SymbolVariableValueMode.color) }
  check(.ios, "exposureAdjust(1)") { Color.red.exposureAdjust(0.75) }
  check(.ios, "headroom(1)") { Color.red.headroom(0.75) }
  check(.ios, "mix(3)") { Color.red.mix(with: Color.red, by: 0.75, in: Gradient.ColorSpace.device) }
  check(.ios, "mix(2)") { Color.red.mix(with: Color.red, by: 0.75) }
  check(.ios, "normalized(1)") { Path(CGRect(x: 1, y: 2, width: 7, height: 8)).normalized(eoFill: false) }
  check(.ios, "normalized(0)") { Path(CGRect(x: 1, y: 2, width: 7, height: 8)).normalized() }
  check(.ios, "offsetBy(2)") { Path(CGRect(x: 1, y: 2, width: 7, height: 8)).offsetBy(dx: 0.75, dy: 0.75) }
  check(.ios, "strokedPath(1)") { Path(CGRect(x: 1, y: 2, width: 7, height: 8)).strokedPath(StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "trimmedPath(2)") { Path(CGRect(x: 1, y: 2, width: 7, height: 8)).trimmedPath(from: 0.75, to: 0.75) }
  check(.ios, "isDetailLink(1)") { NavigationLink("a", value: 1).isDetailLink(true) }
  check(.macos, "collapsible(1)") { Section("a") { Text("c") }.collapsible(true) }
  check(.ios, "inset(1)") { Capsule().inset(by: 0.75) }
  check(.ios, "inset(1)") { Circle().inset(by: 0.75) }
  check(.ios, "inset(1)") { ContainerRelativeShape().inset(by: 0.75) }
  check(.ios, "inset(1)") { Ellipse().inset(by: 0.75) }
  check(.ios, "inset(1)") { OffsetShape(shape: Circle(), offset: CGSize(width: 7, height: 8)).inset(by: 0.75) }
  check(.ios, "inset(1)") { Rectangle().inset(by: 0.75) }
  check(.ios, "inset(1)") { RotatedShape(shape: Circle(), angle: Angle(degrees: 7)).inset(by: 0.75) }
  check(.ios, "inset(1)") { RoundedRectangle(cornerRadius: 7).inset(by: 0.75) }
  check(.ios, "inset(1)") { UnevenRoundedRectangle(topLeadingRadius: 7).inset(by: 0.75) }
  check(.macos, "hidden(1)") { Text("a").toolbar { ToolbarItem { Text("i") }.hidden(false) } }
  check(.macos, "hidden(0)") { Text("a").toolbar { ToolbarItem { Text("i") }.hidden() } }
  check(.ios, "matchedTransitionSource(2)") { Text("a").toolbar { ToolbarItem { Text("i") }.matchedTransitionSource(id: 0.75, in: Namespace().wrappedValue) } }
  check(.ios, "sharedBackgroundVisibility(1)") { Text("a").toolbar { ToolbarItem { Text("i") }.sharedBackgroundVisibility(Visibility.automatic) } }
  check(.ios, "customizationBehavior(1)") { Text("a").toolbar { ToolbarItem { Text("i") }.customizationBehavior(ToolbarCustomizationBehavior.`default`) } }
  check(.ios, "defaultCustomization(0)") { Text("a").toolbar { ToolbarItem { Text("i") }.defaultCustomization() } }
  check(.ios, "defaultCustomization(2)") { Text("a").toolbar { ToolbarItem { Text("i") }.defaultCustomization(Visibility.hidden, options: ToolbarCustomizationOptions.alwaysAvailable) } }
  check(.ios, "accessibilityHint(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityHint(Text("t"), isEnabled: false) } }
  check(.ios, "accessibilityHint(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityHint(Text("t")) } }
  check(.ios, "accessibilityHint(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityHint("star", isEnabled: false) } }
  check(.ios, "accessibilityHint(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityHint("star") } }
  check(.ios, "accessibilityIdentifier(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityIdentifier("star", isEnabled: false) } }
  check(.ios, "accessibilityIdentifier(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityIdentifier("star") } }
  check(.ios, "accessibilityInputLabels(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityInputLabels(["star"], isEnabled: false) } }
  check(.ios, "accessibilityInputLabels(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityInputLabels(["star"]) } }
  check(.ios, "accessibilityInputLabels(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityInputLabels([Text("t")], isEnabled: false) } }
  check(.ios, "accessibilityInputLabels(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityInputLabels([Text("t")]) } }
  check(.ios, "accessibilityLabel(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityLabel(Text("t"), isEnabled: false) } }
  check(.ios, "accessibilityLabel(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityLabel(Text("t")) } }
  check(.ios, "accessibilityLabel(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityLabel("star", isEnabled: false) } }
  check(.ios, "accessibilityLabel(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityLabel("star") } }
  check(.ios, "accessibilityValue(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityValue(Text("t"), isEnabled: false) } }
  check(.ios, "accessibilityValue(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityValue(Text("t")) } }
  check(.ios, "accessibilityValue(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityValue("star", isEnabled: false) } }
  check(.ios, "accessibilityValue(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.accessibilityValue("star") } }
  check(.ios, "badge(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.badge(7) } }
  check(.ios, "badge(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.badge("star") } }
  check(.ios, "badge(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.badge(Text("t")) } }
  check(.ios, "contextMenu(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.contextMenu(menuItems: { Text("c") }) } }
  check(.ios, "customizationBehavior(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationBehavior(TabCustomizationBehavior.automatic, for: AdaptableTabBarPlacement.automatic) } }
  check(.ios, "customizationID(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationID("star") } }
  check(.ios, "defaultVisibility(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.defaultVisibility(Visibility.automatic, for: AdaptableTabBarPlacement.automatic) } }
  check(.ios, "disabled(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.disabled(true) } }
  check(.ios, "dropDestination(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.dropDestination(action: { refresh() }) } }
  check(.ios, "hidden(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.hidden(false) } }
  check(.ios, "hidden(0)") { TabView { Tab("t", systemImage: "star") { Text("c") }.hidden() } }
  check(.ios, "popover(4)") { TabView { Tab("t", systemImage: "star") { Text("c") }.popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.bottom, content: { Text("c") }) } }
  check(.ios, "popover(2)") { TabView { Tab("t", systemImage: "star") { Text("c") }.popover(isPresented: .constant(true), content: { Text("c") }) } }
  check(.ios, "sectionActions(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.sectionActions(content: { Text("c") }) } }
  check(.ios, "springLoadingBehavior(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.springLoadingBehavior(SpringLoadingBehavior.automatic) } }
  check(.ios, "swipeActions(3)") { TabView { Tab("t", systemImage: "star") { Text("c") }.swipeActions(edge: HorizontalEdge.leading, allowsFullSwipe: false, content: { Text("c") }) } }
  check(.ios, "swipeActions(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.swipeActions(content: { Text("c") }) } }
  check(.ios, "tabPlacement(1)") { TabView { Tab("t", systemImage: "star") { Text("c") }.tabPlacement(TabPlacement.automatic) } }
  check(.ios, "id in") { Text("a").accessibilityRotor("r") { AccessibilityRotorEntry(Text("t"), id: 0.75, in: Namespace().wrappedValue) } }
  check(.ios, "id") { Text("a").accessibilityRotor("r") { AccessibilityRotorEntry(Text("t"), id: 0.75) } }
  check(.ios, "id in") { Text("a").accessibilityRotor("r") { AccessibilityRotorEntry("star", id: 0.75, in: Namespace().wrappedValue) } }
  check(.ios, "id") { Text("a").accessibilityRotor("r") { AccessibilityRotorEntry("star", id: 0.75) } }
  check(.ios, "id in") { Text("a").accessibilityRotor("r") { AccessibilityRotorEntry("star", 0.75, in: Namespace().wrappedValue) } }
  check(.ios, "") { AccessoryWidgetBackground() }
  check(.watchos, "label") { AccessoryWidgetGroup(label: { Text("c") }, content: { Text("c") }) }
  check(.watchos, "") { AccessoryWidgetGroup("star", content: { Text("c") }) }
  check(.watchos, "title image") { AccessoryWidgetGroup("star", image: ImageResource(name: "r", bundle: .main), content: { Text("c") }) }
  check(.watchos, "title systemImage") { AccessoryWidgetGroup("star", systemImage: "star", content: { Text("c") }) }
  check(.ios, "onTap") { AddPassToWalletButton(action: { refresh() }) }
  check(.ios, "colors center angle") { AngularGradient(colors: [Color.red], center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios, "colors center") { AngularGradient(colors: [Color.red], center: UnitPoint.bottom) }
  check(.ios, "colors center startAngle endAngle") { AngularGradient(colors: [Color.red], center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero) }
  check(.ios, "gradient center angle") { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios, "gradient center") { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom) }
  check(.ios, "gradient center startAngle endAngle") { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, startAngle: Angle.degrees(0.75), endAngle: Angle.degrees(0.75)) }
  check(.ios, "stops center angle") { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
}

private func calls6(_ check: Check) {
  check(.ios, "stops center") { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom) }
  check(.ios, "stops center startAngle endAngle") { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero) }
  check(.ios, "onTap") { Button("star", action: { refresh() }) }
  check(.ios, "image onTap") { Button("star", image: ImageResource(name: "r", bundle: .main), action: { refresh() }) }
  check(.ios, "image role onTap") { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios, "role onTap") { Button("star", role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios, "systemImage onTap") { Button("star", systemImage: "star", action: { refresh() }) }
  check(.ios, "systemImage role onTap") { Button("star", systemImage: "star", role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios, "onTap") { Button(action: { refresh() }, label: { Text("c") }) }
  check(.ios, "role onTap") { Button(role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios, "role onTap") { Button(role: ButtonRole.cancel, action: { refresh() }, label: { Text("c") }) }
  check(.ios, "") { Capsule(style: RoundedCornerStyle.circular) }
  check(.ios, "") { Capsule() }
  check(.ios, "") { Circle() }
  check(.ios, "selection supportsOpacity") { ColorPicker("star", selection: .constant(Color.red), supportsOpacity: false) }
  check(.ios, "selection") { ColorPicker("star", selection: .constant(Color.red)) }
  check(.ios, "selection supportsOpacity") { ColorPicker(selection: .constant(Color.red), supportsOpacity: false, label: { Text("c") }) }
  check(.ios, "selection") { ColorPicker(selection: .constant(Color.red), label: { Text("c") }) }
  check(.ios, "") { ConcentricRectangle() }
  check(.ios, "") { ContainerRelativeShape() }
  check(.ios, "description actions") { ContentUnavailableView(label: { Text("c") }, description: { Text("c") }, actions: { Text("c") }) }
  check(.ios, "") { ContentUnavailableView(label: { Text("c") }) }
  check(.ios, "image description") { ContentUnavailableView("star", image: "star", description: Text("t")) }
  check(.ios, "image") { ContentUnavailableView("star", image: "star") }
  check(.ios, "systemImage description") { ContentUnavailableView("star", systemImage: "star", description: Text("t")) }
  check(.ios, "systemImage") { ContentUnavailableView("star", systemImage: "star") }
  check(.ios, "") { ControlGroup(content: { Text("c") }) }
  check(.ios, "label") { ControlGroup(content: { Text("c") }, label: { Text("c") }) }
  check(.ios, "title") { ControlGroup("star", content: { Text("c") }) }
  check(.ios, "title image") { ControlGroup("star", image: ImageResource(name: "r", bundle: .main), content: { Text("c") }) }
  check(.ios, "title systemImage") { ControlGroup("star", systemImage: "star", content: { Text("c") }) }
  check(.ios, "selection displayedComponents") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date) }
  check(.ios, "selection") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0))) }
  check(.ios, "selection in displayedComponents") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), displayedComponents: DatePickerComponents.date) }
  check(.ios, "selection in") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0)) }
  check(.ios, "selection in displayedComponents") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))..., displayedComponents: DatePickerComponents.date) }
  check(.ios, "selection in") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))...) }
  check(.ios, "selection in displayedComponents") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date) }
  check(.ios, "selection in") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0))) }
  check(.ios, "selection displayedComponents") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios, "selection") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), label: { Text("c") }) }
  check(.ios, "selection in displayedComponents") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios, "selection in") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), label: { Text("c") }) }
  check(.ios, "selection in displayedComponents") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))..., displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios, "selection in") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))..., label: { Text("c") }) }
  check(.ios, "selection in displayedComponents") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios, "selection in") { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0)), label: { Text("c") }) }
  check(.ios, "") { DefaultDocumentGroupLaunchActions() }
  check(.ios, "") { DefaultGlassEffectShape() }
  check(.ios, "kind placement") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.cancellationAction) } }
  check(.ios, "kind") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle) } }
  check(.ios, "label") { DisclosureGroup(content: { Text("c") }, label: { Text("c") }) }
  check(.ios, "") { DisclosureGroup("star", content: { Text("c") }) }
  check(.ios, "isExpanded") { DisclosureGroup("star", isExpanded: .constant(true), content: { Text("c") }) }
  check(.ios, "isExpanded label") { DisclosureGroup(isExpanded: .constant(true), content: { Text("c") }, label: { Text("c") }) }
  check(.ios, "") { Divider() }
  check(.ios, "") { EditButton() }
  check(.ios, "") { Ellipse() }
  check(.ios, "colors center startRadiusFraction endRadiusFraction") { EllipticalGradient(colors: [Color.red], center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75) }
  check(.ios, "colors") { EllipticalGradient(colors: [Color.red]) }
  check(.ios, "gradient center startRadiusFraction endRadiusFraction") { EllipticalGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75) }
  check(.ios, "gradient") { EllipticalGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)])) }
  check(.ios, "stops center startRadiusFraction endRadiusFraction") { EllipticalGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75) }
  check(.ios, "stops") { EllipticalGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]) }
  check(.ios, "") { Form(content: { Text("c") }) }
  check(.ios, "value in") { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }) }
  check(.ios, "value") { Gauge(value: 0.75, label: { Text("c") }) }
  check(.ios, "value in currentValueLabel") { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "value currentValueLabel") { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "value in currentValueLabel markedValueLabels") { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios, "value currentValueLabel markedValueLabels") { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios, "value in currentValueLabel minimumValueLabel maximumValueLabel") { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios, "value currentValueLabel minimumValueLabel maximumValueLabel") { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios, "value in currentValueLabel minimumValueLabel maximumValueLabel markedValueLabels") { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios, "value currentValueLabel minimumValueLabel maximumValueLabel markedValueLabels") { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios, "spacing") { GlassEffectContainer(spacing: 0.75, content: { Text("c") }) }
  check(.ios, "") { GlassEffectContainer(content: { Text("c") }) }
  check(.ios, "alignment horizontalSpacing verticalSpacing") { Grid(alignment: Alignment.bottom, horizontalSpacing: 0.75, verticalSpacing: 0.75, content: { Text("c") }) }
  check(.ios, "") { Grid(content: { Text("c") }) }
  check(.ios, "alignment") { GridRow(alignment: VerticalAlignment.bottom, content: { Text("c") }) }
  check(.ios, "") { GridRow(content: { Text("c") }) }
  check(.ios, "") { GroupBox(content: { Text("c") }) }
  check(.ios, "label") { GroupBox(content: { Text("c") }, label: { Text("c") }) }
  check(.ios, "") { GroupBox("star", content: { Text("c") }) }
  check(.ios, "") { GroupBox(label: Text("v"), content: { Text("c") }) }
  check(.macos, "") { HSplitView(content: { Text("c") }) }
  check(.ios, "alignment spacing") { HStack(alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "") { HStack(content: { Text("c") }) }
  check(.macos, "onTap") { HelpLink(action: { refresh() }) }
  check(.macos, "destination") { HelpLink(destination: URL(filePath: "/a")) }
  check(.ios, "icon") { Label(title: { Text("c") }, icon: { Text("c") }) }
  check(.ios, "image") { Label("star", image: "star") }
  check(.ios, "image") { Label("star", image: ImageResource(name: "r", bundle: .main)) }
  check(.ios, "systemImage") { Label("star", systemImage: "star") }
  check(.ios, "label") { LabeledContent(content: { Text("c") }, label: { Text("c") }) }
  check(.ios, "") { LabeledContent("star", content: { Text("c") }) }
  check(.ios, "title value") { LabeledContent("star", value: "star") }
  check(.ios, "rows alignment spacing pinnedViews") { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "rows") { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], content: { Text("c") }) }
  check(.ios, "alignment spacing pinnedViews") { LazyHStack(alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "") { LazyHStack(content: { Text("c") }) }
  check(.ios, "columns alignment spacing pinnedViews") { LazyVGrid(columns: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: HorizontalAlignment.leading, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "columns") { LazyVGrid(columns: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], content: { Text("c") }) }
  check(.ios, "alignment spacing pinnedViews") { LazyVStack(alignment: HorizontalAlignment.leading, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "") { LazyVStack(content: { Text("c") }) }
  check(.ios, "colors startPoint endPoint") { LinearGradient(colors: [Color.red], startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom) }
  check(.ios, "gradient startPoint endPoint") { LinearGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom) }
  check(.ios, "stops startPoint endPoint") { LinearGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom) }
  check(.ios, "destination") { Link("star", destination: URL(filePath: "/a")) }
  check(.ios, "destination") { Link(destination: URL(filePath: "/a"), label: { Text("c") }) }
  check(.ios, "") { List(content: { Text("c") }) }
  check(.macos, "selection") { List(selection: .constant(0.75), content: { Text("c") }) }
  check(.ios, "selection") { List(selection: .constant(0.75), content: { Text("c") }) }
  check(.ios, "") { List(callRows, id: \.id, rowContent: { _ in Text("c") }) }
  check(.macos, "selection") { List(callRows, id: \.id, selection: .constant(0.75), rowContent: { _ in Text("c") }) }
  check(.ios, "selection") { List(callRows, id: \.id, selection: .constant(0.75), rowContent: { _ in Text("c") }) }
  check(.ios, "") { List(callRows, rowContent: { _ in Text("c") }) }
  check(.macos, "selection") { List(callRows, selection: .constant(0.75), rowContent: { _ in Text("c") }) }
  check(.ios, "selection") { List(callRows, selection: .constant(0.75), rowContent: { _ in Text("c") }) }
  check(.ios, "") { List(0..<2, rowContent: { _ in Text("c") }) }
  check(.macos, "selection") { List(0..<2, selection: .constant(0.75), rowContent: { _ in Text("c") }) }
  check(.ios, "selection") { List(0..<2, selection: .constant(0.75), rowContent: { _ in Text("c") }) }
  check(.ios, "onTap") { LocationButton(action: { refresh() }) }
  check(.ios, "scope") { Map(scope: Namespace().wrappedValue) }
  check(.ios, "") { Map() }
  check(.ios, "selection scope") { Map(selection: .constant(0.75), scope: Namespace().wrappedValue) }
  check(.ios, "selection") { Map(selection: .constant(0.75)) }
  check(.ios, "scope") { MapCompass(scope: Namespace().wrappedValue) }
  check(.ios, "") { MapCompass() }
  check(.watchos, "scope") { MapLocationCompass(scope: Namespace().wrappedValue) }
  check(.watchos, "") { MapLocationCompass() }
  check(.macos, "scope") { MapPitchSlider(scope: Namespace().wrappedValue) }
  check(.macos, "") { MapPitchSlider() }
  check(.ios, "scope") { MapPitchToggle(scope: Namespace().wrappedValue) }
  check(.ios, "") { MapPitchToggle() }
  check(.ios, "alignment scope") { MapScaleView(alignment: HorizontalAlignment.center, scope: Namespace().wrappedValue) }
  check(.ios, "") { MapScaleView() }
  check(.ios, "anchorEdge scope") { MapScaleView(anchorEdge: HorizontalEdge.trailing, scope: Namespace().wrappedValue) }
  check(.ios, "scope") { MapUserLocationButton(scope: Namespace().wrappedValue) }
  check(.ios, "") { MapUserLocationButton() }
  check(.macos, "scope") { MapZoomStepper(scope: Namespace().wrappedValue) }
  check(.macos, "") { MapZoomStepper() }
  check(.ios, "label") { Menu(content: { Text("c") }, label: { Text("c") }) }
  check(.ios, "") { Menu("star", content: { Text("c") }) }
  check(.ios, "title image") { Menu("star", image: ImageResource(name: "r", bundle: .main), content: { Text("c") }) }
  check(.ios, "title systemImage") { Menu("star", systemImage: "star", content: { Text("c") }) }
  check(.visionos, "named") { Model3D(named: "star") }
  check(.visionos, "url") { Model3D(url: URL(filePath: "/a")) }
  check(.ios, "destination") { NavigationLink(destination: { Text("c") }, label: { Text("c") }) }
  check(.ios, "destination") { NavigationLink("star", destination: { Text("c") }) }
  check(.ios, "") { NavigationLink("star", destination: Text("v")) }
  check(.ios, "isActive") { NavigationLink("star", destination: Text("v"), isActive: .constant(true)) }
  check(.ios, "isActive destination") { NavigationLink("star", isActive: .constant(true), destination: { Text("c") }) }
  check(.ios, "") { NavigationLink(destination: Text("v"), label: { Text("c") }) }
  check(.ios, "isActive") { NavigationLink(destination: Text("v"), isActive: .constant(true), label: { Text("c") }) }
  check(.watchos, "destinationName") { NavigationLink(destinationName: "star", label: { Text("c") }) }
  check(.watchos, "destinationName isActive") { NavigationLink(destinationName: "star", isActive: .constant(true), label: { Text("c") }) }
  check(.ios, "isActive destination") { NavigationLink(isActive: .constant(true), destination: { Text("c") }, label: { Text("c") }) }
  check(.ios, "value") { NavigationLink("star", value: 0.75) }
  check(.ios, "value") { NavigationLink(value: 0.75, label: { Text("c") }) }
  check(.ios, "tag selection") { NavigationLink("star", destination: Text("v"), tag: 0.75, selection: .constant(0.75)) }
  check(.ios, "tag selection destination") { NavigationLink("star", tag: 0.75, selection: .constant(0.75), destination: { Text("c") }) }
  check(.ios, "tag selection") { NavigationLink(destination: Text("v"), tag: 0.75, selection: .constant(0.75), label: { Text("c") }) }
  check(.watchos, "destinationName tag selection") { NavigationLink(destinationName: "star", tag: 0.75, selection: .constant(0.75), label: { Text("c") }) }
  check(.ios, "tag selection destination") { NavigationLink(tag: 0.75, selection: .constant(0.75), destination: { Text("c") }, label: { Text("c") }) }
  check(.ios, "sidebar content detail") { NavigationSplitView(sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "sidebar detail") { NavigationSplitView(sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "columnVisibility sidebar content detail") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "columnVisibility sidebar detail") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "columnVisibility preferredCompactColumn sidebar content detail") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "columnVisibility preferredCompactColumn sidebar detail") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "preferredCompactColumn sidebar content detail") { NavigationSplitView(preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "preferredCompactColumn sidebar detail") { NavigationSplitView(preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "") { NavigationStack(root: { Text("c") }) }
  check(.ios, "path") { NavigationStack(path: .constant(NavigationPath()), root: { Text("c") }) }
  check(.ios, "") { NavigationView(content: { Text("c") }) }
  check(.ios, "label contentType") { NewDocumentButton(Text("t"), contentType: UTType.aiff) }
  check(.ios, "contentType") { NewDocumentButton(contentType: UTType.aiff) }
  check(.ios, "") { NewDocumentButton() }
  check(.ios, "contentType") { NewDocumentButton("star", contentType: UTType.aiff) }
  check(.ios, "") { NewDocumentButton("star") }
  check(.ios, "shape offset") { OffsetShape(shape: Ellipse(), offset: CGSize(width: 7, height: 8)) }
  check(.ios, "") { Path() }
  check(.ios, "rect") { Path(CGRect(x: 1, y: 2, width: 7, height: 8)) }
  check(.ios, "ellipseIn") { Path(ellipseIn: CGRect(x: 1, y: 2, width: 7, height: 8)) }
  check(.ios, "roundedRect cornerRadii") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75), style: RoundedCornerStyle.circular) }
  check(.ios, "roundedRect cornerRadii") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75)) }
  check(.ios, "roundedRect cornerRadius") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadius: 0.75, style: RoundedCornerStyle.circular) }
  check(.ios, "roundedRect cornerRadius") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadius: 0.75) }
  check(.ios, "roundedRect cornerSize") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerSize: CGSize(width: 7, height: 8), style: RoundedCornerStyle.circular) }
  check(.ios, "roundedRect cornerSize") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerSize: CGSize(width: 7, height: 8)) }
  check(.ios, "onTap") { PayWithApplePayButton(action: { refresh() }) }
  check(.ios, "onTap") { PayWithApplePayButton(action: { refresh() }, fallback: { Text("c") }) }
  check(.ios, "title image selection") { Picker("star", image: ImageResource(name: "r", bundle: .main), selection: .constant(0.75), content: { Text("c") }) }
  check(.ios, "title image selection currentValueLabel") { Picker("star", image: ImageResource(name: "r", bundle: .main), selection: .constant(0.75), content: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "selection") { Picker("star", selection: .constant(0.75), content: { Text("c") }) }
  check(.ios, "selection currentValueLabel") { Picker("star", selection: .constant(0.75), content: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "title systemImage selection") { Picker("star", systemImage: "star", selection: .constant(0.75), content: { Text("c") }) }
  check(.ios, "title systemImage selection currentValueLabel") { Picker("star", systemImage: "star", selection: .constant(0.75), content: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "selection label") { Picker(selection: .constant(0.75), content: { Text("c") }, label: { Text("c") }) }
}

private func calls7(_ check: Check) {
  check(.ios, "selection label currentValueLabel") { Picker(selection: .constant(0.75), content: { Text("c") }, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "selection") { Picker(selection: .constant(0.75), label: Text("v"), content: { Text("c") }) }
  check(.ios, "") { ProgressView() }
  check(.ios, "") { ProgressView(label: { Text("c") }) }
  check(.ios, "") { ProgressView("star") }
  check(.ios, "timerInterval countsDown") { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), countsDown: false) }
  check(.ios, "timerInterval") { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0)) }
  check(.ios, "timerInterval countsDown") { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), countsDown: false, label: { Text("c") }) }
  check(.ios, "timerInterval") { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), label: { Text("c") }) }
  check(.ios, "timerInterval countsDown currentValueLabel") { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), countsDown: false, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "timerInterval currentValueLabel") { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "value total") { ProgressView("star", value: 0.75, total: 0.75) }
  check(.ios, "value") { ProgressView("star", value: 0.75) }
  check(.ios, "value total") { ProgressView(value: 0.75, total: 0.75) }
  check(.ios, "value") { ProgressView(value: 0.75) }
  check(.ios, "value total") { ProgressView(value: 0.75, total: 0.75, label: { Text("c") }) }
  check(.ios, "value") { ProgressView(value: 0.75, label: { Text("c") }) }
  check(.ios, "value total currentValueLabel") { ProgressView(value: 0.75, total: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "value currentValueLabel") { ProgressView(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios, "colors center startRadius endRadius") { RadialGradient(colors: [Color.red], center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75) }
  check(.ios, "gradient center startRadius endRadius") { RadialGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75) }
  check(.ios, "stops center startRadius endRadius") { RadialGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75) }
  check(.ios, "") { Rectangle() }
  check(.ios, "") { RenameButton() }
  check(.ios, "shape angle anchor") { RotatedShape(shape: Ellipse(), angle: Angle.zero, anchor: UnitPoint.bottom) }
  check(.ios, "shape angle") { RotatedShape(shape: Ellipse(), angle: Angle.zero) }
  check(.ios, "cornerRadius") { RoundedRectangle(cornerRadius: 0.75, style: RoundedCornerStyle.circular) }
  check(.ios, "cornerRadius") { RoundedRectangle(cornerRadius: 0.75) }
  check(.ios, "cornerSize") { RoundedRectangle(cornerSize: CGSize(width: 7, height: 8), style: RoundedCornerStyle.circular) }
  check(.ios, "cornerSize") { RoundedRectangle(cornerSize: CGSize(width: 7, height: 8)) }
  check(.ios, "shape scale anchor") { ScaledShape(shape: Ellipse(), scale: CGSize(width: 7, height: 8), anchor: UnitPoint.bottom) }
  check(.ios, "shape scale") { ScaledShape(shape: Ellipse(), scale: CGSize(width: 7, height: 8)) }
  check(.ios, "preferredFramesPerSecond") { SceneView(preferredFramesPerSecond: 7) }
  check(.ios, "") { SceneView() }
  check(.ios, "axes") { ScrollView(Axis.Set.horizontal, content: { Text("c") }) }
  check(.ios, "") { ScrollView(content: { Text("c") }) }
  check(.ios, "axes showsIndicators") { ScrollView(Axis.Set.horizontal, showsIndicators: false, content: { Text("c") }) }
  check(.ios, "") { Section(content: { Text("c") }) }
  check(.ios, "footer") { Section(content: { Text("c") }, footer: { Text("c") }) }
  check(.ios, "header") { Section(content: { Text("c") }, header: { Text("c") }) }
  check(.ios, "header footer") { Section(content: { Text("c") }, header: { Text("c") }, footer: { Text("c") }) }
  check(.ios, "") { Section("star", content: { Text("c") }) }
  check(.ios, "isExpanded") { Section("star", isExpanded: .constant(true), content: { Text("c") }) }
  check(.ios, "") { Section(footer: Text("v"), content: { Text("c") }) }
  check(.ios, "") { Section(header: Text("v"), content: { Text("c") }) }
  check(.ios, "") { Section(header: Text("v"), footer: Text("v"), content: { Text("c") }) }
  check(.ios, "isExpanded header") { Section(isExpanded: .constant(true), content: { Text("c") }, header: { Text("c") }) }
  check(.ios, "text") { SecureField("star", text: .constant("star")) }
  check(.ios, "text prompt") { SecureField("star", text: .constant("star"), prompt: Text("t")) }
  check(.ios, "text prompt") { SecureField(text: .constant("star"), prompt: Text("t"), label: { Text("c") }) }
  check(.ios, "text") { SecureField(text: .constant("star"), label: { Text("c") }) }
  check(.macos, "") { SettingsLink() }
  check(.macos, "") { SettingsLink(label: { Text("c") }) }
  check(.ios, "item subject message") { ShareLink(Text("t"), item: "star", subject: Text("t"), message: Text("t")) }
  check(.ios, "item") { ShareLink(Text("t"), item: "star") }
  check(.ios, "item subject message") { ShareLink(Text("t"), item: URL(filePath: "/a"), subject: Text("t"), message: Text("t")) }
  check(.ios, "item") { ShareLink(Text("t"), item: URL(filePath: "/a")) }
  check(.ios, "item subject message") { ShareLink("star", item: "star", subject: Text("t"), message: Text("t")) }
  check(.ios, "item") { ShareLink("star", item: "star") }
  check(.ios, "item subject message") { ShareLink("star", item: URL(filePath: "/a"), subject: Text("t"), message: Text("t")) }
  check(.ios, "item") { ShareLink("star", item: URL(filePath: "/a")) }
  check(.ios, "item subject message") { ShareLink(item: "star", subject: Text("t"), message: Text("t")) }
  check(.ios, "item") { ShareLink(item: "star") }
  check(.ios, "item subject message") { ShareLink(item: "star", subject: Text("t"), message: Text("t"), label: { Text("c") }) }
  check(.ios, "item") { ShareLink(item: "star", label: { Text("c") }) }
  check(.ios, "item subject message") { ShareLink(item: URL(filePath: "/a"), subject: Text("t"), message: Text("t")) }
  check(.ios, "item") { ShareLink(item: URL(filePath: "/a")) }
  check(.ios, "item subject message") { ShareLink(item: URL(filePath: "/a"), subject: Text("t"), message: Text("t"), label: { Text("c") }) }
  check(.ios, "item") { ShareLink(item: URL(filePath: "/a"), label: { Text("c") }) }
  check(.ios, "onTap") { ShortcutsLink(action: { refresh() }) }
  check(.ios, "") { ShortcutsLink() }
  check(.ios, "value in minimumValueLabel maximumValueLabel") { Slider(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios, "value minimumValueLabel maximumValueLabel") { Slider(value: .constant(0.75), label: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios, "value in") { Slider(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }) }
  check(.ios, "value") { Slider(value: .constant(0.75), label: { Text("c") }) }
  check(.ios, "value in neutralValue enabledBounds") { Slider(value: .constant(0.75), in: 0.5...2.5, neutralValue: 0.75, enabledBounds: 0.5...2.5, label: { Text("c") }) }
  check(.ios, "value in") { Slider(value: .constant(0.75), in: 0.5...2.5) }
  check(.ios, "value") { Slider(value: .constant(0.75)) }
  check(.ios, "value in") { Slider(value: .constant(0.75), in: 0.5...2.5, minimumValueLabel: Text("v"), maximumValueLabel: Text("v"), label: { Text("c") }) }
  check(.ios, "value") { Slider(value: .constant(0.75), minimumValueLabel: Text("v"), maximumValueLabel: Text("v"), label: { Text("c") }) }
  check(.ios, "value in step minimumValueLabel maximumValueLabel") { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, label: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios, "value in step") { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, label: { Text("c") }) }
  check(.ios, "value in step neutralValue enabledBounds") { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, neutralValue: 0.75, enabledBounds: 0.5...2.5, label: { Text("c") }) }
  check(.ios, "value in step") { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75) }
  check(.ios, "value in step") { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, minimumValueLabel: Text("v"), maximumValueLabel: Text("v"), label: { Text("c") }) }
  check(.ios, "minLength") { Spacer(minLength: 0.75) }
  check(.ios, "") { Spacer() }
  check(.ios, "value in step") { Stepper("star", value: .constant(0.75), in: 0.5...2.5, step: 0.75) }
  check(.ios, "value in") { Stepper("star", value: .constant(0.75), in: 0.5...2.5) }
  check(.ios, "value step") { Stepper("star", value: .constant(0.75), step: 0.75) }
  check(.ios, "value") { Stepper("star", value: .constant(0.75)) }
  check(.ios, "value in step") { Stepper(value: .constant(0.75), in: 0.5...2.5, step: 0.75, label: { Text("c") }) }
  check(.ios, "value in") { Stepper(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }) }
  check(.ios, "value step") { Stepper(value: .constant(0.75), step: 0.75, label: { Text("c") }) }
  check(.ios, "value") { Stepper(value: .constant(0.75), label: { Text("c") }) }
  check(.ios, "groupID") { SubscriptionStoreView(groupID: "star") }
  check(.ios, "groupID marketingContent") { SubscriptionStoreView(groupID: "star", marketingContent: { Text("c") }) }
  check(.ios, "") { TabView { Tab(content: { Text("c") }) } }
  check(.ios, "label") { TabView { Tab(content: { Text("c") }, label: { Text("c") }) } }
  check(.ios, "title image") { TabView { Tab("star", image: "star", content: { Text("c") }) } }
  check(.ios, "title image role") { TabView { Tab("star", image: "star", role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "title image value") { TabView { Tab("star", image: "star", value: 0.75, content: { Text("c") }) } }
  check(.ios, "title image value role") { TabView { Tab("star", image: "star", value: 0.75, role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "title systemImage") { TabView { Tab("star", systemImage: "star", content: { Text("c") }) } }
  check(.ios, "title systemImage role") { TabView { Tab("star", systemImage: "star", role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "title systemImage value") { TabView { Tab("star", systemImage: "star", value: 0.75, content: { Text("c") }) } }
  check(.ios, "title systemImage value role") { TabView { Tab("star", systemImage: "star", value: 0.75, role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "role") { TabView { Tab(role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "role label") { TabView { Tab(role: TabRole.search, content: { Text("c") }, label: { Text("c") }) } }
  check(.ios, "value") { TabView { Tab(value: 0.75, content: { Text("c") }) } }
  check(.ios, "value label") { TabView { Tab(value: 0.75, content: { Text("c") }, label: { Text("c") }) } }
  check(.ios, "value role") { TabView { Tab(value: 0.75, role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "value role label") { TabView { Tab(value: 0.75, role: TabRole.search, content: { Text("c") }, label: { Text("c") }) } }
  check(.ios, "") { TabView { TabSection(content: { Tab("t", systemImage: "star") { Text("c") } }) } }
  check(.ios, "header") { TabView { TabSection(content: { Tab("t", systemImage: "star") { Text("c") } }, header: { Text("c") }) } }
  check(.ios, "") { TabView { TabSection("star", content: { Tab("t", systemImage: "star") { Text("c") } }) } }
  check(.ios, "") { TabView(content: { Text("c") }) }
  check(.ios, "selection") { TabView(selection: .constant(0.75), content: { Text("c") }) }
  check(.ios, "") { TabView(content: { Tab("t", systemImage: "star") { Text("c") } }) }
  check(.ios, "selection") { TabView(selection: .constant(0.75), content: { Tab("t", systemImage: "star") { Text("c") } }) }
  check(.ios, "text") { TextEditor(text: .constant("star")) }
  check(.ios, "text") { TextField("star", text: .constant("star")) }
  check(.ios, "text axis") { TextField("star", text: .constant("star"), axis: Axis.horizontal) }
  check(.ios, "text prompt") { TextField("star", text: .constant("star"), prompt: Text("t")) }
  check(.ios, "text prompt axis") { TextField("star", text: .constant("star"), prompt: Text("t"), axis: Axis.horizontal) }
  check(.ios, "text prompt") { TextField(text: .constant("star"), prompt: Text("t"), label: { Text("c") }) }
  check(.ios, "text") { TextField(text: .constant("star"), label: { Text("c") }) }
  check(.ios, "text prompt axis") { TextField(text: .constant("star"), prompt: Text("t"), axis: Axis.horizontal, label: { Text("c") }) }
  check(.ios, "text axis") { TextField(text: .constant("star"), axis: Axis.horizontal, label: { Text("c") }) }
  check(.ios, "image isOn") { Toggle("star", image: ImageResource(name: "r", bundle: .main), isOn: .constant(true)) }
  check(.ios, "isOn") { Toggle("star", isOn: .constant(true)) }
  check(.ios, "systemImage isOn") { Toggle("star", systemImage: "star", isOn: .constant(true)) }
  check(.ios, "isOn") { Toggle(isOn: .constant(true), label: { Text("c") }) }
  check(.ios, "id placement") { Text("a").toolbar { ToolbarItem(id: "star", placement: ToolbarItemPlacement.cancellationAction, content: { Text("c") }) } }
  check(.ios, "id") { Text("a").toolbar { ToolbarItem(id: "star", content: { Text("c") }) } }
  check(.ios, "id placement showsByDefault") { Text("a").toolbar { ToolbarItem(id: "star", placement: ToolbarItemPlacement.cancellationAction, showsByDefault: true, content: { Text("c") }) } }
  check(.ios, "id showsByDefault") { Text("a").toolbar { ToolbarItem(id: "star", showsByDefault: true, content: { Text("c") }) } }
  check(.ios, "placement") { Text("a").toolbar { ToolbarItem(placement: ToolbarItemPlacement.cancellationAction, content: { Text("c") }) } }
  check(.ios, "") { Text("a").toolbar { ToolbarItem(content: { Text("c") }) } }
  check(.ios, "placement") { Text("a").toolbar { ToolbarItemGroup(placement: ToolbarItemPlacement.cancellationAction, content: { Text("c") }) } }
  check(.ios, "") { Text("a").toolbar { ToolbarItemGroup(content: { Text("c") }) } }
  check(.ios, "placement label") { Text("a").toolbar { ToolbarItemGroup(placement: ToolbarItemPlacement.cancellationAction, content: { Text("c") }, label: { Text("c") }) } }
  check(.ios, "label") { Text("a").toolbar { ToolbarItemGroup(content: { Text("c") }, label: { Text("c") }) } }
  check(.ios, "sizing placement") { Text("a").toolbar { ToolbarSpacer(SpacerSizing.fixed, placement: ToolbarItemPlacement.cancellationAction) } }
  check(.ios, "") { Text("a").toolbar { ToolbarSpacer() } }
  check(.ios, "") { Text("a").toolbar { ToolbarTitleMenu() } }
  check(.ios, "") { Text("a").toolbar { ToolbarTitleMenu(content: { Text("c") }) } }
  check(.ios, "cornerRadii") { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75), style: RoundedCornerStyle.circular) }
  check(.ios, "cornerRadii") { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75)) }
  check(.ios, "topLeadingRadius bottomLeadingRadius bottomTrailingRadius topTrailingRadius") { UnevenRoundedRectangle(topLeadingRadius: 0.75, bottomLeadingRadius: 0.75, bottomTrailingRadius: 0.75, topTrailingRadius: 0.75, style: RoundedCornerStyle.circular) }
  check(.ios, "") { UnevenRoundedRectangle() }
  check(.macos, "") { VSplitView(content: { Text("c") }) }
  check(.ios, "alignment spacing") { VStack(alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "") { VStack(content: { Text("c") }) }
  check(.ios, "onTap") { VerifyIdentityWithWalletButton(action: { refresh() }) }
  check(.ios, "in") { ViewThatFits(in: Axis.Set.horizontal, content: { Text("c") }) }
  check(.ios, "") { ViewThatFits(content: { Text("c") }) }
  check(.ios, "url") { WebView(url: URL(filePath: "/a")) }
  check(.macos, "windowID") { WindowVisibilityToggle(windowID: "star") }
  check(.ios, "alignment") { ZStack(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios, "") { ZStack(content: { Text("c") }) }
  check(.visionos, "alignment spacing") { ZStack(alignment: Alignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.visionos, "spacing") { ZStack(spacing: 0.75, content: { Text("c") }) }
  check(.ios, "environment(2)") { Text("a").environment(\.isActivityUpdateReduced, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.showsWidgetLabel, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.accessibilityEnabled, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.allowedDynamicRange, Image.DynamicRange.constrainedHigh) }
  check(.ios, "environment(2)") { Text("a").environment(\.allowsTightening, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.appearsActive, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.autocorrectionDisabled, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.backgroundMaterial, Material.bar) }
  check(.ios, "environment(2)") { Text("a").environment(\.backgroundProminence, BackgroundProminence.increased) }
  check(.ios, "environment(2)") { Text("a").environment(\.badgeProminence, BadgeProminence.decreased) }
  check(.ios, "environment(2)") { Text("a").environment(\.colorScheme, ColorScheme.dark) }
  check(.ios, "environment(2)") { Text("a").environment(\.contentTransitionAddsDrawingGroup, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.controlSize, ControlSize.mini) }
  check(.ios, "environment(2)") { Text("a").environment(\.defaultMinListHeaderHeight, 0.75) }
  check(.ios, "environment(2)") { Text("a").environment(\.defaultMinListRowHeight, 0.75) }
  check(.watchos, "environment(2)") { Text("a").environment(\.defaultWheelPickerItemHeight, 0.75) }
  check(.ios, "environment(2)") { Text("a").environment(\.disableAutocorrection, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.displayScale, 0.75) }
  check(.ios, "environment(2)") { Text("a").environment(\.dynamicTypeSize, DynamicTypeSize.accessibility1) }
  check(.ios, "environment(2)") { Text("a").environment(\.font, Font.body) }
  check(.ios, "environment(2)") { Text("a").environment(\.headerProminence, Prominence.increased) }
  check(.ios, "environment(2)") { Text("a").environment(\.horizontalScrollBounceBehavior, ScrollBounceBehavior.always) }
  check(.ios, "environment(2)") { Text("a").environment(\.horizontalScrollIndicatorVisibility, ScrollIndicatorVisibility.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.horizontalSizeClass, UserInterfaceSizeClass.compact) }
  check(.ios, "environment(2)") { Text("a").environment(\.imageScale, Image.Scale.large) }
  check(.ios, "environment(2)") { Text("a").environment(\.isEnabled, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.isFocusEffectEnabled, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.isHoverEffectEnabled, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.isLuminanceReduced, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.isSceneCaptured, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.isScrollEnabled, true) }
  check(.ios, "environment(2)") { Text("a").environment(\.labelsVisibility, Visibility.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.layoutDirection, LayoutDirection.leftToRight) }
  check(.ios, "environment(2)") { Text("a").environment(\.legibilityWeight, LegibilityWeight.bold) }
  check(.ios, "environment(2)") { Text("a").environment(\.lineLimit, 7) }
  check(.ios, "environment(2)") { Text("a").environment(\.lineSpacing, 0.75) }
  check(.ios, "environment(2)") { Text("a").environment(\.locale, Locale(identifier: "fr")) }
}

private func calls8(_ check: Check) {
  check(.ios, "environment(2)") { Text("a").environment(\.materialActiveAppearance, MaterialActiveAppearance.active) }
  check(.ios, "environment(2)") { Text("a").environment(\.menuIndicatorVisibility, Visibility.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.menuOrder, MenuOrder.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.minimumScaleFactor, 0.75) }
  check(.ios, "environment(2)") { Text("a").environment(\.multilineTextAlignment, TextAlignment.center) }
  check(.ios, "environment(2)") { Text("a").environment(\.scrollDismissesKeyboardMode, ScrollDismissesKeyboardMode.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.sidebarRowSize, SidebarRowSize.large) }
  check(.ios, "environment(2)") { Text("a").environment(\.sizeCategory, ContentSizeCategory.accessibilityExtraExtraExtraLarge) }
  check(.ios, "environment(2)") { Text("a").environment(\.symbolColorRenderingMode, SymbolColorRenderingMode.flat) }
  check(.ios, "environment(2)") { Text("a").environment(\.symbolRenderingMode, SymbolRenderingMode.hierarchical) }
  check(.ios, "environment(2)") { Text("a").environment(\.symbolVariableValueMode, SymbolVariableValueMode.color) }
  check(.ios, "environment(2)") { Text("a").environment(\.symbolVariants, SymbolVariants.circle) }
  check(.ios, "environment(2)") { Text("a").environment(\.textCase, Text.Case.lowercase) }
  check(.ios, "environment(2)") { Text("a").environment(\.textSelectionAffinity, TextSelectionAffinity.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.timeZone, TimeZone.gmt) }
  check(.ios, "environment(2)") { Text("a").environment(\.verticalScrollBounceBehavior, ScrollBounceBehavior.always) }
  check(.ios, "environment(2)") { Text("a").environment(\.verticalScrollIndicatorVisibility, ScrollIndicatorVisibility.automatic) }
  check(.ios, "environment(2)") { Text("a").environment(\.verticalSizeClass, UserInterfaceSizeClass.compact) }
  check(.ios, "default") { Text("a").accessibilityActions(category: AccessibilityActionCategory.`default`, { Text("c") }) }
  check(.ios, "edit") { Text("a").accessibilityActions(category: AccessibilityActionCategory.edit, { Text("c") }) }
  check(.ios, "AccessibilityActionCategory(1)") { Text("a").accessibilityActions(category: AccessibilityActionCategory(Text("t")), { Text("c") }) }
  check(.ios, "AccessibilityActionCategory(1)") { Text("a").accessibilityActions(category: AccessibilityActionCategory("star"), { Text("c") }) }
  check(.ios, "") { Text("a").accessibilityAction(AccessibilityActionKind.`default`, { refresh() }) }
  check(.macos, "delete") { Text("a").accessibilityAction(AccessibilityActionKind.delete, { refresh() }) }
  check(.ios, "escape") { Text("a").accessibilityAction(AccessibilityActionKind.escape, { refresh() }) }
  check(.ios, "magicTap") { Text("a").accessibilityAction(AccessibilityActionKind.magicTap, { refresh() }) }
  check(.macos, "showMenu") { Text("a").accessibilityAction(AccessibilityActionKind.showMenu, { refresh() }) }
  check(.ios, "AccessibilityActionKind(1)") { Text("a").accessibilityAction(AccessibilityActionKind(named: Text("t")), { refresh() }) }
  check(.ios, "combine") { Text("a").accessibilityElement(children: AccessibilityChildBehavior.combine) }
  check(.ios, "contain") { Text("a").accessibilityElement(children: AccessibilityChildBehavior.contain) }
  check(.ios, "") { Text("a").accessibilityElement(children: AccessibilityChildBehavior.ignore) }
  check(.ios, "AccessibilityCustomContentKey(2)") { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(Text("t"), id: "star"), Text("t")) }
  check(.ios, "AccessibilityCustomContentKey(1)") { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey("star"), Text("t")) }
  check(.ios, "AccessibilityCustomContentKey(2)") { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey("star", id: "star"), Text("t")) }
  check(.ios, "requiresActivation") { Text("a").accessibilityDirectTouch(false, options: AccessibilityDirectTouchOptions.requiresActivation) }
  check(.ios, "silentOnTouch") { Text("a").accessibilityDirectTouch(false, options: AccessibilityDirectTouchOptions.silentOnTouch) }
  check(.ios, "h1") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h1) }
  check(.ios, "h2") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h2) }
  check(.ios, "h3") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h3) }
  check(.ios, "h4") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h4) }
  check(.ios, "h5") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h5) }
  check(.ios, "h6") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h6) }
  check(.ios, "unspecified") { Text("a").accessibilityHeading(AccessibilityHeadingLevel.unspecified) }
  check(.ios, "content") { Text("a").accessibilityLabeledPair(role: AccessibilityLabeledPairRole.content, id: 0.75, in: Namespace().wrappedValue) }
  check(.ios, "label") { Text("a").accessibilityLabeledPair(role: AccessibilityLabeledPairRole.label, id: 0.75, in: Namespace().wrappedValue) }
  check(.ios, "boldText") { Text("a").accessibilityRotor(AccessibilitySystemRotor.boldText, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "headings") { Text("a").accessibilityRotor(AccessibilitySystemRotor.headings, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "images") { Text("a").accessibilityRotor(AccessibilitySystemRotor.images, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "italicText") { Text("a").accessibilityRotor(AccessibilitySystemRotor.italicText, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "landmarks") { Text("a").accessibilityRotor(AccessibilitySystemRotor.landmarks, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "links") { Text("a").accessibilityRotor(AccessibilitySystemRotor.links, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "lists") { Text("a").accessibilityRotor(AccessibilitySystemRotor.lists, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "misspelledWords") { Text("a").accessibilityRotor(AccessibilitySystemRotor.misspelledWords, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "tables") { Text("a").accessibilityRotor(AccessibilitySystemRotor.tables, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "textFields") { Text("a").accessibilityRotor(AccessibilitySystemRotor.textFields, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "underlineText") { Text("a").accessibilityRotor(AccessibilitySystemRotor.underlineText, entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "headings(1)") { Text("a").accessibilityRotor(AccessibilitySystemRotor.headings(level: AccessibilityHeadingLevel.h1), entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "links(1)") { Text("a").accessibilityRotor(AccessibilitySystemRotor.links(visited: true), entries: { AccessibilityRotorEntry("e", id: 7) }) }
  check(.ios, "console") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.console) }
  check(.ios, "fileSystem") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.fileSystem) }
  check(.ios, "messaging") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.messaging) }
  check(.ios, "narrative") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.narrative) }
  check(.ios, "plain") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.plain) }
  check(.ios, "sourceCode") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.sourceCode) }
  check(.ios, "spreadsheet") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.spreadsheet) }
  check(.ios, "wordProcessing") { Text("a").accessibilityTextContentType(AccessibilityTextContentType.wordProcessing) }
  check(.ios, "allowsDirectInteraction") { Text("a").accessibility(addTraits: AccessibilityTraits.allowsDirectInteraction) }
  check(.ios, "causesPageTurn") { Text("a").accessibility(addTraits: AccessibilityTraits.causesPageTurn) }
  check(.ios, "isButton") { Text("a").accessibility(addTraits: AccessibilityTraits.isButton) }
  check(.ios, "isHeader") { Text("a").accessibility(addTraits: AccessibilityTraits.isHeader) }
  check(.ios, "isImage") { Text("a").accessibility(addTraits: AccessibilityTraits.isImage) }
  check(.ios, "isKeyboardKey") { Text("a").accessibility(addTraits: AccessibilityTraits.isKeyboardKey) }
  check(.ios, "isLink") { Text("a").accessibility(addTraits: AccessibilityTraits.isLink) }
  check(.ios, "isModal") { Text("a").accessibility(addTraits: AccessibilityTraits.isModal) }
  check(.ios, "isSearchField") { Text("a").accessibility(addTraits: AccessibilityTraits.isSearchField) }
  check(.ios, "isSelected") { Text("a").accessibility(addTraits: AccessibilityTraits.isSelected) }
  check(.ios, "isStaticText") { Text("a").accessibility(addTraits: AccessibilityTraits.isStaticText) }
  check(.ios, "isSummaryElement") { Text("a").accessibility(addTraits: AccessibilityTraits.isSummaryElement) }
  check(.ios, "isTabBar") { Text("a").accessibility(addTraits: AccessibilityTraits.isTabBar) }
  check(.ios, "isToggle") { Text("a").accessibility(addTraits: AccessibilityTraits.isToggle) }
  check(.ios, "playsSound") { Text("a").accessibility(addTraits: AccessibilityTraits.playsSound) }
  check(.ios, "startsMediaSession") { Text("a").accessibility(addTraits: AccessibilityTraits.startsMediaSession) }
  check(.ios, "updatesFrequently") { Text("a").accessibility(addTraits: AccessibilityTraits.updatesFrequently) }
  check(.ios, "AccessibilityTraits(0)") { Text("a").accessibility(addTraits: AccessibilityTraits()) }
  check(.ios, "intersection(1)") { Text("a").accessibility(addTraits: AccessibilityTraits.allowsDirectInteraction.intersection(AccessibilityTraits.allowsDirectInteraction)) }
  check(.ios, "symmetricDifference(1)") { Text("a").accessibility(addTraits: AccessibilityTraits.allowsDirectInteraction.symmetricDifference(AccessibilityTraits.allowsDirectInteraction)) }
  check(.ios, "union(1)") { Text("a").accessibility(addTraits: AccessibilityTraits.allowsDirectInteraction.union(AccessibilityTraits.allowsDirectInteraction)) }
  check(.ios, "automatic") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationBehavior(TabCustomizationBehavior.automatic, for: AdaptableTabBarPlacement.automatic) } }
  check(.ios, "sidebar") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationBehavior(TabCustomizationBehavior.automatic, for: AdaptableTabBarPlacement.sidebar) } }
  check(.ios, "tabBar") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationBehavior(TabCustomizationBehavior.automatic, for: AdaptableTabBarPlacement.tabBar) } }
  check(.ios, "bottom") { Text("a").background(Text("v"), alignment: Alignment.bottom) }
  check(.ios, "bottomLeading") { Text("a").background(Text("v"), alignment: Alignment.bottomLeading) }
  check(.ios, "bottomTrailing") { Text("a").background(Text("v"), alignment: Alignment.bottomTrailing) }
  check(.ios, "") { Text("a").background(Text("v"), alignment: Alignment.center) }
  check(.ios, "centerFirstTextBaseline") { Text("a").background(Text("v"), alignment: Alignment.centerFirstTextBaseline) }
  check(.ios, "centerLastTextBaseline") { Text("a").background(Text("v"), alignment: Alignment.centerLastTextBaseline) }
  check(.ios, "leading") { Text("a").background(Text("v"), alignment: Alignment.leading) }
  check(.ios, "leadingFirstTextBaseline") { Text("a").background(Text("v"), alignment: Alignment.leadingFirstTextBaseline) }
  check(.ios, "leadingLastTextBaseline") { Text("a").background(Text("v"), alignment: Alignment.leadingLastTextBaseline) }
  check(.ios, "top") { Text("a").background(Text("v"), alignment: Alignment.top) }
  check(.ios, "topLeading") { Text("a").background(Text("v"), alignment: Alignment.topLeading) }
  check(.ios, "topTrailing") { Text("a").background(Text("v"), alignment: Alignment.topTrailing) }
  check(.ios, "trailing") { Text("a").background(Text("v"), alignment: Alignment.trailing) }
  check(.ios, "trailingFirstTextBaseline") { Text("a").background(Text("v"), alignment: Alignment.trailingFirstTextBaseline) }
  check(.ios, "trailingLastTextBaseline") { Text("a").background(Text("v"), alignment: Alignment.trailingLastTextBaseline) }
  check(.ios, "Alignment(2)") { Text("a").background(Text("v"), alignment: Alignment(horizontal: HorizontalAlignment.center, vertical: VerticalAlignment.bottom)) }
  check(.visionos, "back") { Text("a").spatialOverlay(alignment: Alignment3D.back, content: { Text("c") }) }
  check(.visionos, "bottom") { Text("a").spatialOverlay(alignment: Alignment3D.bottom, content: { Text("c") }) }
  check(.visionos, "bottomBack") { Text("a").spatialOverlay(alignment: Alignment3D.bottomBack, content: { Text("c") }) }
  check(.visionos, "bottomFront") { Text("a").spatialOverlay(alignment: Alignment3D.bottomFront, content: { Text("c") }) }
  check(.visionos, "bottomLeading") { Text("a").spatialOverlay(alignment: Alignment3D.bottomLeading, content: { Text("c") }) }
  check(.visionos, "bottomLeadingBack") { Text("a").spatialOverlay(alignment: Alignment3D.bottomLeadingBack, content: { Text("c") }) }
  check(.visionos, "bottomLeadingFront") { Text("a").spatialOverlay(alignment: Alignment3D.bottomLeadingFront, content: { Text("c") }) }
  check(.visionos, "bottomTrailing") { Text("a").spatialOverlay(alignment: Alignment3D.bottomTrailing, content: { Text("c") }) }
  check(.visionos, "bottomTrailingBack") { Text("a").spatialOverlay(alignment: Alignment3D.bottomTrailingBack, content: { Text("c") }) }
  check(.visionos, "bottomTrailingFront") { Text("a").spatialOverlay(alignment: Alignment3D.bottomTrailingFront, content: { Text("c") }) }
  check(.visionos, "") { Text("a").spatialOverlay(alignment: Alignment3D.center, content: { Text("c") }) }
  check(.visionos, "front") { Text("a").spatialOverlay(alignment: Alignment3D.front, content: { Text("c") }) }
  check(.visionos, "leading") { Text("a").spatialOverlay(alignment: Alignment3D.leading, content: { Text("c") }) }
  check(.visionos, "leadingBack") { Text("a").spatialOverlay(alignment: Alignment3D.leadingBack, content: { Text("c") }) }
  check(.visionos, "leadingFront") { Text("a").spatialOverlay(alignment: Alignment3D.leadingFront, content: { Text("c") }) }
  check(.visionos, "top") { Text("a").spatialOverlay(alignment: Alignment3D.top, content: { Text("c") }) }
  check(.visionos, "topBack") { Text("a").spatialOverlay(alignment: Alignment3D.topBack, content: { Text("c") }) }
  check(.visionos, "topFront") { Text("a").spatialOverlay(alignment: Alignment3D.topFront, content: { Text("c") }) }
  check(.visionos, "topLeading") { Text("a").spatialOverlay(alignment: Alignment3D.topLeading, content: { Text("c") }) }
  check(.visionos, "topLeadingBack") { Text("a").spatialOverlay(alignment: Alignment3D.topLeadingBack, content: { Text("c") }) }
  check(.visionos, "topLeadingFront") { Text("a").spatialOverlay(alignment: Alignment3D.topLeadingFront, content: { Text("c") }) }
  check(.visionos, "topTrailing") { Text("a").spatialOverlay(alignment: Alignment3D.topTrailing, content: { Text("c") }) }
  check(.visionos, "topTrailingBack") { Text("a").spatialOverlay(alignment: Alignment3D.topTrailingBack, content: { Text("c") }) }
  check(.visionos, "topTrailingFront") { Text("a").spatialOverlay(alignment: Alignment3D.topTrailingFront, content: { Text("c") }) }
  check(.visionos, "trailing") { Text("a").spatialOverlay(alignment: Alignment3D.trailing, content: { Text("c") }) }
  check(.visionos, "trailingBack") { Text("a").spatialOverlay(alignment: Alignment3D.trailingBack, content: { Text("c") }) }
  check(.visionos, "trailingFront") { Text("a").spatialOverlay(alignment: Alignment3D.trailingFront, content: { Text("c") }) }
  check(.visionos, "Alignment3D(3)") { Text("a").spatialOverlay(alignment: Alignment3D(horizontal: HorizontalAlignment.center, vertical: VerticalAlignment.bottom, depth: DepthAlignment.back), content: { Text("c") }) }
  check(.macos, "automatic") { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.automatic) }
  check(.macos, "disabled") { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.disabled) }
  check(.macos, "") { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.enabled) }
  check(.ios, "zero") { Text("a").hueRotation(Angle.zero) }
  check(.ios, "degrees(1)") { Text("a").hueRotation(Angle.degrees(0.75)) }
  check(.ios, "radians(1)") { Text("a").hueRotation(Angle.radians(0.75)) }
  check(.ios, "Angle(0)") { Text("a").hueRotation(Angle()) }
  check(.ios, "Angle(1)") { Text("a").hueRotation(Angle(degrees: 0.75)) }
  check(.ios, "Angle(1)") { Text("a").hueRotation(Angle(radians: 0.75)) }
  check(.ios, "bouncy") { Text("a").animation(Animation.bouncy) }
  check(.ios, "default") { Text("a").animation(Animation.`default`) }
  check(.ios, "easeIn") { Text("a").animation(Animation.easeIn) }
  check(.ios, "easeInOut") { Text("a").animation(Animation.easeInOut) }
  check(.ios, "easeOut") { Text("a").animation(Animation.easeOut) }
  check(.ios, "interactiveSpring") { Text("a").animation(Animation.interactiveSpring) }
  check(.ios, "interpolatingSpring") { Text("a").animation(Animation.interpolatingSpring) }
  check(.ios, "linear") { Text("a").animation(Animation.linear) }
  check(.ios, "smooth") { Text("a").animation(Animation.smooth) }
  check(.ios, "snappy") { Text("a").animation(Animation.snappy) }
  check(.ios, "spring") { Text("a").animation(Animation.spring) }
  check(.visionos, "systemOverlayAppearance") { Text("a").animation(Animation.systemOverlayAppearance) }
  check(.visionos, "systemOverlayDelayedDisappearance") { Text("a").animation(Animation.systemOverlayDelayedDisappearance) }
  check(.visionos, "systemOverlayDisappearance") { Text("a").animation(Animation.systemOverlayDisappearance) }
  check(.ios, "bouncy(2)") { Text("a").animation(Animation.bouncy(duration: 0.75, extraBounce: 0.75)) }
  check(.ios, "easeIn(1)") { Text("a").animation(Animation.easeIn(duration: 0.75)) }
  check(.ios, "easeInOut(1)") { Text("a").animation(Animation.easeInOut(duration: 0.75)) }
  check(.ios, "easeOut(1)") { Text("a").animation(Animation.easeOut(duration: 0.75)) }
  check(.ios, "interactiveSpring(3)") { Text("a").animation(Animation.interactiveSpring(duration: 0.75, extraBounce: 0.75, blendDuration: 0.75)) }
  check(.ios, "interactiveSpring(3)") { Text("a").animation(Animation.interactiveSpring(response: 0.75, dampingFraction: 0.75, blendDuration: 0.75)) }
  check(.ios, "interpolatingSpring(2)") { Text("a").animation(Animation.interpolatingSpring(Spring.bouncy, initialVelocity: 0.75)) }
  check(.ios, "interpolatingSpring(3)") { Text("a").animation(Animation.interpolatingSpring(duration: 0.75, bounce: 0.75, initialVelocity: 0.75)) }
  check(.ios, "interpolatingSpring(4)") { Text("a").animation(Animation.interpolatingSpring(mass: 0.75, stiffness: 0.75, damping: 0.75, initialVelocity: 0.75)) }
  check(.ios, "linear(1)") { Text("a").animation(Animation.linear(duration: 0.75)) }
  check(.ios, "smooth(2)") { Text("a").animation(Animation.smooth(duration: 0.75, extraBounce: 0.75)) }
  check(.ios, "snappy(2)") { Text("a").animation(Animation.snappy(duration: 0.75, extraBounce: 0.75)) }
  check(.ios, "spring(2)") { Text("a").animation(Animation.spring(Spring.bouncy, blendDuration: 0.75)) }
  check(.ios, "spring(3)") { Text("a").animation(Animation.spring(duration: 0.75, bounce: 0.75, blendDuration: 0.75)) }
  check(.ios, "spring(3)") { Text("a").animation(Animation.spring(response: 0.75, dampingFraction: 0.75, blendDuration: 0.75)) }
  check(.ios, "timingCurve(2)") { Text("a").animation(Animation.timingCurve(UnitCurve.circularEaseIn, duration: 0.75)) }
  check(.ios, "timingCurve(5)") { Text("a").animation(Animation.timingCurve(0.75, 0.75, 0.75, 0.75, duration: 0.75)) }
  check(.ios, "delay(1)") { Text("a").animation(Animation.bouncy.delay(0.75)) }
  check(.ios, "logicallyComplete(1)") { Text("a").animation(Animation.bouncy.logicallyComplete(after: 0.75)) }
  check(.ios, "repeatCount(2)") { Text("a").animation(Animation.bouncy.repeatCount(7, autoreverses: false)) }
  check(.ios, "repeatForever(1)") { Text("a").animation(Animation.bouncy.repeatForever(autoreverses: false)) }
  check(.ios, "speed(1)") { Text("a").animation(Animation.bouncy.speed(0.75)) }
  check(.ios, "identity") { Text("a").transition(AnyTransition.identity) }
  check(.ios, "opacity") { Text("a").transition(AnyTransition.opacity) }
  check(.ios, "scale") { Text("a").transition(AnyTransition.scale) }
  check(.ios, "slide") { Text("a").transition(AnyTransition.slide) }
  check(.ios, "asymmetric(2)") { Text("a").transition(AnyTransition.asymmetric(insertion: AnyTransition.identity, removal: AnyTransition.identity)) }
  check(.ios, "move(1)") { Text("a").transition(AnyTransition.move(edge: Edge.bottom)) }
  check(.ios, "offset(1)") { Text("a").transition(AnyTransition.offset(CGSize(width: 7, height: 8))) }
  check(.ios, "offset(2)") { Text("a").transition(AnyTransition.offset(x: 0.75, y: 0.75)) }
  check(.ios, "push(1)") { Text("a").transition(AnyTransition.push(from: Edge.bottom)) }
  check(.ios, "scale(2)") { Text("a").transition(AnyTransition.scale(scale: 0.75, anchor: UnitPoint.bottom)) }
  check(.ios, "AnyTransition(1)") { Text("a").transition(AnyTransition(.blurReplace)) }
  check(.ios, "animation(1)") { Text("a").transition(AnyTransition.identity.animation(Animation.bouncy)) }
  check(.ios, "combined(1)") { Text("a").transition(AnyTransition.identity.combined(with: AnyTransition.identity)) }
  check(.ios, "horizontal") { TextField("star", text: .constant("star"), axis: Axis.horizontal) }
  check(.ios, "vertical") { TextField("star", text: .constant("star"), axis: Axis.vertical) }
  check(.ios, "horizontal") { Text("a").chartScrollableAxes(Axis.Set.horizontal) }
  check(.ios, "vertical") { Text("a").chartScrollableAxes(Axis.Set.vertical) }
  check(.ios, "increased") { Text("a").environment(\.backgroundProminence, BackgroundProminence.increased) }
  check(.ios, "standard") { Text("a").environment(\.backgroundProminence, BackgroundProminence.standard) }
  check(.ios, "decreased") { Text("a").badgeProminence(BadgeProminence.decreased) }
  check(.ios, "increased") { Text("a").badgeProminence(BadgeProminence.increased) }
}

private func calls9(_ check: Check) {
  check(.ios, "standard") { Text("a").badgeProminence(BadgeProminence.standard) }
  check(.ios, "color") { Text("a").blendMode(BlendMode.color) }
  check(.ios, "colorBurn") { Text("a").blendMode(BlendMode.colorBurn) }
  check(.ios, "colorDodge") { Text("a").blendMode(BlendMode.colorDodge) }
  check(.ios, "darken") { Text("a").blendMode(BlendMode.darken) }
  check(.ios, "destinationOut") { Text("a").blendMode(BlendMode.destinationOut) }
  check(.ios, "destinationOver") { Text("a").blendMode(BlendMode.destinationOver) }
  check(.ios, "difference") { Text("a").blendMode(BlendMode.difference) }
  check(.ios, "exclusion") { Text("a").blendMode(BlendMode.exclusion) }
  check(.ios, "hardLight") { Text("a").blendMode(BlendMode.hardLight) }
  check(.ios, "hue") { Text("a").blendMode(BlendMode.hue) }
  check(.ios, "lighten") { Text("a").blendMode(BlendMode.lighten) }
  check(.ios, "luminosity") { Text("a").blendMode(BlendMode.luminosity) }
  check(.ios, "multiply") { Text("a").blendMode(BlendMode.multiply) }
  check(.ios, "normal") { Text("a").blendMode(BlendMode.normal) }
  check(.ios, "overlay") { Text("a").blendMode(BlendMode.overlay) }
  check(.ios, "plusDarker") { Text("a").blendMode(BlendMode.plusDarker) }
  check(.ios, "plusLighter") { Text("a").blendMode(BlendMode.plusLighter) }
  check(.ios, "saturation") { Text("a").blendMode(BlendMode.saturation) }
  check(.ios, "screen") { Text("a").blendMode(BlendMode.screen) }
  check(.ios, "softLight") { Text("a").blendMode(BlendMode.softLight) }
  check(.ios, "sourceAtop") { Text("a").blendMode(BlendMode.sourceAtop) }
  check(.visionos, "automatic") { Text("a").breakthroughEffect(BreakthroughEffect.automatic) }
  check(.visionos, "none") { Text("a").breakthroughEffect(BreakthroughEffect.none) }
  check(.visionos, "prominent") { Text("a").breakthroughEffect(BreakthroughEffect.prominent) }
  check(.visionos, "subtle") { Text("a").breakthroughEffect(BreakthroughEffect.subtle) }
  check(.ios, "automatic") { Text("a").buttonBorderShape(ButtonBorderShape.automatic) }
  check(.ios, "capsule") { Text("a").buttonBorderShape(ButtonBorderShape.capsule) }
  check(.ios, "circle") { Text("a").buttonBorderShape(ButtonBorderShape.circle) }
  check(.ios, "roundedRectangle") { Text("a").buttonBorderShape(ButtonBorderShape.roundedRectangle) }
  check(.ios, "roundedRectangle(1)") { Text("a").buttonBorderShape(ButtonBorderShape.roundedRectangle(radius: 0.75)) }
  check(.ios, "automatic") { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.automatic) }
  check(.ios, "disabled") { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.disabled) }
  check(.ios, "enabled") { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.enabled) }
  check(.ios, "cancel") { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios, "close") { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.close, action: { refresh() }) }
  check(.ios, "confirm") { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.confirm, action: { refresh() }) }
  check(.ios, "destructive") { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.destructive, action: { refresh() }) }
  check(.ios, "automatic") { Text("a").buttonSizing(ButtonSizing.automatic) }
  check(.ios, "fitted") { Text("a").buttonSizing(ButtonSizing.fitted) }
  check(.ios, "flexible") { Text("a").buttonSizing(ButtonSizing.flexible) }
  check(.ios, "exposureAdjust(1)") { Text("a").accentColor(.black.exposureAdjust(0.75)) }
  check(.ios, "headroom(1)") { Text("a").accentColor(.black.headroom(0.75)) }
  check(.ios, "mix(3)") { Text("a").accentColor(.black.mix(with: Color.red, by: 0.75, in: Gradient.ColorSpace.device)) }
  check(.ios, "accentColor") { Text("a").accentColor(Color.accentColor) }
  check(.ios, "black") { Text("a").accentColor(Color.black) }
  check(.ios, "blue") { Text("a").accentColor(Color.blue) }
  check(.ios, "brown") { Text("a").accentColor(Color.brown) }
  check(.ios, "clear") { Text("a").accentColor(Color.clear) }
  check(.ios, "cyan") { Text("a").accentColor(Color.cyan) }
  check(.ios, "gray") { Text("a").accentColor(Color.gray) }
  check(.ios, "green") { Text("a").accentColor(Color.green) }
  check(.ios, "indigo") { Text("a").accentColor(Color.indigo) }
  check(.ios, "mint") { Text("a").accentColor(Color.mint) }
  check(.ios, "orange") { Text("a").accentColor(Color.orange) }
  check(.ios, "pink") { Text("a").accentColor(Color.pink) }
  check(.ios, "primary") { Text("a").accentColor(Color.primary) }
  check(.ios, "purple") { Text("a").accentColor(Color.purple) }
  check(.ios, "red") { Text("a").accentColor(Color.red) }
  check(.ios, "secondary") { Text("a").accentColor(Color.secondary) }
  check(.ios, "teal") { Text("a").accentColor(Color.teal) }
  check(.ios, "white") { Text("a").accentColor(Color.white) }
  check(.ios, "yellow") { Text("a").accentColor(Color.yellow) }
  check(.ios, "extendedLinear") { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.extendedLinear) }
  check(.ios, "linear") { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.linear) }
  check(.ios, "") { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.nonLinear) }
  check(.ios, "dark") { Text("a").colorScheme(ColorScheme.dark) }
  check(.ios, "light") { Text("a").colorScheme(ColorScheme.light) }
  check(.ios, "subscriptionStore") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStore) }
  check(.ios, "subscriptionStoreFullHeight") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStoreFullHeight) }
  check(.ios, "subscriptionStoreHeader") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStoreHeader) }
  check(.ios, "widget") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.widget) }
  check(.ios, "navigation") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.navigation) }
  check(.ios, "navigationSplitView") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.navigationSplitView) }
  check(.watchos, "tabView") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.tabView) }
  check(.macos, "window") { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.window) }
  check(.ios, "") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.automatic) }
  check(.ios, "scrollContent") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.scrollContent) }
  check(.ios, "scrollIndicators") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.scrollIndicators) }
  check(.ios, "fill") { Text("a").aspectRatio(0.75, contentMode: ContentMode.fill) }
  check(.ios, "fit") { Text("a").aspectRatio(0.75, contentMode: ContentMode.fit) }
  check(.ios, "accessibility") { Text("a").contentShape(ContentShapeKinds.accessibility, Ellipse(), eoFill: true) }
  check(.ios, "contextMenuPreview") { Text("a").contentShape(ContentShapeKinds.contextMenuPreview, Ellipse(), eoFill: true) }
  check(.ios, "dragPreview") { Text("a").contentShape(ContentShapeKinds.dragPreview, Ellipse(), eoFill: true) }
  check(.macos, "focusEffect") { Text("a").contentShape(ContentShapeKinds.focusEffect, Ellipse(), eoFill: true) }
  check(.ios, "hoverEffect") { Text("a").contentShape(ContentShapeKinds.hoverEffect, Ellipse(), eoFill: true) }
  check(.ios, "interaction") { Text("a").contentShape(ContentShapeKinds.interaction, Ellipse(), eoFill: true) }
  check(.ios, "accessibilityExtraExtraExtraLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.accessibilityExtraExtraExtraLarge) }
  check(.ios, "accessibilityExtraExtraLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.accessibilityExtraExtraLarge) }
  check(.ios, "accessibilityExtraLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.accessibilityExtraLarge) }
  check(.ios, "accessibilityLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.accessibilityLarge) }
  check(.ios, "accessibilityMedium") { Text("a").environment(\.sizeCategory, ContentSizeCategory.accessibilityMedium) }
  check(.ios, "extraExtraExtraLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.extraExtraExtraLarge) }
  check(.ios, "extraExtraLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.extraExtraLarge) }
  check(.ios, "extraLarge") { Text("a").environment(\.sizeCategory, ContentSizeCategory.extraLarge) }
  check(.ios, "extraSmall") { Text("a").environment(\.sizeCategory, ContentSizeCategory.extraSmall) }
  check(.ios, "large") { Text("a").environment(\.sizeCategory, ContentSizeCategory.large) }
  check(.ios, "medium") { Text("a").environment(\.sizeCategory, ContentSizeCategory.medium) }
  check(.ios, "small") { Text("a").environment(\.sizeCategory, ContentSizeCategory.small) }
  check(.ios, "tabViewSidebar") { Text("a").contentToolbar(for: ContentToolbarPlacement.tabViewSidebar, content: { ToolbarItem { Text("i") } }) }
  check(.ios, "identity") { Text("a").contentTransition(ContentTransition.identity) }
  check(.ios, "interpolate") { Text("a").contentTransition(ContentTransition.interpolate) }
  check(.ios, "opacity") { Text("a").contentTransition(ContentTransition.opacity) }
  check(.ios, "symbolEffect") { Text("a").contentTransition(ContentTransition.symbolEffect) }
  check(.ios, "numericText(1)") { Text("a").contentTransition(ContentTransition.numericText(countsDown: true)) }
  check(.ios, "numericText(1)") { Text("a").contentTransition(ContentTransition.numericText(value: 0.75)) }
  check(.ios, "symbolEffect(2)") { Text("a").contentTransition(ContentTransition.symbolEffect(.automatic, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "extraLarge") { Text("a").controlSize(ControlSize.extraLarge) }
  check(.ios, "large") { Text("a").controlSize(ControlSize.large) }
  check(.ios, "mini") { Text("a").controlSize(ControlSize.mini) }
  check(.ios, "regular") { Text("a").controlSize(ControlSize.regular) }
  check(.ios, "small") { Text("a").controlSize(ControlSize.small) }
  check(.ios, "global") { Text("a").onContinuousHover(coordinateSpace: CoordinateSpace.global, perform: { refresh() }) }
  check(.ios, "") { Text("a").onContinuousHover(coordinateSpace: CoordinateSpace.local, perform: { refresh() }) }
  check(.ios, "date") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date) }
  check(.ios, "hourAndMinute") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.hourAndMinute) }
  check(.watchos, "hourMinuteAndSecond") { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.hourMinuteAndSecond) }
  check(.visionos, "back") { Text("a").frame(depth: 0.75, alignment: DepthAlignment.back) }
  check(.visionos, "") { Text("a").frame(depth: 0.75, alignment: DepthAlignment.center) }
  check(.visionos, "front") { Text("a").frame(depth: 0.75, alignment: DepthAlignment.front) }
  check(.macos, "automatic") { Text("a").dialogSeverity(DialogSeverity.automatic) }
  check(.macos, "critical") { Text("a").dialogSeverity(DialogSeverity.critical) }
  check(.macos, "standard") { Text("a").dialogSeverity(DialogSeverity.standard) }
  check(.watchos, "") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.high, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos, "low") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos, "medium") { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.medium, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.macos, "DragConfiguration(1)") { Text("a").dragConfiguration(DragConfiguration(allowMove: true)) }
  check(.macos, "DragConfiguration(2)") { Text("a").dragConfiguration(DragConfiguration(allowMove: true, allowDelete: true)) }
  check(.macos, "DragConfiguration(2)") { Text("a").dragConfiguration(DragConfiguration(operationsWithinApp: DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true, allowDelete: true), operationsOutsideApp: DragConfiguration.OperationsOutsideApp(allowCopy: false))) }
  check(.macos, "DragConfiguration.OperationsOutsideApp(3)") { Text("a").dragConfiguration(DragConfiguration(operationsWithinApp: DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true, allowDelete: true), operationsOutsideApp: DragConfiguration.OperationsOutsideApp(allowCopy: false, allowMove: true, allowDelete: true))) }
  check(.macos, "DragConfiguration.OperationsWithinApp(3)") { Text("a").dragConfiguration(DragConfiguration(operationsWithinApp: DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true, allowDelete: true), operationsOutsideApp: DragConfiguration.OperationsOutsideApp(allowCopy: false))) }
  check(.macos, "default") { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.`default`) }
  check(.macos, "list") { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.list) }
  check(.macos, "none") { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.none) }
  check(.macos, "pile") { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.pile) }
  check(.macos, "stack") { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.stack) }
  check(.ios, "accessibility1") { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility1) }
  check(.ios, "accessibility2") { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility2) }
  check(.ios, "accessibility3") { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility3) }
  check(.ios, "accessibility4") { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility4) }
  check(.ios, "accessibility5") { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility5) }
  check(.ios, "large") { Text("a").dynamicTypeSize(DynamicTypeSize.large) }
  check(.ios, "medium") { Text("a").dynamicTypeSize(DynamicTypeSize.medium) }
  check(.ios, "small") { Text("a").dynamicTypeSize(DynamicTypeSize.small) }
  check(.ios, "xLarge") { Text("a").dynamicTypeSize(DynamicTypeSize.xLarge) }
  check(.ios, "xSmall") { Text("a").dynamicTypeSize(DynamicTypeSize.xSmall) }
  check(.ios, "xxLarge") { Text("a").dynamicTypeSize(DynamicTypeSize.xxLarge) }
  check(.ios, "xxxLarge") { Text("a").dynamicTypeSize(DynamicTypeSize.xxxLarge) }
  check(.ios, "bottom") { Text("a").transition(AnyTransition.move(edge: Edge.bottom)) }
  check(.ios, "leading") { Text("a").transition(AnyTransition.move(edge: Edge.leading)) }
  check(.ios, "top") { Text("a").transition(AnyTransition.move(edge: Edge.top)) }
  check(.ios, "trailing") { Text("a").transition(AnyTransition.move(edge: Edge.trailing)) }
  check(.ios, "") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.all) }
  check(.ios, "bottom") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios, "horizontal") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.horizontal) }
  check(.ios, "leading") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.leading) }
  check(.ios, "top") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.top) }
  check(.ios, "trailing") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.trailing) }
  check(.ios, "vertical") { Text("a").background(ignoresSafeAreaEdges: Edge.Set.vertical) }
  check(.ios, "Edge.Set(1)") { Text("a").background(ignoresSafeAreaEdges: Edge.Set(Edge.bottom)) }
  check(.visionos, "") { Text("a").padding3D(Edge3D.Set.all, 0.75) }
  check(.visionos, "back") { Text("a").padding3D(Edge3D.Set.back, 0.75) }
  check(.visionos, "bottom") { Text("a").padding3D(Edge3D.Set.bottom, 0.75) }
  check(.visionos, "depth") { Text("a").padding3D(Edge3D.Set.depth, 0.75) }
  check(.visionos, "front") { Text("a").padding3D(Edge3D.Set.front, 0.75) }
  check(.visionos, "horizontal") { Text("a").padding3D(Edge3D.Set.horizontal, 0.75) }
  check(.visionos, "leading") { Text("a").padding3D(Edge3D.Set.leading, 0.75) }
  check(.visionos, "top") { Text("a").padding3D(Edge3D.Set.top, 0.75) }
  check(.visionos, "trailing") { Text("a").padding3D(Edge3D.Set.trailing, 0.75) }
  check(.visionos, "vertical") { Text("a").padding3D(Edge3D.Set.vertical, 0.75) }
  check(.ios, "EdgeInsets(0)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(), for: ContentMarginPlacement.scrollContent) }
  check(.ios, "EdgeInsets(4)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.scrollContent) }
  check(.ios, "inset(2)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets().inset(by: RectangleCornerInsets(topLeading: CGSize(width: 7, height: 8), topTrailing: CGSize(width: 7, height: 8), bottomLeading: CGSize(width: 7, height: 8), bottomTrailing: CGSize(width: 7, height: 8)), edges: Edge.Set.bottom), for: ContentMarginPlacement.scrollContent) }
  check(.visionos, "EdgeInsets3D(3)") { Text("a").padding3D(EdgeInsets3D(horizontal: 0.75, vertical: 0.75, depth: 0.75)) }
  check(.visionos, "EdgeInsets3D(6)") { Text("a").padding3D(EdgeInsets3D(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75, front: 0.75, back: 0.75)) }
  check(.ios, "all") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all) }
  check(.ios, "capsLock") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.capsLock) }
  check(.ios, "") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.command) }
  check(.ios, "control") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.control) }
  check(.ios, "function") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.function) }
  check(.ios, "numericPad") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.numericPad) }
  check(.ios, "option") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.option) }
  check(.ios, "shift") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.shift) }
  check(.ios, "displayFileExtensions") { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.displayFileExtensions) }
  check(.ios, "enumeratePackages") { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.enumeratePackages) }
  check(.ios, "includeHiddenFiles") { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.includeHiddenFiles) }
  check(.ios, "FillStyle(2)") { Text("a").background(in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "activate") { Text("a").focusable(false, interactions: FocusInteractions.activate) }
  check(.ios, "automatic") { Text("a").focusable(false, interactions: FocusInteractions.automatic) }
  check(.ios, "edit") { Text("a").focusable(false, interactions: FocusInteractions.edit) }
  check(.ios, "body") { Text("a").font(Font.body) }
  check(.ios, "callout") { Text("a").font(Font.callout) }
  check(.ios, "caption2") { Text("a").font(Font.caption2) }
  check(.ios, "caption") { Text("a").font(Font.caption) }
  check(.ios, "default") { Text("a").font(Font.`default`) }
  check(.visionos, "extraLargeTitle2") { Text("a").font(Font.extraLargeTitle2) }
  check(.visionos, "extraLargeTitle") { Text("a").font(Font.extraLargeTitle) }
  check(.ios, "footnote") { Text("a").font(Font.footnote) }
  check(.ios, "headline") { Text("a").font(Font.headline) }
  check(.ios, "largeTitle") { Text("a").font(Font.largeTitle) }
}

private func calls10(_ check: Check) {
  check(.ios, "subheadline") { Text("a").font(Font.subheadline) }
  check(.ios, "title2") { Text("a").font(Font.title2) }
  check(.ios, "title3") { Text("a").font(Font.title3) }
  check(.ios, "title") { Text("a").font(Font.title) }
  check(.ios, "custom(2)") { Text("a").font(Font.custom("star", fixedSize: 0.75)) }
  check(.ios, "custom(2)") { Text("a").font(Font.custom("star", size: 0.75)) }
  check(.ios, "custom(3)") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.body)) }
  check(.ios, "system(2)") { Text("a").font(Font.system(Font.TextStyle.body, design: Font.Design.rounded)) }
  check(.ios, "system(3)") { Text("a").font(Font.system(Font.TextStyle.body, design: Font.Design.`default`, weight: Font.Weight.black)) }
  check(.ios, "system(3)") { Text("a").font(Font.system(size: 0.75, weight: Font.Weight.black, design: Font.Design.rounded)) }
  check(.ios, "system(3)") { Text("a").font(Font.system(size: 0.75, weight: Font.Weight.black, design: Font.Design.`default`)) }
  check(.ios, "bold(0)") { Text("a").font(Font.body.bold()) }
  check(.ios, "bold(1)") { Text("a").font(Font.body.bold(true)) }
  check(.ios, "italic(0)") { Text("a").font(Font.body.italic()) }
  check(.ios, "italic(1)") { Text("a").font(Font.body.italic(true)) }
  check(.ios, "leading(1)") { Text("a").font(Font.body.leading(Font.Leading.loose)) }
  check(.ios, "lowercaseSmallCaps(0)") { Text("a").font(Font.body.lowercaseSmallCaps()) }
  check(.ios, "lowercaseSmallCaps(1)") { Text("a").font(Font.body.lowercaseSmallCaps(true)) }
  check(.ios, "monospaced(0)") { Text("a").font(Font.body.monospaced()) }
  check(.ios, "monospaced(1)") { Text("a").font(Font.body.monospaced(true)) }
  check(.ios, "monospacedDigit(0)") { Text("a").font(Font.body.monospacedDigit()) }
  check(.ios, "pointSize(1)") { Text("a").font(Font.body.pointSize(0.75)) }
  check(.ios, "scaled(1)") { Text("a").font(Font.body.scaled(by: 0.75)) }
  check(.ios, "smallCaps(0)") { Text("a").font(Font.body.smallCaps()) }
  check(.ios, "smallCaps(1)") { Text("a").font(Font.body.smallCaps(true)) }
  check(.ios, "uppercaseSmallCaps(0)") { Text("a").font(Font.body.uppercaseSmallCaps()) }
  check(.ios, "uppercaseSmallCaps(1)") { Text("a").font(Font.body.uppercaseSmallCaps(true)) }
  check(.ios, "weight(1)") { Text("a").font(Font.body.weight(Font.Weight.black)) }
  check(.ios, "width(1)") { Text("a").font(Font.body.width(Font.Width.compressed)) }
  check(.ios, "default") { Text("a").fontDesign(Font.Design.`default`) }
  check(.ios, "monospaced") { Text("a").fontDesign(Font.Design.monospaced) }
  check(.ios, "rounded") { Text("a").fontDesign(Font.Design.rounded) }
  check(.ios, "serif") { Text("a").fontDesign(Font.Design.serif) }
  check(.ios, "loose") { Text("a").font(Font.body.leading(Font.Leading.loose)) }
  check(.ios, "standard") { Text("a").font(Font.body.leading(Font.Leading.standard)) }
  check(.ios, "tight") { Text("a").font(Font.body.leading(Font.Leading.tight)) }
  check(.ios, "body") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.body)) }
  check(.ios, "callout") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.callout)) }
  check(.ios, "caption") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.caption)) }
  check(.ios, "caption2") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.caption2)) }
  check(.tvos, "caption3") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.caption3)) }
  check(.visionos, "extraLargeTitle") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.extraLargeTitle)) }
  check(.visionos, "extraLargeTitle2") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.extraLargeTitle2)) }
  check(.ios, "footnote") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.footnote)) }
  check(.ios, "headline") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.headline)) }
  check(.ios, "largeTitle") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.largeTitle)) }
  check(.ios, "subheadline") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.subheadline)) }
  check(.ios, "title") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.title)) }
  check(.ios, "title2") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.title2)) }
  check(.ios, "title3") { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.title3)) }
  check(.ios, "black") { Text("a").fontWeight(Font.Weight.black) }
  check(.ios, "bold") { Text("a").fontWeight(Font.Weight.bold) }
  check(.ios, "heavy") { Text("a").fontWeight(Font.Weight.heavy) }
  check(.ios, "light") { Text("a").fontWeight(Font.Weight.light) }
  check(.ios, "medium") { Text("a").fontWeight(Font.Weight.medium) }
  check(.ios, "regular") { Text("a").fontWeight(Font.Weight.regular) }
  check(.ios, "semibold") { Text("a").fontWeight(Font.Weight.semibold) }
  check(.ios, "thin") { Text("a").fontWeight(Font.Weight.thin) }
  check(.ios, "ultraLight") { Text("a").fontWeight(Font.Weight.ultraLight) }
  check(.ios, "compressed") { Text("a").fontWidth(Font.Width.compressed) }
  check(.ios, "condensed") { Text("a").fontWidth(Font.Width.condensed) }
  check(.ios, "expanded") { Text("a").fontWidth(Font.Width.expanded) }
  check(.ios, "standard") { Text("a").fontWidth(Font.Width.standard) }
  check(.ios, "Font.Width(1)") { Text("a").fontWidth(Font.Width(0.75)) }
  check(.ios, "clear") { Text("a").glassEffect(Glass.clear, in: Ellipse()) }
  check(.ios, "identity") { Text("a").glassEffect(Glass.identity, in: Ellipse()) }
  check(.ios, "") { Text("a").glassEffect(Glass.regular, in: Ellipse()) }
  check(.ios, "interactive(1)") { Text("a").glassEffect(Glass.clear.interactive(false), in: Ellipse()) }
  check(.ios, "tint(1)") { Text("a").glassEffect(Glass.clear.tint(Color.red), in: Ellipse()) }
  check(.visionos, "") { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.always) }
  check(.visionos, "implicit") { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "never") { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.never) }
  check(.ios, "identity") { Text("a").glassEffectTransition(GlassEffectTransition.identity) }
  check(.ios, "matchedGeometry") { Text("a").glassEffectTransition(GlassEffectTransition.matchedGeometry) }
  check(.ios, "materialize") { Text("a").glassEffectTransition(GlassEffectTransition.materialize) }
  check(.ios, "Gradient(1)") { AngularGradient(gradient: Gradient(colors: [Color.red]), center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios, "Gradient(1)") { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios, "device") { Color.red.mix(with: Color.red, by: 0.75, in: Gradient.ColorSpace.device) }
  check(.ios, "") { Color.red.mix(with: Color.red, by: 0.75, in: Gradient.ColorSpace.perceptual) }
  check(.ios, "Gradient.Stop(2)") { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios, "GridItem(3)") { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "adaptive(2)") { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "fixed(1)") { LazyHGrid(rows: [GridItem(GridItem.Size.fixed(0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "flexible(2)") { LazyHGrid(rows: [GridItem(GridItem.Size.flexible(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "primaryAction") { Text("a").handGestureShortcut(HandGestureShortcut.primaryAction, isEnabled: false) }
  check(.visionos, "drawing") { Text("a").handPointerBehavior(HandPointerBehavior.drawing) }
  check(.visionos, "inactive") { Text("a").handPointerBehavior(HandPointerBehavior.inactive) }
  check(.ios, "center") { Text("a").gridColumnAlignment(HorizontalAlignment.center) }
  check(.ios, "leading") { Text("a").gridColumnAlignment(HorizontalAlignment.leading) }
  check(.ios, "listRowSeparatorLeading") { Text("a").gridColumnAlignment(HorizontalAlignment.listRowSeparatorLeading) }
  check(.ios, "listRowSeparatorTrailing") { Text("a").gridColumnAlignment(HorizontalAlignment.listRowSeparatorTrailing) }
  check(.ios, "trailing") { Text("a").gridColumnAlignment(HorizontalAlignment.trailing) }
  check(.ios, "leading") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "trailing") { Text("a").safeAreaBar(edge: HorizontalEdge.trailing, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "automatic") { Text("a").defaultHoverEffect(HoverEffect.automatic) }
  check(.ios, "highlight") { Text("a").defaultHoverEffect(HoverEffect.highlight) }
  check(.ios, "lift") { Text("a").defaultHoverEffect(HoverEffect.lift) }
  check(.ios, "HoverEffect(1)") { Text("a").defaultHoverEffect(HoverEffect(.automatic)) }
  check(.visionos, "systemOverlays") { Text("a").hoverEffect(.automatic, in: HoverEffectGroup.systemOverlays, isEnabled: false) }
  check(.visionos, "HoverEffectGroup(2)") { Text("a").hoverEffect(.automatic, in: HoverEffectGroup(Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.followsGroup), isEnabled: false) }
  check(.visionos, "HoverEffectGroup(3)") { Text("a").hoverEffect(.automatic, in: HoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.followsGroup), isEnabled: false) }
  check(.visionos, "behavior(1)") { Text("a").hoverEffect(.automatic, in: HoverEffectGroup.systemOverlays.behavior(HoverEffectGroup.Behavior.activatesGroup), isEnabled: false) }
  check(.visionos, "") { Text("a").hoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.activatesGroup) }
  check(.visionos, "followsGroup") { Text("a").hoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.followsGroup) }
  check(.visionos, "ignoresGroup") { Text("a").hoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.ignoresGroup) }
  check(.visionos, "preservesGroup") { Text("a").hoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.preservesGroup) }
  check(.ios, "constrainedHigh") { Text("a").allowedDynamicRange(Image.DynamicRange.constrainedHigh) }
  check(.ios, "high") { Text("a").allowedDynamicRange(Image.DynamicRange.high) }
  check(.ios, "standard") { Text("a").allowedDynamicRange(Image.DynamicRange.standard) }
  check(.ios, "high") { Image("i").interpolation(Image.Interpolation.high) }
  check(.ios, "low") { Image("i").interpolation(Image.Interpolation.low) }
  check(.ios, "medium") { Image("i").interpolation(Image.Interpolation.medium) }
  check(.ios, "none") { Image("i").interpolation(Image.Interpolation.none) }
  check(.ios, "") { Image("i").resizable(capInsets: EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), resizingMode: Image.ResizingMode.stretch) }
  check(.ios, "tile") { Image("i").resizable(capInsets: EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), resizingMode: Image.ResizingMode.tile) }
  check(.ios, "large") { Text("a").imageScale(Image.Scale.large) }
  check(.ios, "medium") { Text("a").imageScale(Image.Scale.medium) }
  check(.ios, "small") { Text("a").imageScale(Image.Scale.small) }
  check(.ios, "original") { Image("i").renderingMode(Image.TemplateRenderingMode.original) }
  check(.ios, "template") { Image("i").renderingMode(Image.TemplateRenderingMode.template) }
  check(.ios, "landscapeLeft") { Text("a").previewInterfaceOrientation(InterfaceOrientation.landscapeLeft) }
  check(.ios, "landscapeRight") { Text("a").previewInterfaceOrientation(InterfaceOrientation.landscapeRight) }
  check(.ios, "portrait") { Text("a").previewInterfaceOrientation(InterfaceOrientation.portrait) }
  check(.ios, "portraitUpsideDown") { Text("a").previewInterfaceOrientation(InterfaceOrientation.portraitUpsideDown) }
  check(.ios, "clear") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all) }
  check(.ios, "delete") { Text("a").keyboardShortcut(KeyEquivalent.delete, modifiers: EventModifiers.all) }
  check(.ios, "deleteForward") { Text("a").keyboardShortcut(KeyEquivalent.deleteForward, modifiers: EventModifiers.all) }
  check(.ios, "downArrow") { Text("a").keyboardShortcut(KeyEquivalent.downArrow, modifiers: EventModifiers.all) }
  check(.ios, "end") { Text("a").keyboardShortcut(KeyEquivalent.end, modifiers: EventModifiers.all) }
  check(.ios, "escape") { Text("a").keyboardShortcut(KeyEquivalent.escape, modifiers: EventModifiers.all) }
  check(.ios, "home") { Text("a").keyboardShortcut(KeyEquivalent.home, modifiers: EventModifiers.all) }
  check(.ios, "leftArrow") { Text("a").keyboardShortcut(KeyEquivalent.leftArrow, modifiers: EventModifiers.all) }
  check(.ios, "pageDown") { Text("a").keyboardShortcut(KeyEquivalent.pageDown, modifiers: EventModifiers.all) }
  check(.ios, "pageUp") { Text("a").keyboardShortcut(KeyEquivalent.pageUp, modifiers: EventModifiers.all) }
  check(.ios, "return") { Text("a").keyboardShortcut(KeyEquivalent.`return`, modifiers: EventModifiers.all) }
  check(.ios, "rightArrow") { Text("a").keyboardShortcut(KeyEquivalent.rightArrow, modifiers: EventModifiers.all) }
  check(.ios, "space") { Text("a").keyboardShortcut(KeyEquivalent.space, modifiers: EventModifiers.all) }
  check(.ios, "tab") { Text("a").keyboardShortcut(KeyEquivalent.tab, modifiers: EventModifiers.all) }
  check(.ios, "upArrow") { Text("a").keyboardShortcut(KeyEquivalent.upArrow, modifiers: EventModifiers.all) }
  check(.ios, "cancelAction") { Text("a").keyboardShortcut(KeyboardShortcut.cancelAction) }
  check(.ios, "defaultAction") { Text("a").keyboardShortcut(KeyboardShortcut.defaultAction) }
  check(.ios, "KeyboardShortcut(2)") { Text("a").keyboardShortcut(KeyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all)) }
  check(.ios, "KeyboardShortcut(3)") { Text("a").keyboardShortcut(KeyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.automatic)) }
  check(.ios, "automatic") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.automatic) }
  check(.ios, "custom") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.custom) }
  check(.ios, "withoutMirroring") { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.withoutMirroring) }
  check(.ios, "leftToRight") { Text("a").environment(\.layoutDirection, LayoutDirection.leftToRight) }
  check(.ios, "rightToLeft") { Text("a").environment(\.layoutDirection, LayoutDirection.rightToLeft) }
  check(.ios, "fixed") { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.fixed) }
  check(.ios, "mirrors(1)") { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.mirrors(in: LayoutDirection.leftToRight)) }
  check(.ios, "mirrors") { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.mirrors) }
  check(.ios, "bold") { Text("a").environment(\.legibilityWeight, LegibilityWeight.bold) }
  check(.ios, "regular") { Text("a").environment(\.legibilityWeight, LegibilityWeight.regular) }
  check(.ios, "monochrome") { Text("a").listItemTint(ListItemTint.monochrome) }
  check(.ios, "fixed(1)") { Text("a").listItemTint(ListItemTint.fixed(Color.red)) }
  check(.ios, "preferred(1)") { Text("a").listItemTint(ListItemTint.preferred(Color.red)) }
  check(.ios, "compact") { Text("a").listSectionSpacing(ListSectionSpacing.compact) }
  check(.ios, "default") { Text("a").listSectionSpacing(ListSectionSpacing.`default`) }
  check(.ios, "custom(1)") { Text("a").listSectionSpacing(ListSectionSpacing.custom(0.75)) }
  check(.visionos, "Manipulable.GestureState(0)") { Text("a").manipulable(using: Manipulable.GestureState()) }
  check(.visionos, "high") { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.high, isEnabled: false, onChanged: { refresh() }) }
  check(.visionos, "low") { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.low, isEnabled: false, onChanged: { refresh() }) }
  check(.visionos, "") { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.medium, isEnabled: false, onChanged: { refresh() }) }
  check(.visionos, "none") { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.none, isEnabled: false, onChanged: { refresh() }) }
  check(.ios, "") { Text("a").matchedGeometryEffect(id: 0.75, in: Namespace().wrappedValue, properties: MatchedGeometryProperties.frame, anchor: UnitPoint.bottom, isSource: false) }
  check(.ios, "position") { Text("a").matchedGeometryEffect(id: 0.75, in: Namespace().wrappedValue, properties: MatchedGeometryProperties.position, anchor: UnitPoint.bottom, isSource: false) }
  check(.ios, "size") { Text("a").matchedGeometryEffect(id: 0.75, in: Namespace().wrappedValue, properties: MatchedGeometryProperties.size, anchor: UnitPoint.bottom, isSource: false) }
  check(.ios, "bar") { Text("a").environment(\.backgroundMaterial, Material.bar) }
  check(.ios, "regular") { Text("a").environment(\.backgroundMaterial, Material.regular) }
  check(.ios, "thick") { Text("a").environment(\.backgroundMaterial, Material.thick) }
  check(.ios, "thin") { Text("a").environment(\.backgroundMaterial, Material.thin) }
  check(.ios, "ultraThick") { Text("a").environment(\.backgroundMaterial, Material.ultraThick) }
  check(.ios, "ultraThin") { Text("a").environment(\.backgroundMaterial, Material.ultraThin) }
  check(.ios, "materialActiveAppearance(1)") { Text("a").environment(\.backgroundMaterial, .bar.materialActiveAppearance(MaterialActiveAppearance.active)) }
  check(.ios, "active") { Text("a").materialActiveAppearance(MaterialActiveAppearance.active) }
  check(.ios, "automatic") { Text("a").materialActiveAppearance(MaterialActiveAppearance.automatic) }
  check(.macos, "inactive") { Text("a").materialActiveAppearance(MaterialActiveAppearance.inactive) }
  check(.ios, "matchWindow") { Text("a").materialActiveAppearance(MaterialActiveAppearance.matchWindow) }
  check(.ios, "automatic") { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.automatic) }
  check(.ios, "disabled") { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.disabled) }
  check(.ios, "enabled") { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.enabled) }
  check(.ios, "automatic") { Text("a").menuOrder(MenuOrder.automatic) }
  check(.ios, "fixed") { Text("a").menuOrder(MenuOrder.fixed) }
  check(.ios, "priority") { Text("a").menuOrder(MenuOrder.priority) }
  check(.ios, "automatic") { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios, "inline") { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.inline) }
  check(.ios, "large") { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.large) }
  check(.ios, "NavigationPath(0)") { NavigationStack(path: .constant(NavigationPath()), root: { Text("c") }) }
  check(.ios, "content") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "detail") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.detail), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "sidebar") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.sidebar), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "all") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "automatic") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.automatic), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "detailOnly") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.detailOnly), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios, "doubleColumn") { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.doubleColumn), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.visionos, "parent(1)") { Text("a").ornament(visibility: Visibility.hidden, attachmentAnchor: OrnamentAttachmentAnchor.parent(UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)), contentAlignment: Alignment.bottom, ornament: { Text("c") }) }
  check(.visionos, "scene(1)") { Text("a").ornament(visibility: Visibility.hidden, attachmentAnchor: OrnamentAttachmentAnchor.scene(UnitPoint.bottom), contentAlignment: Alignment.bottom, ornament: { Text("c") }) }
  check(.ios, "automatic") { Text("a").paletteSelectionEffect(PaletteSelectionEffect.automatic) }
  check(.ios, "custom") { Text("a").paletteSelectionEffect(PaletteSelectionEffect.custom) }
  check(.ios, "symbolVariant(1)") { Text("a").paletteSelectionEffect(PaletteSelectionEffect.symbolVariant(SymbolVariants.circle)) }
}

private func calls11(_ check: Check) {
  check(.ios, "sectionFooters") { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios, "sectionHeaders") { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionHeaders, content: { Text("c") }) }
  check(.macos, "columnResize") { Text("a").pointerStyle(PointerStyle.columnResize) }
  check(.macos, "default") { Text("a").pointerStyle(PointerStyle.`default`) }
  check(.macos, "grabActive") { Text("a").pointerStyle(PointerStyle.grabActive) }
  check(.macos, "grabIdle") { Text("a").pointerStyle(PointerStyle.grabIdle) }
  check(.macos, "horizontalText") { Text("a").pointerStyle(PointerStyle.horizontalText) }
  check(.macos, "link") { Text("a").pointerStyle(PointerStyle.link) }
  check(.macos, "rectSelection") { Text("a").pointerStyle(PointerStyle.rectSelection) }
  check(.macos, "rowResize") { Text("a").pointerStyle(PointerStyle.rowResize) }
  check(.macos, "verticalText") { Text("a").pointerStyle(PointerStyle.verticalText) }
  check(.macos, "zoomIn") { Text("a").pointerStyle(PointerStyle.zoomIn) }
  check(.macos, "zoomOut") { Text("a").pointerStyle(PointerStyle.zoomOut) }
  check(.macos, "columnResize(1)") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set.all)) }
  check(.macos, "frameResize(2)") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "image(2)") { Text("a").pointerStyle(PointerStyle.image(Image("i"), hotSpot: UnitPoint.bottom)) }
  check(.macos, "image(2)") { Text("a").pointerStyle(PointerStyle.image(ImageResource(name: "r", bundle: .main), hotSpot: UnitPoint.bottom)) }
  check(.macos, "rowResize(1)") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set.all)) }
  check(.visionos, "shape(3)") { Text("a").pointerStyle(PointerStyle.shape(Ellipse(), eoFill: true, size: CGSize(width: 7, height: 8))) }
  check(.macos, "") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set.all)) }
  check(.macos, "inward") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "outward") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set.outward)) }
  check(.macos, "FrameResizeDirection.Set(1)") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set(FrameResizeDirection.inward))) }
  check(.macos, "inward") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set(FrameResizeDirection.inward))) }
  check(.macos, "outward") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set(FrameResizeDirection.outward))) }
  check(.macos, "bottom") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "bottomLeading") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottomLeading, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "bottomTrailing") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottomTrailing, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "leading") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.leading, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "top") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.top, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "topLeading") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.topLeading, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "topTrailing") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.topTrailing, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "trailing") { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.trailing, directions: FrameResizeDirection.Set.inward)) }
  check(.macos, "all") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set.all)) }
  check(.macos, "leading") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set.leading)) }
  check(.macos, "trailing") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set.trailing)) }
  check(.macos, "HorizontalDirection.Set(1)") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set(HorizontalDirection.leading))) }
  check(.macos, "leading") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set(HorizontalDirection.leading))) }
  check(.macos, "trailing") { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set(HorizontalDirection.trailing))) }
  check(.ios, "point(1)") { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.bottom, content: { Text("c") }) }
  check(.ios, "rect(1)") { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.rect(Anchor.Source.bounds3D), arrowEdge: Edge.bottom, content: { Text("c") }) }
  check(.visionos, "bounds3D") { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.rect(Anchor.Source.bounds3D), arrowEdge: Edge.bottom, content: { Text("c") }) }
  check(.ios, "automatic") { Text("a").presentationCompactAdaptation(PresentationAdaptation.automatic) }
  check(.ios, "fullScreenCover") { Text("a").presentationCompactAdaptation(PresentationAdaptation.fullScreenCover) }
  check(.ios, "none") { Text("a").presentationCompactAdaptation(PresentationAdaptation.none) }
  check(.ios, "popover") { Text("a").presentationCompactAdaptation(PresentationAdaptation.popover) }
  check(.ios, "sheet") { Text("a").presentationCompactAdaptation(PresentationAdaptation.sheet) }
  check(.ios, "automatic") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.automatic) }
  check(.ios, "disabled") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.disabled) }
  check(.ios, "enabled") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled) }
  check(.ios, "enabled(1)") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled(upThrough: PresentationDetent.large)) }
  check(.ios, "automatic") { Text("a").presentationContentInteraction(PresentationContentInteraction.automatic) }
  check(.ios, "resizes") { Text("a").presentationContentInteraction(PresentationContentInteraction.resizes) }
  check(.ios, "scrolls") { Text("a").presentationContentInteraction(PresentationContentInteraction.scrolls) }
  check(.ios, "large") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled(upThrough: PresentationDetent.large)) }
  check(.ios, "medium") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled(upThrough: PresentationDetent.medium)) }
  check(.ios, "fraction(1)") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled(upThrough: PresentationDetent.fraction(0.75))) }
  check(.ios, "height(1)") { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled(upThrough: PresentationDetent.height(0.75))) }
  check(.ios, "PreviewDevice(1)") { Text("a").previewDevice(PreviewDevice(stringLiteral: "star")) }
  check(.ios, "ProjectionTransform(0)") { Text("a").projectionEffect(ProjectionTransform()) }
  check(.ios, "concatenating(1)") { Text("a").projectionEffect(ProjectionTransform().concatenating(ProjectionTransform())) }
  check(.ios, "inverted(0)") { Text("a").projectionEffect(ProjectionTransform().inverted()) }
  check(.ios, "increased") { Text("a").headerProminence(Prominence.increased) }
  check(.ios, "standard") { Text("a").headerProminence(Prominence.standard) }
  check(.ios, "RectangleCornerInsets(0)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets().inset(by: RectangleCornerInsets(), edges: Edge.Set.bottom), for: ContentMarginPlacement.scrollContent) }
  check(.ios, "RectangleCornerInsets(4)") { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets().inset(by: RectangleCornerInsets(topLeading: CGSize(width: 7, height: 8), topTrailing: CGSize(width: 7, height: 8), bottomLeading: CGSize(width: 7, height: 8), bottomTrailing: CGSize(width: 7, height: 8)), edges: Edge.Set.bottom), for: ContentMarginPlacement.scrollContent) }
  check(.ios, "RectangleCornerRadii(4)") { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75), style: RoundedCornerStyle.circular) }
  check(.ios, "invalidated") { Text("a").redacted(reason: RedactionReasons.invalidated) }
  check(.ios, "placeholder") { Text("a").redacted(reason: RedactionReasons.placeholder) }
  check(.ios, "privacy") { Text("a").redacted(reason: RedactionReasons.privacy) }
  check(.ios, "") { Text("a").ignoresSafeArea(SafeAreaRegions.all, edges: Edge.Set.bottom) }
  check(.ios, "container") { Text("a").ignoresSafeArea(SafeAreaRegions.container, edges: Edge.Set.bottom) }
  check(.ios, "keyboard") { Text("a").ignoresSafeArea(SafeAreaRegions.keyboard, edges: Edge.Set.bottom) }
  check(.ios, "minimum") { Text("a").scenePadding(ScenePadding.minimum, edges: Edge.Set.bottom) }
  check(.watchos, "navigationBar") { Text("a").scenePadding(ScenePadding.navigationBar, edges: Edge.Set.bottom) }
  check(.ios, "alignment") { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.alignment) }
  check(.ios, "initialOffset") { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.initialOffset) }
  check(.ios, "sizeChanges") { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.sizeChanges) }
  check(.ios, "always") { Text("a").scrollBounceBehavior(ScrollBounceBehavior.always, axes: Axis.Set.horizontal) }
  check(.ios, "automatic") { Text("a").scrollBounceBehavior(ScrollBounceBehavior.automatic, axes: Axis.Set.horizontal) }
  check(.ios, "basedOnSize") { Text("a").scrollBounceBehavior(ScrollBounceBehavior.basedOnSize, axes: Axis.Set.horizontal) }
  check(.ios, "automatic") { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.automatic) }
  check(.ios, "immediately") { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.immediately) }
  check(.ios, "interactively") { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.interactively) }
  check(.ios, "never") { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.never) }
  check(.ios, "automatic") { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.automatic, for: Edge.Set.all) }
  check(.ios, "hard") { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.hard, for: Edge.Set.all) }
  check(.ios, "soft") { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.soft, for: Edge.Set.all) }
  check(.ios, "automatic") { Text("a").scrollIndicators(ScrollIndicatorVisibility.automatic, axes: Axis.Set.horizontal) }
  check(.ios, "hidden") { Text("a").scrollIndicators(ScrollIndicatorVisibility.hidden, axes: Axis.Set.horizontal) }
  check(.ios, "never") { Text("a").scrollIndicators(ScrollIndicatorVisibility.never, axes: Axis.Set.horizontal) }
  check(.ios, "visible") { Text("a").scrollIndicators(ScrollIndicatorVisibility.visible, axes: Axis.Set.horizontal) }
  check(.ios, "automatic") { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.handGestureShortcut) }
  check(.ios, "disabled") { Text("a").scrollInputBehavior(ScrollInputBehavior.disabled, for: ScrollInputKind.handGestureShortcut) }
  check(.ios, "enabled") { Text("a").scrollInputBehavior(ScrollInputBehavior.enabled, for: ScrollInputKind.handGestureShortcut) }
  check(.watchos, "handGestureShortcut") { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.handGestureShortcut) }
  check(.visionos, "look") { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.look) }
  check(.visionos, "look(1)") { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.look(axes: Axis.Set.horizontal)) }
  check(.ios, "ScrollPosition(2)") { Text("a").scrollPosition(.constant(ScrollPosition(id: 0.75, anchor: UnitPoint.bottom)), anchor: UnitPoint.bottom) }
  check(.ios, "ScrollPosition(0)") { Text("a").scrollPosition(.constant(ScrollPosition()), anchor: UnitPoint.bottom) }
  check(.ios, "ScrollPosition(1)") { Text("a").scrollPosition(.constant(ScrollPosition(edge: Edge.bottom)), anchor: UnitPoint.bottom) }
  check(.ios, "ScrollPosition(1)") { Text("a").scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 7, y: 8))), anchor: UnitPoint.bottom) }
  check(.ios, "ScrollPosition(1)") { Text("a").scrollPosition(.constant(ScrollPosition(x: 0.75)), anchor: UnitPoint.bottom) }
  check(.ios, "ScrollPosition(2)") { Text("a").scrollPosition(.constant(ScrollPosition(x: 0.75, y: 0.75)), anchor: UnitPoint.bottom) }
  check(.ios, "ScrollPosition(1)") { Text("a").scrollPosition(.constant(ScrollPosition(y: 0.75)), anchor: UnitPoint.bottom) }
  check(.ios, "") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.automatic, prompt: "star") }
  check(.ios, "navigationBarDrawer") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star") }
  check(.ios, "sidebar") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.sidebar, prompt: "star") }
  check(.ios, "toolbar") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.toolbar, prompt: "star") }
  check(.ios, "toolbarPrincipal") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.toolbarPrincipal, prompt: "star") }
  check(.ios, "navigationBarDrawer(1)") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.always), prompt: "star") }
  check(.ios, "always") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.always), prompt: "star") }
  check(.ios, "automatic") { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic), prompt: "star") }
  check(.ios, "automatic") { Text("a").searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.automatic) }
  check(.ios, "avoidHidingContent") { Text("a").searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.avoidHidingContent) }
  check(.ios, "automatic") { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.automatic, { Text("c") }) }
  check(.ios, "onSearchPresentation") { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.onSearchPresentation, { Text("c") }) }
  check(.ios, "onTextEntry") { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.onTextEntry, { Text("c") }) }
  check(.ios, "content") { Text("a").searchSuggestions(Visibility.automatic, for: SearchSuggestionsPlacement.Set.content) }
  check(.ios, "menu") { Text("a").searchSuggestions(Visibility.automatic, for: SearchSuggestionsPlacement.Set.menu) }
  check(.ios, "automatic") { Text("a").searchToolbarBehavior(SearchToolbarBehavior.automatic) }
  check(.ios, "minimize") { Text("a").searchToolbarBehavior(SearchToolbarBehavior.minimize) }
  check(.ios, "alignment") { Text("a").sensoryFeedback(SensoryFeedback.alignment, trigger: 0.75) }
  check(.ios, "decrease") { Text("a").sensoryFeedback(SensoryFeedback.decrease, trigger: 0.75) }
  check(.ios, "error") { Text("a").sensoryFeedback(SensoryFeedback.error, trigger: 0.75) }
  check(.ios, "impact") { Text("a").sensoryFeedback(SensoryFeedback.impact, trigger: 0.75) }
  check(.ios, "increase") { Text("a").sensoryFeedback(SensoryFeedback.increase, trigger: 0.75) }
  check(.ios, "levelChange") { Text("a").sensoryFeedback(SensoryFeedback.levelChange, trigger: 0.75) }
  check(.ios, "pathComplete") { Text("a").sensoryFeedback(SensoryFeedback.pathComplete, trigger: 0.75) }
  check(.ios, "selection") { Text("a").sensoryFeedback(SensoryFeedback.selection, trigger: 0.75) }
  check(.ios, "start") { Text("a").sensoryFeedback(SensoryFeedback.start, trigger: 0.75) }
  check(.ios, "stop") { Text("a").sensoryFeedback(SensoryFeedback.stop, trigger: 0.75) }
  check(.ios, "success") { Text("a").sensoryFeedback(SensoryFeedback.success, trigger: 0.75) }
  check(.ios, "warning") { Text("a").sensoryFeedback(SensoryFeedback.warning, trigger: 0.75) }
  check(.ios, "impact(2)") { Text("a").sensoryFeedback(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.rigid, intensity: 0.75), trigger: 0.75) }
  check(.ios, "impact(2)") { Text("a").sensoryFeedback(SensoryFeedback.impact(weight: SensoryFeedback.Weight.heavy, intensity: 0.75), trigger: 0.75) }
  check(.ios, "press(1)") { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.button), trigger: 0.75) }
  check(.ios, "release(1)") { Text("a").sensoryFeedback(SensoryFeedback.release(SensoryFeedback.ReleaseFeedback.slider), trigger: 0.75) }
  check(.ios, "selection(1)") { Text("a").sensoryFeedback(SensoryFeedback.selection(SensoryFeedback.SelectionFeedback.maximum), trigger: 0.75) }
  check(.ios, "rigid") { Text("a").sensoryFeedback(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.rigid, intensity: 0.75), trigger: 0.75) }
  check(.ios, "soft") { Text("a").sensoryFeedback(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.soft, intensity: 0.75), trigger: 0.75) }
  check(.ios, "solid") { Text("a").sensoryFeedback(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.solid, intensity: 0.75), trigger: 0.75) }
  check(.ios, "button") { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.button), trigger: 0.75) }
  check(.ios, "buttonIconOnly") { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.buttonIconOnly), trigger: 0.75) }
  check(.ios, "slider") { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.slider), trigger: 0.75) }
  check(.ios, "tab") { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.tab), trigger: 0.75) }
  check(.ios, "toggle") { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.toggle), trigger: 0.75) }
  check(.ios, "slider") { Text("a").sensoryFeedback(SensoryFeedback.release(SensoryFeedback.ReleaseFeedback.slider), trigger: 0.75) }
  check(.ios, "maximum") { Text("a").sensoryFeedback(SensoryFeedback.selection(SensoryFeedback.SelectionFeedback.maximum), trigger: 0.75) }
  check(.ios, "minimum") { Text("a").sensoryFeedback(SensoryFeedback.selection(SensoryFeedback.SelectionFeedback.minimum), trigger: 0.75) }
  check(.ios, "off") { Text("a").sensoryFeedback(SensoryFeedback.selection(SensoryFeedback.SelectionFeedback.off), trigger: 0.75) }
  check(.ios, "on") { Text("a").sensoryFeedback(SensoryFeedback.selection(SensoryFeedback.SelectionFeedback.on), trigger: 0.75) }
  check(.ios, "heavy") { Text("a").sensoryFeedback(SensoryFeedback.impact(weight: SensoryFeedback.Weight.heavy, intensity: 0.75), trigger: 0.75) }
  check(.ios, "light") { Text("a").sensoryFeedback(SensoryFeedback.impact(weight: SensoryFeedback.Weight.light, intensity: 0.75), trigger: 0.75) }
  check(.ios, "") { Text("a").sensoryFeedback(SensoryFeedback.impact(weight: SensoryFeedback.Weight.medium, intensity: 0.75), trigger: 0.75) }
  check(.ios, "Shader(2)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios, "boundingRect") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios, "color(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.color(Color.red)]), isEnabled: false) }
  check(.ios, "colorArray(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.colorArray([Color.red])]), isEnabled: false) }
  check(.ios, "float2(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.float2(CGPoint(x: 7, y: 8))]), isEnabled: false) }
  check(.ios, "float2(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.float2(CGSize(width: 7, height: 8))]), isEnabled: false) }
  check(.ios, "float2(2)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.float2(0.75, 0.75)]), isEnabled: false) }
  check(.ios, "float3(3)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.float3(0.75, 0.75, 0.75)]), isEnabled: false) }
  check(.ios, "float4(4)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.float4(0.75, 0.75, 0.75, 0.75)]), isEnabled: false) }
  check(.ios, "float(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.float(0.75)]), isEnabled: false) }
  check(.ios, "floatArray(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.floatArray([0.75])]), isEnabled: false) }
  check(.ios, "image(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.image(Image("i"))]), isEnabled: false) }
  check(.ios, "ShaderFunction(2)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios, "default") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios, "ShaderLibrary(1)") { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary(url: URL(filePath: "/a")), name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios, "large") { Text("a").environment(\.sidebarRowSize, SidebarRowSize.large) }
  check(.ios, "medium") { Text("a").environment(\.sidebarRowSize, SidebarRowSize.medium) }
  check(.ios, "small") { Text("a").environment(\.sidebarRowSize, SidebarRowSize.small) }
  check(.ios, "fixed") { Text("a").toolbar { ToolbarSpacer(SpacerSizing.fixed, placement: ToolbarItemPlacement.cancellationAction) } }
  check(.ios, "") { Text("a").toolbar { ToolbarSpacer(SpacerSizing.flexible, placement: ToolbarItemPlacement.cancellationAction) } }
  check(.ios, "bouncy") { Text("a").animation(Animation.interpolatingSpring(Spring.bouncy, initialVelocity: 0.75)) }
  check(.ios, "smooth") { Text("a").animation(Animation.interpolatingSpring(Spring.smooth, initialVelocity: 0.75)) }
  check(.ios, "snappy") { Text("a").animation(Animation.interpolatingSpring(Spring.snappy, initialVelocity: 0.75)) }
  check(.ios, "bouncy(2)") { Text("a").animation(Animation.interpolatingSpring(Spring.bouncy(duration: 0.75, extraBounce: 0.75), initialVelocity: 0.75)) }
  check(.ios, "smooth(2)") { Text("a").animation(Animation.interpolatingSpring(Spring.smooth(duration: 0.75, extraBounce: 0.75), initialVelocity: 0.75)) }
  check(.ios, "snappy(2)") { Text("a").animation(Animation.interpolatingSpring(Spring.snappy(duration: 0.75, extraBounce: 0.75), initialVelocity: 0.75)) }
  check(.ios, "Spring(2)") { Text("a").animation(Animation.interpolatingSpring(Spring(duration: 0.75, bounce: 0.75), initialVelocity: 0.75)) }
  check(.ios, "Spring(4)") { Text("a").animation(Animation.interpolatingSpring(Spring(mass: 0.75, stiffness: 0.75, damping: 0.75, allowOverDamping: true), initialVelocity: 0.75)) }
  check(.ios, "Spring(2)") { Text("a").animation(Animation.interpolatingSpring(Spring(response: 0.75, dampingRatio: 0.75), initialVelocity: 0.75)) }
  check(.ios, "Spring(3)") { Text("a").animation(Animation.interpolatingSpring(Spring(settlingDuration: 0.75, dampingRatio: 0.75, epsilon: 0.75), initialVelocity: 0.75)) }
  check(.ios, "automatic") { Text("a").springLoadingBehavior(SpringLoadingBehavior.automatic) }
  check(.ios, "disabled") { Text("a").springLoadingBehavior(SpringLoadingBehavior.disabled) }
  check(.ios, "enabled") { Text("a").springLoadingBehavior(SpringLoadingBehavior.enabled) }
  check(.visionos, "all") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.all) }
  check(.visionos, "back") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.back) }
  check(.visionos, "front") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.front) }
  check(.visionos, "left") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.left) }
  check(.visionos, "right") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.right) }
  check(.visionos, "SquareAzimuth.Set(1)") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set(SquareAzimuth.back)) }
  check(.visionos, "back") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set(SquareAzimuth.back)) }
  check(.visionos, "front") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set(SquareAzimuth.front)) }
  check(.visionos, "left") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set(SquareAzimuth.left)) }
  check(.visionos, "right") { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set(SquareAzimuth.right)) }
  check(.ios, "StrokeStyle(4)") { Rectangle().stroke(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios, "continue") { Text("a").submitLabel(SubmitLabel.`continue`) }
}

private func calls12(_ check: Check) {
  check(.ios, "done") { Text("a").submitLabel(SubmitLabel.done) }
  check(.ios, "go") { Text("a").submitLabel(SubmitLabel.go) }
  check(.ios, "join") { Text("a").submitLabel(SubmitLabel.join) }
  check(.ios, "next") { Text("a").submitLabel(SubmitLabel.next) }
  check(.ios, "return") { Text("a").submitLabel(SubmitLabel.`return`) }
  check(.ios, "route") { Text("a").submitLabel(SubmitLabel.route) }
  check(.ios, "search") { Text("a").submitLabel(SubmitLabel.search) }
  check(.ios, "send") { Text("a").submitLabel(SubmitLabel.send) }
  check(.ios, "search") { Text("a").onSubmit(of: SubmitTriggers.search, { refresh() }) }
  check(.ios, "") { Text("a").onSubmit(of: SubmitTriggers.text, { refresh() }) }
  check(.visionos, "dark") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.dark) }
  check(.visionos, "semiDark") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.semiDark) }
  check(.visionos, "systemDark") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.systemDark) }
  check(.visionos, "ultraDark") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.ultraDark) }
  check(.visionos, "colorMultiply(1)") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.colorMultiply(Color.red)) }
  check(.visionos, "dim(1)") { Text("a").preferredSurroundingsEffect(SurroundingsEffect.dim(intensity: 0.75)) }
  check(.ios, "flat") { Text("a").symbolColorRenderingMode(SymbolColorRenderingMode.flat) }
  check(.ios, "gradient") { Text("a").symbolColorRenderingMode(SymbolColorRenderingMode.gradient) }
  check(.ios, "") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios, "nonRepeating") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "repeating") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.repeating, value: 0.75) }
  check(.ios, "repeat(1)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(SymbolEffectOptions.RepeatBehavior.continuous), value: 0.75) }
  check(.ios, "repeat(1)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(7), value: 0.75) }
  check(.ios, "speed(1)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.speed(0.75), value: 0.75) }
  check(.ios, "nonRepeating") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`.nonRepeating, value: 0.75) }
  check(.ios, "repeating") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`.repeating, value: 0.75) }
  check(.ios, "repeat(1)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`.`repeat`(SymbolEffectOptions.RepeatBehavior.continuous), value: 0.75) }
  check(.ios, "repeat(1)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`.`repeat`(7), value: 0.75) }
  check(.ios, "speed(1)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`.speed(0.75), value: 0.75) }
  check(.ios, "continuous") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(SymbolEffectOptions.RepeatBehavior.continuous), value: 0.75) }
  check(.ios, "periodic") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(SymbolEffectOptions.RepeatBehavior.periodic), value: 0.75) }
  check(.ios, "periodic(2)") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(SymbolEffectOptions.RepeatBehavior.periodic(7, delay: 0.75)), value: 0.75) }
  check(.ios, "hierarchical") { Text("a").symbolRenderingMode(SymbolRenderingMode.hierarchical) }
  check(.ios, "monochrome") { Text("a").symbolRenderingMode(SymbolRenderingMode.monochrome) }
  check(.ios, "multicolor") { Text("a").symbolRenderingMode(SymbolRenderingMode.multicolor) }
  check(.ios, "palette") { Text("a").symbolRenderingMode(SymbolRenderingMode.palette) }
  check(.ios, "color") { Text("a").symbolVariableValueMode(SymbolVariableValueMode.color) }
  check(.ios, "draw") { Text("a").symbolVariableValueMode(SymbolVariableValueMode.draw) }
  check(.ios, "circle") { Text("a").symbolVariant(SymbolVariants.circle) }
  check(.ios, "fill") { Text("a").symbolVariant(SymbolVariants.fill) }
  check(.ios, "none") { Text("a").symbolVariant(SymbolVariants.none) }
  check(.ios, "rectangle") { Text("a").symbolVariant(SymbolVariants.rectangle) }
  check(.ios, "slash") { Text("a").symbolVariant(SymbolVariants.slash) }
  check(.ios, "square") { Text("a").symbolVariant(SymbolVariants.square) }
  check(.ios, "circle") { Text("a").symbolVariant(SymbolVariants.circle.circle) }
  check(.ios, "fill") { Text("a").symbolVariant(SymbolVariants.circle.fill) }
  check(.ios, "rectangle") { Text("a").symbolVariant(SymbolVariants.circle.rectangle) }
  check(.ios, "slash") { Text("a").symbolVariant(SymbolVariants.circle.slash) }
  check(.ios, "square") { Text("a").symbolVariant(SymbolVariants.circle.square) }
  check(.ios, "automatic") { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.automatic) }
  check(.ios, "never") { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.never) }
  check(.ios, "onScrollDown") { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollDown) }
  check(.ios, "onScrollUp") { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollUp) }
  check(.ios, "disabled") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationBehavior(TabCustomizationBehavior.disabled, for: AdaptableTabBarPlacement.automatic) } }
  check(.ios, "reorderable") { TabView { Tab("t", systemImage: "star") { Text("c") }.customizationBehavior(TabCustomizationBehavior.reorderable, for: AdaptableTabBarPlacement.automatic) } }
  check(.ios, "automatic") { TabView { Tab("t", systemImage: "star") { Text("c") }.tabPlacement(TabPlacement.automatic) } }
  check(.ios, "pinned") { TabView { Tab("t", systemImage: "star") { Text("c") }.tabPlacement(TabPlacement.pinned) } }
  check(.ios, "sidebarOnly") { TabView { Tab("t", systemImage: "star") { Text("c") }.tabPlacement(TabPlacement.sidebarOnly) } }
  check(.ios, "search") { TabView { Tab("star", image: "star", role: TabRole.search, content: { Text("c") }) } }
  check(.ios, "automatic") { Text("a").tabViewSearchActivation(TabSearchActivation.automatic) }
  check(.ios, "searchTabSelection") { Text("a").tabViewSearchActivation(TabSearchActivation.searchTabSelection) }
  check(.ios, "default") { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.`default`) }
  check(.ios, "layoutBased") { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.layoutBased) }
  check(.ios, "writingDirectionBased") { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.writingDirectionBased) }
  check(.ios, "lowercase") { Text("a").textCase(Text.Case.lowercase) }
  check(.ios, "uppercase") { Text("a").textCase(Text.Case.uppercase) }
  check(.ios, "default") { Text("a").textScale(Text.Scale.`default`, isEnabled: false) }
  check(.ios, "secondary") { Text("a").textScale(Text.Scale.secondary, isEnabled: false) }
  check(.ios, "head") { Text("a").truncationMode(Text.TruncationMode.head) }
  check(.ios, "middle") { Text("a").truncationMode(Text.TruncationMode.middle) }
  check(.ios, "tail") { Text("a").truncationMode(Text.TruncationMode.tail) }
  check(.ios, "contentBased") { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.contentBased) }
  check(.ios, "default") { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.`default`) }
  check(.ios, "layoutBased") { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.layoutBased) }
  check(.ios, "center") { Text("a").multilineTextAlignment(TextAlignment.center) }
  check(.ios, "leading") { Text("a").multilineTextAlignment(TextAlignment.leading) }
  check(.ios, "trailing") { Text("a").multilineTextAlignment(TextAlignment.trailing) }
  check(.ios, "characters") { Text("a").textInputAutocapitalization(TextInputAutocapitalization.characters) }
  check(.ios, "never") { Text("a").textInputAutocapitalization(TextInputAutocapitalization.never) }
  check(.ios, "sentences") { Text("a").textInputAutocapitalization(TextInputAutocapitalization.sentences) }
  check(.ios, "words") { Text("a").textInputAutocapitalization(TextInputAutocapitalization.words) }
  check(.ios, "automatic") { Text("a").searchDictationBehavior(TextInputDictationBehavior.automatic) }
  check(.visionos, "preventDictation") { Text("a").searchDictationBehavior(TextInputDictationBehavior.preventDictation) }
  check(.ios, "inline(1)") { Text("a").searchDictationBehavior(TextInputDictationBehavior.inline(activation: TextInputDictationActivation.onLook)) }
  check(.ios, "onLook") { Text("a").searchDictationBehavior(TextInputDictationBehavior.inline(activation: TextInputDictationActivation.onLook)) }
  check(.ios, "onSelect") { Text("a").searchDictationBehavior(TextInputDictationBehavior.inline(activation: TextInputDictationActivation.onSelect)) }
  check(.macos, "accessoryBar") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.accessoryBar) }
  check(.ios, "all") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.all) }
  check(.ios, "contextMenu") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.contextMenu) }
  check(.ios, "default") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.`default`) }
  check(.macos, "fontPanel") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.fontPanel) }
  check(.ios, "inputAssistant") { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.inputAssistant) }
  check(.ios, "automatic") { Text("a").textSelectionAffinity(TextSelectionAffinity.automatic) }
  check(.ios, "downstream") { Text("a").textSelectionAffinity(TextSelectionAffinity.downstream) }
  check(.ios, "upstream") { Text("a").textSelectionAffinity(TextSelectionAffinity.upstream) }
  check(.ios, "default") { Text("a").toolbar { ToolbarItem { Text("i") }.customizationBehavior(ToolbarCustomizationBehavior.`default`) } }
  check(.ios, "disabled") { Text("a").toolbar { ToolbarItem { Text("i") }.customizationBehavior(ToolbarCustomizationBehavior.disabled) } }
  check(.ios, "reorderable") { Text("a").toolbar { ToolbarItem { Text("i") }.customizationBehavior(ToolbarCustomizationBehavior.reorderable) } }
  check(.ios, "alwaysAvailable") { Text("a").toolbar { ToolbarItem { Text("i") }.defaultCustomization(Visibility.hidden, options: ToolbarCustomizationOptions.alwaysAvailable) } }
  check(.ios, "search") { Text("a").toolbar(removing: ToolbarDefaultItemKind.search) }
  check(.ios, "sidebarToggle") { Text("a").toolbar(removing: ToolbarDefaultItemKind.sidebarToggle) }
  check(.ios, "title") { Text("a").toolbar(removing: ToolbarDefaultItemKind.title) }
  check(.ios, "") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.automatic) } }
  check(.ios, "bottomBar") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.bottomBar) } }
  check(.visionos, "bottomOrnament") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.bottomOrnament) } }
  check(.ios, "cancellationAction") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.cancellationAction) } }
  check(.ios, "confirmationAction") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.confirmationAction) } }
  check(.ios, "destructiveAction") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.destructiveAction) } }
  check(.ios, "keyboard") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.keyboard) } }
  check(.ios, "largeSubtitle") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.largeSubtitle) } }
  check(.ios, "largeTitle") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.largeTitle) } }
  check(.ios, "navigation") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.navigation) } }
  check(.ios, "navigationBarLeading") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.navigationBarLeading) } }
  check(.ios, "navigationBarTrailing") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.navigationBarTrailing) } }
  check(.ios, "primaryAction") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.primaryAction) } }
  check(.ios, "principal") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.principal) } }
  check(.ios, "secondaryAction") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.secondaryAction) } }
  check(.ios, "status") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.status) } }
  check(.ios, "subtitle") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.subtitle) } }
  check(.ios, "title") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.title) } }
  check(.ios, "topBarLeading") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.topBarLeading) } }
  check(.ios, "topBarTrailing") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.topBarTrailing) } }
  check(.macos, "accessoryBar(1)") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement.accessoryBar(id: 0.75)) } }
  check(.macos, "ToolbarItemPlacement(1)") { Text("a").toolbar { DefaultToolbarItem(kind: ToolbarDefaultItemKind.sidebarToggle, placement: ToolbarItemPlacement(id: 0.75)) } }
  check(.ios, "automatic") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios, "bottomBar") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.bottomBar) }
  check(.visionos, "bottomOrnament") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.bottomOrnament) }
  check(.ios, "navigationBar") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.navigationBar) }
  check(.ios, "tabBar") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.tabBar) }
  check(.macos, "windowToolbar") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.windowToolbar) }
  check(.macos, "accessoryBar(1)") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.accessoryBar(id: 0.75)) }
  check(.macos, "ToolbarPlacement(1)") { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement(id: 0.75)) }
  check(.ios, "automatic") { Text("a").toolbarRole(ToolbarRole.automatic) }
  check(.ios, "browser") { Text("a").toolbarRole(ToolbarRole.browser) }
  check(.ios, "editor") { Text("a").toolbarRole(ToolbarRole.editor) }
  check(.ios, "navigationStack") { Text("a").toolbarRole(ToolbarRole.navigationStack) }
  check(.ios, "automatic") { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.automatic) }
  check(.ios, "inline") { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inline) }
  check(.ios, "inlineLarge") { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inlineLarge) }
  check(.ios, "large") { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.large) }
  check(.macos, "default(1)") { Text("a").touchBarItemPresence(TouchBarItemPresence.`default`("star")) }
  check(.macos, "optional(1)") { Text("a").touchBarItemPresence(TouchBarItemPresence.optional("star")) }
  check(.macos, "required(1)") { Text("a").touchBarItemPresence(TouchBarItemPresence.required("star")) }
  check(.ios, "automatic") { Text("a").typesettingLanguage(TypesettingLanguage.automatic, isEnabled: false) }
  check(.ios, "URL") { Text("a").keyboardType(UIKeyboardType.URL) }
  check(.ios, "alphabet") { Text("a").keyboardType(UIKeyboardType.alphabet) }
  check(.ios, "asciiCapable") { Text("a").keyboardType(UIKeyboardType.asciiCapable) }
  check(.ios, "asciiCapableNumberPad") { Text("a").keyboardType(UIKeyboardType.asciiCapableNumberPad) }
  check(.ios, "decimalPad") { Text("a").keyboardType(UIKeyboardType.decimalPad) }
  check(.ios, "default") { Text("a").keyboardType(UIKeyboardType.`default`) }
  check(.ios, "emailAddress") { Text("a").keyboardType(UIKeyboardType.emailAddress) }
  check(.ios, "namePhonePad") { Text("a").keyboardType(UIKeyboardType.namePhonePad) }
  check(.ios, "numberPad") { Text("a").keyboardType(UIKeyboardType.numberPad) }
  check(.ios, "numbersAndPunctuation") { Text("a").keyboardType(UIKeyboardType.numbersAndPunctuation) }
  check(.ios, "phonePad") { Text("a").keyboardType(UIKeyboardType.phonePad) }
  check(.ios, "twitter") { Text("a").keyboardType(UIKeyboardType.twitter) }
  check(.ios, "webSearch") { Text("a").keyboardType(UIKeyboardType.webSearch) }
  check(.ios, "allCharacters") { Text("a").autocapitalization(UITextAutocapitalizationType.allCharacters) }
  check(.ios, "none") { Text("a").autocapitalization(UITextAutocapitalizationType.none) }
  check(.ios, "sentences") { Text("a").autocapitalization(UITextAutocapitalizationType.sentences) }
  check(.ios, "words") { Text("a").autocapitalization(UITextAutocapitalizationType.words) }
  check(.ios, "URL") { Text("a").textContentType(UITextContentType.URL) }
  check(.ios, "addressCity") { Text("a").textContentType(UITextContentType.addressCity) }
  check(.ios, "addressCityAndState") { Text("a").textContentType(UITextContentType.addressCityAndState) }
  check(.ios, "addressState") { Text("a").textContentType(UITextContentType.addressState) }
  check(.ios, "birthdate") { Text("a").textContentType(UITextContentType.birthdate) }
  check(.ios, "birthdateDay") { Text("a").textContentType(UITextContentType.birthdateDay) }
  check(.ios, "birthdateMonth") { Text("a").textContentType(UITextContentType.birthdateMonth) }
  check(.ios, "birthdateYear") { Text("a").textContentType(UITextContentType.birthdateYear) }
  check(.ios, "cellularEID") { Text("a").textContentType(UITextContentType.cellularEID) }
  check(.ios, "cellularIMEI") { Text("a").textContentType(UITextContentType.cellularIMEI) }
  check(.ios, "countryName") { Text("a").textContentType(UITextContentType.countryName) }
  check(.ios, "creditCardExpiration") { Text("a").textContentType(UITextContentType.creditCardExpiration) }
  check(.ios, "creditCardExpirationMonth") { Text("a").textContentType(UITextContentType.creditCardExpirationMonth) }
  check(.ios, "creditCardExpirationYear") { Text("a").textContentType(UITextContentType.creditCardExpirationYear) }
  check(.ios, "creditCardFamilyName") { Text("a").textContentType(UITextContentType.creditCardFamilyName) }
  check(.ios, "creditCardGivenName") { Text("a").textContentType(UITextContentType.creditCardGivenName) }
  check(.ios, "creditCardMiddleName") { Text("a").textContentType(UITextContentType.creditCardMiddleName) }
  check(.ios, "creditCardName") { Text("a").textContentType(UITextContentType.creditCardName) }
  check(.ios, "creditCardNumber") { Text("a").textContentType(UITextContentType.creditCardNumber) }
  check(.ios, "creditCardSecurityCode") { Text("a").textContentType(UITextContentType.creditCardSecurityCode) }
  check(.ios, "creditCardType") { Text("a").textContentType(UITextContentType.creditCardType) }
  check(.ios, "dateTime") { Text("a").textContentType(UITextContentType.dateTime) }
  check(.ios, "emailAddress") { Text("a").textContentType(UITextContentType.emailAddress) }
  check(.ios, "familyName") { Text("a").textContentType(UITextContentType.familyName) }
  check(.ios, "flightNumber") { Text("a").textContentType(UITextContentType.flightNumber) }
  check(.ios, "fullStreetAddress") { Text("a").textContentType(UITextContentType.fullStreetAddress) }
  check(.ios, "givenName") { Text("a").textContentType(UITextContentType.givenName) }
  check(.ios, "jobTitle") { Text("a").textContentType(UITextContentType.jobTitle) }
  check(.ios, "location") { Text("a").textContentType(UITextContentType.location) }
  check(.ios, "middleName") { Text("a").textContentType(UITextContentType.middleName) }
  check(.ios, "name") { Text("a").textContentType(UITextContentType.name) }
  check(.ios, "namePrefix") { Text("a").textContentType(UITextContentType.namePrefix) }
  check(.ios, "nameSuffix") { Text("a").textContentType(UITextContentType.nameSuffix) }
  check(.ios, "newPassword") { Text("a").textContentType(UITextContentType.newPassword) }
  check(.ios, "nickname") { Text("a").textContentType(UITextContentType.nickname) }
  check(.ios, "oneTimeCode") { Text("a").textContentType(UITextContentType.oneTimeCode) }
  check(.ios, "organizationName") { Text("a").textContentType(UITextContentType.organizationName) }
  check(.ios, "password") { Text("a").textContentType(UITextContentType.password) }
  check(.ios, "postalCode") { Text("a").textContentType(UITextContentType.postalCode) }
}

private func calls13(_ check: Check) {
  check(.ios, "shipmentTrackingNumber") { Text("a").textContentType(UITextContentType.shipmentTrackingNumber) }
  check(.ios, "streetAddressLine1") { Text("a").textContentType(UITextContentType.streetAddressLine1) }
  check(.ios, "streetAddressLine2") { Text("a").textContentType(UITextContentType.streetAddressLine2) }
  check(.ios, "sublocality") { Text("a").textContentType(UITextContentType.sublocality) }
  check(.ios, "telephoneNumber") { Text("a").textContentType(UITextContentType.telephoneNumber) }
  check(.ios, "username") { Text("a").textContentType(UITextContentType.username) }
  check(.ios, "ahap") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.ahap], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "aiff") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.aiff], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "aliasFile") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.aliasFile], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "appleArchive") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.appleArchive], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "appleProtectedMPEG4Audio") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.appleProtectedMPEG4Audio], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "appleProtectedMPEG4Video") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.appleProtectedMPEG4Video], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "appleScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.appleScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "application") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.application], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "applicationBundle") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.applicationBundle], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "applicationExtension") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.applicationExtension], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "arReferenceObject") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.arReferenceObject], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "archive") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.archive], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "assemblyLanguageSource") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.assemblyLanguageSource], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "audio") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.audio], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "audiovisualContent") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.audiovisualContent], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "avi") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.avi], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "binaryPropertyList") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.binaryPropertyList], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "bmp") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.bmp], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "bookmark") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.bookmark], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "bundle") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.bundle], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "bz2") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.bz2], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "cHeader") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.cHeader], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "cPlusPlusHeader") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.cPlusPlusHeader], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "cPlusPlusSource") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.cPlusPlusSource], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "cSource") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.cSource], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "calendarEvent") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.calendarEvent], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "commaSeparatedText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.commaSeparatedText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "compositeContent") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.compositeContent], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "contact") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.contact], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "content") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.content], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "css") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.css], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "data") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.data], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "database") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.database], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "delimitedText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.delimitedText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "directory") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.directory], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "diskImage") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.diskImage], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "dng") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.dng], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "emailMessage") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.emailMessage], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "epub") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.epub], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "exe") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.exe], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "executable") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.executable], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "exr") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.exr], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "fileURL") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.fileURL], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "flatRTFD") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.flatRTFD], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "folder") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.folder], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "font") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.font], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "framework") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.framework], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "geoJSON") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.geoJSON], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "gif") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.gif], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "gzip") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.gzip], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "heic") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.heic], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "heics") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.heics], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "heif") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.heif], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "html") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.html], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "icns") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.icns], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "ico") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.ico], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "image") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.image], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "internetLocation") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.internetLocation], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "internetShortcut") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.internetShortcut], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "item") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.item], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "javaScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.javaScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "jpeg") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.jpeg], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "jpegxl") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.jpegxl], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "json") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.json], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "linkPresentationMetadata") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.linkPresentationMetadata], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "livePhoto") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.livePhoto], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "log") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.log], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "m3uPlaylist") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.m3uPlaylist], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "makefile") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.makefile], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "message") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.message], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "midi") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.midi], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mountPoint") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mountPoint], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "movie") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.movie], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mp3") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mp3], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mpeg2TransportStream") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mpeg2TransportStream], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mpeg2Video") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mpeg2Video], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mpeg4Audio") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mpeg4Audio], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mpeg4Movie") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mpeg4Movie], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "mpeg") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.mpeg], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "objectiveCPlusPlusSource") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.objectiveCPlusPlusSource], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "objectiveCSource") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.objectiveCSource], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "osaScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.osaScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "osaScriptBundle") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.osaScriptBundle], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "package") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.package], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "pdf") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.pdf], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "perlScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.perlScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "phpScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.phpScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "pkcs12") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.pkcs12], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "plainText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.plainText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "playlist") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.playlist], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "pluginBundle") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.pluginBundle], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "png") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.png], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "presentation") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.presentation], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "propertyList") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.propertyList], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "pythonScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.pythonScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "quickLookGenerator") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.quickLookGenerator], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "quickTimeMovie") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.quickTimeMovie], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "rawImage") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.rawImage], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "realityFile") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.realityFile], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "resolvable") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.resolvable], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "rtf") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.rtf], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "rtfd") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.rtfd], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "rubyScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.rubyScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "sceneKitScene") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.sceneKitScene], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "script") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.script], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "shellScript") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.shellScript], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "sourceCode") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.sourceCode], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "spotlightImporter") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.spotlightImporter], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "spreadsheet") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.spreadsheet], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "svg") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.svg], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "swiftSource") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.swiftSource], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "symbolicLink") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.symbolicLink], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "systemPreferencesPane") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.systemPreferencesPane], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "tabSeparatedText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.tabSeparatedText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "tarArchive") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.tarArchive], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "text") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.text], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "threeDContent") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.threeDContent], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "tiff") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.tiff], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "toDoItem") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.toDoItem], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "unixExecutable") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.unixExecutable], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "url") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.url], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "urlBookmarkData") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.urlBookmarkData], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "usd") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.usd], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "usdz") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.usdz], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "utf16ExternalPlainText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.utf16ExternalPlainText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "utf16PlainText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.utf16PlainText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "utf8PlainText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.utf8PlainText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "utf8TabSeparatedText") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.utf8TabSeparatedText], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "vCard") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.vCard], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "video") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.video], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "volume") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.volume], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "wav") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.wav], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "webArchive") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.webArchive], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "webP") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.webP], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "x509Certificate") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.x509Certificate], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "xml") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.xml], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "xmlPropertyList") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.xmlPropertyList], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "xpcService") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.xpcService], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "yaml") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.yaml], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "zip") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType.zip], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "UTType(2)") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType(exportedAs: "star", conformingTo: UTType.aiff)], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "UTType(2)") { Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [UTType(importedAs: "star", conformingTo: UTType.aiff)], allowsMultipleSelection: true, onCompletion: { refresh() }) }
  check(.ios, "circularEaseIn") { Text("a").animation(Animation.timingCurve(UnitCurve.circularEaseIn, duration: 0.75)) }
  check(.ios, "circularEaseInOut") { Text("a").animation(Animation.timingCurve(UnitCurve.circularEaseInOut, duration: 0.75)) }
  check(.ios, "circularEaseOut") { Text("a").animation(Animation.timingCurve(UnitCurve.circularEaseOut, duration: 0.75)) }
  check(.ios, "easeIn") { Text("a").animation(Animation.timingCurve(UnitCurve.easeIn, duration: 0.75)) }
  check(.ios, "easeInEaseOut") { Text("a").animation(Animation.timingCurve(UnitCurve.easeInEaseOut, duration: 0.75)) }
  check(.ios, "easeInOut") { Text("a").animation(Animation.timingCurve(UnitCurve.easeInOut, duration: 0.75)) }
  check(.ios, "easeOut") { Text("a").animation(Animation.timingCurve(UnitCurve.easeOut, duration: 0.75)) }
  check(.ios, "linear") { Text("a").animation(Animation.timingCurve(UnitCurve.linear, duration: 0.75)) }
  check(.ios, "bezier(2)") { Text("a").animation(Animation.timingCurve(UnitCurve.bezier(startControlPoint: UnitPoint.bottom, endControlPoint: UnitPoint.bottom), duration: 0.75)) }
  check(.ios, "inverse") { Text("a").animation(Animation.timingCurve(UnitCurve.circularEaseIn.inverse, duration: 0.75)) }
  check(.ios, "bottom") { Text("a").accessibility(activationPoint: UnitPoint.bottom) }
  check(.ios, "bottomLeading") { Text("a").accessibility(activationPoint: UnitPoint.bottomLeading) }
  check(.ios, "bottomTrailing") { Text("a").accessibility(activationPoint: UnitPoint.bottomTrailing) }
  check(.ios, "center") { Text("a").accessibility(activationPoint: UnitPoint.center) }
  check(.ios, "leading") { Text("a").accessibility(activationPoint: UnitPoint.leading) }
  check(.ios, "top") { Text("a").accessibility(activationPoint: UnitPoint.top) }
  check(.ios, "topLeading") { Text("a").accessibility(activationPoint: UnitPoint.topLeading) }
  check(.ios, "topTrailing") { Text("a").accessibility(activationPoint: UnitPoint.topTrailing) }
  check(.ios, "trailing") { Text("a").accessibility(activationPoint: UnitPoint.trailing) }
  check(.ios, "zero") { Text("a").accessibility(activationPoint: UnitPoint.zero) }
  check(.ios, "UnitPoint(0)") { Text("a").accessibility(activationPoint: UnitPoint()) }
  check(.ios, "UnitPoint(2)") { Text("a").accessibility(activationPoint: UnitPoint(x: 0.75, y: 0.75)) }
  check(.visionos, "back") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.back) }
  check(.visionos, "bottom") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottom) }
  check(.visionos, "bottomBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomBack) }
  check(.visionos, "bottomFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomFront) }
  check(.visionos, "bottomLeading") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomLeading) }
  check(.visionos, "bottomLeadingBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomLeadingBack) }
  check(.visionos, "bottomLeadingFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomLeadingFront) }
  check(.visionos, "bottomTrailing") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomTrailing) }
  check(.visionos, "bottomTrailingBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomTrailingBack) }
  check(.visionos, "bottomTrailingFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomTrailingFront) }
  check(.visionos, "") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.center) }
  check(.visionos, "front") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.front) }
  check(.visionos, "leading") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.leading) }
  check(.visionos, "leadingBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.leadingBack) }
  check(.visionos, "leadingFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.leadingFront) }
  check(.visionos, "origin") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.origin) }
  check(.visionos, "top") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.top) }
  check(.visionos, "topBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topBack) }
  check(.visionos, "topFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topFront) }
  check(.visionos, "topLeading") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topLeading) }
  check(.visionos, "topLeadingBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topLeadingBack) }
  check(.visionos, "topLeadingFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topLeadingFront) }
  check(.visionos, "topTrailing") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topTrailing) }
  check(.visionos, "topTrailingBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topTrailingBack) }
  check(.visionos, "topTrailingFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topTrailingFront) }
  check(.visionos, "trailing") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.trailing) }
  check(.visionos, "trailingBack") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.trailingBack) }
  check(.visionos, "trailingFront") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.trailingFront) }
  check(.visionos, "zero") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.zero) }
  check(.visionos, "UnitPoint3D(0)") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D()) }
}

private func calls14(_ check: Check) {
  check(.visionos, "UnitPoint3D(3)") { Text("a").scaleEffect(0.75, anchor: UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)) }
  check(.ios, "compact") { Text("a").environment(\.horizontalSizeClass, UserInterfaceSizeClass.compact) }
  check(.ios, "regular") { Text("a").environment(\.horizontalSizeClass, UserInterfaceSizeClass.regular) }
  check(.ios, "bottom") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.center, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "firstTextBaseline") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.firstTextBaseline, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "lastTextBaseline") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.lastTextBaseline, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "top") { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.top, spacing: 0.75, content: { Text("c") }) }
  check(.macos, "all") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set.all)) }
  check(.macos, "down") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set.down)) }
  check(.macos, "up") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set.up)) }
  check(.macos, "VerticalDirection.Set(1)") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set(VerticalDirection.down))) }
  check(.macos, "down") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set(VerticalDirection.down))) }
  check(.macos, "up") { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set(VerticalDirection.up))) }
  check(.ios, "bottom") { Text("a").safeAreaBar(edge: VerticalEdge.bottom, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "top") { Text("a").safeAreaBar(edge: VerticalEdge.top, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios, "") { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.all) }
  check(.ios, "bottom") { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.bottom) }
  check(.ios, "top") { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.top) }
  check(.ios, "VerticalEdge.Set(1)") { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set(VerticalEdge.bottom)) }
  check(.ios, "automatic") { Text("a").chartLegend(Visibility.automatic) }
  check(.ios, "hidden") { Text("a").chartLegend(Visibility.hidden) }
  check(.ios, "visible") { Text("a").chartLegend(Visibility.visible) }
  check(.visionos, "all") { Text("a").onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy.all, initial: false, { refresh() }) }
  check(.visionos, "") { Text("a").onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy.supported, initial: false, { refresh() }) }
  check(.macos, "automatic") { Text("a").windowDismissBehavior(WindowInteractionBehavior.automatic) }
  check(.macos, "disabled") { Text("a").windowDismissBehavior(WindowInteractionBehavior.disabled) }
  check(.macos, "enabled") { Text("a").windowDismissBehavior(WindowInteractionBehavior.enabled) }
  check(.ios, "automatic") { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.automatic) }
  check(.macos, "onHover") { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.onHover) }
  check(.macos, "visible") { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.visible) }
  check(.ios, "automatic") { Text("a").writingToolsBehavior(WritingToolsBehavior.automatic) }
  check(.ios, "complete") { Text("a").writingToolsBehavior(WritingToolsBehavior.complete) }
  check(.ios, "disabled") { Text("a").writingToolsBehavior(WritingToolsBehavior.disabled) }
  check(.ios, "limited") { Text("a").writingToolsBehavior(WritingToolsBehavior.limited) }
  check(.watchos, "outline") { Text("a").accessibilityQuickAction(style: .outline, content: { Text("c") }) }
  check(.watchos, "prompt") { Text("a").accessibilityQuickAction(style: .prompt, content: { Text("c") }) }
  check(.ios, "automatic") { Text("a").controlGroupStyle(.automatic) }
  check(.ios, "compactMenu") { Text("a").controlGroupStyle(.compactMenu) }
  check(.ios, "menu") { Text("a").controlGroupStyle(.menu) }
  check(.ios, "navigation") { Text("a").controlGroupStyle(.navigation) }
  check(.ios, "palette") { Text("a").controlGroupStyle(.palette) }
  check(.ios, "CompactMenuControlGroupStyle(0)") { Text("a").controlGroupStyle(CompactMenuControlGroupStyle()) }
  check(.ios, "MenuControlGroupStyle(0)") { Text("a").controlGroupStyle(MenuControlGroupStyle()) }
  check(.ios, "NavigationControlGroupStyle(0)") { Text("a").controlGroupStyle(NavigationControlGroupStyle()) }
  check(.ios, "PaletteControlGroupStyle(0)") { Text("a").controlGroupStyle(PaletteControlGroupStyle()) }
  check(.ios, "global") { Text("a").onContinuousHover(coordinateSpace: .global, perform: { refresh() }) }
  check(.visionos, "immersiveSpace") { Text("a").onContinuousHover(coordinateSpace: .immersiveSpace, perform: { refresh() }) }
  check(.ios, "") { Text("a").onContinuousHover(coordinateSpace: .local, perform: { refresh() }) }
  check(.ios, "scrollView") { Text("a").onContinuousHover(coordinateSpace: .scrollView, perform: { refresh() }) }
  check(.ios, "named(1)") { Text("a").onContinuousHover(coordinateSpace: .named(0.75), perform: { refresh() }) }
  check(.ios, "scrollView(1)") { Text("a").onContinuousHover(coordinateSpace: .scrollView(axis: Axis.horizontal), perform: { refresh() }) }
  check(.ios, "GlobalCoordinateSpace(0)") { Text("a").onContinuousHover(coordinateSpace: GlobalCoordinateSpace(), perform: { refresh() }) }
  check(.ios, "LocalCoordinateSpace(0)") { Text("a").onContinuousHover(coordinateSpace: LocalCoordinateSpace(), perform: { refresh() }) }
  check(.ios, "automatic") { Text("a").defaultHoverEffect(.automatic) }
  check(.visionos, "empty") { Text("a").defaultHoverEffect(.empty) }
  check(.ios, "highlight") { Text("a").defaultHoverEffect(.highlight) }
  check(.ios, "lift") { Text("a").defaultHoverEffect(.lift) }
  check(.visionos, "hoverEffectGroup(1)") { Text("a").defaultHoverEffect(.hoverEffectGroup(HoverEffectGroup.systemOverlays)) }
  check(.visionos, "hoverEffectGroup(3)") { Text("a").defaultHoverEffect(.hoverEffectGroup(id: "star", in: Namespace().wrappedValue, behavior: HoverEffectGroup.Behavior.followsGroup)) }
  check(.ios, "AutomaticHoverEffect(0)") { Text("a").defaultHoverEffect(AutomaticHoverEffect()) }
  check(.ios, "HighlightHoverEffect(0)") { Text("a").defaultHoverEffect(HighlightHoverEffect()) }
  check(.ios, "LiftHoverEffect(0)") { Text("a").defaultHoverEffect(LiftHoverEffect()) }
  check(.ios, "automatic") { Text("a").datePickerStyle(.automatic) }
  check(.ios, "compact") { Text("a").datePickerStyle(.compact) }
  check(.macos, "field") { Text("a").datePickerStyle(.field) }
  check(.ios, "graphical") { Text("a").datePickerStyle(.graphical) }
  check(.macos, "stepperField") { Text("a").datePickerStyle(.stepperField) }
  check(.ios, "wheel") { Text("a").datePickerStyle(.wheel) }
  check(.ios, "CompactDatePickerStyle(0)") { Text("a").datePickerStyle(CompactDatePickerStyle()) }
  check(.ios, "DefaultDatePickerStyle(0)") { Text("a").datePickerStyle(DefaultDatePickerStyle()) }
  check(.macos, "FieldDatePickerStyle(0)") { Text("a").datePickerStyle(FieldDatePickerStyle()) }
  check(.ios, "GraphicalDatePickerStyle(0)") { Text("a").datePickerStyle(GraphicalDatePickerStyle()) }
  check(.macos, "StepperFieldDatePickerStyle(0)") { Text("a").datePickerStyle(StepperFieldDatePickerStyle()) }
  check(.ios, "WheelDatePickerStyle(0)") { Text("a").datePickerStyle(WheelDatePickerStyle()) }
  check(.ios, "automatic") { Text("a").disclosureGroupStyle(.automatic) }
  check(.ios, "AutomaticDisclosureGroupStyle(0)") { Text("a").disclosureGroupStyle(AutomaticDisclosureGroupStyle()) }
  check(.ios, "automatic") { Text("a").formStyle(.automatic) }
  check(.ios, "columns") { Text("a").formStyle(.columns) }
  check(.ios, "grouped") { Text("a").formStyle(.grouped) }
  check(.ios, "AutomaticFormStyle(0)") { Text("a").formStyle(AutomaticFormStyle()) }
  check(.ios, "ColumnsFormStyle(0)") { Text("a").formStyle(ColumnsFormStyle()) }
  check(.ios, "GroupedFormStyle(0)") { Text("a").formStyle(GroupedFormStyle()) }
  check(.ios, "accessoryCircular") { Text("a").gaugeStyle(.accessoryCircular) }
  check(.ios, "accessoryCircularCapacity") { Text("a").gaugeStyle(.accessoryCircularCapacity) }
  check(.ios, "accessoryLinear") { Text("a").gaugeStyle(.accessoryLinear) }
  check(.ios, "accessoryLinearCapacity") { Text("a").gaugeStyle(.accessoryLinearCapacity) }
  check(.ios, "automatic") { Text("a").gaugeStyle(.automatic) }
  check(.watchos, "circular") { Text("a").gaugeStyle(.circular) }
  check(.watchos, "linear") { Text("a").gaugeStyle(.linear) }
  check(.ios, "linearCapacity") { Text("a").gaugeStyle(.linearCapacity) }
  check(.ios, "AccessoryCircularCapacityGaugeStyle(0)") { Text("a").gaugeStyle(AccessoryCircularCapacityGaugeStyle()) }
  check(.ios, "AccessoryCircularGaugeStyle(0)") { Text("a").gaugeStyle(AccessoryCircularGaugeStyle()) }
  check(.ios, "AccessoryLinearCapacityGaugeStyle(0)") { Text("a").gaugeStyle(AccessoryLinearCapacityGaugeStyle()) }
  check(.ios, "AccessoryLinearGaugeStyle(0)") { Text("a").gaugeStyle(AccessoryLinearGaugeStyle()) }
  check(.watchos, "CircularGaugeStyle(0)") { Text("a").gaugeStyle(CircularGaugeStyle()) }
  check(.watchos, "CircularGaugeStyle(1)") { Text("a").gaugeStyle(CircularGaugeStyle(tint: Color.red)) }
  check(.watchos, "CircularGaugeStyle(1)") { Text("a").gaugeStyle(CircularGaugeStyle(tint: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]))) }
  check(.ios, "DefaultGaugeStyle(0)") { Text("a").gaugeStyle(DefaultGaugeStyle()) }
  check(.ios, "LinearCapacityGaugeStyle(0)") { Text("a").gaugeStyle(LinearCapacityGaugeStyle()) }
  check(.watchos, "LinearGaugeStyle(0)") { Text("a").gaugeStyle(LinearGaugeStyle()) }
  check(.watchos, "LinearGaugeStyle(1)") { Text("a").gaugeStyle(LinearGaugeStyle(tint: Color.red)) }
  check(.watchos, "LinearGaugeStyle(1)") { Text("a").gaugeStyle(LinearGaugeStyle(tint: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]))) }
  check(.visionos, "automatic") { Text("a").glassBackgroundEffect(.automatic, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "feathered") { Text("a").glassBackgroundEffect(.feathered, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "plate") { Text("a").glassBackgroundEffect(.plate, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "AutomaticGlassBackgroundEffect(0)") { Text("a").glassBackgroundEffect(AutomaticGlassBackgroundEffect(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "FeatheredGlassBackgroundEffect(0)") { Text("a").glassBackgroundEffect(FeatheredGlassBackgroundEffect(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "FeatheredGlassBackgroundEffect(2)") { Text("a").glassBackgroundEffect(FeatheredGlassBackgroundEffect(padding: 0.75, softEdgeRadius: 0.75), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos, "PlateGlassBackgroundEffect(0)") { Text("a").glassBackgroundEffect(PlateGlassBackgroundEffect(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.ios, "automatic") { Text("a").groupBoxStyle(.automatic) }
  check(.ios, "DefaultGroupBoxStyle(0)") { Text("a").groupBoxStyle(DefaultGroupBoxStyle()) }
  check(.ios, "page") { Text("a").indexViewStyle(.page) }
  check(.ios, "page(1)") { Text("a").indexViewStyle(.page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.automatic)) }
  check(.ios, "PageIndexViewStyle(1)") { Text("a").indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.never)) }
  check(.ios, "always") { Text("a").indexViewStyle(.page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.always)) }
  check(.ios, "automatic") { Text("a").indexViewStyle(.page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.automatic)) }
  check(.ios, "interactive") { Text("a").indexViewStyle(.page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.interactive)) }
  check(.ios, "never") { Text("a").indexViewStyle(.page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.never)) }
  check(.ios, "automatic") { Text("a").labelStyle(.automatic) }
  check(.ios, "iconOnly") { Text("a").labelStyle(.iconOnly) }
  check(.ios, "titleAndIcon") { Text("a").labelStyle(.titleAndIcon) }
  check(.ios, "titleOnly") { Text("a").labelStyle(.titleOnly) }
  check(.ios, "DefaultLabelStyle(0)") { Text("a").labelStyle(DefaultLabelStyle()) }
  check(.ios, "IconOnlyLabelStyle(0)") { Text("a").labelStyle(IconOnlyLabelStyle()) }
  check(.ios, "TitleAndIconLabelStyle(0)") { Text("a").labelStyle(TitleAndIconLabelStyle()) }
  check(.ios, "TitleOnlyLabelStyle(0)") { Text("a").labelStyle(TitleOnlyLabelStyle()) }
  check(.ios, "automatic") { Text("a").labeledContentStyle(.automatic) }
  check(.ios, "AutomaticLabeledContentStyle(0)") { Text("a").labeledContentStyle(AutomaticLabeledContentStyle()) }
  check(.ios, "automatic") { Text("a").listStyle(.automatic) }
  check(.macos, "bordered") { Text("a").listStyle(.bordered) }
  check(.watchos, "carousel") { Text("a").listStyle(.carousel) }
  check(.watchos, "elliptical") { Text("a").listStyle(.elliptical) }
  check(.ios, "grouped") { Text("a").listStyle(.grouped) }
  check(.ios, "inset") { Text("a").listStyle(.inset) }
  check(.ios, "insetGrouped") { Text("a").listStyle(.insetGrouped) }
  check(.ios, "plain") { Text("a").listStyle(.plain) }
  check(.ios, "sidebar") { Text("a").listStyle(.sidebar) }
  check(.macos, "bordered(1)") { Text("a").listStyle(.bordered(alternatesRowBackgrounds: true)) }
  check(.macos, "inset(1)") { Text("a").listStyle(.inset(alternatesRowBackgrounds: true)) }
  check(.macos, "BorderedListStyle(0)") { Text("a").listStyle(BorderedListStyle()) }
  check(.macos, "BorderedListStyle(1)") { Text("a").listStyle(BorderedListStyle(alternatesRowBackgrounds: true)) }
  check(.watchos, "CarouselListStyle(0)") { Text("a").listStyle(CarouselListStyle()) }
  check(.ios, "DefaultListStyle(0)") { Text("a").listStyle(DefaultListStyle()) }
  check(.watchos, "EllipticalListStyle(0)") { Text("a").listStyle(EllipticalListStyle()) }
  check(.ios, "GroupedListStyle(0)") { Text("a").listStyle(GroupedListStyle()) }
  check(.ios, "InsetGroupedListStyle(0)") { Text("a").listStyle(InsetGroupedListStyle()) }
  check(.ios, "InsetListStyle(0)") { Text("a").listStyle(InsetListStyle()) }
  check(.macos, "InsetListStyle(1)") { Text("a").listStyle(InsetListStyle(alternatesRowBackgrounds: true)) }
  check(.ios, "PlainListStyle(0)") { Text("a").listStyle(PlainListStyle()) }
  check(.ios, "SidebarListStyle(0)") { Text("a").listStyle(SidebarListStyle()) }
  check(.ios, "automatic") { Text("a").menuStyle(.automatic) }
  check(.macos, "borderedButton") { Text("a").menuStyle(.borderedButton) }
  check(.ios, "borderlessButton") { Text("a").menuStyle(.borderlessButton) }
  check(.ios, "button") { Text("a").menuStyle(.button) }
  check(.macos, "BorderedButtonMenuStyle(0)") { Text("a").menuStyle(BorderedButtonMenuStyle()) }
  check(.ios, "BorderlessButtonMenuStyle(0)") { Text("a").menuStyle(BorderlessButtonMenuStyle()) }
  check(.macos, "BorderlessButtonMenuStyle(1)") { Text("a").menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: true)) }
  check(.ios, "ButtonMenuStyle(0)") { Text("a").menuStyle(ButtonMenuStyle()) }
  check(.ios, "DefaultMenuStyle(0)") { Text("a").menuStyle(DefaultMenuStyle()) }
  check(.ios, "automatic") { Text("a").navigationSplitViewStyle(.automatic) }
  check(.ios, "balanced") { Text("a").navigationSplitViewStyle(.balanced) }
  check(.ios, "prominentDetail") { Text("a").navigationSplitViewStyle(.prominentDetail) }
  check(.ios, "AutomaticNavigationSplitViewStyle(0)") { Text("a").navigationSplitViewStyle(AutomaticNavigationSplitViewStyle()) }
  check(.ios, "BalancedNavigationSplitViewStyle(0)") { Text("a").navigationSplitViewStyle(BalancedNavigationSplitViewStyle()) }
  check(.ios, "ProminentDetailNavigationSplitViewStyle(0)") { Text("a").navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle()) }
  check(.ios, "automatic") { Text("a").navigationTransition(.automatic) }
  check(.ios, "zoom(2)") { Text("a").navigationTransition(.zoom(sourceID: 0.75, in: Namespace().wrappedValue)) }
  check(.ios, "automatic") { Text("a").navigationViewStyle(.automatic) }
  check(.ios, "columns") { Text("a").navigationViewStyle(.columns) }
  check(.ios, "stack") { Text("a").navigationViewStyle(.stack) }
  check(.ios, "DefaultNavigationViewStyle(0)") { Text("a").navigationViewStyle(DefaultNavigationViewStyle()) }
  check(.ios, "StackNavigationViewStyle(0)") { Text("a").navigationViewStyle(StackNavigationViewStyle()) }
  check(.ios, "automatic") { Text("a").pickerStyle(.automatic) }
  check(.ios, "inline") { Text("a").pickerStyle(.inline) }
  check(.ios, "menu") { Text("a").pickerStyle(.menu) }
  check(.ios, "navigationLink") { Text("a").pickerStyle(.navigationLink) }
  check(.ios, "palette") { Text("a").pickerStyle(.palette) }
  check(.macos, "radioGroup") { Text("a").pickerStyle(.radioGroup) }
  check(.ios, "segmented") { Text("a").pickerStyle(.segmented) }
  check(.ios, "wheel") { Text("a").pickerStyle(.wheel) }
  check(.ios, "DefaultPickerStyle(0)") { Text("a").pickerStyle(DefaultPickerStyle()) }
  check(.ios, "InlinePickerStyle(0)") { Text("a").pickerStyle(InlinePickerStyle()) }
  check(.ios, "MenuPickerStyle(0)") { Text("a").pickerStyle(MenuPickerStyle()) }
  check(.ios, "NavigationLinkPickerStyle(0)") { Text("a").pickerStyle(NavigationLinkPickerStyle()) }
  check(.ios, "PalettePickerStyle(0)") { Text("a").pickerStyle(PalettePickerStyle()) }
  check(.macos, "RadioGroupPickerStyle(0)") { Text("a").pickerStyle(RadioGroupPickerStyle()) }
  check(.ios, "SegmentedPickerStyle(0)") { Text("a").pickerStyle(SegmentedPickerStyle()) }
  check(.ios, "WheelPickerStyle(0)") { Text("a").pickerStyle(WheelPickerStyle()) }
  check(.ios, "automatic") { Text("a").presentationSizing(.automatic) }
  check(.ios, "fitted") { Text("a").presentationSizing(.fitted) }
  check(.ios, "form") { Text("a").presentationSizing(.form) }
  check(.ios, "page") { Text("a").presentationSizing(.page) }
  check(.macos, "accessoryBar") { Text("a").buttonStyle(.accessoryBar) }
  check(.macos, "accessoryBarAction") { Text("a").buttonStyle(.accessoryBarAction) }
  check(.ios, "automatic") { Text("a").buttonStyle(.automatic) }
  check(.ios, "bordered") { Text("a").buttonStyle(.bordered) }
  check(.ios, "borderedProminent") { Text("a").buttonStyle(.borderedProminent) }
  check(.ios, "borderless") { Text("a").buttonStyle(.borderless) }
  check(.tvos, "card") { Text("a").buttonStyle(.card) }
}

private func calls15(_ check: Check) {
  check(.ios, "glass") { Text("a").buttonStyle(.glass) }
  check(.ios, "glassProminent") { Text("a").buttonStyle(.glassProminent) }
  check(.macos, "link") { Text("a").buttonStyle(.link) }
  check(.ios, "plain") { Text("a").buttonStyle(.plain) }
  check(.ios, "glass(1)") { Text("a").buttonStyle(.glass(Glass.clear)) }
  check(.macos, "AccessoryBarActionButtonStyle(0)") { Text("a").buttonStyle(AccessoryBarActionButtonStyle()) }
  check(.macos, "AccessoryBarButtonStyle(0)") { Text("a").buttonStyle(AccessoryBarButtonStyle()) }
  check(.ios, "BorderedButtonStyle(0)") { Text("a").buttonStyle(BorderedButtonStyle()) }
  check(.watchos, "BorderedButtonStyle(1)") { Text("a").buttonStyle(BorderedButtonStyle(tint: Color.red)) }
  check(.ios, "BorderedProminentButtonStyle(0)") { Text("a").buttonStyle(BorderedProminentButtonStyle()) }
  check(.ios, "BorderlessButtonStyle(0)") { Text("a").buttonStyle(BorderlessButtonStyle()) }
  check(.tvos, "CardButtonStyle(0)") { Text("a").buttonStyle(CardButtonStyle()) }
  check(.ios, "DefaultButtonStyle(0)") { Text("a").buttonStyle(DefaultButtonStyle()) }
  check(.ios, "GlassButtonStyle(0)") { Text("a").buttonStyle(GlassButtonStyle()) }
  check(.ios, "GlassButtonStyle(1)") { Text("a").buttonStyle(GlassButtonStyle(Glass.clear)) }
  check(.ios, "GlassProminentButtonStyle(0)") { Text("a").buttonStyle(GlassProminentButtonStyle()) }
  check(.macos, "LinkButtonStyle(0)") { Text("a").buttonStyle(LinkButtonStyle()) }
  check(.ios, "PlainButtonStyle(0)") { Text("a").buttonStyle(PlainButtonStyle()) }
  check(.ios, "automatic") { Text("a").progressViewStyle(.automatic) }
  check(.ios, "circular") { Text("a").progressViewStyle(.circular) }
  check(.ios, "linear") { Text("a").progressViewStyle(.linear) }
  check(.ios, "CircularProgressViewStyle(0)") { Text("a").progressViewStyle(CircularProgressViewStyle()) }
  check(.ios, "CircularProgressViewStyle(1)") { Text("a").progressViewStyle(CircularProgressViewStyle(tint: Color.red)) }
  check(.ios, "DefaultProgressViewStyle(0)") { Text("a").progressViewStyle(DefaultProgressViewStyle()) }
  check(.ios, "LinearProgressViewStyle(0)") { Text("a").progressViewStyle(LinearProgressViewStyle()) }
  check(.ios, "LinearProgressViewStyle(1)") { Text("a").progressViewStyle(LinearProgressViewStyle(tint: Color.red)) }
  check(.ios, "paging") { Text("a").scrollTargetBehavior(.paging) }
  check(.ios, "viewAligned") { Text("a").scrollTargetBehavior(.viewAligned) }
  check(.ios, "viewAligned(1)") { Text("a").scrollTargetBehavior(.viewAligned(anchor: UnitPoint.bottom)) }
  check(.ios, "viewAligned(1)") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.always)) }
  check(.ios, "viewAligned(2)") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.always, anchor: UnitPoint.bottom)) }
  check(.ios, "PagingScrollTargetBehavior(0)") { Text("a").scrollTargetBehavior(PagingScrollTargetBehavior()) }
  check(.ios, "ViewAlignedScrollTargetBehavior(1)") { Text("a").scrollTargetBehavior(ViewAlignedScrollTargetBehavior(anchor: UnitPoint.bottom)) }
  check(.ios, "ViewAlignedScrollTargetBehavior(1)") { Text("a").scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.always)) }
  check(.ios, "ViewAlignedScrollTargetBehavior(2)") { Text("a").scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.always, anchor: UnitPoint.bottom)) }
  check(.ios, "always") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.always)) }
  check(.ios, "alwaysByFew") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByFew)) }
  check(.ios, "alwaysByOne") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByOne)) }
  check(.ios, "automatic") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.automatic)) }
  check(.ios, "never") { Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.never)) }
  check(.ios, "capsule") { Text("a").background(in: .capsule, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "circle") { Text("a").background(in: .circle, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "containerRelative") { Text("a").background(in: .containerRelative, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ellipse") { Text("a").background(in: .ellipse, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "rect") { Text("a").background(in: .rect, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "capsule(1)") { Text("a").background(in: .capsule(style: RoundedCornerStyle.circular), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "rect(2)") { Text("a").background(in: .rect(cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75), style: RoundedCornerStyle.circular), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "rect(2)") { Text("a").background(in: .rect(cornerRadius: 0.75, style: RoundedCornerStyle.circular), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "rect(2)") { Text("a").background(in: .rect(cornerSize: CGSize(width: 7, height: 8), style: RoundedCornerStyle.circular), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "rect(5)") { Text("a").background(in: .rect(topLeadingRadius: 0.75, bottomLeadingRadius: 0.75, bottomTrailingRadius: 0.75, topTrailingRadius: 0.75, style: RoundedCornerStyle.circular), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "circular") { Text("a").background(in: .capsule(style: RoundedCornerStyle.circular), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "continuous") { Text("a").background(in: .capsule(style: RoundedCornerStyle.continuous), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "background") { Text("a").background(.background, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "bar") { Text("a").background(.bar, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "black") { Text("a").background(.black, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "blue") { Text("a").background(.blue, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "brown") { Text("a").background(.brown, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "clear") { Text("a").background(.clear, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "cyan") { Text("a").background(.cyan, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "fill") { Text("a").background(.fill, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "foreground") { Text("a").background(.foreground, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "gray") { Text("a").background(.gray, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "green") { Text("a").background(.green, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "indigo") { Text("a").background(.indigo, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "link") { Text("a").background(.link, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "mint") { Text("a").background(.mint, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "orange") { Text("a").background(.orange, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "pink") { Text("a").background(.pink, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "placeholder") { Text("a").background(.placeholder, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "primary") { Text("a").background(.primary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "purple") { Text("a").background(.purple, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "quaternary") { Text("a").background(.quaternary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "quinary") { Text("a").background(.quinary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "red") { Text("a").background(.red, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "regularMaterial") { Text("a").background(.regularMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "secondary") { Text("a").background(.secondary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "selection") { Text("a").background(.selection, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "separator") { Text("a").background(.separator, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "teal") { Text("a").background(.teal, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "tertiary") { Text("a").background(.tertiary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "thickMaterial") { Text("a").background(.thickMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "thinMaterial") { Text("a").background(.thinMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "tint") { Text("a").background(.tint, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ultraThickMaterial") { Text("a").background(.ultraThickMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ultraThinMaterial") { Text("a").background(.ultraThinMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "white") { Text("a").background(.white, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "windowBackground") { Text("a").background(.windowBackground, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "yellow") { Text("a").background(.yellow, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "angularGradient(4)") { Text("a").background(.angularGradient(Color.red.gradient, center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "angularGradient(4)") { Text("a").background(.angularGradient(Gradient(colors: [Color.red]), center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "angularGradient(4)") { Text("a").background(.angularGradient(colors: [Color.red], center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "angularGradient(4)") { Text("a").background(.angularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "blendMode(1)") { Text("a").background(.blendMode(BlendMode.color), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "conicGradient(3)") { Text("a").background(.conicGradient(Color.red.gradient, center: UnitPoint.bottom, angle: Angle.degrees(0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "conicGradient(3)") { Text("a").background(.conicGradient(Gradient(colors: [Color.red]), center: UnitPoint.bottom, angle: Angle.degrees(0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "conicGradient(3)") { Text("a").background(.conicGradient(colors: [Color.red], center: UnitPoint.bottom, angle: Angle.degrees(0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "conicGradient(3)") { Text("a").background(.conicGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, angle: Angle.degrees(0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ellipticalGradient(4)") { Text("a").background(.ellipticalGradient(Color.red.gradient, center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ellipticalGradient(4)") { Text("a").background(.ellipticalGradient(Gradient(colors: [Color.red]), center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ellipticalGradient(4)") { Text("a").background(.ellipticalGradient(colors: [Color.red], center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ellipticalGradient(4)") { Text("a").background(.ellipticalGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "image(3)") { Text("a").background(.image(Image("i"), sourceRect: CGRect(x: 1, y: 2, width: 7, height: 8), scale: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "linearGradient(3)") { Text("a").background(.linearGradient(Color.red.gradient, startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "linearGradient(3)") { Text("a").background(.linearGradient(Gradient(colors: [Color.red]), startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "linearGradient(3)") { Text("a").background(.linearGradient(colors: [Color.red], startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "linearGradient(3)") { Text("a").background(.linearGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "opacity(1)") { Text("a").background(.opacity(0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "radialGradient(4)") { Text("a").background(.radialGradient(Color.red.gradient, center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "radialGradient(4)") { Text("a").background(.radialGradient(Gradient(colors: [Color.red]), center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "radialGradient(4)") { Text("a").background(.radialGradient(colors: [Color.red], center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "radialGradient(4)") { Text("a").background(.radialGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "shadow(1)") { Text("a").background(.shadow(ShadowStyle.drop(color: Color.red, radius: 0.75, x: 0.75, y: 0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "AnyGradient(1)") { Text("a").background(.angularGradient(AnyGradient(Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)])), center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "colorSpace(1)") { Text("a").background(.angularGradient(AnyGradient(Gradient(colors: [Color.red])).colorSpace(Gradient.ColorSpace.device), center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "BackgroundStyle(0)") { Text("a").background(BackgroundStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "Color.Resolved(5)") { Text("a").background(Color.Resolved(colorSpace: Color.RGBColorSpace.displayP3, red: 0.75, green: 0.75, blue: 0.75, opacity: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "displayP3") { Text("a").background(Color.Resolved(colorSpace: Color.RGBColorSpace.displayP3, red: 0.75, green: 0.75, blue: 0.75, opacity: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "") { Text("a").background(Color.Resolved(colorSpace: Color.RGBColorSpace.sRGB, red: 0.75, green: 0.75, blue: 0.75, opacity: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "sRGBLinear") { Text("a").background(Color.Resolved(colorSpace: Color.RGBColorSpace.sRGBLinear, red: 0.75, green: 0.75, blue: 0.75, opacity: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "FillShapeStyle(0)") { Text("a").background(FillShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ForegroundStyle(0)") { Text("a").background(ForegroundStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "primary") { Text("a").background(HierarchicalShapeStyle.primary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "quaternary") { Text("a").background(HierarchicalShapeStyle.quaternary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "quinary") { Text("a").background(HierarchicalShapeStyle.quinary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "secondary") { Text("a").background(HierarchicalShapeStyle.secondary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "tertiary") { Text("a").background(HierarchicalShapeStyle.tertiary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "ImagePaint(3)") { Text("a").background(ImagePaint(image: Image("i"), sourceRect: CGRect(x: 1, y: 2, width: 7, height: 8), scale: 0.75), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "LinkShapeStyle(0)") { Text("a").background(LinkShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "PlaceholderTextShapeStyle(0)") { Text("a").background(PlaceholderTextShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "SelectionShapeStyle(0)") { Text("a").background(SelectionShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "SeparatorShapeStyle(0)") { Text("a").background(SeparatorShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "drop(4)") { Text("a").background(.shadow(ShadowStyle.drop(color: Color.red, radius: 0.75, x: 0.75, y: 0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "inner(4)") { Text("a").background(.shadow(ShadowStyle.inner(color: Color.red, radius: 0.75, x: 0.75, y: 0.75)), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "TintShapeStyle(0)") { Text("a").background(TintShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "WindowBackgroundShapeStyle(0)") { Text("a").background(WindowBackgroundShapeStyle(), in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios, "automatic") { Text("a").contentTransition(ContentTransition.symbolEffect(.automatic, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "replace") { Text("a").contentTransition(ContentTransition.symbolEffect(.replace, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "downUp") { Text("a").contentTransition(ContentTransition.symbolEffect(ReplaceSymbolEffect.downUp, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "offUp") { Text("a").contentTransition(ContentTransition.symbolEffect(ReplaceSymbolEffect.offUp, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "upUp") { Text("a").contentTransition(ContentTransition.symbolEffect(ReplaceSymbolEffect.upUp, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "byLayer") { Text("a").contentTransition(ContentTransition.symbolEffect(.replace.byLayer, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "downUp") { Text("a").contentTransition(ContentTransition.symbolEffect(.replace.downUp, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "offUp") { Text("a").contentTransition(ContentTransition.symbolEffect(.replace.offUp, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "upUp") { Text("a").contentTransition(ContentTransition.symbolEffect(.replace.upUp, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "wholeSymbol") { Text("a").contentTransition(ContentTransition.symbolEffect(.replace.wholeSymbol, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "bounce") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "breathe") { Text("a").symbolEffect(.breathe, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "pulse") { Text("a").symbolEffect(.pulse, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "rotate") { Text("a").symbolEffect(.rotate, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "variableColor") { Text("a").symbolEffect(.variableColor, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "wiggle") { Text("a").symbolEffect(.wiggle, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.bounce.byLayer, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "down") { Text("a").symbolEffect(.bounce.down, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "up") { Text("a").symbolEffect(.bounce.up, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.bounce.wholeSymbol, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.breathe.byLayer, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "plain") { Text("a").symbolEffect(.breathe.plain, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "pulse") { Text("a").symbolEffect(.breathe.pulse, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.breathe.wholeSymbol, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.pulse.byLayer, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.pulse.wholeSymbol, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.rotate.byLayer, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "clockwise") { Text("a").symbolEffect(.rotate.clockwise, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "counterClockwise") { Text("a").symbolEffect(.rotate.counterClockwise, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.rotate.wholeSymbol, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "cumulative") { Text("a").symbolEffect(.variableColor.cumulative, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "dimInactiveLayers") { Text("a").symbolEffect(.variableColor.dimInactiveLayers, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "hideInactiveLayers") { Text("a").symbolEffect(.variableColor.hideInactiveLayers, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "iterative") { Text("a").symbolEffect(.variableColor.iterative, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "nonReversing") { Text("a").symbolEffect(.variableColor.nonReversing, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "reversing") { Text("a").symbolEffect(.variableColor.reversing, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "backward") { Text("a").symbolEffect(.wiggle.backward, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.wiggle.byLayer, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "clockwise") { Text("a").symbolEffect(.wiggle.clockwise, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "counterClockwise") { Text("a").symbolEffect(.wiggle.counterClockwise, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "down") { Text("a").symbolEffect(.wiggle.down, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "forward") { Text("a").symbolEffect(.wiggle.forward, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "left") { Text("a").symbolEffect(.wiggle.left, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "right") { Text("a").symbolEffect(.wiggle.right, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "up") { Text("a").symbolEffect(.wiggle.up, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.wiggle.wholeSymbol, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "custom(1)") { Text("a").symbolEffect(.wiggle.custom(angle: Angle.zero), options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "custom(1)") { Text("a").symbolEffect(.wiggle.custom(angle: 0.75), options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios, "appear") { Text("a").symbolEffect(.appear, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "bounce") { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "breathe") { Text("a").symbolEffect(.breathe, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "disappear") { Text("a").symbolEffect(.disappear, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "drawOff") { Text("a").symbolEffect(.drawOff, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "drawOn") { Text("a").symbolEffect(.drawOn, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "pulse") { Text("a").symbolEffect(.pulse, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "rotate") { Text("a").symbolEffect(.rotate, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "scale") { Text("a").symbolEffect(.scale, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "variableColor") { Text("a").symbolEffect(.variableColor, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "wiggle") { Text("a").symbolEffect(.wiggle, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.appear.byLayer, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "down") { Text("a").symbolEffect(.appear.down, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "up") { Text("a").symbolEffect(.appear.up, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.appear.wholeSymbol, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.disappear.byLayer, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "down") { Text("a").symbolEffect(.disappear.down, options: SymbolEffectOptions.nonRepeating, isActive: false) }
}

private func calls16(_ check: Check) {
  check(.ios, "up") { Text("a").symbolEffect(.disappear.up, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.disappear.wholeSymbol, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.drawOff.byLayer, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "individually") { Text("a").symbolEffect(.drawOff.individually, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "nonReversed") { Text("a").symbolEffect(.drawOff.nonReversed, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "reversed") { Text("a").symbolEffect(.drawOff.reversed, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.drawOff.wholeSymbol, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.drawOn.byLayer, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "individually") { Text("a").symbolEffect(.drawOn.individually, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.drawOn.wholeSymbol, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "byLayer") { Text("a").symbolEffect(.scale.byLayer, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "down") { Text("a").symbolEffect(.scale.down, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "up") { Text("a").symbolEffect(.scale.up, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "wholeSymbol") { Text("a").symbolEffect(.scale.wholeSymbol, options: SymbolEffectOptions.nonRepeating, isActive: false) }
  check(.ios, "automatic") { Text("a").tabViewStyle(.automatic) }
  check(.watchos, "carousel") { Text("a").tabViewStyle(.carousel) }
  check(.macos, "grouped") { Text("a").tabViewStyle(.grouped) }
  check(.ios, "page") { Text("a").tabViewStyle(.page) }
  check(.ios, "sidebarAdaptable") { Text("a").tabViewStyle(.sidebarAdaptable) }
  check(.ios, "tabBarOnly") { Text("a").tabViewStyle(.tabBarOnly) }
  check(.watchos, "verticalPage") { Text("a").tabViewStyle(.verticalPage) }
  check(.ios, "page(1)") { Text("a").tabViewStyle(.page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.automatic)) }
  check(.watchos, "verticalPage(1)") { Text("a").tabViewStyle(.verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle.automatic)) }
  check(.watchos, "CarouselTabViewStyle(0)") { Text("a").tabViewStyle(CarouselTabViewStyle()) }
  check(.ios, "DefaultTabViewStyle(0)") { Text("a").tabViewStyle(DefaultTabViewStyle()) }
  check(.macos, "GroupedTabViewStyle(0)") { Text("a").tabViewStyle(GroupedTabViewStyle()) }
  check(.ios, "PageTabViewStyle(1)") { Text("a").tabViewStyle(PageTabViewStyle(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.always)) }
  check(.ios, "always") { Text("a").tabViewStyle(.page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.always)) }
  check(.ios, "automatic") { Text("a").tabViewStyle(.page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.automatic)) }
  check(.ios, "never") { Text("a").tabViewStyle(.page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.never)) }
  check(.ios, "SidebarAdaptableTabViewStyle(0)") { Text("a").tabViewStyle(SidebarAdaptableTabViewStyle()) }
  check(.ios, "TabBarOnlyTabViewStyle(0)") { Text("a").tabViewStyle(TabBarOnlyTabViewStyle()) }
  check(.watchos, "VerticalPageTabViewStyle(0)") { Text("a").tabViewStyle(VerticalPageTabViewStyle()) }
  check(.watchos, "VerticalPageTabViewStyle(1)") { Text("a").tabViewStyle(VerticalPageTabViewStyle(transitionStyle: VerticalPageTabViewStyle.TransitionStyle.automatic)) }
  check(.watchos, "automatic") { Text("a").tabViewStyle(.verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle.automatic)) }
  check(.watchos, "blur") { Text("a").tabViewStyle(.verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle.blur)) }
  check(.watchos, "identity") { Text("a").tabViewStyle(.verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle.identity)) }
  check(.ios, "automatic") { Text("a").tableStyle(.automatic) }
  check(.macos, "bordered") { Text("a").tableStyle(.bordered) }
  check(.ios, "inset") { Text("a").tableStyle(.inset) }
  check(.macos, "bordered(1)") { Text("a").tableStyle(.bordered(alternatesRowBackgrounds: true)) }
  check(.macos, "inset(1)") { Text("a").tableStyle(.inset(alternatesRowBackgrounds: true)) }
  check(.macos, "BorderedTableStyle(0)") { Text("a").tableStyle(BorderedTableStyle()) }
  check(.macos, "BorderedTableStyle(1)") { Text("a").tableStyle(BorderedTableStyle(alternatesRowBackgrounds: true)) }
  check(.ios, "InsetTableStyle(0)") { Text("a").tableStyle(InsetTableStyle()) }
  check(.macos, "InsetTableStyle(1)") { Text("a").tableStyle(InsetTableStyle(alternatesRowBackgrounds: true)) }
  check(.ios, "automatic") { Text("a").textEditorStyle(.automatic) }
  check(.ios, "plain") { Text("a").textEditorStyle(.plain) }
  check(.visionos, "roundedBorder") { Text("a").textEditorStyle(.roundedBorder) }
  check(.ios, "AutomaticTextEditorStyle(0)") { Text("a").textEditorStyle(AutomaticTextEditorStyle()) }
  check(.ios, "PlainTextEditorStyle(0)") { Text("a").textEditorStyle(PlainTextEditorStyle()) }
  check(.visionos, "RoundedBorderTextEditorStyle(0)") { Text("a").textEditorStyle(RoundedBorderTextEditorStyle()) }
  check(.ios, "automatic") { Text("a").textFieldStyle(.automatic) }
  check(.ios, "plain") { Text("a").textFieldStyle(.plain) }
  check(.ios, "roundedBorder") { Text("a").textFieldStyle(.roundedBorder) }
  check(.macos, "squareBorder") { Text("a").textFieldStyle(.squareBorder) }
  check(.ios, "DefaultTextFieldStyle(0)") { Text("a").textFieldStyle(DefaultTextFieldStyle()) }
  check(.ios, "PlainTextFieldStyle(0)") { Text("a").textFieldStyle(PlainTextFieldStyle()) }
  check(.ios, "RoundedBorderTextFieldStyle(0)") { Text("a").textFieldStyle(RoundedBorderTextFieldStyle()) }
  check(.macos, "SquareBorderTextFieldStyle(0)") { Text("a").textFieldStyle(SquareBorderTextFieldStyle()) }
  check(.ios, "disabled") { Text("a").textSelection(.disabled) }
  check(.ios, "enabled") { Text("a").textSelection(.enabled) }
  check(.ios, "fixed") { Text("a").textVariant(.fixed) }
  check(.ios, "sizeDependent") { Text("a").textVariant(.sizeDependent) }
  check(.ios, "automatic") { Text("a").toggleStyle(.automatic) }
  check(.ios, "button") { Text("a").toggleStyle(.button) }
  check(.macos, "checkbox") { Text("a").toggleStyle(.checkbox) }
  check(.ios, "switch") { Text("a").toggleStyle(.`switch`) }
  check(.ios, "ButtonToggleStyle(0)") { Text("a").toggleStyle(ButtonToggleStyle()) }
  check(.macos, "CheckboxToggleStyle(0)") { Text("a").toggleStyle(CheckboxToggleStyle()) }
  check(.ios, "DefaultToggleStyle(0)") { Text("a").toggleStyle(DefaultToggleStyle()) }
  check(.ios, "SwitchToggleStyle(0)") { Text("a").toggleStyle(SwitchToggleStyle()) }
  check(.ios, "SwitchToggleStyle(1)") { Text("a").toggleStyle(SwitchToggleStyle(tint: Color.red)) }
  check(.ios, "blurReplace") { Text("a").transition(.blurReplace) }
  check(.ios, "identity") { Text("a").transition(.identity) }
  check(.ios, "opacity") { Text("a").transition(.opacity) }
  check(.ios, "scale") { Text("a").transition(.scale) }
  check(.ios, "slide") { Text("a").transition(.slide) }
  check(.ios, "symbolEffect") { Text("a").transition(.symbolEffect) }
  check(.ios, "blurReplace(1)") { Text("a").transition(.blurReplace(BlurReplaceTransition.Configuration.upUp)) }
  check(.ios, "move(1)") { Text("a").transition(.move(edge: Edge.bottom)) }
  check(.ios, "offset(1)") { Text("a").transition(.offset(CGSize(width: 7, height: 8))) }
  check(.ios, "offset(2)") { Text("a").transition(.offset(x: 0.75, y: 0.75)) }
  check(.ios, "push(1)") { Text("a").transition(.push(from: Edge.bottom)) }
  check(.ios, "scale(2)") { Text("a").transition(.scale(0.75, anchor: UnitPoint.bottom)) }
  check(.ios, "symbolEffect(2)") { Text("a").transition(.symbolEffect(.appear, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "BlurReplaceTransition(1)") { Text("a").transition(BlurReplaceTransition(configuration: BlurReplaceTransition.Configuration.downUp)) }
  check(.ios, "") { Text("a").transition(.blurReplace(BlurReplaceTransition.Configuration.downUp)) }
  check(.ios, "upUp") { Text("a").transition(.blurReplace(BlurReplaceTransition.Configuration.upUp)) }
  check(.ios, "IdentityTransition(0)") { Text("a").transition(IdentityTransition()) }
  check(.ios, "MoveTransition(1)") { Text("a").transition(MoveTransition(edge: Edge.bottom)) }
  check(.ios, "OffsetTransition(1)") { Text("a").transition(OffsetTransition(CGSize(width: 7, height: 8))) }
  check(.ios, "OpacityTransition(0)") { Text("a").transition(OpacityTransition()) }
  check(.ios, "PushTransition(1)") { Text("a").transition(PushTransition(edge: Edge.bottom)) }
  check(.ios, "ScaleTransition(2)") { Text("a").transition(ScaleTransition(0.75, anchor: UnitPoint.bottom)) }
  check(.ios, "SlideTransition(0)") { Text("a").transition(SlideTransition()) }
  check(.ios, "SymbolEffectTransition(2)") { Text("a").transition(SymbolEffectTransition(effect: .appear, options: SymbolEffectOptions.`default`)) }
  check(.ios, "appear") { Text("a").transition(.symbolEffect(.appear, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "automatic") { Text("a").transition(.symbolEffect(.automatic, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "disappear") { Text("a").transition(.symbolEffect(.disappear, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "drawOff") { Text("a").transition(.symbolEffect(.drawOff, options: SymbolEffectOptions.nonRepeating)) }
  check(.ios, "drawOn") { Text("a").transition(.symbolEffect(.drawOn, options: SymbolEffectOptions.nonRepeating)) }
  check(.macos, "automatic") { Text("a").presentedWindowStyle(.automatic) }
  check(.macos, "hiddenTitleBar") { Text("a").presentedWindowStyle(.hiddenTitleBar) }
  check(.macos, "plain") { Text("a").presentedWindowStyle(.plain) }
  check(.macos, "titleBar") { Text("a").presentedWindowStyle(.titleBar) }
  check(.macos, "DefaultWindowStyle(0)") { Text("a").presentedWindowStyle(DefaultWindowStyle()) }
  check(.macos, "HiddenTitleBarWindowStyle(0)") { Text("a").presentedWindowStyle(HiddenTitleBarWindowStyle()) }
  check(.macos, "PlainWindowStyle(0)") { Text("a").presentedWindowStyle(PlainWindowStyle()) }
  check(.macos, "TitleBarWindowStyle(0)") { Text("a").presentedWindowStyle(TitleBarWindowStyle()) }
  check(.macos, "automatic") { Text("a").presentedWindowToolbarStyle(.automatic) }
  check(.macos, "expanded") { Text("a").presentedWindowToolbarStyle(.expanded) }
  check(.macos, "unified") { Text("a").presentedWindowToolbarStyle(.unified) }
  check(.macos, "unifiedCompact") { Text("a").presentedWindowToolbarStyle(.unifiedCompact) }
  check(.macos, "unified(1)") { Text("a").presentedWindowToolbarStyle(.unified(showsTitle: true)) }
  check(.macos, "unifiedCompact(1)") { Text("a").presentedWindowToolbarStyle(.unifiedCompact(showsTitle: true)) }
  check(.macos, "DefaultWindowToolbarStyle(0)") { Text("a").presentedWindowToolbarStyle(DefaultWindowToolbarStyle()) }
  check(.macos, "ExpandedWindowToolbarStyle(0)") { Text("a").presentedWindowToolbarStyle(ExpandedWindowToolbarStyle()) }
  check(.macos, "UnifiedCompactWindowToolbarStyle(0)") { Text("a").presentedWindowToolbarStyle(UnifiedCompactWindowToolbarStyle()) }
  check(.macos, "UnifiedCompactWindowToolbarStyle(1)") { Text("a").presentedWindowToolbarStyle(UnifiedCompactWindowToolbarStyle(showsTitle: true)) }
  check(.macos, "UnifiedWindowToolbarStyle(0)") { Text("a").presentedWindowToolbarStyle(UnifiedWindowToolbarStyle()) }
  check(.macos, "UnifiedWindowToolbarStyle(1)") { Text("a").presentedWindowToolbarStyle(UnifiedWindowToolbarStyle(showsTitle: true)) }
}

/// Hands every generated declaration to a check.
func callEverything(_ check: Check) {
  calls1(check)
  calls2(check)
  calls3(check)
  calls4(check)
  calls5(check)
  calls6(check)
  calls7(check)
  calls8(check)
  calls9(check)
  calls10(check)
  calls11(check)
  calls12(check)
  calls13(check)
  calls14(check)
  calls15(check)
  calls16(check)
}
