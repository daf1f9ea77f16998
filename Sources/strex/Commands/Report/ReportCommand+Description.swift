extension ReportCommand {
  static let description = CommandDescription(
    name: "report", summary: "Write an HTML report of all strings and findings", group: .problems, operands: .paths,
    discussion: """
      Writes one HTML file with the progress of each language and catalog, all strings with their translations and
      places in code, and the findings of audit and lint.

      The page works without a network connection and without scripts, in print, with the keyboard, and with screen
      readers. Filters are part of the URL. The same project always produces the same page. If the file at --output
      already exists, it is only replaced if it is a report. Exits with 0 if the page was written, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<ReportRequest>] = .joined(
    [
      .path("output", "FILE", .output, "Write the page to this file; `-` prints it", sets: \.output),
      .words("language", "LANG", .input, "Report only this language", sets: \.languages),
      .optionalChoice("confidence", .input, "Show findings of this confidence or higher", sets: \.project.confidence),
      ProjectOptions.routine(\.project),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project))
}
