extension ExplainCommand {
  static let description = CommandDescription(
    name: "explain", summary: "Explain a literal, a key or a rule", group: .sync, operands: .place,
    isCacheable: true,
    discussion: """
      Explains each literal on a line: its type, the declarations that determine the type, and the format specifier for
      each interpolation. Also explains catalog entries, keys (--key) and rules.

      FILE can be a Swift file, a storyboard, a xib, a property list, a table for a property list (InfoPlist.strings), a
      settings bundle, or a file with build settings for property lists (project.pbxproj, .xcconfig, project.yml,
      Project.swift). For a line in a string catalog or table, and for --key KEY, explain shows how sync changes the
      entry and why. It names the source files that use the key, the rule that applies, and any difference from Xcode.
      The exit status is 2 if FILE has no such line or if KEY is neither in a catalog nor in the code.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExplainOptions>] = .joined(
    [
      .word("key", "KEY", .input, "Explain a key in the catalogs instead of a line", sets: \.key),
      .word("table", "TABLE", .input, "Explain the key only in this table; needs --key", sets: \.table).advanced,
      .choice("format", .output, "Choose the output format", sets: \.format),
      .run(RunOptions.noCache),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project), ProjectOptions.texts(\.project))
}
