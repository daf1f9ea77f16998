/// The long names of all options.
package enum OptionName: String, CaseIterable, Sendable {
  case format
  case key
  case match
  case keysFrom = "keys-from"
  case table
  case noCatalog = "no-catalog"
  case statistics
  case catalog
  case dryRun = "dry-run"
  case sourceLanguage = "source-language"
  case skipHeaders = "skip-headers"
  case deleteTables = "delete-tables"
  case check
  case staged
  case fix
  case preMergeCommit = "pre-merge-commit"
  case noStale = "no-stale"
  case allowMassStale = "allow-mass-stale"
  case removeUnused = "remove-unused"
  case removeStale = "remove-stale"
  case fill
  case acceptAssumed = "accept-assumed"
  case createCatalogs = "create-catalogs"
  case copyTranslations = "copy-translations"
  case carryRenames = "carry-renames"
  case carryAllRenames = "carry-all-renames"
  case rename
  case stringsdata
  case output
  case path
  case label
  case unmerged
  case scriptPhase = "script-phase"
  case printInputs = "print-inputs"
  case printOutputs = "print-outputs"
  case exitZero = "exit-zero"
  case stamp
  case rule
  case disable
  case failOn = "fail-on"
  case confidence
  case baseline
  case updateBaseline = "update-baseline"
  case since
  case payloads
  case target
  case project
  case routine
  case failUnder = "fail-under"
  case language
  case addLanguage = "add-language"
  case ignoreWhitespace = "ignore-whitespace"
  case transform
  case remove
  case state
  case plural
  case device
  case variation
  case comment
  case to
  case inFolder = "in"
  case unbuiltLanguages = "unbuilt-languages"
  case allowMassRemoval = "allow-mass-removal"
  case list
  case platform
  case allTables = "all-tables"
  case only
  case noNonisolated = "no-nonisolated"
  case verbose
  case schema
  case tests
  case previews
  case defaultTitles = "default-titles"
  case xcode
  case isolated
  case interface
  case index
  case noCache = "no-cache"
  case quiet
  case color
  case help
  case version

  /// The name with its dashes.
  package var spelling: String { "--" + rawValue }
}
