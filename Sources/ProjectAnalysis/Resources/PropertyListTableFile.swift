import CatalogRouting
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import StringTables
import SwiftLexing

/// A `.strings` table of property lists, and explanations of its keys.
package struct PropertyListTableFile {
  private let source: SourceText
  private let contents: StringsTable
  private let table: PropertyListTables.Table?
  private let project: Project

  /// Returns whether a file is such a table.
  package static func isTable(_ file: FilePath) -> Bool {
    FileKind(of: file) == .stringsTable && !file.isStringsDict && CatalogRules.isMadeFromMetadata(file.stem)
  }

  /// - Throws: if the file cannot be read, or is not a table.
  package init(_ path: FilePath, of project: Project) throws {
    self.project = project
    let printed = project.names.printed(path)
    do throws(FileError) {
      source = project.names.source(path, try project.tree.contents(of: path).bytes)
    } catch { throw error.of(printed) }
    do throws(StringsError) { contents = try StringsTable(source.bytes) } catch {
      throw FileError(printed, "line \(error.line), column \(error.column): \(error.message)")
    }
    table =
      PropertyListTables(project).groups.lazy.compactMap { group in
        group.files.first { $0.path == path }.flatMap { .init($0, group, group.texts(project), project) }
      }.first
  }

  /// Problems of the property lists.
  package var diagnostics: [Diagnostic] { table?.texts.diagnostics ?? [] }

  /// Explains what looks up the keys that begin on a line.
  /// - Parameter column: the only column to explain, or `nil` for the whole line.
  /// - Throws: if a source cannot be read, because it may contain the key.
  package func explanations(line: Int, column: Int?) throws -> [Explanation] {
    try contents.effectiveEntries.compactMap { entry in
      let place = contents.place(of: entry.keyRange.lowerBound)
      guard place.line == line, column ?? place.column == place.column else { return nil }
      let site = LiteralSite(in: source, SourceLocation(line: line, column: place.column), api: "Info.plist")
      if let table {
        return try table.explanation(entry.key, at: site) { key throws(FileError) in try isInCode(key, table) }
      }
      let step = "No known target uses this table for its property list."
      return Explanation(site: site, literal: "\"\(entry.key)\"", extracted: nil, steps: [.init(step)])
    }
  }

  private func isInCode(_ key: String, _ table: PropertyListTables.Table) throws(FileError) -> Bool {
    let literals = PlatformLiterals(inCodeOf: try project.description, for: table.file.path)
    let found = try literals.keeping([key]) { path throws(FileError) in try project.tree.contents(of: path).bytes }
    return !found.isEmpty
  }
}
