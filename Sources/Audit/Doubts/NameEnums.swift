import StringDataFlow

/// The enums with several well-known names as raw values, such as `GitHub` and `YouTube`, so that the other values are
/// probably names as well.
struct NameEnums {
  private struct Key: Hashable {
    let file: Int32
    let start: UInt32
  }

  private let enums: Set<Key>

  init(_ shown: [ShownText], _ names: ProperNames) {
    var values: [Key: Set<String>] = [:]
    for text in shown {
      guard let key = Self.key(of: text) else { continue }
      values[key, default: []].insert(text.piece.texts.joined())
    }
    enums = Set(
      values.filter { _, values in
        let count = values.count(where: names.contains)
        return count > 1 && count * 4 >= values.count
      }.keys)
  }

  func contains(_ text: ShownText) -> Bool { Self.key(of: text).map(enums.contains) ?? false }

  private static func key(of text: ShownText) -> Key? {
    guard text.piece.isRawValue, let type = text.piece.table else { return nil }
    return Key(file: text.piece.file, start: type.lowerBound)
  }
}
