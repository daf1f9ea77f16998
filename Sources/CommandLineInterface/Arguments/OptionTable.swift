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
  ]
  private static let writers: [Command] = [.sync, .watch]
  private static let judges: [Command] = [.audit, .lint]

  package static let all: [OptionRow] = [
    OptionRow(
      name: .key, value: .word("KEY"), commands: [.explain],
      help: "Explain what a sync does with this key in the catalogs of the project"),
    OptionRow(
      name: .table, value: .word("TABLE"), commands: [.explain], help: "Explain the key only in this table; with --key"),
    OptionRow(
      name: .format, value: .choice(PrintFormat.words), commands: [.targets, .status, .explain],
      help: "How to print: for people, or for programs (the shape is documented and versioned)"),
    OptionRow(
      name: .format, value: .choice(ExtractFormat.words), commands: [.extract],
      help: "How to print: for people, for programs, or as files of the compiler's format, one for each source"),
    OptionRow(
      name: .output, value: .path("DIR"), commands: [.extract],
      help: "Write the files of --format stringsdata into this folder"),
    OptionRow(
      name: .format, value: .choice(SyncFormat.words), commands: [.sync],
      help:
        "How to print what changes: for people, programs, SARIF readers, GitHub, GitLab, servers that read test results, or Xcode; without --check and --dry-run it is written, whatever the format"
    ),
    OptionRow(
      name: .format, value: .choice(ReportFormat.words), commands: judges,
      help:
        "How to print: for people, programs, SARIF readers, GitHub, GitLab, servers that read test results, or Xcode"),
    OptionRow(
      name: .failOn, value: .choice(FailureLevel.words), commands: judges,
      help: "Exit 1 on findings that are at least this bad"),
    OptionRow(
      name: .confidence, value: .choice(Confidence.words), commands: [.audit, .report],
      help: "How certain findings have to be to be shown; with low, all are, and those that are less certain say why"),
    OptionRow(
      name: .baseline, value: .path("FILE"), commands: judges + [.sync, .status],
      help: "Ignore the findings listed in FILE; for sync with --check, for status the texts that are not translated"),
    OptionRow(
      name: .updateBaseline, commands: judges + [.sync, .status],
      help: "Create the baseline from the findings that are shown, or remove findings that are fixed from it"),
    OptionRow(
      name: .since, value: .word("REV"), commands: judges + [.sync],
      help: "Report only findings that were added after this commit; for sync with --check"),
    OptionRow(
      name: .payloads, value: .path("PATH"), isRepeatable: true, commands: [.audit],
      help: "Check the keys of push messages in this payload or sender, or those below this folder; repeatable"),
    OptionRow(
      name: .format, value: .choice(CompiledTable.Serialization.words), commands: [.compile],
      help: "How to write tables: XML as the compiler does, or binary property lists as apps have them"),
    OptionRow(
      name: .output, value: .path("DIR"), commands: [.compile],
      help: "Write the folders of the languages into this folder"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.compile],
      help: "Compile this language alone; may be given several times"),
    OptionRow(
      name: .platform, value: .choice(CompiledTable.Platform.words), commands: [.compile],
      help:
        "For linux, write the text for ‘other’ of what varies into .strings, and what it varies by into TABLE+Variations"
    ),
    OptionRow(
      name: .allTables, commands: [.compile],
      help:
        "Write both tables of each language that a catalog names, empty ones too: build systems know them beforehand"),
    OptionRow(
      name: .dryRun, commands: [.compile],
      help: "Write nothing; print the paths of the tables, one a line"),
    OptionRow(
      name: .format, value: .choice(ExportFormat.words), commands: [.export],
      help:
        "What to write: Xcode's packages, XLIFF alone, a row for each text for spreadsheets and programs, or Android's strings.xml"
    ),
    OptionRow(
      name: .output, value: .path("DIR"), commands: [.export],
      help: "Write the files into this folder"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.export],
      help:
        "Write a file for this language, in the catalogs or new; may be given several times; all but their own unless given"
    ),
    OptionRow(
      name: .only, value: .choice(ExchangeNeed.words), commands: [.export],
      help: "Write only what has no translation, or only what needs review"),
    OptionRow(
      name: .dryRun, commands: [.export],
      help: "Write nothing; print the paths of the files, one a line"),
    OptionRow(
      name: .dryRun, commands: [.import],
      help: "Write nothing; print the changes of the catalogs as a unified diff"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.generateSymbols],
      help: "Write the symbols into this file, or this folder; ‘-’ prints them, as without the option"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.report],
      help: "Write the page into this file; ‘-’ prints it"),
    OptionRow(
      name: .noNonisolated, commands: [.generateSymbols],
      help: "Write no ‘nonisolated’, as Xcode 26.0"),
    OptionRow(
      name: .noCatalog, commands: [.extract],
      help: "Read no catalog: a format specifier of unknown type is assumed, even where a catalog's key would tell"),
    OptionRow(
      name: .statistics, commands: [.extract],
      help: "Print counts instead: files, literals, keys, and format specifiers by evidence"),
    OptionRow(
      name: .catalog, value: .path("FILE"), isRepeatable: true, commands: writers,
      help: "Bring this catalog in step, instead of those under PATH; may be given several times"),
    OptionRow(
      name: .dryRun, commands: [.sync],
      help: "Write nothing; print the changes as a unified diff, or as --format says"),
    OptionRow(
      name: .dryRun, commands: [.migrate, .pseudo, .initialize],
      help: "Write nothing; print the changes as a unified diff"),
    OptionRow(
      name: .dryRun, commands: [.audit],
      help: "With --fix: write nothing, and print the changes of the sources as a unified diff"),
    OptionRow(
      name: .sourceLanguage, value: .word("LANG"), commands: [.migrate],
      help: "The language that the others are translated from, instead of what the project says"),
    OptionRow(
      name: .skipHeaders, commands: [.migrate],
      help:
        "Leave out comments that an empty line parts from their keys, such as the headers of files, which Xcode takes"),
    OptionRow(
      name: .deleteTables, commands: [.migrate],
      help: "Delete the tables whose texts are all in catalogs then"),
    OptionRow(
      name: .check, commands: [.sync],
      help: "Write nothing; name each missing key at its literal and each stale key in its catalog, and exit 1 if any"),
    OptionRow(
      name: .check, commands: [.merge],
      help: "Do the merge of a commit or of those in a range once more, and name what it lost, has otherwise or broke"),
    OptionRow(
      name: .unmerged, commands: [.merge],
      help: "Merge the catalogs and tables at which git has stopped, and stage those without conflicts"),
    OptionRow(
      name: .staged, commands: [.sync],
      help: "Take files as they are staged for the next commit, not as they stand on disk; with --check or --fix"),
    OptionRow(
      name: .fix, commands: [.sync],
      help: "With --staged: bring the staged catalogs in step and stage them, beside their unstaged edits"),
    OptionRow(
      name: .check, commands: [.hook],
      help: "Install a hook that refuses commits whose catalogs are out of step, which is the default"),
    OptionRow(
      name: .fix, commands: [.audit],
      help: "Make keys of the texts whose findings have one safe answer, and print the other findings"),
    OptionRow(
      name: .fix, commands: [.hook],
      help: "Install a hook that brings the catalogs of a commit in step"),
    OptionRow(
      name: .preMergeCommit, commands: [.hook],
      help: "Install it as pre-merge-commit hook, too: git runs no pre-commit hook before it commits a merge"),
    OptionRow(
      name: .noStale, commands: writers,
      help: "Mark nothing stale and remove nothing"),
    OptionRow(
      name: .allowMassStale, commands: writers,
      help: "Go on when more than half of the keys of a catalog with over 20 would become stale or be removed"),
    OptionRow(
      name: .removeUnused, commands: writers,
      help: "Remove keys that are in no source from .strings and .stringsdict tables, in all languages"),
    OptionRow(
      name: .removeStale, commands: [.sync], help: "Remove keys that are stale already from catalogs, in all languages"),
    OptionRow(
      name: .fill, commands: writers,
      help:
        "Give .strings and .stringsdict tables of other languages, and those of storyboards and xibs, the keys that they lack, with a comment that says [new]"
    ),
    OptionRow(
      name: .acceptAssumed, commands: writers,
      help: "Add keys with assumed specifiers where an interpolation's type is unknown, instead of reporting them"),
    OptionRow(
      name: .createCatalogs, commands: writers,
      help: "Create a catalog for each table that has none, beside the catalogs of its target, or else in its folder"),
    OptionRow(
      name: .copyTranslations, commands: [.sync],
      help: "Copy the translations of new keys from other catalogs that contain the same keys"),
    OptionRow(
      name: .carryRenames, commands: writers,
      help: "Move the translations of a key that is gone to the key that is the same in new words, to be reviewed"),
    OptionRow(
      name: .carryAllRenames, commands: [.sync],
      help: "The same, also for keys that went and came before the last commit"),
    OptionRow(
      name: .rename, value: .word("OLD=NEW"), isRepeatable: true, commands: [.sync],
      help: "Move all of the entry of key OLD, which is gone, to key NEW of the code; may be given several times"),
    OptionRow(
      name: .stringsdata, value: .path("PATH"), isRepeatable: true, commands: [.sync],
      help: "Take strings from this .stringsdata file, or those below this folder, instead of from sources; repeatable"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.sync],
      help: "Write the catalog here, in step or not, and leave the one that --catalog names as it is"),
    OptionRow(
      name: .output, value: .path("FILE"), commands: [.merge],
      help: "Write the result here and leave OURS as it is; ‘-’ prints it"),
    OptionRow(
      name: .path, letter: "p", value: .path("PATH"), commands: [.merge],
      help: "Name this path in messages, as git does, whose three files have names of their own"),
    OptionRow(
      name: .label, letter: "L", value: .word("NAME"), isRepeatable: true, commands: [.merge],
      help: "Call a side this in messages: the first is that of BASE, then come OURS and THEIRS"),
    OptionRow(
      name: .scriptPhase, commands: [.sync],
      help: "Touch only the input and output files that the run-script phase of Xcode declares which this runs in"),
    OptionRow(
      name: .printInputs, commands: [.sync],
      help: "Print the files that such a phase has to declare as inputs instead, as an .xcfilelist"),
    OptionRow(
      name: .printOutputs, commands: [.sync],
      help: "Print the files that such a phase has to declare as outputs instead, as an .xcfilelist"),
    OptionRow(
      name: .exitZero, commands: [.sync],
      help: "Exit 0 whatever is found, and print errors as warnings, so that no build fails"),
    OptionRow(
      name: .stamp, value: .path("FILE"), commands: [.sync],
      help: "Write this empty file when the run ends with 0, for build systems to see that it did"),
    OptionRow(
      name: .target, value: .word("NAME"), isRepeatable: true, commands: mappers,
      help: "Take the sources and catalogs of this target alone; may be given several times"),
    OptionRow(
      name: .project, value: .path("FILE"), commands: mappers,
      help: "Let this Xcode project alone say what belongs to which target, whatever others there are"),
    OptionRow(
      name: .routine, value: .word("NAME"), isRepeatable: true,
      commands: [.extract, .sync, .watch, .audit, .lint, .report],
      help: "Take calls of this routine for keys, as those of NSLocalizedString; may be given several times"),
    OptionRow(
      name: .failUnder, value: .word("PERCENT"), commands: [.status],
      help: "Exit 1 when less of any language is translated, all catalogs together"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.status, .report],
      help: "Report on this language alone; may be given several times"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.lint],
      help: "Check only the texts of this language; may be given several times"),
    OptionRow(
      name: .language, value: .word("LANG"), commands: [.pseudo],
      help: "Add this language instead of en-XA: one that ends in XA, XB or XC"),
    OptionRow(
      name: .transform, value: .choice(PseudoTransform.words), isRepeatable: true, commands: [.pseudo],
      help: "Change texts so, instead of as the language is known for; may be given several times"),
    OptionRow(
      name: .remove, commands: [.pseudo],
      help: "Take the language out of the catalogs again"),
    OptionRow(
      name: .list, value: .choice(TranslationNeed.words), commands: [.status],
      help: "List the keys that are missing, new, to be reviewed or stale instead, each with its place and languages"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.targets],
      help: "List the sources, too"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.status],
      help: "Give languages in which everything is translated a row of their own, too"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.sync],
      help: "List the entries that stay although the code does not contain their keys, with the reason"),
    OptionRow(
      name: .verbose, letter: "v", commands: judges,
      help: "Do not group findings that have one cause"),
    OptionRow(
      name: .addLanguage, commands: [.import],
      help: "Take translations into a language that the project does not have yet"),
    OptionRow(
      name: .ignoreWhitespace, commands: [.import],
      help: "Take texts whose source text differs from the catalog's only in white space"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.import],
      help: "Name each text that has no translation or none that is finished, too, instead of counting them"),
    OptionRow(
      name: .schema, commands: [.targets],
      help: "Print the JSON schema of the configuration file .strex.json instead"),
    OptionRow(
      name: .tests, commands: readers + [.targets, .status],
      help: "Take in test targets (folders whose names end in Tests)"),
    OptionRow(
      name: .previews, commands: [.extract, .sync, .watch, .explain],
      help: "Take in #Preview and PreviewProvider"),
    OptionRow(
      name: .defaultTitles, commands: [.extract, .sync, .watch, .explain],
      help: "Take in the titles of new objects in storyboards and xibs (Text Cell, Item1 …), as before Xcode 15.3"),
    OptionRow(
      name: .xcode, value: .choice(XcodeVersion.choices), commands: readers + [.compile, .export],
      help: "Do as this version of Xcode does, 26 by default; 16 includes earlier ones"),
    OptionRow(
      name: .isolated, commands: readers,
      help: "Read the given PATHs alone, nothing around them"),
    OptionRow(
      name: .interface, value: .path("FILE"), isRepeatable: true, commands: readers,
      help: "Take types from this .swiftinterface or source file; may be given several times"),
    OptionRow(
      name: .index, value: .path("PATH"), isRepeatable: true, commands: readers,
      help: "Take types from the sources under this file or folder; may be given several times"),
    OptionRow(
      name: .noCache, commands: Command.allCases.filter(\.onlyTells),
      help: "Do everything anew, use nothing that earlier runs have kept, and keep nothing for later ones"),
    OptionRow(
      name: .quiet, letter: "q", commands: [],
      help: "Print results and errors only: no warnings, notes or summaries"),
    OptionRow(
      name: .color, value: .choice(ColourChoice.words), commands: [],
      help: "When to colour the output"),
    OptionRow(
      name: .help, letter: "h", commands: [],
      help: "Show help"),
    OptionRow(
      name: .version, letter: "V", commands: [],
      help: "Print the version"),
  ]
}
