import Foundation
import TextBasics

/// A value of a property list, limited to the types in Xcode's project files.
package enum PropertyListValue: Sendable, Equatable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// The maximum nesting depth, far above real projects.
  static let depthLimit = 64

  /// - Parameter bytes: an old-style list, as Xcode writes it, or an XML list, as older tools did.
  package init(_ bytes: ContiguousArray<UInt8>) throws(ProjectError) {
    var settings: [PropertyListScanner.ObjectSetting] = []
    try self.init(bytes, settings: &settings)
  }

  /// - Parameter settings: receives the settings of a project's objects. Unused for XML.
  init(
    _ bytes: ContiguousArray<UInt8>, settings: inout [PropertyListScanner.ObjectSetting]
  ) throws(ProjectError) {
    if bytes.starts(with: "bplist".utf8) { throw ProjectError("is a binary property list, which Xcode never writes") }
    if ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { bytes.starts(with: $0.utf8) }) {
      self = try PropertyListValue.readingXML(bytes)
    } else {
      self = try PropertyListScanner.value(of: bytes, settings: &settings)
    }
  }

  private static func readingXML(_ bytes: ContiguousArray<UInt8>) throws(ProjectError) -> PropertyListValue {
    if isDeep(bytes) { throw ProjectError("has values that are nested too deeply") }
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let value = PropertyListValue(foundation: list)
    else { throw ProjectError("is not a property list") }
    return value
  }

  /// Returns whether containers are nested so deeply that Foundation's reader might overflow the stack.
  private static func isDeep(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var depth = 0
    for tag in bytes.split(separator: .less) {
      let isContainer = ["array", "dict", "/array", "/dict"].map { tag.starts(with: $0.utf8) }
      guard let kind = isContainer.firstIndex(of: true) else { continue }
      let end = tag.firstIndex(of: .greater) ?? tag.endIndex
      if kind > 1 { depth -= 1 } else if tag[..<end].last != .slash { depth += 1 }
      if depth > depthLimit { return true }
    }
    return false
  }

  private init?(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let list as [Any]: self = .array(list.compactMap(PropertyListValue.init(foundation:)))
    case let members as [String: Any]:
      self = .dictionary(members.compactMapValues(PropertyListValue.init(foundation:)))
    case let number as NSNumber: self = .string(number.stringValue)
    default: return nil
    }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The strings of an array. A single string counts as an array of one.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let list): list.compactMap(\.string)
    case .dictionary: []
    }
  }
}
