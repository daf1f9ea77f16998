// A table: declarations of Algorithms in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Further algorithms over sequences and collections.
  static let algorithms = PackageInterface(
    "Algorithms",
    #"""
    import Swift
    extension Sequence {
      func adjacentPairs() -> AdjacentPairsSequence<Self>
      func compacted<Unwrapped>() -> [Unwrapped] where Element == Unwrapped?
      func firstNonNil<Result>(_: (Element) -> Result?) -> Result?
      func grouped<GroupKey: Hashable>(by: (Element) -> GroupKey) -> [GroupKey: [Element]]
      func interspersed(with: Element) -> [Element]
      func keyed<Key: Hashable>(by: (Element) -> Key) -> [Key: Element]
      func max(count: Int) -> [Element]
      func max(count: Int, sortedBy: (Element, Element) -> Bool) -> [Element]
      func min(count: Int) -> [Element]
      func min(count: Int, sortedBy: (Element, Element) -> Bool) -> [Element]
      func minAndMax() -> (min: Element, max: Element)?
      func minAndMax(by: (Element, Element) -> Bool) -> (min: Element, max: Element)?
      func partitioned(by: (Element) -> Bool) -> (falseElements: [Element], trueElements: [Element])
      func randomSample(count: Int) -> [Element]
      func reductions<Result>(_: Result, _: (Result, Element) -> Result) -> [Result]
      func striding(by: Int) -> [Element]
      func uniqued() -> [Element]
      func uniqued<Subject: Hashable>(on: (Element) -> Subject) -> [Element]
    }
    extension Collection {
      func chunked(by: (Element, Element) -> Bool) -> [SubSequence]
      func chunked<Subject: Equatable>(on: (Element) -> Subject) -> [(Subject, SubSequence)]
      func chunks(ofCount: Int) -> [SubSequence]
      func combinations(ofCount: Int) -> [[Element]]
      func evenlyChunked(in: Int) -> [SubSequence]
      func indexed() -> IndexedCollection<Self>
      func permutations(ofCount: Int? = _) -> [[Element]]
      func suffix(while: (Element) -> Bool) -> SubSequence
      func trimming(while: (Element) -> Bool) -> SubSequence
      func trimmingPrefix(while: (Element) -> Bool) -> SubSequence
      func trimmingSuffix(while: (Element) -> Bool) -> SubSequence
      func windows(ofCount: Int) -> [SubSequence]
    }
    struct AdjacentPairsSequence<Base: Sequence>: Sequence {
      typealias Element = (Base.Element, Base.Element)
    }
    struct IndexedCollection<Base: Collection>: RandomAccessCollection {
      typealias Element = (index: Base.Index, element: Base.Element)
      typealias Index = Base.Index
      var count: Int
    }
    func chain<A: Sequence, B: Sequence>(_: A, _: B) -> [A.Element] where A.Element == B.Element
    func product<A: Sequence, B: Collection>(_: A, _: B) -> [(A.Element, B.Element)]
    """#)
}
