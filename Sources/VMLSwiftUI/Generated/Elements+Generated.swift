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
  static func element_AngularGradient(_ c: inout Call) -> Subject? {
    if c.fits("colors,center,angle?"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return Subject(AngularGradient(colors: a0, center: a1, angle: a2)) }
    if c.fits("colors,center,startAngle,endAngle"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return Subject(AngularGradient(colors: a0, center: a1, startAngle: a2, endAngle: a3)) }
    if c.fits("gradient,center,angle?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return Subject(AngularGradient(gradient: a0, center: a1, angle: a2)) }
    if c.fits("gradient,center,startAngle?,endAngle?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero), let a3 = c.value(3, angle, .zero) { return Subject(AngularGradient(gradient: a0, center: a1, startAngle: a2, endAngle: a3)) }
    if c.fits("stops,center,angle?"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle, .zero) { return Subject(AngularGradient(stops: a0, center: a1, angle: a2)) }
    if c.fits("stops,center,startAngle,endAngle"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, angle), let a3 = c.value(3, angle) { return Subject(AngularGradient(stops: a0, center: a1, startAngle: a2, endAngle: a3)) }
    return nil
  }
  static func element_Button(_ c: inout Call) -> Subject? {
    if c.fits("!onTap,::label"), c.hasAction(0), let a1 = c.slot(1) { return Subject(Button(action: c.action(0), label: { a1 })) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("role,!onTap"), let a0 = c.value(0, read_ButtonRole), c.hasAction(1) { return Subject(Button(role: a0, action: c.action(1))) }
    if c.fits("role,!onTap,::label"), let a0 = c.value(0, optional(read_ButtonRole)), c.hasAction(1), let a2 = c.slot(2) { return Subject(Button(role: a0, action: c.action(1), label: { a2 })) }
    if c.fits("#title,!onTap"), let a0 = c.value(0, string), c.hasAction(1) { return Subject(Button(a0, action: c.action(1))) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("#title,image,!onTap"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), c.hasAction(2) { return Subject(Button(a0, image: a1, action: c.action(2))) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("#title,image,role,!onTap"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), let a2 = c.value(2, optional(read_ButtonRole)), c.hasAction(3) { return Subject(Button(a0, image: a1, role: a2, action: c.action(3))) }
    if c.fits("#title,role,!onTap"), let a0 = c.value(0, string), let a1 = c.value(1, optional(read_ButtonRole)), c.hasAction(2) { return Subject(Button(a0, role: a1, action: c.action(2))) }
    if c.fits("#title,systemImage,!onTap"), let a0 = c.value(0, string), let a1 = c.value(1, string), c.hasAction(2) { return Subject(Button(a0, systemImage: a1, action: c.action(2))) }
    if c.fits("#title,systemImage,role,!onTap"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.value(2, optional(read_ButtonRole)), c.hasAction(3) { return Subject(Button(a0, systemImage: a1, role: a2, action: c.action(3))) }
    return nil
  }
  static func element_Capsule(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(shape: Capsule()) }
    return nil
  }
  static func element_Circle(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(shape: Circle()) }
    return nil
  }
  static func element_ColorPicker(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("selection?,supportsOpacity?,::label"), let a0 = c.binding(0, color), let a1 = c.value(1, bool, true), let a2 = c.slot(2) { return Subject(ColorPicker(selection: a0, supportsOpacity: a1, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("#title,selection?,supportsOpacity?"), let a0 = c.value(0, string), let a1 = c.binding(1, color), let a2 = c.value(2, bool, true) { return Subject(ColorPicker(a0, selection: a1, supportsOpacity: a2)) }
    #endif
    return nil
  }
  static func element_ConcentricRectangle(_ c: inout Call) -> Subject? {
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: ConcentricRectangle()) }
    return nil
  }
  static func element_ContainerRelativeShape(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(shape: ContainerRelativeShape()) }
    return nil
  }
  static func element_ContentUnavailableView(_ c: inout Call) -> Subject? {
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("::label,:description,:actions"), let a0 = c.slot(0), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(ContentUnavailableView(label: { a0 }, description: { a1 }, actions: { a2 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("::label"), let a0 = c.slot(0) { return Subject(ContentUnavailableView(label: { a0 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("#title,image,description?"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.value(2, optional(text), nil) { return Subject(ContentUnavailableView(a0, image: a1, description: a2)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("#title,systemImage,description?"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.value(2, optional(text), nil) { return Subject(ContentUnavailableView(a0, systemImage: a1, description: a2)) }
    return nil
  }
  static func element_ControlGroup(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("::content"), let a0 = c.slot(0) { return Subject(ControlGroup(content: { a0 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("::content,:label"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(ControlGroup(content: { a0 }, label: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("title,::content"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(ControlGroup(a0, content: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("title,image,::content"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), let a2 = c.slot(2) { return Subject(ControlGroup(a0, image: a1, content: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("title,systemImage,::content"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.slot(2) { return Subject(ControlGroup(a0, systemImage: a1, content: { a2 })) }
    #endif
    return nil
  }
  static func element_DatePicker(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("selection?,displayedComponents?,::label"), let a0 = c.binding(0, date), let a1 = c.value(1, read_DatePickerComponents, [.hourAndMinute, .date]), let a2 = c.slot(2) { return Subject(DatePicker(selection: a0, displayedComponents: a1, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("selection?,in,displayedComponents?,::label"), let a0 = c.binding(0, date), let a1 = c.value(1, closedRange(date)), let a2 = c.value(2, read_DatePickerComponents, [.hourAndMinute, .date]), let a3 = c.slot(3) { return Subject(DatePicker(selection: a0, in: a1, displayedComponents: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("selection?,in,displayedComponents?,::label"), let a0 = c.binding(0, date), let a1 = c.value(1, rangeFrom(date)), let a2 = c.value(2, read_DatePickerComponents, [.hourAndMinute, .date]), let a3 = c.slot(3) { return Subject(DatePicker(selection: a0, in: a1, displayedComponents: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("selection?,in,displayedComponents?,::label"), let a0 = c.binding(0, date), let a1 = c.value(1, rangeThrough(date)), let a2 = c.value(2, read_DatePickerComponents, [.hourAndMinute, .date]), let a3 = c.slot(3) { return Subject(DatePicker(selection: a0, in: a1, displayedComponents: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("#title,selection?,displayedComponents?"), let a0 = c.value(0, string), let a1 = c.binding(1, date), let a2 = c.value(2, read_DatePickerComponents, [.hourAndMinute, .date]) { return Subject(DatePicker(a0, selection: a1, displayedComponents: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("#title,selection?,in,displayedComponents?"), let a0 = c.value(0, string), let a1 = c.binding(1, date), let a2 = c.value(2, closedRange(date)), let a3 = c.value(3, read_DatePickerComponents, [.hourAndMinute, .date]) { return Subject(DatePicker(a0, selection: a1, in: a2, displayedComponents: a3)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("#title,selection?,in,displayedComponents?"), let a0 = c.value(0, string), let a1 = c.binding(1, date), let a2 = c.value(2, rangeFrom(date)), let a3 = c.value(3, read_DatePickerComponents, [.hourAndMinute, .date]) { return Subject(DatePicker(a0, selection: a1, in: a2, displayedComponents: a3)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, *), c.fits("#title,selection?,in,displayedComponents?"), let a0 = c.value(0, string), let a1 = c.binding(1, date), let a2 = c.value(2, rangeThrough(date)), let a3 = c.value(3, read_DatePickerComponents, [.hourAndMinute, .date]) { return Subject(DatePicker(a0, selection: a1, in: a2, displayedComponents: a3)) }
    #endif
    return nil
  }
  static func element_DefaultDocumentGroupLaunchActions(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("") { return Subject(DefaultDocumentGroupLaunchActions()) }
    #endif
    return nil
  }
  static func element_DefaultGlassEffectShape(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("") { return Subject(shape: DefaultGlassEffectShape()) }
    #endif
    return nil
  }
  static func element_DisclosureGroup(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("::content,:label"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(DisclosureGroup(content: { a0 }, label: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("isExpanded?,::content,:label"), let a0 = c.binding(0, bool), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(DisclosureGroup(isExpanded: a0, content: { a1 }, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("title|label,::content"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(DisclosureGroup(a0, content: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("title|label,isExpanded?,::content"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.slot(2) { return Subject(DisclosureGroup(a0, isExpanded: a1, content: { a2 })) }
    #endif
    return nil
  }
  static func element_Divider(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(Divider()) }
    return nil
  }
  static func element_EditButton(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
    if c.fits("") { return Subject(EditButton()) }
    #endif
    return nil
  }
  static func element_Ellipse(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(shape: Ellipse()) }
    return nil
  }
  static func element_EllipticalGradient(_ c: inout Call) -> Subject? {
    if c.fits("colors,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return Subject(EllipticalGradient(colors: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
    if c.fits("gradient,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return Subject(EllipticalGradient(gradient: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
    if c.fits("stops,center?,startRadiusFraction?,endRadiusFraction?"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint, .center), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0.5) { return Subject(EllipticalGradient(stops: a0, center: a1, startRadiusFraction: a2, endRadiusFraction: a3)) }
    return nil
  }
  static func element_Form(_ c: inout Call) -> Subject? {
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(Form(content: { a0 })) }
    return nil
  }
  static func element_Gauge(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value,in?,::label"), let a0 = c.value(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2) { return Subject(Gauge(value: a0, in: a1, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value,in?,::label,:currentValueLabel"), let a0 = c.value(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(Gauge(value: a0, in: a1, label: { a2 }, currentValueLabel: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value,in?,::label,:currentValueLabel,:markedValueLabels"), let a0 = c.value(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(Gauge(value: a0, in: a1, label: { a2 }, currentValueLabel: { a3 }, markedValueLabels: { a4 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value,in?,::label,:currentValueLabel,:minimumValueLabel,:maximumValueLabel"), let a0 = c.value(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2), let a3 = c.slot(3), let a4 = c.slot(4), let a5 = c.slot(5) { return Subject(Gauge(value: a0, in: a1, label: { a2 }, currentValueLabel: { a3 }, minimumValueLabel: { a4 }, maximumValueLabel: { a5 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value,in?,::label,:currentValueLabel,:minimumValueLabel,:maximumValueLabel,:markedValueLabels"), let a0 = c.value(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2), let a3 = c.slot(3), let a4 = c.slot(4), let a5 = c.slot(5), let a6 = c.slot(6) { return Subject(Gauge(value: a0, in: a1, label: { a2 }, currentValueLabel: { a3 }, minimumValueLabel: { a4 }, maximumValueLabel: { a5 }, markedValueLabels: { a6 })) }
    #endif
    return nil
  }
  static func element_GlassEffectContainer(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
    if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *), c.fits("spacing?,::content"), let a0 = c.value(0, optional(cgFloat), nil), let a1 = c.slot(1) { return Subject(GlassEffectContainer(spacing: a0, content: { a1 })) }
    #endif
    return nil
  }
  static func element_Grid(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,horizontalSpacing?,verticalSpacing?,::content"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(Grid(alignment: a0, horizontalSpacing: a1, verticalSpacing: a2, content: { a3 })) }
    return nil
  }
  static func element_GridRow(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,::content"), let a0 = c.value(0, optional(read_VerticalAlignment), nil), let a1 = c.slot(1) { return Subject(GridRow(alignment: a0, content: { a1 })) }
    return nil
  }
  static func element_GroupBox(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(GroupBox(content: { a0 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("::content,:label"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(GroupBox(content: { a0 }, label: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("title,::content"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(GroupBox(a0, content: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits(":label=,::content"), let a0 = c.slot(0), let a1 = c.slot(1) { let found = GroupBox(label: a0, content: { a1 }); return Subject(found) }
    #endif
    return nil
  }
  static func element_HSplitView(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(HSplitView(content: { a0 })) }
    #endif
    return nil
  }
  static func element_HStack(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,spacing?,::content"), let a0 = c.value(0, read_VerticalAlignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.slot(2) { return Subject(HStack(alignment: a0, spacing: a1, content: { a2 })) }
    return nil
  }
  static func element_HelpLink(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 14, *), c.fits("!onTap"), c.hasAction(0) { return Subject(HelpLink(action: c.action(0))) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 14, *), c.fits("destination"), let a0 = c.value(0, url) { return Subject(HelpLink(destination: a0)) }
    #endif
    return nil
  }
  static func element_Label(_ c: inout Call) -> Subject? {
    if c.fits("::title,:icon"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(Label(title: { a0 }, icon: { a1 })) }
    if c.fits("#title,image"), let a0 = c.value(0, string), let a1 = c.value(1, string) { return Subject(Label(a0, image: a1)) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("#title,image"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource) { return Subject(Label(a0, image: a1)) }
    if c.fits("#title,systemImage"), let a0 = c.value(0, string), let a1 = c.value(1, string) { return Subject(Label(a0, systemImage: a1)) }
    return nil
  }
  static func element_LabeledContent(_ c: inout Call) -> Subject? {
    if c.fits("::content,:label"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(LabeledContent(content: { a0 }, label: { a1 })) }
    if c.fits("title,value"), let a0 = c.value(0, key), let a1 = c.value(1, string) { return Subject(LabeledContent(a0, value: a1)) }
    if c.fits("title,value"), let a0 = c.value(0, string), let a1 = c.value(1, string) { return Subject(LabeledContent(a0, value: a1)) }
    if c.fits("title,::content"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(LabeledContent(a0, content: { a1 })) }
    return nil
  }
  static func element_LazyHGrid(_ c: inout Call) -> Subject? {
    if c.fits("rows,alignment?,spacing?,pinnedViews,::content"), let a0 = c.value(0, array(read_GridItem)), let a1 = c.value(1, read_VerticalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.value(3, read_PinnedScrollableViews), let a4 = c.slot(4) { return Subject(LazyHGrid(rows: a0, alignment: a1, spacing: a2, pinnedViews: a3, content: { a4 })) }
    if c.fits("rows,alignment?,spacing?,::content"), let a0 = c.value(0, array(read_GridItem)), let a1 = c.value(1, read_VerticalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(LazyHGrid(rows: a0, alignment: a1, spacing: a2, content: { a3 })) }
    return nil
  }
  static func element_LazyHStack(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,spacing?,pinnedViews,::content"), let a0 = c.value(0, read_VerticalAlignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, read_PinnedScrollableViews), let a3 = c.slot(3) { return Subject(LazyHStack(alignment: a0, spacing: a1, pinnedViews: a2, content: { a3 })) }
    if c.fits("alignment?,spacing?,::content"), let a0 = c.value(0, read_VerticalAlignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.slot(2) { return Subject(LazyHStack(alignment: a0, spacing: a1, content: { a2 })) }
    return nil
  }
  static func element_LazyVGrid(_ c: inout Call) -> Subject? {
    if c.fits("columns,alignment?,spacing?,pinnedViews,::content"), let a0 = c.value(0, array(read_GridItem)), let a1 = c.value(1, read_HorizontalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.value(3, read_PinnedScrollableViews), let a4 = c.slot(4) { return Subject(LazyVGrid(columns: a0, alignment: a1, spacing: a2, pinnedViews: a3, content: { a4 })) }
    if c.fits("columns,alignment?,spacing?,::content"), let a0 = c.value(0, array(read_GridItem)), let a1 = c.value(1, read_HorizontalAlignment, .center), let a2 = c.value(2, optional(cgFloat), nil), let a3 = c.slot(3) { return Subject(LazyVGrid(columns: a0, alignment: a1, spacing: a2, content: { a3 })) }
    return nil
  }
  static func element_LazyVStack(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,spacing?,pinnedViews,::content"), let a0 = c.value(0, read_HorizontalAlignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.value(2, read_PinnedScrollableViews), let a3 = c.slot(3) { return Subject(LazyVStack(alignment: a0, spacing: a1, pinnedViews: a2, content: { a3 })) }
    if c.fits("alignment?,spacing?,::content"), let a0 = c.value(0, read_HorizontalAlignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.slot(2) { return Subject(LazyVStack(alignment: a0, spacing: a1, content: { a2 })) }
    return nil
  }
  static func element_LinearGradient(_ c: inout Call) -> Subject? {
    if c.fits("colors,startPoint,endPoint"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return Subject(LinearGradient(colors: a0, startPoint: a1, endPoint: a2)) }
    if c.fits("gradient,startPoint,endPoint"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return Subject(LinearGradient(gradient: a0, startPoint: a1, endPoint: a2)) }
    if c.fits("stops,startPoint,endPoint"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, read_UnitPoint) { return Subject(LinearGradient(stops: a0, startPoint: a1, endPoint: a2)) }
    return nil
  }
  static func element_Link(_ c: inout Call) -> Subject? {
    if c.fits("destination,::label"), let a0 = c.value(0, url), let a1 = c.slot(1) { return Subject(Link(destination: a0, label: { a1 })) }
    if c.fits("#title,destination"), let a0 = c.value(0, string), let a1 = c.value(1, url) { return Subject(Link(a0, destination: a1)) }
    return nil
  }
  static func element_List(_ c: inout Call) -> Subject? {
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(List(content: { a0 })) }
    if #available(iOS 16, macOS 13, visionOS 1, watchOS 10, tvOS 16, *), c.fits("selection?,::content"), let a0 = c.binding(0, optional(string)), let a1 = c.slot(1) { return Subject(List(selection: a0, content: { a1 })) }
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if c.fits("selection?,::content"), let a0 = c.binding(0, set(string)), let a1 = c.slot(1) { return Subject(List(selection: a0, content: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("selection?,::content"), let a0 = c.binding(0, string), let a1 = c.slot(1) { return Subject(List(selection: a0, content: { a1 })) }
    #endif
    return nil
  }
  static func element_Menu(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("::content,:label"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(Menu(content: { a0 }, label: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("title,::content"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(Menu(a0, content: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 17, macOS 14, visionOS 1, tvOS 17, *), c.fits("title,image,::content"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), let a2 = c.slot(2) { return Subject(Menu(a0, image: a1, content: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
    if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *), c.fits("title,systemImage,::content"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.slot(2) { return Subject(Menu(a0, systemImage: a1, content: { a2 })) }
    #endif
    return nil
  }
  static func element_MeshGradient(_ c: inout Call) -> Subject? {
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("width,height,bezierPoints,colors,background?,smoothsColors?,colorSpace?"), let a0 = c.value(0, int), let a1 = c.value(1, int), let a2 = c.value(2, array(read_MeshGradient_BezierPoint)), let a3 = c.value(3, array(color)), let a4 = c.value(4, color, .clear), let a5 = c.value(5, bool, true), let a6 = c.value(6, read_Gradient_ColorSpace, .device) { return Subject(MeshGradient(width: a0, height: a1, bezierPoints: a2, colors: a3, background: a4, smoothsColors: a5, colorSpace: a6)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("width,height,bezierPoints,resolvedColors,background?,smoothsColors?,colorSpace?"), let a0 = c.value(0, int), let a1 = c.value(1, int), let a2 = c.value(2, array(read_MeshGradient_BezierPoint)), let a3 = c.value(3, array(read_Color_Resolved)), let a4 = c.value(4, color, .clear), let a5 = c.value(5, bool, true), let a6 = c.value(6, read_Gradient_ColorSpace, .device) { return Subject(MeshGradient(width: a0, height: a1, bezierPoints: a2, resolvedColors: a3, background: a4, smoothsColors: a5, colorSpace: a6)) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("width,height,locations,colors,background?,smoothsColors?,colorSpace?"), let a0 = c.value(0, int), let a1 = c.value(1, int), let a2 = c.value(2, read_MeshGradient_Locations), let a3 = c.value(3, read_MeshGradient_Colors), let a4 = c.value(4, color, .clear), let a5 = c.value(5, bool, true), let a6 = c.value(6, read_Gradient_ColorSpace, .device) { return Subject(MeshGradient(width: a0, height: a1, locations: a2, colors: a3, background: a4, smoothsColors: a5, colorSpace: a6)) }
    return nil
  }
  static func element_NavigationLink(_ c: inout Call) -> Subject? {
    if c.fits(":destination,::label"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(NavigationLink(destination: { a0 }, label: { a1 })) }
    if c.fits("value,::label"), let a0 = c.value(0, optional(string)), let a1 = c.slot(1) { return Subject(NavigationLink(value: a0, label: { a1 })) }
    if c.fits("#title,value"), let a0 = c.value(0, string), let a1 = c.value(1, optional(string)) { return Subject(NavigationLink(a0, value: a1)) }
    if c.fits("#title,:destination"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(NavigationLink(a0, destination: { a1 })) }
    if c.fits(":destination,::label"), let a0 = c.slot(0), let a1 = c.slot(1) { let found = NavigationLink(destination: a0, label: { a1 }); return Subject(found) }
    if c.fits(":destination,isActive?,::label"), let a0 = c.slot(0), let a1 = c.binding(1, bool), let a2 = c.slot(2) { let found = NavigationLink(destination: a0, isActive: a1, label: { a2 }); return Subject(found) }
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("destinationName,::label"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(NavigationLink(destinationName: a0, label: { a1 })) }
    #endif
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("destinationName,isActive?,::label"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.slot(2) { return Subject(NavigationLink(destinationName: a0, isActive: a1, label: { a2 })) }
    #endif
    if c.fits("isActive?,:destination,::label"), let a0 = c.binding(0, bool), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(NavigationLink(isActive: a0, destination: { a1 }, label: { a2 })) }
    if c.fits(":destination,tag,selection?,::label"), let a0 = c.slot(0), let a1 = c.value(1, string), let a2 = c.binding(2, optional(string)), let a3 = c.slot(3) { let found = NavigationLink(destination: a0, tag: a1, selection: a2, label: { a3 }); return Subject(found) }
    #if !canImport(SwiftUI) || os(watchOS)
    if c.fits("destinationName,tag,selection?,::label"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.binding(2, optional(string)), let a3 = c.slot(3) { return Subject(NavigationLink(destinationName: a0, tag: a1, selection: a2, label: { a3 })) }
    #endif
    if c.fits("tag,selection?,:destination,::label"), let a0 = c.value(0, string), let a1 = c.binding(1, optional(string)), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(NavigationLink(tag: a0, selection: a1, destination: { a2 }, label: { a3 })) }
    if c.fits("#title,:destination,tag,selection?"), let a0 = c.value(0, string), let a1 = c.slot(1), let a2 = c.value(2, string), let a3 = c.binding(3, optional(string)) { let found = NavigationLink(a0, destination: a1, tag: a2, selection: a3); return Subject(found) }
    if c.fits("#title,tag,selection?,:destination"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.binding(2, optional(string)), let a3 = c.slot(3) { return Subject(NavigationLink(a0, tag: a1, selection: a2, destination: { a3 })) }
    if c.fits("#title,:destination"), let a0 = c.value(0, string), let a1 = c.slot(1) { let found = NavigationLink(a0, destination: a1); return Subject(found) }
    if c.fits("#title,:destination,isActive?"), let a0 = c.value(0, string), let a1 = c.slot(1), let a2 = c.binding(2, bool) { let found = NavigationLink(a0, destination: a1, isActive: a2); return Subject(found) }
    if c.fits("#title,isActive?,:destination"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.slot(2) { return Subject(NavigationLink(a0, isActive: a1, destination: { a2 })) }
    return nil
  }
  static func element_NavigationSplitView(_ c: inout Call) -> Subject? {
    if c.fits(":sidebar,:content,:detail"), let a0 = c.slot(0), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(NavigationSplitView(sidebar: { a0 }, content: { a1 }, detail: { a2 })) }
    if c.fits(":sidebar,:detail"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(NavigationSplitView(sidebar: { a0 }, detail: { a1 })) }
    if c.fits("columnVisibility?,:sidebar,:content,:detail"), let a0 = c.binding(0, read_NavigationSplitViewVisibility), let a1 = c.slot(1), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(NavigationSplitView(columnVisibility: a0, sidebar: { a1 }, content: { a2 }, detail: { a3 })) }
    if c.fits("columnVisibility?,:sidebar,:detail"), let a0 = c.binding(0, read_NavigationSplitViewVisibility), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(NavigationSplitView(columnVisibility: a0, sidebar: { a1 }, detail: { a2 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("columnVisibility?,preferredCompactColumn?,:sidebar,:content,:detail"), let a0 = c.binding(0, read_NavigationSplitViewVisibility), let a1 = c.binding(1, read_NavigationSplitViewColumn), let a2 = c.slot(2), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(NavigationSplitView(columnVisibility: a0, preferredCompactColumn: a1, sidebar: { a2 }, content: { a3 }, detail: { a4 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("columnVisibility?,preferredCompactColumn?,:sidebar,:detail"), let a0 = c.binding(0, read_NavigationSplitViewVisibility), let a1 = c.binding(1, read_NavigationSplitViewColumn), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(NavigationSplitView(columnVisibility: a0, preferredCompactColumn: a1, sidebar: { a2 }, detail: { a3 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("preferredCompactColumn?,:sidebar,:content,:detail"), let a0 = c.binding(0, read_NavigationSplitViewColumn), let a1 = c.slot(1), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(NavigationSplitView(preferredCompactColumn: a0, sidebar: { a1 }, content: { a2 }, detail: { a3 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("preferredCompactColumn?,:sidebar,:detail"), let a0 = c.binding(0, read_NavigationSplitViewColumn), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(NavigationSplitView(preferredCompactColumn: a0, sidebar: { a1 }, detail: { a2 })) }
    return nil
  }
  static func element_NavigationStack(_ c: inout Call) -> Subject? {
    if c.fits("::root"), let a0 = c.slot(0) { return Subject(NavigationStack(root: { a0 })) }
    if c.fits("path?,::root"), let a0 = c.binding(0, read_NavigationPath), let a1 = c.slot(1) { return Subject(NavigationStack(path: a0, root: { a1 })) }
    return nil
  }
  static func element_NavigationView(_ c: inout Call) -> Subject? {
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(NavigationView(content: { a0 })) }
    return nil
  }
  static func element_NewDocumentButton(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#label?,contentType"), let a0 = c.value(0, optional(text), nil), let a1 = c.value(1, read_UTType) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#label?,contentType?"), let a0 = c.value(0, optional(text), nil), let a1 = c.value(1, optional(read_UTType), nil) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#label?,contentType?"), let a0 = c.value(0, optional(text), nil), let a1 = c.value(1, optional(read_UTType), nil) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#label?,contentType?"), let a0 = c.value(0, optional(text), nil), let a1 = c.value(1, optional(read_UTType), nil) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#title,contentType"), let a0 = c.value(0, string), let a1 = c.value(1, read_UTType) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#title,contentType?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(read_UTType), nil) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#title,contentType?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(read_UTType), nil) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#title,contentType?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(read_UTType), nil) { return Subject(NewDocumentButton(a0, contentType: a1)) }
    #endif
    return nil
  }
  static func element_OffsetShape(_ c: inout Call) -> Subject? {
    if c.fits("shape,offset"), let a0 = c.value(0, shape), let a1 = c.value(1, cgSize) { let found = OffsetShape(shape: a0, offset: a1); return Subject(shape: found) }
    return nil
  }
  static func element_Path(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(shape: Path()) }
    if c.fits("rect"), let a0 = c.value(0, cgRect) { return Subject(shape: Path(a0)) }
    if c.fits("ellipseIn"), let a0 = c.value(0, cgRect) { return Subject(shape: Path(ellipseIn: a0)) }
    if c.fits("roundedRect,cornerRadii"), let a0 = c.value(0, cgRect), let a1 = c.value(1, read_RectangleCornerRadii) { return Subject(shape: Path(roundedRect: a0, cornerRadii: a1)) }
    if c.fits("roundedRect,cornerRadius"), let a0 = c.value(0, cgRect), let a1 = c.value(1, cgFloat) { return Subject(shape: Path(roundedRect: a0, cornerRadius: a1)) }
    if c.fits("roundedRect,cornerSize"), let a0 = c.value(0, cgRect), let a1 = c.value(1, cgSize) { return Subject(shape: Path(roundedRect: a0, cornerSize: a1)) }
    return nil
  }
  static func element_Picker(_ c: inout Call) -> Subject? {
    if c.fits("selection?,::content,:label"), let a0 = c.binding(0, string), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(Picker(selection: a0, content: { a1 }, label: { a2 })) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("selection?,::content,:label,:currentValueLabel"), let a0 = c.binding(0, string), let a1 = c.slot(1), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(Picker(selection: a0, content: { a1 }, label: { a2 }, currentValueLabel: { a3 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("title,image,selection?,::content"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), let a2 = c.binding(2, string), let a3 = c.slot(3) { return Subject(Picker(a0, image: a1, selection: a2, content: { a3 })) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("title,image,selection?,::content,:currentValueLabel"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), let a2 = c.binding(2, string), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(Picker(a0, image: a1, selection: a2, content: { a3 }, currentValueLabel: { a4 })) }
    if c.fits("title,selection?,::content"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.slot(2) { return Subject(Picker(a0, selection: a1, content: { a2 })) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("title,selection?,::content,:currentValueLabel"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(Picker(a0, selection: a1, content: { a2 }, currentValueLabel: { a3 })) }
    if c.fits("title,systemImage,selection?,::content"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.binding(2, string), let a3 = c.slot(3) { return Subject(Picker(a0, systemImage: a1, selection: a2, content: { a3 })) }
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *), c.fits("title,systemImage,selection?,::content,:currentValueLabel"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.binding(2, string), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(Picker(a0, systemImage: a1, selection: a2, content: { a3 }, currentValueLabel: { a4 })) }
    if c.fits("selection?,:label=,::content"), let a0 = c.binding(0, string), let a1 = c.slot(1), let a2 = c.slot(2) { let found = Picker(selection: a0, label: a1, content: { a2 }); return Subject(found) }
    return nil
  }
  static func element_ProgressView(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(ProgressView()) }
    if c.fits("::label"), let a0 = c.slot(0) { return Subject(ProgressView(label: { a0 })) }
    if c.fits("timerInterval,countsDown?"), let a0 = c.value(0, closedRange(date)), let a1 = c.value(1, bool, true) { return Subject(ProgressView(timerInterval: a0, countsDown: a1)) }
    if c.fits("timerInterval,countsDown?,::label"), let a0 = c.value(0, closedRange(date)), let a1 = c.value(1, bool, true), let a2 = c.slot(2) { return Subject(ProgressView(timerInterval: a0, countsDown: a1, label: { a2 })) }
    if c.fits("timerInterval,countsDown?,::label,:currentValueLabel"), let a0 = c.value(0, closedRange(date)), let a1 = c.value(1, bool, true), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(ProgressView(timerInterval: a0, countsDown: a1, label: { a2 }, currentValueLabel: { a3 })) }
    if c.fits("value,total?"), let a0 = c.value(0, optional(double)), let a1 = c.value(1, double, 1.0) { return Subject(ProgressView(value: a0, total: a1)) }
    if c.fits("value,total?,::label"), let a0 = c.value(0, optional(double)), let a1 = c.value(1, double, 1.0), let a2 = c.slot(2) { return Subject(ProgressView(value: a0, total: a1, label: { a2 })) }
    if c.fits("value,total?,::label,:currentValueLabel"), let a0 = c.value(0, optional(double)), let a1 = c.value(1, double, 1.0), let a2 = c.slot(2), let a3 = c.slot(3) { return Subject(ProgressView(value: a0, total: a1, label: { a2 }, currentValueLabel: { a3 })) }
    if c.fits("#title,value,total?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(double)), let a2 = c.value(2, double, 1.0) { return Subject(ProgressView(a0, value: a1, total: a2)) }
    if c.fits("#title"), let a0 = c.value(0, string) { return Subject(ProgressView(a0)) }
    return nil
  }
  static func element_RadialGradient(_ c: inout Call) -> Subject? {
    if c.fits("colors,center,startRadius,endRadius"), let a0 = c.value(0, array(color)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return Subject(RadialGradient(colors: a0, center: a1, startRadius: a2, endRadius: a3)) }
    if c.fits("gradient,center,startRadius,endRadius"), let a0 = c.value(0, read_Gradient), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return Subject(RadialGradient(gradient: a0, center: a1, startRadius: a2, endRadius: a3)) }
    if c.fits("stops,center,startRadius,endRadius"), let a0 = c.value(0, array(read_Gradient_Stop)), let a1 = c.value(1, read_UnitPoint), let a2 = c.value(2, cgFloat), let a3 = c.value(3, cgFloat) { return Subject(RadialGradient(stops: a0, center: a1, startRadius: a2, endRadius: a3)) }
    return nil
  }
  static func element_Rectangle(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(shape: Rectangle()) }
    return nil
  }
  static func element_RenameButton(_ c: inout Call) -> Subject? {
    if c.fits("") { return Subject(RenameButton()) }
    return nil
  }
  static func element_RotatedShape(_ c: inout Call) -> Subject? {
    if c.fits("shape,angle,anchor?"), let a0 = c.value(0, shape), let a1 = c.value(1, angle), let a2 = c.value(2, read_UnitPoint, .center) { let found = RotatedShape(shape: a0, angle: a1, anchor: a2); return Subject(shape: found) }
    return nil
  }
  static func element_RoundedRectangle(_ c: inout Call) -> Subject? {
    if c.fits("cornerRadius"), let a0 = c.value(0, cgFloat) { return Subject(shape: RoundedRectangle(cornerRadius: a0)) }
    if c.fits("cornerSize"), let a0 = c.value(0, cgSize) { return Subject(shape: RoundedRectangle(cornerSize: a0)) }
    return nil
  }
  static func element_ScaledShape(_ c: inout Call) -> Subject? {
    if c.fits("shape,scale,anchor?"), let a0 = c.value(0, shape), let a1 = c.value(1, cgSize), let a2 = c.value(2, read_UnitPoint, .center) { let found = ScaledShape(shape: a0, scale: a1, anchor: a2); return Subject(shape: found) }
    return nil
  }
  static func element_ScrollView(_ c: inout Call) -> Subject? {
    if c.fits("axes|axis?,::content"), let a0 = c.value(0, read_Axis_Set, .vertical), let a1 = c.slot(1) { return Subject(ScrollView(a0, content: { a1 })) }
    if c.fits("axes|axis?,showsIndicators?,::content"), let a0 = c.value(0, read_Axis_Set, .vertical), let a1 = c.value(1, bool, true), let a2 = c.slot(2) { return Subject(ScrollView(a0, showsIndicators: a1, content: { a2 })) }
    return nil
  }
  static func element_Section(_ c: inout Call) -> Subject? {
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(Section(content: { a0 })) }
    if c.fits("::content,:footer"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(Section(content: { a0 }, footer: { a1 })) }
    if c.fits("::content,:header"), let a0 = c.slot(0), let a1 = c.slot(1) { return Subject(Section(content: { a0 }, header: { a1 })) }
    if c.fits("::content,:header,:footer"), let a0 = c.slot(0), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(Section(content: { a0 }, header: { a1 }, footer: { a2 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("isExpanded?,::content,:header"), let a0 = c.binding(0, bool), let a1 = c.slot(1), let a2 = c.slot(2) { return Subject(Section(isExpanded: a0, content: { a1 }, header: { a2 })) }
    if c.fits("title,::content"), let a0 = c.value(0, string), let a1 = c.slot(1) { return Subject(Section(a0, content: { a1 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("title,isExpanded?,::content"), let a0 = c.value(0, string), let a1 = c.binding(1, bool), let a2 = c.slot(2) { return Subject(Section(a0, isExpanded: a1, content: { a2 })) }
    if c.fits(":footer=,::content"), let a0 = c.slot(0), let a1 = c.slot(1) { let found = Section(footer: a0, content: { a1 }); return Subject(found) }
    if c.fits(":header=,::content"), let a0 = c.slot(0), let a1 = c.slot(1) { let found = Section(header: a0, content: { a1 }); return Subject(found) }
    if c.fits(":header=,:footer=,::content"), let a0 = c.slot(0), let a1 = c.slot(1), let a2 = c.slot(2) { let found = Section(header: a0, footer: a1, content: { a2 }); return Subject(found) }
    return nil
  }
  static func element_SecureField(_ c: inout Call) -> Subject? {
    if c.fits("text?,prompt?,::label"), let a0 = c.binding(0, string), let a1 = c.value(1, optional(text), nil), let a2 = c.slot(2) { return Subject(SecureField(text: a0, prompt: a1, label: { a2 })) }
    if c.fits("#title,text?"), let a0 = c.value(0, string), let a1 = c.binding(1, string) { return Subject(SecureField(a0, text: a1)) }
    if c.fits("#title,text?,prompt"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.value(2, optional(text)) { return Subject(SecureField(a0, text: a1, prompt: a2)) }
    return nil
  }
  static func element_SettingsLink(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 14, *), c.fits("") { return Subject(SettingsLink()) }
    #endif
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 14, *), c.fits("::label"), let a0 = c.slot(0) { return Subject(SettingsLink(label: { a0 })) }
    #endif
    return nil
  }
  static func element_ShareLink(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("#title,item,subject?,message?"), let a0 = c.value(0, text), let a1 = c.value(1, string), let a2 = c.value(2, optional(text), nil), let a3 = c.value(3, optional(text), nil) { return Subject(ShareLink(a0, item: a1, subject: a2, message: a3)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("#title,item,subject?,message?"), let a0 = c.value(0, text), let a1 = c.value(1, url), let a2 = c.value(2, optional(text), nil), let a3 = c.value(3, optional(text), nil) { return Subject(ShareLink(a0, item: a1, subject: a2, message: a3)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("item,subject?,message?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(text), nil), let a2 = c.value(2, optional(text), nil) { return Subject(ShareLink(item: a0, subject: a1, message: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("item,subject?,message?,::label"), let a0 = c.value(0, string), let a1 = c.value(1, optional(text), nil), let a2 = c.value(2, optional(text), nil), let a3 = c.slot(3) { return Subject(ShareLink(item: a0, subject: a1, message: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("item,subject?,message?"), let a0 = c.value(0, url), let a1 = c.value(1, optional(text), nil), let a2 = c.value(2, optional(text), nil) { return Subject(ShareLink(item: a0, subject: a1, message: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("item,subject?,message?,::label"), let a0 = c.value(0, url), let a1 = c.value(1, optional(text), nil), let a2 = c.value(2, optional(text), nil), let a3 = c.slot(3) { return Subject(ShareLink(item: a0, subject: a1, message: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("#title,item,subject?,message?"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.value(2, optional(text), nil), let a3 = c.value(3, optional(text), nil) { return Subject(ShareLink(a0, item: a1, subject: a2, message: a3)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("#title,item,subject?,message?"), let a0 = c.value(0, string), let a1 = c.value(1, url), let a2 = c.value(2, optional(text), nil), let a3 = c.value(3, optional(text), nil) { return Subject(ShareLink(a0, item: a1, subject: a2, message: a3)) }
    #endif
    return nil
  }
  static func element_Slider(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in?,::label,:minimumValueLabel,:maximumValueLabel"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2), let a3 = c.slot(3), let a4 = c.slot(4) { return Subject(Slider(value: a0, in: a1, label: { a2 }, minimumValueLabel: { a3 }, maximumValueLabel: { a4 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2) { return Subject(Slider(value: a0, in: a1, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, *), c.fits("value?,in?,neutralValue?,enabledBounds?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.value(2, optional(double), nil), let a3 = c.value(3, optional(closedRange(double)), nil), let a4 = c.slot(4) { return Subject(Slider(value: a0, in: a1, neutralValue: a2, enabledBounds: a3, label: { a4 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in?"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double), 0...1) { return Subject(Slider(value: a0, in: a1)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?,::label,:minimumValueLabel,:maximumValueLabel"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.slot(3), let a4 = c.slot(4), let a5 = c.slot(5) { return Subject(Slider(value: a0, in: a1, step: a2, label: { a3 }, minimumValueLabel: { a4 }, maximumValueLabel: { a5 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.slot(3) { return Subject(Slider(value: a0, in: a1, step: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, *), c.fits("value?,in,step?,neutralValue?,enabledBounds?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.value(3, optional(double), nil), let a4 = c.value(4, optional(closedRange(double)), nil), let a5 = c.slot(5) { return Subject(Slider(value: a0, in: a1, step: a2, neutralValue: a3, enabledBounds: a4, label: { a5 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1) { return Subject(Slider(value: a0, in: a1, step: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in?,:minimumValueLabel=,:maximumValueLabel=,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2), let a3 = c.slot(3), let a4 = c.slot(4) { let found = Slider(value: a0, in: a1, minimumValueLabel: a2, maximumValueLabel: a3, label: { a4 }); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?,:minimumValueLabel=,:maximumValueLabel=,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.slot(3), let a4 = c.slot(4), let a5 = c.slot(5) { let found = Slider(value: a0, in: a1, step: a2, minimumValueLabel: a3, maximumValueLabel: a4, label: { a5 }); return Subject(found) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double), 0...1), let a2 = c.slot(2) { return Subject(Slider(value: a0, in: a1, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.slot(3) { return Subject(Slider(value: a0, in: a1, step: a2, label: { a3 })) }
    #endif
    return nil
  }
  static func element_Spacer(_ c: inout Call) -> Subject? {
    if c.fits("minLength?"), let a0 = c.value(0, optional(cgFloat), nil) { return Subject(Spacer(minLength: a0)) }
    return nil
  }
  static func element_Stepper(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.slot(3) { return Subject(Stepper(value: a0, in: a1, step: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,step?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, double, 1), let a2 = c.slot(2) { return Subject(Stepper(value: a0, step: a1, label: { a2 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("#title,value?,in,step?"), let a0 = c.value(0, string), let a1 = c.binding(1, double), let a2 = c.value(2, closedRange(double)), let a3 = c.value(3, double, 1) { return Subject(Stepper(a0, value: a1, in: a2, step: a3)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("#title,value?,step?"), let a0 = c.value(0, string), let a1 = c.binding(1, double), let a2 = c.value(2, double, 1) { return Subject(Stepper(a0, value: a1, step: a2)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,in,step?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, closedRange(double)), let a2 = c.value(2, double, 1), let a3 = c.slot(3) { return Subject(Stepper(value: a0, in: a1, step: a2, label: { a3 })) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
    if c.fits("value?,step?,::label"), let a0 = c.binding(0, double), let a1 = c.value(1, double, 1), let a2 = c.slot(2) { return Subject(Stepper(value: a0, step: a1, label: { a2 })) }
    #endif
    return nil
  }
  static func element_TabView(_ c: inout Call) -> Subject? {
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(TabView(content: { a0 })) }
    if c.fits("selection?,::content"), let a0 = c.binding(0, string), let a1 = c.slot(1) { return Subject(TabView(selection: a0, content: { a1 })) }
    return nil
  }
  static func element_TextEditor(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if c.fits("text?"), let a0 = c.binding(0, string) { return Subject(TextEditor(text: a0)) }
    #endif
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("text?,selection?"), let a0 = c.binding(0, string), let a1 = c.binding(1, optional(read_TextSelection)) { return Subject(TextEditor(text: a0, selection: a1)) }
    #endif
    return nil
  }
  static func element_TextField(_ c: inout Call) -> Subject? {
    if c.fits("text?,prompt?,::label"), let a0 = c.binding(0, string), let a1 = c.value(1, optional(text), nil), let a2 = c.slot(2) { return Subject(TextField(text: a0, prompt: a1, label: { a2 })) }
    if c.fits("text?,prompt?,axis,::label"), let a0 = c.binding(0, string), let a1 = c.value(1, optional(text), nil), let a2 = c.value(2, read_Axis), let a3 = c.slot(3) { return Subject(TextField(text: a0, prompt: a1, axis: a2, label: { a3 })) }
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("text?,selection?,prompt?,axis?,::label"), let a0 = c.binding(0, string), let a1 = c.binding(1, optional(read_TextSelection)), let a2 = c.value(2, optional(text), nil), let a3 = c.value(3, optional(read_Axis), nil), let a4 = c.slot(4) { return Subject(TextField(text: a0, selection: a1, prompt: a2, axis: a3, label: { a4 })) }
    #endif
    if c.fits("#title,text?"), let a0 = c.value(0, string), let a1 = c.binding(1, string) { return Subject(TextField(a0, text: a1)) }
    if c.fits("#title,text?,axis"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.value(2, read_Axis) { return Subject(TextField(a0, text: a1, axis: a2)) }
    if c.fits("#title,text?,prompt"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.value(2, optional(text)) { return Subject(TextField(a0, text: a1, prompt: a2)) }
    if c.fits("#title,text?,prompt,axis"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.value(2, optional(text)), let a3 = c.value(3, read_Axis) { return Subject(TextField(a0, text: a1, prompt: a2, axis: a3)) }
    #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
    if #available(iOS 18, macOS 15, visionOS 2, *), c.fits("#title,text?,selection?,prompt?,axis?"), let a0 = c.value(0, string), let a1 = c.binding(1, string), let a2 = c.binding(2, optional(read_TextSelection)), let a3 = c.value(3, optional(text), nil), let a4 = c.value(4, optional(read_Axis), nil) { return Subject(TextField(a0, text: a1, selection: a2, prompt: a3, axis: a4)) }
    #endif
    return nil
  }
  static func element_Toggle(_ c: inout Call) -> Subject? {
    if c.fits("isOn?,::label"), let a0 = c.binding(0, bool), let a1 = c.slot(1) { return Subject(Toggle(isOn: a0, label: { a1 })) }
    if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *), c.fits("#title,image,isOn?"), let a0 = c.value(0, string), let a1 = c.value(1, imageResource), let a2 = c.binding(2, bool) { return Subject(Toggle(a0, image: a1, isOn: a2)) }
    if c.fits("#title,isOn?"), let a0 = c.value(0, string), let a1 = c.binding(1, bool) { return Subject(Toggle(a0, isOn: a1)) }
    if c.fits("#title,systemImage,isOn?"), let a0 = c.value(0, string), let a1 = c.value(1, string), let a2 = c.binding(2, bool) { return Subject(Toggle(a0, systemImage: a1, isOn: a2)) }
    return nil
  }
  static func element_UnevenRoundedRectangle(_ c: inout Call) -> Subject? {
    if c.fits("cornerRadii"), let a0 = c.value(0, read_RectangleCornerRadii) { return Subject(shape: UnevenRoundedRectangle(cornerRadii: a0)) }
    if c.fits("topLeadingRadius?,bottomLeadingRadius?,bottomTrailingRadius?,topTrailingRadius?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0) { return Subject(shape: UnevenRoundedRectangle(topLeadingRadius: a0, bottomLeadingRadius: a1, bottomTrailingRadius: a2, topTrailingRadius: a3)) }
    return nil
  }
  static func element_VSplitView(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if c.fits("::content"), let a0 = c.slot(0) { return Subject(VSplitView(content: { a0 })) }
    #endif
    return nil
  }
  static func element_VStack(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,spacing?,::content"), let a0 = c.value(0, read_HorizontalAlignment, .center), let a1 = c.value(1, optional(cgFloat), nil), let a2 = c.slot(2) { return Subject(VStack(alignment: a0, spacing: a1, content: { a2 })) }
    return nil
  }
  static func element_ViewThatFits(_ c: inout Call) -> Subject? {
    if c.fits("in?,::content"), let a0 = c.value(0, read_Axis_Set, [.horizontal, .vertical]), let a1 = c.slot(1) { return Subject(ViewThatFits(in: a0, content: { a1 })) }
    return nil
  }
  static func element_WindowVisibilityToggle(_ c: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || os(macOS)
    if #available(macOS 15, *), c.fits("windowID"), let a0 = c.value(0, string) { return Subject(WindowVisibilityToggle(windowID: a0)) }
    #endif
    return nil
  }
  static func element_ZStack(_ c: inout Call) -> Subject? {
    if c.fits("alignment?,::content"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.slot(1) { return Subject(ZStack(alignment: a0, content: { a1 })) }
    #if !canImport(SwiftUI) || os(visionOS)
    if c.fits("alignment?,spacing,::content"), let a0 = c.value(0, read_Alignment, .center), let a1 = c.value(1, optional(cgFloat)), let a2 = c.slot(2) { return Subject(ZStack(alignment: a0, spacing: a1, content: { a2 })) }
    #endif
    return nil
  }
  static func element(_ c: inout Call) -> Subject? {
    switch c.name {
    case "AngularGradient": element_AngularGradient(&c)
    case "Button": element_Button(&c)
    case "Capsule": element_Capsule(&c)
    case "Circle": element_Circle(&c)
    case "ColorPicker": element_ColorPicker(&c)
    case "ConcentricRectangle": element_ConcentricRectangle(&c)
    case "ContainerRelativeShape": element_ContainerRelativeShape(&c)
    case "ContentUnavailableView": element_ContentUnavailableView(&c)
    case "ControlGroup": element_ControlGroup(&c)
    case "DatePicker": element_DatePicker(&c)
    case "DefaultDocumentGroupLaunchActions": element_DefaultDocumentGroupLaunchActions(&c)
    case "DefaultGlassEffectShape": element_DefaultGlassEffectShape(&c)
    case "DisclosureGroup": element_DisclosureGroup(&c)
    case "Divider": element_Divider(&c)
    case "EditButton": element_EditButton(&c)
    case "Ellipse": element_Ellipse(&c)
    case "EllipticalGradient": element_EllipticalGradient(&c)
    case "Form": element_Form(&c)
    case "Gauge": element_Gauge(&c)
    case "GlassEffectContainer": element_GlassEffectContainer(&c)
    case "Grid": element_Grid(&c)
    case "GridRow": element_GridRow(&c)
    case "GroupBox": element_GroupBox(&c)
    case "HSplitView": element_HSplitView(&c)
    case "HStack": element_HStack(&c)
    case "HelpLink": element_HelpLink(&c)
    case "Label": element_Label(&c)
    case "LabeledContent": element_LabeledContent(&c)
    case "LazyHGrid": element_LazyHGrid(&c)
    case "LazyHStack": element_LazyHStack(&c)
    case "LazyVGrid": element_LazyVGrid(&c)
    case "LazyVStack": element_LazyVStack(&c)
    case "LinearGradient": element_LinearGradient(&c)
    case "Link": element_Link(&c)
    case "List": element_List(&c)
    case "Menu": element_Menu(&c)
    case "MeshGradient": element_MeshGradient(&c)
    case "NavigationLink": element_NavigationLink(&c)
    case "NavigationSplitView": element_NavigationSplitView(&c)
    case "NavigationStack": element_NavigationStack(&c)
    case "NavigationView": element_NavigationView(&c)
    case "NewDocumentButton": element_NewDocumentButton(&c)
    case "OffsetShape": element_OffsetShape(&c)
    case "Path": element_Path(&c)
    case "Picker": element_Picker(&c)
    case "ProgressView": element_ProgressView(&c)
    case "RadialGradient": element_RadialGradient(&c)
    case "Rectangle": element_Rectangle(&c)
    case "RenameButton": element_RenameButton(&c)
    case "RotatedShape": element_RotatedShape(&c)
    case "RoundedRectangle": element_RoundedRectangle(&c)
    case "ScaledShape": element_ScaledShape(&c)
    case "ScrollView": element_ScrollView(&c)
    case "Section": element_Section(&c)
    case "SecureField": element_SecureField(&c)
    case "SettingsLink": element_SettingsLink(&c)
    case "ShareLink": element_ShareLink(&c)
    case "Slider": element_Slider(&c)
    case "Spacer": element_Spacer(&c)
    case "Stepper": element_Stepper(&c)
    case "TabView": element_TabView(&c)
    case "TextEditor": element_TextEditor(&c)
    case "TextField": element_TextField(&c)
    case "Toggle": element_Toggle(&c)
    case "UnevenRoundedRectangle": element_UnevenRoundedRectangle(&c)
    case "VSplitView": element_VSplitView(&c)
    case "VStack": element_VStack(&c)
    case "ViewThatFits": element_ViewThatFits(&c)
    case "WindowVisibilityToggle": element_WindowVisibilityToggle(&c)
    case "ZStack": element_ZStack(&c)
    default: nil
    }
  }
  static let elements: Set<String> = [
    "AngularGradient",
    "Button",
    "Capsule",
    "Circle",
    "ColorPicker",
    "ConcentricRectangle",
    "ContainerRelativeShape",
    "ContentUnavailableView",
    "ControlGroup",
    "DatePicker",
    "DefaultDocumentGroupLaunchActions",
    "DefaultGlassEffectShape",
    "DisclosureGroup",
    "Divider",
    "EditButton",
    "Ellipse",
    "EllipticalGradient",
    "Form",
    "Gauge",
    "GlassEffectContainer",
    "Grid",
    "GridRow",
    "GroupBox",
    "HSplitView",
    "HStack",
    "HelpLink",
    "Label",
    "LabeledContent",
    "LazyHGrid",
    "LazyHStack",
    "LazyVGrid",
    "LazyVStack",
    "LinearGradient",
    "Link",
    "List",
    "Menu",
    "MeshGradient",
    "NavigationLink",
    "NavigationSplitView",
    "NavigationStack",
    "NavigationView",
    "NewDocumentButton",
    "OffsetShape",
    "Path",
    "Picker",
    "ProgressView",
    "RadialGradient",
    "Rectangle",
    "RenameButton",
    "RotatedShape",
    "RoundedRectangle",
    "ScaledShape",
    "ScrollView",
    "Section",
    "SecureField",
    "SettingsLink",
    "ShareLink",
    "Slider",
    "Spacer",
    "Stepper",
    "TabView",
    "TextEditor",
    "TextField",
    "Toggle",
    "UnevenRoundedRectangle",
    "VSplitView",
    "VStack",
    "ViewThatFits",
    "WindowVisibilityToggle",
    "ZStack",
  ]
  /// By element: the slot that children without a template fill.
  static let defaultSlots: [String: String] = [
    "Button": "label",
    "ColorPicker": "label",
    "ContentUnavailableView": "label",
    "ControlGroup": "content",
    "DatePicker": "label",
    "DisclosureGroup": "content",
    "Form": "content",
    "Gauge": "label",
    "GlassEffectContainer": "content",
    "Grid": "content",
    "GridRow": "content",
    "GroupBox": "content",
    "HSplitView": "content",
    "HStack": "content",
    "Label": "title",
    "LabeledContent": "content",
    "LazyHGrid": "content",
    "LazyHStack": "content",
    "LazyVGrid": "content",
    "LazyVStack": "content",
    "Link": "label",
    "List": "content",
    "Menu": "content",
    "NavigationLink": "label",
    "NavigationStack": "root",
    "NavigationView": "content",
    "Picker": "content",
    "ProgressView": "label",
    "ScrollView": "content",
    "Section": "content",
    "SecureField": "label",
    "SettingsLink": "label",
    "ShareLink": "label",
    "Slider": "label",
    "Stepper": "label",
    "TabView": "content",
    "TextField": "label",
    "Toggle": "label",
    "VSplitView": "content",
    "VStack": "content",
    "ViewThatFits": "content",
    "ZStack": "content",
  ]
}
