import ProjectModel
import StringExtraction
import TextBasics

/// Describes the catalogs that take a key, with their targets, or the reason why none does.
package struct CatalogSentence {
  private let project: ProjectDescription
  private var router: CatalogRouter

  package init(_ project: ProjectDescription) {
    self.project = project
    router = CatalogRouter(project, RoutingRequest())
  }

  /// - Parameter strings: the strings of a single literal.
  package mutating func text(for strings: [ExtractedString]) -> String? {
    var sentences: [String] = []
    for string in strings {
      if let sentence = text(for: string), !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private mutating func text(for string: ExtractedString) -> String? {
    guard !CatalogRules.isMadeFromMetadata(string.table), let source = project.places[string.site.file] else {
      return nil
    }
    switch router.destination(of: RoutingKey(string), in: source) {
    case .catalogs(let list): return list.map { sentence($0, for: source) }.joined(separator: " ")
    case .ambiguous(let list):
      return "It is not added to any catalog because it could belong to several: "
        + list.map(printed).joined(separator: ", ")
    case .nowhere:
      let reason = CatalogAbsence(project, router.layout).reason(for: string).text
      return "It does not belong to a catalog because \(reason)."
    }
  }

  private func sentence(_ catalog: FilePath, for source: FilePath) -> String {
    let owners = project.map.targets(of: source)
    let takers = owners.filter { project.map.targets[$0].hasTable(at: [catalog]) }
    let names = (takers.isEmpty ? owners : takers).map { TerminalSafeText.escaped(project.map.targets[$0].name) }
    let sorted = Set(names).sorted()
    let label = sorted.count == 1 ? "target" : "targets"
    let targets = names.isEmpty ? "" : ", for \(label) \(sorted.joined(separator: " and "))"
    return "It belongs to \(printed(catalog))\(targets)."
  }

  private func printed(_ path: FilePath) -> String { TerminalSafeText.escaped(project.names.printed(path)) }
}
