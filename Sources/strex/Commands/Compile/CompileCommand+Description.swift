extension CompileCommand {
  static let description = CommandDescription(
    name: "compile", summary: "Compile catalogs to .strings and .stringsdict tables", group: .translations,
    operands: .catalogs,
    discussion: """
      Writes LANG.lproj/TABLE.strings and TABLE.stringsdict to the folder specified with --output. The files are
      byte-for-byte identical to Xcode's.

      Each table is named after its catalog. Strings in the `new` state are compiled only if their key is manual. Stale
      keys and strings that need review are also compiled. If a translation is missing, compile does not fall back to
      the source string. If a catalog's targets set BUILD_ONLY_KNOWN_LOCALIZATIONS, compile writes only the languages of
      their project unless you choose others with --language.

      compile replaces only tables that it wrote itself. If the catalog contains an error or a table would overwrite a
      handwritten file, compile writes nothing and exits with status 2.
      """, options: options.map(\.row))

  static let options: [CommandOption<CompileOptions>] = [
    .output("DIR", "folder", "Write the language folders to this folder", sets: \.output),
    .words("language", "LANG", .input, "Compile only this language", sets: \.languages),
    .choice("format", .output, "Choose the table format: XML or binary property lists", sets: \.serialization),
    .choice("platform", .changes, "Choose the platform; linux also writes TABLE+Variations files", sets: \.platform)
      .advanced,
    .flag("all-tables", .changes, "Write both tables of each language, even if they are empty", sets: \.writesAll)
      .advanced,
    .flag("dry-run", .safety, "Write nothing; print the paths that would be written", sets: \.isDry),
    ProjectOptions.xcode(\.project.xcode),
  ]
}
