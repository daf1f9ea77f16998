extension XCStringsToolCommand {
  static let description = CommandDescription(
    name: ProgramArguments.appleTool, summary: "Run the subcommands of Xcode's xcstringstool", group: .integration,
    operands: .verbatim,
    discussion: """
      Runs a subcommand (verb) of Xcode's xcstringstool with the same options, output and exit codes. The verbs are
      print, compile, sync, extract and generate-symbols. All words after `xcstringstool` are passed to the verb.

      strex behaves the same if you run it through a link named xcstringstool, so scripts that call Apple's tool can run
      without Xcode. `strex xcstringstool help VERB` lists the options of a verb. The exit status is 0 on success, 1 for
      an error in a file, and 64 for an invalid command line.
      """)
}
