import Diagnostics
import SwiftLexing

/// The contents of a repository that a run has read, as plain data for routing strings.
package struct ProjectDescription: Sendable {
  /// Formats the paths in messages.
  package let names: PathNames
  /// The files and folders that the run reports on.
  package var named: [NamedPath] { names.named }
  /// Whether only the named paths are read.
  package var isIsolated = false
  package var includesTests = false
  /// Whether only files are read that the enclosing run-script phase declares.
  package var isDeclared = false

  /// Swift sources in path order: those that the run reports on, and the other sources of the project.
  package var sources: [FilePath] = []
  /// The text of each of `sources`. Empty if they are only listed.
  package var texts: [SourceText] = []
  /// Sources of C, Objective-C and C++.
  package var objectiveC: [FilePath] = []
  /// Headers that no target lists.
  package var headers: [FilePath] = []
  /// Storyboards and xibs.
  package var interfaces: [FilePath] = []
  /// All files that may contain keys of `.strings` tables.
  package var filesWithKeys: [FilePath] { sources + objectiveC + headers + interfaces }
  /// The path of each source, by its path in messages.
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
  /// Returns the catalogs that are not among `catalogs` because of their state in git.
  package var absentCatalogs: @Sendable () -> [AbsentCatalog] = { [] }

  package init(names: PathNames, map: TargetMap) { (self.names, self.map) = (names, map) }

  /// Returns whether the innermost package around a file is a Swift package.
  package func isInSwiftPackage(_ file: FilePath) -> Bool {
    file.folders.first(where: packages.contains).map { manifests[$0] != nil } ?? false
  }
}

/// A catalog that a run does not read because of its state in git.
package struct AbsentCatalog: Sendable {
  package let path: FilePath
  /// The state as a predicate: `is deleted in the working tree`.
  package let state: String
  /// The command that makes the catalog readable.
  package let command: String

  package init(path: FilePath, state: String, command: String) {
    (self.path, self.state, self.command) = (path, state, command)
  }
}

/// The string catalogs of a project.
package struct CatalogFiles: Sendable {
  /// All catalogs, both the requested ones and those around them.
  package var all: [FilePath] = []
  /// The catalogs that are made from code and not for interface files or metadata, and any catalogs in the request.
  package var fromCode: [FilePath] = []
  /// The `.strings` and `.stringsdict` tables that are made from code.
  package var tables: [SourceTable] = []
  /// The requested catalogs and tables.
  package var asked: Set<FilePath> = []
  /// The catalogs that are part of the next commit, or `nil` if that is irrelevant.
  package var staged: Set<FilePath>?
  /// The catalogs that cannot be read.
  package var unread: Set<FilePath> = []
  /// The catalogs outside a sparse checkout. Strings are routed to them, but they are not written.
  package var leftOut: Set<FilePath> = []
  /// Groups of paths to the same file.
  package var aliases: [[FilePath]] = []
  /// The catalogs whose compiled tables the project contains.
  package var compiled: Set<FilePath> = []
  /// Links to files outside the project, and their destinations.
  package var outside: [FilePath: FilePath] = [:]
  /// The catalogs whose links cannot be resolved, with the system's reason.
  package var unresolved: [FilePath: String] = [:]

  package init() {}

  /// Returns whether a run may change a catalog.
  package func isWithinReach(_ catalog: FilePath) -> Bool { staged?.contains(catalog) ?? true }
}

/// The parts of its project that a run could not read.
package struct ProjectGaps: Sendable {
  /// Whether a file could not be read.
  package var hasErrors = false
  /// Whether a folder could not be listed.
  package var hasUnlisted = false
  /// The folders of projects that could not be read, each with its name in sentences: `Xcode project`.
  package var unreadProjects: [FilePath: String] = [:]
  /// Sources that a project lists but that do not exist.
  package var missing: [FilePath] = []
  /// Folders that may contain sources and whose contents were not read.
  package var missingFolders: [MissingFolder] = []
  /// Swift sources outside a sparse checkout.
  package var leftOut: [FilePath] = []
  /// `.strings` and `.stringsdict` tables outside a sparse checkout.
  package var leftOutTables: [FilePath] = []

  package init() {}
}
