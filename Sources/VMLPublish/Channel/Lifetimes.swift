/// Days for which documents of the metadata are good.
public struct Lifetimes: Hashable, Sendable {
  public var root = 730
  public var targets = 365
  public var snapshot = 90
  public var timestamp = 30

  public init() {}
}
