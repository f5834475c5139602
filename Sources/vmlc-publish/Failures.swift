public import VMLCommandLine
public import VMLPublish

extension PublishFailure: CommandFailure {
  public var message: String { description }

  public var outcome: Outcome {
    switch self {
    case .unknown: .wrongCommandLine
    case .gaps: .inputHasErrors
    case .store, .trust, .lost, .clock, .world, .tree, .overtaken, .busy, .keys, .readBack,
      .cancelled:
      .worldFailed
    }
  }
}

extension StoreError: CommandFailure {
  public var message: String { description }
  public var outcome: Outcome { .worldFailed }
}
