public import VMLDiagnostics

/// The parts of a whole document; each is the index of an element.
public struct Envelope: Sendable {
  public var vml: Int
  public var head: Int?
  public var body: Int?
}

extension Markup {
  /// The envelope, if this is a whole document; `nil` if it is views alone.
  ///
  /// A doctype or a `vml` element at the top makes it whole. What does not belong is reported;
  /// missing parts are too, but for the head, which is optional.
  ///
  /// Spec: VML 3.1.
  public func envelope(reporting bag: inout DiagnosticBag) -> Envelope? {
    let tops = roots.filter { nodes[$0].kind != .comment }
    let doctype = tops.first { nodes[$0].kind == .doctype }
    guard let vml = tops.first(where: { nodes[$0].kind == .element && nodes[$0].name == .vml })
    else {
      if let doctype, !hasOtherEnvelope {
        bag.report(.missingPart("vml", at: file.sourceRange(nodes[doctype].range)))
      }
      return nil
    }
    if doctype == nil { bag.report(.missingDoctype(at: nameRange(of: vml))) }
    for node in tops where node != vml && nodes[node].kind != .doctype {
      bag.report(.outside("vml", at: place(of: node)))
    }
    var envelope = Envelope(vml: vml)
    var isMixed = false
    for child in children(of: vml) where nodes[child].kind != .comment {
      switch (nodes[child].kind, nodes[child].name) {
      case (.element, .head) where envelope.head == nil && envelope.body == nil:
        envelope.head = child
      case (.element, .body) where envelope.body == nil: envelope.body = child
      default:
        bag.report(.outside("body", at: place(of: child)))
        isMixed = true
      }
    }
    if envelope.body == nil, !isMixed { bag.report(.missingPart("body", at: nameRange(of: vml))) }
    for part in [vml, envelope.head, envelope.body].compactMap(\.self) {
      for attribute in attributes[nodes[part].attributes] {
        bag.report(
          .attributeOfEnvelope(
            string(attribute.name), of: string(nodes[part].name),
            at: file.sourceRange(attribute.nameRange)))
      }
    }
    return envelope
  }

  /// Whether something stands where `vml` belongs, as in `<html><body>…`, which is reported as what
  /// it is.
  private var hasOtherEnvelope: Bool {
    roots.contains { root in
      nodes[root].kind == .element && names.bytes(of: nodes[root].name).elementsEqual("html".utf8)
    }
  }

  private func place(of node: Int) -> SourceRange {
    nodes[node].kind == .element ? nameRange(of: node) : file.sourceRange(nodes[node].range)
  }
}

extension Diagnostic {
  fileprivate static func missingPart(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentStructure, .error, at: range, "a whole document has a '\(name)' element",
      notes: [
        Note("'<vml>' holds an optional '<head>' and a '<body>'; views alone need none of them")
      ])
  }

  fileprivate static func missingDoctype(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentStructure, .warning, at: range,
      "a whole document begins with '<!doctype swiftui+vml>'")
  }

  fileprivate static func outside(_ part: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentStructure, .error, at: range,
      part == "vml"
        ? "nothing stands outside of 'vml'" : "'vml' holds one 'head' and then one 'body'",
      notes: [Note("move it into 'body'")])
  }

  fileprivate static func attributeOfEnvelope(
    _ name: String, of element: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .documentStructure, .error, at: range, "'\(element)' has no attributes",
      notes: [Note("give '\(name)' to a view")])
  }
}
