// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Regular expressions and the collection algorithms for them.
  static let swiftRegex = InterfaceFile(
    "Swift",
    #"""
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput>
    }
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      init(_: String, as: Output.Type = _)
      init(verbatim: String)
      var regex: Regex<Output>
      func wholeMatch(in: String) -> Regex<Output>.Match?
      func wholeMatch(in: Substring) -> Regex<Output>.Match?
      func prefixMatch(in: String) -> Regex<Output>.Match?
      func prefixMatch(in: Substring) -> Regex<Output>.Match?
      func firstMatch(in: String) -> Regex<Output>.Match?
      func firstMatch(in: Substring) -> Regex<Output>.Match?
      func contains(captureNamed: String) -> Bool
      func ignoresCase(_: Bool = _) -> Regex<Output>
      func asciiOnlyWordCharacters(_: Bool = _) -> Regex<Output>
      func asciiOnlyDigits(_: Bool = _) -> Regex<Output>
      func asciiOnlyWhitespace(_: Bool = _) -> Regex<Output>
      func asciiOnlyCharacterClasses(_: Bool = _) -> Regex<Output>
      func dotMatchesNewlines(_: Bool = _) -> Regex<Output>
      func anchorsMatchLineEndings(_: Bool = _) -> Regex<Output>
      @dynamicMemberLookup struct Match {
        var range: Range<String.Index>
        var output: Output
        subscript<T>(dynamicMember _: KeyPath<Output, T>) -> T
      }
    }
    extension Regex where Output == AnyRegexOutput {
      init(_: String)
    }
    extension Regex.Match where Output == AnyRegexOutput {
      subscript(_: Int) -> AnyRegexOutput.Element
      subscript(_: String) -> AnyRegexOutput.Element?
      var count: Int
    }
    struct AnyRegexOutput: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<AnyRegexOutput>
      typealias SubSequence = Slice<AnyRegexOutput>
      subscript(_: String) -> AnyRegexOutput.Element?
      struct Element {
        var range: Range<String.Index>?
        var substring: Substring?
        var value: Any?
        var type: Any.Type
        var name: String?
      }
    }
    extension Collection {
      func trimmingPrefix(while: (Element) -> Bool) -> SubSequence
    }
    extension Collection where Element: Equatable {
      @_disfavoredOverload func contains<C>(_: C) -> Bool where C: Collection, Element == C.Element
      @_disfavoredOverload func split<C>(separator: C, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [SubSequence] where C: Collection, Element == C.Element
      func firstRange<C>(of: C) -> Range<Index>? where C: Collection, Element == C.Element
      func ranges<C>(of: C) -> [Range<Index>] where C: Collection, Element == C.Element
      func trimmingPrefix<Prefix>(_: Prefix) -> SubSequence where Prefix: Sequence, Element == Prefix.Element
    }
    extension StringProtocol {
      @_disfavoredOverload func contains(_: String) -> Bool
      @_disfavoredOverload func contains(_: Substring) -> Bool
    }
    extension BidirectionalCollection where SubSequence == Substring {
      @_disfavoredOverload func contains(_: some RegexComponent) -> Bool
      @_disfavoredOverload func firstRange(of: some RegexComponent) -> Range<Index>?
      @_disfavoredOverload func ranges(of: some RegexComponent) -> [Range<Index>]
      @_disfavoredOverload func split(separator: some RegexComponent, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [SubSequence]
      @_disfavoredOverload func trimmingPrefix(_: some RegexComponent) -> SubSequence
      func starts(with: some RegexComponent) -> Bool
      func firstMatch<Output>(of: some RegexComponent<Output>) -> Regex<Output>.Match?
      func matches<Output>(of: some RegexComponent<Output>) -> [Regex<Output>.Match]
      func wholeMatch<R>(of: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
      func prefixMatch<R>(of: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
    }
    extension RangeReplaceableCollection where Element: Equatable {
      func replacing<C, Replacement>(_: C, with: Replacement, maxReplacements: Int = _) -> Self where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
      func replacing<C, Replacement>(_: C, with: Replacement, subrange: Range<Index>, maxReplacements: Int = _) -> Self where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
      func replace<C, Replacement>(_: C, with: Replacement, maxReplacements: Int = _) where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
      func trimPrefix<Prefix>(_: Prefix) where Prefix: Sequence, Element == Prefix.Element
    }
    extension RangeReplaceableCollection where SubSequence == Substring {
      @_disfavoredOverload func replacing<Replacement>(_: some RegexComponent, with: Replacement, maxReplacements: Int = _) -> Self where Replacement: Collection, Replacement.Element == Character
      func replacing<Output, Replacement>(_: some RegexComponent<Output>, maxReplacements: Int = _, with: (Regex<Output>.Match) -> Replacement) -> Self where Replacement: Collection, Replacement.Element == Character
      func replace<Replacement>(_: some RegexComponent, with: Replacement, maxReplacements: Int = _) where Replacement: Collection, Replacement.Element == Character
      func replace<Output, Replacement>(_: some RegexComponent<Output>, maxReplacements: Int = _, with: (Regex<Output>.Match) -> Replacement) where Replacement: Collection, Replacement.Element == Character
    }
    """#)
}
