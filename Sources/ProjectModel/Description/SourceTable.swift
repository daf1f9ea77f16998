/// A table in the source language, and the files that belong to it.
package struct SourceTable: Sendable, Equatable {
  /// The tables of the same name in another language. At least one exists.
  package struct Translation: Sendable, Equatable {
    package let language: String
    /// The `.strings` file.
    package let path: FilePath?
    package let stringsDict: FilePath?

    /// One of the files.
    package var first: FilePath? { path ?? stringsDict }

    package init(language: String, path: FilePath?, stringsDict: FilePath? = nil) {
      (self.language, self.path, self.stringsDict) = (language, path, stringsDict)
    }
  }

  /// The `.strings` file if there is one, otherwise the `.stringsdict`.
  package let path: FilePath
  /// The source language.
  package let language: String
  /// The `.stringsdict` next to the `.strings` file, in the same language.
  package let stringsDict: FilePath?
  /// The translations, ordered by the paths of their files.
  package let translations: [Translation]

  package init(path: FilePath, language: String, stringsDict: FilePath? = nil, translations: [Translation] = []) {
    (self.path, self.language) = (path, language)
    (self.stringsDict, self.translations) = (stringsDict, translations)
  }

  /// All its `.stringsdict` files: their keys need no text in the table.
  package var stringsDicts: [FilePath] { [stringsDict].compactMap { $0 } + translations.compactMap(\.stringsDict) }

  package var files: [FilePath] { [path] + stringsDicts + translations.compactMap(\.path) }
}
