import TextBasics

/// The property list of a target in a Tuist manifest.
///
/// From Tuist's `InfoPlist` and `InfoPlistContentProvider`.
enum TuistPropertyList: Sendable {
  /// A file, in the form of `INFOPLIST_FILE`.
  case file(String)
  /// A list that Tuist writes, with these values.
  case written([Property])
  case none
  /// The manifest computes it.
  case unknown

  /// A value in a list.
  struct Property: Sendable {
    /// The keys of the enclosing dictionaries, outermost first.
    let keys: [String]
    let value: BundleSettings.Property.Value
    /// The offset of its first byte.
    let offset: Int

    var text: String? {
      if case .text(let text) = value { text } else { nil }
    }
  }

  init(_ target: ManifestValue, _ constants: ManifestConstants, in root: FilePath, _ name: String) {
    let given = target.arguments.first { $0.label == "infoPlist" }?.value
    if let given, given.isNil {
      self = .none
    } else {
      let list = constants.resolved(given ?? ManifestValue(kind: .name("default"), offset: target.offset))
      let product = constants.resolved(target["product"] ?? target).name ?? ""
      let defaults = Defaults(product: product, name: name, isForMac: TuistSettings.isForMac(target, constants))
      self = Self.list(list, constants, root, defaults)
    }
  }

  private static func list(
    _ list: ManifestValue, _ constants: ManifestConstants, _ root: FilePath, _ defaults: Defaults
  ) -> TuistPropertyList {
    let argument = list.arguments.first?.value
    switch list.name {
    case nil, "file":
      let path = TuistProject.path(argument ?? list, constants)
      return path.map { .file(root.appending($0).resolvingParents.string) } ?? .unknown
    case "variable": return constants.text(argument).map { .file($0) } ?? .unknown
    case "dictionary": return properties(of: argument, constants).map { .written($0) } ?? .unknown
    case "extendingDefault", "default":
      if defaults.isNone { return .none }
      let own = list.name == "default" ? [] : properties(of: argument, constants)
      return own.map { .written(defaults.properties(below: $0, at: list.offset) + $0) } ?? .unknown
    default: return .unknown
    }
  }

  /// Returns the values in a literal dictionary, or `nil` for another value.
  private static func properties(of value: ManifestValue?, _ constants: ManifestConstants) -> [Property]? {
    guard let value = value.map(constants.resolved), case .dictionary = value.kind else { return nil }
    var reader = PropertyReader(constants)
    reader.add(value, under: [], depth: 0)
    return reader.properties
  }

  /// The values that Tuist adds, limited to texts for translators. As without a list, `CFBundleName` is the product's
  /// name.
  private struct Defaults {
    let product: String
    let name: String
    /// `nil` if unknown.
    let isForMac: Bool?

    var isNone: Bool { product == "staticLibrary" || product == "dynamicLibrary" }

    func properties(below own: [Property], at offset: Int) -> [Property] {
      var values: [String: BundleSettings.Property.Value] = [:]
      if isForMac ?? true {
        values["NSHumanReadableCopyright"] = isForMac == nil ? .computed : .text("Copyright ©. All rights reserved.")
      }
      if product == "watch2App" || product == "watch2Extension" { values["CFBundleDisplayName"] = .text(name) }
      let given = Set(own.compactMap(\.keys.first))
      return values.filter { !given.contains($0.key) }.sorted { $0.key < $1.key }.map {
        Property(keys: [$0.key], value: $0.value, offset: offset)
      }
    }
  }
}

/// Collects the values in a dictionary of a property list.
private struct PropertyReader {
  private let constants: ManifestConstants
  private(set) var properties: [TuistPropertyList.Property] = []
  /// The number of values that were read. It is limited, because constants may consist of constants.
  private var count = 0

  private static let maximumDepth = 64

  init(_ constants: ManifestConstants) { self.constants = constants }

  mutating func add(_ value: ManifestValue, under keys: [String], depth: Int) {
    let value = constants.resolved(value)
    count += 1
    guard depth < Self.maximumDepth, count < ManifestConstants.maximumElements else {
      // All further values are unknown.
      if count <= ManifestConstants.maximumElements { add(.computed, [], value) }
      return
    }
    switch value.kind {
    case .text(let text): add(.text(text), keys, value)
    case .list(let elements) where elements.isEmpty, .dictionary(let elements) where elements.isEmpty && depth > 0:
      add(.other, keys, value)
    case .list(let elements): for element in elements { add(element, under: keys, depth: depth + 1) }
    case .dictionary(let members):
      for index in stride(from: 0, to: members.count - 1, by: 2) {
        let key = constants.text(members[index])
        if key == nil { add(.computed, keys, value) }
        add(members[index + 1], under: keys + [key ?? ""], depth: depth + 1)
      }
    case .call("string", let arguments), .call("array", let arguments), .call("dictionary", let arguments):
      for argument in arguments { add(argument.value, under: keys, depth: depth + 1) }
    case .call("integer", _), .call("real", _), .call("boolean", _), .name("true"), .name("false"):
      add(.other, keys, value)
    case .name(let name) where name.utf8.first?.isDecimalDigit ?? false: add(.other, keys, value)
    case .call, .method, .name, .computed, .tooMany: add(.computed, keys, value)
    }
  }

  private mutating func add(_ found: BundleSettings.Property.Value, _ keys: [String], _ value: ManifestValue) {
    properties.append(TuistPropertyList.Property(keys: keys, value: found, offset: value.offset))
  }
}
