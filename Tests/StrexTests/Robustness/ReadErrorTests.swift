import Foundation
import ProjectAnalysis
import ProjectTestSupport
import TestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import ProjectSync
@testable import strex

/// Tests that a failed read does not count as a deletion: no entry becomes stale.
@Suite struct ReadErrorTests {
  private let project: StagedProject
  private let catalog = "App/Localizable.xcstrings"
  /// A catalog that is up to date with the sources below. Each entry would become stale if its file, or the file that
  /// keeps it, counted as deleted.
  private let upToDate = CatalogText.of(
    ("Hello", []), ("Linked", []), ("On other platforms", CatalogText.translated("Anderswo")))

  /// A package, therefore for several platforms: a text that is not a key keeps an entry.
  init() throws {
    project = try StagedProject(in: TemporaryFolder(), root: ".")
    try project.git("rm", "-qr", ".")
    try project.write(
      "Package.swift",
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "App", defaultLocalization: "en", targets: [.target(name: "App", path: "App")])
      """)
    try project.write("App/A.swift", "import SwiftUI\nlet a = Text(\"Hello\")\nlet b = [\"On other platforms\"]\n")
    try project.write("Real/L.swift", "import SwiftUI\nlet c = Text(\"Linked\")\n")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder("App/L.swift"), withDestinationPath: "../Real/L.swift")
    try project.write(catalog, upToDate)
    try project.git("add", ".")
  }

  static let calls = ["newfstatat", "openat", "read", "getdents64", "readlink"]
  static let errors = ["EIO", "EACCES", "ENOMEM", "EMFILE", "ELOOP"]
  static let paths = [
    "App/A.swift", "App/L.swift", "Real/L.swift", "App/Localizable.xcstrings", "App", "", ".git", ".git/index",
    "Package.swift",
  ]

  @Test func withoutFaultTheCatalogIsUpToDate() async throws {
    #expect(try await project.sync("--check").output == "all catalogs are up to date\n")
    #expect(try await project.sync("--staged", "--check").code == 0)
  }

  @Test(.enabled(if: RestrictedRun.canInject, "strace is not installed"), arguments: TestScale.some(3, of: calls))
  func failedCallMakesNoEntryStale(_ call: String) throws {
    for (number, path) in TestScale.some(3, of: Self.paths).enumerated() {
      for error in TestScale.isFull ? Self.errors : [Self.errors[number % Self.errors.count]] {
        for position in 1...TestScale.count(1, full: 4) {
          for words in TestScale.some(1, of: [["sync"], ["sync", "--staged", "--fix"]]) {
            try expectNoHarm(words, "\(call):error=\(error):when=\(position)", path)
          }
        }
      }
    }
  }

  /// The source is read a second time for the texts that keep entries.
  @Test func failedSecondReadKeepsEntries() async throws {
    let request = try project.folder.syncRequest(project.folder(""))
    let read = try await Project(request.project, ToolRun.sdk)
    var plan = SyncPlan(try await Analysis(read, request, ToolRun.sdk))
    try FileManager.default.removeItem(atPath: project.folder("App/A.swift"))
    try project.folder.touch("App/A.swift/inside.txt")
    await plan.perform(isDryRun: false, beside: [])
    let problem = try #require(plan.diagnostics.first { $0.severity == .error })
    #expect(problem.file?.hasSuffix("App/A.swift") ?? false)
    #expect(problem.message == "cannot be read: it is a folder" && plan.runs.isEmpty)
    #expect(try project.read(catalog) == upToDate)
  }

  private func expectNoHarm(_ words: [String], _ fault: String, _ path: String) throws {
    let run = try RestrictedRun.strex(words, in: project.folder, injecting: fault, path: project.folder(path))
    #expect(
      run.code == 0 || run.code == 2 && run.errors.contains("error: "), "\(words) \(path), \(fault): \(run.errors)")
    #expect(try project.read(catalog) == upToDate, "\(words) \(path), \(fault): \(run.errors)")
    #expect(try project.staged(catalog) == upToDate, "\(words) \(path), \(fault): \(run.errors)")
  }

  /// Runs strex with a git that fails for one command, as an example of any failure.
  /// - Parameter command: part of the command line. Empty to fail always.
  private func strex(
    _ words: [String], withoutGit command: String, _ refusal: String = "exit 128"
  ) throws -> Subprocess {
    try project.folder.write([
      "../\(project.folder.path.name)-bin/git": """
      #!/bin/sh
      case " $* " in *"\(command.isEmpty ? "" : " \(command) ")"*) \(refusal);; esac
      PATH="${PATH#*:}" exec git "$@"
      """
    ])
    let place = project.folder("../\(project.folder.path.name)-bin")
    defer { try? FileManager.default.removeItem(atPath: place) }
    chmod(place + "/git", 0o755)
    let path = place + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    return try Subprocess.run(
      Subprocess.builtTool, words, in: project.folder.path.string, environment: ["PATH": path])
  }

  @Test func sparseCheckoutWithoutGitAnswerMakesNoEntryStale() throws {
    try project.write("App/Other/B.swift", "import SwiftUI\nlet d = Text(\"Far\")\n")
    let more = CatalogText.of(
      ("Far", []), ("Hello", []), ("Linked", []), ("On other platforms", CatalogText.translated("x")))
    try project.write(catalog, more)
    try project.git("add", ".")
    try project.git("commit", "-qm", "Two")
    try project.git("sparse-checkout", "set", "--no-cone", "/*", "!/App/Other")
    #expect(!FileStatus.exists(project.folder("App/Other/B.swift")))
    let run = try strex(["sync"], withoutGit: "ls-files")
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.errors.contains("error: cannot be read: git failed to list the files outside the sparse checkout"))
    #expect(try project.read(catalog) == more)
  }

  /// Without git, files that git ignores must not get into catalogs.
  @Test(arguments: [
    ("", "exit 128", ": git failed"),
    ("", "echo 'fatal: detected dubious ownership' >&2; exit 128", ": detected dubious ownership; run `git config"),
    ("", "echo 'xcrun: error: no developer tools' >&2; exit 1", ": xcrun: error: no developer tools"),
    ("ls-files", #"test -e "$0.once" || { touch "$0.once"; exit 128; }"#, ": git failed"),
  ])
  func failingGitPreventsAllWrites(_ command: String, _ refusal: String, _ reason: String) throws {
    try project.write(".gitignore", "Made\n")
    try project.write("Made/Made.swift", "import SwiftUI\nlet made = Text(\"Made\")\n")
    let before = try project.read(catalog)
    let run = try strex(["sync"], withoutGit: command, refusal)
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.errors.contains("error: cannot be read: git failed to list the ignored files" + reason))
    #expect(try project.read(catalog) == before)
  }

  /// To find out why git refuses, strex runs no program that the repository names.
  @Test func repositoryProgramsAreNotRun() throws {
    try project.write("monitor", "#!/bin/sh\ntouch ran\n")
    chmod(project.folder("monitor"), 0o755)
    try project.git("config", "core.fsmonitor", project.folder("monitor"))
    try FileManager.default.removeItem(atPath: project.folder(".git/info/exclude"))
    try project.folder.touch(".git/info/exclude/inside")
    _ = try Subprocess.strex("sync", "--check", in: project.folder)
    #expect(!FileStatus.exists(project.folder("ran")))
  }

  /// A `.git` that git does not recognize is not a work tree.
  @Test func folderOutsideAnyRepositoryNeedsNoGit() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "import SwiftUI\nlet a = Text(\"Key\")\n", ".git": "gitdir: ../gone\n"])
    let run = try await ToolRun.strex("extract", "--format", "json", in: folder)
    #expect(run.code == 0 && run.output.contains("\"Key\""), "\(run.errors)")
  }

  /// A generated project that git ignores also counts in runs over the index.
  @Test func ignoredProjectWithoutGitAnswerStillCounts() throws {
    let app = CatalogText.of(("app", []), ("both", []), ("legacy", []), ("made", []))
    try project.git("rm", "-rqf", "--cached", ".")
    try project.folder.write(
      SmallProject.files().merging([".gitignore": "*.xcodeproj\nPackage.swift\n", catalog: app]) { $1 })
    try project.git("add", ".")
    let run = try strex(["sync", "--staged", "--fix"], withoutGit: "check-ignore")
    #expect(run.code == 2 && run.errors.contains("git failed to list the ignored files"), "\(run.errors)")
    let keys = try CatalogText.keys(of: project.staged(catalog))
    #expect(Set(keys).isSuperset(of: ["app", "both", "legacy", "made"]))
  }
}
