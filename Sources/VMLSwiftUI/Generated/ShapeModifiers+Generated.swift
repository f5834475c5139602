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
  static func shape_fill<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,style?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_FillStyle, FillStyle()) { let found = view.fill(a0, style: a1); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("style?"), let a0 = c.value(0, read_FillStyle, FillStyle()) { return Subject(view.fill(style: a0)) }
    if c.fits("style?"), let a0 = c.value(0, read_FillStyle, FillStyle()) { return Subject(view.fill(style: a0)) }
    if c.fits("_,style?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_FillStyle, FillStyle()) { let found = view.fill(a0, style: a1); return Subject(found) }
    return nil
  }
  static func shape_intersection<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.intersection(a0, eoFill: a1); return Subject(shape: found) }
    return nil
  }
  static func shape_lineIntersection<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.lineIntersection(a0, eoFill: a1); return Subject(shape: found) }
    return nil
  }
  static func shape_lineSubtraction<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.lineSubtraction(a0, eoFill: a1); return Subject(shape: found) }
    return nil
  }
  static func shape_offset<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgPoint) { return Subject(shape: view.offset(a0)) }
    if c.fits("_"), let a0 = c.value(0, cgSize) { return Subject(shape: view.offset(a0)) }
    if c.fits("x?,y?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0) { return Subject(shape: view.offset(x: a0, y: a1)) }
    return nil
  }
  static func shape_rotation<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if c.fits("_,anchor?"), let a0 = c.value(0, angle), let a1 = c.value(1, read_UnitPoint, .center) { return Subject(shape: view.rotation(a0, anchor: a1)) }
    return nil
  }
  static func shape_scale<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if c.fits("_,anchor?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, read_UnitPoint, .center) { return Subject(shape: view.scale(a0, anchor: a1)) }
    if c.fits("x?,y?,anchor?"), let a0 = c.value(0, cgFloat, 1), let a1 = c.value(1, cgFloat, 1), let a2 = c.value(2, read_UnitPoint, .center) { return Subject(shape: view.scale(x: a0, y: a1, anchor: a2)) }
    return nil
  }
  static func shape_size<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgSize) { return Subject(shape: view.size(a0)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_,anchor"), let a0 = c.value(0, cgSize), let a1 = c.value(1, read_UnitPoint) { return Subject(shape: view.size(a0, anchor: a1)) }
    if c.fits("width,height"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat) { return Subject(shape: view.size(width: a0, height: a1)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("width,height,anchor"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat), let a2 = c.value(2, read_UnitPoint) { return Subject(shape: view.size(width: a0, height: a1, anchor: a2)) }
    return nil
  }
  static func shape_stroke<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if c.fits("lineWidth?"), let a0 = c.value(0, cgFloat, 1) { return Subject(shape: view.stroke(lineWidth: a0)) }
    if c.fits("style"), let a0 = c.value(0, read_StrokeStyle) { return Subject(shape: view.stroke(style: a0)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,lineWidth?,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1), let a2 = c.value(2, bool, true) { let found = view.stroke(a0, lineWidth: a1, antialiased: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,style,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_StrokeStyle), let a2 = c.value(2, bool, true) { let found = view.stroke(a0, style: a1, antialiased: a2); return Subject(found) }
    if c.fits("_,lineWidth?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1) { let found = view.stroke(a0, lineWidth: a1); return Subject(found) }
    if c.fits("_,style"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_StrokeStyle) { let found = view.stroke(a0, style: a1); return Subject(found) }
    return nil
  }
  static func shape_subtracting<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.subtracting(a0, eoFill: a1); return Subject(shape: found) }
    return nil
  }
  static func shape_symmetricDifference<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.symmetricDifference(a0, eoFill: a1); return Subject(shape: found) }
    return nil
  }
  static func shape_trim<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if c.fits("from?,to?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 1) { return Subject(shape: view.trim(from: a0, to: a1)) }
    return nil
  }
  static func shape_union<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,eoFill?"), let a0 = c.value(0, shape), let a1 = c.value(1, bool, false) { let found = view.union(a0, eoFill: a1); return Subject(shape: found) }
    return nil
  }
  static func shape_modified<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 102: shape_f_(view, &c)
    case 105: shape_i_(view, &c)
    case 108: shape_l_(view, &c)
    case 111: shape_o_(view, &c)
    case 114: shape_r_(view, &c)
    case 115: shape_s_(view, &c)
    case 116: shape_t_(view, &c)
    case 117: shape_u_(view, &c)
    default: nil
    }
  }
  private static func shape_f_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "fill": shape_fill(view, &c)
    default: nil
    }
  }
  private static func shape_i_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "intersection": shape_intersection(view, &c)
    default: nil
    }
  }
  private static func shape_l_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "lineIntersection": shape_lineIntersection(view, &c)
    case "lineSubtraction": shape_lineSubtraction(view, &c)
    default: nil
    }
  }
  private static func shape_o_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "offset": shape_offset(view, &c)
    default: nil
    }
  }
  private static func shape_r_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "rotation": shape_rotation(view, &c)
    default: nil
    }
  }
  private static func shape_s_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "scale": shape_scale(view, &c)
    case "size": shape_size(view, &c)
    case "stroke": shape_stroke(view, &c)
    case "subtracting": shape_subtracting(view, &c)
    case "symmetricDifference": shape_symmetricDifference(view, &c)
    default: nil
    }
  }
  private static func shape_t_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "trim": shape_trim(view, &c)
    default: nil
    }
  }
  private static func shape_u_<S: Shape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "union": shape_union(view, &c)
    default: nil
    }
  }
}
