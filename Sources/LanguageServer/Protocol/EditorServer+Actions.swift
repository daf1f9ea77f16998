import Diagnostics
import JSONRPC
import ProjectAnalysis
import ProjectLoading
import ProjectSync
import StructuredText

// Code actions.
extension EditorServer {
  static let syncCommand = "strex.sync"

  func codeActions(_ params: RPCParams) async throws -> RPCPayload {
    let live = try await live()
    let range = try params.object("range")
    let place = try place(params, at: try range.object("start"))
    let end = place.text.offset(of: try DocumentPosition(try range.object("end")), encoding)
    let wanted = params["context"]?["only"]?.elements.compactMap(\.string)
    let conversion = try await conversion(at: place, live)
    let all = (actions(at: place, to: end, live) + [conversion].compactMap(\.self)).filter { action in
      wanted?.contains { action.kind.rawValue == $0 || action.kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    let reported = params["context"]?["diagnostics"]?.elements ?? []
    return RPCPayload { json in
      json.objects(all) { json, action in
        json.member("title", action.title)
        json.member("kind", action.kind.rawValue)
        if action.isPreferred { json.member("isPreferred", true) }
        let meant = reported.filter { $0["code"]?.string == action.rule && action.rule != nil }
        if !meant.isEmpty {
          json.array("diagnostics", meant) { $0.write($1) }
        }
        if let edits = action.edits {
          json.key("edit")
          write([TextChange(path: place.path, text: place.text, edits: edits)], to: &json)
        } else {
          json.key("command")
          write(command: action, to: &json)
        }
      }
    }
  }

  private func actions(at place: Place, to end: Int, _ live: EditedSnapshot) -> [CodeAction] {
    let sync = CodeAction(title: "Update the catalogs", kind: .sync)
    if let member = live.members.first(where: { $0.path == place.path }) {
      // If the buffer is not a valid catalog, positions in it are unknown.
      guard member.catalog.bytes == place.text.bytes else { return [sync] }
      return CatalogActions(catalog: member.catalog, offset: place.offset).actions + [sync]
    }
    guard live.position(of: place.path) != nil else { return [] }
    let range = place.offset..<max(place.offset, end)
    return SourceActions(path: place.path, text: place.text, range: range, live: live).actions + [sync]
  }
}

// The command that syncs catalogs.
extension EditorServer {
  /// Performs `strex sync` on the texts of the editor and sends the changes as edits. The editor can undo them, and
  /// nothing is saved until the editor saves it.
  func execute(_ params: RPCParams, _ client: RPCClient) async throws -> RPCPayload {
    let command = try params.string("command")
    guard [Self.syncCommand, Self.convertCommand].contains(command) else {
      throw RPCError.invalidParams("unknown command \(command)")
    }
    guard capabilities.makesEdits else {
      throw RPCError.invalidRequest("the editor does not support workspace/applyEdit")
    }
    if command == Self.convertCommand { return try await convert(params, client) }
    let (request, sdk, unsaved) = (projectRequest, sdk, openTexts)
    let sync = SyncRequest(request)
    let done = try await SyncAttempts(isDryRun: true) {
      SyncPlan(try await Analysis(try await Project(request, sdk, unsaved: unsaved), sync, sdk))
    }
    let errors = done.diagnostics.errors
    if let first = errors.first { show(DiagnosticText.line(first), to: client) }
    let blocked = done.runs.filter(\.isBlocked).map(\.update.printed)
    if !blocked.isEmpty {
      show(
        "more than half of the keys in \(blocked.joined(separator: ", ")) would become stale; see `strex sync --allow-mass-stale`",
        to: client)
    }
    let changes = changes(of: done.runs.filter(\.isChanged), client)
    if !changes.isEmpty { apply(changes, "strex sync", client) }
    return .null
  }

  /// Asks the editor to make edits.
  func apply(_ changes: [TextChange], _ label: String, _ client: RPCClient) {
    request(
      "workspace/applyEdit",
      RPCPayload.object { json in
        json.member("label", label)
        json.key("edit")
        write(changes, to: &json)
      }, of: client)
  }

  /// Returns the changes of runs. If a file cannot be edited, catalogs whose entries would move into it are not changed
  /// either.
  private func changes(of runs: [any SyncedTable], _ client: RPCClient) -> [TextChange] {
    var changes: [TextChange] = []
    DependencyOrderedWrites(runs).carryOut { run, _, missing in
      if let receiver = missing.min() {
        show("\(run.update.printed) was not changed because its entries are moved to \(receiver)", to: client)
      } else if let change = change(of: run, client) {
        changes.append(change)
        return true
      }
      return false
    }
    return changes
  }

  /// Returns the change of a run to its file. If the file cannot be edited, the result is `nil` and the client shows a
  /// message.
  private func change(of run: any SyncedTable, _ client: RPCClient) -> TextChange? {
    let path = run.update.path
    guard capabilities.knowsVersions || document(at: path) == nil else {
      // Without a version, the edit would apply to whatever text the document has when the edit arrives.
      show(
        "\(run.update.printed) is open in an editor without document versions; close it or run `strex sync`",
        to: client)
      return nil
    }
    // The positions belong to the text that was read, which may have changed since.
    guard text(of: path)?.bytes ?? [] == run.before else {
      show("\(run.update.printed) has changed in the meantime and was not updated; try again", to: client)
      return nil
    }
    guard let edits = Self.edits(from: run.before, to: run.after) else {
      show("only `strex sync` can update tables that are not UTF-8", to: client)
      return nil
    }
    return TextChange(path: path, text: DocumentText(run.before), edits: edits)
  }

  /// Returns one edit that turns one text into another, or `nil` if they are not UTF-8.
  static func edits(from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>) -> [SourceEdit]? {
    guard String(decoding: old, as: UTF8.self).utf8.elementsEqual(old) else { return nil }
    var (before, after) = TextShift(from: old, to: new).edit
    func isWithin(_ bytes: ContiguousArray<UInt8>, _ offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
    // An edit must not begin or end within a character.
    while before.lowerBound > 0, isWithin(old, before.lowerBound) || isWithin(new, after.lowerBound) {
      before = before.lowerBound - 1..<before.upperBound
      after = after.lowerBound - 1..<after.upperBound
    }
    while isWithin(old, before.upperBound) {
      before = before.lowerBound..<before.upperBound + 1
      after = after.lowerBound..<after.upperBound + 1
    }
    return [SourceEdit(before, String(decoding: new[after], as: UTF8.self))]
  }

  func show(_ sentence: String, to client: RPCClient) { client.notify("window/showMessage", Self.warning(sentence)) }
}
