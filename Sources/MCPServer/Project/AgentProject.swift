import Diagnostics
import FileSystem
import ProjectChecks
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// The project that the server was started for. It is read on demand, and again after a change on disk.
package actor AgentProject {
  /// The folder that all access is limited to. The path is absolute, with symbolic links resolved.
  let root: FilePath
  let request: ProjectRequest
  let sdk: SDKLoad
  private var code: Memoized<CodeKeys>?
  /// The number of times that the code has been read.
  private var codeCount = 0
  /// The descriptions of places in code, with the value of ``codeCount`` that they are based on.
  private var contexts: (value: ProjectContexts, code: Int)?
  private var catalogs: Memoized<LoadedCatalogs>?
  /// The results of lint, with the value of `codeCount` that they are based on.
  private(set) var lint: (reading: Memoized<LintSnapshot>, code: Int)?

  /// - Parameter request: a request that names one folder.
  /// - Throws: if the folder does not exist.
  package init(_ request: ProjectRequest, sdk: SDKLoad) throws {
    let named = try request.named()
    guard let folder = named.first, named.count == 1, folder.isFolder else {
      throw UsageError("the server needs a folder")
    }
    (root, self.request, self.sdk) = (folder.physical, request, sdk)
  }

  /// Whether the results for the code are still valid.
  var keepsCode: Bool { code?.holds ?? false }

  func codeReading() async throws -> CodeKeys {
    if let code, code.holds { return code.value }
    let (request, sdk) = (request, sdk)
    let (value, kept) = try await Memoized.making { try await CodeKeys(request, sdk) }
    code = kept
    codeCount += 1
    return value
  }

  /// Describes the places of keys in code for translators.
  func contextReading() async throws -> ProjectContexts {
    let code = try await codeReading()
    let count = codeCount
    if let contexts, contexts.code == count { return contexts.value }
    let value = try await code.contexts(sdk)
    contexts = (value, count)
    return value
  }

  func lintReading() async throws -> LintSnapshot {
    let code = try await codeReading()
    let count = codeCount
    if let lint, lint.code == count, lint.reading.holds { return lint.reading.value }
    let (value, kept) = try await Memoized.making { try await LintSnapshot(code) }
    lint = kept.map { ($0, count) }
    return value
  }

  func catalogReading() async throws -> LoadedCatalogs {
    if let catalogs, catalogs.holds { return catalogs.value }
    let request = request
    let (value, kept) = try await Memoized.making {
      try LoadedCatalogs(of: try await Project(request, nil, listsSources: true))
    }
    catalogs = kept
    return value
  }

  /// Keeps the results for the code after translations were written, because translations do not change keys.
  func accept(writtenTo path: FilePath) {
    guard let status = try? FileStatus(of: path.string) else { return }
    code?.accept(status, of: path.string)
  }

  /// Returns a file or folder of the project.
  /// - Parameter path: a path relative to the project's folder, or an absolute path.
  /// - Throws: if the path does not exist or is outside of the project.
  func place(_ path: String) throws(ToolError) -> GivenPath {
    let given = GivenPath(path, from: root)
    let word = TerminalSafeText.word(path)
    guard let physical = try? FilePath(resolving: given.place) else { throw ToolError("no file \(word)") }
    guard physical.isWithin(root), !physical.components.contains(".git") else {
      throw ToolError("\(word) is outside the project")
    }
    return given
  }

  /// Locks the project against other runs of strex while files are written.
  func locked<Result: Sendable>(_ run: () async throws -> Result) async throws -> Result {
    do {
      let lock = try await RunLock(try request.named().map { $0.project.path }, patience: .seconds(60)) { _ in }
      defer { withExtendedLifetime(lock) {} }
      return try await run()
    } catch is RunLock.Timeout {
      throw ToolError("another strex process is still running in this project, so nothing was written")
    }
  }
}

/// The results of a lint of the project with its settings.
struct LintSnapshot: Sendable {
  struct Item: Sendable {
    let finding: Diagnostic
    /// The path as tools print it.
    let file: String?
  }

  let items: [Item]
  /// The identifiers of all rules.
  let rules: [String]
  /// Problems that made the reading incomplete.
  let problems: [Diagnostic]

  init(_ code: CodeKeys) async throws {
    let filter = FindingFilter(LintResult.rules, code.project)
    let lint = try await LintResult(code.project, code.analysis, filter) { code.symbols }
    items = filter.applied(to: lint.findings).map { finding in
      Item(finding: finding, file: finding.file.map { code.project.names.printed(filter.file($0)) })
    }
    (rules, problems) = (filter.rules.map(\.identifier), lint.problems)
  }
}
