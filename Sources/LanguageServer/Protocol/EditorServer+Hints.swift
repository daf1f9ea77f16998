import CatalogRouting
import Diagnostics
import JSONRPC
import ProjectChecks
import ProjectModel
import StringCatalog
import StringExtraction
import StructuredText

// Information that editors show within the text: inlay hints, code lenses and the outline of catalogs.
extension EditorServer {
  /// Returns the strings of the source language after literals that are identifiers.
  func inlayHints(_ params: RPCParams) async throws -> RPCPayload {
    let range = try params.object("range")
    let place = try place(params, at: try range.object("start"))
    let end = place.text.offset(of: try DocumentPosition(try range.object("end")), encoding)
    let hints = await KeyHints(in: place.path, place.text, within: place.offset..<max(place.offset, end), try live())
    return RPCPayload { json in
      json.objects(hints.hints) { json, hint in
        write("position", hint.offset, in: place.text, to: &json)
        json.member("label", hint.label)
        json.member("paddingLeft", true)
      }
    }
  }

  /// Returns a line above each entry of a catalog: its translated languages, and its uses.
  func codeLenses(_ params: RPCParams) async throws -> RPCPayload {
    guard let (text, member, live) = try await catalog(params) else { return .null }
    let catalog = member.catalog
    let keys = catalog.keys
    let uses = await live.places(of: keys, in: member.path)
    return RPCPayload { json in
      json.objects(keys.indices) { json, position in
        let summary = EntrySummary(catalog.entry(at: position), languages: member.languages)
        write("range", catalog.name(at: position)?.range ?? 0..<0, in: text, to: &json)
        json.object("command") { json in
          json.member("title", summary.text + " · " + Quantity.of(uses[position].count, "use"))
          // The line is only information.
          json.member("command", "")
        }
      }
    }
  }

  /// Returns the keys of a catalog.
  func documentSymbols(_ params: RPCParams) async throws -> RPCPayload {
    guard let (text, member, _) = try await catalog(params) else { return .null }
    let catalog = member.catalog
    let nodes = catalog.root["strings"].map { Array($0.members) } ?? []
    return RPCPayload { json in
      json.objects(nodes.indices) { json, position in
        let (name, value) = (nodes[position].key.range, nodes[position].value.range)
        let whole = name.lowerBound..<value.upperBound
        // An empty name is invalid.
        json.member("name", nodes[position].name.isEmpty ? "\"\"" : nodes[position].name)
        // The kind `Key`.
        json.member("kind", 20)
        if capabilities.nestsSymbols {
          json.member("detail", EntrySummary(catalog.entry(at: position), languages: member.languages).text)
          write("range", whole, in: text, to: &json)
          write("selectionRange", name, in: text, to: &json)
        } else {
          json.object("location") { json in
            json.member("uri", DocumentURI.text(member.path))
            write("range", whole, in: text, to: &json)
          }
        }
      }
    }
  }

  /// Returns the catalog of a request; `nil` for other documents, and while the text is not a valid catalog.
  private func catalog(
    _ params: RPCParams
  ) async throws -> (text: DocumentText, member: LoadedCatalogs.Member, live: EditedSnapshot)? {
    let uri = try params.object("textDocument").string("uri")
    let live = try await live()
    guard let path = documents[uri]?.path ?? DocumentURI.path(uri), let text = text(of: path),
      let member = live.members.first(where: { $0.path == path }), member.catalog.bytes == text.bytes
    else { return nil }
    return (text, member, live)
  }
}

/// The state of a catalog's entry in a few words.
private struct EntrySummary {
  let text: String

  /// - Parameter languages: the languages that the catalog has or should have, except its source language.
  init(_ entry: CatalogEntry, languages: [String]) {
    if !entry.shouldTranslate {
      text = "not translatable"
    } else if entry.extractionState == .stale {
      text = "stale"
    } else {
      let count = languages.count { language in
        let states = entry.localization(language)?.states ?? []
        return !states.isEmpty && states.allSatisfy { $0 == .translated }
      }
      text = "\(count) of \(Quantity.of(languages.count, "language")) translated"
    }
  }
}

/// The inlay hints of a source.
private struct KeyHints {
  /// A label at a byte offset of the document.
  private(set) var hints: [(offset: Int, label: String)] = []

  private static let longest = 40

  /// - Parameter range: the requested bytes of the document.
  init(in path: FilePath, _ text: DocumentText, within range: Range<Int>, _ live: EditedSnapshot) async {
    guard let position = live.position(of: path) else { return }
    let source = live.project.sources.texts[position]
    guard source.bytes == text.bytes else { return }
    let ends = LiteralTexts.ends(in: source)
    var seen: Set<Int> = []
    for string in await live.extractor.extract([position]).withPhrases.strings {
      let site = string.site.location
      let start = text.offset(line: site.line, byteColumn: site.column)
      guard range.contains(start), IdentifierKey.isIdentifier(string.key), let end = ends[start],
        let shown = Self.text(of: string, in: path, live), seen.insert(end).inserted
      else { continue }
      hints.append((end, "\"\(shown.count > Self.longest ? shown.prefix(Self.longest) + "…" : shown)\""))
    }
  }

  /// Returns the string of the source language on a single line.
  private static func text(of string: ExtractedString, in path: FilePath, _ live: EditedSnapshot) -> String? {
    for member in live.destinations(of: string.key, RoutingKey(string), in: path) {
      let texts = member.catalog[string.key]?.localization(member.catalog.sourceLanguage)?.texts ?? []
      guard let text = (texts.first { $0.cases.isEmpty } ?? texts.last)?.unit.value, text != string.key else {
        continue
      }
      return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return nil
  }
}
