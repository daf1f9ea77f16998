import Foundation
import Testing

@Suite struct TreeRules {
  @Test func theTopHoldsWhatItMay() throws {
    let allowed: Set<String> = ["Package.swift", "Package.resolved", "README.md", "Samples", "Sources", "Tests"]
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.top.path)
    #expect(names.filter { !allowed.contains($0) && !$0.hasPrefix(".") } == [])
  }

  @Test func thePackageDependsOnNothing() throws {
    let manifest = try SourceTree.text("Package.swift")
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
  }

  @Test(arguments: SourceTree.sources + SourceTree.tests)
  func nothingIsLeftUndone(_ file: SourceFile) {
    // Put together here, so that this file does not hold them itself.
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    #expect(file.lines.filter { line in words.contains { line.contains($0) } } == [])
    let merges = ["<", ">"].map { String(repeating: $0, count: 7) + " " }
    #expect(file.lines.filter { line in merges.contains { line.hasPrefix($0) } } == [], "marks of a merge")
  }

  @Test(arguments: SourceTree.sources.filter { !["strex", "strex-benchmark"].contains($0.module) })
  func unsafeCodeStandsInOneFileOfTheLexer(_ file: SourceFile) {
    guard file.module != "SwiftLexing", file.module != "AppleSDK" else { return }
    #expect(file.lines.filter { $0.contains("Unsafe") } == [])
  }

  /// What a checker asks is kept: see `Checker+Lookups.swift`. Flow is followed for audits alone, which keep nothing.
  @Test(arguments: SourceTree.sources.filter { ["SwiftTypes", "StringExtraction"].contains($0.module) })
  func theIndexIsAskedInOnePlace(_ file: SourceFile) {
    let exempt = ["Checker+Lookups.swift", "FlowFinding.swift", "IndexBuilder.swift", "SymbolIndex"]
    guard !exempt.contains(where: file.path.contains) else { return }
    let tables = [
      "topLevel", "members", "membersByName", "nestedTypeNames", "extensions", "operatorFunctions", "macros",
    ]
    let questions = tables.flatMap { ["index.\($0)[", "index.\($0).contains"] }
    #expect(file.lines.filter { line in questions.contains { line.contains($0) } } == [])
  }

  @Test func theLexerHasOneUnsafeFile() {
    let files = SourceTree.sources.filter { file in
      file.module == "SwiftLexing" && file.lines.contains { $0.contains("Unsafe") }
    }
    #expect(files.count <= 1, "\(files.map(\.path))")
  }
}
