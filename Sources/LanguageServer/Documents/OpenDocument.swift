import JSONRPC
import ProjectLayout

/// A document that the editor has open: what it shows counts, saved or not.
struct OpenDocument: Sendable {
  /// As the editor calls it.
  let uri: String
  let path: FilePath
  var text: DocumentText
  var version: Int?

  /// Takes the changes of a notification, each on top of those before it.
  mutating func apply(_ changes: [RPCParams], _ encoding: PositionEncoding) throws(RPCError) {
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
  }
}

extension DocumentPosition {
  init(_ params: RPCParams) throws(RPCError) {
    self.init(line: try params.integer("line"), character: try params.integer("character"))
  }
}
