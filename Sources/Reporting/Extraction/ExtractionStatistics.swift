import StringExtraction
import StructuredText

/// Counts of extracted strings.
package struct ExtractionStatistics: Equatable {
  package let files: Int
  package let literals: Int
  package let keys: Int
  /// The number of literals in contexts of unknown type.
  package let untyped: Int
  /// The number of format specifiers of all literals, by evidence.
  package let specifiers: [Evidence: Int]

  package init(files: Int, _ extraction: Extraction) {
    self.files = files
    let strings = extraction.strings.filter { !$0.isDebugOnly }
    literals = strings.count
    keys = ReportedString.grouping(strings).count
    untyped = extraction.untyped.count
    specifiers = strings.flatMap(\.interpolations).reduce(into: [:]) { $0[$1.evidence, default: 0] += 1 }
  }

  private var total: Int { specifiers.values.reduce(0, +) }

  private var assumedShare: Int { total == 0 ? 0 : (specifiers[.assumed, default: 0] * 1000 + total / 2) / total }

  package var text: String {
    let share = "\(assumedShare / 10).\(assumedShare % 10)%"
    return """
      files       \(files)
      literals    \(literals)
      keys        \(keys)
      untyped     \(untyped)
      specifiers  \(total)
        declared  \(specifiers[.declared, default: 0])
        inferred  \(specifiers[.inferred, default: 0])
        assumed   \(specifiers[.assumed, default: 0]) (\(share))
      """
  }

  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", ExtractionJSON.version)
      json.member("files", files)
      json.member("literals", literals)
      json.member("keys", keys)
      json.member("untyped", untyped)
      json.object("specifiers") { json in
        json.member("declared", specifiers[.declared, default: 0])
        json.member("inferred", specifiers[.inferred, default: 0])
        json.member("assumed", specifiers[.assumed, default: 0])
      }
    }
    return json.text
  }
}
