import Diagnostics
import StringDataFlow
import StringExtraction
import SwiftTypeChecking
import TextBasics

/// Everything that rules may examine.
struct AuditedProject {
  let index: SymbolIndex
  let catalogs: CatalogKnowledge
  let lines: SourceLines
  let names: ProperNames
  /// The bytes of previews and of what stands for contents that are not there yet, by the path of the source.
  var samples = SourceRanges()

  /// The bytes of literals that are default values of other keys, by the path of the source.
  var defaults = SourceRanges()

  /// The bytes of keys in calls that name a bundle, by the path of the source.
  var bundled = SourceRanges()

  /// Whether the call around a key names a bundle.
  func namesBundle(_ site: LiteralSite) -> Bool { contains(site, in: bundled) }

  /// The bytes of types that only developers see, by the path of the source.
  var developerOnly = SourceRanges()

  /// Whether a finding is in what only developers see.
  func isDeveloperOnly(_ finding: Finding) -> Bool { contains(finding, in: developerOnly) }

  /// The bytes of types and functions that nothing uses, by the path of the source.
  var unused = SourceRanges()

  /// Whether a finding is in code that nothing uses.
  func isUnused(_ finding: Finding) -> Bool { contains(finding, in: unused) }

  /// Whether a place is in code that nothing uses, or that only developers see.
  func isHidden(_ place: CodePlace) -> Bool {
    let path = index.files[Int(place.file)].source.path
    return [unused, developerOnly].contains { $0[path].hasRange { Int(place.offset) < $0 } }
  }

  /// The bytes of default values in whose place all calls give others, by the path of the source.
  var overridden = SourceRanges()

  /// Whether a finding is in a default value that no call leaves.
  func isOverridden(_ finding: Finding) -> Bool { contains(finding, in: overridden) }

  private func contains(_ finding: Finding, in ranges: SourceRanges) -> Bool {
    guard let path = finding.path, let start = finding.range?.start else { return false }
    return contains(start, of: path, in: ranges)
  }

  /// The properties whose values get their texts somewhere else, too.
  var renewed: Set<DeclID> = []

  /// The bytes of what is for samples, tests and developers, by the path of the source.
  var trials = SourceRanges()

  /// Whether a finding is in what is for samples, tests and developers.
  func isTrial(_ finding: Finding) -> Bool {
    guard let path = finding.path, let start = finding.range?.start else { return false }
    return contains(start, of: path, in: trials)
  }

  /// Whether a literal stands in a preview or the like.
  func isSample(_ site: LiteralSite) -> Bool { contains(site, in: samples) }

  /// Whether a literal is the default value of another key.
  func isDefault(_ site: LiteralSite) -> Bool { contains(site, in: defaults) }

  private func contains(_ site: LiteralSite, in ranges: SourceRanges) -> Bool {
    guard !ranges[site.file].isEmpty, let lines = lines.positions(of: site.file) else { return false }
    let place = lines.position(line: site.location.line, byteColumn: site.location.column)
    return contains(place, of: site.file, in: ranges)
  }

  private func contains(_ place: TextPosition, of file: String, in ranges: SourceRanges) -> Bool {
    guard !ranges[file].isEmpty, let lines = lines.positions(of: file) else { return false }
    return ranges[file].hasRange { place < lines.position(at: $0) }
  }

  /// A text quoted for messages: with interpolations as `…`, and shortened where it is long.
  static func quote(_ texts: [String]) -> String { TerminalSafeText.shortQuoted(texts.joined(separator: "…")) }
}
