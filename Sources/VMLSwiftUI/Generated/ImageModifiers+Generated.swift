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
  static func image_allowedDynamicRange(_ view: Image, _ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("_"), let a0 = c.value(0, optional(read_Image_DynamicRange)) { return Subject(image: view.allowedDynamicRange(a0)) }
    #endif
    return nil
  }
  static func image_antialiased(_ view: Image, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(image: view.antialiased(a0)) }
    return nil
  }
  static func image_interpolation(_ view: Image, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_Image_Interpolation) { return Subject(image: view.interpolation(a0)) }
    return nil
  }
  static func image_renderingMode(_ view: Image, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Image_TemplateRenderingMode)) { return Subject(image: view.renderingMode(a0)) }
    return nil
  }
  static func image_resizable(_ view: Image, _ c: inout Call) -> Subject? {
    if c.fits("capInsets?,resizingMode?"), let a0 = c.value(0, read_EdgeInsets, EdgeInsets()), let a1 = c.value(1, read_Image_ResizingMode, .stretch) { return Subject(image: view.resizable(capInsets: a0, resizingMode: a1)) }
    return nil
  }
  static func image_symbolColorRenderingMode(_ view: Image, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, optional(read_SymbolColorRenderingMode)) { return Subject(image: view.symbolColorRenderingMode(a0)) }
    return nil
  }
  static func image_symbolRenderingMode(_ view: Image, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_SymbolRenderingMode)) { return Subject(image: view.symbolRenderingMode(a0)) }
    return nil
  }
  static func image_symbolVariableValueMode(_ view: Image, _ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("_"), let a0 = c.value(0, optional(read_SymbolVariableValueMode)) { return Subject(image: view.symbolVariableValueMode(a0)) }
    return nil
  }
  static func image_modified(_ view: Image, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 97: image_a_(view, &c)
    case 105: image_i_(view, &c)
    case 114: image_r_(view, &c)
    case 115: image_s_(view, &c)
    default: nil
    }
  }
  private static func image_a_(_ view: Image, _ c: inout Call) -> Subject? {
    switch c.name {
    case "allowedDynamicRange": image_allowedDynamicRange(view, &c)
    case "antialiased": image_antialiased(view, &c)
    default: nil
    }
  }
  private static func image_i_(_ view: Image, _ c: inout Call) -> Subject? {
    switch c.name {
    case "interpolation": image_interpolation(view, &c)
    default: nil
    }
  }
  private static func image_r_(_ view: Image, _ c: inout Call) -> Subject? {
    switch c.name {
    case "renderingMode": image_renderingMode(view, &c)
    case "resizable": image_resizable(view, &c)
    default: nil
    }
  }
  private static func image_s_(_ view: Image, _ c: inout Call) -> Subject? {
    switch c.name {
    case "symbolColorRenderingMode": image_symbolColorRenderingMode(view, &c)
    case "symbolRenderingMode": image_symbolRenderingMode(view, &c)
    case "symbolVariableValueMode": image_symbolVariableValueMode(view, &c)
    default: nil
    }
  }
}
