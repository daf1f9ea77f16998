import JSONRPC
import ProjectModel

/// A document that the editor has open: what it shows counts, saved or not.
struct OpenDocument: Sendable {
  /// As the editor calls it.
  let uri: String
  let path: FilePath
  var text: DocumentText
  var version: Int?

  /// Takes the changes of a notification, each on top of those before it: all or none.
  mutating func apply(_ changes: [RPCParams], _ encoding: PositionEncoding) throws(RPCError) {
    var text = text
    for change in changes {
      let new = try change.string("text")
      guard change["range"] != nil else {
        text = DocumentText(ContiguousArray(new.utf8))
        continue
      }
      let range = try change.object("range")
      let start = text.offset(of: try DocumentPosition(try range.object("start")), encoding)
      text.replace(from: start, to: text.offset(of: try DocumentPosition(try range.object("end")), encoding), with: new)
    }
    self.text = text
  }
}

extension DocumentPosition {
  /// A position that a client names. Numbers that no document has become the nearest that one may have.
  init(_ params: RPCParams) throws(RPCError) {
    func number(_ name: String) throws(RPCError) -> Int { min(max(0, try params.integer(name)), Int(Int32.max)) }
    self.init(line: try number("line"), character: try number("character"))
  }
}
