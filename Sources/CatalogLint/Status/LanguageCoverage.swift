/// The completeness of the translation into a language.
public typealias LanguageCoverage = (language: String, count: TranslationCount)
