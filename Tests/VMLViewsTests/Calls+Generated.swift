// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

import VMLViews

private func calls1(_ check: Check) {
  check(.ios) { Text("a").accentColor(Color.red) }
  check(.ios) { Text("a").accessibility(activationPoint: CGPoint(x: 7, y: 8)) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.bottom) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.allowsDirectInteraction) }
  check(.ios) { Text("a").accessibility(hidden: true) }
  check(.ios) { Text("a").accessibility(hint: Text("t")) }
  check(.ios) { Text("a").accessibility(identifier: "star") }
  check(.ios) { Text("a").accessibility(label: Text("t")) }
  check(.ios) { Text("a").accessibility(removeTraits: AccessibilityTraits.allowsDirectInteraction) }
  check(.ios) { Text("a").accessibility(sortPriority: 0.75) }
  check(.ios) { Text("a").accessibility(value: Text("t")) }
  check(.ios) { Text("a").accessibilityAction(AccessibilityActionKind.`default`, { refresh() }) }
  check(.ios) { Text("a").accessibilityAction(named: Text("t"), { refresh() }) }
  check(.ios) { Text("a").accessibilityAction(named: "star", { refresh() }) }
  check(.ios) { Text("a").accessibilityAction(action: { refresh() }, label: { Text("c") }) }
  check(.ios) { Text("a").accessibilityActions({ Text("c") }) }
  check(.ios) { Text("a").accessibilityActions(category: AccessibilityActionCategory.`default`, { Text("c") }) }
  check(.ios) { Text("a").accessibilityActivationPoint(CGPoint(x: 7, y: 8)) }
  check(.ios) { Text("a").accessibilityActivationPoint(CGPoint(x: 7, y: 8), isEnabled: true) }
  check(.ios) { Text("a").accessibilityActivationPoint(UnitPoint.bottom) }
  check(.ios) { Text("a").accessibilityActivationPoint(UnitPoint.bottom, isEnabled: true) }
  check(.ios) { Text("a").accessibilityAddTraits(AccessibilityTraits.allowsDirectInteraction) }
  check(.ios) { Text("a").accessibilityChildren(children: { Text("c") }) }
  check(.ios) { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(Text("t"), id: "star"), Text("t")) }
  check(.ios) { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(Text("t"), id: "star"), "star") }
  check(.ios) { Text("a").accessibilityCustomContent(Text("t"), Text("t")) }
  check(.ios) { Text("a").accessibilityCustomContent("star", Text("t")) }
  check(.ios) { Text("a").accessibilityCustomContent("star", "star") }
  check(.ios) { Text("a").accessibilityDirectTouch(false, options: AccessibilityDirectTouchOptions.requiresActivation) }
  check(.ios) { Text("a").accessibilityDirectTouch() }
  check(.ios) { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: "star") }
  check(.ios) { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: "star", isEnabled: true) }
  check(.ios) { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: Text("t")) }
  check(.ios) { Text("a").accessibilityDragPoint(UnitPoint.bottom, description: Text("t"), isEnabled: true) }
  check(.ios) { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: "star") }
  check(.ios) { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: "star", isEnabled: true) }
  check(.ios) { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: Text("t")) }
  check(.ios) { Text("a").accessibilityDropPoint(UnitPoint.bottom, description: Text("t"), isEnabled: true) }
  check(.ios) { Text("a").accessibilityElement(children: AccessibilityChildBehavior.combine) }
  check(.ios) { Text("a").accessibilityElement() }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h1) }
  check(.ios) { Text("a").accessibilityHidden(true) }
  check(.ios) { Text("a").accessibilityHidden(true, isEnabled: true) }
  check(.ios) { Text("a").accessibilityHint(Text("t")) }
  check(.ios) { Text("a").accessibilityHint(Text("t"), isEnabled: true) }
  check(.ios) { Text("a").accessibilityHint("star") }
  check(.ios) { Text("a").accessibilityHint("star", isEnabled: true) }
  check(.ios) { Text("a").accessibilityIdentifier("star") }
  check(.ios) { Text("a").accessibilityIdentifier("star", isEnabled: true) }
  check(.ios) { Text("a").accessibilityIgnoresInvertColors(false) }
  check(.ios) { Text("a").accessibilityIgnoresInvertColors() }
  check(.ios) { Text("a").accessibilityLabel(Text("t")) }
  check(.ios) { Text("a").accessibilityLabel(Text("t"), isEnabled: true) }
  check(.ios) { Text("a").accessibilityLabel("star") }
  check(.ios) { Text("a").accessibilityLabel("star", isEnabled: true) }
  check(.watchos) { Text("a").accessibilityQuickAction(style: .outline, content: { Text("c") }) }
  check(.watchos) { Text("a").accessibilityQuickAction(style: .outline, isActive: .constant(true), content: { Text("c") }) }
  check(.ios) { Text("a").accessibilityRemoveTraits(AccessibilityTraits.allowsDirectInteraction) }
  check(.ios) { Text("a").accessibilityRepresentation(representation: { Text("c") }) }
  check(.ios) { Text("a").accessibilityRespondsToUserInteraction(false) }
  check(.ios) { Text("a").accessibilityRespondsToUserInteraction() }
  check(.ios) { Text("a").accessibilityRespondsToUserInteraction(true, isEnabled: true) }
  check(.ios) { Text("a").accessibilityScrollStatus(Text("t"), isEnabled: false) }
  check(.ios) { Text("a").accessibilityScrollStatus(Text("t")) }
  check(.ios) { Text("a").accessibilityScrollStatus("star", isEnabled: false) }
  check(.ios) { Text("a").accessibilityScrollStatus("star") }
  check(.ios) { Text("a").accessibilityShowsLargeContentViewer() }
  check(.ios) { Text("a").accessibilityShowsLargeContentViewer({ Text("c") }) }
  check(.ios) { Text("a").accessibilitySortPriority(0.75) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.console) }
  check(.ios) { Text("a").accessibilityValue(Text("t")) }
  check(.ios) { Text("a").accessibilityValue(Text("t"), isEnabled: true) }
  check(.ios) { Text("a").accessibilityValue("star") }
  check(.ios) { Text("a").accessibilityValue("star", isEnabled: true) }
  check(.ios) { Text("a").alert(Text("t"), isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").alert("star", isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").alert(Text("t"), isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios) { Text("a").alert("star", isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios) { Text("a").allowedDynamicRange(Image.DynamicRange.constrainedHigh) }
  check(.ios) { Text("a").allowsHitTesting(true) }
  check(.ios) { Text("a").allowsTightening(true) }
  check(.ios) { Text("a").allowsWindowActivationEvents() }
  check(.ios) { Text("a").allowsWindowActivationEvents(true) }
  check(.macos) { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.automatic) }
  check(.macos) { Text("a").alternatingRowBackgrounds() }
  check(.ios) { Text("a").animation(Animation.bouncy) }
  check(.ios) { Text("a").animation(Animation.bouncy, value: 0.75) }
  check(.ios) { Text("a").aspectRatio(0.75, contentMode: ContentMode.fill) }
  check(.ios) { Text("a").aspectRatio(contentMode: ContentMode.fill) }
  check(.ios) { Text("a").aspectRatio(CGSize(width: 7, height: 8), contentMode: ContentMode.fill) }
  check(.visionos) { Text("a").aspectRatio3D(contentMode: ContentMode.fill) }
  check(.ios) { Text("a").assistiveAccessNavigationIcon(Image("i")) }
  check(.ios) { Text("a").assistiveAccessNavigationIcon(systemImage: "star") }
  check(.ios) { Text("a").autocapitalization(UITextAutocapitalizationType.allCharacters) }
  check(.ios) { Text("a").autocorrectionDisabled(false) }
  check(.ios) { Text("a").autocorrectionDisabled() }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios) { Text("a").background() }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.bottom) }
  check(.ios) { Text("a").background(Text("v")) }
  check(.ios) { Text("a").background(in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(in: Ellipse()) }
  check(.ios) { Text("a").background(Color.red, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(Color.red, in: Ellipse()) }
  check(.ios) { Text("a").background(Color.red, ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios) { Text("a").background(Color.red) }
  check(.ios) { Text("a").background(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").background(content: { Text("c") }) }
  check(.ios) { Text("a").backgroundExtensionEffect() }
  check(.ios) { Text("a").backgroundExtensionEffect(isEnabled: true) }
  check(.ios) { Text("a").backgroundStyle(Color.red) }
  check(.ios) { Text("a").badge(7) }
  check(.ios) { Text("a").badge("star") }
  check(.ios) { Text("a").badge(Text("t")) }
  check(.ios) { Text("a").badgeProminence(BadgeProminence.decreased) }
  check(.ios) { Text("a").baselineOffset(0.75) }
  check(.ios) { Text("a").blendMode(BlendMode.color) }
  check(.ios) { Text("a").blur(radius: 0.75, opaque: true) }
  check(.ios) { Text("a").blur(radius: 0.75) }
  check(.ios) { Text("a").bold(false) }
  check(.ios) { Text("a").bold() }
  check(.ios) { Text("a").border(Color.red, width: 0.75) }
  check(.ios) { Text("a").border(Color.red) }
  check(.visionos) { Text("a").breakthroughEffect(BreakthroughEffect.automatic) }
  check(.ios) { Text("a").brightness(0.75) }
  check(.ios) { Text("a").buttonBorderShape(ButtonBorderShape.automatic) }
  check(.ios) { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.automatic) }
  check(.ios) { Text("a").buttonSizing(ButtonSizing.automatic) }
  check(.ios) { Text("a").buttonStyle(.automatic) }
  check(.ios) { Text("a").clipShape(Ellipse(), style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").clipShape(Ellipse()) }
  check(.ios) { Text("a").clipped(antialiased: true) }
  check(.ios) { Text("a").clipped() }
  check(.ios) { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), isEnabled: false) }
  check(.ios) { Text("a").colorEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect])) }
  check(.ios) { Text("a").colorInvert() }
  check(.ios) { Text("a").colorMultiply(Color.red) }
  check(.ios) { Text("a").colorScheme(ColorScheme.dark) }
  check(.ios) { Text("a").compositingGroup() }
  check(.ios) { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog("star", isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog("star", isPresented: .constant(true), actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog("star", isPresented: .constant(true), titleVisibility: Visibility.hidden, actions: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog("star", isPresented: .constant(true), actions: { Text("c") }) }
  check(.ios) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStore) }
  check(.ios) { Text("a").containerBackground(for: ContainerBackgroundPlacement.subscriptionStore, alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").containerBackground(for: ContainerBackgroundPlacement.subscriptionStore, content: { Text("c") }) }
  check(.ios) { Text("a").containerCornerOffset(Edge.Set.all, sizeToFit: true) }
  check(.ios) { Text("a").containerCornerOffset(Edge.Set.all) }
  check(.ios) { Text("a").containerRelativeFrame(Axis.Set.horizontal, alignment: Alignment.bottom) }
  check(.ios) { Text("a").containerRelativeFrame(Axis.Set.horizontal) }
  check(.ios) { Text("a").containerRelativeFrame(Axis.Set.horizontal, count: 7, span: 7, spacing: 0.75, alignment: Alignment.bottom) }
  check(.ios) { Text("a").containerRelativeFrame(Axis.Set.horizontal, count: 7, spacing: 0.75) }
  check(.ios) { Text("a").containerShape(Ellipse()) }
  check(.visionos) { Text("a").contentCaptureProtected(false) }
  check(.visionos) { Text("a").contentCaptureProtected() }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.scrollContent) }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, 0.75, for: ContentMarginPlacement.scrollContent) }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, 0.75) }
  check(.ios) { Text("a").contentMargins(0.75, for: ContentMarginPlacement.scrollContent) }
  check(.ios) { Text("a").contentMargins(0.75) }
  check(.ios) { Text("a").contentShape(ContentShapeKinds.interaction, Ellipse(), eoFill: true) }
  check(.ios) { Text("a").contentShape(ContentShapeKinds.interaction, Ellipse()) }
  check(.ios) { Text("a").contentShape(Ellipse(), eoFill: true) }
  check(.ios) { Text("a").contentShape(Ellipse()) }
  check(.ios) { Text("a").contentToolbar(for: ContentToolbarPlacement.tabViewSidebar, content: { ToolbarItem { Text("i") } }) }
  check(.ios) { Text("a").contentToolbar(for: ContentToolbarPlacement.tabViewSidebar, content: { Text("c") }) }
  check(.ios) { Text("a").contentTransition(ContentTransition.identity) }
  check(.ios) { Text("a").contextMenu(menuItems: { Text("c") }, preview: { Text("c") }) }
  check(.ios) { Text("a").contextMenu(menuItems: { Text("c") }) }
  check(.ios) { Text("a").contrast(0.75) }
  check(.ios) { Text("a").controlGroupStyle(.automatic) }
  check(.ios) { Text("a").controlSize(ControlSize.mini) }
  check(.ios) { Text("a").coordinateSpace(name: 0.75) }
  check(.ios) { Text("a").cornerRadius(0.75, antialiased: false) }
  check(.ios) { Text("a").cornerRadius(0.75) }
  check(.ios) { Text("a").datePickerStyle(.automatic) }
  check(.ios) { Text("a").defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.tabBar) }
  check(.ios) { Text("a").defaultAdaptableTabBarPlacement() }
  check(.ios) { Text("a").defaultHoverEffect(HoverEffect.automatic) }
  check(.ios) { Text("a").defaultHoverEffect(.automatic) }
  check(.ios) { Text("a").defaultScrollAnchor(UnitPoint.bottom) }
  check(.ios) { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.alignment) }
  check(.watchos) { Text("a").defaultWheelPickerItemHeight(0.75) }
  check(.ios) { Text("a").defersSystemGestures(on: Edge.Set.all) }
  check(.ios) { Text("a").deleteDisabled(true) }
  check(.ios) { Text("a").dialogIcon(Image("i")) }
  check(.macos) { Text("a").dialogPreventsAppTermination(true) }
  check(.macos) { Text("a").dialogSeverity(DialogSeverity.automatic) }
  check(.ios) { Text("a").dialogSuppressionToggle(Text("t"), isSuppressed: .constant(true)) }
  check(.ios) { Text("a").dialogSuppressionToggle("star", isSuppressed: .constant(true)) }
  check(.ios) { Text("a").dialogSuppressionToggle(isSuppressed: .constant(true)) }
  check(.watchos) { Text("a").digitalCrownAccessory(Visibility.automatic) }
  check(.watchos) { Text("a").digitalCrownAccessory(content: { Text("c") }) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75)) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
}

