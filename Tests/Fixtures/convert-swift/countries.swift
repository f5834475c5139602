import SwiftUI

struct Country: Identifiable, Codable {
  let id: String
  let name: String
  let capital: String
  let population: Int
}

@Observable final class CountryStore {
  var countries: [Country] = []
  func load() async {}
}

struct CountrySearch: View {
  @State private var store = CountryStore()
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var sort = SortOrder.name

  enum Scope: String, CaseIterable { case all = "All", europe = "Europe" }
  enum SortOrder { case name, population }

  private let sample = [
    Country(id: "pt", name: "Portugal", capital: "Lisbon", population: 10_300_000),
    Country(id: "no", name: "Norway", capital: "Oslo", population: 5_500_000),
    Country(id: "jp", name: "Japan", capital: "Tokyo", population: 125_000_000),
  ]

  var results: [Country] {
    guard !query.isEmpty else { return sample }
    return sample.filter {
      $0.name.localizedCaseInsensitiveContains(query)
        || $0.capital.localizedCaseInsensitiveContains(query)
    }
  }

  var body: some View {
    NavigationSplitView {
      List {
        if results.isEmpty {
          ContentUnavailableView.search
        } else {
          ForEach(results) { country in
            NavigationLink(value: country.id) {
              VStack(alignment: .leading) {
                Text(highlighted(country.name))
                Text(country.capital).font(.caption).foregroundStyle(.secondary)
              }
              .badge(country.population > 100_000_000 ? "Large" : nil)
            }
          }
        }
        ForEach(store.countries) { Text($0.name) }
      }
      .navigationDestination(for: String.self) { id in
        Text("Country \(id)")
      }
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("Countries")
      )
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
      }
      .searchSuggestions {
        Text("Portugal").searchCompletion("Portugal")
      }
      .onSubmit(of: .search) { Task { await store.load() } }
      .toolbar {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort", selection: $sort) {
            Text("Name").tag(SortOrder.name)
            Text("Population").tag(SortOrder.population)
          }
        }
      }
      .overlay(alignment: .bottom) {
        Text(query.isEmpty ? "Type to search" : "Results for “\(query)”")
          .font(.footnote)
      }
    } detail: {
      Text("Select a country")
    }
  }

  private func highlighted(_ text: String) -> AttributedString { AttributedString(text) }
}
