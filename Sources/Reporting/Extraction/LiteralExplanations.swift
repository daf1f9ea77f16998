import Audit
import CatalogRouting
import Diagnostics
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import StringDataFlow
import StringExtraction
import SwiftLexing

/// Explains why the literals on a line of a source are extracted or not, and names their catalogs.
package struct LiteralExplanations: Sendable {
  package struct Item: Sendable {
    package let explanation: Explanation
    /// The strings that targets extract from the literal.
    package let strings: [ExtractedString]
    /// A sentence about the catalogs of the key.
    package let catalog: String?

    /// Whether a target extracts the literal as a key.
    package var isTaken: Bool { !strings.isEmpty || explanation.extracted == nil }
  }

  package let items: [Item]

  /// - Parameters:
  ///   - index: the index of the source among the project's sources.
  ///   - line: 1-based.
  ///   - column: 1-based, in bytes, or `nil` for all literals of the line.
  package init(of index: Int, line: Int, column: Int?, in project: Project, _ sdk: SDKLoad) async throws {
    var answers = try await Self.answers(index, line, column, project, sdk)
    if answers.isEmpty {
      items = []
      return
    }
    items = Self.explained(&answers, project, try project.description)
  }

  /// Combines known results, without type-checking.
  /// - Parameters:
  ///   - answers: the reasons why the literals of a source are extracted or not.
  ///   - index: the index of the source among the project's sources.
  ///   - description: the project's description.
  ///   - uses: the run-time lookups of the source's strings.
  ///   - displays: the texts of the source that users see untranslated.
  package init(
    _ answers: [Explanation], of index: Int, in project: Project, _ description: ProjectDescription, uses: [KeyUse],
    displays: [TextDisplay]
  ) {
    var answers = answers
    Self.add(uses, displays, to: &answers, project.sources.texts[index])
    items = answers.isEmpty ? [] : Self.explained(&answers, project, description)
  }

  private static func explained(
    _ answers: inout [Explanation], _ project: Project, _ description: ProjectDescription
  ) -> [Item] {
    let strings = RoutineStrings(project).strings(of: &answers, with: InactiveStrings(description))
    var catalogs = CatalogSentence(description)
    return zip(answers, strings).map { answer, strings in
      Item(explanation: answer, strings: strings, catalog: catalogs.text(for: strings))
    }
  }

  /// Returns why literals are extracted or not, and which literals are looked up at run time nevertheless.
  private static func answers(
    _ index: Int, _ line: Int, _ column: Int?, _ project: Project, _ sdk: SDKLoad
  ) async throws -> [Explanation] {
    let source = project.sources.texts[index]
    var answers = await project.extractor.explain(index, line: line, column: column)
    let sites = Set(answers.filter { $0.extracted == nil }.map(\.site.location))
    let texts = LiteralTexts.literals(in: source) { _ in true }.filter { sites.contains($0.site.location) }.map(\.text)
    if texts.isEmpty { return answers }
    let displays = await displays(of: index, project)
    let uses = try await RunTimeKeys(project, sdk).uses(of: Set(texts)).filter { $0.site.file == source.path }
    add(uses, displays, to: &answers, source)
    return answers
  }

  /// Adds steps about literals that are not extracted.
  private static func add(
    _ uses: [KeyUse], _ displays: [TextDisplay], to answers: inout [Explanation], _ source: SourceText
  ) {
    if uses.isEmpty, displays.isEmpty { return }
    let lines = TextPositions(source.bytes)
    for position in answers.indices where answers[position].extracted == nil {
      let place = answers[position].site.location
      answers[position].steps += uses.first { $0.site.location == place }.map { [.init($0)] } ?? []
      let start = lines.position(line: place.line, byteColumn: place.column)
      answers[position].steps += displays.first { $0.literal == start }.map { [.init($0)] } ?? []
    }
  }

  /// Returns the literals of the source that users see untranslated.
  private static func displays(of index: Int, _ project: Project) async -> [TextDisplay] {
    let paths = project.sources.paths.map(\.string)
    let auditor = Auditor(await project.extractor, sources: project.sources.texts, paths: paths)
    return auditor.displays(in: await auditor.read(for: []), of: index)
  }
}

extension Explanation.Step {
  /// A step: the literal is shown untranslated.
  fileprivate init(_ display: TextDisplay) {
    let place = display.place.map { "\($0.path):\($0.position.line):\($0.position.column)" }
    self.init("It \(display.manner).", declaration: place)
  }

  /// A step: the literal is used as a key although it is not extracted.
  fileprivate init(_ use: KeyUse) {
    let table = use.table.map { " in table \($0)" } ?? ""
    self.init("It is looked up\(table) at run time \(use.way), so strex keeps an existing entry but does not add one.")
  }
}
