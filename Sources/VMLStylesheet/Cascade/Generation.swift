/// A state of a memory that numbers what it holds: numbers of one generation mean something else in
/// the next.
public struct Generation: Hashable, Sendable {
  private var number: Int

  /// The generation of a new memory.
  public static var first: Generation { Generation(number: 0) }

  /// A generation that no memory has.
  public static var none: Generation { Generation(number: -1) }

  /// The first generation of one of several memories of a worker, which share no generation.
  ///
  /// The memory without a number, which begins with ``first``, is number 0.
  public static func first(ofMemory memory: Int) -> Generation {
    Generation(number: memory << 24)
  }

  /// Begins the next generation: the memory has forgotten everything.
  public mutating func advance() { number += 1 }
}