private func calls2(_ check: Check) {
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false, onIdle: { refresh() }) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), onIdle: { refresh() }) }
  check(.watchos) { Text("a").digitalCrownRotation(detent: .constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false, onIdle: { refresh() }) }
  check(.watchos) { Text("a").digitalCrownRotation(detent: .constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.low, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos) { Text("a").digitalCrownRotation(detent: .constant(0.75), from: 0.75, through: 0.75, by: 0.75) }
  check(.ios) { Text("a").disableAutocorrection(true) }
  check(.ios) { Text("a").disabled(true) }
  check(.ios) { Text("a").disclosureGroupStyle(.automatic) }
  check(.macos) { Text("a").dismissalConfirmationDialog(Text("t"), shouldPresent: true, actions: { Text("c") }, message: { Text("c") }) }
  check(.macos) { Text("a").dismissalConfirmationDialog("star", shouldPresent: true, actions: { Text("c") }, message: { Text("c") }) }
  check(.macos) { Text("a").dismissalConfirmationDialog(Text("t"), shouldPresent: true, actions: { Text("c") }) }
  check(.macos) { Text("a").dismissalConfirmationDialog("star", shouldPresent: true, actions: { Text("c") }) }
  check(.ios) { Text("a").distortionEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8), isEnabled: false) }
  check(.ios) { Text("a").distortionEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8)) }
  check(.macos) { Text("a").dragConfiguration(DragConfiguration(operationsWithinApp: DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true, allowDelete: true), operationsOutsideApp: DragConfiguration.OperationsOutsideApp(allowCopy: false))) }
  check(.macos) { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.`default`) }
  check(.ios) { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.extendedLinear) }
  check(.ios) { Text("a").drawingGroup() }
  check(.macos) { Text("a").dropPreviewsFormation(DragDropPreviewsFormation.`default`) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility1) }
  check(.ios) { Text("a").edgesIgnoringSafeArea(Edge.Set.all) }
  check(.ios) { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.displayFileExtensions) }
  check(.ios) { Text("a").fileDialogConfirmationLabel(Text("t")) }
  check(.ios) { Text("a").fileDialogConfirmationLabel("star") }
  check(.ios) { Text("a").fileDialogCustomizationID("star") }
  check(.ios) { Text("a").fileDialogDefaultDirectory(URL(filePath: "/a")) }
  check(.ios) { Text("a").fileDialogImportsUnresolvedAliases(true) }
  check(.ios) { Text("a").fileDialogMessage(Text("t")) }
  check(.ios) { Text("a").fileDialogMessage("star") }
  check(.ios) { Text("a").fileExporterFilenameLabel(Text("t")) }
  check(.ios) { Text("a").fileExporterFilenameLabel("star") }
  check(.ios) { Text("a").findDisabled(false) }
  check(.ios) { Text("a").findDisabled() }
  check(.ios) { Text("a").findNavigator(isPresented: .constant(true)) }
  check(.ios) { Text("a").fixedSize() }
  check(.ios) { Text("a").fixedSize(horizontal: true, vertical: true) }
  check(.ios) { Text("a").flipsForRightToLeftLayoutDirection(true) }
  check(.ios) { Text("a").focusEffectDisabled(false) }
  check(.ios) { Text("a").focusEffectDisabled() }
  check(.macos) { Text("a").focusSection() }
  check(.ios) { Text("a").focusable(false) }
  check(.ios) { Text("a").focusable() }
  check(.ios) { Text("a").focusable(false, interactions: FocusInteractions.activate) }
  check(.ios) { Text("a").focusable(interactions: FocusInteractions.activate) }
  check(.ios) { Text("a").font(Font.body) }
  check(.ios) { Text("a").fontDesign(Font.Design.`default`) }
  check(.ios) { Text("a").fontWeight(Font.Weight.black) }
  check(.ios) { Text("a").fontWidth(Font.Width.compressed) }
  check(.ios) { Text("a").foregroundColor(Color.red) }
  check(.ios) { Text("a").foregroundStyle(Color.red, Color.red, Color.red) }
  check(.ios) { Text("a").foregroundStyle(Color.red, Color.red) }
  check(.ios) { Text("a").foregroundStyle(Color.red) }
  check(.ios) { Text("a").formStyle(.automatic) }
  check(.ios) { Text("a").frame() }
  check(.visionos) { Text("a").frame(depth: 0.75, alignment: DepthAlignment.back) }
  check(.visionos) { Text("a").frame(depth: 0.75) }
  check(.visionos) { Text("a").frame(minDepth: 0.75, idealDepth: 0.75, maxDepth: 0.75, alignment: DepthAlignment.back) }
  check(.visionos) { Text("a").frame() }
  check(.ios) { Text("a").frame(minWidth: 0.75, idealWidth: 0.75, maxWidth: 0.75, minHeight: 0.75, idealHeight: 0.75, maxHeight: 0.75, alignment: Alignment.bottom) }
  check(.ios) { Text("a").frame(width: 0.75, height: 0.75, alignment: Alignment.bottom) }
  check(.ios) { Text("a").fullScreenCover(isPresented: .constant(true), onDismiss: { refresh() }, content: { Text("c") }) }
  check(.ios) { Text("a").fullScreenCover(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios) { Text("a").gaugeStyle(.automatic) }
  check(.ios) { Text("a").geometryGroup() }
  check(.visionos) { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos) { Text("a").glassBackgroundEffect() }
  check(.visionos) { Text("a").glassBackgroundEffect(.automatic, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos) { Text("a").glassBackgroundEffect(.automatic) }
  check(.visionos) { Text("a").glassBackgroundEffect(in: Ellipse(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos) { Text("a").glassBackgroundEffect(in: Ellipse()) }
  check(.visionos) { Text("a").glassBackgroundEffect(.automatic, in: Ellipse(), displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos) { Text("a").glassBackgroundEffect(.automatic, in: Ellipse()) }
  check(.ios) { Text("a").glassEffect(Glass.clear, in: Ellipse()) }
  check(.ios) { Text("a").glassEffect(in: Ellipse()) }
  check(.ios) { Text("a").glassEffect(Glass.clear) }
  check(.ios) { Text("a").glassEffect() }
  check(.ios) { Text("a").glassEffectTransition(GlassEffectTransition.identity) }
  check(.ios) { Text("a").grayscale(0.75) }
  check(.ios) { Text("a").gridCellAnchor(UnitPoint.bottom) }
  check(.ios) { Text("a").gridCellColumns(7) }
  check(.ios) { Text("a").gridCellUnsizedAxes(Axis.Set.horizontal) }
  check(.ios) { Text("a").gridColumnAlignment(HorizontalAlignment.center) }
  check(.ios) { Text("a").groupBoxStyle(.automatic) }
  check(.ios) { Text("a").handGestureShortcut(HandGestureShortcut.primaryAction, isEnabled: false) }
  check(.ios) { Text("a").handGestureShortcut(HandGestureShortcut.primaryAction) }
  check(.visionos) { Text("a").handPointerBehavior(HandPointerBehavior.drawing) }
  check(.ios) { Text("a").headerProminence(Prominence.increased) }
  check(.ios) { Text("a").help(Text("t")) }
  check(.ios) { Text("a").help("star") }
  check(.ios) { Text("a").hidden() }
  check(.macos) { Text("a").horizontalRadioGroupLayout() }
  check(.ios) { Text("a").hoverEffect(HoverEffect.lift) }
  check(.ios) { Text("a").hoverEffect() }
  check(.ios) { Text("a").hoverEffect(HoverEffect.lift, isEnabled: false) }
  check(.ios) { Text("a").hoverEffect(.automatic, isEnabled: false) }
  check(.ios) { Text("a").hoverEffect(.automatic) }
  check(.ios) { Text("a").hoverEffect(isEnabled: false) }
  check(.visionos) { Text("a").hoverEffect(.automatic, in: HoverEffectGroup.systemOverlays, isEnabled: false) }
  check(.visionos) { Text("a").hoverEffect(.automatic, in: HoverEffectGroup.systemOverlays) }
  check(.ios) { Text("a").hoverEffectDisabled(false) }
  check(.ios) { Text("a").hoverEffectDisabled() }
  check(.visionos) { Text("a").hoverEffectGroup() }
  check(.visionos) { Text("a").hoverEffectGroup(HoverEffectGroup.systemOverlays) }
  check(.ios) { Text("a").hueRotation(Angle.zero) }
  check(.ios) { Text("a").ignoresSafeArea(SafeAreaRegions.container, edges: Edge.Set.bottom) }
  check(.ios) { Text("a").ignoresSafeArea() }
  check(.ios) { Text("a").imageScale(Image.Scale.large) }
  check(.visionos) { Text("a").immersiveEnvironmentPicker(content: { Text("c") }) }
  check(.ios) { Text("a").indexViewStyle(.page) }
  check(.ios) { Text("a").inspector(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios) { Text("a").inspectorColumnWidth(0.75) }
  check(.ios) { Text("a").inspectorColumnWidth(min: 0.75, ideal: 0.75, max: 0.75) }
  check(.ios) { Text("a").inspectorColumnWidth(ideal: 0.75) }
  check(.ios) { Text("a").interactionActivityTrackingTag("star") }
  check(.ios) { Text("a").interactiveDismissDisabled(false) }
  check(.ios) { Text("a").interactiveDismissDisabled() }
  check(.ios) { Text("a").invalidatableContent(false) }
  check(.ios) { Text("a").invalidatableContent() }
  check(.ios) { Text("a").italic(false) }
  check(.ios) { Text("a").italic() }
  check(.ios) { Text("a").kerning(0.75) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.automatic) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, localization: KeyboardShortcut.Localization.automatic) }
  check(.ios) { Text("a").keyboardShortcut(KeyboardShortcut.cancelAction) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.URL) }
  check(.ios) { Text("a").labelIconToTitleSpacing(0.75) }
  check(.ios) { Text("a").labelReservedIconWidth(0.75) }
  check(.ios) { Text("a").labelStyle(.automatic) }
  check(.ios) { Text("a").labeledContentStyle(.automatic) }
  check(.ios) { Text("a").labelsHidden() }
  check(.ios) { Text("a").labelsVisibility(Visibility.automatic) }
  check(.ios) { Text("a").layerEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8), isEnabled: false) }
  check(.ios) { Text("a").layerEffect(Shader(function: ShaderFunction(library: ShaderLibrary.`default`, name: "star"), arguments: [Shader.Argument.boundingRect]), maxSampleOffset: CGSize(width: 7, height: 8)) }
  check(.ios) { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.fixed) }
  check(.ios) { Text("a").layoutPriority(0.75) }
  check(.ios) { Text("a").lineLimit(2...3) }
  check(.ios) { Text("a").lineLimit(7, reservesSpace: true) }
  check(.ios) { Text("a").lineLimit(2...) }
  check(.ios) { Text("a").lineLimit(...2) }
  check(.ios) { Text("a").lineLimit(7) }
  check(.ios) { Text("a").lineSpacing(0.75) }
  check(.ios) { Text("a").listItemTint(Color.red) }
  check(.ios) { Text("a").listItemTint(ListItemTint.monochrome) }
  check(.ios) { Text("a").listRowBackground(Text("v")) }
  check(.visionos) { Text("a").listRowHoverEffect(HoverEffect.automatic) }
  check(.visionos) { Text("a").listRowHoverEffectDisabled(false) }
  check(.visionos) { Text("a").listRowHoverEffectDisabled() }
  check(.ios) { Text("a").listRowInsets(Edge.Set.bottom, 0.75) }
  check(.ios) { Text("a").listRowInsets(EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.watchos) { Text("a").listRowPlatterColor(Color.red) }
  check(.ios) { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.bottom) }
  check(.ios) { Text("a").listRowSeparator(Visibility.automatic) }
  check(.ios) { Text("a").listRowSeparatorTint(Color.red, edges: VerticalEdge.Set.bottom) }
  check(.ios) { Text("a").listRowSeparatorTint(Color.red) }
  check(.ios) { Text("a").listRowSpacing(0.75) }
  check(.ios) { Text("a").listSectionIndexVisibility(Visibility.automatic) }
  check(.ios) { Text("a").listSectionMargins(Edge.Set.bottom, 0.75) }
  check(.ios) { Text("a").listSectionSeparator(Visibility.automatic, edges: VerticalEdge.Set.bottom) }
  check(.ios) { Text("a").listSectionSeparator(Visibility.automatic) }
  check(.ios) { Text("a").listSectionSeparatorTint(Color.red, edges: VerticalEdge.Set.bottom) }
  check(.ios) { Text("a").listSectionSeparatorTint(Color.red) }
  check(.ios) { Text("a").listSectionSpacing(0.75) }
  check(.ios) { Text("a").listSectionSpacing(ListSectionSpacing.compact) }
  check(.ios) { Text("a").listStyle(.automatic) }
  check(.ios) { Text("a").luminanceToAlpha() }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .global) }
  check(.visionos) { Text("a").manipulable(inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").manipulable() }
  check(.visionos) { Text("a").manipulable(using: Manipulable.GestureState()) }
  check(.visionos) { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState()), coordinateSpace: .global, inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState()), coordinateSpace: .global) }
  check(.visionos) { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState()), inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").manipulationGesture(updating: .constant(Manipulable.GestureState())) }
  check(.ios) { Text("a").mask(Text("v")) }
  check(.ios) { Text("a").mask(alignment: Alignment.bottom, { Text("c") }) }
  check(.ios) { Text("a").mask({ Text("c") }) }
  check(.ios) { Text("a").materialActiveAppearance(MaterialActiveAppearance.active) }
  check(.ios) { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.automatic) }
  check(.ios) { Text("a").menuIndicator(Visibility.automatic) }
  check(.ios) { Text("a").menuOrder(MenuOrder.automatic) }
  check(.ios) { Text("a").menuStyle(.automatic) }
  check(.ios) { Text("a").minimumScaleFactor(0.75) }
  check(.macos) { Text("a").modifierKeyAlternate(EventModifiers.all, { Text("c") }) }
  check(.ios) { Text("a").monospaced(false) }
  check(.ios) { Text("a").monospaced() }
  check(.ios) { Text("a").monospacedDigit() }
  check(.ios) { Text("a").moveDisabled(true) }
  check(.ios) { Text("a").multilineTextAlignment(TextAlignment.center) }
  check(.ios) { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.`default`) }
  check(.ios) { Text("a").navigationBarBackButtonHidden(false) }
  check(.ios) { Text("a").navigationBarBackButtonHidden() }
  check(.ios) { Text("a").navigationBarHidden(true) }
  check(.ios) { Text("a").navigationBarItems(leading: Text("v"), trailing: Text("v")) }
  check(.ios) { Text("a").navigationBarItems(leading: Text("v")) }
  check(.ios) { Text("a").navigationBarItems(trailing: Text("v")) }
}

