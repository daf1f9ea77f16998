import FileSystem
import ProjectLoading
import ProjectModel

/// The manual page in the format of man(7), from the tables of commands, options and exit codes.
package enum ManualPage {
  package static var text: String {
    let parts = [
      [".TH STREX 1 \"\(Version.date)\" \"strex \(Version.current)\" \"User Commands\""],
      section(
        "NAME", ["strex \\- " + Roff.text("extracts localizable strings from Swift and keeps string catalogs in sync")]),
      section("SYNOPSIS", Array(Command.allCases.map(synopsis).joined(separator: [".br"]))),
      section("DESCRIPTION", lines(HelpText.description)),
      section("COMMANDS", Command.allCases.flatMap(description)),
      section("OPTIONS OF ALL COMMANDS", options(of: nil)),
      section("EXIT STATUS", ExitCode.allCases.flatMap { term("\($0.rawValue)", $0.meaning) }),
      section("FILES", term(FilePath.configurationName, "The settings of a repository, in its top folder.")),
    ]
    return parts.flatMap { $0 }.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] { [".SH \(title)"] + lines }

  private static func synopsis(_ command: Command) -> [String] {
    [".B strex \(command.rawValue)", Roff.text("[OPTION…] " + command.operands.usage)]
  }

  private static func description(_ command: Command) -> [String] {
    let heading = ".SS \"\(Roff.text("strex \(command.rawValue) \(command.operands.usage)"))\""
    return [heading] + lines(command.discussion) + options(of: command)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { Roff.text(String($0)) }
  }

  /// Returns the options of a command, except the common ones.
  private static func options(of command: Command?) -> [String] {
    let rows = OptionRow.all.filter { $0.commands.isEmpty == (command == nil) && $0.applies(to: command) }
    return rows.flatMap { term($0.usage, $0.help + ".") }
  }

  private static func term(_ term: String, _ sentence: String) -> [String] {
    [".TP", ".B " + Roff.text(term), Roff.text(sentence)]
  }
}
