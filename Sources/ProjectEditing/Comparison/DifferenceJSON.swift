import CatalogEditing
import Reporting
import StructuredText
import TextBasics

/// The documented output of `strex diff --format json`.
///
///     {"version":1,
///      "catalogs":[{"path","changes":[{"kind","key","oldKey","comment","line","oldSource","source",
///                   "places":[{"file","line"}],"missing":[…],
///                   "texts":[{"language","variation","old","new","oldState","newState"}]}]}],
///      "languages":[{"language","added","changed","removed","toReview","missing"}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// Members without a value are left out. `kind` is `new`, `reworded`, `removed`, `stale` or `translated`. New members
/// may be added within a version.
package enum DifferenceJSON {
  package static let version = 1

  package static func text(_ difference: TextDifference) -> String {
    JSONWriter.report(version, difference.diagnostics) { json in
      json.objects("catalogs", difference.parts) { json, part in
        json.member("path", part.printed)
        json.objects("changes", part.items) { $0.write($1, part.places[UTF8Key($1.key)] ?? []) }
      }
      json.objects("languages", DifferenceCount.byLanguage(difference.items)) { json, row in
        json.member("language", row.language)
        json.member("added", row.count.added)
        json.member("changed", row.count.changed)
        json.member("removed", row.count.removed)
        json.member("toReview", row.count.toReview)
        json.member("missing", row.count.missing)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ item: CatalogDifference.Item, _ places: [SourceExcerpt]) {
    member("kind", item.kind.rawValue)
    member("key", item.key)
    member("oldKey", item.oldKey)
    member("comment", item.comment)
    member("line", item.line)
    member("oldSource", item.oldSource)
    member("source", item.source)
    objects("places", places) { json, place in
      json.member("file", place.file)
      json.member("line", place.line)
    }
    member("missing", item.missing)
    objects("texts", item.changes) { $0.write($1) }
  }

  private mutating func write(_ change: TranslationChange) {
    member("language", change.language)
    member("variation", change.path.isEmpty ? nil : change.path)
    member("old", change.old?.value)
    member("new", change.new?.value)
    member("oldState", change.old?.state.rawValue)
    member("newState", change.new?.state.rawValue)
  }
}
