import CatalogRouting
import StringExtraction

extension RoutineStrings {
  /// Explains the keys that targets take by the text of their calls alone, where they take none by its type.
  package func complete(_ answers: inout [Explanation], with inactive: InactiveStrings) {
    var found = Extraction()
    found.strings = answers.compactMap(\.extracted)
    addSelected(to: &found)
    for index in answers.indices {
      if let typed = answers[index].extracted, inactive.isExtracted(typed) { continue }
      let string = found.strings.first { $0.isAt(answers[index].site) && inactive.isExtracted($0) }
      guard let string else { continue }
      answers[index].extracted = string
      answers[index].steps.append(Explanation.Step(byText: string))
    }
  }
}

extension ExtractedString {
  fileprivate func isAt(_ site: LiteralSite) -> Bool {
    self.site.file == site.file && self.site.location == site.location
  }
}

extension Explanation.Step {
  fileprivate init(byText string: ExtractedString) {
    self.init(
      string.traits.isOfTextScan
        ? "Its target does not extract by types (SWIFT_EMIT_LOC_STRINGS): the text of the call counts, each interpolation as %@."
        : "The project names its routine as one whose calls are found by their text.")
  }
}
