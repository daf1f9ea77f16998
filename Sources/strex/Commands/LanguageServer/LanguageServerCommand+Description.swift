extension LanguageServerCommand {
  static let description = CommandDescription(
    name: "lsp", summary: "Run the language server for editors", group: .integration, operands: .folder,
    discussion: """
      Runs a Language Server Protocol server on standard input and output, for editors. While you type, it reports
      missing keys and the findings of audit and lint.

      The server shows the translations of a literal, or why the literal has none. You can jump from a literal to its
      entry and from an entry to its literals, and complete the names of keys and tables. The server offers edits that
      localize a string, suppress a finding, add a comment for translators, mark a translation as reviewed, and update
      the catalogs. It takes unsaved changes into account. If the editor does not send a folder, the server uses FOLDER.
      It does not write files itself, but sends the edits to the editor.
      """)
}
