import StringCatalog
import TextBasics

/// What the texts of a key get as arguments.
struct FormatExpectation: Sendable {
  enum Origin: Sendable, Equatable {
    /// The code passes it, at a place.
    case code(String)
    case key
    case source
    /// Nothing tells: the key takes nothing, and there is no text of the source language.
    case unknown
  }

  let origin: Origin
  /// What is passed.
  let arguments: FormatArguments
  /// What the key takes.
  let ofKey: FormatArguments
  /// What the key takes, or else the text of the source language.
  let written: FormatArguments
  /// What the source language shows of it.
  let shown: FormatArguments
  /// Whether the source has a percent sign that begins nothing: it is not formatted, or nobody minds.
  let hasStrayPercent: Bool

  /// Whether anything is passed.
  var isFormatted: Bool { !arguments.isEmpty }

  init(_ entry: LintedEntry) {
    ofKey = FormatArguments(of: entry.key)
    let main = entry.source.flatMap { texts in texts.main.map { FormatArguments(of: $0, in: texts) } }
    shown = main ?? ofKey
    written = ofKey.isEmpty ? shown : ofKey
    hasStrayPercent =
      FormatString(entry.sourceText).hasStrayPercent || FormatString(entry.key).hasStrayPercent && !ofKey.isEmpty
    if let call = entry.call {
      (origin, arguments) = (.code(call.place), call.arguments)
    } else if !ofKey.isEmpty {
      (origin, arguments) = (.key, ofKey)
    } else if let main {
      (origin, arguments) = (.source, main)
    } else {
      (origin, arguments) = (entry.key.contains(" ") ? .key : .unknown, ofKey)
    }
  }
}

extension FormatString {
  /// Whether there is a percent sign that neither begins a specifier nor stands for itself, as in `%%`.
  var hasStrayPercent: Bool {
    let bytes = Array(text.utf8)
    let starts = Dictionary(specifiers.map { ($0.range.lowerBound, $0.range.upperBound) }, uniquingKeysWith: { $1 })
    var index = 0
    while let found = bytes[index...].firstIndex(of: .percent) {
      if let end = starts[found] {
        index = end
      } else if found + 1 < bytes.count, bytes[found + 1] == .percent {
        index = found + 2
      } else {
        return true
      }
    }
    return false
  }
}
