/// Who wants which files of the output: first the files that are copied, then the documents in the
/// order of the pages.
///
/// Nothing of a page is copied before a caller asks for its claim.
struct SiteClaims: RandomAccessCollection, Sendable {
  private let outcomes: PageOutcomes
  private let assets: [String]
  /// Behind the claims of assets: the page, and the number among the page's claims.
  private var places: [(page: Int32, number: Int32)] = []

  init(of outcomes: PageOutcomes, and assets: [String]) {
    self.outcomes = outcomes
    self.assets = assets
    places.reserveCapacity(outcomes.count)
    for page in outcomes.indices {
      for number in outcomes[page].claims.indices {
        places.append((Int32(page), Int32(number)))
      }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { assets.count + places.count }

  subscript(index: Int) -> FileClaim {
    guard index >= assets.count else {
      return FileClaim(file: file(of: index), owner: .asset(assets[index]))
    }
    let place = places[index - assets.count]
    return outcomes[Int(place.page)].claims[Int(place.number)]
  }

  /// The file of a claim, relative to a tree.
  func file(of index: Int) -> String {
    guard index >= assets.count else { return SiteFiles.contentPath(assets[index]) }
    let place = places[index - assets.count]
    return outcomes[Int(place.page)].claims[Int(place.number)].file
  }

  /// The files of all claims, in their order.
  var files: some Collection<String> { indices.lazy.map { file(of: $0) } }
}
