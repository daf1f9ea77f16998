// A table: declarations: generic types, associated types, conditional extensions, collections.
extension DeclarationModule {
  static let genericModules = #"""
    == box
    struct Box§<Content> {
      var value: Content
    ?a  var label: LocalizedStringKey = «KeyLit»
      init(_ value: Content) { self.value = value }
      func map<Result>(_ change: (Content) -> Result) -> Box§<Result> { Box§<Result>(change(value)) }
      var list: [Content] { [value, value] }
      func with<Other>(_ other: Other) -> (Content, Other) { (value, other) }
      static func make(_ value: Content) -> Self { .init(value) }
    }
    extension Box§ where Content == Int { var half: Double { Double(value) / 2 } }
    extension Box§ where Content == String { var half: Int { value.count / 2 }; func shout() -> String { value + «PlainLit» } }
    extension Box§ where Content: BinaryFloatingPoint { var scaled: Content { value * 2 } }
    extension Box§: Equatable where Content: Equatable {}
    extension Box§ where Content: Collection { var total: Int { value.count }; var head: Content.Element? { value.first } }
    --
    Box§<A>: Box§(«A»)
    =Box§<A>: .init(«=A»)
    =Box§<A>: .make(«=A»)
    Box§<B>: «Box§<A>».map «(A) -> B»
    Box§<[A]>: Box§([«A», «A»])
    A: «Box§<A>».value
    [A]: «Box§<A>».list
    (A, B): «Box§<A>».with(«B»)
    Double: «Box§<Int>».half
    Int: «Box§<String>».half
    String: «Box§<String>».shout()
    F: «Box§<F>».scaled
    Int: «Box§<[A]>».total
    A?: «Box§<[A]>».head
    ?aLocalizedStringKey: «Box§<A>».label
    Odd: Box§(3).half
    Odd: Box§("a").half
    Odd: Box§(2.5).scaled
    Odd: Box§([1, 2]).head ?? 0
    Odd: Box§("ab").head
    Odd: Box§(3).map { Double($0) }.scaled
    Odd: Box§(3).map { "\($0)" }.half
    Odd: Box§(«A»).value
    Odd: Box§(«A»).map «(A) -> B».value
    Odd: Box§(Box§(«A»)).value.value
    Odd: «Box§<A>».with(«B»).1
    == pair
    struct Pair§<First, Second: Hashable> {
      var first: First
      var second: Second
      var count: Int = 2
      var swapped: (Second, First) { (second, first) }
      func reduce<R>(_ body: (First, Second) -> R) -> R { body(first, second) }
      subscript(_ flag: Bool) -> First { first }
      subscript<T>(path path: KeyPath<First, T>) -> T { first[keyPath: path] }
    }
    typealias NamedPair§<T> = Pair§<T, String>
    typealias Counted§ = Pair§<#1, Int>
    --
    Pair§<A, H>: Pair§(first: «A», second: «H»)
    =Pair§<A, H>: .init(first: «=A», second: «=H», count: 3)
    Pair§<A, String>: NamedPair§(first: «A», second: «=String»)
    A: «Pair§<A, H>».first
    H: «Pair§<A, H>».second
    A: «Pair§<A, H>»[true]
    H: «Pair§<A, H>».swapped.0
    B: «Pair§<A, H>».reduce «(A, H) -> B»
    Int: «Pair§<A, H>».count
    Int: «Pair§<String, H>»[path: \.count]
    Odd: «Pair§<[Int], H>»[path: \.first] ?? 3
    Odd: Pair§(first: 1, second: "a").first
    Odd: Pair§(first: 1.5, second: 2).swapped.1
    Odd: Pair§(first: 1.5, second: 2).reduce { $0 * Double($1) }
    Odd: Counted§(first: «=#1», second: 1).second
    Odd: Counted§(first: «=#1», second: 1).first
    == associated
    protocol Store§ {
      associatedtype Element
      associatedtype Code: Hashable = Int
      var items: [Element] { get }
      func item(_ code: Code) -> Element?
      var title: LocalizedStringKey { get }
    }
    extension Store§ {
      var first: Element { items[0] }
      var last: Element? { items.last }
      func transform<R>(_ body: (Element) -> R) -> [R] { items.map(body) }
      func item(_ code: Code) -> Element? { nil }
      var title: LocalizedStringKey { «KeyLit» }
    }
    extension Store§ where Element == String { var joined: String { items.joined() } }
    extension Store§ where Element: Numeric { var sum: Element { items.reduce(0, +) } }
    struct PackedUInt32Array§: Store§ { var items: [#5] = []; var title: LocalizedStringKey { «KeyLit» } }
    struct Words§: Store§ { typealias Code = String; let items: [String] = [«PlainLit»] }
    struct Things§<T>: Store§ { var items: [T] }
    func firstOf§<S: Store§>(_ store: S) -> S.Element { store.first }
    func firstTwo§<S: Store§>(_ store: S) -> (S.Element, S.Element?) { (store.first, store.last) }
    func lookup§<S: Store§>(_ store: S, _ code: S.Code) -> S.Element? where S.Element: Equatable { store.item(code) }
    --
    PackedUInt32Array§: PackedUInt32Array§()
    Words§: Words§()
    Things§<A>: Things§(items: «[A]»)
    #5: «PackedUInt32Array§».first
    #5: «PackedUInt32Array§».sum
    #5?: «PackedUInt32Array§».last
    String: «Words§».first
    String: «Words§».joined
    A: «Things§<A>».first
    A?: «Things§<A>».last
    [B]: «Things§<A>».transform «(A) -> B»
    N: «Things§<N>».sum
    A: firstOf§(«Things§<A>»)
    #5: firstOf§(«PackedUInt32Array§»)
    String: firstOf§(«Words§»)
    #5?: lookup§(«PackedUInt32Array§», «=Int»)
    String?: lookup§(«Words§», «=String»)
    LocalizedStringKey: «PackedUInt32Array§».title
    Odd: firstTwo§(«PackedUInt32Array§»).1
    Odd: firstTwo§(«Things§<A>»).0
    Odd: firstOf§(Things§(items: [1.5]))
    Odd: Things§(items: ["a"]).joined
    Odd: Things§(items: [1, 2]).sum
    Odd: «Things§<A>».items.count
    Odd: «PackedUInt32Array§».transform { $0 * 2 }[0]
    Odd: «Words§».transform(\.count).first!
    == sequence
    struct Countdown§: Sequence, IteratorProtocol {
      var current: #5
      mutating func next() -> #5? { defer { current -= 1 }; return current > 0 ? current : nil }
    }
    struct Shelf§<T>: Collection {
      var books: [T]
      var startIndex: Int { 0 }
      var endIndex: Int { books.count }
      func index(after i: Int) -> Int { i + 1 }
      subscript(position: Int) -> T { books[position] }
    }
    struct Each§: Sequence {
      let values: [#2]
      func makeIterator() -> AnyIterator<#2> { AnyIterator(values.makeIterator()) }
    }
    --
    Countdown§: Countdown§(current: «=#5»)
    Shelf§<A>: Shelf§(books: «[A]»)
    Each§: Each§(values: «[#2]»)
    [#5]: Array(«Countdown§»)
    [#2]: Array(«Each§»)
    [A]: Array(«Shelf§<A>»)
    A: «Shelf§<A>»[0]
    A?: «Shelf§<A>».first
    Int: «Shelf§<A>».count
    [B]: «Shelf§<A>».map «(A) -> B»
    [B]: «Each§».map «(#2) -> B»
    #5?: «Countdown§».first { $0 > 2 }
    #5?: «Countdown§».max()
    Odd: «Countdown§».reduce(0, +)
    Odd: «Countdown§».map { $0 * 2 }[0]
    Odd: «Shelf§<A>».enumerated().map { $0.element }[0]
    Odd: «Shelf§<A>».filter «(A) -> =Bool».first!
    Odd: «Shelf§<A>».first!
    Odd: «Each§».sorted { _, _ in true }[0]
    Odd: «Each§».compactMap { $0 as Any as? Int }.first ?? 0
    Odd: zip(«Shelf§<A>», «Countdown§»).map { $0.1 }[0]
    Odd: Array(«Each§».prefix(2))[0]
    == extensions
    extension Int { var doubled§: Int { self * 2 }; func times§<T>(_ body: () -> T) -> [T] { [body()] }; var asKey§: LocalizedStringKey { "\(self) plain" } }
    extension Double { var percent§: String { "\(self)%" }; static let gold§ = 1.618; var halved§: Self { self / 2 } }
    extension String { var loud§: String { self + «PlainLit» }; var key§: LocalizedStringKey { LocalizedStringKey(self) }; subscript(at§ i: Int) -> Character { self[startIndex] } }
    extension Array { var second§: Element? { count > 1 ? self[1] : nil }; func chunks§(of n: Int) -> [[Element]] { [self] }; func unique§<K: Hashable>(by key: (Element) -> K) -> [K] { map(key) } }
    extension Array where Element == Int { var total§: Int { reduce(0, +) } }
    extension Array where Element: BinaryFloatingPoint { var average§: Element { reduce(0, +) / Element(count) } }
    extension Sequence { func group§<K: Hashable>(_ path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } } }
    extension Collection { var nonEmpty§: Self? { isEmpty ? nil : self }; subscript(safe§ i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
    extension Collection where Element: Numeric { var sum§: Element { reduce(0, +) } }
    extension Optional where Wrapped == String { var orEmpty§: String { self ?? «PlainLit» } }
    extension Optional { func or§(_ other: Wrapped) -> Wrapped { self ?? other } }
    extension Dictionary where Value: Comparable { var top§: Key? { self.max { $0.value < $1.value }?.key } }
    extension Date { var year§: Int { Calendar.current.component(.year, from: self) }; func days§(to other: Date) -> Double { 0 } }
    extension Comparable { func clamped§(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
    extension BinaryInteger { var isBig§: Bool { self > 3 }; var asDouble§: Double { Double(self) } }
    --
    Int: «Int».doubled§
    [A]: «Int».times§ { «A» }
    LocalizedStringKey: «Int».asKey§
    String: «Double».percent§
    Double: «Double».halved§
    Double: Double.gold§
    String: «String».loud§
    LocalizedStringKey: «String».key§
    Character: «String»[at§: «Int»]
    A?: «[A]».second§
    [[A]]: «[A]».chunks§(of: 2)
    [H]: «[A]».unique§ «(A) -> H»
    Int: «[Int]».total§
    F: «[F]».average§
    [Int: [String]]: «[String]».group§(\.count)
    [A]?: «[A]».nonEmpty§
    A?: «[A]»[safe§: «Int»]
    N: «[N]».sum§
    String: «String?».orEmpty§
    A: «A?».or§(«=A»)
    K?: «[K: C]».top§
    Int: «Date».year§
    Double: «Date».days§(to: «Date»)
    C: «C».clamped§(to: «C»...«C»)
    Double: «I».asDouble§
    Odd: [1, 2.5].average§
    Odd: [1, 2].total§
    Odd: «[String]».group§(\.count).values.first!.count
    Odd: «[A]».nonEmpty§?.count ?? 0
    Odd: «[A]».chunks§(of: 2).map(\.count).max() ?? 0
    Odd: «[A]»[safe§: 0]
    Odd: «[N]».prefix(2).sum§
    Odd: 7.clamped§(to: 1...3)
    Odd: 0.5.clamped§(to: 1...3)
    Odd: 3.doubled§.asDouble§
    Odd: 2.times§ { «A» }.first!
    Odd: «[A]».unique§ «(A) -> H».count
    Odd: "abc"[safe§: "abc".startIndex]
    == genericFunctions
    func identity§<T>(_ value: T) -> T { value }
    func pickOne§<T>(_ a: T, _ b: T) -> T { a }
    func biggest§<T: Comparable>(_ list: T...) -> T { list.max()! }
    func convert§<A, B>(_ a: A, _ body: (A) -> B) -> B { body(a) }
    func decode§<T>(_ type: T.Type) -> T { fatalError() }
    func decode§<T>(_ type: T.Type = T.self, orElse value: T) -> T { value }
    func measure§<T>(_ body: () throws -> T) rethrows -> (result: T, time: Double) { (try body(), 0) }
    func lift§<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
    func sumOf§<S: Sequence>(_ values: S) -> S.Element where S.Element: AdditiveArithmetic { values.reduce(.zero, +) }
    func countOf§(_ values: some Collection<#1>) -> Int { values.count }
    func firstMatch§<S: Sequence, T>(_ s: S, _ body: (S.Element) -> T?) -> T? { nil }
    func valueAt§<T, V>(_ root: T, _ path: KeyPath<T, V>) -> V { root[keyPath: path] }
    func display§<T: CustomStringConvertible>(_ value: T) -> String { "\(value) \(value.description)" }
    func twice§<N: Numeric>(_ n: N) -> N { n * 2 }
    func half§<F: BinaryFloatingPoint>(_ f: F) -> F { f / 2 }
    func join§<T: StringProtocol>(_ a: T, _ b: T) -> String { a + "" + b }
    --
    A: identity§(«A»)
    A: pickOne§(«A», «A»)
    C: biggest§(«C», «C»)
    B: convert§(«A», «(A) -> B»)
    B: convert§(«A») «(A) -> B»
    A: decode§(orElse: «A»)
    A: measure§ { «A» }.result
    Double: measure§ { «A» }.time
    [B]: lift§ «(A) -> B»(«[A]»)
    N: sumOf§(«[N]»)
    Int: countOf§(«[#1]»)
    A?: firstMatch§(«[B]») «(B) -> A?»
    Int: valueAt§(«String», \.count)
    A?: valueAt§(«[A]», \.first)
    String: display§(«N»)
    N: twice§(«N»)
    F: half§(«F»)
    String: join§(«String», «PlainLit»)
    Int: decode§(Int.self)
    Double: decode§(Double.self)
    [String]: decode§([String].self)
    OddNumber: identity§(3)
    OddNumber: identity§(2.5)
    OddNumber: pickOne§(1, 2.5)
    OddNumber: biggest§(1, 2, 3)
    OddNumber: biggest§(1, 2.5)
    OddNumber: twice§(4)
    OddNumber: half§(4)
    OddNumber: twice§(«CGFloat») * 2
    OddNumber: sumOf§([1, 2.5])
    OddNumber: sumOf§(1...3)
    OddNumber: convert§(3) { Double($0) / 2 }
    OddNumber: decode§(UInt8.self)
    OddNumber: decode§(orElse: 0.5)
    OddNumber: valueAt§("abc", \.count)
    Odd: measure§ { «B» }.result
    Odd: identity§((1, "a")).1
    Odd: identity§([«A»])[0]
    Odd: identity§(Optional(«A»))
    Odd: pickOne§(nil, «A»)
    Odd: lift§ { (n: Int) in Double(n) }([1])[0]
    Odd: firstMatch§(1...3) { $0 > 1 ? "big" : nil } ?? "none"
    Odd: countOf§([«=#1»])
    Text: Text(identity§(«KeyLit»))
    Text: Text(identity§(«StringLit»))
    Text: Text(pickOne§(«KeyLit», «LocalizedStringKey»))
    Text: Text(pickOne§(«KeyLit», «KeyLit»))
    Text: Text(decode§(LocalizedStringKey.self))
    Text: Text(decode§(orElse: «KeyLit» as LocalizedStringKey))
    LocalizedStringKey: pickOne§(«LocalizedStringKey», «KeyLit»)
    =LocalizedStringKey: identity§(«KeyLit»)
    =LocalizedStringKey: pickOne§(«KeyLit», «KeyLit»)
    =LocalizedStringKey: measure§ { «KeyLit» }.result
    =LocalizedStringKey: convert§(«A») { a in «KeyLit; a: A» }
    =LocalizedStringKey: decode§(orElse: «KeyLit»)
    """#
}