private func calls3(_ check: Check) {
  check(.ios) { Text("a").navigationBarTitle(Text("t")) }
  check(.ios) { Text("a").navigationBarTitle(Text("t"), displayMode: NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios) { Text("a").navigationBarTitle("star") }
  check(.ios) { Text("a").navigationBarTitle("star", displayMode: NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios) { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.automatic) }
  check(.ios) { Text("a").navigationDestination(isPresented: .constant(true), destination: { Text("c") }) }
  check(.ios) { Text("a").navigationDocument(URL(filePath: "/a")) }
  check(.ios) { Text("a").navigationLinkIndicatorVisibility(Visibility.automatic) }
  check(.ios) { Text("a").navigationSplitViewColumnWidth(0.75) }
  check(.ios) { Text("a").navigationSplitViewColumnWidth(min: 0.75, ideal: 0.75, max: 0.75) }
  check(.ios) { Text("a").navigationSplitViewColumnWidth(ideal: 0.75) }
  check(.ios) { Text("a").navigationSplitViewStyle(.automatic) }
  check(.ios) { Text("a").navigationSubtitle(Text("t")) }
  check(.ios) { Text("a").navigationSubtitle("star") }
  check(.ios) { Text("a").navigationTitle(.constant("star")) }
  check(.ios) { Text("a").navigationTitle(Text("t")) }
  check(.ios) { Text("a").navigationTitle("star") }
  check(.watchos) { Text("a").navigationTitle({ Text("c") }) }
  check(.ios) { Text("a").navigationTransition(.automatic) }
  check(.ios) { Text("a").navigationViewStyle(.automatic) }
  check(.ios) { Text("a").offset(CGSize(width: 7, height: 8)) }
  check(.ios) { Text("a").offset(x: 0.75, y: 0.75) }
  check(.ios) { Text("a").offset() }
  check(.visionos) { Text("a").offset(z: 0.75) }
  check(.ios) { Text("a").onAppear(perform: { refresh() }) }
  check(.ios) { Text("a").onAppear() }
  check(.ios) { Text("a").onChange(of: 0.75, initial: true, { refresh() }) }
  check(.macos) { Text("a").onDeleteCommand(perform: { refresh() }) }
  check(.ios) { Text("a").onDisappear(perform: { refresh() }) }
  check(.ios) { Text("a").onDisappear() }
  check(.macos) { Text("a").onExitCommand(perform: { refresh() }) }
  check(.ios) { Text("a").onLongPressGesture(minimumDuration: 0.75, maximumDistance: 0.75, perform: { refresh() }) }
  check(.tvos) { Text("a").onLongPressGesture(minimumDuration: 0.75, perform: { refresh() }) }
  check(.tvos) { Text("a").onLongTouchGesture(minimumDuration: 0.75, perform: { refresh() }) }
  check(.ios) { Text("a").onOpenURL(prefersInApp: true) }
  check(.tvos) { Text("a").onPlayPauseCommand(perform: { refresh() }) }
  check(.ios) { Text("a").onSubmit(of: SubmitTriggers.search, { refresh() }) }
  check(.ios) { Text("a").onTapGesture(count: 7, perform: { refresh() }) }
  check(.visionos) { Text("a").onWorldRecenter(action: { refresh() }) }
  check(.ios) { Text("a").opacity(0.75) }
  check(.visionos) { Text("a").ornament(visibility: Visibility.hidden, attachmentAnchor: OrnamentAttachmentAnchor.scene(UnitPoint.bottom), contentAlignment: Alignment.bottom, ornament: { Text("c") }) }
  check(.visionos) { Text("a").ornament(attachmentAnchor: OrnamentAttachmentAnchor.scene(UnitPoint.bottom), ornament: { Text("c") }) }
  check(.ios) { Text("a").overlay(Text("v"), alignment: Alignment.bottom) }
  check(.ios) { Text("a").overlay(Text("v")) }
  check(.ios) { Text("a").overlay(Color.red, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").overlay(Color.red, in: Ellipse()) }
  check(.ios) { Text("a").overlay(Color.red, ignoresSafeAreaEdges: Edge.Set.bottom) }
  check(.ios) { Text("a").overlay(Color.red) }
  check(.ios) { Text("a").overlay(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").overlay(content: { Text("c") }) }
  check(.ios) { Text("a").padding(Edge.Set.bottom, 0.75) }
  check(.ios) { Text("a").padding() }
  check(.ios) { Text("a").padding(EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.ios) { Text("a").padding(0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.back, 0.75) }
  check(.visionos) { Text("a").padding3D() }
  check(.visionos) { Text("a").padding3D(EdgeInsets3D(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75, front: 0.75, back: 0.75)) }
  check(.visionos) { Text("a").padding3D(0.75) }
  check(.ios) { Text("a").paletteSelectionEffect(PaletteSelectionEffect.automatic) }
  check(.ios) { Text("a").persistentSystemOverlays(Visibility.automatic) }
  check(.ios) { Text("a").pickerStyle(.automatic) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.`default`) }
  check(.macos) { Text("a").pointerVisibility(Visibility.automatic) }
  check(.ios) { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").popover(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios) { Text("a").position(CGPoint(x: 7, y: 8)) }
  check(.ios) { Text("a").position(x: 0.75, y: 0.75) }
  check(.ios) { Text("a").position() }
  check(.ios) { Text("a").preferredColorScheme(ColorScheme.dark) }
  check(.visionos) { Text("a").preferredSurroundingsEffect(SurroundingsEffect.colorMultiply(Color.red)) }
  check(.visionos) { Text("a").preferredWindowClippingMargins(Edge3D.Set.back, 0.75) }
  check(.ios) { Text("a").presentationBackground(Color.red) }
  check(.ios) { Text("a").presentationBackground(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").presentationBackground(content: { Text("c") }) }
  check(.ios) { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.automatic) }
  check(.visionos) { Text("a").presentationBreakthroughEffect(BreakthroughEffect.automatic) }
  check(.ios) { Text("a").presentationCompactAdaptation(PresentationAdaptation.automatic) }
  check(.ios) { Text("a").presentationCompactAdaptation(horizontal: PresentationAdaptation.automatic, vertical: PresentationAdaptation.automatic) }
  check(.ios) { Text("a").presentationContentInteraction(PresentationContentInteraction.automatic) }
  check(.ios) { Text("a").presentationCornerRadius(0.75) }
  check(.ios) { Text("a").presentationDragIndicator(Visibility.automatic) }
  check(.macos) { Text("a").presentationPreventsAppTermination(true) }
  check(.ios) { Text("a").presentationSizing(.automatic) }
  check(.macos) { Text("a").presentedWindowStyle(.automatic) }
  check(.macos) { Text("a").presentedWindowToolbarStyle(.automatic) }
  check(.ios) { Text("a").previewDevice(PreviewDevice(stringLiteral: "star")) }
  check(.ios) { Text("a").previewDisplayName("star") }
  check(.ios) { Text("a").previewInterfaceOrientation(InterfaceOrientation.landscapeLeft) }
  check(.ios) { Text("a").privacySensitive(false) }
  check(.ios) { Text("a").privacySensitive() }
  check(.ios) { Text("a").progressViewStyle(.automatic) }
  check(.ios) { Text("a").projectionEffect(ProjectionTransform()) }
  check(.ios) { Text("a").redacted(reason: RedactionReasons.placeholder) }
  check(.ios) { Text("a").refreshable(action: { refresh() }) }
  check(.ios) { Text("a").renameAction({ refresh() }) }
  check(.ios) { Text("a").replaceDisabled(false) }
  check(.ios) { Text("a").replaceDisabled() }
  check(.ios) { Text("a").rotationEffect(Angle.zero, anchor: UnitPoint.bottom) }
  check(.ios) { Text("a").rotationEffect(Angle.zero) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.leading, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: VerticalEdge.bottom, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: VerticalEdge.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaInset(edge: HorizontalEdge.leading, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaInset(edge: HorizontalEdge.leading, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaInset(edge: VerticalEdge.bottom, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaInset(edge: VerticalEdge.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaPadding(Edge.Set.bottom, 0.75) }
  check(.ios) { Text("a").safeAreaPadding() }
  check(.ios) { Text("a").safeAreaPadding(EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75)) }
  check(.ios) { Text("a").safeAreaPadding(0.75) }
  check(.ios) { Text("a").saturation(0.75) }
  check(.ios) { Text("a").scaleEffect(0.75, anchor: UnitPoint.bottom) }
  check(.ios) { Text("a").scaleEffect(0.75) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)) }
  check(.visionos) { Text("a").scaleEffect(0.75) }
  check(.ios) { Text("a").scaleEffect(CGSize(width: 7, height: 8), anchor: UnitPoint.bottom) }
  check(.ios) { Text("a").scaleEffect(CGSize(width: 7, height: 8)) }
  check(.ios) { Text("a").scaleEffect(x: 0.75, y: 0.75, anchor: UnitPoint.bottom) }
  check(.ios) { Text("a").scaleEffect() }
  check(.visionos) { Text("a").scaleEffect(x: 0.75, y: 0.75, z: 0.75, anchor: UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)) }
  check(.visionos) { Text("a").scaleEffect() }
  check(.ios) { Text("a").scaledToFill() }
  check(.visionos) { Text("a").scaledToFill3D() }
  check(.ios) { Text("a").scaledToFit() }
  check(.visionos) { Text("a").scaledToFit3D() }
  check(.ios) { Text("a").scenePadding(Edge.Set.bottom) }
  check(.ios) { Text("a").scenePadding() }
  check(.ios) { Text("a").scenePadding(ScenePadding.minimum, edges: Edge.Set.bottom) }
  check(.ios) { Text("a").scenePadding(ScenePadding.minimum) }
  check(.ios) { Text("a").scrollBounceBehavior(ScrollBounceBehavior.always, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollBounceBehavior(ScrollBounceBehavior.always) }
  check(.ios) { Text("a").scrollClipDisabled(false) }
  check(.ios) { Text("a").scrollClipDisabled() }
  check(.ios) { Text("a").scrollContentBackground(Visibility.automatic) }
  check(.ios) { Text("a").scrollDisabled(true) }
  check(.ios) { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.automatic) }
  check(.ios) { Text("a").scrollEdgeEffectHidden(false, for: Edge.Set.bottom) }
  check(.ios) { Text("a").scrollEdgeEffectHidden() }
  check(.ios) { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.automatic, for: Edge.Set.all) }
  check(.ios) { Text("a").scrollIndicators(ScrollIndicatorVisibility.automatic, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollIndicators(ScrollIndicatorVisibility.automatic) }
  check(.ios) { Text("a").scrollIndicatorsFlash(onAppear: true) }
  check(.ios) { Text("a").scrollIndicatorsFlash(trigger: 0.75) }
  check(.ios) { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.handGestureShortcut) }
  check(.ios) { Text("a").scrollPosition(.constant(ScrollPosition(edge: Edge.bottom)), anchor: UnitPoint.bottom) }
  check(.ios) { Text("a").scrollPosition(.constant(ScrollPosition(edge: Edge.bottom))) }
  check(.ios) { Text("a").scrollTargetBehavior(.paging) }
  check(.ios) { Text("a").scrollTargetLayout(isEnabled: false) }
  check(.ios) { Text("a").scrollTargetLayout() }
  check(.ios) { Text("a").searchCompletion("star") }
  check(.ios) { Text("a").searchDictationBehavior(TextInputDictationBehavior.automatic) }
  check(.ios) { Text("a").searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.automatic) }
  check(.ios) { Text("a").searchScopes(.constant(0.75), scopes: { Text("c") }) }
  check(.ios) { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.automatic, { Text("c") }) }
  check(.ios) { Text("a").searchSuggestions(Visibility.automatic, for: SearchSuggestionsPlacement.Set.content) }
  check(.ios) { Text("a").searchSuggestions({ Text("c") }) }
  check(.ios) { Text("a").searchToolbarBehavior(SearchToolbarBehavior.automatic) }
  check(.ios) { Text("a").searchable(text: .constant("star"), isPresented: .constant(true), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), isPresented: .constant(true), prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), isPresented: .constant(true), placement: SearchFieldPlacement.navigationBarDrawer, prompt: Text("t")) }
  check(.ios) { Text("a").searchable(text: .constant("star"), isPresented: .constant(true)) }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: Text("t")) }
  check(.ios) { Text("a").searchable(text: .constant("star")) }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: "star", suggestions: { Text("c") }) }
  check(.ios) { Text("a").searchable(text: .constant("star"), prompt: "star", suggestions: { Text("c") }) }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer, prompt: Text("t"), suggestions: { Text("c") }) }
  check(.ios) { Text("a").searchable(text: .constant("star"), suggestions: { Text("c") }) }
  check(.ios) { Text("a").sectionActions(content: { Text("c") }) }
  check(.ios) { Text("a").sectionIndexLabel(Text("t")) }
  check(.ios) { Text("a").selectionDisabled(false) }
  check(.ios) { Text("a").selectionDisabled() }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.alignment, trigger: 0.75) }
  check(.ios) { Text("a").shadow(color: Color.red, radius: 0.75, x: 0.75, y: 0.75) }
  check(.ios) { Text("a").shadow(radius: 0.75) }
  check(.ios) { Text("a").sheet(isPresented: .constant(true), onDismiss: { refresh() }, content: { Text("c") }) }
  check(.ios) { Text("a").sheet(isPresented: .constant(true), content: { Text("c") }) }
  check(.ios) { Text("a").sliderThumbVisibility(Visibility.automatic) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.back, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(content: { Text("c") }) }
  check(.ios) { Text("a").speechAdjustedPitch(0.75) }
  check(.ios) { Text("a").speechAlwaysIncludesPunctuation(false) }
  check(.ios) { Text("a").speechAlwaysIncludesPunctuation() }
  check(.ios) { Text("a").speechAnnouncementsQueued(false) }
  check(.ios) { Text("a").speechAnnouncementsQueued() }
  check(.ios) { Text("a").speechSpellsOutCharacters(false) }
  check(.ios) { Text("a").speechSpellsOutCharacters() }
  check(.ios) { Text("a").springLoadingBehavior(SpringLoadingBehavior.automatic) }
  check(.ios) { Text("a").statusBar(hidden: true) }
  check(.ios) { Text("a").statusBarHidden(false) }
  check(.ios) { Text("a").statusBarHidden() }
  check(.ios) { Text("a").strikethrough(false, color: Color.red) }
  check(.ios) { Text("a").strikethrough() }
  check(.ios) { Text("a").submitLabel(SubmitLabel.`continue`) }
  check(.ios) { Text("a").submitScope(false) }
  check(.ios) { Text("a").submitScope() }
  check(.visionos) { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.all) }
  check(.ios) { Text("a").swipeActions(edge: HorizontalEdge.leading, allowsFullSwipe: false, content: { Text("c") }) }
}

