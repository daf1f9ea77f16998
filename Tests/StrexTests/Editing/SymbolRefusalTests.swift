import Foundation
import ProjectTestSupport
import Testing

/// Tests the reasons why `symbols convert` leaves keys unchanged.
@Suite struct SymbolRefusalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
  }

  /// Writes a package whose catalog has some keys.
  private func write(_ code: String, keys: String..., platforms: String = ".iOS(.v17), .macOS(.v14)") throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Ferry", defaultLocalization: "en", platforms: [\(platforms)], targets: [.target(name: "Ferry")])
      """,
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(keys.map { ($0, []) }),
      "Sources/Ferry/Quay.swift": "import SwiftUI\n\(code)\n",
    ])
  }

  private func convert(_ direction: String = "symbols", _ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["symbols", "convert", "--to", direction] + (words.isEmpty ? ["."] : words), in: folder)
  }

  private func code() throws -> String { try folder.read("Sources/Ferry/Quay.swift") }

  // MARK: Systems

  @Test(arguments: [
    (#"let a = LabeledContent("Berth") { Text(verbatim: "4") }"#, "LabeledContent.init(_:content:)"),
    (#"let a = TextField("Berth", text: .constant(""))"#, "TextField.init(_:text:)"),
    (
      #"func f(_ b: Bool) -> some View { LabeledContent(b ? "Berth" : "4", value: "4") }"#,
      "LabeledContent.init(_:value:)"
    ),
  ])
  func overloadOfNewerSystemsIsRefused(_ line: String, _ api: String) async throws {
    try write(line, keys: "Berth", "4")
    let old = try await convert()
    #expect(old.code == 1, "\(old.output)\(old.errors)")
    let message = "`\(api)` takes a LocalizedStringResource since iOS 26, but the target `Ferry` runs on iOS 17"
    #expect(old.errors.contains(message), "\(old.errors)")
    try write(line, keys: "Berth", "4", platforms: ".iOS(.v26)")
    let new = try await convert()
    #expect(new.code == 0, "\(new.output)\(new.errors)")
    #expect(try code().contains(".berth"))
  }

  @Test func overloadsOfAllSystemsAreConverted() async throws {
    try write(
      """
      let a = LabeledContent { Text("Berth") } label: { Label("Quay", systemImage: "ferry") }
      let b = TextField("Pier", text: .constant(""), prompt: nil)
      """, keys: "Berth", "Quay", "Pier")
    let run = try await convert()
    #expect(run.code == 0 && run.output == "converted 3 literals for 3 keys\n", "\(run.output)\(run.errors)")
  }

  @Test func systemWithoutResourcesIsNamed() async throws {
    try write(#"let a = Text("Berth")"#, keys: "Berth", platforms: ".iOS(.v15)")
    let run = try await convert()
    let message = "LocalizedStringResource needs iOS 16, but the target `Ferry` runs on iOS 15 [unconvertible-use]"
    #expect(run.code == 1 && run.errors.contains("Quay.swift:2:14: error: \(message)"), "\(run.errors)")
  }

  @Test func functionWithoutOverloadForResourcesIsRefused() async throws {
    try write(
      """
      import PhotosUI
      struct Picker: View {
        @State var item: PhotosPickerItem?
        var body: some View { PhotosPicker("Berth", selection: $item) }
      }
      """, keys: "Berth", platforms: ".iOS(.v26)")
    let run = try await convert()
    let message = "takes a LocalizedStringKey, not a LocalizedStringResource"
    #expect(run.code == 1 && run.errors.contains("`PhotosPicker.init("), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func deprecatedInitializerWithoutOverloadIsNamed() async throws {
    try write(#"let a = SecureField("Berth", text: .constant(""), onCommit: {})"#, keys: "Berth")
    let run = try await convert()
    let message = "`SecureField.init(_:text:onCommit:)` takes a LocalizedStringKey, not a LocalizedStringResource"
    #expect(run.code == 1 && run.errors.contains(message), "\(run.errors)")
  }

  // MARK: Groups

  @Test func problemOfTheTargetIsReportedOnce() async throws {
    try write(
      #"let a = Text("Berth"), b = Text("Quay"), c = Text("Pier")"#, keys: "Berth", "Quay", "Pier",
      platforms: ".iOS(.v15)")
    let run = try await convert()
    #expect(
      run.errors == """
        Sources/Ferry/Localizable.xcstrings: error: LocalizedStringResource needs iOS 16, but the target `Ferry` runs on \
        iOS 15 (3 literals, first Sources/Ferry/Quay.swift:2:14) [unconvertible-use]

        """, "\(run.errors)")
  }

  // MARK: Neighbors

  /// The other branch is a key only as long as this one is a literal.
  @Test func onlyTheBranchNextToTheChangedLiteralIsRefused() async throws {
    try write(
      """
      let a = Text("Berth")
      func f(_ n: Int?) -> Text { Text(n != nil ? "\\(String(n!)) boats" : "No boats") }
      """, keys: "Berth", "%@ boats", "No boats")
    let run = try await convert("symbols", "--key", "Berth", "--key", "No boats")
    #expect(run.output == "converted 1 literal for 1 key\n", "\(run.output)\(run.errors)")
    #expect(try code().contains("Text(.berth)"))
    let message = "Quay.swift:3:69: error: the conversion would change the key of the literal \"%@ boats\""
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("help: convert \"%@ boats\" in line 3 too, with the same command"), "\(run.errors)")
    let both = try await convert("symbols", "--key", "%@ boats", "--key", "No boats")
    #expect(both.code == 0, "\(both.output)\(both.errors)")
  }
}
