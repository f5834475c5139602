import VMLData
import VMLDiagnostics

/// Reports the values of front matter that are not of the type which site.yaml gives the pages of
/// a folder.
///
/// The compiler's own keys are no part of the type. What an interpolation comes to is not known
/// here, so that its text is of any type.
func checkFrontMatter(
  _ entries: [DataNode.Entry], of source: ParsedSource, as type: ValueType, in types: TypeTable,
  reporting bag: inout DiagnosticBag
) {
  guard case .object(let fields?) = types.resolved(type) else { return }
  for entry in entries where !ownKeys.contains(entry.key) {
    guard let field = fields.first(where: { $0.name == entry.key }) else {
      let names = fields.map(\.name)
      let mismatch = TypeMismatch(
        .isUnknown(entry.key, nearest: nearestName(to: entry.key, in: names)))
      bag.report(.wrongData(mismatch, type, at: entry.keyRange))
      continue
    }
    if hasInterpolation(entry.value) { continue }
    do throws(TypeMismatch) {
      _ = try types.fit(entry.value, to: field.type)
    } catch {
      bag.report(.wrongData(error.inside(.key(entry.key)), type, at: entry.value.place(of: error)))
    }
  }
  for field in fields
  where !types.allowsNil(field.type) && !entries.contains(where: { $0.key == field.name }) {
    let place = source.frontMatter?.range.start ?? source.file.sourceRange(0..<0)
    bag.report(.wrongData(TypeMismatch(.isMissing(field.name)), type, at: place))
  }
}

/// Keys of front matter that mean something to the compiler.
private let ownKeys: Set<String> = [
  "aliases", "draft", "each", "expire", "fragment", "layout", "paginate", "parent", "path",
  "publish", "targets",
]

private func hasInterpolation(_ node: DataNode) -> Bool {
  switch node.content {
  case .string(let text): text.utf8.contains(0x5C)
  case .list(let items): items.contains(where: hasInterpolation)
  case .object(let entries): entries.contains { hasInterpolation($0.value) }
  default: false
  }
}
