import CatalogRouting
import ProjectAnalysis
import StringExtraction

extension RoutineStrings {
  /// Returns the strings that targets extract from explained literals, including strings that are found only by the
  /// text of a call.
  ///
  /// - Parameter answers: the explanations. Steps about these strings are added to them.
  package func strings(of answers: inout [Explanation], with inactive: InactiveStrings) -> [[ExtractedString]] {
    var found = Extraction()
    found.strings = answers.compactMap(\.extracted)
    addSelected(to: &found)
    let taken = Dictionary(grouping: found.strings.filter(inactive.isExtracted)) { SourcePlace($0.site) }
    return answers.indices.map { index in
      let strings = taken[SourcePlace(answers[index].site)] ?? []
      guard let byText = strings.first(where: { $0 != answers[index].extracted }) else { return strings }
      answers[index].steps.append(Explanation.Step(byText: byText))
      if answers[index].extracted.map(inactive.isExtracted) != true { answers[index].extracted = byText }
      return strings
    }
  }
}

extension Explanation.Step {
  fileprivate init(byText string: ExtractedString) {
    self.init(
      string.traits.isOfTextScan
        ? "The target does not extract strings by type (SWIFT_EMIT_LOC_STRINGS), so the key is the literal's text "
          + "with %@ for each interpolation."
        : "The configuration lists the function in `routines`, so strex finds its calls by name.")
  }
}
