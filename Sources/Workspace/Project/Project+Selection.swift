import ProjectLayout

extension Project {
  /// The sources of any language that the run reports on.
  package var selectedSources: [FilePath] {
    sources.selected.map { sources.paths[$0] } + found.objectiveC.filter(isSelectedSource)
  }

  /// Whether the run reports on a source of any language.
  package func isSelectedSource(_ path: FilePath) -> Bool {
    finder.selection.isSelected(path, isTest: map.isForTestsAlone(path)) && chosen?.contains(path) ?? true
  }

  /// Whether the command line requests a catalog.
  package func isAskedFor(_ catalog: FilePath) -> Bool {
    finder.selection.isSelected(catalog: catalog, isTest: map.isForTestsAlone(catalog))
      && chosen?.contains(catalog) ?? true
  }
}
