import FileSystem
import TextBasics

extension ReportCommand {
  static let description = CommandDescription(
    name: "report", summary: "Write an HTML report of all strings and findings", group: .problems, operands: .paths,
    discussion: """
      Writes one HTML file with the progress of each language and catalog, all strings with their translations and
      code locations, and the findings from audit and lint.

      The page works without scripts or a network connection. It also works in print, with the keyboard, and with screen
      readers. Filters are part of the URL. The same project always produces the same page. report replaces the file at
      --output only if that file is a report. The exit status is 0 if the page was written and 2 on errors.

      --edit serves a page on this machine for editing the strings and prints its address. Open the address in a
      browser; it contains a secret token. When you save a string, strex checks it and changes only that entry in the
      catalog. If the file has changed in the meantime, the page shows both versions. To stop, press Ctrl-C; the exit
      status is 0.
      """, options: options.map(\.row))

  static let options: [CommandOption<ReportOptions>] = .joined(
    [
      .path("output", "FILE", .output, "Write the page to this file (`-` for stdout)", sets: \.output),
      .flag("edit", .output, "Serve a page for editing strings and print its address", sets: \.edits),
      port,
      .words("language", "LANG", .input, "Report only this language", sets: \.languages),
      .optionalChoice("confidence", .input, "Show findings with this confidence or higher", sets: \.project.confidence),
      ProjectOptions.routine(\.project),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project))

  private static var port: CommandOption<ReportOptions> {
    let row = OptionRow(name: "port", value: .word("NUMBER"), group: .output, help: "Use this port for --edit")
    return CommandOption(row) { request, given throws(UsageError) in
      guard let port = UInt16(given.last), port > 0 else {
        throw UsageError("--port needs a number from 1 to 65535, not \(TerminalSafeText.word(given.last))")
      }
      request.port = port
    }
  }
}
