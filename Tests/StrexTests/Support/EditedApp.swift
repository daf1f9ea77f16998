import Foundation
import ProjectTestSupport
import TestSupport

@testable import strex

/// An app in a repository that is edited at random, including edits that do not compile.
struct EditedApp {
  let project: StagedProject
  private var random: SeededRandom

  private static let files = [
    "Model.swift": StagedProject.model,
    "App/Order.swift":
      "struct Order {\n  let count: Int\n  let total = 3.5\n  var owner: Player\n  enum State { case open }\n}\n",
    "App/OrderView.swift": """
    import SwiftUI
    struct OrderView: View {
      let order: Order
      var body: some View {
        VStack {
          Row(title: "Orders", value: order.count)
          Text("\\(order.count) of \\(order.total) for \\(order.owner.score)")
          Text(order.summary)
          Text("Twice \\(order.doubled)").badged("Badge")
        }
      }
    }

    """,
    "App/Row.swift": """
    import SwiftUI
    struct Row: View {
      let title: LocalizedStringKey
      let value: Int
      var body: some View { Text(title, tableName: "Rows") }
    }

    """,
    "App/Bubble.swift": """
    import ChatKit
    import SwiftUI
    struct Bubble: View {
      var body: some View { VStack { ChatButton("New chat", symbol: "plus") } }
    }

    """,
    "App/Chats.swift": """
    import ChatKit
    import SwiftUI
    struct Chats: View {
      let title: String
      let key: LocalizedStringKey
      var body: some View { ChatButton(title, symbol: "plus") }
    }

    """,
    "Shared/Extensions.swift": """
    import SwiftUI
    typealias Purchase = Order
    extension Order { var doubled: Int { count * 2 } }
    extension Purchase { var summary: String { "Summary" } }
    extension View { func badged(_ text: LocalizedStringKey) -> some View { self } }

    """,
    "Shared/Store.swift": """
    import Foundation
    final class Store {
      let current = Store.make()
      static func make() -> Order { fatalError() }
      func greet() -> String { String(localized: "Current: \\(current.count) \\(current.doubled)") }
    }

    """,
  ]

  private let edits: [Edit]

  /// - Parameter hasTables: whether the app has several tables, between which keys move, and code with warnings.
  init(seed: UInt64, hasTables: Bool = false) throws {
    random = SeededRandom(seed)
    project = try StagedProject()
    edits = Self.edits + (hasTables ? Self.tableEdits + Self.tableEdits : [])
    let files = hasTables ? Self.files.merging(Self.tableFiles) { $1 } : Self.files
    for (name, text) in files { try project.write(name, text) }
    try project.write("Rows.xcstrings", CatalogText.of(("Old row", [])))
    try project.git("add", ".")
    try project.git("commit", "-qm", "Two")
  }

  private var names: [String] {
    get throws { try project.output("ls-files", "*.swift").split(separator: "\n").map(String.init).sorted() }
  }

  /// Changes, creates or removes a file, and stages the change.
  /// - Returns: a description of the edit.
  mutating func edit() throws -> String {
    guard let name = try names.randomElement(using: &random) else { return "nothing is left" }
    let text = try project.read(name)
    let edit = edits[Int.random(in: 0..<edits.count, using: &random)]
    switch edit {
    case .copy: try project.write("Copies/Copy\(Int.random(in: 0..<9, using: &random)).swift", text)
    case .remove: try project.git("rm", "-q", "-f", name)
    case .catalog:
      try project.write("Rows.xcstrings", CatalogText.of(("Row \(Int.random(in: 0..<3, using: &random))", [])))
    case .table(let path):
      let keys = Self.keys.filter { _ in Bool.random(using: &random) }
      try project.write(path, CatalogText.of(keys.map { ($0, Self.entry(using: &random)) }))
    case .move: try project.git("mv", "-k", name, "Moved\(Int.random(in: 0..<3, using: &random)).swift")
    default: try project.write(name, edit.applied(to: text, using: &random))
    }
    try project.git("add", "-A")
    return "\(edit) in \(name)"
  }

