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
  static func view_accentColor(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(color)) { return Subject(view.accentColor(a0)) }
    return nil
  }
  static func view_accessibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("activationPoint"), let a0 = c.value(0, cgPoint) { return Subject(view.accessibility(activationPoint: a0)) }
    if c.fits("activationPoint"), let a0 = c.value(0, read_UnitPoint) { return Subject(view.accessibility(activationPoint: a0)) }
    if c.fits("addTraits"), let a0 = c.value(0, read_AccessibilityTraits) { return Subject(view.accessibility(addTraits: a0)) }
    if c.fits("hidden"), let a0 = c.value(0, bool) { return Subject(view.accessibility(hidden: a0)) }
    if c.fits("hint"), let a0 = c.value(0, text) { return Subject(view.accessibility(hint: a0)) }
    if c.fits("identifier"), let a0 = c.value(0, string) { return Subject(view.accessibility(identifier: a0)) }
    if c.fits("inputLabels"), let a0 = c.value(0, array(text)) { return Subject(view.accessibility(inputLabels: a0)) }
    if c.fits("label"), let a0 = c.value(0, text) { return Subject(view.accessibility(label: a0)) }
    if c.fits("removeTraits"), let a0 = c.value(0, read_AccessibilityTraits) { return Subject(view.accessibility(removeTraits: a0)) }
    if c.fits("sortPriority"), let a0 = c.value(0, double) { return Subject(view.accessibility(sortPriority: a0)) }
    if c.fits("value"), let a0 = c.value(0, text) { return Subject(view.accessibility(value: a0)) }
    return nil
  }
  static func view_accessibilityAction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?,_"), let a0 = c.value(0, read_AccessibilityActionKind, .default), c.hasAction(1) { return Subject(view.accessibilityAction(a0, c.action(1))) }
    if c.fits("named,_"), let a0 = c.value(0, text), c.hasAction(1) { return Subject(view.accessibilityAction(named: a0, c.action(1))) }
    if c.fits("action,label"), c.hasAction(0), let a1 = c.slot(1) { return Subject(view.accessibilityAction(action: c.action(0), label: { a1 })) }
    if c.fits("named,_"), let a0 = c.value(0, string), c.hasAction(1) { return Subject(view.accessibilityAction(named: a0, c.action(1))) }
    return nil
  }
  static func view_accessibilityActions(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.slot(0) { return Subject(view.accessibilityActions({ a0 })) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("category,_"), let a0 = c.value(0, read_AccessibilityActionCategory), let a1 = c.slot(1) { return Subject(view.accessibilityActions(category: a0, { a1 })) }
    return nil
  }
  static func view_accessibilityActivationPoint(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgPoint) { return Subject(view.accessibilityActivationPoint(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, cgPoint), let a1 = c.value(1, bool) { return Subject(view.accessibilityActivationPoint(a0, isEnabled: a1)) }
    if c.fits("_"), let a0 = c.value(0, read_UnitPoint) { return Subject(view.accessibilityActivationPoint(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, bool) { return Subject(view.accessibilityActivationPoint(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityAddTraits(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_AccessibilityTraits) { return Subject(view.accessibilityAddTraits(a0)) }
    return nil
  }
  static func view_accessibilityAdjustableAction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), c.hasAction(0) { return Subject(view.accessibilityAdjustableAction(c.action(0))) }
    return nil
  }
  static func view_accessibilityChildren(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("children"), let a0 = c.slot(0) { return Subject(view.accessibilityChildren(children: { a0 })) }
    return nil
  }
  static func view_accessibilityCustomContent(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,_"), let a0 = c.value(0, read_AccessibilityCustomContentKey), let a1 = c.value(1, optional(text)) { return Subject(view.accessibilityCustomContent(a0, a1)) }
    if c.fits("_,_"), let a0 = c.value(0, text), let a1 = c.value(1, text) { return Subject(view.accessibilityCustomContent(a0, a1)) }
    if c.fits("_,_"), let a0 = c.value(0, key), let a1 = c.value(1, text) { return Subject(view.accessibilityCustomContent(a0, a1)) }
    if c.fits("_,_"), let a0 = c.value(0, read_AccessibilityCustomContentKey), let a1 = c.value(1, string) { return Subject(view.accessibilityCustomContent(a0, a1)) }
    if c.fits("_,_"), let a0 = c.value(0, key), let a1 = c.value(1, string) { return Subject(view.accessibilityCustomContent(a0, a1)) }
    return nil
  }
  static func view_accessibilityDirectTouch(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?,options?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, read_AccessibilityDirectTouchOptions, []) { return Subject(view.accessibilityDirectTouch(a0, options: a1)) }
    return nil
  }
  static func view_accessibilityDragPoint(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,description"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, text) { return Subject(view.accessibilityDragPoint(a0, description: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,description,isEnabled"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, text), let a2 = c.value(2, bool) { return Subject(view.accessibilityDragPoint(a0, description: a1, isEnabled: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,description"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, string) { return Subject(view.accessibilityDragPoint(a0, description: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,description,isEnabled"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, string), let a2 = c.value(2, bool) { return Subject(view.accessibilityDragPoint(a0, description: a1, isEnabled: a2)) }
    #endif
    return nil
  }
  static func view_accessibilityDropPoint(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,description"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, text) { return Subject(view.accessibilityDropPoint(a0, description: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,description,isEnabled"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, text), let a2 = c.value(2, bool) { return Subject(view.accessibilityDropPoint(a0, description: a1, isEnabled: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_,description"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, string) { return Subject(view.accessibilityDropPoint(a0, description: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_,description,isEnabled"), let a0 = c.value(0, read_UnitPoint), let a1 = c.value(1, string), let a2 = c.value(2, bool) { return Subject(view.accessibilityDropPoint(a0, description: a1, isEnabled: a2)) }
    #endif
    return nil
  }
  static func view_accessibilityElement(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("children?"), let a0 = c.value(0, read_AccessibilityChildBehavior, .ignore) { return Subject(view.accessibilityElement(children: a0)) }
    return nil
  }
  static func view_accessibilityHeading(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_AccessibilityHeadingLevel) { return Subject(view.accessibilityHeading(a0)) }
    return nil
  }
  static func view_accessibilityHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.accessibilityHidden(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, bool), let a1 = c.value(1, bool) { return Subject(view.accessibilityHidden(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityHint(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.accessibilityHint(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, text), let a1 = c.value(1, bool) { return Subject(view.accessibilityHint(a0, isEnabled: a1)) }
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.accessibilityHint(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, string), let a1 = c.value(1, bool) { return Subject(view.accessibilityHint(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityIdentifier(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.accessibilityIdentifier(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, string), let a1 = c.value(1, bool) { return Subject(view.accessibilityIdentifier(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityIgnoresInvertColors(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.accessibilityIgnoresInvertColors(a0)) }
    return nil
  }
  static func view_accessibilityInputLabels(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, array(key)) { return Subject(view.accessibilityInputLabels(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, array(key)), let a1 = c.value(1, bool) { return Subject(view.accessibilityInputLabels(a0, isEnabled: a1)) }
    if c.fits("_"), let a0 = c.value(0, array(text)) { return Subject(view.accessibilityInputLabels(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, array(text)), let a1 = c.value(1, bool) { return Subject(view.accessibilityInputLabels(a0, isEnabled: a1)) }
    if c.fits("_"), let a0 = c.value(0, array(string)) { return Subject(view.accessibilityInputLabels(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, array(string)), let a1 = c.value(1, bool) { return Subject(view.accessibilityInputLabels(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityLabel(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.accessibilityLabel(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, text), let a1 = c.value(1, bool) { return Subject(view.accessibilityLabel(a0, isEnabled: a1)) }
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.accessibilityLabel(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, string), let a1 = c.value(1, bool) { return Subject(view.accessibilityLabel(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityLabeledPair(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("role,id,in"), let a0 = c.value(0, read_AccessibilityLabeledPairRole), let a1 = c.value(1, anyValue), let a2 = c.namespace(2) { return Subject(view.accessibilityLabeledPair(role: a0, id: a1, in: a2)) }
    return nil
  }
  static func view_accessibilityLinkedGroup(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("id,in"), let a0 = c.value(0, anyValue), let a1 = c.namespace(1) { return Subject(view.accessibilityLinkedGroup(id: a0, in: a1)) }
    return nil
  }
  static func view_accessibilityQuickAction(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("style,content"), let a0 = c.value(0, read_AccessibilityQuickActionStyle), let a1 = c.slot(1) { let found = view.accessibilityQuickAction(style: a0, content: { a1 }); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("style,isActive,content"), let a0 = c.value(0, read_AccessibilityQuickActionStyle), let a1 = c.binding(1, bool), let a2 = c.slot(2) { let found = view.accessibilityQuickAction(style: a0, isActive: a1, content: { a2 }); return Subject(found) }
    #endif
    return nil
  }
  static func view_accessibilityRemoveTraits(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_AccessibilityTraits) { return Subject(view.accessibilityRemoveTraits(a0)) }
    return nil
  }
  static func view_accessibilityRepresentation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("representation"), let a0 = c.slot(0) { return Subject(view.accessibilityRepresentation(representation: { a0 })) }
    return nil
  }
  static func view_accessibilityRespondsToUserInteraction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.accessibilityRespondsToUserInteraction(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, bool), let a1 = c.value(1, bool) { return Subject(view.accessibilityRespondsToUserInteraction(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityRotorEntry(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("id,in"), let a0 = c.value(0, anyValue), let a1 = c.namespace(1) { return Subject(view.accessibilityRotorEntry(id: a0, in: a1)) }
    return nil
  }
  static func view_accessibilityScrollAction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), c.hasAction(0) { return Subject(view.accessibilityScrollAction(c.action(0))) }
    return nil
  }
  static func view_accessibilityScrollStatus(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_,isEnabled?"), let a0 = c.value(0, text), let a1 = c.value(1, bool, true) { return Subject(view.accessibilityScrollStatus(a0, isEnabled: a1)) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_,isEnabled?"), let a0 = c.value(0, string), let a1 = c.value(1, bool, true) { return Subject(view.accessibilityScrollStatus(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityShowsLargeContentViewer(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.accessibilityShowsLargeContentViewer()) }
    if c.fits("_"), let a0 = c.slot(0) { return Subject(view.accessibilityShowsLargeContentViewer({ a0 })) }
    return nil
  }
  static func view_accessibilitySortPriority(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.accessibilitySortPriority(a0)) }
    return nil
  }
  static func view_accessibilityTextContentType(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_AccessibilityTextContentType) { return Subject(view.accessibilityTextContentType(a0)) }
    return nil
  }
  static func view_accessibilityValue(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.accessibilityValue(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, text), let a1 = c.value(1, bool) { return Subject(view.accessibilityValue(a0, isEnabled: a1)) }
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.accessibilityValue(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,isEnabled"), let a0 = c.value(0, string), let a1 = c.value(1, bool) { return Subject(view.accessibilityValue(a0, isEnabled: a1)) }
    return nil
  }
  static func view_accessibilityZoomAction(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), c.hasAction(0) { return Subject(view.accessibilityZoomAction(c.action(0))) }
    return nil
  }
  static func view_alert(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,isPresented,actions,message"), let a0 = c.value(0, text), let a1 = c.binding(1, bool), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(view.alert(a0, isPresented: a1, actions: { a2 }, message: { a3 })) }
    if c.fits("_,isPresented,actions"), let a0 = c.value(0, text), let a1 = c.binding(1, bool), let a2 = c.slot(2) { return Subject(view.alert(a0, isPresented: a1, actions: { a2 })) }
    if c.fits("_,isPresented,actions,message"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(view.alert(a0, isPresented: a1, actions: { a2 }, message: { a3 })) }
    if c.fits("_,isPresented,actions"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.slot(2) { return Subject(view.alert(a0, isPresented: a1, actions: { a2 })) }
    return nil
  }
  static func view_allowedDynamicRange(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("_"), let a0 = c.value(0, optional(read_Image_DynamicRange)) { return Subject(view.allowedDynamicRange(a0)) }
    #endif
    return nil
  }
  static func view_allowsHitTesting(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.allowsHitTesting(a0)) }
    return nil
  }
  static func view_allowsTightening(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.allowsTightening(a0)) }
    return nil
  }
  static func view_allowsWindowActivationEvents(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("") { return Subject(view.allowsWindowActivationEvents()) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("_"), let a0 = c.value(0, optional(bool)) { return Subject(view.allowsWindowActivationEvents(a0)) }
    #endif
    return nil
  }
  static func view_alternatingRowBackgrounds(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 14, *), c.fits("_?"), let a0 = c.value(0, read_AlternatingRowBackgroundBehavior, .enabled) { return Subject(view.alternatingRowBackgrounds(a0)) }
    #endif
    return nil
  }
  static func view_animation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,value"), let a0 = c.value(0, optional(read_Animation)), let a1 = c.value(1, anyValue) { return Subject(view.animation(a0, value: a1)) }
    if c.fits("_"), let a0 = c.value(0, optional(read_Animation)) { return Subject(view.animation(a0)) }
    return nil
  }
  static func view_aspectRatio(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?,contentMode"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, read_ContentMode) { return Subject(view.aspectRatio(a0, contentMode: a1)) }
    if c.fits("_,contentMode"), let a0 = c.value(0, cgSize), let a1 = c.value(1, read_ContentMode) { return Subject(view.aspectRatio(a0, contentMode: a1)) }
    return nil
  }
  static func view_aspectRatio3D(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("contentMode"), let a0 = c.value(0, read_ContentMode) { return Subject(view.aspectRatio3D(contentMode: a0)) }
    #endif
    return nil
  }
  static func view_assistiveAccessNavigationIcon(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, image) { return Subject(view.assistiveAccessNavigationIcon(a0)) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("systemImage"), let a0 = c.value(0, string) { return Subject(view.assistiveAccessNavigationIcon(systemImage: a0)) }
    return nil
  }
  static func view_autocapitalization(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, read_UITextAutocapitalizationType) { return Subject(view.autocapitalization(a0)) }
    #endif
    return nil
  }
  static func view_autocorrectionDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.autocorrectionDisabled(a0)) }
    return nil
  }
  static func view_background(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("ignoresSafeAreaEdges?"), let a0 = c.value(0, read_Edge_Set, .all) { return Subject(view.background(ignoresSafeAreaEdges: a0)) }
    if c.fits("in,fillStyle?"), let a0 = c.value(0, insettableShape), let a1 = c.value(1, read_FillStyle, FillStyle()) { let found = view.background(in: a0, fillStyle: a1); return Subject(found) }
    if c.fits("in,fillStyle?"), let a0 = c.value(0, shape), let a1 = c.value(1, read_FillStyle, FillStyle()) { let found = view.background(in: a0, fillStyle: a1); return Subject(found) }
    if c.fits("_,in,fillStyle?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, insettableShape), let a2 = c.value(2, read_FillStyle, FillStyle()) { let found = view.background(a0, in: a1, fillStyle: a2); return Subject(found) }
    if c.fits("_,in,fillStyle?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, shape), let a2 = c.value(2, read_FillStyle, FillStyle()) { let found = view.background(a0, in: a1, fillStyle: a2); return Subject(found) }
    if c.fits("_,ignoresSafeAreaEdges?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_Edge_Set, .all) { let found = view.background(a0, ignoresSafeAreaEdges: a1); return Subject(found) }
    if c.fits("alignment?,content"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.slot(1) { return Subject(view.background(alignment: a0, content: { a1 })) }
    if c.fits("_,alignment?"), let a0 = c.slot(0), let a1 = c.value(1, read_Alignment, .center) { let found = view.background(a0, alignment: a1); return Subject(found) }
    if c.fits("_,alignment?"), let a0 = c.value(0, color), let a1 = c.value(1, read_Alignment, .center) { let found = view.background(a0, alignment: a1); return Subject(found) }
    return nil
  }
  static func view_backgroundExtensionEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(view.backgroundExtensionEffect()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("isEnabled"), let a0 = c.value(0, bool) { return Subject(view.backgroundExtensionEffect(isEnabled: a0)) }
    return nil
  }
  static func view_backgroundStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, shapeStyle) { let found = view.backgroundStyle(a0); return Subject(found) }
    return nil
  }
  static func view_badge(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, int) { return Subject(view.badge(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, optional(key)) { return Subject(view.badge(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, optional(text)) { return Subject(view.badge(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.badge(a0)) }
    #endif
    return nil
  }
  static func view_badgeProminence(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, read_BadgeProminence) { return Subject(view.badgeProminence(a0)) }
    #endif
    return nil
  }
  static func view_baselineOffset(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.baselineOffset(a0)) }
    return nil
  }
  static func view_blendMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_BlendMode) { return Subject(view.blendMode(a0)) }
    return nil
  }
  static func view_blur(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("radius,opaque?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, bool, false) { return Subject(view.blur(radius: a0, opaque: a1)) }
    return nil
  }
  static func view_bold(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.bold(a0)) }
    return nil
  }
  static func view_border(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,width?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1) { let found = view.border(a0, width: a1); return Subject(found) }
    return nil
  }
  static func view_breakthroughEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("_"), let a0 = c.value(0, read_BreakthroughEffect) { return Subject(view.breakthroughEffect(a0)) }
    #endif
    return nil
  }
  static func view_brightness(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.brightness(a0)) }
    return nil
  }
  static func view_buttonBorderShape(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ButtonBorderShape) { return Subject(view.buttonBorderShape(a0)) }
    return nil
  }
  static func view_buttonRepeatBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_ButtonRepeatBehavior) { return Subject(view.buttonRepeatBehavior(a0)) }
    return nil
  }
  static func view_buttonSizing(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, read_ButtonSizing) { return Subject(view.buttonSizing(a0)) }
    return nil
  }
  static func view_buttonStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_PrimitiveButtonStyle) { let found = view.buttonStyle(a0); return Subject(found) }
    return nil
  }
  static func view_clipShape(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,style?"), let a0 = c.value(0, shape), let a1 = c.value(1, read_FillStyle, FillStyle()) { let found = view.clipShape(a0, style: a1); return Subject(found) }
    return nil
  }
  static func view_clipped(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("antialiased?"), let a0 = c.value(0, bool, false) { return Subject(view.clipped(antialiased: a0)) }
    return nil
  }
  static func view_colorEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_Shader), let a1 = c.value(1, bool, true) { return Subject(view.colorEffect(a0, isEnabled: a1)) }
    #endif
    return nil
  }
  static func view_colorInvert(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.colorInvert()) }
    return nil
  }
  static func view_colorMultiply(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, color) { return Subject(view.colorMultiply(a0)) }
    return nil
  }
  static func view_colorScheme(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ColorScheme) { return Subject(view.colorScheme(a0)) }
    return nil
  }
  static func view_compositingGroup(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.compositingGroup()) }
    return nil
  }
  static func view_confirmationDialog(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,isPresented,titleVisibility?,actions,message"), let a0 = c.value(0, text), let a1 = c.binding(1, bool), let a2 = c.value(2, read_Visibility, .automatic), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(view.confirmationDialog(a0, isPresented: a1, titleVisibility: a2, actions: { a3 }, message: { a4 })) }
    if c.fits("_,isPresented,titleVisibility?,actions"), let a0 = c.value(0, text), let a1 = c.binding(1, bool), let a2 = c.value(2, read_Visibility, .automatic), let a3 = c.slot(3) { return Subject(view.confirmationDialog(a0, isPresented: a1, titleVisibility: a2, actions: { a3 })) }
    if c.fits("_,isPresented,titleVisibility?,actions,message"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.value(2, read_Visibility, .automatic), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(view.confirmationDialog(a0, isPresented: a1, titleVisibility: a2, actions: { a3 }, message: { a4 })) }
    if c.fits("_,isPresented,titleVisibility?,actions"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.value(2, read_Visibility, .automatic), let a3 = c.slot(3) { return Subject(view.confirmationDialog(a0, isPresented: a1, titleVisibility: a2, actions: { a3 })) }
    return nil
  }
  static func view_containerBackground(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,for"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ContainerBackgroundPlacement) { let found = view.containerBackground(a0, for: a1); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("for,alignment?,content"), let a0 = c.value(0, read_ContainerBackgroundPlacement), let a1 = c.value(1, read_Alignment, .center), let a2 = c.slot(2) { return Subject(view.containerBackground(for: a0, alignment: a1, content: { a2 })) }
    return nil
  }
  static func view_containerCornerOffset(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_,sizeToFit?"), let a0 = c.value(0, read_Edge_Set), let a1 = c.value(1, bool, false) { return Subject(view.containerCornerOffset(a0, sizeToFit: a1)) }
    return nil
  }
  static func view_containerRelativeFrame(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,alignment?"), let a0 = c.value(0, read_Axis_Set), let a1 = c.value(1, read_Alignment, .center) { return Subject(view.containerRelativeFrame(a0, alignment: a1)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,count,span?,spacing,alignment?"), let a0 = c.value(0, read_Axis_Set), let a1 = c.value(1, int), let a2 = c.value(2, int, 1), let a3 = c.value(3, cgFloat), let a4 = c.value(4, read_Alignment, .center) { return Subject(view.containerRelativeFrame(a0, count: a1, span: a2, spacing: a3, alignment: a4)) }
    return nil
  }
  static func view_containerShape(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, insettableShape) { let found = view.containerShape(a0); return Subject(found) }
    return nil
  }
  static func view_contentCaptureProtected(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.contentCaptureProtected(a0)) }
    #endif
    return nil
  }
  static func view_contentMargins(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?,_,for?"), let a0 = c.value(0, read_Edge_Set, .all), let a1 = c.value(1, read_EdgeInsets), let a2 = c.value(2, read_ContentMarginPlacement, .automatic) { return Subject(view.contentMargins(a0, a1, for: a2)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?,_,for?"), let a0 = c.value(0, read_Edge_Set, .all), let a1 = c.value(1, optional(cgFloat)), let a2 = c.value(2, read_ContentMarginPlacement, .automatic) { return Subject(view.contentMargins(a0, a1, for: a2)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,for?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, read_ContentMarginPlacement, .automatic) { return Subject(view.contentMargins(a0, for: a1)) }
    return nil
  }
  static func view_contentShape(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,_,eoFill?"), let a0 = c.value(0, read_ContentShapeKinds), let a1 = c.value(1, shape), let a2 = c.value(2, bool, false) { let found = view.contentShape(a0, a1, eoFill: a2); return Subject(found) }
    if c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.contentShape(a0, eoFill: a1); return Subject(found) }
    return nil
  }
  static func view_contentToolbar(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4, *), c.fits("for,content"), let a0 = c.value(0, read_ContentToolbarPlacement), let a1 = c.slot(1) { return Subject(view.contentToolbar(for: a0, content: { a1 })) }
    return nil
  }
  static func view_contentTransition(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ContentTransition) { return Subject(view.contentTransition(a0)) }
    return nil
  }
  static func view_contextMenu(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if c.fits("menuItems,preview"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(view.contextMenu(menuItems: { a0 }, preview: { a1 })) }
    #endif
    if c.fits("menuItems"), let a0 = c.slot(0) { return Subject(view.contextMenu(menuItems: { a0 })) }
    return nil
  }
  static func view_contrast(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.contrast(a0)) }
    return nil
  }
  static func view_controlGroupStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_ControlGroupStyle) { let found = view.controlGroupStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_controlSize(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ControlSize) { return Subject(view.controlSize(a0)) }
    return nil
  }
  static func view_coordinateSpace(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("name"), let a0 = c.value(0, anyValue) { return Subject(view.coordinateSpace(name: a0)) }
    return nil
  }
  static func view_cornerRadius(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,antialiased?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, bool, true) { return Subject(view.cornerRadius(a0, antialiased: a1)) }
    return nil
  }
  static func view_datePickerStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("_"), let a0 = c.value(0, read_DatePickerStyle) { let found = view.datePickerStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_defaultAdaptableTabBarPlacement(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS)
    if #available(iOS 18, *), c.fits("_?"), let a0 = c.value(0, read_AdaptableTabBarPlacement, .automatic) { return Subject(view.defaultAdaptableTabBarPlacement(a0)) }
    #endif
    return nil
  }
  static func view_defaultHoverEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, visionOS 1, tvOS 17, *), c.fits("_"), let a0 = c.value(0, optional(read_HoverEffect)) { return Subject(view.defaultHoverEffect(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if #available(iOS 18, visionOS 2, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_CustomHoverEffect) { let found = view.defaultHoverEffect(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_defaultScrollAnchor(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, optional(read_UnitPoint)) { return Subject(view.defaultScrollAnchor(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for"), let a0 = c.value(0, optional(read_UnitPoint)), let a1 = c.value(1, read_ScrollAnchorRole) { return Subject(view.defaultScrollAnchor(a0, for: a1)) }
    return nil
  }
  static func view_defaultWheelPickerItemHeight(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.defaultWheelPickerItemHeight(a0)) }
    #endif
    return nil
  }
  static func view_defersSystemGestures(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS)
    if c.fits("on"), let a0 = c.value(0, read_Edge_Set) { return Subject(view.defersSystemGestures(on: a0)) }
    #endif
    return nil
  }
  static func view_deleteDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.deleteDisabled(a0)) }
    return nil
  }
  static func view_dialogIcon(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 17, macOS 13, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, optional(image)) { return Subject(view.dialogIcon(a0)) }
    #endif
    return nil
  }
  static func view_dialogPreventsAppTermination(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15.4, *), c.fits("_"), let a0 = c.value(0, optional(bool)) { return Subject(view.dialogPreventsAppTermination(a0)) }
    #endif
    return nil
  }
  static func view_dialogSeverity(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(macOS 13, visionOS 1, watchOS 10, *), c.fits("_"), let a0 = c.value(0, read_DialogSeverity) { return Subject(view.dialogSeverity(a0)) }
    #endif
    return nil
  }
  static func view_dialogSuppressionToggle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,isSuppressed"), let a0 = c.value(0, text), let a1 = c.binding(1, bool) { return Subject(view.dialogSuppressionToggle(a0, isSuppressed: a1)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("isSuppressed"), let a0 = c.binding(0, bool) { return Subject(view.dialogSuppressionToggle(isSuppressed: a0)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,isSuppressed"), let a0 = c.value(0, string), let a1 = c.binding(1, bool) { return Subject(view.dialogSuppressionToggle(a0, isSuppressed: a1)) }
    return nil
  }
  static func view_digitalCrownAccessory(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.digitalCrownAccessory(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("content"), let a0 = c.slot(0) { return Subject(view.digitalCrownAccessory(content: { a0 })) }
    #endif
    return nil
  }
  static func view_digitalCrownRotation(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,from,through,sensitivity?,isContinuous?,isHapticFeedbackEnabled?,onChange,onIdle"), let a0 = c.binding(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, read_DigitalCrownRotationalSensitivity, .high), let a4 = c.value(4, bool, false), let a5 = c.value(5, bool, true), c.hasAction(6), c.hasAction(7) { return Subject(view.digitalCrownRotation(a0, from: a1, through: a2, sensitivity: a3, isContinuous: a4, isHapticFeedbackEnabled: a5, onChange: c.action(6), onIdle: c.action(7))) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,from,through,sensitivity?,isContinuous?,isHapticFeedbackEnabled?"), let a0 = c.binding(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, read_DigitalCrownRotationalSensitivity, .high), let a4 = c.value(4, bool, false), let a5 = c.value(5, bool, true) { return Subject(view.digitalCrownRotation(a0, from: a1, through: a2, sensitivity: a3, isContinuous: a4, isHapticFeedbackEnabled: a5)) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,onChange,onIdle"), let a0 = c.binding(0, double), c.hasAction(1), c.hasAction(2) { return Subject(view.digitalCrownRotation(a0, onChange: c.action(1), onIdle: c.action(2))) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_"), let a0 = c.binding(0, double) { return Subject(view.digitalCrownRotation(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("detent,from,through,by,sensitivity?,isContinuous?,isHapticFeedbackEnabled?,onChange,onIdle"), let a0 = c.binding(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, double), let a4 = c.value(4, read_DigitalCrownRotationalSensitivity, .high), let a5 = c.value(5, bool, false), let a6 = c.value(6, bool, true), c.hasAction(7), c.hasAction(8) { return Subject(view.digitalCrownRotation(detent: a0, from: a1, through: a2, by: a3, sensitivity: a4, isContinuous: a5, isHapticFeedbackEnabled: a6, onChange: c.action(7), onIdle: c.action(8))) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("detent,from,through,by,sensitivity?,isContinuous?,isHapticFeedbackEnabled?"), let a0 = c.binding(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, double), let a4 = c.value(4, read_DigitalCrownRotationalSensitivity, .high), let a5 = c.value(5, bool, false), let a6 = c.value(6, bool, true) { return Subject(view.digitalCrownRotation(detent: a0, from: a1, through: a2, by: a3, sensitivity: a4, isContinuous: a5, isHapticFeedbackEnabled: a6)) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_"), let a0 = c.binding(0, double) { return Subject(view.digitalCrownRotation(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,from,through,by?,sensitivity?,isContinuous?,isHapticFeedbackEnabled?"), let a0 = c.binding(0, double), let a1 = c.value(1, double), let a2 = c.value(2, double), let a3 = c.value(3, optional(double), nil), let a4 = c.value(4, read_DigitalCrownRotationalSensitivity, .high), let a5 = c.value(5, bool, false), let a6 = c.value(6, bool, true) { return Subject(view.digitalCrownRotation(a0, from: a1, through: a2, by: a3, sensitivity: a4, isContinuous: a5, isHapticFeedbackEnabled: a6)) }
    #endif
    return nil
  }
  static func view_disableAutocorrection(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(bool)) { return Subject(view.disableAutocorrection(a0)) }
    return nil
  }
  static func view_disabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.disabled(a0)) }
    return nil
  }
  static func view_disclosureGroupStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_DisclosureGroupStyle) { let found = view.disclosureGroupStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_dismissalConfirmationDialog(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_,shouldPresent,actions,message"), let a0 = c.value(0, text), let a1 = c.value(1, bool), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(view.dismissalConfirmationDialog(a0, shouldPresent: a1, actions: { a2 }, message: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_,shouldPresent,actions"), let a0 = c.value(0, text), let a1 = c.value(1, bool), let a2 = c.slot(2) { return Subject(view.dismissalConfirmationDialog(a0, shouldPresent: a1, actions: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_,shouldPresent,actions,message"), let a0 = c.value(0, string), let a1 = c.value(1, bool), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(view.dismissalConfirmationDialog(a0, shouldPresent: a1, actions: { a2 }, message: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_,shouldPresent,actions"), let a0 = c.value(0, string), let a1 = c.value(1, bool), let a2 = c.slot(2) { return Subject(view.dismissalConfirmationDialog(a0, shouldPresent: a1, actions: { a2 })) }
    #endif
    return nil
  }
  static func view_distortionEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("_,maxSampleOffset,isEnabled?"), let a0 = c.value(0, read_Shader), let a1 = c.value(1, cgSize), let a2 = c.value(2, bool, true) { return Subject(view.distortionEffect(a0, maxSampleOffset: a1, isEnabled: a2)) }
    #endif
    return nil
  }
  static func view_dragConfiguration(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 26, *), c.fits("_"), let a0 = c.value(0, read_DragConfiguration) { return Subject(view.dragConfiguration(a0)) }
    #endif
    return nil
  }
  static func view_dragPreviewsFormation(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 26, *), c.fits("_"), let a0 = c.value(0, read_DragDropPreviewsFormation) { return Subject(view.dragPreviewsFormation(a0)) }
    #endif
    return nil
  }
  static func view_drawingGroup(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("opaque?,colorMode?"), let a0 = c.value(0, bool, false), let a1 = c.value(1, read_ColorRenderingMode, .nonLinear) { return Subject(view.drawingGroup(opaque: a0, colorMode: a1)) }
    return nil
  }
  static func view_dropDestination(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 26, macOS 26, visionOS 26, *), c.fits("isEnabled?,action"), let a0 = c.value(0, bool, true), c.hasAction(1) { return Subject(view.dropDestination(isEnabled: a0, action: c.action(1))) }
    #endif
    return nil
  }
  static func view_dropPreviewsFormation(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 26, *), c.fits("_"), let a0 = c.value(0, read_DragDropPreviewsFormation) { return Subject(view.dropPreviewsFormation(a0)) }
    #endif
    return nil
  }
  static func view_dynamicTypeSize(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_DynamicTypeSize) { return Subject(view.dynamicTypeSize(a0)) }
    return nil
  }
  static func view_edgesIgnoringSafeArea(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Edge_Set) { return Subject(view.edgesIgnoringSafeArea(a0)) }
    return nil
  }
  static func view_fileDialogBrowserOptions(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, read_FileDialogBrowserOptions) { return Subject(view.fileDialogBrowserOptions(a0)) }
    #endif
    return nil
  }
  static func view_fileDialogConfirmationLabel(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, optional(text)) { return Subject(view.fileDialogConfirmationLabel(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.fileDialogConfirmationLabel(a0)) }
    #endif
    return nil
  }
  static func view_fileDialogCustomizationID(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.fileDialogCustomizationID(a0)) }
    #endif
    return nil
  }
  static func view_fileDialogDefaultDirectory(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, optional(url)) { return Subject(view.fileDialogDefaultDirectory(a0)) }
    #endif
    return nil
  }
  static func view_fileDialogImportsUnresolvedAliases(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.fileDialogImportsUnresolvedAliases(a0)) }
    #endif
    return nil
  }
  static func view_fileDialogMessage(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, optional(text)) { return Subject(view.fileDialogMessage(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.fileDialogMessage(a0)) }
    #endif
    return nil
  }
  static func view_fileExporterFilenameLabel(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, optional(text)) { return Subject(view.fileExporterFilenameLabel(a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.fileExporterFilenameLabel(a0)) }
    #endif
    return nil
  }
  static func view_fileImporter(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("isPresented,allowedContentTypes,allowsMultipleSelection,onCompletion"), let a0 = c.binding(0, bool), let a1 = c.value(1, array(read_UTType)), let a2 = c.value(2, bool), c.hasAction(3) { return Subject(view.fileImporter(isPresented: a0, allowedContentTypes: a1, allowsMultipleSelection: a2, onCompletion: c.action(3))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("isPresented,allowedContentTypes,allowsMultipleSelection,onCompletion,onCancellation"), let a0 = c.binding(0, bool), let a1 = c.value(1, array(read_UTType)), let a2 = c.value(2, bool), c.hasAction(3), c.hasAction(4) { return Subject(view.fileImporter(isPresented: a0, allowedContentTypes: a1, allowsMultipleSelection: a2, onCompletion: c.action(3), onCancellation: c.action(4))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("isPresented,allowedContentTypes,onCompletion"), let a0 = c.binding(0, bool), let a1 = c.value(1, array(read_UTType)), c.hasAction(2) { return Subject(view.fileImporter(isPresented: a0, allowedContentTypes: a1, onCompletion: c.action(2))) }
    #endif
    return nil
  }
  static func view_fileMover(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("isPresented,file,onCompletion,onCancellation"), let a0 = c.binding(0, bool), let a1 = c.value(1, optional(url)), c.hasAction(2), c.hasAction(3) { return Subject(view.fileMover(isPresented: a0, file: a1, onCompletion: c.action(2), onCancellation: c.action(3))) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("isPresented,file,onCompletion"), let a0 = c.binding(0, bool), let a1 = c.value(1, optional(url)), c.hasAction(2) { return Subject(view.fileMover(isPresented: a0, file: a1, onCompletion: c.action(2))) }
    #endif
    return nil
  }
  static func view_findDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 16, macOS 26, visionOS 1, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.findDisabled(a0)) }
    #endif
    return nil
  }
  static func view_findNavigator(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 16, macOS 26, visionOS 1, *), c.fits("isPresented"), let a0 = c.binding(0, bool) { return Subject(view.findNavigator(isPresented: a0)) }
    #endif
    return nil
  }
  static func view_fixedSize(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.fixedSize()) }
    if c.fits("horizontal,vertical"), let a0 = c.value(0, bool), let a1 = c.value(1, bool) { return Subject(view.fixedSize(horizontal: a0, vertical: a1)) }
    return nil
  }
  static func view_flipsForRightToLeftLayoutDirection(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.flipsForRightToLeftLayoutDirection(a0)) }
    return nil
  }
  static func view_focusEffectDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.focusEffectDisabled(a0)) }
    return nil
  }
  static func view_focusScope(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.namespace(0) { return Subject(view.focusScope(a0)) }
    #endif
    return nil
  }
  static func view_focusSection(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS) || os(tvOS)
    if c.fits("") { return Subject(view.focusSection()) }
    #endif
    return nil
  }
  static func view_focusable(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 13, visionOS 1, watchOS 9, tvOS 16, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.focusable(a0)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?,interactions"), let a0 = c.value(0, bool, true), let a1 = c.value(1, read_FocusInteractions) { return Subject(view.focusable(a0, interactions: a1)) }
    #if !canImport(SwiftUI) || os(macOS) || os(watchOS) || os(tvOS)
    if c.fits("_?,onFocusChange"), let a0 = c.value(0, bool, true), c.hasAction(1) { return Subject(view.focusable(a0, onFocusChange: c.action(1))) }
    #endif
    #if !canImport(SwiftUI) || os(macOS) || os(watchOS) || os(tvOS)
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.focusable(a0)) }
    #endif
    return nil
  }
  static func view_font(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Font)) { return Subject(view.font(a0)) }
    return nil
  }
  static func view_fontDesign(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.1, macOS 13, visionOS 1, watchOS 9.1, tvOS 16.1, *), c.fits("_"), let a0 = c.value(0, optional(read_Font_Design)) { return Subject(view.fontDesign(a0)) }
    return nil
  }
  static func view_fontWeight(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Font_Weight)) { return Subject(view.fontWeight(a0)) }
    return nil
  }
  static func view_fontWidth(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Font_Width)) { return Subject(view.fontWidth(a0)) }
    return nil
  }
  static func view_foregroundColor(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(color)) { return Subject(view.foregroundColor(a0)) }
    return nil
  }
  static func view_foregroundStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,_,_"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, shapeStyle), let a2 = c.value(2, shapeStyle) { let found = view.foregroundStyle(a0, a1, a2); return Subject(found) }
    if c.fits("_,_"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, shapeStyle) { let found = view.foregroundStyle(a0, a1); return Subject(found) }
    if c.fits("_"), let a0 = c.value(0, shapeStyle) { let found = view.foregroundStyle(a0); return Subject(found) }
    return nil
  }
  static func view_formStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_FormStyle) { let found = view.formStyle(a0); return Subject(found) }
    return nil
  }
  static func view_frame(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("depth,alignment?"), let a0 = c.value(0, optional(cgFloat)), let a1 = c.value(1, read_DepthAlignment, .center) { return Subject(view.frame(depth: a0, alignment: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("minDepth?,idealDepth?,maxDepth?,alignment?"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.value(3, read_DepthAlignment, .center) { return Subject(view.frame(minDepth: a0, idealDepth: a1, maxDepth: a2, alignment: a3)) }
    #endif
    if c.fits("minWidth?,idealWidth?,maxWidth?,minHeight?,idealHeight?,maxHeight?,alignment?"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.value(3, optional(cgFloat), nil), let a4 = c.value(4, optional(cgFloat), nil), let a5 = c.value(5, optional(cgFloat), nil), let a6 = c.value(6, read_Alignment, .center) { return Subject(view.frame(minWidth: a0, idealWidth: a1, maxWidth: a2, minHeight: a3, idealHeight: a4, maxHeight: a5, alignment: a6)) }
    if c.fits("width?,height?,alignment?"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, read_Alignment, .center) { return Subject(view.frame(width: a0, height: a1, alignment: a2)) }
    if c.fits("") { return Subject(view.frame()) }
    return nil
  }
  static func view_fullScreenCover(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("isPresented,onDismiss,content"), let a0 = c.binding(0, bool), c.hasAction(1), let a2 = c.slot(2) { return Subject(view.fullScreenCover(isPresented: a0, onDismiss: c.action(1), content: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("isPresented,content"), let a0 = c.binding(0, bool), let a1 = c.slot(1) { return Subject(view.fullScreenCover(isPresented: a0, content: { a1 })) }
    #endif
    return nil
  }
  static func view_gaugeStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("_"), let a0 = c.value(0, read_GaugeStyle) { let found = view.gaugeStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_geometryGroup(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("") { return Subject(view.geometryGroup()) }
    return nil
  }
  static func view_glassBackgroundEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("displayMode?"), let a0 = c.value(0, read_GlassBackgroundDisplayMode, .always) { return Subject(view.glassBackgroundEffect(displayMode: a0)) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2.4, *), c.fits("_,displayMode?"), let a0 = c.value(0, read_GlassBackgroundEffect), let a1 = c.value(1, read_GlassBackgroundDisplayMode, .always) { let found = view.glassBackgroundEffect(a0, displayMode: a1); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("in,displayMode?"), let a0 = c.value(0, insettableShape), let a1 = c.value(1, read_GlassBackgroundDisplayMode, .always) { let found = view.glassBackgroundEffect(in: a0, displayMode: a1); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2.4, *), c.fits("_,in,displayMode?"), let a0 = c.value(0, read_GlassBackgroundEffect), let a1 = c.value(1, insettableShape), let a2 = c.value(2, read_GlassBackgroundDisplayMode, .always) { let found = view.glassBackgroundEffect(a0, in: a1, displayMode: a2); return Subject(found) }
    #endif
    return nil
  }
  static func view_glassEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("_?,in"), let a0 = c.value(0, read_Glass, .regular), let a1 = c.value(1, shape) { let found = view.glassEffect(a0, in: a1); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("_?"), let a0 = c.value(0, read_Glass, .regular) { return Subject(view.glassEffect(a0)) }
    #endif
    return nil
  }
  static func view_glassEffectID(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("_,in"), let a0 = c.value(0, anyValue), let a1 = c.namespace(1) { return Subject(view.glassEffectID(a0, in: a1)) }
    #endif
    return nil
  }
  static func view_glassEffectTransition(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, read_GlassEffectTransition) { return Subject(view.glassEffectTransition(a0)) }
    #endif
    return nil
  }
  static func view_glassEffectUnion(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("id,namespace"), let a0 = c.value(0, anyValue), let a1 = c.namespace(1) { return Subject(view.glassEffectUnion(id: a0, namespace: a1)) }
    #endif
    return nil
  }
  static func view_grayscale(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.grayscale(a0)) }
    return nil
  }
  static func view_gridCellAnchor(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_UnitPoint) { return Subject(view.gridCellAnchor(a0)) }
    return nil
  }
  static func view_gridCellColumns(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, int) { return Subject(view.gridCellColumns(a0)) }
    return nil
  }
  static func view_gridCellUnsizedAxes(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Axis_Set) { return Subject(view.gridCellUnsizedAxes(a0)) }
    return nil
  }
  static func view_gridColumnAlignment(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_HorizontalAlignment) { return Subject(view.gridColumnAlignment(a0)) }
    return nil
  }
  static func view_groupBoxStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_GroupBoxStyle) { let found = view.groupBoxStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_handGestureShortcut(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 18, macOS 15, watchOS 11, tvOS 18, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_HandGestureShortcut), let a1 = c.value(1, bool, true) { return Subject(view.handGestureShortcut(a0, isEnabled: a1)) }
    #endif
    return nil
  }
}
