import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// A property list of targets, and explanations of its texts.
package struct PropertyListFile {
  /// Problems of the file.
  package private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceText
  private var list: InformationPropertyList?
  private let users: [PropertyListCatalogs.User]

  /// - Throws: if the file cannot be read.
  package init(_ path: FilePath, of project: Project) throws(FileError) {
    let printed = project.names.printed(path)
    do throws(FileError) {
      source = project.names.source(path, try project.tree.contents(of: path).bytes)
    } catch { throw error.of(printed) }
    users = PropertyListCatalogs.users(of: path, in: project)
    do throws(ParseError) { list = try InformationPropertyList(source.bytes) } catch {
      diagnostics = [Diagnostic(.error, "unread-property-list", error.message, file: printed, location: error.location)]
    }
  }

  /// Returns a sentence about the catalogs with the texts, or about why there is none.
  package func catalogSentence(_ names: PathNames) -> String { PropertyListCatalogs.sentence(on: users, names) }

  /// Explains why the texts that begin on a line are extracted or not.
  /// - Parameter column: the only column to explain, or `nil` for the whole line.
  package func explanations(line: Int, column: Int?) -> [Explanation] {
    (list?.texts ?? []).filter { $0.line == line && column ?? $0.column == $0.column }.map(explanation)
  }

  private func explanation(_ text: InformationPropertyList.Text) -> Explanation {
    let site = LiteralSite(in: source, SourceLocation(line: text.line, column: text.column), api: "Info.plist")
    let values = users.map { $0.settings.resolved(text.value) }
    let value = values.isEmpty ? text.value : values.lazy.compactMap { $0 }.first
    let extracted = value.map { text.use.string($0, of: users, at: site) }
    let steps = [Explanation.Step(text.use.reason)] + Explanation.Step.settings(text.value, value)
    return Explanation(site: site, literal: "\"\(text.value)\"", extracted: extracted, steps: steps)
  }

}

extension InformationKey.Use {
  /// The reason why a text is extracted.
  var reason: String {
    switch self {
    case .value(let key):
      "Xcode extracts the value of \(TerminalSafeText.word(key)) with the key's title as the comment."
    case .key: "Xcode extracts this string as a key, without a comment."
    }
  }

  func string(_ text: String, of users: [PropertyListCatalogs.User], at site: LiteralSite) -> ExtractedString {
    let table = users.lazy.compactMap(\.catalogs.first).first?.stem ?? CatalogRules.propertyListTable
    switch self {
    case .value(let key):
      return ExtractedString(
        key: key, table: table, comment: InformationKey.title(of: key), defaultValue: text, site: site, traits: .ofType)
    case .key: return ExtractedString(key: text, table: table, site: site, traits: .ofType)
    }
  }
}

extension Explanation.Step {
  /// Explains how build settings replace a text.
  /// - Parameter value: `nil` if the settings are unknown.
  static func settings(_ text: String, _ value: String?) -> [Explanation.Step] {
    guard let value else { return [.init("It refers to an unknown build setting.")] }
    return value == text ? [] : [.init("With the build settings, the value is \(TerminalSafeText.quoted(value)).")]
  }
}
