import SwiftParsing
import SwiftTypeChecking

extension SymbolIndex {
  /// Returns whether a declaration is a user interface type or inside one. Its strings are hardly data.
  func belongsToInterface(_ decl: DeclID) -> Bool {
    if self[decl].kind.isNominal, isInterface(decl) { return true }
    guard let around = type(of: decl), around != decl else { return false }
    return belongsToInterface(around)
  }

  /// Returns the declaration whose code contains a byte of a file, or `nil` for code directly in a type.
  func declaration(around offset: UInt32, in file: Int32) -> DeclID? {
    let declarations = files[Int(file)].tree.declarations
    let position = declarations.lastIndex { declaration in
      !declaration.kind.isNominal && declaration.kind != .extension
        && PreviewConstants.range(of: declaration).contains(Int(offset))
    }
    return position.map { DeclID(file: file, index: Int32($0)) }
  }

  /// Returns whether a type belongs to the user interface, judged by its inherited types, or by its name if it has
  /// none.
  private func isInterface(_ type: DeclID) -> Bool {
    let outline = outline(type)
    if outline.inherits(self[type], anyOf: Self.interfaces) { return true }
    let name = text(type)
    return Self.endings.contains(where: name.hasSuffix) && !outline.inherits(self[type], anyOf: Self.data)
  }

  private static let interfaces = Set(
    [
      "App", "ButtonStyle", "Commands", "LabelStyle", "NSView", "NSViewController", "NSWindowController", "Scene",
      "ToolbarContent", "UICollectionViewCell", "UITableViewCell", "UITableViewController", "UIView",
      "UIViewController", "UIViewRepresentable", "View", "ViewModifier", "Widget",
    ].map { Name($0) })

  private static let data = Set(
    ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable"].map { Name($0) })

  private static let endings = [
    "Alert", "App", "Badge", "Button", "Card", "Cell", "Commands", "Control", "Controller", "Label", "Modifier", "Page",
    "Panel", "Row", "Scene", "Screen", "Section", "Sheet", "Style", "Toolbar", "View", "Widget", "Window",
  ]
}
