import Foundation

@testable import Workspace
@testable import strex

/// Edits of neighbouring entries, which are in conflict by lines and not by keys.
enum NeighbouringEdits {
  static let base = TranslatedText.catalog(("Open", "Öffnen"), ("Quit", nil), ("Save", "Sichern"))
  static let ours = TranslatedText.catalog(("Open", "Öffnen"), ("Quit", "Beenden"), ("Save", "Sichern"))
  static let theirs = TranslatedText.catalog(
    ("Open", "Öffnen"), ("Print", "Drucken"), ("Quit", nil), ("Save", "Sichern"))
  static let merged = TranslatedText.catalog(
    ("Open", "Öffnen"), ("Print", "Drucken"), ("Quit", "Beenden"), ("Save", "Sichern"))
}

/// A repository with a catalog and two branches, `main` and `other`, that come from one commit.
struct MergeRepository {
  let folder: TemporaryFolder
  let catalog: String

  /// - Parameters:
  ///   - base: the catalog that both branches come from; `nil` where they come from a commit without.
  ///   - ours: that of `main`, which is checked out at the end.
  init(
    base: String?, ours: String, theirs: String, installs: Bool = false,
    catalog: String = "My App/Localizable.xcstrings"
  ) throws {
    self.catalog = catalog
    folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.git("config", "user.name", "Tester")
    try folder.git("config", "user.email", "tester@example.com")
    try folder.write(["README": "App\n"])
    if installs { _ = try strex("merge", "install") }
    try commit(base)
    try folder.git("branch", "other")
    try commit(ours)
    try folder.git("checkout", "-q", "other")
    try commit(theirs)
    try folder.git("checkout", "-q", "main")
  }

  func commit(_ text: String?) throws {
    if let text { try folder.write([catalog: text]) }
    try folder.git("add", ".")
    try folder.git("commit", "-q", "--allow-empty", "-m", "Next")
  }

  /// Runs git, whatever it says.
  func git(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run("/usr/bin/env", ["git", "-C", folder("")] + arguments)
  }

  func strex(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(Subprocess.builtTool, arguments, in: folder(""))
  }

  /// Merges `other` as a server does that runs no driver, and commits another text than git makes, if there is one.
  func mergeWithoutDriver(_ text: String?) throws {
    _ = try git("merge", "-q", "--no-commit", "-s", "ours", "other")
    try commit(text)
  }

  var text: String { get throws { try folder.read(catalog) } }
}

/// Catalogs with a key or two, as Xcode writes them.
enum TranslatedText {
  /// - Parameter entries: keys with their German texts; `nil` for none.
  static func catalog(_ entries: (String, String?)...) -> String {
    CatalogText.of(entries.map { ($0, $1.map { CatalogText.translated($0) } ?? []) })
  }
}
