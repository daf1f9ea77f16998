import CatalogLint
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectModel
import Reporting
import TextBasics

/// `strex status`: prints the completeness of translations.
struct StatusCommand: Command {
  static let description = CommandDescription(
    name: "status", summary: "Show translation progress by catalog and language", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      For each catalog under PATH and each language, counts the strings that are translated, new, missing or in need of
      review.

      Each catalog is expected to contain the languages of all catalogs in its target and Xcode project. If a catalog
      lacks one of these languages, all its strings count as missing in that language. Each plural form and device
      variation counts separately. As in Xcode, stale keys and keys marked as not translatable are not counted. Tables
      without a catalog are included. The exit status is 0 if everything is fine, 1 if the total for a language in all
      catalogs is below --fail-under, and 2 on errors. With --fail-under, a project without catalogs or without
      translations is an error, unless the configuration lists the source language as its only language. Storyboards
      and xibs without tables have no percentage, so that only --fail-under 100 finds them.
      """, options: options.map(\.row))

  static let options: [CommandOption<StatusOptions>] = .joined(
    [
      ProjectOptions.tests(\.project),
      .words("language", "LANG", .input, "Report only this language", sets: \.languages),
      .flag("shipping", .input, "Leave out keys used only in previews and debug builds", sets: \.isShipping),
      .optionalChoice("list", .output, "List the keys in this state, with locations and languages", sets: \.listing),
      .choice("format", .output, "Choose the output format", sets: \.format),
      .flag("verbose", .output, "Also list complete languages", sets: \.listsComplete).letter("v"),
      CommandOption(
        OptionRow(
          name: "fail-under", value: .word("PERCENT"), group: .safety,
          help: "Exit with status 1 if less than PERCENT of any language is translated")
      ) { request, given throws(UsageError) in request.limit = try StatusOptions.Percentage(given.last) },
      .word("since", "REV", .input, "Compare source strings with this commit instead of HEAD", sets: \.since)
        .uncached,
      .run(RunOptions.noCache),
    ],
    KnownFindings.options(\.known),
    ProjectOptions.mapping(\.project))

  private let options: StatusOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    options = try arguments.applied(Self.options, to: StatusOptions(project: arguments.projectRequest))
    try options.known.check()
  }

  func run() async throws -> ExitCode {
    let project = try await console.project(
      options.project, options.isShipping ? sdk : nil, listsSources: !options.isShipping)
    let reading = try await LoadedCatalogs(of: project, since: options.since)
    let languages = try reading.chosen(options.languages)
    let debugKeys = try await debugKeys(of: project)
    let report = StatusReport(reading.members, languages: languages, listing: options.listing, omitting: debugKeys)
    // If nothing was measured, the required percentage is not met.
    let absence = options.limit == nil ? reading.absence : Self.unmeasured(reading, project)
    let interfaces = UntranslatedInterfaces(of: project, reading.wanted.all).diagnostics
    let problems = reading.problems + interfaces + absence
    print(report, problems)
    if let note = DebugKeys.omission(of: report.omittedKeys) { console.note(note) }
    if problems.hasErrors { return .problem }
    let untranslated = try untranslated(reading, languages, project)
    console.report(untranslated)
    let code = judge(report, reading.wanted.all, untranslatedInterfaces: interfaces.count)
    return untranslated.isEmpty ? code : .findings
  }

  /// Returns the errors if there is nothing to measure. A configuration may list the source language as the only one.
  private static func unmeasured(_ reading: LoadedCatalogs, _ project: Project) -> [Diagnostic] {
    let hasNoLanguage =
      !reading.members.isEmpty && !reading.areForSeveralLanguages && project.configuration.languages.isEmpty
    guard hasNoLanguage else { return reading.absence.map { $0.as(.error) } }
    let message = "no translations were checked because the project has only its source language"
    let help = "list all required languages as `languages` in \(project.configuration.fileName)"
    return [Diagnostic(.error, "no-language", message, help: help)]
  }

  /// Returns the keys that only previews and debug builds use, or `nil` without the option.
  private func debugKeys(of project: Project) async throws -> DebugKeys? {
    guard options.isShipping else { return nil }
    return DebugKeys(try await Analysis(project, .comparison(options.project), sdk, progress: console.progress))
  }

  /// Returns the untranslated texts that are not in the baseline. Empty without the option.
  private func untranslated(
    _ reading: LoadedCatalogs, _ languages: Set<String>, _ project: Project
  ) throws -> [Diagnostic] {
    if options.known.baseline == nil { return [] }
    let root = project.names.firstProject
    let paths = reading.members.map { $0.path.relative(to: root)?.string ?? $0.path.string }
    let linter = CatalogLinter(active: [CatalogLinter.untranslatedRule.identifier])
    let found = zip(reading.members, paths).flatMap { member, path in
      linter.findings(in: member.catalog, path: path, wanted: Set(member.languages)).filter {
        languages.isEmpty || languages.contains($0.content)
      }
    }
    let unknown = try options.known.unlisted(found, new: found, console: console) { rule, path in
      rule == CatalogLinter.untranslatedRule.identifier && languages.isEmpty && paths.contains(path)
    }
    let printed = Dictionary(zip(paths, reading.members.map(\.printed))) { first, _ in first }
    return unknown.map { finding in
      let file = finding.file.flatMap { printed[$0] } ?? finding.file
      return Diagnostic(.error, finding.identifier, finding.message, file: file, range: finding.range)
    }
  }

  private func print(_ report: StatusReport, _ diagnostics: [Diagnostic]) {
    switch options.format {
    case .json: console.print(StatusJSON.text(report, lists: options.listing != nil, diagnostics), as: .json)
    case .text:
      printText(report)
      console.report(diagnostics)
    }
  }

  private func printText(_ report: StatusReport) {
    if let need = options.listing {
      let text = StatusList.text(report, need)
      if !text.isEmpty { console.print(text) }
    } else if !report.parts.isEmpty {
      let text = StatusText(
        hasBars: console.isInteractive, isColored: console.colorsResults,
        unfoldsComplete: options.unfoldsComplete, columns: console.columns)
      console.print(text.text(report))
    }
  }

  /// - Parameters:
  ///   - wanted: the languages of the project. Catalogs may have others, for example drafts.
  ///   - count: the number of storyboards and xibs without tables. Their strings have no percentage.
  private func judge(
    _ report: StatusReport, _ wanted: Set<String>, untranslatedInterfaces count: Int
  ) -> ExitCode {
    guard let limit = options.limit else { return .success }
    let wanted = wanted.union(options.languages)
    let lagging = report.totals.filter { wanted.contains($0.language) && $0.count.percentage < limit.value }
    if !lagging.isEmpty {
      let list = lagging.map { TerminalSafeText.escaped($0.language) }.joined(separator: ", ")
      console.report(Diagnostic(.error, "fail-under", "languages below the required \(limit.text)%: \(list)"))
      return .findings
    }
    if limit.value < 100 || count == 0 { return .success }
    let files = Quantity.of(count, "storyboard or xib", plural: "storyboards or xibs")
    let message = "\(files) \(count == 1 ? "has" : "have") untranslated strings"
    console.report(Diagnostic(.error, "fail-under", message))
    return .findings
  }
}

/// The options of `strex status`.
struct StatusOptions: Sendable {
  var project: ProjectRequest
  var format = PrintFormat.text
  /// The condition for keys to list instead of counts.
  var listing: TranslationNeed?
  /// The only languages to report on; empty for all.
  var languages: [String] = []
  /// Whether keys that only previews and debug builds use do not count.
  var isShipping = false
  /// Whether fully translated languages have separate rows.
  var listsComplete = false
  /// The required percentage of translated units in each language.
  var limit: Percentage?
  /// The texts that are known to be untranslated.
  var known = KnownFindings()
  /// The commit with which source strings are compared, or `nil` for the last one.
  var since: String?

  var unfoldsComplete: Bool { listsComplete || !languages.isEmpty }

  struct Percentage: Sendable {
    /// The percentage as written.
    let text: String
    /// A number from 0 to 100.
    let value: Double

    init(_ text: String) throws(UsageError) {
      guard let number = Double(text), number >= 0, number <= 100 else {
        throw UsageError("--fail-under needs a number from 0 to 100, not \(TerminalSafeText.word(text))")
      }
      (self.text, value) = (text, number)
    }
  }
}
