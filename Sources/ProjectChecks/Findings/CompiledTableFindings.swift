import CatalogLint
import Diagnostics
import Foundation
import ProjectLoading
import ProjectModel
import StringExchange
import TextBasics

/// Finds tables that were compiled from an earlier version of their catalog.
package struct CompiledTableFindings {
  package static let rules = [outdated]

  private let project: Project
  private let path: (FilePath) -> String

  /// - Parameter path: returns the path of a file as printed in findings.
  init(_ project: Project, path: @escaping (FilePath) -> String) { (self.project, self.path) = (project, path) }

  func findings(in catalogs: [CatalogSet.Member], _ linter: CatalogLinter) -> [Diagnostic] {
    let origins = project.found.compiledTables
    guard linter.isActive(Self.outdated), !origins.isEmpty else { return [] }
    let tables = Dictionary(grouping: origins.keys.sorted()) { origins[$0] }
    return catalogs.flatMap { findings(about: tables[$0.path] ?? [], of: $0) }
  }

  /// Returns one finding for each folder with tables of a catalog.
  private func findings(about tables: [FilePath], of member: CatalogSet.Member) -> [Diagnostic] {
    if tables.isEmpty { return [] }
    let outputs = outputs(of: member)
    let outdated = tables.filter { table in
      table.folder?.stem != TableFile.base && !outputs.contains { Self.isEqual(contents(of: table), $0, table) }
    }
    return Dictionary(grouping: outdated) { $0.folder?.folder ?? $0 }.sorted { $0.key < $1.key }.map { folder, tables in
      let name = TerminalSafeText.word(project.names.printed(folder))
      let subject = "\(Quantity.of(tables.count, "table")) in \(name) \(tables.count == 1 ? "was" : "were")"
      let command = TerminalSafeText.word(command(compiling: member, to: tables, in: folder))
      return Diagnostic(
        Self.outdated, "\(subject) compiled from an earlier version of this catalog", file: path(member.path),
        help: "run \(command)", content: path(folder))
    }
  }

  /// Returns the possible results of a compilation: the contents of tables by their paths in the output folder.
  private func outputs(of member: CatalogSet.Member) -> [[String: NSDictionary]] {
    let tables = CatalogCompilation(member.catalog, isXML: false).tables
    return [(.apple, false), (.apple, true), (.linux, false)].map {
      (platform: CompiledTable.Platform, keepsOther: Bool) in
      let files = tables.flatMap {
        $0.files(named: member.path.stem, .binary, platform, keepsOther: keepsOther)
      }
      return Dictionary(files.compactMap { file in Self.contents(file.bytes).map { (file.path, $0) } }) { $1 }
    }
  }

  /// Returns whether a table has the same strings as the result of a compilation, whatever its format is. A language
  /// without strings may have an empty table.
  private static func isEqual(_ table: NSDictionary?, _ output: [String: NSDictionary], _ path: FilePath) -> Bool {
    guard let table else { return true }
    let compiled = output["\(path.folder?.name ?? "")/\(path.name)"] ?? [:]
    return table.isEqual(compiled)
  }

  private func contents(of table: FilePath) -> NSDictionary? {
    (try? project.tree.contents(of: table)).flatMap { Self.contents($0.bytes) }
  }

  private static func contents(_ bytes: some Sequence<UInt8>) -> NSDictionary? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
  }

  /// Returns the command that compiles the catalog to the same kind of tables.
  private func command(compiling member: CatalogSet.Member, to tables: [FilePath], in folder: FilePath) -> String {
    let isBinary = tables.contains { table in
      (try? project.tree.contents(of: table))?.bytes.starts(with: "bplist".utf8) ?? false
    }
    let isForLinux = tables.contains {
      $0.isStringsDict && CompiledTable.catalogName(ofTable: $0.stem, isStringsDict: true) != $0.stem
    }
    let paths = [member.path, folder].map { ShellWord.quotedIfNeeded(project.names.printed($0)) }
    return "strex compile \(paths[0]) --output \(paths[1])" + (isBinary ? " --format binary" : "")
      + (isForLinux ? " --platform linux" : "")
  }

  static let outdated = RuleDescription(
    "outdated-table", summary: "Compiled tables that differ from their catalog",
    explanation: """
      The app looks up strings in `.strings` and `.stringsdict` tables that were compiled from a catalog, and the \
      catalog has changed since then. Compile it again with `strex compile`.
      """)
}
