/// The objects of a project file, by their identifiers.
struct ProjectObjects {
  typealias Object = [String: PropertyListValue]

  private let objects: [String: PropertyListValue]
  /// The identifier of the project object.
  let root: String
  /// The 1-based lines and columns of settings, by the objects that contain them.
  private var places: [String: [(name: String, line: Int, column: Int)]] = [:]

  init(_ bytes: ContiguousArray<UInt8>) throws(ProjectError) {
    var settings: [PropertyListScanner.ObjectSetting] = []
    guard let archive = try PropertyListValue(bytes, settings: &settings).dictionary else {
      throw ProjectError("is not a dictionary of objects")
    }
    guard let objects = archive["objects"]?.dictionary else { throw ProjectError("has no `objects` dictionary") }
    guard let root = archive["rootObject"]?.string, objects[root]?.dictionary != nil else {
      throw ProjectError("has no root object")
    }
    self.objects = objects
    self.root = root
    place(settings, in: bytes)
  }

  /// - Parameter settings: in the order of the file.
  private mutating func place(_ settings: [PropertyListScanner.ObjectSetting], in bytes: ContiguousArray<UInt8>) {
    var (line, start, position) = (1, 0, 0)
    for setting in settings {
      while position < setting.offset {
        if bytes[position] == .lineFeed { (line, start) = (line + 1, position + 1) }
        position += 1
      }
      places[setting.object, default: []].append((setting.name, line, setting.offset - start + 1))
    }
  }

  /// Returns the positions of an object's settings that become texts of property lists.
  func places(ofSettingsIn identifier: String, _ file: FilePath) -> [String: SettingPlace] {
    let all = (places[identifier] ?? []).map { ($0.name, SettingPlace(file: file, line: $0.line, column: $0.column)) }
    return Dictionary(all) { $1 }
  }

  /// An object, or `nil` when there is none, or the value is not an object.
  subscript(_ identifier: String?) -> Object? { identifier.flatMap { objects[$0]?.dictionary } }

  /// Returns the objects that a member lists, with their identifiers, without missing ones.
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
