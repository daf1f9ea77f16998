import ProjectModel
import SwiftParsing
import SwiftTypeChecking

extension SourceModules {
  /// The modules that sources are compiled into.
  package init(of sources: [FilePath], in map: TargetMap) {
    self.init(
      names: map.targets.map { Set($0.moduleNames.map { Name($0) }) }, members: sources.map { map.targets(of: $0) })
  }
}
