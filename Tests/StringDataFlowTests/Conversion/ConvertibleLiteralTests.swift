import StringExtraction
import SwiftLexing
import Testing
import TextBasics

@testable import StringDataFlow

@Suite struct ConvertibleLiteralTests {
  /// Returns a source in which the first literal with the text `Tide` is replaced by `.tide`, or the reason why not.
  private func converted(_ code: String) async -> String {
    let head = "import SwiftUI\n"
    let source = SourceText(path: "A.swift", text: head + code)
    let extractor = await Extractor(sources: [source])
    let wanted = Array("\"Tide".utf8)
    let offset = source.bytes.indices.first { source.bytes[$0...].starts(with: wanted) } ?? 0
    let place = LineTable(source).location(at: offset)
    guard let found = extractor.convertibleLiterals(in: 0, at: [place])[place] else { return "none" }
    switch found {
    case .failure(let refusal): return refusal.sentence
    case .success(let literal):
      let values = literal.values.map { "\($0.text): \($0.type ?? "?")" }.joined(separator: ", ")
      let edits = literal.edits(to: values.isEmpty ? "tide" : "tide(\(values))")
      guard let bytes = CodeEdit.apply(edits, to: source.bytes) else { return "overlapping" }
      return String(decoding: bytes.dropFirst(head.utf8.count), as: UTF8.self)
    }
  }

  @Test(arguments: [
    (#"let a = Text("Tide")"#, "let a = Text(.tide)"),
    (#"let a = Text("Tide", tableName: "Sea", bundle: .module, comment: "Title")"#, "let a = Text(.tide)"),
    (#"let a = Text("Tide", comment: "Title").bold()"#, "let a = Text(.tide).bold()"),
    (#"let a = Button("Tide", systemImage: "water") {}"#, #"let a = Button(.tide, systemImage: "water") {}"#),
    (#"let a = String(localized: "Tide", comment: "Title")"#, "let a = String(localized: .tide)"),
    (#"let a = String(localized: "Tide", defaultValue: "High tide")"#, "let a = String(localized: .tide)"),
    (#"let a = LocalizedStringResource("Tide", table: "Sea")"#, "let a = LocalizedStringResource.tide"),
    (#"let a: LocalizedStringResource = "Tide""#, "let a: LocalizedStringResource = .tide"),
    (#"let a = LocalizedStringResource("Tide")"#, "let a = LocalizedStringResource.tide"),
    (#"let a: LocalizedStringResource? = .init("Tide")"#, "let a: LocalizedStringResource? = .tide"),
    (
      #"func f() { let a: LocalizedStringResource; a = LocalizedStringResource("Tide") }"#,
      "func f() { let a: LocalizedStringResource; a = LocalizedStringResource.tide }"
    ),
    (#"let a = NSLocalizedString("Tide", comment: "")"#, "let a = String(localized: .tide)"),
    (
      #"func f(_ b: Bool) -> Text { Text(b ? "Tide" : "Ebb") }"#,
      #"func f(_ b: Bool) -> Text { Text(b ? .tide : "Ebb") }"#
    ),
    (
      #"func f(_ n: Int, _ s: String) -> Text { Text("Tide \(n) \(s)") }"#,
      "func f(_ n: Int, _ s: String) -> Text { Text(.tide(n: Int, s: String)) }"
    ),
    (
      #"func f(_ n: Double) -> Text { Text("Tide \(n, specifier: "%.1f")") }"#,
      "func f(_ n: Double) -> Text { Text(.tide(n: Double)) }"
    ),
    (
      #"func f(_ n: Date) -> Text { Text("Tide \(n, style: .time)") }"#,
      "func f(_ n: Date) -> Text { Text(.tide(n, style: .time: ?)) }"
    ),
    (
      #"func f(_ n: Int) -> String { String(localized: "Tide", defaultValue: "\(n) tides") }"#,
      "func f(_ n: Int) -> String { String(localized: .tide(n: Int)) }"
    ),
  ])
  func literalsAreReplaced(_ code: String, _ expected: String) async {
    #expect(await converted(code) == expected)
  }

  @Test(arguments: [
    (#"let a: LocalizedStringKey = "Tide""#, "its type is LocalizedStringKey"),
    (#"let a = LocalizedStringKey("Tide")"#, "its type is LocalizedStringKey"),
    (#"let a: String.LocalizationValue = "Tide""#, "its type is LocalizationValue"),
    (#"let a = String(localized: "Tide", locale: Locale.current)"#, "specifies a locale"),
    (#"let a = Text("Tide", bundle: Chosen.bundle)"#, "specifies a bundle"),
    (#"func f(_ b: Bool) -> Text { Text(b ? "Tide" : "Ebb", comment: "Title") }"#, "the call has further arguments"),
    (#"let a = NSLocalizedString("Tide", bundle: other, comment: "")"#, "specifies a bundle"),
    (#"let a = String(format: NSLocalizedString("Tide %@", comment: ""), "x")"#, "String(format:)"),
    (#"public func f(_ a: LocalizedStringResource = "Tide") {}"#, "default arguments of public functions"),
    (
      "import AppIntents\n" + #"struct I: AppIntent { static var title: LocalizedStringResource = "Tide" }"#,
      "App Intents reads this text"
    ),
    (
      "import AppIntents\n" + #"struct I: AppIntent { @Parameter(title: "Tide") var n: Int }"#, "must stay a literal"
    ),
  ])
  func otherPlacesAreRefused(_ code: String, _ part: String) async {
    let result = await converted(code)
    #expect(result.contains(part), "\(result)")
  }

  @Test(arguments: [
    ("Int", "Int", "x"), ("Int64", "Int", "Int(x)"), ("Int16", "Int32", "Int32(x)"), ("CGFloat", "Double", "Double(x)"),
    ("Substring", "String", "String(x)"), ("Int", "Int32", nil), ("URL", "String", nil), ("Int", "String", nil),
  ])
  func valuesKeepTheirMeaning(_ type: String, _ wanted: String, _ expected: String?) {
    #expect(ConvertibleLiteral.Value(text: "x", type: type).converted(to: wanted) == expected)
  }

  @Test func overlappingEditsAreRefused() {
    let bytes = ContiguousArray("abcdef".utf8)
    let edits = [CodeEdit(range: 3..<4, text: "D"), CodeEdit(range: 0..<2, text: "")]
    #expect(CodeEdit.apply(edits, to: bytes).map { String(decoding: $0, as: UTF8.self) } == "cDef")
    #expect(CodeEdit.apply(edits + [CodeEdit(range: 1..<3, text: "")], to: bytes) == nil)
  }
}
