// A table: the diagnostics that are not rules, with an example and the repair of each.

extension DiagnosticReference {
  static let table: [Entry] = [
    Entry(
      "kept-entry", "An entry is kept although the code does not use its key.",
      example: "\"Old plan\" stays: its state is \"manual\", so only people change it",
      repair: "Nothing to do. `strex explain --key KEY` prints the reason."),
    Entry(
      "ambiguous-catalog", "Several catalogs are possible for a key, so it is added to none.",
      example:
        "2 strings are in no catalog: several catalogs are possible: A/Localizable.xcstrings, B/Localizable.xcstrings",
      repair: "Put the source and its catalog into the same target or folder."),
    Entry(
      "ambiguous-file", "A translator's file matches several catalogs.",
      example:
        "`Menu.xcstrings` matches several catalogs: App/Menu.xcstrings, Kit/Menu.xcstrings; pass one of them as PATH",
      repair: "Pass the catalog as PATH."),
    Entry(
      "ambiguous-rename", "Several new keys look like a rename of the same old key.",
      example: "\"Book now\" and other new keys look like a rename of \"Book a room\"",
      repair: "Choose one with `strex sync --rename OLD=NEW`."),
    Entry(
      "ambiguous-unit", "Two strings of a catalog have the same identifier in an export.",
      example: "two of its strings have the id \"a|==|plural.one\"",
      repair: "Rename one of the keys."),
    Entry(
      "broken-merge", "A merge left invalid JSON in a catalog.",
      example: "unexpected `}` where a value is expected, made by merge 1a2b3c4",
      repair: "Resolve the conflict in the file, then commit it."),
    Entry(
      "broken-source", "A source file contains incomplete Swift code, so keys may be missing.",
      example: "the string is not closed; its keys may be missing",
      repair: "Fix the source file."),
    Entry(
      "cannot-cross", "A string cannot be represented in another format.",
      example: "\"winds\" is not exported for `de`: some items of the array are not translated",
      repair: "Change the string as described in the message, or translate it by hand."),
    Entry(
      "carried-rename", "The translations of a renamed key were moved.",
      example: "\"Book now\" got the translations of \"Book a room\" (marked for review)",
      repair: "Review the translations."),
    Entry(
      "catalog-not-asked-for", "Strings belong to catalogs that are not under the given paths.",
      example: "3 strings belong to this catalog, which is not under the given paths",
      repair: "Pass the folder of the catalog as well."),
    Entry(
      "catalog-outside", "A catalog is a link to a file outside of the project.",
      example: "the catalog is a link to /shared/Localizable.xcstrings, which is outside of the project",
      repair: "Pass the catalog with `--catalog` to allow it."),
    Entry(
      "changed-source", "The source string has changed since the export.",
      example: "\"Save\" is skipped: its source string \"Save \" differs from the catalog in white space",
      repair: "Export again, or use `--ignore-whitespace`."),
    Entry(
      "changing-catalog", "Another program keeps changing a catalog during a sync.",
      example: "the file keeps changing during the sync; nothing was written",
      repair: "Stop the other program, then run strex again."),
    Entry(
      "coexisting-tables", "A catalog has the same name as a `.strings` or `.stringsdict` table.",
      example: "`Menu.xcstrings` cannot co-exist with other .strings or .stringsdict tables with the same name",
      repair: "Migrate the table with `strex migrate --delete-tables`, or rename it."),
    Entry(
      "compiled-table", "A table is compiled from a catalog, so it is not migrated.",
      example: "not migrated: 2 tables compiled from this catalog",
      repair: "Remove the compiled tables from the repository."),
    Entry(
      "configuration", "The file `.strex.yml` or `.strex.json` contains an error, or both files exist.",
      example: "unknown setting `target` (did you mean `targets`?)",
      repair: "Correct the file. `strex targets --schema` prints its schema."),
    Entry(
      "conflicting-default-values", "The code uses several default values for one key.",
      example: "\"title\" has several default values: \"Home\" is used, \"Start\" is ignored",
      repair: "Use the same default value everywhere."),
    Entry(
      "doubtful-table", "A table contains an entry that strex does not fully understand.",
      example: "duplicate key \"Save\" (first in line 3); this value is ignored",
      repair: "Correct the entry in the table."),
    Entry(
      "duplicate-member", "A JSON object contains two members with the same name.",
      example: "duplicate member \"Save\"; the first is on line 14",
      repair: "Remove one of the two entries."),
    Entry(
      "duplicate-table", "Two catalogs have the same table in the same output.",
      example: "Cannot have multiple Menu.xcstrings files in the same output",
      repair: "Pass only one of them."),
    Entry(
      "emit-loc-strings", "A target does not extract strings by type.",
      example:
        "SWIFT_EMIT_LOC_STRINGS is not set for `App`, so Xcode extracts only `Text(\"…\")` and NSLocalizedString",
      repair: "Set SWIFT_EMIT_LOC_STRINGS to YES in Xcode, or `extractsSwiftTypes` in .strex.json."),
    Entry(
      "fail-under", "A language is less complete than `--fail-under` requires.",
      example: "languages below the required 80 %: de",
      repair: "Translate the missing strings. `strex status --list missing` lists them."),
    Entry(
      "foreign-hook", "The repository already has a hook that strex did not create.",
      example: "this hook was not created by strex; add the line `strex sync --staged --check || exit` to it",
      repair: "Add the line to the hook."),
    Entry(
      "foreign-stringsdata", "The source of a `.stringsdata` file is not part of the run.",
      example:
        "1 .stringsdata file is ignored, because the run does not include these sources or the sources no longer exist",
      repair: "Build again from a clean folder, or pass the folder of the project."),
    Entry(
      "hard-link", "A file has several hard links, and saving it breaks them.",
      example: "the file has 2 hard links; saving it breaks the link to the others",
      repair: "Use a symbolic link, or copy the file."),
    Entry(
      "idle-path", "A path in the configuration file matches no file.",
      example: "no file matches `App/Olt` (did you mean `App/Old`?)",
      repair: "Correct or remove the path."),
    Entry(
      "index", "A file that was passed with `--interface` or `--index` cannot be used.",
      example: "cannot be read: No such file or directory",
      repair: "Correct the path."),
    Entry(
      "invalid-catalog", "A catalog is not valid.",
      example: "expected an object, found an array",
      repair: "Correct the file, or restore it from git."),
    Entry(
      "invalid-file", "A translator's file is not valid.",
      example: "the version of the XLIFF file is not 1.2",
      repair: "Export the file again."),
    Entry(
      "invalid-glossary", "A glossary file is not valid.", example: "a quoted cell is not closed",
      repair: "Correct the file. CSV files begin with a line of language codes."),
    Entry(
      "invalid-payload", "A push payload is not valid JSON.",
      example: "unexpected `}` where a value is expected",
      repair: "Correct the file."),
    Entry(
      "invalid-stringsdata", "A `.stringsdata` file is not valid.",
      example: "missing `version`",
      repair: "Build again."),
    Entry(
      "invalid-table", "A `.strings` or `.stringsdict` table is not valid.",
      example: "expected `;` after the value of \"Save\"",
      repair: "Correct the file."),
    Entry(
      "kept-key", "One side of a merge removed a key that the other one changed.",
      example: "\"Save\": ours removed it, but theirs added translations in de; keeping the key",
      repair: "Remove the key if it is no longer needed."),
    Entry(
      "known-regions", "The list of languages of an Xcode project has to change with the catalogs.",
      example: "add `de` to the languages of the project (`knownRegions`)",
      repair: "Add or remove the language in Xcode, in the project's Info tab."),
    Entry(
      "locked", "Another strex process is running in the project.",
      example: "another strex process is still running in this project; nothing was written",
      repair: "Wait for it, or stop it."),
    Entry(
      "lost-catalog", "A merge lost a catalog.",
      example: "the catalog was lost",
      repair: "Restore the file from one of the merged commits."),
    Entry(
      "lost-rename", "The translations of a renamed key cannot be moved.",
      example: "\"Book now\" cannot get the translations of \"Book a room\"",
      repair: "Correct the entry, then sync again."),
    Entry(
      "lost-text", "A merge lost a string, or the compiler ignores a string because of its place.",
      example: "\"Save\" in de was lost: \"Sichern\"",
      repair: "Restore the text."),
    Entry(
      "lost-translation", "A merge lost a key or a string.",
      example: "\"Save\" in de was lost: \"Sichern\"",
      repair: "Restore the text."),
    Entry(
      "markdown", "A string with Markdown was exported for Android.",
      example: "\"Read **this**\" contains Markdown, which Android shows unchanged",
      repair: "Remove the markup from the Android string."),
    Entry(
      "mass-removal", "`prune` would remove more than half of the keys of a catalog.",
      example: "40 of 60 keys would be removed, so nothing is removed from the catalog",
      repair: "Check that all sources are present, then use `--allow-mass-removal`."),
    Entry(
      "mass-stale", "More than half of the keys of a catalog would become stale.",
      example: "40 of 50 keys from the code would become stale or be removed, so nothing is changed",
      repair: "Check the given paths. If the change is intended, use `--allow-mass-stale`."),
    Entry(
      "merge-conflict", "Both sides of a merge changed a string in different ways.",
      example: "\"Quit\" in de: ours has \"Beenden\", but theirs has \"Ende\"; keeping ours",
      repair: "Edit the string if theirs is right, then stage the catalog."),
    Entry(
      "merges", "Git does not run the pre-commit hook for merges.",
      example: "git does not run the pre-commit hook for merges",
      repair: "Run `strex hook install --check --pre-merge-commit`."),
    Entry(
      "missing-key", "A key of the code is missing from its catalog.",
      example: "\"Save\" is missing from Localizable.xcstrings",
      repair: "Run `strex sync`."),
    Entry(
      "missing-table", "A language has no table with this name.",
      example: "no such file exists for `fr`, so its strings were not filled in",
      repair: "Localize the file in Xcode."),
    Entry(
      "moved-key", "A key belongs to a different catalog than before.",
      example: "\"Hello\" now belongs to Inspector.xcstrings; its entry moves there",
      repair: "Run `strex sync`."),
    Entry(
      "no-catalog", "No catalog exists for the strings.",
      example: "no string catalog found",
      repair: "Run `strex sync --create-catalogs`."),
    Entry(
      "no-default-localization", "A package does not set its default language.",
      example: "12 literals ignored: the package does not set defaultLocalization, so Xcode extracts nothing from it",
      repair: "Set `defaultLocalization` in Package.swift."),
    Entry(
      "no-push-table", "The project has no table for push messages.",
      example: "no table Localizable of an app found, so no key of a push message is checked",
      repair: "Create the catalog Localizable in the app."),
    Entry(
      "no-server", "No CI server was recognized.",
      example: "no GitHub or GitLab remote found",
      repair: "Run `strex sync --check` on your CI server."),
    Entry(
      "no-source", "The paths contain no source file.",
      example: "no source file found",
      repair: "Correct the paths."),
    Entry(
      "no-such-catalog", "A catalog in a file of translators does not exist in the project.",
      example: "the project has no catalog `Menu.xcstrings`",
      repair: "Correct `original` in the file, or pass the right PATH."),
    Entry(
      "no-such-language", "No imported file contains the language of `--language`.",
      example: "no file contains translations into `fr`",
      repair: "Pass the files of this language, or another language."),
    Entry(
      "no-such-line", "The line that `strex explain` should explain does not exist.",
      example: "the file has 12 lines",
      repair: "Correct the line."),
    Entry(
      "no-table", "The paths contain no table to migrate.",
      example: "no .strings or .stringsdict table found",
      repair: "Correct the paths."),
    Entry(
      "no-work-tree", "The folder is not in a git repository.",
      example: "not a git repository, so no hook is installed",
      repair: "Run `git init`, then `strex init`."),
    Entry(
      "not-checked-out", "A catalog is not part of the sparse checkout.",
      example: "the catalog is not checked out, so 3 strings cannot be added",
      repair: "Add its folder to the sparse checkout."),
    Entry(
      "not-compiled", "Literals are in code that no target compiles.",
      example: "2 literals ignored: no target compiles them for its platforms",
      repair: "Check the targets with `strex targets`."),
    Entry(
      "not-migrated", "A table or entry was not migrated.",
      example: "\"Save\" is not migrated: the catalog already has another string for it",
      repair: "Resolve the difference by hand, then migrate again."),
    Entry(
      "not-translatable", "An import contains a string that is marked as not translatable.",
      example: "\"Save\" is skipped: it is marked as not translatable",
      repair: "Nothing to do, or mark the key as translatable."),
    Entry(
      "nothing-compiled", "A catalog has no strings in the requested languages.",
      example: "no strings in the requested languages, so no table is written",
      repair: "Check the languages."),
    Entry(
      "nothing-to-convert", "No code uses a named key in the form that a conversion starts from.",
      example: "no code uses \"cart.title\" as a literal",
      repair: "Nothing to do."),
    Entry(
      "nothing-to-create", "The code contains no localizable strings.",
      example: "no localizable strings found, so no catalog was created",
      repair: "Nothing to do."),
    Entry(
      "nothing-to-sync", "No catalog exists, and no string belongs to one.",
      example: "no string catalog found, and no string in this code belongs to one",
      repair: "Check the given paths."),
    Entry(
      "object-model", "A Core Data model cannot be read, so its classes are unknown.",
      example: "the classes of this model are unknown",
      repair: "Correct the model."),
    Entry(
      "other-merge-driver", "The git attributes assign another merge driver.",
      example: "the git attributes assign the merge driver `union` instead of strex",
      repair: "Remove the other line from `.gitattributes`."),
    Entry(
      "other-shape", "The string varies in another way in the catalog.",
      example: "\"Save\" is skipped: the string in the catalog varies in another way",
      repair: "Export again."),
    Entry(
      "other-translation", "A merge changed a string, or two keys with the same source have different translations.",
      example: "\"Save\" in de is \"Speichern\", but the merge of both sides is \"Sichern\"",
      repair: "Correct the text."),
    Entry(
      "out-of-step", "A check found catalogs that are out of date, or strings that are in no catalog.",
      example: "2 catalogs are out of date; nothing was written",
      repair: "Run the command after `help:`."),
    Entry(
      "outdated-entry", "The comment, default value or state of an entry differs from the code.",
      example: "the comment of \"Save\" differs from the code",
      repair: "Run `strex sync`."),
    Entry(
      "outdated-stringsdata", "A `.stringsdata` file is older than its source.",
      example: "the .stringsdata file of this source is older than the source and was ignored; build again",
      repair: "Build again."),
    Entry(
      "outside", "The project refers to a file outside of its folder.",
      example: "the path leads to /shared, outside of the project; pass its folder to allow it",
      repair: "Pass the folder, or disable the rule in .strex.json."),
    Entry(
      "owner", "A file contains a placeholder for the account that hosts strex.",
      example: "replace OWNER with the account that hosts strex, because this build is not a release",
      repair: "Edit the file."),
    Entry(
      "partial-run", "Only part of the project was scanned, so no key becomes stale.",
      example: "only part of the project was scanned, so keys are added but none are marked stale",
      repair: "Run strex for the whole project."),
    Entry(
      "possible-rename", "A new key looks like a rename of an old one.",
      example: "\"Book now\" looks like a rename of \"Book a room\"",
      repair: "Use `strex sync --carry-renames` to keep its translations."),
    Entry(
      "pre-commit", "The repository uses the pre-commit framework.",
      example: "pre-commit manages the hooks",
      repair: "Add strex to `.pre-commit-config.yaml` as the message says."),
    Entry(
      "project", "A project file cannot be read, so it is ignored.",
      example: "the project is ignored, and files are assigned by folder",
      repair: "Correct the project file."),
    Entry(
      "project-change", "The Xcode project has to be changed by hand.",
      example: "in Xcode, remove `Error.strings` from their targets and add `Error.xcstrings`",
      repair: "Change the project in Xcode."),
    Entry(
      "property-list-behind", "A table lacks strings of its property list.",
      example: "2 strings of the property list are missing, such as \"NSCameraUsageDescription\"",
      repair: "Use `strex sync --fill`."),
    Entry(
      "refused-edit", "An edit does not fit a key or a catalog, so it is not made.",
      example: "\"%lld boats\" is not changed: argument 1 of the string has a different type than in the key",
      repair: "Correct the text or the operand, as the message says."),
    Entry(
      "refused-translation", "A translation of `translate` does not pass the checks, so it is not written.",
      example: "\"%lld boats\" is not translated into de: expects argument 1 (%@), but %lld is passed [format-type]",
      repair: "Translate the text by hand, or improve the translation program."),
    Entry(
      "rename", "A rename that was requested with `--rename` is not possible.",
      example: "the code has no key \"Book now\" for this catalog",
      repair: "Correct the keys."),
    Entry(
      "renamed-key", "A key was renamed, and its translations move.",
      example: "\"Book a room\" is no longer used in code; its translations move to \"Book now\"",
      repair: "Run `strex sync --carry-renames`."),
    Entry(
      "replaced-translations", "An export replaces translations of keys that no longer exist.",
      example: "the existing export is replaced, with 2 translations of keys that no longer exist",
      repair: "Nothing to do, or restore the old export."),
    Entry(
      "resolved", "The conflicts of a catalog are already resolved.",
      example: "skipped: the conflicts are already resolved",
      repair: "Stage the file with `git add`."),
    Entry(
      "returned-translation", "A merge restored a string that one side removed.",
      example: "\"Save\" in de is present, although one side removed it: \"Sichern\"",
      repair: "Remove the string again."),
    Entry(
      "settings-behind", "The table of a settings bundle lacks strings.",
      example: "the table lacks 2 strings of its panes",
      repair: "Pass the table with `strex sync --catalog`."),
    Entry(
      "shared-hook", "The hooks folder is shared by several repositories.",
      example: "core.hooksPath points here, so other repositories may run this hook as well",
      repair: "Nothing to do, or unset core.hooksPath."),
    Entry(
      "shared-name", "Two files in one app have the same resource name.",
      example: "`save` is also in B/Localizable.xcstrings, so an app cannot use both files",
      repair: "Rename one of the keys."),
    Entry(
      "similar-key", "A sync added a key that resembles a key that the code no longer uses.",
      example: "\"welcome.titel\" is a new key of Localizable.xcstrings (did you mean \"welcome.title\"?)",
      repair: "If the key is misspelled, correct it in the code and run `strex sync` again."),
    Entry(
      "stale-key", "A key is no longer used in code.",
      example: "\"Recording Sounds\" is no longer used in code",
      repair: "Run `strex sync`."),
    Entry(
      "stale-keys", "Stale keys are kept.",
      example: "2 stale keys are kept",
      repair: "Use `strex sync --remove-stale` to remove stale keys."),
    Entry(
      "staleness-suppressed", "Keys that are not in the code are kept, for the named reason.",
      example: "2 keys are not in the code, but are kept: a file could not be read",
      repair: "Fix the cause, or do nothing."),
    Entry(
      "swept-key", "One side of a merge removed a stale key that the other one changed.",
      example: "\"Save\": ours removed the stale key, so the changes from theirs are lost: translations in de",
      repair: "Restore the key if it is still needed."),
    Entry(
      "table-language", "An edit of a language does not change tables, whose languages are folders.",
      example: "the language folders of tables are not changed",
      repair: "Add, rename or remove the folder of the language."),
    Entry(
      "table-name", "The name of a table is not a valid file name.",
      example: "\"a/b\" cannot be the name of a table, because it is not a valid file name",
      repair: "Rename the table in the code."),
    Entry(
      "table-without-catalog", "A table has no catalog where it is looked up.",
      example: "2 strings are in no catalog: no catalog is named \"Menu\"",
      repair: "Run `strex sync --create-catalogs`, or correct the name of the table."),
    Entry(
      "test-string", "Strings of tests have no catalog.",
      example: "2 literals ignored: tests have no catalog, and the catalogs of the app include them only with --tests",
      repair: "Nothing to do."),
    Entry(
      "translated-elsewhere", "Another catalog has translations of new keys.",
      example: "1 new key is translated in App/Localizable.xcstrings: \"Cancel\"",
      repair: "Use `strex sync --copy-translations`, or translate the keys again."),
    Entry(
      "translation-program", "The program of `translate --with` failed, or wrote a line that is not an answer.",
      example: "the translation program failed; translations written so far are kept",
      repair: "Run the program by hand with one line of JSON, and correct it."),
    Entry(
      "unbundled-catalog",
      "Only targets without resources compile a catalog, so Xcode does not export it for translation.",
      example: "its strings are exported as not translatable, because `Kit` has no resources, as in Xcode 26.4",
      repair: "Add the catalog to the target of the app."),
    Entry(
      "unchangeable-entry", "An entry cannot be changed, because it is not valid.",
      example: "\"Save\" cannot be changed: expected an object",
      repair: "Correct the entry."),
    Entry(
      "uncompiled-catalog", "No target compiles a catalog.",
      example: "no target compiles this catalog, so the app does not contain its strings",
      repair: "Add the catalog to the target in Xcode."),
    Entry(
      "undeclared-output", "An Xcode run-script phase does not declare a catalog as output.",
      example: "the catalog has to be changed, but is not an output file of the phase",
      repair: "Declare the files that `strex sync --print-outputs` prints."),
    Entry(
      "undeleted", "A migrated table cannot be deleted.",
      example: "cannot be deleted: Permission denied",
      repair: "Correct the permissions."),
    Entry(
      "unfinished", "A translation in an import is not finished.",
      example: "\"Save\" is skipped: its translation is not finished (state `new`)",
      repair: "Finish the translation, then import again."),
    Entry(
      "unknown-bundle", "The module of a `bundle:` argument is unknown.",
      example:
        "the module of `bundle` is unknown, so this string is added to the catalog of the other strings in this file",
      repair: "Use `.module` or `.main`, or do nothing."),
    Entry(
      "unknown-interface-text", "A storyboard or xib contains a string that strex does not know.",
      example: "strex does not know whether Xcode extracts `title` of `sail`, so it ignores \"Set sail\"",
      repair: "Report the element to the authors of strex."),
    Entry(
      "unknown-interpolation-type", "The type of an interpolation is unknown, so its key is not added.",
      example: "the type of `mystery.value` is unknown, so \"%@ left\" is not added",
      repair: "Declare the type, pass its interface with `--interface`, or use `--accept-assumed`."),
    Entry(
      "unknown-key", "No catalog and no code contains the key that `strex explain` should explain.",
      example: "neither a catalog nor the code contains the key \"Sav\" (did you mean \"Save\"?)",
      repair: "Correct the key."),
    Entry(
      "unknown-source-language", "The source language of a table is unknown.",
      example: "the source language of \"Menu\" is unknown",
      repair: "Use `--source-language LANG`."),
    Entry(
      "unknown-substitution", "A string uses a substitution that does not exist.",
      example: "\"Save\" is skipped: the catalog has no substitution \"seats\"",
      repair: "Correct the string, or add the substitution."),
    Entry(
      "unknown-unit", "An import contains a key or variation that the catalog lacks.",
      example: "\"Save\" is skipped: the catalog has no such key or variation",
      repair: "Run `strex sync`, or export again."),
    Entry(
      "unmergeable", "A file in a merge is not a valid catalog or table.",
      example: "theirs is not a valid catalog",
      repair: "Correct the file."),
    Entry(
      "unplaced-keys", "Keys of the code have no table.",
      example: "1 key was not added: \"%lld boats\"",
      repair: "Create a .strings table with the name, or a catalog."),
    Entry(
      "unread-interface", "A storyboard or xib cannot be read.",
      example: "not an XML file; its strings are ignored",
      repair: "Correct the file."),
    Entry(
      "unread-property-list", "A property list cannot be read.",
      example: "cannot be read: Permission denied",
      repair: "Correct the file."),
    Entry(
      "unread-settings", "A settings pane cannot be read.",
      example: "not a property list; its strings are ignored",
      repair: "Correct the file."),
    Entry(
      "unreadable", "A file cannot be read.",
      example: "cannot be read: Permission denied",
      repair: "Correct the permissions or the path."),
    Entry(
      "untranslated-interface", "A storyboard or xib has no table for a language.",
      example: "9 strings are in no table for `es`; localize the file in Xcode to create one",
      repair: "Localize the file in Xcode."),
    Entry(
      "untranslated-units", "Strings of an import have no translation.",
      example: "12 strings not translated yet",
      repair: "Translate them, then import again."),
    Entry(
      "unconvertible-use", "A use of a key prevents its conversion to a symbol or back, so the key stays as it is.",
      example: "its type is LocalizedStringKey, but symbols are of the type LocalizedStringResource",
      repair: "Change the code, or leave this key as it is."),
    Entry(
      "unrenamable-use", "A use of a key prevents its rename, so nothing is renamed.",
      example: "the key is not written as a plain literal here",
      repair: "Change the code so that the key is a plain literal, or rename it by hand."),
    Entry(
      "unused-keys", "A table contains keys that are not in any source.",
      example: "2 keys are not in any source: \"Old plan\", \"Trial\"",
      repair: "Use `strex sync --remove-unused` to remove them."),
    Entry(
      "unwritable", "A file cannot be written.",
      example: "cannot be written: the file is write-protected",
      repair: "Correct the permissions."),
    Entry(
      "unwritable-entry", "An entry of the catalog cannot be changed by an import.",
      example: "\"Save\" is skipped: duplicate member \"Save\"",
      repair: "Correct the entry."),
    Entry(
      "unwritable-file", "A file of an export cannot be written.",
      example: "XML does not allow a control character in the path or the source language of the catalog",
      repair: "Rename the file."),
    Entry(
      "unwritable-unit", "A string contains a character that XML does not allow.",
      example: "XML cannot represent a character of \"Save\"",
      repair: "Remove the character."),
    Entry(
      "usage", "The command line is not valid.",
      example: "unknown option `--chekc` (did you mean `--check`?)",
      repair: "Correct the command line. `strex help COMMAND` lists all options."),
    Entry(
      "work-tree", "The file in the work tree differs from the staged one and was not changed.",
      example: "the file in the work tree was not changed (it has conflicting changes); the staged file is up to date",
      repair: "Run `strex sync`."),
    Entry(
      "wrongly-stale-key", "A key is marked stale, but is used in code.",
      example: "\"Save\" is marked stale, but is used in code",
      repair: "Run `strex sync`."),
  ]
}
