/// A table in the language of the sources, and the files that belong to it.
package struct SourceTable: Sendable, Equatable {
  /// The tables of the same name in another language; at least one is there.
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

  /// The `.strings` file, or the `.stringsdict` where there is none.
  package let path: FilePath
  /// The language of the sources.
  package let language: String
  /// The `.stringsdict` beside the `.strings` file, in the same language.
  package let stringsDict: FilePath?
  /// By the paths of their files.
  package let translations: [Translation]

  package init(path: FilePath, language: String, stringsDict: FilePath? = nil, translations: [Translation] = []) {
    (self.path, self.language) = (path, language)
    (self.stringsDict, self.translations) = (stringsDict, translations)
  }

  /// All its `.stringsdict` files: their keys need no text in the table.
  package var stringsDicts: [FilePath] { [stringsDict].compactMap { $0 } + translations.compactMap(\.stringsDict) }

  /// All its files.
  package var files: [FilePath] { [path] + stringsDicts + translations.compactMap(\.path) }
}
