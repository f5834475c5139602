import ArgumentParser

/// The root of all commands.
struct VMLC: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vmlc",
    abstract: """
      Compiles a folder of VML pages, components and style sheets into static VML documents.
      """,
    usage: """
      vmlc <command> [<options>]
      vmlc --version
      """,
    discussion: """
      A site is a folder with a site.yaml. Every command finds it from anywhere inside of it.

        vmlc new site shop      make a small site to start from
        cd shop
        vmlc build              compile it into dist/
        vmlc watch              compile it again whenever a file changes

      Exit codes: 0 fine, also with warnings; 1 the sources have errors; 2 the disk or another \
      part of the system failed; 64 the command line is wrong.
      """,
    subcommands: [
      Build.self, Plan.self, Shard.self, Merge.self, Watch.self, Serve.self, Shot.self, Check.self,
      Format.self, Convert.self, Inspect.self, Explain.self,
      Catalog.self, Schema.self,
      New.self,
      Clean.self,
      Publish.self, Rollback.self, Releases.self, Status.self, Diff.self, Verify.self, GC.self,
      Unlock.self, Unpublish.self, Keys.self, Export.self,
    ])
}
