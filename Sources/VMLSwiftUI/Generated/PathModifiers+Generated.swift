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
  static func path_normalized(_ view: Path, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("eoFill?"), let a0 = c.value(0, bool, true) { return Subject(shape: view.normalized(eoFill: a0)) }
    return nil
  }
  static func path_offsetBy(_ view: Path, _ c: inout Call) -> Subject? {
    if c.fits("dx,dy"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat) { return Subject(shape: view.offsetBy(dx: a0, dy: a1)) }
    return nil
  }
  static func path_strokedPath(_ view: Path, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_StrokeStyle) { return Subject(shape: view.strokedPath(a0)) }
    return nil
  }
  static func path_trimmedPath(_ view: Path, _ c: inout Call) -> Subject? {
    if c.fits("from,to"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, cgFloat) { return Subject(shape: view.trimmedPath(from: a0, to: a1)) }
    return nil
  }
  static func path_modified(_ view: Path, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 110: path_n_(view, &c)
    case 111: path_o_(view, &c)
    case 115: path_s_(view, &c)
    case 116: path_t_(view, &c)
    default: nil
    }
  }
  private static func path_n_(_ view: Path, _ c: inout Call) -> Subject? {
    switch c.name {
    case "normalized": path_normalized(view, &c)
    default: nil
    }
  }
  private static func path_o_(_ view: Path, _ c: inout Call) -> Subject? {
    switch c.name {
    case "offsetBy": path_offsetBy(view, &c)
    default: nil
    }
  }
  private static func path_s_(_ view: Path, _ c: inout Call) -> Subject? {
    switch c.name {
    case "strokedPath": path_strokedPath(view, &c)
    default: nil
    }
  }
  private static func path_t_(_ view: Path, _ c: inout Call) -> Subject? {
    switch c.name {
    case "trimmedPath": path_trimmedPath(view, &c)
    default: nil
    }
  }
}
