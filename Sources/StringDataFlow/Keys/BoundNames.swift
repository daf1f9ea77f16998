import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// The names of properties that code sets without an assignment: by a binding, `$item.title`, or as `&item.title`.
struct BoundNames {
  private var names: Set<Name> = []

  init(_ index: SymbolIndex) {
    for file in index.files[Int(index.firstProjectFile)...] { add(file.source.bytes) }
  }

  /// Adds all names of each path after such a sign, except `$0.title`.
  private mutating func add(_ bytes: some RandomAccessCollection<UInt8>) {
    var position = bytes.startIndex
    while let sign = bytes[position...].firstIndex(where: { Self.signs.contains($0) }) {
      position = bytes.index(after: sign)
      if position < bytes.endIndex, bytes[position].isDecimalDigit { continue }
      while position < bytes.endIndex {
        let end = bytes[position...].firstIndex { !$0.isNamePart } ?? bytes.endIndex
        if position < end { names.insert(Name(String(decoding: bytes[position..<end], as: UTF8.self))) }
        guard end < bytes.endIndex, Self.joints.contains(bytes[end]) else {
          position = end
          break
        }
        position = bytes.index(after: end)
      }
    }
  }

  private static let signs = Array("$&".utf8)
  private static let joints = Array(".?!".utf8)

  /// Returns whether a property may be set so, or by its attributes or a decoder.
  func contain(_ node: FlowNode, _ index: SymbolIndex) -> Bool {
    guard case .value(let decl) = node else { return false }
    return names.contains(index[decl].name) || index.type(of: decl).map(index.isDecoded) ?? false
      || !index.attributes(of: decl).allSatisfy(Self.harmless.contains)
  }

  /// Attributes of properties whose values only come from the code and from bindings.
  private static let harmless: Set<Name> = [Name("Published"), Name("State")]
}
