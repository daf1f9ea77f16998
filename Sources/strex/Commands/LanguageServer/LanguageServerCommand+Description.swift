extension LanguageServerCommand {
  static let description = CommandDescription(
    name: "lsp", summary: "Run the language server for editors", group: .integration, operands: .folder,
    discussion: """
      Runs a Language Server Protocol server on standard input and output, for editors. It reports missing keys and
      the findings of audit and lint while you type.

      The server shows the translations of a literal, or why it has none. It goes from a literal to its entry and from
      an entry to its literals, and completes keys and tables. It offers edits to localize a string, suppress a
      finding, add a comment for translators, mark a translation as reviewed, and update the catalogs. Unsaved changes
      are taken into account. FOLDER is used if the editor does not send a folder. The server does not write files,
      but sends edits to the editor.
      """)
}
