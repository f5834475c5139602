/// The views of LiveView Native's client 0.4: the attributes and templates that each reads.
///
/// A line is a view, what it reads of VML's attributes, and after `:` its templates.
///
/// - `axis>axes` has another name there, `in>lowerBound..upperBound` is its two ends.
/// - `alignment.` is a member without its dot, `columns[]` a list of grid items.
/// - `title@label` is a text in a template, `title@` one in its content, `image#icon` an image.
/// - `name~` is a colour; `!` reads what the user does, so that `phx-change` may stand there.
/// - `^` is a `LiveSubmitButton` where it submits a form.
/// - `label-` is no template there, but the content.
let liveViewNativeViews = #"""
  AsyncImage url scale image error : phase.empty phase.success phase.failure
  Button title@ role. ^ : label-
  Capsule style
  Circle
  Color name~ value~ red green blue opacity colorSpace.
  ColorPicker title@ selection supportsOpacity ! : label-
  ContainerRelativeShape
  ContentUnavailableView title@ systemImage image description search : label actions description
  ControlGroup title@label : content label
  CustomizableToolbarItem placement. defaultVisibility. alwaysAvailable customizationBehavior.
  DatePicker title@ selection in>start..end start end displayedComponents. ! : label-
  DisclosureGroup title@label isExpanded ! : content label
  Divider
  EditButton
  Ellipse
  Form
  Gauge value in>lowerBound..upperBound
    : label currentValueLabel minimumValueLabel maximumValueLabel
  Grid alignment. horizontalSpacing verticalSpacing
  GridRow alignment.
  Group
  GroupBox title : content label
  HSplitView
  HStack alignment. spacing
  Image name systemName variableValue
  Label title@ systemImage image#icon : title icon
  LabeledContent title@label value@ format : content label
  LazyHGrid rows[] alignment. spacing pinnedViews.
  LazyHStack alignment. spacing pinnedViews.
  LazyVGrid columns[] alignment. spacing pinnedViews.
  LazyVStack alignment. spacing pinnedViews.
  Link title@ destination : label-
  List selection !
  Menu title@label : content label
  MultiDatePicker title@ selection in>start..end start end ! : label-
  NavigationLink title@ destination value>destination : label-
  NavigationSplitView : sidebar content detail
  NavigationStack
  PasteButton
  Picker title@label selection ! : content label
  ProgressView title@ value total countsDown timerInterval:start timerInterval:end
    : label currentValueLabel
  Rectangle
  RenameButton
  RoundedRectangle cornerRadius cornerWidth cornerHeight style
  ScrollView axes. axis>axes. showsIndicators scrollPosition scrollPositionAnchor.
  Section title@header isExpanded ! : header footer
  SecureField title@ text prompt ! : label-
  ShareLink title@ item items subject message : label
  Slider value in>lowerBound..upperBound step !
    : label minimumValueLabel maximumValueLabel
  Spacer minLength
  Stepper title@ value in>lowerBound..upperBound step ! : label-
  Tab title systemImage image value role. : content label
  TabView selection !
  Table selection sortOrder ! : columns rows
  TableColumn width minWidth idealWidth maxWidth
  TableRow
  Text content verbatim markdown date date:start date:end value format currencyCode nameStyle.
    dateStyle.
  TextEditor text prompt !
  TextField title@ text axis. prompt format currencyCode nameStyle. ! : label-
  TextFieldLink text>value prompt !
  Toggle title@ isOn ! : label-
  ToolbarItem placement.
  ToolbarItemGroup placement. : content label
  ToolbarTitleMenu
  VSplitView
  VStack alignment. spacing
  ViewThatFits axes. in>axes.
  ZStack alignment.
  """#

/// The modifiers that are known of its version 0.3, in each of their forms.
///
/// A parameter is a label and a kind: `number`, `flag` and `text` may come from an attribute by
/// `attr()`, a `binding` has to; a `view` is a template, an `event` a server's, a `value` all else.
let liveViewNativeModifiers = #"""
  accessibilityAction(action: event?, label: view?) accessibilityActions(view?)
  accessibilityChildren(children: view?) accessibilityIgnoresInvertColors(flag?)
  accessibilityRepresentation(representation: view?) accessibilityShowsLargeContentViewer(view?)()
  alert(text, isPresented: binding, actions: view?)
    (text, isPresented: binding, actions: view?, message: view?)
    (isPresented: binding, error: value, actions: view?)
  allowsHitTesting(flag) allowsTightening(flag) animation(value, value: text)
  aspectRatio(number?, contentMode: value)(value, contentMode: value)
  autocorrectionDisabled(flag?)
  background(alignment: value?, content: view?)(ignoresSafeAreaEdges: value?)
    (value, ignoresSafeAreaEdges: value?)(in: value, fillStyle: value?)
    (value, in: value, fillStyle: value?)
  backgroundStyle(value) badge(number)(text) badgeProminence(value) blendMode(value)
  blur(radius: number, opaque: flag?) border(value, width: number?) brightness(number)
  buttonBorderShape(value) buttonStyle(value) clipShape(value, style: value?)
  clipped(antialiased: flag?) colorInvert() colorMultiply(value) compositingGroup()
  confirmationDialog(text, isPresented: binding, titleVisibility: value?, actions: view?)
    (text, isPresented: binding, titleVisibility: value?, actions: view?, message: view?)
  containerRelativeFrame(value, alignment: value?)
    (value, count: number, span: number?, spacing: number, alignment: value?)
  containerShape(value)
  contentMargins(value?, value, for: value?)(value?, number, for: value?)(number, for: value?)
  contentShape(value, eoFill: flag?)(value, value, eoFill: flag?) contentTransition(value)
  contextMenu(menuItems: view?)(menuItems: view?, preview: view?) contrast(number)
  controlGroupStyle(value) controlSize(value) coordinateSpace(value) datePickerStyle(value)
  defaultHoverEffect(value) defaultScrollAnchor(value) defaultWheelPickerItemHeight(number)
  defersSystemGestures(on: value) deleteDisabled(flag)
  dialogSuppressionToggle(text, isSuppressed: binding)(isSuppressed: binding)
  digitalCrownAccessory(content: view?)(value) disabled(flag)
  drawingGroup(opaque: flag?, colorMode: value?) dynamicTypeSize(value)
  fileDialogCustomizationID(text) fileDialogImportsUnresolvedAliases(flag)
  fill(value?, style: value?)(style: value) findDisabled(flag?)
  findNavigator(isPresented: binding) fixedSize(horizontal: flag, vertical: flag)()
  flipsForRightToLeftLayoutDirection(flag) focusEffectDisabled(flag?) focusSection()
  focusable(flag?)(flag?, interactions: value) formStyle(value)
  frame(depth: number, alignment: value?)
    (minDepth: number?, idealDepth: number?, maxDepth: number?, alignment: value?)
    (width: number?, height: number?, alignment: value?)()
    (minWidth: number?, idealWidth: number?, maxWidth: number?, minHeight: number?,
      idealHeight: number?, maxHeight: number?, alignment: value?)
  fullScreenCover(isPresented: binding, onDismiss: event?, content: view?) gaugeStyle(value)
  geometryGroup() gesture(value, including: value?)
  glassBackgroundEffect(displayMode: value?)(in: value, displayMode: value?) grayscale(number)
  gridCellAnchor(value) gridCellColumns(number) gridCellUnsizedAxes(value)
  gridColumnAlignment(value) groupBoxStyle(value) headerProminence(value) help(text) hidden()
  highPriorityGesture(value, including: value?) horizontalRadioGroupLayout()
  hoverEffect(value?)(value?, isEnabled: flag?) hoverEffectDisabled(flag?) hueRotation(value)
  ignoresSafeArea(value?, edges: value?) imageScale(value) indexViewStyle(value)
  inspector(isPresented: binding, content: view?)
  inspectorColumnWidth(min: number?, ideal: number, max: number?)(number)
  interactionActivityTrackingTag(text) interactiveDismissDisabled(flag?)
  invalidatableContent(flag?)
  keyboardShortcut(value, modifiers: value?)(value)(value, modifiers: value?, localization: value)
  keyboardType(value) labelStyle(value) labeledContentStyle(value) labelsHidden()
  layoutPriority(number) lineLimit(number)(value)(number, reservesSpace: flag) lineSpacing(number)
  listItemTint(value) listRowBackground(view)(value) listRowHoverEffect(value)
  listRowHoverEffectDisabled(flag?) listRowInsets(value) listRowSeparator(value, edges: value?)
  listRowSeparatorTint(value, edges: value?) listRowSpacing(number)
  listSectionSeparator(value, edges: value?) listSectionSeparatorTint(value, edges: value?)
  listSectionSpacing(value)(number) listStyle(value) luminanceToAlpha() menuIndicator(value)
  menuOrder(value) menuStyle(value) minimumScaleFactor(number) moveDisabled(flag)
  multilineTextAlignment(value) navigationBarBackButtonHidden(flag?)
  navigationBarTitleDisplayMode(value)
  navigationDestination(isPresented: binding, destination: view?)
  navigationSplitViewColumnWidth(number)(min: number?, ideal: number, max: number?)
  navigationSplitViewStyle(value) navigationSubtitle(text) navigationTitle(text)(view?)(binding)
  offset(value)(x: number?, y: number?)(z: number) onAppear(perform: event?)
  onDeleteCommand(perform: event?) onDisappear(perform: event?) onExitCommand(perform: event?)
  onHover(perform: event?)
  onLongPressGesture(minimumDuration: number?, maximumDistance: number?, perform: event?,
      onPressingChanged: event?)
    (minimumDuration: number?, perform: event?, onPressingChanged: event?)
  onLongTouchGesture(minimumDuration: number?, perform: event?, onTouchingChanged: event?)
  onMoveCommand(perform: event?) onPlayPauseCommand(perform: event?)
  onTapGesture(count: number?, perform: event?)
    (count: number?, coordinateSpace: value?, perform: event?)
  opacity(number)
  ornament(visibility: value?, attachmentAnchor: value, contentAlignment: value?, ornament: view?)
  overlay(alignment: value?, content: view?)(value, ignoresSafeAreaEdges: value?)
    (value, in: value, fillStyle: value?)
  padding(value)(value?, number?)(number) padding3D(value)(value?, number?)(number)
  persistentSystemOverlays(value) pickerStyle(value)
  popover(isPresented: binding, attachmentAnchor: value?, arrowEdge: value?, content: view?)
  position(value)(x: number?, y: number?) preferredColorScheme(value)
  preferredSurroundingsEffect(value)
  presentationBackground(value)(alignment: value?, content: view?)
  presentationBackgroundInteraction(value)
  presentationCompactAdaptation(value)(horizontal: value, vertical: value)
  presentationContentInteraction(value) presentationCornerRadius(number)
  presentationDragIndicator(value) previewDisplayName(text) privacySensitive(flag?)
  progressViewStyle(value) projectionEffect(value) redacted(reason: value)
  refreshable(action: event)
  renameAction(event?) replaceDisabled(flag?) resizable(capInsets: value?, resizingMode: value?)
  rotationEffect(value, anchor: value?)
  safeAreaInset(edge: value, alignment: value?, spacing: number?, content: view?)
  safeAreaPadding(value)(value?, number?)(number) saturation(number)
  scaleEffect(value, anchor: value?)(number, anchor: value?)
    (x: number?, y: number?, anchor: value?)(x: number?, y: number?, z: number?, anchor: value?)
  scaledToFill() scaledToFit() scenePadding(value?)(value, edges: value?)
  scrollBounceBehavior(value, axes: value?) scrollClipDisabled(flag?)
  scrollContentBackground(value) scrollDisabled(flag) scrollDismissesKeyboard(value)
  scrollIndicators(value, axes: value?) scrollIndicatorsFlash(trigger: text)(onAppear: flag)
  scrollPosition(id: binding, anchor: value?) scrollTargetBehavior(value)
  scrollTargetLayout(isEnabled: flag?) searchDictationBehavior(value)
  searchPresentationToolbarBehavior(value) searchSuggestions(view?)(value, for: value)
  searchable(text: binding, placement: value?, prompt: text?)
    (text: binding, placement: value?, prompt: text)
    (text: binding, isPresented: binding, placement: value?, prompt: text?)
    (text: binding, isPresented: binding, placement: value?, prompt: text)
  selectionDisabled(flag?) shadow(color: value?, radius: number, x: number?, y: number?)
  sheet(isPresented: binding, onDismiss: event?, content: view?)
  simultaneousGesture(value, including: value?) speechAdjustedPitch(number)
  speechAlwaysIncludesPunctuation(flag?) speechAnnouncementsQueued(flag?)
  speechSpellsOutCharacters(flag?) statusBarHidden(flag?)
  stroke(value?, style: value)(style: value)(value, lineWidth: value?, antialiased: value?)
  submitLabel(value) submitScope(flag?)
  swipeActions(edge: value?, allowsFullSwipe: flag?, content: view?)
  symbolEffect(value, options: value?, isActive: flag?)(value, options: value?, value: text)
  symbolEffectsRemoved(flag?) symbolRenderingMode(value) symbolVariant(value) tabItem(view?)
  tabViewStyle(value) tableStyle(value) textCase(value) textContentType(value)
  textEditorStyle(value) textFieldStyle(value) textInputAutocapitalization(value)
  textSelection(value) tint(value) toggleStyle(value)
  toolbar(value, for: value)(removing: value)(content: view?)(id: text, content: view?)
  toolbarBackground(value, for: value) toolbarColorScheme(value, for: value) toolbarRole(value)
  toolbarTitleDisplayMode(value) toolbarTitleMenu(content: view?) touchBarCustomizationLabel(text)
  touchBarItemPrincipal(flag?) transform3DEffect(value) transformEffect(value) transition(value)
  truncationMode(value) unredacted() upperLimbVisibility(value) zIndex(number)
  """#

/// Modifiers of any form: version 0.4 has them from the SDK, in the forms that SwiftUI has.
let liveViewNativeAnyForm = #"""
  baselineOffset bold font fontDesign fontWeight fontWidth foregroundStyle italic kerning
  monospaced monospacedDigit strikethrough textScale tracking underline
  """#

/// Modifiers that version 0.3 had by hand: it is not known whether 0.4 has them in SwiftUI's forms.
let liveViewNativeByHand = #"""
  focusScope mask matchedGeometryEffect perspectiveRotationEffect prefersDefaultFocus
  rotation3DEffect searchScopes
  """#

/// Modifiers of SwiftUI's that version 0.3 had not; 0.4 makes its own from the SDK of the app.
let liveViewNativeNewNames = #"""
  accentColor accessibilityActivationPoint accessibilityAddTraits accessibilityChartDescriptor
  accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
  accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
  accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityInputLabels
  accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
  accessibilityRemoveTraits accessibilityRespondsToUserInteraction accessibilityRotorEntry
  accessibilitySortPriority accessibilityTextContentType accessibilityValue
  accessibilityZoomAction allowedDynamicRange alternatingRowBackgrounds antialiased aspectRatio3D
  autocapitalization backgroundExtensionEffect buttonRepeatBehavior buttonSizing colorScheme
  containerBackground contentCaptureProtected contentToolbar cornerRadius
  defaultAdaptableTabBarPlacement defaultFocus dialogIcon dialogSeverity disableAutocorrection
  disclosureGroupStyle edgesIgnoringSafeArea fileDialogConfirmationLabel fileDialogMessage
  foregroundColor glassEffect glassEffectTransition handGestureShortcut handPointerBehavior inset
  interpolation labelIconToTitleSpacing labelReservedIconWidth labelsVisibility lineHeight
  listSectionIndexVisibility listSectionMargins menuActionDismissBehavior navigationBarHidden
  navigationBarTitle navigationLinkIndicatorVisibility navigationTransition onSubmit
  paletteSelectionEffect pointerStyle pointerVisibility presentationDetents presentationSizing
  renderingMode rotation safeAreaBar scrollEdgeEffectHidden scrollEdgeEffectStyle
  scrollInputBehavior scrollTransition sectionActions sectionIndexLabel sensoryFeedback
  sliderThumbVisibility springLoadingBehavior strokeBorder symbolColorRenderingMode
  symbolVariableValueMode tabBarMinimizeBehavior tabViewBottomAccessory tabViewSearchActivation
  textInputCompletion textInputFormattingControlVisibility textInputSuggestions
  textSelectionAffinity toolbarBackgroundVisibility toolbarForegroundStyle toolbarItemHidden
  toolbarVisibility trim typesettingLanguage writingDirection writingToolsAffordanceVisibility
  writingToolsBehavior
  """#
