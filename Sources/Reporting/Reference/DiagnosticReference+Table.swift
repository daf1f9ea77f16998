// A table: the diagnostics that are not rules, with an example and the repair of each.

extension DiagnosticReference {
  static let table: [Entry] = [
    Entry(
      "kept-entry", "An entry was kept although its key is not used in the code.",
      example: "\"Old plan\" was kept because manual entries are changed only by hand",
      repair:
        "No action is needed. To see why strex keeps an entry, run `strex explain --key KEY`."),
    Entry(
      "ambiguous-catalog",
      example:
        "2 strings are not in any catalog because several catalogs are possible: A/Localizable.xcstrings, B/Localizable.xcstrings"
    ),
    Entry(
      "ambiguous-file", "A file from a translator matches several catalogs.",
      example:
        "`Menu.xcstrings` matches several catalogs: App/Menu.xcstrings, Kit/Menu.xcstrings; pass one of the catalogs as PATH",
      repair: "Pass the catalog for this file as PATH."),
    Entry(
      "ambiguous-rename", "An old key may have been renamed to one of several new keys.",
      example: "\"Book a room\" may have been renamed to \"Book now\" or to another new key",
      repair: "Choose the new key with `strex sync --rename OLD=NEW`."),
    Entry(
      "ambiguous-unit", "Two strings in a catalog have the same identifier in an export.",
      example:
        "two strings in this catalog have the ID \"a|==|plural.one\"; only one of them is in the files for `de`",
      repair: "Rename one of the two keys."),
    Entry(
      "broken-merge", "A merge left invalid JSON in a catalog.",
      example: "unexpected `}` where a value is expected (introduced in merge 1a2b3c4)",
      repair: "Resolve the conflict in the file, then commit it."),
    Entry("broken-source", example: "the string is not closed; keys in this file may be missing"),
    Entry(
      "cannot-cross", "A string cannot be represented in another format.",
      example: "\"winds\" was not exported for `de` because some array items are not translated",
      repair: "Change the string as described in the message or translate it by hand."),
    Entry(
      "carried-rename", "A renamed key's translations were moved.",
      example: "the translations of \"Book a room\" were moved to \"Book now\" and marked for review",
      repair: "Review the translations."),
    Entry(
      "catalog-not-asked-for", "Strings belong to catalogs that are not under the specified paths.",
      example: "3 strings were skipped because this catalog is not under the specified paths",
      repair: "To update this catalog, pass its folder as well."),
    Entry(
      "catalog-outside", "A catalog is a symbolic link to a file outside the project.",
      example: "the catalog is a symbolic link to /shared/Localizable.xcstrings, which is outside the project",
      repair: "To allow the link, pass the catalog with `--catalog`."),
    Entry(
      "changed-source", "The source string has changed since the export.",
      example:
        "\"Save\" was skipped because its source string \"Save \" differs from the one in the catalog only in whitespace",
      repair: "To import the translation anyway, use `--ignore-whitespace`. Otherwise, export again."),
    Entry(
      "changing-catalog", "Another program kept changing a catalog during a sync.",
      example: "the file kept changing during the sync, so nothing was written",
      repair: "Stop the other program, then run strex again."),
    Entry(
      "coexisting-tables", "A catalog has the same name as a `.strings` or `.stringsdict` table.",
      example: "`Menu.xcstrings` cannot co-exist with other .strings or .stringsdict tables with the same name",
      repair:
        "To move the strings into the catalog, run `strex migrate --delete-tables`. Otherwise, rename the table."),
    Entry(
      "compiled-table", "The project contains tables that were compiled from a catalog.",
      example: "2 tables were not migrated because they were compiled from this catalog",
      repair: "Remove the compiled tables from the repository."),
    Entry(
      "configuration", "The file `.strex.yml` or `.strex.json` contains an error, or both files exist.",
      example: "unknown setting `target` (did you mean `targets`?)",
      repair: "Correct the file. To see the allowed settings, run `strex targets --schema`."),
    Entry(
      "conflicting-default-values", "The code uses several default values for one key.",
      example: "\"title\" has several default values; strex uses \"Home\" and ignores \"Start\"",
      repair: "Use the same default value in every call."),
    Entry(
      "doubtful-table", "A table contains an entry that strex does not fully understand.",
      example: "duplicate key \"Save\"; this value replaces the one on line 3",
      repair: "Correct the entry in the table."),
    Entry(
      "duplicate-member",
      example: "duplicate member \"Save\"; the first is on line 14",
      repair: "Remove one of the two entries."),
    Entry(
      "duplicate-table", "Two catalogs with the same name would be compiled to the same tables.",
      example: "Cannot have multiple Menu.xcstrings files in the same output",
      repair: "Pass only one of the two catalogs."),
    Entry(
      "emit-loc-strings", "Type-based string extraction is disabled for a target.",
      example:
        "SWIFT_EMIT_LOC_STRINGS is not set for `App`, so Xcode extracts only `Text(\"…\")` and NSLocalizedString",
      repair:
        "Set SWIFT_EMIT_LOC_STRINGS to YES in Xcode or declare the target in .strex.yml with `extractsSwiftTypes`."
    ),
    Entry(
      "fail-under", "A language is below the percentage required by `--fail-under`.",
      example: "languages below the required 80%: de",
      repair: "Translate the missing strings. To list them, run `strex status --list missing`."),
    Entry(
      "foreign-hook", "The repository already has a hook that strex did not create.",
      example: "this hook was not created by strex; add the line `strex sync --staged --check || exit` to it",
      repair: "Add this line to the hook so that it also checks the catalogs."),
    Entry(
      "foreign-stringsdata", "The source file for a `.stringsdata` file is not part of the run.",
      example: "1 .stringsdata file was ignored because its source file is not part of this run or no longer exists",
      repair: "If you deleted the source file, do a clean build. Otherwise, pass the project folder."),
    Entry(
      "hard-link", "A file has several hard links.",
      example: "the file has 2 hard links, but only this one is updated",
      repair: "Replace the hard link with a symbolic link or copy the file."),
    Entry(
      "idle-path", "A path in the configuration file does not match any file.",
      example: "no file matches `App/Olt` (did you mean `App/Old`?)",
      repair: "If the path is misspelled, correct it. Otherwise, remove it."),
    Entry(
      "index", "A file passed with `--interface` or `--index` cannot be used.",
      example: "cannot be read: No such file or directory",
      repair: "Correct the path."),
    Entry(
      "invalid-catalog", "A catalog is invalid.",
      example: "expected an object, found an array",
      repair: "Correct the file or restore it from git."),
    Entry(
      "invalid-file", "A file from a translator is invalid.",
      example: "the XLIFF version is not 1.2",
      repair: "Export the file again as XLIFF 1.2."),
    Entry(
      "invalid-glossary", "A glossary file is invalid.",
      example: "a quoted cell is not closed",
      repair: "Correct the file. The first line of a CSV file must contain language codes."),
    Entry(
      "invalid-payload", "A push payload contains invalid JSON.",
      example: "unexpected `}` where a value is expected",
      repair: "Correct the file."),
    Entry(
      "invalid-stringsdata", "A `.stringsdata` file is invalid.",
      example: "missing `version`",
      repair: "Build the project again."),
    Entry(
      "invalid-table", "A `.strings` or `.stringsdict` table is invalid.",
      example: "expected `;` after the value of \"Save\"",
      repair: "Correct the file."),
    Entry(
      "kept-key", "One side of a merge removed a key that the other side changed.",
      example: "our version removed \"Save\", but their version added translations in de, so the merge kept the key",
      repair: "If the key is no longer needed, remove it."),
    Entry(
      "known-regions", "After an edit, an Xcode project's language list must be updated.",
      example: "add `de` to the project's languages (`knownRegions`)",
      repair: "In Xcode, add or remove the language in the project's Info tab."),
    Entry(
      "locked", "A command waited too long for another strex process.",
      example: "another strex process is still running in this project, so nothing was written",
      repair: "Wait until the other process has finished. If it hangs, stop it."),
    Entry(
      "lost-catalog", "A merge lost a catalog.",
      example: "the catalog was lost (merge 1a2b3c4)",
      repair: "Restore the file from one of the merge's parent commits."),
    Entry(
      "lost-rename", "A renamed key's translations could not be moved.",
      example: "the translations of \"Book a room\" could not be moved to \"Book now\"",
      repair: "Correct the entry, then run `strex sync` again."),
    Entry(
      "lost-translation", "A merge lost a key or a string.",
      example: "the translation \"Sichern\" of \"Save\" in de was lost",
      repair: "Restore the translation from one of the merged commits."),
    Entry(
      "markdown", "A string with Markdown was exported for Android.",
      example: "\"Read **this**\" contains Markdown, which Android shows unchanged",
      repair: "Remove the markup from the Android string."),
    Entry(
      "mass-removal", "`prune` would remove more than half of a catalog's keys.",
      example: "40 of 60 keys (more than half) would be removed, so the catalog was left unchanged",
      repair: "Check that all source files are present. If they are, use `--allow-mass-removal`."),
    Entry(
      "mass-stale", "More than half of a catalog's keys would become stale.",
      example:
        "40 of 50 keys from the code (more than half) would become stale or be removed, so the catalog was left unchanged",
      repair: "Check that the paths are correct. If they are, use `--allow-mass-stale`."),
    Entry(
      "merge-conflict", "Both sides of a merge changed a string in different ways.",
      example: "\"Quit\" in de is \"Beenden\" in our version but \"Ende\" in their version; the merge kept our version",
      repair: "If their version is right, correct the string in the catalog. Then stage the catalog."),
    Entry(
      "merges", "The installed hook does not check merges.",
      example: "git does not run the pre-commit hook for merges",
      repair: "To check merges as well, run `strex hook install --check --pre-merge-commit`."),
    Entry(
      "missing-key", "A key in the code is missing from its catalog or table.",
      example: "\"Save\" is missing from Localizable.xcstrings",
      repair: "Run `strex sync`."),
    Entry(
      "missing-package", example: "the local package `Packages/Kit` is missing, so its strings and types are unknown"),
    Entry(
      "misnamed-configuration", "A settings file is ignored because of its name.",
      example: "the settings are ignored because the file is not named `.strex.yml`",
      repair: "Rename the file to `.strex.yml` or `.strex.json`."),
    Entry(
      "missing-table", "A table has no `.stringsdict` file for a language.",
      example: "there is no .stringsdict file for `fr`, so the missing strings were not added",
      repair: "In Xcode, localize the file for that language."),
    Entry(
      "moved-key", "A key now belongs to a different catalog.",
      example: "\"Hello\" now belongs to Inspector.xcstrings; its entry will be moved there",
      repair: "Run `strex sync`."),
    Entry(
      "no-catalog", "No catalog exists for the strings.",
      example: "no string catalog found",
      repair: "Run `strex sync --create-catalogs`."),
    Entry(
      "no-default-localization", "A package does not set its default language.",
      example:
        "12 literals were ignored because Xcode does not extract strings from a package without defaultLocalization",
      repair: "Set `defaultLocalization` in Package.swift."),
    Entry(
      "no-push-table", "The project has no table for push notifications.",
      example: "push notification keys were not checked because no app with a Localizable table was found",
      repair: "Create a catalog named Localizable in the app."),
    Entry(
      "no-server", "No CI server was recognized.",
      example: "no GitHub or GitLab remote found",
      repair: "Run `strex sync --check` on your CI server."),
    Entry(
      "no-former-version", "The catalog in the commit for comparison is not valid, for example after a merge conflict.",
      example: "changes of source strings were not checked because the catalog in `HEAD` is not valid",
      repair: "Pass another commit with `--since`."),
    Entry(
      "no-language", "`status --fail-under` had no language to check.",
      example: "no translations were checked because the project has only its source language",
      repair:
        "List the required languages as `languages` in `.strex.yml`. If that is only the source language, list it."),
    Entry(
      "no-source", "The paths do not contain any source files.",
      example: "no source file found",
      repair: "Correct the paths."),
    Entry(
      "no-such-catalog", "A file from a translator refers to a catalog that is not in the project.",
      example: "the project has no catalog `Menu.xcstrings`",
      repair:
        "If the file belongs to this project, correct its `original` attribute. Otherwise, pass its project as PATH."
    ),
    Entry(
      "no-such-language", "The imported files do not contain the language specified with `--language`.",
      example: "the files do not contain translations into `fr`",
      repair: "If the language is correct, pass the files for that language. Otherwise, change `--language`."),
    Entry(
      "no-such-line", "The line passed to `strex explain` does not exist.",
      example: "line 40 does not exist; the file has 12 lines",
      repair: "Correct the line number."),
    Entry(
      "no-table", "The paths do not contain any tables to migrate.",
      example: "no .strings or .stringsdict table found",
      repair: "Correct the paths."),
    Entry(
      "no-work-tree", "The folder is not in a git repository.",
      example: "not a git repository, so no hook was installed",
      repair: "Run `git init`, then `strex init`."),
    Entry(
      "not-checked-out", "A catalog is not part of the sparse checkout.",
      example: "the catalog is not checked out, so 3 strings could not be added",
      repair: "Add the catalog's folder to the sparse checkout."),
    Entry(
      "not-compiled", "Literals were ignored because no target compiles their code or because settings exclude them.",
      example: "2 literals were ignored because no target extracts them",
      repair: "Check the targets and their settings with `strex targets`."),
    Entry(
      "not-migrated", "A table or entry was not migrated.",
      example: "\"Save\" was not migrated because the catalog already contains a different string for this key",
      repair: "Resolve the difference by hand, then migrate again."),
    Entry(
      "not-translatable", "An import contains a string that is marked as not translatable.",
      example: "\"Save\" was skipped because it is marked as not translatable",
      repair: "If the key should be translated, mark it as translatable. Otherwise, no action is needed."),
    Entry(
      "nothing-compiled", "A catalog has no strings in the requested languages.",
      example: "the catalog has no strings in the requested languages, so no table was written",
      repair: "Correct the language codes."),
    Entry(
      "nothing-to-convert", "The code does not use the key in the form to be converted.",
      example: "no code uses \"cart.title\" as a literal",
      repair: "Check the key and the form specified with `--to`."),
    Entry(
      "nothing-to-create", "The code contains no localizable strings.",
      example: "no catalog was created because no localizable strings were found",
      repair: "If you expected localizable strings, check the specified paths. Otherwise, no action is needed."),
    Entry(
      "nothing-to-sync", "No catalog exists, and the strings do not belong to one.",
      example: "no string catalog found, and the strings in this code do not belong to any catalog",
      repair: "Check the specified paths."),
    Entry(
      "object-model", "A Core Data model cannot be read, so its classes are unknown.",
      example: "the model's classes are unknown: unexpected end of file",
      repair: "Correct the model."),
    Entry(
      "other-arguments", "A new key takes other arguments than the old one.",
      example: "\"Bye\" takes no arguments, but \"Hello %@\" takes `%@`",
      repair: "Choose a key with the same format specifiers, or use `strex rename --keep-text`."),
    Entry(
      "other-merge-driver", "The git attributes assign a different merge driver.",
      example: "the git attributes assign the merge driver `union` instead of strex",
      repair: "In `.gitattributes`, remove the line that sets the other merge driver."),
    Entry(
      "other-shape", "An imported string's plural forms or variations differ from those in the catalog.",
      example: "\"Save\" was skipped because the string varies differently in the catalog",
      repair: "Export the strings again."),
    Entry(
      "other-translation", "`strex merge --check` uses the same identifier for strings changed by a merge.",
      example: "\"Save\" in de is \"Speichern\", but merging both sides gives \"Sichern\"",
      repair: "Correct the translation."),
    Entry(
      "out-of-step", "A check found outdated catalogs or strings that are not in any catalog.",
      example: "2 catalogs are out of date; nothing was written",
      repair: "Run the command shown in the `help:` line."),
    Entry(
      "outdated-entry", "An entry's comment, default value or state does not match the code.",
      example: "the comment for \"Save\" does not match the code",
      repair: "Run `strex sync`."),
    Entry(
      "outdated-stringsdata",
      example: "the .stringsdata file for this source file was ignored because it is out of date; build again"),
    Entry("outside", example: "the path leads to /shared, outside the project; to allow this, pass its folder as PATH"),
    Entry(
      "owner", "A file contains a placeholder for the account that hosts strex.",
      example: "this build of strex is not a release, so replace OWNER with the account that hosts strex",
      repair: "Replace OWNER with the account name."),
    Entry(
      "partial-run", "Unused keys were not marked as stale because only part of the project was scanned.",
      example: "only part of the project was scanned, so keys can be added but not marked as stale",
      repair: "Run strex on the whole project."),
    Entry(
      "possible-rename", "A new key looks like a rename of an old one.",
      example: "\"Book a room\" may have been renamed to \"Book now\"",
      repair: "To keep the translations, use `strex sync --carry-renames`."),
    Entry(
      "pre-commit", "The repository uses the pre-commit framework.",
      example: "pre-commit manages the hooks",
      repair: "Add the repository named in the message to `.pre-commit-config.yaml`."),
    Entry(
      "project", "A part of a project cannot be evaluated, or was ignored.",
      example:
        "a function computes the project, which strex cannot evaluate, so files outside the known targets are assigned by folder",
      repair: "Write the part as a literal, or declare the targets in .strex.yml."),
    Entry(
      "project-change", "The Xcode project must be changed by hand.",
      example:
        "in Xcode, replace `Error.strings` with `Error.xcstrings` in the targets because strex does not change the project file",
      repair: "In Xcode, remove the table from its targets and add the catalog to them."),
    Entry(
      "property-list-behind", "A table is missing strings from its property list.",
      example: "the table is missing 2 strings from the property list, such as \"NSCameraUsageDescription\"",
      repair: "To add the missing strings, use `strex sync --fill`."),
    Entry(
      "refused-edit", "An edit was not applied because it does not match the key or catalog.",
      example: "\"%lld boats\" was not changed: argument 1 has a different type in the string than in the key",
      repair: "Correct the string or option named in the message."),
    Entry(
      "refused-translation", "A translation from `strex translate` failed the checks, so it was not written.",
      example: "\"%lld boats\" was not translated into de: expects argument 1 (%@), but %lld is passed [format-type]",
      repair: "Translate the string by hand. If the program often makes this mistake, correct the program."),
    Entry(
      "rename", "A rename requested with `--rename` is not possible.",
      example: "the code does not contain the key \"Book now\" for this catalog",
      repair: "Correct the keys in `--rename OLD=NEW`."),
    Entry(
      "renamed-key", "A key was renamed, so its translations will be moved.",
      example: "\"Book a room\" is no longer used in code; its translations will be moved to \"Book now\"",
      repair: "Run `strex sync --carry-renames`."),
    Entry(
      "replaced-translations", "An export replaces translations for keys that no longer exist.",
      example: "replacing the existing export loses 2 translations for keys that no longer exist",
      repair: "If you need the translations, restore the old export. Otherwise, no action is needed."),
    Entry(
      "resolved", "`strex merge --unmerged` skipped a file whose conflicts may already be resolved.",
      example: "the file was skipped because its conflicts are already resolved",
      repair: "Stage the file with `git add`."),
    Entry(
      "returned-translation", "A merge restored a translation that one side removed.",
      example: "the translation \"Sichern\" of \"Save\" in de was restored, although one side removed it",
      repair: "If the translation is not needed, remove it again."),
    Entry(
      "settings-behind", "The table for a settings bundle is missing strings.",
      example: "the table is missing 2 strings from its settings panes",
      repair: "To add the strings, pass the table with `strex sync --catalog`."),
    Entry(
      "shared-hook", "The hooks folder is shared by several repositories.",
      example: "core.hooksPath points to this folder, so other repositories might also run this hook",
      repair: "If other repositories should not run the hook, unset core.hooksPath. Otherwise, no action is needed."),
    Entry(
      "shared-name", "Two files in one app have the same resource name.",
      example: "the resource `save` is also in B/Localizable.xcstrings, so an app cannot use both files",
      repair: "Rename one of the keys."),
    Entry(
      "similar-key", "A new key resembles a key that is no longer used in the code.",
      example: "\"welcome.titel\" is a new key in Localizable.xcstrings (did you mean \"welcome.title\"?)",
      repair: "If the key is misspelled, correct it in the code and run `strex sync` again."),
    Entry(
      "source-language-import", "An imported file would change source strings.",
      example:
        "the target language `en` is the source language of App/Localizable.xcstrings, so 3 source strings would change",
      repair: "Correct the target language in the file. To change the source strings, use `--language`."),
    Entry(
      "stale-key", "A catalog contains a key that is no longer used in the code.",
      example: "\"Recording Sounds\" is no longer used in code",
      repair: "Run `strex sync`."),
    Entry(
      "stale-keys", "A sync did not remove stale keys.",
      example: "2 stale keys were kept",
      repair: "To remove stale keys, use `strex sync --remove-stale`."),
    Entry(
      "staleness-suppressed", "Keys that are not in the code were kept.",
      example: "2 keys were not found in the code but were kept because a file could not be read",
      repair: "To let strex mark unused keys as stale, fix the cause and run `strex sync` again."),
    Entry(
      "swept-key", "One side of a merge removed a stale key that the other side changed.",
      example:
        "our version removed the stale key \"Save\", so the merge dropped the changes from their version: translations in de",
      repair: "If the key is still needed, restore it from the side that changed it."),
    Entry(
      "table-language", "Edits to a catalog's languages do not change the folders that contain tables.",
      example: "language folders with tables were left unchanged",
      repair: "Add, rename or remove the language folders by hand."),
    Entry(
      "table-name", "No catalog can be created for a table name in the code.",
      example: "\"a/b\" cannot be used as a table name because it is not a valid file name",
      repair: "Rename the table in the code."),
    Entry("table-without-catalog", example: "2 strings are not in any catalog because no catalog is named \"Menu\""),
    Entry(
      "target-without-sources",
      example: "target Widget has no source file, so the catalog's keys were not checked"),
    Entry(
      "test-string", "Strings in tests have no catalog.",
      example:
        "2 literals were ignored because tests have no catalog (--tests adds their strings to the app's catalogs)",
      repair: "If these strings need translations, use `--tests` to include them. Otherwise, no action is needed."),
    Entry(
      "translated-elsewhere", "Another catalog contains translations for new keys.",
      example: "1 new key is already translated in App/Localizable.xcstrings: \"Cancel\"",
      repair: "To reuse the translations, run `strex sync --copy-translations`."),
    Entry(
      "translation-program", "The program passed to `translate --with` failed or printed invalid output.",
      example: "the translation program failed with exit status 1; the translations written so far were kept",
      repair: "To find the error, run the program by hand with one line of JSON as input."),
    Entry(
      "third-party-catalog", "A catalog in a folder such as `Pods` was not changed.",
      example: "the file was not changed because it belongs to third-party code",
      repair: "No action is needed. To change the catalog, pass its folder."),
    Entry(
      "unbundled-catalog",
      "A catalog is only compiled by targets without resources, so its strings are not exported for translation.",
      example:
        "as in Xcode 26.4, the strings in this catalog are exported as not translatable because `Kit` has no resources",
      repair: "Add the catalog to the app's target."),
    Entry(
      "unchangeable-entry", "An entry cannot be changed because it is invalid.",
      example: "\"Save\" cannot be changed: the entry contains a string where an object is expected",
      repair: "Correct the entry in the catalog."),
    Entry("uncompiled-catalog", example: "no target compiles this catalog, so the app does not contain its strings"),
    Entry(
      "undeclared-output", "An Xcode run-script phase does not declare a catalog as output.",
      example: "the catalog needs changes, but the run-script phase does not declare it as an output file",
      repair: "Run `strex sync --print-outputs` and add the printed files to the phase's output files."),
    Entry(
      "undeleted", "A migrated table cannot be deleted.",
      example: "cannot be deleted: Permission denied",
      repair: "Correct the file permissions."),
    Entry(
      "unextracted-key",
      example:
        "2 strings are missing from App/Localizable.xcstrings because no target with SWIFT_EMIT_LOC_STRINGS compiles the code"
    ),
    Entry(
      "unfinished", "A translation in an import is not finished.",
      example: "\"Save\" was skipped because its translation is not finished (state `new`)",
      repair: "Finish the translation, then import again."),
    Entry(
      "unknown-bundle", "The module for a `bundle:` argument is unknown.",
      example:
        "`bundle` refers to an unknown module, so this string is added to the same catalog as the other strings in this file",
      repair: "If the string belongs to another catalog, pass `.module` or `.main`. Otherwise, no action is needed."),
    Entry(
      "unknown-interface-text", "A storyboard or xib contains a string in an unsupported element.",
      example: "strex does not know whether Xcode extracts `title` of `sail`, so strex ignores \"Set sail\"",
      repair: "Open an issue and name the element so that strex can support it."),
    Entry(
      "unknown-interpolation-type", example: "the type of `mystery.value` is unknown, so \"%@ left\" was not added"),
    Entry(
      "unknown-key", "The key passed to `strex explain` was not found.",
      example: "neither a catalog nor the code contains the key \"Sav\" (did you mean \"Save\"?)",
      repair: "Correct the key."),
    Entry(
      "unknown-source-language", "A migration cannot determine a table's source language.",
      example: "the source language of \"Menu\" is unknown",
      repair: "Set the language with `--source-language LANG`."),
    Entry(
      "unknown-substitution",
      "`strex import` uses the same identifier if a substitution in a file is missing from the catalog.",
      example: "\"Save\" was skipped because the catalog has no substitution \"seats\"",
      repair: "If the name is misspelled, correct the string. Otherwise, add the substitution to the catalog."),
    Entry(
      "unknown-unit", "An import contains a key or variation that is missing from the catalog.",
      example: "\"Save\" was skipped because the catalog has no such key or variation",
      repair: "If the key is new in the code, run `strex sync`. Otherwise, export again."),
    Entry(
      "unmergeable", "A file in a merge is not a valid catalog or table.",
      example: "their version is not a valid catalog",
      repair: "Correct the file."),
    Entry(
      "unplaced-keys", "Keys in the code were not added to a table.",
      example:
        "1 key was not added because a .stringsdict table needs plural forms, which the code does not contain: \"%lld boats\"",
      repair: "Create a .strings table or a catalog with the same name."),
    Entry("unread-interface", example: "not an XML file; the strings in this file were ignored"),
    Entry(
      "unread-property-list",
      example: "cannot be read: Permission denied; the tables with its strings were left unchanged"),
    Entry(
      "unread-project",
      example: "the project was ignored, so files are assigned by folder: the string is not closed"),
    Entry("unread-settings", example: "not a property list; the strings in this file were ignored"),
    Entry(
      "unreadable", "A file cannot be read.",
      example: "cannot be read: Permission denied",
      repair: "Correct the permissions or the path."),
    Entry(
      "untranslated-interface", "A storyboard or xib has no table for a language.",
      example: "9 strings have no table for `es`; to create the table, localize the file in Xcode",
      repair: "In Xcode, select the file and check the language under Localization in the File inspector."),
    Entry(
      "untranslated-units", "Strings in an import have no translation.",
      example: "12 strings are not translated yet",
      repair: "Translate the strings, then import the file again."),
    Entry(
      "unconvertible-use", "A key was not converted because one of its uses cannot be converted.",
      example: "its type is LocalizedStringKey, but symbols have the type LocalizedStringResource",
      repair: "If possible, change the code. Otherwise, no action is needed."),
    Entry(
      "unrenamable-use", "A key was not renamed because one of its uses cannot be renamed.",
      example: "the key is not written as a plain literal here",
      repair: "If possible, change the code so that the key is a plain literal. Otherwise, rename the key by hand."),
    Entry(
      "unsearched-file", "`strex prune` could not search a file for keys.",
      example: "keys were not searched for in `Data/words.json` (it is larger than 64 MB)",
      repair: "Make sure that the file contains no key that is to be removed."),
    Entry(
      "unused-keys", "A sync kept unused keys in a table.",
      example: "2 keys are not in any source file: \"Old plan\", \"Trial\"",
      repair: "To remove the keys, use `strex sync --remove-unused`."),
    Entry(
      "unwritable", "A file cannot be written.",
      example: "cannot be written: the file is write-protected",
      repair: "Correct the file permissions."),
    Entry(
      "unwritable-entry", "An import cannot change an entry in the catalog.",
      example: "\"Save\" was skipped: duplicate member \"Save\"",
      repair: "Correct the entry in the catalog."),
    Entry(
      "unwritable-file", "An export file cannot be written.",
      example: "the catalog's path or source language contains a control character, which is not allowed in XML",
      repair: "Rename the file or correct the source language in the catalog."),
    Entry(
      "unwritable-unit", "A string cannot be exported to an XML file.",
      example:
        "\"Save\" contains a character not allowed in XML, so the string is left out of the files for `de`",
      repair: "Remove the character from the string."),
    Entry(
      "usage", "The command line is invalid.",
      example: "unknown option `--chekc` (did you mean `--check`?)",
      repair: "Correct the command line. To list all options, run `strex help COMMAND`."),
    Entry(
      "work-tree", "The staged catalog was updated, but the file in the working tree was not.",
      example:
        "the file in the working tree was not changed (it has conflicting changes); the staged file is up to date",
      repair: "Run `strex sync`."),
    Entry(
      "wrongly-stale-key", "A catalog contains a stale key that is used in the code again.",
      example: "\"Save\" is marked as stale but used in code",
      repair: "Run `strex sync`."),
  ]
}
