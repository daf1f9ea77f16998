import CatalogLint
import Diagnostics
import ProjectChecks
import StructuredText

/// The documented output of `strex status --format json`.
///
///     {"version":1,
///      "catalogs":[{"file","sourceLanguage","keys","staleKeys","untranslatableKeys",
///                   "languages":[{"language","translated","needsReview","new","missing","stale",
///                                 "machineTranslated","sourceChanged","percentage"}],
///                   "listed":[{"key","line","comment","languages":[]}]}],
///      "languages":[…the same, all catalogs together…],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// `listed` is only present with `--list`, `line` and `comment` only if they exist. `percentage` is a whole number,
/// rounded down.
package enum StatusJSON {
  package static let version = 1

  /// - Parameter lists: whether keys are listed.
  package static func text(_ report: StatusReport, lists: Bool, _ diagnostics: [Diagnostic]) -> String {
    JSONWriter.report(version, diagnostics) { write(report, lists: lists, to: &$0) }
  }

  /// Writes the members `catalogs` and `languages`.
  package static func write(_ report: StatusReport, lists: Bool = false, to json: inout JSONWriter) {
    json.objects("catalogs", report.parts) { json, part in
      json.member("file", part.path)
      json.member("sourceLanguage", part.status.sourceLanguage)
      json.member("keys", part.status.keys)
      json.member("staleKeys", part.status.staleKeys)
      json.member("untranslatableKeys", part.status.untranslatableKeys)
      json.write(part.languages)
      if lists { json.write(part.list) }
    }
    json.write(report.totals)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ list: [TranslationList.Item]) {
    objects("listed", list) { json, item in
      json.member("key", item.key)
      json.member("line", item.line)
      json.member("comment", item.comment)
      json.member("languages", item.languages)
    }
  }

  fileprivate mutating func write(_ languages: [LanguageCoverage]) {
    objects("languages", languages) { json, row in
      json.member("language", row.language)
      json.member("translated", row.count.translated)
      json.member("needsReview", row.count.needsReview)
      json.member("new", row.count.new)
      json.member("missing", row.count.missing)
      json.member("stale", row.count.stale)
      json.member("machineTranslated", row.count.machineTranslated)
      json.member("sourceChanged", row.count.sourceChanged)
      json.member("percentage", Int(row.count.percentage))
    }
  }
}
