import CZlib

/// Packs bytes as gzip (RFC 1952), as small as zlib makes them; equal bytes give equal ones,
/// whenever and wherever that is done with one version of zlib.
///
/// - Returns: `nil` for more than 4 GiB, and where memory runs out.
func gzipped(_ bytes: [UInt8]) -> [UInt8]? {
  guard let count = UInt32(exactly: bytes.count) else { return nil }
  // SAFETY: zlib fills in the stream; its version and size are those that were compiled with.
  var stream = unsafe z_stream()
  let started = unsafe deflateInit2_(
    &stream, 9, Z_DEFLATED, gzipWindow, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
    Int32(MemoryLayout<z_stream>.size))
  guard started == Z_OK else { return nil }
  // SAFETY: the stream was started.
  defer { unsafe _ = deflateEnd(&stream) }
  // SAFETY: nothing in the header points anywhere. No time and no system, so that nothing but the
  // bytes counts.
  var header = unsafe gz_header()
  unsafe header.os = 255
  return unsafe withUnsafeMutablePointer(to: &header) { header -> [UInt8]? in
    // SAFETY: the header lives until the stream has written it, at the end of this closure.
    guard unsafe deflateSetHeader(&stream, header) == Z_OK else { return nil }
    let bound = Int(unsafe deflateBound(&stream, uLong(bytes.count)))
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, length in
      unsafe bytes.withUnsafeBufferPointer { input in
        // SAFETY: zlib reads the input, which it does not change, within its count, and writes
        // within the bound.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.avail_in = count
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(clamping: bound)
        let isDone = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END
        length = isDone ? bound - Int(unsafe stream.avail_out) : 0
      }
    }
  }.flatMap { $0.isEmpty ? nil : $0 }
}

/// Unpacks gzip.
///
/// - Returns: `nil` for anything else, and for more than `limit` bytes.
func gunzipped(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
  guard let count = UInt32(exactly: bytes.count), let room = UInt32(exactly: limit) else {
    return nil
  }
  // SAFETY: as above.
  var stream = unsafe z_stream()
  let started = unsafe inflateInit2_(
    &stream, gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  guard started == Z_OK else { return nil }
  // SAFETY: the stream was started.
  defer { unsafe _ = inflateEnd(&stream) }
  var isWhole = false
  // One more, since zlib wants a place to write to even where there is nothing to write.
  let output = unsafe [UInt8](unsafeUninitializedCapacity: limit + 1) { output, length in
    unsafe bytes.withUnsafeBufferPointer { input in
      // SAFETY: zlib reads the input, which it does not change, within its count, and writes within
      // the room.
      unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe stream.avail_in = count
      unsafe stream.next_out = output.baseAddress
      unsafe stream.avail_out = room
      isWhole =
        unsafe inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
      length = limit - Int(unsafe stream.avail_out)
    }
  }
  return isWhole ? output : nil
}

/// The largest window, with the header of gzip.
private let gzipWindow: Int32 = 15 + 16
