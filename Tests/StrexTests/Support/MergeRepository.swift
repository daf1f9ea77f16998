import Foundation
import ProjectTestSupport

@testable import FileSystem
@testable import ProjectLoading
@testable import strex

/// Edits of adjacent entries, which conflict by lines but not by keys.
enum NeighbouringEdits {
  static let base = TranslatedText.catalog(("Open", "Öffnen"), ("Quit", nil), ("Save", "Sichern"))
  static let ours = TranslatedText.catalog(("Open", "Öffnen"), ("Quit", "Beenden"), ("Save", "Sichern"))
  static let theirs = TranslatedText.catalog(
    ("Open", "Öffnen"), ("Print", "Drucken"), ("Quit", nil), ("Save", "Sichern"))
  static let merged = TranslatedText.catalog(
    ("Open", "Öffnen"), ("Print", "Drucken"), ("Quit", "Beenden"), ("Save", "Sichern"))
}

/// A repository with a catalog and two branches, `main` and `other`, that start from one commit.
struct MergeRepository {
  let folder: TemporaryFolder
  let catalog: String

  /// - Parameters:
  ///   - base: the catalog in the common commit of both branches, or `nil` if that commit has none.
  ///   - ours: the catalog in `main`, which is checked out at the end.
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

  /// Runs git and ignores its exit code.
  func git(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run("/usr/bin/env", ["git", "-C", folder("")] + arguments)
  }

  func strex(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(Subprocess.builtTool, arguments, in: folder(""))
  }

  /// Merges `other` like a server without the driver, and commits a given text instead of git's result.
  func mergeWithoutDriver(_ text: String?) throws {
    _ = try git("merge", "-q", "--no-commit", "-s", "ours", "other")
    try commit(text)
  }

  var text: String { get throws { try folder.read(catalog) } }
}

/// Catalogs with one or two keys, in Xcode's layout.
enum TranslatedText {
  /// - Parameter entries: keys with their German texts, or `nil` for none.
  static func catalog(_ entries: (String, String?)...) -> String {
    CatalogText.of(entries.map { ($0, $1.map { CatalogText.translated($0) } ?? []) })
  }
}
