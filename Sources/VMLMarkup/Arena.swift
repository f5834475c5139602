/// Elements in one piece of memory that grows at its end, while something is built of them.
///
/// An array asks at each change whether it is the only one to have its memory; this always is.
// SAFETY: nobody else has the memory, of which the first `count` elements are initialised.
@safe struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    // SAFETY: nothing is initialised yet, and `count` says so.
    unsafe memory = .allocate(capacity: self.capacity)
  }

  deinit {
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
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    // SAFETY: the first `count` elements are initialised, and there is room for them.
    unsafe larger.initialize(from: memory, count: count)
    // SAFETY: as in `deinit`; what is allocated now takes its place.
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    _read {
      checkIndex(index)
      // SAFETY: the index is that of an element.
      yield unsafe memory[index]
    }
    _modify {
      checkIndex(index)
      // SAFETY: the index is that of an element.
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

  /// The elements as an array of just their size.
  func array() -> [Element] {
    // SAFETY: the first `count` elements are initialised.
    unsafe Array(UnsafeBufferPointer(start: memory, count: count))
  }
}
