extension LanguageServerCommand {
  static let description = CommandDescription(
    name: "lsp", summary: "Run the language server for editors", group: .integration, operands: .folder,
    discussion: """
      Runs a Language Server Protocol server on standard input and output, which editors start. It reports missing
      keys and the findings of audit and lint while you type.

      It shows the translations of a literal, or why it has none; goes from a literal to its entry and from an entry
      to its literals; completes keys and tables; and offers edits: localize a text, suppress a finding, add a comment
      for translators, mark a translation as reviewed, and update the catalogs. Unsaved changes are taken into
      account. FOLDER is used if the editor does not send a folder. The server writes no files; the editor makes the
      edits.
      """)
}
