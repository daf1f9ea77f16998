import SwiftTypes

/// Which texts of menus nobody sees.
struct Menus {
  /// The declarations whose code makes a menu that has the system's commands for text and nothing else: applications without a
  /// menu bar make one for the keys of its commands.
  private let makers: Set<DeclID>
  /// The titles of items by the declaration whose code makes them.
  private var items: [DeclID: Set<String>] = [:]
  private let index: SymbolIndex

  init(_ shown: [ShownText], _ index: SymbolIndex) {
    self.index = index
    var titles: [DeclID: Set<String>] = [:]
    for text in shown where Self.types.contains(text.place.type) {
      guard let maker = index.declaration(around: text.piece.start, in: text.piece.file) else { continue }
      titles[maker, default: []].insert(text.piece.texts.joined())
      if !Self.isTitle(text) { items[maker, default: []].insert(text.piece.texts.joined()) }
    }
    makers = Set(titles.filter { $0.value.count > 3 && $0.value.isSubset(of: Self.commands) }.keys)
  }

  func doubt(of text: ShownText) -> Doubt? {
    guard Self.types.contains(text.place.type) else { return nil }
    let maker = index.declaration(around: text.piece.start, in: text.piece.file)
    if let maker, makers.contains(maker) { return .menu }
    guard Self.isTitle(text) else { return nil }
    let isOfItem = maker.flatMap { items[$0] }?.contains(text.piece.texts.joined()) ?? false
    return isOfItem || !isOfMenuBar(text.piece.file) ? .menuTitle : nil
  }

  private static func isTitle(_ text: ShownText) -> Bool {
    text.place.type == "NSMenu" && text.place.kind == .parameter("title")
  }

  /// Whether a file makes a menu bar, or items that show the titles of their menus.
  private func isOfMenuBar(_ file: Int32) -> Bool {
    let source = index.files[Int(file)].source
    let text = source.text(0..<source.bytes.count)
    return text.contains("mainMenu") || text.contains("NSMenuItem()")
  }

  private static let types: Set<String> = ["NSMenu", "NSMenuItem"]

  private static let commands: Set<String> = [
    "Copy", "Cut", "Delete", "Edit", "Paste", "Paste and Match Style", "Redo", "Select All", "Undo",
  ]
}
