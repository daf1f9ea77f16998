import Diagnostics
import ProjectModel
import SDKInterfaces
import TextBasics

extension Project {
  /// The sources of any language that the run reports on.
  package var selectedSources: [FilePath] {
    sources.selected.map { sources.paths[$0] } + found.objectiveC.filter(isSelectedSource)
  }

  /// Returns whether the run reports on a source of any language.
  package func isSelectedSource(_ path: FilePath) -> Bool {
    finder.selection.isSelected(path, isTest: map.isOnlyForTests(path)) && belongsToChosenTarget(path)
  }

  /// Returns whether a target may compile a source: one does, or the project's targets are unknown. Files that the
  /// command line names count, too.
  package func mayCompile(_ source: FilePath) -> Bool {
    map.membership(of: source) != .none || names.named.contains { $0.physical == source }
  }

  /// Returns whether a source, table or catalog belongs to one of the targets named with `--target`, if there are any.
  package func belongsToChosenTarget(_ path: FilePath) -> Bool { chosen?.contains(path) ?? true }

  /// Whether the default titles that Interface Builder gives to new objects count as keys.
  package var includesDefaultTitles: Bool { request.includesDefaultTitles || configuration.includesDefaultTitles }

  /// The version of Xcode to imitate.
  package var xcode: XcodeVersion { Self.xcode(of: request, configuration) }

  static func xcode(of request: ProjectRequest, _ configuration: Configuration) -> XcodeVersion {
    request.xcode ?? configuration.xcode ?? .standard
  }

  /// The lowest confidence of findings to show.
  package var confidence: Confidence { request.confidence ?? configuration.confidence ?? .high }

  /// The storyboards and xibs that the run reports on: the translated ones, and those that the user names.
  package var selectedInterfaces: [FilePath] {
    if found.interfaces.isEmpty { return [] }
    let translated = Set(interfaceLayout.originals)
    return found.interfaces.filter { interface in
      let isNamed = finder.named.contains { $0.physical == interface }
      return isNamed || translated.contains(interface) && isSelectedInterface(interface)
    }
  }

  /// Returns whether an interface file or its catalog was requested.
  private func isSelectedInterface(_ interface: FilePath) -> Bool {
    isSelectedSource(interface) || interfaceLayout.catalog(of: interface).map(isRequested) ?? false
  }

  /// The catalogs that projects name but that do not exist. Reading one is an error.
  package var missingCatalogs: [FilePath] { found.missing.filter { FileKind(of: $0) == .stringCatalog } }

  /// The catalogs that the command line requests. A catalog with several paths through symbolic links counts once, by
  /// its real path if that is requested as well.
  package var requestedCatalogs: [FilePath] {
    let asked = (found.catalogs + missingCatalogs).filter(isRequested)
    var seen = Set(asked)
    return asked.filter { path in
      let file = (try? FilePath(resolving: path.string)) ?? path
      return file == path || seen.insert(file).inserted
    }
  }

  /// An error if a sparse checkout leaves out requested catalogs. `sync` reports them only if they take strings.
  package var catalogsNotCheckedOut: [Diagnostic] {
    let paths = found.leftOutCatalogs.filter(isRequested).sorted()
    guard let first = paths.first else { return [] }
    let others = paths.count == 1 ? "" : ", like \(Quantity.of(paths.count - 1, "other catalog"))"
    let printed = names.printed(first)
    let folder = printed.lastIndex(of: "/").map { String(printed[..<$0]) } ?? printed
    let command = TerminalSafeText.word("git sparse-checkout add \(ShellWord.quotedIfNeeded(folder))")
    return [
      Diagnostic(
        .error, "not-checked-out", "the catalog is not checked out\(others)", file: printed,
        help: "run \(command), or limit the run to checked-out paths")
    ]
  }

  /// A note if a sparse checkout leaves out requested Swift sources.
  package var sourcesNotCheckedOut: [Diagnostic] {
    let paths = found.leftOut.filter { path in
      FileKind(of: path) == .swiftSource && finder.named.contains { path.isWithin($0.physical) }
    }.sorted()
    guard let first = paths.first else { return [] }
    let others = paths.count == 1 ? "" : ", like \(Quantity.of(paths.count - 1, "other source file")),"
    return [
      Diagnostic(
        .note, "not-checked-out", "the source file\(others) is not checked out, so its strings are unknown",
        file: names.printed(first), help: "add its folder with `git sparse-checkout add`, or pass other paths")
    ]
  }

  /// Returns whether the command line requests a catalog.
  package func isRequested(_ catalog: FilePath) -> Bool {
    finder.selection.isSelected(catalog: catalog, isTest: map.isOnlyForTests(catalog))
      && belongsToChosenTarget(catalog)
  }
}
