import Foundation
import Testing

@testable import strex_benchmark

@Suite struct ShuffleTests {
  @Test func everySourceIsDealtOnce() {
    for seed in 1...5 {
      let hands = ShuffledProject.hands(40, WordSource(seed: seed))
      #expect(hands.count == 3 && hands.flatMap { $0 }.sorted() == Array(0..<40))
      #expect(hands != ShuffledProject.hands(40, WordSource(seed: seed + 1)))
      #expect(hands == ShuffledProject.hands(40, WordSource(seed: seed)))
    }
  }

  @Test func orderDoesNotMatter() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strex-shuffle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder may have the name of a source file.
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Lib.swift"), withIntermediateDirectories: false)
    for number in 1...4 {
      let text =
        "import SwiftUI\nlet c\(number) = c\(number - 1)\nlet t\(number) = Text(\"n\(number) \\(c\(5 - number))\")\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("F\(number).swift"))
    }
    try Data("let c0 = 1.5\n".utf8).write(to: folder.appendingPathComponent("F0.swift"))
    let report = try await ShuffleReport([folder.path], times: 3)
    #expect(report.isAlike && report.projects[0].sources == 5 && report.projects[0].strings == 4)
    let ways = "3 orders, alone and with all calls type-checked"
    #expect(report.text() == "\(folder.path): 5 source files, 4 strings: the same in \(ways)")
  }

  @Test func severalPathsRequireOrders() throws {
    let options = try BenchmarkOptions(["--shuffle", "20", "A", "B"])
    #expect(options.shuffles == 20 && options.paths == ["A", "B"])
    #expect(throws: BenchmarkError.self) { try BenchmarkOptions(["--shuffle", "A"]) }
    #expect(throws: BenchmarkError.self) { try BenchmarkOptions(["--runs", "2", "A", "B"]) }
  }
}
