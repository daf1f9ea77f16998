import CatalogEditing
import FileSystem
import StructuredText
import TextBasics

/// The keys that a command line selects, before the file with further keys is read.
struct KeySelectionOptions: Sendable {
  var selection = KeySelection()
  /// The file with further keys; `nil` for none.
  var file: GivenPath?

  /// Whether the command line selects every key.
  var isEmpty: Bool { selection.isEmpty && file == nil }

  /// Returns the selection with the keys of the file.
  /// - Throws: for a file without keys, which would otherwise select every key.
  func resolved() async throws -> KeySelection {
    guard let file else { return selection }
    var bytes: [UInt8] = []
    if file.text == "-" {
      for await piece in StandardInput.bytes { bytes += piece }
    } else {
      bytes = Array(try FileContents(of: file.place).bytes)
    }
    var selection = selection
    let keys = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(Self.key)
    if keys.isEmpty { throw UsageError("\(TerminalSafeText.word(file.text)) contains no keys") }
    selection.keys += keys
    return selection
  }

  /// Returns the key of a line: a JSON string, or the line itself.
  private static func key(_ line: Substring) -> String {
    guard line.first == "\"", let document = try? JSONDocument(ContiguousArray(line.utf8)) else { return String(line) }
    return document.root.string ?? String(line)
  }
}

extension KeySelectionOptions {
  /// The options that select keys.
  static func options<Request>(
    _ keys: WritableKeyPath<Request, KeySelectionOptions> & Sendable
  ) -> [CommandOption<Request>] {
    let options: [CommandOption<KeySelectionOptions>] = [
      .words("key", "KEY", .input, "Select this key", sets: \.selection.keys),
      CommandOption(
        OptionRow(
          name: "match", value: .word("PATTERN"), isRepeatable: true, group: .input,
          help: "Select the keys that match this pattern (wildcards * and ?)")
      ) { request, given in request.selection.patterns = given.words.map(KeyGlob.init) },
      .path("keys-from", "FILE", .input, "Select the keys in this file, one per line (`-` for stdin)", sets: \.file),
      CommandOption(
        OptionRow(
          name: "only", value: .choice(KeyState.words), isRepeatable: true, group: .input,
          help: "Select only keys in this state")
      ) { request, given in request.selection.states = given.words.compactMap(KeyState.init) },
    ]
    return options.map { $0.of(keys) }
  }
}
