import CatalogLint
import CommandLineInterface
import ProjectSync
import Reports
import StringExtraction
import Workspace

/// `strex lint`: prints problems in translations.
struct LintCommand {
  private let request: FindingsRequest
  private let console: Console
  private let sdk: SDKLoad

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    (console, sdk) = (context.console, context.sdk)
    request = try arguments.findingsRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    // A sync pass tells which string goes to which catalog.
    let project = try await console.project(request.project, sdk)
    let pass = try await SyncPass(project, .asJudged(request.project), sdk, progress: console.progress)
    let output = FindingsOutput(CatalogLinter.rules, project, request, console)
    func place(_ file: String) -> String { project.sources.places[file].map(output.path) ?? file }
    let calls = Dictionary(
      pass.updates.map { ($0.path, CallArguments($0.strings, place)) }, uniquingKeysWith: { first, _ in first })
    let catalogs = CatalogSet(project.found.catalogs.filter(project.isAskedFor), of: project)
    let linter = CatalogLinter(active: output.active)
    let findings = catalogs.members.flatMap { member in
      linter.findings(
        in: member.catalog, path: output.path(member.path), calls: calls[member.path] ?? CallArguments(),
        generatesSymbols: project.map.generatesSymbols(of: member.path))
    }
    let unused = linter.isActive(CatalogLinter.unusedRule) ? await pass.unusedKeys() : [:]
    let tables = try TableCatalogs(of: project, unused: unused)
    let tableFindings = tables.members.flatMap { table in
      let strings = pass.strings.filter { $0.table == table.group.name }
      return TableFindings(linter, path: output.path).findings(in: table, calls: CallArguments(strings, place))
    }
    let absence = tables.members.isEmpty ? catalogs.absence : []
    let problems = pass.hindrances + catalogs.problems + tables.problems + absence
    return console.end(try output.report(findings + tableFindings, problems: problems))
  }
}

extension CallArguments {
  /// The arguments that strings get, as far as their types are known.
  /// - Parameter path: returns the path of a source as findings have it.
  init(_ strings: [ExtractedString], _ path: (String) -> String) {
    self.init()
    for string in strings.sorted(by: { $0.site < $1.site }) where !string.isDebugOnly {
      let specifiers = string.passedSpecifiers
      if specifiers.isEmpty { continue }
      let place = "\(path(string.site.file)):\(string.site.location.line)"
      add(Call(specifiers: specifiers, place: place), for: string.key)
    }
  }
}

extension ExtractedString {
  /// The specifiers of the arguments, in their order; `%p` for those of unknown type, none where there are no arguments.
  fileprivate var passedSpecifiers: [String] {
    if let formatArguments { return formatArguments }
    let interpolations = interpolations.filter { !$0.specifier.hasPrefix("$") }
    return interpolations.map { $0.evidence == .assumed ? "%p" : $0.specifier }
  }
}
