import SwiftLexing
import Testing

@testable import StringExtraction

/// Tests the macro family in C and Objective-C, and routines by name in Swift.
@Suite struct RoutineScannerTests {
  private func c(_ text: String, _ routines: String...) -> [ExtractedString] {
    RoutineScanner(routines: routines).strings(inC: SourceText(path: "a.m", text: text))
  }

  private func swift(_ text: String, _ routines: String...) -> [ExtractedString] {
    RoutineScanner(routines: routines).strings(inSwift: SourceText(path: "a.swift", text: text))
  }

  private func summary(_ strings: [ExtractedString]) -> [String] {
    strings.map { string in
      let parts = [string.key, string.table, string.comment, string.defaultValue, string.bundle]
      return parts.map { $0 ?? "-" }.joined(separator: "|")
    }
  }

  @Test(
    arguments: [
      (#"NSLocalizedString(@"Key", @"Note")"#, ["Key|Localizable|Note|-|-"]),
      (#"NSLocalizedString(@"Key", nil)"#, ["Key|Localizable|-|-|-"]),
      (#"NSLocalizedStringFromTable(@"Key", @"T", @"Note")"#, ["Key|T|Note|-|-"]),
      (#"NSLocalizedStringFromTableInBundle(@"Key", @"T", [self bundle], nil)"#, ["Key|T|-|-|[self bundle]"]),
      (#"NSLocalizedStringFromTableInBundle(@"Key", nil, nil, nil)"#, ["Key|Localizable|-|-|-"]),
      (
        #"NSLocalizedStringWithDefaultValue(@"k", nil, b(1, 2), @"Value", @"Note")"#,
        ["k|Localizable|Note|Value|b(1, 2)"]
      ),
      (#"CFCopyLocalizedString(CFSTR("Key"), "Note")"#, ["Key|Localizable|Note|-|-"]),
      (#"CFCopyLocalizedStringFromTable(CFSTR("Key"), CFSTR("T"), "Note")"#, ["Key|T|Note|-|-"]),
      (#"CFCopyLocalizedStringWithDefaultValue(CFSTR("k"), CFSTR("T"), NULL, CFSTR("V"), "")"#, ["k|T|-|V|-"]),
      (#"NSLocalizedAttributedString(@"Key", nil)"#, ["Key|Localizable|-|-|-"]),
      (
        #"f(NSLocalizedString (@"One, " @"two" "\u00e9\n\x41\101\"", /* no */ @"(a" ")"))"#,
        ["One, twoé\nAA\"|Localizable|(a)|-|-"]
      ),
      (
        #"a(NSLocalizedString(@"A", nil), NSLocalizedString(@"B", nil))"#,
        ["A|Localizable|-|-|-", "B|Localizable|-|-|-"]
      ),
      ("NSLocalizedString(\n  @\"A\"\n  @\"B\",\n  nil)", ["AB|Localizable|-|-|-"]),
      (#"NSLocalizedString((@"A"), nil)"#, ["A|Localizable|-|-|-"]),
      (#"NSLocalizedString(@"100%", nil)"#, ["100%|Localizable|-|-|-"]),
    ] as [(String, [String])])
  func allRoutinesAreRecognized(_ text: String, _ expected: [String]) {
    #expect(summary(c(text)) == expected)
  }

  @Test(arguments: [
    "NSLocalizedString(key, nil)", "NSLocalizedString(@\"a\")", "NSLocalizedString(@\"a\", nil, nil)",
    "NSLocalizedStringFromTable(@\"a\", table, nil)", "#define L(x) NSLocalizedString(x, nil)",
    "#define NSLocalizedString(@\"a\", nil)",
    "  #pragma L \\\n  NSLocalizedString(@\"a\", nil)", "@\"NSLocalizedString(@\\\"a\\\", nil)\"",
    "MyNSLocalizedString(@\"a\", nil)", "NSLocalizedString(@\"a\", nil", "NSLocalizedString(@\"a\" b, nil)", "'\"' \"",
    "NSLocalizedString(", "NSLocalizedString(@\"\\", "/* NSLocalizedString", "#define \\",
  ])
  func otherTextIsIgnored(_ text: String) {
    #expect(c(text).isEmpty)
  }

  @Test(arguments: [
    "#define kTitle NSLocalizedString(@\"a\", nil)", "  #  define kTitle(x) \\\n  NSLocalizedString(@\"a\", nil)\n}",
    "#define kTitle() { NSLocalizedString(@\"a\" \\\r\n  , nil)\r\n#import \"b.h\"",
  ])
  func bodiesOfMacrosCount(_ text: String) {
    #expect(c(text).map(\.key) == ["a"])
  }

  @Test func positionsAreThoseOfTheKeys() throws {
    let string = try #require(c("\n\n  x = NSLocalizedString( @\"a\", nil);").first)
    #expect(string.site.location == SourceLocation(line: 3, column: 26))
    #expect(string.site.api == "NSLocalizedString" && string.traits.isOfRoutine)
  }

  /// The types of arguments are known only where the text shows them.
  @Test(
    arguments: [
      (#"[NSString stringWithFormat:NSLocalizedString(@"k", nil), @"a", (int)n, rooms.count, x]"#, "%@ %d %lu %p"),
      (#"[NSString localizedStringWithFormat:NSLocalizedString(@"k", nil), f(a, b), [c d:e, g]]"#, "%p %p"),
      (#"[[NSString alloc] initWithFormat:NSLocalizedString(@"k", nil)]"#, ""),
      (#"[self show:NSLocalizedString(@"k", nil), n]"#, nil), (#"NSLocalizedString(@"k", nil)"#, nil),
      (#"[NSString stringWithFormat:NSLocalizedString(@"k", nil), n"#, nil),
      (#"[NSString stringWithFormat:NSLocalizedString(@"k", nil), f(n"#, nil),
    ] as [(String, String?)])
  func formatCallsPassTheirArguments(_ text: String, _ expected: String?) {
    #expect(c(text).map { $0.formatArguments?.joined(separator: " ") } == [expected])
  }

  @Test func namedRoutinesSupportAllForms() {
    let text = #"L10n(@"a", nil); L10nFromTable(@"b", @"T", nil); Other(@"c", nil)"#
    #expect(summary(c(text, "L10n")) == ["a|Localizable|-|-|-", "b|T|-|-|-"])
  }

  @Test(
    arguments: [
      (#"let a = L10n("Key", comment: "Note")"#, ["Key|Localizable|Note|-|-"]),
      (#"Strings.L10n("Key", tableName: "T", bundle: .main, value: "V", comment: "")"#, ["Key|T|-|V|-"]),
      (#"L10n("a\n") + L10n(name) + L10n("b \(c)")"#, ["a\n|Localizable|-|-|-"]),
      (#"L10n("a", f(comment: "x", [1]))"#, ["a|Localizable|-|-|-"]),
      (#"func L10n("a") {}"#, []), (#"L10n("a", table: name)"#, []),
      (#"L10n("a " + "b" + "\n", comment: "c" + "d")"#, ["a b\n|Localizable|cd|-|-"]),
      (#"L10n(("a"), comment: ("c"))"#, ["a|Localizable|c|-|-"]),
      (#"L10n((("a") + ("b" + "c")), tableName: "T")"#, ["abc|T|-|-|-"]), (#"L10n(("a", "b"))"#, []),
      (#"L10n(("a"), (b, comment: "x"))"#, ["a|Localizable|-|-|-"]), (#"L10n("a" + ("b"#, []), (#"L10n(())"#, []),
      (#"L10n("a" + b)"#, []), (#"L10n("a" + "b \(c)")"#, []), (#"L10n("a" +"#, []), (#"L10n("a" - "b")"#, []),
      (#"Other("a")"#, []), ("L10n(", []), (#"L10n("a""#, []),
    ] as [(String, [String])])
  func namedRoutinesAreFoundInSwift(_ text: String, _ expected: [String]) {
    #expect(summary(swift(text, "L10n")) == expected)
  }

  @Test(
    arguments: [
      ("// NSLocalizedString(@\"a\", @\"b\")", ["a|Localizable|b|-|-"]),
      ("/* NSLocalizedString(@\"a\", nil) */", ["a|Localizable|-|-|-"]),
      ("f(); //// x = NSLocalizedString(@\"a // b\", nil);\n", ["a // b|Localizable|-|-|-"]),
      ("// NSLocalizedString(@\"a\",\n//   nil)\n", ["a|Localizable|-|-|-"]),
      ("/** Don't: )\n NSLocalizedString(@\"a\",\n nil) **/ b();", ["a|Localizable|-|-|-"]),
      ("f(a /* NSLocalizedString(@\"a\", nil) */, b)", ["a|Localizable|-|-|-"]),
      ("// NSLocalizedString is not called\n/* nor @\"a\" */", []),
      ("/* NSLocalizedString(@\"a\", nil)", []),
      ("// NSLocalizedString(@\"a\",\nf(nil);", []), ("/*/ NSLocalizedString(@\"a\", nil)", []),
      (
        "NSLocalizedString(@\"b\", nil); // NSLocalizedString(@\"a\", nil)\nNSLocalizedString(@\"c\", nil)",
        ["b|Localizable|-|-|-", "a|Localizable|-|-|-", "c|Localizable|-|-|-"]
      ),
      ("// Don't forget NSLocalizedString(@\"a\", nil)", ["a|Localizable|-|-|-"]),
      ("/* It's: f('\"', '\\'', NSLocalizedString(@\"a\", nil)) */", ["a|Localizable|-|-|-"]),
      ("// see a/*.m\n// NSLocalizedString(@\"a\", nil)", ["a|Localizable|-|-|-"]),
      ("// see a://b/c NSLocalizedString(@\"a\", nil)", ["a|Localizable|-|-|-"]),
      ("/* see a/*.m\n NSLocalizedString(@\"a\", nil) */", ["a|Localizable|-|-|-"]),
      ("// NSLocalizedString(@\"a/*b\" /* c */,\n// nil)", ["a/*b|Localizable|-|-|-"]),
      ("// NSLocalizedString(@\"\nf();\n// NSLocalizedString(@\"a\", nil)", ["a|Localizable|-|-|-"]),
    ] as [(String, [String])])
  func callsInCCommentsAreNeitherNewNorStale(_ text: String, _ expected: [String]) {
    let strings = c(text)
    #expect(summary(strings) == expected)
    #expect(strings.allSatisfy { $0.isDebugOnly == ($0.key.hasPrefix("a")) })
    let source = SourceText(path: "a.m", text: text)
    #expect(RoutineScanner(takesComments: true).strings(inC: source).allSatisfy { !$0.isDebugOnly })
  }

  @Test(
    arguments: [
      (#"// L10n("a", comment: "b")"#, ["a|Localizable|b|-|-"]), (#"/// See `L10n("a")`."#, []),
      (#"x(L10n("b")) // L10n("a")"#, ["b|Localizable|-|-|-", "a|Localizable|-|-|-"]),
      (#"f("\(a /* L10n("a") */)")"#, ["a|Localizable|-|-|-"]), (#"f("// L10n(a)")"#, []),
      (#"/* b /* L10n("a") */ */"#, ["a|Localizable|-|-|-"]), (#"// NSLocalizedString("a", comment: "")"#, []),
      ("// L10n: see b/*.swift, c/*\n// d/*/e L10n(\"a\" /* b */)", ["a|Localizable|-|-|-"]),
      ("// \"\"\" of L10n\nf()\n// L10n(\"a\")", ["a|Localizable|-|-|-"]),
      ("// L10n(\n\n// \"a\")\n/* \"\"\" */ // L10n(\"a\")", ["a|Localizable|-|-|-", "a|Localizable|-|-|-"]),
      ("// \"\"\" of L10n(\"a\")\n// L10n(\"a\")", ["a|Localizable|-|-|-", "a|Localizable|-|-|-"]),
      ("// L10n(\"\"\"\n//   a\n//   \"\"\")", ["a|Localizable|-|-|-"]),
      ("// L10n(\nf()\n// \"a\")", []),
    ] as [(String, [String])])
  func namedRoutinesInSwiftCommentsAreNeitherNewNorStale(_ text: String, _ expected: [String]) {
    let strings = swift(text, "L10n")
    #expect(summary(strings) == expected)
    #expect(strings.allSatisfy { $0.isDebugOnly == ($0.key == "a") })
  }

  @Test func callsInCommentsCountOnRequest() throws {
    let scanner = RoutineScanner(takesComments: true)
    let source = SourceText(path: "a.swift", text: "\n// NSLocalizedString(\"a\", comment: \"\")")
    let string = try #require(scanner.strings(inSwift: source).first)
    #expect(string.key == "a" && !string.isDebugOnly && !scanner.passesSwiftOver && RoutineScanner().passesSwiftOver)
    #expect(string.site.location == SourceLocation(line: 2, column: 22))
  }

  @Test func positionsInCommentsAreFilePositions() {
    let text = "// don't a/* NSLocalizedString(@\"a\", nil)\r\nf();\r\n// é NSLocalizedString(@\"b\", nil)"
    let places = c(text).map(\.site.location)
    #expect(places == [SourceLocation(line: 1, column: 32), SourceLocation(line: 3, column: 25)])
  }

  /// The time for many comments, or many marks in one comment, is not quadratic.
  @Test(arguments: ["// L10n '\" /*\nf()\n", "// L10n */ /*/ \"\"\"\n", "/* L10n /*/", "// /*", "'\"L10n//*"])
  func manyCommentsTakeLinearTime(_ text: String) {
    let text = "// L10n " + String(repeating: text, count: 20_000)
    #expect(c(text, "L10n").isEmpty && swift(text, "L10n").isEmpty)
  }

  @Test func everyPrefixOfCommentsIsRead() {
    let lines = [
      "f // L10n(@\"a\\\r", "/*/ '\\' /* L10n(\"\"\"", "*/ // /* \u{e9}L10n(#\"\\u12'", "/**/ /* L10n(\"\\(",
    ]
    let text = Array(lines.joined(separator: "\n").utf8)
    for end in text.indices {
      let part = ContiguousArray(text[..<end])
      let source = SourceText(path: "a.m", bytes: part + part.reversed() + part)
      let scanner = RoutineScanner(routines: ["L10n"])
      #expect(scanner.strings(inC: source).allSatisfy(\.isDebugOnly) && scanner.strings(inSwift: source).isEmpty)
    }
  }

  @Test func everyPrefixIsRead() {
    let text = Array(#"x(NSLocalizedStringWithDefaultValue(@"k\n", @"T", [b c], @"V" CFSTR("\\"), 'c' /* */));"#.utf8)
    for end in text.indices {
      let source = SourceText(path: "a.m", bytes: ContiguousArray(text[..<end]))
      #expect(RoutineScanner().strings(inC: source).isEmpty == (end < text.count - 2))
    }
  }
}
