extension LanguageServerCommand {
  static let description = CommandDescription(
    name: "lsp", summary: "Run the language server for editors", group: .integration, operands: .folder,
    usesDispatch: true,
    discussion: """
      Runs a Language Server Protocol server for editors on standard input and output. While you type, it reports
      missing keys and findings from audit and lint.

      The server shows a literal's translations, or why the literal has none. You can jump from a literal to its
      entry and from an entry to its literals, and complete key and table names. The server offers edits that
      localize a string, suppress a finding, add a comment for translators, mark a translation as reviewed, or update
      the catalogs. It takes unsaved changes into account. If the editor does not send a folder, the server uses FOLDER.
      The server never writes files; it sends its edits to the editor.
      """)
}
