import StringDataFlow
import SwiftTypeChecking

/// The menu strings that users do not see.
struct Menus {
  /// The declarations whose code makes a menu with only the system's text commands: applications without a menu bar
  /// make one for its keyboard shortcuts.
  private let makers: Set<DeclID>
  /// The titles of items by the declaration whose code makes them.
  private var items: [DeclID: Set<String>] = [:]
  /// Files that make a menu bar, which displays the titles of its menus.
  private let bars: Set<Int32>
  /// Files that make items without titles, which display the titles of their menus.
  private let untitled: Set<Int32>
  private let index: SymbolIndex

  init(_ shown: [ShownText], _ index: SymbolIndex) {
    self.index = index
    var titles: [DeclID: Set<String>] = [:]
    for text in shown where Self.types.contains(text.place.type) {
      guard let maker = index.declaration(around: text.piece.start, in: text.piece.file) else { continue }
      titles[maker, default: []].insert(text.piece.texts.joined())
      if !Self.isTitle(text) { items[maker, default: []].insert(text.piece.texts.joined()) }
    }
    let files = Set(shown.filter(Self.isTitle).map(\.piece.file))
    bars = Self.files(files, with: ["mainMenu"], index)
    untitled = Self.files(files, with: ["NSMenuItem()", "NSMenuItem(title: \"\""], index)
    makers = Set(titles.filter { $0.value.count > 3 && $0.value.isSubset(of: Self.commands) }.keys)
  }

  func doubt(of text: ShownText) -> ConfidenceReason? {
    guard Self.types.contains(text.place.type) else { return nil }
    let maker = index.declaration(around: text.piece.start, in: text.piece.file)
    if let maker, makers.contains(maker) { return .menu }
    guard Self.isTitle(text), !bars.contains(text.piece.file) else { return nil }
    let isOfItem = maker.flatMap { items[$0] }?.contains(text.piece.texts.joined()) ?? false
    return isOfItem || !untitled.contains(text.piece.file) ? .menuTitle : nil
  }

  private static func isTitle(_ text: ShownText) -> Bool {
    text.place.type == "NSMenu" && text.place.kind == .parameter("title")
  }

  private static func files(_ files: Set<Int32>, with words: [String], _ index: SymbolIndex) -> Set<Int32> {
    files.filter { file in
      let source = index.files[Int(file)].source
      let text = source.text(0..<source.bytes.count)
      return words.contains(where: text.contains)
    }
  }

  private static let types: Set<String> = ["NSMenu", "NSMenuItem"]

  private static let commands: Set<String> = [
    "Copy", "Cut", "Delete", "Edit", "Paste", "Paste and Match Style", "Redo", "Select All", "Undo",
  ]
}
