import Diagnostics
import FileSystem
import JSONRPC
import ProjectChecks
import ProjectEditing
import ProjectExchange
import ProjectLoading
import Reporting
import StringCatalog
import StructuredText

// Renames a key in code, catalogs and tables, as `strex rename` does.
extension EditorServer {
  /// `RequestFailed` of the protocol: a valid request that cannot be fulfilled.
  static let requestFailedCode = -32803

  /// Returns the range of the key at a position, without quotes; `null` if there is none.
  func prepareRename(_ params: RPCParams) async throws -> RPCPayload {
    let place = try place(params)
    guard let (key, range) = try await key(at: place) else { return .null }
    return RPCPayload.object { json in
      write("range", range, in: place.text, to: &json)
      json.member("placeholder", key)
    }
  }

  /// - Throws: with the first use that cannot be renamed, if any. Then nothing is renamed.
  func rename(_ params: RPCParams) async throws -> RPCPayload {
    let new = try params.string("newName")
    guard let (old, _) = try await key(at: try place(params)) else {
      throw RPCError(Self.requestFailedCode, "no key at this position")
    }
    if new.isEmpty { throw RPCError(Self.requestFailedCode, "the new key is empty") }
    if new == old { return .null }
    let plan = try await plan(from: old, to: new)
    if let first = plan.obstacles.first {
      let more = plan.obstacles.count > 1 ? " (and \(plan.obstacles.count - 1) more)" : ""
      throw RPCError(Self.requestFailedCode, "nothing was renamed: \(DiagnosticText.line(first))\(more)")
    }
    let changes = try changes(of: plan.edits, command: "strex rename")
    return RPCPayload { json in write(changes, to: &json) }
  }

  private func plan(from old: String, to new: String) async throws -> KeyRenamePlan {
    let (request, sdk, unsaved) = (projectRequest, sdk, openTexts)
    do {
      let project = try await Project(request, sdk, unsaved: unsaved)
      return try await KeyRenamePlan(project, from: old, to: new, keepsText: false, sdk)
    } catch let problem as UsageError {
      throw RPCError(Self.requestFailedCode, "\(problem)")
    } catch let problem as IncompleteProjectError {
      throw RPCError(Self.requestFailedCode, "nothing was renamed: \(problem)")
    }
  }

  /// Returns the changes that an editor has to make to write files.
  /// - Parameter command: the command line that makes changes which an editor cannot make.
  func changes(of files: [FileEdit], command: String) throws(RPCError) -> [TextChange] {
    var changes: [TextChange] = []
    for edit in files {
      guard text(of: edit.path)?.bytes == edit.bytesBefore else {
        throw RPCError(Self.requestFailedCode, "\(edit.printed) has changed in the meantime; try again")
      }
      guard let edits = Self.edits(from: edit.bytesBefore, to: edit.after ?? []) else {
        throw RPCError(Self.requestFailedCode, "\(edit.printed) is not UTF-8; use `\(command)`")
      }
      changes.append(TextChange(path: edit.path, text: DocumentText(edit.bytesBefore), edits: edits))
    }
    return changes
  }

  /// Returns the key of the literal or catalog entry whose name is at a position, and the range within its quotes. For
  /// a generated symbol, it is the key that the symbol looks up, and the range of the symbol's name.
  private func key(at place: Place) async throws -> (key: String, range: Range<Int>)? {
    let live = try await live()
    if let member = live.members.first(where: { $0.path == place.path }) {
      guard member.catalog.bytes == place.text.bytes, let key = member.catalog.key(atLine: place.line),
        let name = member.catalog.name(of: key)?.range, name.contains(place.offset)
      else { return nil }
      return (key, name.withoutQuotes)
    }
    if let use = await live.symbol(at: place), use.isCertain { return (use.key, use.range) }
    guard let item = try await live.literal(at: place), item.isTaken, let key = item.explanation.extracted?.key
    else { return nil }
    let site = item.explanation.site.location
    let start = place.text.offset(line: site.line, byteColumn: site.column)
    let range = start..<start + item.explanation.literal.utf8.count
    return range.count > 1 && range.contains(place.offset) ? (key, range.withoutQuotes) : nil
  }
}

extension Range<Int> {
  fileprivate var withoutQuotes: Range<Int> { lowerBound + 1..<upperBound - 1 }
}
