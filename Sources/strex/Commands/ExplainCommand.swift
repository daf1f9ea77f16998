import Findings
import StringExtraction

/// `strex explain`: prints why the literals on a line are extracted or not.
struct ExplainCommand {
  let arguments: ParsedArguments
  let console: Console
  let sdk: SDKReading

  func run() async throws -> ExitCode {
    guard let place = PlaceOperand(arguments.operand) else { throw UsageProblem.operand(of: .explain) }
    let (project, index) = try await source(at: place)
    console.report(project.problems)
    let answers = await project.extractor.explain(index, line: place.line, column: place.column)
    if answers.isEmpty {
      console.print("No string literal stands at \(VisibleText.escaped(place.file)):\(place.line).")
    } else {
      let text = ExplanationText(isColoured: console.coloursResults)
      let uncompiled = UncompiledStrings(project)
      let blocks = answers.map { text.block($0, hasTaker: $0.extracted.map(uncompiled.hasTaker) ?? true) }
      console.print(blocks.joined(separator: "\n\n"))
    }
    return .success
  }

  /// The source among those that give it types: its project, or without one what `strex extract` reads here.
  private func source(at place: PlaceOperand) async throws -> (Project, Int) {
    let name = try NamedPath(place.file)
    let current = try NamedPath(".").physical
    if !SourceFinder.hasProject(around: name), current.folder != nil, name.physical.isWithin(current) {
      let project = try await Project([], arguments, console, sdk)
      let index = project.sources.selected.first { project.sources.paths[$0] == name.physical }
      if let index { return (project, index) }
    }
    let project = try await Project([place.file], arguments, console, sdk)
    guard !name.isFolder, let index = project.sources.selected.first else {
      throw FileProblem(place.file, "it is no Swift source")
    }
    return (project, index)
  }
}
