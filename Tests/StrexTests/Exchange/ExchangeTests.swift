import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex export` and `strex import`.
@Suite struct ExchangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": "{ rootObject = A; objects = { A = { isa = PBXProject; targets = (); }; }; }",
      "App/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Cancel", []),
        ("Gone", CatalogText.translated("Weg", state: "stale"))),
      "App/Menu.xcstrings": CatalogText.of(("Open", CatalogText.translated("Öffnen"))),
      "Main/mul.lproj/Main.xcstrings": CatalogText.of(("1.title", CatalogText.translated("Titel"))),
      "Main/Base.lproj/Main.storyboard": "<document/>",
    ])
  }

  private func files(in path: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder(path)))?.sorted() ?? []
    return all.filter { $0.contains(".") && !$0.hasSuffix(".xcloc") && !$0.hasSuffix(".lproj") }
  }

  @Test func packagesAreWritten() async throws {
    let words = ["export", "--output", "out"]
    let dry = try await ToolRun.strex(words + ["--dry-run"], in: folder)
    #expect(dry.code == 0 && files(in: "out") == [] && dry.output.hasPrefix("out/de.xcloc/contents.json\n"))
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0 && run.output == "out/de.xcloc: 5 units from 3 files\n" && run.errors == "")
    let sources = ["App/Localizable.xcstrings", "App/Menu.xcstrings", "Main/Base.lproj/Main.storyboard"]
    #expect(
      files(in: "out/de.xcloc")
        == ["Localized Contents/de.xliff"] + sources.map { "Source Contents/" + $0 } + ["contents.json"])
    #expect(try folder.read("out/de.xcloc/contents.json").contains("\"project\" : \"App.xcodeproj\""))
    let text = try folder.read("out/de.xcloc/Localized Contents/de.xliff")
    let originals = text.components(separatedBy: "original=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first
    }
    #expect(originals.map(String.init) == sources)
    #expect(!(try folder.read("out/de.xcloc/Source Contents/App/Menu.xcstrings").contains("Öffnen")))
  }

  @Test(arguments: [("missing", ["Cancel"]), ("needs-review", [])])
  func onlyMissingTranslationsAreExported(_ need: String, _ ids: [String]) async throws {
    let run = try await ToolRun.strex(
      "export", "--output", "out", "--format", "json", "--only", need, "--language", "de", in: folder)
    #expect(run.code == 0)
    guard !ids.isEmpty else {
      #expect(files(in: "out") == [] && run.errors == "de: there is nothing to translate, so no file was written\n")
      return
    }
    let json = try JSONSerialization.jsonObject(with: Data(try folder.read("out/de.json").utf8)) as? [String: Any]
    #expect((json?["units"] as? [[String: String]])?.compactMap { $0["id"] } == ids)
  }

  /// A key that the code shows in a release build as well stays.
  @Test func keysOfPreviewsAndDebugBuildsAreLeftOut() async throws {
    try folder.write([
      "App/A.swift": """
      import SwiftUI
      struct Pier: View { var body: some View { Text("Book") } }
      #if DEBUG
      let panel = Text("Cancel")
      let both = Text("Book")
      #endif
      """
    ])
    let words = ["export", "--output", "out", "--format", "json", "--shipping"]
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0, "\(run)")
    #expect(run.errors.contains("1 key was left out because only previews and debug builds use it"))
    let text = try folder.read("out/de.json")
    #expect(text.contains("\"Book\"") && text.contains("\"Open\"") && !text.contains("\"Cancel\""))
    let android = try await ToolRun.strex(
      "export", "--output", "out", "--format", "android", "--shipping", in: folder)
    #expect(android.code == 2 && android.errors.contains("--format android and --shipping cannot be combined"))
  }

  @Test func packagesMayBeArchives() async throws {
    let before = try folder.read("App/Localizable.xcstrings")
    let words = ["export", "--output", "out", "--zip"]
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0 && run.output == "out/de.xcloc.zip: 5 units from 3 files\n", "\(run)")
    #expect(files(in: "out") == ["de.xcloc.zip"])
    let first = FileManager.default.contents(atPath: folder("out/de.xcloc.zip"))
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    #expect(FileManager.default.contents(atPath: folder("out/de.xcloc.zip")) == first)
    let back = try await ToolRun.strex("import", "out/de.xcloc.zip", in: folder)
    #expect(back.code == 0 && !back.output.contains("imported"), "\(back)")
    #expect(try folder.read("App/Localizable.xcstrings") == before)
    let other = try await ToolRun.strex(words + ["--format", "csv"], in: folder)
    #expect(other.code == 2 && other.errors.contains("--zip needs --format xcloc"))
  }

  /// Static libraries and command-line tools have no resources.
  @Test(arguments: [("library.static", true), ("tool", true), ("framework", false)])
  func textsOfStaticLibrariesAreNotTranslated(_ product: String, _ isMarked: Bool) async throws {
    let folder = try TemporaryFolder()
    let settings = "SWIFT_EMIT_LOC_STRINGS = YES;"
    var files = SmallProject.files(settings: settings)
    files["Small.xcodeproj/project.pbxproj"] = files["Small.xcodeproj/project.pbxproj"]?.replacing(
      "name = App; productType = \"com.apple.product-type.application\"",
      with: "name = App; productType = \"com.apple.product-type.\(product)\"")
    files["App/Localizable.xcstrings"] = CatalogText.of(("app", []))
    files["Widget/Localizable.xcstrings"] = CatalogText.of(("widget", []))
    try folder.write(files)
    let words = ["export", "--output", "out", "--language", "de", "--format"]
    let run = try await ToolRun.strex(words + ["xliff"], in: folder)
    let text = try folder.read("out/de.xliff")
    #expect(text.contains("<trans-unit id=\"app\" translate=\"no\"") == isMarked, "\(text)")
    #expect(text.contains("<trans-unit id=\"widget\" xml:space"))
    #expect(run.errors.contains("[unbundled-catalog]") == isMarked)
    let rows = try await ToolRun.strex(words + ["csv"], in: folder)
    #expect(!rows.errors.contains("unbundled"))
  }

  @Test(arguments: ["xcloc", "xliff", "csv", "json"])
  func importingAnExportChangesNothing(_ format: String) async throws {
    let before = try folder.read("App/Localizable.xcstrings")
    let export = try await ToolRun.strex(
      "export", "--output", "out", "--format", format, "--language", "de", "--language", "fr", in: folder)
    #expect(export.code == 0 && export.output.split(separator: "\n").count == 2)
    let run = try await ToolRun.strex("import", "out/de.\(format)", "out/fr.\(format)", in: folder)
    #expect(
      run.code == 0 && run.output.hasPrefix("App/Localizable.xcstrings: ") && !run.output.contains("imported"),
      "\(run.errors)")
    #expect(try folder.read("App/Localizable.xcstrings") == before)
  }

  @Test(arguments: ["xliff", "csv", "json"])
  func translationsAreImported(_ format: String) async throws {
    let words = ["export", "--output", "out", "--format", format, "--language", "de"]
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    let text = try folder.read("out/de.\(format)").replacingOccurrences(of: "Buchen", with: "Reservieren")
    try folder.write(["de.\(format)": text])
    let before = try folder.read("App/Localizable.xcstrings")
    let dry = try await ToolRun.strex("import", "de.\(format)", "--dry-run", in: folder)
    #expect(dry.code == 0 && dry.output.contains("\n+            \"value\" : \"Reservieren\"\n"))
    #expect(try folder.read("App/Localizable.xcstrings") == before)
    let run = try await ToolRun.strex("import", "de.\(format)", in: folder)
    #expect(run.code == 0 && run.output.hasPrefix("App/Localizable.xcstrings: imported 1, skipped 1\n"))
    #expect(run.errors.contains(": note: \"Cancel\" was skipped because it has no translation [untranslated]\n"))
    let after = before.replacingOccurrences(of: "Buchen", with: "Reservieren")
    #expect(try folder.read("App/Localizable.xcstrings") == after)
  }

  /// Of many untranslated texts, a few are named and the rest are counted; errors are always named.
  @Test(arguments: [(3, []), (40, []), (40, ["--verbose"])]) func manyUntranslatedTextsAreCounted(
    _ count: Int, _ options: [String]
  ) async throws {
    let keys = (1...count).map { "Pier \($0)" }
    try folder.write([
      "App/Piers.xcstrings": CatalogText.of(keys.map { ($0, []) }),
      "de.xliff": Self.xliff(
        "App/Piers.xcstrings",
        "<trans-unit id=\"Gone\"><source>Gone</source><target>Weg</target></trans-unit>"
          + keys.map { "<trans-unit id=\"\($0)\"><source>\($0)</source></trans-unit>" }.joined()),
    ])
    let run = try await ToolRun.strex(["import", "de.xliff"] + options, in: folder)
    let counts = count > 3 && options.isEmpty
    #expect(run.code == 0 && run.errors.contains(": warning: \"Gone\" was skipped because "), "\(run)")
    #expect(run.errors.split(separator: "\n").count == (counts ? 3 : count + 1), "\(run)")
    let note =
      "note: 40 strings are not translated yet: \"Pier 1\", \"Pier 2\", \"Pier 3\", … [untranslated]\nhelp: use `--verbose`"
    #expect(run.errors.contains(note) == counts)
    #expect(run.output.hasPrefix("App/Piers.xcstrings: skipped \(count + 1)\n"))
  }

  private static func xliff(_ original: String, _ unit: String = "", source: String = "en") -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
    <file original="\(original)" source-language="\(source)" target-language="de"><body>\(unit)</body></file></xliff>
    """
  }

  /// Of two translations of a unit, the first one wins, in one file or in two.
  @Test(arguments: [["both.xliff"], ["one.xliff", "two.xliff"]])
  func contradictoryTranslationsAreReported(_ files: [String]) async throws {
    func unit(_ text: String) -> String {
      "<trans-unit id=\"Open\"><source>Open</source><target>\(text)</target></trans-unit>"
    }
    let (one, two) = (Self.xliff("App/Menu.xcstrings", unit("Auf")), Self.xliff("App/Menu.xcstrings", unit("Offen")))
    let second = two.split(separator: "\n").dropFirst().joined(separator: "\n")
    try folder.write([
      "one.xliff": one, "two.xliff": two, "both.xliff": one.replacing("</xliff>", with: "\n" + second),
    ])
    let run = try await ToolRun.strex(["import"] + files, in: folder)
    #expect(run.code == 0 && run.output == "App/Menu.xcstrings: imported 1, skipped 1\n", "\(run)")
    let sentence = "warning: \"Open\" was skipped because an earlier unit has already translated it [ambiguous-unit]\n"
    #expect(run.errors.hasPrefix(files.last ?? "") && run.errors.hasSuffix(sentence))
    #expect(try folder.read("App/Menu.xcstrings").contains("\"Auf\""))
    // The same translation twice is not a contradiction.
    try folder.write([
      "two.xliff": one,
      "both.xliff": one.replacing(
        "</xliff>",
        with: "\n"
          + one.dropFirst(
            one.distance(from: one.startIndex, to: one.firstRange(of: "<file")?.lowerBound ?? one.startIndex))),
    ])
    #expect(try await ToolRun.strex(["import"] + files, in: folder).errors == "")
  }

  /// A text that would crash the app is rejected, also as a replacement for another such text.
  @Test func mismatchedFormatsAreRejected() async throws {
    let unit = { (target: String) in
      "<trans-unit id=\"Open %@\"><source>Open %@</source><target>\(target)</target></trans-unit>"
    }
    for before in ["Öffne %@", "%@ in %@"] {
      let catalog = CatalogText.of(("Open %@", CatalogText.translated(before)))
      try folder.write(["App/Menu.xcstrings": catalog])
      for (target, rule) in [("%@ an %@", "format-extra"), ("%lld", "format-type"), ("Auf", "format-missing")] {
        try folder.write(["de.xliff": Self.xliff("App/Menu.xcstrings", unit(target) + Self.opened)])
        let run = try await ToolRun.strex("import", "de.xliff", in: folder)
        #expect(run.code == 1 && run.output.hasSuffix("skipped 2\n"), "\(run.output)")
        #expect(run.errors.hasPrefix("de.xliff:2:") && run.errors.contains(": error: \"Open %@\" was skipped: "))
        #expect(run.errors.contains(" [\(rule)]"), "\(run.errors)")
        #expect(try folder.read("App/Menu.xcstrings") == catalog)
      }
    }
    try folder.write([
      "de.xliff": Self.xliff("App/Menu.xcstrings", unit("Auf")),
      ".strex.json": #"{"rules": [{"rule": "format-missing", "enabled": false}]}"#,
    ])
    #expect(try await ToolRun.strex("import", "de.xliff", in: folder).code == 0)
  }

  @Test func languagesComeFromTheProject() async throws {
    let text = Self.xliff("App/Menu.xcstrings", Self.opened)
    func run(_ language: String, _ words: String...) async throws -> ToolRun {
      let part = text.replacing("target-language=\"de\"", with: "target-language=\"\(language)\"")
      try folder.write(["x.xliff": part])
      return try await ToolRun.strex(["import", "x.xliff"] + words, in: folder)
    }
    let known = try await run("de_DE")
    #expect(known.code == 0 && known.output == "App/Menu.xcstrings: imported 1\n", "\(known.errors)")
    #expect(try folder.read("App/Menu.xcstrings").contains("\"de\" : {"))
    let before = try folder.read("App/Menu.xcstrings")
    let new = try await run("de_AT")
    let message =
      "error: the catalog has no language `de_AT` (did you mean `de`?); use `--add-language` to add `de-AT`"
    #expect(new.code == 2 && new.errors.contains(message), "\(new.errors)")
    #expect(try folder.read("App/Menu.xcstrings") == before)
    #expect(try await run("de_AT", "--add-language").code == 0)
    #expect(try folder.read("App/Menu.xcstrings").contains("\"de-AT\" : {"))
    let wrong = try await run("German", "--add-language")
    #expect(wrong.code == 2 && wrong.errors.contains("not a language identifier (did you mean `de`?)"), "\(wrong)")
  }

  /// Files in two codes of one language are for one language, whatever their order.
  @Test(arguments: [["de", "de-DE"], ["de-DE", "de"]])
  func codesOfOneLanguageAreImportedTogether(_ languages: [String]) async throws {
    for language in languages {
      let part = Self.xliff("App/Menu.xcstrings", Self.opened).replacing("\"de\"", with: "\"\(language)\"")
      try folder.write(["\(language).xliff": part.replacing("Auf", with: "Auf \(language)")])
    }
    let run = try await ToolRun.strex(["import"] + languages.map { $0 + ".xliff" }, in: folder)
    #expect(run.code == 0 && run.output == "App/Menu.xcstrings: imported 1, skipped 1\n", "\(run)")
    #expect(try folder.read("App/Menu.xcstrings").contains("Auf \(languages[0])\""))
  }

  /// The system treats "pt" as "pt-BR", but an import that has both has texts for both.
  @Test(arguments: [["pt", "pt-BR"], ["pt-BR", "pt"]])
  func languagesOfOneImportKeepTheirTexts(_ languages: [String]) async throws {
    for language in languages {
      let part = Self.xliff("App/Menu.xcstrings", Self.opened).replacing("\"de\"", with: "\"\(language)\"")
      try folder.write(["\(language).xliff": part.replacing("Auf", with: "Abrir \(language)")])
    }
    let files = languages.map { $0 + ".xliff" }
    let run = try await ToolRun.strex(["import"] + files + ["--add-language"], in: folder)
    #expect(run.code == 0 && run.output == "App/Menu.xcstrings: imported 2\n", "\(run)")
    let text = try folder.read("App/Menu.xcstrings")
    for language in languages { #expect(text.contains("\"\(language)\" : {") && text.contains("Abrir \(language)\"")) }
  }

  @Test func similarCatalogPathIsSuggested() async throws {
    try folder.write(["de.xliff": Self.xliff("Old/Menu.xcstrings", Self.opened)])
    let run = try await ToolRun.strex("import", "de.xliff", in: folder)
    #expect(run.code == 2 && run.errors.contains("did you mean `App/Menu.xcstrings`?"), "\(run.errors)")
  }

  /// One duplicate key does not prevent the import of other texts.
  @Test func duplicateKeyDoesNotStopTheImport() async throws {
    try folder.write([
      "T/en.lproj/L.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
      "T/de.lproj/L.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n",
      "de.xliff": Self.xliff(
        "T/en.lproj/L.strings",
        ["a", "b"].map {
          "<trans-unit id=\"\($0)\"><source>\($0.uppercased())</source><target>neu</target></trans-unit>"
        }.joined()),
    ])
    let run = try await ToolRun.strex("import", "de.xliff", in: folder)
    #expect(run.code == 0 && run.output == "T/en.lproj/L.strings: imported 2\n", "\(run.errors)")
    let text = "\"a\" = \"1\";\n\"b\" = \"neu\";\n\"a\" = \"neu\";\n"
    #expect(try folder.read("T/de.lproj/L.strings") == text)
  }

  private static let opened =
    "<trans-unit id=\"Open\"><source>Open</source><target state=\"translated\">Auf</target></trans-unit>"

  @Test(arguments: [
    (xliff("App/Menu.xcstrings", opened), 0, ""),
    (xliff("Menu.xcstrings", opened), 0, ""),
    (xliff("Elsewhere/Menu.xcstrings", opened), 2, "de.xliff:2:1: error: the project has no catalog `Elsewhere/Menu"),
    (xliff("Base.lproj/Other.storyboard", opened), 2, "the file belongs to another project"),
    (
      xliff("App/Menu.xcstrings", opened, source: "fr"), 2,
      "de.xliff:2:1: error: the source language is `fr` in the file, but `en` in the catalog"
    ),
    (xliff("../App/Menu.xcstrings", opened), 2, "is not a path to a file in a project"),
    ("<!DOCTYPE a><a/>", 2, "de.xliff:1:1: error: document types"), ("", 2, "de.xliff:1:1: error: not an XML"),
  ])
  func unsuitableFilesChangeNothing(_ text: String, _ code: Int, _ message: String) async throws {
    try folder.write(["de.xliff": text])
    let before = try folder.read("App/Menu.xcstrings")
    let run = try await ToolRun.strex("import", "de.xliff", in: folder)
    #expect(run.code == Int32(code) && (message.isEmpty || run.errors.contains(message)), "\(run.errors)")
    #expect(try (folder.read("App/Menu.xcstrings") == before) == (code != 0))
  }

  @Test func exportsAreNotPartOfTheProject() async throws {
    for _ in 1...2 {
      let run = try await ToolRun.strex("export", "--output", "out", in: folder)
      #expect(run.output == "out/de.xcloc: 5 units from 3 files\n")
    }
    let status = try await ToolRun.strex("status", "--format", "json", in: folder)
    #expect(status.output.contains("App/Menu.xcstrings") && !status.output.contains(".xcloc"))
  }

  /// A storyboard's texts are in the catalog next to it.
  @Test func storyboardTextsAreImportedIntoTheirCatalog() async throws {
    let unit = "<trans-unit id=\"1.title\"><source>1.title</source><target>Kopf</target></trans-unit>"
    try folder.write(["de.xliff": Self.xliff("Main/Base.lproj/Main.storyboard", unit)])
    let run = try await ToolRun.strex("import", "de.xliff", in: folder)
    #expect(run.code == 0 && run.output == "Main/mul.lproj/Main.xcstrings: imported 1\n", "\(run.errors)")
    #expect(try folder.read("Main/mul.lproj/Main.xcstrings").contains("Kopf"))
  }

  @Test func pathArgumentSelectsTheCatalog() async throws {
    try folder.write([
      "B/App/Menu.xcstrings": CatalogText.of(("Open", [])), "C/App/Menu.xcstrings": CatalogText.of(("Open", [])),
      "de.xliff": Self.xliff("Menu.xcstrings", Self.opened),
    ])
    let run = try await ToolRun.strex("import", "de.xliff", in: folder)
    #expect(
      run.code == 2
        && run.errors.contains("`Menu.xcstrings` matches several catalogs: App/Menu.xcstrings, B/App/Menu.xcstr"))
    let narrowed = try await ToolRun.strex("import", "de.xliff", "C", in: folder)
    #expect(narrowed.code == 0 && narrowed.output == "C/App/Menu.xcstrings: imported 1\n")
  }

  @Test(arguments: [
    (["export"], "export needs --output DIR"),
    (["export", "de"], "no file or folder `de`; to export a language, use `--language de`"),
    (["export", "App", "pt-BR"], "no file or folder `pt-BR`; to export a language, use `--language pt-BR`"),
    (["import"], "import needs at least one operand: FILE… [PATH…]"),
    (["export", "--output", "x", "--language", "../x"], "--language needs a language identifier, not `../x`"),
    (
      ["import", "App"],
      "import needs a FILE whose name ends in .xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json, .xml, "
        + ".xcstrings, .strings or .stringsdict"
    ),
  ])
  func commandLinesAreChecked(_ words: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 2 && run.errors == "error: \(message) [usage]\n")
  }

  @Test func missingFilesAreReported() async throws {
    let run = try await ToolRun.strex("import", "de.xliff", in: folder)
    #expect(run.code == 2 && run.errors.hasPrefix("de.xliff: error: cannot be read: "))
    try folder.write(["fr.xcloc/contents.json": "{}"])
    let package = try await ToolRun.strex("import", "fr.xcloc", in: folder)
    #expect(package.code == 2 && package.errors.hasPrefix("fr.xcloc: error: not an .xcloc package"))
  }

  /// Xcode overwrites the source strings. A wrong `target-language` must not do so unnoticed.
  @Test func sourceStringsChangeOnlyOnRequest() async throws {
    let unit = "<trans-unit id=\"Book\"><source>Book</source><target state=\"translated\">Buchen</target></trans-unit>"
    let attributes = "original=\"App/Localizable.xcstrings\" source-language=\"en\" target-language=\"en\""
    try folder.write([
      "en.xliff": """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file \(attributes) datatype="plaintext"><body>\(unit)</body></file></xliff>
      """
    ])
    let before = try folder.read("App/Localizable.xcstrings")
    let run = try await ToolRun.strex("import", "en.xliff", in: folder)
    #expect(run.code == 2 && run.errors.contains("so 1 source string would change [source-language-import]"), "\(run)")
    #expect(run.errors.contains("use `--language en` to change the source strings"), "\(run)")
    #expect(try folder.read("App/Localizable.xcstrings") == before)
    #expect(try await ToolRun.strex("import", "en.xliff", "--language", "en", in: folder).code == 0)
    #expect(try folder.read("App/Localizable.xcstrings") != before)
  }
}
