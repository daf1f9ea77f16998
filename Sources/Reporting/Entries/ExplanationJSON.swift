import Diagnostics
import StringExtraction
import StructuredText

/// The documented output of `strex explain --format json`.
///
///     {"version":1,
///      "literals":[{"file","line","column","literal","isExtracted","key","table","catalog",
///                   "steps":[{"text","place"}]}],
///      "entries":[{"catalog","line","key","decision","reason","verdict","xcode","steps":[…the same…]}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// Members without a value are left out. `decision` is `up-to-date`, `added`, `changed`, `revived`, `stale`, `removed`,
/// `renamed`, `moved`, `kept`, `refused` or `no-catalog`; `reason` is a case of `RetentionReason`. `place` is a path
/// with line and column, or the name of an SDK module. New members may be added within a version.
package enum ExplanationJSON {
  package static let version = 1

  package static func text(
    literals: [ExplainedLiteral], entries: [EntryExplanation], _ diagnostics: [Diagnostic]
  ) -> String {
    JSONWriter.report(version, diagnostics) { json in
      json.objects("literals", literals) { $0.write($1) }
      json.objects("entries", entries) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ literal: ExplainedLiteral) {
    let explanation = literal.explanation
    member("file", explanation.site.file)
    member("line", explanation.site.location.line)
    member("column", explanation.site.location.column)
    member("literal", explanation.literal)
    member("isExtracted", explanation.extracted != nil && literal.isTaken)
    member("key", explanation.extracted?.key ?? literal.symbol?.key)
    member("table", explanation.extracted?.table ?? literal.symbol?.table)
    member("catalog", literal.catalog)
    write(explanation.steps)
  }

  fileprivate mutating func write(_ entry: EntryExplanation) {
    member("catalog", entry.catalog)
    member("line", entry.line)
    member("key", entry.key)
    member("decision", entry.decision.rawValue)
    member("reason", entry.reason?.rawValue)
    member("verdict", entry.verdict)
    member("xcode", entry.inXcode)
    write(entry.steps)
  }

  private mutating func write(_ steps: [Explanation.Step]) {
    objects("steps", steps) { json, step in
      json.member("text", step.text)
      json.member("place", step.declaration)
    }
  }
}
