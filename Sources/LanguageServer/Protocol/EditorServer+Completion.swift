import JSONRPC
import StructuredText
import TextBasics

// Completion of keys and tables in the literal that is being typed.
extension EditorServer {
  func completion(_ params: RPCParams) async throws -> RPCPayload {
    let place = try place(params)
    let live = try await live()
    guard let text = CompletableText(place.text, at: place.offset),
      let found = KeyCompletions(text, upTo: place.offset, in: place.path, live)
    else { return await symbolCompletion(at: place, live) }
    return RPCPayload.object { json in
      json.member("isIncomplete", found.isPart)
      json.array("items", found.items.enumerated()) { json, item in
        write(item.element, item.offset, found.range, in: place.text, to: &json)
      }
    }
  }

  /// Returns completions for the generated symbol that is being typed.
  private func symbolCompletion(at place: Place, _ live: EditedSnapshot) async -> RPCPayload {
    guard let found = await SymbolCompletions(place.text, at: place.offset, in: place.path, live) else { return .null }
    return RPCPayload.object { json in
      json.member("isIncomplete", false)
      json.array("items", found.items) { json, item in write(item, found.range, in: place.text, to: &json) }
    }
  }

  private func write(
    _ item: SymbolCompletions.Item, _ range: Range<Int>, in text: DocumentText, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("label", item.content)
      // The kind `property`.
      json.member("kind", 10)
      json.member("detail", item.member.printed)
      json.object("documentation") { json in
        json.member("kind", "markdown")
        json.member("value", HoverText.translations(of: item.key, in: item.member))
      }
      json.object("textEdit") { json in
        write("range", range, in: text, to: &json)
        json.member("newText", item.content)
      }
    }
  }

  private func write(
    _ item: KeyCompletions.Item, _ number: Int, _ range: Range<Int>, in text: DocumentText, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("label", item.text)
      // The kinds `constant` for a key and `file` for a table.
      json.member("kind", item.member == nil ? 17 : 21)
      json.member("detail", item.detail)
      json.member("sortText", String(10_000 + number))
      json.member("filterText", item.content)
      // The lines are already indented.
      if item.content.utf8.contains(.lineFeed) { json.member("insertTextMode", 1) }
      if let member = item.member {
        json.object("documentation") { json in
          json.member("kind", "markdown")
          json.member("value", HoverText.translations(of: item.text, in: member))
        }
      }
      json.object("textEdit") { json in
        write("range", range, in: text, to: &json)
        json.member("newText", item.content)
      }
    }
  }
}
