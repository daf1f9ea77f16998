import StringCatalog

/// One text of a catalog as translators get it: a string, or one case of a string that varies.
public struct ExchangeUnit: Sendable, Equatable {
  /// Unique in a file: the key, and behind `|==|` the ``path``.
  public var id: String
  public var key: String
  public var path: UnitPath
  /// `nil` where Xcode writes none: a case of a substitution that the source language lacks.
  public var source: ExchangeText?
  /// `nil` where the language has nothing.
  public var target: Target?
  /// The comment; empty where there is none.
  public var note: String
  /// Whether Xcode's model wrote the comment.
  public var isNoteGenerated: Bool
  public var isTranslatable: Bool

  public struct Target: Sendable, Equatable {
    public var text: ExchangeText
    public var state: StringUnit.State

    public init(_ text: ExchangeText, _ state: StringUnit.State) {
      (self.text, self.state) = (text, state)
    }
  }
}

extension ExchangeUnit {
  /// A unit of a table.
  public init(id: String, key: String, source: String, note: String, target: Target?) {
    (self.id, self.key, path) = (id, key, UnitPath())
    (self.source, self.note, self.target) = (.plain(source), note, target)
    (isNoteGenerated, isTranslatable) = (false, true)
  }
}

extension [ExchangeUnit] {
  /// In the order of ids in Xcode's files.
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

  /// The text, or the first phrases on a line each.
  public var joined: String {
    switch self {
    case .plain(let text): text
    case .set(let texts): texts.joined(separator: "\n")
    }
  }

  public var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .set(let texts): texts.allSatisfy(\.isEmpty)
    }
  }

  var isSet: Bool { if case .set = self { true } else { false } }

  /// Compares code units: `é` in one character is another text than in two.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.plain(let a), .plain(let b)): a.utf8.elementsEqual(b.utf8)
    case (.set(let a), .set(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    case (.plain, .set), (.set, .plain): false
    }
  }
}

extension ExchangeText {
  /// The text as a list of phrases where another one is such a list, a phrase a line: tables have no lists.
  func like(_ other: ExchangeText?) -> ExchangeText {
    guard case .plain(let text) = self, case .set = other else { return self }
    return .set(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}

/// What a unit may be waiting for.
public enum ExchangeNeed: String, CaseIterable, Sendable {
  /// A translation.
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
  /// A machine's translation that nobody has looked at.
  public static let machineTranslated = StringUnit.State(rawValue: "machine_translated")
}
