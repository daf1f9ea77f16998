import StringExtraction
import SwiftLexing
import Testing

@testable import StringDataFlow

@Suite struct SymbolExpressionTests {
  /// Returns the expression whose name is `tide`: its code, arguments and place.
  private func expression(_ code: String) async -> String {
    let source = SourceText(path: "A.swift", text: "import SwiftUI\n" + code)
    let extractor = await Extractor(sources: [source])
    let wanted = Array(".tide".utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: wanted) } ?? 0
    let end = start + wanted.count
    guard let found = extractor.symbolExpressions(in: 0, endingAt: [end])[end] else { return "none" }
    return ([source.text(found.range), "\(found.place)"] + found.arguments).joined(separator: " | ")
  }

  @Test(arguments: [
    ("let a = Text(.tide)", ".tide | text"),
    ("let a = Text(.Sea.tide(3))", ".Sea.tide(3) | text | 3"),
    ("let a = String(localized: .tide(name: who, 2))", ".tide(name: who, 2) | localizedString | who | 2"),
    ("let a = Button(.tide) {}", ".tide | implicit"),
    ("let a: LocalizedStringResource = .tide", ".tide | implicit"),
    ("let a = LocalizedStringResource.tide", "LocalizedStringResource.tide | typed"),
    ("let a = LocalizedStringResource.Sea.tide(1)", "LocalizedStringResource.Sea.tide(1) | typed | 1"),
    ("let a: LocalizedStringResource = .tide.self", ".tide | typed"),
    ("func f() -> some View { VStack { Text(.tide) } }", ".tide | text"),
  ])
  func expressionsAreFound(_ code: String, _ expected: String) async {
    #expect(await expression(code) == expected)
  }
}
