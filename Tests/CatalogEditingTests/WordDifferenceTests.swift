import CatalogEditing
import TestSupport
import Testing

@Suite struct WordDifferenceTests {
  private func marks(_ old: String, _ new: String) -> String {
    WordDifference(from: old, to: new).parts.map { part in
      switch part.kind {
      case .same: part.text
      case .removed: "[-\(part.text)]"
      case .added: "[+\(part.text)]"
      }
    }.joined()
  }

  @Test func changedWordsAreMarked() {
    #expect(marks("Save", "Save") == "Save")
    #expect(marks("Save the file", "Save all files") == "Save [-the][+all] [-file][+files]")
    #expect(marks("", "New") == "[+New]" && marks("Old", "") == "[-Old]" && marks("", "") == "")
    #expect(marks("Delete?", "Delete %@?") == "Delete[+ %@]?")
    #expect(marks("10 Tage", "12 Tage") == "[-10][+12] Tage")
  }

  @Test func partsAreBothTexts() {
    var random = SeededRandom(9)
    let words = ["a", "b", " ", "ä", "1", "%@", "👩‍👩‍👧", "\n"]
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in (0..<random.below(12)).map { _ in random.pick(words) }.joined() }
      let parts = WordDifference(from: texts[0], to: texts[1]).parts
      #expect(parts.filter { $0.kind != .added }.map(\.text).joined() == texts[0])
      #expect(parts.filter { $0.kind != .removed }.map(\.text).joined() == texts[1])
      #expect(!parts.contains { $0.text.isEmpty })
    }
  }

  @Test func longTextsAreMarkedAsAWhole() {
    let (old, new) = (String(repeating: "a ", count: 1_000), String(repeating: "b ", count: 1_000))
    #expect(WordDifference(from: old, to: new).parts.map(\.kind) == [.removed, .added])
  }
}
