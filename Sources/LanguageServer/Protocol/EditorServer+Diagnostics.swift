import Diagnostics
import JSONRPC
import StructuredText

// Ranges and diagnostics.
extension EditorServer {
  func diagnostics(_ reading: EditorSnapshot, of document: OpenDocument) -> RPCPayload {
    let text = document.text
    return RPCPayload.object { json in
      json.member("uri", document.uri)
      json.member("version", document.version)
      json.key("diagnostics")
      let own = (reading.findings[document.path] ?? []).map { finding in
        ShownFinding(range(of: finding.range, in: text), finding.severity, finding.identifier, finding.sentence)
      }
      let others = (reading.diagnostics[document.path] ?? []).map { diagnostic in
        ShownFinding(
          range(inBytes: diagnostic.range, in: text), diagnostic.severity, diagnostic.identifier, diagnostic.message)
      }
      json.objects((own + others).sorted { $0.range.lowerBound < $1.range.lowerBound }) { json, finding in
        write("range", finding.range, in: text, to: &json)
        json.member("severity", finding.severity)
        json.member("code", finding.identifier)
        json.member("source", "strex")
        json.member("message", finding.message)
      }
    }
  }

  private func range(of range: TextRange?, in text: DocumentText) -> Range<Int> {
    range.map(text.range) ?? 0..<text.endOfLine(at: 0)
  }

  /// Returns the rest of the line, from a column in bytes.
  private func range(inBytes range: TextRange?, in text: DocumentText) -> Range<Int> {
    guard let place = range?.start else { return 0..<text.endOfLine(at: 0) }
    let position = text.position(line: place.line, byteColumn: place.column, .utf8)
    let start = text.offset(of: position, .utf8)
    return start..<text.endOfLine(at: start)
  }

  /// Writes a range as a member.
  func write(_ name: String, _ range: Range<Int>, in text: DocumentText, to json: inout JSONWriter) {
    json.object(name) { json in
      write("start", range.lowerBound, in: text, to: &json)
      write("end", range.upperBound, in: text, to: &json)
    }
  }

  /// Writes an offset as a member.
  func write(_ name: String, _ offset: Int, in text: DocumentText, to json: inout JSONWriter) {
    let position = text.position(of: offset, encoding)
    json.object(name) { json in
      json.member("line", position.line)
      json.member("character", position.character)
    }
  }
}

/// A finding as an editor displays it.
private struct ShownFinding {
  /// The range in bytes.
  let range: Range<Int>
  /// The severity as LSP defines it: 1 is an error.
  let severity: Int
  let identifier: String
  let message: String

  init(_ range: Range<Int>, _ severity: Severity, _ identifier: String, _ message: String) {
    (self.range, self.identifier, self.message) = (range, identifier, message)
    self.severity =
      switch severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
  }
}
