import TextBasics

/// A problem with an entry to compile.
public struct CompilationProblem: Sendable, Equatable {
  /// Whether no file must be written because of it.
  public let isError: Bool
  /// In kebab case: `undefined-substitution`.
  public let identifier: String
  /// The message of Apple's compiler if it has one, followed by language and key. Without a full stop.
  public let sentence: String
  public let key: String
  /// The language of the string, if it has a single one.
  public let language: String?
  /// The 1-based line and byte column of the key in the catalog, or `nil` if the key was not read from a file.
  public internal(set) var place: (line: Int, column: Int)?

  private init(
    _ isError: Bool, _ identifier: String, _ sentence: String, _ language: String, _ key: String, path: String = ""
  ) {
    self.isError = isError
    self.identifier = identifier
    (self.key, self.language) = (key, language)
    self.sentence = sentence + " (\(TerminalSafeText.escaped(language)): \(TerminalSafeText.escaped(key + path)))"
  }

  /// Creates an error whose sentence already contains the key.
  private init(_ identifier: String, _ sentence: String, key: String) {
    (isError, self.identifier, self.sentence, self.key) = (true, identifier, sentence, key)
    language = nil
  }

  static func undefined(_ name: String, _ language: String, _ key: String) -> Self {
    let sentence = "Referencing undefined substitution '\(TerminalSafeText.escaped(name))'"
    return Self(true, "undefined-substitution", sentence, language, key)
  }

  static func unused(_ name: String, _ language: String, _ key: String) -> Self {
    let name = TerminalSafeText.escaped(name)
    let sentence = "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string"
    return Self(false, "unused-substitution", sentence, language, key, path: "|==|substitutions.\(name)")
  }

  static func withoutNumber(_ language: String, _ key: String) -> Self {
    let sentence = """
      Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings \
      that do not reference the number of items, use separate top-level strings for one and greater than one.
      """
    return Self(true, "plural-without-number", sentence, language, key)
  }

  static func withoutText(_ language: String, _ key: String) -> Self {
    Self(true, "substitutions-without-text", "Substitutions need a string that references them", language, key)
  }

  /// - Parameter id: the key and the path of the case.
  static func variedFallback(_ language: String, _ key: String, id: String) -> Self {
    let path = String(id.dropFirst(key.count))
    return Self(true, "varied-fallback", "Fallback value cannot be further varied", language, key, path: path)
  }

  /// - Parameter id: the key and the path of the case.
  static func variedPlural(_ language: String, _ key: String, id: String) -> Self {
    let path = String(id.dropFirst(key.count))
    return Self(true, "varied-plural", "Plural case cannot be further varied", language, key, path: path)
  }

  static func missingUnit(_ language: String, _ key: String) -> Self {
    let path = ["strings", key, "localizations", language].map { "'\(TerminalSafeText.escaped($0))'" }
    let sentence = "Missing required key 'stringUnit' inside \(path.joined(separator: " -> "))"
    return Self("substitutions-without-text", sentence, key: key)
  }

  static func tooDeep(_ language: String, _ key: String) -> Self {
    Self(
      true, "deep-variation", "A plural form cannot vary further, and a string can vary only by device and number",
      language, key)
  }

  static func unusableLanguage(_ language: String, _ key: String) -> Self {
    Self(true, "unusable-language", "This language cannot be used as a folder name", language, key)
  }

  static func control(_ language: String, _ key: String) -> Self {
    let sentence =
      "this string contains a control character, which is not allowed in XML; remove the character or write binary tables"
    return Self(true, controlIdentifier, sentence, language, key)
  }

  /// Whether the format of a table cannot store the characters of a string.
  public var isOfCharacters: Bool { identifier == Self.controlIdentifier }

  private static let controlIdentifier = "control-character"

  static func phrases(_ language: String, _ key: String) -> Self {
    Self(false, "phrases", "App Shortcut phrases are not compiled", language, key)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.isError == b.isError && a.identifier == b.identifier && a.sentence == b.sentence
      && a.place?.line == b.place?.line && a.place?.column == b.place?.column
  }
}
