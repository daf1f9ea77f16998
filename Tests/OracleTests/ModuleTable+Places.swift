// A table: declarations: types from context: generic arguments, captures, fixed associated types.
extension DeclarationModule {
  static let placeModules = #"""
    == placed
    struct Duo§<First, Second> {
      var first: First
      init(_ first: First) { self.first = first }
      typealias Other = Second
      struct Inner<Third> { var third: Third }
    }
    struct Reducer§<State, Action> { var run: (inout State, Action) -> Void }
    struct Count§ { var number: #5 = 1; var share = 0.5 }
    enum Space§ { typealias Names<Value> = [String: Value]; struct Box<Value> { var value: Value } }
    typealias Half§<Second> = Duo§<#1, Second>
    let duo§ = Duo§<#1, #5>(«=#1»), after§ = «#2»
    let stored§ = Duo§<LocalizedStringKey, Never>(«KeyLit»); let last§ = «#3»
    let written§ = Reducer§<Count§, #2> { count, action in _ = «LocalizedStringKey; count.number: #5 & action: #2» }
    let placed§: Reducer§<Count§, #2> = Reducer§ { count, action in _ = «Text; count.share: Double & action: #2» }
    func put§(_ duo: Duo§<#1, Never> = Duo§<#1, Never>(«=#1»), share: Double = 1) -> #1 { duo.first }
    --
    #1: duo§.first
    #2: after§
    #3: last§
    LocalizedStringKey: stored§.first
    #1: put§()
    #1: put§(share: «=Double»)
    A: Duo§<A, B>(«=A»).first
    A: Space§.Box<A>(value: «=A»).value
    A?: Space§.Names<A>()["a"]
    Odd: Half§<String>(«=#1»).first
    Odd: Duo§<Int, LocalizedStringKey>.Other(«PlainLit»)
    == fixed
    protocol Plant§: Identifiable where ID == #5 { var height: Double { get } }
    struct Rose§: Plant§ { let id: #5; var height = 1.5 }
    protocol Stand§ { associatedtype Item: Plant§; var items: [Item] { get } }
    extension Stand§ { var ids: #5 { items[0].id }; var label: LocalizedStringKey { let id = items[0].id; return «KeyLit; id: #5» } }
    extension Plant§ { var label: LocalizedStringKey { «KeyLit; id: #5 & height: Double» } }
    extension Identifiable where Self: Plant§ { var number: LocalizedStringKey { «KeyLit; id: #5» } }
    protocol Sized§ { var size: #2 { get } }
    extension Sized§ where Self: Identifiable, ID == String { var sized: LocalizedStringKey { «KeyLit; id: String & size: #2» } }
    struct Tulip§: Sized§, Identifiable { let id = «String»; var size: #2 { «=#2» } }
    func idOf§<T: Plant§>(_ plant: T) -> #5 { plant.id }
    func both§<T: Sized§ & Identifiable>(_ value: T) -> LocalizedStringKey where T.ID == String { let id = value.id; return «KeyLit; id: String» }
    struct Days§: Sequence { func makeIterator() -> AnyIterator<#1> { AnyIterator { nil } } }
    struct Pile§<Element> {
      var items: [Element] = []
      func sum() -> Double where Element == Double { 0 }
      func sum() -> Int where Element == Int { 0 }
    }
    protocol Holder§m { associatedtype State; var state: State { get } }
    final class Page§m: Holder§m { struct State { var count: #5 = 1 }; var state = State() }
    --
    Rose§: Rose§(id: «=#5»)
    #5: «Rose§».id
    #5: idOf§(«Rose§»)
    #5: («Rose§» as any Plant§).id
    LocalizedStringKey: «Rose§».label
    LocalizedStringKey: «Rose§».number
    LocalizedStringKey: Tulip§().sized
    LocalizedStringKey: both§(Tulip§())
    #5: Page§m().state.count
    [#1]: Array(Days§())
    Odd: Days§().map { $0 }[0]
    Odd: Pile§<Double>().sum()
    Odd: Pile§<Int>().sum()
    == captures
    final class Garden§ { var count: #5 = 1; var name = «String»; var share: #1? = nil }
    func soon§(_ work: @escaping () throws -> Void) {}
    func tend§(_ garden: Garden§, _ amount: Double) {
      soon§ { [count = garden.count, name = garden.name] in _ = «LocalizedStringKey; count: #5 & name: String» }
      soon§ { [weak near = garden, amount] in let size = near?.count ?? 0; _ = «Text; size: #5 & amount: Double» }
      soon§ { [amount = Int(amount), key = «KeyLit» as LocalizedStringKey] in _ = key; _ = «Text; amount: Int» }
      [amount].forEach { value in soon§ { [value, share = garden.share] in _ = «LocalizedStringKey; value: Double & share: #1?» } }
    }
    --
    Word: do { let count = «A»; soon§ { [other = count] in _ = «LocalizedStringKey; other: A» } }
    Word: soon§ { [text = «String», number = «Int»] in _ = «Text; text: String & number: Int» }
    == localGenerics
    func locals§(_ input: #1, _ list: [#2]) -> LocalizedStringKey {
      func first<T>(_ list: [T]) -> T { list[0] }
      func same<T>(_ value: T, _ key: LocalizedStringKey = «KeyLit») -> T { value }
      func change<T, U>(_ value: T, _ body: (T) -> U) -> U { body(value) }
      func whole<T: BinaryInteger>(_ value: T) -> T { value }
      func head<T>(_ value: T) -> T.Element? where T: Collection { value.first }
      func size(_ n: Int) -> Int { n }
      func size(_ text: String) -> Double { 1 }
      let (a, b, c, d) = (first(list), same(input, «KeyLit»), change(3) { Double($0) }, whole(4 as UInt8))
      let (e, f, g) = (head(list), size(1), size("a"))
      _ = «Text; a: #2 & b: #1 & c: Double»
      _ = «LocalizedStringKey; e: #2? & f: Int & g: Double»
      return «KeyLit; d: UInt8»
    }
    --
    LocalizedStringKey: locals§(«=#1», «=[#2]»)
    == localWrappers
    @propertyWrapper struct Headed§ { var wrappedValue: LocalizedStringKey; var projectedValue: #5 { 1 } }
    @propertyWrapper struct Limited§<Value> { var wrappedValue: Value; var projectedValue: (low: Value, high: Value) { (wrappedValue, wrappedValue) } }
    struct Leaf§: Identifiable { var id: #6; var size: #5 = 1 }
    @Observable final class Bush§ { var leaves: [Leaf§] = []; var count: #2? = nil }
    struct BushView§: View {
      @Environment(Bush§.self) private var bush
      var body: some View {
        @Bindable var bush = bush
        ForEach($bush.leaves) { $leaf in let size = leaf.size; let id = leaf.id; «Text; size: #5 & id: #6» }
        let number = $bush.leaves.count
        «Text; number: Int»
      }
    }
    func wrapped§(_ value: #1) -> LocalizedStringKey {
      @Headed§ var title = «KeyLit»
      @Limited§ var limit = value
      let (projected, high) = ($title, $limit.high)
      _ = title
      return «KeyLit; projected: #5 & high: #1 & limit: #1»
    }
    --
    LocalizedStringKey: wrapped§(«=#1»)
    """#
}
