extension XCStringsToolCommand {
  static let description = CommandDescription(
    name: ProgramArguments.appleTool, summary: "Run the verbs of Xcode's xcstringstool", group: .integration,
    operands: .verbatim,
    discussion: """
      Runs a verb of Xcode's xcstringstool with the same options, output and exit codes: print, compile, sync, extract
      or generate-symbols. All words after `xcstringstool` belong to the verb.

      If you run strex through a link named xcstringstool, it behaves in the same way, so scripts that call Apple's tool
      can run without Xcode. `strex xcstringstool help VERB` lists the options of a verb. The exit code is 0 for
      success, 1 for an error in a file, and 64 for an invalid command line.
      """)
}
