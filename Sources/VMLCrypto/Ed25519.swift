/// Signatures of RFC 8032, from the system's library.
///
/// Its functions take any bytes, which may be no key and no signature.
public enum Ed25519 {}

/// Why there is no signature.
struct SignatureFailure: Error, CustomStringConvertible {
  var description: String { "the system's library does not sign with this key" }
}
