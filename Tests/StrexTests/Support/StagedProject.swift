import Foundation

@testable import Workspace
@testable import strex

/// A repository with an app, a git hook of ours and a catalog in step.
struct StagedProject {
  let folder: TemporaryFolder
  /// Of the app, as seen from the folder.
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
    guard result.code == 0 else { throw FileProblem("git", result.errors) }
    return result.output
  }

  /// What a command of git prints.
  func output(_ arguments: String...) throws -> String { try run(arguments) }

  func write(_ name: String, _ text: String) throws { try folder.write(["\(root)/\(name)": text]) }

  func read(_ name: String = "Localizable.xcstrings") throws -> String { try folder.read("\(root)/\(name)") }

  /// What is staged.
  func staged(_ name: String = "Localizable.xcstrings") throws -> String { try run(["show", ":" + name]) }

  /// What the last commit has.
  func committed(_ name: String = "Localizable.xcstrings") throws -> String { try run(["show", "HEAD:" + name]) }

  /// Runs `strex sync` in the repository.
  func sync(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + arguments, in: folder, at: root)
  }

  /// Runs the built tool in the repository, in a process of its own.
  func strex(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(Subprocess.builtTool, arguments, in: folder(root))
  }

  /// Commits, with the hook that is installed.
  func commit(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run("/usr/bin/env", ["git", "-C", folder(root), "commit", "-qm", "Next"] + arguments)
  }
}
