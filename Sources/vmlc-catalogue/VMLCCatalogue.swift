import CatalogueCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Compiles the catalogue's text into the tables of CCatalogue.
///
///     vmlc-catalogue FOLDER REPOSITORY FILE…
@main enum VMLCCatalogue {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 2 else {
      fail("usage: vmlc-catalogue FOLDER REPOSITORY FILE…", code: 64)
    }
    let (folder, root) = (arguments[1], arguments[2])
    let texts = arguments.dropFirst(2).map { path in
      guard let bytes = read(path) else { fail("cannot read '\(path)'", code: 2) }
      return CatalogueText(path: path, bytes: bytes)
    }
    var errors: [CatalogueError] = []
    guard let catalogue = compileCatalogue(texts, errors: &errors) else {
      fail(errors.map(\.description).joined(separator: "\n"), code: 1)
    }
    let tables = catalogue.files.map { (path: "\(folder)/\($0.name)", text: $0.text) }
    let views = catalogue.views.map { (path: "\(root)/\($0.path)", text: $0.text) }
    for file in tables + views {
      guard put(file.text, in: file.path) else { fail("cannot write '\(file.path)'", code: 2) }
    }
    for (kind, count) in catalogue.viewCounts.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(count)")
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    // SAFETY: the string outlives the call, and the count is the number of its bytes.
    _ = unsafe write(STDERR_FILENO, message + "\n", message.utf8.count + 1)
    exit(code)
  }

  private static func read(_ path: String) -> [UInt8]? {
    // SAFETY: the file is open until it is closed below, and no more is read than the buffer holds.
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { return unsafe ferror(file) == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }

  private static func put(_ text: String, in path: String) -> Bool {
    // SAFETY: the file is open until it is closed below, and the text outlives the call.
    guard let file = unsafe fopen(path, "w") else { return false }
    let count = unsafe fwrite(text, 1, text.utf8.count, file)
    return unsafe fclose(file) == 0 && count == text.utf8.count
  }
}
