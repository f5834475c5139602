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

#if !canImport(SwiftUI)
extension Draw {
  static func shapeView_fill<S: ShapeView>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,style?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_FillStyle, FillStyle()) { let found = view.fill(a0, style: a1); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("style?"), let a0 = c.value(0, read_FillStyle, FillStyle()) { return Subject(view.fill(style: a0)) }
    return nil
  }
  static func shapeView_stroke<S: ShapeView>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,lineWidth?,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1), let a2 = c.value(2, bool, true) { let found = view.stroke(a0, lineWidth: a1, antialiased: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,style,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_StrokeStyle), let a2 = c.value(2, bool, true) { let found = view.stroke(a0, style: a1, antialiased: a2); return Subject(found) }
    return nil
  }
  static func shapeView_strokeBorder<S: ShapeView>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,lineWidth?,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1), let a2 = c.value(2, bool, true) { let found = view.strokeBorder(a0, lineWidth: a1, antialiased: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("lineWidth?,antialiased?"), let a0 = c.value(0, cgFloat, 1), let a1 = c.value(1, bool, true) { return Subject(view.strokeBorder(lineWidth: a0, antialiased: a1)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,style,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_StrokeStyle), let a2 = c.value(2, bool, true) { let found = view.strokeBorder(a0, style: a1, antialiased: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("style,antialiased?"), let a0 = c.value(0, read_StrokeStyle), let a1 = c.value(1, bool, true) { return Subject(view.strokeBorder(style: a0, antialiased: a1)) }
    return nil
  }
  static func shapeView_modified<S: ShapeView>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 102: shapeView_f_(view, &c)
    case 115: shapeView_s_(view, &c)
    default: nil
    }
  }
  private static func shapeView_f_<S: ShapeView>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "fill": shapeView_fill(view, &c)
    default: nil
    }
  }
  private static func shapeView_s_<S: ShapeView>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "stroke": shapeView_stroke(view, &c)
    case "strokeBorder": shapeView_strokeBorder(view, &c)
    default: nil
    }
  }
}
#endif
