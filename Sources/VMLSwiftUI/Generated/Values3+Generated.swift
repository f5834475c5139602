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
  #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
  @available(macOS 15, visionOS 2, *)
  static func read_PointerStyle(_ e: Expression) -> (PointerStyle)? {
    guard var c = Call(member: e, of: "PointerStyle") else {
      return nil
    }
    var found: (PointerStyle)?
    switch c.name {
    case "columnResize":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.columnResize }
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("directions"), let a0 = c.value(0, read_HorizontalDirection_Set) { return PointerStyle.columnResize(directions: a0) } }
#endif
      }
      break
    case "default":
      found = PointerStyle.`default`
      break
    case "grabActive":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.grabActive }
#endif
      break
    case "grabIdle":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.grabIdle }
#endif
      break
    case "horizontalText":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.horizontalText }
#endif
      break
    case "link":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.link }
#endif
      break
    case "rectSelection":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.rectSelection }
#endif
      break
    case "rowResize":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.rowResize }
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("directions"), let a0 = c.value(0, read_VerticalDirection_Set) { return PointerStyle.rowResize(directions: a0) } }
#endif
      }
      break
    case "verticalText":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.verticalText }
#endif
      break
    case "zoomIn":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.zoomIn }
#endif
      break
    case "zoomOut":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = PointerStyle.zoomOut }
#endif
      break
    case "frameResize":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("position,directions?"), let a0 = c.value(0, read_FrameResizePosition), let a1 = c.value(1, read_FrameResizeDirection_Set, .all) { return PointerStyle.frameResize(position: a0, directions: a1) } }
#endif
      break
    case "image":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("_,hotSpot"), let a0 = c.value(0, image), let a1 = c.value(1, read_UnitPoint) { return PointerStyle.image(a0, hotSpot: a1) } }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("_,hotSpot"), let a0 = c.value(0, imageResource), let a1 = c.value(1, read_UnitPoint) { return PointerStyle.image(a0, hotSpot: a1) } }
