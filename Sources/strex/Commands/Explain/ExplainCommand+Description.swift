extension ExplainCommand {
  static let description = CommandDescription(
    name: "explain", summary: "Explain a literal, a key or a rule", group: .sync, operands: .place,
    isCacheable: true,
    discussion: """
      Explains each literal on a line: its type, the declarations that determine the type, and the format specifier of
      each interpolation. It can also explain a catalog entry, a key (--key) or a rule.

      FILE can be a Swift file, a storyboard, a xib, a property list, a table for a property list (InfoPlist.strings), a
      settings bundle, or a file with build settings for property lists (project.pbxproj, .xcconfig, project.yml,
      Project.swift). For a line in a string catalog or table, and for --key KEY, explain shows how a sync changes the
      entry. It also shows the reasons, such as the sources that use the key and the rule that applies, and whether
      Xcode does the same. Exits with 2 if FILE has no such line, or if neither a catalog nor the code contains KEY.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExplainRequest>] = .joined(
    [
      .word("key", "KEY", .input, "Explain a key in the catalogs instead of a line", sets: \.key),
      .word("table", "TABLE", .input, "Explain the key only in this table; needs --key", sets: \.table).advanced,
      .choice("format", .output, "Choose the output format: for people or for programs", sets: \.format),
      ProjectOptions.noCache(\.usesCache),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project), ProjectOptions.texts(\.project))
}
