import CatalogEditing
import CatalogLint
import FileSystem
import ProjectChecks
import ProjectEditing
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringExchange
import StructuredText
import TextBasics

/// `strex import`: imports translations into catalogs.
struct ImportCommand: Command {
  static let description = CommandDescription(
    name: "import", summary: "Import translations from translators' files", group: .translations,
    operands: .translations,
    discussion: """
      Imports translations from files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the catalogs
      under PATH. The rules are the same as in Xcode.

      import accepts a translation if the catalog contains its key, its source string has not changed, and its state
      does not begin with `new` or `needs`. If the format specifiers in a translation do not match the key, import
      reports an error and skips the translation. Each skipped translation is listed with the reason. Language codes are
      mapped to the project's languages: zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR or pt-PT. If an XLIFF
      file is not version 1.2 or a file names a catalog that is not in the project, import writes nothing. For an
      Android strings.xml, the language is taken from the folder name; values/strings.xml changes the catalog's source
      strings. Other files change them only with --language.

      The first operand can also be a string catalog (.xcstrings) or table from a translation service. A table is a
      .strings or .stringsdict file in a folder named LANG.lproj. If the table is in another folder, specify its
      language with --language. The same rules apply. import changes the catalog or table with the same name or the one
      passed as PATH.

      To import only certain keys, use --key, --match, --keys-from and --only. For example, `--only missing` keeps
      existing translations. A key that the files or the catalogs lack is an error. The exit status is 0 on success, 1
      if translations were skipped because of their format specifiers, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<ImportCommandOptions>] = .joined(
    KeySelectionOptions.options(\.keys),
    [
      .words(
        "language", "LANG", .input, "Import only this language, and assume it for files that specify none",
        sets: \.languages),
      .flag("add-language", .changes, "Allow languages that are new to the project", sets: \.addsLanguages),
      .flag(
        "ignore-whitespace", .changes, "Accept source strings that differ only in whitespace",
        sets: \.ignoresWhitespace),
      .flag("verbose", .output, "List all strings that are not yet translated", sets: \.namesPending).letter("v"),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))

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
    let selection = try await options.keys.resolved()
    let imports = try CatalogImports(files, into: project, try choices(project, selection))
    console.report(problems + project.problems + imports.diagnostics)
    // If part of the import is for another project, all of it may be.
    if imports.hasErrors || !problems.isEmpty { return .problem }
    try selection.demandKeys(among: imports.keysInFiles, "no imported file contains")
    try selection.demandKeys(among: imports.keysInCatalogs)
    let targets = imports.targets.values.sorted { $0.path < $1.path }
    try console.write(targets.flatMap(\.edits), isDry: options.isDry)
    for target in targets { console.summarize(summary(of: target), isDry: options.isDry) }
    return imports.faultCount == 0 ? .success : .findings
  }

  private func choices(_ project: Project, _ selection: KeySelection) throws -> ImportChoices {
    var choices = ImportChoices()
    choices.namesPending = options.namesPending
    choices.addsLanguages = options.addsLanguages
    choices.ignoresWhitespace = options.ignoresWhitespace
    choices.wanted = options.languages
    choices.followsXcode27 = project.xcode >= .xcode27
    if !options.addsLanguages {
      choices.languages = try LoadedCatalogs(of: project).wanted.all.sorted()
    }
    if !selection.isEmpty {
      choices.selects = { catalog, language in
        var selection = selection
        selection.languages = [language]
        return Set(selection.keys(of: catalog, languages: [language]).map { UTF8Key($0) })
      }
    }
    let filter = FindingFilter(CatalogLinter.rules, project)
    choices.check = { path in
      { entry, key, catalog, language in
        do throws(ParseError) {
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

/// The options of `strex import`.
struct ImportCommandOptions: Sendable {
  var project: ProjectRequest
  /// The files with translations.
  let files: [GivenPath]
  /// The only languages to import; empty for all.
  var languages: [String] = []
  /// The keys whose strings are imported.
  var keys = KeySelectionOptions()
  /// Whether to only print the changes.
  var isDry = false
  /// Whether to name each pending text, not only count them.
  var namesPending = false
  /// Whether to import languages that the project does not have.
  var addsLanguages = false
  /// Whether source texts that differ only in white space count as equal.
  var ignoresWhitespace = false
}
