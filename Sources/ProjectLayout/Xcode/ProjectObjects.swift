/// The objects of a project file, by their identifiers.
struct ProjectObjects {
  typealias Object = [String: PropertyListValue]

  private let objects: [String: PropertyListValue]
  /// The identifier of the project object.
  let root: String

  init(_ bytes: ContiguousArray<UInt8>) throws(ProjectProblem) {
    guard let archive = try PropertyListValue(bytes).dictionary else {
      throw ProjectProblem("is no dictionary of objects")
    }
    guard let objects = archive["objects"]?.dictionary else {
      throw ProjectProblem("has no dictionary ‘objects’")
    }
    guard let root = archive["rootObject"]?.string, objects[root]?.dictionary != nil else {
      throw ProjectProblem("has no root object")
    }
    self.objects = objects
    self.root = root
  }

  /// An object; `nil` when there is none, or the value is not an object.
  subscript(_ identifier: String?) -> Object? {
    identifier.flatMap { objects[$0]?.dictionary }
  }

  /// The objects that a member lists, with their identifiers; missing ones are left out.
  func list(_ object: Object, _ member: String) -> [(identifier: String, object: Object)] {
    (object[member]?.strings ?? []).compactMap { identifier in
      self[identifier].map { (identifier, $0) }
    }
  }
}

extension ProjectObjects.Object {
  /// The class of the object, such as `PBXNativeTarget`.
  var isa: String { string("isa") ?? "" }

  func string(_ member: String) -> String? { self[member]?.string }
}
