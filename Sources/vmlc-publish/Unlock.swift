import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Unlock: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "unlock")

    @OptionGroup var options: UnlockOptions

    func run() async throws {
      let publisher = try options.channel.open(to: .read).publisher
      let locks = try await publisher.unlock(force: options.force)
      if options.channel.output.json {
        try print(locks)
      } else {
        for lock in locks {
          if let obstacle = lock.obstacle {
            try StandardStream.error.writeLine("error: \(words(lock)) stays: \(obstacle)")
          } else if options.channel.output.isTalkative {
            try StandardStream.output.writeLine("took away \(words(lock))")
          }
        }
        if locks.isEmpty, options.channel.output.isTalkative {
          try StandardStream.output.writeLine("there is no lock in \(publisher.store.name)")
        }
      }
      if locks.contains(where: { $0.obstacle != nil }) { throw Outcome.worldFailed }
    }

    private func words(_ lock: LockReport) -> String {
      var words = "the lock of \(lock.subject)"
      if let process = lock.holder?.process {
        words += ", of process \(process.number) of '\(process.host)'"
      }
      if let since = lock.holder?.since { words += ", since \(since)" }
      return words + ", until \(lock.ends)"
    }

    private func print(_ locks: [LockReport]) throws {
      try printJSON { json in
        json.array(.lines) { json in
          for lock in locks {
            json.object(.spaced) {
              $0.member("lock", lock.key)
              $0.member("host", lock.holder?.process?.host)
              $0.member("process", lock.holder?.process?.number)
              $0.member("since", lock.holder?.since.description)
              $0.member("until", lock.ends.description)
              $0.member("removed", lock.obstacle == nil)
              $0.member("obstacle", lock.obstacle)
            }
          }
        }
      }
    }
  }
}
