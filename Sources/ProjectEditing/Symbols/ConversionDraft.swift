import Diagnostics
import FileSystem
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// The edits that convert some keys, before they are proven.
struct ConversionDraft {
  /// The replacement of one literal or symbol.
  struct Replacement {
    /// The position of its key among all keys.
    let key: Int
    let site: LiteralSite
    /// The edits, the first of which writes the new code.
    let edits: [CodeEdit]
  }

  let keys: [ConvertedKey]
  let direction: ConversionRequest.Direction
  /// Whether literals get the comments of their entries in any case.
  let writesComments: Bool
  let candidates: ConversionCandidates
  let state: ConversionState
  /// The errors about keys that cannot be converted, by the positions of the keys.
  var refusals: [Int: [Diagnostic]] = [:]
  /// The catalogs after the conversion.
  var catalogs: ChangedCatalogs
  private(set) var replacements: [FilePath: [Replacement]] = [:]
  private var changes: [FilePath: [(key: String, entry: CatalogEntry?)]] = [:]
  private var sources: [FilePath: FileContents] = [:]

  /// - Parameter keys: some of the candidates.
  init(
    _ keys: [ConvertedKey], _ candidates: ConversionCandidates, _ state: ConversionState,
    _ request: ConversionRequest
  ) {
    (self.keys, self.candidates, self.state) = (keys, candidates, state)
    (direction, writesComments) = (request.direction, request.writesComments)
    catalogs = candidates.catalogs
    switch direction {
    case .symbols: convertLiterals()
    case .literals: convertSymbols()
    }
    for path in replacements.keys.sorted() { read(path) }
  }

  // MARK: Refusals

  mutating func refuse(_ key: Int, _ sentence: String, at site: LiteralSite) {
    refuse(key, Diagnostic(.error, ConversionPlan.obstacle, sentence, file: site.file, location: site.location))
  }

  /// Refuses a key because of its literal's target. Such problems concern most literals of the target, so they are
  /// reported once for each catalog.
  mutating func refuse(_ key: Int, ofTarget sentence: String, at site: LiteralSite) {
    var problem = Diagnostic(.error, ConversionPlan.obstacle, sentence, file: site.file, location: site.location)
    problem.cause = keys[key].printed
    refuse(key, problem)
  }

  /// Refuses a key because of its entry.
  mutating func refuse(_ key: Int, _ sentence: String, help: String? = nil) {
    let (path, name) = (keys[key].path, keys[key].key)
    let line = catalogs[path]?.line(of: name).map { SourceLocation(line: $0, column: 1) }
    refuse(
      key,
      Diagnostic(.error, ConversionPlan.obstacle, sentence, file: keys[key].printed, location: line, help: help))
  }

  mutating func refuse(_ key: Int, _ diagnostic: Diagnostic) {
    if !(refusals[key]?.contains(diagnostic) ?? false) { refusals[key, default: []].append(diagnostic) }
  }

  // MARK: Edits

  mutating func replace(_ site: LiteralSite, of key: Int, in source: FilePath, _ edits: [CodeEdit]) {
    if state.project.names.isReadOnly(source) {
      return refuse(key, "strex does not change third-party code", at: site)
    }
    replacements[source, default: []].append(Replacement(key: key, site: site, edits: edits))
  }

  /// Changes the entry of a key, and its name. ``applyChanges()`` writes it to the catalog.
  mutating func change(_ key: Int, _ edit: (inout CatalogEntry, Catalog) throws(ParseError) -> Void) {
    let (path, old, new) = (keys[key].path, keys[key].key, keys[key].newKey)
    guard let catalog = catalogs[path], var entry = catalog[old] else { return }
    if let problem = catalog.refusal(toChange: old) { return refuse(key, problem.message) }
    if UTF8Key(old) != UTF8Key(new), catalog.contains(new) {
      return refuse(key, "the catalog already contains \(TerminalSafeText.shortQuoted(new))")
    }
    do throws(ParseError) {
      try edit(&entry, catalog)
      changes[path, default: []] += UTF8Key(old) == UTF8Key(new) ? [(new, entry)] : [(old, nil), (new, entry)]
    } catch { refuse(key, error.message) }
  }

  /// Writes the changed entries to their catalogs. Each catalog is written once, because a write copies it.
  mutating func applyChanges() {
    for (path, changes) in changes {
      do throws(ParseError) { try catalogs[path]?.apply(changes) } catch {
        for key in keys.indices where keys[key].path == path { refuse(key, error.message) }
      }
    }
    changes = [:]
  }

  /// Reads a source, and refuses keys whose edits overlap with others.
  private mutating func read(_ path: FilePath) {
    guard let replaced = replacements[path] else { return }
    guard let contents = try? state.project.tree.contents(of: path) else {
      for replacement in replaced { refuse(replacement.key, "the file cannot be read", at: replacement.site) }
      return
    }
    sources[path] = contents
    let edits = replaced.flatMap { one in one.edits.map { (one, $0.range) } }.sorted {
      $0.1.lowerBound < $1.1.lowerBound
    }
    var end = 0
    for (replacement, range) in edits {
      if range.lowerBound < end {
        refuse(replacement.key, "another literal or symbol to be converted contains this one", at: replacement.site)
      }
      end = max(end, range.upperBound)
    }
  }

  /// Returns the text of a source after the conversion.
  func text(of path: FilePath) -> ContiguousArray<UInt8>? {
    guard let contents = sources[path] else { return nil }
    return CodeEdit.apply((replacements[path] ?? []).flatMap(\.edits), to: contents.bytes)
  }

  /// The files to write: sources and catalogs.
  var fileEdits: [FileEdit] {
    let sources = sources.keys.sorted().compactMap { path -> FileEdit? in
      guard let after = text(of: path), after != self.sources[path]?.bytes else { return nil }
      return FileEdit(path, printed: state.project.names.printed(path), before: self.sources[path], after: after)
    }
    return sources + catalogs.edits().edits
  }

  /// Returns the new code of each replacement in a source: its bytes after the conversion.
  func newCode(in path: FilePath) -> [(replacement: Replacement, range: Range<Int>)] {
    // The first edit of a replacement writes the new code.
    let edits = (replacements[path] ?? []).flatMap { replacement in
      replacement.edits.indices.map { ($0 == 0 ? replacement : nil, replacement.edits[$0]) }
    }
    var (found, shift) = ([(replacement: Replacement, range: Range<Int>)](), 0)
    for (replacement, edit) in edits.sorted(by: { $0.1.range.lowerBound < $1.1.range.lowerBound }) {
      let (start, count) = (edit.range.lowerBound + shift, edit.text.utf8.count)
      if let replacement { found.append((replacement, start..<start + count)) }
      shift += count - edit.range.count
    }
    return found
  }
}
