import CatalogLint
import ProjectAnalysis
import ProjectChecks
import Reporting
import StringCatalog
import StringExtraction

/// The hover text of a literal, as Markdown.
struct HoverText {
  let text: String

  /// The largest number of languages that are shown.
  private static let limit = 40

  /// - Parameters:
  ///   - destinations: the catalogs that the key belongs to, whether they contain it or not.
  ///   - context: the description of the literal's place in the interface.
  init(_ item: LiteralExplanations.Item, _ destinations: [LoadedCatalogs.Member], context: String?) {
    var blocks: [String] = []
    if let string = item.explanation.extracted, item.isTaken {
      blocks.append("\(Self.code(string.key)) in table \(Self.code(string.table))")
      if let comment = string.comment, !comment.isEmpty { blocks.append(Self.plain(comment)) }
      if let context { blocks.append(Self.plain(context)) }
      let members = destinations.filter { $0.catalog.contains(string.key) }
      blocks += members.map { Self.translations(of: string.key, in: $0) }
      if members.isEmpty, !destinations.isEmpty {
        blocks.append("**Not in a catalog yet**: `strex sync` adds the key.")
      }
    } else {
      blocks.append("**Not localizable**")
    }
    let steps = item.explanation.steps.enumerated().map { number, step in
      "\(number + 1). " + Self.plain(step.text) + (step.declaration.map { " (\(Self.code($0)))" } ?? "")
    }
    if !steps.isEmpty { blocks.append(steps.joined(separator: "\n")) }
    if let catalog = item.catalog { blocks.append(Self.plain(catalog)) }
    text = blocks.joined(separator: "\n\n")
  }

  /// The hover text of a generated symbol.
  init(_ use: SymbolUse, _ member: LoadedCatalogs.Member) {
    let name = use.isCertain ? "Generated symbol" : "Possible generated symbol"
    var blocks = [
      "\(name) for \(Self.code(use.key)) in table \(Self.code(member.path.stem))", Self.code(use.site.api),
    ]
    if let comment = member.catalog[use.key]?.comment, !comment.isEmpty { blocks.append(Self.plain(comment)) }
    text = (blocks + [Self.translations(of: use.key, in: member)]).joined(separator: "\n\n")
  }

  /// Returns the texts of a key in all languages.
  static func translations(of key: String, in member: LoadedCatalogs.Member) -> String {
    let entry = member.catalog[key]
    let rows = ([member.catalog.sourceLanguage] + member.languages).prefix(limit).map { language in
      let texts = entry?.localization(language)?.texts ?? []
      let shown = texts.map { text in
        let name = text.cases.map(\.name).joined(separator: ", ")
        let state = text.unit.state == .translated ? "" : " *(\(plain(text.unit.state.rawValue)))*"
        return (name.isEmpty ? "" : "*\(plain(name))*: ") + plain(text.unit.value) + state
      }
      let isSource = language == member.catalog.sourceLanguage
      return
        "| \(plain(language)) | \(shown.isEmpty ? (isSource ? plain(key) : "—") : shown.joined(separator: "<br>")) |"
    }
    return "| \(plain(member.printed)) | |\n| --- | --- |\n" + rows.joined(separator: "\n")
  }

  /// Returns a text with all Markdown escaped.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": result += " "
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "!", "&": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text as a code span, delimited by more backticks than it contains in a row.
  static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let longest = line.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
  }
}
