import Diagnostics
import StringDataFlow
import StringExtraction
import SwiftTypeChecking
import TextBasics

/// The input of all rules.
struct AuditedProject {
  let index: SymbolIndex
  let catalogs: CatalogKnowledge
  let lines: SourceLines
  let names: ProperNames
  /// The bytes of previews and of placeholders for missing contents, by the path of the source.
  var samples = SourceRanges()
  /// The bytes of code for samples, tests and developers, by the path of the source.
  var trials = SourceRanges()
  /// The bytes of types that only developers see, by the path of the source.
  var developerOnly = SourceRanges()
  /// The bytes of unused types and functions, by the path of the source.
  var unused = SourceRanges()
  /// The bytes of default values that all calls override, by the path of the source.
  var overridden = SourceRanges()
  /// The bytes of literals that are default values of other keys, by the path of the source.
  var defaults = SourceRanges()
  /// The bytes of keys in calls that name a bundle, by the path of the source.
  var bundled = SourceRanges()
  /// The bytes of words that the code also compares, by the path of the source.
  var compared = SourceRanges()
  /// The literals whose texts are looked up, if the project has symbolic keys and their flow is known.
  var lookedUp: Set<CodePlace>?
  /// The bytes of strings that are shown verbatim, by the path of the source.
  var verbatim = SourceRanges()
  /// The bytes of strings that the code has in several languages, by the path of the source.
  var multilingual = SourceRanges()
  /// The properties whose values also get strings elsewhere.
  var renewed: Set<DeclID> = []

  /// Adds the bytes of strings that are shown verbatim.
  mutating func addVerbatim(_ shown: [ShownText]) {
    let texts = Dictionary(grouping: shown.filter { $0.place.kind == .parameter("verbatim") }, by: \.piece.file)
    for (file, texts) in texts {
      verbatim[index.files[Int(file)].source.path] = texts.map { Int($0.piece.start)..<Int($0.piece.end) }
    }
  }

  /// Returns whether a place is in unused code or in code that only developers see.
  func isHidden(_ place: CodePlace) -> Bool {
    let path = index.files[Int(place.file)].source.path
    return [unused, developerOnly].contains { $0[path].hasRange { Int(place.offset) < $0 } }
  }

  func contains(_ finding: Diagnostic, in ranges: SourceRanges) -> Bool {
    guard let path = finding.file, let start = finding.range?.start else { return false }
    return contains(start, of: path, in: ranges)
  }

  func contains(_ site: LiteralSite, in ranges: SourceRanges) -> Bool {
    guard !ranges[site.file].isEmpty, let lines = lines.positions(of: site.file) else { return false }
    let place = lines.position(line: site.location.line, byteColumn: site.location.column)
    return contains(place, of: site.file, in: ranges)
  }

  private func contains(_ place: TextPosition, of file: String, in ranges: SourceRanges) -> Bool {
    guard !ranges[file].isEmpty, let lines = lines.positions(of: file) else { return false }
    return ranges[file].hasRange { place < lines.position(at: $0) }
  }

  /// Returns a string quoted for messages, with `…` for interpolations, and shortened if it is long.
  static func quote(_ texts: [String]) -> String { TerminalSafeText.shortQuoted(texts.joined(separator: "…")) }
}
