// A table: the help texts of the commands.

extension Command {
  /// The text of `strex help COMMAND` below its usage line. `strex COMMAND --help` shows its first paragraph.
  var discussion: String {
    switch self {
    case .extract:
      """
      Lists the string literals under PATH that the app looks up in a string catalog. This does not need a build. PATH
      is a file or folder, and defaults to the current folder.

      To resolve types, extract reads the whole git repository, Swift package or Xcode project that contains PATH. It
      also lists the strings of storyboards and xibs in Base.lproj, with the object id in the key, and the strings in
      property lists of targets that have an InfoPlist catalog.
      """
    case .sync:
      """
      Adds new keys to the string catalogs under PATH, marks unused keys as stale or removes them if they have no
      translations, and updates comments and default values, like Xcode after a build.

      sync also updates catalogs in mul.lproj from their storyboards and xibs in Base.lproj, and InfoPlist catalogs
      from the property lists and settings of their targets. If strings belong to a .strings table instead of a
      catalog, new keys are added to the table of the source language, and unused keys are counted.

      If PATH does not contain all sources of a catalog, sync only adds and revives keys, and prints a note. It writes
      either complete files or nothing, and does not touch files that are up to date. If two runs are started in one
      project, the second one waits for the first. Exits with 0 if everything is fine, 1 if --check finds differences,
      and 2 on errors.
      """
    case .watch:
      """
      Runs `strex sync` whenever you save a source file, a catalog, a project file or .strex.json. Prints one line for
      each catalog that changes, and each problem once. Press Ctrl-C to stop.

      While git runs a rebase, a merge or a similar command, watch waits and writes nothing. On Linux, it needs no CPU
      time between changes, and ignores files that are not completely saved. On systems that do not report changes, it
      checks the files every second. Use --no-stale there to keep the keys of files that are only half saved.
      """
    case .migrate:
      """
      Creates a string catalog from each .strings and .stringsdict table under PATH with all its languages, like
      "Migrate to String Catalog" in Xcode. If the catalog already exists, adds the missing strings.

      Translations get the state `translated`, and new entries are `migrated` until a sync finds their keys in the
      code. The comment before a key becomes the comment of its entry. The phrases of an App Shortcut become one
      entry. migrate lists the entries that it cannot convert. It does not edit the Xcode project, so it also lists
      the changes that you have to make there. If a table cannot be read, migrate writes nothing. Exits with 0 if
      everything is fine, and 2 on errors.
      """
    case .audit:
      """
      Finds text in the code under PATH that users see and that is not localized. Follows strings through variables,
      parameters, views and functions of the project, and finds keys that are missing in the catalogs.

      Identifiers, URLs, log messages, previews, tests and debug-only code are ignored. To ignore a line, add a
      comment `// strex:disable:next RULE reason` above it, or use `disable:this` or `disable:previous`.
      `strex:disable RULE` applies until `strex:enable RULE`. You can also turn rules on and off in .strex.json. Less
      certain findings, such as strings that may be names, are only shown with --confidence low. In text output,
      findings with the same cause are grouped.

      With --payloads, or `payloads` in .strex.json, audit also checks the keys of push messages (loc-key,
      titleLocKey, body_loc_args …) in JSON files and in server code. The app's table Localizable must contain each
      key in each language, with a specifier for each argument.

      With --fix, audit fixes findings that have one safe fix: it writes `String(localized: "…")` around a literal,
      one key for a joined sentence, and `Text("…")` for `Text(verbatim: "…")`. Exits with 0 if everything is fine, 1
      for findings at or above --fail-on, and 2 on errors.
      """
    case .lint:
      """
      Checks the translations under PATH against the code, the key and the source string: format specifiers, plural
      forms, empty strings, leading and trailing space, and more.

      Stale keys, keys that are marked as not translatable, and translations in the state `new` are ignored. .strings
      and .stringsdict tables without a catalog are checked as well. To ignore a finding, use .strex.json or a
      baseline. Exits with 0 if everything is fine, 1 for findings at or above --fail-on, and 2 on errors.
      """
    case .rules:
      """
      Lists the rules of audit, lint and sync with a summary, their severity, and whether they are enabled by default.
      `strex explain RULE` explains a rule.

      You can enable, disable and configure rules in .strex.json, or for a single run with --rule and --disable.
      """
    case .targets:
      """
      Lists the targets under PATH with their sources, catalogs and tables. Reads Xcode projects, project.yml
      (XcodeGen), Project.swift (Tuist), Swift packages and .strex.json.

      The list also shows files that no target compiles, files that are assigned by their folder, and ambiguous files.
      """
    case .explain:
      """
      Explains each literal on a line: its type, the declarations that determine it, and the format specifier of each
      interpolation. Also explains an entry of a catalog, a key (--key), or a rule.

      FILE can be a Swift file, a storyboard, a xib, a property list or its table (InfoPlist.strings), a settings
      bundle, or a file with build settings for property lists (project.pbxproj, .xcconfig, project.yml,
      Project.swift). For a line of a string catalog or table, and for --key KEY, explain prints how a sync changes
      the entry and why: the sources that use the key, the rule that decides, and the behavior of Xcode. Exits with 2
      if FILE has no such line, or if neither a catalog nor the code contains KEY.
      """
    case .status:
      """
      Counts how many strings are translated, new, missing or need review, for each catalog under PATH and each
      language.

      Each catalog is expected to have the languages of all catalogs of its target and of its Xcode project. If it
      lacks one of them, all its strings are missing in this language. Each plural form and device variation counts
      separately. As in Xcode, stale keys and keys that are marked as not translatable are not counted. Tables without
      a catalog are counted as well. Exits with 1 if a language is below --fail-under in all catalogs together.
      """
    case .report:
      """
      Writes one HTML file with the progress of each language and catalog, all strings with their translations and
      places in code, and the findings of audit and lint.

      The page works without a network connection and without scripts, in print, with the keyboard, and with screen
      readers. Filters are part of the URL. The same project always produces the same page. If the file at --output
      already exists, it is only replaced if it is a report. Exits with 0 if the page was written, and 2 on errors.
      """
    case .compile:
      """
      Writes LANG.lproj/TABLE.strings and TABLE.stringsdict to the folder --output, byte for byte like Xcode.

      The table is named after the catalog. Strings in the state `new` are only compiled if their key is manual. Stale
      keys and strings that need review are compiled. Missing translations are not replaced with the source string.
      compile only replaces tables that it compiled before. If the catalog contains an error, or if a table would
      overwrite a file that was written by hand, compile writes nothing and exits with 2.
      """
    case .generateSymbols:
      """
      Writes the Swift symbols that Xcode 26 generates for STRING_CATALOG_GENERATE_SYMBOLS: a variable or function
      that returns a LocalizedStringResource, for each manual key.

      Prints the symbols, or writes them to --output. This is a file or, for several catalogs, a folder, in which the
      files are named as in Xcode (GeneratedStringSymbols_TABLE.swift). An existing file is only replaced if it was
      generated. As in Xcode, keys with the same symbol or without a valid symbol are errors. In this case,
      generate-symbols writes nothing and exits with 2.
      """
    case .pseudo:
      """
      Adds a pseudo-language to the catalogs under PATH, with strings made from the source language. en-XA has
      accented and longer strings in brackets, and ar-XB is written from right to left.

      Format specifiers, substitutions, `${…}`, links and `^[…]` are not changed. Run the app in this language
      (-AppleLanguages '(en-XA)'). Plain text is not localized, and text without its closing bracket is cut off.
      status, lint and export ignore the language. Stale keys and keys that are marked as not translatable are left
      out. Run pseudo again after a sync, and use `--remove` to remove the language.
      """
    case .edit:
      """
      Edits the catalogs and tables of the project in the current folder. All other bytes stay the same. Keys are
      operands, or you select them with --key, --match, --only and --keys-from.

      set KEY TEXT --language LANG sets a string. set KEY --language LANG --plural one=TEXT other=TEXT sets plural
      forms. A string is refused if its format specifiers do not match the key, or if it does not compile.

      add KEY [TEXT] adds a manual key. comment KEY TEXT sets the comment, and an empty TEXT removes it. state STATE
      KEY… sets the state of strings. manual KEY… and automatic KEY… choose whether you or a sync maintain the keys.
      translate yes|no KEY… marks keys as translatable or not. remove KEY… removes keys with all translations. copy
      KEY… and move KEY… copy or move keys to the catalog in --to.

      language add LANG adds the source strings in the state `new`. language prefill LANG FROM copies the strings of
      FROM and marks them for review. language rename OLD NEW and language remove LANG change all catalogs. Notes list
      the Xcode projects whose languages you have to change. format writes catalogs with Xcode's spelling and order.

      Exits with 0 if everything is fine, 1 if an edit was refused, and 2 on errors.
      """
    case .prune:
      """
      Removes stale keys and keys that no code uses from the catalogs and tables under PATH, with their translations
      in all languages. Keys that some code or file may use are kept and listed with the reason.

      A key is removed if no source of its targets contains it as a key, no code looks it up at run time, and no other
      literal or file of the project contains its text. A manual key is also kept if the code contains the name of its
      generated symbol. If the sources of a catalog are incomplete, none of its keys is removed. To remove stale keys
      with each sync, use `strex sync --remove-stale`.

      --unbuilt-languages removes languages that no target builds, because BUILD_ONLY_KNOWN_LOCALIZATIONS limits the
      targets to the languages of their projects. Exits with 0 if everything is fine, 1 if --check finds keys to
      remove, and 2 on errors.
      """
    case .merge:
      """
      Merges THEIRS into OURS, two versions of a catalog or .strings table with the common ancestor BASE, by key and
      language. `strex merge install` makes it the merge driver of git.

      The order and style of OURS are kept. If both sides changed a string in different ways, or one side removed an
      entry that the other changed, OURS is kept, and merge reports the conflict. The result is always a valid
      catalog. If only the states differ, the more complete one is kept. If one side renamed a key, translations that
      the other side added move to the new key. If BASE is empty or missing, both sides have created the catalog.
      Exits with 0 if everything is merged, 1 on conflicts, and 2 if a file is not a valid catalog. In the last case,
      OURS is not changed.

      `install` adds `*.xcstrings merge=strex` and `*.strings merge=strex` to .gitattributes, which you commit, and
      sets merge.strex.driver in this clone. --unmerged merges and stages the catalogs of a merge or rebase that has
      stopped. Continue with `git rebase --continue` or `git commit`. --check repeats a merge commit, or all merges in
      a range (A..B), and reports lost, changed and restored strings and invalid JSON. Without REV, it checks the
      merge in progress, or else HEAD. --check needs the history of both sides, and exits with 1 if it finds
      something.
      """
    case .mcp:
      """
      Runs a Model Context Protocol server on standard input and output, for coding agents. Its tools list missing
      translations, write translations, sync catalogs, check them, and explain literals.

      Results are split into pages. Translations are marked for review unless the agent states that someone has
      approved them. If a string has format specifiers that do not match, or does not compile, the whole call is
      rejected. The server only reads and writes files in FOLDER, reads changed files again, and exits when its input
      ends.
      """
    case .lsp:
      """
      Runs a Language Server Protocol server on standard input and output, for editors. It reports missing keys and
      the findings of audit and lint while you type.

      The server shows the translations of a literal, or why it has none. It goes from a literal to its entry and from
      an entry to its literals, and completes keys and tables. It offers edits to localize a string, suppress a
      finding, add a comment for translators, mark a translation as reviewed, and update the catalogs. Unsaved changes
      are taken into account. FOLDER is used if the editor does not send a folder. The server does not write files,
      but sends edits to the editor.
      """
    case .export:
      """
      Writes a file for each language to the folder --output: LANG.xcloc or XLIFF 1.2, byte for byte like Xcode, or
      CSV, JSON or Android's strings.xml.

      Paths in the files are relative to the folder of the Xcode project. A catalog in mul.lproj has the name of its
      storyboard or xib. An earlier export is replaced, unless it contains translations that the project lacks. In
      this case, import it first, or move it to another folder. Other files are never replaced. For Android, export
      writes values/strings.xml for the source language and values-LANG/strings.xml for each other language, and lists
      the strings that Android does not support. Tables without a catalog are exported under the name of the .strings
      file of the source language.
      """
    case .import:
      """
      Imports the translations of the files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the
      catalogs under PATH, by Xcode's rules.

      A translation is imported if the catalog contains its key, its source string has not changed, and its state does
      not begin with `new` or `needs`. If its format specifiers do not match the key, this is an error: the
      translation is skipped, and import exits with 1. Each skipped translation is listed with the reason. Languages
      are matched with the languages of the project: zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR or
      pt-PT. If a file names a catalog that the project lacks, or is not XLIFF 1.2, nothing is written, and import
      exits with 2. Android's strings.xml has the language of its folder. values/strings.xml changes the source
      strings of the catalog.

      The first operand can also be a string catalog (.xcstrings) or a table (.strings and .stringsdict in a folder
      LANG.lproj) that a translation service wrote. Its translations are imported into the catalog or table with the
      same name, by the same rules.
      """
    case .initialize:
      """
      Creates a .strex.json with all settings as comments, a pre-commit hook for git, and a workflow for GitHub or a
      job for GitLab. Does not change existing files.

      If .pre-commit-config.yaml exists, init does not install a hook. If there is a .gitlab-ci.yml, the GitLab job is
      written to .gitlab/strex.yml. init prints what it did and what you still have to do. Exits with 0 if everything
      is fine, and 2 on errors.
      """
    case .cache:
      """
      `clear` removes the cached results of earlier runs.

      extract, sync, audit, lint, status, targets and explain cache their results. They use a result again as long as
      no file, folder or git state that it depends on has changed. Runs with --staged also cache the results of each
      staged file. The cache is in .git/strex or, outside of git repositories, in the cache folder of the user.
      Damaged files are ignored. With --no-cache, a run neither reads nor writes the cache.
      """
    case .hook:
      """
      `install` writes a pre-commit hook that runs `strex sync --staged` with --check or --fix. `uninstall` removes
      it.

      The hook is written to the folder in which git looks for hooks, also with core.hooksPath, linked work trees and
      submodules. If everything is fine, it prints nothing. If another tool has installed a hook, it is not changed:
      strex prints the line that you can add to it, and exits with 2. The hook runs the strex in PATH, or the one that
      installed it.
      """
    case .completions:
      """
      Prints a completion script for the shell.

      In bash and zsh, add `source <(strex completions bash)` to the startup file of the shell (in zsh, after
      compinit, with `zsh` instead of `bash`). In fish, write the script to ~/.config/fish/completions/strex.fish.
      """
    case .manual:
      """
      Prints the manual page for man(1). Write it to share/man/man1/strex.1 next to the folder of the executable.
      """
    case .help:
      """
      Shows the commands, or all options of a command.
      """
    }
  }
}
