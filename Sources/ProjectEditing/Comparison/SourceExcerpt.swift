import FileSystem
import ProjectLoading
import StringExtraction

/// A place in code with the lines around it.
package struct SourceExcerpt: Sendable {
  /// The path as messages print it.
  package let file: String
  package let line: Int
  /// The numbered lines, without their common indentation.
  package let lines: [(number: Int, text: String)]
}

/// Reads the lines around places in the sources of a project, each source once.
struct SourceExcerpts {
  private let project: Project
  private var texts: [String: [Substring]] = [:]

  init(_ project: Project) { self.project = project }

  subscript(site: LiteralSite) -> SourceExcerpt {
    mutating get {
      let lines = lines(of: site.file)
      let first = max(1, site.location.line - 1)
      let last = min(lines.count, site.location.line + 1)
      let found = first <= last ? lines[(first - 1)..<last].map(String.init) : []
      let indentation = found.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
        .min()
      let numbered = found.enumerated().map { (first + $0.offset, String($0.element.dropFirst(indentation ?? 0))) }
      return SourceExcerpt(file: site.file, line: site.location.line, lines: numbered)
    }
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = texts[file] { return known }
    let bytes = project.sources.places[file].flatMap { try? project.tree.contents(of: $0).bytes }
    let lines = String(decoding: bytes ?? [], as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    texts[file] = lines
    return lines
  }
}
