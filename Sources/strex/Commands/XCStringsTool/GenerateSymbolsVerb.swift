import Diagnostics
import FileSystem
import ProjectExchange
import StringCatalog

/// `xcstringstool generate-symbols`: writes the Swift symbols of manual keys.
struct GenerateSymbolsVerb: ToolVerb {
  private static let input = ToolParameter.argument("input-file", "The path to the .xcstrings file.")
  private static let language = ToolParameter(
    kind: .option, name: "language", abstract: "The programming language of the symbols.", values: ["swift"],
    standard: "swift")

  static let form = ToolForm(
    name: "generate-symbols", abstract: "Generates symbols for manually-defined strings.",
    parameters: [input, language, .outputDirectory])

  private let catalog: GivenPath
  private let output: GivenPath
  private let console: Console

  init(_ arguments: VerbArguments, _ context: CommandContext) {
    catalog = GivenPath(arguments.value(Self.input), from: context.currentFolder)
    output = GivenPath(arguments.value(.outputDirectory), from: context.currentFolder)
    console = context.console
  }

  func run() throws -> ExitCode {
    let given = GivenCatalogs([catalog])
    given.problems.forEach(console.complain)
    guard let member = given.members.first else { return .findings }
    let found = CatalogSymbols(member.catalog)
    for problem in found.problems {
      console.complain(of: Diagnostic(.error, problem.identifier, problem.sentence, file: catalog.text))
    }
    if !found.problems.isEmpty { return .findings }
    let text = SymbolSource(table: member.table).text(found.symbols)
    try WriteError.catching { () throws(FileError) in
      let (folder, name) = (OutputFolder(output), SymbolSource.fileName(table: member.table))
      try folder.demandPlace(of: name, "generated source file", kind: .swiftSource, isOne: SymbolSource.isOne)
      try folder.write([(name, Array(text.utf8))])
    }
    return .success
  }
}
