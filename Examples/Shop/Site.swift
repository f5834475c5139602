// Made by 'vmlc export constants': run it again when the pages have changed.
import VMLBehaviour

/// Paths of pages.
enum SitePage: String, CaseIterable, Sendable {
  case home = "/"
  case about = "/about"
  case account = "/account"
  case all = "/all"
  case all2 = "/all/2"
  case all3 = "/all/3"
  case all4 = "/all/4"
  case cart = "/cart"
  case catalogue = "/catalogue"
  case categoriesCandles = "/categories/candles"
  case categoriesFloorLamps = "/categories/floor-lamps"
  case categoriesLiving = "/categories/living"
  case categoriesOutdoor = "/categories/outdoor"
  case categoriesPendants = "/categories/pendants"
  case categoriesSmart = "/categories/smart"
  case categoriesTableLamps = "/categories/table-lamps"
  case categoriesWallLights = "/categories/wall-lights"
  case checkout = "/checkout/"
  case checkoutConfirmation = "/checkout/confirmation"
  case delivery = "/delivery"
  case favourites = "/favourites"
  case help = "/help"
  case login = "/login"
  case offers = "/offers"
  case orders = "/orders/"
  case ordersL09866 = "/orders/L-09866"
  case ordersL10117 = "/orders/L-10117"
  case ordersL10482 = "/orders/L-10482"
  case privacy = "/privacy"
  case productsArcFloorLamp = "/products/arc-floor-lamp"
  case productsAsterTableLamp = "/products/aster-table-lamp"
  case productsBeeswaxPillarCandle = "/products/beeswax-pillar-candle"
  case productsBridgeHub = "/products/bridge-hub"
  case productsColumnPaperLamp = "/products/column-paper-lamp"
  case productsDialDimmer = "/products/dial-dimmer"
  case productsDomePendant = "/products/dome-pendant"
  case productsDropClusterPendant = "/products/drop-cluster-pendant"
  case productsFestoonStringLights = "/products/festoon-string-lights"
  case productsFigScentedCandle = "/products/fig-scented-candle"
  case productsFireflyJar = "/products/firefly-jar"
  case productsGlowBulbE27 = "/products/glow-bulb-e27"
  case productsGlowSpotGu10 = "/products/glow-spot-gu10"
  case productsHaloDeskLamp = "/products/halo-desk-lamp"
  case productsHeronFloorLamp = "/products/heron-floor-lamp"
  case productsHurricaneVase = "/products/hurricane-vase"
  case productsLanternOutdoor = "/products/lantern-outdoor"
  case productsLedgeWallLight = "/products/ledge-wall-light"
  case productsLinenCushion = "/products/linen-cushion"
  case productsNookReadingLamp = "/products/nook-reading-lamp"
  case productsOpalGlobePendant = "/products/opal-globe-pendant"
  case productsOttoPortableLamp = "/products/otto-portable-lamp"
  case productsPathStakeLight = "/products/path-stake-light"
  case productsPebbleTableLamp = "/products/pebble-table-lamp"
  case productsPictureLight = "/products/picture-light"
  case productsPortholeBulkhead = "/products/porthole-bulkhead"
  case productsPulseWallClock = "/products/pulse-wall-clock"
  case productsRibbonLightStrip = "/products/ribbon-light-strip"
  case productsRoundMirror = "/products/round-mirror"
  case productsSconceHalfMoon = "/products/sconce-half-moon"
  case productsStemCandleHolder = "/products/stem-candle-holder"
  case productsStoopStepLight = "/products/stoop-step-light"
  case productsSwingArmLight = "/products/swing-arm-light"
  case productsTaperCandleSet = "/products/taper-candle-set"
  case productsTerraPlanter = "/products/terra-planter"
  case productsTrapezeLinearPendant = "/products/trapeze-linear-pendant"
  case productsTrioTripodLamp = "/products/trio-tripod-lamp"
  case productsWeaveRattanPendant = "/products/weave-rattan-pendant"
  case productsWoolThrow = "/products/wool-throw"
  case productsWrenUplighter = "/products/wren-uplighter"
  case search = "/search"
  case settings = "/settings"
  case shipping = "/shipping"
  case staffDashboard = "/staff/dashboard"
  case tabs = "/tabs"
  case welcome = "/welcome"
}

/// Paths of parts, which pages load.
enum SiteFragment: String, CaseIterable, Sendable {
  case catalogue2 = "/catalogue/2"
  case catalogue3 = "/catalogue/3"
  case catalogue4 = "/catalogue/4"
  case catalogue5 = "/catalogue/5"
  case catalogue6 = "/catalogue/6"
}

/// Ids of views.
enum SiteID: String, CaseIterable, Sendable {
  case howItComes = "how-it-comes"
  case howItGoesBack = "how-it-goes-back"
  case more = "more"
  case total = "total"
  case whatWeKeep = "what-we-keep"
  case whatYouCanAskFor = "what-you-can-ask-for"
}

/// Views that the app draws.
enum SiteView: String, CaseIterable, Sendable {
  case mapCard = "MapCard"
}

/// Places that forms are sent to.
enum SiteEndpoint: String, CaseIterable, Sendable {
  case order = "order"
}

/// Actions that pages send.
enum SiteAction: Hashable, Sendable {
  case addToCart(sku: String, quantity: Int)
  case askToSignOut
  case clearSearch
  case removeFromCart(String)
  case reorder(String)
  case restock(String)
  case retry
  case signIn
  case signOut
  case sortProducts(String)

  /// `nil` for an action, or values, that pages of another version send.
  init?(_ name: String, _ values: [SentValue]) {
    func value(_ label: String) -> SentValue? {
      values.first { $0.label == label }
    }
    switch name {
    case "add_to_cart":
      guard
        let sku = value("sku")?.text,
        let quantity = value("quantity")?.integer
      else { return nil }
      self = .addToCart(sku: sku, quantity: quantity)
    case "ask_to_sign_out":
      self = .askToSignOut
    case "clear_search":
      self = .clearSearch
    case "remove_from_cart":
      guard let value = values.first?.text else { return nil }
      self = .removeFromCart(value)
    case "reorder":
      guard let value = values.first?.text else { return nil }
      self = .reorder(value)
    case "restock":
      guard let value = values.first?.text else { return nil }
      self = .restock(value)
    case "retry":
      self = .retry
    case "sign_in":
      self = .signIn
    case "sign_out":
      self = .signOut
    case "sort_products":
      guard let value = values.first?.text else { return nil }
      self = .sortProducts(value)
    default: return nil
    }
  }
}

/// States that all screens share.
enum SiteState: String, CaseIterable, Sendable {
  case favourites = "favourites"
}

