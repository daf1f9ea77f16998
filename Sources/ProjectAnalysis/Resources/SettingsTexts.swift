import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// The texts of the panes of one `Settings.bundle`, as strings of its tables.
package struct SettingsTexts {
  /// The bundle's folder.
  package let folder: FilePath
  /// The strings in the order of the panes, starting with `Root.plist`.
  package private(set) var strings: [ExtractedString] = []
  /// Errors about panes that cannot be read.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The bundle's source-language tables.
  package let tables: [SourceTable]

  private static let root = "Root"

  /// Returns the localized bundles of a project: those with a table in a language folder.
  package static func bundles(in project: Project) -> [FilePath] {
    if project.declared != nil { return [] }
    let folders = project.found.tables.compactMap { table -> FilePath? in
      guard let region = table.folder, region.fileExtension == "lproj" else { return nil }
      return region.folder.flatMap { $0.name == TableSearch.settings ? $0 : nil }
    }
    return Set(folders).filter { project.tree.exists($0.appending(root + ".plist")) }.sorted()
  }

  package init(_ folder: FilePath, of project: Project) {
    self.init(folder, Self.tables(in: folder, project), of: project)
  }

  /// - Parameter tables: the bundle's source-language tables.
  package init(_ folder: FilePath, _ tables: [SourceTable], of project: Project) {
    (self.folder, self.tables) = (folder, tables)
    var open = [Self.root]
    var seen = Set(open)
    while let name = open.popLast() {
      guard let pane = read(name, project) else { continue }
      let further = pane.panes.filter { seen.insert($0).inserted }
      open += further.reversed()
    }
  }

  private mutating func read(_ name: String, _ project: Project) -> SettingsPane? {
    let path = folder.appending(name + ".plist").resolvingParents
    guard path.isWithin(folder), name == Self.root || project.tree.exists(path) else { return nil }
    let printed = project.names.printed(path)
    do throws(FileError) {
      if let problem = project.finder.bounds.problem(path) { throw problem }
      let source = project.names.source(path, try project.tree.contents(of: path).bytes)
      do throws(ParseError) {
        let pane = try SettingsPane(source.bytes)
        let table = pane.table ?? path.stem
        // A pane without a table, such as a list of licences, is not localized.
        guard tables.contains(where: { $0.path.stem == table }) else { return pane }
        strings += pane.texts.map { text in
          let place = SourceLocation(line: text.line, column: text.column)
          return ExtractedString(
            key: text.value, table: table, site: LiteralSite(in: source, place, api: text.name), traits: .ofType)
        }
        return pane
      } catch {
        let message = error.message + "; the strings in this file were ignored"
        diagnostics.append(Diagnostic(.warning, "unread-settings", message, file: printed, location: error.location))
      }
    } catch { diagnostics.append(error.of(printed).diagnostic("unreadable", "cannot be read")) }
    return nil
  }

  /// Returns the source-language tables of a bundle.
  package static func tables(in folder: FilePath, _ project: Project) -> [SourceTable] {
    var found = project.found
    found.tables.removeAll { $0.folder?.folder != folder }
    let groups = TableSearch(of: found, including: .settings).groups
    return groups.compactMap { $0.sourceTable(project.developmentLanguages) }.filter { !$0.path.isStringsDict }
  }

  package func strings(of table: SourceTable) -> [ExtractedString] { strings.filter { $0.table == table.path.stem } }

  /// Returns the texts of the bundles that the run reports on.
  package static func extraction(ofSelectedIn project: Project) -> Extraction {
    var extraction = Extraction()
    for folder in bundles(in: project) where project.isSelectedSource(folder.appending(root + ".plist")) {
      let texts = SettingsTexts(folder, of: project)
      extraction.strings += texts.strings
      extraction.diagnostics += texts.diagnostics
    }
    return extraction
  }

  /// Explains why the texts that begin on a line of a pane are extracted.
  /// - Parameter column: the only column to explain, or `nil` for the whole line.
  package func explanations(of pane: FilePath, line: Int, column: Int?, in project: Project) -> [Explanation] {
    let printed = project.names.printed(pane)
    return strings.filter { string in
      string.site.file == printed && string.site.location.line == line
        && column ?? string.site.location.column == string.site.location.column
    }.map { string in
      Explanation(
        site: string.site, literal: "\"\(string.key)\"", extracted: string,
        steps: [.init("The Settings app looks up \(string.site.api) in the bundle's \(string.table) table.")])
    }
  }

  /// Returns a sentence about the table with the text, or about why there is none.
  package func catalogSentence(for string: ExtractedString, in project: Project) -> String {
    let table = tables.first { $0.path.stem == string.table }
    return table.map { "It belongs to \(TerminalSafeText.escaped(project.names.printed($0.path)))." }
      ?? "It does not belong to a table."
  }
}
