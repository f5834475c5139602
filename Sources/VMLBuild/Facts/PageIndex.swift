/// The pages of a watched site by what they depend on, so that an edit looks only at the pages that
/// it may touch.
///
/// A page that is compiled again is added once more; the pages that it finds are all that may be
/// touched, and some others.
struct PageIndex: Sendable {
  private var components: [String: [Int]] = [:]
  private var data: [[String]: [Int]] = [:]
  /// By the number of the feature.
  private var features: [[Int32]]
  /// Pages whose sheets follow others, or diagnostics that point at other files.
  private var others: Set<Int> = []

  /// - Complexity: Linear in the number of pages.
  init(_ memory: SiteMemory) {
    features = Array(repeating: [], count: memory.features.count)
    for index in memory.pages.indices { insert(memory.pages[index], at: index) }
  }

  mutating func insert(_ page: StoredPage, at index: Int) {
    let needs = page.needs
    let parts = needs.componentsAndData
    for component in parts.components { components[component, default: []].append(index) }
    for part in parts.data { data[part, default: []].append(index) }
    for number in page.features where features.indices.contains(Int(number)) {
      features[Int(number)].append(Int32(index))
    }
    if needs.followsSheets || needs.messageFiles != [] { others.insert(index) }
  }

  /// The places of the pages that may have one of some things, in order.
  func pages(
    calling components: Set<String>, reading data: Set<[String]>, having features: [Bool]
  ) -> [Int] {
    var found = others
    for component in components { found.formUnion(self.components[component] ?? []) }
    for part in data { found.formUnion(self.data[part] ?? []) }
    for (number, isWanted) in features.enumerated() where isWanted && number < self.features.count {
      found.formUnion(self.features[number].lazy.map(Int.init))
    }
    return found.sorted()
  }
}
