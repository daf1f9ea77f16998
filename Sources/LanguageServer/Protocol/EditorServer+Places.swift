import JSONRPC
import ProjectAnalysis
import ProjectChecks
import ProjectModel
import Reporting
import StringCatalog
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

// Hover, definitions and references.
extension EditorServer {
  struct Place {
    let path: FilePath
    let text: DocumentText
    let offset: Int
    /// 1-based. Columns are in bytes.
    let line: Int
    let column: Int
  }

  func place(_ params: RPCParams, at start: RPCParams? = nil) throws(RPCError) -> Place {
    let uri = try params.object("textDocument").string("uri")
    let wanted = if let start { start } else { try params.object("position") }
    let position = try DocumentPosition(wanted)
    guard let path = documents[uri]?.path ?? DocumentURI.path(uri), let text = text(of: path) else {
      throw .invalidParams("unknown document")
    }
    let offset = text.offset(of: position, encoding)
    let start = text.line(position.line).lowerBound
    return Place(path: path, text: text, offset: offset, line: position.line + 1, column: offset - start + 1)
  }

  func hover(_ params: RPCParams) async throws -> RPCPayload {
    let place = try place(params)
    let live = try await live()
    guard let item = try await live.literal(at: place) else {
      guard let use = await live.symbol(at: place), let member = live.member(of: use) else { return .null }
      return hover(HoverText(use, member), use.range, at: place)
    }
    let context = await live.context(of: item, in: place.path)
    let site = item.explanation.site.location
    let start = place.text.offset(line: site.line, byteColumn: site.column)
    let text = HoverText(item, live.destinations(of: item), context: context)
    return hover(text, start..<start + item.explanation.literal.utf8.count, at: place)
  }

  private func hover(_ hover: HoverText, _ range: Range<Int>, at place: Place) -> RPCPayload {
    RPCPayload.object { json in
      json.object("contents") { json in
        json.member("kind", "markdown")
        json.member("value", hover.text)
      }
      // Editors show the hover while the pointer is in this range.
      guard range.contains(place.offset) else { return }
      write("range", range, in: place.text, to: &json)
    }
  }

  func definition(_ params: RPCParams) async throws -> RPCPayload {
    let place = try place(params)
    let live = try await live()
    guard let item = try await live.literal(at: place) else {
      guard let use = await live.symbol(at: place), let member = live.member(of: use), isFile(member) else {
        return .null
      }
      return payload([entry(of: use.key, in: member)])
    }
    guard let key = item.explanation.extracted?.key else { return .null }
    let members = live.members(of: item).filter(isFile)
    return payload(members.map { entry(of: key, in: $0) })
  }

  /// Returns all literals and symbols with the key of a catalog entry, of a literal or of a symbol.
  func references(_ params: RPCParams) async throws -> RPCPayload {
    let place = try place(params)
    let live = try await live()
    var found: [(key: String, member: LoadedCatalogs.Member)] = []
    if let member = live.members.first(where: { $0.path == place.path }) {
      found = member.catalog.key(atLine: place.line).map { [($0, member)] } ?? []
    } else if let item = try await live.literal(at: place) {
      let key = item.explanation.extracted?.key ?? ""
      found = live.members(of: item).map { (key, $0) }
    } else if let use = await live.symbol(at: place) {
      found = live.member(of: use).map { [(use.key, $0)] } ?? []
    }
    let includesEntry = params["context"]?["includeDeclaration"]?.bool ?? false
    var sites: [LiteralSite] = []
    for each in found { sites += await live.places(of: [each.key], in: each.member.path).joined() }
    let entries = includesEntry ? found.filter { isFile($0.member) } : []
    return payload(sites.map { location(of: $0, live) } + entries.map { entry(of: $0.key, in: $0.member) })
  }

  private struct Location {
    let path: FilePath
    let text: DocumentText
    let range: Range<Int>
  }

  private func payload(_ locations: [Location]) -> RPCPayload {
    RPCPayload { json in
      json.objects(locations) { json, location in
        json.member("uri", DocumentURI.text(location.path))
        write("range", location.range, in: location.text, to: &json)
      }
    }
  }

  private func location(of site: LiteralSite, _ live: EditedSnapshot) -> Location {
    let path = live.project.sources.places[site.file] ?? root.appending(site.file)
    let text = text(of: path) ?? DocumentText([])
    let start = text.offset(line: site.location.line, byteColumn: site.location.column)
    let literal = LiteralTexts.end(ofLiteralAt: start, in: SourceText(path: site.file, bytes: text.bytes))
    let end = literal ?? text.bytes[min(start, text.bytes.count)...].firstIndex(where: { !$0.isNamePart })
    return Location(path: path, text: text, range: start..<max(start, end ?? start))
  }

  /// Returns whether a catalog is a file that an editor can open. Tables without a catalog have no such file.
  private func isFile(_ member: LoadedCatalogs.Member) -> Bool { text(of: member.path) != nil }

  private func entry(of key: String, in member: LoadedCatalogs.Member) -> Location {
    let position = member.catalog.keys.firstIndex(where: { $0.utf8.elementsEqual(key.utf8) })
    let range = position.flatMap { member.catalog.name(at: $0)?.range } ?? 0..<0
    return Location(path: member.path, text: DocumentText(member.catalog.bytes), range: range)
  }
}

extension Catalog {
  /// Returns the key whose entry contains a 1-based line.
  func key(atLine line: Int) -> String? {
    keys.indices.last { self.line(at: $0).map { $0 <= line } ?? false }.map { keys[$0] }
  }
}

extension EditedSnapshot {
  func literal(at place: EditorServer.Place) async throws -> LiteralExplanations.Item? {
    try await literal(in: place.path, line: place.line, column: place.column)
  }

  func symbol(at place: EditorServer.Place) async -> SymbolUse? {
    await symbol(in: place.path, line: place.line, column: place.column)
  }
}
