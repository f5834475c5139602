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
  static func read_ColorRenderingMode(_ e: Expression) -> (ColorRenderingMode)? {
    guard var c = Call(member: e, of: "ColorRenderingMode") else {
      return nil
    }
    var found: (ColorRenderingMode)?
    switch c.name {
    case "extendedLinear":
      found = ColorRenderingMode.extendedLinear
      break
    case "linear":
      found = ColorRenderingMode.linear
      break
    case "nonLinear":
      found = ColorRenderingMode.nonLinear
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_DynamicTypeSize(_ e: Expression) -> (DynamicTypeSize)? {
    guard var c = Call(member: e, of: "DynamicTypeSize") else {
      return nil
    }
    var found: (DynamicTypeSize)?
    switch c.name {
    case "accessibility1":
      found = DynamicTypeSize.accessibility1
      break
    case "accessibility2":
      found = DynamicTypeSize.accessibility2
      break
    case "accessibility3":
      found = DynamicTypeSize.accessibility3
      break
    case "accessibility4":
      found = DynamicTypeSize.accessibility4
      break
    case "accessibility5":
      found = DynamicTypeSize.accessibility5
      break
    case "large":
      found = DynamicTypeSize.large
      break
    case "medium":
      found = DynamicTypeSize.medium
      break
    case "small":
      found = DynamicTypeSize.small
      break
    case "xLarge":
      found = DynamicTypeSize.xLarge
      break
    case "xSmall":
      found = DynamicTypeSize.xSmall
      break
    case "xxLarge":
      found = DynamicTypeSize.xxLarge
      break
    case "xxxLarge":
      found = DynamicTypeSize.xxxLarge
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  @available(iOS 17, macOS 14, visionOS 1, *)
  static func read_FileDialogBrowserOptions(_ e: Expression) -> (FileDialogBrowserOptions)? {
    if let items = list(e, read_FileDialogBrowserOptions) { return FileDialogBrowserOptions(items) }
    guard var c = Call(member: e, of: "FileDialogBrowserOptions") else {
      return nil
    }
    var found: (FileDialogBrowserOptions)?
    switch c.name {
    case "displayFileExtensions":
      found = FileDialogBrowserOptions.displayFileExtensions
      break
    case "enumeratePackages":
      found = FileDialogBrowserOptions.enumeratePackages
      break
    case "includeHiddenFiles":
      found = FileDialogBrowserOptions.includeHiddenFiles
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_UTType(_ e: Expression) -> (UTType)? {
    guard var c = Call(member: e, of: "UTType") else {
      return nil
    }
    var found: (UTType)?
    switch c.name {
    case "ahap":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { found = UTType.ahap }
      break
    case "aiff":
      found = UTType.aiff
      break
    case "aliasFile":
      found = UTType.aliasFile
      break
    case "appleArchive":
      found = UTType.appleArchive
      break
    case "appleProtectedMPEG4Audio":
      found = UTType.appleProtectedMPEG4Audio
      break
    case "appleProtectedMPEG4Video":
      found = UTType.appleProtectedMPEG4Video
      break
    case "appleScript":
      found = UTType.appleScript
      break
    case "application":
      found = UTType.application
      break
    case "applicationBundle":
      found = UTType.applicationBundle
      break
    case "applicationExtension":
      found = UTType.applicationExtension
      break
    case "arReferenceObject":
      found = UTType.arReferenceObject
      break
    case "archive":
      found = UTType.archive
      break
    case "assemblyLanguageSource":
      found = UTType.assemblyLanguageSource
      break
    case "audio":
      found = UTType.audio
      break
    case "audiovisualContent":
      found = UTType.audiovisualContent
      break
    case "avi":
      found = UTType.avi
      break
    case "binaryPropertyList":
      found = UTType.binaryPropertyList
      break
    case "bmp":
      found = UTType.bmp
      break
    case "bookmark":
      found = UTType.bookmark
      break
    case "bundle":
      found = UTType.bundle
      break
    case "bz2":
      found = UTType.bz2
      break
    case "cHeader":
      found = UTType.cHeader
      break
    case "cPlusPlusHeader":
      found = UTType.cPlusPlusHeader
      break
    case "cPlusPlusSource":
      found = UTType.cPlusPlusSource
      break
    case "cSource":
      found = UTType.cSource
      break
    case "calendarEvent":
      found = UTType.calendarEvent
      break
    case "commaSeparatedText":
      found = UTType.commaSeparatedText
      break
    case "compositeContent":
      found = UTType.compositeContent
      break
    case "contact":
      found = UTType.contact
      break
    case "content":
      found = UTType.content
      break
    case "css":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.css }
      break
    case "data":
      found = UTType.data
      break
    case "database":
      found = UTType.database
      break
    case "delimitedText":
      found = UTType.delimitedText
      break
    case "directory":
      found = UTType.directory
      break
    case "diskImage":
      found = UTType.diskImage
      break
    case "dng":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.dng }
      break
    case "emailMessage":
      found = UTType.emailMessage
      break
    case "epub":
      found = UTType.epub
      break
    case "exe":
      found = UTType.exe
      break
    case "executable":
      found = UTType.executable
      break
    case "exr":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.exr }
      break
    case "fileURL":
      found = UTType.fileURL
      break
    case "flatRTFD":
      found = UTType.flatRTFD
      break
    case "folder":
      found = UTType.folder
      break
    case "font":
      found = UTType.font
      break
    case "framework":
      found = UTType.framework
      break
    case "geoJSON":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.geoJSON }
      break
    case "gif":
      found = UTType.gif
      break
    case "gzip":
      found = UTType.gzip
      break
    case "heic":
      found = UTType.heic
      break
    case "heics":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.heics }
      break
    case "heif":
      found = UTType.heif
      break
    case "html":
      found = UTType.html
      break
    case "icns":
      found = UTType.icns
      break
    case "ico":
      found = UTType.ico
      break
    case "image":
      found = UTType.image
      break
    case "internetLocation":
      found = UTType.internetLocation
      break
    case "internetShortcut":
      found = UTType.internetShortcut
      break
    case "item":
      found = UTType.item
      break
    case "javaScript":
      found = UTType.javaScript
      break
    case "jpeg":
      found = UTType.jpeg
      break
    case "jpegxl":
      if #available(iOS 18.2, macOS 15.2, visionOS 2.2, watchOS 11.2, tvOS 18.2, *) { found = UTType.jpegxl }
      break
    case "json":
      found = UTType.json
      break
    case "linkPresentationMetadata":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.linkPresentationMetadata }
      break
    case "livePhoto":
      found = UTType.livePhoto
      break
    case "log":
      found = UTType.log
      break
    case "m3uPlaylist":
      found = UTType.m3uPlaylist
      break
    case "makefile":
      found = UTType.makefile
      break
    case "message":
      found = UTType.message
      break
    case "midi":
      found = UTType.midi
      break
    case "mountPoint":
      found = UTType.mountPoint
      break
    case "movie":
      found = UTType.movie
      break
    case "mp3":
      found = UTType.mp3
      break
    case "mpeg2TransportStream":
      found = UTType.mpeg2TransportStream
      break
    case "mpeg2Video":
      found = UTType.mpeg2Video
      break
    case "mpeg4Audio":
      found = UTType.mpeg4Audio
      break
    case "mpeg4Movie":
      found = UTType.mpeg4Movie
      break
    case "mpeg":
      found = UTType.mpeg
      break
    case "objectiveCPlusPlusSource":
      found = UTType.objectiveCPlusPlusSource
      break
    case "objectiveCSource":
      found = UTType.objectiveCSource
      break
    case "osaScript":
      found = UTType.osaScript
      break
    case "osaScriptBundle":
      found = UTType.osaScriptBundle
      break
    case "package":
      found = UTType.package
      break
    case "pdf":
      found = UTType.pdf
      break
    case "perlScript":
      found = UTType.perlScript
      break
    case "phpScript":
      found = UTType.phpScript
      break
    case "pkcs12":
      found = UTType.pkcs12
      break
    case "plainText":
      found = UTType.plainText
      break
    case "playlist":
      found = UTType.playlist
      break
    case "pluginBundle":
      found = UTType.pluginBundle
      break
    case "png":
      found = UTType.png
      break
    case "presentation":
      found = UTType.presentation
      break
    case "propertyList":
      found = UTType.propertyList
      break
    case "pythonScript":
      found = UTType.pythonScript
      break
    case "quickLookGenerator":
      found = UTType.quickLookGenerator
      break
    case "quickTimeMovie":
      found = UTType.quickTimeMovie
      break
    case "rawImage":
      found = UTType.rawImage
      break
    case "realityFile":
      found = UTType.realityFile
      break
    case "resolvable":
      found = UTType.resolvable
      break
    case "rtf":
      found = UTType.rtf
      break
    case "rtfd":
      found = UTType.rtfd
      break
    case "rubyScript":
      found = UTType.rubyScript
      break
    case "sceneKitScene":
      found = UTType.sceneKitScene
      break
    case "script":
      found = UTType.script
      break
    case "shellScript":
      found = UTType.shellScript
      break
    case "sourceCode":
      found = UTType.sourceCode
      break
    case "spotlightImporter":
      found = UTType.spotlightImporter
      break
    case "spreadsheet":
      found = UTType.spreadsheet
      break
    case "svg":
      found = UTType.svg
      break
    case "swiftSource":
      found = UTType.swiftSource
      break
    case "symbolicLink":
      found = UTType.symbolicLink
      break
    case "systemPreferencesPane":
      found = UTType.systemPreferencesPane
      break
    case "tabSeparatedText":
      found = UTType.tabSeparatedText
      break
    case "tarArchive":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { found = UTType.tarArchive }
      break
    case "text":
      found = UTType.text
      break
    case "threeDContent":
      found = UTType.threeDContent
      break
    case "tiff":
      found = UTType.tiff
      break
    case "toDoItem":
      found = UTType.toDoItem
      break
    case "unixExecutable":
      found = UTType.unixExecutable
      break
    case "url":
      found = UTType.url
      break
    case "urlBookmarkData":
      found = UTType.urlBookmarkData
      break
    case "usd":
      found = UTType.usd
      break
    case "usdz":
      found = UTType.usdz
      break
    case "utf16ExternalPlainText":
      found = UTType.utf16ExternalPlainText
      break
    case "utf16PlainText":
      found = UTType.utf16PlainText
      break
    case "utf8PlainText":
      found = UTType.utf8PlainText
      break
    case "utf8TabSeparatedText":
      found = UTType.utf8TabSeparatedText
      break
    case "vCard":
      found = UTType.vCard
      break
    case "video":
      found = UTType.video
      break
    case "volume":
      found = UTType.volume
      break
    case "wav":
      found = UTType.wav
      break
    case "webArchive":
      found = UTType.webArchive
      break
    case "webP":
      found = UTType.webP
      break
    case "x509Certificate":
      found = UTType.x509Certificate
      break
    case "xml":
      found = UTType.xml
      break
    case "xmlPropertyList":
      found = UTType.xmlPropertyList
      break
    case "xpcService":
      found = UTType.xpcService
      break
    case "yaml":
      found = UTType.yaml
      break
    case "zip":
      found = UTType.zip
      break
    case "init":
      if c.fits("exportedAs,conformingTo?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(read_UTType), nil) { return UTType(exportedAs: a0, conformingTo: a1) }
      if c.fits("importedAs,conformingTo?"), let a0 = c.value(0, string), let a1 = c.value(1, optional(read_UTType), nil) { return UTType(importedAs: a0, conformingTo: a1) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_FocusInteractions(_ e: Expression) -> (FocusInteractions)? {
    if let items = list(e, read_FocusInteractions) { return FocusInteractions(items) }
    guard var c = Call(member: e, of: "FocusInteractions") else {
      return nil
    }
    var found: (FocusInteractions)?
    switch c.name {
    case "activate":
      found = FocusInteractions.activate
      break
    case "automatic":
      found = FocusInteractions.automatic
      break
    case "edit":
      found = FocusInteractions.edit
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Font(_ e: Expression) -> (Font)? {
    if case .member(.some(let inner), _, _) = e, let base = read_Font(inner) {
      var c = Call(value: e)
      var found: Font?
      switch c.name {
      case "bold":
        if c.fits("") { return base.bold() }
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, bool) { return base.bold(a0) } }
        break
      case "italic":
        if c.fits("") { return base.italic() }
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, bool) { return base.italic(a0) } }
        break
      case "leading":
        if c.fits("_"), let a0 = c.value(0, read_Font_Leading) { return base.leading(a0) }
        break
      case "lowercaseSmallCaps":
        if c.fits("") { return base.lowercaseSmallCaps() }
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, bool) { return base.lowercaseSmallCaps(a0) } }
        break
      case "monospaced":
        if c.fits("") { return base.monospaced() }
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, bool) { return base.monospaced(a0) } }
        break
      case "monospacedDigit":
        if c.fits("") { return base.monospacedDigit() }
        break
      case "pointSize":
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, cgFloat) { return base.pointSize(a0) } }
        break
      case "scaled":
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("by"), let a0 = c.value(0, cgFloat) { return base.scaled(by: a0) } }
        break
      case "smallCaps":
        if c.fits("") { return base.smallCaps() }
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, bool) { return base.smallCaps(a0) } }
        break
      case "uppercaseSmallCaps":
        if c.fits("") { return base.uppercaseSmallCaps() }
        if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, bool) { return base.uppercaseSmallCaps(a0) } }
        break
      case "weight":
        if c.fits("_"), let a0 = c.value(0, read_Font_Weight) { return base.weight(a0) }
        break
      case "width":
        if c.fits("_"), let a0 = c.value(0, read_Font_Width) { return base.width(a0) }
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "Font") else {
      return nil
    }
    var found: (Font)?
    switch c.name {
    case "body":
      found = Font.body
      break
    case "callout":
      found = Font.callout
      break
    case "caption2":
      found = Font.caption2
      break
    case "caption":
      found = Font.caption
      break
    case "default":
      if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) { found = Font.`default` }
      break
    case "extraLargeTitle2":
      #if !canImport(SwiftUI) || os(visionOS)
