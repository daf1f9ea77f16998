import CatalogRouting
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction

/// Writes a `.stringsdata` file for each source of a run.
package struct StringsDataOutput {
  private let project: Project
  /// Whether catalogs determine the format specifiers of unknown types.
  private let readsCatalogs: Bool

  package init(_ project: Project, readsCatalogs: Bool) {
    self.project = project
    self.readsCatalogs = readsCatalogs
  }

  /// - Parameters:
  ///   - extraction: the strings of the sources that the run reports on.
  ///   - folder: the folder for the files. It is created if it does not exist.
  /// - Returns: an error for each source with incomplete Swift. As with a compiler, no file is written for it.
  package func write(_ extraction: Extraction, to folder: GivenPath) throws(FileError) -> [Diagnostic] {
    let broken = BrokenSources(project.sources.places, [extraction]).places
    let brokenPaths = Set(broken.map(\.path))
    let output = OutputFolder(folder)
    let paths = project.selectedSources.sorted()
    let files = zip(paths, StringsDataNames.names(for: paths.map(spelling))).filter { !brokenPaths.contains($0.0) }
    for (_, name) in files {
      try output.demandPlace(of: name, ".stringsdata file") { (try? StringsDataFile($0)) != nil }
    }
    try output.make()
    let (strings, untyped) = resolved(extraction, try project.description)
    let contents = files.lazy.map { source, name in
      let printed = project.names.printed(source)
      let file = StringsDataFile(
        source: spelling(source), strings: strings[printed] ?? [], untyped: untyped[printed] ?? [])
      return (path: name, bytes: file.serialized())
    }
    try output.write(contents)
    return broken.map { Diagnostic(.error, "broken-source", "\($0.message); no .stringsdata file was written") }
  }

  /// Returns the path of a source as compilers write it: absolute, unless the command line has only relative paths.
  private func spelling(_ source: FilePath) -> String {
    let isRelative = !project.request.paths.isEmpty && !project.names.named.contains { $0.given.isAbsolute }
    return isRelative ? project.names.printed(source) : source.string
  }

  /// Returns the keys of each source that a sync would add, and its literals that may be keys.
  private func resolved(
    _ extraction: Extraction, _ project: ProjectDescription
  ) -> (strings: [String: [ExtractedString]], untyped: [String: [UntypedLiteral]]) {
    let uncompiled = InactiveStrings(project)
    let compiled = extraction.strings.filter { !uncompiled.contains($0) }
    let spelling = readsCatalogs ? CatalogSpelling(project, contents: Project.contents) : nil
    let (strings, guesses) = spelling?.certain(compiled) ?? CatalogSpelling.certain(compiled)
    let doubtful = guesses + extraction.strings.filter(uncompiled.contains)
    let untyped = extraction.untyped + doubtful.map { UntypedLiteral(text: $0.key, site: $0.site) }
    return (
      Dictionary(grouping: strings.sorted { $0.site < $1.site }, by: \.site.file),
      Dictionary(grouping: untyped.sorted { $0.site < $1.site }, by: \.site.file)
    )
  }
}
