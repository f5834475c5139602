extension Catalog {
  /// What may stand as an element: the types of SwiftUI, and of the frameworks that extend it, with
  /// an initialiser, by name.
  static let viewNames = """
    AccessoryWidgetBackground AccessoryWidgetGroup AddOrderToWalletButton AddPassToWalletButton
    AngularGradient Annotation AreaMark AreaPlot ArtworkImage AsyncImage
    AsyncShareablePassConfiguration AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark
    BarPlot Button CameraView Canvas Capsule Chart Chart3D Circle Color ColorPicker
    CommunicationLimitsButton ConcentricRectangle ContactAccessButton ContainerRelativeShape
    ContentUnavailableView ControlGroup DatePicker DefaultDocumentGroupLaunchActions
    DefaultGlassEffectShape DefaultToolbarItem DeviceActivityReport DevicePairingView
    DevicePicker DisclosureGroup DisclosureTableRow Divider DocumentLaunchView EditButton
    Ellipse EllipticalGradient EmptyMapContent EmptyView FamilyActivityPicker FillShapeView
    ForEach Form Gauge GeometryReader GeometryReader3D GlassEffectContainer Grid GridLayout
    GridRow Group GroupBox HSplitView HStack HStackLayout HelpLink Image
    JournalingSuggestionsPicker KeyframeAnimator Label LabeledContent LazyHGrid LazyHStack
    LazyVGrid LazyVStack LineMark LinePlot LinearGradient Link List LocationButton
    LookAroundPreview ManagedAppView ManagedContentView Map MapCircle MapCompass
    MapLocationCompass MapPitchSlider MapPitchToggle MapPolygon MapPolyline MapReader
    MapScaleView MapUserLocationButton MapZoomStepper Marker Menu MenuButton MeshGradient
    Model3D MultiDatePicker NavigationLink NavigationSplitView NavigationStack NavigationView
    NewDocumentButton ObjectCapturePointCloudView ObjectCaptureView OffsetShape OutlineGroup
    PasteButton Path PayLaterView PayWithApplePayButton PermissionButton PhaseAnimator
    PhotosPicker Picker Plot PointMark PointPlot ProductView ProgressView RadialGradient
    RealityView Rectangle RectangleMark RectanglePlot RenameButton RotatedShape RoundedRectangle
    RuleMark RulePlot ScaledShape SceneView ScrollView ScrollViewReader Section SectorMark
    SectorPlot SecureField SettingsLink ShareLink ShortcutsLink SignInWithAppleButton
    SiriTipView Slider Spacer SpatialContainer SpriteView Stepper StoreView
    StrokeBorderShapeView StrokeShapeView SubscriptionOfferView SubscriptionOptionGroup
    SubscriptionOptionGroupSet SubscriptionOptionSection SubscriptionPeriodGroupSet
    SubscriptionStoreButton SubscriptionStorePicker SubscriptionStorePickerOption
    SubscriptionStoreView SubscriptionView SurfacePlot Tab TabSection TabView Table TableColumn
    TableColumnForEach TableRow Text TextEditor TextField TextFieldLink TimelineView TipView
    Toggle ToolbarItem ToolbarItemGroup ToolbarSpacer ToolbarTitleMenu TransactionPicker
    TransformedShape UnevenRoundedRectangle UserAnnotation VSplitView VStack VStackLayout
    VerifyIdentityWithWalletButton VideoPlayer ViewThatFits WebView WindowVisibilityToggle
    ZStack ZStackLayout
    """
}
