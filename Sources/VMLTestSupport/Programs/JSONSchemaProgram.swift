public import Foundation
import Testing

/// The package `jsonschema` of Python, an independent reader of schemas.
public enum JSONSchemaProgram {
  /// Mistakes of each value, in words; `nil` for one that a schema takes.
  ///
  /// References are to the `$defs` of `within`, or to the schemas of a folder by their names.
  public static func verdicts(
    of schema: String, within: String = "{}", folder: URL? = nil, on values: [String]
  ) throws -> [String?] {
    let input = try TemporaryFolder()
    let list = values.joined(separator: ",")
    let text = "{\"schema\": \(schema), \"within\": \(within), \"values\": [\(list)]}"
    try input.write(text, to: "input.json")
    let run = try ChildProgram.output(
      of: TestPrograms.pythonWithJSONSchema ?? "",
      ["-c", script, input("input.json"), folder?.path ?? input("none")], withErrors: true)
    try #require(run.end == .code(0), "\(run.text)")
    let verdicts = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [Any]
    return try #require(verdicts).map { $0 as? String }
  }

  private static let script = """
    glob, json, os, sys = map(__import__, ["glob", "json", "os", "sys"])
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource
    given = json.load(open(sys.argv[1]))
    schema = given["schema"]
    if isinstance(schema, dict) and given["within"]:
        schema = {**schema, "$defs": given["within"].get("$defs", schema.get("$defs", {}))}
    others = [json.load(open(path)) for path in glob.glob(os.path.join(sys.argv[2], "*.json"))]
    for one in [schema, given["within"], *others]:
        Draft202012Validator.check_schema(one)
    registry = Registry().with_resources(
        [(one["$id"], Resource.from_contents(one)) for one in others])
    validator = Draft202012Validator(schema, registry=registry)
    errors = [next(validator.iter_errors(value), None) for value in given["values"]]
    print(json.dumps([error and f"{error.json_path}: {error.message}" for error in errors]))
    """
}
