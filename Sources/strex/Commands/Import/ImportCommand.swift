import CatalogLint
import Diagnostics
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringExchange
import StructuredText
import TextBasics

/// `strex import`: imports translations into catalogs.
struct ImportCommand: Command {
  private let options: ImportCommandOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    let folder = context.currentFolder
    let files = TranslationFile.names(among: arguments.operands)
    if files.isEmpty {
      throw UsageError(
        "import needs a FILE whose name ends in .xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json, .xml, "
          + ".xcstrings, .strings or .stringsdict")
    }
    var project = arguments.projectRequest
    project.paths = arguments.operands.filter { !files.contains($0) }.map { GivenPath($0, from: folder) }
    let initial = ImportCommandOptions(project: project, files: files.map { GivenPath($0, from: folder) })
    options = try arguments.applied(Self.options, to: initial)
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: options.isDry ? nil : options.project.named(), run: take)
  }

  private func take() async throws -> ExitCode {
    let (files, problems) = TranslationFile.all(
      options.files, language: options.languages.count == 1 ? options.languages[0] : nil)
    let project = try await console.project(options.project, nil, listsSources: true)
    let imports = try CatalogImports(files, into: project, try await choices(project))
    console.report(problems + project.problems + imports.diagnostics)
    // If part of the import is for another project, all of it may be.
    if imports.hasErrors || !problems.isEmpty { return .problem }
    let targets = imports.targets.values.sorted { $0.path < $1.path }
    try console.write(targets.flatMap(\.edits), isDry: options.isDry)
    for target in targets { console.summarize(summary(of: target), isDry: options.isDry) }
    return imports.faultCount == 0 ? .success : .findings
  }

  private func choices(_ project: Project) async throws -> ImportChoices {
    var choices = ImportChoices()
    choices.namesPending = options.namesPending
    choices.addsLanguages = options.addsLanguages
    choices.ignoresWhitespace = options.ignoresWhitespace
    choices.wanted = options.languages
    choices.followsXcode27 = project.xcode >= .xcode27
    if !options.addsLanguages {
      choices.languages = try LoadedCatalogs(of: project).wanted.all.sorted()
    }
    if !options.keys.isEmpty {
      let selection = try await options.keys.resolved()
      choices.selects = { catalog, language in
        var selection = selection
        selection.languages = [language]
        return Set(selection.keys(of: catalog, languages: [language]).map { UTF8Key($0) })
      }
    }
    let filter = FindingFilter(CatalogLinter.rules, project)
    choices.check = { path in
      { entry, key, catalog, language in
        do throws(JSONError) {
          let check = try TranslationCheck(
            entry, of: key, in: catalog, at: path, language: language, calls: CallArguments(), filter)
          return check.refusals.map { ImportFault(rule: $0.rule, sentence: $0.sentence) }
        } catch { return [ImportFault(rule: "invalid-catalog", sentence: error.message)] }
      }
    }
    return choices
  }

  private func summary(of target: CatalogImports.Target) -> String {
    let (imports, skips) = options.isDry ? ("would import", "skip") : ("imported", "skipped")
    let counts = [(target.changeCount, imports), (target.refusalCount, skips)].filter { $0.0 > 0 }
    let text = counts.isEmpty ? "nothing to import" : counts.map { "\($1) \($0)" }.joined(separator: ", ")
    return "\(TerminalSafeText.escaped(target.printed)): \(text)"
  }
}
