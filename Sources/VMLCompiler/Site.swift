import VMLCatalog
public import VMLData
public import VMLMarkup

/// Everything that the documents of a site share: configuration, components, data.
///
/// Made once for a build and then only read, by all threads. A class: passing it costs one retain,
/// not one for each of its parts, which the threads would share.
public final class Site: Sendable {
  public let configuration: SiteConfiguration
  public let components: [Component]
  public let elements: ElementNames
  /// The value of `data` in expressions.
  public let data: Value
  /// The value of `collections` in expressions; `nil` for a site without.
  public let collections: Value?
  /// The rows that pages are made of now, by the names of their sources.
  public let rows: [String: [Value]]
  /// The items that values of type `ref(list, key)` refer to.
  let references: ReferenceIndex
  /// The lists in the data that expressions have looked through.
  let listMemory: ListMemory
  /// The sizes of the site's pictures by their names; `nil` for a site that does not read them.
  public let images: Value?
  /// The names in components and sheets; workers add to a copy.
  public let names: NameTable
  /// By component: its name, if some sheet selects it, or if all calls are marked.
  private let selected: [NameID?]
  /// Whether trees say of every component's roots by which call they were made.
  let marksCalls: Bool
  /// Whether some component has a sheet of its own.
  let hasScopedSheets: Bool
  /// By target: the value of `target` in expressions.
  let targetValues: [Value]
  /// The texts that elements and attributes may refer to; `nil` for a site without locales.
  public let texts: Texts?
  /// Whether some target has a base for the paths of files.
  let hasBaseURLs: Bool
  /// By target: its devices by their names in string catalogs, the best first.
  let targetDevices: [[String]]

  /// `selectors` are the types that sheets select, `scopes` the components with sheets of their
  /// own.
  public init(
    configuration: SiteConfiguration, components: [Component], elements: ElementNames,
    data: Value, places: DataPlaces? = nil, names: NameTable, texts: Texts? = nil,
    selectors: Set<String> = [], scopes: Set<String> = []
  ) {
    var names = names
    // A component that stands for a view is made of views of that name.
    selected = components.map { component in
      (selectors.contains(component.name) || scopes.contains(component.name))
        && !Catalog.isView(component.name)
        ? names.intern(component.name) : nil
    }
    marksCalls = false
    self.configuration = configuration
    self.components = components
    self.elements = elements
    self.data = data
    collections = nil
    rows = [:]
    images = nil
    references = ReferenceIndex(data)
    listMemory = ListMemory(places)
    self.names = names
    hasScopedSheets = !scopes.isEmpty
    targetValues = configuration.targets.map(\.value)
    hasBaseURLs = configuration.targets.contains { $0.baseURL != nil }
    self.texts = texts
    targetDevices = configuration.targets.map(\.devices)
  }

  /// A site with other data, and the rest of another site.
  public convenience init(_ other: Site, data: Value) {
    self.init(
      other, data, other.collections, ReferenceIndex(data), other.names, other.selected,
      marksCalls: other.marksCalls)
  }

  /// A site with collections, and the rest of another site.
  public convenience init(_ other: Site, collections: Value) {
    self.init(
      other, other.data, collections, other.references, other.names, other.selected,
      marksCalls: other.marksCalls)
  }

  /// A site with rows, and the rest of another site.
  public convenience init(_ other: Site, rows: [String: [Value]]) {
    self.init(
      other, other.data, other.collections, other.references, other.names, other.selected,
      marksCalls: other.marksCalls, rows: rows)
  }

  /// A site with the sizes of its pictures, and the rest of another site.
  ///
  /// `images` has by each name of a picture an object with `width`, `height`, `scale` and
  /// `ratio`, nil for a file that is no picture, and a string that says why one cannot be read.
  public convenience init(_ other: Site, images: Value) {
    self.init(
      other, other.data, other.collections, other.references, other.names, other.selected,
      marksCalls: other.marksCalls, images: images)
  }

  /// The same site, whose trees say of every component's roots by which call they were made: for
  /// commands that show where a view comes from.
  public convenience init(markingCallsOf other: Site) {
    var names = other.names
    let selected = other.components.map { Optional(names.intern($0.name)) }
    self.init(
      other, other.data, other.collections, other.references, names, selected, marksCalls: true)
  }

  private init(
    _ other: Site, _ data: Value, _ collections: Value?, _ references: ReferenceIndex,
    _ names: NameTable, _ selected: [NameID?], marksCalls: Bool, rows: [String: [Value]]? = nil,
    images: Value? = nil
  ) {
    configuration = other.configuration
    components = other.components
    elements = other.elements
    self.data = data
    self.collections = collections
    self.rows = rows ?? other.rows
    self.images = images ?? other.images
    self.references = references
    listMemory = ListMemory(other.listMemory.places, images: images ?? other.images)
    self.names = names
    self.selected = selected
    self.marksCalls = marksCalls
    hasScopedSheets = other.hasScopedSheets
    targetValues = other.targetValues
    hasBaseURLs = other.hasBaseURLs
    texts = other.texts
    targetDevices = other.targetDevices
  }

  /// The name of a component, by its index, if its roots are marked: some sheet selects it.
  func selectedName(of component: Int) -> NameID? { selected[component] }
}

extension Target {
  /// Its devices by their names in Apple's string catalogs, the best first.
  ///
  /// A target with the name of a device is for that device.
  fileprivate var devices: [String] {
    let known: [String] =
      switch os {
      case "ios": ["iphone", "ipad", "ipod"]
      case "ipados": ["ipad", "iphone"]
      case "macos", "maccatalyst": ["mac"]
      case "tvos": ["appletv"]
      case "visionos": ["applevision"]
      case "watchos": ["applewatch"]
      default: []
      }
    return [name.lowercased()] + known.prefix(1) + ["other"] + known.dropFirst()
  }

  /// The value of `target` in expressions.
  fileprivate var value: Value {
    var object = ValueObject()
    object["name"] = .string(name)
    object["os"] = .string(os)
    object["minimum"] = minimum.map { .string($0.text) } ?? .nothing
    return .object(object)
  }
}
