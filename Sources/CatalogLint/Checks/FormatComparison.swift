import Diagnostics
import StringCatalog
import TextBasics

/// The differences between the arguments that a string takes and those that it is passed.
struct FormatComparison {
  struct Difference {
    let rule: RuleDescription
    let text: LocalizedText
    /// The position of the argument, or 0 for the whole text.
    let position: Int
    /// The predicate of a sentence whose subject is the text.
    let message: String

    /// The identity of a difference: calls that pass different arguments may have the same one.
    struct Identity: Hashable {
      let rule: String
      let start: Int
      let position: Int
    }

    var identity: Identity { Identity(rule: rule.identifier, start: text.node.range.lowerBound, position: position) }
  }

  private(set) var differences: [Difference] = []
  private let text: LocalizedText
  private let expectation: FormatExpectation

  init(
    _ arguments: FormatArguments, _ text: LocalizedText, _ expectation: FormatExpectation, isSource: Bool
  ) {
    self.text = text
    self.expectation = expectation
    for name in arguments.unknownSubstitutions {
      add(
        FormatCheck.substitution, text, 0,
        "uses the substitution \(TerminalSafeText.quoted(name)), which does not exist")
    }
    if arguments.hasLooseArgument, !expectation.ofKey.hasLooseArgument {
      add(FormatCheck.looseArgument, text, 0, "contains `%arg`, which is only valid in substitutions")
    }
    for (position, uses) in arguments.uses.sorted(by: { $0.key < $1.key }) {
      for use in uses { compare(use, position) }
    }
    addExtra(arguments)
    if !isSource || expectation.origin == .key { addMissing(arguments) }
    if arguments.isMixed, !isSource || expectation.origin != .source {
      add(FormatCheck.mixed, text, 0, "takes an argument both with and without its position")
    }
  }

  private mutating func compare(_ use: FormatArguments.Use, _ position: Int) {
    let text = use.text ?? text
    guard let kind = expectation.arguments.kind(at: position) else { return }
    let agreement = use.kind.agreement(with: kind)
    guard let rule = Self.rule(agreement) else { return }
    // Code often passes an `Int` for `%d` or `%c`, which is harmless. Only strings that differ in this are reported.
    if agreement == .otherWidth || use.kind == .character,
      expectation.written.kind(at: position) ?? use.kind == use.kind
    {
      return
    }
    let spelling = expectation.arguments.uses[position]?.first?.spelling ?? ""
    add(rule, text, position, "formats argument \(position) with \(use.spelling), \(origin) \(spelling)")
  }

  /// Adds one finding for all surplus arguments, at the text that takes the first of them.
  private mutating func addExtra(_ arguments: FormatArguments) {
    if expectation.origin == .unknown { return }
    let extra = arguments.uses.filter { position, uses in
      position > expectation.arguments.count && (expectation.isFormatted || !uses.allSatisfy(\.isPartOfURL))
    }
    guard let first = extra.keys.min(), let use = extra[first]?.first else { return }
    let more = extra.count > 1 ? " and \(extra.count - 1) more" : ""
    add(FormatCheck.extra, use.text ?? text, first, "expects argument \(first) (\(use.spelling))\(more), but \(passed)")
  }

  private static func rule(_ agreement: ArgumentKind.Agreement) -> RuleDescription? {
    switch agreement {
    case .same: nil
    case .otherWidth: FormatCheck.width
    case .otherType: FormatCheck.type
    }
  }

  /// Adds one finding for all missing arguments. Other rules report empty strings and strings with an invalid percent
  /// sign or position.
  private mutating func addMissing(_ arguments: FormatArguments) {
    if text.unit.value.isEmpty || arguments.isMixed || FormatString(text.unit.value).hasStrayPercent { return }
    let missing = expectation.shown.uses.filter { position, uses in
      arguments.uses[position] == nil && expectation.arguments.uses[position] != nil && !isCounted(uses)
        && !uses.allSatisfy(\.isEnding)
    }.sorted { $0.key < $1.key }
    guard let first = missing.first else { return }
    let list = missing.map { "\($0.key) (\($0.value[0].spelling))" }.joined(separator: ", ")
    add(FormatCheck.missing, text, first.key, "omits argument\(missing.count == 1 ? "" : "s") \(list)\(damage)")
  }

  /// The end of a message about missing arguments that names a damaged specifier: `1$@` or `٪ @`.
  private var damage: String {
    let rest = FormatString(text.unit.value).replacing { _, _ in " " }
    guard let found = rest.firstMatch(of: Self.damagedSpecifier) else { return "" }
    return "; \(TerminalSafeText.quoted(String(found.output))) is not a specifier"
  }

  nonisolated(unsafe) private static let damagedSpecifier =
    /[٪％]\s?(?:[0-9]\$\s?)?(?:@|l{0,2}[du])|\b[0-9]\$\s?(?:@|l{0,2}[du])/

  /// Returns whether the argument is the number by which the text varies. The plural already expresses it, and another
  /// rule checks it.
  private func isCounted(_ uses: [FormatArguments.Use]) -> Bool {
    guard let category = text.pluralCategory, category != "other" else { return false }
    return uses.contains { use in
      switch use.kind {
      case .integer, .character, .any: true
      case .object, .floating, .cString: false
      }
    }
  }

  private var passed: String {
    let count = expectation.arguments.count
    return count == 0 ? "none is passed" : "\(count) \(count == 1 ? "is" : "are") passed"
  }

  private var origin: String {
    switch expectation.origin {
    case .code(let place): "but the code at \(place) passes"
    case .key: "but the key has"
    case .source, .unknown: "but the source has"
    }
  }

  private mutating func add(_ rule: RuleDescription, _ text: LocalizedText, _ position: Int, _ message: String) {
    let isKnown = differences.contains { known in
      known.rule == rule && known.position == position && known.text.node.range == text.node.range
    }
    if !isKnown { differences.append(Difference(rule: rule, text: text, position: position, message: message)) }
  }
}
