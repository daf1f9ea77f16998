import StructuredText

/// A Core Data model, and the Swift declarations that Xcode generates from it.
///
/// For an entity with `codeGenerationType="class"`, Xcode generates a class and an extension with the attributes, and
/// for one with `category` only the extension. It generates nothing for other entities, whose classes are in the
/// project's sources.
public struct ObjectModel: Sendable {
  private let entities: [Entity]

  private struct Entity: Sendable {
    let name: String
    /// The class without its module.
    let className: String
    let parent: String?
    /// `class`, `category`, or a value that Xcode generates nothing for.
    let generation: String
    /// The names of properties and their Swift types.
    var properties: [(name: String, type: String)] = []
  }

  /// - Parameter bytes: the file `contents` of a model.
  /// - Throws: an error at the first place that is not valid XML.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    let root = try ElementTree.root(of: bytes)
    let elements = root.children.filter { $0.name == "entity" }
    let pairs = elements.map { ($0["name"] ?? "", Self.className(of: $0)) }
    let classes = Dictionary(pairs) { first, _ in first }
    entities = elements.compactMap { Self.entity($0, classes) }
  }

  private static func entity(_ element: TreeElement, _ classes: [String: String?]) -> Entity? {
    guard let className = className(of: element), let generation = element["codeGenerationType"] else { return nil }
    let parent = element["parentEntity"].flatMap { classes[$0] ?? nil }
    var entity = Entity(name: element["name"] ?? "", className: className, parent: parent, generation: generation)
    for child in element.children {
      guard let name = child["name"], isIdentifier(name) else { continue }
      switch child.name {
      case "attribute": if let type = type(ofAttribute: child) { entity.properties.append((name, type)) }
      case "relationship": entity.properties.append((name, type(ofRelationship: child, classes)))
      default: break
      }
    }
    return entity
  }

  /// Returns the class of an entity, without its module, or `nil` for `NSManagedObject` itself.
  private static func className(of element: TreeElement) -> String? {
    guard let name = element["representedClassName"]?.split(separator: ".").last.map(String.init) else { return nil }
    return isIdentifier(name) && name != "NSManagedObject" ? name : nil
  }

  /// Returns whether a name is a valid Swift identifier. Xcode's models contain no other names.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  // Types as in Xcode's generated code, in which objects are always optional.

  private static let objects: [String: String] = [
    "String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
    "Decimal": "NSDecimalNumber?",
    "Object ID": "NSManagedObjectID?", "ObjectID": "NSManagedObjectID?",
  ]
  private static let scalars: [String: String] = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static func type(ofAttribute element: TreeElement) -> String? {
    guard let kind = element["attributeType"] else { return nil }
    if let scalar = scalars[kind] {
      return element["usesScalarValueType"] == "YES" ? scalar : objects[kind] ?? "NSNumber?"
    }
    if kind == "Transformable" {
      let own = element["customClassName"]?.split(separator: ".").last.map(String.init) ?? ""
      return isIdentifier(own) ? own + "?" : "NSObject?"
    }
    return objects[kind]
  }

  private static func type(ofRelationship element: TreeElement, _ classes: [String: String?]) -> String {
    if element["toMany"] == "YES" { return element["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" }
    let destination = element["destinationEntity"].flatMap { classes[$0] ?? nil }
    return (destination ?? "NSManagedObject") + "?"
  }

  /// The text of a Swift source with the declarations. Empty if Xcode generates none.
  public var declarations: String {
    let generated = entities.filter { $0.generation == "class" || $0.generation == "category" }
    if generated.isEmpty { return "" }
    return "import CoreData\nimport Foundation\n" + generated.map(Self.text).joined()
  }

  private static func text(of entity: Entity) -> String {
    let parent = entity.parent ?? "NSManagedObject"
    let head = entity.generation == "class" ? "public class `\(entity.className)`: `\(parent)` {}\n" : ""
    let lines = entity.properties.map { "  @NSManaged public var `\($0.name)`: \($0.type)\n" }.joined()
    let request =
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> { fatalError() }\n"
    let identity = entity.parent == nil ? "extension `\(entity.className)`: Identifiable {}\n" : ""
    return head + "extension `\(entity.className)` {\n\(request)\(lines)}\n" + identity
  }
}
