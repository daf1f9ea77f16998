extension ExtractCommand {
  static let description = CommandDescription(
    name: "extract", summary: "List localizable strings", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Lists the string literals under PATH that are looked up in a string catalog. No build is needed. PATH is a file or
      folder; the default is the current folder.

      To resolve types, extract reads the whole git repository, Swift package or Xcode project that contains PATH. It
      also lists the strings in storyboards and xibs in Base.lproj, with the object ID in the key. If a target has an
      InfoPlist catalog, extract lists the strings in the target's property list as well.

      With --context, extract describes where each string appears in the interface: its role, the screen, the strings
      next to it, and the values inserted into it.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExtractOptions>] = .joined(
    [
      ProjectOptions.routine(\.project),
      .choice("format", .output, "Choose the output format; stringsdata also needs --output", sets: \.format),
      .output("DIR", "folder", "Write the .stringsdata files to this folder", sets: \.folder),
      .flag("context", .output, "Describe where each string appears, for translators", sets: \.showsContext),
      .flag(
        "no-catalog", .input, "Ignore catalogs when an interpolation has an unknown type", sets: \.readsCatalogs,
        to: false
      )
      .advanced,
      .flag(
        "statistics", .output, "Print only counts of files, literals, keys and specifiers", sets: \.printsStatistics
      ).advanced,
      .run(RunOptions.noCache),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project), ProjectOptions.texts(\.project))
}