private func calls4(_ check: Check) {
  check(.ios) { Text("a").swipeActions(content: { Text("c") }) }
  check(.ios) { Text("a").symbolColorRenderingMode(SymbolColorRenderingMode.flat) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.bounce, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.appear, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.appear) }
  check(.ios) { Text("a").symbolEffectsRemoved(false) }
  check(.ios) { Text("a").symbolEffectsRemoved() }
  check(.ios) { Text("a").symbolRenderingMode(SymbolRenderingMode.hierarchical) }
  check(.ios) { Text("a").symbolVariableValueMode(SymbolVariableValueMode.color) }
  check(.ios) { Text("a").symbolVariant(SymbolVariants.circle) }
  check(.ios) { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.automatic) }
  check(.ios) { Text("a").tabItem({ Text("c") }) }
  check(.ios) { Text("a").tabViewBottomAccessory(content: { Text("c") }) }
  check(.ios) { Text("a").tabViewBottomAccessory(isEnabled: true, content: { Text("c") }) }
  check(.ios) { Text("a").tabViewSearchActivation(TabSearchActivation.automatic) }
  check(.ios) { Text("a").tabViewSidebarBottomBar(content: { Text("c") }) }
  check(.ios) { Text("a").tabViewSidebarFooter(content: { Text("c") }) }
  check(.ios) { Text("a").tabViewSidebarHeader(content: { Text("c") }) }
  check(.ios) { Text("a").tabViewStyle(.automatic) }
  check(.ios) { Text("a").tableColumnHeaders(Visibility.automatic) }
  check(.ios) { Text("a").tableStyle(.automatic) }
  check(.ios) { Text("a").task({ refresh() }) }
  check(.ios) { Text("a").task(id: 0.75, { refresh() }) }
  check(.ios) { Text("a").textCase(Text.Case.lowercase) }
  check(.ios) { Text("a").textContentType(UITextContentType.URL) }
  check(.ios) { Text("a").textEditorStyle(.automatic) }
  check(.ios) { Text("a").textFieldStyle(.automatic) }
  check(.ios) { Text("a").textInputAutocapitalization(TextInputAutocapitalization.characters) }
  check(.macos) { Text("a").textInputCompletion("star") }
  check(.ios) { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.all) }
  check(.macos) { Text("a").textInputSuggestions({ Text("c") }) }
  check(.ios) { Text("a").textScale(Text.Scale.`default`, isEnabled: false) }
  check(.ios) { Text("a").textScale(Text.Scale.`default`) }
  check(.ios) { Text("a").textSelection(.disabled) }
  check(.ios) { Text("a").textSelectionAffinity(TextSelectionAffinity.automatic) }
  check(.ios) { Text("a").tint(Color.red) }
  check(.ios) { Text("a").toggleStyle(.automatic) }
  check(.ios) { Text("a").toolbar(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios) { Text("a").toolbar(removing: ToolbarDefaultItemKind.sidebarToggle) }
  check(.ios) { Text("a").toolbar(id: "star", content: { ToolbarItem { Text("i") } }) }
  check(.ios) { Text("a").toolbar(content: { ToolbarItem { Text("i") } }) }
  check(.ios) { Text("a").toolbar(content: { Text("c") }) }
  check(.ios) { Text("a").toolbarBackground(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios) { Text("a").toolbarBackground(Color.red, for: ToolbarPlacement.automatic) }
  check(.ios) { Text("a").toolbarBackgroundVisibility(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.ios) { Text("a").toolbarColorScheme(ColorScheme.dark, for: ToolbarPlacement.automatic) }
  check(.watchos) { Text("a").toolbarForegroundStyle(Color.red, for: ToolbarPlacement.automatic) }
  check(.macos) { Text("a").toolbarItemHidden(false) }
  check(.macos) { Text("a").toolbarItemHidden() }
  check(.ios) { Text("a").toolbarRole(ToolbarRole.automatic) }
  check(.ios) { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.automatic) }
  check(.ios) { Text("a").toolbarTitleMenu(content: { Text("c") }) }
  check(.ios) { Text("a").toolbarVisibility(Visibility.automatic, for: ToolbarPlacement.automatic) }
  check(.macos) { Text("a").touchBar(content: { Text("c") }) }
  check(.macos) { Text("a").touchBarCustomizationLabel(Text("t")) }
  check(.macos) { Text("a").touchBarItemPresence(TouchBarItemPresence.`default`("star")) }
  check(.macos) { Text("a").touchBarItemPrincipal(false) }
  check(.macos) { Text("a").touchBarItemPrincipal() }
  check(.ios) { Text("a").tracking(0.75) }
  check(.ios) { Text("a").transition(AnyTransition.identity) }
  check(.ios) { Text("a").transition(.blurReplace) }
  check(.ios) { Text("a").truncationMode(Text.TruncationMode.head) }
  check(.ios) { Text("a").typeSelectEquivalent("star") }
  check(.ios) { Text("a").typeSelectEquivalent(Text("t")) }
  check(.ios) { Text("a").typesettingLanguage(TypesettingLanguage.automatic, isEnabled: false) }
  check(.ios) { Text("a").typesettingLanguage(TypesettingLanguage.automatic) }
  check(.ios) { Text("a").underline(false, color: Color.red) }
  check(.ios) { Text("a").underline() }
  check(.ios) { Text("a").unredacted() }
  check(.visionos) { Text("a").upperLimbVisibility(Visibility.automatic) }
  check(.visionos) { Text("a").volumeBaseplateVisibility(Visibility.automatic) }
  check(.macos) { Text("a").windowDismissBehavior(WindowInteractionBehavior.automatic) }
  check(.macos) { Text("a").windowFullScreenBehavior(WindowInteractionBehavior.automatic) }
  check(.macos) { Text("a").windowMinimizeBehavior(WindowInteractionBehavior.automatic) }
  check(.macos) { Text("a").windowResizeAnchor(UnitPoint.bottom) }
  check(.macos) { Text("a").windowResizeBehavior(WindowInteractionBehavior.automatic) }
  check(.ios) { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.automatic) }
  check(.ios) { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.contentBased) }
  check(.ios) { Text("a").writingToolsAffordanceVisibility(Visibility.automatic) }
  check(.ios) { Text("a").writingToolsBehavior(WritingToolsBehavior.automatic) }
  check(.ios) { Text("a").zIndex(0.75) }
  check(.ios) { Rectangle().fill(style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Rectangle().fill() }
  check(.ios) { Rectangle().fill(Color.red, style: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Rectangle().fill(Color.red) }
  check(.ios) { Rectangle().intersection(Ellipse(), eoFill: true) }
  check(.ios) { Rectangle().intersection(Ellipse()) }
  check(.ios) { Rectangle().lineIntersection(Ellipse(), eoFill: true) }
  check(.ios) { Rectangle().lineIntersection(Ellipse()) }
  check(.ios) { Rectangle().lineSubtraction(Ellipse(), eoFill: true) }
  check(.ios) { Rectangle().lineSubtraction(Ellipse()) }
  check(.ios) { Rectangle().offset(CGPoint(x: 7, y: 8)) }
  check(.ios) { Rectangle().offset(CGSize(width: 7, height: 8)) }
  check(.ios) { Rectangle().offset(x: 0.75, y: 0.75) }
  check(.ios) { Rectangle().offset() }
  check(.ios) { Rectangle().rotation(Angle.zero, anchor: UnitPoint.bottom) }
  check(.ios) { Rectangle().rotation(Angle.zero) }
  check(.ios) { Rectangle().scale(0.75, anchor: UnitPoint.bottom) }
  check(.ios) { Rectangle().scale(0.75) }
  check(.ios) { Rectangle().scale(x: 0.75, y: 0.75, anchor: UnitPoint.bottom) }
  check(.ios) { Rectangle().scale() }
  check(.ios) { Rectangle().size(CGSize(width: 7, height: 8)) }
  check(.ios) { Rectangle().size(CGSize(width: 7, height: 8), anchor: UnitPoint.bottom) }
  check(.ios) { Rectangle().size(width: 0.75, height: 0.75) }
  check(.ios) { Rectangle().size(width: 0.75, height: 0.75, anchor: UnitPoint.bottom) }
  check(.ios) { Rectangle().stroke(lineWidth: 0.75) }
  check(.ios) { Rectangle().stroke() }
  check(.ios) { Rectangle().stroke(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios) { Rectangle().stroke(Color.red, lineWidth: 0.75) }
  check(.ios) { Rectangle().stroke(Color.red) }
  check(.ios) { Rectangle().stroke(Color.red, lineWidth: 0.75, antialiased: false) }
  check(.ios) { Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios) { Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios) { Rectangle().subtracting(Ellipse(), eoFill: true) }
  check(.ios) { Rectangle().subtracting(Ellipse()) }
  check(.ios) { Rectangle().symmetricDifference(Ellipse(), eoFill: true) }
  check(.ios) { Rectangle().symmetricDifference(Ellipse()) }
  check(.ios) { Rectangle().trim(from: 0.75, to: 0.75) }
  check(.ios) { Rectangle().trim() }
  check(.ios) { Rectangle().union(Ellipse(), eoFill: true) }
  check(.ios) { Rectangle().union(Ellipse()) }
  check(.ios) { Rectangle().strokeBorder(lineWidth: 0.75, antialiased: false) }
  check(.ios) { Rectangle().strokeBorder() }
  check(.ios) { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios) { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios) { Rectangle().strokeBorder(Color.red, lineWidth: 0.75, antialiased: false) }
  check(.ios) { Rectangle().strokeBorder(Color.red) }
  check(.ios) { Rectangle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75), antialiased: false) }
  check(.ios) { Rectangle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 0.75, miterLimit: 0.75, dash: [0.75], dashPhase: 0.75)) }
  check(.ios) { Text("a").bold(true) }
  check(.ios) { Text("a").italic(true) }
  check(.ios) { Text("a").textVariant(.fixed) }
  check(.ios) { Image("i").allowedDynamicRange(Image.DynamicRange.constrainedHigh) }
  check(.ios) { Image("i").antialiased(true) }
  check(.ios) { Image("i").interpolation(Image.Interpolation.high) }
  check(.ios) { Image("i").renderingMode(Image.TemplateRenderingMode.original) }
  check(.ios) { Image("i").resizable(capInsets: EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), resizingMode: Image.ResizingMode.tile) }
  check(.ios) { Image("i").resizable() }
  check(.ios) { Image("i").symbolColorRenderingMode(SymbolColorRenderingMode.flat) }
  check(.ios) { Image("i").symbolRenderingMode(SymbolRenderingMode.hierarchical) }
  check(.ios) { Image("i").symbolVariableValueMode(SymbolVariableValueMode.color) }
  check(.ios) { AngularGradient(colors: [Color.red], center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios) { AngularGradient(colors: [Color.red], center: UnitPoint.bottom) }
  check(.ios) { AngularGradient(colors: [Color.red], center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero) }
  check(.ios) { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios) { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom) }
  check(.ios) { AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, startAngle: Angle.degrees(0.75), endAngle: Angle.degrees(0.75)) }
  check(.ios) { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.ios) { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom) }
  check(.ios) { AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startAngle: Angle.zero, endAngle: Angle.zero) }
  check(.ios) { Button("star", action: { refresh() }) }
  check(.ios) { Button("star", image: ImageResource(name: "r", bundle: .main), action: { refresh() }) }
  check(.ios) { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios) { Button("star", role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios) { Button("star", systemImage: "star", action: { refresh() }) }
  check(.ios) { Button("star", systemImage: "star", role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios) { Button(action: { refresh() }, label: { Text("c") }) }
  check(.ios) { Button(role: ButtonRole.cancel, action: { refresh() }) }
  check(.ios) { Button(role: ButtonRole.cancel, action: { refresh() }, label: { Text("c") }) }
  check(.ios) { Capsule(style: RoundedCornerStyle.circular) }
  check(.ios) { Capsule() }
  check(.ios) { Circle() }
  check(.ios) { ColorPicker("star", selection: .constant(Color.red), supportsOpacity: false) }
  check(.ios) { ColorPicker("star", selection: .constant(Color.red)) }
  check(.ios) { ColorPicker(selection: .constant(Color.red), supportsOpacity: false, label: { Text("c") }) }
  check(.ios) { ColorPicker(selection: .constant(Color.red), label: { Text("c") }) }
  check(.ios) { ConcentricRectangle() }
  check(.ios) { ContainerRelativeShape() }
  check(.ios) { ContentUnavailableView(label: { Text("c") }, description: { Text("c") }, actions: { Text("c") }) }
  check(.ios) { ContentUnavailableView(label: { Text("c") }) }
  check(.ios) { ContentUnavailableView("star", image: "star", description: Text("t")) }
  check(.ios) { ContentUnavailableView("star", image: "star") }
  check(.ios) { ContentUnavailableView("star", systemImage: "star", description: Text("t")) }
  check(.ios) { ContentUnavailableView("star", systemImage: "star") }
  check(.ios) { ControlGroup(content: { Text("c") }) }
  check(.ios) { ControlGroup(content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { ControlGroup("star", content: { Text("c") }) }
  check(.ios) { ControlGroup("star", image: ImageResource(name: "r", bundle: .main), content: { Text("c") }) }
  check(.ios) { ControlGroup("star", systemImage: "star", content: { Text("c") }) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0))) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), displayedComponents: DatePickerComponents.date) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0)) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))..., displayedComponents: DatePickerComponents.date) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))...) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0))) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))..., displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: (Date(timeIntervalSince1970: 0))..., label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.date, label: { Text("c") }) }
  check(.ios) { DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), in: ...(Date(timeIntervalSince1970: 0)), label: { Text("c") }) }
  check(.ios) { DefaultDocumentGroupLaunchActions() }
  check(.ios) { DefaultGlassEffectShape() }
  check(.ios) { DisclosureGroup(content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { DisclosureGroup("star", content: { Text("c") }) }
}

private func calls5(_ check: Check) {
  check(.ios) { DisclosureGroup("star", isExpanded: .constant(true), content: { Text("c") }) }
  check(.ios) { DisclosureGroup(isExpanded: .constant(true), content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { Divider() }
  check(.ios) { EditButton() }
  check(.ios) { Ellipse() }
  check(.ios) { EllipticalGradient(colors: [Color.red], center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75) }
  check(.ios) { EllipticalGradient(colors: [Color.red]) }
  check(.ios) { EllipticalGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75) }
  check(.ios) { EllipticalGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)])) }
  check(.ios) { EllipticalGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startRadiusFraction: 0.75, endRadiusFraction: 0.75) }
  check(.ios) { EllipticalGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]) }
  check(.ios) { Form(content: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, label: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios) { Gauge(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }, markedValueLabels: { Text("c") }) }
  check(.ios) { GlassEffectContainer(spacing: 0.75, content: { Text("c") }) }
  check(.ios) { GlassEffectContainer(content: { Text("c") }) }
  check(.ios) { Grid(alignment: Alignment.bottom, horizontalSpacing: 0.75, verticalSpacing: 0.75, content: { Text("c") }) }
  check(.ios) { Grid(content: { Text("c") }) }
  check(.ios) { GridRow(alignment: VerticalAlignment.bottom, content: { Text("c") }) }
  check(.ios) { GridRow(content: { Text("c") }) }
  check(.ios) { GroupBox(content: { Text("c") }) }
  check(.ios) { GroupBox(content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { GroupBox("star", content: { Text("c") }) }
  check(.ios) { GroupBox(label: Text("v"), content: { Text("c") }) }
  check(.macos) { HSplitView(content: { Text("c") }) }
  check(.ios) { HStack(alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { HStack(content: { Text("c") }) }
  check(.macos) { HelpLink(action: { refresh() }) }
  check(.macos) { HelpLink(destination: URL(filePath: "/a")) }
  check(.ios) { Label(title: { Text("c") }, icon: { Text("c") }) }
  check(.ios) { Label("star", image: "star") }
  check(.ios) { Label("star", image: ImageResource(name: "r", bundle: .main)) }
  check(.ios) { Label("star", systemImage: "star") }
  check(.ios) { LabeledContent(content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { LabeledContent("star", content: { Text("c") }) }
  check(.ios) { LabeledContent("star", value: "star") }
  check(.ios) { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios) { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], content: { Text("c") }) }
  check(.ios) { LazyHStack(alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios) { LazyHStack(content: { Text("c") }) }
  check(.ios) { LazyVGrid(columns: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: HorizontalAlignment.leading, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios) { LazyVGrid(columns: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], content: { Text("c") }) }
  check(.ios) { LazyVStack(alignment: HorizontalAlignment.leading, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionFooters, content: { Text("c") }) }
  check(.ios) { LazyVStack(content: { Text("c") }) }
  check(.ios) { LinearGradient(colors: [Color.red], startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom) }
  check(.ios) { LinearGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom) }
  check(.ios) { LinearGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], startPoint: UnitPoint.bottom, endPoint: UnitPoint.bottom) }
  check(.ios) { Link("star", destination: URL(filePath: "/a")) }
  check(.ios) { Link(destination: URL(filePath: "/a"), label: { Text("c") }) }
  check(.ios) { List(content: { Text("c") }) }
  check(.macos) { List(selection: .constant(0.75), content: { Text("c") }) }
  check(.ios) { Menu(content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { Menu("star", content: { Text("c") }) }
  check(.ios) { Menu("star", image: ImageResource(name: "r", bundle: .main), content: { Text("c") }) }
  check(.ios) { Menu("star", systemImage: "star", content: { Text("c") }) }
  check(.macos) { MenuButton("star", content: { Text("c") }) }
  check(.ios) { NavigationLink(destination: { Text("c") }, label: { Text("c") }) }
  check(.ios) { NavigationLink("star", destination: { Text("c") }) }
  check(.ios) { NavigationLink("star", destination: Text("v")) }
  check(.ios) { NavigationLink("star", destination: Text("v"), isActive: .constant(true)) }
  check(.ios) { NavigationLink("star", isActive: .constant(true), destination: { Text("c") }) }
  check(.ios) { NavigationLink(destination: Text("v"), label: { Text("c") }) }
  check(.ios) { NavigationLink(destination: Text("v"), isActive: .constant(true), label: { Text("c") }) }
  check(.watchos) { NavigationLink(destinationName: "star", label: { Text("c") }) }
  check(.watchos) { NavigationLink(destinationName: "star", isActive: .constant(true), label: { Text("c") }) }
  check(.ios) { NavigationLink(isActive: .constant(true), destination: { Text("c") }, label: { Text("c") }) }
  check(.ios) { NavigationLink("star", value: 0.75) }
  check(.ios) { NavigationLink(value: 0.75, label: { Text("c") }) }
  check(.ios) { NavigationLink("star", destination: Text("v"), tag: 0.75, selection: .constant(0.75)) }
  check(.ios) { NavigationLink("star", tag: 0.75, selection: .constant(0.75), destination: { Text("c") }) }
  check(.ios) { NavigationLink(destination: Text("v"), tag: 0.75, selection: .constant(0.75), label: { Text("c") }) }
  check(.watchos) { NavigationLink(destinationName: "star", tag: 0.75, selection: .constant(0.75), label: { Text("c") }) }
  check(.ios) { NavigationLink(tag: 0.75, selection: .constant(0.75), destination: { Text("c") }, label: { Text("c") }) }
  check(.ios) { NavigationSplitView(sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(columnVisibility: .constant(NavigationSplitViewVisibility.all), preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, content: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationSplitView(preferredCompactColumn: .constant(NavigationSplitViewColumn.content), sidebar: { Text("c") }, detail: { Text("c") }) }
  check(.ios) { NavigationStack(root: { Text("c") }) }
  check(.ios) { NavigationStack(path: .constant(NavigationPath()), root: { Text("c") }) }
  check(.ios) { NavigationView(content: { Text("c") }) }
  check(.ios) { NewDocumentButton(Text("t")) }
  check(.ios) { NewDocumentButton() }
  check(.ios) { NewDocumentButton("star") }
  check(.ios) { OffsetShape(shape: Ellipse(), offset: CGSize(width: 7, height: 8)) }
  check(.ios) { Path() }
  check(.ios) { Path(CGRect(x: 1, y: 2, width: 7, height: 8)) }
  check(.ios) { Path(ellipseIn: CGRect(x: 1, y: 2, width: 7, height: 8)) }
  check(.ios) { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75), style: RoundedCornerStyle.circular) }
  check(.ios) { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75)) }
  check(.ios) { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadius: 0.75, style: RoundedCornerStyle.circular) }
  check(.ios) { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerRadius: 0.75) }
  check(.ios) { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerSize: CGSize(width: 7, height: 8), style: RoundedCornerStyle.circular) }
  check(.ios) { Path(roundedRect: CGRect(x: 1, y: 2, width: 7, height: 8), cornerSize: CGSize(width: 7, height: 8)) }
  check(.ios) { Picker("star", image: ImageResource(name: "r", bundle: .main), selection: .constant(0.75), content: { Text("c") }) }
  check(.ios) { Picker("star", image: ImageResource(name: "r", bundle: .main), selection: .constant(0.75), content: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { Picker("star", selection: .constant(0.75), content: { Text("c") }) }
  check(.ios) { Picker("star", selection: .constant(0.75), content: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { Picker("star", systemImage: "star", selection: .constant(0.75), content: { Text("c") }) }
  check(.ios) { Picker("star", systemImage: "star", selection: .constant(0.75), content: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { Picker(selection: .constant(0.75), content: { Text("c") }, label: { Text("c") }) }
  check(.ios) { Picker(selection: .constant(0.75), content: { Text("c") }, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { Picker(selection: .constant(0.75), label: Text("v"), content: { Text("c") }) }
  check(.ios) { ProgressView() }
  check(.ios) { ProgressView(label: { Text("c") }) }
  check(.ios) { ProgressView("star") }
  check(.ios) { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), countsDown: false) }
  check(.ios) { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0)) }
  check(.ios) { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), countsDown: false, label: { Text("c") }) }
  check(.ios) { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), label: { Text("c") }) }
  check(.ios) { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), countsDown: false, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 0), label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { ProgressView("star", value: 0.75, total: 0.75) }
  check(.ios) { ProgressView("star", value: 0.75) }
  check(.ios) { ProgressView(value: 0.75, total: 0.75) }
  check(.ios) { ProgressView(value: 0.75) }
  check(.ios) { ProgressView(value: 0.75, total: 0.75, label: { Text("c") }) }
  check(.ios) { ProgressView(value: 0.75, label: { Text("c") }) }
  check(.ios) { ProgressView(value: 0.75, total: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { ProgressView(value: 0.75, label: { Text("c") }, currentValueLabel: { Text("c") }) }
  check(.ios) { RadialGradient(colors: [Color.red], center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75) }
  check(.ios) { RadialGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)]), center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75) }
  check(.ios) { RadialGradient(stops: [Gradient.Stop(color: Color.red, location: 0.75)], center: UnitPoint.bottom, startRadius: 0.75, endRadius: 0.75) }
  check(.ios) { Rectangle() }
  check(.ios) { RenameButton() }
  check(.ios) { RotatedShape(shape: Ellipse(), angle: Angle.zero, anchor: UnitPoint.bottom) }
  check(.ios) { RotatedShape(shape: Ellipse(), angle: Angle.zero) }
  check(.ios) { RoundedRectangle(cornerRadius: 0.75, style: RoundedCornerStyle.circular) }
  check(.ios) { RoundedRectangle(cornerRadius: 0.75) }
  check(.ios) { RoundedRectangle(cornerSize: CGSize(width: 7, height: 8), style: RoundedCornerStyle.circular) }
  check(.ios) { RoundedRectangle(cornerSize: CGSize(width: 7, height: 8)) }
  check(.ios) { ScaledShape(shape: Ellipse(), scale: CGSize(width: 7, height: 8), anchor: UnitPoint.bottom) }
  check(.ios) { ScaledShape(shape: Ellipse(), scale: CGSize(width: 7, height: 8)) }
  check(.ios) { ScrollView(Axis.Set.horizontal, content: { Text("c") }) }
  check(.ios) { ScrollView(content: { Text("c") }) }
  check(.ios) { ScrollView(Axis.Set.horizontal, showsIndicators: false, content: { Text("c") }) }
  check(.ios) { Section(content: { Text("c") }) }
  check(.ios) { Section(content: { Text("c") }, footer: { Text("c") }) }
  check(.ios) { Section(content: { Text("c") }, header: { Text("c") }) }
  check(.ios) { Section(content: { Text("c") }, header: { Text("c") }, footer: { Text("c") }) }
  check(.ios) { Section("star", content: { Text("c") }) }
  check(.ios) { Section("star", isExpanded: .constant(true), content: { Text("c") }) }
  check(.ios) { Section(footer: Text("v"), content: { Text("c") }) }
  check(.ios) { Section(header: Text("v"), content: { Text("c") }) }
  check(.ios) { Section(header: Text("v"), footer: Text("v"), content: { Text("c") }) }
  check(.ios) { Section(isExpanded: .constant(true), content: { Text("c") }, header: { Text("c") }) }
  check(.ios) { SecureField("star", text: .constant("star")) }
  check(.ios) { SecureField("star", text: .constant("star"), prompt: Text("t")) }
  check(.ios) { SecureField(text: .constant("star"), prompt: Text("t"), label: { Text("c") }) }
  check(.ios) { SecureField(text: .constant("star"), label: { Text("c") }) }
  check(.macos) { SettingsLink() }
  check(.macos) { SettingsLink(label: { Text("c") }) }
  check(.ios) { ShareLink(Text("t"), item: "star", subject: Text("t"), message: Text("t")) }
  check(.ios) { ShareLink(Text("t"), item: "star") }
  check(.ios) { ShareLink(Text("t"), item: URL(filePath: "/a"), subject: Text("t"), message: Text("t")) }
  check(.ios) { ShareLink(Text("t"), item: URL(filePath: "/a")) }
  check(.ios) { ShareLink("star", item: "star", subject: Text("t"), message: Text("t")) }
  check(.ios) { ShareLink("star", item: "star") }
  check(.ios) { ShareLink("star", item: URL(filePath: "/a"), subject: Text("t"), message: Text("t")) }
  check(.ios) { ShareLink("star", item: URL(filePath: "/a")) }
  check(.ios) { ShareLink(item: "star", subject: Text("t"), message: Text("t")) }
  check(.ios) { ShareLink(item: "star") }
  check(.ios) { ShareLink(item: "star", subject: Text("t"), message: Text("t"), label: { Text("c") }) }
  check(.ios) { ShareLink(item: "star", label: { Text("c") }) }
  check(.ios) { ShareLink(item: URL(filePath: "/a"), subject: Text("t"), message: Text("t")) }
  check(.ios) { ShareLink(item: URL(filePath: "/a")) }
  check(.ios) { ShareLink(item: URL(filePath: "/a"), subject: Text("t"), message: Text("t"), label: { Text("c") }) }
  check(.ios) { ShareLink(item: URL(filePath: "/a"), label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), label: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, neutralValue: 0.75, enabledBounds: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, neutralValue: 0.75, enabledBounds: 0.5...2.5, label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5) }
  check(.ios) { Slider(value: .constant(0.75)) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, minimumValueLabel: Text("v"), maximumValueLabel: Text("v"), label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), minimumValueLabel: Text("v"), maximumValueLabel: Text("v"), label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, label: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, neutralValue: 0.75, enabledBounds: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }, currentValueLabel: { Text("c") }, minimumValueLabel: { Text("c") }, maximumValueLabel: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, neutralValue: 0.75, enabledBounds: 0.5...2.5, label: { Text("c") }) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75) }
  check(.ios) { Slider(value: .constant(0.75), in: 0.5...2.5, step: 0.75, minimumValueLabel: Text("v"), maximumValueLabel: Text("v"), label: { Text("c") }) }
  check(.ios) { Spacer(minLength: 0.75) }
  check(.ios) { Spacer() }
  check(.ios) { Stepper("star", value: .constant(0.75), in: 0.5...2.5, step: 0.75) }
}

