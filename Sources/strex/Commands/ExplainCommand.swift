import Audit
import CatalogRouting
import Findings
import IncrementalExtraction
import ProjectLayout
import ProjectSync
import Reports
import StringExtraction
import SwiftLexing
import TextBasics
import Workspace

/// `strex explain`: prints why the literals on a line are extracted or not.
struct ExplainCommand {
  private let request: ProjectRequest
  private let place: PlaceOperand
  private let console: Console
  private let sdk: SDKLoad

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    (console, sdk) = (context.console, context.sdk)
    guard let place = PlaceOperand(arguments.operand) else { throw UsageProblem.operand(of: .explain) }
    self.place = place
    request = arguments.projectRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    if FileKind(of: FilePath(place.file)) == .interfaceBuilder { return try await explainInterface() }
    if FilePath(place.file).isPropertyList { return try await explainPropertyList() }
    let (project, index) = try await source()
    console.report(project.problems)
    if let broken = SourceBreak(in: project.sources.texts[index]) {
      console.report(Diagnostic(broken, in: project.sources.texts[index]))
    }
    var answers = try await explanations(of: index, at: place, project)
    if answers.isEmpty {
      console.print("No string literal stands at \(TerminalSafeText.escaped(place.file)):\(place.line).")
    } else {
      let text = ExplanationText(isColoured: console.coloursResults)
      let description = try project.description
      let inactive = InactiveStrings(description)
      let strings = RoutineStrings(project).strings(of: &answers, with: inactive)
      var catalogs = CatalogSentence(description)
      let blocks = zip(answers, strings).map { answer, strings in
        let isTaken = !strings.isEmpty || answer.extracted == nil
        return text.block(answer, isExtracted: isTaken, catalog: catalogs.text(for: strings))
      }
      console.print(blocks.joined(separator: "\n\n"))
    }
    return .success
  }

  /// The source, among those that give it types: its project, or without one, the sources that `strex extract` reads
  /// here.
  private func source() async throws -> (Project, Int) {
    var request = request
    let file = GivenPath(place.file, from: request.currentFolder)
    let name = try NamedPath(file)
    let current = request.currentFolder
    if !name.hasProject, current.folder != nil, name.physical.isWithin(current) {
      request.paths = []
      let project = try await console.project(request, sdk)
      let index = project.sources.selected.first { project.sources.paths[$0] == name.physical }
      if let index { return (project, index) }
    }
    request.paths = [file]
    let project = try await console.project(request, sdk)
    guard !name.isFolder, let index = project.sources.selected.first else {
      throw FileProblem(place.file, "it is no Swift source")
    }
    return (project, index)
  }

  /// Why literals are extracted or not, and which are nevertheless looked up at run time.
  private func explanations(of index: Int, at place: PlaceOperand, _ project: Project) async throws -> [Explanation] {
    let lines = TextPositions(project.sources.texts[index].bytes)
    var answers = await project.extractor.explain(index, line: place.line, column: place.column)
    let sites = Set(answers.filter { $0.extracted == nil }.map(\.site.location))
    let source = project.sources.texts[index]
    let texts = LiteralTexts.literals(in: source) { _ in true }.filter { sites.contains($0.site.location) }.map(\.text)
    if texts.isEmpty { return answers }
    let displays = await displays(of: index, project)
    let uses = try await RunTimeKeys(project, sdk).uses(of: Set(texts)).filter { $0.site.file == source.path }
    for position in answers.indices where answers[position].extracted == nil {
      let place = answers[position].site.location
      answers[position].steps += uses.first { $0.site.location == place }.map { [.init($0)] } ?? []
      let start = lines.position(line: place.line, byteColumn: place.column)
      answers[position].steps += displays.first { $0.literal == start }.map { [.init($0)] } ?? []
    }
    return answers
  }
}

extension ExplainCommand {
  /// Prints why the texts on a line of a storyboard or xib are extracted or not.
  private func explainInterface() async throws -> ExitCode {
    var request = request
    request.paths = [GivenPath(place.file, from: request.currentFolder)]
    let name = try NamedPath(request.paths[0])
    let project = try await console.project(request, nil, listsSources: true)
    let texts = InterfaceTexts(name.physical, of: project)
    console.report(project.problems + texts.diagnostics)
    let answers = texts.explanations(line: place.line, column: place.column)
    print(answers, texts.catalogSentence(in: project))
    return texts.isRead ? .success : .problem
  }

  /// Prints why the texts on a line of a property list are extracted or not.
  private func explainPropertyList() async throws -> ExitCode {
    let name = try NamedPath(GivenPath(place.file, from: request.currentFolder))
    var request = request
    request.paths = name.hasProject ? [GivenPath(name.project.path.string, from: request.currentFolder)] : []
    let project = try await console.project(request, nil, listsSources: true)
    let list = try PropertyListFile(name.physical, of: project)
    console.report(project.problems + list.diagnostics)
    print(list.explanations(line: place.line, column: place.column), list.catalogSentence(project.names))
    return list.diagnostics.isEmpty ? .success : .problem
  }

  private func print(_ answers: [Explanation], _ catalog: String) {
    let text = ExplanationText(isColoured: console.coloursResults)
    let blocks = answers.map { text.block($0, catalog: catalog) }
    let place = "\(TerminalSafeText.escaped(place.file)):\(place.line)"
    console.print(blocks.isEmpty ? "No text begins at \(place)." : blocks.joined(separator: "\n\n"))
  }

  /// The literals of the source that users see as they are.
  private func displays(of index: Int, _ project: Project) async -> [TextDisplay] {
    let paths = project.sources.paths.map(\.string)
    let auditor = Auditor(await project.extractor, sources: project.sources.texts, paths: paths)
    return auditor.displays(in: await auditor.read(for: []), of: index)
  }
}

extension Explanation.Step {
  /// Says that a literal is shown as it is.
  fileprivate init(_ display: TextDisplay) {
    let place = display.place.map { "\($0.path):\($0.position.line):\($0.position.column)" }
    self.init("\(display.name) shows it as it is.", declaration: place)
  }

  /// Says that a literal is in use as a key although it is not extracted.
  fileprivate init(_ use: KeyUse) {
    let table = use.table.map { " in table \($0)" } ?? ""
    self.init(
      "It is looked up\(table) when the app runs, \(use.way): it is not added, and an entry of its text is left alone.")
  }
}
