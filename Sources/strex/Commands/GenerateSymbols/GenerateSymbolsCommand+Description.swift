extension GenerateSymbolsCommand {
  static let description = CommandDescription(
    name: "generate-symbols", summary: "Generate Swift symbols for manual keys, like Xcode", group: .translations,
    operands: .catalogs,
    discussion: """
      Writes the Swift symbols that Xcode 26 generates for STRING_CATALOG_GENERATE_SYMBOLS: a variable or function
      that returns a LocalizedStringResource, for each manual key.

      Prints the symbols, or writes them to --output. This is a file or, for several catalogs, a folder, in which the
      files are named as in Xcode (GeneratedStringSymbols_TABLE.swift). An existing file is only replaced if it was
      generated. In Xcode, only the module of the catalog sees the symbols; --access makes them visible to others. As
      in Xcode, keys with the same symbol or without a valid symbol are errors. In this case,
      generate-symbols writes nothing and exits with 2.
      """, options: options.map(\.row))

  static let options: [CommandOption<SymbolsRequest>] = [
    .path("output", "FILE", .output, "Write the symbols to this file or folder; `-` prints them", sets: \.output),
    .choice("access", .changes, "Declare the symbols with this access level", sets: \.access),
    .flag("no-nonisolated", .changes, "Omit `nonisolated`, like Xcode 26.0", sets: \.isNonisolated, to: false).advanced,
  ]
}
