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
  static func view_handPointerBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("_"), let a0 = c.value(0, optional(read_HandPointerBehavior)) { return Subject(view.handPointerBehavior(a0)) }
    #endif
    return nil
  }
  static func view_handlesExternalEvents(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("preferring,allowing"), let a0 = c.value(0, set(string)), let a1 = c.value(1, set(string)) { return Subject(view.handlesExternalEvents(preferring: a0, allowing: a1)) }
    #endif
    return nil
  }
  static func view_headerProminence(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Prominence) { return Subject(view.headerProminence(a0)) }
    return nil
  }
  static func view_help(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.help(a0)) }
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.help(a0)) }
    return nil
  }
  static func view_hidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.hidden()) }
    return nil
  }
  static func view_horizontalRadioGroupLayout(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("") { return Subject(view.horizontalRadioGroupLayout()) }
    #endif
    return nil
  }
  static func view_hoverEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if #available(iOS 18, visionOS 2, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_CustomHoverEffect), let a1 = c.value(1, bool, true) { let found = view.hoverEffect(a0, isEnabled: a1); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if #available(iOS 18, visionOS 2, tvOS 18, *), c.fits("isEnabled?"), let a0 = c.value(0, bool, true) { return Subject(view.hoverEffect(isEnabled: a0)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("_,in,isEnabled?"), let a0 = c.value(0, read_CustomHoverEffect), let a1 = c.value(1, optional(read_HoverEffectGroup)), let a2 = c.value(2, bool, true) { let found = view.hoverEffect(a0, in: a1, isEnabled: a2); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("_?"), let a0 = c.value(0, read_HoverEffect, .automatic) { return Subject(view.hoverEffect(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, visionOS 1, tvOS 17, *), c.fits("_?,isEnabled?"), let a0 = c.value(0, read_HoverEffect, .automatic), let a1 = c.value(1, bool, true) { return Subject(view.hoverEffect(a0, isEnabled: a1)) }
    #endif
    return nil
  }
  static func view_hoverEffectDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, visionOS 1, tvOS 17, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.hoverEffectDisabled(a0)) }
    #endif
    return nil
  }
  static func view_hoverEffectGroup(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("") { return Subject(view.hoverEffectGroup()) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("_"), let a0 = c.value(0, optional(read_HoverEffectGroup)) { return Subject(view.hoverEffectGroup(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("id?,in,behavior?"), let a0 = c.value(0, optional(string), nil), let a1 = c.namespace(1), let a2 = c.value(2, read_HoverEffectGroup_Behavior, .activatesGroup) { return Subject(view.hoverEffectGroup(id: a0, in: a1, behavior: a2)) }
    #endif
    return nil
  }
  static func view_hueRotation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, angle) { return Subject(view.hueRotation(a0)) }
    return nil
  }
  static func view_ignoresSafeArea(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?,edges?"), let a0 = c.value(0, read_SafeAreaRegions, .all), let a1 = c.value(1, read_Edge_Set, .all) { return Subject(view.ignoresSafeArea(a0, edges: a1)) }
    return nil
  }
  static func view_imageScale(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Image_Scale) { return Subject(view.imageScale(a0)) }
    return nil
  }
  static func view_immersiveEnvironmentPicker(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("content"), let a0 = c.slot(0) { return Subject(view.immersiveEnvironmentPicker(content: { a0 })) }
    #endif
    return nil
  }
  static func view_indexViewStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, read_IndexViewStyle) { let found = view.indexViewStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_inspector(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
    if #available(iOS 17, macOS 14, *), c.fits("isPresented,content"), let a0 = c.binding(0, bool), let a1 = c.slot(1) { return Subject(view.inspector(isPresented: a0, content: { a1 })) }
    #endif
    return nil
  }
  static func view_inspectorColumnWidth(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
    if #available(iOS 17, macOS 14, *), c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.inspectorColumnWidth(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
    if #available(iOS 17, macOS 14, *), c.fits("min?,ideal,max?"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, cgFloat), let a2 = c.value(2, optional(cgFloat), nil) { return Subject(view.inspectorColumnWidth(min: a0, ideal: a1, max: a2)) }
    #endif
    return nil
  }
  static func view_interactionActivityTrackingTag(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.interactionActivityTrackingTag(a0)) }
    return nil
  }
  static func view_interactiveDismissDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.interactiveDismissDisabled(a0)) }
    return nil
  }
  static func view_invalidatableContent(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.invalidatableContent(a0)) }
    return nil
  }
  static func view_italic(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.italic(a0)) }
    return nil
  }
  static func view_kerning(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.kerning(a0)) }
    return nil
  }
  static func view_keyboardShortcut(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,modifiers?"), let a0 = c.value(0, read_KeyEquivalent), let a1 = c.value(1, read_EventModifiers, .command) { return Subject(view.keyboardShortcut(a0, modifiers: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,modifiers?,localization"), let a0 = c.value(0, read_KeyEquivalent), let a1 = c.value(1, read_EventModifiers, .command), let a2 = c.value(2, read_KeyboardShortcut_Localization) { return Subject(view.keyboardShortcut(a0, modifiers: a1, localization: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_KeyboardShortcut) { return Subject(view.keyboardShortcut(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, optional(read_KeyboardShortcut)) { return Subject(view.keyboardShortcut(a0)) }
    #endif
    return nil
  }
  static func view_keyboardType(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, read_UIKeyboardType) { return Subject(view.keyboardType(a0)) }
    #endif
    return nil
  }
  static func view_labelIconToTitleSpacing(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.labelIconToTitleSpacing(a0)) }
    return nil
  }
  static func view_labelReservedIconWidth(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.labelReservedIconWidth(a0)) }
    return nil
  }
  static func view_labelStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_LabelStyle) { let found = view.labelStyle(a0); return Subject(found) }
    return nil
  }
  static func view_labeledContentStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_LabeledContentStyle) { let found = view.labeledContentStyle(a0); return Subject(found) }
    return nil
  }
  static func view_labelsHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.labelsHidden()) }
    return nil
  }
  static func view_labelsVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.labelsVisibility(a0)) }
    return nil
  }
  static func view_layerEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("_,maxSampleOffset,isEnabled?"), let a0 = c.value(0, read_Shader), let a1 = c.value(1, cgSize), let a2 = c.value(2, bool, true) { return Subject(view.layerEffect(a0, maxSampleOffset: a1, isEnabled: a2)) }
    #endif
    return nil
  }
  static func view_layoutDirectionBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_LayoutDirectionBehavior) { return Subject(view.layoutDirectionBehavior(a0)) }
    return nil
  }
  static func view_layoutPriority(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.layoutPriority(a0)) }
    return nil
  }
  static func view_lineLimit(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, closedRange(int)) { return Subject(view.lineLimit(a0)) }
    if c.fits("_,reservesSpace"), let a0 = c.value(0, int), let a1 = c.value(1, bool) { return Subject(view.lineLimit(a0, reservesSpace: a1)) }
    if c.fits("_"), let a0 = c.value(0, rangeFrom(int)) { return Subject(view.lineLimit(a0)) }
    if c.fits("_"), let a0 = c.value(0, rangeThrough(int)) { return Subject(view.lineLimit(a0)) }
    if c.fits("_"), let a0 = c.value(0, optional(int)) { return Subject(view.lineLimit(a0)) }
    return nil
  }
  static func view_lineSpacing(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.lineSpacing(a0)) }
    return nil
  }
  static func view_listItemTint(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(color)) { return Subject(view.listItemTint(a0)) }
    if c.fits("_"), let a0 = c.value(0, optional(read_ListItemTint)) { return Subject(view.listItemTint(a0)) }
    return nil
  }
  static func view_listRowBackground(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.slot(0) { let found = view.listRowBackground(a0); return Subject(found) }
    if c.fits("_"), let a0 = c.value(0, color) { let found = view.listRowBackground(a0); return Subject(found) }
    return nil
  }
  static func view_listRowHoverEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, optional(read_HoverEffect)) { return Subject(view.listRowHoverEffect(a0)) }
    #endif
    return nil
  }
  static func view_listRowHoverEffectDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.listRowHoverEffectDisabled(a0)) }
    #endif
    return nil
  }
  static func view_listRowInsets(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_?,_"), let a0 = c.value(0, read_Edge_Set, .all), let a1 = c.value(1, optional(cgFloat)) { return Subject(view.listRowInsets(a0, a1)) }
    if c.fits("_"), let a0 = c.value(0, optional(read_EdgeInsets)) { return Subject(view.listRowInsets(a0)) }
    return nil
  }
  static func view_listRowPlatterColor(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_"), let a0 = c.value(0, optional(color)) { return Subject(view.listRowPlatterColor(a0)) }
    #endif
    return nil
  }
  static func view_listRowSeparator(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,edges?"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_VerticalEdge_Set, .all) { return Subject(view.listRowSeparator(a0, edges: a1)) }
    #endif
    return nil
  }
  static func view_listRowSeparatorTint(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,edges?"), let a0 = c.value(0, optional(color)), let a1 = c.value(1, read_VerticalEdge_Set, .all) { return Subject(view.listRowSeparatorTint(a0, edges: a1)) }
    #endif
    return nil
  }
  static func view_listRowSpacing(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, optional(cgFloat)) { return Subject(view.listRowSpacing(a0)) }
    #endif
    return nil
  }
  static func view_listSectionIndexVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
    if #available(iOS 26, visionOS 26, watchOS 26, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.listSectionIndexVisibility(a0)) }
    #endif
    return nil
  }
  static func view_listSectionMargins(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if #available(iOS 26, visionOS 26, *), c.fits("_?,_"), let a0 = c.value(0, read_Edge_Set, .all), let a1 = c.value(1, optional(cgFloat)) { return Subject(view.listSectionMargins(a0, a1)) }
    #endif
    return nil
  }
  static func view_listSectionSeparator(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,edges?"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_VerticalEdge_Set, .all) { return Subject(view.listSectionSeparator(a0, edges: a1)) }
    #endif
    return nil
  }
  static func view_listSectionSeparatorTint(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,edges?"), let a0 = c.value(0, optional(color)), let a1 = c.value(1, read_VerticalEdge_Set, .all) { return Subject(view.listSectionSeparatorTint(a0, edges: a1)) }
    #endif
    return nil
  }
  static func view_listSectionSpacing(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
    if #available(iOS 17, visionOS 1, watchOS 10, *), c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.listSectionSpacing(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
    if #available(iOS 17, visionOS 1, watchOS 10, *), c.fits("_"), let a0 = c.value(0, read_ListSectionSpacing) { return Subject(view.listSectionSpacing(a0)) }
    #endif
    return nil
  }
  static func view_listStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ListStyle) { let found = view.listStyle(a0); return Subject(found) }
    return nil
  }
  static func view_luminanceToAlpha(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.luminanceToAlpha()) }
    return nil
  }
  static func view_manipulable(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("coordinateSpace,inertia?,isEnabled?,onChanged"), let a0 = c.value(0, read_CoordinateSpaceProtocol), let a1 = c.value(1, read_Manipulable_Inertia, .medium), let a2 = c.value(2, bool, true), c.hasAction(3) { let found = view.manipulable(coordinateSpace: a0, inertia: a1, isEnabled: a2, onChanged: c.action(3)); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("inertia?,isEnabled?"), let a0 = c.value(0, read_Manipulable_Inertia, .medium), let a1 = c.value(1, bool, true) { return Subject(view.manipulable(inertia: a0, isEnabled: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("using"), let a0 = c.value(0, read_Manipulable_GestureState) { return Subject(view.manipulable(using: a0)) }
    #endif
    return nil
  }
  static func view_manipulationGesture(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("updating,coordinateSpace,inertia?,isEnabled?,onChanged"), let a0 = c.binding(0, read_Manipulable_GestureState), let a1 = c.value(1, read_CoordinateSpaceProtocol), let a2 = c.value(2, read_Manipulable_Inertia, .medium), let a3 = c.value(3, bool, true), c.hasAction(4) { let found = view.manipulationGesture(updating: a0, coordinateSpace: a1, inertia: a2, isEnabled: a3, onChanged: c.action(4)); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("updating,inertia?,isEnabled?"), let a0 = c.binding(0, read_Manipulable_GestureState), let a1 = c.value(1, read_Manipulable_Inertia, .medium), let a2 = c.value(2, bool, true) { return Subject(view.manipulationGesture(updating: a0, inertia: a1, isEnabled: a2)) }
    #endif
    return nil
  }
  static func view_mask(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("alignment?,_"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.slot(1) { return Subject(view.mask(alignment: a0, { a1 })) }
    if c.fits("_"), let a0 = c.slot(0) { let found = view.mask(a0); return Subject(found) }
    if c.fits("_"), let a0 = c.value(0, color) { let found = view.mask(a0); return Subject(found) }
    return nil
  }
  static func view_matchedGeometryEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("id,in,properties?,anchor?,isSource?"), let a0 = c.value(0, anyValue), let a1 = c.namespace(1), let a2 = c.value(2, read_MatchedGeometryProperties, .frame), let a3 = c.value(3, read_UnitPoint, .center), let a4 = c.value(4, bool, true) { return Subject(view.matchedGeometryEffect(id: a0, in: a1, properties: a2, anchor: a3, isSource: a4)) }
    return nil
  }
  static func view_matchedTransitionSource(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("id,in"), let a0 = c.value(0, anyValue), let a1 = c.namespace(1) { return Subject(view.matchedTransitionSource(id: a0, in: a1)) }
    return nil
  }
  static func view_materialActiveAppearance(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_MaterialActiveAppearance) { return Subject(view.materialActiveAppearance(a0)) }
    return nil
  }
  static func view_menuActionDismissBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_"), let a0 = c.value(0, read_MenuActionDismissBehavior) { return Subject(view.menuActionDismissBehavior(a0)) }
    return nil
  }
  static func view_menuIndicator(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.menuIndicator(a0)) }
    #endif
    return nil
  }
  static func view_menuOrder(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_MenuOrder) { return Subject(view.menuOrder(a0)) }
    return nil
  }
  static func view_menuStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_MenuStyle) { let found = view.menuStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_minimumScaleFactor(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.minimumScaleFactor(a0)) }
    return nil
  }
  static func view_modifierKeyAlternate(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_,_"), let a0 = c.value(0, read_EventModifiers), let a1 = c.slot(1) { return Subject(view.modifierKeyAlternate(a0, { a1 })) }
    #endif
    return nil
  }
  static func view_monospaced(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.monospaced(a0)) }
    return nil
  }
  static func view_monospacedDigit(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.monospacedDigit()) }
    return nil
  }
  static func view_moveDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.moveDisabled(a0)) }
    return nil
  }
  static func view_multilineTextAlignment(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_TextAlignment) { return Subject(view.multilineTextAlignment(a0)) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("strategy"), let a0 = c.value(0, read_Text_AlignmentStrategy) { return Subject(view.multilineTextAlignment(strategy: a0)) }
    return nil
  }
  static func view_navigationBarBackButtonHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.navigationBarBackButtonHidden(a0)) }
    return nil
  }
  static func view_navigationBarHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.navigationBarHidden(a0)) }
    #endif
    return nil
  }
  static func view_navigationBarItems(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("leading,trailing"), let a0 = c.slot(0), let a1 = c.slot(1) { let found = view.navigationBarItems(leading: a0, trailing: a1); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("leading"), let a0 = c.slot(0) { let found = view.navigationBarItems(leading: a0); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("leading"), let a0 = c.value(0, color) { let found = view.navigationBarItems(leading: a0); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("trailing"), let a0 = c.slot(0) { let found = view.navigationBarItems(trailing: a0); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("trailing"), let a0 = c.value(0, color) { let found = view.navigationBarItems(trailing: a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_navigationBarTitle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.navigationBarTitle(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if c.fits("_,displayMode"), let a0 = c.value(0, text), let a1 = c.value(1, read_NavigationBarItem_TitleDisplayMode) { return Subject(view.navigationBarTitle(a0, displayMode: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.navigationBarTitle(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if c.fits("_,displayMode"), let a0 = c.value(0, string), let a1 = c.value(1, read_NavigationBarItem_TitleDisplayMode) { return Subject(view.navigationBarTitle(a0, displayMode: a1)) }
    #endif
    return nil
  }
  static func view_navigationBarTitleDisplayMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
    if c.fits("_"), let a0 = c.value(0, read_NavigationBarItem_TitleDisplayMode) { return Subject(view.navigationBarTitleDisplayMode(a0)) }
    #endif
    return nil
  }
  static func view_navigationDestination(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("isPresented,destination"), let a0 = c.binding(0, bool), let a1 = c.slot(1) { return Subject(view.navigationDestination(isPresented: a0, destination: { a1 })) }
    return nil
  }
  static func view_navigationDocument(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, url) { return Subject(view.navigationDocument(a0)) }
    return nil
  }
  static func view_navigationLinkIndicatorVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.navigationLinkIndicatorVisibility(a0)) }
    return nil
  }
  static func view_navigationSplitViewColumnWidth(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.navigationSplitViewColumnWidth(a0)) }
    if c.fits("min?,ideal,max?"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, cgFloat), let a2 = c.value(2, optional(cgFloat), nil) { return Subject(view.navigationSplitViewColumnWidth(min: a0, ideal: a1, max: a2)) }
    return nil
  }
  static func view_navigationSplitViewStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_NavigationSplitViewStyle) { let found = view.navigationSplitViewStyle(a0); return Subject(found) }
    return nil
  }
  static func view_navigationSubtitle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
    if #available(iOS 26, macOS 13, *), c.fits("_"), let a0 = c.value(0, text) { return Subject(view.navigationSubtitle(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
    if #available(iOS 26, macOS 13, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.navigationSubtitle(a0)) }
    #endif
    return nil
  }
  static func view_navigationTitle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.binding(0, string) { return Subject(view.navigationTitle(a0)) }
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.navigationTitle(a0)) }
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_"), let a0 = c.slot(0) { return Subject(view.navigationTitle({ a0 })) }
    #endif
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.navigationTitle(a0)) }
    return nil
  }
  static func view_navigationTransition(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_NavigationTransition) { let found = view.navigationTransition(a0); return Subject(found) }
    return nil
  }
  static func view_navigationViewStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_NavigationViewStyle) { let found = view.navigationViewStyle(a0); return Subject(found) }
    return nil
  }
  static func view_offset(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgSize) { return Subject(view.offset(a0)) }
    if c.fits("x?,y?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0) { return Subject(view.offset(x: a0, y: a1)) }
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("z"), let a0 = c.value(0, cgFloat) { return Subject(view.offset(z: a0)) }
    #endif
    return nil
  }
  static func view_onAppear(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onAppear(perform: c.action(0))) }
    if c.fits("") { return Subject(view.onAppear()) }
    return nil
  }
  static func view_onChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("of,initial?,_"), let a0 = c.value(0, anyValue), let a1 = c.value(1, bool, false), c.hasAction(2) { return Subject(view.onChange(of: a0, initial: a1, c.action(2))) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("of,initial?,_"), let a0 = c.value(0, anyValue), let a1 = c.value(1, bool, false), c.hasAction(2) { return Subject(view.onChange(of: a0, initial: a1, c.action(2))) }
    if c.fits("of,perform"), let a0 = c.value(0, anyValue), c.hasAction(1) { return Subject(view.onChange(of: a0, perform: c.action(1))) }
    return nil
  }
  static func view_onContinueUserActivity(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,perform"), let a0 = c.value(0, string), c.hasAction(1) { return Subject(view.onContinueUserActivity(a0, perform: c.action(1))) }
    return nil
  }
  static func view_onContinuousHover(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("coordinateSpace,perform"), let a0 = c.value(0, read_CoordinateSpaceProtocol), c.hasAction(1) { let found = view.onContinuousHover(coordinateSpace: a0, perform: c.action(1)); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("perform"), c.hasAction(0) { return Subject(view.onContinuousHover(perform: c.action(0))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if c.fits("coordinateSpace?,perform"), let a0 = c.value(0, read_CoordinateSpace, .local), c.hasAction(1) { return Subject(view.onContinuousHover(coordinateSpace: a0, perform: c.action(1))) }
    #endif
    return nil
  }
  static func view_onDeleteCommand(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onDeleteCommand(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onDisappear(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onDisappear(perform: c.action(0))) }
    if c.fits("") { return Subject(view.onDisappear()) }
    return nil
  }
  static func view_onDragSessionUpdated(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 26, *), c.fits("_"), c.hasAction(0) { return Subject(view.onDragSessionUpdated(c.action(0))) }
    #endif
    return nil
  }
  static func view_onDropSessionUpdated(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 26, *), c.fits("_"), c.hasAction(0) { return Subject(view.onDropSessionUpdated(c.action(0))) }
    #endif
    return nil
  }
  static func view_onExitCommand(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(tvOS)
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onExitCommand(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onHover(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onHover(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onImmersionChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
    if #available(macOS 26, visionOS 2, *), c.fits("initial?,_"), let a0 = c.value(0, bool, true), c.hasAction(1) { return Subject(view.onImmersionChange(initial: a0, c.action(1))) }
    #endif
    return nil
  }
  static func view_onInteractiveResizeChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), c.hasAction(0) { return Subject(view.onInteractiveResizeChange(c.action(0))) }
    return nil
  }
  static func view_onLongPressGesture(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("minimumDuration?,maximumDistance?,perform,onPressingChanged"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, cgFloat, 10), c.hasAction(2), c.hasAction(3) { return Subject(view.onLongPressGesture(minimumDuration: a0, maximumDistance: a1, perform: c.action(2), onPressingChanged: c.action(3))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("minimumDuration?,maximumDistance?,perform"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, cgFloat, 10), c.hasAction(2) { return Subject(view.onLongPressGesture(minimumDuration: a0, maximumDistance: a1, perform: c.action(2))) }
    #endif
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("minimumDuration?,perform,onPressingChanged"), let a0 = c.value(0, double, 0.5), c.hasAction(1), c.hasAction(2) { return Subject(view.onLongPressGesture(minimumDuration: a0, perform: c.action(1), onPressingChanged: c.action(2))) }
    #endif
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("minimumDuration?,perform"), let a0 = c.value(0, double, 0.5), c.hasAction(1) { return Subject(view.onLongPressGesture(minimumDuration: a0, perform: c.action(1))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("minimumDuration?,maximumDistance?,pressing,perform"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, cgFloat, 10), c.hasAction(2), c.hasAction(3) { return Subject(view.onLongPressGesture(minimumDuration: a0, maximumDistance: a1, pressing: c.action(2), perform: c.action(3))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("minimumDuration?,maximumDistance?,perform"), let a0 = c.value(0, double, 0.5), let a1 = c.value(1, cgFloat, 10), c.hasAction(2) { return Subject(view.onLongPressGesture(minimumDuration: a0, maximumDistance: a1, perform: c.action(2))) }
    #endif
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("minimumDuration?,pressing,perform"), let a0 = c.value(0, double, 0.5), c.hasAction(1), c.hasAction(2) { return Subject(view.onLongPressGesture(minimumDuration: a0, pressing: c.action(1), perform: c.action(2))) }
    #endif
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("minimumDuration?,perform"), let a0 = c.value(0, double, 0.5), c.hasAction(1) { return Subject(view.onLongPressGesture(minimumDuration: a0, perform: c.action(1))) }
    #endif
    return nil
  }
  static func view_onLongTouchGesture(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("minimumDuration?,perform,onTouchingChanged"), let a0 = c.value(0, double, 0.5), c.hasAction(1), c.hasAction(2) { return Subject(view.onLongTouchGesture(minimumDuration: a0, perform: c.action(1), onTouchingChanged: c.action(2))) }
    #endif
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("minimumDuration?,perform"), let a0 = c.value(0, double, 0.5), c.hasAction(1) { return Subject(view.onLongTouchGesture(minimumDuration: a0, perform: c.action(1))) }
    #endif
    return nil
  }
  static func view_onModifierKeysChanged(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("mask?,initial?,_"), let a0 = c.value(0, read_EventModifiers, .all), let a1 = c.value(1, bool, true), c.hasAction(2) { return Subject(view.onModifierKeysChanged(mask: a0, initial: a1, c.action(2))) }
    #endif
    return nil
  }
  static func view_onMoveCommand(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(tvOS)
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onMoveCommand(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onOpenURL(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onOpenURL(perform: c.action(0))) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("prefersInApp"), let a0 = c.value(0, bool) { return Subject(view.onOpenURL(prefersInApp: a0)) }
    return nil
  }
  static func view_onPasteCommand(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("of,perform"), let a0 = c.value(0, array(read_UTType)), c.hasAction(1) { return Subject(view.onPasteCommand(of: a0, perform: c.action(1))) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("of,perform"), let a0 = c.value(0, array(string)), c.hasAction(1) { return Subject(view.onPasteCommand(of: a0, perform: c.action(1))) }
    #endif
    return nil
  }
  static func view_onPencilDoubleTap(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17.5, macOS 14.5, visionOS 26.2, *), c.fits("perform"), c.hasAction(0) { return Subject(view.onPencilDoubleTap(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onPencilSqueeze(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17.5, macOS 14.5, visionOS 26.2, *), c.fits("perform"), c.hasAction(0) { return Subject(view.onPencilSqueeze(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onPlayPauseCommand(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(tvOS)
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onPlayPauseCommand(perform: c.action(0))) }
    #endif
    return nil
  }
  static func view_onPreferenceChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("perform"), c.hasAction(0) { return Subject(view.onPreferenceChange(perform: c.action(0))) }
    return nil
  }
  static func view_onScrollPhaseChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), c.hasAction(0) { return Subject(view.onScrollPhaseChange(c.action(0))) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), c.hasAction(0) { return Subject(view.onScrollPhaseChange(c.action(0))) }
    return nil
  }
  static func view_onScrollVisibilityChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("threshold?,_"), let a0 = c.value(0, double, 0.5), c.hasAction(1) { return Subject(view.onScrollVisibilityChange(threshold: a0, c.action(1))) }
    return nil
  }
  static func view_onSubmit(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("of?,_"), let a0 = c.value(0, read_SubmitTriggers, .text), c.hasAction(1) { return Subject(view.onSubmit(of: a0, c.action(1))) }
    return nil
  }
  static func view_onTapGesture(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, *), c.fits("count?,coordinateSpace,perform"), let a0 = c.value(0, int, 1), let a1 = c.value(1, read_CoordinateSpaceProtocol), c.hasAction(2) { let found = view.onTapGesture(count: a0, coordinateSpace: a1, perform: c.action(2)); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, *), c.fits("count?,perform"), let a0 = c.value(0, int, 1), c.hasAction(1) { return Subject(view.onTapGesture(count: a0, perform: c.action(1))) }
    #endif
    if c.fits("count?,perform"), let a0 = c.value(0, int, 1), c.hasAction(1) { return Subject(view.onTapGesture(count: a0, perform: c.action(1))) }
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("count?,coordinateSpace?,perform"), let a0 = c.value(0, int, 1), let a1 = c.value(1, read_CoordinateSpace, .local), c.hasAction(2) { return Subject(view.onTapGesture(count: a0, coordinateSpace: a1, perform: c.action(2))) }
    #endif
    return nil
  }
  static func view_onVolumeViewpointChange(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("updateStrategy?,initial?,_"), let a0 = c.value(0, read_VolumeViewpointUpdateStrategy, .supported), let a1 = c.value(1, bool, true), c.hasAction(2) { return Subject(view.onVolumeViewpointChange(updateStrategy: a0, initial: a1, c.action(2))) }
    #endif
    return nil
  }
  static func view_onWorldRecenter(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("action"), c.hasAction(0) { return Subject(view.onWorldRecenter(action: c.action(0))) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("action"), c.hasAction(0) { return Subject(view.onWorldRecenter(action: c.action(0))) }
    #endif
    return nil
  }
  static func view_opacity(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.opacity(a0)) }
    return nil
  }
  static func view_ornament(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("visibility?,attachmentAnchor,contentAlignment?,ornament"), let a0 = c.value(0, read_Visibility, .automatic), let a1 = c.value(1, read_OrnamentAttachmentAnchor), let a2 = c.value(2, read_Alignment, .center), let a3 = c.slot(3) { return Subject(view.ornament(visibility: a0, attachmentAnchor: a1, contentAlignment: a2, ornament: { a3 })) }
    #endif
    return nil
  }
  static func view_overlay(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,in,fillStyle?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, shape), let a2 = c.value(2, read_FillStyle, FillStyle()) { let found = view.overlay(a0, in: a1, fillStyle: a2); return Subject(found) }
    if c.fits("_,ignoresSafeAreaEdges?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_Edge_Set, .all) { let found = view.overlay(a0, ignoresSafeAreaEdges: a1); return Subject(found) }
    if c.fits("alignment?,content"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.slot(1) { return Subject(view.overlay(alignment: a0, content: { a1 })) }
    if c.fits("_,alignment?"), let a0 = c.slot(0), let a1 = c.value(1, read_Alignment, .center) { let found = view.overlay(a0, alignment: a1); return Subject(found) }
    if c.fits("_,alignment?"), let a0 = c.value(0, color), let a1 = c.value(1, read_Alignment, .center) { let found = view.overlay(a0, alignment: a1); return Subject(found) }
    return nil
  }
  static func view_padding(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?,_?"), let a0 = c.value(0, read_Edge_Set, .all), let a1 = c.value(1, optional(cgFloat), nil) { return Subject(view.padding(a0, a1)) }
    if c.fits("_"), let a0 = c.value(0, read_EdgeInsets) { return Subject(view.padding(a0)) }
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.padding(a0)) }
    return nil
  }
  static func view_padding3D(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_?,_?"), let a0 = c.value(0, read_Edge3D_Set, .all), let a1 = c.value(1, optional(cgFloat), nil) { return Subject(view.padding3D(a0, a1)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_EdgeInsets3D) { return Subject(view.padding3D(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.padding3D(a0)) }
    #endif
    return nil
  }
  static func view_paletteSelectionEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, read_PaletteSelectionEffect) { return Subject(view.paletteSelectionEffect(a0)) }
    #endif
    return nil
  }
  static func view_pasteDestination(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("action"), c.hasAction(0) { return Subject(view.pasteDestination(action: c.action(0))) }
    #endif
    return nil
  }
  static func view_persistentSystemOverlays(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.persistentSystemOverlays(a0)) }
    return nil
  }
  static func view_pickerStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_PickerStyle) { let found = view.pickerStyle(a0); return Subject(found) }
    return nil
  }
  static func view_pointerStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
    if #available(macOS 15, visionOS 2, *), c.fits("_"), let a0 = c.value(0, optional(read_PointerStyle)) { return Subject(view.pointerStyle(a0)) }
    #endif
    return nil
  }
  static func view_pointerVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.pointerVisibility(a0)) }
    #endif
    return nil
  }
  static func view_popover(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("isPresented,attachmentAnchor,arrowEdge?,content"), let a0 = c.binding(0, bool), let a1 = c.value(1, read_PopoverAttachmentAnchor), let a2 = c.value(2, optional(read_Edge), nil), let a3 = c.slot(3) { return Subject(view.popover(isPresented: a0, attachmentAnchor: a1, arrowEdge: a2, content: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("isPresented,arrowEdge?,content"), let a0 = c.binding(0, bool), let a1 = c.value(1, optional(read_Edge), nil), let a2 = c.slot(2) { return Subject(view.popover(isPresented: a0, arrowEdge: a1, content: { a2 })) }
    #endif
    return nil
  }
  static func view_position(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgPoint) { return Subject(view.position(a0)) }
    if c.fits("x?,y?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0) { return Subject(view.position(x: a0, y: a1)) }
    return nil
  }
  static func view_preferredColorScheme(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_ColorScheme)) { return Subject(view.preferredColorScheme(a0)) }
    return nil
  }
  static func view_preferredSurroundingsEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, optional(read_SurroundingsEffect)) { return Subject(view.preferredSurroundingsEffect(a0)) }
    #endif
    return nil
  }
  static func view_preferredWindowClippingMargins(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("_?,_"), let a0 = c.value(0, read_Edge3D_Set, .all), let a1 = c.value(1, optional(cgFloat)) { return Subject(view.preferredWindowClippingMargins(a0, a1)) }
    #endif
    return nil
  }
  static func view_prefersDefaultFocus(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(watchOS) || os(tvOS)
    if c.fits("_?,in"), let a0 = c.value(0, bool, true), let a1 = c.namespace(1) { return Subject(view.prefersDefaultFocus(a0, in: a1)) }
    #endif
    return nil
  }
  static func view_presentationBackground(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_"), let a0 = c.value(0, shapeStyle) { let found = view.presentationBackground(a0); return Subject(found) }
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("alignment?,content"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.slot(1) { return Subject(view.presentationBackground(alignment: a0, content: { a1 })) }
    return nil
  }
  static func view_presentationBackgroundInteraction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_"), let a0 = c.value(0, read_PresentationBackgroundInteraction) { return Subject(view.presentationBackgroundInteraction(a0)) }
    return nil
  }
  static func view_presentationBreakthroughEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("_"), let a0 = c.value(0, read_BreakthroughEffect) { return Subject(view.presentationBreakthroughEffect(a0)) }
    #endif
    return nil
  }
  static func view_presentationCompactAdaptation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_"), let a0 = c.value(0, read_PresentationAdaptation) { return Subject(view.presentationCompactAdaptation(a0)) }
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("horizontal,vertical"), let a0 = c.value(0, read_PresentationAdaptation), let a1 = c.value(1, read_PresentationAdaptation) { return Subject(view.presentationCompactAdaptation(horizontal: a0, vertical: a1)) }
    return nil
  }
  static func view_presentationContentInteraction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_"), let a0 = c.value(0, read_PresentationContentInteraction) { return Subject(view.presentationContentInteraction(a0)) }
    return nil
  }
  static func view_presentationCornerRadius(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_"), let a0 = c.value(0, optional(cgFloat)) { return Subject(view.presentationCornerRadius(a0)) }
    return nil
  }
  static func view_presentationDetents(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, set(read_PresentationDetent)) { return Subject(view.presentationDetents(a0)) }
    if c.fits("_,selection"), let a0 = c.value(0, set(read_PresentationDetent)), let a1 = c.binding(1, read_PresentationDetent) { return Subject(view.presentationDetents(a0, selection: a1)) }
    return nil
  }
  static func view_presentationDragIndicator(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.presentationDragIndicator(a0)) }
    return nil
  }
  static func view_presentationPreventsAppTermination(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15.4, *), c.fits("_"), let a0 = c.value(0, optional(bool)) { return Subject(view.presentationPreventsAppTermination(a0)) }
    #endif
    return nil
  }
  static func view_presentationSizing(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_PresentationSizing) { let found = view.presentationSizing(a0); return Subject(found) }
    return nil
  }
  static func view_presentedWindowStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("_"), let a0 = c.value(0, read_WindowStyle) { let found = view.presentedWindowStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_presentedWindowToolbarStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("_"), let a0 = c.value(0, read_WindowToolbarStyle) { let found = view.presentedWindowToolbarStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_previewDevice(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_PreviewDevice)) { return Subject(view.previewDevice(a0)) }
    return nil
  }
  static func view_previewDisplayName(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(string)) { return Subject(view.previewDisplayName(a0)) }
    return nil
  }
  static func view_previewInterfaceOrientation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_InterfaceOrientation) { return Subject(view.previewInterfaceOrientation(a0)) }
    return nil
  }
  static func view_privacySensitive(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.privacySensitive(a0)) }
    return nil
  }
  static func view_progressViewStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ProgressViewStyle) { let found = view.progressViewStyle(a0); return Subject(found) }
    return nil
  }
  static func view_projectionEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ProjectionTransform) { return Subject(view.projectionEffect(a0)) }
    return nil
  }
  static func view_redacted(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("reason"), let a0 = c.value(0, read_RedactionReasons) { return Subject(view.redacted(reason: a0)) }
    return nil
  }
  static func view_refreshable(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("action"), c.hasAction(0) { return Subject(view.refreshable(action: c.action(0))) }
    return nil
  }
  static func view_renameAction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), c.hasAction(0) { return Subject(view.renameAction(c.action(0))) }
    return nil
  }
  static func view_replaceDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 16, macOS 26, visionOS 1, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.replaceDisabled(a0)) }
    #endif
    return nil
  }
  static func view_rotationEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,anchor?"), let a0 = c.value(0, angle), let a1 = c.value(1, read_UnitPoint, .center) { return Subject(view.rotationEffect(a0, anchor: a1)) }
    return nil
  }
  static func view_safeAreaBar(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("edge,alignment?,spacing?,content"), let a0 = c.value(0, read_HorizontalEdge), let a1 = c.value(1, read_VerticalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(view.safeAreaBar(edge: a0, alignment: a1, spacing: a2, content: { a3 })) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("edge,alignment?,spacing?,content"), let a0 = c.value(0, read_VerticalEdge), let a1 = c.value(1, read_HorizontalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(view.safeAreaBar(edge: a0, alignment: a1, spacing: a2, content: { a3 })) }
    return nil
  }
}
