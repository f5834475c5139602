#if canImport(Darwin)
  // Parts of the standard library that Apple's earlier systems lack, under the same names: a name
  // of another module goes before one of the standard library.

  extension Array {
    /// The elements, as the standard library gives them since iOS 26 and macOS 26.
    @inlinable
    public var span: Span<Element> {
      @_lifetime(borrow self)
      borrowing get {
        // SAFETY: no array of ours is one of Objective-C, so the elements are in its own storage,
        // which stays for as long as it is borrowed.
        let elements = unsafe withUnsafeBufferPointer { unsafe $0 }
        return unsafe _overrideLifetime(Span(_unsafeElements: elements), borrowing: self)
      }
    }

    /// The elements, which may be changed; also since iOS 26 and macOS 26.
    @inlinable
    public var mutableSpan: MutableSpan<Element> {
      @_lifetime(&self)
      mutating get {
        // SAFETY: as above, and no one else has the storage once it may be changed.
        let elements = unsafe withUnsafeMutableBufferPointer { unsafe $0 }
        return unsafe _overrideLifetime(MutableSpan(_unsafeElements: elements), mutating: &self)
      }
    }
  }

  extension String {
    /// The text of UTF-8, `nil` for bytes that are none; the standard library's is of iOS 18.
    public init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
      self.init(decoding: bytes, as: encoding)
      guard utf8.elementsEqual(bytes) else { return nil }
    }
  }
#endif