private func calls6(_ check: Check) {
  check(.ios) { Stepper("star", value: .constant(0.75), in: 0.5...2.5) }
  check(.ios) { Stepper("star", value: .constant(0.75), step: 0.75) }
  check(.ios) { Stepper("star", value: .constant(0.75)) }
  check(.ios) { Stepper(value: .constant(0.75), in: 0.5...2.5, step: 0.75, label: { Text("c") }) }
  check(.ios) { Stepper(value: .constant(0.75), in: 0.5...2.5, label: { Text("c") }) }
  check(.ios) { Stepper(value: .constant(0.75), step: 0.75, label: { Text("c") }) }
  check(.ios) { Stepper(value: .constant(0.75), label: { Text("c") }) }
  check(.ios) { TabView(content: { Text("c") }) }
  check(.ios) { TabView(content: { Tab("t", systemImage: "star") { Text("c") } }) }
  check(.ios) { TabView(selection: .constant(0.75), content: { Tab("t", systemImage: "star") { Text("c") } }) }
  check(.ios) { TextEditor(text: .constant("star")) }
  check(.ios) { TextField("star", text: .constant("star")) }
  check(.ios) { TextField("star", text: .constant("star"), axis: Axis.horizontal) }
  check(.ios) { TextField("star", text: .constant("star"), prompt: Text("t")) }
  check(.ios) { TextField("star", text: .constant("star"), prompt: Text("t"), axis: Axis.horizontal) }
  check(.ios) { TextField(text: .constant("star"), prompt: Text("t"), label: { Text("c") }) }
  check(.ios) { TextField(text: .constant("star"), label: { Text("c") }) }
  check(.ios) { TextField(text: .constant("star"), prompt: Text("t"), axis: Axis.horizontal, label: { Text("c") }) }
  check(.ios) { TextField(text: .constant("star"), axis: Axis.horizontal, label: { Text("c") }) }
  check(.ios) { Toggle("star", image: ImageResource(name: "r", bundle: .main), isOn: .constant(true)) }
  check(.ios) { Toggle("star", isOn: .constant(true)) }
  check(.ios) { Toggle("star", systemImage: "star", isOn: .constant(true)) }
  check(.ios) { Toggle(isOn: .constant(true), label: { Text("c") }) }
  check(.ios) { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75), style: RoundedCornerStyle.circular) }
  check(.ios) { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 0.75, bottomLeading: 0.75, bottomTrailing: 0.75, topTrailing: 0.75)) }
  check(.ios) { UnevenRoundedRectangle(topLeadingRadius: 0.75, bottomLeadingRadius: 0.75, bottomTrailingRadius: 0.75, topTrailingRadius: 0.75, style: RoundedCornerStyle.circular) }
  check(.ios) { UnevenRoundedRectangle() }
  check(.macos) { VSplitView(content: { Text("c") }) }
  check(.ios) { VStack(alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { VStack(content: { Text("c") }) }
  check(.ios) { ViewThatFits(in: Axis.Set.horizontal, content: { Text("c") }) }
  check(.ios) { ViewThatFits(content: { Text("c") }) }
  check(.macos) { WindowVisibilityToggle(windowID: "star") }
  check(.ios) { ZStack(alignment: Alignment.bottom, content: { Text("c") }) }
  check(.ios) { ZStack(content: { Text("c") }) }
  check(.visionos) { ZStack(alignment: Alignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.visionos) { ZStack(spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").accessibilityActions(category: AccessibilityActionCategory.edit, { Text("c") }) }
  check(.ios) { Text("a").accessibilityActions(category: AccessibilityActionCategory(Text("t")), { Text("c") }) }
  check(.ios) { Text("a").accessibilityActions(category: AccessibilityActionCategory("star"), { Text("c") }) }
  check(.macos) { Text("a").accessibilityAction(AccessibilityActionKind.delete, { refresh() }) }
  check(.ios) { Text("a").accessibilityAction(AccessibilityActionKind.escape, { refresh() }) }
  check(.ios) { Text("a").accessibilityAction(AccessibilityActionKind.magicTap, { refresh() }) }
  check(.macos) { Text("a").accessibilityAction(AccessibilityActionKind.showMenu, { refresh() }) }
  check(.ios) { Text("a").accessibilityAction(AccessibilityActionKind(named: Text("t")), { refresh() }) }
  check(.ios) { Text("a").accessibilityElement(children: AccessibilityChildBehavior.contain) }
  check(.ios) { Text("a").accessibilityElement(children: AccessibilityChildBehavior.ignore) }
  check(.ios) { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey("star"), Text("t")) }
  check(.ios) { Text("a").accessibilityCustomContent(AccessibilityCustomContentKey("star", id: "star"), Text("t")) }
  check(.ios) { Text("a").accessibilityDirectTouch(false, options: AccessibilityDirectTouchOptions.silentOnTouch) }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h2) }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h3) }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h4) }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h5) }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.h6) }
  check(.ios) { Text("a").accessibilityHeading(AccessibilityHeadingLevel.unspecified) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.fileSystem) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.messaging) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.narrative) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.plain) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.sourceCode) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.spreadsheet) }
  check(.ios) { Text("a").accessibilityTextContentType(AccessibilityTextContentType.wordProcessing) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.causesPageTurn) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isButton) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isHeader) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isImage) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isKeyboardKey) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isLink) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isModal) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isSearchField) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isSelected) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isStaticText) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isSummaryElement) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isTabBar) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.isToggle) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.playsSound) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.startsMediaSession) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits.updatesFrequently) }
  check(.ios) { Text("a").accessibility(addTraits: AccessibilityTraits()) }
  check(.ios) { Text("a").defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.automatic) }
  check(.ios) { Text("a").defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.sidebar) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.bottomLeading) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.bottomTrailing) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.center) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.centerFirstTextBaseline) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.centerLastTextBaseline) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.leading) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.leadingFirstTextBaseline) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.leadingLastTextBaseline) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.top) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.topLeading) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.topTrailing) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.trailing) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.trailingFirstTextBaseline) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment.trailingLastTextBaseline) }
  check(.ios) { Text("a").background(Text("v"), alignment: Alignment(horizontal: HorizontalAlignment.center, vertical: VerticalAlignment.bottom)) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottom, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomLeading, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomLeadingBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomLeadingFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomTrailing, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomTrailingBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.bottomTrailingFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.center, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.front, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.leading, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.leadingBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.leadingFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.top, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topLeading, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topLeadingBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topLeadingFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topTrailing, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topTrailingBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.topTrailingFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.trailing, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.trailingBack, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D.trailingFront, content: { Text("c") }) }
  check(.visionos) { Text("a").spatialOverlay(alignment: Alignment3D(horizontal: HorizontalAlignment.center, vertical: VerticalAlignment.bottom, depth: DepthAlignment.back), content: { Text("c") }) }
  check(.macos) { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.disabled) }
  check(.macos) { Text("a").alternatingRowBackgrounds(AlternatingRowBackgroundBehavior.enabled) }
  check(.ios) { Text("a").hueRotation(Angle.degrees(0.75)) }
  check(.ios) { Text("a").hueRotation(Angle.radians(0.75)) }
  check(.ios) { Text("a").hueRotation(Angle()) }
  check(.ios) { Text("a").hueRotation(Angle(degrees: 0.75)) }
  check(.ios) { Text("a").hueRotation(Angle(radians: 0.75)) }
  check(.ios) { Text("a").animation(Animation.`default`) }
  check(.ios) { Text("a").animation(Animation.easeIn) }
  check(.ios) { Text("a").animation(Animation.easeInOut) }
  check(.ios) { Text("a").animation(Animation.easeOut) }
  check(.ios) { Text("a").animation(Animation.interactiveSpring) }
  check(.ios) { Text("a").animation(Animation.interpolatingSpring) }
  check(.ios) { Text("a").animation(Animation.linear) }
  check(.ios) { Text("a").animation(Animation.smooth) }
  check(.ios) { Text("a").animation(Animation.snappy) }
  check(.ios) { Text("a").animation(Animation.spring) }
  check(.visionos) { Text("a").animation(Animation.systemOverlayAppearance) }
  check(.visionos) { Text("a").animation(Animation.systemOverlayDelayedDisappearance) }
  check(.visionos) { Text("a").animation(Animation.systemOverlayDisappearance) }
  check(.ios) { Text("a").animation(Animation.bouncy(duration: 0.75, extraBounce: 0.75)) }
  check(.ios) { Text("a").animation(Animation.easeIn(duration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.easeInOut(duration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.easeOut(duration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.interactiveSpring(duration: 0.75, extraBounce: 0.75, blendDuration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.interactiveSpring(response: 0.75, dampingFraction: 0.75, blendDuration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.interpolatingSpring(Spring.bouncy, initialVelocity: 0.75)) }
  check(.ios) { Text("a").animation(Animation.interpolatingSpring(duration: 0.75, bounce: 0.75, initialVelocity: 0.75)) }
  check(.ios) { Text("a").animation(Animation.interpolatingSpring(mass: 0.75, stiffness: 0.75, damping: 0.75, initialVelocity: 0.75)) }
  check(.ios) { Text("a").animation(Animation.linear(duration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.smooth(duration: 0.75, extraBounce: 0.75)) }
  check(.ios) { Text("a").animation(Animation.snappy(duration: 0.75, extraBounce: 0.75)) }
  check(.ios) { Text("a").animation(Animation.spring(Spring.bouncy, blendDuration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.spring(duration: 0.75, bounce: 0.75, blendDuration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.spring(response: 0.75, dampingFraction: 0.75, blendDuration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.timingCurve(UnitCurve.circularEaseIn, duration: 0.75)) }
  check(.ios) { Text("a").animation(Animation.timingCurve(0.75, 0.75, 0.75, 0.75, duration: 0.75)) }
  check(.ios) { Text("a").transition(AnyTransition.opacity) }
  check(.ios) { Text("a").transition(AnyTransition.scale) }
  check(.ios) { Text("a").transition(AnyTransition.slide) }
  check(.ios) { Text("a").transition(AnyTransition.asymmetric(insertion: AnyTransition.identity, removal: AnyTransition.identity)) }
  check(.ios) { Text("a").transition(AnyTransition.move(edge: Edge.bottom)) }
  check(.ios) { Text("a").transition(AnyTransition.offset(CGSize(width: 7, height: 8))) }
  check(.ios) { Text("a").transition(AnyTransition.offset(x: 0.75, y: 0.75)) }
  check(.ios) { Text("a").transition(AnyTransition.push(from: Edge.bottom)) }
  check(.ios) { Text("a").transition(AnyTransition.scale(scale: 0.75, anchor: UnitPoint.bottom)) }
  check(.ios) { Text("a").transition(AnyTransition(.blurReplace)) }
  check(.ios) { TextField("star", text: .constant("star"), axis: Axis.vertical) }
  check(.ios) { Text("a").containerRelativeFrame(Axis.Set.vertical, alignment: Alignment.bottom) }
  check(.ios) { Text("a").badgeProminence(BadgeProminence.increased) }
  check(.ios) { Text("a").badgeProminence(BadgeProminence.standard) }
  check(.ios) { Text("a").blendMode(BlendMode.colorBurn) }
  check(.ios) { Text("a").blendMode(BlendMode.colorDodge) }
  check(.ios) { Text("a").blendMode(BlendMode.darken) }
  check(.ios) { Text("a").blendMode(BlendMode.destinationOut) }
  check(.ios) { Text("a").blendMode(BlendMode.destinationOver) }
  check(.ios) { Text("a").blendMode(BlendMode.difference) }
  check(.ios) { Text("a").blendMode(BlendMode.exclusion) }
  check(.ios) { Text("a").blendMode(BlendMode.hardLight) }
  check(.ios) { Text("a").blendMode(BlendMode.hue) }
  check(.ios) { Text("a").blendMode(BlendMode.lighten) }
  check(.ios) { Text("a").blendMode(BlendMode.luminosity) }
  check(.ios) { Text("a").blendMode(BlendMode.multiply) }
  check(.ios) { Text("a").blendMode(BlendMode.normal) }
  check(.ios) { Text("a").blendMode(BlendMode.overlay) }
  check(.ios) { Text("a").blendMode(BlendMode.plusDarker) }
  check(.ios) { Text("a").blendMode(BlendMode.plusLighter) }
  check(.ios) { Text("a").blendMode(BlendMode.saturation) }
  check(.ios) { Text("a").blendMode(BlendMode.screen) }
  check(.ios) { Text("a").blendMode(BlendMode.softLight) }
  check(.ios) { Text("a").blendMode(BlendMode.sourceAtop) }
  check(.visionos) { Text("a").breakthroughEffect(BreakthroughEffect.none) }
  check(.visionos) { Text("a").breakthroughEffect(BreakthroughEffect.prominent) }
  check(.visionos) { Text("a").breakthroughEffect(BreakthroughEffect.subtle) }
  check(.ios) { Text("a").buttonBorderShape(ButtonBorderShape.capsule) }
  check(.ios) { Text("a").buttonBorderShape(ButtonBorderShape.circle) }
}

private func calls7(_ check: Check) {
  check(.ios) { Text("a").buttonBorderShape(ButtonBorderShape.roundedRectangle) }
  check(.ios) { Text("a").buttonBorderShape(ButtonBorderShape.roundedRectangle(radius: 0.75)) }
  check(.ios) { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.disabled) }
  check(.ios) { Text("a").buttonRepeatBehavior(ButtonRepeatBehavior.enabled) }
  check(.ios) { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.close, action: { refresh() }) }
  check(.ios) { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.confirm, action: { refresh() }) }
  check(.ios) { Button("star", image: ImageResource(name: "r", bundle: .main), role: ButtonRole.destructive, action: { refresh() }) }
  check(.ios) { Text("a").buttonSizing(ButtonSizing.fitted) }
  check(.ios) { Text("a").buttonSizing(ButtonSizing.flexible) }
  check(.ios) { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.linear) }
  check(.ios) { Text("a").drawingGroup(opaque: true, colorMode: ColorRenderingMode.nonLinear) }
  check(.ios) { Text("a").colorScheme(ColorScheme.light) }
  check(.ios) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStoreFullHeight) }
  check(.ios) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.subscriptionStoreHeader) }
  check(.ios) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.widget) }
  check(.ios) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.navigation) }
  check(.ios) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.navigationSplitView) }
  check(.watchos) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.tabView) }
  check(.macos) { Text("a").containerBackground(Color.red, for: ContainerBackgroundPlacement.window) }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.automatic) }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), for: ContentMarginPlacement.scrollIndicators) }
  check(.ios) { Text("a").aspectRatio(0.75, contentMode: ContentMode.fit) }
  check(.ios) { Text("a").contentShape(ContentShapeKinds.accessibility, Ellipse(), eoFill: true) }
  check(.ios) { Text("a").contentShape(ContentShapeKinds.contextMenuPreview, Ellipse(), eoFill: true) }
  check(.ios) { Text("a").contentShape(ContentShapeKinds.dragPreview, Ellipse(), eoFill: true) }
  check(.macos) { Text("a").contentShape(ContentShapeKinds.focusEffect, Ellipse(), eoFill: true) }
  check(.ios) { Text("a").contentShape(ContentShapeKinds.hoverEffect, Ellipse(), eoFill: true) }
  check(.ios) { Text("a").contentTransition(ContentTransition.interpolate) }
  check(.ios) { Text("a").contentTransition(ContentTransition.opacity) }
  check(.ios) { Text("a").contentTransition(ContentTransition.symbolEffect) }
  check(.ios) { Text("a").contentTransition(ContentTransition.numericText(countsDown: true)) }
  check(.ios) { Text("a").contentTransition(ContentTransition.numericText(value: 0.75)) }
  check(.ios) { Text("a").contentTransition(ContentTransition.symbolEffect(.automatic, options: SymbolEffectOptions.`default`)) }
  check(.ios) { Text("a").controlSize(ControlSize.extraLarge) }
  check(.ios) { Text("a").controlSize(ControlSize.large) }
  check(.ios) { Text("a").controlSize(ControlSize.regular) }
  check(.ios) { Text("a").controlSize(ControlSize.small) }
  check(.ios) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.hourAndMinute) }
  check(.watchos) { DatePicker("star", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: DatePickerComponents.hourMinuteAndSecond) }
  check(.visionos) { Text("a").frame(depth: 0.75, alignment: DepthAlignment.center) }
  check(.visionos) { Text("a").frame(depth: 0.75, alignment: DepthAlignment.front) }
  check(.macos) { Text("a").dialogSeverity(DialogSeverity.critical) }
  check(.macos) { Text("a").dialogSeverity(DialogSeverity.standard) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.high, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.watchos) { Text("a").digitalCrownRotation(.constant(0.75), from: 0.75, through: 0.75, by: 0.75, sensitivity: DigitalCrownRotationalSensitivity.medium, isContinuous: true, isHapticFeedbackEnabled: false) }
  check(.macos) { Text("a").dragConfiguration(DragConfiguration(allowMove: true)) }
  check(.macos) { Text("a").dragConfiguration(DragConfiguration(allowMove: true, allowDelete: true)) }
  check(.macos) { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.list) }
  check(.macos) { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.none) }
  check(.macos) { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.pile) }
  check(.macos) { Text("a").dragPreviewsFormation(DragDropPreviewsFormation.stack) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility2) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility3) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility4) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.accessibility5) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.large) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.medium) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.small) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.xLarge) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.xSmall) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.xxLarge) }
  check(.ios) { Text("a").dynamicTypeSize(DynamicTypeSize.xxxLarge) }
  check(.ios) { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.leading, content: { Text("c") }) }
  check(.ios) { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.top, content: { Text("c") }) }
  check(.ios) { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.point(UnitPoint.bottom), arrowEdge: Edge.trailing, content: { Text("c") }) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.all) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.horizontal) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.leading) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.top) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.trailing) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set.vertical) }
  check(.ios) { Text("a").background(ignoresSafeAreaEdges: Edge.Set(Edge.bottom)) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.all, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.bottom, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.depth, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.front, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.horizontal, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.leading, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.top, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.trailing, 0.75) }
  check(.visionos) { Text("a").padding3D(Edge3D.Set.vertical, 0.75) }
  check(.ios) { Text("a").contentMargins(Edge.Set.bottom, EdgeInsets(), for: ContentMarginPlacement.scrollContent) }
  check(.visionos) { Text("a").padding3D(EdgeInsets3D(horizontal: 0.75, vertical: 0.75, depth: 0.75)) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.capsLock) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.command) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.control) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.function) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.numericPad) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.option) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.shift) }
  check(.ios) { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.enumeratePackages) }
  check(.ios) { Text("a").fileDialogBrowserOptions(FileDialogBrowserOptions.includeHiddenFiles) }
  check(.ios) { Text("a").focusable(false, interactions: FocusInteractions.automatic) }
  check(.ios) { Text("a").focusable(false, interactions: FocusInteractions.edit) }
  check(.ios) { Text("a").font(Font.callout) }
  check(.ios) { Text("a").font(Font.caption2) }
  check(.ios) { Text("a").font(Font.caption) }
  check(.ios) { Text("a").font(Font.`default`) }
  check(.visionos) { Text("a").font(Font.extraLargeTitle2) }
  check(.visionos) { Text("a").font(Font.extraLargeTitle) }
  check(.ios) { Text("a").font(Font.footnote) }
  check(.ios) { Text("a").font(Font.headline) }
  check(.ios) { Text("a").font(Font.largeTitle) }
  check(.ios) { Text("a").font(Font.subheadline) }
  check(.ios) { Text("a").font(Font.title2) }
  check(.ios) { Text("a").font(Font.title3) }
  check(.ios) { Text("a").font(Font.title) }
  check(.ios) { Text("a").font(Font.custom("star", fixedSize: 0.75)) }
  check(.ios) { Text("a").font(Font.custom("star", size: 0.75)) }
  check(.ios) { Text("a").font(Font.custom("star", size: 0.75, relativeTo: Font.TextStyle.body)) }
  check(.ios) { Text("a").font(Font.system(Font.TextStyle.body, design: Font.Design.`default`)) }
  check(.ios) { Text("a").font(Font.system(Font.TextStyle.body, design: Font.Design.`default`, weight: Font.Weight.black)) }
  check(.ios) { Text("a").font(Font.system(size: 0.75, weight: Font.Weight.black, design: Font.Design.`default`)) }
  check(.ios) { Text("a").fontDesign(Font.Design.monospaced) }
  check(.ios) { Text("a").fontDesign(Font.Design.rounded) }
  check(.ios) { Text("a").fontDesign(Font.Design.serif) }
  check(.ios) { Text("a").fontWeight(Font.Weight.bold) }
  check(.ios) { Text("a").fontWeight(Font.Weight.heavy) }
  check(.ios) { Text("a").fontWeight(Font.Weight.light) }
  check(.ios) { Text("a").fontWeight(Font.Weight.medium) }
  check(.ios) { Text("a").fontWeight(Font.Weight.regular) }
  check(.ios) { Text("a").fontWeight(Font.Weight.semibold) }
  check(.ios) { Text("a").fontWeight(Font.Weight.thin) }
  check(.ios) { Text("a").fontWeight(Font.Weight.ultraLight) }
  check(.ios) { Text("a").fontWidth(Font.Width.condensed) }
  check(.ios) { Text("a").fontWidth(Font.Width.expanded) }
  check(.ios) { Text("a").fontWidth(Font.Width.standard) }
  check(.ios) { Text("a").fontWidth(Font.Width(0.75)) }
  check(.ios) { Text("a").glassEffect(Glass.identity, in: Ellipse()) }
  check(.ios) { Text("a").glassEffect(Glass.regular, in: Ellipse()) }
  check(.visionos) { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.always) }
  check(.visionos) { Text("a").glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode.never) }
  check(.ios) { Text("a").glassEffectTransition(GlassEffectTransition.matchedGeometry) }
  check(.ios) { Text("a").glassEffectTransition(GlassEffectTransition.materialize) }
  check(.ios) { AngularGradient(gradient: Gradient(colors: [Color.red]), center: UnitPoint.bottom, angle: Angle.degrees(0.75)) }
  check(.visionos) { Text("a").handPointerBehavior(HandPointerBehavior.inactive) }
  check(.ios) { Text("a").gridColumnAlignment(HorizontalAlignment.leading) }
  check(.ios) { Text("a").gridColumnAlignment(HorizontalAlignment.listRowSeparatorLeading) }
  check(.ios) { Text("a").gridColumnAlignment(HorizontalAlignment.listRowSeparatorTrailing) }
  check(.ios) { Text("a").gridColumnAlignment(HorizontalAlignment.trailing) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.trailing, alignment: VerticalAlignment.bottom, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").defaultHoverEffect(HoverEffect.highlight) }
  check(.ios) { Text("a").defaultHoverEffect(HoverEffect.lift) }
  check(.ios) { Text("a").defaultHoverEffect(HoverEffect(.automatic)) }
  check(.ios) { Text("a").allowedDynamicRange(Image.DynamicRange.high) }
  check(.ios) { Text("a").allowedDynamicRange(Image.DynamicRange.standard) }
  check(.ios) { Image("i").interpolation(Image.Interpolation.low) }
  check(.ios) { Image("i").interpolation(Image.Interpolation.medium) }
  check(.ios) { Image("i").interpolation(Image.Interpolation.none) }
  check(.ios) { Image("i").resizable(capInsets: EdgeInsets(top: 0.75, leading: 0.75, bottom: 0.75, trailing: 0.75), resizingMode: Image.ResizingMode.stretch) }
  check(.ios) { Text("a").imageScale(Image.Scale.medium) }
  check(.ios) { Text("a").imageScale(Image.Scale.small) }
  check(.ios) { Image("i").renderingMode(Image.TemplateRenderingMode.template) }
  check(.ios) { Text("a").previewInterfaceOrientation(InterfaceOrientation.landscapeRight) }
  check(.ios) { Text("a").previewInterfaceOrientation(InterfaceOrientation.portrait) }
  check(.ios) { Text("a").previewInterfaceOrientation(InterfaceOrientation.portraitUpsideDown) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.delete, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.deleteForward, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.downArrow, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.end, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.escape, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.home, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.leftArrow, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.pageDown, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.pageUp, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.`return`, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.rightArrow, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.space, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.tab, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.upArrow, modifiers: EventModifiers.all) }
  check(.ios) { Text("a").keyboardShortcut(KeyboardShortcut.defaultAction) }
  check(.ios) { Text("a").keyboardShortcut(KeyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all)) }
  check(.ios) { Text("a").keyboardShortcut(KeyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.automatic)) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.custom) }
  check(.ios) { Text("a").keyboardShortcut(KeyEquivalent.clear, modifiers: EventModifiers.all, localization: KeyboardShortcut.Localization.withoutMirroring) }
  check(.ios) { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.mirrors(in: LayoutDirection.leftToRight)) }
  check(.ios) { Text("a").layoutDirectionBehavior(LayoutDirectionBehavior.mirrors) }
  check(.ios) { Text("a").listItemTint(ListItemTint.fixed(Color.red)) }
  check(.ios) { Text("a").listItemTint(ListItemTint.preferred(Color.red)) }
  check(.ios) { Text("a").listSectionSpacing(ListSectionSpacing.`default`) }
  check(.ios) { Text("a").listSectionSpacing(ListSectionSpacing.custom(0.75)) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.low, isEnabled: false) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.medium, isEnabled: false) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .global, inertia: Manipulable.Inertia.none, isEnabled: false) }
  check(.ios) { Text("a").materialActiveAppearance(MaterialActiveAppearance.automatic) }
  check(.macos) { Text("a").materialActiveAppearance(MaterialActiveAppearance.inactive) }
  check(.ios) { Text("a").materialActiveAppearance(MaterialActiveAppearance.matchWindow) }
  check(.ios) { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.disabled) }
  check(.ios) { Text("a").menuActionDismissBehavior(MenuActionDismissBehavior.enabled) }
  check(.ios) { Text("a").menuOrder(MenuOrder.fixed) }
  check(.ios) { Text("a").menuOrder(MenuOrder.priority) }
  check(.ios) { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.inline) }
  check(.ios) { Text("a").navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.large) }
  check(.visionos) { Text("a").ornament(visibility: Visibility.hidden, attachmentAnchor: OrnamentAttachmentAnchor.parent(UnitPoint3D(x: 0.75, y: 0.75, z: 0.75)), contentAlignment: Alignment.bottom, ornament: { Text("c") }) }
  check(.ios) { Text("a").paletteSelectionEffect(PaletteSelectionEffect.custom) }
  check(.ios) { Text("a").paletteSelectionEffect(PaletteSelectionEffect.symbolVariant(SymbolVariants.circle)) }
  check(.ios) { LazyHGrid(rows: [GridItem(GridItem.Size.adaptive(minimum: 0.75, maximum: 0.75), spacing: 0.75, alignment: Alignment.bottom)], alignment: VerticalAlignment.bottom, spacing: 0.75, pinnedViews: PinnedScrollableViews.sectionHeaders, content: { Text("c") }) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.columnResize) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.grabActive) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.grabIdle) }
}

