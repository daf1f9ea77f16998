import StructuredText

/// The documented output of `--format json`.
///
///     {"version":1,
///      "findings":[{"rule","severity","confidence","doubt","file","line","column","endLine","endColumn","message",
///                   "suggestion","key","group","related":[{"file","line","column","message"}],"fingerprint"}]}
///
/// Members without a value are left out. `key` is the catalog's key that the finding is about. `doubt` is a clause
/// about why a finding is less certain. `group` is a number that is the same for findings that `--format text` prints
/// as one. `related` contains related places, such as where a text is displayed. `file` is relative to the root of the
/// project. Lines and columns count from 1, columns in UTF-16 code units. The end is the position after the last
/// character. New members may be added within a version; none is removed or changes its meaning.
enum FindingJSON {
  static let version = 1

  static func text(_ report: FindingReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      json.objects("findings", Array(zip(report.findings, FindingGroup.numbers(of: report.findings)))) {
        $0.write($1.0, group: $1.1)
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: Diagnostic, group: Int?) {
    member("rule", finding.identifier)
    member("severity", finding.severity.rawValue)
    member("confidence", finding.confidence.rawValue)
    member("doubt", finding.doubt)
    member("file", finding.file)
    member("line", finding.range?.start.line)
    member("column", finding.range?.start.column)
    member("endLine", finding.range?.end?.line)
    member("endColumn", finding.range?.end?.column)
    member("message", finding.message)
    member("suggestion", finding.help)
    member("key", finding.key)
    member("group", group)
    if !finding.related.isEmpty {
      objects("related", finding.related) { $0.write($1) }
    }
    member("fingerprint", Fingerprint(of: finding).description)
  }
  private mutating func write(_ place: RelatedPlace) {
    member("file", place.path)
    member("line", place.position.line)
    member("column", place.position.column)
    member("message", place.message)
  }
}
