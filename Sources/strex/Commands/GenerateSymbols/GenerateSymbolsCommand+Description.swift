extension GenerateSymbolsCommand {
  static let description = CommandDescription(
    name: "generate-symbols", summary: "Generate Swift symbols for manual keys, like Xcode", group: .translations,
    operands: .catalogs,
    discussion: """
      For each manual key, generates the Swift symbol that Xcode 26 generates with STRING_CATALOG_GENERATE_SYMBOLS: a
      variable or function that returns a LocalizedStringResource.

      Prints the symbols by default, or writes them to the file given with --output. For several catalogs, --output must
      be a folder. The files in it are named as in Xcode (GeneratedStringSymbols_TABLE.swift). generate-symbols only
      replaces generated files. In Xcode, only the catalog's own module can use the symbols; --access makes them visible
      to other modules. As in Xcode, it is an error if two keys have the same symbol or if a key has no valid symbol. In
      this case, generate-symbols writes nothing and exits with 2.
      """, options: options.map(\.row))

  static let options: [CommandOption<SymbolsRequest>] = [
    .path("output", "FILE", .output, "Write the symbols to this file or folder; `-` prints them", sets: \.output),
    .choice("access", .changes, "Declare the symbols with this access level", sets: \.access),
    .flag("no-nonisolated", .changes, "Omit `nonisolated`, like Xcode 26.0", sets: \.isNonisolated, to: false).advanced,
  ]
}
