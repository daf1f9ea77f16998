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

  let arguments: VerbArguments
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let member = catalog(Self.input) else { return .findings }
    let found = CatalogSymbols(member.catalog)
    for problem in found.problems {
      console.complain(of: Diagnostic(.error, problem.identifier, problem.sentence, file: member.path.text))
    }
    if !found.problems.isEmpty { return .findings }
    let text = SymbolSource(table: member.table).text(found.symbols)
    try WriteError.catching { () throws(FileError) in
      let (folder, name) = (OutputFolder(arguments.path(.outputDirectory)), SymbolSource.fileName(table: member.table))
      try folder.demandPlace(of: name, "generated source file", kind: .swiftSource, isOne: SymbolSource.isOne)
      try folder.write([(name, Array(text.utf8))])
    }
    return .success
  }
}