#endif
      break
    case "shape":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2, *) { if c.fits("_,eoFill?,size"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false), let a2 = c.value(2, cgSize) { return PointerStyle.shape(a0, eoFill: a1, size: a2) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_PopoverAttachmentAnchor(_ e: Expression) -> (PopoverAttachmentAnchor)? {
    guard var c = Call(member: e, of: "PopoverAttachmentAnchor") else {
      return nil
    }
    var found: (PopoverAttachmentAnchor)?
    switch c.name {
    case "point":
      if c.fits("_"), let a0 = c.value(0, read_UnitPoint) { return PopoverAttachmentAnchor.point(a0) }
      break
    case "rect":
      if c.fits("_"), let a0 = c.value(0, read_Anchor_Source) { return PopoverAttachmentAnchor.rect(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Edge(_ e: Expression) -> (Edge)? {
    guard var c = Call(member: e, of: "Edge") else {
      return nil
    }
    var found: (Edge)?
    switch c.name {
    case "bottom":
      found = Edge.bottom
      break
    case "leading":
      found = Edge.leading
      break
    case "top":
      found = Edge.top
      break
    case "trailing":
      found = Edge.trailing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_SurroundingsEffect(_ e: Expression) -> (SurroundingsEffect)? {
    guard var c = Call(member: e, of: "SurroundingsEffect") else {
      return nil
    }
    var found: (SurroundingsEffect)?
    switch c.name {
    case "dark":
      #if !canImport(SwiftUI) || os(visionOS)
found = SurroundingsEffect.dark
#endif
      break
    case "semiDark":
      #if !canImport(SwiftUI) || os(visionOS)
found = SurroundingsEffect.semiDark
#endif
      break
    case "systemDark":
      #if !canImport(SwiftUI) || os(visionOS)
found = SurroundingsEffect.systemDark
#endif
      break
    case "ultraDark":
      #if !canImport(SwiftUI) || os(visionOS)
found = SurroundingsEffect.ultraDark
#endif
      break
    case "colorMultiply":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("_"), let a0 = c.value(0, color) { return SurroundingsEffect.colorMultiply(a0) }
#endif
      break
    case "dim":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("intensity"), let a0 = c.value(0, double) { return SurroundingsEffect.dim(intensity: a0) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *)
  static func read_PresentationBackgroundInteraction(_ e: Expression) -> (PresentationBackgroundInteraction)? {
    guard var c = Call(member: e, of: "PresentationBackgroundInteraction") else {
      return nil
    }
    var found: (PresentationBackgroundInteraction)?
    switch c.name {
    case "automatic":
      found = PresentationBackgroundInteraction.automatic
      break
    case "disabled":
      found = PresentationBackgroundInteraction.disabled
      break
    case "enabled":
      if !c.hasArguments {
      found = PresentationBackgroundInteraction.enabled
      }
      if found == nil {
      if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *) { if c.fits("upThrough"), let a0 = c.value(0, read_PresentationDetent) { return PresentationBackgroundInteraction.enabled(upThrough: a0) } }
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *)
  static func read_PresentationAdaptation(_ e: Expression) -> (PresentationAdaptation)? {
    guard var c = Call(member: e, of: "PresentationAdaptation") else {
      return nil
    }
    var found: (PresentationAdaptation)?
    switch c.name {
    case "automatic":
      found = PresentationAdaptation.automatic
      break
    case "fullScreenCover":
      found = PresentationAdaptation.fullScreenCover
      break
    case "none":
      found = PresentationAdaptation.none
      break
    case "popover":
      found = PresentationAdaptation.popover
      break
    case "sheet":
      found = PresentationAdaptation.sheet
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *)
  static func read_PresentationContentInteraction(_ e: Expression) -> (PresentationContentInteraction)? {
    guard var c = Call(member: e, of: "PresentationContentInteraction") else {
      return nil
    }
    var found: (PresentationContentInteraction)?
    switch c.name {
    case "automatic":
      found = PresentationContentInteraction.automatic
      break
    case "resizes":
      found = PresentationContentInteraction.resizes
      break
    case "scrolls":
      found = PresentationContentInteraction.scrolls
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_PresentationDetent(_ e: Expression) -> (PresentationDetent)? {
    guard var c = Call(member: e, of: "PresentationDetent") else {
      return nil
    }
    var found: (PresentationDetent)?
    switch c.name {
    case "large":
      found = PresentationDetent.large
      break
    case "medium":
      found = PresentationDetent.medium
      break
    case "fraction":
      if c.fits("_"), let a0 = c.value(0, cgFloat) { return PresentationDetent.fraction(a0) }
      break
    case "height":
      if c.fits("_"), let a0 = c.value(0, cgFloat) { return PresentationDetent.height(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_PresentationSizing(_ e: Expression) -> (any PresentationSizing)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any PresentationSizing)?
    switch c.name {
    case "automatic":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: AutomaticPresentationSizing = .automatic; found = style }
      break
    case "fitted":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: FittedPresentationSizing = .fitted; found = style }
      break
    case "form":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: FormPresentationSizing = .form; found = style }
      break
    case "page":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: PagePresentationSizing = .page; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
  static func read_WindowStyle(_ e: Expression) -> (any WindowStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any WindowStyle)?
    switch c.name {
    case "DefaultWindowStyle":
      #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
if c.fits("") { return DefaultWindowStyle() }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
let style: DefaultWindowStyle = .automatic; found = style
#endif
      break
    case "HiddenTitleBarWindowStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return HiddenTitleBarWindowStyle() }
#endif
      break
    case "hiddenTitleBar":
      #if !canImport(SwiftUI) || os(macOS)
let style: HiddenTitleBarWindowStyle = .hiddenTitleBar; found = style
#endif
      break
    case "PlainWindowStyle":
      #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
if #available(macOS 15, visionOS 1, *) { if c.fits("") { return PlainWindowStyle() } }
#endif
      break
    case "plain":
      #if !canImport(SwiftUI) || os(macOS) || os(visionOS)
if #available(macOS 15, visionOS 1, *) { let style: PlainWindowStyle = .plain; found = style }
#endif
      break
    case "TitleBarWindowStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return TitleBarWindowStyle() }
#endif
      break
    case "titleBar":
      #if !canImport(SwiftUI) || os(macOS)
let style: TitleBarWindowStyle = .titleBar; found = style
#endif
      break
    case "volumetric":
      #if !canImport(SwiftUI) || os(visionOS)
let style: VolumetricWindowStyle = .volumetric; found = style
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
  static func read_WindowToolbarStyle(_ e: Expression) -> (any WindowToolbarStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any WindowToolbarStyle)?
    switch c.name {
    case "DefaultWindowToolbarStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return DefaultWindowToolbarStyle() }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(macOS)
let style: DefaultWindowToolbarStyle = .automatic; found = style
#endif
      break
    case "ExpandedWindowToolbarStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return ExpandedWindowToolbarStyle() }
#endif
      break
    case "expanded":
      #if !canImport(SwiftUI) || os(macOS)
let style: ExpandedWindowToolbarStyle = .expanded; found = style
#endif
      break
    case "UnifiedWindowToolbarStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return UnifiedWindowToolbarStyle() }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("showsTitle"), let a0 = c.value(0, bool) { return UnifiedWindowToolbarStyle(showsTitle: a0) }
#endif
      break
    case "unified":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(macOS)
let style: UnifiedWindowToolbarStyle = .unified; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("showsTitle"), let a0 = c.value(0, bool) { return typed(UnifiedWindowToolbarStyle.self, .unified(showsTitle: a0)) }
#endif
      }
      break
    case "UnifiedCompactWindowToolbarStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return UnifiedCompactWindowToolbarStyle() }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("showsTitle"), let a0 = c.value(0, bool) { return UnifiedCompactWindowToolbarStyle(showsTitle: a0) }
#endif
      break
    case "unifiedCompact":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(macOS)
let style: UnifiedCompactWindowToolbarStyle = .unifiedCompact; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("showsTitle"), let a0 = c.value(0, bool) { return typed(UnifiedCompactWindowToolbarStyle.self, .unifiedCompact(showsTitle: a0)) }
#endif
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_PreviewDevice(_ e: Expression) -> (PreviewDevice)? {
    guard var c = Call(member: e, of: "PreviewDevice") else {
      return nil
    }
    var found: (PreviewDevice)?
    switch c.name {
    case "init":
      if c.fits("stringLiteral"), let a0 = c.value(0, string) { return PreviewDevice(stringLiteral: a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_InterfaceOrientation(_ e: Expression) -> (InterfaceOrientation)? {
    guard var c = Call(member: e, of: "InterfaceOrientation") else {
      return nil
    }
    var found: (InterfaceOrientation)?
    switch c.name {
    case "landscapeLeft":
      found = InterfaceOrientation.landscapeLeft
      break
    case "landscapeRight":
      found = InterfaceOrientation.landscapeRight
      break
    case "portrait":
      found = InterfaceOrientation.portrait
      break
    case "portraitUpsideDown":
      found = InterfaceOrientation.portraitUpsideDown
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ProgressViewStyle(_ e: Expression) -> (any ProgressViewStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any ProgressViewStyle)?
    switch c.name {
    case "DefaultProgressViewStyle":
      if c.fits("") { return DefaultProgressViewStyle() }
      break
    case "automatic":
      let style: DefaultProgressViewStyle = .automatic; found = style
      break
    case "CircularProgressViewStyle":
      if c.fits("") { return CircularProgressViewStyle() }
      if c.fits("tint"), let a0 = c.value(0, color) { return CircularProgressViewStyle(tint: a0) }
      break
    case "circular":
      let style: CircularProgressViewStyle = .circular; found = style
      break
    case "LinearProgressViewStyle":
      if c.fits("") { return LinearProgressViewStyle() }
      if c.fits("tint"), let a0 = c.value(0, color) { return LinearProgressViewStyle(tint: a0) }
      break
    case "linear":
      let style: LinearProgressViewStyle = .linear; found = style
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ProjectionTransform(_ e: Expression) -> (ProjectionTransform)? {
    if case .member(.some(let inner), _, _) = e, let base = read_ProjectionTransform(inner) {
      var c = Call(value: e)
      var found: ProjectionTransform?
      switch c.name {
      case "concatenating":
        if c.fits("_"), let a0 = c.value(0, read_ProjectionTransform) { return base.concatenating(a0) }
        break
      case "inverted":
        if c.fits("") { return base.inverted() }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "ProjectionTransform") else {
      return nil
    }
    var found: (ProjectionTransform)?
    switch c.name {
    case "init":
      if c.fits("") { return ProjectionTransform() }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_RedactionReasons(_ e: Expression) -> (RedactionReasons)? {
    if let items = list(e, read_RedactionReasons) { return RedactionReasons(items) }
    guard var c = Call(member: e, of: "RedactionReasons") else {
      return nil
    }
    var found: (RedactionReasons)?
    switch c.name {
    case "invalidated":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = RedactionReasons.invalidated }
      break
    case "placeholder":
      found = RedactionReasons.placeholder
      break
    case "privacy":
      found = RedactionReasons.privacy
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_HorizontalEdge(_ e: Expression) -> (HorizontalEdge)? {
    guard var c = Call(member: e, of: "HorizontalEdge") else {
      return nil
    }
    var found: (HorizontalEdge)?
    switch c.name {
    case "leading":
      found = HorizontalEdge.leading
      break
    case "trailing":
      found = HorizontalEdge.trailing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_VerticalAlignment(_ e: Expression) -> (VerticalAlignment)? {
    guard var c = Call(member: e, of: "VerticalAlignment") else {
      return nil
    }
    var found: (VerticalAlignment)?
    switch c.name {
    case "bottom":
      found = VerticalAlignment.bottom
      break
    case "center":
      found = VerticalAlignment.center
      break
    case "firstTextBaseline":
      found = VerticalAlignment.firstTextBaseline
      break
    case "lastTextBaseline":
      found = VerticalAlignment.lastTextBaseline
      break
    case "top":
      found = VerticalAlignment.top
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_VerticalEdge(_ e: Expression) -> (VerticalEdge)? {
    guard var c = Call(member: e, of: "VerticalEdge") else {
      return nil
    }
    var found: (VerticalEdge)?
    switch c.name {
    case "bottom":
      found = VerticalEdge.bottom
      break
    case "top":
      found = VerticalEdge.top
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_UnitPoint3D(_ e: Expression) -> (UnitPoint3D)? {
    guard var c = Call(member: e, of: "UnitPoint3D") else {
      return nil
    }
    var found: (UnitPoint3D)?
    switch c.name {
    case "back":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.back
#endif
      break
    case "bottom":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottom
#endif
      break
    case "bottomBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomBack
#endif
      break
    case "bottomFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomFront
#endif
      break
    case "bottomLeading":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomLeading
#endif
      break
    case "bottomLeadingBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomLeadingBack
#endif
      break
    case "bottomLeadingFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomLeadingFront
#endif
      break
    case "bottomTrailing":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomTrailing
#endif
      break
    case "bottomTrailingBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomTrailingBack
#endif
      break
    case "bottomTrailingFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.bottomTrailingFront
#endif
      break
    case "center":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.center
#endif
      break
    case "front":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.front
#endif
      break
    case "leading":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.leading
#endif
      break
    case "leadingBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.leadingBack
#endif
      break
    case "leadingFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.leadingFront
#endif
      break
    case "origin":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.origin
#endif
      break
    case "top":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.top
#endif
      break
    case "topBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topBack
#endif
      break
    case "topFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topFront
#endif
      break
    case "topLeading":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topLeading
#endif
      break
    case "topLeadingBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topLeadingBack
#endif
      break
    case "topLeadingFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topLeadingFront
#endif
      break
    case "topTrailing":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topTrailing
#endif
      break
    case "topTrailingBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topTrailingBack
#endif
      break
    case "topTrailingFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.topTrailingFront
#endif
      break
    case "trailing":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.trailing
#endif
      break
    case "trailingBack":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.trailingBack
#endif
      break
    case "trailingFront":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.trailingFront
#endif
      break
    case "zero":
      #if !canImport(SwiftUI) || os(visionOS)
found = UnitPoint3D.zero
#endif
      break
    case "init":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("") { return UnitPoint3D() }
#endif
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("x,y,z"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat), let a2 = c.value(2, cgFloat) { return UnitPoint3D(x: a0, y: a1, z: a2) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_ScenePadding(_ e: Expression) -> (ScenePadding)? {
    guard var c = Call(member: e, of: "ScenePadding") else {
      return nil
    }
    var found: (ScenePadding)?
    switch c.name {
    case "minimum":
      found = ScenePadding.minimum
      break
    case "navigationBar":
      #if !canImport(SwiftUI) || os(watchOS)
found = ScenePadding.navigationBar
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *)
  static func read_ScrollBounceBehavior(_ e: Expression) -> (ScrollBounceBehavior)? {
    guard var c = Call(member: e, of: "ScrollBounceBehavior") else {
      return nil
    }
    var found: (ScrollBounceBehavior)?
    switch c.name {
    case "always":
      found = ScrollBounceBehavior.always
      break
    case "automatic":
      found = ScrollBounceBehavior.automatic
      break
    case "basedOnSize":
      found = ScrollBounceBehavior.basedOnSize
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
  static func read_ScrollDismissesKeyboardMode(_ e: Expression) -> (ScrollDismissesKeyboardMode)? {
    guard var c = Call(member: e, of: "ScrollDismissesKeyboardMode") else {
      return nil
    }
    var found: (ScrollDismissesKeyboardMode)?
    switch c.name {
    case "automatic":
      found = ScrollDismissesKeyboardMode.automatic
      break
    case "immediately":
      found = ScrollDismissesKeyboardMode.immediately
      break
    case "interactively":
      found = ScrollDismissesKeyboardMode.interactively
      break
    case "never":
      found = ScrollDismissesKeyboardMode.never
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_ScrollEdgeEffectStyle(_ e: Expression) -> (ScrollEdgeEffectStyle)? {
    guard var c = Call(member: e, of: "ScrollEdgeEffectStyle") else {
      return nil
    }
    var found: (ScrollEdgeEffectStyle)?
    switch c.name {
    case "automatic":
      found = ScrollEdgeEffectStyle.automatic
      break
    case "hard":
      found = ScrollEdgeEffectStyle.hard
      break
    case "soft":
      found = ScrollEdgeEffectStyle.soft
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ScrollIndicatorVisibility(_ e: Expression) -> (ScrollIndicatorVisibility)? {
    guard var c = Call(member: e, of: "ScrollIndicatorVisibility") else {
      return nil
    }
    var found: (ScrollIndicatorVisibility)?
    switch c.name {
    case "automatic":
      found = ScrollIndicatorVisibility.automatic
      break
    case "hidden":
      found = ScrollIndicatorVisibility.hidden
      break
    case "never":
      found = ScrollIndicatorVisibility.never
      break
    case "visible":
      found = ScrollIndicatorVisibility.visible
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_ScrollInputBehavior(_ e: Expression) -> (ScrollInputBehavior)? {
    guard var c = Call(member: e, of: "ScrollInputBehavior") else {
      return nil
    }
    var found: (ScrollInputBehavior)?
    switch c.name {
    case "automatic":
      found = ScrollInputBehavior.automatic
      break
    case "disabled":
      found = ScrollInputBehavior.disabled
      break
    case "enabled":
      found = ScrollInputBehavior.enabled
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_ScrollInputKind(_ e: Expression) -> (ScrollInputKind)? {
    guard var c = Call(member: e, of: "ScrollInputKind") else {
      return nil
    }
    var found: (ScrollInputKind)?
    switch c.name {
    case "handGestureShortcut":
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 11, *) { found = ScrollInputKind.handGestureShortcut }
#endif
      break
    case "look":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = ScrollInputKind.look }
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { if c.fits("axes"), let a0 = c.value(0, read_Axis_Set) { return ScrollInputKind.look(axes: a0) } }
#endif
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_ScrollPosition(_ e: Expression) -> (ScrollPosition)? {
    guard var c = Call(member: e, of: "ScrollPosition") else {
      return nil
    }
    var found: (ScrollPosition)?
    switch c.name {
    case "init":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("id,anchor?"), let a0 = c.value(0, anyValue), let a1 = c.value(1, optional(read_UnitPoint), nil) { return ScrollPosition(id: a0, anchor: a1) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("") { return ScrollPosition() } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("edge"), let a0 = c.value(0, read_Edge) { return ScrollPosition(edge: a0) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("point"), let a0 = c.value(0, cgPoint) { return ScrollPosition(point: a0) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("x"), let a0 = c.value(0, cgFloat) { return ScrollPosition(x: a0) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("x,y"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat) { return ScrollPosition(x: a0, y: a1) } }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("y"), let a0 = c.value(0, cgFloat) { return ScrollPosition(y: a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_ScrollTargetBehavior(_ e: Expression) -> (any ScrollTargetBehavior)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any ScrollTargetBehavior)?
    switch c.name {
    case "PagingScrollTargetBehavior":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return PagingScrollTargetBehavior() } }
      break
    case "paging":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: PagingScrollTargetBehavior = .paging; found = style }
      break
    case "ViewAlignedScrollTargetBehavior":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("anchor"), let a0 = c.value(0, optional(read_UnitPoint)) { return ViewAlignedScrollTargetBehavior(anchor: a0) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("limitBehavior?"), let a0 = c.value(0, read_ViewAlignedScrollTargetBehavior_LimitBehavior, .automatic) { return ViewAlignedScrollTargetBehavior(limitBehavior: a0) } }
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("limitBehavior,anchor"), let a0 = c.value(0, read_ViewAlignedScrollTargetBehavior_LimitBehavior), let a1 = c.value(1, optional(read_UnitPoint)) { return ViewAlignedScrollTargetBehavior(limitBehavior: a0, anchor: a1) } }
      break
    case "viewAligned":
      if !c.hasArguments {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: ViewAlignedScrollTargetBehavior = .viewAligned; found = style }
      }
      if found == nil {
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("anchor"), let a0 = c.value(0, optional(read_UnitPoint)) { return typed(ViewAlignedScrollTargetBehavior.self, .viewAligned(anchor: a0)) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("limitBehavior"), let a0 = c.value(0, read_ViewAlignedScrollTargetBehavior_LimitBehavior) { return typed(ViewAlignedScrollTargetBehavior.self, .viewAligned(limitBehavior: a0)) } }
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("limitBehavior,anchor"), let a0 = c.value(0, read_ViewAlignedScrollTargetBehavior_LimitBehavior), let a1 = c.value(1, optional(read_UnitPoint)) { return typed(ViewAlignedScrollTargetBehavior.self, .viewAligned(limitBehavior: a0, anchor: a1)) } }
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
  @available(iOS 17, visionOS 1, *)
  static func read_TextInputDictationBehavior(_ e: Expression) -> (TextInputDictationBehavior)? {
    guard var c = Call(member: e, of: "TextInputDictationBehavior") else {
      return nil
    }
    var found: (TextInputDictationBehavior)?
    switch c.name {
    case "automatic":
      found = TextInputDictationBehavior.automatic
      break
    case "preventDictation":
      #if !canImport(SwiftUI) || os(visionOS)
found = TextInputDictationBehavior.preventDictation
#endif
      break
    case "inline":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 17, visionOS 1, *) { if c.fits("activation"), let a0 = c.value(0, read_TextInputDictationActivation) { return TextInputDictationBehavior.inline(activation: a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 17.1, macOS 14.1, visionOS 1, watchOS 10.1, tvOS 17.1, *)
  static func read_SearchPresentationToolbarBehavior(_ e: Expression) -> (SearchPresentationToolbarBehavior)? {
    guard var c = Call(member: e, of: "SearchPresentationToolbarBehavior") else {
      return nil
    }
    var found: (SearchPresentationToolbarBehavior)?
    switch c.name {
    case "automatic":
      found = SearchPresentationToolbarBehavior.automatic
      break
    case "avoidHidingContent":
      found = SearchPresentationToolbarBehavior.avoidHidingContent
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *)
  static func read_SearchScopeActivation(_ e: Expression) -> (SearchScopeActivation)? {
    guard var c = Call(member: e, of: "SearchScopeActivation") else {
      return nil
    }
    var found: (SearchScopeActivation)?
    switch c.name {
    case "automatic":
      found = SearchScopeActivation.automatic
      break
    case "onSearchPresentation":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, *) { found = SearchScopeActivation.onSearchPresentation }
#endif
      break
    case "onTextEntry":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, *) { found = SearchScopeActivation.onTextEntry }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_TextSelection(_ e: Expression) -> (TextSelection)? {
    guard var c = Call(member: e, of: "TextSelection") else {
      return nil
    }
    var found: (TextSelection)?
    switch c.name {
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SearchSuggestionsPlacement_Set(_ e: Expression) -> (SearchSuggestionsPlacement.Set)? {
    if let items = list(e, read_SearchSuggestionsPlacement_Set) { return SearchSuggestionsPlacement.Set(items) }
    guard var c = Call(member: e, of: "SearchSuggestionsPlacement.Set") else {
      return nil
    }
    var found: (SearchSuggestionsPlacement.Set)?
    switch c.name {
    case "content":
      found = SearchSuggestionsPlacement.Set.content
      break
    case "menu":
      found = SearchSuggestionsPlacement.Set.menu
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_SearchToolbarBehavior(_ e: Expression) -> (SearchToolbarBehavior)? {
    guard var c = Call(member: e, of: "SearchToolbarBehavior") else {
      return nil
    }
    var found: (SearchToolbarBehavior)?
    switch c.name {
    case "automatic":
      found = SearchToolbarBehavior.automatic
      break
    case "minimize":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 26, visionOS 26, *) { found = SearchToolbarBehavior.minimize }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SearchFieldPlacement(_ e: Expression) -> (SearchFieldPlacement)? {
    guard var c = Call(member: e, of: "SearchFieldPlacement") else {
      return nil
    }
    var found: (SearchFieldPlacement)?
    switch c.name {
    case "automatic":
      found = SearchFieldPlacement.automatic
      break
    case "navigationBarDrawer":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
found = SearchFieldPlacement.navigationBarDrawer
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if c.fits("displayMode"), let a0 = c.value(0, read_SearchFieldPlacement_NavigationBarDrawerDisplayMode) { return SearchFieldPlacement.navigationBarDrawer(displayMode: a0) }
#endif
      }
      break
    case "sidebar":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = SearchFieldPlacement.sidebar
#endif
      break
    case "toolbar":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
found = SearchFieldPlacement.toolbar
#endif
      break
    case "toolbarPrincipal":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = SearchFieldPlacement.toolbarPrincipal
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17, *)
  static func read_SensoryFeedback(_ e: Expression) -> (SensoryFeedback)? {
    guard var c = Call(member: e, of: "SensoryFeedback") else {
      return nil
    }
    var found: (SensoryFeedback)?
    switch c.name {
    case "alignment":
      found = SensoryFeedback.alignment
      break
    case "decrease":
      found = SensoryFeedback.decrease
      break
    case "error":
      found = SensoryFeedback.error
      break
    case "impact":
      if !c.hasArguments {
      found = SensoryFeedback.impact
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17, *) { if c.fits("flexibility,intensity?"), let a0 = c.value(0, read_SensoryFeedback_Flexibility), let a1 = c.value(1, double, 1.0) { return SensoryFeedback.impact(flexibility: a0, intensity: a1) } }
      if #available(iOS 17, macOS 14, visionOS 26, watchOS 10, tvOS 17, *) { if c.fits("weight?,intensity?"), let a0 = c.value(0, read_SensoryFeedback_Weight, .medium), let a1 = c.value(1, double, 1.0) { return SensoryFeedback.impact(weight: a0, intensity: a1) } }
      }
      break
    case "increase":
      found = SensoryFeedback.increase
      break
    case "levelChange":
      found = SensoryFeedback.levelChange
      break
    case "pathComplete":
      if #available(iOS 17.5, macOS 14.5, visionOS 26, watchOS 10.5, tvOS 17.5, *) { found = SensoryFeedback.pathComplete }
      break
    case "selection":
      if !c.hasArguments {
      found = SensoryFeedback.selection
      }
      if found == nil {
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, read_SensoryFeedback_SelectionFeedback) { return SensoryFeedback.selection(a0) } }
      }
      break
    case "start":
      found = SensoryFeedback.start
      break
    case "stop":
      found = SensoryFeedback.stop
      break
    case "success":
      found = SensoryFeedback.success
      break
    case "warning":
      found = SensoryFeedback.warning
      break
    case "press":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, read_SensoryFeedback_PressFeedback) { return SensoryFeedback.press(a0) } }
      break
    case "release":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, read_SensoryFeedback_ReleaseFeedback) { return SensoryFeedback.release(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_Alignment3D(_ e: Expression) -> (Alignment3D)? {
    guard var c = Call(member: e, of: "Alignment3D") else {
      return nil
    }
    var found: (Alignment3D)?
    switch c.name {
    case "back":
      found = Alignment3D.back
      break
    case "bottom":
      found = Alignment3D.bottom
      break
    case "bottomBack":
      found = Alignment3D.bottomBack
      break
    case "bottomFront":
      found = Alignment3D.bottomFront
      break
    case "bottomLeading":
      found = Alignment3D.bottomLeading
      break
    case "bottomLeadingBack":
      found = Alignment3D.bottomLeadingBack
      break
    case "bottomLeadingFront":
      found = Alignment3D.bottomLeadingFront
      break
    case "bottomTrailing":
      found = Alignment3D.bottomTrailing
      break
    case "bottomTrailingBack":
      found = Alignment3D.bottomTrailingBack
      break
    case "bottomTrailingFront":
      found = Alignment3D.bottomTrailingFront
      break
    case "center":
      found = Alignment3D.center
      break
    case "front":
      found = Alignment3D.front
      break
    case "leading":
      found = Alignment3D.leading
      break
    case "leadingBack":
      found = Alignment3D.leadingBack
      break
    case "leadingFront":
      found = Alignment3D.leadingFront
      break
    case "top":
      found = Alignment3D.top
      break
    case "topBack":
      found = Alignment3D.topBack
      break
    case "topFront":
      found = Alignment3D.topFront
      break
    case "topLeading":
      found = Alignment3D.topLeading
      break
    case "topLeadingBack":
      found = Alignment3D.topLeadingBack
      break
    case "topLeadingFront":
      found = Alignment3D.topLeadingFront
      break
    case "topTrailing":
      found = Alignment3D.topTrailing
      break
    case "topTrailingBack":
      found = Alignment3D.topTrailingBack
      break
    case "topTrailingFront":
      found = Alignment3D.topTrailingFront
      break
    case "trailing":
      found = Alignment3D.trailing
      break
    case "trailingBack":
      found = Alignment3D.trailingBack
      break
    case "trailingFront":
      found = Alignment3D.trailingFront
      break
    case "init":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("horizontal,vertical,depth"), let a0 = c.value(0, read_HorizontalAlignment), let a1 = c.value(1, read_VerticalAlignment), let a2 = c.value(2, read_DepthAlignment) { return Alignment3D(horizontal: a0, vertical: a1, depth: a2) }
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
  static func read_SpringLoadingBehavior(_ e: Expression) -> (SpringLoadingBehavior)? {
    guard var c = Call(member: e, of: "SpringLoadingBehavior") else {
      return nil
    }
    var found: (SpringLoadingBehavior)?
    switch c.name {
    case "automatic":
      found = SpringLoadingBehavior.automatic
      break
    case "disabled":
      found = SpringLoadingBehavior.disabled
      break
    case "enabled":
      found = SpringLoadingBehavior.enabled
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SubmitLabel(_ e: Expression) -> (SubmitLabel)? {
    guard var c = Call(member: e, of: "SubmitLabel") else {
      return nil
    }
    var found: (SubmitLabel)?
    switch c.name {
    case "continue":
      found = SubmitLabel.`continue`
      break
    case "done":
      found = SubmitLabel.done
      break
    case "go":
      found = SubmitLabel.go
      break
    case "join":
      found = SubmitLabel.join
      break
    case "next":
      found = SubmitLabel.next
      break
    case "return":
      found = SubmitLabel.`return`
      break
    case "route":
      found = SubmitLabel.route
      break
    case "search":
      found = SubmitLabel.search
      break
    case "send":
      found = SubmitLabel.send
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2, *)
  static func read_SquareAzimuth_Set(_ e: Expression) -> (SquareAzimuth.Set)? {
    if let items = list(e, read_SquareAzimuth_Set) { return SquareAzimuth.Set(items) }
    guard var c = Call(member: e, of: "SquareAzimuth.Set") else {
      return nil
    }
    var found: (SquareAzimuth.Set)?
    switch c.name {
    case "all":
      found = SquareAzimuth.Set.all
      break
    case "back":
      found = SquareAzimuth.Set.back
      break
    case "front":
      found = SquareAzimuth.Set.front
      break
    case "left":
      found = SquareAzimuth.Set.left
      break
    case "right":
      found = SquareAzimuth.Set.right
      break
    case "init":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2, *) { if c.fits("_"), let a0 = c.value(0, read_SquareAzimuth) { return SquareAzimuth.Set(a0) } }
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
  static func read_SymbolColorRenderingMode(_ e: Expression) -> (SymbolColorRenderingMode)? {
    guard var c = Call(member: e, of: "SymbolColorRenderingMode") else {
      return nil
    }
    var found: (SymbolColorRenderingMode)?
    switch c.name {
    case "flat":
      found = SymbolColorRenderingMode.flat
      break
    case "gradient":
      found = SymbolColorRenderingMode.gradient
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_SymbolEffect___DiscreteSymbolEffect(_ e: Expression) -> (any SymbolEffect & DiscreteSymbolEffect)? {
    if case .member(.some(let inner), _, _) = e, let value = read_SymbolEffect___DiscreteSymbolEffect(inner) {
      var c = Call(value: e)
      var found: (any SymbolEffect & DiscreteSymbolEffect)?
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? BounceSymbolEffect {
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
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let base = value as? BreatheSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "plain":
        found = base.plain
        break
      case "pulse":
        found = base.pulse
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? PulseSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let base = value as? RotateSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "clockwise":
        found = base.clockwise
        break
      case "counterClockwise":
        found = base.counterClockwise
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? VariableColorSymbolEffect {
      switch c.name {
      case "cumulative":
        found = base.cumulative
        break
      case "dimInactiveLayers":
        found = base.dimInactiveLayers
        break
      case "hideInactiveLayers":
        found = base.hideInactiveLayers
        break
      case "iterative":
        found = base.iterative
        break
      case "nonReversing":
        found = base.nonReversing
        break
      case "reversing":
        found = base.reversing
        break
      default: break
      }
      }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let base = value as? WiggleSymbolEffect {
      switch c.name {
      case "backward":
        found = base.backward
        break
      case "byLayer":
        found = base.byLayer
        break
      case "clockwise":
        found = base.clockwise
        break
      case "counterClockwise":
        found = base.counterClockwise
        break
      case "down":
        found = base.down
        break
      case "forward":
        found = base.forward
        break
      case "left":
        found = base.left
        break
      case "right":
        found = base.right
        break
      case "up":
        found = base.up
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      case "custom":
        if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("angle"), let a0 = c.value(0, angle) { return base.custom(angle: a0) } }
        if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("angle"), let a0 = c.value(0, double) { return base.custom(angle: a0) } }
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
    var found: (any SymbolEffect & DiscreteSymbolEffect)?
    switch c.name {
    case "bounce":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: BounceSymbolEffect = .bounce; found = style }
      break
    case "breathe":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: BreatheSymbolEffect = .breathe; found = style }
      break
    case "pulse":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: PulseSymbolEffect = .pulse; found = style }
      break
    case "rotate":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: RotateSymbolEffect = .rotate; found = style }
      break
    case "variableColor":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: VariableColorSymbolEffect = .variableColor; found = style }
      break
    case "wiggle":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: WiggleSymbolEffect = .wiggle; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_SymbolEffectOptions(_ e: Expression) -> (SymbolEffectOptions)? {
    if case .member(.some(let inner), _, _) = e, let base = read_SymbolEffectOptions(inner) {
      var c = Call(value: e)
      var found: SymbolEffectOptions?
      switch c.name {
      case "nonRepeating":
        found = base.nonRepeating
        break
      case "repeating":
        found = base.repeating
        break
      case "repeat":
        if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, read_SymbolEffectOptions_RepeatBehavior) { return base.`repeat`(a0) } }
        if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, optional(int)) { return base.`repeat`(a0) } }
        break
      case "speed":
        if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, double) { return base.speed(a0) } }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "SymbolEffectOptions") else {
      return nil
    }
    var found: (SymbolEffectOptions)?
    switch c.name {
    case "default":
      found = SymbolEffectOptions.`default`
      break
    case "nonRepeating":
      found = SymbolEffectOptions.nonRepeating
      break
    case "repeating":
      found = SymbolEffectOptions.repeating
      break
    case "repeat":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("_"), let a0 = c.value(0, read_SymbolEffectOptions_RepeatBehavior) { return SymbolEffectOptions.`repeat`(a0) } }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, optional(int)) { return SymbolEffectOptions.`repeat`(a0) } }
      break
    case "speed":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, double) { return SymbolEffectOptions.speed(a0) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_SymbolEffect___IndefiniteSymbolEffect(_ e: Expression) -> (any SymbolEffect & IndefiniteSymbolEffect)? {
    if case .member(.some(let inner), _, _) = e, let value = read_SymbolEffect___IndefiniteSymbolEffect(inner) {
      var c = Call(value: e)
      var found: (any SymbolEffect & IndefiniteSymbolEffect)?
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
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? BounceSymbolEffect {
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
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let base = value as? BreatheSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "plain":
        found = base.plain
        break
      case "pulse":
        found = base.pulse
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
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? PulseSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let base = value as? RotateSymbolEffect {
      switch c.name {
      case "byLayer":
        found = base.byLayer
        break
      case "clockwise":
        found = base.clockwise
        break
      case "counterClockwise":
        found = base.counterClockwise
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      default: break
      }
      }
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? ScaleSymbolEffect {
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
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), let base = value as? VariableColorSymbolEffect {
      switch c.name {
      case "cumulative":
        found = base.cumulative
        break
      case "dimInactiveLayers":
        found = base.dimInactiveLayers
        break
      case "hideInactiveLayers":
        found = base.hideInactiveLayers
        break
      case "iterative":
        found = base.iterative
        break
      case "nonReversing":
        found = base.nonReversing
        break
      case "reversing":
        found = base.reversing
        break
      default: break
      }
      }
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), let base = value as? WiggleSymbolEffect {
      switch c.name {
      case "backward":
        found = base.backward
        break
      case "byLayer":
        found = base.byLayer
        break
      case "clockwise":
        found = base.clockwise
        break
      case "counterClockwise":
        found = base.counterClockwise
        break
      case "down":
        found = base.down
        break
      case "forward":
        found = base.forward
        break
      case "left":
        found = base.left
        break
      case "right":
        found = base.right
        break
      case "up":
        found = base.up
        break
      case "wholeSymbol":
        found = base.wholeSymbol
        break
      case "custom":
        if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("angle"), let a0 = c.value(0, angle) { return base.custom(angle: a0) } }
        if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { if c.fits("angle"), let a0 = c.value(0, double) { return base.custom(angle: a0) } }
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
    var found: (any SymbolEffect & IndefiniteSymbolEffect)?
    switch c.name {
    case "appear":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: AppearSymbolEffect = .appear; found = style }
      break
    case "bounce":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: BounceSymbolEffect = .bounce; found = style }
      break
    case "breathe":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: BreatheSymbolEffect = .breathe; found = style }
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
    case "pulse":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: PulseSymbolEffect = .pulse; found = style }
      break
    case "rotate":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: RotateSymbolEffect = .rotate; found = style }
      break
    case "scale":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: ScaleSymbolEffect = .scale; found = style }
      break
    case "variableColor":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: VariableColorSymbolEffect = .variableColor; found = style }
      break
    case "wiggle":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: WiggleSymbolEffect = .wiggle; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SymbolRenderingMode(_ e: Expression) -> (SymbolRenderingMode)? {
    guard var c = Call(member: e, of: "SymbolRenderingMode") else {
      return nil
    }
    var found: (SymbolRenderingMode)?
    switch c.name {
    case "hierarchical":
      found = SymbolRenderingMode.hierarchical
      break
    case "monochrome":
      found = SymbolRenderingMode.monochrome
      break
    case "multicolor":
      found = SymbolRenderingMode.multicolor
      break
    case "palette":
      found = SymbolRenderingMode.palette
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_SymbolVariableValueMode(_ e: Expression) -> (SymbolVariableValueMode)? {
    guard var c = Call(member: e, of: "SymbolVariableValueMode") else {
      return nil
    }
    var found: (SymbolVariableValueMode)?
    switch c.name {
    case "color":
      found = SymbolVariableValueMode.color
      break
    case "draw":
      found = SymbolVariableValueMode.draw
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SymbolVariants(_ e: Expression) -> (SymbolVariants)? {
    if case .member(.some(let inner), _, _) = e, let base = read_SymbolVariants(inner) {
      var c = Call(value: e)
      var found: SymbolVariants?
      switch c.name {
      case "circle":
        found = base.circle
        break
      case "fill":
        found = base.fill
        break
      case "rectangle":
        found = base.rectangle
        break
      case "slash":
        found = base.slash
        break
      case "square":
        found = base.square
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "SymbolVariants") else {
      return nil
    }
    var found: (SymbolVariants)?
    switch c.name {
    case "circle":
      found = SymbolVariants.circle
      break
    case "fill":
      found = SymbolVariants.fill
      break
    case "none":
      found = SymbolVariants.none
      break
    case "rectangle":
      found = SymbolVariants.rectangle
      break
    case "slash":
      found = SymbolVariants.slash
      break
    case "square":
      found = SymbolVariants.square
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_TabBarMinimizeBehavior(_ e: Expression) -> (TabBarMinimizeBehavior)? {
    guard var c = Call(member: e, of: "TabBarMinimizeBehavior") else {
      return nil
    }
    var found: (TabBarMinimizeBehavior)?
    switch c.name {
    case "automatic":
      found = TabBarMinimizeBehavior.automatic
      break
    case "never":
      #if !canImport(SwiftUI) || os(iOS)
if #available(iOS 26, *) { found = TabBarMinimizeBehavior.never }
#endif
      break
    case "onScrollDown":
      #if !canImport(SwiftUI) || os(iOS)
if #available(iOS 26, *) { found = TabBarMinimizeBehavior.onScrollDown }
#endif
      break
    case "onScrollUp":
      #if !canImport(SwiftUI) || os(iOS)
if #available(iOS 26, *) { found = TabBarMinimizeBehavior.onScrollUp }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_TabSearchActivation(_ e: Expression) -> (TabSearchActivation)? {
    guard var c = Call(member: e, of: "TabSearchActivation") else {
      return nil
    }
    var found: (TabSearchActivation)?
    switch c.name {
    case "automatic":
      found = TabSearchActivation.automatic
      break
    case "searchTabSelection":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS)
if #available(iOS 26, macOS 26, *) { found = TabSearchActivation.searchTabSelection }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_TabViewStyle(_ e: Expression) -> (any TabViewStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any TabViewStyle)?
    switch c.name {
    case "DefaultTabViewStyle":
      if c.fits("") { return DefaultTabViewStyle() }
      break
    case "automatic":
      let style: DefaultTabViewStyle = .automatic; found = style
      break
    case "CarouselTabViewStyle":
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("") { return CarouselTabViewStyle() }
#endif
      break
    case "carousel":
      #if !canImport(SwiftUI) || os(watchOS)
let style: CarouselTabViewStyle = .carousel; found = style
#endif
      break
    case "GroupedTabViewStyle":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { if c.fits("") { return GroupedTabViewStyle() } }
#endif
      break
    case "grouped":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { let style: GroupedTabViewStyle = .grouped; found = style }
#endif
      break
    case "PageTabViewStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if c.fits("indexDisplayMode?"), let a0 = c.value(0, read_PageTabViewStyle_IndexDisplayMode, .automatic) { return PageTabViewStyle(indexDisplayMode: a0) }
#endif
      break
    case "page":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
let style: PageTabViewStyle = .page; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if c.fits("indexDisplayMode"), let a0 = c.value(0, read_PageTabViewStyle_IndexDisplayMode) { return typed(PageTabViewStyle.self, .page(indexDisplayMode: a0)) }
#endif
      }
      break
    case "SidebarAdaptableTabViewStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, macOS 15, visionOS 2, tvOS 18, *) { if c.fits("") { return SidebarAdaptableTabViewStyle() } }
#endif
      break
    case "sidebarAdaptable":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, macOS 15, visionOS 2, tvOS 18, *) { let style: SidebarAdaptableTabViewStyle = .sidebarAdaptable; found = style }
#endif
      break
    case "TabBarOnlyTabViewStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, macOS 15, visionOS 2, tvOS 18, *) { if c.fits("") { return TabBarOnlyTabViewStyle() } }
#endif
      break
    case "tabBarOnly":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 18, macOS 15, visionOS 2, tvOS 18, *) { let style: TabBarOnlyTabViewStyle = .tabBarOnly; found = style }
#endif
      break
    case "VerticalPageTabViewStyle":
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 10, *) { if c.fits("") { return VerticalPageTabViewStyle() } }
#endif
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 10, *) { if c.fits("transitionStyle"), let a0 = c.value(0, read_VerticalPageTabViewStyle_TransitionStyle) { return VerticalPageTabViewStyle(transitionStyle: a0) } }
#endif
      break
    case "verticalPage":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 10, *) { let style: VerticalPageTabViewStyle = .verticalPage; found = style }
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(watchOS)
if #available(watchOS 10, *) { if c.fits("transitionStyle"), let a0 = c.value(0, read_VerticalPageTabViewStyle_TransitionStyle) { return typed(VerticalPageTabViewStyle.self, .verticalPage(transitionStyle: a0)) } }
#endif
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  static func read_TableStyle(_ e: Expression) -> (any TableStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any TableStyle)?
    switch c.name {
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: AutomaticTableStyle = .automatic; found = style
#endif
      break
    case "BorderedTableStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return BorderedTableStyle() }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return BorderedTableStyle(alternatesRowBackgrounds: a0) }
#endif
      break
    case "bordered":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(macOS)
let style: BorderedTableStyle = .bordered; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return typed(BorderedTableStyle.self, .bordered(alternatesRowBackgrounds: a0)) }
#endif
      }
      break
    case "InsetTableStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return InsetTableStyle() }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return InsetTableStyle(alternatesRowBackgrounds: a0) }
#endif
      break
    case "inset":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: InsetTableStyle = .inset; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return typed(InsetTableStyle.self, .inset(alternatesRowBackgrounds: a0)) }
#endif
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_Text_Case(_ e: Expression) -> (Text.Case)? {
    guard var c = Call(member: e, of: "Text.Case") else {
      return nil
    }
    var found: (Text.Case)?
    switch c.name {
    case "lowercase":
      found = Text.Case.lowercase
      break
    case "uppercase":
      found = Text.Case.uppercase
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
  static func read_UITextContentType(_ e: Expression) -> (UITextContentType)? {
    guard var c = Call(member: e, of: "UITextContentType") else {
      return nil
    }
    var found: (UITextContentType)?
    switch c.name {
    case "URL":
      found = UITextContentType.URL
      break
    case "addressCity":
      found = UITextContentType.addressCity
      break
    case "addressCityAndState":
      found = UITextContentType.addressCityAndState
      break
    case "addressState":
      found = UITextContentType.addressState
      break
    case "birthdate":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.birthdate }
#endif
      break
    case "birthdateDay":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.birthdateDay }
#endif
      break
    case "birthdateMonth":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.birthdateMonth }
#endif
      break
    case "birthdateYear":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.birthdateYear }
#endif
      break
    case "cellularEID":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17.4, visionOS 1.1, tvOS 17.4, *) { found = UITextContentType.cellularEID }
#endif
      break
    case "cellularIMEI":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17.4, visionOS 1.1, tvOS 17.4, *) { found = UITextContentType.cellularIMEI }
#endif
      break
    case "countryName":
      found = UITextContentType.countryName
      break
    case "creditCardExpiration":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardExpiration }
#endif
      break
    case "creditCardExpirationMonth":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardExpirationMonth }
#endif
      break
    case "creditCardExpirationYear":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardExpirationYear }
#endif
      break
    case "creditCardFamilyName":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardFamilyName }
#endif
      break
    case "creditCardGivenName":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardGivenName }
#endif
      break
    case "creditCardMiddleName":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardMiddleName }
#endif
      break
    case "creditCardName":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardName }
#endif
      break
    case "creditCardNumber":
      found = UITextContentType.creditCardNumber
      break
    case "creditCardSecurityCode":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardSecurityCode }
#endif
      break
    case "creditCardType":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 17, visionOS 1, tvOS 17, *) { found = UITextContentType.creditCardType }
#endif
      break
    case "dateTime":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = UITextContentType.dateTime
#endif
      break
    case "emailAddress":
      found = UITextContentType.emailAddress
      break
    case "familyName":
      found = UITextContentType.familyName
      break
    case "flightNumber":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = UITextContentType.flightNumber
#endif
      break
    case "fullStreetAddress":
      found = UITextContentType.fullStreetAddress
      break
    case "givenName":
      found = UITextContentType.givenName
      break
    case "jobTitle":
      found = UITextContentType.jobTitle
      break
    case "location":
      found = UITextContentType.location
      break
    case "middleName":
      found = UITextContentType.middleName
      break
    case "name":
      found = UITextContentType.name
      break
    case "namePrefix":
      found = UITextContentType.namePrefix
      break
    case "nameSuffix":
      found = UITextContentType.nameSuffix
      break
    case "newPassword":
      found = UITextContentType.newPassword
      break
    case "nickname":
      found = UITextContentType.nickname
      break
    case "oneTimeCode":
      found = UITextContentType.oneTimeCode
      break
    case "organizationName":
      found = UITextContentType.organizationName
      break
    case "password":
      found = UITextContentType.password
      break
    case "postalCode":
      found = UITextContentType.postalCode
      break
    case "shipmentTrackingNumber":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
found = UITextContentType.shipmentTrackingNumber
#endif
      break
    case "streetAddressLine1":
      found = UITextContentType.streetAddressLine1
      break
    case "streetAddressLine2":
      found = UITextContentType.streetAddressLine2
      break
    case "sublocality":
      found = UITextContentType.sublocality
      break
    case "telephoneNumber":
      found = UITextContentType.telephoneNumber
      break
    case "username":
      found = UITextContentType.username
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  @available(iOS 17, macOS 14, visionOS 1, *)
  static func read_TextEditorStyle(_ e: Expression) -> (any TextEditorStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any TextEditorStyle)?
    switch c.name {
    case "AutomaticTextEditorStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { if c.fits("") { return AutomaticTextEditorStyle() } }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { let style: AutomaticTextEditorStyle = .automatic; found = style }
#endif
      break
    case "PlainTextEditorStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { if c.fits("") { return PlainTextEditorStyle() } }
#endif
      break
    case "plain":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { let style: PlainTextEditorStyle = .plain; found = style }
#endif
      break
    case "RoundedBorderTextEditorStyle":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("") { return RoundedBorderTextEditorStyle() }
#endif
      break
    case "roundedBorder":
      #if !canImport(SwiftUI) || os(visionOS)
let style: RoundedBorderTextEditorStyle = .roundedBorder; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_TextFieldStyle(_ e: Expression) -> (any TextFieldStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any TextFieldStyle)?
    switch c.name {
    case "DefaultTextFieldStyle":
      if c.fits("") { return DefaultTextFieldStyle() }
      break
    case "automatic":
      let style: DefaultTextFieldStyle = .automatic; found = style
      break
    case "PlainTextFieldStyle":
      if c.fits("") { return PlainTextFieldStyle() }
      break
    case "plain":
      let style: PlainTextFieldStyle = .plain; found = style
      break
    case "RoundedBorderTextFieldStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return RoundedBorderTextFieldStyle() }
#endif
      break
    case "roundedBorder":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: RoundedBorderTextFieldStyle = .roundedBorder; found = style
#endif
      break
    case "SquareBorderTextFieldStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return SquareBorderTextFieldStyle() }
#endif
      break
    case "squareBorder":
      #if !canImport(SwiftUI) || os(macOS)
let style: SquareBorderTextFieldStyle = .squareBorder; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
  static func read_TextInputAutocapitalization(_ e: Expression) -> (TextInputAutocapitalization)? {
    guard var c = Call(member: e, of: "TextInputAutocapitalization") else {
      return nil
    }
    var found: (TextInputAutocapitalization)?
    switch c.name {
    case "characters":
      found = TextInputAutocapitalization.characters
      break
    case "never":
      found = TextInputAutocapitalization.never
      break
    case "sentences":
      found = TextInputAutocapitalization.sentences
      break
    case "words":
      found = TextInputAutocapitalization.words
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_TextInputFormattingControlPlacement_Set(_ e: Expression) -> (TextInputFormattingControlPlacement.Set)? {
    if let items = list(e, read_TextInputFormattingControlPlacement_Set) { return TextInputFormattingControlPlacement.Set(items) }
    guard var c = Call(member: e, of: "TextInputFormattingControlPlacement.Set") else {
      return nil
    }
    var found: (TextInputFormattingControlPlacement.Set)?
    switch c.name {
    case "accessoryBar":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 26, *) { found = TextInputFormattingControlPlacement.Set.accessoryBar }
#endif
      break
    case "all":
      found = TextInputFormattingControlPlacement.Set.all
      break
    case "contextMenu":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 26, macOS 26, visionOS 26, *) { found = TextInputFormattingControlPlacement.Set.contextMenu }
#endif
      break
    case "default":
      found = TextInputFormattingControlPlacement.Set.`default`
      break
    case "fontPanel":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 26, *) { found = TextInputFormattingControlPlacement.Set.fontPanel }
#endif
      break
    case "inputAssistant":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if #available(iOS 26, visionOS 26, *) { found = TextInputFormattingControlPlacement.Set.inputAssistant }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_Text_Scale(_ e: Expression) -> (Text.Scale)? {
    guard var c = Call(member: e, of: "Text.Scale") else {
      return nil
    }
    var found: (Text.Scale)?
    switch c.name {
    case "default":
      found = Text.Scale.`default`
      break
    case "secondary":
      found = Text.Scale.secondary
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  static func read_TextSelectability(_ e: Expression) -> (any TextSelectability)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any TextSelectability)?
    switch c.name {
    case "disabled":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: DisabledTextSelectability = .disabled; found = style
#endif
      break
    case "enabled":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: EnabledTextSelectability = .enabled; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
}
