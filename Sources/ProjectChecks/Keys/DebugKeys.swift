import Diagnostics
import ProjectAnalysis
import ProjectModel
import StringExtraction
import TextBasics

/// The keys that only previews and debug builds use, by catalog.
package struct DebugKeys: Sendable {
  private var ofCatalogs: [FilePath: Set<UTF8Key>] = [:]

  package init(_ analysis: Analysis) {
    for update in analysis.updates {
      let strings = update.strings + update.others
      let shipped = Set(strings.lazy.filter { !$0.isDebugOnly }.map { UTF8Key($0.key) })
      ofCatalogs[update.path] = Set(strings.lazy.map { UTF8Key($0.key) }).subtracting(shipped)
    }
  }

  /// Returns a note on keys that are left out, or `nil` if there are none.
  package static func omission(of count: Int) -> String? {
    if count == 0 { return nil }
    let (verb, object) = count == 1 ? ("was", "it") : ("were", "them")
    return "\(Quantity.of(count, "key")) \(verb) left out because only previews and debug builds use \(object)"
  }

  package func contain(_ key: String, of catalog: FilePath) -> Bool {
    ofCatalogs[catalog]?.contains(UTF8Key(key)) ?? false
  }
}
