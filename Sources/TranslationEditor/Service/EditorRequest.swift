import ProjectEditing
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

/// The body of a request that checks or saves an entry.
struct EditorRequest: Sendable {
  /// One text of the page: its path is not interpreted yet.
  struct Text: Sendable, Hashable {
    let path: String
    let value: String
    let state: String
  }

  /// The position in the list of catalogs.
  let catalog: Int
  let key: String
  let language: String

  /// The value that the page was loaded with, and its present value.
  enum Change: Sendable {
    case texts(base: [Text], new: [Text])
    case comment(base: String, new: String)
  }

  let change: Change

  /// More texts than any entry has.
  private static let most = 500

  init(_ body: ContiguousArray<UInt8>) throws(EditorError) {
    guard let root = try? JSONDocument(body).root, root.kind == .object else {
      throw .malformed("the body is not a JSON object")
    }
    guard let catalog = root["catalog"]?.int, let key = root["key"]?.string, let language = root["language"]?.string
    else { throw .malformed("catalog, key and language are required") }
    (self.catalog, self.key, self.language) = (catalog, key, language)
    if let comment = root["comment"] {
      guard let new = comment.string, let base = root["base"]?.string else {
        throw .malformed("comment and base must be strings")
      }
      change = .comment(base: base, new: new)
    } else {
      change = .texts(base: try Self.texts(root["base"]), new: try Self.texts(root["texts"]))
    }
  }

  private static func texts(_ node: JSONNode?) throws(EditorError) -> [Text] {
    guard let node, node.kind == .array else { throw .malformed("base and texts must be arrays") }
    let elements = node.elements
    if elements.count > most { throw .malformed("too many texts") }
    var texts: [Text] = []
    for element in elements {
      guard element.kind == .object, let path = element["path"]?.string, let value = element["value"]?.string,
        let state = element["state"]?.string
      else { throw .malformed("a text needs path, value and state") }
      if texts.contains(where: { $0.path == path }) { throw .malformed("two texts have the same path") }
      texts.append(Text(path: path, value: value, state: state))
    }
    return texts
  }
}

extension EditorRequest.Text {
  init(_ text: TextsChange.Text) { self.init(path: text.path.text, value: text.value, state: text.state.rawValue) }

  /// Returns the text with its path interpreted.
  /// - Parameter former: the texts in the file, which may have paths and states that only other programs write.
  func interpreted(_ former: [TextsChange.Text]) throws(EditorError) -> TextsChange.Text {
    let old = former.first { $0.path.text == path }
    let known = old?.path ?? (path.isEmpty ? UnitPath() : UnitPath(path[...]))
    guard let place = known else {
      throw .malformed("\(TerminalSafeText.word(path)) is not a variation such as plural.one")
    }
    guard old?.state.rawValue == state || Self.states.contains(state) else {
      throw .malformed("\(TerminalSafeText.word(state)) is not a valid state")
    }
    return TextsChange.Text(path: place, value: value, state: StringUnit.State(rawValue: state))
  }

  private static let states: Set<String> = ["new", "needs_review", "translated"]
}
