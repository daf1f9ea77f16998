import TextBasics

/// A message about a unit of an import: why it was not imported, or which additional change was made.
public struct ImportRemark: Sendable, Equatable {
  public var reason: Reason
  public var unit: String
  /// The 1-based line of the unit in the file.
  public var line: Int
  public var column: Int

  public init(reason: Reason, unit: String, line: Int, column: Int) {
    (self.reason, self.unit) = (reason, unit)
    (self.line, self.column) = (line, column)
  }

  public enum Reason: Sendable, Equatable {
    /// The catalog has no such key, or the key has no such case.
    case unknownUnit
    case untranslated
    /// The translation has a state that means unfinished.
    case unfinished(String)
    case emptyWithoutState
    /// The file has another source text, which is the associated value.
    case changedSource(String)
    /// The file has a source text that differs only in white space.
    case changedWhitespace(String)
    case otherShape
    case unknownSubstitution(String)
    case notTranslatable
    /// The text cannot be represented in a catalog, for the given reason.
    case uncrossable(String)
    /// The format specifiers do not fit.
    case unfitting(ImportFault)
    /// Two keys of the catalog have the same id.
    case ambiguous
    /// Xcode 27 ignores translations of the key, because the key ends like the path of a variation.
    case pathLikeKey
    /// The unit occurred before with another translation, which was imported.
    case repeated
    /// The catalog cannot be changed, for the given reason.
    case unwritable(String)
    case cleared
    case flattened
    /// Strings were copied from the source language in state `new`, because the others would not compile without them.
    case completed
  }

  /// Whether the unit was not imported.
  public var isRefusal: Bool {
    switch reason {
    case .cleared, .flattened, .completed: false
    default: true
    }
  }

  /// Whether the unit is merely waiting for its translator.
  public var isPending: Bool {
    switch reason {
    case .untranslated, .unfinished, .emptyWithoutState: true
    default: false
    }
  }

  /// Whether the app would crash with the text or show a different text than in the source language.
  public var isError: Bool { if case .unfitting = reason { true } else { false } }

  /// The name of the reason in kebab case.
  public var identifier: String {
    switch reason {
    case .unknownUnit: "unknown-unit"
    case .untranslated, .emptyWithoutState: "untranslated"
    case .unfinished: "unfinished"
    case .changedSource, .changedWhitespace: "changed-source"
    case .otherShape: "other-shape"
    case .unknownSubstitution: "unknown-substitution"
    case .notTranslatable: "not-translatable"
    case .uncrossable: "cannot-cross"
    case .unfitting(let fault): fault.rule
    case .ambiguous, .pathLikeKey, .repeated: "ambiguous-unit"
    case .unwritable: "unwritable-entry"
    case .cleared: "cleared"
    case .flattened: "flattened"
    case .completed: "completed"
    }
  }

  /// A sentence without full stop.
  public var sentence: String {
    let name = TerminalSafeText.quoted(unit)
    switch reason {
    case .unfitting, .unwritable: return "\(name) was skipped: \(clause)"
    default: return isRefusal ? "\(name) was skipped because \(clause)" : "\(name) \(clause)"
    }
  }

  private var clause: String {
    switch reason {
    case .unknownUnit: "the catalog has no such key or variation"
    case .untranslated: "it has no translation"
    case .unfinished(let state): "its translation is not finished (state \(TerminalSafeText.word(state)))"
    case .emptyWithoutState: "its translation is empty and has no state"
    case .changedSource(let text):
      "its source string was \(TerminalSafeText.quoted(text)) when it was translated and has changed since then"
    case .changedWhitespace(let text):
      "its source string \(TerminalSafeText.quoted(text)) differs from the one in the catalog only in whitespace"
    case .unfitting(let fault): fault.sentence
    case .otherShape: "the string varies differently in the catalog"
    case .unknownSubstitution(let name): "the catalog has no substitution \(TerminalSafeText.quoted(name))"
    case .notTranslatable: "it is marked as not translatable"
    case .ambiguous: "two strings in the catalog have this ID"
    case .pathLikeKey: "Xcode 27 ignores translations for keys that end like a variation path"
    case .repeated: "an earlier unit has already translated it"
    case .unwritable(let message), .uncrossable(let message): message
    case .cleared: "was imported with an empty translation, so users see no text"
    case .flattened: "has elements in its translation; only their text was imported"
    case .completed: "is incomplete, so the missing parts were copied from the source language and marked as new"
    }
  }
}
