import FileSystem
import ProjectLoading

/// `xcstringstool print`: lists the keys of a catalog.
struct PrintVerb: ToolVerb {
  private static let input = ToolParameter.argument("input-file", "The path to the .xcstrings file to print.")

  static let form = ToolForm(
    name: "print", abstract: "Prints all string keys represented in an xcstrings file.", parameters: [input])

  let arguments: VerbArguments
  let context: CommandContext

  func run() throws -> ExitCode {
    let catalog = arguments.path(Self.input)
    do throws(CatalogFile.Problem) {
      let keys = try CatalogFile(catalog.place, printed: catalog.text).catalog.keys
      if !keys.isEmpty { console.printExactly(keys.map { $0 + "\n" }.joined()) }
      return .success
    } catch {
      console.complain(of: error.diagnostic)
      return .findings
    }
  }
}
