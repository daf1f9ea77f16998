import Diagnostics
import FileSystem
import ProjectExchange
import ProjectModel
import StringCatalog
import StringExtraction

/// `strex generate-symbols`: writes the Swift that Xcode generates for manual keys.
struct GenerateSymbolsCommand: Command {
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
      that case, generate-symbols writes nothing. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<GenerateSymbolsOptions>] = [
    .path("output", "FILE", .output, "Write the symbols to this file or folder (`-` for stdout)", sets: \.output),
    .choice("access", .changes, "Declare the symbols with this access level", sets: \.access),
    .flag("no-nonisolated", .changes, "Omit `nonisolated`, as Xcode 26.0 does", sets: \.isNonisolated, to: false)
      .advanced,
  ]

  private let options: GenerateSymbolsOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    let folder = context.currentFolder
    let initial = GenerateSymbolsOptions(catalogs: arguments.operands.map { GivenPath($0, from: folder) })
    var options = try arguments.applied(Self.options, to: initial)
    if options.output?.text == "-" { options.output = nil }
    if options.catalogs.count > 1, options.output == nil {
      throw UsageError("generate-symbols needs --output DIR for several catalogs")
    }
    self.options = options
  }

  func run() throws -> ExitCode {
    let catalogs = GivenCatalogs(options.catalogs)
    var diagnostics = catalogs.problems
    var texts: [(table: String, text: String)] = []
    for member in catalogs.members {
      let found = CatalogSymbols(member.catalog)
      diagnostics += found.problems.map { problem in
        Diagnostic(
          .error, problem.identifier, problem.sentence, file: member.path.text,
          location: member.location(ofKeyAt: problem.position))
      }
      let source = SymbolSource(table: member.table, isNonisolated: options.isNonisolated, access: options.access)
      texts.append((member.table, source.text(found.symbols)))
    }
    console.report(diagnostics)
    if diagnostics.hasErrors { return .problem }
    try WriteError.catching { () throws(FileError) in try write(texts) }
    return .success
  }

  private func write(_ texts: [(table: String, text: String)]) throws(FileError) {
    guard let output = options.output else {
      for (_, text) in texts { console.print(text) }
      return
    }
    let isFolder = texts.count > 1 || output.text.hasSuffix("/") || (try? FileStatus(of: output.place))?.kind == .folder
    if isFolder {
      try write(texts.map { (SymbolSource.fileName(table: $0.table), $0.text) }, into: OutputFolder(output))
    } else if let text = texts.first?.text {
      let file = try OutputFile(output, Self.noun, kind: .swiftSource, isOne: SymbolSource.isOne)
      try file.write(text.utf8)
    }
  }

  private func write(_ files: [(name: String, text: String)], into folder: OutputFolder) throws(FileError) {
    for (name, _) in files {
      try folder.demandPlace(of: name, Self.noun, kind: .swiftSource, isOne: SymbolSource.isOne)
    }
    try folder.write(files.map { ($0.name, Array($0.text.utf8)) })
  }

  private static let noun = "generated source file"
}

/// The options of `strex generate-symbols`.
struct GenerateSymbolsOptions: Sendable {
  let catalogs: [GivenPath]
  /// A file, or a folder for several; `nil` for standard output.
  var output: GivenPath?
  /// Whether declarations are `nonisolated`.
  var isNonisolated = true
  /// The access level of the symbols.
  var access = SymbolSource.Access.internal
}
