import Diagnostics
import ProjectLoading
import ProjectModel
import TextBasics

/// The catalogs that only static libraries and command-line tools compile. These have no resources, and Xcode exports
/// their texts as not translatable since 26.4.
package struct UnbundledCatalogs {
  package private(set) var paths: Set<FilePath> = []
  /// A note for each catalog.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ catalogs: [CatalogSet.Member], of project: Project) {
    for member in catalogs {
      let targets = project.map.targets(of: member.path).map { project.map.targets[$0] }
      guard !targets.isEmpty, targets.allSatisfy({ $0.product == "static" || $0.product == "tool" }) else { continue }
      paths.insert(member.path)
      let names = targets.map { TerminalSafeText.word($0.name) }.joined(separator: ", ")
      let message =
        "as in Xcode 26.4, the strings in this catalog are exported as not translatable because \(names) has no resources"
      diagnostics.append(Diagnostic(.note, "unbundled-catalog", message, file: member.printed))
    }
  }
}
