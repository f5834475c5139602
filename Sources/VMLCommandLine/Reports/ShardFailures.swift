public import VMLBuild

extension PlanMistake: CommandFailure {
  public var outcome: Outcome { .inputHasErrors }
}

extension ShardFailure: CommandFailure {
  public var message: String {
    switch self {
    case .plan(let mistake): mistake.message
    case .build(let failure): failure.message
    }
  }

  public var outcome: Outcome {
    switch self {
    case .plan: .inputHasErrors
    case .build(let failure): failure.outcome
    }
  }
}

extension SiteMergeFailure: CommandFailure {
  public var message: String {
    switch self {
    case .plan(let mistake): mistake.message
    case .build(let failure): failure.message
    case .missing(let shards, let count):
      "\(counted(shards.count, "shard")) of \(count) "
        + "\(shards.count == 1 ? "is" : "are") not there: "
        + shards.prefix(20).map(String.init).joined(separator: ", ")
        + (shards.count > 20 ? ", …" : "")
        + "; build \(shards.count == 1 ? "it" : "them"), as with '--shard \(shards[0])/\(count)', "
        + "and merge again"
    }
  }

  public var outcome: Outcome {
    switch self {
    case .plan: .inputHasErrors
    case .build(let failure): failure.outcome
    // An engine may have lost them: another try helps.
    case .missing: .worldFailed
    }
  }
}
