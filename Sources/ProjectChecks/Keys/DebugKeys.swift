import ProjectModel
import ProjectSync
import StringExtraction
import TextBasics

/// The keys that only previews and debug builds use, by catalog.
package struct DebugKeys: Sendable {
  private var ofCatalogs: [FilePath: Set<UTF8Key>] = [:]

  package init(_ analysis: ProjectAnalysis) {
    for update in analysis.updates {
      let strings = update.strings + update.others
      let shipped = Set(strings.lazy.filter { !$0.isDebugOnly }.map { UTF8Key($0.key) })
      ofCatalogs[update.path] = Set(strings.lazy.map { UTF8Key($0.key) }).subtracting(shipped)
    }
  }

  package func contain(_ key: String, of catalog: FilePath) -> Bool {
    ofCatalogs[catalog]?.contains(UTF8Key(key)) ?? false
  }
}
