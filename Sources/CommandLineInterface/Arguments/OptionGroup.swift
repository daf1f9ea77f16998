// A table: the groups of options in the help, and the options that only some users need.

/// The groups of options in the help.
package enum OptionGroup: String, CaseIterable, Sendable {
  case input = "What to read"
  case changes = "What to write"
  case output = "Output"
  case safety = "Safety"
  case compatibility = "Xcode and build systems"
  case general = "General"
}

extension OptionName {
  package var group: OptionGroup {
    switch self {
    case .catalog, .staged, .target, .project, .routine, .language, .tests, .previews, .defaultTitles, .isolated,
      .interface,
      .index, .noCatalog, .stringsdata, .payloads, .key, .match, .keysFrom, .table, .inFolder, .sourceLanguage, .rule,
      .disable, .confidence, .only,
      .since,
      .copyTranslations,
      .baseline, .unmerged:
      .input
    case .fix, .removeUnused, .removeStale, .fill, .acceptAssumed, .createCatalogs, .carryRenames, .carryAllRenames,
      .rename,
      .skipHeaders, .deleteTables, .addLanguage, .ignoreWhitespace, .transform, .remove, .noNonisolated, .state,
      .plural,
      .device, .variation, .comment, .to, .unbuiltLanguages,
      .preMergeCommit,
      .updateBaseline, .allTables, .platform:
      .changes
    case .format, .output, .statistics, .list, .verbose, .schema, .path, .label: .output
    case .check, .dryRun, .noStale, .allowMassStale, .allowMassRemoval, .failOn, .failUnder: .safety
    case .xcode, .scriptPhase, .printInputs, .printOutputs, .exitZero, .stamp: .compatibility
    case .noCache, .quiet, .color, .help, .version: .general
    }
  }

  /// Whether only the full help lists the option.
  package var isAdvanced: Bool {
    switch self {
    case .isolated, .interface, .index, .noCatalog, .statistics, .stringsdata, .defaultTitles, .acceptAssumed,
      .carryAllRenames,
      .rename, .removeUnused, .fill, .skipHeaders, .noNonisolated, .allTables, .platform, .path, .label, .xcode,
      .scriptPhase,
      .printInputs, .printOutputs, .exitZero, .stamp, .noCache, .color, .version, .project, .routine, .previews,
      .payloads,
      .table, .transform, .preMergeCommit, .variation, .device, .allowMassRemoval:
      true
    default: false
    }
  }
}
