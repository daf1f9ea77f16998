import CatalogLint
import Findings
import StringExtraction

/// `strex status`: prints how far translations are.
struct StatusCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() async throws -> ExitCode {
    let limit = try limit()
    let need = arguments.has(.list) ? TranslationNeed(rawValue: arguments.choice(.list)) : nil
    let project = try await Project(arguments.operands, arguments, console, nil, listsSources: true)
    let asked = CatalogSet(project.found.catalogs.filter(project.isAskedFor), of: project)
    let others = CatalogSet(project.found.catalogs.filter { !project.isAskedFor($0) }, of: project)
    let wanted = ProjectLanguages(project, asked.members + others.members)
    let report = StatusReport(
      asked.members, wanted: wanted, languages: try chosenLanguages(wanted, asked), listing: need)
    let problems = project.problems + asked.problems
    print(report, need, problems + asked.absence)
    if problems.contains(where: { $0.severity == .error }) { return .problem }
    return judge(report, limit)
  }

  private func print(_ report: StatusReport, _ need: TranslationNeed?, _ diagnostics: [Diagnostic]) {
    if arguments.choice(.format) == "json" {
      console.print(StatusJSON.text(report, lists: need != nil, diagnostics))
      return
    }
    if let need {
      let text = StatusList.text(report, need)
      if !text.isEmpty { console.print(text) }
    } else if !report.parts.isEmpty {
      let text = StatusText(
        hasBars: console.isInteractive, isColoured: console.coloursResults,
        unfoldsComplete: arguments.has(.verbose) || arguments.has(.language), columns: console.columns)
      console.print(text.text(report))
    }
    console.report(diagnostics)
  }

  private func judge(_ report: StatusReport, _ limit: Double?) -> ExitCode {
    let lagging = limit.map { limit in report.totals.filter { $0.count.percentage < limit } } ?? []
    if lagging.isEmpty { return .success }
    let list = lagging.map { TerminalSafeText.escaped($0.language) }.joined(separator: ", ")
    console.report(
      Diagnostic(.error, "fail-under", "less is translated than \(arguments.all(.failUnder)[0]) %: \(list)"))
    return .outOfStep
  }

  /// The languages of `--language`, none for all.
  private func chosenLanguages(_ wanted: ProjectLanguages, _ asked: CatalogSet) throws(UsageProblem) -> Set<String> {
    let known = asked.members.reduce(into: Set<String>()) { known, member in
      known.formUnion(wanted.languages(of: member.path))
    }
    let chosen = arguments.all(.language)
    if let unknown = chosen.first(where: { !known.contains($0) }), !asked.members.isEmpty {
      throw .unknown("language", unknown, known: known.sorted())
    }
    return Set(chosen)
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
