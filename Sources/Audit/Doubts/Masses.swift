import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Very many strings of a single file that are passed to one declaration that is not a view, or that one place
/// displays: for example the entries of a dictionary or names of hardware, not the words of an interface.
struct Masses {
  private struct Key: Hashable {
    let file: Int32
    var callee: DeclID?
    var site: CodePlace?
  }

  private let masses: Set<Key>

  init(_ shown: [ShownText], _ index: SymbolIndex) {
    let counts = shown.reduce(into: [:]) { counts, text in Self.key(of: text).map { counts[$0, default: 0] += 1 } }
    masses = Set(counts.filter { $0.value > Self.limit && !Self.isOfView($0.key.callee, index) }.keys)
  }

  private static func isOfView(_ callee: DeclID?, _ index: SymbolIndex) -> Bool {
    guard let callee else { return false }
    let type = index[callee].kind.isNominal ? callee : index.type(of: callee)
    return type.map { index.outline($0).inherits(index[$0], anyOf: [Name("View")]) } ?? false
  }

  func contains(_ text: ShownText) -> Bool { Self.key(of: text).map(masses.contains) ?? false }

  private static func key(of text: ShownText) -> Key? {
    if let callee = text.callee { return Key(file: text.piece.file, callee: callee) }
    guard !text.isDirect, let site = text.site else { return nil }
    return Key(file: text.piece.file, site: site)
  }

  private static let limit = 100
}
