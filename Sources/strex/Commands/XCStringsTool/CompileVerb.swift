import Diagnostics
import FileSystem
import ProjectExchange
import StringExchange

/// `xcstringstool compile`: writes the tables that apps ship.
struct CompileVerb: ToolVerb {
  private static let input = ToolParameter.argument("input-file", "The path to the .xcstrings file to compile.")
  private static let format = ToolParameter(
    kind: .option, name: "format", letter: "f", abstract: "The output format for the overall compilation",
    values: ["stringsAndStringsdict", "stringsdictOnly"], standard: "stringsAndStringsdict")
  private static let language = ToolParameter(
    kind: .option, name: "language", letter: "l", abstract: "Optionally specify particular languages to compile.",
    isRepeating: true)
  private static let serialization = ToolParameter(
    kind: .option, name: "serialization-format", abstract: "The output format for individual files",
    values: ["text", "binary"], standard: "text")
  private static let dryRun = ToolParameter.flag(
    "dry-run", "Outputs a newline-separated list of output paths that would be produced.")
  private static let forced = ToolParameter.flag("force-build-all-strings", "Compiles strings in every state.")

  static let form = ToolForm(
    name: "compile", abstract: "Produces build products for an .xcstrings file.",
    parameters: [input, .outputDirectory, format, language, serialization, dryRun, forced])

  let arguments: VerbArguments
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let member = catalog(Self.input) else { return .findings }
    let serialization: CompiledTable.Serialization = arguments.value(Self.serialization) == "binary" ? .binary : .text
    let compilation = CatalogCompilation(
      member.catalog, languages: arguments.all(Self.language), isXML: serialization == .text,
      isForced: arguments.has(Self.forced))
    for problem in compilation.problems {
      console.complain(
        of: Diagnostic(
          problem.isError ? .error : .warning, problem.identifier, problem.sentence, file: member.path.text))
    }
    if compilation.problems.contains(where: \.isError) { return .findings }
    let isJoined = arguments.value(Self.format) == "stringsdictOnly"
    let files = compilation.tables.flatMap { table in
      isJoined
        ? [table.joinedFile(named: member.table, serialization)].compactMap(\.self)
        : table.files(named: member.table, serialization)
    }
    try WriteError.catching { () throws(FileError) in try write(files, of: member) }
    return .success
  }

  private func write(_ files: [CompiledFile], of member: GivenCatalogs.Member) throws(FileError) {
    let folder = OutputFolder(arguments.path(.outputDirectory))
    if arguments.has(Self.dryRun) { return console.printExactly(files.map { folder.printed($0.path) + "\n" }.joined()) }
    for file in files { try EarlierTable(of: file, member.catalog, in: folder).demandPlace() }
    try folder.write(files.map { ($0.path, $0.bytes) })
  }
}
