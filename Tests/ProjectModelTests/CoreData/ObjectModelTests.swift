import StructuredText
import Testing

@testable import ProjectModel

@Suite struct ObjectModelTests {
  private static func declarations(_ entities: String) throws -> String {
    try ObjectModel(ContiguousArray("<?xml version=\"1.0\"?>\n<model>\(entities)</model>".utf8)).declarations
  }

  @Test(
    arguments: [
      ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\"", "Int16"),
      ("attributeType=\"Integer 64\" usesScalarValueType=\"YES\" optional=\"YES\"", "Int64"),
      ("attributeType=\"Integer 32\"", "NSNumber?"), ("attributeType=\"Boolean\" usesScalarValueType=\"YES\"", "Bool"),
      ("attributeType=\"Boolean\" usesScalarValueType=\"NO\"", "NSNumber?"),
      ("attributeType=\"Float\" usesScalarValueType=\"YES\"", "Float"), ("attributeType=\"String\"", "String?"),
      ("attributeType=\"Date\" usesScalarValueType=\"NO\"", "Date?"),
      ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"),
      ("attributeType=\"Decimal\"", "NSDecimalNumber?"), ("attributeType=\"UUID\"", "UUID?"),
      ("attributeType=\"URI\"", "URL?"),
      ("attributeType=\"Binary\"", "Data?"), ("attributeType=\"Transformable\"", "NSObject?"),
      ("attributeType=\"Transformable\" customClassName=\"Kit.Color\"", "Color?"),
      ("attributeType=\"Transformable\" customClassName=\"[String: Int]\"", "NSObject?"),
      ("attributeType=\"Undefined\"", nil), ("", nil),
    ] as [(String, String?)])
  func attributesHaveXcodesTypes(_ attributes: String, _ type: String?) throws {
    let text = try Self.declarations(
      "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"><attribute name=\"x\" \(attributes)/></entity>"
    )
    let line = text.split(separator: "\n").first { $0.contains("@NSManaged") }
    #expect(line.map(String.init) == type.map { "  @NSManaged public var `x`: \($0)" })
  }

  @Test func entitiesBecomeXcodesGeneratedClasses() throws {
    let text = try Self.declarations(
      """
      <entity name="Boat" representedClassName=".Vessel" codeGenerationType="class">
        <relationship name="crew" toMany="YES" destinationEntity="Sailor"/>
        <relationship name="log" toMany="YES" ordered="YES" destinationEntity="Entry"/>
        <relationship name="captain" maxCount="1" destinationEntity="Sailor"/>
        <relationship name="port" maxCount="1" destinationEntity="Port"/>
        <attribute name="x: Int }; class Evil {" attributeType="String"/>
      </entity>
      <entity name="Ferry" representedClassName="App.Ferry" parentEntity="Boat" codeGenerationType="class"/>
      <entity name="Sailor" representedClassName="Sailor" codeGenerationType="category"><attribute name="class" attributeType="String"/></entity>
      <entity name="Port" codeGenerationType="class"/>
      <entity name="Entry" representedClassName="Entry"/>
      <entity name="None" representedClassName="None" codeGenerationType="none"/>
      """)
    let expected = """
      import CoreData
      import Foundation
      public class `Vessel`: `NSManagedObject` {}
      extension `Vessel` {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Vessel> { fatalError() }
        @NSManaged public var `crew`: NSSet?
        @NSManaged public var `log`: NSOrderedSet?
        @NSManaged public var `captain`: Sailor?
        @NSManaged public var `port`: NSManagedObject?
      }
      extension `Vessel`: Identifiable {}
      public class `Ferry`: `Vessel` {}
      extension `Ferry` {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Ferry> { fatalError() }
      }
      extension `Sailor` {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Sailor> { fatalError() }
        @NSManaged public var `class`: String?
      }
      extension `Sailor`: Identifiable {}

      """
    #expect(text == expected)
  }

  @Test(arguments: ["", "<entity name=\"A\" representedClassName=\"A\"/>", "<entity codeGenerationType=\"class\"/>"])
  func entitiesWithoutCodegenAreNotDeclared(_ entities: String) throws {
    #expect(try Self.declarations(entities).isEmpty)
  }

  @Test(
    arguments: [
      "", "<model>", "<model><entity></model>", "<!DOCTYPE a [<!ENTITY b \"c\">]><model/>",
      String(repeating: "<model>", count: 50_000),
    ])
  func invalidModelsAreRejected(_ text: String) {
    #expect(throws: ParseError.self) { try ObjectModel(ContiguousArray(text.utf8)) }
  }
}
