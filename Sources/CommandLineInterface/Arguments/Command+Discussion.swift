// A table: the help texts of the commands.

extension Command {
  /// The text of `strex help COMMAND` below its usage line. `strex COMMAND --help` shows its first paragraph.
  var discussion: String {
    switch self {
    case .extract:
      """
      Lists the string literals under PATH that the app looks up in a string catalog, without a build. PATH is a file
      or folder and defaults to the current folder.

      Types are resolved in the whole git repository, Swift package or Xcode project that contains PATH. The list also
      contains the texts of storyboards and xibs in Base.lproj, with the object id in the key, and those of the
      property lists of targets that have an InfoPlist catalog.
      """
    case .sync:
      """
      Adds new keys to the string catalogs under PATH, marks unused keys as stale or removes them if they have no
      translations, and updates comments and default values, like Xcode after a build.

      sync also updates catalogs in mul.lproj from their storyboards and xibs in Base.lproj, and InfoPlist catalogs
      from the property lists and settings of their targets. If strings belong to a .strings table and not to a
      catalog, the table of the source language gets the new keys, and unused keys are counted.

      If PATH does not contain all sources of a catalog, keys are only added and revived, and a note says so. sync
      writes complete files or nothing, and does not change files that are up to date. Two runs in one project wait
      for each other. Exits with 0 if all is well, 1 if --check finds differences, and 2 on errors.
      """
    case .watch:
      """
      Runs `strex sync` whenever you save a source, a catalog, a project file or .strex.json. Prints one line per
      change and each problem once. Stop it with Ctrl-C.

      During a rebase, a merge or another git command, watch waits and writes nothing. On Linux, watch does not use
      the CPU between changes, and incomplete sources change nothing. Where the system does not report changes, it
      checks the files every second. Elsewhere, use --no-stale to keep the keys of incomplete sources.
      """
    case .migrate:
      """
      Creates a string catalog from each .strings and .stringsdict table under PATH with all its languages, like
      "Migrate to String Catalog" in Xcode. Adds missing texts to existing catalogs.

      Texts become `translated`, and new entries are `migrated` until a sync finds their keys. The comment before a
      key becomes the comment of its entry. Phrases of App Shortcuts become one entry per shortcut. migrate lists the
      entries that do not fit, and the changes that you have to make in the Xcode project, which it does not edit. If
      a table cannot be read, migrate writes nothing. Exits with 0 if all is well and 2 on errors.
      """
    case .audit:
      """
      Finds text in the code under PATH that users see and that is not localized. Follows strings through variables,
      parameters, views and functions of the project, and finds keys that are missing in the catalogs.

      Identifiers, URLs, log messages, previews, tests and debug-only code are ignored. The comment `//
      strex:disable:next RULE reason` ignores the next line; `disable:this` and `disable:previous` work alike, and
      `strex:disable RULE` applies until `strex:enable RULE`. .strex.json enables and disables rules. Less certain
      findings, such as texts that may be names, are only shown with --confidence low. Findings with the same cause
      are grouped in the text format.

      With --payloads, or `payloads` in .strex.json, audit checks the keys of push messages (loc-key, titleLocKey,
      body_loc_args …) in JSON files and in server code: the table Localizable of the app must contain each key in
      each language, with a specifier for each argument.

      With --fix, audit fixes texts that have one safe fix: it writes `String(localized: "…")` around a literal, one
      key for a joined sentence, and `Text("…")` for `Text(verbatim: "…")`. Exits with 0 if all is well, 1 for
      findings at or above --fail-on, and 2 on errors.
      """
    case .lint:
      """
      Checks the translations under PATH against the code, the key and the source text: format specifiers, plural
      forms, empty texts, and leading and trailing space.

      Stale keys, keys that are marked as not translatable, and texts in the state `new` are ignored. .strings and
      .stringsdict tables without a catalog are checked as well. To ignore a finding, use .strex.json or a baseline.
      Exits with 0 if all is well, 1 for findings at or above --fail-on, and 2 on errors.
      """
    case .rules:
      """
      Lists the rules of audit, lint and sync with their severity, whether they are enabled by default, and what they
      find. `strex explain RULE` explains a rule.

      Enable, disable or configure rules in .strex.json, or for one run with --rule and --disable.
      """
    case .targets:
      """
      Lists the targets under PATH with their sources, catalogs and tables, according to Xcode projects, project.yml
      (XcodeGen), Project.swift (Tuist), Swift packages and .strex.json.

      The list also contains files that no target compiles, files that are assigned by folder, and ambiguous files.
      """
    case .explain:
      """
      Explains each literal on a line: its type, the declarations that determine it, and the format specifier of each
      interpolation. Also explains an entry of a catalog, a key (--key), or a rule.

      FILE may be a Swift file, a storyboard, a xib, a property list or its table (InfoPlist.strings), a settings
      bundle, or a file with build settings that become texts of property lists (project.pbxproj, .xcconfig,
      project.yml, Project.swift). For a line of a string catalog or table, and for --key KEY, explain prints what a
      sync does with the entry and why: the sources that use the key, the rule that decides, and what Xcode does.
      Exits with 2 if FILE has no such line, or if no catalog and no code contains KEY.
      """
    case .status:
      """
      Counts the translated, new and missing texts and the texts that need review, for each catalog under PATH and
      each language.

      The languages are those of all catalogs of a target and of its Xcode project. If a catalog has no text in one of
      them, all its texts are missing. Each plural form and device variation counts as one text. As in Xcode, stale
      keys and keys that are marked as not translatable are not counted. Tables without a catalog are counted as well.
      Exits with 1 if a language is below --fail-under in all catalogs together.
      """
    case .report:
      """
      Writes one HTML file with the progress of each language and catalog, all texts with their translations and
      places in code, and the findings of audit and lint.

      The page works without a network connection, without scripts, in print, with the keyboard and with screen
      readers. Filters are part of the URL. The same project gives the same page. An existing file at --output is only
      replaced if it is a report. Exits with 0 if the page was written, and 2 on errors.
      """
    case .compile:
      """
      Writes LANG.lproj/TABLE.strings and TABLE.stringsdict to the folder --output, byte for byte like Xcode.

      The table has the name of the catalog. Texts in the state `new` are only compiled if their key is manual; stale
      keys and texts that need review are compiled, and no text is copied from the source language. compile replaces
      tables that it compiled before, and no other file. If the catalog contains an error, or a table would overwrite
      a file that was written by hand, compile writes nothing and exits with 2.
      """
    case .generateSymbols:
      """
      Writes the Swift symbols that Xcode 26 generates for STRING_CATALOG_GENERATE_SYMBOLS: a variable or function of
      LocalizedStringResource for each manual key.

      Prints them, or writes them to --output: a file, or a folder for several catalogs, with Xcode's name
      GeneratedStringSymbols_TABLE.swift. An existing file is only replaced if it was generated. As in Xcode, keys
      with the same symbol or without a valid symbol are errors: generate-symbols then writes nothing and exits with
      2.
      """
    case .pseudo:
      """
      Adds a pseudo-language to the catalogs under PATH, with texts made from the source language: en-XA has accented
      and longer texts in brackets, ar-XB runs from right to left.

      Format specifiers, substitutions, `${…}`, links and `^[…]` are not changed. Run the app in that language
      (-AppleLanguages '(en-XA)'): plain text is not localized, and text without its closing bracket is truncated.
      status, lint and export ignore the language. Stale keys and keys that are marked as not translatable get no
      text. Run pseudo again after a sync; `--remove` removes the language.
      """
    case .merge:
      """
      Merges THEIRS into OURS, two versions of a catalog or .strings table with the common ancestor BASE, by key,
      language and text. `strex merge install` makes it the merge driver of git.

      The order and style of OURS are kept. If both sides changed a text in different ways, or one side removed what
      the other changed, OURS is kept, and the conflict is reported; the result is always a valid catalog. If only the
      states differ, the more final one wins. If one side renamed a key, languages that the other side added move to
      the new key. An empty or missing BASE means that both sides created the catalog. Exits with 0 if all is merged,
      1 on conflicts, and 2 if a file is not a valid catalog; OURS is then not changed.

      `install` adds `*.xcstrings merge=strex` and `*.strings merge=strex` to .gitattributes, which you commit, and
      sets merge.strex.driver in this clone. --unmerged merges and stages the catalogs of a merge or rebase that has
      stopped: continue with `git rebase --continue` or `git commit`. --check repeats a merge commit, or all merges in
      a range (A..B), and reports lost, changed and restored texts and invalid JSON. Without REV, --check looks at the
      merge in progress, or else at HEAD. It needs the history of both sides, and exits with 1 if it finds something.
      """
    case .mcp:
      """
      Runs a Model Context Protocol server on standard input and output, which coding agents start. Its tools list
      missing translations, write translations, sync catalogs, check them and explain literals.

      Results are split into pages. Translations are marked for review unless the agent says that a person has
      approved them. A call with a text whose format specifiers do not fit, or that does not compile, is rejected as a
      whole. The server only reads and writes files in FOLDER, reads changed files again, and ends with its input.
      """
    case .lsp:
      """
      Runs a Language Server Protocol server on standard input and output, which editors start. It reports missing
      keys and the findings of audit and lint while you type.

      It shows the translations of a literal, or why it has none; goes from a literal to its entry and from an entry
      to its literals; completes keys and tables; and offers edits: localize a text, suppress a finding, add a comment
      for translators, mark a translation as reviewed, and update the catalogs. Unsaved changes are taken into
      account. FOLDER is used if the editor does not send a folder. The server writes no files; the editor makes the
      edits.
      """
    case .export:
      """
      Writes a file for each language to the folder --output: LANG.xcloc or XLIFF 1.2, byte for byte like Xcode, or
      CSV, JSON or Android's strings.xml.

      Paths in the files are relative to the folder of the Xcode project. A catalog in mul.lproj has the name of its
      storyboard or xib. An earlier export is replaced, unless it contains translations that the project lacks: import
      it first, or move it away. Other files are never replaced. For Android, export writes values/strings.xml for the
      source language and values-LANG/strings.xml for each other one, and lists the texts that Android does not
      support. Tables without a catalog are exported under the name of the source language's .strings file.
      """
    case .import:
      """
      Imports the translations of the files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the
      catalogs under PATH, by Xcode's rules.

      A text is imported if the catalog contains its key, its source text is the same, and its state does not begin
      with `new` or `needs`. A text whose format specifiers do not fit its key is an error: it is skipped, and import
      exits with 1. Each skipped text is listed with the reason. Languages are matched with those of the project:
      zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR or pt-PT. If a file names a catalog that the project
      lacks, or is not XLIFF 1.2, nothing is written, and import exits with 2. Android's strings.xml has the language
      of its folder; values/strings.xml changes the source texts of the catalog.

      A string catalog (.xcstrings) or a table (.strings and .stringsdict in a folder LANG.lproj) that a service wrote
      is imported by the same rules if it is the first operand: its texts go to the catalog or table with its name.
      """
    case .initialize:
      """
      Creates a .strex.json with all settings as comments, the pre-commit hook of git, and a workflow for GitHub or a
      job for GitLab. Does not change existing files.

      If .pre-commit-config.yaml exists, init does not install a hook. The GitLab job is written to .gitlab/strex.yml
      if there is a .gitlab-ci.yml. init prints what it did and what is left to do. Exits with 0 if all is well and 2
      on errors.
      """
    case .cache:
      """
      `clear` removes the cached results of earlier runs.

      extract, sync, audit, lint, status, targets and explain cache their results, and reuse them while no file,
      folder or git state that they depend on has changed. Runs with --staged also cache the results of each staged
      file. The cache is in .git/strex, or in the cache folder of the user outside of git repositories; damaged files
      are ignored. With --no-cache, a run neither reads nor writes the cache.
      """
    case .hook:
      """
      `install` writes a pre-commit hook that runs `strex sync --staged --check`, or --fix if given. `uninstall`
      removes it.

      The hook is written to the folder in which git looks for hooks, also with core.hooksPath, linked work trees and
      submodules. It prints nothing if all is well. An existing hook of another tool is not changed: hook prints the
      line to add to it and exits with 2. The hook runs the strex in PATH, or the one that installed it.
      """
    case .completions:
      """
      Prints a completion script for the shell.

      In bash and zsh, load it with `source <(strex completions bash)` in the startup file of the shell (in zsh, after
      compinit). In fish, write it to ~/.config/fish/completions/strex.fish.
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
