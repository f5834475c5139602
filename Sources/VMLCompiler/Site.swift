package import VMLData
package import VMLMarkup

/// Everything that the documents of a site share: configuration, components, data.
///
/// Made once for a build and then only read, from as many threads as there are.
package struct Site: Sendable {
  package let configuration: SiteConfiguration
  package let components: [Component]
  package let elements: ElementNames
  /// What `data` is in an expression.
  package let data: Value
  /// The names that components and sheets have; workers go on from a copy.
  package let names: NameTable

  package init(
    configuration: SiteConfiguration, components: [Component], elements: ElementNames,
    data: Value, names: NameTable
  ) {
    self.configuration = configuration
    self.components = components
    self.elements = elements
    self.data = data
    self.names = names
  }
}
