import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import PushPayloads
import SwiftLexing

/// Collects the keys of push notifications in payloads, in the sources of senders, and in the sources of the app.
struct PushKeyUses {
  private(set) var findings: [Diagnostic] = []
  private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - plan: a performed plan.
  ///   - payloads: the payloads and senders that the command line names, in addition to the configuration's.
  ///   - path: returns the path of a file as printed in findings.
  init(
    _ project: Project, _ plan: SyncPlan, payloads: [GivenPath], path: (FilePath) -> String
  ) throws(FileError) {
    let files = PayloadFiles(payloads, configured: project.configuration.payloads, project.names)
    problems = files.problems
    let sources = Self.sources(of: project, besides: files.paths)
    if files.members.isEmpty, sources.isEmpty { return }
    let tables = PushTables(of: project, plan, try TableCatalogs(of: project).members, path: path).tables
    if tables.isEmpty {
      let message = "push notification keys were not checked because no app with a Localizable table was found"
      problems.append(Diagnostic(.warning, "no-push-table", message))
    }
    let auditor = PushAuditor(tables)
    for member in files.members + sources {
      findings += auditor.findings(on: member.uses, path: path(member.path), member.bytes)
    }
  }

  /// Returns the sources of the app that create notifications.
  private static func sources(of project: Project, besides others: Set<FilePath>) -> [PayloadFiles.Member] {
    guard let swift = SenderLanguage.named("swift") else { return [] }
    return project.sources.selected.compactMap { index in
      let (path, bytes) = (project.sources.paths[index], project.sources.texts[index].bytes)
      if others.contains(path) { return nil }
      let uses = SenderSource(bytes, language: swift, onlyLocal: true).uses
      return uses.isEmpty ? nil : PayloadFiles.Member(path: path, bytes: bytes, uses: uses)
    }
  }
}
