/// Elements in one piece of memory that grows at its end, while something is built of them.
///
/// An array asks at each change whether it is the only one to have its memory; this always is.
// SAFETY: only this arena uses the memory, and its first `count` elements are initialised.
@safe struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity = 0
  /// Whether the memory is this arena's to let go of.
  private var isOwner = false
  private(set) var count = 0

  /// Has no memory yet.
  init() {
    // SAFETY: no memory is lent.
    unsafe self.init(lent: UnsafeMutableBufferPointer(start: nil, count: 0))
  }

  /// Begins in memory that the caller lends, and moves to memory of its own once that is full.
  ///
  /// - Precondition: The memory is not initialised, and is used by nothing else while this is.
  @unsafe init(lent buffer: UnsafeMutableBufferPointer<Element>) {
    // SAFETY: where there is room for none, nothing is read or written at whatever address.
    unsafe memory = buffer.baseAddress ?? Self.nowhere
    capacity = buffer.count
  }

  private static var nowhere: UnsafeMutablePointer<Element> {
    // SAFETY: nothing follows this pointer.
    let place = unsafe UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
    guard let place = unsafe place else { preconditionFailure("an alignment is not zero") }
    return unsafe place
  }

  deinit {
    guard isOwner else { return }
    // SAFETY: the memory came of `allocate` and is let go of nowhere else but in `grow`, which puts
    // other in its place; the elements need no more than that.
    unsafe memory.deallocate()
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    // SAFETY: there is room for more than `count` elements.
    unsafe (memory + count).initialize(to: element)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    capacity = max(capacity * 2, 8)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    // SAFETY: the first `count` elements are initialised, and there is room for them.
    unsafe larger.initialize(from: memory, count: count)
    if isOwner {
      // SAFETY: as in `deinit`; what is allocated now takes its place.
      unsafe memory.deallocate()
    }
    unsafe memory = larger
    isOwner = true
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    _read {
      checkIndex(index)
      // SAFETY: there is an element at the index.
      yield unsafe memory[index]
    }
    _modify {
      checkIndex(index)
      // SAFETY: there is an element at the index.
      yield unsafe &memory[index]
    }
  }

  @inline(__always)
  private func checkIndex(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index of an element")
  }

  @inline(__always)
  var last: Element? { count > 0 ? self[count &- 1] : nil }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    // SAFETY: there was an element more than there are now, which is still there.
    return unsafe memory[count]
  }

  /// Ends the use of memory that was lent; where that was enough, there are no elements here any
  /// more.
  ///
  /// - Returns: How many elements lie in that memory: all of them, or none once that was too
  ///   little.
  mutating func giveBack() -> Int {
    guard !isOwner else { return 0 }
    defer { self = Arena() }
    return count
  }

  /// The elements, where the memory that was lent was too little for them.
  func overflow() -> [Element]? {
    guard isOwner else { return nil }
    // SAFETY: the first `count` elements are initialised.
    return unsafe Array(UnsafeBufferPointer(start: memory, count: count))
  }
}
