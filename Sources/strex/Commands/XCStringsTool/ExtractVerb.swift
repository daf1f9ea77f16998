import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import StringExtraction

/// `xcstringstool extract`: finds localizable strings in sources, without a build.
struct ExtractVerb: ToolVerb {
  private static let sources = ToolParameter.argument(
    "source-files", "The paths to the source files.", isRequired: false, isRepeating: true)
  private static let routine = ToolParameter(
    kind: .option, name: "routine", letter: "s", abstract: "A function to treat like NSLocalizedString.",
    isRepeating: true)
  private static let format = ToolParameter(
    kind: .option, name: "output-format", abstract: "The format of the output files.",
    values: ["stringsdata", "xcstrings", "strings"], standard: "stringsdata")
  private static let table = ToolParameter(
    kind: .option, name: "table", abstract: "Optionally specify particular tables to extract.", isRepeating: true)
  private static let legacy = ToolParameter.flag(
    "legacy-localizable-strings", "Extract from NSLocalizedString and similar macros.")
  private static let modern = ToolParameter.flag(
    "modern-localizable-strings",
    "Extract from String(localized:), AttributedString(localized:), and LocalizedStringResource.")
  private static let swiftUI = ToolParameter.flag("SwiftUI", "Extract from various SwiftUI APIs.")
  private static let swiftUIText = ToolParameter.flag("SwiftUI-Text", "Extract from SwiftUI Text.")
  private static let potential = ToolParameter.flag(
    "all-potential-swift-keys", "Also extract all other Swift literals to the table __PotentialKeys.")
  private static let omitsEmpty = ToolParameter.flag(
    "omit-empty-stringsdata", "Do not write .stringsdata files for source files without strings.")
  private static let appends = ToolParameter.flag(
    "append", "Add strings to existing .xcstrings and .strings files instead of replacing the files.")
  private static let avoidsPlaceholder = ToolParameter.flag(
    "avoid-arg-placeholder", "Write format specifiers instead of %arg.")

  static let form = ToolForm(
    name: "extract", abstract: "Extracts localizable strings from source code.",
    parameters: [
      sources, .outputDirectory, format, legacy, modern, swiftUI, swiftUIText, routine, table, potential, omitsEmpty,
      appends, avoidsPlaceholder,
    ])

  let arguments: VerbArguments
  let context: CommandContext

  private var routines: [String] { arguments.all(Self.routine) }

  func run() async throws -> ExitCode {
    var request = ProjectRequest(currentFolder: context.currentFolder)
    request.paths = arguments.paths(Self.sources)
    if request.paths.isEmpty { return .success }
    // Apple's tool does not look at the files around a source.
    (request.isIsolated, request.includesTests) = (true, true)
    request.routines = routines
    let project = try await context.console.project(request, context.sdk)
    var extraction = await project.selectedStrings()
    let diagnostics = (project.problems + extraction.diagnostics).errors
    diagnostics.forEach(context.console.complain)
    extraction.strings = extraction.strings.filter(isWanted)
    extraction.untyped = arguments.has(Self.potential) ? otherLiterals(of: project, beside: extraction.strings) : []
    if !arguments.has(Self.avoidsPlaceholder) {
      for index in extraction.strings.indices { extraction.strings[index].replaceSpecifiers() }
    }
    let output = ExtractedFiles(extraction, of: project, in: arguments.path(.outputDirectory))
    try WriteError.catching { () throws(FileError) in try write(output) }
    return diagnostics.isEmpty ? .success : .findings
  }

  /// Returns all literals of Swift sources that are not extracted.
  private func otherLiterals(of project: Project, beside strings: [ExtractedString]) -> [UntypedLiteral] {
    let taken = Set(strings.map { SourcePlace($0.site) })
    let literals = project.sources.selected.flatMap {
      LiteralTexts.literals(in: project.sources.texts[$0]) { _ in true }
    }
    return literals.filter { !taken.contains(SourcePlace($0.site)) }.map { literal in
      var literal = literal
      if !arguments.has(Self.avoidsPlaceholder) { literal.text = literal.text.replacing("%@", with: Self.placeholder) }
      return literal
    }
  }

  /// The placeholder of any interpolation.
  fileprivate static let placeholder = "%arg"

  private func write(_ output: ExtractedFiles) throws(FileError) {
    switch arguments.value(Self.format) {
    case "xcstrings": try output.writeCatalogs(adding: arguments.has(Self.appends))
    case "strings": try output.writeTables(adding: arguments.has(Self.appends))
    default: try output.writeStringsData(withEmpty: !arguments.has(Self.omitsEmpty))
    }
  }

  /// Returns whether the flags select the call that a string was found in.
  private func isWanted(_ string: ExtractedString) -> Bool {
    let tables = arguments.all(Self.table)
    guard tables.isEmpty || tables.contains(string.table) else { return false }
    let callee = string.site.api.prefix { $0 != "(" && $0 != "." }
    if string.traits.isOfRoutine { return routines.contains(String(callee)) || arguments.has(Self.legacy) }
    if string.traits.isSwiftUIKey {
      return arguments.has(Self.swiftUI) || arguments.has(Self.swiftUIText) && callee == "Text"
    }
    return arguments.has(Self.modern)
  }
}

extension ExtractedString {
  /// Writes a placeholder for each interpolation, as Apple's tool does, which does not know types.
  fileprivate mutating func replaceSpecifiers() {
    var rest = interpolations.map(\.specifier)[...]
    key = Self.withPlaceholders(key, &rest)
    defaultValue = defaultValue.map { Self.withPlaceholders($0, &rest) }
  }

  private static func withPlaceholders(_ text: String, _ specifiers: inout ArraySlice<String>) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("%%") {
        result += "%%"
        rest = rest.dropFirst(2)
      } else if let specifier = specifiers.first, rest.hasPrefix(specifier) {
        result += specifier.hasPrefix("%") ? ExtractVerb.placeholder : specifier
        rest = rest.dropFirst(specifier.count)
        specifiers = specifiers.dropFirst()
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
