import ProjectTestSupport
import Testing

@testable import strex

@Suite struct GenerateSymbolsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Localizable.xcstrings": CatalogText.of(("book.title", ["\"extractionState\" : \"manual\""]), ("Other", [])),
      "Menu.xcstrings": CatalogText.of(("Open %@", ["\"extractionState\" : \"manual\""])),
      "Bad.xcstrings": CatalogText.of(
        ("Days", ["\"extractionState\" : \"manual\""]), ("days", ["\"extractionState\" : \"manual\""]),
        ("→", ["\"extractionState\" : \"manual\""])),
    ])
  }

  @Test func symbolsAreWrittenToTheOutputPath() async throws {
    let printed = try await ToolRun.strex("generate-symbols", "Localizable.xcstrings", in: folder)
    #expect(printed.code == 0 && printed.errors == "")
    #expect(
      printed.output.contains("    static var bookTitle: LocalizedStringResource {\n")
        && !printed.output.contains("other"))
    let old = try await ToolRun.strex("generate-symbols", "--no-nonisolated", "Localizable.xcstrings", in: folder)
    #expect(old.output == printed.output.replacing("nonisolated ", with: ""))
    let file = try await ToolRun.strex("generate-symbols", "Localizable.xcstrings", "--output", "S.swift", in: folder)
    #expect(try file.code == 0 && file.output == "" && folder.read("S.swift") + "\n" == printed.output)
    #expect(
      try await ToolRun.strex("generate-symbols", "Localizable.xcstrings", "--output", "S.swift", in: folder).code == 0)
  }

  @Test(
    arguments: [
      ("A.swift", "a file that is not a generated source file already exists"),
      ("Localizable.xcstrings", "not a valid file name for a generated source file"),
    ])
  func otherFilesAreNotReplaced(_ name: String, _ reason: String) async throws {
    try folder.write(["A.swift": "let a = 1\n"])
    let before = try folder.read(name)
    let run = try await ToolRun.strex("generate-symbols", "Localizable.xcstrings", "--output", name, in: folder)
    #expect(run.code == 2 && run.errors.contains(reason), "\(run.errors)")
    #expect(try folder.read(name) == before)
  }

  @Test func severalCatalogsAreWrittenToAFolder() async throws {
    let both = ["generate-symbols", "Localizable.xcstrings", "Menu.xcstrings"]
    let none = try await ToolRun.strex(both, in: folder)
    #expect(
      none.code == 2 && none.errors == "error: generate-symbols needs --output DIR for several catalogs [usage]\n")
    #expect(try await ToolRun.strex(both + ["--output", "out"], in: folder).code == 0)
    #expect(try folder.read("out/GeneratedStringSymbols_Menu.swift").contains("static func `open`(_ arg1: String)"))
    #expect(try folder.read("out/GeneratedStringSymbols_Localizable.swift").contains("static var bookTitle"))
  }

  @Test func keysWithoutSymbolsAreErrors() async throws {
    let run = try await ToolRun.strex("generate-symbols", "Bad.xcstrings", "--output", "S.swift", in: folder)
    #expect(run.code == 2 && (try? folder.read("S.swift")) == nil)
    #expect(
      run.errors == """
        Bad.xcstrings:7:5: error: This string key would generate the same symbol as "Days": `days` [symbol-collision]
        Bad.xcstrings:10:5: error: Unable to derive a symbol name from this key: "→" [symbol-name]

        """)
  }

  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "P")])
    """

  /// The rule ignores catalogs without symbols in Xcode, for example a catalog that belongs to no target.
  @Test(arguments: [(true, 1), (false, 0)])
  func lintChecksOnlyCatalogsWithSymbols(_ isPackage: Bool, _ code: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "Sources/P/A.swift": "let a = 1\n", "Sources/P/Localizable.xcstrings": self.folder.read("Bad.xcstrings"),
    ])
    if isPackage { try folder.write(["Package.swift": Self.package]) }
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == code)
    #expect(
      run.output.contains("error: Unable to derive a symbol name from this key: \"→\" [symbol-name]") == isPackage)
    #expect(run.output.contains("Localizable.xcstrings:7:5: error: This string key would") == isPackage)
  }
}
