import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

extension SiteMemory {
  /// Writes all but the tables and the report.
  func writeRest(to writer: inout CacheWriter) {
    writer.write(configuration)
    writer.write(shared)
    writer.write(others)
    writer.write(list: components) { component, writer in
      writer.write(component.name)
      writer.write(component.content)
    }
    outline.write(to: &writer)
    acceptedShapes.write(to: &writer)
    writer.write(list: data) { part, writer in
      writer.write(list: part.keys) { $1.write($0) }
      writer.write(part.digest)
      writer.write(part.leads)
    }
    writer.write(list: features) { $1.write($0) }
    writer.write(count: pages.count)
    StoredPage.write(pages, to: &writer)
    writer.write(list: usedRules.sorted { $0.key < $1.key }) { used, writer in
      writer.write(count: Int(used.key))
      writer.write(used.value)
    }
    writer.write(list: appliedClasses.sorted { $0.key < $1.key }) { used, writer in
      writer.write(used.key)
      writer.write(used.value)
    }
    writer.write(optional: loadMistakes) { $0.write(to: &$1) }
    writer.write(optional: sheetMistakes) { $0.write(to: &$1) }
    writer.write(list: links) { $1.write($0) }
    writer.write(list: assets.sorted { $0.key < $1.key }) { asset, writer in
      writer.write(asset.key)
      writer.write(asset.value)
    }
  }

  init(restFrom reader: inout CacheReader, key: XXH128) {
    self.key = key
    configuration = reader.digest()
    shared = reader.digest()
    others = reader.digest()
    components = reader.list { reader in
      let name = reader.text()
      return Component(name: name, content: reader.digest())
    }
    outline = SheetOutline(from: &reader)
    acceptedShapes = AcceptedModifierShapes(from: &reader)
    data = reader.list { reader in
      let keys = reader.list { $0.text() }
      return DataPart(keys: keys, digest: reader.digest(), leads: reader.flag())
    }
    features = reader.list { $0.text() }
    pages = reader.list { StoredPage(from: &$0) }
    for (rule, page) in reader.list({ ($0.integer(), $0.text()) }) {
      usedRules[Int32(truncatingIfNeeded: rule)] = page
    }
    for (name, page) in reader.list({ ($0.text(), $0.text()) }) { appliedClasses[name] = page }
    loadMistakes = reader.optional { StoredMistakes(from: &$0) }
    sheetMistakes = reader.optional { StoredMistakes(from: &$0) }
    links = reader.list { $0.text() }
    for (path, digest) in reader.list({ ($0.text(), $0.digest()) }) { assets[path] = digest }
  }
}

extension SheetOutline {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(list: frame.parts) { $1.write($0) }
    writer.write(list: frame.tokens) { $0.write(to: &$1) }
    writer.write(whole)
    writer.write(list: classes) { $1.write($0) }
    writer.write(list: blocks) { block, writer in
      writer.write(block.hash)
      writer.write(count: block.itemCount)
      writer.write(optional: block.subjects) { subjects, writer in
        writer.write(list: subjects) { $1.write($0) }
      }
      if block.subjects == nil {
        writer.write(block.label)
        writer.write(list: block.properties) { $0.write(to: &$1) }
      }
      writer.write(list: block.declared) { $1.write($0) }
      writer.write(list: block.referred) { $1.write($0) }
    }
  }

  fileprivate init(from reader: inout CacheReader) {
    frame.parts = reader.list { $0.digest() }
    frame.tokens = reader.list { Named(from: &$0) }
    whole = reader.digest()
    classes = reader.list { $0.text() }
    blocks = reader.list { reader in
      let hash = reader.digest()
      let count = reader.integer()
      // The numbers of all items together are as small as a file is.
      guard (0...1 << 24).contains(count) else { return nil }
      var block = Block(hash: hash, itemCount: count)
      block.subjects = reader.optional { reader in reader.list { $0.text() } }
      if block.subjects == nil {
        block.label = reader.text()
        block.properties = reader.list { Named(from: &$0) }
      }
      block.declared = reader.list { $0.text() }
      block.referred = reader.list { $0.text() }
      return block
    }
  }
}

extension SheetOutline.Named {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(name)
    writer.write(digest)
  }

  fileprivate init(from reader: inout CacheReader) {
    name = reader.text()
    digest = reader.digest()
  }
}

extension AcceptedModifierShapes {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(list: shapes) { shape, writer in
      writer.write(count: shape.count)
      writer.write(shape)
    }
    writer.write(list: targets) { target, writer in
      writer.write(target.name)
      writer.write(list: target.shapes) { $1.write(count: $0) }
    }
  }

  fileprivate init(from reader: inout CacheReader) {
    self.init()
    shapes = reader.list { $0.raw($0.count()) }
    targets = reader.list { reader in
      Target(name: reader.text(), shapes: reader.list { $0.integer() })
    }
  }
}

extension StoredReport {
  func write(to writer: inout CacheWriter) {
    mistakes.write(to: &writer)
    writer.write(list: emptyFiles.sorted()) { $1.write($0) }
    for text in [output, version, digest] { writer.write(text) }
    for number in [
      targetCount, localeCount, themeCount, documentCount, trees, documents, files,
    ] {
      writer.write(count: number)
    }
    writer.write(list: foreign) { $1.write($0) }
    writer.write(list: scheduled) { entry, writer in
      writer.write(entry.page)
      writer.write(entry.document.path)
      writer.write(count: entry.document.absence.map { $0.rawValue + 1 } ?? 0)
      // As text, since it may be before 1970.
      writer.write(entry.document.nextChange.map { String($0) } ?? "")
    }
  }

  init(from reader: inout CacheReader) {
    self.init()
    mistakes = StoredMistakes(from: &reader)
    emptyFiles = Set(reader.list { $0.text() })
    output = reader.text()
    version = reader.text()
    digest = reader.text()
    targetCount = reader.integer()
    localeCount = reader.integer()
    themeCount = reader.integer()
    documentCount = reader.integer()
    trees = reader.integer()
    documents = reader.integer()
    files = reader.integer()
    foreign = reader.list { $0.text() }
    scheduled = reader.list { reader in
      let (page, path) = (reader.text(), reader.text())
      let absence = ScheduledDocument.Absence(rawValue: reader.integer() - 1)
      return ScheduledPage(
        page: page,
        document: ScheduledDocument(
          path: path, absence: absence, nextChange: Int64(reader.text())))
    }
  }
}
