import ProjectLayout

extension Project {
  /// The sources of any language that are reported on.
  package var selectedSources: [FilePath] {
    sources.selected.map { sources.paths[$0] } + found.objectiveC.filter(isSelectedSource)
  }

  /// Whether a source of any language is one of those that are reported on.
  package func isSelectedSource(_ path: FilePath) -> Bool {
    finder.selection.isSelected(path, isTest: map.isForTestsAlone(path)) && chosen?.contains(path) ?? true
  }

  /// Whether a catalog is one of those that the command line asks for.
  package func isAskedFor(_ catalog: FilePath) -> Bool {
    finder.selection.isSelected(catalog: catalog, isTest: map.isForTestsAlone(catalog))
      && chosen?.contains(catalog) ?? true
  }
}
