import CatalogLint
import Diagnostics
import ProjectLoading
import ProjectModel
import TextBasics

/// Finds tables and catalogs that no app contains. Their contents do not matter.
package struct UnshippedTables {
  package static let rules = [unshipped]

  private let project: Project
  private let path: (FilePath) -> String
  /// The requested tables in no target.
  private let tables: [FilePath]
  /// The catalogs that only command-line tools contain, with the name of such a tool.
  private let catalogs: [(path: FilePath, tool: String)]

  /// - Parameters:
  ///   - path: returns the path of a file as printed in findings.
  ///   - members: the catalogs to check.
  init(_ project: Project, _ members: [CatalogSet.Member], path: @escaping (FilePath) -> String) {
    (self.project, self.path) = (project, path)
    tables = project.found.tables.filter { table in
      project.isRequested(table) && !project.mayCompile(table) && !project.map.mayContain(translation: table)
        && project.found.compiledTables[table] == nil
        && table.folder?.fileExtension == "lproj" && !table.folders.contains { $0.fileExtension == "bundle" }
    }
    catalogs = members.compactMap { member in
      let targets = project.map.targets(of: member.path).map { project.map.targets[$0] }
      guard let first = targets.first, targets.allSatisfy(\.isCommandLineTool) else { return nil }
      return (member.path, first.name)
    }
  }

  /// Returns findings with those about such files in place of the findings about their contents.
  func findings(insteadOf findings: [Diagnostic], _ linter: CatalogLinter) -> [Diagnostic] {
    if tables.isEmpty, catalogs.isEmpty { return findings }
    let files = Set((tables + catalogs.map(\.path)).map(path))
    return findings.filter { finding in finding.file.map { !files.contains($0) } ?? true } + own(linter)
  }

  /// Returns one finding for each catalog, and for each folder of a language with such tables.
  private func own(_ linter: CatalogLinter) -> [Diagnostic] {
    if !linter.isActive(Self.unshipped) { return [] }
    let folders = Dictionary(grouping: tables) { $0.folder ?? $0 }.sorted { $0.key < $1.key }
    let ofTables = folders.map { folder, tables in
      let name = TerminalSafeText.word(folder.name)
      let subject = tables.count == 1 ? "this table" : "the \(tables.count) tables in \(name)"
      let owner = tables.count == 1 ? "its" : "their"
      return Diagnostic(
        Self.unshipped, "no target contains \(subject), so the app does not contain \(owner) strings",
        file: path(tables.sorted()[0]), help: "add the files to the target, or delete them", content: folder.name)
    }
    let ofCatalogs = catalogs.map { catalog, tool in
      Diagnostic(
        Self.unshipped,
        "only the command-line tool \(TerminalSafeText.code(tool)) contains this catalog, and it cannot look up strings",
        file: path(catalog), help: "add the catalog to the target of an app or framework, or delete it", content: tool)
    }
    return ofTables + ofCatalogs
  }

  static let unshipped = RuleDescription(
    "unshipped-table", summary: "A table or catalog that no app contains",
    explanation: """
      No target contains the table, or only a command-line tool, which has no bundle in which to look up strings. Users \
      never see its strings, so no other rule checks them unless you name the file. Add the file to a target, or delete \
      it.
      """,
    severity: .note)
}
