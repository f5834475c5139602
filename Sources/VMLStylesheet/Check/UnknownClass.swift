import VMLDiagnostics

extension Diagnostic {
  static func classOfComponent(
    _ name: String, _ component: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownClass, .warning, at: range,
      "the class '\(name)' stands in the own sheet of '\(component)', and means nothing here",
      notes: [
        Note("a rule for all elements stands in a sheet that 'styles' of site.yaml names")
      ])
  }

  static func undefinedClass(
    _ name: String, at range: SourceRange, nearest: String?
  ) -> Diagnostic {
    if name.last == ",", range.range.count == name.utf8.count {
      let name = String(name.dropLast())
      return Diagnostic(
        .unknownClass, .warning, at: range, "a comma is a part of no class: '\(name),'",
        notes: [Note("classes stand one behind the other, with spaces between them")],
        fixIts: [FixIt("write '\(name)'", replace: range, with: name)])
    }
    return Diagnostic(
      .unknownClass, .warning, at: range,
      "no sheet defines the class '\(name)'" + didYouMean(nearest),
      notes: tailwindWay(of: name).map { [Note($0)] } ?? [],
      // A class that came by an interpolation has other text in the file.
      fixIts: range.range.count == name.utf8.count
        ? nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }
}
