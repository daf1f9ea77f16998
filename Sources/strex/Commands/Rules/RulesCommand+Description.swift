extension RulesCommand {
  static let description = CommandDescription(
    name: "rules", summary: "List the rules of audit, lint and sync", group: .problems, operands: .none,
    discussion: """
      Lists the rules of audit, lint and sync with their severity, whether they are enabled by default, and what they
      find. `strex explain RULE` explains a rule.

      Enable, disable or configure rules in .strex.json, or for one run with --rule and --disable.
      """, options: options.map(\.row))

  static let options: [CommandOption<RulesRequest>] = [
    .choice("format", .output, "Choose the output format: for people or for programs", sets: \.format)
  ]
}
