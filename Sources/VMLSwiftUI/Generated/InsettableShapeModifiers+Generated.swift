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
  static func insettableShape_strokeBorder<S: InsettableShape>(_ view: S, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,lineWidth?,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1), let a2 = c.value(2, bool, true) { let found = view.strokeBorder(a0, lineWidth: a1, antialiased: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("lineWidth?,antialiased?"), let a0 = c.value(0, cgFloat, 1), let a1 = c.value(1, bool, true) { return Subject(view.strokeBorder(lineWidth: a0, antialiased: a1)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,style,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_StrokeStyle), let a2 = c.value(2, bool, true) { let found = view.strokeBorder(a0, style: a1, antialiased: a2); return Subject(found) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("style,antialiased?"), let a0 = c.value(0, read_StrokeStyle), let a1 = c.value(1, bool, true) { return Subject(view.strokeBorder(style: a0, antialiased: a1)) }
    if c.fits("lineWidth?,antialiased?"), let a0 = c.value(0, cgFloat, 1), let a1 = c.value(1, bool, true) { return Subject(view.strokeBorder(lineWidth: a0, antialiased: a1)) }
    if c.fits("style,antialiased?"), let a0 = c.value(0, read_StrokeStyle), let a1 = c.value(1, bool, true) { return Subject(view.strokeBorder(style: a0, antialiased: a1)) }
    if c.fits("_,lineWidth?,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, cgFloat, 1), let a2 = c.value(2, bool, true) { let found = view.strokeBorder(a0, lineWidth: a1, antialiased: a2); return Subject(found) }
    if c.fits("_,style,antialiased?"), let a0 = c.value(0, shapeStyle), let a1 = c.value(1, read_StrokeStyle), let a2 = c.value(2, bool, true) { let found = view.strokeBorder(a0, style: a1, antialiased: a2); return Subject(found) }
    return nil
  }
  static func insettableShape_modified<S: InsettableShape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 115: insettableShape_s_(view, &c)
    default: nil
    }
  }
  private static func insettableShape_s_<S: InsettableShape>(_ view: S, _ c: inout Call) -> Subject? {
    switch c.name {
    case "strokeBorder": insettableShape_strokeBorder(view, &c)
    default: nil
    }
  }
}
