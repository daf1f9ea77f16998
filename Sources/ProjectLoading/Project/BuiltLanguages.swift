import ProjectModel

/// The languages that targets build if `BUILD_ONLY_KNOWN_LOCALIZATIONS` limits them to the languages of their project.
package struct BuiltLanguages {
  private let project: Project

  package init(_ project: Project) { self.project = project }

  /// Returns the languages that the targets of a catalog build, or `nil` if some target builds all languages.
  package func languages(of catalog: FilePath) -> Set<String>? {
    let targets = project.map.targets.filter { $0.hasTable(at: [catalog]) }
    guard !targets.isEmpty, targets.allSatisfy(\.settings.buildsOnlyKnownLanguages) else { return nil }
    let files = Set(targets.map(\.file))
    let sources = project.found.projects.sources.filter { files.contains($0.path) }
    guard !sources.isEmpty, sources.allSatisfy({ !$0.knownRegions.isEmpty }) else { return nil }
    return Set(
      sources.flatMap { $0.knownRegions + [$0.developmentLanguage].compactMap(\.self) }.map(RegionName.language))
  }
}
