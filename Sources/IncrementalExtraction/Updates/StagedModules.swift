import ProjectLayout
import SwiftOutline
import SwiftTypes
import Workspace

/// The modules of a project's sources and how they import each other, according to the extractions.
package struct StagedModules {
  package let members: SourceModules
  package let graph: ModuleGraph

  /// - Parameter records: the records of all sources; `nil` for those that are still to be made.
  package init(_ project: Project, _ records: [SourceRecord?]) {
    members = SourceModules(of: project.sources.paths, in: project.map)
    graph = ModuleGraph(members, records.map { $0?.imports ?? SourceImports(imports: [], exports: []) })
  }

  /// A digest of everything about modules on which extractions depend: which there are, and what each sees of the
  /// others.
  package func digest(_ project: Project) -> Digest {
    var digest = Digest()
    for (module, target) in project.map.targets.enumerated() {
      digest.add("\(target.file.string) \(target.name) \(target.moduleNames.sorted())")
      digest.add("\(graph.exported[module].sorted())")
    }
    return digest
  }
}
