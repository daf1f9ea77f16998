import StringCatalog

/// One text of a catalog as translators see it: a string, or one case of a string that varies.
public struct ExchangeUnit: Sendable, Equatable {
  /// Unique in a file: the key, followed by `|==|` and the ``path``.
  public var id: String
  public var key: String
  public var path: UnitPath
  /// `nil` if Xcode writes none: for a case of a substitution that the source language lacks.
  public var source: ExchangeText?
  /// `nil` if the language has none.
  public var target: Target?
  /// The comment. Empty if there is none.
  public var note: String
  /// Whether Xcode generated the comment.
  public var isNoteGenerated: Bool
  public var isTranslatable: Bool

  public struct Target: Sendable, Equatable {
    public var text: ExchangeText
    public var state: StringUnit.State

    public init(_ text: ExchangeText, _ state: StringUnit.State) { (self.text, self.state) = (text, state) }
  }
}

extension ExchangeUnit {
  /// Creates a unit of a table.
  public init(id: String, key: String, source: String, note: String, target: Target?) {
    (self.id, self.key, path) = (id, key, UnitPath())
    (self.source, self.note, self.target) = (.plain(source), note, target)
    (isNoteGenerated, isTranslatable) = (false, true)
  }
}

extension [ExchangeUnit] {
  /// The units in the order of ids in Xcode's files.
  public var inExchangeOrder: [ExchangeUnit] {
    let order = map { UnitOrder($0.id) }
    return indices.sorted { order[$0].precedes(order[$1]) }.map { self[$0] }
  }
}

/// The text of a unit.
public enum ExchangeText: Sendable, Equatable {
  case plain(String)
  /// The phrases of an App Shortcut.
  case set([String])

  /// The text, or the phrases.
  package var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .set(let texts): texts
    }
  }

  /// The text, or the phrases, one per line.
  public var joined: String { texts.joined(separator: "\n") }

  public var isEmpty: Bool { texts.allSatisfy(\.isEmpty) }

  var isSet: Bool { if case .set = self { true } else { false } }

  /// Compares code units: a precomposed and a decomposed `é` differ.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.plain(let a), .plain(let b)): a.utf8.elementsEqual(b.utf8)
    case (.set(let a), .set(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    case (.plain, .set), (.set, .plain): false
    }
  }
}

extension ExchangeText {
  /// Returns the text as a list of phrases, one per line, if the other text is such a list. Tables have no lists.
  func like(_ other: ExchangeText?) -> ExchangeText {
    guard case .plain(let text) = self, case .set = other else { return self }
    return .set(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}

/// The work that a unit may need.
public enum ExchangeNeed: String, CaseIterable, Sendable {
  /// The translation is missing.
  case missing
  case needsReview = "needs-review"

  public func has(_ unit: ExchangeUnit) -> Bool {
    guard unit.isTranslatable else { return false }
    switch self {
    case .missing: return unit.target == nil || unit.target?.state == .new
    case .needsReview: return unit.target?.state == .needsReview
    }
  }
}

extension StringUnit.State {
  /// A machine translation that has not been reviewed.
  public static let machineTranslated = StringUnit.State(rawValue: "machine_translated")
}
