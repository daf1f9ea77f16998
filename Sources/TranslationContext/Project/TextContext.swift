import StringDataFlow
import StringExtraction

/// The place of one text in the interface. Facts that the code does not show are missing.
package struct TextContext: Sendable, Equatable {
  /// A text of the project that another one is described with.
  package struct Reference: Sendable, Hashable {
    /// The key, or a text that is not looked up.
    package var key: String
    /// The table of the key, or `nil` for a text that is not looked up.
    package var table: String?
    package var defaultValue: String?
  }

  /// A part of a screen, such as a section, a menu or an alert.
  package struct Group: Sendable, Equatable {
    package let kind: String
    package let title: Reference?
  }

  /// The name of the role for programs: `alert-title`; `nil` if it is not known.
  package var role: String?
  /// The description of the role, or of the declaration that the text belongs to.
  package var phrase: String
  /// The declaration that takes the text: `Button.init(_:action:)`.
  package var api: String
  /// The type whose code contains or shows the text: `CartView`.
  package var view: String?
  /// The title of the screen.
  package var title: Reference?
  /// Whether the title is the one of the tab with the screen.
  package var isTab = false
  package var group: Group?
  /// The part of the interface with the text: `sheet`.
  package var part: String?
  package var neighbors: [Reference] = []
  package var arguments: [TextArgument] = []
  /// The text that this one is inserted into.
  package var insertedInto: Reference?
  /// The declaration with the text, if other code shows it: `title of SortOrder.byName`.
  package var source: String?
  /// Whether the text is the title of its screen.
  package var isTitle = false
  package var site: LiteralSite
}

/// The places of all texts of a project.
package struct TextContexts: Sendable {
  private let byPlace: [SourcePlace: TextContext]

  /// The places of each key, by table.
  private let byKey: [TextContext.Reference: [LiteralSite]]
  /// The line of the first preview in each file.
  private let previews: [String: Int]

  /// - Parameter strings: the extracted strings, and the texts that are looked up at run time.
  init(_ byPlace: [SourcePlace: TextContext], of strings: [ExtractedString] = [], previews: [String: Int] = [:]) {
    (self.byPlace, self.previews) = (byPlace, previews)
    byKey = Dictionary(grouping: strings) { TextContext.Reference(key: $0.key, table: $0.table) }
      .mapValues { $0.map(\.site).sorted() }
  }

  /// Returns the places of a key that are known, also those in code from which Xcode does not extract it.
  package func sites(of key: String, in table: String) -> [LiteralSite] {
    byKey[TextContext.Reference(key: key, table: table)] ?? []
  }

  /// Returns the line of the first `#Preview` or `PreviewProvider` in a file.
  package func preview(in file: String) -> Int? { previews[file] }

  /// Returns whether the place of a text is known.
  package func contains(_ site: LiteralSite) -> Bool { byPlace[SourcePlace(site)] != nil }

  /// Returns the context of a text. The place of a text that no typed code contains is only its file.
  package func context(of string: ExtractedString) -> TextContext { context(of: string.site) }

  package func context(of site: LiteralSite) -> TextContext {
    if var found = byPlace[SourcePlace(site)] {
      if !site.api.isEmpty { found.api = site.api }
      return found
    }
    var context = TextContext(phrase: "Text", api: site.api, site: site)
    context.view = site.file.split(separator: "/").last.map(String.init) ?? site.file
    if let role = Self.role(ofProperty: site.api) { (context.role, context.phrase) = (role.identifier, role.phrase) }
    return context
  }

  /// Returns the role of a property in a storyboard or xib, `NSMenuItem.title`: by the table, or by its name.
  private static func role(ofProperty api: String) -> TextRole? {
    let parts = api.split(separator: "[")[0].split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("UI") || parts[0].hasPrefix("NS") else { return nil }
    if let role = RoleRow.row(String(parts[0]), String(parts[1]), "")?.role { return role }
    let words = NameWords.of(parts[0].dropFirst(2)) + NameWords.of(parts[1])
    return TextRole(NamePhrase.capitalized(words))
  }
}
