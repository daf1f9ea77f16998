import StringCatalog
import TextBasics

/// The arguments that the strings of a key are expected to take.
struct FormatExpectation: Sendable {
  enum Origin: Sendable, Equatable {
    /// The code passes them at this place.
    case code(String)
    case key
    case source
    /// They are unknown: the key is an identifier, and the source language has no text.
    case unknown
  }

  let origin: Origin
  /// The arguments that are passed.
  let arguments: FormatArguments
  /// The arguments that the key takes.
  let ofKey: FormatArguments
  /// The arguments that the key takes, or if there are none, the arguments of the source language's text.
  let written: FormatArguments
  /// The arguments that the source language's text displays.
  let shown: FormatArguments
  /// Whether the source has a percent sign that is not part of a specifier, so that it is probably not formatted.
  let hasStrayPercent: Bool

  /// Whether any arguments are passed.
  var isFormatted: Bool { !arguments.isEmpty }

  /// Returns the expectation of each call of a key, or of the key if no call is known.
  static func all(of entry: LintedEntry) -> [FormatExpectation] {
    entry.calls.isEmpty
      ? [FormatExpectation(entry, nil)] : entry.calls.map { FormatExpectation(entry, $0) }
  }

  private init(_ entry: LintedEntry, _ call: CallArguments.Call?) {
    ofKey = FormatArguments(of: entry.key)
    // A blank text has no information about arguments: a service may export plural keys that only some languages fill
    // in.
    let main = entry.source.flatMap { texts in
      texts.main.flatMap { $0.unit.value.allSatisfy(\.isWhitespace) ? nil : FormatArguments(of: $0, in: texts) }
    }
    shown = main ?? ofKey
    written = ofKey.isEmpty ? shown : ofKey
    hasStrayPercent =
      FormatString(entry.sourceText).hasStrayPercent || FormatString(entry.key).hasStrayPercent && !ofKey.isEmpty
    if let call {
      (origin, arguments) = (.code(call.place), call.arguments)
    } else if !ofKey.isEmpty {
      (origin, arguments) = (.key, ofKey)
    } else if let main {
      (origin, arguments) = (.source, main)
    } else {
      (origin, arguments) = (Self.isText(entry.key) ? .key : .unknown, ofKey)
    }
  }

  /// Returns whether a key is the same as the source string, not an identifier: it has spaces, or is a single word,
  /// `Save…`.
  private static func isText(_ key: String) -> Bool { key.contains(" ") || key.wholeMatch(of: word) != nil }

  /// Created once, because there are thousands of keys.
  nonisolated(unsafe) private static let word = /\p{Lu}\p{Ll}+[.!?…:]*|[^\x00-\x7F]+/
}

extension FormatString {
  /// Whether there is a percent sign that is neither part of a specifier nor escaped as `%%`.
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
