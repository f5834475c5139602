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
  static func color_exposureAdjust(_ view: Color, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, double) { return Subject(color: view.exposureAdjust(a0)) }
    return nil
  }
  static func color_headroom(_ view: Color, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, optional(double)) { return Subject(color: view.headroom(a0)) }
    return nil
  }
  static func color_mix(_ view: Color, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("with,by,in?"), let a0 = c.value(0, color), let a1 = c.value(1, double), let a2 = c.value(2, read_Gradient_ColorSpace, .perceptual) { return Subject(color: view.mix(with: a0, by: a1, in: a2)) }
    return nil
  }
  static func color_modified(_ view: Color, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 101: color_e_(view, &c)
    case 104: color_h_(view, &c)
    case 109: color_m_(view, &c)
    default: nil
    }
  }
  private static func color_e_(_ view: Color, _ c: inout Call) -> Subject? {
    switch c.name {
    case "exposureAdjust": color_exposureAdjust(view, &c)
    default: nil
    }
  }
  private static func color_h_(_ view: Color, _ c: inout Call) -> Subject? {
    switch c.name {
    case "headroom": color_headroom(view, &c)
    default: nil
    }
  }
  private static func color_m_(_ view: Color, _ c: inout Call) -> Subject? {
    switch c.name {
    case "mix": color_mix(view, &c)
    default: nil
    }
  }
}
