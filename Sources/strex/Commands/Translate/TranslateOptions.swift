import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog

/// The options of `strex translate`.
struct TranslateOptions: Sendable {
  var project: ProjectRequest
  var keys = KeySelectionOptions()
  var catalogs: [GivenPath] = []
  var tables: [String] = []
  /// The target languages; empty for all.
  var languages: [String] = []
  /// Whether the languages may be new to the project.
  var addsLanguages = false
  /// The command line of the translation program; `nil` to use only the memory.
  var command: String?
  /// Translation memories and catalogs of other projects.
  var memories: [GivenPath] = []
  /// The maximum number of texts for the program; `nil` for no limit.
  var limit: Int?
  /// The number of texts in one run of the program.
  var batch = 20
  /// The state of written texts.
  var state = WrittenState.needsReview
  /// Whether to only print the changes.
  var isDry = false

  /// - Throws: if options are missing or wrong.
  func check() throws(UsageError) {
    if command == nil, memories.isEmpty { throw UsageError("translate needs --with COMMAND or --from FILE") }
    try UsageError.demandIdentifiers(of: languages)
  }

  /// The states in which translations are written.
  enum WrittenState: String, CaseIterable, Sendable {
    case needsReview = "needs-review"
    case machineTranslated = "machine-translated"
    case translated

    var unitState: StringUnit.State { StringUnit.State(rawValue: rawValue.replacing("-", with: "_")) }
  }
}
