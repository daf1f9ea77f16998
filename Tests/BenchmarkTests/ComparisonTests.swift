import Foundation
import Testing

@testable import strex_benchmark

@Suite struct ComparisonTests {
  @Test(arguments: [0.5, 1, 2]) func fitFindsTheExponent(_ power: Double) throws {
    let points = [1.0, 4, 16, 64].map { (size: $0, cost: 3 * pow($0, power)) }
    #expect(abs(try #require(PowerFit(points)).exponent - power) < 1e-9)
  }

  @Test func fitNeedsTwoSizes() {
    #expect(PowerFit([]) == nil && PowerFit([(1, 2)]) == nil && PowerFit([(1, 2), (1, 3)]) == nil)
  }

  @Test(arguments: [(1, [1]), (2, [1, 2]), (64, [1, 4, 16, 64]), (1000, [1, 4, 16, 64, 256, 1000])])
  func sizesEndWithTheLargest(_ largest: Int, _ sizes: [Int]) { #expect(Comparison.sizes(upTo: largest) == sizes) }

  @Test(arguments: [(0, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"), (1.049, "1.05"), (2.999, "3"), (0.01, "0.01")])
  func numbersAreShort(_ number: Double, _ text: String) { #expect(number.short == text) }

  @Test func limitsAreChecked() {
    #expect(
      ComparedRatio("a", 3, .atMost(3), "").holds == true && ComparedRatio("a", 3.1, .atMost(3), "").holds == false)
    #expect(ComparedRatio("a", 1.8, .atLeast(1.8), "").holds == true)
    #expect(
      ComparedRatio("a", 1.7, .atLeast(1.8), "").holds == false && ComparedRatio("a", nil, .atMost(1), "").holds == nil)
  }

  private let report = ComparisonReport(
    path: "App", runs: 3, cores: 2,
    ratios: [
      ComparedRatio("time", 2.5, .atMost(6), "5 ms"), ComparedRatio("two cores", nil, .atLeast(1.8), "one core"),
    ])

  @Test func theTableIsMarkdown() {
    #expect(
      report.text() == """
        | what      | ratio | bar   | holds | measured |
        | --------- | ----- | ----- | ----- | --- |
        | time      | 2.5   | ≤ 6   | yes   | 5 ms |
        | two cores | –     | ≥ 1.8 | –     | one core |
        """)
  }

  @Test func programsReadTheSameInput() throws {
    let read = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
    let ratios = try #require(read?["ratios"] as? [[String: Any]])
    #expect(
      ratios[0]["ratio"] as? Double == 2.5 && ratios[0]["holds"] as? Bool == true
        && ratios[0]["bar"] as? String == "≤ 6")
    #expect(ratios[1]["ratio"] == nil && ratios[1]["name"] as? String == "two cores")
  }

  @Test func optionsAreRead() throws {
    let options = try BenchmarkOptions(["--compare", "--up-to", "64", "--catalog", "C", "--runs", "3", "App"])
    #expect(
      options.compares && options.upTo == 64 && options.catalog == "C" && options.runs == 3 && options.path == "App")
    for wrong in [["--up-to", "0", "App"], ["--catalog"], ["--compare"], ["a", "b"], ["--none", "a"]] {
      #expect(throws: BenchmarkError.self) { try BenchmarkOptions(wrong) }
    }
  }

  @Test func aGeneratedCatalogHasItsSize() throws {
    let text = GeneratedCatalog(bytes: 20_000).text
    #expect((20_000..<23_000).contains(text.utf8.count))
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(((read?["strings"] as? [String: Any])?.count ?? 0) > 10)
  }
}
