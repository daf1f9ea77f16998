import Diagnostics
import ProjectModel
import SDKInterfaces

extension Project {
  /// The sources of any language that the run reports on.
  package var selectedSources: [FilePath] {
    sources.selected.map { sources.paths[$0] } + found.objectiveC.filter(isSelectedSource)
  }

  /// Whether the run reports on a source of any language.
  package func isSelectedSource(_ path: FilePath) -> Bool {
    finder.selection.isSelected(path, isTest: map.isForTestsAlone(path)) && chosen?.contains(path) ?? true
  }

  /// Whether the titles count that Interface Builder gives to new objects.
  package var includesDefaultTitles: Bool { request.includesDefaultTitles || configuration.includesDefaultTitles }

  /// The version of Xcode to imitate.
  package var xcode: XcodeVersion { Self.xcode(of: request, configuration) }

  static func xcode(of request: ProjectRequest, _ configuration: Configuration) -> XcodeVersion {
    request.xcode ?? configuration.xcode ?? .standard
  }

  /// The least certain findings to show.
  package var confidence: Confidence { request.confidence ?? configuration.confidence ?? .high }

  /// The storyboards and xibs that the run reports on: those that are translated, and those that are named themselves.
  package var selectedInterfaces: [FilePath] {
    if found.interfaces.isEmpty { return [] }
    let translated = Set(interfaceLayout.originals)
    return found.interfaces.filter { interface in
      let isNamed = finder.named.contains { $0.physical == interface }
      return isNamed || translated.contains(interface) && isSelectedInterface(interface)
    }
  }

  /// Whether an interface was asked for, or the catalog of its texts.
  private func isSelectedInterface(_ interface: FilePath) -> Bool {
    isSelectedSource(interface) || InterfaceLayout.catalog(of: interface).map(isAskedFor) ?? false
  }

  /// The catalogs that the command line requests. One that symbolic links give several names counts once, by that which is no
  /// link if it is requested, too.
  package var askedCatalogs: [FilePath] {
    let asked = found.catalogs.filter(isAskedFor)
    var seen = Set(asked)
    return asked.filter { path in
      let file = (try? FilePath(resolving: path.string)) ?? path
      return file == path || seen.insert(file).inserted
    }
  }

  /// Whether the command line requests a catalog.
  package func isAskedFor(_ catalog: FilePath) -> Bool {
    finder.selection.isSelected(catalog: catalog, isTest: map.isForTestsAlone(catalog))
      && chosen?.contains(catalog) ?? true
  }
}
