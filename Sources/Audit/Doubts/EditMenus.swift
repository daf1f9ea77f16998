import SwiftTypes

/// Menus that have the system's commands for text and nothing else: applications without a menu bar make one for the keys of
/// its commands, and nobody sees it.
struct EditMenus {
  /// The declarations whose code makes such a menu.
  private let makers: Set<DeclID>

  init(_ shown: [ShownText], _ index: SymbolIndex) {
    var titles: [DeclID: Set<String>] = [:]
    for text in shown where Self.types.contains(text.place.type) {
      guard let maker = index.declaration(around: text.piece.start, in: text.piece.file) else { continue }
      titles[maker, default: []].insert(text.piece.texts.joined())
    }
    makers = Set(titles.filter { $0.value.count > 3 && $0.value.isSubset(of: Self.commands) }.keys)
  }

  func contain(_ text: ShownText, _ index: SymbolIndex) -> Bool {
    guard !makers.isEmpty, Self.types.contains(text.place.type) else { return false }
    return index.declaration(around: text.piece.start, in: text.piece.file).map(makers.contains) ?? false
  }

  private static let types: Set<String> = ["NSMenu", "NSMenuItem"]

  private static let commands: Set<String> = [
    "Copy", "Cut", "Delete", "Edit", "Paste", "Paste and Match Style", "Redo", "Select All", "Undo",
  ]
}
