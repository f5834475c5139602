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
  static func systemColor(_ name: String) -> Color? {
    var found: Color?
    switch name {
    case "accentColor":
    found = Color.accentColor
    break
    case "black":
    found = Color.black
    break
    case "blue":
    found = Color.blue
    break
    case "brown":
    found = Color.brown
    break
    case "clear":
    found = Color.clear
    break
    case "cyan":
    found = Color.cyan
    break
    case "gray":
    found = Color.gray
    break
    case "green":
    found = Color.green
    break
    case "indigo":
    found = Color.indigo
    break
    case "mint":
    found = Color.mint
    break
    case "orange":
    found = Color.orange
    break
    case "pink":
    found = Color.pink
    break
    case "primary":
    found = Color.primary
    break
    case "purple":
    found = Color.purple
    break
    case "red":
    found = Color.red
    break
    case "secondary":
    found = Color.secondary
    break
    case "teal":
    found = Color.teal
    break
    case "white":
    found = Color.white
    break
    case "yellow":
    found = Color.yellow
    break
    default: break
    }
    return found
  }
  static func read_AccessibilitySystemRotor(_ e: Expression) -> (AccessibilitySystemRotor)? {
    guard var c = Call(member: e, of: "AccessibilitySystemRotor") else {
      return nil
    }
    var found: (AccessibilitySystemRotor)?
    switch c.name {
    case "boldText":
      found = AccessibilitySystemRotor.boldText
      break
    case "headings":
      if !c.hasArguments {
      found = AccessibilitySystemRotor.headings
      }
      if found == nil {
      if c.fits("level"), let a0 = c.value(0, read_AccessibilityHeadingLevel) { return AccessibilitySystemRotor.headings(level: a0) }
      }
      break
    case "images":
      found = AccessibilitySystemRotor.images
      break
    case "italicText":
      found = AccessibilitySystemRotor.italicText
      break
    case "landmarks":
      found = AccessibilitySystemRotor.landmarks
      break
    case "links":
      if !c.hasArguments {
      found = AccessibilitySystemRotor.links
      }
      if found == nil {
      if c.fits("visited"), let a0 = c.value(0, bool) { return AccessibilitySystemRotor.links(visited: a0) }
      }
      break
    case "lists":
      found = AccessibilitySystemRotor.lists
      break
    case "misspelledWords":
      found = AccessibilitySystemRotor.misspelledWords
      break
    case "tables":
      found = AccessibilitySystemRotor.tables
      break
    case "textFields":
      found = AccessibilitySystemRotor.textFields
      break
    case "underlineText":
      found = AccessibilitySystemRotor.underlineText
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Angle(_ e: Expression) -> (Angle)? {
    guard var c = Call(member: e, of: "Angle") else {
      return nil
    }
    var found: (Angle)?
    switch c.name {
    case "zero":
      found = Angle.zero
      break
    case "degrees":
      if c.fits("_"), let a0 = c.value(0, double) { return Angle.degrees(a0) }
      break
    case "radians":
      if c.fits("_"), let a0 = c.value(0, double) { return Angle.radians(a0) }
      break
    case "init":
      if c.fits("") { return Angle() }
      if c.fits("degrees"), let a0 = c.value(0, double) { return Angle(degrees: a0) }
      if c.fits("radians"), let a0 = c.value(0, double) { return Angle(radians: a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_BlendMode(_ e: Expression) -> (BlendMode)? {
    guard var c = Call(member: e, of: "BlendMode") else {
      return nil
    }
    var found: (BlendMode)?
    switch c.name {
    case "color":
      found = BlendMode.color
      break
    case "colorBurn":
      found = BlendMode.colorBurn
      break
    case "colorDodge":
      found = BlendMode.colorDodge
      break
    case "darken":
      found = BlendMode.darken
      break
    case "destinationOut":
      found = BlendMode.destinationOut
      break
    case "destinationOver":
      found = BlendMode.destinationOver
      break
    case "difference":
      found = BlendMode.difference
      break
    case "exclusion":
      found = BlendMode.exclusion
      break
    case "hardLight":
      found = BlendMode.hardLight
      break
    case "hue":
      found = BlendMode.hue
      break
    case "lighten":
      found = BlendMode.lighten
      break
    case "luminosity":
      found = BlendMode.luminosity
      break
    case "multiply":
      found = BlendMode.multiply
      break
    case "normal":
      found = BlendMode.normal
      break
    case "overlay":
      found = BlendMode.overlay
      break
    case "plusDarker":
      found = BlendMode.plusDarker
      break
    case "plusLighter":
      found = BlendMode.plusLighter
      break
    case "saturation":
      found = BlendMode.saturation
      break
    case "screen":
      found = BlendMode.screen
      break
    case "softLight":
      found = BlendMode.softLight
      break
    case "sourceAtop":
      found = BlendMode.sourceAtop
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Color_RGBColorSpace(_ e: Expression) -> (Color.RGBColorSpace)? {
    guard var c = Call(member: e, of: "Color.RGBColorSpace") else {
      return nil
    }
    var found: (Color.RGBColorSpace)?
    switch c.name {
    case "displayP3":
      found = Color.RGBColorSpace.displayP3
      break
    case "sRGB":
      found = Color.RGBColorSpace.sRGB
      break
    case "sRGBLinear":
      found = Color.RGBColorSpace.sRGBLinear
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_RectangleCornerRadii(_ e: Expression) -> (RectangleCornerRadii)? {
    guard var c = Call(member: e, of: "RectangleCornerRadii") else {
      return nil
    }
    var found: (RectangleCornerRadii)?
    switch c.name {
    case "init":
      if c.fits("topLeading?,bottomLeading?,bottomTrailing?,topTrailing?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0) { return RectangleCornerRadii(topLeading: a0, bottomLeading: a1, bottomTrailing: a2, topTrailing: a3) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_RoundedCornerStyle(_ e: Expression) -> (RoundedCornerStyle)? {
    guard var c = Call(member: e, of: "RoundedCornerStyle") else {
      return nil
    }
    var found: (RoundedCornerStyle)?
    switch c.name {
    case "circular":
      found = RoundedCornerStyle.circular
      break
    case "continuous":
      found = RoundedCornerStyle.continuous
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ShadowStyle(_ e: Expression) -> (ShadowStyle)? {
    guard var c = Call(member: e, of: "ShadowStyle") else {
      return nil
    }
    var found: (ShadowStyle)?
    switch c.name {
    case "drop":
      if c.fits("color,radius,x?,y?"), let a0 = c.value(0, color), let a1 = c.value(1, cgFloat), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0) { return ShadowStyle.drop(color: a0, radius: a1, x: a2, y: a3) }
      if c.fits("radius,x?,y?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0) { return ShadowStyle.drop(radius: a0, x: a1, y: a2) }
      break
    case "inner":
      if c.fits("color,radius,x?,y?"), let a0 = c.value(0, color), let a1 = c.value(1, cgFloat), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0) { return ShadowStyle.inner(color: a0, radius: a1, x: a2, y: a3) }
      if c.fits("radius,x?,y?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0) { return ShadowStyle.inner(radius: a0, x: a1, y: a2) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS)
  @available(iOS 26, macOS 26, *)
  static func read_SpacerSizing(_ e: Expression) -> (SpacerSizing)? {
    guard var c = Call(member: e, of: "SpacerSizing") else {
      return nil
    }
    var found: (SpacerSizing)?
    switch c.name {
    case "fixed":
      found = SpacerSizing.fixed
      break
    case "flexible":
      found = SpacerSizing.flexible
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_TabRole(_ e: Expression) -> (TabRole)? {
    guard var c = Call(member: e, of: "TabRole") else {
      return nil
    }
    var found: (TabRole)?
    switch c.name {
    case "search":
      found = TabRole.search
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ToolbarCustomizationBehavior(_ e: Expression) -> (ToolbarCustomizationBehavior)? {
    guard var c = Call(member: e, of: "ToolbarCustomizationBehavior") else {
      return nil
    }
    var found: (ToolbarCustomizationBehavior)?
    switch c.name {
    case "default":
      found = ToolbarCustomizationBehavior.`default`
      break
    case "disabled":
      found = ToolbarCustomizationBehavior.disabled
      break
    case "reorderable":
      found = ToolbarCustomizationBehavior.reorderable
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ToolbarCustomizationOptions(_ e: Expression) -> (ToolbarCustomizationOptions)? {
    if let items = list(e, read_ToolbarCustomizationOptions) { return ToolbarCustomizationOptions(items) }
    guard var c = Call(member: e, of: "ToolbarCustomizationOptions") else {
      return nil
    }
    var found: (ToolbarCustomizationOptions)?
    switch c.name {
    case "alwaysAvailable":
      found = ToolbarCustomizationOptions.alwaysAvailable
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ToolbarDefaultItemKind(_ e: Expression) -> (ToolbarDefaultItemKind)? {
    guard var c = Call(member: e, of: "ToolbarDefaultItemKind") else {
      return nil
    }
    var found: (ToolbarDefaultItemKind)?
    switch c.name {
    case "search":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { found = ToolbarDefaultItemKind.search }
#endif
      break
    case "sidebarToggle":
      found = ToolbarDefaultItemKind.sidebarToggle
      break
    case "title":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 18, macOS 15, visionOS 2, *) { found = ToolbarDefaultItemKind.title }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ToolbarItemPlacement(_ e: Expression) -> (ToolbarItemPlacement)? {
    guard var c = Call(member: e, of: "ToolbarItemPlacement") else {
      return nil
    }
    var found: (ToolbarItemPlacement)?
    switch c.name {
    case "automatic":
      found = ToolbarItemPlacement.automatic
      break
    case "bottomBar":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if #available(iOS 16, visionOS 1, watchOS 10, tvOS 18, *) { found = ToolbarItemPlacement.bottomBar }
#endif
      break
    case "bottomOrnament":
      #if !canImport(SwiftUI) || os(visionOS)
found = ToolbarItemPlacement.bottomOrnament
#endif
      break
    case "cancellationAction":
      found = ToolbarItemPlacement.cancellationAction
      break
    case "confirmationAction":
      found = ToolbarItemPlacement.confirmationAction
      break
    case "destructiveAction":
      found = ToolbarItemPlacement.destructiveAction
      break
    case "keyboard":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS)
found = ToolbarItemPlacement.keyboard
#endif
      break
    case "largeSubtitle":
      #if !canImport(SwiftUI) || os(iOS)
if #available(iOS 26, *) { found = ToolbarItemPlacement.largeSubtitle }
#endif
      break
    case "largeTitle":
      #if !canImport(SwiftUI) || os(iOS)
if #available(iOS 26, *) { found = ToolbarItemPlacement.largeTitle }
#endif
      break
    case "navigation":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
found = ToolbarItemPlacement.navigation
#endif
      break
    case "navigationBarLeading":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = ToolbarItemPlacement.navigationBarLeading
#endif
      break
    case "navigationBarTrailing":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = ToolbarItemPlacement.navigationBarTrailing
#endif
      break
    case "primaryAction":
      found = ToolbarItemPlacement.primaryAction
      break
    case "principal":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
found = ToolbarItemPlacement.principal
#endif
      break
    case "secondaryAction":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = ToolbarItemPlacement.secondaryAction
#endif
      break
    case "status":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 18, *) { found = ToolbarItemPlacement.status }
#endif
      break
    case "subtitle":
      #if !canImport(SwiftUI) || os(iOS)
if #available(iOS 26, *) { found = ToolbarItemPlacement.subtitle }
#endif
      break
    case "title":
      #if !canImport(SwiftUI) || os(iOS)
found = ToolbarItemPlacement.title
#endif
      break
    case "topBarLeading":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if #available(iOS 16, visionOS 1, watchOS 10, tvOS 16, *) { found = ToolbarItemPlacement.topBarLeading }
#endif
      break
    case "topBarTrailing":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if #available(iOS 16, visionOS 1, watchOS 10, tvOS 16, *) { found = ToolbarItemPlacement.topBarTrailing }
#endif
      break
    case "accessoryBar":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("id"), let a0 = c.value(0, anyValue) { return ToolbarItemPlacement.accessoryBar(id: a0) }
#endif
      break
    case "init":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("id"), let a0 = c.value(0, anyValue) { return ToolbarItemPlacement(id: a0) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_UnitPoint(_ e: Expression) -> (UnitPoint)? {
    guard var c = Call(member: e, of: "UnitPoint") else {
      return nil
    }
    var found: (UnitPoint)?
    switch c.name {
    case "bottom":
      found = UnitPoint.bottom
      break
    case "bottomLeading":
      found = UnitPoint.bottomLeading
      break
    case "bottomTrailing":
      found = UnitPoint.bottomTrailing
      break
    case "center":
      found = UnitPoint.center
      break
    case "leading":
      found = UnitPoint.leading
      break
    case "top":
      found = UnitPoint.top
      break
    case "topLeading":
      found = UnitPoint.topLeading
      break
    case "topTrailing":
      found = UnitPoint.topTrailing
      break
    case "trailing":
      found = UnitPoint.trailing
      break
    case "zero":
      found = UnitPoint.zero
      break
    case "init":
      if c.fits("") { return UnitPoint() }
      if c.fits("x,y"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat) { return UnitPoint(x: a0, y: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AccessibilityTraits(_ e: Expression) -> (AccessibilityTraits)? {
    if case .member(.some(let inner), _, _) = e, let base = read_AccessibilityTraits(inner) {
      var c = Call(value: e)
      var found: AccessibilityTraits?
      switch c.name {
      case "intersection":
        if c.fits("_"), let a0 = c.value(0, read_AccessibilityTraits) { return base.intersection(a0) }
        break
      case "symmetricDifference":
        if c.fits("_"), let a0 = c.value(0, read_AccessibilityTraits) { return base.symmetricDifference(a0) }
        break
      case "union":
        if c.fits("_"), let a0 = c.value(0, read_AccessibilityTraits) { return base.union(a0) }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "AccessibilityTraits") else {
      return nil
    }
    var found: (AccessibilityTraits)?
    switch c.name {
    case "allowsDirectInteraction":
      found = AccessibilityTraits.allowsDirectInteraction
      break
    case "causesPageTurn":
      found = AccessibilityTraits.causesPageTurn
      break
    case "isButton":
      found = AccessibilityTraits.isButton
      break
    case "isHeader":
      found = AccessibilityTraits.isHeader
      break
    case "isImage":
      found = AccessibilityTraits.isImage
      break
    case "isKeyboardKey":
      found = AccessibilityTraits.isKeyboardKey
      break
    case "isLink":
      found = AccessibilityTraits.isLink
      break
    case "isModal":
      found = AccessibilityTraits.isModal
      break
    case "isSearchField":
      found = AccessibilityTraits.isSearchField
      break
    case "isSelected":
      found = AccessibilityTraits.isSelected
      break
    case "isStaticText":
      found = AccessibilityTraits.isStaticText
      break
    case "isSummaryElement":
      found = AccessibilityTraits.isSummaryElement
      break
    case "isTabBar":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = AccessibilityTraits.isTabBar }
      break
    case "isToggle":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = AccessibilityTraits.isToggle }
      break
    case "playsSound":
      found = AccessibilityTraits.playsSound
      break
    case "startsMediaSession":
      found = AccessibilityTraits.startsMediaSession
      break
    case "updatesFrequently":
      found = AccessibilityTraits.updatesFrequently
      break
    case "init":
      if c.fits("") { return AccessibilityTraits() }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AccessibilityActionKind(_ e: Expression) -> (AccessibilityActionKind)? {
    guard var c = Call(member: e, of: "AccessibilityActionKind") else {
      return nil
    }
    var found: (AccessibilityActionKind)?
    switch c.name {
    case "default":
      found = AccessibilityActionKind.`default`
      break
    case "delete":
      #if !canImport(SwiftUI) || os(macOS)
found = AccessibilityActionKind.delete
#endif
      break
    case "escape":
      found = AccessibilityActionKind.escape
      break
    case "magicTap":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
found = AccessibilityActionKind.magicTap
#endif
      break
    case "showMenu":
      #if !canImport(SwiftUI) || os(macOS)
found = AccessibilityActionKind.showMenu
#endif
      break
    case "init":
      if c.fits("named"), let a0 = c.value(0, text) { return AccessibilityActionKind(named: a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_AccessibilityActionCategory(_ e: Expression) -> (AccessibilityActionCategory)? {
    guard var c = Call(member: e, of: "AccessibilityActionCategory") else {
      return nil
    }
    var found: (AccessibilityActionCategory)?
    switch c.name {
    case "default":
      found = AccessibilityActionCategory.`default`
      break
    case "edit":
      found = AccessibilityActionCategory.edit
      break
    case "init":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, text) { return AccessibilityActionCategory(a0) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, string) { return AccessibilityActionCategory(a0) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, key) { return AccessibilityActionCategory(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AccessibilityCustomContentKey(_ e: Expression) -> (AccessibilityCustomContentKey)? {
    guard var c = Call(member: e, of: "AccessibilityCustomContentKey") else {
      return nil
    }
    var found: (AccessibilityCustomContentKey)?
    switch c.name {
    case "init":
      if c.fits("_,id"), let a0 = c.value(0, text), let a1 = c.value(1, string) { return AccessibilityCustomContentKey(a0, id: a1) }
      if c.fits("_"), let a0 = c.value(0, key) { return AccessibilityCustomContentKey(a0) }
      if c.fits("_,id"), let a0 = c.value(0, key), let a1 = c.value(1, string) { return AccessibilityCustomContentKey(a0, id: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_AccessibilityDirectTouchOptions(_ e: Expression) -> (AccessibilityDirectTouchOptions)? {
    if let items = list(e, read_AccessibilityDirectTouchOptions) { return AccessibilityDirectTouchOptions(items) }
    guard var c = Call(member: e, of: "AccessibilityDirectTouchOptions") else {
      return nil
    }
    var found: (AccessibilityDirectTouchOptions)?
    switch c.name {
    case "requiresActivation":
      found = AccessibilityDirectTouchOptions.requiresActivation
      break
    case "silentOnTouch":
      found = AccessibilityDirectTouchOptions.silentOnTouch
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AccessibilityChildBehavior(_ e: Expression) -> (AccessibilityChildBehavior)? {
    guard var c = Call(member: e, of: "AccessibilityChildBehavior") else {
      return nil
    }
    var found: (AccessibilityChildBehavior)?
    switch c.name {
    case "combine":
      found = AccessibilityChildBehavior.combine
      break
    case "contain":
      found = AccessibilityChildBehavior.contain
      break
    case "ignore":
      found = AccessibilityChildBehavior.ignore
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AccessibilityHeadingLevel(_ e: Expression) -> (AccessibilityHeadingLevel)? {
    guard var c = Call(member: e, of: "AccessibilityHeadingLevel") else {
      return nil
    }
    var found: (AccessibilityHeadingLevel)?
    switch c.name {
    case "h1":
      found = AccessibilityHeadingLevel.h1
      break
    case "h2":
      found = AccessibilityHeadingLevel.h2
      break
    case "h3":
      found = AccessibilityHeadingLevel.h3
      break
    case "h4":
      found = AccessibilityHeadingLevel.h4
      break
    case "h5":
      found = AccessibilityHeadingLevel.h5
      break
    case "h6":
      found = AccessibilityHeadingLevel.h6
      break
    case "unspecified":
      found = AccessibilityHeadingLevel.unspecified
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_AccessibilityLabeledPairRole(_ e: Expression) -> (AccessibilityLabeledPairRole)? {
    guard var c = Call(member: e, of: "AccessibilityLabeledPairRole") else {
      return nil
    }
    var found: (AccessibilityLabeledPairRole)?
    switch c.name {
    case "content":
      found = AccessibilityLabeledPairRole.content
      break
    case "label":
      found = AccessibilityLabeledPairRole.label
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(watchOS)
  static func read_AccessibilityQuickActionStyle(_ e: Expression) -> (any AccessibilityQuickActionStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any AccessibilityQuickActionStyle)?
    switch c.name {
    case "outline":
      #if !canImport(SwiftUI) || os(watchOS)
let style: AccessibilityQuickActionOutlineStyle = .outline; found = style
#endif
      break
    case "prompt":
      #if !canImport(SwiftUI) || os(watchOS)
let style: AccessibilityQuickActionPromptStyle = .prompt; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_AccessibilityTextContentType(_ e: Expression) -> (AccessibilityTextContentType)? {
    guard var c = Call(member: e, of: "AccessibilityTextContentType") else {
      return nil
    }
    var found: (AccessibilityTextContentType)?
    switch c.name {
    case "console":
      found = AccessibilityTextContentType.console
      break
    case "fileSystem":
      found = AccessibilityTextContentType.fileSystem
      break
    case "messaging":
      found = AccessibilityTextContentType.messaging
      break
    case "narrative":
      found = AccessibilityTextContentType.narrative
      break
    case "plain":
      found = AccessibilityTextContentType.plain
      break
    case "sourceCode":
      found = AccessibilityTextContentType.sourceCode
      break
    case "spreadsheet":
      found = AccessibilityTextContentType.spreadsheet
      break
    case "wordProcessing":
      found = AccessibilityTextContentType.wordProcessing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 17, macOS 14, visionOS 1, tvOS 17, *)
  static func read_Image_DynamicRange(_ e: Expression) -> (Image.DynamicRange)? {
    guard var c = Call(member: e, of: "Image.DynamicRange") else {
      return nil
    }
    var found: (Image.DynamicRange)?
    switch c.name {
    case "constrainedHigh":
      found = Image.DynamicRange.constrainedHigh
      break
    case "high":
      found = Image.DynamicRange.high
      break
    case "standard":
      found = Image.DynamicRange.standard
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(macOS)
  @available(macOS 14, *)
  static func read_AlternatingRowBackgroundBehavior(_ e: Expression) -> (AlternatingRowBackgroundBehavior)? {
    guard var c = Call(member: e, of: "AlternatingRowBackgroundBehavior") else {
      return nil
    }
    var found: (AlternatingRowBackgroundBehavior)?
    switch c.name {
    case "automatic":
      found = AlternatingRowBackgroundBehavior.automatic
      break
    case "disabled":
      found = AlternatingRowBackgroundBehavior.disabled
      break
    case "enabled":
      found = AlternatingRowBackgroundBehavior.enabled
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_Animation(_ e: Expression) -> (Animation)? {
    if case .member(.some(let inner), _, _) = e, let base = read_Animation(inner) {
      var c = Call(value: e)
      var found: Animation?
      switch c.name {
      case "delay":
        if c.fits("_"), let a0 = c.value(0, double) { return base.delay(a0) }
        break
      case "logicallyComplete":
        if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("after"), let a0 = c.value(0, double) { return base.logicallyComplete(after: a0) } }
        break
      case "repeatCount":
        if c.fits("_,autoreverses?"), let a0 = c.value(0, int), let a1 = c.value(1, bool, true) { return base.repeatCount(a0, autoreverses: a1) }
        break
      case "repeatForever":
        if c.fits("autoreverses?"), let a0 = c.value(0, bool, true) { return base.repeatForever(autoreverses: a0) }
        break
      case "speed":
        if c.fits("_"), let a0 = c.value(0, double) { return base.speed(a0) }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "Animation") else {
      return nil
    }
    var found: (Animation)?
    switch c.name {
    case "bouncy":
      if !c.hasArguments {
      found = Animation.bouncy
      }
      if found == nil {
      if c.fits("duration?,extraBounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Animation.bouncy(duration: a0, extraBounce: a1) }
      }
      break
    case "default":
      found = Animation.`default`
      break
    case "easeIn":
      if !c.hasArguments {
      found = Animation.easeIn
      }
      if found == nil {
      if c.fits("duration"), let a0 = c.value(0, double) { return Animation.easeIn(duration: a0) }
      }
      break
    case "easeInOut":
      if !c.hasArguments {
      found = Animation.easeInOut
      }
      if found == nil {
      if c.fits("duration"), let a0 = c.value(0, double) { return Animation.easeInOut(duration: a0) }
      }
      break
    case "easeOut":
      if !c.hasArguments {
      found = Animation.easeOut
      }
      if found == nil {
      if c.fits("duration"), let a0 = c.value(0, double) { return Animation.easeOut(duration: a0) }
      }
      break
    case "interactiveSpring":
      if !c.hasArguments {
      found = Animation.interactiveSpring
      }
      if found == nil {
      if c.fits("duration?,extraBounce?,blendDuration?"), let a0 = c.value(0, double, 0.15), let a1 = c.value(1, double, 0.0), let a2 = c.value(2, double, 0.25) { return Animation.interactiveSpring(duration: a0, extraBounce: a1, blendDuration: a2) }
      if c.fits("response?,dampingFraction?,blendDuration?"), let a0 = c.value(0, double, 0.15), let a1 = c.value(1, double, 0.86), let a2 = c.value(2, double, 0.25) { return Animation.interactiveSpring(response: a0, dampingFraction: a1, blendDuration: a2) }
      }
      break
    case "interpolatingSpring":
      if !c.hasArguments {
      found = Animation.interpolatingSpring
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,initialVelocity?"), let a0 = c.value(0, read_Spring), let a1 = c.value(1, double, 0.0) { return Animation.interpolatingSpring(a0, initialVelocity: a1) } }
      if c.fits("duration?,bounce?,initialVelocity?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0), let a2 = c.value(2, double, 0.0) { return Animation.interpolatingSpring(duration: a0, bounce: a1, initialVelocity: a2) }
      if c.fits("mass?,stiffness,damping,initialVelocity?"), let a0 = c.value(0, double, 1.0), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, double, 0.0) { return Animation.interpolatingSpring(mass: a0, stiffness: a1, damping: a2, initialVelocity: a3) }
      }
      break
    case "linear":
      if !c.hasArguments {
      found = Animation.linear
      }
      if found == nil {
      if c.fits("duration"), let a0 = c.value(0, double) { return Animation.linear(duration: a0) }
      }
      break
    case "smooth":
      if !c.hasArguments {
      found = Animation.smooth
      }
      if found == nil {
      if c.fits("duration?,extraBounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Animation.smooth(duration: a0, extraBounce: a1) }
      }
      break
    case "snappy":
      if !c.hasArguments {
      found = Animation.snappy
      }
      if found == nil {
      if c.fits("duration?,extraBounce?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0) { return Animation.snappy(duration: a0, extraBounce: a1) }
      }
      break
    case "spring":
      if !c.hasArguments {
      found = Animation.spring
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,blendDuration?"), let a0 = c.value(0, read_Spring), let a1 = c.value(1, double, 0.0) { return Animation.spring(a0, blendDuration: a1) } }
      if c.fits("duration?,bounce?,blendDuration?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.0), let a2 = c.value(2, double, 0) { return Animation.spring(duration: a0, bounce: a1, blendDuration: a2) }
      if c.fits("response?,dampingFraction?,blendDuration?"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, double, 0.825), let a2 = c.value(2, double, 0) { return Animation.spring(response: a0, dampingFraction: a1, blendDuration: a2) }
      }
      break
    case "systemOverlayAppearance":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Animation.systemOverlayAppearance }
#endif
      break
    case "systemOverlayDelayedDisappearance":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Animation.systemOverlayDelayedDisappearance }
#endif
      break
    case "systemOverlayDisappearance":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Animation.systemOverlayDisappearance }
#endif
      break
    case "timingCurve":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,duration"), let a0 = c.value(0, read_UnitCurve), let a1 = c.value(1, double) { return Animation.timingCurve(a0, duration: a1) } }
      if c.fits("_,_,_,_,duration?"), let a0 = c.value(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, double), let a4 = c.value(4, double, 0.35) { return Animation.timingCurve(a0, a1, a2, a3, duration: a4) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ContentMode(_ e: Expression) -> (ContentMode)? {
    guard var c = Call(member: e, of: "ContentMode") else {
      return nil
    }
    var found: (ContentMode)?
    switch c.name {
    case "fill":
      found = ContentMode.fill
      break
    case "fit":
      found = ContentMode.fit
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
  static func read_UITextAutocapitalizationType(_ e: Expression) -> (UITextAutocapitalizationType)? {
    guard var c = Call(member: e, of: "UITextAutocapitalizationType") else {
      return nil
    }
    var found: (UITextAutocapitalizationType)?
    switch c.name {
    case "allCharacters":
      found = UITextAutocapitalizationType.allCharacters
      break
    case "none":
      found = UITextAutocapitalizationType.none
      break
    case "sentences":
      found = UITextAutocapitalizationType.sentences
      break
    case "words":
      found = UITextAutocapitalizationType.words
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_Edge_Set(_ e: Expression) -> (Edge.Set)? {
    if let items = list(e, read_Edge_Set) { return Edge.Set(items) }
    guard var c = Call(member: e, of: "Edge.Set") else {
      return nil
    }
    var found: (Edge.Set)?
    switch c.name {
    case "all":
      found = Edge.Set.all
      break
    case "bottom":
      found = Edge.Set.bottom
      break
    case "horizontal":
      found = Edge.Set.horizontal
      break
    case "leading":
      found = Edge.Set.leading
      break
    case "top":
      found = Edge.Set.top
      break
    case "trailing":
      found = Edge.Set.trailing
      break
    case "vertical":
      found = Edge.Set.vertical
      break
    case "init":
      if c.fits("_"), let a0 = c.value(0, read_Edge) { return Edge.Set(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_FillStyle(_ e: Expression) -> (FillStyle)? {
    guard var c = Call(member: e, of: "FillStyle") else {
      return nil
    }
    var found: (FillStyle)?
    switch c.name {
    case "init":
      if c.fits("eoFill?,antialiased?"), let a0 = c.value(0, bool, false), let a1 = c.value(1, bool, true) { return FillStyle(eoFill: a0, antialiased: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Alignment(_ e: Expression) -> (Alignment)? {
    guard var c = Call(member: e, of: "Alignment") else {
      return nil
    }
    var found: (Alignment)?
    switch c.name {
    case "bottom":
      found = Alignment.bottom
      break
    case "bottomLeading":
      found = Alignment.bottomLeading
      break
    case "bottomTrailing":
      found = Alignment.bottomTrailing
      break
    case "center":
      found = Alignment.center
      break
    case "centerFirstTextBaseline":
      found = Alignment.centerFirstTextBaseline
      break
    case "centerLastTextBaseline":
      found = Alignment.centerLastTextBaseline
      break
    case "leading":
      found = Alignment.leading
      break
    case "leadingFirstTextBaseline":
      found = Alignment.leadingFirstTextBaseline
      break
    case "leadingLastTextBaseline":
      found = Alignment.leadingLastTextBaseline
      break
    case "top":
      found = Alignment.top
      break
    case "topLeading":
      found = Alignment.topLeading
      break
    case "topTrailing":
      found = Alignment.topTrailing
      break
    case "trailing":
      found = Alignment.trailing
      break
    case "trailingFirstTextBaseline":
      found = Alignment.trailingFirstTextBaseline
      break
    case "trailingLastTextBaseline":
      found = Alignment.trailingLastTextBaseline
      break
    case "init":
      if c.fits("horizontal,vertical"), let a0 = c.value(0, read_HorizontalAlignment), let a1 = c.value(1, read_VerticalAlignment) { return Alignment(horizontal: a0, vertical: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  @available(iOS 17, macOS 14, visionOS 1, *)
  static func read_BadgeProminence(_ e: Expression) -> (BadgeProminence)? {
    guard var c = Call(member: e, of: "BadgeProminence") else {
      return nil
    }
    var found: (BadgeProminence)?
    switch c.name {
    case "decreased":
      found = BadgeProminence.decreased
      break
    case "increased":
      found = BadgeProminence.increased
      break
    case "standard":
      found = BadgeProminence.standard
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 26, *)
  static func read_BreakthroughEffect(_ e: Expression) -> (BreakthroughEffect)? {
    guard var c = Call(member: e, of: "BreakthroughEffect") else {
      return nil
    }
    var found: (BreakthroughEffect)?
    switch c.name {
    case "automatic":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = BreakthroughEffect.automatic }
#endif
      break
    case "none":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = BreakthroughEffect.none }
#endif
      break
    case "prominent":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = BreakthroughEffect.prominent }
#endif
      break
    case "subtle":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = BreakthroughEffect.subtle }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_ButtonBorderShape(_ e: Expression) -> (ButtonBorderShape)? {
    guard var c = Call(member: e, of: "ButtonBorderShape") else {
      return nil
    }
    var found: (ButtonBorderShape)?
    switch c.name {
    case "automatic":
      found = ButtonBorderShape.automatic
      break
    case "capsule":
      if #available(iOS 16, macOS 14, visionOS 1, watchOS 9, tvOS 17, *) { found = ButtonBorderShape.capsule }
      break
    case "circle":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 16.4, *) { found = ButtonBorderShape.circle }
      break
    case "roundedRectangle":
      if !c.hasArguments {
      found = ButtonBorderShape.roundedRectangle
      }
      if found == nil {
      if #available(iOS 16, macOS 14, visionOS 1, watchOS 9, tvOS 17, *) { if c.fits("radius"), let a0 = c.value(0, cgFloat) { return ButtonBorderShape.roundedRectangle(radius: a0) } }
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ButtonRepeatBehavior(_ e: Expression) -> (ButtonRepeatBehavior)? {
    guard var c = Call(member: e, of: "ButtonRepeatBehavior") else {
      return nil
    }
    var found: (ButtonRepeatBehavior)?
    switch c.name {
    case "automatic":
      found = ButtonRepeatBehavior.automatic
      break
    case "disabled":
      found = ButtonRepeatBehavior.disabled
      break
    case "enabled":
      found = ButtonRepeatBehavior.enabled
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_ButtonSizing(_ e: Expression) -> (ButtonSizing)? {
    guard var c = Call(member: e, of: "ButtonSizing") else {
      return nil
    }
    var found: (ButtonSizing)?
    switch c.name {
    case "automatic":
      found = ButtonSizing.automatic
      break
    case "fitted":
      found = ButtonSizing.fitted
      break
    case "flexible":
      found = ButtonSizing.flexible
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_PrimitiveButtonStyle(_ e: Expression) -> (any PrimitiveButtonStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any PrimitiveButtonStyle)?
    switch c.name {
    case "AccessoryBarButtonStyle":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 14, *) { if c.fits("") { return AccessoryBarButtonStyle() } }
#endif
      break
    case "accessoryBar":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 14, *) { let style: AccessoryBarButtonStyle = .accessoryBar; found = style }
#endif
      break
    case "AccessoryBarActionButtonStyle":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 14, *) { if c.fits("") { return AccessoryBarActionButtonStyle() } }
#endif
      break
    case "accessoryBarAction":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 14, *) { let style: AccessoryBarActionButtonStyle = .accessoryBarAction; found = style }
#endif
      break
    case "DefaultButtonStyle":
      if c.fits("") { return DefaultButtonStyle() }
      break
    case "automatic":
      let style: DefaultButtonStyle = .automatic; found = style
      break
    case "BorderedButtonStyle":
      if c.fits("") { return BorderedButtonStyle() }
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("tint"), let a0 = c.value(0, color) { return BorderedButtonStyle(tint: a0) }
#endif
      break
    case "bordered":
      let style: BorderedButtonStyle = .bordered; found = style
      break
    case "BorderedProminentButtonStyle":
      if c.fits("") { return BorderedProminentButtonStyle() }
      break
    case "borderedProminent":
      let style: BorderedProminentButtonStyle = .borderedProminent; found = style
      break
    case "BorderlessButtonStyle":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 17, *) { if c.fits("") { return BorderlessButtonStyle() } }
      break
    case "borderless":
      if #available(iOS 16, macOS 13, visionOS 1, watchOS 9, tvOS 17, *) { let style: BorderlessButtonStyle = .borderless; found = style }
      break
    case "CardButtonStyle":
      #if !canImport(SwiftUI) || os(tvOS)
if c.fits("") { return CardButtonStyle() }
#endif
      break
    case "card":
      #if !canImport(SwiftUI) || os(tvOS)
let style: CardButtonStyle = .card; found = style
#endif
      break
    case "GlassButtonStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { if c.fits("") { return GlassButtonStyle() } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26.1, macOS 26.1, watchOS 26.1, tvOS 26.1, *) { if c.fits("_"), let a0 = c.value(0, read_Glass) { return GlassButtonStyle(a0) } }
#endif
      break
    case "glass":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { let style: GlassButtonStyle = .glass; found = style }
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, read_Glass) { return typed(GlassButtonStyle.self, .glass(a0)) } }
#endif
      }
      break
    case "GlassProminentButtonStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { if c.fits("") { return GlassProminentButtonStyle() } }
#endif
      break
    case "glassProminent":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { let style: GlassProminentButtonStyle = .glassProminent; found = style }
#endif
      break
    case "LinkButtonStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return LinkButtonStyle() }
#endif
      break
    case "link":
      #if !canImport(SwiftUI) || os(macOS)
let style: LinkButtonStyle = .link; found = style
#endif
      break
    case "PlainButtonStyle":
      if c.fits("") { return PlainButtonStyle() }
      break
    case "plain":
      let style: PlainButtonStyle = .plain; found = style
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 17, macOS 14, visionOS 1, tvOS 17, *)
  static func read_Shader(_ e: Expression) -> (Shader)? {
    guard var c = Call(member: e, of: "Shader") else {
      return nil
    }
    var found: (Shader)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *) { if c.fits("function,arguments"), let a0 = c.value(0, read_ShaderFunction), let a1 = c.value(1, array(read_Shader_Argument)) { return Shader(function: a0, arguments: a1) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_ColorScheme(_ e: Expression) -> (ColorScheme)? {
    guard var c = Call(member: e, of: "ColorScheme") else {
      return nil
    }
    var found: (ColorScheme)?
    switch c.name {
    case "dark":
      found = ColorScheme.dark
      break
    case "light":
      found = ColorScheme.light
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Visibility(_ e: Expression) -> (Visibility)? {
    guard var c = Call(member: e, of: "Visibility") else {
      return nil
    }
    var found: (Visibility)?
    switch c.name {
    case "automatic":
      found = Visibility.automatic
      break
    case "hidden":
      found = Visibility.hidden
      break
    case "visible":
      found = Visibility.visible
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ContainerBackgroundPlacement(_ e: Expression) -> (ContainerBackgroundPlacement)? {
    guard var c = Call(member: e, of: "ContainerBackgroundPlacement") else {
      return nil
    }
    var found: (ContainerBackgroundPlacement)?
    switch c.name {
    case "subscriptionStore":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(tvOS)
if #available(iOS 17, macOS 14, tvOS 17, *) { found = ContainerBackgroundPlacement.subscriptionStore }
#endif
      break
    case "subscriptionStoreFullHeight":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(tvOS)
if #available(iOS 17, macOS 14, tvOS 17, *) { found = ContainerBackgroundPlacement.subscriptionStoreFullHeight }
#endif
      break
    case "subscriptionStoreHeader":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(tvOS)
if #available(iOS 17, macOS 14, tvOS 18, *) { found = ContainerBackgroundPlacement.subscriptionStoreHeader }
#endif
      break
    case "widget":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if #available(iOS 17, macOS 14, visionOS 26, watchOS 10, *) { found = ContainerBackgroundPlacement.widget }
#endif
      break
    case "navigation":
      #if !canImport(SwiftUI) || os(iOS) || os(watchOS)
if #available(iOS 18, watchOS 10, *) { found = ContainerBackgroundPlacement.navigation }
#endif
      break
    case "navigationSplitView":
      #if !canImport(SwiftUI) || os(iOS) || os(watchOS)
if #available(iOS 18, watchOS 11, *) { found = ContainerBackgroundPlacement.navigationSplitView }
#endif
      break
    case "tabView":
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 10, *) { found = ContainerBackgroundPlacement.tabView }
#endif
      break
    case "window":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = ContainerBackgroundPlacement.window }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Axis_Set(_ e: Expression) -> (Axis.Set)? {
    if let items = list(e, read_Axis_Set) { return Axis.Set(items) }
    guard var c = Call(member: e, of: "Axis.Set") else {
      return nil
    }
    var found: (Axis.Set)?
    switch c.name {
    case "horizontal":
      found = Axis.Set.horizontal
      break
    case "vertical":
      found = Axis.Set.vertical
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_EdgeInsets(_ e: Expression) -> (EdgeInsets)? {
    if case .member(.some(let inner), _, _) = e, let base = read_EdgeInsets(inner) {
      var c = Call(value: e)
      var found: EdgeInsets?
      switch c.name {
      case "inset":
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("by,edges?"), let a0 = c.value(0, read_RectangleCornerInsets), let a1 = c.value(1, read_Edge_Set, .all) { return base.inset(by: a0, edges: a1) } }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "EdgeInsets") else {
      return nil
    }
    var found: (EdgeInsets)?
    switch c.name {
    case "init":
      if c.fits("") { return EdgeInsets() }
      if c.fits("top,leading,bottom,trailing"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return EdgeInsets(top: a0, leading: a1, bottom: a2, trailing: a3) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ContentMarginPlacement(_ e: Expression) -> (ContentMarginPlacement)? {
    guard var c = Call(member: e, of: "ContentMarginPlacement") else {
      return nil
    }
    var found: (ContentMarginPlacement)?
    switch c.name {
    case "automatic":
      found = ContentMarginPlacement.automatic
      break
    case "scrollContent":
      found = ContentMarginPlacement.scrollContent
      break
    case "scrollIndicators":
      found = ContentMarginPlacement.scrollIndicators
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ContentShapeKinds(_ e: Expression) -> (ContentShapeKinds)? {
    if let items = list(e, read_ContentShapeKinds) { return ContentShapeKinds(items) }
    guard var c = Call(member: e, of: "ContentShapeKinds") else {
      return nil
    }
    var found: (ContentShapeKinds)?
    switch c.name {
    case "accessibility":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = ContentShapeKinds.accessibility }
      break
    case "contextMenuPreview":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, visionOS 1, tvOS 17, *) { found = ContentShapeKinds.contextMenuPreview }
#endif
      break
    case "dragPreview":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = ContentShapeKinds.dragPreview
#endif
      break
    case "focusEffect":
      #if !canImport(SwiftUI) || os(macOS) || os(watchOS)
found = ContentShapeKinds.focusEffect
#endif
      break
    case "hoverEffect":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, visionOS 1, tvOS 18, *) { found = ContentShapeKinds.hoverEffect }
#endif
      break
    case "interaction":
      found = ContentShapeKinds.interaction
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4, *)
  static func read_ContentToolbarPlacement(_ e: Expression) -> (ContentToolbarPlacement)? {
    guard var c = Call(member: e, of: "ContentToolbarPlacement") else {
      return nil
    }
    var found: (ContentToolbarPlacement)?
    switch c.name {
    case "tabViewSidebar":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 18.4, visionOS 2.4, *) { found = ContentToolbarPlacement.tabViewSidebar }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ContentTransition(_ e: Expression) -> (ContentTransition)? {
    guard var c = Call(member: e, of: "ContentTransition") else {
      return nil
    }
    var found: (ContentTransition)?
    switch c.name {
    case "identity":
      found = ContentTransition.identity
      break
    case "interpolate":
      found = ContentTransition.interpolate
      break
    case "opacity":
      found = ContentTransition.opacity
      break
    case "symbolEffect":
      if !c.hasArguments {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = ContentTransition.symbolEffect }
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_,options?"), let a0 = c.value(0, read_SymbolEffect___ContentTransitionSymbolEffect), let a1 = c.value(1, read_SymbolEffectOptions, .default) { return ContentTransition.symbolEffect(a0, options: a1) } }
      }
      break
    case "numericText":
      if c.fits("countsDown?"), let a0 = c.value(0, bool, false) { return ContentTransition.numericText(countsDown: a0) }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("value"), let a0 = c.value(0, double) { return ContentTransition.numericText(value: a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 16, macOS 13, visionOS 1, tvOS 17, *)
  static func read_ControlGroupStyle(_ e: Expression) -> (any ControlGroupStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any ControlGroupStyle)?
    switch c.name {
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { let style: AutomaticControlGroupStyle = .automatic; found = style }
#endif
      break
    case "CompactMenuControlGroupStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 16.4, macOS 13.3, visionOS 1, *) { if c.fits("") { return CompactMenuControlGroupStyle() } }
#endif
      break
    case "compactMenu":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 16.4, macOS 13.3, visionOS 1, *) { let style: CompactMenuControlGroupStyle = .compactMenu; found = style }
#endif
      break
    case "MenuControlGroupStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16.4, macOS 13.3, visionOS 1, tvOS 17, *) { if c.fits("") { return MenuControlGroupStyle() } }
#endif
      break
    case "menu":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16.4, macOS 13.3, visionOS 1, tvOS 17, *) { let style: MenuControlGroupStyle = .menu; found = style }
#endif
      break
    case "NavigationControlGroupStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return NavigationControlGroupStyle() }
#endif
      break
    case "navigation":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: NavigationControlGroupStyle = .navigation; found = style
#endif
      break
    case "PaletteControlGroupStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { if c.fits("") { return PaletteControlGroupStyle() } }
#endif
      break
    case "palette":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { let style: PaletteControlGroupStyle = .palette; found = style }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_ControlSize(_ e: Expression) -> (ControlSize)? {
    guard var c = Call(member: e, of: "ControlSize") else {
      return nil
    }
    var found: (ControlSize)?
    switch c.name {
    case "extraLarge":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = ControlSize.extraLarge }
      break
    case "large":
      found = ControlSize.large
      break
    case "mini":
      found = ControlSize.mini
      break
    case "regular":
      found = ControlSize.regular
      break
    case "small":
      found = ControlSize.small
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
  @available(iOS 16, macOS 13, visionOS 1, watchOS 10, *)
  static func read_DatePickerStyle(_ e: Expression) -> (any DatePickerStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any DatePickerStyle)?
    switch c.name {
    case "DefaultDatePickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *) { if c.fits("") { return DefaultDatePickerStyle() } }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *) { let style: DefaultDatePickerStyle = .automatic; found = style }
#endif
      break
    case "CompactDatePickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return CompactDatePickerStyle() }
#endif
      break
    case "compact":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: CompactDatePickerStyle = .compact; found = style
#endif
      break
    case "FieldDatePickerStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return FieldDatePickerStyle() }
#endif
      break
    case "field":
      #if !canImport(SwiftUI) || os(macOS)
let style: FieldDatePickerStyle = .field; found = style
#endif
      break
    case "GraphicalDatePickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return GraphicalDatePickerStyle() }
#endif
      break
    case "graphical":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: GraphicalDatePickerStyle = .graphical; found = style
#endif
      break
    case "StepperFieldDatePickerStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return StepperFieldDatePickerStyle() }
#endif
      break
    case "stepperField":
      #if !canImport(SwiftUI) || os(macOS)
let style: StepperFieldDatePickerStyle = .stepperField; found = style
#endif
      break
    case "WheelDatePickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
if #available(iOS 16, visionOS 1, watchOS 10, *) { if c.fits("") { return WheelDatePickerStyle() } }
#endif
      break
    case "wheel":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
if #available(iOS 16, visionOS 1, watchOS 10, *) { let style: WheelDatePickerStyle = .wheel; found = style }
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
  static func read_AdaptableTabBarPlacement(_ e: Expression) -> (AdaptableTabBarPlacement)? {
    guard var c = Call(member: e, of: "AdaptableTabBarPlacement") else {
      return nil
    }
    var found: (AdaptableTabBarPlacement)?
    switch c.name {
    case "automatic":
      found = AdaptableTabBarPlacement.automatic
      break
    case "sidebar":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 18, visionOS 2, *) { found = AdaptableTabBarPlacement.sidebar }
#endif
      break
    case "tabBar":
      found = AdaptableTabBarPlacement.tabBar
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
  static func read_HoverEffect(_ e: Expression) -> (HoverEffect)? {
    guard var c = Call(member: e, of: "HoverEffect") else {
      return nil
    }
    var found: (HoverEffect)?
    switch c.name {
    case "automatic":
      found = HoverEffect.automatic
      break
    case "highlight":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, visionOS 1, tvOS 17, *) { found = HoverEffect.highlight }
#endif
      break
    case "lift":
      found = HoverEffect.lift
      break
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, read_CustomHoverEffect) { return HoverEffect(a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
  @available(iOS 18, visionOS 2, tvOS 18, *)
  static func read_CustomHoverEffect(_ e: Expression) -> (any CustomHoverEffect)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any CustomHoverEffect)?
    switch c.name {
    case "AutomaticHoverEffect":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { if c.fits("") { return AutomaticHoverEffect() } }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { let style: AutomaticHoverEffect = .automatic; found = style }
#endif
      break
    case "empty":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2, *) { let style: EmptyHoverEffect = .empty; found = style }
#endif
      break
    case "HighlightHoverEffect":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { if c.fits("") { return HighlightHoverEffect() } }
#endif
      break
    case "highlight":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { let style: HighlightHoverEffect = .highlight; found = style }
#endif
      break
    case "LiftHoverEffect":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { if c.fits("") { return LiftHoverEffect() } }
#endif
      break
    case "lift":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, visionOS 2, tvOS 18, *) { let style: LiftHoverEffect = .lift; found = style }
#endif
      break
    case "hoverEffectGroup":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { if c.fits("_"), let a0 = c.value(0, optional(read_HoverEffectGroup)) { return typed(GroupHoverEffect.self, .hoverEffectGroup(a0)) } }
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
  static func read_ScrollAnchorRole(_ e: Expression) -> (ScrollAnchorRole)? {
    guard var c = Call(member: e, of: "ScrollAnchorRole") else {
      return nil
    }
    var found: (ScrollAnchorRole)?
    switch c.name {
    case "alignment":
      found = ScrollAnchorRole.alignment
      break
    case "initialOffset":
      found = ScrollAnchorRole.initialOffset
      break
    case "sizeChanges":
      found = ScrollAnchorRole.sizeChanges
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 13, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_DialogSeverity(_ e: Expression) -> (DialogSeverity)? {
    guard var c = Call(member: e, of: "DialogSeverity") else {
      return nil
    }
    var found: (DialogSeverity)?
    switch c.name {
    case "automatic":
      found = DialogSeverity.automatic
      break
    case "critical":
      found = DialogSeverity.critical
      break
    case "standard":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = DialogSeverity.standard }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(watchOS)
  static func read_DigitalCrownRotationalSensitivity(_ e: Expression) -> (DigitalCrownRotationalSensitivity)? {
    guard var c = Call(member: e, of: "DigitalCrownRotationalSensitivity") else {
      return nil
    }
    var found: (DigitalCrownRotationalSensitivity)?
    switch c.name {
    case "high":
      found = DigitalCrownRotationalSensitivity.high
      break
    case "low":
      found = DigitalCrownRotationalSensitivity.low
      break
    case "medium":
      found = DigitalCrownRotationalSensitivity.medium
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  static func read_DisclosureGroupStyle(_ e: Expression) -> (any DisclosureGroupStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any DisclosureGroupStyle)?
    switch c.name {
    case "AutomaticDisclosureGroupStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return AutomaticDisclosureGroupStyle() }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: AutomaticDisclosureGroupStyle = .automatic; found = style
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
  static func read_DragConfiguration(_ e: Expression) -> (DragConfiguration)? {
    guard var c = Call(member: e, of: "DragConfiguration") else {
      return nil
    }
    var found: (DragConfiguration)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { if c.fits("allowMove"), let a0 = c.value(0, bool) { return DragConfiguration(allowMove: a0) } }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 26, *) { if c.fits("allowMove,allowDelete"), let a0 = c.value(0, bool), let a1 = c.value(1, bool) { return DragConfiguration(allowMove: a0, allowDelete: a1) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { if c.fits("operationsWithinApp,operationsOutsideApp"), let a0 = c.value(0, read_DragConfiguration_OperationsWithinApp), let a1 = c.value(1, read_DragConfiguration_OperationsOutsideApp) { return DragConfiguration(operationsWithinApp: a0, operationsOutsideApp: a1) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { if c.fits("operationsOutsideApp"), let a0 = c.value(0, read_DragConfiguration_OperationsOutsideApp) { return DragConfiguration(operationsOutsideApp: a0) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { if c.fits("operationsWithinApp"), let a0 = c.value(0, read_DragConfiguration_OperationsWithinApp) { return DragConfiguration(operationsWithinApp: a0) } }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { if c.fits("") { return DragConfiguration() } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(macOS)
  @available(macOS 26, *)
  static func read_DragDropPreviewsFormation(_ e: Expression) -> (DragDropPreviewsFormation)? {
    guard var c = Call(member: e, of: "DragDropPreviewsFormation") else {
      return nil
    }
    var found: (DragDropPreviewsFormation)?
    switch c.name {
    case "default":
      found = DragDropPreviewsFormation.`default`
      break
    case "list":
      found = DragDropPreviewsFormation.list
      break
    case "none":
      found = DragDropPreviewsFormation.none
      break
    case "pile":
      found = DragDropPreviewsFormation.pile
      break
    case "stack":
      found = DragDropPreviewsFormation.stack
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
}
