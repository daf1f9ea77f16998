import Diagnostics
import StringExtraction
import StructuredText

extension JSONWriter {
  /// Returns an object that begins with the format version and ends with the diagnostics of the run.
  package static func report(
    _ version: Int, _ diagnostics: [Diagnostic], _ members: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      members(&json)
      json.objects("diagnostics", diagnostics) { $0.write($1) }
    }
    return json.text
  }

  /// Writes the position of a literal as members of the current object.
  mutating func members(_ site: LiteralSite) {
    member("file", site.file)
    member("line", site.location.line)
    member("column", site.location.column)
    member("api", site.api)
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    member("severity", diagnostic.severity.rawValue)
    member("id", diagnostic.identifier)
    member("message", diagnostic.message)
    member("file", diagnostic.file)
    member("line", diagnostic.range?.start.line)
    member("column", diagnostic.range?.start.column)
  }
}
