import ProjectTestSupport
import Testing

@testable import strex

/// Tests that attributes of Core Data models give types to interpolations.
@Suite struct ObjectModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Boat.swift": """
      import CoreData
      import SwiftUI
      class Sailor: NSManagedObject {}
      struct BoatView: View {
        @ObservedObject var boat: Boat
        @FetchRequest(sortDescriptors: []) var boats: FetchedResults<Boat>
        var body: some View {
          Text("\\(boat.berths) berths")
          Text("captain of \\(boat.captain?.age ?? 0)")
          ForEach(boats) { boat in Text("draught \\(boat.draught)") }
          Text("named \\(boat.name ?? "")")
        }
      }
      """,
      "App/Boats.xcdatamodeld/Boats.xcdatamodel/contents": Self.model(berths: "Double"),
      "App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents": Self.model(berths: "Integer 64"),
      "App/Boats.xcdatamodeld/.xccurrentversion":
        "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Boats 2.xcdatamodel</string></dict></plist>",
      "App/Localizable.xcstrings": CatalogText.of(),
    ])
  }

  private static func model(berths: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Boat" representedClassName="Boat" syncable="YES" codeGenerationType="class">
        <attribute name="berths" attributeType="\(berths)" usesScalarValueType="YES"/>
        <attribute name="draught" attributeType="Float" usesScalarValueType="YES"/>
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="captain" maxCount="1" destinationEntity="Sailor"/>
      </entity>
      <entity name="Sailor" representedClassName="Sailor" codeGenerationType="category">
        <attribute name="age" attributeType="Integer 16" usesScalarValueType="YES"/>
      </entity>
    </model>
    """
  }

  private static let keys = ["%lld berths", "captain of %d", "draught %f", "named %@"]

  private func keys() throws -> [String] { try CatalogText.keys(of: try folder.read("App/Localizable.xcstrings")) }

  @Test func currentModelVersionDefinesTypes() async throws {
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try keys() == Self.keys)
    let other = "<plist><dict><key>_XCCurrentVersionName</key><string>Boats.xcdatamodel</string></dict></plist>"
    try folder.write(["App/Boats.xcdatamodeld/.xccurrentversion": other])
    let text = try await ToolRun.strex("extract", in: folder).output
    #expect(text.contains("\"%lf berths\"") && !text.contains("assumed"), "\(text)")
  }

  @Test func stagedModelVersionDefinesTypes() async throws {
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.write(["App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents": "<model/>"])
    let fix = try await ToolRun.strex("sync", "--staged", "--fix", in: folder)
    #expect(fix.code == 0, "\(fix.errors)")
    #expect(try keys() == Self.keys)
    try folder.write(["App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents": Self.model(berths: "Integer 64")])
    try folder.git("add", "-A")
    try folder.write(["App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents": Self.model(berths: "Double")])
    #expect(try await ToolRun.strex("sync", "--staged", "--check", in: folder).code == 0)
    try folder.git("add", "-A")
    let check = try await ToolRun.strex("sync", "--staged", "--check", in: folder)
    #expect(check.code == 1 && check.output.contains("\"%lf berths\" is missing from"), "\(check.output)")
  }

  @Test func invalidModelsAreReported() async throws {
    try folder.write(["App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents": "<model>\n<entity>"])
    let run = try await ToolRun.strex("extract", in: folder)
    let place = "App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents:"
    #expect(
      run.errors.contains(place) && run.errors.contains("warning: the model's classes are unknown: "),
      "\(run.errors)")
    #expect(run.code == 0 && run.output.contains("assumed"))
  }

  @Test func modelsAreInputsOfAPhase() async throws {
    let run = try await ToolRun.strex("sync", "--print-inputs", in: folder)
    #expect(run.output.contains("/App/Boats.xcdatamodeld/Boats 2.xcdatamodel/contents\n"))
    #expect(run.output.contains("/App/Boats.xcdatamodeld/.xccurrentversion\n"))
  }
}
