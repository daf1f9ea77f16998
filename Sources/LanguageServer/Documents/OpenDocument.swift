import Diagnostics
import FileSystem
import Foundation
import JSONRPC
import ProjectModel

/// A document that is open in the editor. Its text is used in place of the file on disk.
struct OpenDocument: Sendable {
  /// The URI that the editor uses.
  let uri: String
  let path: FilePath
  var text: DocumentText
  var version: Int?

  /// Applies all changes of a notification in order, or none of them.
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
  /// Parses a client's position. Numbers out of range are clamped.
  init(_ params: RPCParams) throws(RPCError) {
    func number(_ name: String) throws(RPCError) -> Int { min(max(0, try params.integer(name)), Int(Int32.max)) }
    self.init(line: try number("line"), character: try number("character"))
  }
}

/// Converts document URIs to paths.
enum DocumentURI {
  /// Returns the path of a `file` URI, with symbolic links resolved, or `nil` for any other URI.
  static func path(_ uri: String) -> FilePath? {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty, url.path.hasPrefix("/") else { return nil }
    let path = FilePath(url.path).resolvingParents
    return (try? FilePath(resolving: path.string)) ?? path
  }

  static func text(_ path: FilePath) -> String { FileURI.text(path.string) }
}
