// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The protocols of sequences and collections, with their algorithms.
  static let swiftCollections = InterfaceFile(
    "Swift",
    #"""
    protocol IteratorProtocol<Element> {
      associatedtype Element
      func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    extension Sequence {
      var underestimatedCount: Int
      var lazy: LazySequence<Self>
      func map<T>(_: (Element) -> T) -> [T]
      func compactMap<ElementOfResult>(_: (Element) -> ElementOfResult?) -> [ElementOfResult]
      func flatMap<SegmentOfResult>(_: (Element) -> SegmentOfResult) -> [SegmentOfResult.Element] where SegmentOfResult: Sequence
      func filter(_: (Element) -> Bool) -> [Element]
      func forEach(_: (Element) -> Void)
      func first(where: (Element) -> Bool) -> Element?
      func contains(where: (Element) -> Bool) -> Bool
      func allSatisfy(_: (Element) -> Bool) -> Bool
      func count(where: (Element) -> Bool) -> Int
      func reduce<Result>(_: Result, _: (Result, Element) -> Result) -> Result
      func reduce<Result>(into: Result, _: (inout Result, Element) -> ()) -> Result
      func min(by: (Element, Element) -> Bool) -> Element?
      func max(by: (Element, Element) -> Bool) -> Element?
      func sorted(by: (Element, Element) -> Bool) -> [Element]
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func shuffled<T>(using: inout T) -> [Element] where T: RandomNumberGenerator
      func enumerated() -> EnumeratedSequence<Self>
      func prefix(_: Int) -> PrefixSequence<Self>
      func prefix(while: (Element) -> Bool) -> [Element]
      func suffix(_: Int) -> [Element]
      func dropFirst(_: Int = _) -> DropFirstSequence<Self>
      func dropLast(_: Int = _) -> [Element]
      func drop(while: (Element) -> Bool) -> DropWhileSequence<Self>
      func split(maxSplits: Int = _, omittingEmptySubsequences: Bool = _, whereSeparator: (Element) -> Bool) -> [ArraySlice<Element>]
      func starts<PossiblePrefix>(with: PossiblePrefix, by: (Element, PossiblePrefix.Element) -> Bool) -> Bool where PossiblePrefix: Sequence
      func elementsEqual<OtherSequence>(_: OtherSequence, by: (Element, OtherSequence.Element) -> Bool) -> Bool where OtherSequence: Sequence
      func lexicographicallyPrecedes<OtherSequence>(_: OtherSequence, by: (Element, Element) -> Bool) -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
      func withContiguousStorageIfAvailable<R>(_: (UnsafeBufferPointer<Element>) -> R) -> R?
    }
    extension Sequence where Self == Iterator {
      func makeIterator() -> Self
    }
    extension Sequence where Element: Sequence {
      func joined() -> FlattenSequence<Self>
      func joined<Separator>(separator: Separator) -> JoinedSequence<Self> where Separator: Sequence, Separator.Element == Element.Element
    }
    extension Sequence where Element: StringProtocol {
      func joined(separator: String = _) -> String
    }
    extension Sequence where Element: Equatable {
      func contains(_: Element) -> Bool
      func starts<PossiblePrefix>(with: PossiblePrefix) -> Bool where PossiblePrefix: Sequence, Element == PossiblePrefix.Element
      func elementsEqual<OtherSequence>(_: OtherSequence) -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
      func split(separator: Element, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [ArraySlice<Element>]
    }
    extension Sequence where Element: Comparable {
      func min() -> Element?
      func max() -> Element?
      func sorted() -> [Element]
      func lexicographicallyPrecedes<OtherSequence>(_: OtherSequence) -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
    }
    protocol Collection<Element>: Sequence {
      associatedtype Element
      associatedtype Index: Comparable
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index, Indices.Index == Index
      var startIndex, endIndex: Index
      subscript(_: Index) -> Element
      subscript(_: Range<Index>) -> SubSequence
      var indices: Indices
      func index(after: Index) -> Index
    }
    extension Collection {
      var isEmpty: Bool
      var count: Int
      var first: Element?
      subscript<R>(_: R) -> SubSequence where R: RangeExpression, Index == R.Bound
      subscript(_: (UnboundedRange_) -> ()) -> SubSequence
      subscript(_: RangeSet<Index>) -> DiscontiguousSlice<Self>
      func formIndex(after: inout Index)
      func formIndex(_: inout Index, offsetBy: Int)
      func formIndex(_: inout Index, offsetBy: Int, limitedBy: Index) -> Bool
      func index(_: Index, offsetBy: Int) -> Index
      func index(_: Index, offsetBy: Int, limitedBy: Index) -> Index?
      func distance(from: Index, to: Index) -> Int
      func firstIndex(where: (Element) -> Bool) -> Index?
      func indices(where: (Element) -> Bool) -> RangeSet<Index>
      func removingSubranges(_: RangeSet<Index>) -> DiscontiguousSlice<Self>
      func randomElement() -> Element?
      func randomElement<T>(using: inout T) -> Element? where T: RandomNumberGenerator
      func dropFirst(_: Int = _) -> SubSequence
      func dropLast(_: Int = _) -> SubSequence
      func drop(while: (Element) -> Bool) -> SubSequence
      func prefix(_: Int) -> SubSequence
      func prefix(while: (Element) -> Bool) -> SubSequence
      func prefix(upTo: Index) -> SubSequence
      func prefix(through: Index) -> SubSequence
      func suffix(_: Int) -> SubSequence
      func suffix(from: Index) -> SubSequence
      func split(maxSplits: Int = _, omittingEmptySubsequences: Bool = _, whereSeparator: (Element) -> Bool) -> [SubSequence]
    }
    extension Collection where Iterator == IndexingIterator<Self> {
      func makeIterator() -> IndexingIterator<Self>
    }
    extension Collection where Element: Equatable {
      func firstIndex(of: Element) -> Index?
      func indices(of: Element) -> RangeSet<Index>
      func split(separator: Element, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [SubSequence]
    }
    extension Collection where Self == SubSequence {
      func popFirst() -> Element?
      func removeFirst() -> Element
      func removeFirst(_: Int)
    }
    protocol BidirectionalCollection<Element>: Collection where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
      func index(before: Index) -> Index
    }
    extension BidirectionalCollection {
      var last: Element?
      func formIndex(before: inout Index)
      func last(where: (Element) -> Bool) -> Element?
      func lastIndex(where: (Element) -> Bool) -> Index?
      func reversed() -> ReversedCollection<Self>
      func difference<C>(from: C, by: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where C: BidirectionalCollection, Element == C.Element
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of: Element) -> Index?
      func difference<C>(from: C) -> CollectionDifference<Element> where C: BidirectionalCollection, Element == C.Element
    }
    extension BidirectionalCollection where Self == SubSequence {
      func popLast() -> Element?
      func removeLast() -> Element
      func removeLast(_: Int)
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {}
    protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      func swapAt(_: Index, _: Index)
      func partition(by: (Element) -> Bool) -> Index
    }
    extension MutableCollection {
      func moveSubranges(_: RangeSet<Index>, to: Index) -> Range<Index>
      func withContiguousMutableStorageIfAvailable<R>(_: (inout UnsafeMutableBufferPointer<Element>) -> R) -> R?
    }
    extension MutableCollection where Self: BidirectionalCollection {
      func reverse()
    }
    extension MutableCollection where Self: RandomAccessCollection {
      func shuffle()
      func shuffle<T>(using: inout T) where T: RandomNumberGenerator
      func sort(by: (Element, Element) -> Bool)
    }
    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      func sort()
    }
    protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
      init()
      init(repeating: Element, count: Int)
      init<S>(_: S) where S: Sequence, Element == S.Element
    }
    extension RangeReplaceableCollection {
      func append(_: Element)
      func append<S>(contentsOf: S) where S: Sequence, Element == S.Element
      func insert(_: Element, at: Index)
      func insert<C>(contentsOf: C, at: Index) where C: Collection, Element == C.Element
      func remove(at: Index) -> Element
      func removeFirst() -> Element
      func removeFirst(_: Int)
      func removeAll(keepingCapacity: Bool = _)
      func removeAll(where: (Element) -> Bool)
      func removeSubrange(_: Range<Index>)
      func removeSubrange<R>(_: R) where R: RangeExpression, Index == R.Bound
      func removeSubranges(_: RangeSet<Index>)
      func replaceSubrange<C>(_: Range<Index>, with: C) where C: Collection, Element == C.Element
      func replaceSubrange<C, R>(_: R, with: C) where C: Collection, R: RangeExpression, Element == C.Element, Index == R.Bound
      func reserveCapacity(_: Int)
      func filter(_: (Element) -> Bool) -> Self
      func applying(_: CollectionDifference<Element>) -> Self?
      static func + <Other>(_: Self, _: Other) -> Self where Other: RangeReplaceableCollection, Element == Other.Element
      static func + <Other>(_: Self, _: Other) -> Self where Other: Sequence, Element == Other.Element
      static func + <Other>(_: Other, _: Self) -> Self where Other: Sequence, Element == Other.Element
      static func += <Other>(_: inout Self, _: Other) where Other: Sequence, Element == Other.Element
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      func popLast() -> Element?
      func removeLast() -> Element
      func removeLast(_: Int)
    }
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init()
      func contains(_: Element) -> Bool
      func union(_: Self) -> Self
      func intersection(_: Self) -> Self
      func symmetricDifference(_: Self) -> Self
      func insert(_: Element) -> (inserted: Bool, memberAfterInsert: Element)
      func remove(_: Element) -> Element?
      func update(with: Element) -> Element?
      func formUnion(_: Self)
      func formIntersection(_: Self)
      func formSymmetricDifference(_: Self)
    }
    extension SetAlgebra {
      init<S>(_: S) where S: Sequence, Element == S.Element
      var isEmpty: Bool
      func subtract(_: Self)
      func subtracting(_: Self) -> Self
      func isSubset(of: Self) -> Bool
      func isSuperset(of: Self) -> Bool
      func isDisjoint(with: Self) -> Bool
      func isStrictSuperset(of: Self) -> Bool
      func isStrictSubset(of: Self) -> Bool
    }
    protocol OptionSet: RawRepresentable, SetAlgebra {
      associatedtype Element = Self
      associatedtype ArrayLiteralElement = Self
      init(rawValue: RawValue)
    }
    """#)
}
