import ProjectModel
import SwiftParsing
import SwiftTypeChecking

extension SourceModules {
  /// The modules that sources are compiled into.
  package init(of sources: [FilePath], in map: TargetMap) {
    let members = sources.map { source -> [Int] in
      if case .targets(let targets) = map.membership(of: source) { return targets }
      return []
    }
    self.init(names: map.targets.map { Set($0.moduleNames.map { Name($0) }) }, members: members)
  }
}
