import Foundation
import ProjectTestSupport
import Testing

@testable import strex

@Suite struct CompileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Gone", CatalogText.translated("Weg", state: "stale"))),
      "A/Menu.xcstrings": CatalogText.of(("Open", CatalogText.translated("Öffnen"))),
      "A/Empty.xcstrings": CatalogText.of(("Open", [])),
      "B/Menu.xcstrings": CatalogText.of(("Open", CatalogText.translated("Auf"))),
    ])
  }

  private func files(in path: String) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder(path)))?.sorted() ?? []
  }

  @Test func tablesAreWritten() async throws {
    let words = ["compile", "A/Localizable.xcstrings", "A/Menu.xcstrings", "--output", "out/deep"]
    let dry = try await ToolRun.strex(words + ["--dry-run"], in: folder)
    #expect(dry.code == 0 && dry.errors == "" && files(in: "out") == [])
    #expect(dry.output == "out/deep/de.lproj/Localizable.strings\nout/deep/de.lproj/Menu.strings\n")
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0 && run.output == "" && run.errors == "")
    #expect(files(in: "out/deep") == ["de.lproj", "de.lproj/Localizable.strings", "de.lproj/Menu.strings"])
    let table = try folder.read("out/deep/de.lproj/Localizable.strings")
    #expect(table.contains("\t<key>Book</key>\n\t<string>Buchen</string>\n\t<key>Gone</key>\n\t<string>Weg</string>\n"))
    // Existing tables are replaced.
    let old = table.replacingOccurrences(of: "Buchen", with: "Auf &amp; zu")
    try folder.write(["out/deep/de.lproj/Localizable.strings": old, "out/deep/de.lproj/Other.strings": "mine"])
    #expect(try await ToolRun.strex(words, in: folder).code == 0)
    #expect(try folder.read("out/deep/de.lproj/Localizable.strings") == table)
    #expect(try folder.read("out/deep/de.lproj/Other.strings") == "mine")
  }

  @Test func tablesAreBinary() async throws {
    let run = try await ToolRun.strex(
      "compile", "A/Menu.xcstrings", "--output", "out", "--format", "binary", "--language", "de", in: folder)
    #expect(run.code == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder("out/de.lproj/Menu.strings")))
    #expect(data.starts(with: Data("bplist00".utf8)))
    let table = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(table as? [String: String] == ["Open": "Öffnen"])
  }

  @Test func settingLimitsLanguagesToThoseOfTheProject() async throws {
    let texts = "\"localizations\" : { \"de\" : \(Self.unit("Auf")), \"fr\" : \(Self.unit("Ouvrir")) }"
    let catalog = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"Open\" : { \(texts) } }, \"version\" : \"1.0\" }"
    for (setting, languages) in [("", ["de", "fr"]), ("BUILD_ONLY_KNOWN_LOCALIZATIONS = YES;", ["de"])] {
      var files = SmallProject.files(settings: setting)
      let project = files["Small.xcodeproj/project.pbxproj"] ?? ""
      files["Small.xcodeproj/project.pbxproj"] = project.replacingOccurrences(
        of: "isa = PBXProject;", with: "isa = PBXProject; knownRegions = (en, Base, de, );")
      files["App/Localizable.xcstrings"] = catalog
      try folder.write(files)
      let run = try await ToolRun.strex(
        "compile", "App/Localizable.xcstrings", "--output", "out", "--dry-run", in: folder)
      #expect(run.output == languages.map { "out/\($0).lproj/Localizable.strings\n" }.joined())
    }
    try folder.write(["Small.xcodeproj/project.pbxproj": "<<<<<<< ours\n"])
    let unread = try await ToolRun.strex("compile", "App/Localizable.xcstrings", "--output", "out", in: folder)
    #expect(unread.code == 0 && unread.errors.contains("[unread-project]"), "\(unread)")
    let words = ["compile", "App/Localizable.xcstrings", "--output", "out", "--dry-run", "--language", "fr"]
    #expect(try await ToolRun.strex(words, in: folder).output == "out/fr.lproj/Localizable.strings\n")
  }

  private static func unit(_ text: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
  }

  @Test(arguments: [["A/Empty.xcstrings"], ["A/Menu.xcstrings", "--language", "fr"]])
  func missingLanguagesAreNoted(_ words: [String]) async throws {
    let run = try await ToolRun.strex(["compile"] + words + ["--output", "out"], in: folder)
    #expect(run.code == 0 && files(in: "out") == [])
    #expect(run.errors.hasPrefix("\(words[0]): note: the catalog has no strings in the requested languages"))
  }

  @Test(
    arguments: [
      (["A/Menu.xcstrings", "B/Menu.xcstrings"], [:], "B/Menu.xcstrings: error: Cannot have multiple"),
      (["A/x.strings"], [:], "A/x.strings: error: `x.strings` is not a string catalog"),
      (["A/Missing.xcstrings"], [:], "A/Missing.xcstrings: error: cannot be read: "),
      (
        ["de.lproj/Menu.xcstrings"], [:],
        "de.lproj/Menu.xcstrings: error: `Menu.xcstrings` should not be inside an lproj"
      ),
      (
        ["A/Menu.xcstrings"], ["A/de.lproj/Menu.strings": ""],
        "A/Menu.xcstrings: error: `Menu.xcstrings` cannot co-exist with"
      ),
      (
        ["A/Menu.xcstrings"], ["A/Menu.stringsdict": ""],
        "A/Menu.xcstrings: error: `Menu.xcstrings` cannot co-exist with"
      ),
      (["B/Odd.xcstrings"], ["B/Odd.xcstrings": "{"], "B/Odd.xcstrings:1:2: error: "),
      (
        ["B/Odd.xcstrings", "A/Localizable.xcstrings"],
        ["B/Odd.xcstrings": CatalogText.of(("Hi", CatalogText.translated("%#@x@")))],
        "B/Odd.xcstrings:4:5: error: Referencing undefined substitution 'x' (de: Hi) [undefined-substitution]\n"
      ),
    ] as [([String], [String: String], String)])
  func errorsPreventAllWrites(_ catalogs: [String], _ others: [String: String], _ message: String) async throws {
    try folder.write(others)
    let run = try await ToolRun.strex(["compile"] + catalogs + ["--output", "out"], in: folder)
    #expect(run.code == 2 && run.errors.hasPrefix(message), "\(run.errors)")
    #expect(files(in: "out") == [])
  }

  /// Tables compiled from a catalog are not foreign tables of the same name, and a catalog in `mul.lproj` compiles like
  /// any other.
  @Test func catalogsCanBeNextToTheirTables() async throws {
    try folder.write(["mul.lproj/Menu.xcstrings": CatalogText.of(("1.title", CatalogText.translated("Öffnen")))])
    for words in [["A/Menu.xcstrings", "--output", "A"], ["mul.lproj/Menu.xcstrings", "--output", "out"]] {
      for _ in 1...2 { #expect(try await ToolRun.strex(["compile"] + words, in: folder).code == 0) }
    }
    #expect(files(in: "A").contains("de.lproj/Menu.strings") && files(in: "out").contains("de.lproj/Menu.strings"))
  }

  @Test func folderErrorsAreReported() async throws {
    try folder.write(["out": "a file"])
    let run = try await ToolRun.strex("compile", "A/Menu.xcstrings", "--output", "out", in: folder)
    #expect(
      run.code == 2
        && run.errors == "out/de.lproj: error: cannot be written: the folder cannot be created [unwritable]\n")
  }

  @Test(arguments: [
    (["compile", "A/Menu.xcstrings"], "compile needs --output DIR"),
    (["compile", "--output", "x"], "compile needs at least one operand: CATALOG…"),
  ])
  func commandLinesAreChecked(_ words: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 2 && run.errors == "error: \(message) [usage]\n")
  }
}
