import Diagnostics
import Testing

@Suite struct QuantityTests {
  @Test(arguments: [
    ([], ""), (["de"], "de"), (["de", "fr"], "de, fr"), (["de", "fr", "it"], "de, fr, it"),
    (["de", "fr", "it", "nl"], "de, fr and 2 more"),
  ])
  func listsAreCutIfSeveralItemsRemain(_ names: [String], _ text: String) {
    #expect(Quantity.first(2, of: names) == text)
  }
}
