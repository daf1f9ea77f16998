import CatalogSync
import Diagnostics
import JSONRPC
import ProjectAnalysis
import ProjectLoading
import ProjectSync
import Reporting
import StringExtraction
import StructuredText

/// The changes that a sync makes or would make.
struct SyncChanges: Sendable {
  private struct Change: Sendable {
    let catalog: String
    let kind: String
    let item: SyncReport.Item

    /// The name of the change for cursors.
    var name: String { "\(catalog)\n\(kind)\n\(item.key)" }
  }

  private let changes: [Change]
  private let isUpToDate: Bool
  private let blocked: [String]
  private let diagnostics: [Diagnostic]

  /// - Parameter rest: the members that describe the changes after the slice.
  static func members(_ rest: [ToolMember]) -> [ToolMember] {
    [
      .always(
        "inStep", .flag, "Whether all files could be read, every string has a catalog, and nothing had to change"),
      .always(
        "changes",
        .list(
          of: .record(
            [
              .always("catalog", .text),
              .always("kind", .choice(kinds)), .always("key", .text),
              ToolMember("line", .count, "The line in the catalog before the change"),
            ] + ListedKey.placeMembers))),
      ToolMember(
        "blocked", .list(of: .text),
        "Catalogs that were not changed because more than half of their keys would become stale"),
    ] + rest + [.problems]
  }

  private static let kinds = ["added", "revived", "stale", "removed", "renamed", "moved", "changed"]

  init(_ request: SyncRequest, _ sdk: SDKLoad) async throws {
    let done = try await SyncAttempts(isDryRun: request.isDry) {
      SyncPlan(try await Analysis(try await Project(request.project, sdk), request, sdk))
    }
    try ToolError.demandNone(of: done.diagnostics.filter { $0.identifier == SyncPlan.outsideFolderIdentifier })
    changes = done.runs.flatMap { run in
      run.report.items.compactMap { item in
        let kind = EntryExplanation.Decision(item.outcome).rawValue
        return Self.kinds.contains(kind) ? Change(catalog: run.update.printed, kind: kind, item: item) : nil
      }
    }
    isUpToDate = SyncJSON.isUpToDate(done.runs, done.diagnostics)
    blocked = done.runs.filter(\.isBlocked).map(\.update.printed)
    diagnostics = done.diagnostics
  }

  /// - Parameter goesOn: whether the tool can return the next slice.
  func payload(after cursor: String? = nil, limit: Int, goesOn: Bool = true) throws(ToolError) -> RPCPayload {
    let slice = try Slice(changes, after: cursor, limit: limit, name: \.name) { change in
      RPCPayload.object { Self.write(change, to: &$0) }.bytes.count
    }
    return RPCPayload.object { json in
      json.member("inStep", isUpToDate)
      json.objects("changes", slice.items) { Self.write($1, to: &$0) }
      if !blocked.isEmpty {
        json.member("blocked", blocked)
      }
      slice.writeRest(to: &json, goesOn: goesOn)
      json.problems(diagnostics)
    }
  }

  private static func write(_ change: Change, to json: inout JSONWriter) {
    json.member("catalog", change.catalog)
    json.member("kind", change.kind)
    json.member("key", change.item.key)
    json.member("line", change.item.line)
    json.places(change.item.sites, limit: 3)
  }
}
