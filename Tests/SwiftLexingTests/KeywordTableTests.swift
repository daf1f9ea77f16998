import Testing

@testable import SwiftLexing

struct KeywordTableTests {
  @Test func everyKeywordIsRecognised() {
    for kind in KeywordTable.keywords {
      #expect(kindOfName("\(kind)") == kind)
      #expect(kindOfName("\(kind)s") != kind)
      #expect(kindOfName("\(kind)".dropLast() + "_") == .identifier)
    }
    #expect(KeywordTable.keywords.count == 53)
    #expect(kindOfName("_") == .underscore)
  }

  @Test(arguments: [
    "async", "await", "actor", "some", "any", "macro", "open", "convenience", "lazy", "weak", "get", "set", "indirect",
    "Type", "Protocol", "precedencegroups", "associatedtypf", "Class", "e", "el", "els", "precedencegroup_and_more",
  ])
  func otherWordsAreIdentifiers(_ word: String) {
    #expect(kindOfName(word) == .identifier)
  }

  private func kindOfName(_ name: some StringProtocol) -> TokenKind {
    Lexer.tokenize(SourceText(path: "Test.swift", text: String(name)))[0].kind
  }
}
