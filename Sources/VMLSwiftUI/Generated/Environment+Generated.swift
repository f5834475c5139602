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
  static func environment(_ view: AnyView, _ key: String, _ c: Call) -> Subject? {
    switch key {
    case ".accessibilityEnabled":
      if let value = c.value(1, bool) { return Subject(view.environment(\.accessibilityEnabled, value)) }
      break
    case ".allowedDynamicRange":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
      if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), let value = c.value(1, optional(read_Image_DynamicRange)) { return Subject(view.environment(\.allowedDynamicRange, value)) }
      #endif
      break
    case ".allowsTightening":
      if let value = c.value(1, bool) { return Subject(view.environment(\.allowsTightening, value)) }
      break
    case ".appearsActive":
      if #available(iOS 18, macOS 13, visionOS 2, watchOS 11, tvOS 18, *), let value = c.value(1, bool) { return Subject(view.environment(\.appearsActive, value)) }
      break
    case ".autocorrectionDisabled":
      if let value = c.value(1, bool) { return Subject(view.environment(\.autocorrectionDisabled, value)) }
      break
    case ".backgroundMaterial":
      if let value = c.value(1, optional(read_Material)) { return Subject(view.environment(\.backgroundMaterial, value)) }
      break
    case ".backgroundProminence":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let value = c.value(1, read_BackgroundProminence) { return Subject(view.environment(\.backgroundProminence, value)) }
      break
    case ".badgeProminence":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
      if #available(iOS 17, macOS 14, visionOS 1, *), let value = c.value(1, read_BadgeProminence) { return Subject(view.environment(\.badgeProminence, value)) }
      #endif
      break
    case ".colorScheme":
      if let value = c.value(1, read_ColorScheme) { return Subject(view.environment(\.colorScheme, value)) }
      break
    case ".contentTransitionAddsDrawingGroup":
      if let value = c.value(1, bool) { return Subject(view.environment(\.contentTransitionAddsDrawingGroup, value)) }
      break
    case ".controlSize":
      if let value = c.value(1, read_ControlSize) { return Subject(view.environment(\.controlSize, value)) }
      break
    case ".defaultMinListHeaderHeight":
      if let value = c.value(1, optional(cgFloat)) { return Subject(view.environment(\.defaultMinListHeaderHeight, value)) }
      break
    case ".defaultMinListRowHeight":
      if let value = c.value(1, cgFloat) { return Subject(view.environment(\.defaultMinListRowHeight, value)) }
      break
    case ".defaultWheelPickerItemHeight":
      #if !canImport(SwiftUI) || os(watchOS)
      if let value = c.value(1, cgFloat) { return Subject(view.environment(\.defaultWheelPickerItemHeight, value)) }
      #endif
      break
    case ".disableAutocorrection":
      if let value = c.value(1, optional(bool)) { return Subject(view.environment(\.disableAutocorrection, value)) }
      break
    case ".displayScale":
      if let value = c.value(1, cgFloat) { return Subject(view.environment(\.displayScale, value)) }
      break
    case ".dynamicTypeSize":
      if let value = c.value(1, read_DynamicTypeSize) { return Subject(view.environment(\.dynamicTypeSize, value)) }
      break
    case ".font":
      if let value = c.value(1, optional(read_Font)) { return Subject(view.environment(\.font, value)) }
      break
    case ".headerProminence":
      if let value = c.value(1, read_Prominence) { return Subject(view.environment(\.headerProminence, value)) }
      break
    case ".horizontalScrollBounceBehavior":
      if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), let value = c.value(1, read_ScrollBounceBehavior) { return Subject(view.environment(\.horizontalScrollBounceBehavior, value)) }
      break
    case ".horizontalScrollIndicatorVisibility":
      if let value = c.value(1, read_ScrollIndicatorVisibility) { return Subject(view.environment(\.horizontalScrollIndicatorVisibility, value)) }
      break
    case ".horizontalSizeClass":
      if let value = c.value(1, optional(read_UserInterfaceSizeClass)) { return Subject(view.environment(\.horizontalSizeClass, value)) }
      break
    case ".imageScale":
      if let value = c.value(1, read_Image_Scale) { return Subject(view.environment(\.imageScale, value)) }
      break
    case ".isEnabled":
      if let value = c.value(1, bool) { return Subject(view.environment(\.isEnabled, value)) }
      break
    case ".isFocusEffectEnabled":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let value = c.value(1, bool) { return Subject(view.environment(\.isFocusEffectEnabled, value)) }
      break
    case ".isHoverEffectEnabled":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
      if #available(iOS 17, visionOS 1, tvOS 17, *), let value = c.value(1, bool) { return Subject(view.environment(\.isHoverEffectEnabled, value)) }
      #endif
      break
    case ".isLuminanceReduced":
      if let value = c.value(1, bool) { return Subject(view.environment(\.isLuminanceReduced, value)) }
      break
    case ".isSceneCaptured":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
      if #available(iOS 17, visionOS 1, *), let value = c.value(1, bool) { return Subject(view.environment(\.isSceneCaptured, value)) }
      #endif
      break
    case ".isScrollEnabled":
      if let value = c.value(1, bool) { return Subject(view.environment(\.isScrollEnabled, value)) }
      break
    case ".labelsVisibility":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let value = c.value(1, read_Visibility) { return Subject(view.environment(\.labelsVisibility, value)) }
      break
    case ".layoutDirection":
      if let value = c.value(1, read_LayoutDirection) { return Subject(view.environment(\.layoutDirection, value)) }
      break
    case ".legibilityWeight":
      if let value = c.value(1, optional(read_LegibilityWeight)) { return Subject(view.environment(\.legibilityWeight, value)) }
      break
    case ".lineLimit":
      if let value = c.value(1, optional(int)) { return Subject(view.environment(\.lineLimit, value)) }
      break
    case ".lineSpacing":
      if let value = c.value(1, cgFloat) { return Subject(view.environment(\.lineSpacing, value)) }
      break
    case ".locale":
      if let value = c.value(1, locale) { return Subject(view.environment(\.locale, value)) }
      break
    case ".materialActiveAppearance":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let value = c.value(1, read_MaterialActiveAppearance) { return Subject(view.environment(\.materialActiveAppearance, value)) }
      break
    case ".menuIndicatorVisibility":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
      if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), let value = c.value(1, read_Visibility) { return Subject(view.environment(\.menuIndicatorVisibility, value)) }
      #endif
      break
    case ".menuOrder":
      if let value = c.value(1, read_MenuOrder) { return Subject(view.environment(\.menuOrder, value)) }
      break
    case ".minimumScaleFactor":
      if let value = c.value(1, cgFloat) { return Subject(view.environment(\.minimumScaleFactor, value)) }
      break
    case ".multilineTextAlignment":
      if let value = c.value(1, read_TextAlignment) { return Subject(view.environment(\.multilineTextAlignment, value)) }
      break
    case ".scrollDismissesKeyboardMode":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
      if let value = c.value(1, read_ScrollDismissesKeyboardMode) { return Subject(view.environment(\.scrollDismissesKeyboardMode, value)) }
      #endif
      break
    case ".sidebarRowSize":
      if let value = c.value(1, read_SidebarRowSize) { return Subject(view.environment(\.sidebarRowSize, value)) }
      break
    case ".sizeCategory":
      if let value = c.value(1, read_ContentSizeCategory) { return Subject(view.environment(\.sizeCategory, value)) }
      break
    case ".symbolColorRenderingMode":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), let value = c.value(1, optional(read_SymbolColorRenderingMode)) { return Subject(view.environment(\.symbolColorRenderingMode, value)) }
      break
    case ".symbolRenderingMode":
      if let value = c.value(1, optional(read_SymbolRenderingMode)) { return Subject(view.environment(\.symbolRenderingMode, value)) }
      break
    case ".symbolVariableValueMode":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), let value = c.value(1, optional(read_SymbolVariableValueMode)) { return Subject(view.environment(\.symbolVariableValueMode, value)) }
      break
    case ".symbolVariants":
      if let value = c.value(1, read_SymbolVariants) { return Subject(view.environment(\.symbolVariants, value)) }
      break
    case ".textCase":
      if let value = c.value(1, optional(read_Text_Case)) { return Subject(view.environment(\.textCase, value)) }
      break
    case ".textSelectionAffinity":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let value = c.value(1, read_TextSelectionAffinity) { return Subject(view.environment(\.textSelectionAffinity, value)) }
      break
    case ".timeZone":
      if let value = c.value(1, timeZone) { return Subject(view.environment(\.timeZone, value)) }
      break
    case ".verticalScrollBounceBehavior":
      if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), let value = c.value(1, read_ScrollBounceBehavior) { return Subject(view.environment(\.verticalScrollBounceBehavior, value)) }
      break
    case ".verticalScrollIndicatorVisibility":
      if let value = c.value(1, read_ScrollIndicatorVisibility) { return Subject(view.environment(\.verticalScrollIndicatorVisibility, value)) }
      break
    case ".verticalSizeClass":
      if let value = c.value(1, optional(read_UserInterfaceSizeClass)) { return Subject(view.environment(\.verticalSizeClass, value)) }
      break
    default: break
    }
    return nil
  }
}