private func calls8(_ check: Check) {
  check(.macos) { Text("a").pointerStyle(PointerStyle.horizontalText) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.link) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.rectSelection) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.rowResize) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.verticalText) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.zoomIn) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.zoomOut) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.columnResize(directions: HorizontalDirection.Set.all)) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.frameResize(position: FrameResizePosition.bottom, directions: FrameResizeDirection.Set.inward)) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.image(Image("i"), hotSpot: UnitPoint.bottom)) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.image(ImageResource(name: "r", bundle: .main), hotSpot: UnitPoint.bottom)) }
  check(.macos) { Text("a").pointerStyle(PointerStyle.rowResize(directions: VerticalDirection.Set.all)) }
  check(.visionos) { Text("a").pointerStyle(PointerStyle.shape(Ellipse(), eoFill: true, size: CGSize(width: 7, height: 8))) }
  check(.ios) { Text("a").popover(isPresented: .constant(true), attachmentAnchor: PopoverAttachmentAnchor.rect(Anchor.Source.bounds3D), arrowEdge: Edge.bottom, content: { Text("c") }) }
  check(.ios) { Text("a").presentationCompactAdaptation(PresentationAdaptation.fullScreenCover) }
  check(.ios) { Text("a").presentationCompactAdaptation(PresentationAdaptation.none) }
  check(.ios) { Text("a").presentationCompactAdaptation(PresentationAdaptation.popover) }
  check(.ios) { Text("a").presentationCompactAdaptation(PresentationAdaptation.sheet) }
  check(.ios) { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.disabled) }
  check(.ios) { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled) }
  check(.ios) { Text("a").presentationBackgroundInteraction(PresentationBackgroundInteraction.enabled(upThrough: PresentationDetent.large)) }
  check(.ios) { Text("a").presentationContentInteraction(PresentationContentInteraction.resizes) }
  check(.ios) { Text("a").presentationContentInteraction(PresentationContentInteraction.scrolls) }
  check(.ios) { Text("a").headerProminence(Prominence.standard) }
  check(.ios) { Text("a").redacted(reason: RedactionReasons.invalidated) }
  check(.ios) { Text("a").redacted(reason: RedactionReasons.privacy) }
  check(.ios) { Capsule(style: RoundedCornerStyle.continuous) }
  check(.ios) { Text("a").ignoresSafeArea(SafeAreaRegions.all, edges: Edge.Set.bottom) }
  check(.ios) { Text("a").ignoresSafeArea(SafeAreaRegions.keyboard, edges: Edge.Set.bottom) }
  check(.watchos) { Text("a").scenePadding(ScenePadding.navigationBar, edges: Edge.Set.bottom) }
  check(.ios) { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.initialOffset) }
  check(.ios) { Text("a").defaultScrollAnchor(UnitPoint.bottom, for: ScrollAnchorRole.sizeChanges) }
  check(.ios) { Text("a").scrollBounceBehavior(ScrollBounceBehavior.automatic, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollBounceBehavior(ScrollBounceBehavior.basedOnSize, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.immediately) }
  check(.ios) { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.interactively) }
  check(.ios) { Text("a").scrollDismissesKeyboard(ScrollDismissesKeyboardMode.never) }
  check(.ios) { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.hard, for: Edge.Set.all) }
  check(.ios) { Text("a").scrollEdgeEffectStyle(ScrollEdgeEffectStyle.soft, for: Edge.Set.all) }
  check(.ios) { Text("a").scrollIndicators(ScrollIndicatorVisibility.hidden, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollIndicators(ScrollIndicatorVisibility.never, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollIndicators(ScrollIndicatorVisibility.visible, axes: Axis.Set.horizontal) }
  check(.ios) { Text("a").scrollInputBehavior(ScrollInputBehavior.disabled, for: ScrollInputKind.handGestureShortcut) }
  check(.ios) { Text("a").scrollInputBehavior(ScrollInputBehavior.enabled, for: ScrollInputKind.handGestureShortcut) }
  check(.watchos) { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.handGestureShortcut) }
  check(.visionos) { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.look) }
  check(.visionos) { Text("a").scrollInputBehavior(ScrollInputBehavior.automatic, for: ScrollInputKind.look(axes: Axis.Set.horizontal)) }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.automatic, prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.sidebar, prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.toolbar, prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.toolbarPrincipal, prompt: "star") }
  check(.ios) { Text("a").searchable(text: .constant("star"), placement: SearchFieldPlacement.navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.always), prompt: "star") }
  check(.ios) { Text("a").searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.avoidHidingContent) }
  check(.ios) { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.onSearchPresentation, { Text("c") }) }
  check(.ios) { Text("a").searchScopes(.constant(0.75), activation: SearchScopeActivation.onTextEntry, { Text("c") }) }
  check(.ios) { Text("a").searchSuggestions(Visibility.automatic, for: SearchSuggestionsPlacement.Set.menu) }
  check(.ios) { Text("a").searchToolbarBehavior(SearchToolbarBehavior.minimize) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.decrease, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.error, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.impact, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.increase, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.levelChange, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.pathComplete, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.selection, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.start, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.stop, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.success, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.warning, trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.rigid, intensity: 0.75), trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.impact(weight: SensoryFeedback.Weight.heavy, intensity: 0.75), trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.press(SensoryFeedback.PressFeedback.button), trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.release(SensoryFeedback.ReleaseFeedback.slider), trigger: 0.75) }
  check(.ios) { Text("a").sensoryFeedback(SensoryFeedback.selection(SensoryFeedback.SelectionFeedback.maximum), trigger: 0.75) }
  check(.ios) { Text("a").springLoadingBehavior(SpringLoadingBehavior.disabled) }
  check(.ios) { Text("a").springLoadingBehavior(SpringLoadingBehavior.enabled) }
  check(.visionos) { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.back) }
  check(.visionos) { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.front) }
  check(.visionos) { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.left) }
  check(.visionos) { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set.right) }
  check(.visionos) { Text("a").supportedVolumeViewpoints(SquareAzimuth.Set(SquareAzimuth.back)) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.done) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.go) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.join) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.next) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.`return`) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.route) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.search) }
  check(.ios) { Text("a").submitLabel(SubmitLabel.send) }
  check(.ios) { Text("a").onSubmit(of: SubmitTriggers.text, { refresh() }) }
  check(.visionos) { Text("a").preferredSurroundingsEffect(SurroundingsEffect.dark) }
  check(.visionos) { Text("a").preferredSurroundingsEffect(SurroundingsEffect.semiDark) }
  check(.visionos) { Text("a").preferredSurroundingsEffect(SurroundingsEffect.systemDark) }
  check(.visionos) { Text("a").preferredSurroundingsEffect(SurroundingsEffect.ultraDark) }
  check(.visionos) { Text("a").preferredSurroundingsEffect(SurroundingsEffect.dim(intensity: 0.75)) }
  check(.ios) { Text("a").symbolColorRenderingMode(SymbolColorRenderingMode.gradient) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.nonRepeating, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.repeating, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(SymbolEffectOptions.RepeatBehavior.continuous), value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`repeat`(7), value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.speed(0.75), value: 0.75) }
  check(.ios) { Text("a").symbolRenderingMode(SymbolRenderingMode.monochrome) }
  check(.ios) { Text("a").symbolRenderingMode(SymbolRenderingMode.multicolor) }
  check(.ios) { Text("a").symbolRenderingMode(SymbolRenderingMode.palette) }
  check(.ios) { Text("a").symbolVariableValueMode(SymbolVariableValueMode.draw) }
  check(.ios) { Text("a").symbolVariant(SymbolVariants.fill) }
  check(.ios) { Text("a").symbolVariant(SymbolVariants.none) }
  check(.ios) { Text("a").symbolVariant(SymbolVariants.rectangle) }
  check(.ios) { Text("a").symbolVariant(SymbolVariants.slash) }
  check(.ios) { Text("a").symbolVariant(SymbolVariants.square) }
  check(.ios) { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.never) }
  check(.ios) { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollDown) }
  check(.ios) { Text("a").tabBarMinimizeBehavior(TabBarMinimizeBehavior.onScrollUp) }
  check(.ios) { Text("a").tabViewSearchActivation(TabSearchActivation.searchTabSelection) }
  check(.ios) { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.layoutBased) }
  check(.ios) { Text("a").multilineTextAlignment(strategy: Text.AlignmentStrategy.writingDirectionBased) }
  check(.ios) { Text("a").textCase(Text.Case.uppercase) }
  check(.ios) { Text("a").textScale(Text.Scale.secondary, isEnabled: false) }
  check(.ios) { Text("a").truncationMode(Text.TruncationMode.middle) }
  check(.ios) { Text("a").truncationMode(Text.TruncationMode.tail) }
  check(.ios) { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.`default`) }
  check(.ios) { Text("a").writingDirection(strategy: Text.WritingDirectionStrategy.layoutBased) }
  check(.ios) { Text("a").multilineTextAlignment(TextAlignment.leading) }
  check(.ios) { Text("a").multilineTextAlignment(TextAlignment.trailing) }
  check(.ios) { Text("a").textInputAutocapitalization(TextInputAutocapitalization.never) }
  check(.ios) { Text("a").textInputAutocapitalization(TextInputAutocapitalization.sentences) }
  check(.ios) { Text("a").textInputAutocapitalization(TextInputAutocapitalization.words) }
  check(.visionos) { Text("a").searchDictationBehavior(TextInputDictationBehavior.preventDictation) }
  check(.ios) { Text("a").searchDictationBehavior(TextInputDictationBehavior.inline(activation: TextInputDictationActivation.onLook)) }
  check(.macos) { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.accessoryBar) }
  check(.ios) { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.contextMenu) }
  check(.ios) { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.`default`) }
  check(.macos) { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.fontPanel) }
  check(.ios) { Text("a").textInputFormattingControlVisibility(Visibility.automatic, for: TextInputFormattingControlPlacement.Set.inputAssistant) }
  check(.ios) { Text("a").textSelectionAffinity(TextSelectionAffinity.downstream) }
  check(.ios) { Text("a").textSelectionAffinity(TextSelectionAffinity.upstream) }
  check(.ios) { Text("a").toolbar(removing: ToolbarDefaultItemKind.search) }
  check(.ios) { Text("a").toolbar(removing: ToolbarDefaultItemKind.title) }
  check(.ios) { Text("a").toolbarRole(ToolbarRole.browser) }
  check(.ios) { Text("a").toolbarRole(ToolbarRole.editor) }
  check(.ios) { Text("a").toolbarRole(ToolbarRole.navigationStack) }
  check(.ios) { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inline) }
  check(.ios) { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inlineLarge) }
  check(.ios) { Text("a").toolbarTitleDisplayMode(ToolbarTitleDisplayMode.large) }
  check(.macos) { Text("a").touchBarItemPresence(TouchBarItemPresence.optional("star")) }
  check(.macos) { Text("a").touchBarItemPresence(TouchBarItemPresence.required("star")) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.alphabet) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.asciiCapable) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.asciiCapableNumberPad) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.decimalPad) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.`default`) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.emailAddress) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.namePhonePad) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.numberPad) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.numbersAndPunctuation) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.phonePad) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.twitter) }
  check(.ios) { Text("a").keyboardType(UIKeyboardType.webSearch) }
  check(.ios) { Text("a").autocapitalization(UITextAutocapitalizationType.none) }
  check(.ios) { Text("a").autocapitalization(UITextAutocapitalizationType.sentences) }
  check(.ios) { Text("a").autocapitalization(UITextAutocapitalizationType.words) }
  check(.ios) { Text("a").textContentType(UITextContentType.addressCity) }
  check(.ios) { Text("a").textContentType(UITextContentType.addressCityAndState) }
  check(.ios) { Text("a").textContentType(UITextContentType.addressState) }
  check(.ios) { Text("a").textContentType(UITextContentType.birthdate) }
  check(.ios) { Text("a").textContentType(UITextContentType.birthdateDay) }
  check(.ios) { Text("a").textContentType(UITextContentType.birthdateMonth) }
  check(.ios) { Text("a").textContentType(UITextContentType.birthdateYear) }
  check(.ios) { Text("a").textContentType(UITextContentType.cellularEID) }
  check(.ios) { Text("a").textContentType(UITextContentType.cellularIMEI) }
  check(.ios) { Text("a").textContentType(UITextContentType.countryName) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardExpiration) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardExpirationMonth) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardExpirationYear) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardFamilyName) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardGivenName) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardMiddleName) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardName) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardNumber) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardSecurityCode) }
  check(.ios) { Text("a").textContentType(UITextContentType.creditCardType) }
  check(.ios) { Text("a").textContentType(UITextContentType.dateTime) }
  check(.ios) { Text("a").textContentType(UITextContentType.emailAddress) }
  check(.ios) { Text("a").textContentType(UITextContentType.familyName) }
  check(.ios) { Text("a").textContentType(UITextContentType.flightNumber) }
  check(.ios) { Text("a").textContentType(UITextContentType.fullStreetAddress) }
  check(.ios) { Text("a").textContentType(UITextContentType.givenName) }
  check(.ios) { Text("a").textContentType(UITextContentType.jobTitle) }
  check(.ios) { Text("a").textContentType(UITextContentType.location) }
  check(.ios) { Text("a").textContentType(UITextContentType.middleName) }
  check(.ios) { Text("a").textContentType(UITextContentType.name) }
  check(.ios) { Text("a").textContentType(UITextContentType.namePrefix) }
  check(.ios) { Text("a").textContentType(UITextContentType.nameSuffix) }
  check(.ios) { Text("a").textContentType(UITextContentType.newPassword) }
  check(.ios) { Text("a").textContentType(UITextContentType.nickname) }
  check(.ios) { Text("a").textContentType(UITextContentType.oneTimeCode) }
  check(.ios) { Text("a").textContentType(UITextContentType.organizationName) }
  check(.ios) { Text("a").textContentType(UITextContentType.password) }
  check(.ios) { Text("a").textContentType(UITextContentType.postalCode) }
  check(.ios) { Text("a").textContentType(UITextContentType.shipmentTrackingNumber) }
  check(.ios) { Text("a").textContentType(UITextContentType.streetAddressLine1) }
}

