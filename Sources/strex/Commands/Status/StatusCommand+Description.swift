import FileSystem

extension StatusCommand {
  static let description = CommandDescription(
    name: "status", summary: "Show translation progress by catalog and language", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      For each catalog under PATH and each language, counts the strings that are translated, new, missing or in need of
      review.

      Each catalog is expected to contain the languages of all catalogs in its target and Xcode project. If a catalog
      lacks one of these languages, all its strings count as missing in that language. Each plural form and device
      variation counts separately. As in Xcode, stale keys and keys marked as not translatable are not counted. Tables
      without a catalog are included. The exit status is 1 if the total for a language in all catalogs is below
      --fail-under. With --fail-under, a project without catalogs or without translations is an error with status 2,
      unless the configuration lists the source language as its only language.
      """, options: options.map(\.row))

  static let options: [CommandOption<StatusOptions>] = .joined(
    [
      ProjectOptions.tests(\.project),
      .words("language", "LANG", .input, "Report only this language", sets: \.languages),
      .flag("shipping", .input, "Leave out keys used only in previews and debug builds", sets: \.isShipping),
      .optionalChoice("list", .output, "List the keys in this state, with locations and languages", sets: \.listing),
      .choice("format", .output, "Choose the output format", sets: \.format),
      .flag("verbose", .output, "Also list complete languages", sets: \.listsComplete).letter("v"),
      CommandOption(
        OptionRow(
          name: "fail-under", value: .word("PERCENT"), group: .safety,
          help: "Exit with status 1 if less than PERCENT of any language is translated")
      ) { request, given throws(UsageError) in request.limit = try StatusOptions.Percentage(given.last) },
      .word("since", "REV", .input, "Compare source strings with this commit instead of HEAD", sets: \.since)
        .uncached,
      .run(RunOptions.noCache),
    ],
    KnownFindings.options(\.known),
    ProjectOptions.mapping(\.project))
}
