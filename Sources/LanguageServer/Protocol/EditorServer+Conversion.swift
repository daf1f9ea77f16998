import CatalogEditing
import Diagnostics
import FileSystem
import JSONRPC
import ProjectChecks
import ProjectEditing
import ProjectLoading
import ProjectModel
import Reporting
import StringExtraction
import StructuredText

// Converts literals to generated symbols and back, as `strex symbols convert` does.
extension EditorServer {
  static let convertCommand = "strex.convert"

  /// Returns the action that converts the key of the literal or symbol at a position. The editor calls the command if
  /// the user chooses the action, because the proof of a conversion reads the whole project.
  func conversion(at place: Place, _ live: EditedSnapshot) async throws -> CodeAction? {
    guard live.position(of: place.path) != nil else { return nil }
    if let use = await live.symbol(at: place), use.isCertain {
      let conversion = KeyConversion(key: use.key, table: use.catalog.stem, direction: .literals)
      return CodeAction(title: "Convert to a literal", kind: .rewrite, conversion: conversion)
    }
    guard let item = try await live.literal(at: place), item.isTaken, let key = item.explanation.extracted?.key,
      let member = live.members(of: item).first(where: { live.project.map.generatesSymbols(of: $0.path) })
    else { return nil }
    let conversion = KeyConversion(key: key, table: member.path.stem, direction: .symbols)
    return CodeAction(title: "Convert to a generated symbol", kind: .rewrite, conversion: conversion)
  }

  func write(command action: CodeAction, to json: inout JSONWriter) {
    json.object { json in
      json.member("title", action.title)
      guard let conversion = action.conversion else { return json.member("command", Self.syncCommand) }
      json.member("command", Self.convertCommand)
      json.objects("arguments", [conversion]) { json, conversion in
        json.member("key", conversion.key)
        json.member("table", conversion.table)
        json.member("to", conversion.direction.rawValue)
      }
    }
  }

  /// Converts a key in the texts of the editor and sends the changes as edits.
  func convert(_ params: RPCParams, _ client: RPCClient) async throws -> RPCPayload {
    guard let given = params["arguments"]?.elements.first, let key = given["key"]?.string,
      let table = given["table"]?.string,
      let direction = given["to"]?.string.flatMap(ConversionRequest.Direction.init(rawValue:))
    else { throw RPCError.invalidParams("\(Self.convertCommand) needs a key, a table and a direction") }
    var request = ConversionRequest(projectRequest)
    (request.direction, request.tables, request.selection.keys) = (direction, [table], [key])
    let (sdk, unsaved) = (sdk, openTexts)
    do {
      let project = try await Project(projectRequest, sdk, unsaved: unsaved)
      let plan = try await ConversionPlan(project, request, sdk, unsaved: unsaved)
      if let first = plan.diagnostics.first { show(DiagnosticText.line(first), to: client) }
      let changes = try changes(of: plan.edits, command: "strex symbols convert")
      if !changes.isEmpty { apply(changes, "strex symbols convert", client) }
    } catch let problem where problem is UsageError || problem is IncompleteProjectError {
      throw RPCError(Self.requestFailedCode, "\(problem)")
    }
    return .null
  }
}
