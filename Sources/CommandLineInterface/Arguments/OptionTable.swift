// A table: all options. The parser, the help, and all generated texts use it.

import CatalogLint
import Diagnostics
import ProjectExchange
import ProjectSync
import SDKInterfaces
import StringCatalog
import StringExchange

extension OptionRow {
  private static let readers: [Command] = [.extract, .sync, .watch, .audit, .lint, .explain, .report]
  private static let mappers: [Command] = [
    .extract, .sync, .watch, .audit, .lint, .targets, .report, .status, .export, .import, .pseudo,
    .prune,
  ]
  private static let writers: [Command] = [.sync, .watch]
  private static let judges: [Command] = [.audit, .lint]

  package static let all = main + editing

  private static let main: [OptionRow] = [
    OptionRow(
      name: .key, value: .word("KEY"), commands: [.explain],
      help: "Explain a key of the catalogs instead of a place"),
    OptionRow(
      name: .table, value: .word("TABLE"), commands: [.explain], help: "Explain the key only in this table; needs --key"
    ),
    OptionRow(
      name: .format, value: .choice(PrintFormat.words), commands: [.targets, .status, .explain, .rules],
      help: "Choose the output format: for people or for programs"),
    OptionRow(
      name: .format, value: .choice(ExtractFormat.words), commands: [.extract],
      help: "Choose the output format, or write .stringsdata files with --output"),
    OptionRow(
      name: .output, value: .path("DIR"), commands: [.extract],
      help: "Write the files of --format stringsdata to this folder"),
    OptionRow(
      name: .format, value: .choice(SyncFormat.words), commands: [.sync],
      help: "Choose the format in which changes and problems are printed"),
    OptionRow(
      name: .format, value: .choice(ReportFormat.words), commands: judges,
      help: "Choose the output format: for people, editors or CI servers"),
    OptionRow(
      name: .rule, value: .word("RULE"), isRepeatable: true, commands: judges, help: "Report only findings of this rule"
    ),
    OptionRow(
      name: .disable, value: .word("RULE"), isRepeatable: true, commands: judges, help: "Ignore findings of this rule"),
    OptionRow(
      name: .failOn, value: .choice(FailureLevel.words), commands: judges,
      help: "Exit with 1 for findings of this severity or higher"),
    OptionRow(
      name: .confidence, value: .choice(Confidence.words), commands: [.audit, .report],
      help: "Show findings of this confidence or higher"),
    OptionRow(
      name: .baseline, value: .path("FILE"), commands: judges + [.sync, .status],
      help: "Ignore the findings listed in this file"),
    OptionRow(
      name: .updateBaseline, commands: judges + [.sync, .status],
      help: "Remove fixed findings from the baseline; create it if missing"),
    OptionRow(
      name: .since, value: .word("REV"), commands: judges + [.sync],
      help: "Report only findings that are new since this commit"),
    OptionRow(
      name: .payloads, value: .path("PATH"), isRepeatable: true, commands: [.audit],
      help: "Check the keys of push messages in this file or folder"),
    OptionRow(
      name: .format, value: .choice(CompiledTable.Serialization.words), commands: [.compile],
      help: "Choose the format of the tables: XML or binary property lists"),
    OptionRow(
      name: .output, value: .path("DIR"), commands: [.compile],
      help: "Write the language folders to this folder"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.compile],
      help: "Compile only this language"),
    OptionRow(
      name: .platform, value: .choice(CompiledTable.Platform.words), commands: [.compile],
      help: "Choose the platform; linux also writes TABLE+Variations files"),
    OptionRow(
      name: .allTables, commands: [.compile],
      help: "Write both tables of each language, even empty ones"),
    OptionRow(
      name: .dryRun, commands: [.compile],
      help: "Write nothing; print the paths of the tables"),
    OptionRow(
      name: .format, value: .choice(ExportFormat.words), commands: [.export],
      help: "Choose the file format for translators"),
    OptionRow(
      name: .output, value: .path("DIR"), commands: [.export],
      help: "Write the files to this folder"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.export],
      help: "Export only this language, which may be new"),
    OptionRow(
      name: .only, value: .choice(ExchangeNeed.words), commands: [.export],
      help: "Export only strings that are untranslated or need review"),
    OptionRow(
      name: .dryRun, commands: [.export],
      help: "Write nothing; print the paths of the files"),
    OptionRow(
      name: .dryRun, commands: [.import],
      help: "Write nothing; print the changes as a diff"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.generateSymbols],
      help: "Write the symbols to this file or folder; `-` prints them"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.report],
      help: "Write the page to this file; `-` prints it"),
    OptionRow(
      name: .noNonisolated, commands: [.generateSymbols],
      help: "Omit `nonisolated`, like Xcode 26.0"),
    OptionRow(
      name: .noCatalog, commands: [.extract],
      help: "Ignore catalogs when the type of an interpolation is unknown"),
    OptionRow(
      name: .statistics, commands: [.extract],
      help: "Print only counts of files, literals, keys and specifiers"),
    OptionRow(
      name: .catalog, value: .path("FILE"), isRepeatable: true, commands: writers,
      help: "Sync only this catalog"),
    OptionRow(
      name: .dryRun, commands: [.sync],
      help: "Write nothing; print the changes as a diff"),
    OptionRow(
      name: .dryRun, commands: [.migrate, .pseudo, .initialize],
      help: "Write nothing; print the changes as a diff"),
    OptionRow(
      name: .dryRun, commands: [.audit],
      help: "Write nothing; print the changes of --fix as a diff"),
    OptionRow(
      name: .sourceLanguage, value: .word("LANG"), commands: [.migrate],
      help: "Set the source language of the tables"),
    OptionRow(
      name: .skipHeaders, commands: [.migrate],
      help: "Skip comments that are separated from their key by a blank line"),
    OptionRow(
      name: .deleteTables, commands: [.migrate],
      help: "Delete tables whose strings are all in catalogs"),
    OptionRow(
      name: .check, commands: [.sync],
      help: "Write nothing; exit with 1 if a catalog is out of date"),
    OptionRow(
      name: .check, commands: [.merge],
      help: "Check merge commits for lost translations"),
    OptionRow(
      name: .unmerged, commands: [.merge],
      help: "Merge and stage the catalogs that git left unmerged"),
    OptionRow(
      name: .staged, commands: [.sync],
      help: "Read the staged files instead of the work tree"),
    OptionRow(
      name: .fix, commands: [.sync],
      help: "Update and stage the catalogs; needs --staged"),
    OptionRow(
      name: .check, commands: [.hook],
      help: "Install a hook that rejects out-of-date catalogs (default)"),
    OptionRow(
      name: .fix, commands: [.audit],
      help: "Fix findings that have one safe fix; report the others"),
    OptionRow(
      name: .fix, commands: [.hook],
      help: "Install a hook that updates the catalogs of a commit"),
    OptionRow(
      name: .preMergeCommit, commands: [.hook],
      help: "Also install a pre-merge-commit hook, which git runs for merges"),
    OptionRow(
      name: .noStale, commands: writers,
      help: "Mark nothing stale and remove nothing"),
    OptionRow(
      name: .allowMassStale, commands: writers,
      help: "Allow more than half of a catalog's keys to become stale"),
    OptionRow(
      name: .removeUnused, commands: writers,
      help: "Remove unused keys from .strings and .stringsdict tables"),
    OptionRow(
      name: .removeStale, commands: [.sync], help: "Remove stale keys from catalogs, with their translations"),
    OptionRow(
      name: .fill, commands: writers,
      help: "Add missing keys to the tables of other languages, marked [new]"),
    OptionRow(
      name: .acceptAssumed, commands: writers,
      help: "Add keys whose format specifiers are a guess"),
    OptionRow(
      name: .createCatalogs, commands: writers,
      help: "Create a catalog for each table without one"),
    OptionRow(
      name: .copyTranslations, commands: [.sync],
      help: "Copy translations of new keys from catalogs with the same keys"),
    OptionRow(
      name: .carryRenames, commands: writers,
      help: "Move translations to renamed keys, and mark them for review"),
    OptionRow(
      name: .carryAllRenames, commands: [.sync],
      help: "Also move translations of keys renamed before the last commit"),
    OptionRow(
      name: .rename, value: .word("OLD=NEW"), isRepeatable: true, commands: [.sync],
      help: "Rename a key in the catalog: move the entry of OLD to NEW"),
    OptionRow(
      name: .stringsdata, value: .path("PATH"), isRepeatable: true, commands: [.sync],
      help: "Read strings from .stringsdata files instead of sources"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.sync],
      help: "Write the catalog to this file instead of --catalog"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.merge],
      help: "Write the result to this file; `-` prints it"),
    OptionRow(
      name: .path, letter: "p", value: .path("PATH"), commands: [.merge],
      help: "Use this path in messages"),
    OptionRow(
      name: .label, letter: "L", value: .word("NAME"), isRepeatable: true, commands: [.merge],
      help: "Name a side in messages, in the order BASE, OURS, THEIRS"),
    OptionRow(
      name: .scriptPhase, commands: [.sync],
      help: "Access only the files that the enclosing Xcode phase declares"),
    OptionRow(
      name: .printInputs, commands: [.sync],
      help: "Print the input files for a run-script phase as an .xcfilelist"),
    OptionRow(
      name: .printOutputs, commands: [.sync],
      help: "Print the output files for a run-script phase as an .xcfilelist"),
    OptionRow(
      name: .exitZero, commands: [.sync],
      help: "Exit with 0 in any case, and print errors as warnings"),
    OptionRow(
      name: .stamp, value: .path("FILE"), commands: [.sync],
      help: "Write this empty file on success, for build systems"),
    OptionRow(
      name: .target, value: .word("NAME"), isRepeatable: true, commands: mappers,
      help: "Read only the sources and catalogs of this target"),
    OptionRow(
      name: .project, value: .path("FILE"), commands: mappers,
      help: "Use only this Xcode project"),
    OptionRow(
      name: .routine, value: .word("NAME"), isRepeatable: true,
      commands: [.extract, .sync, .watch, .audit, .lint, .report],
      help: "Treat this function like NSLocalizedString"),
    OptionRow(
      name: .failUnder, value: .word("PERCENT"), commands: [.status],
      help: "Exit with 1 if a language is less complete than this"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.status, .report],
      help: "Report only this language"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.lint],
      help: "Check only strings in this language; may be given several times"),
    OptionRow(
      name: .language, value: .word("LANG"), commands: [.pseudo],
      help: "Add this language (ending in XA, XB or XC) instead of en-XA"),
    OptionRow(
      name: .transform, value: .choice(PseudoTransform.words), isRepeatable: true, commands: [.pseudo],
      help: "Transform strings in this way, instead of by language"),
    OptionRow(
      name: .remove, commands: [.pseudo],
      help: "Remove the language from the catalogs"),
    OptionRow(
      name: .list, value: .choice(TranslationNeed.words), commands: [.status],
      help: "List the keys in this state, with places and languages"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.targets],
      help: "List the sources as well"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.status],
      help: "List complete languages as well"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.sync],
      help: "List kept keys that are not in the code, with the reason"),
    OptionRow(
      name: .verbose, letter: "v", commands: judges,
      help: "List each finding instead of grouping them by cause"),
    OptionRow(
      name: .addLanguage, commands: [.import],
      help: "Allow languages that are new to the project"),
    OptionRow(
      name: .ignoreWhitespace, commands: [.import],
      help: "Accept source strings that differ only in white space"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.import],
      help: "List each string that is not translated yet"),
    OptionRow(
      name: .schema, commands: [.targets],
      help: "Print the JSON schema of .strex.json"),
    OptionRow(
      name: .tests, commands: readers + [.targets, .status],
      help: "Include test targets (folders whose names end in Tests)"),
    OptionRow(
      name: .previews, commands: [.extract, .sync, .watch, .explain],
      help: "Include #Preview and PreviewProvider"),
    OptionRow(
      name: .defaultTitles, commands: [.extract, .sync, .watch, .explain],
      help: "Include default titles of new objects in storyboards and xibs"),
    OptionRow(
      name: .xcode, value: .choice(XcodeVersion.choices), commands: readers + [.compile, .export],
      help: "Match this version of Xcode"),
    OptionRow(
      name: .isolated, commands: readers,
      help: "Read only the given PATHs, not the project around them"),
    OptionRow(
      name: .interface, value: .path("FILE"), isRepeatable: true, commands: readers,
      help: "Read declarations from a .swiftinterface or Swift file"),
    OptionRow(
      name: .index, value: .path("PATH"), isRepeatable: true, commands: readers,
      help: "Read declarations from the sources under this path"),
    OptionRow(
      name: .noCache, commands: Command.allCases.filter(\.onlyTells),
      help: "Neither read nor write the cache"),
    OptionRow(
      name: .quiet, letter: "q", commands: [],
      help: "Print only results and errors"),
    OptionRow(
      name: .color, value: .choice(ColourChoice.words), commands: [],
      help: "Choose when to use colors"),
    OptionRow(
      name: .help, letter: "h", commands: [],
      help: "Show help"),
    OptionRow(
      name: .version, letter: "V", commands: [],
      help: "Show the version"),
  ]
}
