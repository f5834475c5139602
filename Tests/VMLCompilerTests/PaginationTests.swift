import Testing

/// Source language, 1: lists that are spread over documents.
@Suite struct PaginationTests {
  private func page(_ lines: String, _ body: String = "<Text>\\(item.count)</Text>") -> String {
    "---\n\(lines)\n---\n\(body)"
  }

  @Test func paths() {
    func document(_ text: Int) -> String {
      "<!doctype swiftui+vml>\n<vml><body><Text>\(text)</Text></body></vml>\n"
    }
    expectSite(
      page("each: 1...5\npaginate: 2"),
      makes: ["/": document(2), "/2": document(2), "/3": document(1)])
    expectSite(
      page("each: 1...3\npaginate: 2\npath: /a"), makes: ["/a": document(2), "/a/2": document(1)])
    expectSite(
      page("each: 1...3\npaginate: 2\npath: /a-\\(itemIndex)"),
      makes: ["/a-0": document(2), "/a-1": document(1)])
  }

  @Test func neighbours() {
    expectSite(
      page(
        "each: 1...5\npaginate: 2\npath: /a",
        #"\#n<Text>\(page.pagination.previous ?? "-") \(page.pagination.next ?? "-") \(page.pagination.first) \(page.pagination.last) \(page.pagination.number)/\(page.pagination.count) \(page.pagination.total) \(page.pagination.pages.last.path)</Text>"#
      ),
      makes: [
        "/a":
          "<!doctype swiftui+vml>\n<vml><body><Text>- /a/2 /a /a/3 1/3 5 /a/3</Text></body></vml>\n",
        "/a/2":
          "<!doctype swiftui+vml>\n<vml><body><Text>/a /a/3 /a /a/3 2/3 5 /a/3</Text></body></vml>\n",
        "/a/3":
          "<!doctype swiftui+vml>\n<vml><body><Text>/a/2 - /a /a/3 3/3 5 /a/3</Text></body></vml>\n",
      ])
  }

  @Test func nothingToShow() {
    expectBody(page("each: '[]'\npaginate: 2"), "<Text>0</Text>")
  }

  @Test func mistakes() {
    expectMistakes(
      page("each: 1...3\npaginate: 1️⃣0\npath: /a", "<Text/>"),
      "invalid-configuration: 'paginate' is the number of items on a page, from 1 to 10000")
    expectMistakes(
      page("each: 1...3\npaginate: 1️⃣many\npath: /a", "<Text/>"),
      "invalid-configuration: 'paginate' is the number of items on a page, from 1 to 10000")
    expectMistakes(
      page("1️⃣paginate: 3", "<Text/>"),
      "invalid-configuration: 'paginate' needs a list to spread over pages")
  }
}
