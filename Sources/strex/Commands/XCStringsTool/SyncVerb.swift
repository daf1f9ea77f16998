import CatalogSync
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExtraction
import StructuredText

/// `xcstringstool sync`: updates catalogs from `.stringsdata` files.
///
/// A catalog gets all strings of the table with its name. Each run compares the catalog with exactly the given files.
struct SyncVerb: ToolVerb {
  private static let catalogs = ToolParameter.argument(
    "xcstrings", "The paths to the .xcstrings files to update.", isRepeating: true)
  private static let data = ToolParameter(
    kind: .list, name: "stringsdata", abstract: "The paths to the .stringsdata files to sync with.", isRequired: true,
    isRepeating: true)
  private static let keepsAll = ToolParameter.flag(
    "skip-marking-strings-stale", "Do not mark strings as stale or remove them if no .stringsdata file has them.")

  static let form = ToolForm(
    name: "sync", abstract: "Updates an .xcstrings file based on .stringsdata files.",
    parameters: [catalogs, data, keepsAll])

  let arguments: VerbArguments
  let context: CommandContext

  func run() async throws -> ExitCode {
    let catalogs = arguments.paths(Self.catalogs).filter(isReadable)
    let locked = try catalogs.map { path throws(FileError) in try NamedPath(path) }
    return try await context.exclusively(in: locked) { try sync(catalogs) }
  }

  /// As Apple's tool, warns about a catalog that does not exist and continues.
  private func isReadable(_ path: GivenPath) -> Bool {
    if FileStatus.exists(path.place) { return true }
    let message = "Skipping sync for \(path.text) because it could not be read"
    console.complain(of: Diagnostic(.warning, "unreadable", message))
    return false
  }

  private func sync(_ catalogs: [GivenPath]) throws -> ExitCode {
    let files = try arguments.paths(Self.data).map(read)
    let strings = StringsDataFile.stringsByTable(in: files)
    let literals = PossibleKeys(files.flatMap(\.untyped))
    // Changes nothing if one of the catalogs cannot be read.
    let members = try catalogs.map { path throws(CatalogFile.Problem) in
      (path, try CatalogFile(path.place, printed: path.text))
    }
    for (path, file) in members {
      let result = synchronized(file.catalog, with: strings[FilePath(path.text).stem] ?? [], literals, path)
      result.diagnostics.filter { $0.severity != .note }.forEach(console.complain)
      let bytes = result.table.serialized()
      if bytes == file.contents.bytes { continue }
      try WriteError.catching { () throws(FileError) in
        try AtomicFile(path.place, printed: path.text, expected: file.contents.status, followsLinks: true).write(bytes)
      }
    }
    return .success
  }

  private func synchronized(
    _ catalog: Catalog, with strings: [ExtractedString], _ literals: PossibleKeys, _ path: GivenPath
  ) -> SyncResult<Catalog> {
    var options = SyncOptions()
    options.catalogPath = path.text
    options.allowsMassStale = true
    if arguments.has(Self.keepsAll) {
      options.staleness = .suppressed(reason: "--skip-marking-strings-stale was specified")
    }
    return catalog.preferring(.bytes).synchronized(with: strings, untyped: literals, options: options)
  }

  private func read(_ path: GivenPath) throws -> StringsDataFile {
    let bytes = try FileContents(of: path.place).bytes
    do throws(ParseError) { return try StringsDataFile(bytes) } catch {
      throw DiagnosticError(diagnostic: error.diagnostic("invalid-stringsdata", file: path.text))
    }
  }
}
