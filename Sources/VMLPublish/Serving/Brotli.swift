#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's library of brotli (RFC 7932), where it has one.
///
/// It is looked for when it is wanted, so that vmlc runs, and can be built, without it.
// SAFETY: its functions are called here alone, with the counts of the buffers that they get.
@safe struct BrotliLibrary: Sendable {
  private typealias Bound = @convention(c) (Int) -> Int
  private typealias Encode =
    @convention(c) (
      Int32, Int32, Int32, Int, UnsafePointer<UInt8>?, UnsafeMutablePointer<Int>,
      UnsafeMutablePointer<UInt8>?
    ) -> Int32
  private typealias Make =
    @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) ->
    OpaquePointer?
  private typealias Decode =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
      UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
      UnsafeMutablePointer<Int>?
    ) -> Int32
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void

  private let bound: Bound
  private let encode: Encode
  private let makeDecoder: Make
  private let decode: Decode
  private let destroyDecoder: Destroy

  /// `nil` where the system has none.
  static let system = BrotliLibrary()

  private init?() {
    // SAFETY: functions of these names have had these parameters since version 1.0 of the library,
    // which stays open.

    guard let encoder = unsafe Self.open("enc"), let decoder = unsafe Self.open("dec"),
      let bound = unsafe dlsym(encoder, "BrotliEncoderMaxCompressedSize"),
      let encode = unsafe dlsym(encoder, "BrotliEncoderCompress"),
      let makeDecoder = unsafe dlsym(decoder, "BrotliDecoderCreateInstance"),
      let decode = unsafe dlsym(decoder, "BrotliDecoderDecompressStream"),
      let destroyDecoder = unsafe dlsym(decoder, "BrotliDecoderDestroyInstance")
    else { return nil }
    self.bound = unsafe unsafeBitCast(bound, to: Bound.self)
    unsafe self.encode = unsafe unsafeBitCast(encode, to: Encode.self)
    unsafe self.makeDecoder = unsafe unsafeBitCast(makeDecoder, to: Make.self)
    unsafe self.decode = unsafe unsafeBitCast(decode, to: Decode.self)
    unsafe self.destroyDecoder = unsafe unsafeBitCast(destroyDecoder, to: Destroy.self)
  }

  private static func open(_ part: String) -> UnsafeMutableRawPointer? {
    for name in [
      "libbrotli\(part).so.1", "libbrotli\(part).1.dylib",
      "/opt/homebrew/lib/libbrotli\(part).1.dylib",
    ] {
      // SAFETY: the name lives for the call.
      if let library = unsafe dlopen(name, RTLD_NOW) { return unsafe library }
    }
    return nil
  }

  /// Packs bytes; `nil` where that fails.
  ///
  /// At a level that is about as quick as the best of gzip: the very best takes a hundred times as
  /// long.
  func packed(_ bytes: [UInt8]) -> [UInt8]? {
    let room = max(bound(bytes.count), 64)
    var isDone = false
    // SAFETY: the library reads and writes within the counts, and says how much it wrote.
    let output = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, length in
      length = room
      unsafe bytes.withUnsafeBufferPointer { input in
        isDone =
          unsafe encode(
            Self.level, Self.window, 0, input.count, input.baseAddress, &length,
            output.baseAddress)
          == 1
      }
      if !isDone { length = 0 }
    }
    return isDone ? output : nil
  }

  /// Unpacks bytes; `nil` for what is not brotli to its end, and for more than `limit`.
  func unpacked(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    // SAFETY: the decoder is used here alone, and given back.
    guard let decoder = unsafe makeDecoder(nil, nil, nil) else { return nil }
    defer { unsafe destroyDecoder(decoder) }
    var isWhole = false
    let output = unsafe [UInt8](unsafeUninitializedCapacity: limit + 1) { output, length in
      unsafe bytes.withUnsafeBufferPointer { input in
        var (left, room) = (input.count, limit)
        var next = input.baseAddress
        var end = output.baseAddress
        // SAFETY: the library reads and writes within the counts, and says how much is left of
        // each.
        let result = unsafe decode(decoder, &left, &next, &room, &end, nil)
        isWhole = result == Self.success && left == 0
        length = limit - room
      }
    }
    return isWhole ? output : nil
  }

  private static let success: Int32 = 1
  private static let level: Int32 = 9
  private static let window: Int32 = 22
}
