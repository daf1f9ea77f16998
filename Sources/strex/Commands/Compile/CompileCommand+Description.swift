extension CompileCommand {
  static let description = CommandDescription(
    name: "compile", summary: "Compile catalogs to .strings and .stringsdict tables", group: .translations,
    operands: .catalogs,
    discussion: """
      Writes LANG.lproj/TABLE.strings and TABLE.stringsdict to the folder --output, byte for byte like Xcode.

      The table is named after the catalog. Strings in the state `new` are only compiled if their key is manual. Stale
      keys and strings that need review are compiled. Missing translations are not replaced with the source string.
      compile only replaces tables that it compiled before. If the catalog contains an error, or if a table would
      overwrite a file that was written by hand, compile writes nothing and exits with 2.
      """, options: options.map(\.row))

  static let options: [CommandOption<CompileRequest>] = [
    .output("DIR", "folder", "Write the language folders to this folder", sets: \.output),
    .words("language", "LANG", .input, "Compile only this language", sets: \.languages),
    .choice("format", .output, "Choose the format of the tables: XML or binary property lists", sets: \.serialization),
    .choice("platform", .changes, "Choose the platform; linux also writes TABLE+Variations files", sets: \.platform)
      .advanced,
    .flag("all-tables", .changes, "Write both tables of each language, even empty ones", sets: \.writesAll).advanced,
    .flag("dry-run", .safety, "Write nothing; print the paths of the tables", sets: \.isDry),
    ProjectOptions.xcode(\.project.xcode),
  ]
}
