import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex export` and `import` of a `.stringsdict` without a `.strings` next to it.
@Suite struct StringsDictOnlyTests {
  private let folder: TemporaryFolder
  private static let english = "App/en.lproj/Localizable.stringsdict"
  private static let german = "App/de.lproj/Localizable.stringsdict"

  private static func table(_ one: String, _ other: String) -> String {
    """
    "boats" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \
    NSStringFormatValueTypeKey = d; one = "\(one)"; other = "\(other)"; }; };

    """
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      Self.english: Self.table("%d boat", "%d boats"), Self.german: Self.table("%d Boot", "%d Boote"),
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  /// The files of an export that contain the texts.
  private static let files = [
    "xliff": "out/de.xliff", "xcloc": "out/de.xcloc/Localized Contents/de.xliff", "csv": "out/de.csv",
    "json": "out/de.json", "android": "out/values-de/strings.xml",
  ]

  private func export(_ format: String) async throws -> String {
    let run = try await strex("export", "--output", "out", "--format", format, "--language", "de")
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    return try #require(Self.files[format])
  }

  private func take(_ file: String, _ options: String...) async throws -> String {
    let run = try await ToolRun.strex(["import", file] + options, in: folder)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    return run.output
  }

  @Test(arguments: files.keys.sorted()) func importingAnExportChangesNothing(_ format: String) async throws {
    let file = try await export(format)
    #expect(try await take(format == "xcloc" ? "out/de.xcloc" : file) == "\(Self.english): nothing to import\n")
    #expect(try folder.read(Self.german) == Self.table("%d Boot", "%d Boote"))
  }

  @Test(arguments: files.keys.sorted()) func translationsAreImported(_ format: String) async throws {
    let file = try await export(format)
    try folder.write([file: folder.read(file).replacing("Boote", with: "Kähne").replacing("Boot", with: "Kahn")])
    #expect(try await take(format == "xcloc" ? "out/de.xcloc" : file) == "\(Self.english): imported 2\n")
    #expect(try folder.read(Self.german) == Self.table("%d Kahn", "%d Kähne"))
  }

  @Test(arguments: [
    ("xliff", "target-language=\"LANG\""), ("csv", ",en,LANG,"), ("json", "\"targetLanguage\" : \"LANG\""),
  ])
  func newLanguageGetsItsTable(_ format: String, _ place: String) async throws {
    let text = try await folder.read(export(format))
    let dutch = text.replacing(place.replacing("LANG", with: "de"), with: place.replacing("LANG", with: "nl"))
    try folder.write(["nl.\(format)": dutch])
    let count = format == "xliff" ? 3 : 2
    #expect(try await take("nl.\(format)", "--add-language") == "\(Self.english): imported \(count)\n")
    let table = try folder.read("App/nl.lproj/Localizable.stringsdict")
    #expect(table.contains("<string>%d Boot</string>") && table.contains("<string>%d Boote</string>"), "\(table)")
  }

  /// A key that only another language has in a `.strings` belongs to the same file, which is the only one.
  @Test func bothFormsAreExportedAsOneFile() async throws {
    try folder.write(["App/de.lproj/Localizable.strings": "\"Open\" = \"Öffnen\";\n"])
    let file = try await export("xliff")
    let text = try folder.read(file)
    #expect(
      text.split(separator: "<file original=\"").dropFirst().map { $0.prefix { $0 != "\"" } } == [Self.english[...]])
    #expect(text.contains("id=\"Open\"") && text.contains("id=\"/boats:dict/n:dict/one:dict/:string\""))
    try folder.write([file: text.replacing("Öffnen", with: "Auf").replacing("Boote", with: "Kähne")])
    let run = try await strex("import", file)
    #expect(run.code == 0 && run.errors == "" && run.output == "\(Self.english): imported 2\n", "\(run)")
    #expect(try folder.read("App/de.lproj/Localizable.strings") == "\"Open\" = \"Auf\";\n")
    #expect(try folder.read(Self.german) == Self.table("%d Boot", "%d Kähne"))
  }

  @Test func packagesContainTheTableOnce() async throws {
    let run = try await strex("export", "--output", "out", "--language", "de", "--dry-run")
    let source = "out/de.xcloc/Source Contents/" + Self.english
    #expect(run.output.split(separator: "\n").filter { $0 == source }.count == 1, "\(run.output)")
  }

  /// One part uses the ids of Xcode, and one the ids of catalogs.
  @Test func partsOfOneFileAreWrittenTogether() async throws {
    let other = Self.table("%d ship", "%d ships").replacing("boats", with: "ships")
    try folder.write([
      Self.english: Self.table("%d boat", "%d boats") + other, Self.german: Self.table("%d Boot", "%d Boote") + other,
    ])
    for (format, old, new) in [("xliff", "%d Boot<", "%d Kahn<"), ("csv", ",%d ship,t", ",%d Schiff,t")] {
      let text = try await folder.read(export(format))
      try folder.write(["de." + format: text.replacing(old, with: new)])
    }
    let run = try await strex("import", "de.xliff", "de.csv")
    #expect(run.code == 0 && run.output == "\(Self.english): imported 2\n", "\(run.output)\(run.errors)")
    let after = Self.table("%d Kahn", "%d Boote") + other.replacing("%d ship\"", with: "%d Schiff\"")
    #expect(try folder.read(Self.german) == after)
  }
}
