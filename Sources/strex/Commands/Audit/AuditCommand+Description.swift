extension AuditCommand {
  static let description = CommandDescription(
    name: "audit", summary: "Find hard-coded text that cannot be translated", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      Finds text in the code under PATH that users see but that is not localized. Follows strings through variables,
      parameters, views and functions of the project, and finds keys that are missing from the catalogs.

      Identifiers, URLs, log messages, previews, tests and debug-only code are ignored. To ignore a line, add a
      comment `// strex:disable:next RULE reason` above it, or use `disable:this` or `disable:previous`.
      `strex:disable RULE` applies until `strex:enable RULE`. You can also turn rules on and off in .strex.json. Less
      certain findings, such as strings that may be names, are only shown with --confidence low. In text output,
      findings with the same cause are grouped.

      With --payloads, or `payloads` in .strex.json, audit also checks the keys of push messages (loc-key,
      titleLocKey, body_loc_args …) in JSON files and in server code. The app's table Localizable must contain each
      key in each language, with a specifier for each argument.

      With --fix, audit fixes findings that have one safe fix: it writes `String(localized: "…")` around a literal,
      one key for a joined sentence, and `Text("…")` for `Text(verbatim: "…")`. Exits with 0 if everything is fine, 1
      for findings at or above --fail-on, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<FindingsRequest>] = .joined(
    FindingsRequest.options,
    [
      .optionalChoice("confidence", .input, "Show findings of this confidence or higher", sets: \.project.confidence),
      .paths("payloads", "PATH", .input, "Check the keys of push messages in this file or folder", sets: \.payloads)
        .advanced,
      .flag("fix", .changes, "Fix findings that have one safe fix; report the others", sets: \.fixes),
      .flag("dry-run", .safety, "Write nothing; print the changes of --fix as a diff", sets: \.isDry).reportOnly,
    ])
}
