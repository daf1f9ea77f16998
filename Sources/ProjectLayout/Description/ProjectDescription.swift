import Findings
import SwiftLexing

/// What a repository holds and says of itself, as far as a run has seen it: plain data, by which strings are routed.
package struct ProjectDescription: Sendable {
  /// How paths are printed.
  package let names: PathNames
  /// The files and folders that are reported on.
  package var named: [NamedPath] { names.named }
  /// Whether the named paths are read alone.
  package var isIsolated = false
  package var includesTests = false
  /// Whether only files are looked at that a run-script phase declares.
  package var isDeclared = false

  /// Swift sources in path order, those that are reported on and those around them.
  package var sources: [FilePath] = []
  /// The text of each of `sources`; empty where they are only listed.
  package var texts: [SourceText] = []
  /// Sources of C, Objective-C and C++.
  package var objectiveC: [FilePath] = []
  /// Where each source is, by the path that messages print.
  package var places: [String: FilePath] = [:]
  /// The sources of any language that are reported on.
  package var selected: Set<FilePath> = []

  /// The targets of sources and catalogs.
  package let map: TargetMap
  /// The folders of packages of any format.
  package var packages: Set<FilePath> = []
  /// What the manifests of Swift packages say, by their folders.
  package var manifests: [FilePath: PackageManifest] = [:]
  /// What is said of rules.
  package var rules: [RuleSetting] = []

  package var catalogs = CatalogFiles()
  package var gaps = ProjectGaps()

  package init(names: PathNames, map: TargetMap) { (self.names, self.map) = (names, map) }
}

/// The string catalogs of a project.
package struct CatalogFiles: Sendable {
  /// All of them, asked for or around.
  package var all: [FilePath] = []
  /// Those that are made from code, and not for interface files or metadata; the named ones among them.
  package var fromCode: [FilePath] = []
  /// Those that are asked for.
  package var asked: Set<FilePath> = []
  /// Those that are part of the next commit; `nil` where that does not matter.
  package var staged: Set<FilePath>?
  /// Those that cannot be read.
  package var unread: Set<FilePath> = []
  /// Paths that lead to the same file, for each file that several lead to.
  package var aliases: [[FilePath]] = []
  /// Links that lead out of the project, with where they lead.
  package var outside: [FilePath: FilePath] = [:]
  /// The catalogs of which nobody knows where they lead, with the system's reason.
  package var unresolved: [FilePath: String] = [:]

  package init() {}

  /// Whether a run may touch a catalog.
  package func isWithinReach(_ catalog: FilePath) -> Bool { staged?.contains(catalog) ?? true }
}

/// What a run has not seen of its project.
package struct ProjectGaps: Sendable {
  /// Whether a file could not be read.
  package var hasErrors = false
  /// Whether a folder could not be listed.
  package var hasUnlisted = false
  /// The folders of projects that could not be read, each with what sentences call it: `Xcode project`.
  package var unreadProjects: [FilePath: String] = [:]
  /// Sources that a project lists and that are not there.
  package var missing: [FilePath] = []
  /// Swift sources that a sparse checkout leaves out.
  package var leftOut: [FilePath] = []

  package init() {}
}
