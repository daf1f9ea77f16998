/// A `.strings` table in the language of the sources, and the files that belong to it.
package struct SourceTable: Sendable, Equatable {
  /// A table of the same name in another language.
  package struct Translation: Sendable, Equatable {
    package let path: FilePath
    package let language: String

    package init(path: FilePath, language: String) { (self.path, self.language) = (path, language) }
  }

  package let path: FilePath
  /// The language of the sources.
  package let language: String
  /// The `.stringsdict` files of the same name in all languages: their keys need no text here.
  package let stringsDicts: [FilePath]
  /// The `.strings` files in other languages, sorted.
  package let translations: [Translation]

  package init(path: FilePath, language: String, stringsDicts: [FilePath] = [], translations: [Translation] = []) {
    (self.path, self.language) = (path, language)
    (self.stringsDicts, self.translations) = (stringsDicts, translations)
  }
}
