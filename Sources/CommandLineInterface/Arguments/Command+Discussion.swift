// A table: the help texts of the commands.

extension Command {
  /// The text of `strex help COMMAND` below its usage line.
  var discussion: String {
    switch self {
    case .extract:
      """
      Lists every string literal under PATH that the running app looks up in a string catalog, without a build.
      PATH is a file or folder and defaults to the current folder. PATHs choose what is reported; types come from
      everything around them: the git work tree, Swift package or Xcode project that they stand in. The texts of
      storyboards and xibs in Base.lproj are listed as well, with the object's id in the key, and those of the property
      lists of targets that have a catalog named InfoPlist.
      """
    case .sync:
      """
      Adds new keys to the catalogs under PATH, revives those that came back, marks stale or removes those that are
      gone, and updates comments and default values, as Xcode does after a build. Catalogs in mul.lproj are brought in
      step with their storyboards and xibs in Base.lproj, and InfoPlist with the property lists and settings of its
      targets. Where strings go to a .strings table and no catalog, the table of the source language gets new keys, and
      those that are gone are counted; so are those in tables of storyboards and xibs. Where PATHs leave out sources of a catalog, keys are added and revived only, and
      it says so. Files are replaced as a whole or not at all; a catalog in step keeps every byte. Two runs in one
      project wait for each other. Exits 0 when all is well, 1 when --check found differences, 2 on problems.
      """
    case .watch:
      """
      Does what ‘strex sync’ does, and again whenever something is saved on which that depends: sources, catalogs, projects,
      .strex.json. Says in a line what changed, and each problem once. While git is in the middle of a rebase, a merge, a
      cherry-pick or a command, it waits for its end and writes nothing. Between changes it costs nothing on Linux; where
      the system does not tell of changes, it looks at the files each second. A source that is half
      written changes nothing on Linux; elsewhere --no-stale keeps the keys that it lacks. It runs until it is ended, by ^C say.
      """
    case .migrate:
      """
      Makes a catalog of each table under PATH, of its .strings and .stringsdict in all languages, as Xcode's “Migrate to
      String Catalog” does: texts are ‘translated’, new entries are ‘migrated’ until a sync finds their keys, and the last
      comment before a key in the source language is its comment, or in another language where the source language lacks
      the key. Phrases of App Shortcuts become one entry for each shortcut of the code, with the texts of all its phrases, as Xcode
      has them. Into a catalog that is there, texts are added that it lacks. It names what does not fit, what is doubtful
      in the tables, and what to change in the Xcode project, which it leaves alone. Nothing is written if a table cannot
      be read. Exits 0 when all is well, 2 on problems.
      """
    case .audit:
      """
      Finds text in the sources under PATH that users see and that is looked up in no string catalog, follows it through
      variables and through the parameters of the project's own views and functions, and finds keys that are in no
      catalog. Identifiers, URLs, log messages, previews, tests and debug-only code do not count. A comment
      ‘// strex:disable:next RULE reason’ lets the next line pass, and so do ‘disable:this’ and ‘disable:previous’ their
      lines, ‘strex:disable RULE’ what follows up to ‘strex:enable RULE’; .strex.json switches rules on and off.
      Findings that are less certain, such as texts that may be names, are counted, and shown with --confidence low;
      comments and baselines apply to them as well. Findings of one cause, such as texts that go through the same
      parameter, are told once in text, with a note on the others; other formats, --format xcode say, list each with its
      place. With --payloads, or ‘payloads’ in .strex.json, it looks the keys of push messages (loc-key, titleLocKey,
      body_loc_args …) in JSON and in the sources of senders up in the app's table Localizable: each has to be there, in
      every language, with as many ‘%@’ as arguments, and marked as manual. With --fix, texts whose findings have one
      safe answer become keys: ‘String(localized: "…")’ around a literal, one key for a sentence that is glued together
      with one value, ‘Text("…")’ for ‘Text(verbatim: "…")’. What passes or is not shown is not edited, nor is anything
      outside of PATH. Exits 0 when all is well, 1 on findings at or above --fail-on, 2 on problems.
      """
    case .lint:
      """
      Checks each translation under PATH against what the code passes, the key takes and the source says: format
      specifiers, plural categories by CLDR, empty texts, space and line breaks at the ends. Keys that are stale or not
      to be translated do not count, and neither do texts in state ‘new’. JSON has no comments: .strex.json switches
      rules off for paths and keys, and a baseline lets pass what is there. .strings and .stringsdict tables that have no
      catalog are checked alike. Exits 0 when all is well, 1 on findings at or above --fail-on, 2 on problems.
      """
    case .targets:
      """
      Lists the targets under PATH with their sources, catalogs and tables, as Xcode projects, XcodeGen's project.yml,
      Tuist's Project.swift, Swift packages and the file .strex.json say, then what no target compiles, what folders
      alone decide, and what is ambiguous.
      """
    case .explain:
      """
      Names, for each literal on a line, its contextual type, the declarations that decide it, and how each interpolation
      got its format specifier. FILE may also be a storyboard, a xib, a property list or its table (InfoPlist.strings), a
      settings bundle, or a file with build settings that become texts of property lists (project.pbxproj, .xcconfig,
      project.yml, Project.swift). For a line of a string catalog or table, and for --key KEY, it explains what a sync does
      with the entry and why: which sources use the key, which rule decides, and what Xcode does. Exits with 2 if FILE has
      no such line, or if no catalog and no code has KEY.
      """
    case .status:
      """
      Counts, for each catalog under PATH and each language, the units that are translated, need review, are new or
      missing, and what share is translated. The languages are those of all catalogs of a target and those that its Xcode
      project says it has: a catalog that has nothing in one of them is missing as a whole. A text that does not vary is
      one unit, and so is each case of one that varies. As in Xcode, keys that are stale or not to be translated count
      for nothing. Tables of .strings and .stringsdict that have no catalog count, too, in all languages as one. Exits 1 when a language has less than --fail-under asks for, all catalogs together.
      """
    case .report:
      """
      Writes one HTML file that opens from disk and asks no network: how far each language and catalog is, every text with
      all of its languages side by side, plurals, devices and substitutions unfolded, where it stands in code, and what audit
      and lint find, with the lines around it. Searches and filters stand in the address, to be shared. It can be read without
      scripts, printed, and used with keys and screen readers. The same project gives the same bytes. A file at --output is
      replaced if it is a report, and no other. Exits 0 when it is written, whatever is found; 2 on problems.
      """
    case .compile:
      """
      Writes LANG.lproj/TABLE.strings and TABLE.stringsdict into the folder --output, to the byte as Xcode does. The table
      has the name of the catalog. All texts are compiled but those in state ‘new’ of keys that are not manual; stale keys
      and texts to be reviewed are, and nothing is taken over from the source language. Tables that were compiled
      before are replaced, each as a whole, and no other file is touched: where a table lies there that somebody wrote, as the
      sources of a project or one among files of git most of whose keys the catalog lacks, or a catalog has an error, a
      substitution say that is not there, nothing is written, and it exits 2.
      """
    case .generateSymbols:
      """
      Writes what Xcode 26 generates for STRING_CATALOG_GENERATE_SYMBOLS: an extension of LocalizedStringResource with a
      variable for each manual key, or a function if the text takes arguments. It goes to standard output, or to --output:
      a file, or a folder for several catalogs, where it has Xcode’s name, GeneratedStringSymbols_TABLE.swift. A file that
      is there is replaced if it was generated, and no other. Keys whose symbols are the same, or that give none, are errors,
      as in Xcode: nothing is written then, and it exits 2.
      """
    case .pseudo:
      """
      Gives each entry of the catalogs under PATH texts in a pseudo-language, made from the source language's: accented
      letters, and as long as translations are, in brackets (as Android's en-XA), or each word from right to left (as its
      ar-XB). Format specifiers, substitutions, ‘${…}’, links and ‘^[…]’ stay as they are. Run the app in that language
      (-AppleLanguages '(en-XA)'): what is plain is not localized, what has lost a bracket is cut off. Counts, lints and
      exports leave the language out. Entries that are stale or not to be translated get no text. Tables that have no catalog
      get tables of the language. Run it again after a sync; ‘--remove’ takes it out.
      """
    case .merge:
      """
      Merges THEIRS into OURS, two catalogs or .strings tables that come from BASE, by key, then language, then text: what one
      side changed stands, and what both changed in the same way counts once. OURS is written in its own order and style, and all that
      does not change keeps its bytes. Where both sides changed a text in different ways, or one took away what the
      other changed, that of OURS stays, the file is a catalog all the same, and each place is named. Of two states of the
      same text the more certain one stands. An extraction state is never in the way: a key that was stale may go. Where one side
      renamed a key (all its translations stand at a new key, and nowhere else), languages that the other added go to the new key, too; at a
      key which is gone otherwise they stay, and a note names both. A BASE
      that is empty or not there means that both sides made the catalog. Exits 0 when all is merged, 1 on conflicts, 2
      when a file is no catalog or has a key twice; OURS is left as it is then.
      ‘install’ lets git merge catalogs this way: it adds ‘*.xcstrings merge=strex’ and the same for ‘*.strings’ to
      .gitattributes, which you commit, and sets merge.strex.driver in this repository, as each clone has to. Where git has stopped
      a merge or rebase without it, --unmerged merges the catalogs and tables that it has for unmerged, and stages those
      without conflicts: go on with ‘git rebase --continue’ or ‘git commit’. Servers run no drivers, so --check does the
      merge of a commit once more, or of all merges in a range (A..B), and names texts that it lost, has otherwise or
      brought back, and JSON that it broke, but says nothing of what the sides contradict each other in. Without REV it
      looks at the merge in progress, or else at HEAD. It needs the history of both sides, and exits 1 when it finds something.
      """
    case .mcp:
      """
      Speaks the Model Context Protocol over standard input and output: coding agents start it. Its tools tell, in slices that fit a
      context, what lacks a translation in a language (with comments and places), one entry, what sync would change, what lint finds,
      and why a literal is localizable; they search keys and texts, write translations, and bring catalogs in step. Translations need
      review unless a person has said otherwise. A text whose format specifiers do not fit or that does not compile is refused,
      and all of its call with it.
      No translation outside of FOLDER is shown or written. Files are read again when they have changed on disk. Ends with its input.
      """
    case .lsp:
      """
      Speaks the Language Server Protocol over standard input and output: editors start it. It shows, while you type, keys that are in no
      catalog or out of step, and what ‘strex audit’ and ‘strex lint’ find; beside a literal its translations, or why it has none; it leads from
      a literal to its entry and from an entry or a literal to all literals of the key. It completes keys and tables, and offers edits: to make
      a text localizable, suppress a finding with a reason, add a comment for translators, mark a translation as reviewed, and bring the
      catalogs in step as ‘strex sync’ does. What is typed counts before it is saved, in sources and in catalogs. FOLDER counts where the
      editor names no folder. Writes nothing: the editor makes the edits.
      """
    case .export:
      """
      Writes a file for each language into the folder --output, as Xcode's export of localizations does: LANG.xcloc with XLIFF 1.2
      and the catalogs in their own language, or plain XLIFF, both to the byte as Xcode writes them, or a row for each text as CSV
      or JSON. Paths in them start at the folder of the Xcode project. A catalog in mul.lproj goes by the name of its storyboard
      or xib. An earlier export is replaced, unless it has translations where the project has none: then nothing is written,
      and it exits 2; import it first, or move it away. Translations of keys that are gone are named as they go with it. Any other
      file stays, too. For Android, it writes values/strings.xml in the source language and values-LANG/strings.xml in each other,
      and names each text that has no equal there. Tables without a catalog go along by the name of the source language's .strings.
      """
    case .import:
      """
      Takes the translations of the files, which end in .xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml, into the catalogs under PATH, by
      Xcode's rules. A text is taken when the catalog has its key, its source text is the same, and its state does not begin with
      ‘new’ or ‘needs’. A text whose format specifiers do not fit its key is left alone and reported as an error, and the command
      exits with 1; other texts are taken. Each text that is left alone is named with the reason; texts that wait for their
      translation are counted where there are many. A plural or a text for devices is taken where the source text does not vary.
      A language is matched with those of the project: zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR or pt-PT. A language
      that the project does not have is refused unless --add-language is given. Where a file has a catalog that the project
      lacks, is not XLIFF 1.2, or could do harm, nothing is written, and the command exits with 2. Texts that are the same already
      change no byte. An export of tables goes to the table of its language. Android's strings.xml is in the language of its
      folder, and its names are those that an export gives to keys; values/strings.xml changes the source texts of the
      catalog where they differ.
      A string catalog (.xcstrings) or a table (.strings and .stringsdict in a folder LANG.lproj) that a service wrote is
      imported by the same rules if it is the first operand: its texts go to the catalog or table with its name.
      """
    case .initialize:
      """
      Looks at the repository around FOLDER and asks nothing. It writes a .strex.json that changes nothing and tells what may
      stand in it; git's pre-commit hook, as ‘strex hook install’ does, unless .pre-commit-config.yaml says which hooks run; and
      a workflow where a remote or a folder tells of GitHub, a job where they tell of GitLab (.gitlab/strex.yml to include, if
      there is a .gitlab-ci.yml). It says what it did and what is left to you. Files that exist stay as they are, so it may run
      again. Exits 0 when all is well, 2 on problems.
      """
    case .cache:
      """
      Runs of extract, sync, audit, lint, status, targets and explain keep what they said, and say it again when nothing
      has changed on which it depends: each file that they read, each folder that they listed, each answer of git. Runs with
      --staged also keep what they found in each staged file. It lies in .git/strex, or in the user's folder for caches outside
      of work trees, and damaged files are ignored. ‘clear’ removes it from both places; --no-cache lets a run neither use
      nor keep anything.
      """
    case .hook:
      """
      ‘install’ writes a pre-commit hook where git looks for one (core.hooksPath, linked work trees and submodules
      count), which runs ‘strex sync --staged --check’, or --fix if that was given, and with --pre-merge-commit one for
      merges, too. It says nothing when all is well. A hook that is not strex's is left alone, with the line to add to it.
      ‘uninstall’ removes strex's hooks and no other. The hook finds strex in PATH, or
      else where it was when it wrote the hook. Exits 2 where another hook stands in the way.
      """
    case .completions:
      """
      Prints a script for the shell, made from the table of options. In bash and zsh, load it with
      ‘source <(strex completions bash)’ from the file that the shell reads at its start (in zsh, after compinit);
      in fish, write it to ~/.config/fish/completions/strex.fish.
      """
    case .manual:
      """
      Prints the manual page for man(1), made from the tables of commands and options: write it to
      share/man/man1/strex.1 beside the folder of the executable.
      """
    case .help:
      "Shows the commands and options."
    }
  }
}
