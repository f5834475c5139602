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
  static func text_accessibilityHeading(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_AccessibilityHeadingLevel) { return Subject(text: view.accessibilityHeading(a0)) }
    return nil
  }
  static func text_accessibilityLabel(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, text) { return Subject(text: view.accessibilityLabel(a0)) }
    if c.fits("_"), let a0 = c.value(0, string) { return Subject(text: view.accessibilityLabel(a0)) }
    return nil
  }
  static func text_accessibilityTextContentType(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, read_AccessibilityTextContentType) { return Subject(text: view.accessibilityTextContentType(a0)) }
    return nil
  }
  static func text_baselineOffset(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(text: view.baselineOffset(a0)) }
    return nil
  }
  static func text_bold(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(text: view.bold()) }
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(text: view.bold(a0)) }
    return nil
  }
  static func text_font(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Font)) { return Subject(text: view.font(a0)) }
    return nil
  }
  static func text_fontDesign(_ view: Text, _ c: inout Call) -> Subject? {
    if #available(iOS 16.1, macOS 13, visionOS 1, watchOS 9.1, tvOS 16.1, *), c.fits("_"), let a0 = c.value(0, optional(read_Font_Design)) { return Subject(text: view.fontDesign(a0)) }
    return nil
  }
  static func text_fontWeight(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Font_Weight)) { return Subject(text: view.fontWeight(a0)) }
    return nil
  }
  static func text_fontWidth(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(read_Font_Width)) { return Subject(text: view.fontWidth(a0)) }
    return nil
  }
  static func text_foregroundColor(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, optional(color)) { return Subject(text: view.foregroundColor(a0)) }
    return nil
  }
  static func text_foregroundStyle(_ view: Text, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_"), let a0 = c.value(0, shapeStyle) { let found = view.foregroundStyle(a0); return Subject(text: found) }
    return nil
  }
  static func text_italic(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(text: view.italic()) }
    if c.fits("_"), let a0 = c.value(0, bool) { return Subject(text: view.italic(a0)) }
    return nil
  }
  static func text_kerning(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(text: view.kerning(a0)) }
    return nil
  }
  static func text_monospaced(_ view: Text, _ c: inout Call) -> Subject? {
    if #available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *), c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(text: view.monospaced(a0)) }
    return nil
  }
  static func text_monospacedDigit(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(text: view.monospacedDigit()) }
    return nil
  }
  static func text_speechAdjustedPitch(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, double) { return Subject(text: view.speechAdjustedPitch(a0)) }
    return nil
  }
  static func text_speechAlwaysIncludesPunctuation(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(text: view.speechAlwaysIncludesPunctuation(a0)) }
    return nil
  }
  static func text_speechAnnouncementsQueued(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(text: view.speechAnnouncementsQueued(a0)) }
    return nil
  }
  static func text_speechSpellsOutCharacters(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_?"), let a0 = c.value(0, bool, true) { return Subject(text: view.speechSpellsOutCharacters(a0)) }
    return nil
  }
  static func text_strikethrough(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_?,color?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, optional(color), nil) { return Subject(text: view.strikethrough(a0, color: a1)) }
    return nil
  }
  static func text_textScale(_ view: Text, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_Text_Scale), let a1 = c.value(1, bool, true) { return Subject(text: view.textScale(a0, isEnabled: a1)) }
    return nil
  }
  static func text_textVariant(_ view: Text, _ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("_"), let a0 = c.value(0, read_TextVariantPreference) { let found = view.textVariant(a0); return Subject(found) }
    return nil
  }
  static func text_tracking(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_"), let a0 = c.value(0, cgFloat) { return Subject(text: view.tracking(a0)) }
    return nil
  }
  static func text_typesettingLanguage(_ view: Text, _ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("_,isEnabled?"), let a0 = c.value(0, read_TypesettingLanguage), let a1 = c.value(1, bool, true) { return Subject(text: view.typesettingLanguage(a0, isEnabled: a1)) }
    return nil
  }
  static func text_underline(_ view: Text, _ c: inout Call) -> Subject? {
    if c.fits("_?,color?"), let a0 = c.value(0, bool, true), let a1 = c.value(1, optional(color), nil) { return Subject(text: view.underline(a0, color: a1)) }
    return nil
  }
  static func text_modified(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name.utf8.first {
    case 97: text_a_(view, &c)
    case 98: text_b_(view, &c)
    case 102: text_f_(view, &c)
    case 105: text_i_(view, &c)
    case 107: text_k_(view, &c)
    case 109: text_m_(view, &c)
    case 115: text_s_(view, &c)
    case 116: text_t_(view, &c)
    case 117: text_u_(view, &c)
    default: nil
    }
  }
  private static func text_a_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "accessibilityHeading": text_accessibilityHeading(view, &c)
    case "accessibilityLabel": text_accessibilityLabel(view, &c)
    case "accessibilityTextContentType": text_accessibilityTextContentType(view, &c)
    default: nil
    }
  }
  private static func text_b_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "baselineOffset": text_baselineOffset(view, &c)
    case "bold": text_bold(view, &c)
    default: nil
    }
  }
  private static func text_f_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "font": text_font(view, &c)
    case "fontDesign": text_fontDesign(view, &c)
    case "fontWeight": text_fontWeight(view, &c)
    case "fontWidth": text_fontWidth(view, &c)
    case "foregroundColor": text_foregroundColor(view, &c)
    case "foregroundStyle": text_foregroundStyle(view, &c)
    default: nil
    }
  }
  private static func text_i_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "italic": text_italic(view, &c)
    default: nil
    }
  }
  private static func text_k_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "kerning": text_kerning(view, &c)
    default: nil
    }
  }
  private static func text_m_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "monospaced": text_monospaced(view, &c)
    case "monospacedDigit": text_monospacedDigit(view, &c)
    default: nil
    }
  }
  private static func text_s_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "speechAdjustedPitch": text_speechAdjustedPitch(view, &c)
    case "speechAlwaysIncludesPunctuation": text_speechAlwaysIncludesPunctuation(view, &c)
    case "speechAnnouncementsQueued": text_speechAnnouncementsQueued(view, &c)
    case "speechSpellsOutCharacters": text_speechSpellsOutCharacters(view, &c)
    case "strikethrough": text_strikethrough(view, &c)
    default: nil
    }
  }
  private static func text_t_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "textScale": text_textScale(view, &c)
    case "textVariant": text_textVariant(view, &c)
    case "tracking": text_tracking(view, &c)
    case "typesettingLanguage": text_typesettingLanguage(view, &c)
    default: nil
    }
  }
  private static func text_u_(_ view: Text, _ c: inout Call) -> Subject? {
    switch c.name {
    case "underline": text_underline(view, &c)
    default: nil
    }
  }
}
