import ProjectLoading
import ProjectModel
import StringExtraction
import SwiftLexing
import SwiftTypeChecking

/// The strings in the code of the catalogs' last commit. They provide the former positions of removed keys.
package struct EarlierStrings {
  private let project: Project
  private let former: [SourceText]

  /// - Parameter catalogs: the catalogs of the run.
  package init(_ project: Project, catalogs: [FilePath]) {
    self.project = project
    let roots = Set(project.finder.named.map(\.project)).filter(\.isInWorkTree)
    let isStaged = project.staged != nil
    let files = roots.flatMap { EarlierSources(of: $0.path, catalogs: catalogs, isStaged: isStaged).files }
      .sorted { $0.path < $1.path }
    former = files.map { project.names.source($0.path, $0.bytes) }
  }

  /// Returns the strings of the sources that have changed since, type-checked together with the current other sources.
  package func extract(_ sdk: SDKLoad) async -> [ExtractedString] {
    if former.isEmpty { return [] }
    let changed = Set(former.map(\.path))
    // Without the other sources, positions are unknown, and only the texts are used.
    guard let all = try? project.wholeTexts else { return [] }
    let others = all.filter { !changed.contains($0.path) }
    let paths = (others + former).map { project.sources.places[$0.path] ?? FilePath($0.path) }
    let extractor = await Extractor(
      sources: others + former, interfaces: project.sources.interfaces, sdk: sdk, options: project.extractionOptions
    ) { [map = project.map] in SourceModules(of: paths, in: map) }
    return await extractor.extract(Array(others.count..<others.count + former.count)).strings
  }
}
