/// Who asks an object store; shows nothing of itself, wherever it is printed.
package struct S3Credentials: Hashable, Sendable {
  /// Which secret key it is.
  package var keyID: String
  package var secretKey: String
  /// Of credentials that end after some hours; `nil` for those that do not.
  package var sessionToken: String?

  package init(keyID: String, secretKey: String, sessionToken: String? = nil) {
    self.keyID = keyID
    self.secretKey = secretKey
    self.sessionToken = sessionToken
  }

  /// Takes out of a text whatever is part of the credentials.
  package func redacting(_ text: String) -> String {
    var text = text
    for secret in [secretKey, sessionToken, keyID].compactMap(\.self) where secret.utf8.count >= 4 {
      text = text.replacing(secret, with: "…")
    }
    return text
  }
}

extension S3Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "credentials" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
