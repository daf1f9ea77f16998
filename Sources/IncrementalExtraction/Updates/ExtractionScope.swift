import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import SwiftParsing
import SwiftTypeChecking

/// The input for type-checking sources, except the sources themselves: their modules and the options.
package struct ExtractionScope: Sendable {
  /// The modules of each source, by position.
  let members: SourceModules
  let options: ExtractionOptions
  private let targets: [ModuleTarget]

  package init(_ project: Project) {
    members = SourceModules(of: project.sources.paths, in: project.map)
    options = project.extractionOptions
    targets = project.map.targets.map(ModuleTarget.init)
  }

  /// The scope of an earlier run.
  /// - Parameter records: the records of the sources, by position.
  init(_ cache: ExtractionCache, _ records: [SourceRecord]) {
    let names = cache.targets.map { Set($0.moduleNames.map { Name($0) }) }
    members = SourceModules(names: names, members: records.map(\.modules))
    var options = ExtractionOptions()
    (options.xcode, options.includesPreviews) = (cache.xcode, cache.includesPreviews)
    self.options = options
    targets = cache.targets
  }

  /// Returns the import graph of the modules.
  /// - Parameter records: the records of all sources, or `nil` for those not made yet.
  func graph(_ records: [SourceRecord?]) -> ModuleGraph {
    ModuleGraph(members, records.map { $0?.imports ?? SourceImports(imports: [], exports: []) })
  }

  /// Returns a digest of everything about modules that extractions depend on: their names and imports.
  func digest(_ graph: ModuleGraph) -> Digest {
    var digest = Digest()
    for (module, target) in targets.enumerated() {
      digest.add("\(target.identity) \(target.moduleNames)")
      digest.add("\(graph.exported[module].sorted()) \(graph.importsSwiftUI[module])")
    }
    return digest
  }

  /// Returns the cache of these extractions.
  func cache(
    _ records: [SourceRecord], layout: Digest, packages: [String], modules: Digest, catalogs: [CatalogRecord]
  ) -> ExtractionCache {
    ExtractionCache(
      layout: layout, xcode: options.xcode, includesPreviews: options.includesPreviews, packages: packages,
      targets: targets, modules: modules, sources: records, catalogs: catalogs)
  }
}
