import FileSystem
import ProjectModel
import TextBasics

/// The manual page in the format of man(7), from the tables of commands, options and exit codes.
struct ManualPage {
  let commands: [CommandDescription]

  var text: String {
    let parts = [
      [".TH STREX 1 \"\(Version.date)\" \"strex \(Version.current)\" \"User Commands\""],
      Self.section(
        "NAME", ["strex \\- " + Roff.text("extracts localizable strings from Swift and keeps string catalogs in sync")]),
      Self.section("SYNOPSIS", Array(commands.map(Self.synopsis).joined(separator: [".br"]))),
      Self.section("DESCRIPTION", Self.lines(HelpText.description)),
      Self.section("COMMANDS", commands.flatMap(Self.description)),
      Self.section("COMMON OPTIONS", Self.terms(of: RunOptions.rows)),
      Self.section("EXIT STATUS", ExitCode.allCases.flatMap { Self.term("\($0.rawValue)", $0.meaning) }),
      Self.section(
        "FILES",
        Self.term(
          FilePath.configurationNames.reversed().joined(separator: ", "),
          "The settings for a repository, in its top-level folder.")),
    ]
    return parts.flatMap { $0 }.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] { [".SH \(title)"] + lines }

  private static func synopsis(_ command: CommandDescription) -> [String] {
    [".B strex \(command.name)", Roff.text("[OPTION…] " + command.operands.usage)]
  }

  private static func description(_ command: CommandDescription) -> [String] {
    let heading = ".SS \"\(Roff.text("strex \(command.name) \(command.operands.usage)"))\""
    return [heading] + lines(command.discussion) + terms(of: command.options)
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map { Roff.text(String($0)) } }

  private static func terms(of options: [OptionRow]) -> [String] { options.flatMap { term($0.usage, $0.help + ".") } }

  private static func term(_ term: String, _ sentence: String) -> [String] {
    [".TP", ".B " + Roff.text(term), Roff.text(sentence)]
  }
}

/// Text for the formatters of man(1).
enum Roff {
  /// Returns a line that is printed literally: formatter commands are escaped, and all characters are ASCII.
  static func text(_ line: String) -> String {
    let start = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
    return start + line.unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "\"": "\\(dq"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case _ where scalar.isASCII: String(scalar)
    default: "\\[u" + scalar.value.hexadecimal(digits: 4, uppercase: true) + "]"
    }
  }
}
