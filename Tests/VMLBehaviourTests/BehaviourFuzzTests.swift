import Testing
import VMLBehaviour
import VMLData
import VMLMarkup
import VMLTestSupport

/// Any documents and events, in any order: nothing crashes, and nothing grows for ever.
struct BehaviourFuzzTests {
  @Test func anyEventsOnAnyDocuments() {
    fuzz(seconds: 3) { generator in
      var random = RandomBehaviour(generator)
      var client = TestClient(random.pages())
      for _ in 0..<60 {
        random.act(on: &client)
        #expect(client.state.layers.count <= ClientLimits.sheets + 1)
        #expect(client.pendingCount <= 1500, "timers and requests pile up")
      }
      client.deliver()
      client.wait(120)
      client.send(.link("/plain"))
      client.deliver()
      if client.state.layers[0].tabs.isEmpty {
        #expect(client.pendingCount == 0, "timers and requests outlive their screens")
      }
      generator = random.generator
    }
  }

  @Test func brokenDocuments() {
    fuzz(seconds: 2) { generator in
      var random = RandomBehaviour(generator)
      var pages = random.pages()
      for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
        let broken = mutated(Array(text.utf8), using: &random.generator)
        pages[path] = String(decoding: broken, as: UTF8.self)
      }
      var client = TestClient(pages)
      for _ in 0..<30 { random.act(on: &client) }
      generator = random.generator
    }
  }

  @Test func anyBytesAsAnAnswer() {
    fuzz(seconds: 1) { generator in
      let answer = Array(
        #"{"errors": {"a": "taken", "b": [1]}, "set": {"n": 3}, "open": "/a"}"#.utf8)
      let broken = mutated(answer, using: &generator)
      var client = TestClient(
        """
        <Form form="f" state="n: integer = 1"><TextField name="a" text=""/>
        <Button id="b" onTap="submit(f)"/></Form>
        """)
      client.tap("b")
      client.answer([200, 422].randomElement(using: &generator) ?? 200, bytes: broken)
      #expect(client.submissions.isEmpty)
    }
  }
}
