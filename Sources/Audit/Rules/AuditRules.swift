import Diagnostics

/// The rules of the audit, in the order of the documentation. If several have a remark on a string, or findings of one
/// aspect at one place, the first one wins.
public enum AuditRules {
  static let rules: [any AuditRule] = [
    FormatCall(), ErrorText(), ConcatenatedText(), RawValueText(), InterpolatedLiteral(), UnsupportedInterpolation(),
    FormattedNumber(),
    MismatchedSpecifier(),
    HandMadePlural(), StringParameter(), VerbatimText(), VerbatimProse(), UIKitLiteral(),
    AppKitLiteral(), AttributedLiteral(), NotificationLiteral(), DynamicKey(), DynamicTable(), KeyAsString(),
    UnknownTable(), TargetWithoutCatalog(), PhraseWithoutTable(),
    BranchContext(), MainBundleLookup(), LocalizedComparison(), KeyNotInCatalog(), MissingComment(), ShortcutPhrase(),
    WordInTwoRoles(), JoinedList(), NameOrder(), LanguageChoice(), LeftRightLayout(), UnmirroredSymbol(),
    FixedTextSize(),
  ]

  public static let all = rules.map(\.description)

  /// The identifier of the rule about keys that are in no catalog.
  public static let keyNotInCatalog = KeyNotInCatalog().description.identifier

  /// The identifier of the rule about targets without a catalog.
  public static let targetWithoutCatalog = TargetWithoutCatalog().description.identifier

  /// The identifiers of the rules that matter if a catalog has a language that is written from right to left.
  public static let directionRules: Set<String> = [
    LeftRightLayout().description.identifier, UnmirroredSymbol().description.identifier,
  ]
}
