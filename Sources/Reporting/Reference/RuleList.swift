import Diagnostics
import ProjectChecks
import StructuredText

/// The output of `strex rules`.
package enum RuleList {
  /// A table with one row for each rule, in sections by command.
  package static func text(isColored: Bool) -> String {
    let width = KnownRules.all.map(\.identifier.count).max() ?? 0
    return KnownRules.groups.map { group in
      let rows = group.rules.map { rule in
        let severity = rule.severity.rawValue.padded(to: 8)
        let state = rule.isOnByDefault ? "on " : "off"
        return "  \(rule.identifier.padded(to: width))  \(severity) \(state)  \(rule.summary)"
      }
      return ([Style.bold.applied(to: "Rules of strex \(group.command):", if: isColored)] + rows).joined(
        separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The documented output of `--format json`:
  ///
  ///     {"version":1,"rules":[{"rule","command","severity","enabled","summary","explanation"}]}
  package static var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.objects("rules", KnownRules.groups.flatMap { group in group.rules.map { (group.command, $0) } }) {
        json, row in
        let (command, rule) = row
        json.member("rule", rule.identifier)
        json.member("command", command)
        json.member("severity", rule.severity.rawValue)
        json.member("enabled", rule.isOnByDefault)
        json.member("summary", rule.summary)
        json.member("explanation", rule.explanation)
      }
    }
    return json.text
  }
}

extension String {
  /// The text padded with spaces to a length.
  func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
