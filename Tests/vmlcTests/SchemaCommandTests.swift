import Testing

struct SchemaCommandTests {
  @Test func schemasAreOnStandardOutput() async throws {
    let workspace = try Workspace()
    try workspace.write("name: a\ntypes: { Sku: string(1...9) }\n", to: "shop/site.yaml")
    let types = try await workspace.run("schema", "types", "--site", "shop")
    #expect(types.code == 0 && types.error == "")
    #expect(types.output.contains(#""Sku": {"type":"string","minLength":1,"maxLength":9}"#))
    let site = try await workspace.run("schema", "site")
    #expect(site.code == 0 && site.error == "")
    #expect(site.output.hasPrefix("{\n") && site.output.hasSuffix("\n}\n"))
    for format in ["swiftuiml", "viewcodable"] {
      let schema = try await workspace.run("schema", format)
      #expect(schema.code == 0 && schema.error == "")
      #expect(schema.output.hasPrefix("{\n  \"$schema\": ") && schema.output.hasSuffix("\n}\n"))
    }
  }

  @Test func aSiteWithMistakesHasNoSchema() async throws {
    let workspace = try Workspace()
    try workspace.write("name: a\ntypes: { Sku: strng }\n", to: "site.yaml")
    let run = try await workspace.run("schema", "types")
    #expect(run.code == 1 && run.output == "")
    #expect(run.error.contains("error[undefined-type]: 'strng' is not a type"))
    #expect(try await workspace.run("schema", "pages").code == 64)
    #expect(try await workspace.run("schema").code == 64)
  }
}
