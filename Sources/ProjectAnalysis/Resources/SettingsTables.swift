import CatalogRouting
import CatalogSync
import Diagnostics
import ProjectLoading
import ProjectModel
import TextBasics

/// The tables in `Settings.bundle`s. Xcode does not change them, so a run changes only named tables, and reports
/// missing keys of the others.
struct SettingsTables {
  private let project: Project
  private let folders: [(path: FilePath, tables: [SourceTable])]
  /// The bundles whose panes were read.
  private var bundles: [SettingsTexts] = []
  /// The source-language tables, by path.
  let tables: [FilePath: SourceTable]
  let paths: Set<FilePath>

  init(_ project: Project) {
    self.project = project
    folders = SettingsTexts.bundles(in: project).map { ($0, SettingsTexts.tables(in: $0, project)) }
    tables = Dictionary(folders.flatMap(\.tables).map { ($0.path, $0) }) { first, _ in first }
    paths = Set(tables.keys)
  }

  /// Reads the panes of the bundles that contain some tables. Other bundles are treated as empty.
  mutating func readPanes(of wanted: Set<FilePath>) {
    bundles = folders.filter { $0.tables.contains { wanted.contains($0.path) } }.map {
      SettingsTexts($0.path, $0.tables, of: project)
    }
  }

  /// Returns the updates of tables whose panes could all be read.
  func updates(of wanted: Set<FilePath>) -> [CatalogUpdate] {
    bundles.filter(\.diagnostics.isEmpty).flatMap { bundle in
      bundle.tables.filter { wanted.contains($0.path) && !bundle.strings(of: $0).isEmpty }.map { table in
        CatalogUpdate(
          path: table.path, printed: project.names.printed(table.path), tables: [table.path.stem],
          strings: bundle.strings(of: table))
      }
    }
  }

  /// Errors about panes that cannot be read.
  var problems: [Diagnostic] { bundles.flatMap(\.diagnostics) }

  /// Notes about missing keys, and about panes that cannot be read.
  var notes: [Diagnostic] {
    bundles.flatMap { bundle in bundle.diagnostics + bundle.tables.compactMap { note(on: $0, bundle) } }
  }

  private func note(on table: SourceTable, _ bundle: SettingsTexts) -> Diagnostic? {
    guard project.isRequested(table.path), let known = project.tree.table(at: table.path) else { return nil }
    let keys = Set(known.keys.map { UTF8Key($0) })
    var seen: Set<UTF8Key> = []
    let missing = bundle.strings(of: table).filter { string in
      !keys.contains(UTF8Key(string.key)) && seen.insert(UTF8Key(string.key)).inserted
    }
    guard let first = missing.first else { return nil }
    let message =
      "the table is missing \(Quantity.of(missing.count, "string")) from its settings panes, such as "
      + TerminalSafeText.quoted(first.key)
    return Diagnostic(.note, "settings-behind", message, file: project.names.printed(table.path))
  }
}
