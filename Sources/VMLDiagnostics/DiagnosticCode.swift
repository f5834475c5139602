/// The stable name of each mistake that `vmlc` reports; authors search for it and configure by it.
///
/// A code is never renamed or reused. A test fails if one has no fixture or no page in the docs.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // Files and encoding.
  case fileTooLarge = "file-too-large"
  case invalidUTF8 = "invalid-utf8"
  case forbiddenCharacter = "forbidden-character"
}
