/// Who asks a server of WebDAV; shows nothing of itself, wherever it is printed.
struct WebDAVLogin: Sendable {
  private let user: String
  private let password: String

  /// Reads the variables of the environment; `nil` where they name no user.
  init?(_ settings: StoreSettings) throws(StoreSettingsMistake) {
    guard let user = settings.variable("VMLC_WEBDAV_USER") else {
      guard settings.variable("VMLC_WEBDAV_PASSWORD") == nil else {
        throw StoreSettingsMistake("VMLC_WEBDAV_PASSWORD is set, and VMLC_WEBDAV_USER is not")
      }
      return nil
    }
    guard !user.contains(":") else {
      throw StoreSettingsMistake("the name in VMLC_WEBDAV_USER has a ':', which none may have")
    }
    self.user = user
    password = settings.variable("VMLC_WEBDAV_PASSWORD") ?? ""
  }

  /// The value of the header `Authorization`.
  var header: String { "Basic " + base64(Array("\(user):\(password)".utf8)) }
}

extension WebDAVLogin: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "credentials" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}

private func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var bits = group.reduce(0) { $0 << 8 | Int($1) }
    bits <<= (3 - group.count) * 8
    for place in 0..<4 {
      text.append(place <= group.count ? digits[bits >> (18 - place * 6) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
