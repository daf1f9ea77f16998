/// How complete the translation into a language is.
public typealias LanguageCoverage = (language: String, count: TranslationCount)
