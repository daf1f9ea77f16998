import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

@testable import CatalogSync

// The input is strings, a record separator, and a catalog. A second sync changes nothing. Removing all strings and
// adding them again loses no translation.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  guard let end = input.bytes.firstIndex(of: 0x1E) else { return 0 }
  guard let before = try? Catalog(ContiguousArray(input.bytes[(end + 1)...])) else { return 0 }
  let strings = strings(input.bytes[..<end])
  var options = SyncOptions()
  options.allowsMassStale = true
  let synced = step(before, strings, options)
  let gone = step(synced, [], options)
  let back = step(gone, strings, options)
  demand(contains(synced.foreignTexts, before.foreignTexts), "a sync loses translations")
  demand(contains(gone.foreignTexts, before.foreignTexts), "removing all strings loses translations")
  demand(contains(back.foreignTexts, before.foreignTexts), "adding all strings again loses translations")
  return 0
}

/// Syncs twice and checks that the second sync changes nothing.
private func step(_ catalog: Catalog, _ strings: [ExtractedString], _ options: SyncOptions) -> Catalog {
  let result = catalog.synchronized(with: strings, options: options)
  guard let read = try? Catalog(result.table.serialized()) else { fatalError("the catalog cannot be read any more") }
  let again = read.synchronized(with: strings, options: options)
  demand(again.table.serialized() == read.serialized(), "a second sync changes something")
  return read
}

/// Returns whether a sorted list contains another one.
private func contains(_ whole: [String], _ part: [String]) -> Bool {
  var rest = whole[...]
  for text in part {
    guard let place = rest.firstIndex(of: text) else { return false }
    rest = rest[(place + 1)...]
  }
  return true
}

/// Reads one string from each line: key, comment and default value separated by tabs, and a mark for guesses and for
/// debug code.
private func strings(_ bytes: ArraySlice<UInt8>) -> [ExtractedString] {
  bytes.split(separator: .lineFeed).prefix(40).enumerated().map { number, line in
    let fields = line.split(separator: .tab, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    func field(_ index: Int) -> String? { index < fields.count && !fields[index].isEmpty ? fields[index] : nil }
    let place = SourceLocation(line: number + 1, column: 1)
    let guesses =
      field(3) == "?"
      ? [InterpolationEvidence(specifier: "%@", evidence: .assumed, expression: "x", location: place)] : []
    return ExtractedString(
      key: fields[0], comment: field(1), defaultValue: field(2),
      site: LiteralSite(file: "A.swift", location: place, api: "Text"), interpolations: guesses,
      isDebugOnly: field(3) == "!", traits: .ofType)
  }
}
