import CatalogLint
import Findings
import StringExtraction

/// `strex status`: prints how far translations are.
struct StatusCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws -> ExitCode {
    let limit = try limit()
    let catalogs = try CatalogSet(under: arguments.operands, arguments)
    let report = StatusReport(catalogs)
    if arguments.choice(.format) == "json" {
      console.print(StatusJSON.text(report, catalogs.problems))
    } else {
      let text = StatusText(hasBars: console.isInteractive, isColoured: console.coloursResults)
      if !report.parts.isEmpty { console.print(text.text(report)) }
      console.report(catalogs.problems + catalogs.absence)
    }
    if !catalogs.problems.isEmpty { return .problem }
    let lagging = limit.map { limit in report.totals.filter { $0.count.percentage < limit } } ?? []
    if lagging.isEmpty { return .success }
    let list = lagging.map { VisibleText.escaped($0.language) }.joined(separator: ", ")
    console.report(
      Diagnostic(.error, "fail-under", "less is translated than \(arguments.all(.failUnder)[0]) %: \(list)"))
    return .outOfStep
  }

  /// The percentage of `--fail-under`.
  private func limit() throws(UsageProblem) -> Double? {
    guard let text = arguments.all(.failUnder).first else { return nil }
    guard let number = Double(text), number >= 0, number <= 100 else {
      throw UsageProblem("--fail-under needs a number from 0 to 100, not ‘\(text)’")
    }
    return number
  }
}
