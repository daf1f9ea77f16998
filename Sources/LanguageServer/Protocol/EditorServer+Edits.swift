import Diagnostics
import ProjectModel
import StructuredText

/// The edits of a single text.
struct TextChange {
  let path: FilePath
  /// The text before the edits, which their ranges refer to.
  let text: DocumentText
  /// The edits, in bytes.
  let edits: [SourceEdit]
}

// Edits in the format of the protocol.
extension EditorServer {
  /// Writes a `WorkspaceEdit`. A client that supports versions rejects an edit of a document that has changed since.
  func write(_ changes: [TextChange], to json: inout JSONWriter) {
    json.object { json in
      guard capabilities.knowsVersions else {
        json.object("changes") { json in
          for change in changes {
            json.key(uri(of: change.path))
            writeEdits(of: change, to: &json)
          }
        }
        return
      }
      json.objects("documentChanges", changes) { json, change in
        json.object("textDocument") { json in
          json.member("uri", uri(of: change.path))
          json.key("version")
          if let version = document(at: change.path)?.version { json.value(version) } else { json.null() }
        }
        json.key("edits")
        writeEdits(of: change, to: &json)
      }
    }
  }

  private func uri(of path: FilePath) -> String { document(at: path)?.uri ?? DocumentURI.text(path) }

  private func writeEdits(of change: TextChange, to json: inout JSONWriter) {
    json.objects(change.edits) { json, edit in
      write("range", edit.range, in: change.text, to: &json)
      json.member("newText", edit.text)
    }
  }
}