  enum Edit {
    case replace(String, String)
    case append(String)
    case copy, remove, dropLine, catalog, move
    /// Another version of the catalog at a path.
    case table(String)

    /// Returns a text after an edit that changes only this text.
    func applied(to text: String, using random: inout SeededRandom) -> String {
      switch self {
      case .replace(let old, let new): return text.replacingOccurrences(of: old, with: new)
      case .append(let code): return text + code
      case .dropLine:
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines.remove(at: Int.random(in: 0..<lines.count, using: &random))
        return lines.joined(separator: "\n")
      case .copy, .remove, .catalog, .move, .table: return text
      }
    }
  }

  private static let keys = ["Anchor", "Buoy", "Compass", "Orders", "Row 1"]

  /// An entry as it may be after edits by developers and translators.
  private static func entry(using random: inout SeededRandom) -> [String] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: []
    case 1: ["\"extractionState\" : \"manual\""]
    case 2: CatalogText.translated("Alt", state: "stale")
    default: CatalogText.translated("Neu")
    }
  }

  private static let tableFiles = [
    "Harbour/Lists.swift": """
    import SwiftUI
    let anchor = Text("Anchor", tableName: "Shop")
    let buoy = Text("Buoy", tableName: "Rows", comment: "A list")
    let compass = Text("Compass")
    let warned = Text("Wind \\(windSpeed())")

    """,
    "Harbour/Shop.xcstrings": CatalogText.of(("Buoy", CatalogText.translated("Boje", state: "stale"))),
    "Shop.xcstrings": CatalogText.of(("Anchor", CatalogText.translated("Anker"))),
  ]

  /// Edits of keys, tables and catalogs.
  private static let tableEdits: [Edit] = [
    .replace("tableName: \"Shop\"", "tableName: \"Rows\""), .replace("tableName: \"Rows\"", "tableName: \"Shop\""),
    .replace(", tableName: \"Shop\"", ""), .replace("(\"Compass\"", "(\"Compass\", tableName: \"Shop\""),
    .replace("\"Anchor\"", "\"Buoy\""), .replace("\"Buoy\"", "\"Compass\""), .replace("A list", "Another list"),
    .append("let another = Text(\"Anchor\")\n"), .append("let unlisted = Text(\"Anchor\", tableName: \"None\")\n"),
    .append("func windSpeed() -> Double { 3 }\n"), .append("let text = Text(verbatim: \"Shown to users\")\n"),
    .table("Shop.xcstrings"), .table("Rows.xcstrings"), .table("Harbour/Shop.xcstrings"),
    .table("Localizable.xcstrings"),
    .move, .move,
  ]

  static let edits: [Edit] = [
    .replace(": Int", ": String"), .replace(": String", ": Int"), .replace("Int { count * 2 }", "Double { 2.5 }"),
    .replace("LocalizedStringKey", "String"), .replace("= 3.5", "= \"three\""), .replace("Orders", "All orders"),
    .replace("struct Order ", "final class Order "), .replace("count", "number"), .replace("body", "content"),
    .replace("\n", "\n\n"), .append("struct Order { let count: Double }\n"), .append("typealias Row = Order\n"),
    .append("extension Order: CustomStringConvertible { public var description: String { \"An order\" } }\n"),
    .append("extension String { var total: Int { 1 } }\n"), .append("infix operator +++: AdditionPrecedence\n"),
    .append("func Text(_ title: String) {}\n"), .append("extension Text { init(_ value: Int) {} }\n"),
    .replace("ChatButton(title", "ChatButton(key"), .replace("import ChatKit", "import OtherKit"),
    .append("struct ChatButton {}\n"), .append("import KeyboardShortcuts\n"), .append("let broken = \"never ends\n"),
    .replace("VStack {", "VStack {  // Rows"), .append("// The end\n"), .replace("{ count * 2 }", "{ count * 3 }"),
    .replace("VStack {", "VStack {\nlet rows = \"Rows\".count"), .replace("fatalError()", "Order.make()"),
    .replace("Text(order.summary)", "Text(order.summary).bold()"), .replace("order.total", "order.count"),
    .copy, .remove, .dropLine, .catalog,
  ]
}