private func calls9(_ check: Check) {
  check(.ios) { Text("a").textContentType(UITextContentType.streetAddressLine2) }
  check(.ios) { Text("a").textContentType(UITextContentType.sublocality) }
  check(.ios) { Text("a").textContentType(UITextContentType.telephoneNumber) }
  check(.ios) { Text("a").textContentType(UITextContentType.username) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.bottomLeading) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.bottomTrailing) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.center) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.leading) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.top) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.topLeading) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.topTrailing) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.trailing) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint.zero) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint()) }
  check(.ios) { Text("a").accessibility(activationPoint: UnitPoint(x: 0.75, y: 0.75)) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.back) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottom) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomLeading) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomLeadingBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomLeadingFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomTrailing) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomTrailingBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.bottomTrailingFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.center) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.front) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.leading) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.leadingBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.leadingFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.origin) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.top) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topLeading) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topLeadingBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topLeadingFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topTrailing) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topTrailingBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.topTrailingFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.trailing) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.trailingBack) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.trailingFront) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D.zero) }
  check(.visionos) { Text("a").scaleEffect(0.75, anchor: UnitPoint3D()) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.center, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.firstTextBaseline, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.lastTextBaseline, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: HorizontalEdge.leading, alignment: VerticalAlignment.top, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").safeAreaBar(edge: VerticalEdge.top, alignment: HorizontalAlignment.leading, spacing: 0.75, content: { Text("c") }) }
  check(.ios) { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.all) }
  check(.ios) { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set.top) }
  check(.ios) { Text("a").listRowSeparator(Visibility.automatic, edges: VerticalEdge.Set(VerticalEdge.bottom)) }
  check(.ios) { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), titleVisibility: Visibility.automatic, actions: { Text("c") }, message: { Text("c") }) }
  check(.ios) { Text("a").confirmationDialog(Text("t"), isPresented: .constant(true), titleVisibility: Visibility.visible, actions: { Text("c") }, message: { Text("c") }) }
  check(.macos) { Text("a").windowDismissBehavior(WindowInteractionBehavior.disabled) }
  check(.macos) { Text("a").windowDismissBehavior(WindowInteractionBehavior.enabled) }
  check(.macos) { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.onHover) }
  check(.macos) { Text("a").windowToolbarFullScreenVisibility(WindowToolbarFullScreenVisibility.visible) }
  check(.ios) { Text("a").writingToolsBehavior(WritingToolsBehavior.complete) }
  check(.ios) { Text("a").writingToolsBehavior(WritingToolsBehavior.disabled) }
  check(.ios) { Text("a").writingToolsBehavior(WritingToolsBehavior.limited) }
  check(.watchos) { Text("a").accessibilityQuickAction(style: .prompt, content: { Text("c") }) }
  check(.ios) { Text("a").controlGroupStyle(.compactMenu) }
  check(.ios) { Text("a").controlGroupStyle(.menu) }
  check(.ios) { Text("a").controlGroupStyle(.navigation) }
  check(.ios) { Text("a").controlGroupStyle(.palette) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .immersiveSpace, inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .local, inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").manipulable(coordinateSpace: .scrollView, inertia: Manipulable.Inertia.high, isEnabled: false) }
  check(.visionos) { Text("a").defaultHoverEffect(.empty) }
  check(.ios) { Text("a").defaultHoverEffect(.highlight) }
  check(.ios) { Text("a").defaultHoverEffect(.lift) }
  check(.ios) { Text("a").datePickerStyle(.compact) }
  check(.macos) { Text("a").datePickerStyle(.field) }
  check(.ios) { Text("a").datePickerStyle(.graphical) }
  check(.macos) { Text("a").datePickerStyle(.stepperField) }
  check(.ios) { Text("a").datePickerStyle(.wheel) }
  check(.ios) { Text("a").formStyle(.columns) }
  check(.ios) { Text("a").formStyle(.grouped) }
  check(.ios) { Text("a").gaugeStyle(.accessoryCircular) }
  check(.ios) { Text("a").gaugeStyle(.accessoryCircularCapacity) }
  check(.ios) { Text("a").gaugeStyle(.accessoryLinear) }
  check(.ios) { Text("a").gaugeStyle(.accessoryLinearCapacity) }
  check(.watchos) { Text("a").gaugeStyle(.circular) }
  check(.watchos) { Text("a").gaugeStyle(.linear) }
  check(.ios) { Text("a").gaugeStyle(.linearCapacity) }
  check(.visionos) { Text("a").glassBackgroundEffect(.feathered, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.visionos) { Text("a").glassBackgroundEffect(.plate, displayMode: GlassBackgroundDisplayMode.implicit) }
  check(.ios) { Text("a").labelStyle(.iconOnly) }
  check(.ios) { Text("a").labelStyle(.titleAndIcon) }
  check(.ios) { Text("a").labelStyle(.titleOnly) }
  check(.macos) { Text("a").listStyle(.bordered) }
  check(.watchos) { Text("a").listStyle(.carousel) }
  check(.watchos) { Text("a").listStyle(.elliptical) }
  check(.ios) { Text("a").listStyle(.grouped) }
  check(.ios) { Text("a").listStyle(.inset) }
  check(.ios) { Text("a").listStyle(.insetGrouped) }
  check(.ios) { Text("a").listStyle(.plain) }
  check(.ios) { Text("a").listStyle(.sidebar) }
  check(.macos) { Text("a").menuStyle(.borderedButton) }
  check(.ios) { Text("a").menuStyle(.borderlessButton) }
  check(.ios) { Text("a").menuStyle(.button) }
  check(.ios) { Text("a").navigationSplitViewStyle(.balanced) }
  check(.ios) { Text("a").navigationSplitViewStyle(.prominentDetail) }
  check(.ios) { Text("a").navigationViewStyle(.columns) }
  check(.ios) { Text("a").navigationViewStyle(.stack) }
  check(.ios) { Text("a").pickerStyle(.inline) }
  check(.ios) { Text("a").pickerStyle(.menu) }
  check(.ios) { Text("a").pickerStyle(.navigationLink) }
  check(.ios) { Text("a").pickerStyle(.palette) }
  check(.macos) { Text("a").pickerStyle(.radioGroup) }
  check(.ios) { Text("a").pickerStyle(.segmented) }
  check(.ios) { Text("a").pickerStyle(.wheel) }
  check(.ios) { Text("a").presentationSizing(.fitted) }
  check(.ios) { Text("a").presentationSizing(.form) }
  check(.ios) { Text("a").presentationSizing(.page) }
  check(.macos) { Text("a").buttonStyle(.accessoryBar) }
  check(.macos) { Text("a").buttonStyle(.accessoryBarAction) }
  check(.ios) { Text("a").buttonStyle(.bordered) }
  check(.ios) { Text("a").buttonStyle(.borderedProminent) }
  check(.ios) { Text("a").buttonStyle(.borderless) }
  check(.tvos) { Text("a").buttonStyle(.card) }
  check(.ios) { Text("a").buttonStyle(.glass) }
  check(.ios) { Text("a").buttonStyle(.glassProminent) }
  check(.macos) { Text("a").buttonStyle(.link) }
  check(.ios) { Text("a").buttonStyle(.plain) }
  check(.ios) { Text("a").progressViewStyle(.circular) }
  check(.ios) { Text("a").progressViewStyle(.linear) }
  check(.ios) { Text("a").scrollTargetBehavior(.viewAligned) }
  check(.ios) { Text("a").background(in: .capsule, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(in: .circle, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(in: .containerRelative, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(in: .ellipse, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(in: .rect, fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.background, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.bar, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.black, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.blue, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.brown, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.clear, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.cyan, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.fill, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.foreground, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.gray, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.green, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.indigo, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.link, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.mint, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.orange, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.pink, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.placeholder, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.primary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.purple, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.quaternary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.quinary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.red, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.regularMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.secondary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.selection, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.separator, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.teal, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.tertiary, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.thickMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.thinMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.tint, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.ultraThickMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.ultraThinMaterial, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.white, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.windowBackground, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").background(.yellow, in: Ellipse(), fillStyle: FillStyle(eoFill: true, antialiased: false)) }
  check(.ios) { Text("a").symbolEffect(.breathe, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.pulse, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.rotate, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.variableColor, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.wiggle, options: SymbolEffectOptions.`default`, value: 0.75) }
  check(.ios) { Text("a").symbolEffect(.bounce, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.breathe, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.disappear, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.drawOff, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.drawOn, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.pulse, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.rotate, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.scale, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.variableColor, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.ios) { Text("a").symbolEffect(.wiggle, options: SymbolEffectOptions.`default`, isActive: false) }
  check(.watchos) { Text("a").tabViewStyle(.carousel) }
  check(.macos) { Text("a").tabViewStyle(.grouped) }
  check(.ios) { Text("a").tabViewStyle(.page) }
  check(.ios) { Text("a").tabViewStyle(.sidebarAdaptable) }
  check(.ios) { Text("a").tabViewStyle(.tabBarOnly) }
  check(.watchos) { Text("a").tabViewStyle(.verticalPage) }
  check(.macos) { Text("a").tableStyle(.bordered) }
  check(.ios) { Text("a").tableStyle(.inset) }
  check(.ios) { Text("a").textEditorStyle(.plain) }
  check(.visionos) { Text("a").textEditorStyle(.roundedBorder) }
  check(.ios) { Text("a").textFieldStyle(.plain) }
  check(.ios) { Text("a").textFieldStyle(.roundedBorder) }
  check(.macos) { Text("a").textFieldStyle(.squareBorder) }
  check(.ios) { Text("a").textSelection(.enabled) }
}

private func calls10(_ check: Check) {
  check(.ios) { Text("a").textVariant(.sizeDependent) }
  check(.ios) { Text("a").toggleStyle(.button) }
  check(.macos) { Text("a").toggleStyle(.checkbox) }
  check(.ios) { Text("a").toggleStyle(.`switch`) }
  check(.ios) { Text("a").transition(.identity) }
  check(.ios) { Text("a").transition(.opacity) }
  check(.ios) { Text("a").transition(.scale) }
  check(.ios) { Text("a").transition(.slide) }
  check(.ios) { Text("a").transition(.symbolEffect) }
  check(.macos) { Text("a").presentedWindowStyle(.hiddenTitleBar) }
  check(.macos) { Text("a").presentedWindowStyle(.plain) }
  check(.macos) { Text("a").presentedWindowStyle(.titleBar) }
  check(.macos) { Text("a").presentedWindowToolbarStyle(.expanded) }
  check(.macos) { Text("a").presentedWindowToolbarStyle(.unified) }
  check(.macos) { Text("a").presentedWindowToolbarStyle(.unifiedCompact) }
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
}
