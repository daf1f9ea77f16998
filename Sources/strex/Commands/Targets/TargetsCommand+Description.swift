extension TargetsCommand {
  static let description = CommandDescription(
    name: "targets", summary: "Show the source files and catalogs of each target", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Lists the targets under PATH with their source files, catalogs and tables. Reads Xcode projects, project.yml
      (XcodeGen), Project.swift (Tuist), Swift packages and .strex.yml.

      The list also shows files that no target compiles, files assigned to a target because of their folder, and files
      that could belong to several targets.
      """, options: options.map(\.row))

  static let options: [CommandOption<TargetsOptions>] = .joined(
    [
      ProjectOptions.tests(\.project),
      .choice("format", .output, "Choose the output format", sets: \.format),
      .flag("verbose", .output, "Also list the source files", sets: \.listsSources).letter("v"),
      .flag("schema", .output, "Print the JSON schema of the configuration file", sets: \.printsSchema),
      .run(RunOptions.noCache),
    ],
    ProjectOptions.mapping(\.project))
}
