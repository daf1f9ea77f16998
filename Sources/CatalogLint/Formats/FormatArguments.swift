import StringCatalog
import TextBasics

/// The arguments that a string takes, by 1-based position.
public struct FormatArguments: Sendable {
  /// One specifier that takes an argument.
  struct Use: Sendable {
    let kind: ArgumentKind
    /// The specifier as text.
    let spelling: String
    /// The text that contains it, or `nil` for a key.
    let text: LocalizedText?
    /// Whether it follows letters, like the `%@` in `seat%@`, which is the plural ending in one language.
    var isEnding = false

    /// Whether it may be an escaped character of a URL, such as `%20C`, in a string that is not formatted.
    var isPartOfURL: Bool { spelling.wholeMatch(of: /%[0-9A-F]{2}.*|%[A-F]/) != nil }
  }

  /// The uses of each argument, in the order of the text.
  private(set) var uses: [Int: [Use]] = [:]
  /// Undefined substitutions in the text.
  private(set) var unknownSubstitutions: [String] = []
  /// The positions that specifiers name.
  private var named: Set<Int> = []
  /// The positions of the specifiers that name none. Foundation counts only these: in `%1$@ %@`, both are the first.
  private var counted: Set<Int> = []
  /// Whether an argument is taken by specifiers with and without a position.
  var isMixed: Bool { !named.isDisjoint(with: counted) }
  /// Whether `%arg` occurs in a string outside of any substitution.
  private(set) var hasLooseArgument = false

  /// The position of the last argument.
  package var count: Int { uses.keys.max() ?? 0 }
  package var isEmpty: Bool { uses.isEmpty }

  /// The specifiers of the arguments by position, for messages: `%@, %lld`.
  package var list: String {
    uses.sorted { $0.key < $1.key }.compactMap(\.value.first?.spelling).joined(separator: ", ")
  }

  /// Returns whether a text takes the same arguments.
  package func areEqual(to other: FormatArguments) -> Bool {
    uses.mapValues { $0[0].kind } == other.uses.mapValues { $0[0].kind }
  }

  /// Returns the type that an argument is used with, or `nil` if the text does not take it.
  package func kind(at position: Int) -> ArgumentKind? { uses[position]?.first?.kind }

  /// Reads the arguments of a key or another text without substitutions.
  public init(of text: String) {
    var next = 1
    add(text, in: nil, next: &next, substitutions: [:])
  }

  /// Reads the arguments of a single text of a localization, including those in its substitutions.
  init(of text: LocalizedText, in localization: LocalizedTexts) {
    var next = 1
    add(text.unit.value, in: text, next: &next, substitutions: localization.substitutions)
    // Visits each substitution once, even if substitutions refer to each other.
    var open = Array(used)
    var seen = Set(open)
    while let name = open.popLast() {
      guard let position = positions[name] else { continue }
      for inner in localization.texts(ofSubstitution: name) {
        var next = position
        used = []
        add(inner.unit.value, in: inner, next: &next, substitutions: localization.substitutions, own: position)
        open += used.filter { seen.insert($0).inserted }
      }
    }
  }

  /// The substitutions that a text uses.
  private var used: [String] = []
  private var positions: [String: Int] = [:]

  /// - Parameters:
  ///   - next: the position of the next argument without a position.
  ///   - own: the argument of the substitution that the text belongs to.
  private mutating func add(
    _ value: String, in text: LocalizedText?, next: inout Int, substitutions: [String: Substitution], own: Int? = nil
  ) {
    let string = FormatString(value)
    if string.specifiers.isEmpty { return }
    let bytes = Array(value.utf8)
    for (specifier, spelling) in zip(string.specifiers, string.spellings) {
      let start = specifier.range.lowerBound
      let isEnding = specifier.kind == .value && start > 1 && bytes[start - 2..<start].allSatisfy(\.isLetter)
      func use(_ kind: ArgumentKind, _ spelling: String = spelling) -> Use {
        Use(kind: kind, spelling: spelling, text: text, isEnding: isEnding)
      }
      if specifier.hasArgumentWidth, specifier.position == nil {
        for _ in spelling.filter({ $0 == "*" }) { take(&next, nil, use(.integer(bits: 32), "*")) }
      }
      switch specifier.kind {
      case .value:
        let use = use(ArgumentKind(conversion: specifier.conversion))
        if var position = specifier.position {
          named.insert(position)
          take(&position, nil, use)
        } else {
          if own == nil { counted.insert(next) }
          take(&next, nil, use)
        }
      case .argument:
        if own == nil { hasLooseArgument = true }
        take(&next, specifier.position ?? own, use(.any))
      case .substitution:
        let known = substitutions[specifier.conversion]
        if text != nil, known == nil { unknownSubstitutions.append(specifier.conversion) }
        let position = specifier.position ?? known?.argumentNumber
        positions[specifier.conversion] = position ?? next
        used.append(specifier.conversion)
        take(&next, position, use(known?.kind ?? .any, known?.spelling ?? spelling))
      }
    }
  }

  private mutating func take(_ next: inout Int, _ position: Int?, _ use: Use) {
    let place = position ?? next
    // No text has more arguments. The limit keeps a number in a malicious file from becoming an allocation size.
    if place < 1 || place > 999 { return }
    uses[place, default: []].append(use)
    if place == next { next += 1 }
  }
}

extension Substitution {
  fileprivate var kind: ArgumentKind { formatSpecifier.map { ArgumentKind(conversion: $0) } ?? .any }

  /// The text for messages: `%lld in %#@seats@`.
  fileprivate var spelling: String { formatSpecifier.map { "%\($0) in %#@\(name)@" } ?? "%#@\(name)@" }
}
