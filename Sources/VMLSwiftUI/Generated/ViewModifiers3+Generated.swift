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
  static func view_safeAreaInset(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("edge,alignment?,spacing?,content"), let a0 = c.value(0, read_HorizontalEdge), let a1 = c.value(1, read_VerticalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(view.safeAreaInset(edge: a0, alignment: a1, spacing: a2, content: { a3 })) }
    if c.fits("edge,alignment?,spacing?,content"), let a0 = c.value(0, read_VerticalEdge), let a1 = c.value(1, read_HorizontalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(view.safeAreaInset(edge: a0, alignment: a1, spacing: a2, content: { a3 })) }
    return nil
  }
  static func view_safeAreaPadding(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?,_?"), let a0 = c.value(0, read_Edge_Set, .all), let a1 = c.value(1, optional(cgFloat), nil) { return Subject(view.safeAreaPadding(a0, a1)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_EdgeInsets) { return Subject(view.safeAreaPadding(a0)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.safeAreaPadding(a0)) }
    return nil
  }
  static func view_saturation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.saturation(a0)) }
    return nil
  }
  static func view_scaleEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,anchor?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, read_UnitPoint, .center) { return Subject(view.scaleEffect(a0, anchor: a1)) }
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_,anchor?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, read_UnitPoint3D, .center) { return Subject(view.scaleEffect(a0, anchor: a1)) }
    #endif
    if c.fits("_,anchor?"), let a0 = c.value(0, cgSize), let a1 = c.value(1, read_UnitPoint, .center) { return Subject(view.scaleEffect(a0, anchor: a1)) }
    if c.fits("x?,y?,anchor?"), let a0 = c.value(0, cgFloat, 1.0), let a1 = c.value(1, cgFloat, 1.0), let a2 = c.value(2, read_UnitPoint, .center) { return Subject(view.scaleEffect(x: a0, y: a1, anchor: a2)) }
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("x?,y?,z?,anchor?"), let a0 = c.value(0, cgFloat, 1.0), let a1 = c.value(1, cgFloat, 1.0), let a2 = c.value(2, cgFloat, 1.0), let a3 = c.value(3, read_UnitPoint3D, .center) { return Subject(view.scaleEffect(x: a0, y: a1, z: a2, anchor: a3)) }
    #endif
    return nil
  }
  static func view_scaledToFill(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.scaledToFill()) }
    return nil
  }
  static func view_scaledToFill3D(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("") { return Subject(view.scaledToFill3D()) }
    #endif
    return nil
  }
  static func view_scaledToFit(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.scaledToFit()) }
    return nil
  }
  static func view_scaledToFit3D(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("") { return Subject(view.scaledToFit3D()) }
    #endif
    return nil
  }
  static func view_scenePadding(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, read_Edge_Set, .all) { return Subject(view.scenePadding(a0)) }
    if c.fits("_,edges?"), let a0 = c.value(0, read_ScenePadding), let a1 = c.value(1, read_Edge_Set, .all) { return Subject(view.scenePadding(a0, edges: a1)) }
    return nil
  }
  static func view_scrollBounceBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_,axes?"), let a0 = c.value(0, read_ScrollBounceBehavior), let a1 = c.value(1, read_Axis_Set, [.vertical]) { return Subject(view.scrollBounceBehavior(a0, axes: a1)) }
    return nil
  }
  static func view_scrollClipDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.scrollClipDisabled(a0)) }
    return nil
  }
  static func view_scrollContentBackground(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.scrollContentBackground(a0)) }
    #endif
    return nil
  }
  static func view_scrollDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(view.scrollDisabled(a0)) }
    return nil
  }
  static func view_scrollDismissesKeyboard(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, read_ScrollDismissesKeyboardMode) { return Subject(view.scrollDismissesKeyboard(a0)) }
    #endif
    return nil
  }
  static func view_scrollEdgeEffectHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("_?,for?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, read_Edge_Set, .all) { return Subject(view.scrollEdgeEffectHidden(a0, for: a1)) }
    #endif
    return nil
  }
  static func view_scrollEdgeEffectStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("_,for"), let a0 = c.value(0, optional(read_ScrollEdgeEffectStyle)), let a1 = c.value(1, read_Edge_Set) { return Subject(view.scrollEdgeEffectStyle(a0, for: a1)) }
    #endif
    return nil
  }
  static func view_scrollIndicators(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,axes?"), let a0 = c.value(0, read_ScrollIndicatorVisibility), let a1 = c.value(1, read_Axis_Set, [.vertical, .horizontal]) { return Subject(view.scrollIndicators(a0, axes: a1)) }
    return nil
  }
  static func view_scrollIndicatorsFlash(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("onAppear"), let a0 = c.value(0, bool) { return Subject(view.scrollIndicatorsFlash(onAppear: a0)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("trigger"), let a0 = c.value(0, anyValue) { return Subject(view.scrollIndicatorsFlash(trigger: a0)) }
    return nil
  }
  static func view_scrollInputBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for"), let a0 = c.value(0, read_ScrollInputBehavior), let a1 = c.value(1, read_ScrollInputKind) { return Subject(view.scrollInputBehavior(a0, for: a1)) }
    return nil
  }
  static func view_scrollPosition(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,anchor?"), let a0 = c.binding(0, read_ScrollPosition), let a1 = c.value(1, optional(read_UnitPoint), nil) { return Subject(view.scrollPosition(a0, anchor: a1)) }
    return nil
  }
  static func view_scrollTargetBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_ScrollTargetBehavior) { let found = view.scrollTargetBehavior(a0); return Subject(found) }
    return nil
  }
  static func view_scrollTargetLayout(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("isEnabled?"), let a0 = c.value(0, bool, true) { return Subject(view.scrollTargetLayout(isEnabled: a0)) }
    return nil
  }
  static func view_searchCompletion(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.searchCompletion(a0)) }
    return nil
  }
  static func view_searchDictationBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if #available(iOS 17, visionOS 1, *), c.fits("_"), let a0 = c.value(0, read_TextInputDictationBehavior) { return Subject(view.searchDictationBehavior(a0)) }
    #endif
    return nil
  }
  static func view_searchPresentationToolbarBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17.1, macOS 14.1, visionOS 1, watchOS 10.1, tvOS 17.1, *), c.fits("_"), let a0 = c.value(0, read_SearchPresentationToolbarBehavior) { return Subject(view.searchPresentationToolbarBehavior(a0)) }
    return nil
  }
  static func view_searchScopes(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 16.4, *), c.fits("_,scopes"), let a0 = c.binding(0, string), let a1 = c.slot(1) { return Subject(view.searchScopes(a0, scopes: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16.4, macOS 13.3, visionOS 1, tvOS 16.4, *), c.fits("_,activation,_"), let a0 = c.binding(0, string), let a1 = c.value(1, read_SearchScopeActivation), let a2 = c.slot(2) { return Subject(view.searchScopes(a0, activation: a1, { a2 })) }
    #endif
    return nil
  }
  static func view_searchSelection(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 26, macOS 26, visionOS 26, *), c.fits("_"), let a0 = c.binding(0, optional(read_TextSelection)) { return Subject(view.searchSelection(a0)) }
    #endif
    return nil
  }
  static func view_searchSuggestions(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_SearchSuggestionsPlacement_Set) { return Subject(view.searchSuggestions(a0, for: a1)) }
    if c.fits("_"), let a0 = c.slot(0) { return Subject(view.searchSuggestions({ a0 })) }
    return nil
  }
  static func view_searchToolbarBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, read_SearchToolbarBehavior) { return Subject(view.searchToolbarBehavior(a0)) }
    return nil
  }
  static func view_searchable(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("text,isPresented,placement?,prompt?"), let a0 = c.binding(0, string), let a1 = c.binding(1, bool), let a2 = c.value(2, read_SearchFieldPlacement, .automatic), let a3 = c.value(3, optional(text), nil) { return Subject(view.searchable(text: a0, isPresented: a1, placement: a2, prompt: a3)) }
    #endif
    if c.fits("text,placement?,prompt?"), let a0 = c.binding(0, string), let a1 = c.value(1, read_SearchFieldPlacement, .automatic), let a2 = c.value(2, optional(text), nil) { return Subject(view.searchable(text: a0, placement: a1, prompt: a2)) }
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("text,isPresented,placement?,prompt"), let a0 = c.binding(0, string), let a1 = c.binding(1, bool), let a2 = c.value(2, read_SearchFieldPlacement, .automatic), let a3 = c.value(3, string) { return Subject(view.searchable(text: a0, isPresented: a1, placement: a2, prompt: a3)) }
    #endif
    if c.fits("text,placement?,prompt"), let a0 = c.binding(0, string), let a1 = c.value(1, read_SearchFieldPlacement, .automatic), let a2 = c.value(2, string) { return Subject(view.searchable(text: a0, placement: a1, prompt: a2)) }
    if c.fits("text,placement?,prompt?,suggestions"), let a0 = c.binding(0, string), let a1 = c.value(1, read_SearchFieldPlacement, .automatic), let a2 = c.value(2, optional(text), nil), let a3 = c.slot(3) { return Subject(view.searchable(text: a0, placement: a1, prompt: a2, suggestions: { a3 })) }
    if c.fits("text,placement?,prompt,suggestions"), let a0 = c.binding(0, string), let a1 = c.value(1, read_SearchFieldPlacement, .automatic), let a2 = c.value(2, string), let a3 = c.slot(3) { return Subject(view.searchable(text: a0, placement: a1, prompt: a2, suggestions: { a3 })) }
    return nil
  }
  static func view_sectionActions(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("content"), let a0 = c.slot(0) { return Subject(view.sectionActions(content: { a0 })) }
    #endif
    return nil
  }
  static func view_sectionIndexLabel(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, optional(text)) { return Subject(view.sectionIndexLabel(a0)) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.sectionIndexLabel(a0)) }
    return nil
  }
  static func view_selectionDisabled(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.selectionDisabled(a0)) }
    return nil
  }
  static func view_sensoryFeedback(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17, *), c.fits("_,trigger"), let a0 = c.value(0, read_SensoryFeedback), let a1 = c.value(1, anyValue) { return Subject(view.sensoryFeedback(a0, trigger: a1)) }
    return nil
  }
  static func view_shadow(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("color,radius,x?,y?"), let a0 = c.value(0, color), let a1 = c.value(1, cgFloat), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0) { return Subject(view.shadow(color: a0, radius: a1, x: a2, y: a3)) }
    if c.fits("radius,x?,y?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0) { return Subject(view.shadow(radius: a0, x: a1, y: a2)) }
    return nil
  }
  static func view_sheet(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("isPresented,onDismiss,content"), let a0 = c.binding(0, bool), c.hasAction(1), let a2 = c.slot(2) { return Subject(view.sheet(isPresented: a0, onDismiss: c.action(1), content: { a2 })) }
    if c.fits("isPresented,content"), let a0 = c.binding(0, bool), let a1 = c.slot(1) { return Subject(view.sheet(isPresented: a0, content: { a1 })) }
    return nil
  }
  static func view_sliderThumbVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.sliderThumbVisibility(a0)) }
    #endif
    return nil
  }
  static func view_spatialOverlay(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 26, *), c.fits("alignment?,content"), let a0 = c.value(0, read_Alignment3D, .center), let a1 = c.slot(1) { return Subject(view.spatialOverlay(alignment: a0, content: { a1 })) }
    #endif
    return nil
  }
  static func view_speechAdjustedPitch(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.speechAdjustedPitch(a0)) }
    return nil
  }
  static func view_speechAlwaysIncludesPunctuation(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.speechAlwaysIncludesPunctuation(a0)) }
    return nil
  }
  static func view_speechAnnouncementsQueued(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.speechAnnouncementsQueued(a0)) }
    return nil
  }
  static func view_speechSpellsOutCharacters(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.speechSpellsOutCharacters(a0)) }
    return nil
  }
  static func view_springLoadingBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_SpringLoadingBehavior) { return Subject(view.springLoadingBehavior(a0)) }
    return nil
  }
  static func view_statusBar(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if c.fits("hidden"), let a0 = c.value(0, bool) { return Subject(view.statusBar(hidden: a0)) }
    #endif
    return nil
  }
  static func view_statusBarHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.statusBarHidden(a0)) }
    #endif
    return nil
  }
  static func view_strikethrough(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?,color?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, optional(color), nil) { return Subject(view.strikethrough(a0, color: a1)) }
    return nil
  }
  static func view_submitLabel(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_SubmitLabel) { return Subject(view.submitLabel(a0)) }
    return nil
  }
  static func view_submitScope(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.submitScope(a0)) }
    return nil
  }
  static func view_supportedVolumeViewpoints(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("_"), let a0 = c.value(0, read_SquareAzimuth_Set) { return Subject(view.supportedVolumeViewpoints(a0)) }
    #endif
    return nil
  }
  static func view_swipeActions(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("edge?,allowsFullSwipe?,content"), let a0 = c.value(0, read_HorizontalEdge, .trailing), let a1 = c.value(1, bool, true), let a2 = c.slot(2) { return Subject(view.swipeActions(edge: a0, allowsFullSwipe: a1, content: { a2 })) }
    #endif
    return nil
  }
  static func view_symbolColorRenderingMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, optional(read_SymbolColorRenderingMode)) { return Subject(view.symbolColorRenderingMode(a0)) }
    return nil
  }
  static func view_symbolEffect(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,options?,value"), let a0 = c.value(0, read_SymbolEffect___DiscreteSymbolEffect), let a1 = c.value(1, read_SymbolEffectOptions, .default), let a2 = c.value(2, anyValue) { let found = view.symbolEffect(a0, options: a1, value: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,options?,isActive?"), let a0 = c.value(0, read_SymbolEffect___IndefiniteSymbolEffect), let a1 = c.value(1, read_SymbolEffectOptions, .default), let a2 = c.value(2, bool, true) { let found = view.symbolEffect(a0, options: a1, isActive: a2); return Subject(found) }
    return nil
  }
  static func view_symbolEffectsRemoved(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.symbolEffectsRemoved(a0)) }
    return nil
  }
  static func view_symbolRenderingMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_SymbolRenderingMode)) { return Subject(view.symbolRenderingMode(a0)) }
    return nil
  }
  static func view_symbolVariableValueMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, optional(read_SymbolVariableValueMode)) { return Subject(view.symbolVariableValueMode(a0)) }
    return nil
  }
  static func view_symbolVariant(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_SymbolVariants) { return Subject(view.symbolVariant(a0)) }
    return nil
  }
  static func view_tabBarMinimizeBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, read_TabBarMinimizeBehavior) { return Subject(view.tabBarMinimizeBehavior(a0)) }
    return nil
  }
  static func view_tabItem(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.slot(0) { return Subject(view.tabItem({ a0 })) }
    return nil
  }
  static func view_tabViewBottomAccessory(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS)
    if #available(iOS 26, *), c.fits("content"), let a0 = c.slot(0) { return Subject(view.tabViewBottomAccessory(content: { a0 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS)
    if #available(iOS 26.1, *), c.fits("isEnabled,content"), let a0 = c.value(0, bool), let a1 = c.slot(1) { return Subject(view.tabViewBottomAccessory(isEnabled: a0, content: { a1 })) }
    #endif
    return nil
  }
  static func view_tabViewSearchActivation(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
    if #available(iOS 26, macOS 26, *), c.fits("_"), let a0 = c.value(0, read_TabSearchActivation) { return Subject(view.tabViewSearchActivation(a0)) }
    #endif
    return nil
  }
  static func view_tabViewSidebarBottomBar(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("content"), let a0 = c.slot(0) { return Subject(view.tabViewSidebarBottomBar(content: { a0 })) }
    #endif
    return nil
  }
  static func view_tabViewSidebarFooter(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("content"), let a0 = c.slot(0) { return Subject(view.tabViewSidebarFooter(content: { a0 })) }
    #endif
    return nil
  }
  static func view_tabViewSidebarHeader(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("content"), let a0 = c.slot(0) { return Subject(view.tabViewSidebarHeader(content: { a0 })) }
    #endif
    return nil
  }
  static func view_tabViewStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_TabViewStyle) { let found = view.tabViewStyle(a0); return Subject(found) }
    return nil
  }
  static func view_tableColumnHeaders(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.tableColumnHeaders(a0)) }
    #endif
    return nil
  }
  static func view_tableStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_TableStyle) { let found = view.tableStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_task(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), c.hasAction(0) { return Subject(view.task(c.action(0))) }
    if c.fits("id,_"), let a0 = c.value(0, anyValue), c.hasAction(1) { return Subject(view.task(id: a0, c.action(1))) }
    return nil
  }
  static func view_textCase(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Text_Case)) { return Subject(view.textCase(a0)) }
    return nil
  }
  static func view_textContentType(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, optional(read_UITextContentType)) { return Subject(view.textContentType(a0)) }
    #endif
    return nil
  }
  static func view_textEditorStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 17, macOS 14, visionOS 1, *), c.fits("_"), let a0 = c.value(0, read_TextEditorStyle) { let found = view.textEditorStyle(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_textFieldStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_TextFieldStyle) { let found = view.textFieldStyle(a0); return Subject(found) }
    return nil
  }
  static func view_textInputAutocapitalization(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
    if c.fits("_"), let a0 = c.value(0, optional(read_TextInputAutocapitalization)) { return Subject(view.textInputAutocapitalization(a0)) }
    #endif
    return nil
  }
  static func view_textInputCompletion(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.value(0, string) { return Subject(view.textInputCompletion(a0)) }
    #endif
    return nil
  }
  static func view_textInputFormattingControlVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_TextInputFormattingControlPlacement_Set) { return Subject(view.textInputFormattingControlVisibility(a0, for: a1)) }
    return nil
  }
  static func view_textInputSuggestions(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.slot(0) { return Subject(view.textInputSuggestions({ a0 })) }
    #endif
    return nil
  }
  static func view_textScale(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_Text_Scale), let a1 = c.value(1, bool, true) { return Subject(view.textScale(a0, isEnabled: a1)) }
    return nil
  }
  static func view_textSelection(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_TextSelectability) { let found = view.textSelection(a0); return Subject(found) }
    #endif
    return nil
  }
  static func view_textSelectionAffinity(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_TextSelectionAffinity) { return Subject(view.textSelectionAffinity(a0)) }
    return nil
  }
  static func view_tint(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, shapeStyle) { let found = view.tint(a0); return Subject(found) }
    if c.fits("_"), let a0 = c.value(0, optional(color)) { return Subject(view.tint(a0)) }
    return nil
  }
  static func view_toggleStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ToggleStyle) { let found = view.toggleStyle(a0); return Subject(found) }
    return nil
  }
  static func view_toolbar(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("removing"), let a0 = c.value(0, optional(read_ToolbarDefaultItemKind)) { return Subject(view.toolbar(removing: a0)) }
    if c.fits("content"), let a0 = c.slot(0) { return Subject(view.toolbar(content: { a0 })) }
    if c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement) { return Subject(view.toolbar(a0, for: a1)) }
    if c.fits("_,for,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { return Subject(view.toolbar(a0, for: a1, a2)) }
    if c.fits("_,for,_,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { return Subject(view.toolbar(a0, for: a1, a2, a3)) }
    return nil
  }
  static func view_toolbarBackground(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,for"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ToolbarPlacement) { let found = view.toolbarBackground(a0, for: a1); return Subject(found) }
    if c.fits("_,for,_"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { let found = view.toolbarBackground(a0, for: a1, a2); return Subject(found) }
    if c.fits("_,for,_,_"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { let found = view.toolbarBackground(a0, for: a1, a2, a3); return Subject(found) }
    if c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement) { return Subject(view.toolbarBackground(a0, for: a1)) }
    if c.fits("_,for,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { return Subject(view.toolbarBackground(a0, for: a1, a2)) }
    if c.fits("_,for,_,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { return Subject(view.toolbarBackground(a0, for: a1, a2, a3)) }
    return nil
  }
  static func view_toolbarBackgroundVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement) { return Subject(view.toolbarBackgroundVisibility(a0, for: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { return Subject(view.toolbarBackgroundVisibility(a0, for: a1, a2)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for,_,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { return Subject(view.toolbarBackgroundVisibility(a0, for: a1, a2, a3)) }
    return nil
  }
  static func view_toolbarColorScheme(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,for"), let a0 = c.value(0, optional(read_ColorScheme)), let a1 = c.value(1, read_ToolbarPlacement) { return Subject(view.toolbarColorScheme(a0, for: a1)) }
    if c.fits("_,for,_"), let a0 = c.value(0, optional(read_ColorScheme)), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { return Subject(view.toolbarColorScheme(a0, for: a1, a2)) }
    if c.fits("_,for,_,_"), let a0 = c.value(0, optional(read_ColorScheme)), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { return Subject(view.toolbarColorScheme(a0, for: a1, a2, a3)) }
    return nil
  }
  static func view_toolbarForegroundStyle(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,for"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ToolbarPlacement) { let found = view.toolbarForegroundStyle(a0, for: a1); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,for,_"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { let found = view.toolbarForegroundStyle(a0, for: a1, a2); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("_,for,_,_"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { let found = view.toolbarForegroundStyle(a0, for: a1, a2, a3); return Subject(found) }
    #endif
    return nil
  }
  static func view_toolbarItemHidden(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.toolbarItemHidden(a0)) }
    #endif
    return nil
  }
  static func view_toolbarRole(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_ToolbarRole) { return Subject(view.toolbarRole(a0)) }
    return nil
  }
  static func view_toolbarTitleDisplayMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_ToolbarTitleDisplayMode) { return Subject(view.toolbarTitleDisplayMode(a0)) }
    return nil
  }
  static func view_toolbarTitleMenu(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("content"), let a0 = c.slot(0) { return Subject(view.toolbarTitleMenu(content: { a0 })) }
    return nil
  }
  static func view_toolbarVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement) { return Subject(view.toolbarVisibility(a0, for: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement) { return Subject(view.toolbarVisibility(a0, for: a1, a2)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,for,_,_"), let a0 = c.value(0, read_Visibility), let a1 = c.value(1, read_ToolbarPlacement), let a2 = c.value(2, read_ToolbarPlacement), let a3 = c.value(3, read_ToolbarPlacement) { return Subject(view.toolbarVisibility(a0, for: a1, a2, a3)) }
    return nil
  }
  static func view_touchBar(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("content"), let a0 = c.slot(0) { return Subject(view.touchBar(content: { a0 })) }
    #endif
    return nil
  }
  static func view_touchBarCustomizationLabel(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(view.touchBarCustomizationLabel(a0)) }
    #endif
    return nil
  }
  static func view_touchBarItemPresence(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("_"), let a0 = c.value(0, read_TouchBarItemPresence) { return Subject(view.touchBarItemPresence(a0)) }
    #endif
    return nil
  }
  static func view_touchBarItemPrincipal(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(view.touchBarItemPrincipal(a0)) }
    #endif
    return nil
  }
  static func view_tracking(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(view.tracking(a0)) }
    return nil
  }
  static func view_transition(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, read_Transition) { let found = view.transition(a0); return Subject(found) }
    if c.fits("_"), let a0 = c.value(0, read_AnyTransition) { return Subject(view.transition(a0)) }
    return nil
  }
  static func view_truncationMode(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Text_TruncationMode) { return Subject(view.truncationMode(a0)) }
    return nil
  }
  static func view_typeSelectEquivalent(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(text)) { return Subject(view.typeSelectEquivalent(a0)) }
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(view.typeSelectEquivalent(a0)) }
    return nil
  }
  static func view_typesettingLanguage(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_TypesettingLanguage), let a1 = c.value(1, bool, true) { return Subject(view.typesettingLanguage(a0, isEnabled: a1)) }
    return nil
  }
  static func view_underline(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_?,color?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, optional(color), nil) { return Subject(view.underline(a0, color: a1)) }
    return nil
  }
  static func view_unredacted(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(view.unredacted()) }
    return nil
  }
  static func view_upperLimbVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.upperLimbVisibility(a0)) }
    #endif
    return nil
  }
  static func view_userActivity(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_,isActive?,_"), let a0 = c.value(0, string), let a1 = c.value(1, bool, true), c.hasAction(2) { return Subject(view.userActivity(a0, isActive: a1, c.action(2))) }
    if c.fits("_,element,_"), let a0 = c.value(0, string), let a1 = c.value(1, optional(string)), c.hasAction(2) { return Subject(view.userActivity(a0, element: a1, c.action(2))) }
    return nil
  }
  static func view_volumeBaseplateVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(visionOS)
    if #available(visionOS 2, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.volumeBaseplateVisibility(a0)) }
    #endif
    return nil
  }
  static func view_windowDismissBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.value(0, read_WindowInteractionBehavior) { return Subject(view.windowDismissBehavior(a0)) }
    #endif
    return nil
  }
  static func view_windowFullScreenBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.value(0, read_WindowInteractionBehavior) { return Subject(view.windowFullScreenBehavior(a0)) }
    #endif
    return nil
  }
  static func view_windowMinimizeBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.value(0, read_WindowInteractionBehavior) { return Subject(view.windowMinimizeBehavior(a0)) }
    #endif
    return nil
  }
  static func view_windowResizeAnchor(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 26, *), c.fits("_"), let a0 = c.value(0, optional(read_UnitPoint)) { return Subject(view.windowResizeAnchor(a0)) }
    #endif
    return nil
  }
  static func view_windowResizeBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("_"), let a0 = c.value(0, read_WindowInteractionBehavior) { return Subject(view.windowResizeBehavior(a0)) }
    #endif
    return nil
  }
  static func view_windowToolbarFullScreenVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_WindowToolbarFullScreenVisibility) { return Subject(view.windowToolbarFullScreenVisibility(a0)) }
    return nil
  }
  static func view_writingDirection(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("strategy"), let a0 = c.value(0, read_Text_WritingDirectionStrategy) { return Subject(view.writingDirection(strategy: a0)) }
    return nil
  }
  static func view_writingToolsAffordanceVisibility(_ view: AnyView, _ c: inout Call) -> Subject? {
    if #available(iOS 18.4, macOS 15.4, visionOS 2.4, watchOS 11.4, tvOS 18.4, *), c.fits("_"), let a0 = c.value(0, read_Visibility) { return Subject(view.writingToolsAffordanceVisibility(a0)) }
    return nil
  }
  static func view_writingToolsBehavior(_ view: AnyView, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2.4, *), c.fits("_"), let a0 = c.value(0, read_WritingToolsBehavior) { return Subject(view.writingToolsBehavior(a0)) }
    #endif
    return nil
  }
  static func view_zIndex(_ view: AnyView, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(view.zIndex(a0)) }
    return nil
  }
  static func view_modified(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 97: view_a_(view, &c)
    case 98: view_b_(view, &c)
    case 99: view_c_(view, &c)
    case 100: view_d_(view, &c)
    case 101: view_e_(view, &c)
    case 102: view_f_(view, &c)
    case 103: view_g_(view, &c)
    case 104: view_h_(view, &c)
    case 105: view_i_(view, &c)
    case 107: view_k_(view, &c)
    case 108: view_l_(view, &c)
    case 109: view_m_(view, &c)
    case 110: view_n_(view, &c)
    case 111: view_o_(view, &c)
    case 112: view_p_(view, &c)
    case 114: view_r_(view, &c)
    case 115: view_s_(view, &c)
    case 116: view_t_(view, &c)
    case 117: view_u_(view, &c)
    case 118: view_v_(view, &c)
    case 119: view_w_(view, &c)
    case 122: view_z_(view, &c)
    default: nil
    }
  }
  private static func view_a_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "accentColor": view_accentColor(view, &c)
    case "accessibility": view_accessibility(view, &c)
    case "accessibilityAction": view_accessibilityAction(view, &c)
    case "accessibilityActions": view_accessibilityActions(view, &c)
    case "accessibilityActivationPoint": view_accessibilityActivationPoint(view, &c)
    case "accessibilityAddTraits": view_accessibilityAddTraits(view, &c)
    case "accessibilityAdjustableAction": view_accessibilityAdjustableAction(view, &c)
    case "accessibilityChildren": view_accessibilityChildren(view, &c)
    case "accessibilityCustomContent": view_accessibilityCustomContent(view, &c)
    case "accessibilityDirectTouch": view_accessibilityDirectTouch(view, &c)
    case "accessibilityDragPoint": view_accessibilityDragPoint(view, &c)
    case "accessibilityDropPoint": view_accessibilityDropPoint(view, &c)
    case "accessibilityElement": view_accessibilityElement(view, &c)
    case "accessibilityHeading": view_accessibilityHeading(view, &c)
    case "accessibilityHidden": view_accessibilityHidden(view, &c)
    case "accessibilityHint": view_accessibilityHint(view, &c)
    case "accessibilityIdentifier": view_accessibilityIdentifier(view, &c)
    case "accessibilityIgnoresInvertColors": view_accessibilityIgnoresInvertColors(view, &c)
    case "accessibilityInputLabels": view_accessibilityInputLabels(view, &c)
    case "accessibilityLabel": view_accessibilityLabel(view, &c)
    case "accessibilityLabeledPair": view_accessibilityLabeledPair(view, &c)
    case "accessibilityLinkedGroup": view_accessibilityLinkedGroup(view, &c)
    case "accessibilityQuickAction": view_accessibilityQuickAction(view, &c)
    case "accessibilityRemoveTraits": view_accessibilityRemoveTraits(view, &c)
    case "accessibilityRepresentation": view_accessibilityRepresentation(view, &c)
    case "accessibilityRespondsToUserInteraction": view_accessibilityRespondsToUserInteraction(view, &c)
    case "accessibilityRotorEntry": view_accessibilityRotorEntry(view, &c)
    case "accessibilityScrollAction": view_accessibilityScrollAction(view, &c)
    case "accessibilityScrollStatus": view_accessibilityScrollStatus(view, &c)
    case "accessibilityShowsLargeContentViewer": view_accessibilityShowsLargeContentViewer(view, &c)
    case "accessibilitySortPriority": view_accessibilitySortPriority(view, &c)
    case "accessibilityTextContentType": view_accessibilityTextContentType(view, &c)
    case "accessibilityValue": view_accessibilityValue(view, &c)
    case "accessibilityZoomAction": view_accessibilityZoomAction(view, &c)
    case "alert": view_alert(view, &c)
    case "allowedDynamicRange": view_allowedDynamicRange(view, &c)
    case "allowsHitTesting": view_allowsHitTesting(view, &c)
    case "allowsTightening": view_allowsTightening(view, &c)
    case "allowsWindowActivationEvents": view_allowsWindowActivationEvents(view, &c)
    case "alternatingRowBackgrounds": view_alternatingRowBackgrounds(view, &c)
    case "animation": view_animation(view, &c)
    case "aspectRatio": view_aspectRatio(view, &c)
    case "aspectRatio3D": view_aspectRatio3D(view, &c)
    case "assistiveAccessNavigationIcon": view_assistiveAccessNavigationIcon(view, &c)
    case "autocapitalization": view_autocapitalization(view, &c)
    case "autocorrectionDisabled": view_autocorrectionDisabled(view, &c)
    default: nil
    }
  }
  private static func view_b_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "background": view_background(view, &c)
    case "backgroundExtensionEffect": view_backgroundExtensionEffect(view, &c)
    case "backgroundStyle": view_backgroundStyle(view, &c)
    case "badge": view_badge(view, &c)
    case "badgeProminence": view_badgeProminence(view, &c)
    case "baselineOffset": view_baselineOffset(view, &c)
    case "blendMode": view_blendMode(view, &c)
    case "blur": view_blur(view, &c)
    case "bold": view_bold(view, &c)
    case "border": view_border(view, &c)
    case "breakthroughEffect": view_breakthroughEffect(view, &c)
    case "brightness": view_brightness(view, &c)
    case "buttonBorderShape": view_buttonBorderShape(view, &c)
    case "buttonRepeatBehavior": view_buttonRepeatBehavior(view, &c)
    case "buttonSizing": view_buttonSizing(view, &c)
    case "buttonStyle": view_buttonStyle(view, &c)
    default: nil
    }
  }
  private static func view_c_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "clipShape": view_clipShape(view, &c)
    case "clipped": view_clipped(view, &c)
    case "colorEffect": view_colorEffect(view, &c)
    case "colorInvert": view_colorInvert(view, &c)
    case "colorMultiply": view_colorMultiply(view, &c)
    case "colorScheme": view_colorScheme(view, &c)
    case "compositingGroup": view_compositingGroup(view, &c)
    case "confirmationDialog": view_confirmationDialog(view, &c)
    case "containerBackground": view_containerBackground(view, &c)
    case "containerCornerOffset": view_containerCornerOffset(view, &c)
    case "containerRelativeFrame": view_containerRelativeFrame(view, &c)
    case "containerShape": view_containerShape(view, &c)
    case "contentCaptureProtected": view_contentCaptureProtected(view, &c)
    case "contentMargins": view_contentMargins(view, &c)
    case "contentShape": view_contentShape(view, &c)
    case "contentToolbar": view_contentToolbar(view, &c)
    case "contentTransition": view_contentTransition(view, &c)
    case "contextMenu": view_contextMenu(view, &c)
    case "contrast": view_contrast(view, &c)
    case "controlGroupStyle": view_controlGroupStyle(view, &c)
    case "controlSize": view_controlSize(view, &c)
    case "coordinateSpace": view_coordinateSpace(view, &c)
    case "cornerRadius": view_cornerRadius(view, &c)
    default: nil
    }
  }
  private static func view_d_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "datePickerStyle": view_datePickerStyle(view, &c)
    case "defaultAdaptableTabBarPlacement": view_defaultAdaptableTabBarPlacement(view, &c)
    case "defaultHoverEffect": view_defaultHoverEffect(view, &c)
    case "defaultScrollAnchor": view_defaultScrollAnchor(view, &c)
    case "defaultWheelPickerItemHeight": view_defaultWheelPickerItemHeight(view, &c)
    case "defersSystemGestures": view_defersSystemGestures(view, &c)
    case "deleteDisabled": view_deleteDisabled(view, &c)
    case "dialogIcon": view_dialogIcon(view, &c)
    case "dialogPreventsAppTermination": view_dialogPreventsAppTermination(view, &c)
    case "dialogSeverity": view_dialogSeverity(view, &c)
    case "dialogSuppressionToggle": view_dialogSuppressionToggle(view, &c)
    case "digitalCrownAccessory": view_digitalCrownAccessory(view, &c)
    case "digitalCrownRotation": view_digitalCrownRotation(view, &c)
    case "disableAutocorrection": view_disableAutocorrection(view, &c)
    case "disabled": view_disabled(view, &c)
    case "disclosureGroupStyle": view_disclosureGroupStyle(view, &c)
    case "dismissalConfirmationDialog": view_dismissalConfirmationDialog(view, &c)
    case "distortionEffect": view_distortionEffect(view, &c)
    case "dragConfiguration": view_dragConfiguration(view, &c)
    case "dragPreviewsFormation": view_dragPreviewsFormation(view, &c)
    case "drawingGroup": view_drawingGroup(view, &c)
    case "dropDestination": view_dropDestination(view, &c)
    case "dropPreviewsFormation": view_dropPreviewsFormation(view, &c)
    case "dynamicTypeSize": view_dynamicTypeSize(view, &c)
    default: nil
    }
  }
  private static func view_e_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "edgesIgnoringSafeArea": view_edgesIgnoringSafeArea(view, &c)
    default: nil
    }
  }
  private static func view_f_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "fileDialogBrowserOptions": view_fileDialogBrowserOptions(view, &c)
    case "fileDialogConfirmationLabel": view_fileDialogConfirmationLabel(view, &c)
    case "fileDialogCustomizationID": view_fileDialogCustomizationID(view, &c)
    case "fileDialogDefaultDirectory": view_fileDialogDefaultDirectory(view, &c)
    case "fileDialogImportsUnresolvedAliases": view_fileDialogImportsUnresolvedAliases(view, &c)
    case "fileDialogMessage": view_fileDialogMessage(view, &c)
    case "fileExporterFilenameLabel": view_fileExporterFilenameLabel(view, &c)
    case "fileImporter": view_fileImporter(view, &c)
    case "fileMover": view_fileMover(view, &c)
    case "findDisabled": view_findDisabled(view, &c)
    case "findNavigator": view_findNavigator(view, &c)
    case "fixedSize": view_fixedSize(view, &c)
    case "flipsForRightToLeftLayoutDirection": view_flipsForRightToLeftLayoutDirection(view, &c)
    case "focusEffectDisabled": view_focusEffectDisabled(view, &c)
    case "focusScope": view_focusScope(view, &c)
    case "focusSection": view_focusSection(view, &c)
    case "focusable": view_focusable(view, &c)
    case "font": view_font(view, &c)
    case "fontDesign": view_fontDesign(view, &c)
    case "fontWeight": view_fontWeight(view, &c)
    case "fontWidth": view_fontWidth(view, &c)
    case "foregroundColor": view_foregroundColor(view, &c)
    case "foregroundStyle": view_foregroundStyle(view, &c)
    case "formStyle": view_formStyle(view, &c)
    case "frame": view_frame(view, &c)
    case "fullScreenCover": view_fullScreenCover(view, &c)
    default: nil
    }
  }
  private static func view_g_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "gaugeStyle": view_gaugeStyle(view, &c)
    case "geometryGroup": view_geometryGroup(view, &c)
    case "glassBackgroundEffect": view_glassBackgroundEffect(view, &c)
    case "glassEffect": view_glassEffect(view, &c)
    case "glassEffectID": view_glassEffectID(view, &c)
    case "glassEffectTransition": view_glassEffectTransition(view, &c)
    case "glassEffectUnion": view_glassEffectUnion(view, &c)
    case "grayscale": view_grayscale(view, &c)
    case "gridCellAnchor": view_gridCellAnchor(view, &c)
    case "gridCellColumns": view_gridCellColumns(view, &c)
    case "gridCellUnsizedAxes": view_gridCellUnsizedAxes(view, &c)
    case "gridColumnAlignment": view_gridColumnAlignment(view, &c)
    case "groupBoxStyle": view_groupBoxStyle(view, &c)
    default: nil
    }
  }
  private static func view_h_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "handGestureShortcut": view_handGestureShortcut(view, &c)
    case "handPointerBehavior": view_handPointerBehavior(view, &c)
    case "handlesExternalEvents": view_handlesExternalEvents(view, &c)
    case "headerProminence": view_headerProminence(view, &c)
    case "help": view_help(view, &c)
    case "hidden": view_hidden(view, &c)
    case "horizontalRadioGroupLayout": view_horizontalRadioGroupLayout(view, &c)
    case "hoverEffect": view_hoverEffect(view, &c)
    case "hoverEffectDisabled": view_hoverEffectDisabled(view, &c)
    case "hoverEffectGroup": view_hoverEffectGroup(view, &c)
    case "hueRotation": view_hueRotation(view, &c)
    default: nil
    }
  }
  private static func view_i_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "ignoresSafeArea": view_ignoresSafeArea(view, &c)
    case "imageScale": view_imageScale(view, &c)
    case "immersiveEnvironmentPicker": view_immersiveEnvironmentPicker(view, &c)
    case "indexViewStyle": view_indexViewStyle(view, &c)
    case "inspector": view_inspector(view, &c)
    case "inspectorColumnWidth": view_inspectorColumnWidth(view, &c)
    case "interactionActivityTrackingTag": view_interactionActivityTrackingTag(view, &c)
    case "interactiveDismissDisabled": view_interactiveDismissDisabled(view, &c)
    case "invalidatableContent": view_invalidatableContent(view, &c)
    case "italic": view_italic(view, &c)
    default: nil
    }
  }
  private static func view_k_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "kerning": view_kerning(view, &c)
    case "keyboardShortcut": view_keyboardShortcut(view, &c)
    case "keyboardType": view_keyboardType(view, &c)
    default: nil
    }
  }
  private static func view_l_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "labelIconToTitleSpacing": view_labelIconToTitleSpacing(view, &c)
    case "labelReservedIconWidth": view_labelReservedIconWidth(view, &c)
    case "labelStyle": view_labelStyle(view, &c)
    case "labeledContentStyle": view_labeledContentStyle(view, &c)
    case "labelsHidden": view_labelsHidden(view, &c)
    case "labelsVisibility": view_labelsVisibility(view, &c)
    case "layerEffect": view_layerEffect(view, &c)
    case "layoutDirectionBehavior": view_layoutDirectionBehavior(view, &c)
    case "layoutPriority": view_layoutPriority(view, &c)
    case "lineLimit": view_lineLimit(view, &c)
    case "lineSpacing": view_lineSpacing(view, &c)
    case "listItemTint": view_listItemTint(view, &c)
    case "listRowBackground": view_listRowBackground(view, &c)
    case "listRowHoverEffect": view_listRowHoverEffect(view, &c)
    case "listRowHoverEffectDisabled": view_listRowHoverEffectDisabled(view, &c)
    case "listRowInsets": view_listRowInsets(view, &c)
    case "listRowPlatterColor": view_listRowPlatterColor(view, &c)
    case "listRowSeparator": view_listRowSeparator(view, &c)
    case "listRowSeparatorTint": view_listRowSeparatorTint(view, &c)
    case "listRowSpacing": view_listRowSpacing(view, &c)
    case "listSectionIndexVisibility": view_listSectionIndexVisibility(view, &c)
    case "listSectionMargins": view_listSectionMargins(view, &c)
    case "listSectionSeparator": view_listSectionSeparator(view, &c)
    case "listSectionSeparatorTint": view_listSectionSeparatorTint(view, &c)
    case "listSectionSpacing": view_listSectionSpacing(view, &c)
    case "listStyle": view_listStyle(view, &c)
    case "luminanceToAlpha": view_luminanceToAlpha(view, &c)
    default: nil
    }
  }
  private static func view_m_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "manipulable": view_manipulable(view, &c)
    case "manipulationGesture": view_manipulationGesture(view, &c)
    case "mask": view_mask(view, &c)
    case "matchedGeometryEffect": view_matchedGeometryEffect(view, &c)
    case "matchedTransitionSource": view_matchedTransitionSource(view, &c)
    case "materialActiveAppearance": view_materialActiveAppearance(view, &c)
    case "menuActionDismissBehavior": view_menuActionDismissBehavior(view, &c)
    case "menuIndicator": view_menuIndicator(view, &c)
    case "menuOrder": view_menuOrder(view, &c)
    case "menuStyle": view_menuStyle(view, &c)
    case "minimumScaleFactor": view_minimumScaleFactor(view, &c)
    case "modifierKeyAlternate": view_modifierKeyAlternate(view, &c)
    case "monospaced": view_monospaced(view, &c)
    case "monospacedDigit": view_monospacedDigit(view, &c)
    case "moveDisabled": view_moveDisabled(view, &c)
    case "multilineTextAlignment": view_multilineTextAlignment(view, &c)
    default: nil
    }
  }
  private static func view_n_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "navigationBarBackButtonHidden": view_navigationBarBackButtonHidden(view, &c)
    case "navigationBarHidden": view_navigationBarHidden(view, &c)
    case "navigationBarItems": view_navigationBarItems(view, &c)
    case "navigationBarTitle": view_navigationBarTitle(view, &c)
    case "navigationBarTitleDisplayMode": view_navigationBarTitleDisplayMode(view, &c)
    case "navigationDestination": view_navigationDestination(view, &c)
    case "navigationDocument": view_navigationDocument(view, &c)
    case "navigationLinkIndicatorVisibility": view_navigationLinkIndicatorVisibility(view, &c)
    case "navigationSplitViewColumnWidth": view_navigationSplitViewColumnWidth(view, &c)
    case "navigationSplitViewStyle": view_navigationSplitViewStyle(view, &c)
    case "navigationSubtitle": view_navigationSubtitle(view, &c)
    case "navigationTitle": view_navigationTitle(view, &c)
    case "navigationTransition": view_navigationTransition(view, &c)
    case "navigationViewStyle": view_navigationViewStyle(view, &c)
    default: nil
    }
  }
  private static func view_o_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "offset": view_offset(view, &c)
    case "onAppear": view_onAppear(view, &c)
    case "onChange": view_onChange(view, &c)
    case "onContinueUserActivity": view_onContinueUserActivity(view, &c)
    case "onContinuousHover": view_onContinuousHover(view, &c)
    case "onDeleteCommand": view_onDeleteCommand(view, &c)
    case "onDisappear": view_onDisappear(view, &c)
    case "onDragSessionUpdated": view_onDragSessionUpdated(view, &c)
    case "onDropSessionUpdated": view_onDropSessionUpdated(view, &c)
    case "onExitCommand": view_onExitCommand(view, &c)
    case "onHover": view_onHover(view, &c)
    case "onImmersionChange": view_onImmersionChange(view, &c)
    case "onInteractiveResizeChange": view_onInteractiveResizeChange(view, &c)
    case "onLongPressGesture": view_onLongPressGesture(view, &c)
    case "onLongTouchGesture": view_onLongTouchGesture(view, &c)
    case "onModifierKeysChanged": view_onModifierKeysChanged(view, &c)
    case "onMoveCommand": view_onMoveCommand(view, &c)
    case "onOpenURL": view_onOpenURL(view, &c)
    case "onPasteCommand": view_onPasteCommand(view, &c)
    case "onPencilDoubleTap": view_onPencilDoubleTap(view, &c)
    case "onPencilSqueeze": view_onPencilSqueeze(view, &c)
    case "onPlayPauseCommand": view_onPlayPauseCommand(view, &c)
    case "onPreferenceChange": view_onPreferenceChange(view, &c)
    case "onScrollPhaseChange": view_onScrollPhaseChange(view, &c)
    case "onScrollVisibilityChange": view_onScrollVisibilityChange(view, &c)
    case "onSubmit": view_onSubmit(view, &c)
    case "onTapGesture": view_onTapGesture(view, &c)
    case "onVolumeViewpointChange": view_onVolumeViewpointChange(view, &c)
    case "onWorldRecenter": view_onWorldRecenter(view, &c)
    case "opacity": view_opacity(view, &c)
    case "ornament": view_ornament(view, &c)
    case "overlay": view_overlay(view, &c)
    default: nil
    }
  }
  private static func view_p_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "padding": view_padding(view, &c)
    case "padding3D": view_padding3D(view, &c)
    case "paletteSelectionEffect": view_paletteSelectionEffect(view, &c)
    case "pasteDestination": view_pasteDestination(view, &c)
    case "persistentSystemOverlays": view_persistentSystemOverlays(view, &c)
    case "pickerStyle": view_pickerStyle(view, &c)
    case "pointerStyle": view_pointerStyle(view, &c)
    case "pointerVisibility": view_pointerVisibility(view, &c)
    case "popover": view_popover(view, &c)
    case "position": view_position(view, &c)
    case "preferredColorScheme": view_preferredColorScheme(view, &c)
    case "preferredSurroundingsEffect": view_preferredSurroundingsEffect(view, &c)
    case "preferredWindowClippingMargins": view_preferredWindowClippingMargins(view, &c)
    case "prefersDefaultFocus": view_prefersDefaultFocus(view, &c)
    case "presentationBackground": view_presentationBackground(view, &c)
    case "presentationBackgroundInteraction": view_presentationBackgroundInteraction(view, &c)
    case "presentationBreakthroughEffect": view_presentationBreakthroughEffect(view, &c)
    case "presentationCompactAdaptation": view_presentationCompactAdaptation(view, &c)
    case "presentationContentInteraction": view_presentationContentInteraction(view, &c)
    case "presentationCornerRadius": view_presentationCornerRadius(view, &c)
    case "presentationDetents": view_presentationDetents(view, &c)
    case "presentationDragIndicator": view_presentationDragIndicator(view, &c)
    case "presentationPreventsAppTermination": view_presentationPreventsAppTermination(view, &c)
    case "presentationSizing": view_presentationSizing(view, &c)
    case "presentedWindowStyle": view_presentedWindowStyle(view, &c)
    case "presentedWindowToolbarStyle": view_presentedWindowToolbarStyle(view, &c)
    case "previewDevice": view_previewDevice(view, &c)
    case "previewDisplayName": view_previewDisplayName(view, &c)
    case "previewInterfaceOrientation": view_previewInterfaceOrientation(view, &c)
    case "privacySensitive": view_privacySensitive(view, &c)
    case "progressViewStyle": view_progressViewStyle(view, &c)
    case "projectionEffect": view_projectionEffect(view, &c)
    default: nil
    }
  }
  private static func view_r_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "redacted": view_redacted(view, &c)
    case "refreshable": view_refreshable(view, &c)
    case "renameAction": view_renameAction(view, &c)
    case "replaceDisabled": view_replaceDisabled(view, &c)
    case "rotationEffect": view_rotationEffect(view, &c)
    default: nil
    }
  }
  private static func view_s_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "safeAreaBar": view_safeAreaBar(view, &c)
    case "safeAreaInset": view_safeAreaInset(view, &c)
    case "safeAreaPadding": view_safeAreaPadding(view, &c)
    case "saturation": view_saturation(view, &c)
    case "scaleEffect": view_scaleEffect(view, &c)
    case "scaledToFill": view_scaledToFill(view, &c)
    case "scaledToFill3D": view_scaledToFill3D(view, &c)
    case "scaledToFit": view_scaledToFit(view, &c)
    case "scaledToFit3D": view_scaledToFit3D(view, &c)
    case "scenePadding": view_scenePadding(view, &c)
    case "scrollBounceBehavior": view_scrollBounceBehavior(view, &c)
    case "scrollClipDisabled": view_scrollClipDisabled(view, &c)
    case "scrollContentBackground": view_scrollContentBackground(view, &c)
    case "scrollDisabled": view_scrollDisabled(view, &c)
    case "scrollDismissesKeyboard": view_scrollDismissesKeyboard(view, &c)
    case "scrollEdgeEffectHidden": view_scrollEdgeEffectHidden(view, &c)
    case "scrollEdgeEffectStyle": view_scrollEdgeEffectStyle(view, &c)
    case "scrollIndicators": view_scrollIndicators(view, &c)
    case "scrollIndicatorsFlash": view_scrollIndicatorsFlash(view, &c)
    case "scrollInputBehavior": view_scrollInputBehavior(view, &c)
    case "scrollPosition": view_scrollPosition(view, &c)
    case "scrollTargetBehavior": view_scrollTargetBehavior(view, &c)
    case "scrollTargetLayout": view_scrollTargetLayout(view, &c)
    case "searchCompletion": view_searchCompletion(view, &c)
    case "searchDictationBehavior": view_searchDictationBehavior(view, &c)
    case "searchPresentationToolbarBehavior": view_searchPresentationToolbarBehavior(view, &c)
    case "searchScopes": view_searchScopes(view, &c)
    case "searchSelection": view_searchSelection(view, &c)
    case "searchSuggestions": view_searchSuggestions(view, &c)
    case "searchToolbarBehavior": view_searchToolbarBehavior(view, &c)
    case "searchable": view_searchable(view, &c)
    case "sectionActions": view_sectionActions(view, &c)
    case "sectionIndexLabel": view_sectionIndexLabel(view, &c)
    case "selectionDisabled": view_selectionDisabled(view, &c)
    case "sensoryFeedback": view_sensoryFeedback(view, &c)
    case "shadow": view_shadow(view, &c)
    case "sheet": view_sheet(view, &c)
    case "sliderThumbVisibility": view_sliderThumbVisibility(view, &c)
    case "spatialOverlay": view_spatialOverlay(view, &c)
    case "speechAdjustedPitch": view_speechAdjustedPitch(view, &c)
    case "speechAlwaysIncludesPunctuation": view_speechAlwaysIncludesPunctuation(view, &c)
    case "speechAnnouncementsQueued": view_speechAnnouncementsQueued(view, &c)
    case "speechSpellsOutCharacters": view_speechSpellsOutCharacters(view, &c)
    case "springLoadingBehavior": view_springLoadingBehavior(view, &c)
    case "statusBar": view_statusBar(view, &c)
    case "statusBarHidden": view_statusBarHidden(view, &c)
    case "strikethrough": view_strikethrough(view, &c)
    case "submitLabel": view_submitLabel(view, &c)
    case "submitScope": view_submitScope(view, &c)
    case "supportedVolumeViewpoints": view_supportedVolumeViewpoints(view, &c)
    case "swipeActions": view_swipeActions(view, &c)
    case "symbolColorRenderingMode": view_symbolColorRenderingMode(view, &c)
    case "symbolEffect": view_symbolEffect(view, &c)
    case "symbolEffectsRemoved": view_symbolEffectsRemoved(view, &c)
    case "symbolRenderingMode": view_symbolRenderingMode(view, &c)
    case "symbolVariableValueMode": view_symbolVariableValueMode(view, &c)
    case "symbolVariant": view_symbolVariant(view, &c)
    default: nil
    }
  }
  private static func view_t_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "tabBarMinimizeBehavior": view_tabBarMinimizeBehavior(view, &c)
    case "tabItem": view_tabItem(view, &c)
    case "tabViewBottomAccessory": view_tabViewBottomAccessory(view, &c)
    case "tabViewSearchActivation": view_tabViewSearchActivation(view, &c)
    case "tabViewSidebarBottomBar": view_tabViewSidebarBottomBar(view, &c)
    case "tabViewSidebarFooter": view_tabViewSidebarFooter(view, &c)
    case "tabViewSidebarHeader": view_tabViewSidebarHeader(view, &c)
    case "tabViewStyle": view_tabViewStyle(view, &c)
    case "tableColumnHeaders": view_tableColumnHeaders(view, &c)
    case "tableStyle": view_tableStyle(view, &c)
    case "task": view_task(view, &c)
    case "textCase": view_textCase(view, &c)
    case "textContentType": view_textContentType(view, &c)
    case "textEditorStyle": view_textEditorStyle(view, &c)
    case "textFieldStyle": view_textFieldStyle(view, &c)
    case "textInputAutocapitalization": view_textInputAutocapitalization(view, &c)
    case "textInputCompletion": view_textInputCompletion(view, &c)
    case "textInputFormattingControlVisibility": view_textInputFormattingControlVisibility(view, &c)
    case "textInputSuggestions": view_textInputSuggestions(view, &c)
    case "textScale": view_textScale(view, &c)
    case "textSelection": view_textSelection(view, &c)
    case "textSelectionAffinity": view_textSelectionAffinity(view, &c)
    case "tint": view_tint(view, &c)
    case "toggleStyle": view_toggleStyle(view, &c)
    case "toolbar": view_toolbar(view, &c)
    case "toolbarBackground": view_toolbarBackground(view, &c)
    case "toolbarBackgroundVisibility": view_toolbarBackgroundVisibility(view, &c)
    case "toolbarColorScheme": view_toolbarColorScheme(view, &c)
    case "toolbarForegroundStyle": view_toolbarForegroundStyle(view, &c)
    case "toolbarItemHidden": view_toolbarItemHidden(view, &c)
    case "toolbarRole": view_toolbarRole(view, &c)
    case "toolbarTitleDisplayMode": view_toolbarTitleDisplayMode(view, &c)
    case "toolbarTitleMenu": view_toolbarTitleMenu(view, &c)
    case "toolbarVisibility": view_toolbarVisibility(view, &c)
    case "touchBar": view_touchBar(view, &c)
    case "touchBarCustomizationLabel": view_touchBarCustomizationLabel(view, &c)
    case "touchBarItemPresence": view_touchBarItemPresence(view, &c)
    case "touchBarItemPrincipal": view_touchBarItemPrincipal(view, &c)
    case "tracking": view_tracking(view, &c)
    case "transition": view_transition(view, &c)
    case "truncationMode": view_truncationMode(view, &c)
    case "typeSelectEquivalent": view_typeSelectEquivalent(view, &c)
    case "typesettingLanguage": view_typesettingLanguage(view, &c)
    default: nil
    }
  }
  private static func view_u_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "underline": view_underline(view, &c)
    case "unredacted": view_unredacted(view, &c)
    case "upperLimbVisibility": view_upperLimbVisibility(view, &c)
    case "userActivity": view_userActivity(view, &c)
    default: nil
    }
  }
  private static func view_v_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "volumeBaseplateVisibility": view_volumeBaseplateVisibility(view, &c)
    default: nil
    }
  }
  private static func view_w_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "windowDismissBehavior": view_windowDismissBehavior(view, &c)
    case "windowFullScreenBehavior": view_windowFullScreenBehavior(view, &c)
    case "windowMinimizeBehavior": view_windowMinimizeBehavior(view, &c)
    case "windowResizeAnchor": view_windowResizeAnchor(view, &c)
    case "windowResizeBehavior": view_windowResizeBehavior(view, &c)
    case "windowToolbarFullScreenVisibility": view_windowToolbarFullScreenVisibility(view, &c)
    case "writingDirection": view_writingDirection(view, &c)
    case "writingToolsAffordanceVisibility": view_writingToolsAffordanceVisibility(view, &c)
    case "writingToolsBehavior": view_writingToolsBehavior(view, &c)
    default: nil
    }
  }
  private static func view_z_(_ view: AnyView, _ c: inout Call) -> Subject? {
    switch c.name {
    case "zIndex": view_zIndex(view, &c)
    default: nil
    }
  }
}
