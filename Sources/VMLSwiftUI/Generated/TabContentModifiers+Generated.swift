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
  static func tabContent_accessibilityHint<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, text), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityHint(a0, isEnabled: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, string), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityHint(a0, isEnabled: a1)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_accessibilityIdentifier<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, string), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityIdentifier(a0, isEnabled: a1)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_accessibilityInputLabels<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, array(key)), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityInputLabels(a0, isEnabled: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, array(text)), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityInputLabels(a0, isEnabled: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, array(string)), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityInputLabels(a0, isEnabled: a1)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_accessibilityLabel<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, text), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityLabel(a0, isEnabled: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, string), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityLabel(a0, isEnabled: a1)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_accessibilityValue<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, text), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityValue(a0, isEnabled: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, string), let a1 = c.value(1, bool, true) { return AnyTabContent(view.accessibilityValue(a0, isEnabled: a1)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_badge<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_"), let a0 = c.value(0, int) { return AnyTabContent(view.badge(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_"), let a0 = c.value(0, optional(text)) { return AnyTabContent(view.badge(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_"), let a0 = c.value(0, string) { return AnyTabContent(view.badge(a0)) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_contextMenu<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("menuItems"), let a0 = c.slot(0) { return AnyTabContent(view.contextMenu(menuItems: { a0 })) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_customizationBehavior<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,for"), let a0 = c.value(0, read_TabCustomizationBehavior), let a1 = c.value(1, read_AdaptableTabBarPlacement) { return AnyTabContent(view.customizationBehavior(a0, for: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,for,_"), let a0 = c.value(0, read_TabCustomizationBehavior), let a1 = c.value(1, read_AdaptableTabBarPlacement), let a2 = c.value(2, read_AdaptableTabBarPlacement) { return AnyTabContent(view.customizationBehavior(a0, for: a1, a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,for,_,_"), let a0 = c.value(0, read_TabCustomizationBehavior), let a1 = c.value(1, read_AdaptableTabBarPlacement), let a2 = c.value(2, read_AdaptableTabBarPlacement), let a3 = c.value(3, read_AdaptableTabBarPlacement) { return AnyTabContent(view.customizationBehavior(a0, for: a1, a2, a3)) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_customizationID<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, string) { return AnyTabContent(view.customizationID(a0)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_defaultVisibility<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_AdaptableTabBarPlacement) { return AnyTabContent(view.defaultVisibility(a0, for: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,for,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_AdaptableTabBarPlacement), let a2 = c.value(2, read_AdaptableTabBarPlacement) { return AnyTabContent(view.defaultVisibility(a0, for: a1, a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,for,_,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_AdaptableTabBarPlacement), let a2 = c.value(2, read_AdaptableTabBarPlacement), let a3 = c.value(3, read_AdaptableTabBarPlacement) { return AnyTabContent(view.defaultVisibility(a0, for: a1, a2, a3)) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_disabled<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 18.4, macOS 15.4, visionOS 2.4, tvOS 18.4, *), c.fits("_"), let a0 = c.value(0, bool) { return AnyTabContent(view.disabled(a0)) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_dropDestination<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("action"), c.hasAction(0) { return AnyTabContent(view.dropDestination(action: c.action(0))) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_hidden<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return AnyTabContent(view.hidden(a0)) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_popover<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("isPresented,attachmentAnchor,arrowEdge?,content"), let a0 = c.binding(0, bool), let a1 = c.value(1, read_PopoverAttachmentAnchor), let a2 = c.value(2, optional(read_Edge), nil), let a3 = c.slot(3) { return AnyTabContent(view.popover(isPresented: a0, attachmentAnchor: a1, arrowEdge: a2, content: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("isPresented,arrowEdge?,content"), let a0 = c.binding(0, bool), let a1 = c.value(1, optional(read_Edge), nil), let a2 = c.slot(2) { return AnyTabContent(view.popover(isPresented: a0, arrowEdge: a1, content: { a2 })) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_sectionActions<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 18, macOS 15, visionOS 2, tvOS 18, *), c.fits("content"), let a0 = c.slot(0) { return AnyTabContent(view.sectionActions(content: { a0 })) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_springLoadingBehavior<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_SpringLoadingBehavior) { return AnyTabContent(view.springLoadingBehavior(a0)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_swipeActions<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("edge?,allowsFullSwipe?,content"), let a0 = c.value(0, read_HorizontalEdge, .trailing), let a1 = c.value(1, bool, true), let a2 = c.slot(2) { return AnyTabContent(view.swipeActions(edge: a0, allowsFullSwipe: a1, content: { a2 })) }
    #endif
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_tabPlacement<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_TabPlacement) { return AnyTabContent(view.tabPlacement(a0)) }
    return nil
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func tabContent_modified<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name.utf8.first {
    case 97: tabContent_a_(view, &c)
    case 98: tabContent_b_(view, &c)
    case 99: tabContent_c_(view, &c)
    case 100: tabContent_d_(view, &c)
    case 104: tabContent_h_(view, &c)
    case 112: tabContent_p_(view, &c)
    case 115: tabContent_s_(view, &c)
    case 116: tabContent_t_(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_a_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "accessibilityHint": tabContent_accessibilityHint(view, &c)
    case "accessibilityIdentifier": tabContent_accessibilityIdentifier(view, &c)
    case "accessibilityInputLabels": tabContent_accessibilityInputLabels(view, &c)
    case "accessibilityLabel": tabContent_accessibilityLabel(view, &c)
    case "accessibilityValue": tabContent_accessibilityValue(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_b_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "badge": tabContent_badge(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_c_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "contextMenu": tabContent_contextMenu(view, &c)
    case "customizationBehavior": tabContent_customizationBehavior(view, &c)
    case "customizationID": tabContent_customizationID(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_d_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "defaultVisibility": tabContent_defaultVisibility(view, &c)
    case "disabled": tabContent_disabled(view, &c)
    case "dropDestination": tabContent_dropDestination(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_h_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "hidden": tabContent_hidden(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_p_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "popover": tabContent_popover(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_s_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "sectionActions": tabContent_sectionActions(view, &c)
    case "springLoadingBehavior": tabContent_springLoadingBehavior(view, &c)
    case "swipeActions": tabContent_swipeActions(view, &c)
    default: nil
    }
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func tabContent_t_<V: Hashable>(_ view: AnyTabContent<V>, _ c: inout Call) -> AnyTabContent<V>? {
    switch c.name {
    case "tabPlacement": tabContent_tabPlacement(view, &c)
    default: nil
    }
  }
}
