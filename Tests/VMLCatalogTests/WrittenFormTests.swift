import Testing
import VMLCatalog

/// Forms in VML of SwiftUI's initialisers.
struct WrittenFormTests {
  @Test(arguments: [
    ("Image", "name systemName"), ("ScrollView", "axes axis showsIndicators"),
    ("Color", "blue green name red"), ("Text", "verbatim"), ("Label", "image systemImage title"),
    ("Link", "destination"), ("VStack", "alignment spacing"), ("Slider", "in step value"),
    ("Toggle", "isOn"), ("ProgressView", "value total"), ("Gauge", "in value"),
    ("AsyncImage", "url scale"), ("Section", "title isExpanded"), ("Picker", "selection"),
    ("ShareLink", "item"), ("RoundedRectangle", "cornerRadius"), ("TextField", "text axis"),
    ("Marker", "coordinate monogram title"), ("ForEach", "data id"),
  ])
  func attributes(_ element: String, _ names: String) throws {
    let attributes = Set(try #require(Catalog.element(element)).attributes.map(\.string))
    #expect(attributes.isSuperset(of: names.split(separator: " ").map(String.init)))
  }

  @Test func attributesThatVMLKeeps() {
    for element in Catalog.elements {
      for name in ["style", "class", "template", "titleKey", "titleResource", ""] {
        #expect(!element.attributes.contains { $0.isEqual(to: name) }, "\(element.name) \(name)")
      }
    }
  }

  @Test(arguments: [
    ("VStack", "content*"), ("Button", "label*"), ("Text", ""), ("Label", "icon title*"),
    ("Section", "content* footer header"), ("NavigationLink", "destination label*"),
    ("NavigationStack", "root*"), ("NavigationSplitView", "content detail sidebar"),
    ("Menu", "content* label"), ("DisclosureGroup", "content* label"),
    ("AsyncImage", "content* phase.empty phase.failure phase.success placeholder"),
    ("Gauge", "currentValueLabel label* markedValueLabels maximumValueLabel minimumValueLabel"),
    ("ContentUnavailableView", "actions description label*"), ("Table", "columns* rows"),
    ("Spacer", ""), ("Circle", ""), ("TabView", "content*"), ("Map", "content*"),
  ])
  func slots(_ element: String, _ slots: String) throws {
    let found = try #require(Catalog.element(element)).slots
    #expect(
      found.map { $0.name.string + ($0.isDefault ? "*" : "") }.joined(separator: " ") == slots)
  }

  @Test(arguments: [
    ("Text", "text"), ("TextField", "text children"), ("VStack", "children"),
    ("Label", "text children"), ("Button", "text children"), ("Link", "text children"),
    ("Toggle", "text children"), ("ProgressView", "text children"), ("Section", "children"),
    ("Menu", "children"), ("Gauge", "text children"), ("Image", ""), ("Color", ""), ("Spacer", ""),
    ("Divider", ""),
    ("Circle", ""), ("VStackLayout", "children"), ("NavigationSplitView", ""),
  ])
  func content(_ element: String, _ words: String) throws {
    let content = try #require(Catalog.element(element)).content
    let found = [
      content.contains(.text) ? "text" : nil, content.contains(.children) ? "children" : nil,
    ]
    #expect(found.compactMap { $0 }.joined(separator: " ") == words)
  }

  @Test func argumentsOfAnInitializer() throws {
    let toggle = try #require(Catalog.element("Toggle"))
    let initializer = try #require(
      toggle.initializers.first {
        $0.signature.hasPrefix("init(_ titleKey: LocalizedStringKey, isOn: Binding")
      })
    let (title, isOn) = (initializer.arguments[0], initializer.arguments[1])
    #expect(title.takesText && title.attributes.map(\.string) == ["title"] && !title.mayBeLeftOut)
    #expect(isOn.parameter.isBinding && isOn.mayBeLeftOut && !isOn.takesText && !isOn.hasNoForm)
  }

  @Test func actionsHaveNoForm() throws {
    let button = try #require(Catalog.element("Button"))
    let initializer = try #require(
      button.initializers.first {
        $0.signature == "init(action: () -> Void, @ViewBuilder label: () -> Label)"
      })
    let (action, label) = (initializer.arguments[0], initializer.arguments[1])
    #expect(action.hasNoForm && action.mayBeLeftOut && action.parameter.isAction)
    #expect(label.slot?.string == "label" && label.isDefaultSlot && !label.hasNoForm)
    #expect(label.takesText && label.attributes.isEmpty)
  }

  @Test func aParameterNamedStyleHasNoForm() throws {
    let capsule = try #require(Catalog.element("Capsule"))
    #expect(capsule.attributes.isEmpty)
    let argument = try #require(capsule.initializers.first?.arguments.first)
    #expect(argument.hasNoForm && argument.mayBeLeftOut)
  }

  /// Every parameter of every initialiser can be written, left out, or is known to have no form.
  @Test func everyParameterHasItsForm() {
    for element in Catalog.elements {
      for initializer in element.initializers {
        #expect(initializer.arguments.count == initializer.parameters.count)
        for argument in initializer.arguments {
          let isWritten = !argument.attributes.isEmpty || argument.slot != nil || argument.takesText
          #expect(isWritten != argument.hasNoForm, "\(element.name) \(initializer.text)")
        }
      }
    }
  }
}
