import Diagnostics
import SwiftLexing

/// The contents of a repository and what it says about itself, as far as a run has seen them: plain data for routing
/// strings.
package struct ProjectDescription: Sendable {
  /// The names of paths in messages.
  package let names: PathNames
  /// The files and folders that the run reports on.
  package var named: [NamedPath] { names.named }
  /// Whether only the named paths are read.
  package var isIsolated = false
  package var includesTests = false
  /// Whether only files are read that a run-script phase declares.
  package var isDeclared = false

  /// Swift sources in path order: those that the run reports on, and those around them.
  package var sources: [FilePath] = []
  /// The text of each of `sources`; empty where they are only listed.
  package var texts: [SourceText] = []
  /// Sources of C, Objective-C and C++.
  package var objectiveC: [FilePath] = []
  /// Headers that no target lists.
  package var headers: [FilePath] = []
  /// Storyboards and xibs.
  package var interfaces: [FilePath] = []
  /// All files that may name keys of `.strings` tables.
  package var filesWithKeys: [FilePath] { sources + objectiveC + headers + interfaces }
  /// The path of each source, by the path that messages print.
  package var places: [String: FilePath] = [:]
  /// The sources of any language that the run reports on.
  package var selected: Set<FilePath> = []

  /// The targets of sources and catalogs.
  package let map: TargetMap
  /// The folders of packages of any format.
  package var packages: Set<FilePath> = []
  /// The manifests of Swift packages, by their folders.
  package var manifests: [FilePath: PackageManifest] = [:]
  /// The settings of rules.
  package var rules: [RuleSetting] = []

  package var catalogs = CatalogFiles()
  package var gaps = ProjectGaps()

  package init(names: PathNames, map: TargetMap) { (self.names, self.map) = (names, map) }
}

/// The string catalogs of a project.
package struct CatalogFiles: Sendable {
  /// All catalogs, both the requested ones and those around them.
  package var all: [FilePath] = []
  /// The catalogs that are made from code and not for interface files or metadata, and any that were named.
  package var fromCode: [FilePath] = []
  /// The `.strings` and `.stringsdict` tables that are made from code.
  package var tables: [SourceTable] = []
  /// The requested catalogs and tables.
  package var asked: Set<FilePath> = []
  /// The catalogs that are part of the next commit; `nil` where that does not matter.
  package var staged: Set<FilePath>?
  /// The catalogs that cannot be read.
  package var unread: Set<FilePath> = []
  /// The catalogs that a sparse checkout leaves out. Strings go to them, and nothing is written.
  package var leftOut: Set<FilePath> = []
  /// Groups of paths that lead to the same file.
  package var aliases: [[FilePath]] = []
  /// The catalogs of which the project has compiled tables.
  package var compiled: Set<FilePath> = []
  /// Links that lead out of the project, and where they lead.
  package var outside: [FilePath: FilePath] = [:]
  /// The catalogs whose links cannot be resolved, with the system's reason.
  package var unresolved: [FilePath: String] = [:]

  package init() {}

  /// Whether a run may touch a catalog.
  package func isWithinReach(_ catalog: FilePath) -> Bool { staged?.contains(catalog) ?? true }
}

/// What a run could not see of its project.
package struct ProjectGaps: Sendable {
  /// Whether a file could not be read.
  package var hasErrors = false
  /// Whether a folder could not be listed.
  package var hasUnlisted = false
  /// The folders of projects that could not be read, each with its name in sentences: `Xcode project`.
  package var unreadProjects: [FilePath: String] = [:]
  /// Sources that a project lists but that do not exist.
  package var missing: [FilePath] = []
  /// Swift sources that a sparse checkout leaves out.
  package var leftOut: [FilePath] = []
  /// The same for `.strings` and `.stringsdict` tables.
  package var leftOutTables: [FilePath] = []

  package init() {}
}
