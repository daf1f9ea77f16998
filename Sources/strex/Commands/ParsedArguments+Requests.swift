import AppleSDK
import Findings
import ProjectLayout
import ProjectSync
import TextBasics
import Workspace

// What words ask for, in the terms of those who do it.
extension ParsedArguments {
  /// The paths that an option names.
  func paths(_ name: OptionName, from folder: FilePath) -> [GivenPath] { all(name).map { GivenPath($0, from: folder) } }

  /// What is said of the project.
  /// - Parameter folder: the current one, where relative paths start.
  func projectRequest(from folder: FilePath) -> ProjectRequest {
    var request = ProjectRequest(currentFolder: folder)
    request.paths = operands.map { GivenPath($0, from: folder) }
    request.catalogs = paths(.catalog, from: folder)
    request.project = paths(.project, from: folder).last
    request.targets = all(.target)
    request.interfaces = paths(.interface, from: folder) + paths(.index, from: folder)
    request.routines = all(.routine)
    request.xcode = all(.xcode).last.flatMap { Int($0) }.flatMap(XcodeVersion.init)
    request.isIsolated = has(.isolated)
    request.includesTests = has(.tests)
    request.includesPreviews = has(.previews)
    request.isScriptPhase = has(.scriptPhase)
    request.rules = KnownRules.identifiers.sorted()
    return request
  }

  /// How findings are to be judged and printed.
  func findingsRequest(from folder: FilePath) throws(UsageProblem) -> FindingsRequest {
    if has(.updateBaseline), !has(.baseline) { throw UsageProblem("--update-baseline needs --baseline FILE") }
    return FindingsRequest(
      project: projectRequest(from: folder), format: choice(.format) ?? .text, failOn: choice(.failOn) ?? .warning,
      baseline: paths(.baseline, from: folder).last, updatesBaseline: has(.updateBaseline))
  }

  /// What is to be printed or written of strings.
  func extractRequest(from folder: FilePath) throws(UsageProblem) -> ExtractRequest {
    let output: ExtractRequest.Output
    switch (choice(.format) ?? ExtractFormat.text, paths(.output, from: folder).last) {
    case (.stringsdata, let target?): output = .stringsdata(target)
    case (.text, nil): output = has(.statistics) ? .statistics(.text) : .strings(.text)
    case (.json, nil): output = has(.statistics) ? .statistics(.json) : .strings(.json)
    case (.stringsdata, nil), (.text, _?), (.json, _?):
      throw UsageProblem("--format stringsdata and --output DIR go together")
    }
    return ExtractRequest(project: projectRequest(from: folder), output: output, readsCatalogs: !has(.noCatalog))
  }

  /// What is to be told of translations.
  func statusRequest(from folder: FilePath) throws(UsageProblem) -> StatusRequest {
    StatusRequest(
      project: projectRequest(from: folder), format: choice(.format) ?? .text, listing: choice(.list),
      languages: all(.language), unfoldsComplete: has(.verbose) || has(.language), limit: try limit())
  }

  /// Which tables become catalogs.
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

  /// What is to be told of targets.
  func targetsRequest(from folder: FilePath) -> TargetsRequest {
    TargetsRequest(
      project: projectRequest(from: folder), format: choice(.format) ?? .text, listsSources: has(.verbose))
  }

  /// How everything is to be printed.
  var consoleRequest: ConsoleRequest {
    ConsoleRequest(isQuiet: has(.quiet), isLenient: has(.exitZero), colour: choice(.color) ?? .auto)
  }
}
