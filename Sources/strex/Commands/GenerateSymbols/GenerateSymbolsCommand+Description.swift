extension GenerateSymbolsCommand {
  static let description = CommandDescription(
    name: "generate-symbols", summary: "Generate Swift symbols for manual keys, as Xcode does", group: .translations,
    operands: .catalogs,
    discussion: """
      Generates a Swift symbol for each manual key, as Xcode 26 does with STRING_CATALOG_GENERATE_SYMBOLS. Each symbol
      is a variable or function that returns a LocalizedStringResource.

      By default, the symbols are printed; --output writes them to a file. For several catalogs, --output must be a
      folder. The file names are the same as in Xcode (GeneratedStringSymbols_TABLE.swift). generate-symbols replaces
      only generated files. In Xcode, only the catalog's own module can use the symbols; --access makes them visible to
      other modules. As in Xcode, two keys with the same symbol are an error, and so is a key without a valid symbol. In
      that case, generate-symbols writes nothing and exits with status 2.
      """, options: options.map(\.row))

  static let options: [CommandOption<GenerateSymbolsOptions>] = [
    .path("output", "FILE", .output, "Write the symbols to this file or folder (`-` for stdout)", sets: \.output),
    .choice("access", .changes, "Declare the symbols with this access level", sets: \.access),
    .flag("no-nonisolated", .changes, "Omit `nonisolated`, as Xcode 26.0 does", sets: \.isNonisolated, to: false)
      .advanced,
  ]
}
