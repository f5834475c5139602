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
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_TextSelectionAffinity(_ e: Expression) -> (TextSelectionAffinity)? {
    guard var c = Call(member: e, of: "TextSelectionAffinity") else {
      return nil
    }
    var found: (TextSelectionAffinity)?
    switch c.name {
    case "automatic":
      found = TextSelectionAffinity.automatic
      break
    case "downstream":
      found = TextSelectionAffinity.downstream
      break
    case "upstream":
      found = TextSelectionAffinity.upstream
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ToggleStyle(_ e: Expression) -> (any ToggleStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any ToggleStyle)?
    switch c.name {
    case "DefaultToggleStyle":
      if c.fits("") { return DefaultToggleStyle() }
      break
    case "automatic":
      let style: DefaultToggleStyle = .automatic; found = style
      break
    case "ButtonToggleStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return ButtonToggleStyle() }
#endif
      break
    case "button":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: ButtonToggleStyle = .button; found = style
#endif
      break
    case "CheckboxToggleStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return CheckboxToggleStyle() }
#endif
      break
    case "checkbox":
      #if !canImport(SwiftUI) || os(macOS)
let style: CheckboxToggleStyle = .checkbox; found = style
#endif
      break
    case "SwitchToggleStyle":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 18, *) { if c.fits("") { return SwitchToggleStyle() } }
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("tint"), let a0 = c.value(0, color) { return SwitchToggleStyle(tint: a0) }
#endif
      break
    case "switch":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 18, *) { let style: SwitchToggleStyle = .`switch`; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ToolbarPlacement(_ e: Expression) -> (ToolbarPlacement)? {
    guard var c = Call(member: e, of: "ToolbarPlacement") else {
      return nil
    }
    var found: (ToolbarPlacement)?
    switch c.name {
    case "automatic":
      found = ToolbarPlacement.automatic
      break
    case "bottomBar":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
if #available(iOS 16, visionOS 1, watchOS 10, *) { found = ToolbarPlacement.bottomBar }
#endif
      break
    case "bottomOrnament":
      #if !canImport(SwiftUI) || os(visionOS)
found = ToolbarPlacement.bottomOrnament
#endif
      break
    case "navigationBar":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
found = ToolbarPlacement.navigationBar
#endif
      break
    case "tabBar":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = ToolbarPlacement.tabBar
#endif
      break
    case "windowToolbar":
      #if !canImport(SwiftUI) || os(macOS)
found = ToolbarPlacement.windowToolbar
#endif
      break
    case "accessoryBar":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("id"), let a0 = c.value(0, anyValue) { return ToolbarPlacement.accessoryBar(id: a0) }
#endif
      break
    case "init":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("id"), let a0 = c.value(0, anyValue) { return ToolbarPlacement(id: a0) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ToolbarRole(_ e: Expression) -> (ToolbarRole)? {
    guard var c = Call(member: e, of: "ToolbarRole") else {
      return nil
    }
    var found: (ToolbarRole)?
    switch c.name {
    case "automatic":
      found = ToolbarRole.automatic
      break
    case "browser":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
found = ToolbarRole.browser
#endif
      break
    case "editor":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = ToolbarRole.editor
#endif
      break
    case "navigationStack":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
found = ToolbarRole.navigationStack
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ToolbarTitleDisplayMode(_ e: Expression) -> (ToolbarTitleDisplayMode)? {
    guard var c = Call(member: e, of: "ToolbarTitleDisplayMode") else {
      return nil
    }
    var found: (ToolbarTitleDisplayMode)?
    switch c.name {
    case "automatic":
      found = ToolbarTitleDisplayMode.automatic
      break
    case "inline":
      found = ToolbarTitleDisplayMode.inline
      break
    case "inlineLarge":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { found = ToolbarTitleDisplayMode.inlineLarge }
#endif
      break
    case "large":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
if #available(iOS 17, visionOS 1, watchOS 10, *) { found = ToolbarTitleDisplayMode.large }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(macOS)
  static func read_TouchBarItemPresence(_ e: Expression) -> (TouchBarItemPresence)? {
    guard var c = Call(member: e, of: "TouchBarItemPresence") else {
      return nil
    }
    var found: (TouchBarItemPresence)?
    switch c.name {
    case "default":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("_"), let a0 = c.value(0, string) { return TouchBarItemPresence.`default`(a0) }
#endif
      break
    case "optional":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("_"), let a0 = c.value(0, string) { return TouchBarItemPresence.optional(a0) }
#endif
      break
    case "required":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("_"), let a0 = c.value(0, string) { return TouchBarItemPresence.required(a0) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_Transition(_ e: Expression) -> (any Transition)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any Transition)?
    switch c.name {
    case "BlurReplaceTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("configuration"), let a0 = c.value(0, read_BlurReplaceTransition_Configuration) { return BlurReplaceTransition(configuration: a0) } }
      break
    case "blurReplace":
      if !c.hasArguments {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: BlurReplaceTransition = .blurReplace; found = style }
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_?"), let a0 = c.value(0, read_BlurReplaceTransition_Configuration, .downUp) { return typed(BlurReplaceTransition.self, .blurReplace(a0)) } }
      }
      break
    case "IdentityTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return IdentityTransition() } }
      break
    case "identity":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: IdentityTransition = .identity; found = style }
      break
    case "OpacityTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return OpacityTransition() } }
      break
    case "opacity":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: OpacityTransition = .opacity; found = style }
      break
    case "ScaleTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,anchor?"), let a0 = c.value(0, double), let a1 = c.value(1, read_UnitPoint, .center) { return ScaleTransition(a0, anchor: a1) } }
      break
    case "scale":
      if !c.hasArguments {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: ScaleTransition = .scale; found = style }
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,anchor?"), let a0 = c.value(0, double), let a1 = c.value(1, read_UnitPoint, .center) { return typed(ScaleTransition.self, .scale(a0, anchor: a1)) } }
      }
      break
    case "SlideTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return SlideTransition() } }
      break
    case "slide":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: SlideTransition = .slide; found = style }
      break
    case "SymbolEffectTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("effect,options"), let a0 = c.value(0, read_SymbolEffect___TransitionSymbolEffect), let a1 = c.value(1, read_SymbolEffectOptions) { return SymbolEffectTransition(effect: a0, options: a1) } }
      break
    case "symbolEffect":
      if !c.hasArguments {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: SymbolEffectTransition = .symbolEffect; found = style }
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,options?"), let a0 = c.value(0, read_SymbolEffect___TransitionSymbolEffect), let a1 = c.value(1, read_SymbolEffectOptions, .default) { return typed(SymbolEffectTransition.self, .symbolEffect(a0, options: a1)) } }
      }
      break
    case "MoveTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("edge"), let a0 = c.value(0, read_Edge) { return MoveTransition(edge: a0) } }
      break
    case "move":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("edge"), let a0 = c.value(0, read_Edge) { return typed(MoveTransition.self, .move(edge: a0)) } }
      break
    case "OffsetTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, cgSize) { return OffsetTransition(a0) } }
      break
    case "offset":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, cgSize) { return typed(OffsetTransition.self, .offset(a0)) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("x?,y?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0) { return typed(OffsetTransition.self, .offset(x: a0, y: a1)) } }
      break
    case "PushTransition":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("edge"), let a0 = c.value(0, read_Edge) { return PushTransition(edge: a0) } }
      break
    case "push":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("from"), let a0 = c.value(0, read_Edge) { return typed(PushTransition.self, .push(from: a0)) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AnyTransition(_ e: Expression) -> (AnyTransition)? {
    if case .member(.some(let inner), _, _) = e, let base = read_AnyTransition(inner) {
      var c = Call(value: e)
      var found: AnyTransition?
      switch c.name {
      case "animation":
        if c.fits("_"), let a0 = c.value(0, optional(read_Animation)) { return base.animation(a0) }
        break
      case "combined":
        if c.fits("with"), let a0 = c.value(0, read_AnyTransition) { return base.combined(with: a0) }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "AnyTransition") else {
      return nil
    }
    var found: (AnyTransition)?
    switch c.name {
    case "identity":
      found = AnyTransition.identity
      break
    case "opacity":
      found = AnyTransition.opacity
      break
    case "scale":
      if !c.hasArguments {
      found = AnyTransition.scale
      }
      if found == nil {
      if c.fits("scale,anchor?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, read_UnitPoint, .center) { return AnyTransition.scale(scale: a0, anchor: a1) }
      }
      break
    case "slide":
      found = AnyTransition.slide
      break
    case "asymmetric":
      if c.fits("insertion,removal"), let a0 = c.value(0, read_AnyTransition), let a1 = c.value(1, read_AnyTransition) { return AnyTransition.asymmetric(insertion: a0, removal: a1) }
      break
    case "move":
      if c.fits("edge"), let a0 = c.value(0, read_Edge) { return AnyTransition.move(edge: a0) }
      break
    case "offset":
      if c.fits("_"), let a0 = c.value(0, cgSize) { return AnyTransition.offset(a0) }
      if c.fits("x?,y?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0) { return AnyTransition.offset(x: a0, y: a1) }
      break
    case "push":
      if c.fits("from"), let a0 = c.value(0, read_Edge) { return AnyTransition.push(from: a0) }
      break
    case "init":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, read_Transition) { return AnyTransition(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Text_TruncationMode(_ e: Expression) -> (Text.TruncationMode)? {
    guard var c = Call(member: e, of: "Text.TruncationMode") else {
      return nil
    }
    var found: (Text.TruncationMode)?
    switch c.name {
    case "head":
      found = Text.TruncationMode.head
      break
    case "middle":
      found = Text.TruncationMode.middle
      break
    case "tail":
      found = Text.TruncationMode.tail
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_TypesettingLanguage(_ e: Expression) -> (TypesettingLanguage)? {
    guard var c = Call(member: e, of: "TypesettingLanguage") else {
      return nil
    }
    var found: (TypesettingLanguage)?
    switch c.name {
    case "automatic":
      found = TypesettingLanguage.automatic
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(macOS)
  @available(macOS 15, *)
  static func read_WindowInteractionBehavior(_ e: Expression) -> (WindowInteractionBehavior)? {
    guard var c = Call(member: e, of: "WindowInteractionBehavior") else {
      return nil
    }
    var found: (WindowInteractionBehavior)?
    switch c.name {
    case "automatic":
      found = WindowInteractionBehavior.automatic
      break
    case "disabled":
      found = WindowInteractionBehavior.disabled
      break
    case "enabled":
      found = WindowInteractionBehavior.enabled
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_WindowToolbarFullScreenVisibility(_ e: Expression) -> (WindowToolbarFullScreenVisibility)? {
    guard var c = Call(member: e, of: "WindowToolbarFullScreenVisibility") else {
      return nil
    }
    var found: (WindowToolbarFullScreenVisibility)?
    switch c.name {
    case "automatic":
      found = WindowToolbarFullScreenVisibility.automatic
      break
    case "onHover":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = WindowToolbarFullScreenVisibility.onHover }
#endif
      break
    case "visible":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = WindowToolbarFullScreenVisibility.visible }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_Text_WritingDirectionStrategy(_ e: Expression) -> (Text.WritingDirectionStrategy)? {
    guard var c = Call(member: e, of: "Text.WritingDirectionStrategy") else {
      return nil
    }
    var found: (Text.WritingDirectionStrategy)?
    switch c.name {
    case "contentBased":
      found = Text.WritingDirectionStrategy.contentBased
      break
    case "default":
      found = Text.WritingDirectionStrategy.`default`
      break
    case "layoutBased":
      found = Text.WritingDirectionStrategy.layoutBased
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  @available(iOS 18, macOS 15, visionOS 2.4, *)
  static func read_WritingToolsBehavior(_ e: Expression) -> (WritingToolsBehavior)? {
    guard var c = Call(member: e, of: "WritingToolsBehavior") else {
      return nil
    }
    var found: (WritingToolsBehavior)?
    switch c.name {
    case "automatic":
      found = WritingToolsBehavior.automatic
      break
    case "complete":
      found = WritingToolsBehavior.complete
      break
    case "disabled":
      found = WritingToolsBehavior.disabled
      break
    case "limited":
      found = WritingToolsBehavior.limited
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_StrokeStyle(_ e: Expression) -> (StrokeStyle)? {
    guard var c = Call(member: e, of: "StrokeStyle") else {
      return nil
    }
    var found: (StrokeStyle)?
    switch c.name {
    case "init":
      if c.fits("lineWidth?,miterLimit?,dash,dashPhase?"), let a0 = c.value(0, cgFloat, 1), let a1 = c.value(1, cgFloat, 10), let a2 = c.value(2, array(cgFloat)), let a3 = c.value(3, cgFloat, 0) { return StrokeStyle(lineWidth: a0, miterLimit: a1, dash: a2, dashPhase: a3) }
      if c.fits("lineWidth?,miterLimit?,dashPhase?"), let a0 = c.value(0, cgFloat, 1), let a1 = c.value(1, cgFloat, 10), let a2 = c.value(2, cgFloat, 0) { return StrokeStyle(lineWidth: a0, miterLimit: a1, dashPhase: a2) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_TextVariantPreference(_ e: Expression) -> (any TextVariantPreference)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any TextVariantPreference)?
    switch c.name {
    case "fixed":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: FixedTextVariant = .fixed; found = style }
      break
    case "sizeDependent":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: SizeDependentTextVariant = .sizeDependent; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Image_Interpolation(_ e: Expression) -> (Image.Interpolation)? {
    guard var c = Call(member: e, of: "Image.Interpolation") else {
      return nil
    }
    var found: (Image.Interpolation)?
    switch c.name {
    case "high":
      found = Image.Interpolation.high
      break
    case "low":
      found = Image.Interpolation.low
      break
    case "medium":
      found = Image.Interpolation.medium
      break
    case "none":
      found = Image.Interpolation.none
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Image_TemplateRenderingMode(_ e: Expression) -> (Image.TemplateRenderingMode)? {
    guard var c = Call(member: e, of: "Image.TemplateRenderingMode") else {
      return nil
    }
    var found: (Image.TemplateRenderingMode)?
    switch c.name {
    case "original":
      found = Image.TemplateRenderingMode.original
      break
    case "template":
      found = Image.TemplateRenderingMode.template
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Image_ResizingMode(_ e: Expression) -> (Image.ResizingMode)? {
    guard var c = Call(member: e, of: "Image.ResizingMode") else {
      return nil
    }
    var found: (Image.ResizingMode)?
    switch c.name {
    case "stretch":
      found = Image.ResizingMode.stretch
      break
    case "tile":
      found = Image.ResizingMode.tile
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Gradient_ColorSpace(_ e: Expression) -> (Gradient.ColorSpace)? {
    guard var c = Call(member: e, of: "Gradient.ColorSpace") else {
      return nil
    }
    var found: (Gradient.ColorSpace)?
    switch c.name {
    case "device":
      found = Gradient.ColorSpace.device
      break
    case "perceptual":
      found = Gradient.ColorSpace.perceptual
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_TabCustomizationBehavior(_ e: Expression) -> (TabCustomizationBehavior)? {
    guard var c = Call(member: e, of: "TabCustomizationBehavior") else {
      return nil
    }
    var found: (TabCustomizationBehavior)?
    switch c.name {
    case "automatic":
      found = TabCustomizationBehavior.automatic
      break
    case "disabled":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 18, visionOS 2, *) { found = TabCustomizationBehavior.disabled }
#endif
      break
    case "reorderable":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 18, visionOS 2, *) { found = TabCustomizationBehavior.reorderable }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_TabPlacement(_ e: Expression) -> (TabPlacement)? {
    guard var c = Call(member: e, of: "TabPlacement") else {
      return nil
    }
    var found: (TabPlacement)?
    switch c.name {
    case "automatic":
      found = TabPlacement.automatic
      break
    case "pinned":
      found = TabPlacement.pinned
      break
    case "sidebarOnly":
      found = TabPlacement.sidebarOnly
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Gradient(_ e: Expression) -> (Gradient)? {
    guard var c = Call(member: e, of: "Gradient") else {
      return nil
    }
    var found: (Gradient)?
    switch c.name {
    case "init":
      if c.fits("colors"), let a0 = c.value(0, array(color)) { return Gradient(colors: a0) }
      if c.fits("stops"), let a0 = c.value(0, array(read_Gradient_Stop)) { return Gradient(stops: a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Gradient_Stop(_ e: Expression) -> (Gradient.Stop)? {
    guard var c = Call(member: e, of: "Gradient.Stop") else {
      return nil
    }
    var found: (Gradient.Stop)?
    switch c.name {
    case "init":
      if c.fits("color,location"), let a0 = c.value(0, color), let a1 = c.value(1, cgFloat) { return Gradient.Stop(color: a0, location: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ButtonRole(_ e: Expression) -> (ButtonRole)? {
    guard var c = Call(member: e, of: "ButtonRole") else {
      return nil
    }
    var found: (ButtonRole)?
    switch c.name {
    case "cancel":
      found = ButtonRole.cancel
      break
    case "close":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { found = ButtonRole.close }
      break
    case "confirm":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { found = ButtonRole.confirm }
      break
    case "destructive":
      found = ButtonRole.destructive
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
  @available(iOS 16, macOS 13, visionOS 1, watchOS 10, *)
  static func read_DatePickerComponents(_ e: Expression) -> (DatePickerComponents)? {
    if let items = list(e, read_DatePickerComponents) { return DatePickerComponents(items) }
    guard var c = Call(member: e, of: "DatePickerComponents") else {
      return nil
    }
    var found: (DatePickerComponents)?
    switch c.name {
    case "date":
      found = DatePickerComponents.date
      break
    case "hourAndMinute":
      found = DatePickerComponents.hourAndMinute
      break
    case "hourMinuteAndSecond":
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 10, *) { found = DatePickerComponents.hourMinuteAndSecond }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_GridItem(_ e: Expression) -> (GridItem)? {
    guard var c = Call(member: e, of: "GridItem") else {
      return nil
    }
    var found: (GridItem)?
    switch c.name {
    case "init":
      if c.fits("_,spacing?,alignment?"), let a0 = c.value(0, read_GridItem_Size), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, optional(read_Alignment), nil) { return GridItem(a0, spacing: a1, alignment: a2) }
      if c.fits("spacing?,alignment?"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, optional(read_Alignment), nil) { return GridItem(spacing: a0, alignment: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_PinnedScrollableViews(_ e: Expression) -> (PinnedScrollableViews)? {
    if let items = list(e, read_PinnedScrollableViews) { return PinnedScrollableViews(items) }
    guard var c = Call(member: e, of: "PinnedScrollableViews") else {
      return nil
    }
    var found: (PinnedScrollableViews)?
    switch c.name {
    case "sectionFooters":
      found = PinnedScrollableViews.sectionFooters
      break
    case "sectionHeaders":
      found = PinnedScrollableViews.sectionHeaders
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_MeshGradient_BezierPoint(_ e: Expression) -> (MeshGradient.BezierPoint)? {
    guard var c = Call(member: e, of: "MeshGradient.BezierPoint") else {
      return nil
    }
    var found: (MeshGradient.BezierPoint)?
    switch c.name {
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_Color_Resolved(_ e: Expression) -> (Color.Resolved)? {
    guard var c = Call(member: e, of: "Color.Resolved") else {
      return nil
    }
    var found: (Color.Resolved)?
    switch c.name {
    case "init":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("colorSpace?,red,green,blue,opacity?"), let a0 = c.value(0, read_Color_RGBColorSpace, .sRGB), let a1 = c.value(1, float), let a2 = c.value(2, float), let a3 = c.value(3, float), let a4 = c.value(4, float, 1) { return Color.Resolved(colorSpace: a0, red: a1, green: a2, blue: a3, opacity: a4) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_MeshGradient_Locations(_ e: Expression) -> (MeshGradient.Locations)? {
    guard var c = Call(member: e, of: "MeshGradient.Locations") else {
      return nil
    }
    var found: (MeshGradient.Locations)?
    switch c.name {
    case "bezierPoints":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, array(read_MeshGradient_BezierPoint)) { return MeshGradient.Locations.bezierPoints(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_MeshGradient_Colors(_ e: Expression) -> (MeshGradient.Colors)? {
    guard var c = Call(member: e, of: "MeshGradient.Colors") else {
      return nil
    }
    var found: (MeshGradient.Colors)?
    switch c.name {
    case "colors":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, array(color)) { return MeshGradient.Colors.colors(a0) } }
      break
    case "resolvedColors":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, array(read_Color_Resolved)) { return MeshGradient.Colors.resolvedColors(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_NavigationSplitViewVisibility(_ e: Expression) -> (NavigationSplitViewVisibility)? {
    guard var c = Call(member: e, of: "NavigationSplitViewVisibility") else {
      return nil
    }
    var found: (NavigationSplitViewVisibility)?
    switch c.name {
    case "all":
      found = NavigationSplitViewVisibility.all
      break
    case "automatic":
      found = NavigationSplitViewVisibility.automatic
      break
    case "detailOnly":
      found = NavigationSplitViewVisibility.detailOnly
      break
    case "doubleColumn":
      found = NavigationSplitViewVisibility.doubleColumn
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_NavigationSplitViewColumn(_ e: Expression) -> (NavigationSplitViewColumn)? {
    guard var c = Call(member: e, of: "NavigationSplitViewColumn") else {
      return nil
    }
    var found: (NavigationSplitViewColumn)?
    switch c.name {
    case "content":
      found = NavigationSplitViewColumn.content
      break
    case "detail":
      found = NavigationSplitViewColumn.detail
      break
    case "sidebar":
      found = NavigationSplitViewColumn.sidebar
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_NavigationPath(_ e: Expression) -> (NavigationPath)? {
    guard var c = Call(member: e, of: "NavigationPath") else {
      return nil
    }
    var found: (NavigationPath)?
    switch c.name {
    case "init":
      if c.fits("") { return NavigationPath() }
      if c.fits("_"), let a0 = c.value(0, read_NavigationPath_CodableRepresentation) { return NavigationPath(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Axis(_ e: Expression) -> (Axis)? {
    guard var c = Call(member: e, of: "Axis") else {
      return nil
    }
    var found: (Axis)?
    switch c.name {
    case "horizontal":
      found = Axis.horizontal
      break
    case "vertical":
      found = Axis.vertical
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Material(_ e: Expression) -> (Material)? {
    if case .member(.some(let inner), _, _) = e, let base = read_Material(inner) {
      var c = Call(value: e)
      var found: Material?
      switch c.name {
      case "materialActiveAppearance":
        if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, read_MaterialActiveAppearance) { return base.materialActiveAppearance(a0) } }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "Material") else {
      return nil
    }
    var found: (Material)?
    switch c.name {
    case "bar":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = Material.bar
#endif
      break
    case "regular":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { found = Material.regular }
      break
    case "thick":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { found = Material.thick }
      break
    case "thin":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { found = Material.thin }
      break
    case "ultraThick":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { found = Material.ultraThick }
      break
    case "ultraThin":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *) { found = Material.ultraThin }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_BackgroundProminence(_ e: Expression) -> (BackgroundProminence)? {
    guard var c = Call(member: e, of: "BackgroundProminence") else {
      return nil
    }
    var found: (BackgroundProminence)?
    switch c.name {
    case "increased":
      found = BackgroundProminence.increased
      break
    case "standard":
      found = BackgroundProminence.standard
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_UserInterfaceSizeClass(_ e: Expression) -> (UserInterfaceSizeClass)? {
    guard var c = Call(member: e, of: "UserInterfaceSizeClass") else {
      return nil
    }
    var found: (UserInterfaceSizeClass)?
    switch c.name {
    case "compact":
      found = UserInterfaceSizeClass.compact
      break
    case "regular":
      found = UserInterfaceSizeClass.regular
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_LayoutDirection(_ e: Expression) -> (LayoutDirection)? {
    guard var c = Call(member: e, of: "LayoutDirection") else {
      return nil
    }
    var found: (LayoutDirection)?
    switch c.name {
    case "leftToRight":
      found = LayoutDirection.leftToRight
      break
    case "rightToLeft":
      found = LayoutDirection.rightToLeft
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_LegibilityWeight(_ e: Expression) -> (LegibilityWeight)? {
    guard var c = Call(member: e, of: "LegibilityWeight") else {
      return nil
    }
    var found: (LegibilityWeight)?
    switch c.name {
    case "bold":
      found = LegibilityWeight.bold
      break
    case "regular":
      found = LegibilityWeight.regular
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SidebarRowSize(_ e: Expression) -> (SidebarRowSize)? {
    guard var c = Call(member: e, of: "SidebarRowSize") else {
      return nil
    }
    var found: (SidebarRowSize)?
    switch c.name {
    case "large":
      found = SidebarRowSize.large
      break
    case "medium":
      found = SidebarRowSize.medium
      break
    case "small":
      found = SidebarRowSize.small
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ContentSizeCategory(_ e: Expression) -> (ContentSizeCategory)? {
    guard var c = Call(member: e, of: "ContentSizeCategory") else {
      return nil
    }
    var found: (ContentSizeCategory)?
    switch c.name {
    case "accessibilityExtraExtraExtraLarge":
      found = ContentSizeCategory.accessibilityExtraExtraExtraLarge
      break
    case "accessibilityExtraExtraLarge":
      found = ContentSizeCategory.accessibilityExtraExtraLarge
      break
    case "accessibilityExtraLarge":
      found = ContentSizeCategory.accessibilityExtraLarge
      break
    case "accessibilityLarge":
      found = ContentSizeCategory.accessibilityLarge
      break
    case "accessibilityMedium":
      found = ContentSizeCategory.accessibilityMedium
      break
    case "extraExtraExtraLarge":
      found = ContentSizeCategory.extraExtraExtraLarge
      break
    case "extraExtraLarge":
      found = ContentSizeCategory.extraExtraLarge
      break
    case "extraLarge":
      found = ContentSizeCategory.extraLarge
      break
    case "extraSmall":
      found = ContentSizeCategory.extraSmall
      break
    case "large":
      found = ContentSizeCategory.large
      break
    case "medium":
      found = ContentSizeCategory.medium
      break
    case "small":
      found = ContentSizeCategory.small
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_Spring(_ e: Expression) -> (Spring)? {
    guard var c = Call(member: e, of: "Spring") else {
      return nil
    }
    var found: (Spring)?
    switch c.name {
    case "bouncy":
      if !c.hasArguments {
      found = Spring.bouncy
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("duration?,extraBounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Spring.bouncy(duration: a0, extraBounce: a1) } }
      }
      break
    case "smooth":
      if !c.hasArguments {
      found = Spring.smooth
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("duration?,extraBounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Spring.smooth(duration: a0, extraBounce: a1) } }
      }
      break
    case "snappy":
      if !c.hasArguments {
      found = Spring.snappy
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("duration?,extraBounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Spring.snappy(duration: a0, extraBounce: a1) } }
      }
      break
    case "init":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("duration?,bounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Spring(duration: a0, bounce: a1) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("mass?,stiffness,damping,allowOverDamping?"), let a0 = c.value(0, double, 1.0), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, bool, false) { return Spring(mass: a0, stiffness: a1, damping: a2, allowOverDamping: a3) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("response,dampingRatio"), let a0 = c.value(0, double), let a1 = c.value(1, double) { return Spring(response: a0, dampingRatio: a1) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("settlingDuration,dampingRatio,epsilon?"), let a0 = c.value(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double, 0.001) { return Spring(settlingDuration: a0, dampingRatio: a1, epsilon: a2) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_UnitCurve(_ e: Expression) -> (UnitCurve)? {
    if case .member(.some(let inner), _, _) = e, let base = read_UnitCurve(inner) {
      var c = Call(value: e)
      var found: UnitCurve?
      switch c.name {
      case "inverse":
        found = base.inverse
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "UnitCurve") else {
      return nil
    }
    var found: (UnitCurve)?
    switch c.name {
    case "circularEaseIn":
      found = UnitCurve.circularEaseIn
      break
    case "circularEaseInOut":
      found = UnitCurve.circularEaseInOut
      break
    case "circularEaseOut":
      found = UnitCurve.circularEaseOut
      break
    case "easeIn":
      found = UnitCurve.easeIn
      break
    case "easeInEaseOut":
      found = UnitCurve.easeInEaseOut
      break
    case "easeInOut":
      found = UnitCurve.easeInOut
      break
    case "easeOut":
      found = UnitCurve.easeOut
      break
    case "linear":
      found = UnitCurve.linear
      break
    case "bezier":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("startControlPoint,endControlPoint"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, read_UnitPoint) { return UnitCurve.bezier(startControlPoint: a0, endControlPoint: a1) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 17, macOS 14, visionOS 1, tvOS 17, *)
  static func read_ShaderFunction(_ e: Expression) -> (ShaderFunction)? {
    guard var c = Call(member: e, of: "ShaderFunction") else {
      return nil
    }
    var found: (ShaderFunction)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("library,name"), let a0 = c.value(0, read_ShaderLibrary), let a1 = c.value(1, string) { return ShaderFunction(library: a0, name: a1) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 17, macOS 14, visionOS 1, tvOS 17, *)
  static func read_Shader_Argument(_ e: Expression) -> (Shader.Argument)? {
    guard var c = Call(member: e, of: "Shader.Argument") else {
      return nil
    }
    var found: (Shader.Argument)?
    switch c.name {
    case "boundingRect":
      found = Shader.Argument.boundingRect
      break
    case "color":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, color) { return Shader.Argument.color(a0) } }
#endif
      break
    case "colorArray":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, array(color)) { return Shader.Argument.colorArray(a0) } }
#endif
      break
    case "float2":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, cgPoint) { return Shader.Argument.float2(a0) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, cgSize) { return Shader.Argument.float2(a0) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_,_"), let a0 = c.value(0, double), let a1 = c.value(1, double) { return Shader.Argument.float2(a0, a1) } }
#endif
      break
    case "float3":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_,_,_"), let a0 = c.value(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double) { return Shader.Argument.float3(a0, a1, a2) } }
#endif
      break
    case "float4":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_,_,_,_"), let a0 = c.value(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, double) { return Shader.Argument.float4(a0, a1, a2, a3) } }
#endif
      break
    case "float":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, double) { return Shader.Argument.float(a0) } }
#endif
      break
    case "floatArray":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, array(float)) { return Shader.Argument.floatArray(a0) } }
#endif
      break
    case "image":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, image) { return Shader.Argument.image(a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_RectangleCornerInsets(_ e: Expression) -> (RectangleCornerInsets)? {
    guard var c = Call(member: e, of: "RectangleCornerInsets") else {
      return nil
    }
    var found: (RectangleCornerInsets)?
    switch c.name {
    case "init":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("") { return RectangleCornerInsets() } }
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("topLeading,topTrailing,bottomLeading,bottomTrailing"), let a0 = c.value(0, cgSize), let a1 = c.value(1, cgSize), let a2 = c.value(2, cgSize), let a3 = c.value(3, cgSize) { return RectangleCornerInsets(topLeading: a0, topTrailing: a1, bottomLeading: a2, bottomTrailing: a3) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_SymbolEffect___ContentTransitionSymbolEffect(_ e: Expression) -> (any SymbolEffect & ContentTransitionSymbolEffect)? {
    if case .member(.some(let inner), _, _) = e, let value = read_SymbolEffect___ContentTransitionSymbolEffect(inner) {
      var c = Call(value: e)
      var found: (any SymbolEffect & ContentTransitionSymbolEffect)?
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? ReplaceSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "downUp":
        found = base.downUp
        break
      case "offUp":
        found = base.offUp
        break
      case "upUp":
        found = base.upUp
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
    var found: (any SymbolEffect & ContentTransitionSymbolEffect)?
    switch c.name {
    case "automatic":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: AutomaticSymbolEffect = .automatic; found = style }
      break
    case "replace":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: ReplaceSymbolEffect = .replace; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  @available(iOS 26, macOS 26, visionOS 26, *)
  static func read_DragConfiguration_OperationsWithinApp(_ e: Expression) -> (DragConfiguration.OperationsWithinApp)? {
    guard var c = Call(member: e, of: "DragConfiguration.OperationsWithinApp") else {
      return nil
    }
    var found: (DragConfiguration.OperationsWithinApp)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 26, *) { if c.fits("allowCopy?,allowMove?,allowDelete?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, bool, false), let a2 = c.value(2, bool, false) { return DragConfiguration.OperationsWithinApp(allowCopy: a0, allowMove: a1, allowDelete: a2) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 26, visionOS 26, *) { if c.fits("allowMove?"), let a0 = c.value(0, bool, false) { return DragConfiguration.OperationsWithinApp(allowMove: a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  @available(iOS 26, macOS 26, visionOS 26, *)
  static func read_DragConfiguration_OperationsOutsideApp(_ e: Expression) -> (DragConfiguration.OperationsOutsideApp)? {
    guard var c = Call(member: e, of: "DragConfiguration.OperationsOutsideApp") else {
      return nil
    }
    var found: (DragConfiguration.OperationsOutsideApp)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 26, visionOS 26, *) { if c.fits("allowCopy?"), let a0 = c.value(0, bool, true) { return DragConfiguration.OperationsOutsideApp(allowCopy: a0) } }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 26, *) { if c.fits("allowCopy?,allowMove?,allowDelete?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, bool, false), let a2 = c.value(2, bool, false) { return DragConfiguration.OperationsOutsideApp(allowCopy: a0, allowMove: a1, allowDelete: a2) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_Font_TextStyle(_ e: Expression) -> (Font.TextStyle)? {
    guard var c = Call(member: e, of: "Font.TextStyle") else {
      return nil
    }
    var found: (Font.TextStyle)?
    switch c.name {
    case "body":
      found = Font.TextStyle.body
      break
    case "callout":
      found = Font.TextStyle.callout
      break
    case "caption":
      found = Font.TextStyle.caption
      break
    case "caption2":
      found = Font.TextStyle.caption2
      break
    case "caption3":
      #if !canImport(SwiftUI) || os(tvOS)
if #available(tvOS 18, *) { found = Font.TextStyle.caption3 }
#endif
      break
    case "extraLargeTitle":
      #if !canImport(SwiftUI) || os(visionOS)
found = Font.TextStyle.extraLargeTitle
#endif
      break
    case "extraLargeTitle2":
      #if !canImport(SwiftUI) || os(visionOS)
found = Font.TextStyle.extraLargeTitle2
#endif
      break
    case "footnote":
      found = Font.TextStyle.footnote
      break
    case "headline":
      found = Font.TextStyle.headline
      break
    case "largeTitle":
      found = Font.TextStyle.largeTitle
      break
    case "subheadline":
      found = Font.TextStyle.subheadline
      break
    case "title":
      found = Font.TextStyle.title
      break
    case "title2":
      found = Font.TextStyle.title2
      break
    case "title3":
      found = Font.TextStyle.title3
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Font_Leading(_ e: Expression) -> (Font.Leading)? {
    guard var c = Call(member: e, of: "Font.Leading") else {
      return nil
    }
    var found: (Font.Leading)?
    switch c.name {
    case "loose":
      found = Font.Leading.loose
      break
    case "standard":
      found = Font.Leading.standard
      break
    case "tight":
      found = Font.Leading.tight
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
  static func read_PageIndexViewStyle_BackgroundDisplayMode(_ e: Expression) -> (PageIndexViewStyle.BackgroundDisplayMode)? {
    guard var c = Call(member: e, of: "PageIndexViewStyle.BackgroundDisplayMode") else {
      return nil
    }
    var found: (PageIndexViewStyle.BackgroundDisplayMode)?
    switch c.name {
    case "always":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = PageIndexViewStyle.BackgroundDisplayMode.always
#endif
      break
    case "automatic":
      found = PageIndexViewStyle.BackgroundDisplayMode.automatic
      break
    case "interactive":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = PageIndexViewStyle.BackgroundDisplayMode.interactive
#endif
      break
    case "never":
      found = PageIndexViewStyle.BackgroundDisplayMode.never
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_HorizontalDirection_Set(_ e: Expression) -> (HorizontalDirection.Set)? {
    if let items = list(e, read_HorizontalDirection_Set) { return HorizontalDirection.Set(items) }
    guard var c = Call(member: e, of: "HorizontalDirection.Set") else {
      return nil
    }
    var found: (HorizontalDirection.Set)?
    switch c.name {
    case "all":
      found = HorizontalDirection.Set.all
      break
    case "leading":
      found = HorizontalDirection.Set.leading
      break
    case "trailing":
      found = HorizontalDirection.Set.trailing
      break
    case "init":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, read_HorizontalDirection) { return HorizontalDirection.Set(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(macOS)
  @available(macOS 15, *)
  static func read_FrameResizePosition(_ e: Expression) -> (FrameResizePosition)? {
    guard var c = Call(member: e, of: "FrameResizePosition") else {
      return nil
    }
    var found: (FrameResizePosition)?
    switch c.name {
    case "bottom":
      found = FrameResizePosition.bottom
      break
    case "bottomLeading":
      found = FrameResizePosition.bottomLeading
      break
    case "bottomTrailing":
      found = FrameResizePosition.bottomTrailing
      break
    case "leading":
      found = FrameResizePosition.leading
      break
    case "top":
      found = FrameResizePosition.top
      break
    case "topLeading":
      found = FrameResizePosition.topLeading
      break
    case "topTrailing":
      found = FrameResizePosition.topTrailing
      break
    case "trailing":
      found = FrameResizePosition.trailing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(macOS)
  @available(macOS 15, *)
  static func read_FrameResizeDirection_Set(_ e: Expression) -> (FrameResizeDirection.Set)? {
    if let items = list(e, read_FrameResizeDirection_Set) { return FrameResizeDirection.Set(items) }
    guard var c = Call(member: e, of: "FrameResizeDirection.Set") else {
      return nil
    }
    var found: (FrameResizeDirection.Set)?
    switch c.name {
    case "all":
      found = FrameResizeDirection.Set.all
      break
    case "inward":
      found = FrameResizeDirection.Set.inward
      break
    case "outward":
      found = FrameResizeDirection.Set.outward
      break
    case "init":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("_"), let a0 = c.value(0, read_FrameResizeDirection) { return FrameResizeDirection.Set(a0) } }
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
  static func read_VerticalDirection_Set(_ e: Expression) -> (VerticalDirection.Set)? {
    if let items = list(e, read_VerticalDirection_Set) { return VerticalDirection.Set(items) }
    guard var c = Call(member: e, of: "VerticalDirection.Set") else {
      return nil
    }
    var found: (VerticalDirection.Set)?
    switch c.name {
    case "all":
      found = VerticalDirection.Set.all
      break
    case "down":
      found = VerticalDirection.Set.down
      break
    case "up":
      found = VerticalDirection.Set.up
      break
    case "init":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, read_VerticalDirection) { return VerticalDirection.Set(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Anchor_Source(_ e: Expression) -> (Anchor.Source)? {
    guard var c = Call(member: e, of: "Anchor.Source") else {
      return nil
    }
    var found: (Anchor.Source)?
    switch c.name {
    case "bounds3D":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Anchor.Source.bounds3D }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ViewAlignedScrollTargetBehavior_LimitBehavior(_ e: Expression) -> (ViewAlignedScrollTargetBehavior.LimitBehavior)? {
    guard var c = Call(member: e, of: "ViewAlignedScrollTargetBehavior.LimitBehavior") else {
      return nil
    }
    var found: (ViewAlignedScrollTargetBehavior.LimitBehavior)?
    switch c.name {
    case "always":
      found = ViewAlignedScrollTargetBehavior.LimitBehavior.always
      break
    case "alwaysByFew":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByFew }
      break
    case "alwaysByOne":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByOne }
      break
    case "automatic":
      found = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
      break
    case "never":
      found = ViewAlignedScrollTargetBehavior.LimitBehavior.never
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
}
