import ArgumentParser
import VMLCommandLine

extension VMLC {
  struct Rollback: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rollback",
      abstract: "Points a channel to an older release, and uploads nothing.",
      discussion: """
        What was published since is taken back for everybody, also where it was for some clients \
        only.

          vmlc rollback                    what the channel offered before
          vmlc rollback --to 1.4.0         a version, or an id that 'vmlc releases' lists
          vmlc rollback --to embedded      the documents that apps bring along
          vmlc rollback --runtime v2       the clients of one runtime alone
          vmlc rollback --dry-run          where it would go
        """)

    @OptionGroup var options: RollbackOptions

    func run() throws { try startPublisher() }
  }

  struct Releases: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "releases",
      abstract: "Lists the releases of a store, the youngest first.",
      discussion: """
        Each with its version, when it was published, and the channels that offer it.
        """)

    @OptionGroup var options: ChannelOptions

    func run() throws { try startPublisher() }
  }

  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status",
      abstract: "Says what a channel offers to whom, and until when clients believe it.",
      discussion: """
        Reads the channel as its publisher does: what has expired, or was signed by keys that have \
        been replaced, is told and not refused.
        """)

    @OptionGroup var options: ChannelOptions

    func run() throws { try startPublisher() }
  }

  struct GC: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "gc",
      abstract: "Lists, or removes, what no channel of a store needs any more.",
      discussion: """
        Keeps what the channels offer, the last releases that they offered, and all that is young. \
        If any channel cannot be read nothing is removed.

          vmlc gc                  what would be removed
          vmlc gc --delete         remove it
          vmlc gc --keep 3 --grace 30
        """)

    @OptionGroup var options: GarbageCollectionOptions

    func run() throws { try startPublisher() }
  }

  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff",
      abstract: "Says what differs between two releases: pages, and the views on them.",
      discussion: """
        Views that were added, removed or changed, with the attributes and modifiers that differ.

          vmlc diff 1.3.0 1.4.0
          vmlc diff 91ab 3f2a      the first digits of ids that 'vmlc releases' lists
        """)

    @OptionGroup var options: DiffOptions

    func run() throws { try startPublisher() }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Downloads and checks all that a channel offers, as a client would.",
      discussion: """
        From the first root that apps trust, over signatures, versions and expiry, down to the \
        last object. Exit code 1 if anything is wrong, with a line for each.

          vmlc verify
          vmlc verify --repair     put back what is damaged or missing
        """)

    @OptionGroup var options: VerifyOptions

    func run() throws { try startPublisher() }
  }

  struct Unlock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock",
      abstract: "Takes away the locks that a publish or a collection left which was killed.",
      discussion: """
        Shows each lock of the store, whose it is and since when. One whose process is at work on \
        this machine stays; of one of another machine that cannot be told, and '--force' takes it \
        away.

          vmlc unlock
          vmlc unlock --force
        """)

    @OptionGroup var options: UnlockOptions

    func run() throws { try startPublisher() }
  }

  struct Unpublish: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unpublish",
      abstract: "Takes a channel out of a store.",
      discussion: """
        For channels that have done their duty, such as a preview's. Apps that follow it keep what \
        they show. Its releases go with the next 'vmlc gc', unless another channel needs them.

          vmlc unpublish --channel preview-12              what would be removed
          vmlc unpublish --channel preview-12 --delete     remove it
        """)

    @OptionGroup var options: UnpublishOptions

    func run() throws { try startPublisher() }
  }

  struct Keys: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "keys",
      abstract: "Makes, replaces and shows the keys that releases are signed with.",
      discussion: """
        Private keys are files of mode 600 outside of the site, or variables of the environment. \
        The public roots that vouch for them are in the site's folder 'trust', which belongs to \
        its sources; apps bring along the first of them.
        """,
      subcommands: [Init.self, Rotate.self, Sign.self, Split.self, Show.self])

    struct Init: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Makes keys for all roles, and the first root.",
        discussion: """
            vmlc keys init
            vmlc keys init --keys /media/stick/shop
            vmlc keys init --threshold root=2/3     three keys, of which two sign a new root
          """)

      @OptionGroup var options: KeysInitOptions

      func run() throws { try startPublisher() }
    }

    struct Rotate: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "rotate",
        abstract:
          "Makes new keys for some roles, and the next root, which the old root's keys sign.",
        discussion: """
          The next publish writes the new root; from then on clients believe the new keys alone.

            vmlc keys rotate timestamp snapshot targets     after those were lost or stolen
            vmlc keys rotate root targets snapshot timestamp
            vmlc keys rotate                                the same keys, for longer
          """)

      @OptionGroup var options: KeysRotateOptions

      func run() throws { try startPublisher() }
    }

    struct Sign: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "sign",
        abstract: "Adds the signatures of the root's keys that are at hand to the next root.",
        discussion: """
          Where a root takes more keys than one place has, 'vmlc keys rotate' leaves the next root
          in 'trust', and this makes it count once enough keys have signed it.

            vmlc keys sign --keys /media/stick
          """)

      @OptionGroup var options: KeyringOptions

      func run() throws { try startPublisher() }
    }

    struct Split: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Puts each key of a role into a file of its own, to be taken apart.",
        discussion: "  vmlc keys split root     root-1.pem, root-2.pem and so on, for root.pem")

      @OptionGroup var options: KeysSplitOptions

      func run() throws { try startPublisher() }
    }

    struct Show: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows the roots, their keys by their ids, and which private keys are at hand.",
        discussion: "Nothing of a private key is ever shown.")

      @OptionGroup var options: KeyringOptions

      func run() throws { try startPublisher() }
    }
  }
}

/// Has the other program do what the command line says.
private func startPublisher() throws {
  try startProgram("vmlc-publish", argumentsAfterCommand(words: 0))
}