found = Font.extraLargeTitle2
#endif
      break
    case "extraLargeTitle":
      #if !canImport(SwiftUI) || os(visionOS)
found = Font.extraLargeTitle
#endif
      break
    case "footnote":
      found = Font.footnote
      break
    case "headline":
      found = Font.headline
      break
    case "largeTitle":
      found = Font.largeTitle
      break
    case "subheadline":
      found = Font.subheadline
      break
    case "title2":
      found = Font.title2
      break
    case "title3":
      found = Font.title3
      break
    case "title":
      found = Font.title
      break
    case "custom":
      if c.fits("_,fixedSize"), let a0 = c.value(0, string), let a1 = c.value(1, cgFloat) { return Font.custom(a0, fixedSize: a1) }
      if c.fits("_,size"), let a0 = c.value(0, string), let a1 = c.value(1, cgFloat) { return Font.custom(a0, size: a1) }
      if c.fits("_,size,relativeTo"), let a0 = c.value(0, string), let a1 = c.value(1, cgFloat), let a2 = c.value(2, read_Font_TextStyle) { return Font.custom(a0, size: a1, relativeTo: a2) }
      break
    case "system":
      if c.fits("_,design?"), let a0 = c.value(0, read_Font_TextStyle), let a1 = c.value(1, read_Font_Design, .default) { return Font.system(a0, design: a1) }
      if c.fits("_,design?,weight?"), let a0 = c.value(0, read_Font_TextStyle), let a1 = c.value(1, optional(read_Font_Design), nil), let a2 = c.value(2, optional(read_Font_Weight), nil) { return Font.system(a0, design: a1, weight: a2) }
      if c.fits("size,weight?,design?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, read_Font_Weight, .regular), let a2 = c.value(2, read_Font_Design, .default) { return Font.system(size: a0, weight: a1, design: a2) }
      if c.fits("size,weight?,design?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, optional(read_Font_Weight), nil), let a2 = c.value(2, optional(read_Font_Design), nil) { return Font.system(size: a0, weight: a1, design: a2) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Font_Design(_ e: Expression) -> (Font.Design)? {
    guard var c = Call(member: e, of: "Font.Design") else {
      return nil
    }
    var found: (Font.Design)?
    switch c.name {
    case "default":
      found = Font.Design.`default`
      break
    case "monospaced":
      found = Font.Design.monospaced
      break
    case "rounded":
      found = Font.Design.rounded
      break
    case "serif":
      found = Font.Design.serif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Font_Weight(_ e: Expression) -> (Font.Weight)? {
    guard var c = Call(member: e, of: "Font.Weight") else {
      return nil
    }
    var found: (Font.Weight)?
    switch c.name {
    case "black":
      found = Font.Weight.black
      break
    case "bold":
      found = Font.Weight.bold
      break
    case "heavy":
      found = Font.Weight.heavy
      break
    case "light":
      found = Font.Weight.light
      break
    case "medium":
      found = Font.Weight.medium
      break
    case "regular":
      found = Font.Weight.regular
      break
    case "semibold":
      found = Font.Weight.semibold
      break
    case "thin":
      found = Font.Weight.thin
      break
    case "ultraLight":
      found = Font.Weight.ultraLight
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Font_Width(_ e: Expression) -> (Font.Width)? {
    guard var c = Call(member: e, of: "Font.Width") else {
      return nil
    }
    var found: (Font.Width)?
    switch c.name {
    case "compressed":
      found = Font.Width.compressed
      break
    case "condensed":
      found = Font.Width.condensed
      break
    case "expanded":
      found = Font.Width.expanded
      break
    case "standard":
      found = Font.Width.standard
      break
    case "init":
      if c.fits("_"), let a0 = c.value(0, cgFloat) { return Font.Width(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_FormStyle(_ e: Expression) -> (any FormStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any FormStyle)?
    switch c.name {
    case "AutomaticFormStyle":
      if c.fits("") { return AutomaticFormStyle() }
      break
    case "automatic":
      let style: AutomaticFormStyle = .automatic; found = style
      break
    case "ColumnsFormStyle":
      if c.fits("") { return ColumnsFormStyle() }
      break
    case "columns":
      let style: ColumnsFormStyle = .columns; found = style
      break
    case "GroupedFormStyle":
      if c.fits("") { return GroupedFormStyle() }
      break
    case "grouped":
      let style: GroupedFormStyle = .grouped; found = style
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_DepthAlignment(_ e: Expression) -> (DepthAlignment)? {
    guard var c = Call(member: e, of: "DepthAlignment") else {
      return nil
    }
    var found: (DepthAlignment)?
    switch c.name {
    case "back":
      found = DepthAlignment.back
      break
    case "center":
      found = DepthAlignment.center
      break
    case "front":
      found = DepthAlignment.front
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
  static func read_GaugeStyle(_ e: Expression) -> (any GaugeStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any GaugeStyle)?
    switch c.name {
    case "AccessoryCircularGaugeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return AccessoryCircularGaugeStyle() }
#endif
      break
    case "accessoryCircular":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: AccessoryCircularGaugeStyle = .accessoryCircular; found = style
#endif
      break
    case "AccessoryCircularCapacityGaugeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return AccessoryCircularCapacityGaugeStyle() }
#endif
      break
    case "accessoryCircularCapacity":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: AccessoryCircularCapacityGaugeStyle = .accessoryCircularCapacity; found = style
#endif
      break
    case "AccessoryLinearGaugeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return AccessoryLinearGaugeStyle() }
#endif
      break
    case "accessoryLinear":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: AccessoryLinearGaugeStyle = .accessoryLinear; found = style
#endif
      break
    case "AccessoryLinearCapacityGaugeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return AccessoryLinearCapacityGaugeStyle() }
#endif
      break
    case "accessoryLinearCapacity":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: AccessoryLinearCapacityGaugeStyle = .accessoryLinearCapacity; found = style
#endif
      break
    case "DefaultGaugeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return DefaultGaugeStyle() }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: DefaultGaugeStyle = .automatic; found = style
#endif
      break
    case "CircularGaugeStyle":
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("") { return CircularGaugeStyle() }
#endif
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("tint"), let a0 = c.value(0, color) { return CircularGaugeStyle(tint: a0) }
#endif
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("tint"), let a0 = c.value(0, read_Gradient) { return CircularGaugeStyle(tint: a0) }
#endif
      break
    case "circular":
      #if !canImport(SwiftUI) || os(watchOS)
let style: CircularGaugeStyle = .circular; found = style
#endif
      break
    case "LinearGaugeStyle":
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("") { return LinearGaugeStyle() }
#endif
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("tint"), let a0 = c.value(0, color) { return LinearGaugeStyle(tint: a0) }
#endif
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("tint"), let a0 = c.value(0, read_Gradient) { return LinearGaugeStyle(tint: a0) }
#endif
      break
    case "linear":
      #if !canImport(SwiftUI) || os(watchOS)
let style: LinearGaugeStyle = .linear; found = style
#endif
      break
    case "LinearCapacityGaugeStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
if c.fits("") { return LinearCapacityGaugeStyle() }
#endif
      break
    case "linearCapacity":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(watchOS)
let style: LinearCapacityGaugeStyle = .linearCapacity; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_GlassBackgroundDisplayMode(_ e: Expression) -> (GlassBackgroundDisplayMode)? {
    guard var c = Call(member: e, of: "GlassBackgroundDisplayMode") else {
      return nil
    }
    var found: (GlassBackgroundDisplayMode)?
    switch c.name {
    case "always":
      found = GlassBackgroundDisplayMode.always
      break
    case "implicit":
      found = GlassBackgroundDisplayMode.implicit
      break
    case "never":
      found = GlassBackgroundDisplayMode.never
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2.4, *)
  static func read_GlassBackgroundEffect(_ e: Expression) -> (any GlassBackgroundEffect)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any GlassBackgroundEffect)?
    switch c.name {
    case "AutomaticGlassBackgroundEffect":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { if c.fits("") { return AutomaticGlassBackgroundEffect() } }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { let style: AutomaticGlassBackgroundEffect = .automatic; found = style }
#endif
      break
    case "FeatheredGlassBackgroundEffect":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { if c.fits("") { return FeatheredGlassBackgroundEffect() } }
#endif
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { if c.fits("padding,softEdgeRadius?"), let a0 = c.value(0, cgFloat), let a1 = c.value(1, optional(cgFloat), nil) { return FeatheredGlassBackgroundEffect(padding: a0, softEdgeRadius: a1) } }
#endif
      break
    case "feathered":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { let style: FeatheredGlassBackgroundEffect = .feathered; found = style }
#endif
      break
    case "PlateGlassBackgroundEffect":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { if c.fits("") { return PlateGlassBackgroundEffect() } }
#endif
      break
    case "plate":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2.4, *) { let style: PlateGlassBackgroundEffect = .plate; found = style }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
  @available(iOS 26, macOS 26, watchOS 26, tvOS 26, *)
  static func read_Glass(_ e: Expression) -> (Glass)? {
    if case .member(.some(let inner), _, _) = e, let base = read_Glass(inner) {
      var c = Call(value: e)
      var found: Glass?
      switch c.name {
      case "interactive":
        #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { if c.fits("_?"), let a0 = c.value(0, bool, true) { return base.interactive(a0) } }
#endif
        break
      case "tint":
        #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, *) { if c.fits("_"), let a0 = c.value(0, optional(color)) { return base.tint(a0) } }
#endif
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "Glass") else {
      return nil
    }
    var found: (Glass)?
    switch c.name {
    case "clear":
      found = Glass.clear
      break
    case "identity":
      found = Glass.identity
      break
    case "regular":
      found = Glass.regular
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
  @available(iOS 26, macOS 26, watchOS 26, tvOS 26, *)
  static func read_GlassEffectTransition(_ e: Expression) -> (GlassEffectTransition)? {
    guard var c = Call(member: e, of: "GlassEffectTransition") else {
      return nil
    }
    var found: (GlassEffectTransition)?
    switch c.name {
    case "identity":
      found = GlassEffectTransition.identity
      break
    case "matchedGeometry":
      found = GlassEffectTransition.matchedGeometry
      break
    case "materialize":
      found = GlassEffectTransition.materialize
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_HorizontalAlignment(_ e: Expression) -> (HorizontalAlignment)? {
    guard var c = Call(member: e, of: "HorizontalAlignment") else {
      return nil
    }
    var found: (HorizontalAlignment)?
    switch c.name {
    case "center":
      found = HorizontalAlignment.center
      break
    case "leading":
      found = HorizontalAlignment.leading
      break
    case "listRowSeparatorLeading":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = HorizontalAlignment.listRowSeparatorLeading
#endif
      break
    case "listRowSeparatorTrailing":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
found = HorizontalAlignment.listRowSeparatorTrailing
#endif
      break
    case "trailing":
      found = HorizontalAlignment.trailing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  static func read_GroupBoxStyle(_ e: Expression) -> (any GroupBoxStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any GroupBoxStyle)?
    switch c.name {
    case "DefaultGroupBoxStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return DefaultGroupBoxStyle() }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: DefaultGroupBoxStyle = .automatic; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(watchOS) || os(tvOS)
  @available(iOS 18, macOS 15, watchOS 11, tvOS 18, *)
  static func read_HandGestureShortcut(_ e: Expression) -> (HandGestureShortcut)? {
    guard var c = Call(member: e, of: "HandGestureShortcut") else {
      return nil
    }
    var found: (HandGestureShortcut)?
    switch c.name {
    case "primaryAction":
      found = HandGestureShortcut.primaryAction
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2, *)
  static func read_HandPointerBehavior(_ e: Expression) -> (HandPointerBehavior)? {
    guard var c = Call(member: e, of: "HandPointerBehavior") else {
      return nil
    }
    var found: (HandPointerBehavior)?
    switch c.name {
    case "drawing":
      found = HandPointerBehavior.drawing
      break
    case "inactive":
      found = HandPointerBehavior.inactive
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_Prominence(_ e: Expression) -> (Prominence)? {
    guard var c = Call(member: e, of: "Prominence") else {
      return nil
    }
    var found: (Prominence)?
    switch c.name {
    case "increased":
      found = Prominence.increased
      break
    case "standard":
      found = Prominence.standard
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2, *)
  static func read_HoverEffectGroup(_ e: Expression) -> (HoverEffectGroup)? {
    if case .member(.some(let inner), _, _) = e, let base = read_HoverEffectGroup(inner) {
      var c = Call(value: e)
      var found: HoverEffectGroup?
      switch c.name {
      case "behavior":
        #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 2, *) { if c.fits("_"), let a0 = c.value(0, read_HoverEffectGroup_Behavior) { return base.behavior(a0) } }
#endif
        break
      default: break
      }
      _ = c.fits("")
      found = found ?? nil
      return found
    }
    guard var c = Call(member: e, of: "HoverEffectGroup") else {
      return nil
    }
    var found: (HoverEffectGroup)?
    switch c.name {
    case "systemOverlays":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = HoverEffectGroup.systemOverlays }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2, *)
  static func read_HoverEffectGroup_Behavior(_ e: Expression) -> (HoverEffectGroup.Behavior)? {
    guard var c = Call(member: e, of: "HoverEffectGroup.Behavior") else {
      return nil
    }
    var found: (HoverEffectGroup.Behavior)?
    switch c.name {
    case "activatesGroup":
      found = HoverEffectGroup.Behavior.activatesGroup
      break
    case "followsGroup":
      found = HoverEffectGroup.Behavior.followsGroup
      break
    case "ignoresGroup":
      found = HoverEffectGroup.Behavior.ignoresGroup
      break
    case "preservesGroup":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = HoverEffectGroup.Behavior.preservesGroup }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_SafeAreaRegions(_ e: Expression) -> (SafeAreaRegions)? {
    if let items = list(e, read_SafeAreaRegions) { return SafeAreaRegions(items) }
    guard var c = Call(member: e, of: "SafeAreaRegions") else {
      return nil
    }
    var found: (SafeAreaRegions)?
    switch c.name {
    case "all":
      found = SafeAreaRegions.all
      break
    case "container":
      found = SafeAreaRegions.container
      break
    case "keyboard":
      found = SafeAreaRegions.keyboard
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_Image_Scale(_ e: Expression) -> (Image.Scale)? {
    guard var c = Call(member: e, of: "Image.Scale") else {
      return nil
    }
    var found: (Image.Scale)?
    switch c.name {
    case "large":
      found = Image.Scale.large
      break
    case "medium":
      found = Image.Scale.medium
      break
    case "small":
      found = Image.Scale.small
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
  static func read_IndexViewStyle(_ e: Expression) -> (any IndexViewStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any IndexViewStyle)?
    switch c.name {
    case "PageIndexViewStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if c.fits("backgroundDisplayMode?"), let a0 = c.value(0, read_PageIndexViewStyle_BackgroundDisplayMode, .automatic) { return PageIndexViewStyle(backgroundDisplayMode: a0) }
#endif
      break
    case "page":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
let style: PageIndexViewStyle = .page; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if c.fits("backgroundDisplayMode"), let a0 = c.value(0, read_PageIndexViewStyle_BackgroundDisplayMode) { return typed(PageIndexViewStyle.self, .page(backgroundDisplayMode: a0)) }
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
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 16, macOS 13, visionOS 1, tvOS 17, *)
  static func read_KeyEquivalent(_ e: Expression) -> (KeyEquivalent)? {
    guard var c = Call(member: e, of: "KeyEquivalent") else {
      return nil
    }
    var found: (KeyEquivalent)?
    switch c.name {
    case "clear":
      found = KeyEquivalent.clear
      break
    case "delete":
      found = KeyEquivalent.delete
      break
    case "deleteForward":
      found = KeyEquivalent.deleteForward
      break
    case "downArrow":
      found = KeyEquivalent.downArrow
      break
    case "end":
      found = KeyEquivalent.end
      break
    case "escape":
      found = KeyEquivalent.escape
      break
    case "home":
      found = KeyEquivalent.home
      break
    case "leftArrow":
      found = KeyEquivalent.leftArrow
      break
    case "pageDown":
      found = KeyEquivalent.pageDown
      break
    case "pageUp":
      found = KeyEquivalent.pageUp
      break
    case "return":
      found = KeyEquivalent.`return`
      break
    case "rightArrow":
      found = KeyEquivalent.rightArrow
      break
    case "space":
      found = KeyEquivalent.space
      break
    case "tab":
      found = KeyEquivalent.tab
      break
    case "upArrow":
      found = KeyEquivalent.upArrow
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_EventModifiers(_ e: Expression) -> (EventModifiers)? {
    if let items = list(e, read_EventModifiers) { return EventModifiers(items) }
    guard var c = Call(member: e, of: "EventModifiers") else {
      return nil
    }
    var found: (EventModifiers)?
    switch c.name {
    case "all":
      found = EventModifiers.all
      break
    case "capsLock":
      found = EventModifiers.capsLock
      break
    case "command":
      found = EventModifiers.command
      break
    case "control":
      found = EventModifiers.control
      break
    case "function":
      found = EventModifiers.function
      break
    case "numericPad":
      found = EventModifiers.numericPad
      break
    case "option":
      found = EventModifiers.option
      break
    case "shift":
      found = EventModifiers.shift
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  static func read_KeyboardShortcut_Localization(_ e: Expression) -> (KeyboardShortcut.Localization)? {
    guard var c = Call(member: e, of: "KeyboardShortcut.Localization") else {
      return nil
    }
    var found: (KeyboardShortcut.Localization)?
    switch c.name {
    case "automatic":
      found = KeyboardShortcut.Localization.automatic
      break
    case "custom":
      found = KeyboardShortcut.Localization.custom
      break
    case "withoutMirroring":
      found = KeyboardShortcut.Localization.withoutMirroring
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
  static func read_KeyboardShortcut(_ e: Expression) -> (KeyboardShortcut)? {
    guard var c = Call(member: e, of: "KeyboardShortcut") else {
      return nil
    }
    var found: (KeyboardShortcut)?
    switch c.name {
    case "cancelAction":
      found = KeyboardShortcut.cancelAction
      break
    case "defaultAction":
      found = KeyboardShortcut.defaultAction
      break
    case "init":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("_,modifiers?"), let a0 = c.value(0, read_KeyEquivalent), let a1 = c.value(1, read_EventModifiers, .command) { return KeyboardShortcut(a0, modifiers: a1) }
#endif
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("_,modifiers?,localization"), let a0 = c.value(0, read_KeyEquivalent), let a1 = c.value(1, read_EventModifiers, .command), let a2 = c.value(2, read_KeyboardShortcut_Localization) { return KeyboardShortcut(a0, modifiers: a1, localization: a2) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
  static func read_UIKeyboardType(_ e: Expression) -> (UIKeyboardType)? {
    guard var c = Call(member: e, of: "UIKeyboardType") else {
      return nil
    }
    var found: (UIKeyboardType)?
    switch c.name {
    case "URL":
      found = UIKeyboardType.URL
      break
    case "alphabet":
      found = UIKeyboardType.alphabet
      break
    case "asciiCapable":
      found = UIKeyboardType.asciiCapable
      break
    case "asciiCapableNumberPad":
      found = UIKeyboardType.asciiCapableNumberPad
      break
    case "decimalPad":
      found = UIKeyboardType.decimalPad
      break
    case "default":
      found = UIKeyboardType.`default`
      break
    case "emailAddress":
      found = UIKeyboardType.emailAddress
      break
    case "namePhonePad":
      found = UIKeyboardType.namePhonePad
      break
    case "numberPad":
      found = UIKeyboardType.numberPad
      break
    case "numbersAndPunctuation":
      found = UIKeyboardType.numbersAndPunctuation
      break
    case "phonePad":
      found = UIKeyboardType.phonePad
      break
    case "twitter":
      found = UIKeyboardType.twitter
      break
    case "webSearch":
      found = UIKeyboardType.webSearch
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_LabelStyle(_ e: Expression) -> (any LabelStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any LabelStyle)?
    switch c.name {
    case "DefaultLabelStyle":
      if c.fits("") { return DefaultLabelStyle() }
      break
    case "automatic":
      let style: DefaultLabelStyle = .automatic; found = style
      break
    case "IconOnlyLabelStyle":
      if c.fits("") { return IconOnlyLabelStyle() }
      break
    case "iconOnly":
      let style: IconOnlyLabelStyle = .iconOnly; found = style
      break
    case "TitleAndIconLabelStyle":
      if c.fits("") { return TitleAndIconLabelStyle() }
      break
    case "titleAndIcon":
      let style: TitleAndIconLabelStyle = .titleAndIcon; found = style
      break
    case "TitleOnlyLabelStyle":
      if c.fits("") { return TitleOnlyLabelStyle() }
      break
    case "titleOnly":
      let style: TitleOnlyLabelStyle = .titleOnly; found = style
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_LabeledContentStyle(_ e: Expression) -> (any LabeledContentStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any LabeledContentStyle)?
    switch c.name {
    case "AutomaticLabeledContentStyle":
      if c.fits("") { return AutomaticLabeledContentStyle() }
      break
    case "automatic":
      let style: AutomaticLabeledContentStyle = .automatic; found = style
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_LayoutDirectionBehavior(_ e: Expression) -> (LayoutDirectionBehavior)? {
    guard var c = Call(member: e, of: "LayoutDirectionBehavior") else {
      return nil
    }
    var found: (LayoutDirectionBehavior)?
    switch c.name {
    case "fixed":
      found = LayoutDirectionBehavior.fixed
      break
    case "mirrors":
      if !c.hasArguments {
      found = LayoutDirectionBehavior.mirrors
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("in"), let a0 = c.value(0, read_LayoutDirection) { return LayoutDirectionBehavior.mirrors(in: a0) } }
      }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_ListItemTint(_ e: Expression) -> (ListItemTint)? {
    guard var c = Call(member: e, of: "ListItemTint") else {
      return nil
    }
    var found: (ListItemTint)?
    switch c.name {
    case "monochrome":
      found = ListItemTint.monochrome
      break
    case "fixed":
      if c.fits("_"), let a0 = c.value(0, color) { return ListItemTint.fixed(a0) }
      break
    case "preferred":
      if c.fits("_"), let a0 = c.value(0, color) { return ListItemTint.preferred(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_VerticalEdge_Set(_ e: Expression) -> (VerticalEdge.Set)? {
    if let items = list(e, read_VerticalEdge_Set) { return VerticalEdge.Set(items) }
    guard var c = Call(member: e, of: "VerticalEdge.Set") else {
      return nil
    }
    var found: (VerticalEdge.Set)?
    switch c.name {
    case "all":
      found = VerticalEdge.Set.all
      break
    case "bottom":
      found = VerticalEdge.Set.bottom
      break
    case "top":
      found = VerticalEdge.Set.top
      break
    case "init":
      if c.fits("_"), let a0 = c.value(0, read_VerticalEdge) { return VerticalEdge.Set(a0) }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
  @available(iOS 17, visionOS 1, watchOS 10, *)
  static func read_ListSectionSpacing(_ e: Expression) -> (ListSectionSpacing)? {
    guard var c = Call(member: e, of: "ListSectionSpacing") else {
      return nil
    }
    var found: (ListSectionSpacing)?
    switch c.name {
    case "compact":
      found = ListSectionSpacing.compact
      break
    case "default":
      found = ListSectionSpacing.`default`
      break
    case "custom":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
if #available(iOS 17, visionOS 1, watchOS 10, *) { if c.fits("_"), let a0 = c.value(0, cgFloat) { return ListSectionSpacing.custom(a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_ListStyle(_ e: Expression) -> (any ListStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any ListStyle)?
    switch c.name {
    case "DefaultListStyle":
      if c.fits("") { return DefaultListStyle() }
      break
    case "automatic":
      let style: DefaultListStyle = .automatic; found = style
      break
    case "BorderedListStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return BorderedListStyle() }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return BorderedListStyle(alternatesRowBackgrounds: a0) }
#endif
      break
    case "bordered":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(macOS)
let style: BorderedListStyle = .bordered; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return typed(BorderedListStyle.self, .bordered(alternatesRowBackgrounds: a0)) }
#endif
      }
      break
    case "CarouselListStyle":
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("") { return CarouselListStyle() }
#endif
      break
    case "carousel":
      #if !canImport(SwiftUI) || os(watchOS)
let style: CarouselListStyle = .carousel; found = style
#endif
      break
    case "EllipticalListStyle":
      #if !canImport(SwiftUI) || os(watchOS)
if c.fits("") { return EllipticalListStyle() }
#endif
      break
    case "elliptical":
      #if !canImport(SwiftUI) || os(watchOS)
let style: EllipticalListStyle = .elliptical; found = style
#endif
      break
    case "GroupedListStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if c.fits("") { return GroupedListStyle() }
#endif
      break
    case "grouped":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
let style: GroupedListStyle = .grouped; found = style
#endif
      break
    case "InsetListStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return InsetListStyle() }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return InsetListStyle(alternatesRowBackgrounds: a0) }
#endif
      break
    case "inset":
      if !c.hasArguments {
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: InsetListStyle = .inset; found = style
#endif
      }
      if found == nil {
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("alternatesRowBackgrounds"), let a0 = c.value(0, bool) { return typed(InsetListStyle.self, .inset(alternatesRowBackgrounds: a0)) }
#endif
      }
      break
    case "InsetGroupedListStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
if c.fits("") { return InsetGroupedListStyle() }
#endif
      break
    case "insetGrouped":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
let style: InsetGroupedListStyle = .insetGrouped; found = style
#endif
      break
    case "PlainListStyle":
      if c.fits("") { return PlainListStyle() }
      break
    case "plain":
      let style: PlainListStyle = .plain; found = style
      break
    case "SidebarListStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if c.fits("") { return SidebarListStyle() }
#endif
      break
    case "sidebar":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: SidebarListStyle = .sidebar; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *)
  static func read_CoordinateSpaceProtocol(_ e: Expression) -> (any CoordinateSpaceProtocol)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any CoordinateSpaceProtocol)?
    switch c.name {
    case "GlobalCoordinateSpace":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return GlobalCoordinateSpace() } }
      break
    case "global":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: GlobalCoordinateSpace = .global; found = style }
      break
    case "immersiveSpace":
      #if !canImport(SwiftUI) || os(visionOS)
let style: NamedCoordinateSpace = .immersiveSpace; found = style
#endif
      break
    case "LocalCoordinateSpace":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("") { return LocalCoordinateSpace() } }
      break
    case "local":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: LocalCoordinateSpace = .local; found = style }
      break
    case "scrollView":
      if !c.hasArguments {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { let style: NamedCoordinateSpace = .scrollView; found = style }
      }
      if found == nil {
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("axis"), let a0 = c.value(0, read_Axis) { return typed(NamedCoordinateSpace.self, .scrollView(axis: a0)) } }
      }
      break
    case "named":
      if #available(iOS 17, macOS 14, visionOS 1, watchOS 10, tvOS 17, *) { if c.fits("_"), let a0 = c.value(0, anyValue) { return typed(NamedCoordinateSpace.self, .named(a0)) } }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 26, *)
  static func read_Manipulable_Inertia(_ e: Expression) -> (Manipulable.Inertia)? {
    guard var c = Call(member: e, of: "Manipulable.Inertia") else {
      return nil
    }
    var found: (Manipulable.Inertia)?
    switch c.name {
    case "high":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Manipulable.Inertia.high }
#endif
      break
    case "low":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Manipulable.Inertia.low }
#endif
      break
    case "medium":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Manipulable.Inertia.medium }
#endif
      break
    case "none":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { found = Manipulable.Inertia.none }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 26, *)
  static func read_Manipulable_GestureState(_ e: Expression) -> (Manipulable.GestureState)? {
    guard var c = Call(member: e, of: "Manipulable.GestureState") else {
      return nil
    }
    var found: (Manipulable.GestureState)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { if c.fits("") { return Manipulable.GestureState() } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_MatchedGeometryProperties(_ e: Expression) -> (MatchedGeometryProperties)? {
    if let items = list(e, read_MatchedGeometryProperties) { return MatchedGeometryProperties(items) }
    guard var c = Call(member: e, of: "MatchedGeometryProperties") else {
      return nil
    }
    var found: (MatchedGeometryProperties)?
    switch c.name {
    case "frame":
      found = MatchedGeometryProperties.frame
      break
    case "position":
      found = MatchedGeometryProperties.position
      break
    case "size":
      found = MatchedGeometryProperties.size
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_MaterialActiveAppearance(_ e: Expression) -> (MaterialActiveAppearance)? {
    guard var c = Call(member: e, of: "MaterialActiveAppearance") else {
      return nil
    }
    var found: (MaterialActiveAppearance)?
    switch c.name {
    case "active":
      found = MaterialActiveAppearance.active
      break
    case "automatic":
      found = MaterialActiveAppearance.automatic
      break
    case "inactive":
      #if !canImport(SwiftUI) || os(macOS)
if #available(macOS 15, *) { found = MaterialActiveAppearance.inactive }
#endif
      break
    case "matchWindow":
      found = MaterialActiveAppearance.matchWindow
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 16.4, macOS 13.3, visionOS 1, watchOS 9.4, tvOS 16.4, *)
  static func read_MenuActionDismissBehavior(_ e: Expression) -> (MenuActionDismissBehavior)? {
    guard var c = Call(member: e, of: "MenuActionDismissBehavior") else {
      return nil
    }
    var found: (MenuActionDismissBehavior)?
    switch c.name {
    case "automatic":
      found = MenuActionDismissBehavior.automatic
      break
    case "disabled":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(tvOS)
if #available(iOS 16.4, visionOS 1, tvOS 17, *) { found = MenuActionDismissBehavior.disabled }
#endif
      break
    case "enabled":
      found = MenuActionDismissBehavior.enabled
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_MenuOrder(_ e: Expression) -> (MenuOrder)? {
    guard var c = Call(member: e, of: "MenuOrder") else {
      return nil
    }
    var found: (MenuOrder)?
    switch c.name {
    case "automatic":
      found = MenuOrder.automatic
      break
    case "fixed":
      found = MenuOrder.fixed
      break
    case "priority":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS)
found = MenuOrder.priority
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
  @available(iOS 16, macOS 13, visionOS 1, tvOS 17, *)
  static func read_MenuStyle(_ e: Expression) -> (any MenuStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any MenuStyle)?
    switch c.name {
    case "DefaultMenuStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { if c.fits("") { return DefaultMenuStyle() } }
#endif
      break
    case "automatic":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { let style: DefaultMenuStyle = .automatic; found = style }
#endif
      break
    case "BorderedButtonMenuStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return BorderedButtonMenuStyle() }
#endif
      break
    case "borderedButton":
      #if !canImport(SwiftUI) || os(macOS)
let style: BorderedButtonMenuStyle = .borderedButton; found = style
#endif
      break
    case "BorderlessButtonMenuStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { if c.fits("") { return BorderlessButtonMenuStyle() } }
#endif
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("showsMenuIndicator"), let a0 = c.value(0, bool) { return BorderlessButtonMenuStyle(showsMenuIndicator: a0) }
#endif
      break
    case "borderlessButton":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { let style: BorderlessButtonMenuStyle = .borderlessButton; found = style }
#endif
      break
    case "ButtonMenuStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { if c.fits("") { return ButtonMenuStyle() } }
#endif
      break
    case "button":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { let style: ButtonMenuStyle = .button; found = style }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_TextAlignment(_ e: Expression) -> (TextAlignment)? {
    guard var c = Call(member: e, of: "TextAlignment") else {
      return nil
    }
    var found: (TextAlignment)?
    switch c.name {
    case "center":
      found = TextAlignment.center
      break
    case "leading":
      found = TextAlignment.leading
      break
    case "trailing":
      found = TextAlignment.trailing
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  static func read_Text_AlignmentStrategy(_ e: Expression) -> (Text.AlignmentStrategy)? {
    guard var c = Call(member: e, of: "Text.AlignmentStrategy") else {
      return nil
    }
    var found: (Text.AlignmentStrategy)?
    switch c.name {
    case "default":
      found = Text.AlignmentStrategy.`default`
      break
    case "layoutBased":
      found = Text.AlignmentStrategy.layoutBased
      break
    case "writingDirectionBased":
      found = Text.AlignmentStrategy.writingDirectionBased
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
  static func read_NavigationBarItem_TitleDisplayMode(_ e: Expression) -> (NavigationBarItem.TitleDisplayMode)? {
    guard var c = Call(member: e, of: "NavigationBarItem.TitleDisplayMode") else {
      return nil
    }
    var found: (NavigationBarItem.TitleDisplayMode)?
    switch c.name {
    case "automatic":
      found = NavigationBarItem.TitleDisplayMode.automatic
      break
    case "inline":
      found = NavigationBarItem.TitleDisplayMode.inline
      break
    case "large":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
found = NavigationBarItem.TitleDisplayMode.large
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_NavigationSplitViewStyle(_ e: Expression) -> (any NavigationSplitViewStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any NavigationSplitViewStyle)?
    switch c.name {
    case "AutomaticNavigationSplitViewStyle":
      if c.fits("") { return AutomaticNavigationSplitViewStyle() }
      break
    case "automatic":
      let style: AutomaticNavigationSplitViewStyle = .automatic; found = style
      break
    case "BalancedNavigationSplitViewStyle":
      if c.fits("") { return BalancedNavigationSplitViewStyle() }
      break
    case "balanced":
      let style: BalancedNavigationSplitViewStyle = .balanced; found = style
      break
    case "ProminentDetailNavigationSplitViewStyle":
      if c.fits("") { return ProminentDetailNavigationSplitViewStyle() }
      break
    case "prominentDetail":
      let style: ProminentDetailNavigationSplitViewStyle = .prominentDetail; found = style
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  static func read_NavigationTransition(_ e: Expression) -> (any NavigationTransition)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any NavigationTransition)?
    switch c.name {
    case "automatic":
      if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) { let style: AutomaticNavigationTransition = .automatic; found = style }
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_NavigationViewStyle(_ e: Expression) -> (any NavigationViewStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any NavigationViewStyle)?
    switch c.name {
    case "DefaultNavigationViewStyle":
      if c.fits("") { return DefaultNavigationViewStyle() }
      break
    case "automatic":
      let style: DefaultNavigationViewStyle = .automatic; found = style
      break
    case "columns":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
let style: ColumnNavigationViewStyle = .columns; found = style
#endif
      break
    case "StackNavigationViewStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if c.fits("") { return StackNavigationViewStyle() }
#endif
      break
    case "stack":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
let style: StackNavigationViewStyle = .stack; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_CoordinateSpace(_ e: Expression) -> (CoordinateSpace)? {
    guard var c = Call(member: e, of: "CoordinateSpace") else {
      return nil
    }
    var found: (CoordinateSpace)?
    switch c.name {
    case "global":
      found = CoordinateSpace.global
      break
    case "local":
      found = CoordinateSpace.local
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  static func read_SubmitTriggers(_ e: Expression) -> (SubmitTriggers)? {
    if let items = list(e, read_SubmitTriggers) { return SubmitTriggers(items) }
    guard var c = Call(member: e, of: "SubmitTriggers") else {
      return nil
    }
    var found: (SubmitTriggers)?
    switch c.name {
    case "search":
      found = SubmitTriggers.search
      break
    case "text":
      found = SubmitTriggers.text
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #if !canImport(SwiftUI) || os(visionOS)
  @available(visionOS 2, *)
  static func read_VolumeViewpointUpdateStrategy(_ e: Expression) -> (VolumeViewpointUpdateStrategy)? {
    guard var c = Call(member: e, of: "VolumeViewpointUpdateStrategy") else {
      return nil
    }
    var found: (VolumeViewpointUpdateStrategy)?
    switch c.name {
    case "all":
      found = VolumeViewpointUpdateStrategy.all
      break
    case "supported":
      found = VolumeViewpointUpdateStrategy.supported
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_OrnamentAttachmentAnchor(_ e: Expression) -> (OrnamentAttachmentAnchor)? {
    guard var c = Call(member: e, of: "OrnamentAttachmentAnchor") else {
      return nil
    }
    var found: (OrnamentAttachmentAnchor)?
    switch c.name {
    case "parent":
      #if !canImport(SwiftUI) || os(visionOS)
if #available(visionOS 26, *) { if c.fits("_"), let a0 = c.value(0, read_UnitPoint3D) { return OrnamentAttachmentAnchor.parent(a0) } }
#endif
      break
    case "scene":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("_"), let a0 = c.value(0, read_UnitPoint) { return OrnamentAttachmentAnchor.scene(a0) }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_Edge3D_Set(_ e: Expression) -> (Edge3D.Set)? {
    if let items = list(e, read_Edge3D_Set) { return Edge3D.Set(items) }
    guard var c = Call(member: e, of: "Edge3D.Set") else {
      return nil
    }
    var found: (Edge3D.Set)?
    switch c.name {
    case "all":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.all
#endif
      break
    case "back":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.back
#endif
      break
    case "bottom":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.bottom
#endif
      break
    case "depth":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.depth
#endif
      break
    case "front":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.front
#endif
      break
    case "horizontal":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.horizontal
#endif
      break
    case "leading":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.leading
#endif
      break
    case "top":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.top
#endif
      break
    case "trailing":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.trailing
#endif
      break
    case "vertical":
      #if !canImport(SwiftUI) || os(visionOS)
found = Edge3D.Set.vertical
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  #if !canImport(SwiftUI) || os(visionOS)
  static func read_EdgeInsets3D(_ e: Expression) -> (EdgeInsets3D)? {
    guard var c = Call(member: e, of: "EdgeInsets3D") else {
      return nil
    }
    var found: (EdgeInsets3D)?
    switch c.name {
    case "init":
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("horizontal?,vertical?,depth?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0) { return EdgeInsets3D(horizontal: a0, vertical: a1, depth: a2) }
#endif
      #if !canImport(SwiftUI) || os(visionOS)
if c.fits("top?,leading?,bottom?,trailing?,front?,back?"), let a0 = c.value(0, cgFloat, 0), let a1 = c.value(1, cgFloat, 0), let a2 = c.value(2, cgFloat, 0), let a3 = c.value(3, cgFloat, 0), let a4 = c.value(4, cgFloat, 0), let a5 = c.value(5, cgFloat, 0) { return EdgeInsets3D(top: a0, leading: a1, bottom: a2, trailing: a3, front: a4, back: a5) }
#endif
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
  static func read_PaletteSelectionEffect(_ e: Expression) -> (PaletteSelectionEffect)? {
    guard var c = Call(member: e, of: "PaletteSelectionEffect") else {
      return nil
    }
    var found: (PaletteSelectionEffect)?
    switch c.name {
    case "automatic":
      found = PaletteSelectionEffect.automatic
      break
    case "custom":
      found = PaletteSelectionEffect.custom
      break
    case "symbolVariant":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { if c.fits("_"), let a0 = c.value(0, read_SymbolVariants) { return PaletteSelectionEffect.symbolVariant(a0) } }
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
  #endif
  static func read_PickerStyle(_ e: Expression) -> (any PickerStyle)? {
    guard var c = Call(member: e, of: "") else {
      return nil
    }
    var found: (any PickerStyle)?
    switch c.name {
    case "DefaultPickerStyle":
      if c.fits("") { return DefaultPickerStyle() }
      break
    case "automatic":
      let style: DefaultPickerStyle = .automatic; found = style
      break
    case "InlinePickerStyle":
      if c.fits("") { return InlinePickerStyle() }
      break
    case "inline":
      let style: InlinePickerStyle = .inline; found = style
      break
    case "MenuPickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { if c.fits("") { return MenuPickerStyle() } }
#endif
      break
    case "menu":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if #available(iOS 16, macOS 13, visionOS 1, tvOS 17, *) { let style: MenuPickerStyle = .menu; found = style }
#endif
      break
    case "NavigationLinkPickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
if c.fits("") { return NavigationLinkPickerStyle() }
#endif
      break
    case "navigationLink":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS) || os(tvOS)
let style: NavigationLinkPickerStyle = .navigationLink; found = style
#endif
      break
    case "PalettePickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { if c.fits("") { return PalettePickerStyle() } }
#endif
      break
    case "palette":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS)
if #available(iOS 17, macOS 14, visionOS 1, *) { let style: PalettePickerStyle = .palette; found = style }
#endif
      break
    case "RadioGroupPickerStyle":
      #if !canImport(SwiftUI) || os(macOS)
if c.fits("") { return RadioGroupPickerStyle() }
#endif
      break
    case "radioGroup":
      #if !canImport(SwiftUI) || os(macOS)
let style: RadioGroupPickerStyle = .radioGroup; found = style
#endif
      break
    case "SegmentedPickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
if c.fits("") { return SegmentedPickerStyle() }
#endif
      break
    case "segmented":
      #if !canImport(SwiftUI) || os(iOS) || os(macOS) || os(visionOS) || os(tvOS)
let style: SegmentedPickerStyle = .segmented; found = style
#endif
      break
    case "WheelPickerStyle":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
if c.fits("") { return WheelPickerStyle() }
#endif
      break
    case "wheel":
      #if !canImport(SwiftUI) || os(iOS) || os(visionOS) || os(watchOS)
let style: WheelPickerStyle = .wheel; found = style
#endif
      break
    default: break
    }
    _ = c.fits("")
    found = found ?? nil
    return found
  }
}
