import ProjectTestSupport
import Testing

@testable import strex

/// Tests existing files at the path of an output: files that strex wrote are replaced, any other file stays.
@Suite struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Cancel", ["\"extractionState\" : \"manual\""])),
      "App/Book.swift": "let book = String(localized: \"Book\")\n",
    ])
  }

  private struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let path: String
    let noun: String
    /// The existing text, unless the output needs another kind of file.
    var text = "Notes for the crew\n"

    var testDescription: String { words }
  }

  @Test(arguments: [
    Row(
      words: "compile App/Localizable.xcstrings --output src", path: "src/de.lproj/Localizable.strings",
      noun: "compiled table", text: "\"Book\" = \"Reservieren\";\n"),
    Row(
      words: "generate-symbols App/Localizable.xcstrings --output src/",
      path: "src/GeneratedStringSymbols_Localizable.swift", noun: "generated source file"),
    Row(
      words: "extract App --format stringsdata --output out", path: "out/Book.stringsdata", noun: ".stringsdata file"),
    Row(words: "export --output out", path: "out/de.xcloc/Localized Contents/de.xliff", noun: "export"),
    Row(words: "export --output out --format xliff", path: "out/de.xliff", noun: "export"),
    Row(words: "export --output out --format csv", path: "out/de.csv", noun: "export"),
    Row(words: "export --output out --format json", path: "out/de.json", noun: "export", text: "{\"units\": []}"),
    Row(
      words: "export --output out --format android", path: "out/values-de/strings.xml", noun: "export",
      text: "<resources><string name=\"anchor\">Anker</string></resources>"),
    Row(
      words: "sync --catalog App/Localizable.xcstrings --output notes.txt", path: "notes.txt", noun: "catalog"),
    Row(
      words: "merge App/Localizable.xcstrings App/Localizable.xcstrings App/Localizable.xcstrings --output notes.txt",
      path: "notes.txt", noun: "catalog"),
  ]) private func foreignFilesAreNotReplaced(_ row: Row) async throws {
    let words = row.words.split(separator: " ").map(String.init)
    try folder.write([row.path: row.text])
    let run = try await ToolRun.strex(words, in: folder)
    let message =
      "\(row.path): error: cannot be written: a file that is not a \(row.noun) already exists [unwritable]\n"
    #expect(run.code == 2 && run.errors.hasSuffix(message), "\(run)")
    #expect(try folder.read(row.path) == row.text)
    // strex replaces an empty file, which some tools create in advance, and its own former output.
    try folder.write([row.path: ""])
    for _ in 1...2 { #expect(try await ToolRun.strex(words, in: folder).code == 0) }
    #expect(try folder.read(row.path) != "")
  }

  /// A different layout shows that another program wrote the table, even if its keys are in byte order.
  @Test(arguments: [
    ("<dict>\n\t<key>B</key>\n\t<string>b</string>\n\t<key>A</key>\n\t<string>a</string>\n</dict>", false),
    ("<dict>\n  <key>A</key>\n  <string>a</string>\n</dict>", false),
    ("<dict>\n\t<!-- first -->\n\t<key>A</key>\n\t<string>a</string>\n</dict>", false),
    ("<dict>\n\t<key>A</key>\n\t<string>a &quot;b&quot;</string>\n</dict>", false),
    ("<dict>\n\t<key>A</key>\n\t<string>a &lt;\nb</string>\n\t<key>B</key>\n\t<dict/>\n</dict>", true),
  ])
  func compiledTablesAreRecognizedByLayout(_ content: String, _ isCompiled: Bool) async throws {
    try folder.write(["out/de.lproj/Localizable.strings": Self.head + content + "\n</plist>\n"])
    let run = try await ToolRun.strex("compile", "App/Localizable.xcstrings", "--output", "out", in: folder)
    #expect(run.code == (isCompiled ? 0 : 2), "\(run)")
  }

  /// Another program uses the same layout: among sources, the catalog must contain most of the table's keys.
  @Test(arguments: [
    ("src", ["Menu", "Title"], false), ("src", ["Book", "Menu"], true), ("src", ["Book", "Cancel"], true),
    ("ignored", ["Menu", "Title"], true), (".build/src", ["Menu", "Title"], true),
  ]) func compiledTablesAmongSourcesMustMatchTheCatalog(
    _ place: String, _ keys: [String], _ isReplaced: Bool
  ) async throws {
    try folder.git("init", "-q")
    let path = place + "/de.lproj/Localizable.strings"
    let text = table(Dictionary(uniqueKeysWithValues: keys.map { ($0, "mine") }))
    try folder.write([".gitignore": "/ignored\n", path: text])
    for isTracked in [false, true] {
      if isTracked { try folder.git("add", ".") }
      try folder.write([path: text])
      let run = try await ToolRun.strex("compile", "App/Localizable.xcstrings", "--output", place, in: folder)
      #expect(run.code == (isReplaced ? 0 : 2), "\(run)")
      #expect(try (folder.read(path) == text) == !isReplaced)
      let message =
        "an existing table contains keys that are not in the catalog: \"Menu\", \"Title\"; move the table or choose another folder"
      #expect(run.errors == (isReplaced ? "" : "\(path): error: cannot be written: \(message) [unwritable]\n"))
    }
  }

  private func table(_ texts: [String: String]) -> String {
    let members = texts.sorted { $0.key < $1.key }.map { "\t<key>\($0)</key>\n\t<string>\($1)</string>\n" }.joined()
    return Self.head + "<dict>\n" + members + "</dict>\n</plist>\n"
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func setGerman(_ text: String?) throws {
    let book = text.map { CatalogText.translated($0) } ?? []
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("Book", book))])
  }

  /// A translator's text is not replaced before its import.
  @Test(arguments: ["xcloc", "xliff", "csv", "json"])
  func unimportedTranslationsAreNotReplaced(_ format: String) async throws {
    let words = ["export", "--language", "de", "--output", "out", "--format", format]
    let path = format == "xcloc" ? "out/de.xcloc/Localized Contents/de.xliff" : "out/de.\(format)"
    try setGerman("Buchen")
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    let exported = try folder.read(path)
    try setGerman(nil)
    let run = try await ToolRun.strex(words, in: folder)
    let message =
      "the existing export contains translations missing from the project; import them or choose another folder"
    #expect(run.code == 2 && run.errors == "\(path): error: cannot be written: \(message) [unwritable]\n")
    #expect(try folder.read(path) == exported)
    #expect(try await ToolRun.strex("import", path, in: folder).code == 0)
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    #expect(try folder.read(path) == exported)
  }

  /// No import would accept it, but a translator wrote it, perhaps for a key that was renamed since.
  @Test(arguments: ["xcloc", "xliff", "csv", "json"])
  func translationsOfMissingKeysAreReported(_ format: String) async throws {
    let words = ["export", "--language", "de", "--output", "out", "--format", format]
    let path = format == "xcloc" ? "out/de.xcloc/Localized Contents/de.xliff" : "out/de.\(format)"
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    for last in ["\"Open\"", "\"shouldTranslate\" : false"] {
      let entry = last.contains(":") ? [last] : CatalogText.translated("Auf")
      try folder.write([
        "App/Localizable.xcstrings": CatalogText.of(
          ("Cancel", []), (last.contains(":") ? "Book" : "Open", entry))
      ])
      let run = try await ToolRun.strex(words, in: folder)
      let message = "replacing the existing export loses 1 translation for keys that no longer exist"
      #expect(run.code == 0)
      #expect(
        run.errors.hasPrefix("\(path): warning: \(message): \"Book\" = \"Buchen\" [replaced-translations]\n"), "\(run)")
      #expect(try await !ToolRun.strex(words, in: folder).errors.contains("warning"))
      try setGerman("Buchen")
      #expect(try await ToolRun.strex(words, in: folder).code == 0)
    }
  }

  /// Repeated exports must keep corrections to translations.
  @Test(arguments: ["xcloc", "xliff", "csv", "json"])
  func newerProjectTranslationsReplaceTheExport(_ format: String) async throws {
    let words = ["export", "--language", "de", "--output", "out", "--format", format]
    let path = format == "xcloc" ? "out/de.xcloc/Localized Contents/de.xliff" : "out/de.\(format)"
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    try setGerman("Reservieren")
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    #expect(try folder.read(path).contains("Reservieren"))
  }

  /// A translation that an import rejects is missing from the project, too.
  @Test func unfinishedTranslationsAreNotReplaced() async throws {
    let words = ["export", "--language", "de", "--output", "out", "--format", "xliff"]
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    let new = "<target state=\"needs-translation\">Reser</target>"
    let edited = try folder.read("out/de.xliff").replacing(
      "<target state=\"translated\">Buchen</target>", with: new)
    try folder.write(["out/de.xliff": edited])
    try setGerman(nil)
    #expect(try await ToolRun.strex(words, in: folder).code == 2)
    #expect(try folder.read("out/de.xliff") == edited && edited.contains(new))
  }

  @Test func exportsOfOtherProjectsAreNotReplaced() async throws {
    try folder.write(["Other/Menu.xcstrings": CatalogText.of(("Open", CatalogText.translated("Öffnen")))])
    let words = ["--output", "out", "--format", "csv"]
    #expect(try await ToolRun.strex(["export", "Other"] + words, in: folder).code == 0)
    let run = try await ToolRun.strex(["export", "App"] + words, in: folder)
    #expect(
      run.code == 2
        && run.errors.contains(
          "an export of other catalogs already exists here; move that export or choose another folder"),
      "\(run)")
  }
}
