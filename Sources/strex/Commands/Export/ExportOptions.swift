import FileSystem
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringExchange

/// The options of `strex export`.
struct ExportOptions: Sendable {
  var project: ProjectRequest
  /// The output folder.
  var output: GivenPath?
  var format = ExportFormat.xcloc
  /// The only languages; empty for all required languages of the catalogs.
  var languages: [String] = []
  /// The condition for units; `nil` for all units.
  var need: ExchangeNeed?
  /// Whether to leave out keys that only previews and debug builds use.
  var isShipping = false
  /// Whether to write packages as ZIP archives.
  var isZipped = false
  /// Whether to describe the place of each string in its note.
  var showsContext = false
  /// Whether to only print the paths.
  var isDry = false

  /// Returns the output folder.
  /// - Throws: if it is missing, or if options contradict each other.
  func checkedOutput() throws(UsageError) -> GivenPath {
    guard let output else { throw UsageError("export needs --output DIR") }
    try UsageError.demandIdentifiers(of: languages)
    if isZipped, format != .xcloc { throw UsageError("--zip needs --format xcloc") }
    if format == .android, need != nil { throw UsageError("--format android and --only cannot be combined") }
    if format == .android, showsContext { throw UsageError("--format android and --context cannot be combined") }
    if format == .android, isShipping { throw UsageError("--format android and --shipping cannot be combined") }
    return output
  }

  /// Returns the operands that are not paths and look like languages: `de`, `pt-BR`.
  static func missingLanguages(among operands: [String], from folder: FilePath) -> [String] {
    operands.filter { word in
      word.wholeMatch(of: #/[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*/#) != nil
        && !FileStatus.exists(GivenPath(word, from: folder).place)
    }
  }
}
