import ProjectAnalysis
import ProjectSync

extension SyncCommand {
  static let description = CommandDescription(
    name: "sync", summary: "Sync string catalogs with the code", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Updates the string catalogs under PATH, as Xcode does after a build. Adds new keys, marks unused keys as stale or
      removes them if they have no translations, and updates comments and default values.

      sync also updates catalogs in mul.lproj from the storyboards and xibs in Base.lproj, and InfoPlist catalogs from
      the property lists and build settings of their targets. If strings belong to a .strings table instead of a
      catalog, sync adds new keys to the table in the source language and reports unused keys.

      With --comments, sync adds a comment to each entry that has none. The comment describes where the string appears
      in the interface and is marked as generated, like Xcode's own comments. Later runs update only comments with this
      mark.

      If PATH does not contain all of a catalog's source files, sync only adds and revives keys and prints a note. It
      writes either complete files or nothing and does not touch files that are up to date. If two runs start in the
      same project, the second run waits for the first. The exit status is 0 if everything is fine, 1 if --check finds
      differences, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<SyncCommandOptions>] = .joined(changes, report, compatibility)

  /// The options that `strex watch` has as well.
  static let changes: [CommandOption<SyncCommandOptions>] = .joined(
    [
      .paths("catalog", "FILE", .input, "Sync only this catalog", sets: \.sync.project.catalogs),
      .flag(
        "create-catalogs", .changes, "Create a catalog for each table that does not have one",
        sets: \.sync.createsCatalogs),
      .flag(
        "carry-renames", .changes, "Move translations to renamed keys and mark them for review",
        sets: \.sync.renames.carriesSuggested),
      .flag("no-stale", .safety, "Do not mark or remove unused keys", sets: \.sync.keepsAll),
      .flag(
        "allow-mass-stale", .safety, "Allow more than half of a catalog's keys to become stale",
        sets: \.sync.allowsMassStale),
      .flag(
        "remove-unused", .changes, "Remove unused keys from .strings and .stringsdict tables",
        sets: \.sync.removesUnused
      ).advanced,
      .flag(
        "fill", .changes, "Add missing keys, marked [new], to the tables in other languages",
        sets: \.sync.fillsTranslations
      ).advanced,
      .flag(
        "accept-assumed", .changes, "Add keys whose format specifiers had to be guessed", sets: \.sync.acceptsAssumed
      )
      .advanced,
      ProjectOptions.routine(\.sync.project),
    ],
    ProjectOptions.reading(\.sync.project), ProjectOptions.mapping(\.sync.project),
    ProjectOptions.texts(\.sync.project))

  private static let report: [CommandOption<SyncCommandOptions>] = .joined(
    [
      .flag("check", .safety, "Write nothing; exit with status 1 if a catalog is out of date", sets: \.sync.checks)
        .reportOnly,
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.sync.showsChanges).reportOnly,
      .flag("staged", .input, "Read the staged files instead of the working tree", sets: \.sync.isStaged)
        .uncached,
      .flag("fix", .changes, "Update and stage the catalogs; needs --staged", sets: \.sync.fixesStaged),
      .flag(
        "remove-stale", .changes, "Remove stale keys and their translations from catalogs", sets: \.sync.removesStale),
      .flag(
        "comments", .changes, "Generate comments for keys that have none",
        sets: \.sync.writesComments),
      .flag(
        "copy-translations", .input, "Copy translations for untranslated keys from other catalogs",
        sets: \.sync.copiesTranslations),
      .flag(
        "carry-all-renames", .changes, "Also move translations of keys renamed before the last commit",
        sets: \.sync.renames.carriesAll
      ).advanced,
      .words(
        "rename", "OLD=NEW", .changes, "Move the catalog entry for OLD to NEW",
        sets: \.sync.renames.chosen
      ).advanced,
      .paths(
        "stringsdata", "PATH", .input, "Read strings from .stringsdata files instead of source files",
        sets: \.sync.stringsdata
      ).advanced,
      .output("FILE", "file", "Write the result to this file instead of the catalog", sets: \.sync.output),
      .choice("format", .output, "Choose the output format for changes and problems", sets: \.sync.format)
        .reportOnly,
      .flag("verbose", .output, "List kept keys that are not in the code, with the reason", sets: \.sync.namesKept)
        .letter("v").reportOnly,
      .run(RunOptions.noCache),
      KnownFindings.since(\.known),
    ],
    KnownFindings.options(\.known))

  private static let compatibility: [CommandOption<SyncCommandOptions>] = [
    .flag(
      "script-phase", .compatibility, "Access only files declared in the enclosing run-script phase",
      sets: \.sync.project.isScriptPhase
    ).advanced.uncached,
    .flag(
      "print-inputs", .compatibility, "Print the input files for a run-script phase as an .xcfilelist",
      sets: \.printsInputs
    ).advanced.uncached,
    .flag(
      "print-outputs", .compatibility, "Print the output files for a run-script phase as an .xcfilelist",
      sets: \.printsOutputs
    ).advanced.uncached,
    .run(RunOptions.exitZero), .run(RunOptions.stamp),
  ]
}
