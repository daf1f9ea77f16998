import Findings
import StringExtraction
import SwiftLexing

/// `strex explain`: prints why the literals on a line are extracted or not.
struct ExplainCommand {
  let arguments: ParsedArguments
  let console: Console
  let sdk: SDKReading

  func run() async throws -> ExitCode {
    guard let place = PlaceOperand(arguments.operand) else { throw UsageProblem.operand(of: .explain) }
    let project = try await Project([place.file], arguments, console, sdk)
    console.report(project.problems)
    guard project.finder.named.allSatisfy({ !$0.isFolder }), let index = project.sources.selected.first else {
      throw FileProblem(place.file, "it is no Swift source")
    }
    if let broken = SourceBreak(in: project.sources.texts[index]) {
      console.report(Diagnostic(broken, in: project.sources.texts[index]))
    }
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
}
