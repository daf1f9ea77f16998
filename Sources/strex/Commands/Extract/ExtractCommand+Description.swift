extension ExtractCommand {
  static let description = CommandDescription(
    name: "extract", summary: "List localizable strings", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Lists the string literals under PATH that the app looks up in a string catalog. This does not need a build. PATH
      is a file or folder, and defaults to the current folder.

      To resolve types, extract reads the whole git repository, Swift package or Xcode project that contains PATH. It
      also lists the strings of storyboards and xibs in Base.lproj, with the object id in the key, and the strings in
      property lists of targets that have an InfoPlist catalog.

      With --context, each string has a line that describes its place in the interface: its role, the screen, the
      strings next to it, and the values that it contains.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExtractRequest>] = .joined(
    [
      ProjectOptions.routine(\.project),
      .choice("format", .output, "Choose the output format, or write .stringsdata files with --output", sets: \.format),
      .output("DIR", "folder", "Write the files of --format stringsdata to this folder", sets: \.folder),
      .flag("context", .output, "Describe the place of each string, for translators", sets: \.showsContext),
      .flag(
        "no-catalog", .input, "Ignore catalogs when the type of an interpolation is unknown", sets: \.readsCatalogs,
        to: false
      )
      .advanced,
      .flag(
        "statistics", .output, "Print only counts of files, literals, keys and specifiers", sets: \.printsStatistics
      ).advanced,
      ProjectOptions.noCache(\.usesCache),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project), ProjectOptions.texts(\.project))
}
