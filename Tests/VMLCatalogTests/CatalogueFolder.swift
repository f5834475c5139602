import CatalogueCompiler
import Foundation

/// The catalogue's text, as it is in the checkout.
enum CatalogueFolder {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every file, in the order of their paths, which are from the repository's folder.
  static let texts: [CatalogueText] = {
    let folder = "Sources/VMLCatalog/Catalogue"
    let path = repository.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      CatalogueText(path: "\(folder)/\(name)", bytes: bytes(of: "\(folder)/\(name)"))
    }
  }()

  static func bytes(of path: String) -> [UInt8] {
    (try? Array(Data(contentsOf: repository.appending(path: path)))) ?? []
  }

  static func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }
}
