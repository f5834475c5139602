extension Catalog {
  /// The modifiers of SwiftUI, and of the frameworks that extend it, on whatever may be an element,
  /// by name.
  static let modifierNames = """
    accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
    accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
    accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityTextContentType accessibilityValue accessibilityZoomAction
    accessoryWidgetGroupStyle actionSheet activityBackgroundTint
    activitySystemActionForegroundColor addOrderToWalletButtonStyle addPassToWalletButtonStyle
    alert alignment alignmentGuide alignsMarkStylesWithPlotArea allowedDynamicRange
    allowsHitTesting allowsTightening allowsWindowActivationEvents alternatingRowBackgrounds
    anchorPreference animation annotation annotationSubtitles annotationTitles antialiased
    appStoreMerchandising appStoreOverlay applying aspectRatio aspectRatio3D
    assistiveAccessNavigationIcon attributedTextFormattingDefinition autocapitalization
    autocorrectionDisabled automatedDeviceEnrollmentAddition background
    backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge badgeProminence
    baselineOffset blendMode blur bold border breakthroughEffect brightness buttonBorderShape
    buttonRepeatBehavior buttonSizing buttonStyle certificateSheet chart3DCameraProjection
    chart3DPose chart3DRenderingStyle chartAngleSelection chartBackground
    chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay
    chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
    chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale
    chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale
    chartYSelection chartYVisibleDomain chartZAxis chartZAxisLabel chartZScale chartZSelection
    clipShape clipped collapsible colorEffect colorInvert colorMultiply colorScheme
    compositingGroup compositingLayer confirmationDialog contactAccessButtonCaption
    contactAccessButtonStyle contactAccessPicker containerBackground containerCornerOffset
    containerRelativeFrame containerShape containerValue contentCaptureProtected contentMargins
    contentShape contentToolbar contentTransition contextMenu contrast controlGroupStyle
    controlSize controlWidgetActionHint controlWidgetStatus coordinateSpace copyable
    cornerRadius currentEntitlementTask customAttribute customizationBehavior customizationID
    cuttable datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage
    defaultCustomization defaultFocus defaultHoverEffect defaultScrollAnchor defaultVisibility
    defaultWheelPickerItemHeight defersSystemGestures deleteDisabled depthAlignment dialogIcon
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disabled disabledCustomizationBehavior
    disclosureGroupStyle dismissalConfirmationDialog distortionEffect documentBrowserContextMenu
    dragConfiguration dragContainer dragContainerSelection dragPreviewsFormation draggable
    drawingGroup dropConfiguration dropDestination dropPreviewsFormation dynamicIsland
    dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable
    exportableToServices exportsItemProviders exposureAdjust familyActivityPicker
    fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
    fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover fill
    findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled
    focusScope focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue
    focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle
    frame fullScreenCover gameSaveSyncingAlert gaugeStyle geometryGroup gesture
    glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion
    grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    groupBoxStyle handGestureShortcut handPointerBehavior handlesExternalEvents
    handlesGameControllerEvents headerProminence headroom healthDataAccessRequest help hidden
    hideObjectReticle highPriorityGesture horizontalRadioGroupLayout hoverEffect
    hoverEffectDisabled hoverEffectGroup hueRotation id ignoresSafeArea
    imagePlaygroundGenerationStyle imagePlaygroundPersonalizationPolicy imagePlaygroundSheet
    imageScale immersiveEnvironmentPicker importableFromServices importsItemProviders
    inAppPurchaseOptions indexViewStyle inset inspector inspectorColumnWidth
    interactionActivityTrackingTag interactiveDismissDisabled interpolation interpolationMethod
    intersection invalidatableContent isDetailLink italic itemProvider
    journalingSuggestionsPicker kerning keyboardShortcut keyboardType keyframeAnimator
    labelIconToTitleSpacing labelReservedIconWidth labelStyle labeledContentStyle labelsHidden
    labelsVisibility layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight
    lineIntersection lineLimit lineSpacing lineStyle lineSubtraction listItemTint
    listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets
    listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listStyle lookAroundViewer luminanceToAlpha manageSubscriptionsSheet
    managedContentStyle manipulable manipulationGesture mapCameraKeyframeAnimator
    mapControlVisibility mapControls mapFeatureSelectionAccessory mapFeatureSelectionContent
    mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSelectionAccessory
    mapItemDetailSheet mapOverlayLevel mapScope mapStyle mask matchedGeometryEffect
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuButtonStyle
    menuIndicator menuOrder menuStyle metalness minimumScaleFactor mix modelContainer
    modelContext modifier modifierKeyAlternate monospaced monospacedDigit moveDisabled
    multilineTextAlignment musicSubscriptionOffer navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
    navigationTransition navigationViewStyle normalized offerCodeRedemption offset offsetBy
    onAppIntentExecution onAppear onApplePayCouponCodeChange onApplePayPaymentMethodChange
    onApplePayShippingContactChange onApplePayShippingMethodChange onCameraCaptureEvent onChange
    onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete
    onDeleteCommand onDisappear onDrag onDragSessionUpdated onDrop onDropSessionUpdated
    onExitCommand onGeometryChange onGeometryChange3D onHover onImmersionChange
    onInAppPurchaseCompletion onInAppPurchaseStart onInsert onInteractiveResizeChange onKeyPress
    onLongPressGesture onLongTouchGesture onMapCameraChange onModifierKeysChanged onMove
    onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
    onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture
    onVolumeViewpointChange onWorldRecenter opacity ornament overlay overlayPreferenceValue
    padding padding3D pageCommand paletteSelectionEffect pasteDestination payLaterViewAction
    payLaterViewDisplayStyle payWithApplePayButtonDisableCardArt payWithApplePayButtonStyle
    persistentSystemOverlays perspectiveRotationEffect phaseAnimator photosPicker
    photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle
    pickerStyle pointerStyle pointerVisibility popover popoverTip position
    postToPhotosSharedAlbumSheet preference preferredColorScheme preferredSubscriptionOffer
    preferredSurroundingsEffect preferredWindowClippingMargins prefersDefaultFocus
    presentationBackground presentationBackgroundInteraction presentationBreakthroughEffect
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
    presentationDetents presentationDragIndicator presentationPreventsAppTermination
    presentationSizing presentedWindowStyle presentedWindowToolbarStyle previewContext
    previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive
    productDescription productIconBorder productViewStyle progressViewStyle projectionEffect
    quickLookPreview realityViewCameraControls realityViewLayoutBehavior redacted refreshable
    refundRequestSheet renameAction renderingMode replaceDisabled resizable rotation
    rotation3DEffect rotation3DLayout rotationEffect roughness safeAreaBar safeAreaInset
    safeAreaPadding saturation scale scaleEffect scaledToFill scaledToFill3D scaledToFit
    scaledToFit3D scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
    scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition
    scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchSelection searchSuggestions searchToolbarBehavior searchable sectionActions
    sectionIndexLabel selectionDisabled sensoryFeedback shadow sharedBackgroundVisibility sheet
    shortcutsLinkStyle showShotLocations signInWithAppleButtonStyle simultaneousGesture
    siriTipViewStyle size sliderThumbVisibility spatialOverlay spatialOverlayPreferenceValue
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden storeButton
    storeProductTask storeProductsTask strikethrough stroke strokeBorder strokeStyle strokedPath
    submitLabel submitScope subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility
    subscriptionOfferViewDetailAction subscriptionOfferViewStyle subscriptionPromotionalOffer
    subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground
    subscriptionStoreControlIcon subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle
    subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction subtracting
    supportedVolumeViewpoints swipeActions symbol symbolColorRenderingMode symbolEffect
    symbolEffectsRemoved symbolRenderingMode symbolRotation symbolSize symbolVariableValueMode
    symbolVariant symmetricDifference tabBarMinimizeBehavior tabItem tabPlacement
    tabViewBottomAccessory tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar
    tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tag
    task textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
    textScale textSelection textSelectionAffinity textVariant tint tipAnchor tipBackground
    tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle tipViewStyle toggleStyle
    toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
    toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode
    toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal tracking transaction transactionPicker transactionTask transform
    transform3DEffect transformAnchorPreference transformEffect transformEnvironment
    transformPreference transition translationPresentation translationTask trim trimmedPath
    truncationMode typeSelectEquivalent typesettingLanguage underline union unredacted
    upperLimbVisibility userActivity verifyIdentityWithWalletButtonStyle visualEffect
    visualEffect3D volumeBaseplateVisibility webViewBackForwardNavigationGestures
    webViewContentBackground webViewContextMenu webViewElementFullscreenBehavior
    webViewLinkPreviews webViewMagnificationGestures webViewOnScrollGeometryChange
    webViewScrollInputBehavior webViewScrollPosition webViewTextSelection widgetAccentable
    widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL width
    windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
    windowResizeBehavior windowToolbarFullScreenVisibility workoutPreview writingDirection
    writingToolsAffordanceVisibility writingToolsBehavior zIndex
    """
}
