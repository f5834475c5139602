// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
// swift-format-ignore-file

#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Symbols
import UniformTypeIdentifiers
#if canImport(UIKit)
import UIKit
#endif
#else
import VMLViews
#endif

extension Draw {
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
  @available(iOS 17, visionOS 1, *)
  static func read_TextInputDictationActivation(_ e: Expression) -> (TextInputDictationActivation)? {
    guard var c = Call(member: e, of: "TextInputDictationActivation") else {
      return nil
    }
    var found: (TextInputDictationActivation)?
    switch c.name {
    case "onLook":
      found = TextInputDictationActivation.onLook
      break
    case "onSelect":
      found = TextInputDictationActivation.onSelect
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
  static func read_SearchFieldPlacement_NavigationBarDrawerDisplayMode(_ e: Expression) -> (SearchFieldPlacement.NavigationBarDrawerDisplayMode)? {
    guard var c = Call(member: e, of: "SearchFieldPlacement.NavigationBarDrawerDisplayMode") else {
      return nil
    }
    var found: (SearchFieldPlacement.NavigationBarDrawerDisplayMode)?
    switch c.name {
    case "always":
      found = SearchFieldPlacement.NavigationBarDrawerDisplayMode.always
      break
    case "automatic":
      found = SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17, *)
  static func read_SensoryFeedback_Flexibility(_ e: Expression) -> (SensoryFeedback.Flexibility)? {
    guard var c = Call(member: e, of: "SensoryFeedback.Flexibility") else {
      return nil
    }
    var found: (SensoryFeedback.Flexibility)?
    switch c.name {
    case "rigid":
      found = SensoryFeedback.Flexibility.rigid
      break
    case "soft":
      found = SensoryFeedback.Flexibility.soft
      break
    case "solid":
      found = SensoryFeedback.Flexibility.solid
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17, *)
  static func read_SensoryFeedback_Weight(_ e: Expression) -> (SensoryFeedback.Weight)? {
    guard var c = Call(member: e, of: "SensoryFeedback.Weight") else {
      return nil
    }
    var found: (SensoryFeedback.Weight)?
    switch c.name {
    case "heavy":
      found = SensoryFeedback.Weight.heavy
      break
    case "light":
      found = SensoryFeedback.Weight.light
      break
    case "medium":
      found = SensoryFeedback.Weight.medium
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_SensoryFeedback_PressFeedback(_ e: Expression) -> (SensoryFeedback.PressFeedback)? {
    guard var c = Call(member: e, of: "SensoryFeedback.PressFeedback") else {
      return nil
    }
    var found: (SensoryFeedback.PressFeedback)?
    switch c.name {
    case "button":
      found = SensoryFeedback.PressFeedback.button
      break
    case "buttonIconOnly":
      found = SensoryFeedback.PressFeedback.buttonIconOnly
      break
    case "slider":
      found = SensoryFeedback.PressFeedback.slider
      break
    case "tab":
      found = SensoryFeedback.PressFeedback.tab
      break
    case "toggle":
      found = SensoryFeedback.PressFeedback.toggle
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_SensoryFeedback_ReleaseFeedback(_ e: Expression) -> (SensoryFeedback.ReleaseFeedback)? {
    guard var c = Call(member: e, of: "SensoryFeedback.ReleaseFeedback") else {
      return nil
    }
    var found: (SensoryFeedback.ReleaseFeedback)?
    switch c.name {
    case "slider":
      found = SensoryFeedback.ReleaseFeedback.slider
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_SensoryFeedback_SelectionFeedback(_ e: Expression) -> (SensoryFeedback.SelectionFeedback)? {
    guard var c = Call(member: e, of: "SensoryFeedback.SelectionFeedback") else {
      return nil
    }
    var found: (SensoryFeedback.SelectionFeedback)?
    switch c.name {
    case "maximum":
      found = SensoryFeedback.SelectionFeedback.maximum
      break
    case "minimum":
      found = SensoryFeedback.SelectionFeedback.minimum
      break
    case "off":
      found = SensoryFeedback.SelectionFeedback.off
      break
    case "on":
      found = SensoryFeedback.SelectionFeedback.on
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2, *)
  static func read_SquareAzimuth(_ e: Expression) -> (SquareAzimuth)? {
    guard var c = Call(member: e, of: "SquareAzimuth") else {
      return nil
    }
    var found: (SquareAzimuth)?
    switch c.name {
    case "back":
      found = SquareAzimuth.back
      break
    case "front":
      found = SquareAzimuth.front
      break
    case "left":
      found = SquareAzimuth.left
      break
    case "right":
      found = SquareAzimuth.right
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_SymbolEffectOptions_RepeatBehavior(_ e: Expression) -> (SymbolEffectOptions.RepeatBehavior)? {
    guard var c = Call(member: e, of: "SymbolEffectOptions.RepeatBehavior") else {
      return nil
    }
    var found: (SymbolEffectOptions.RepeatBehavior)?
    switch c.name {
    case "continuous":
      found = SymbolEffectOptions.RepeatBehavior.continuous
      break
    case "periodic":
      if !c.hasArguments {
      found = SymbolEffectOptions.RepeatBehavior.periodic
      }
      if found == nil {
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_?,delay?"), let a0 = c.value(0, optional(int), nil), let a1 = c.value(1, optional(double), nil) { return SymbolEffectOptions.RepeatBehavior.periodic(a0, delay: a1) } }
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
  static func read_PageTabViewStyle_IndexDisplayMode(_ e: Expression) -> (PageTabViewStyle.IndexDisplayMode)? {
    guard var c = Call(member: e, of: "PageTabViewStyle.IndexDisplayMode") else {
      return nil
    }
    var found: (PageTabViewStyle.IndexDisplayMode)?
    switch c.name {
    case "always":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
found = PageTabViewStyle.IndexDisplayMode.always
#endif
      break
    case "automatic":
      found = PageTabViewStyle.IndexDisplayMode.automatic
      break
    case "never":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
found = PageTabViewStyle.IndexDisplayMode.never
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(watchOS)
  @available(watchOS 10, *)
  static func read_VerticalPageTabViewStyle_TransitionStyle(_ e: Expression) -> (VerticalPageTabViewStyle.TransitionStyle)? {
    guard var c = Call(member: e, of: "VerticalPageTabViewStyle.TransitionStyle") else {
      return nil
    }
    var found: (VerticalPageTabViewStyle.TransitionStyle)?
    switch c.name {
    case "automatic":
      found = VerticalPageTabViewStyle.TransitionStyle.automatic
      break
    case "blur":
      found = VerticalPageTabViewStyle.TransitionStyle.blur
      break
    case "identity":
      found = VerticalPageTabViewStyle.TransitionStyle.identity
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_BlurReplaceTransition_Configuration(_ e: Expression) -> (BlurReplaceTransition.Configuration)? {
    guard var c = Call(member: e, of: "BlurReplaceTransition.Configuration") else {
      return nil
    }
    var found: (BlurReplaceTransition.Configuration)?
    switch c.name {
    case "downUp":
      found = BlurReplaceTransition.Configuration.downUp
      break
    case "upUp":
      found = BlurReplaceTransition.Configuration.upUp
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_SymbolEffect___TransitionSymbolEffect(_ e: Expression) -> (any SymbolEffect & TransitionSymbolEffect)? {
    if case .member(.some(let inner), _, _) = e, let value = read_SymbolEffect___TransitionSymbolEffect(inner) {
      var c = Call(value: e)
      var found: (any SymbolEffect & TransitionSymbolEffect)?
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? AppearSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "down":
        found = base.down
        break
      case "up":
        found = base.up
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? DisappearSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "down":
        found = base.down
        break
      case "up":
        found = base.up
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), let base = value as? DrawOffSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "individually":
        found = base.individually
        break
      case "nonReversed":
        found = base.nonReversed
        break
      case "reversed":
        found = base.reversed
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), let base = value as? DrawOnSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "individually":
        found = base.individually
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any SymbolEffect & TransitionSymbolEffect)?
    switch c.name {
    case "appear":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: AppearSymbolEffect = .appear; found = style }
      break
    case "automatic":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: AutomaticSymbolEffect = .automatic; found = style }
      break
    case "disappear":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: DisappearSymbolEffect = .disappear; found = style }
      break
    case "drawOff":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { let style: DrawOffSymbolEffect = .drawOff; found = style }
      break
    case "drawOn":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { let style: DrawOnSymbolEffect = .drawOn; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_GridItem_Size(_ e: Expression) -> (GridItem.Size)? {
    guard var c = Call(member: e, of: "GridItem.Size") else {
      return nil
    }
    var found: (GridItem.Size)?
    switch c.name {
    case "adaptive":
      if c.fits("minimum,maximum?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat, .infinity) { return GridItem.Size.adaptive(minimum: a0, maximum: a1) }
      break
    case "fixed":
      if c.fits("_"), let a0 = c.value(0, cgFloat) { return GridItem.Size.fixed(a0) }
      break
    case "flexible":
      if c.fits("minimum?,maximum?"), let a0 = c.value(0, cgFloat, 10), let a1 = c.value(1, cgFloat, .infinity) { return GridItem.Size.flexible(minimum: a0, maximum: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_NavigationPath_CodableRepresentation(_ e: Expression) -> (NavigationPath.CodableRepresentation)? {
    guard var c = Call(member: e, of: "NavigationPath.CodableRepresentation") else {
      return nil
    }
    var found: (NavigationPath.CodableRepresentation)?
    switch c.name {
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 17, macOS 14, visionOS 1, tvOS 17, *)
  static func read_ShaderLibrary(_ e: Expression) -> (ShaderLibrary)? {
    guard var c = Call(member: e, of: "ShaderLibrary") else {
      return nil
    }
    var found: (ShaderLibrary)?
    switch c.name {
    case "default":
      found = ShaderLibrary.`default`
      break
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("url"), let a0 = c.value(0, url) { return ShaderLibrary(url: a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_HorizontalDirection(_ e: Expression) -> (HorizontalDirection)? {
    guard var c = Call(member: e, of: "HorizontalDirection") else {
      return nil
    }
    var found: (HorizontalDirection)?
    switch c.name {
    case "leading":
      found = HorizontalDirection.leading
      break
    case "trailing":
      found = HorizontalDirection.trailing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(macOS)
  @available(macOS 15, *)
  static func read_FrameResizeDirection(_ e: Expression) -> (FrameResizeDirection)? {
    guard var c = Call(member: e, of: "FrameResizeDirection") else {
      return nil
    }
    var found: (FrameResizeDirection)?
    switch c.name {
    case "inward":
      found = FrameResizeDirection.inward
      break
    case "outward":
      found = FrameResizeDirection.outward
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_VerticalDirection(_ e: Expression) -> (VerticalDirection)? {
    guard var c = Call(member: e, of: "VerticalDirection") else {
      return nil
    }
    var found: (VerticalDirection)?
    switch c.name {
    case "down":
      found = VerticalDirection.down
      break
    case "up":
      found = VerticalDirection.up
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func shapeStyle(_ e: Expression) -> (any ShapeStyle)? {
    guard var c = Call(member: e, of: "") else {
      return otherStyle(e)
    }
    var found: (any ShapeStyle)?
    switch c.name {
    case "BackgroundStyle":
      if c.fits("") { return BackgroundStyle() }
      break
    case "background":
      let style: BackgroundStyle = .background; found = style
      break
    case "bar":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: Material = .bar; found = style
#endif
      break
    case "FillShapeStyle":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return FillShapeStyle() } }
      break
    case "fill":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: FillShapeStyle = .fill; found = style }
      break
    case "ForegroundStyle":
      if c.fits("") { return ForegroundStyle() }
      break
    case "foreground":
      let style: ForegroundStyle = .foreground; found = style
      break
    case "LinkShapeStyle":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return LinkShapeStyle() } }
      break
    case "link":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: LinkShapeStyle = .link; found = style }
      break
    case "PlaceholderTextShapeStyle":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return PlaceholderTextShapeStyle() } }
      break
    case "placeholder":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: PlaceholderTextShapeStyle = .placeholder; found = style }
      break
    case "primary":
      let style: HierarchicalShapeStyle = .primary; found = style
      break
    case "quaternary":
      let style: HierarchicalShapeStyle = .quaternary; found = style
      break
    case "quinary":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 17, *) { let style: HierarchicalShapeStyle = .quinary; found = style }
      break
    case "regularMaterial":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { let style: Material = .regularMaterial; found = style }
      break
    case "secondary":
      let style: HierarchicalShapeStyle = .secondary; found = style
      break
    case "SelectionShapeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return SelectionShapeStyle() }
#endif
      break
    case "selection":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: SelectionShapeStyle = .selection; found = style
#endif
      break
    case "SeparatorShapeStyle":
      if #available(iOS 17, macOS 13, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return SeparatorShapeStyle() } }
      break
    case "separator":
      if #available(iOS 17, macOS 13, visionOS 1, watchOS 10, tvOS 17, *) { let style: SeparatorShapeStyle = .separator; found = style }
      break
    case "tertiary":
      let style: HierarchicalShapeStyle = .tertiary; found = style
      break
    case "thickMaterial":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { let style: Material = .thickMaterial; found = style }
      break
    case "thinMaterial":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { let style: Material = .thinMaterial; found = style }
      break
    case "TintShapeStyle":
      if c.fits("") { return TintShapeStyle() }
      break
    case "tint":
      let style: TintShapeStyle = .tint; found = style
      break
    case "ultraThickMaterial":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { let style: Material = .ultraThickMaterial; found = style }
      break
    case "ultraThinMaterial":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { let style: Material = .ultraThinMaterial; found = style }
      break
    case "WindowBackgroundShapeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 17, macOS 14, watchOS 10, tvOS 17, *) { if c.fits("") { return WindowBackgroundShapeStyle() } }
#endif
      break
    case "windowBackground":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 17, macOS 14, watchOS 10, tvOS 17, *) { let style: WindowBackgroundShapeStyle = .windowBackground; found = style }
#endif
      break
    case "AngularGradient":
      if c.fits("colors,center,angle?"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return AngularGradient(colors: a0, center: a1, angle: a2) }
      if c.fits("colors,center,startAngle,endAngle"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return AngularGradient(colors: a0, center: a1, startAngle: a2, endAngle: a3) }
      if c.fits("gradient,center,angle?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return AngularGradient(gradient: a0, center: a1, angle: a2) }
      if c.fits("gradient,center,startAngle?,endAngle?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero), let a3 = c.value(3, angle, .zero) { return AngularGradient(gradient: a0, center: a1, startAngle: a2, endAngle: a3) }
      if c.fits("stops,center,angle?"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return AngularGradient(stops: a0, center: a1, angle: a2) }
      if c.fits("stops,center,startAngle,endAngle"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return AngularGradient(stops: a0, center: a1, startAngle: a2, endAngle: a3) }
      break
    case "angularGradient":
      if c.fits("_,center?,startAngle,endAngle"), let a0 = c.value(0, anyGradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return typed(AngularGradient.self, .angularGradient(a0, center: a1, startAngle: a2, endAngle: a3)) }
      if c.fits("_,center,startAngle,endAngle"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return typed(AngularGradient.self, .angularGradient(a0, center: a1, startAngle: a2, endAngle: a3)) }
      if c.fits("colors,center,startAngle,endAngle"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return typed(AngularGradient.self, .angularGradient(colors: a0, center: a1, startAngle: a2, endAngle: a3)) }
      if c.fits("stops,center,startAngle,endAngle"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return typed(AngularGradient.self, .angularGradient(stops: a0, center: a1, startAngle: a2, endAngle: a3)) }
      break
    case "conicGradient":
      if c.fits("_,center?,angle?"), let a0 = c.value(0, anyGradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, angle, .zero) { return typed(AngularGradient.self, .conicGradient(a0, center: a1, angle: a2)) }
      if c.fits("_,center,angle?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return typed(AngularGradient.self, .conicGradient(a0, center: a1, angle: a2)) }
      if c.fits("colors,center,angle?"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return typed(AngularGradient.self, .conicGradient(colors: a0, center: a1, angle: a2)) }
      if c.fits("stops,center,angle?"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return typed(AngularGradient.self, .conicGradient(stops: a0, center: a1, angle: a2)) }
      break
    case "EllipticalGradient":
      if c.fits("colors,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return EllipticalGradient(colors: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3) }
      if c.fits("gradient,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return EllipticalGradient(gradient: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3) }
      if c.fits("stops,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return EllipticalGradient(stops: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3) }
      break
    case "ellipticalGradient":
      if c.fits("_,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, anyGradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return typed(EllipticalGradient.self, .ellipticalGradient(a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
      if c.fits("_,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return typed(EllipticalGradient.self, .ellipticalGradient(a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
      if c.fits("colors,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return typed(EllipticalGradient.self, .ellipticalGradient(colors: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
      if c.fits("stops,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return typed(EllipticalGradient.self, .ellipticalGradient(stops: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
      break
    case "ImagePaint":
      if c.fits("image,sourceRect,scale?"), let a0 = c.value(0, image), let a1 = c.value(1, cgRect), let a2 = c.value(2, cgFloat, 1) { return ImagePaint(image: a0, sourceRect: a1, scale: a2) }
      if c.fits("image,scale?"), let a0 = c.value(0, image), let a1 = c.value(1, cgFloat, 1) { return ImagePaint(image: a0, scale: a1) }
      break
    case "image":
      if c.fits("_,sourceRect,scale?"), let a0 = c.value(0, image), let a1 = c.value(1, cgRect), let a2 = c.value(2, cgFloat, 1) { return typed(ImagePaint.self, .image(a0, sourceRect: a1, scale: a2)) }
      if c.fits("_,scale?"), let a0 = c.value(0, image), let a1 = c.value(1, cgFloat, 1) { return typed(ImagePaint.self, .image(a0, scale: a1)) }
      break
    case "LinearGradient":
      if c.fits("colors,startPoint,endPoint"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return LinearGradient(colors: a0, startPoint: a1, endPoint: a2) }
      if c.fits("gradient,startPoint,endPoint"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return LinearGradient(gradient: a0, startPoint: a1, endPoint: a2) }
      if c.fits("stops,startPoint,endPoint"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return LinearGradient(stops: a0, startPoint: a1, endPoint: a2) }
      break
    case "linearGradient":
      if c.fits("_,startPoint,endPoint"), let a0 = c.value(0, anyGradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return typed(LinearGradient.self, .linearGradient(a0, startPoint: a1, endPoint: a2)) }
      if c.fits("_,startPoint,endPoint"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return typed(LinearGradient.self, .linearGradient(a0, startPoint: a1, endPoint: a2)) }
      if c.fits("colors,startPoint,endPoint"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return typed(LinearGradient.self, .linearGradient(colors: a0, startPoint: a1, endPoint: a2)) }
      if c.fits("stops,startPoint,endPoint"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return typed(LinearGradient.self, .linearGradient(stops: a0, startPoint: a1, endPoint: a2)) }
      break
    case "RadialGradient":
      if c.fits("colors,center,startRadius,endRadius"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return RadialGradient(colors: a0, center: a1, startRadius: a2, endRadius: a3) }
      if c.fits("gradient,center,startRadius,endRadius"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return RadialGradient(gradient: a0, center: a1, startRadius: a2, endRadius: a3) }
      if c.fits("stops,center,startRadius,endRadius"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return RadialGradient(stops: a0, center: a1, startRadius: a2, endRadius: a3) }
      break
    case "radialGradient":
      if c.fits("_,center?,startRadius?,endRadius"), let a0 = c.value(0, anyGradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat) { return typed(RadialGradient.self, .radialGradient(a0, center: a1, startRadius: a2, endRadius: a3)) }
      if c.fits("_,center,startRadius,endRadius"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return typed(RadialGradient.self, .radialGradient(a0, center: a1, startRadius: a2, endRadius: a3)) }
      if c.fits("colors,center,startRadius,endRadius"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return typed(RadialGradient.self, .radialGradient(colors: a0, center: a1, startRadius: a2, endRadius: a3)) }
      if c.fits("stops,center,startRadius,endRadius"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return typed(RadialGradient.self, .radialGradient(stops: a0, center: a1, startRadius: a2, endRadius: a3)) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? otherStyle(e)
    return found
  }
}
