import ProjectModel
import Reports
import StringExtraction
import StructuredText
import TextBasics
import Workspace

/// The project that a server was started for. It is read when somebody asks, and again when anything of it has changed on disk.
package actor AgentProject {
  /// Everything stays in this folder: absolute, without links.
  let root: FilePath
  let request: ProjectRequest
  let sdk: SDKLoad
  private var code: KeptReading<CodeReading>?
  /// How often the code has been read.
  private var codeCount = 0
  private var catalogs: KeptReading<CatalogReading>?
  /// With the count of the reading of the code on which it rests.
  private var lint: (reading: KeptReading<LintReading>, code: Int)?

  /// - Parameter request: names one folder.
  /// - Throws: where there is no such folder.
  package init(_ request: ProjectRequest, sdk: SDKLoad) throws {
    let named = try request.named()
    guard let folder = named.first, named.count == 1, folder.isFolder else {
      throw UsageProblem("the server needs a folder to keep to")
    }
    (root, self.request, self.sdk) = (folder.physical, request, sdk)
  }

  /// Whether what is known of the code is still true.
  var keepsCode: Bool { code?.holds ?? false }

  func codeReading() async throws -> CodeReading {
    if let code, code.holds { return code.value }
    let (request, sdk) = (request, sdk)
    let (value, kept) = try await KeptReading.making { try await CodeReading(request, sdk) }
    code = kept
    codeCount += 1
    return value
  }

  func lintReading() async throws -> LintReading {
    let code = try await codeReading()
    let count = codeCount
    if let lint, lint.code == count, lint.reading.holds { return lint.reading.value }
    let (value, kept) = try await KeptReading.making { try await LintReading(code) }
    lint = kept.map { ($0, count) }
    return value
  }

  /// Whether what lint has found is still true.
  var keepsLint: Bool { keepsCode && lint.map { $0.code == codeCount && $0.reading.holds } ?? false }

  func catalogReading() async throws -> CatalogReading {
    if let catalogs, catalogs.holds { return catalogs.value }
    let request = request
    let (value, kept) = try await KeptReading.making {
      try CatalogReading(of: try await Project(request, nil, listsSources: true))
    }
    catalogs = kept
    return value
  }

  /// Goes on with what is known of the code after translations were written: they change no key.
  func accept(writtenTo path: FilePath) {
    guard let status = try? FileStatus(of: path.string) else { return }
    code?.accept(status, of: path.string)
  }

  /// A file or folder of the project.
  /// - Parameter path: from the project's folder, or absolute.
  /// - Throws: for one that is outside or not there.
  func place(_ path: String) throws(ToolProblem) -> GivenPath {
    let given = GivenPath(path, from: root)
    let word = TerminalSafeText.word(path)
    guard let physical = try? FilePath(resolving: given.place) else { throw ToolProblem("there is no file \(word)") }
    guard physical.isWithin(root), !physical.components.contains(".git") else {
      throw ToolProblem("\(word) is outside of the project, to which this server keeps")
    }
    return given
  }

  /// Keeps other runs of strex away while something is written.
  func locked<Result: Sendable>(_ run: () async throws -> Result) async throws -> Result {
    do {
      let lock = try await RunLock(try request.named().map { $0.project.path }, patience: .seconds(60)) { _ in }
      defer { withExtendedLifetime(lock) {} }
      return try await run()
    } catch is RunLock.Timeout {
      throw ToolProblem("another strex has been at work here for too long; nothing was written")
    }
  }
}
