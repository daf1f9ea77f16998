import TextBasics

/// What an import has to say of a unit: why it is left alone, or what it does beside what was asked for.
public struct ImportRemark: Sendable, Equatable {
  public var reason: Reason
  public var unit: String
  /// Where the unit stands in the file, from 1.
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
    /// The state with which the translation came.
    case unfinished(String)
    case emptyWithoutState
    /// The text that the file has for the source language's.
    case changedSource(String)
    /// The same for a text that differs only in white space.
    case changedWhitespace(String)
    case otherShape
    case unknownSubstitution(String)
    case notTranslatable
    /// Why the text has no equal in a catalog.
    case uncrossable(String)
    /// The format specifiers do not fit.
    case unfitting(ImportFault)
    /// Two keys of the catalog make the same id.
    case ambiguous
    /// It came before with another translation, which is taken.
    case repeated
    /// What stands in the way of a change in the catalog itself.
    case unwritable(String)
    case cleared
    case flattened
    /// Texts were taken from the source language, in state `new`, without which the others would not compile.
    case completed
  }

  /// Whether the unit was not taken.
  public var isRefusal: Bool {
    switch reason {
    case .cleared, .flattened, .completed: false
    default: true
    }
  }

  /// Whether nobody did anything wrong: the unit waits for its translator.
  public var isPending: Bool {
    switch reason {
    case .untranslated, .unfinished, .emptyWithoutState: true
    default: false
    }
  }

  /// Whether the text would crash the app, or show something else than the source text does.
  public var isError: Bool { if case .unfitting = reason { true } else { false } }

  /// A name in kebab case for the reason.
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
    case .ambiguous, .repeated: "ambiguous-unit"
    case .unwritable: "unwritable-entry"
    case .cleared: "cleared"
    case .flattened: "flattened"
    case .completed: "completed"
    }
  }

  /// A sentence without full stop.
  public var sentence: String {
    let name = TerminalSafeText.quoted(unit)
    return isRefusal ? "\(name) is left alone: \(clause)" : "\(name) \(clause)"
  }

  private var clause: String {
    switch reason {
    case .unknownUnit: "the catalog has no such key or case"
    case .untranslated: "it has no translation"
    case .unfinished(let state): "its translation is not finished: its state is \(TerminalSafeText.word(state))"
    case .emptyWithoutState: "its translation is empty, and no state says that it has to be"
    case .changedSource(let text): "it was translated from \(TerminalSafeText.quoted(text)), which has changed since"
    case .changedWhitespace(let text):
      "the white space of its source text \(TerminalSafeText.quoted(text)) differs from the catalog's"
    case .unfitting(let fault): fault.sentence
    case .otherShape: "the text of the catalog varies by other things"
    case .unknownSubstitution(let name): "the catalog has no substitution \(TerminalSafeText.quoted(name))"
    case .notTranslatable: "it is not to be translated"
    case .ambiguous: "two texts of the catalog have this id"
    case .repeated: "it came before, with another translation"
    case .unwritable(let message), .uncrossable(let message): message
    case .cleared: "loses its text: its translation is empty"
    case .flattened: "has elements in its translation: the text alone is taken"
    case .completed: "is not all: what else its text needs is taken from the source language as new"
    }
  }
}
