import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex sync` of `.strings` tables without a catalog.
@Suite struct TableSyncTests {
  private let folder: TemporaryFolder
  private static let english = "/* Title */\n\"Book\" = \"Book a room\";\n\"gone\" = \"Gone\";\n"
  private static let german = "\"Book\" = \"Buchen\";\n\"gone\" = \"Weg\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Book\")\nlet b = Text(\"Pay\", comment: \"A button\")\n",
      "App/en.lproj/Localizable.strings": Self.english, "App/de.lproj/Localizable.strings": Self.german,
    ])
  }

  private func sync(_ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + words, in: folder)
  }
  private var english: String { get throws { try folder.read("App/en.lproj/Localizable.strings") } }
  private var german: String { get throws { try folder.read("App/de.lproj/Localizable.strings") } }

  @Test func newKeysAreAddedToTheSourceLanguage() async throws {
    let run = try await sync()
    #expect(run.code == 0)
    #expect(run.errors.contains("note: 1 key is not in any source file: \"gone\" ["))
    #expect(try english == Self.english + "/* A button */\n\"Pay\" = \"Pay\";\n")
    #expect(try german == Self.german)
    #expect(try await sync("--check").code == 0)
  }

  /// It is unknown which of the two is meant: the key stays in that language, with a note.
  @Test func duplicateKeysOfALanguageAreKept() async throws {
    let text = Self.german + "\"gone\" = \"Fort\";\n"
    try folder.write(["App/de.lproj/Localizable.strings": text])
    let run = try await sync("--remove-unused")
    let message = """
      App/de.lproj/Localizable.strings:3:1: warning: "gone" was not found in the code but was left in place: the table \
      contains the key "gone" twice [duplicate-member]

      """
    #expect(run.code == 0 && run.errors == message, "\(run)")
    #expect(try german == text && !english.contains("gone"))
  }

  @Test func checksWriteNothing() async throws {
    let check = try await sync("--check")
    #expect(check.code == 1)
    #expect(
      check.output == """
        App/App.swift:3:14: warning: "Pay" is missing from App/en.lproj/Localizable.strings [missing-key]
        App/en.lproj/Localizable.strings: would add 1

        """)
    #expect(
      check.errors.hasSuffix(
        "error: 1 table is out of date; nothing was written [out-of-step]\nhelp: run `strex sync`\n"))
    let dry = try await sync("--dry-run")
    #expect(dry.code == 0 && dry.output.contains("\n+\"Pay\" = \"Pay\";\n"))
    #expect(try english == Self.english)
  }

  @Test func unusedKeysAreRemovedFromAllLanguages() async throws {
    #expect(try await sync("--remove-unused").code == 0)
    #expect(try english == "/* Title */\n\"Book\" = \"Book a room\";\n/* A button */\n\"Pay\" = \"Pay\";\n")
    #expect(try german == "\"Book\" = \"Buchen\";\n")
  }

  @Test func invalidTableIsReported() async throws {
    try folder.write(["App/en.lproj/Localizable.strings": "\"Book\" = \"Book"])
    let run = try await sync()
    #expect(run.code == 2 && run.errors.contains("[invalid-table]") && !run.errors.contains("invalid-catalog"))
  }

  /// A duplicate key gets no advice, because no option removes it.
  @Test func unusedDuplicateKeysAreNotCounted() async throws {
    try folder.write([
      "App/en.lproj/Localizable.strings":
        "\"Book\" = \"Book\";\n\"old\" = \"1\";\n\"old\" = \"2\";\n\"gone\" = \"3\";\n"
    ])
    let run = try await sync()
    #expect(run.errors.contains("note: 1 key is not in any source file: \"gone\" ["), "\(run.errors)")
    #expect(run.errors.contains("duplicate key \"old\"; this value replaces the one on line 2"))
  }

  @Test(arguments: [
    "let c = look(\"gone\")", "let c = look(\"go\\(n)ne\")", "#if NEVER\nlet c = Text(\"gone\")\n#endif",
    "let c: LocalizedStringKey = \"gone\"", "enum Kind: String {\n  case here = \"x\", gone\n}",
    "enum Kind { case `gone`(Int) }",
  ])
  func possiblyUsedKeysAreKept(_ code: String) async throws {
    try folder.write(["App/More.swift": "import SwiftUI\n\(code)\n"])
    let run = try await sync("--remove-unused")
    #expect(run.code == 0)
    #expect(try english.contains("\"gone\"") && german.contains("\"gone\""), "\(run.errors)")
  }

  /// Keys in the syntax of tables.
  private static let keys = ["\"alert.open.title\"", "\"step_1\"", "\"Say \\\"A & B\\\"\""]

  @Test(arguments: [
    // Headers that no target lists.
    ("App/Keys.h", "#define kOpen NSLocalizedString(@\"alert.open.title\", nil)\n", 0),
    // Interpolations at the beginning, in the middle and at the end.
    ("App/More.swift", "let c = look(\"\\(kind).title\")\n", 0),
    ("App/More.swift", "let c = look(\"\\(a).open.\\(b)\")\n", 0),
    ("App/More.swift", "let c = look(\"alert.\\(kind).\" + name)\n", 0),
    ("App/More.swift", "let c = look(String(format: \"step_%d\", n))\n", 1),
    ("App/More.m", "id c = look([NSString stringWithFormat:@\"step_%d\", n]);\n", 1),
    ("App/More.m", "id c = look([@\"alert.\" stringByAppendingString:name]);\n", 0),
    // Comments that do not nest, and escapes that Swift does not have.
    ("App/More.m", "/* see Foo/*.m */\nid c = look(@\"step_1\");\n", 1),
    ("App/More.m", "id c = look(@\"Say \\\"A & B\\\"\"); char d[] = \"\\x41\";\n", 2),
    // Attributes that are set at run time.
    ("App/Main.storyboard", "<document><a keyPath=\"key\" value=\"step_1\"/></document>", 1),
    ("App/Cell.xib", "<document><a value=\"Say &quot;A &amp; B&quot;\"/></document>", 2),
  ])
  func keysInFilesOfAnyProgrammingLanguageAreKept(_ file: String, _ text: String, _ kept: Int) async throws {
    let lines = Self.keys.map { $0 + " = \"x\";\n" }
    try folder.write(["App/en.lproj/Localizable.strings": "\"Book\" = \"Book\";\n" + lines.joined(), file: text])
    let run = try await sync("--remove-unused")
    #expect(run.code == 0, "\(run.errors)")
    let table = try english
    #expect(lines.filter { table.contains($0) } == [lines[kept]], "\(table)")
  }

  @Test(arguments: ["\"\\(n)\"", "\"\\(n)e\"", "\"%@: %d\"", "\"one\\(n)\"", "\"\\(n)gone\\(n).\""])
  func unsuitableTextsKeepNoKey(_ text: String) async throws {
    try folder.write(["App/More.swift": "let c = look(\(text))\n"])
    #expect(try await sync("--remove-unused").code == 0)
    #expect(try !english.contains("\"gone\"") && !german.contains("\"gone\""))
  }

  @Test func unwritableTranslationPreventsAllWrites() async throws {
    let path = "App/de.lproj/Localizable.strings"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder(path))
    let run = try await sync("--remove-unused")
    #expect(run.code == 2)
    #expect(run.errors.contains("\(path): error: cannot be written: the file is write-protected [unwritable]"))
    #expect(try english == Self.english && german == Self.german)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder(path))
    #expect(try await sync("--remove-unused").code == 0)
    #expect(try !english.contains("gone") && !german.contains("gone"))
  }

  @Test func unwritableTablePreventsWritingItsTranslations() async throws {
    let path = "App/en.lproj/Localizable.strings"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder(path))
    #expect(try await sync("--remove-unused").code == 2)
    #expect(try english == Self.english && german == Self.german)
  }

  @Test func possiblyComputedKeysAreKept() async throws {
    try folder.write([
      "App/en.lproj/Localizable.strings": "\"alert.open.title\" = \"1\";\n\"item7\" = \"2\";\n\"none\" = \"3\";\n",
      "App/More.swift": "let c = look(\"alert.\" + name)\nlet d = look(\"item\\(n)\")\n",
    ])
    let run = try await sync()
    #expect(run.errors.contains("note: 1 key is not in any source file: \"none\" ["))
  }

  @Test func otherLanguagesAreFilledOnRequest() async throws {
    #expect(try await sync("--fill").code == 0)
    #expect(try german == Self.german + "/* [new] A button */\n\"Pay\" = \"Pay\";\n")
    let status = try await ToolRun.strex("status", in: folder)
    #expect(status.output.hasSuffix("  de                 2             0       1        0      0     66%\n"))
    #expect(try await sync("--fill", "--check").code == 0)
  }

  /// It is unknown whether other sources contain a key.
  @Test func partialRunFillsOnlyItsOwnKeys() async throws {
    try folder.write(["App/de.lproj/Localizable.strings": "", "App/More.swift": "let c = look(\"none\")\n"])
    #expect(try await sync("--fill", "App/App.swift").code == 0)
    #expect(try german.contains("\"Pay\"") && german.contains("\"Book\"") && !german.contains("gone"))
  }

  @Test func catalogsTakePrecedence() async throws {
    try folder.write(["App/Localizable.xcstrings": CatalogText.of()])
    let run = try await sync()
    #expect(run.output.hasPrefix("App/Localizable.xcstrings: 2 added"))
    #expect(try english == Self.english && !run.errors.contains("unused"))
  }

  @Test func tablesWithoutStringsAreNotChanged() async throws {
    try folder.write([
      "App/App.swift": "let a = 1\n", "App/en.lproj/InfoPlist.strings": "no table",
      "App/en.lproj/Main.strings": "no table", "App/Main.storyboard": "<document/>",
    ])
    let run = try await sync()
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(run.errors == "note: the strings in the code do not belong to any existing table [no-catalog]\n")
    #expect(try english == Self.english)
  }

  @Test func stringsWithoutTableAreAnError() async throws {
    try FileManager.default.moveItem(
      atPath: folder("App/en.lproj/Localizable.strings"), toPath: folder("App/en.lproj/Other.strings"))
    try FileManager.default.removeItem(atPath: folder("App/de.lproj"))
    let run = try await sync("--check")
    #expect(run.code == 2 && run.errors.contains("error: no string catalog found"))
  }

  @Test func invalidTablesAreNotWritten() async throws {
    try folder.write(["App/en.lproj/Localizable.strings": "\"Book\" = \"Book a room"])
    let run = try await sync()
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix("App/en.lproj/Localizable.strings:1:10: error: the string is not closed by `\"`"))
    #expect(try english == "\"Book\" = \"Book a room")
  }

  @Test func linksToOutsideTablesAreIgnored() async throws {
    let outside = try TemporaryFolder()
    try outside.write(["a.strings": "\"secret\" = \"text\";"])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder("App/en.lproj/Other.strings"), withDestinationPath: outside("a.strings"))
    #expect(try await sync().errors.contains("cannot be read") == false)
  }

  @Test func languageComesFromThePackage() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", defaultLocalization: "de", targets: [.target(name: "App", path: "App")])
      """
    ])
    #expect(try await sync().code == 0)
    #expect(try english == Self.english && german.hasSuffix("\"Pay\" = \"Pay\";\n"))
  }

  @Test func tablesAreSelectedLikeCatalogs() async throws {
    let path = "App/en.lproj/Localizable.strings"
    #expect(try await sync(path).errors.contains("is a table; pass it with --catalog"))
    let run = try await sync("--catalog", path, "App")
    #expect(run.code == 0 && run.output == "\(path): 1 added\n")
  }

  @Test func keysOfOtherTablesAreKept() async throws {
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Book\")\nlet b = Text(\"gone\", tableName: \"Other\")\n",
      "App/en.lproj/Other.strings": "\"x\" = \"y\";\n",
    ])
    let run = try await sync("--remove-unused")
    #expect(run.code == 0)
    #expect(try folder.read("App/en.lproj/Other.strings") == "\"gone\" = \"gone\";\n")
    #expect(try english == Self.english && german == Self.german)
  }

  @Test func oneFolderIsAPartialRun() async throws {
    try folder.write(["App/Views/View.swift": "import SwiftUI\nlet c = Text(\"Sell\")\n"])
    try folder.git("init", "-q")
    let run = try await sync("App/Views", "--remove-unused")
    #expect(run.code == 0)
    #expect(try english == Self.english + "\"Sell\" = \"Sell\";\n", "\(run.output)\(run.errors)")
  }

  /// Xcode adds nothing to a catalog that it does not compile. The app looks up texts in the table that it compiles.
  @Test(arguments: [("", true), ("X = {isa = PBXBuildFile; fileRef = C;};", false)])
  func catalogWithoutTargetReceivesNoTableStrings(_ file: String, _ goesToTable: Bool) async throws {
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(), "App.xcodeproj/project.pbxproj": Self.project(file),
    ])
    let run = try await sync()
    #expect(run.code == 0, "\(run)")
    #expect(try english.contains("Pay") == goesToTable, "\(run)")
    #expect(try (folder.read("App/Localizable.xcstrings") == CatalogText.of()) == goesToTable)
    #expect(run.errors.contains("App/Localizable.xcstrings: warning: no target compiles this catalog") == goesToTable)
    #expect(try await sync("--check").code == (goesToTable ? 1 : 0))
  }

  private static func project(_ file: String) -> String {
    """
    {rootObject = P; objects = {P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = (B, );};
      B = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_EMIT_LOC_STRINGS = YES;};};
      G = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (A, C, V, );};
      A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>";};
      C = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>";};
      V = {isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (E, D, );};
      E = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>";};
      D = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, R, ); buildConfigurationList = L;};
      S = {isa = PBXSourcesBuildPhase; files = (Y, );}; Y = {isa = PBXBuildFile; fileRef = A;};
      R = {isa = PBXResourcesBuildPhase; files = (Z, \(file.isEmpty ? "" : "X, "));};
      Z = {isa = PBXBuildFile; fileRef = V;}; \(file)};}
    """
  }
}
