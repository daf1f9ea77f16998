import CommandLineInterface
import Diagnostics
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import ProjectSync
import Reporting
import SDKInterfaces
import StringCatalog
import TextBasics

// Requests that are made from the command line.
extension ParsedArguments {
  /// Returns the paths given with an option.
  func paths(_ name: OptionName, from folder: FilePath) -> [GivenPath] { all(name).map { GivenPath($0, from: folder) } }

  /// Returns the output folder or file.
  /// - Throws: for `-`, which means standard output elsewhere.
  func outputPlace(_ noun: String, from folder: FilePath) throws(UsageProblem) -> GivenPath? {
    guard let output = paths(.output, from: folder).last else { return nil }
    if output.text == "-" {
      throw UsageProblem("--output needs a \(noun), not standard output; write `./-` for a \(noun) named `-`")
    }
    return output
  }

  /// Returns the request for reading the project.
  /// - Parameter folder: the current folder, to which paths are relative.
  func projectRequest(from folder: FilePath) -> ProjectRequest {
    var request = ProjectRequest(currentFolder: folder)
    request.paths = operands.map { GivenPath($0, from: folder) }
    request.catalogs = paths(.catalog, from: folder)
    request.project = paths(.project, from: folder).last
    request.targets = all(.target)
    request.interfaces = paths(.interface, from: folder) + paths(.index, from: folder)
    request.routines = all(.routine)
    request.xcode = xcode
    request.isIsolated = has(.isolated)
    request.includesTests = has(.tests)
    request.includesPreviews = has(.previews)
    request.includesDefaultTitles = has(.defaultTitles)
    request.isScriptPhase = has(.scriptPhase)
    request.confidence = choice(.confidence)
    request.rules = KnownRules.identifiers.sorted()
    return request
  }

  /// - Throws: if the options about known findings contradict each other.
  func checkBaseline() throws(UsageProblem) {
    if has(.updateBaseline), !has(.baseline) { throw UsageProblem("--update-baseline needs --baseline FILE") }
    if has(.updateBaseline), has(.since) { throw UsageProblem("--since and --update-baseline cannot be combined") }
  }

  /// Returns the request for filtering and printing findings.
  func findingsRequest(from folder: FilePath) throws(UsageProblem) -> FindingsRequest {
    try checkBaseline()
    if has(.dryRun), !has(.fix) { throw UsageProblem("--dry-run needs --fix") }
    if has(.fix), has(.updateBaseline) { throw UsageProblem("--fix and --update-baseline cannot be combined") }
    let format: ReportFormat = choice(.format) ?? .text
    return FindingsRequest(
      project: projectRequest(from: folder), format: format, failOn: choice(.failOn) ?? .warning,
      rules: try ruleChoice(), baseline: paths(.baseline, from: folder).last, updatesBaseline: has(.updateBaseline),
      since: all(.since).last,
      payloads: paths(.payloads, from: folder), fixes: has(.fix), isDry: has(.dryRun),
      isVerbose: has(.verbose), languages: all(.language),
      syncCommand: syncCommand(isForPrograms: ![.text, .xcode].contains(format)))
  }

  /// Returns the rules that --rule and --disable select.
  private func ruleChoice() throws(UsageProblem) -> RuleChoice {
    let known = KnownRules.groups.first { $0.command == command?.rawValue }?.rules.map(\.identifier) ?? []
    for name in all(.rule) + all(.disable) where !known.contains(name) {
      throw .unknown("rule", name, known: known)
    }
    return RuleChoice(only: all(.rule), disabled: all(.disable))
  }

  /// Returns the request for printing or writing strings.
  func extractRequest(from folder: FilePath) throws(UsageProblem) -> ExtractRequest {
    let output: ExtractRequest.Output
    switch (choice(.format) ?? ExtractFormat.text, try outputPlace("folder", from: folder)) {
    case (.stringsdata, let target?): output = .stringsdata(target)
    case (.text, nil): output = has(.statistics) ? .statistics(.text) : .strings(.text)
    case (.json, nil): output = has(.statistics) ? .statistics(.json) : .strings(.json)
    case (.stringsdata, nil), (.text, _?), (.json, _?):
      throw UsageProblem("--format stringsdata needs --output DIR, and the other way round")
    }
    return ExtractRequest(
      project: projectRequest(from: folder), output: output, readsCatalogs: !has(.noCatalog), usesCache: !has(.noCache))
  }

  /// Returns the request for a report on translations.
  func statusRequest(from folder: FilePath) throws(UsageProblem) -> StatusRequest {
    try checkBaseline()
    return StatusRequest(
      project: projectRequest(from: folder), format: choice(.format) ?? .text, listing: choice(.list),
      languages: all(.language), unfoldsComplete: has(.verbose) || has(.language), limit: try limit(),
      baseline: paths(.baseline, from: folder).last, updatesBaseline: has(.updateBaseline))
  }

  /// Returns the request for explaining a literal or a key.
  func explainRequest(from folder: FilePath) throws(UsageProblem) -> ExplainRequest {
    let format: PrintFormat = choice(.format) ?? .text
    if let key = all(.key).last {
      return ExplainRequest(
        project: projectRequest(from: folder), subject: .key(key, table: all(.table).last), format: format)
    }
    if has(.table) { throw UsageProblem("--table needs --key KEY") }
    guard operands.count == 1 else { throw UsageProblem.operand(of: .explain) }
    guard let place = PlaceOperand(operand) else {
      if let text = DiagnosticReference.text(of: operand) {
        return ExplainRequest(project: projectRequest(from: folder), subject: .rule(text), format: format)
      }
      throw UsageProblem(
        "\(TerminalSafeText.word(operand)) is neither FILE:LINE nor a rule\(DiagnosticReference.hint(for: operand))")
    }
    return ExplainRequest(project: projectRequest(from: folder), subject: .place(place), format: format)
  }

