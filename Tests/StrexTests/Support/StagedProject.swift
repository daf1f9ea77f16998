import Foundation
import ProjectTestSupport

@testable import FileSystem
@testable import strex

/// A repository with an app, our git hook and a synced catalog.
struct StagedProject {
  let folder: TemporaryFolder
  /// The root of the app relative to the folder.
  let root: String

  static let model = "struct Player {\n  var score: Int\n}\n"
  static let view = """
    import SwiftUI
    struct ScoreView: View {
      let player: Player
      var body: some View { Text("Score: \\(player.score)") }
    }

    """

  /// - Parameter root: the folder of the repository.
  init(in folder: TemporaryFolder, root: String = ".") throws {
    self.folder = folder
    self.root = root
    try folder.write([
      "\(root)/Model.swift": Self.model, "\(root)/View.swift": Self.view,
      "\(root)/Localizable.xcstrings": CatalogText.of(("Score: %lld", [])),
    ])
    try folder.git("init", "-q", root)
    try git("config", "user.name", "Tester")
    try git("config", "user.email", "tester@example.com")
    try git("add", ".")
    try git("commit", "-qm", "One")
  }

  init() throws { try self.init(in: TemporaryFolder()) }

  func git(_ arguments: String...) throws { try run(arguments) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try Subprocess.run("/usr/bin/env", ["git", "-C", folder(root)] + arguments)
    guard result.code == 0 else { throw FileError("git", result.errors) }
    return result.output
  }

  /// Returns the output of a git command.
  func output(_ arguments: String...) throws -> String { try run(arguments) }

  func write(_ name: String, _ text: String) throws { try folder.write(["\(root)/\(name)": text]) }

  func read(_ name: String = "Localizable.xcstrings") throws -> String { try folder.read("\(root)/\(name)") }

  /// Returns the staged version of a file.
  func staged(_ name: String = "Localizable.xcstrings") throws -> String { try run(["show", ":" + name]) }

  /// Returns the version of a file in the last commit.
  func committed(_ name: String = "Localizable.xcstrings") throws -> String { try run(["show", "HEAD:" + name]) }

  /// Runs `strex sync` in the repository.
  func sync(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + arguments, in: folder, at: root)
  }

  /// Runs the built tool in the repository, in its own process.
  func strex(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(Subprocess.builtTool, arguments, in: folder(root))
  }

  /// Commits with the installed hook.
  func commit(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run("/usr/bin/env", ["git", "-C", folder(root), "commit", "-qm", "Next"] + arguments)
  }
}
