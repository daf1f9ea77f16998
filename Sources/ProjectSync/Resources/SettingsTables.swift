import CatalogRouting
import CatalogSync
import IncrementalExtraction
import ProjectLayout
import StringExtraction
import TextBasics
import Workspace

/// The tables in `Settings.bundle`s. Xcode leaves them as they are, so a run only changes those that are named, and says what the others
/// lack.
struct SettingsTables {
  private let project: Project
  private let bundles: [SettingsTexts]

  init(_ project: Project) {
    self.project = project
    bundles = SettingsTexts.bundles(in: project).map { SettingsTexts($0, of: project) }
  }

  /// The tables in the language of the sources, by their paths.
  var tables: [FilePath: SourceTable] {
    Dictionary(bundles.flatMap(\.tables).map { ($0.path, $0) }) { first, _ in first }
  }

  var paths: Set<FilePath> { Set(bundles.flatMap(\.tables).map(\.path)) }

  /// The updates of tables whose panes could all be read.
  func updates(of wanted: Set<FilePath>) -> [CatalogUpdate] {
    bundles.filter(\.diagnostics.isEmpty).flatMap { bundle in
      bundle.tables.filter { wanted.contains($0.path) && !bundle.strings(of: $0).isEmpty }.map { table in
        CatalogUpdate(
          path: table.path, printed: project.names.printed(table.path), tables: [table.path.stem],
          strings: bundle.strings(of: table))
      }
    }
  }

  /// Why the panes of tables cannot be read.
  func problems(of wanted: Set<FilePath>) -> [Diagnostic] {
    bundles.filter { $0.tables.contains { wanted.contains($0.path) } }.flatMap(\.diagnostics)
  }

  /// What the tables lack, and why panes cannot be read.
  var notes: [Diagnostic] {
    bundles.flatMap { bundle in bundle.diagnostics + bundle.tables.compactMap { note(on: $0, bundle) } }
  }

  private func note(on table: SourceTable, _ bundle: SettingsTexts) -> Diagnostic? {
    guard project.isAskedFor(table.path), let bytes = (try? project.tree.contents(of: table.path))?.bytes,
      let known = TableFormat(ofName: table.path.name).table(bytes)
    else { return nil }
    let keys = Set(known.keys.map { UTF8Key($0) })
    var seen: Set<UTF8Key> = []
    let missing = bundle.strings(of: table).filter { string in
      !keys.contains(UTF8Key(string.key)) && seen.insert(UTF8Key(string.key)).inserted
    }
    guard let first = missing.first else { return nil }
    let count = missing.count == 1 ? "1 text" : "\(missing.count) texts"
    let message =
      "it lacks \(count) of its panes, such as \(TerminalSafeText.quoted(first.key)); ‘--catalog’ with its path adds them"
    return Diagnostic(.note, "settings-behind", message, file: project.names.printed(table.path))
  }
}
