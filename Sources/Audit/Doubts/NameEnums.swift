import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// The enums of names. If several raw values are well-known names, such as `GitHub` and `YouTube`, the other values are
/// probably names as well. A string that is shown verbatim and repeats the name of a case is probably a name, too.
struct NameEnums {
  private struct Key: Hashable {
    let file: Int32
    let start: UInt32
  }

  private let enums: Set<Key>
  /// The names of all cases, in lower case.
  private let cases: Set<String>

  init(_ shown: [ShownText], _ names: ProperNames, _ index: SymbolIndex) {
    cases = Set(
      index.files[Int(index.firstProjectFile)...].flatMap { file in
        file.tree.declarations.lazy.filter { $0.kind == .enumCase }.map { file.text($0).lowercased() }
      })
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

  func contains(_ text: ShownText) -> Bool { Self.key(of: text).map(enums.contains) ?? isNameOfCase(text) }

  /// Returns whether a string is shown verbatim and is the name of a case: `Shop(kind: .sprouto, title: "Sprouto")`.
  private func isNameOfCase(_ text: ShownText) -> Bool {
    text.place.kind == .parameter("verbatim") && Prose.mayBeProduct(text.piece.texts)
      && cases.contains(text.piece.texts[0].lowercased())
  }

  private static func key(of text: ShownText) -> Key? {
    guard text.piece.isRawValue, let type = text.piece.table else { return nil }
    return Key(file: text.piece.file, start: type.lowerBound)
  }
}