  /// Returns the request for a report page.
  func reportRequest(from folder: FilePath) throws(UsageProblem) -> ReportRequest {
    guard let output = paths(.output, from: folder).last else { throw UsageProblem("report needs --output FILE") }
    return ReportRequest(
      project: projectRequest(from: folder), output: output.text == "-" ? nil : output, languages: all(.language))
  }

  /// Returns the request for migrating tables.
  func migrationRequest(from folder: FilePath) -> MigrationRequest {
    var request = MigrationRequest(projectRequest(from: folder))
    request.paths = request.project.paths.isEmpty ? [GivenPath(".", from: folder)] : request.project.paths
    request.sourceLanguage = all(.sourceLanguage).last
    (request.skipsHeaders, request.isDry) = (has(.skipHeaders), has(.dryRun))
    request.deletesTables = has(.deleteTables)
    return request
  }

  private func limit() throws(UsageProblem) -> StatusRequest.Percentage? {
    guard let text = all(.failUnder).first else { return nil }
    guard let number = Double(text), number >= 0, number <= 100 else {
      throw UsageProblem("--fail-under needs a number from 0 to 100, not \(TerminalSafeText.word(text))")
    }
    return .init(text: text, value: number)
  }

  /// Returns the request for a report on targets.
  func targetsRequest(from folder: FilePath) -> TargetsRequest {
    TargetsRequest(
      project: projectRequest(from: folder), format: choice(.format) ?? .text, listsSources: has(.verbose))
  }

  /// Returns the request for adding a pseudo-language.
  func pseudoRequest(from folder: FilePath) throws(UsageProblem) -> PseudoRequest {
    let language = all(.language).last ?? "en-XA"
    guard PseudoLanguage.contains(language) else {
      throw UsageProblem(
        "--language needs a language that ends in XA, XB or XC, not \(TerminalSafeText.word(language))")
    }
    if has(.remove), has(.transform) { throw UsageProblem("--remove and --transform cannot be combined") }
    let chosen = Set(all(.transform).compactMap(PseudoTransform.init))
    return PseudoRequest(
      project: projectRequest(from: folder), language: language,
      transforms: chosen.isEmpty ? PseudoTransform.usual(for: language) : chosen, removes: has(.remove),
      isDry: has(.dryRun))
  }

  /// Returns the request for a compilation.
  func compileRequest(from folder: FilePath) throws(UsageProblem) -> CompileRequest {
    guard let output = try outputPlace("folder", from: folder) else { throw UsageProblem("compile needs --output DIR") }
    return CompileRequest(
      catalogs: operands.map { GivenPath($0, from: folder) }, output: output, languages: all(.language),
      serialization: choice(.format) ?? .text, platform: choice(.platform) ?? .apple,
      writesAll: has(.allTables), rules: xcode.map { $0 >= .xcode27 } == true ? .xcode27 : .xcode26,
      isDry: has(.dryRun))
  }

  /// The version of Xcode to imitate, or `nil` if none is named.
  private var xcode: XcodeVersion? { all(.xcode).last.flatMap { Int($0) }.flatMap(XcodeVersion.init) }

  /// Returns the request for an export to translators.
  func exportRequest(from folder: FilePath) throws(UsageProblem) -> ExportRequest {
    if let word = ExportRequest.missingLanguages(among: operands, from: folder).first {
      let option = TerminalSafeText.word("--language \(word)")
      throw UsageProblem("no file or folder \(TerminalSafeText.word(word)); to export a language, use \(option)")
    }
    guard let output = try outputPlace("folder", from: folder) else { throw UsageProblem("export needs --output DIR") }
    if let wrong = all(.language).first(where: { !LanguageName.isPlain($0) }) {
      throw UsageProblem("--language needs a language identifier, not \(TerminalSafeText.word(wrong))")
    }
    let format: ExportFormat = choice(.format) ?? .xcloc
    if format == .android, has(.only) { throw UsageProblem("--format android and --only cannot be combined") }
    return ExportRequest(
      project: projectRequest(from: folder), output: output, format: format,
      languages: all(.language), need: choice(.only), isDry: has(.dryRun))
  }

  /// Returns the request for an import of translations.
  func importRequest(from folder: FilePath) throws(UsageProblem) -> ImportRequest {
    let files = TranslationFile.names(among: operands)
    if files.isEmpty {
      throw UsageProblem(
        "import needs a FILE whose name ends in .xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json, .xml, "
          + ".xcstrings, .strings or .stringsdict")
    }
    var project = projectRequest(from: folder)
    project.paths = operands.filter { !files.contains($0) }.map { GivenPath($0, from: folder) }
    return ImportRequest(
      project: project, files: files.map { GivenPath($0, from: folder) }, isDry: has(.dryRun),
      namesPending: has(.verbose), addsLanguages: has(.addLanguage), ignoresWhitespace: has(.ignoreWhitespace))
  }

  /// Returns the request for generating symbols.
  func symbolsRequest(from folder: FilePath) throws(UsageProblem) -> SymbolsRequest {
    let given = paths(.output, from: folder).last
    let output = given?.text == "-" ? nil : given
    if operands.count > 1, output == nil {
      throw UsageProblem("generate-symbols needs --output DIR for several catalogs")
    }
    return SymbolsRequest(
      catalogs: operands.map { GivenPath($0, from: folder) }, output: output, isNonisolated: !has(.noNonisolated))
  }

  /// The request for console output.
  var consoleRequest: ConsoleRequest {
    ConsoleRequest(isQuiet: has(.quiet), isLenient: has(.exitZero), colour: choice(.color) ?? .auto)
  }
}
