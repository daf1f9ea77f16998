// A table: productions: optionals, arrays, dictionaries, sets, tuples.
extension Grammar {
  static let collectionTable = #"""
    A?: «[A]».first
    A?: «[A]».last
    A?: «[A]».first(where: «(A) -> =Bool»)
    A?: «[A]».first «(A) -> =Bool»
    A?: «[H: A]»[«H»]
    A?: «[String: A]»["key"]
    A?: «[A]».max(by: «(A, A) -> =Bool»)
    A?: «[A]».randomElement()
    A?: «B?».map «(B) -> A»
    A?: «B?».flatMap «(B) -> A?»
    A?: «[[A]]».first?.first
    A?: «[A]?»?.first
    A?: Optional(«A»)
    A?: «Any» as? A
    A?: «[A?]».first ?? nil
    A?: «[(A, B)]».first?.0
    A?: «[H: A]».values.first
    A?: «[H: A]».first?.value
    A?: try? «Result<A, any Error>».get()
    A?: «[A]».filter(«(A) -> =Bool»).first
    A?: «A?» ?? «A?»
    A?: «Bool» ? «A» : nil
    A?: «A» as A?
    =A?: nil
    =A?: «=A»
    =A?: «=A»
    =A?: .some(«A»)
    =A?: .none
    Int?: Int(«String»)
    Int?: «[C]».firstIndex(of: «C»)
    Int?: «String?»?.count
    Double?: Double(«String»)
    String?: «[String]».first?.uppercased()
    String?: «URL?»?.lastPathComponent
    URL?: URL(string: «String»)
    Date?: Calendar.current.date(byAdding: .day, value: 1, to: «Date»)
    Character?: «String».first
    C?: «[C]».max()
    C?: «[C]».min()
    N?: «[N]».max()
    [A]: «[B]».map «(B) -> A»
    [A]: «[B]».map(«(B) -> A»)
    [A]: «[B]».compactMap «(B) -> A?»
    [A]: «[B]».flatMap «(B) -> [A]»
    [A]: «[A]».filter «(A) -> =Bool»
    [A]: «[A]».filter(«(A) -> =Bool»)
    [A]: «[A]».sorted «(A, A) -> =Bool»
    [A]: «[A]».sorted(by: «(A, A) -> =Bool»)
    [A]: «[A]».reversed()
    [A]: Array(«[A]».prefix(2))
    [A]: Array(«[A]».dropFirst())
    [A]: Array(«[H: A]».values)
    [A]: «[A]» + «[A]»
    [A]: «[A]» + [«A»]
    [A]: [«A»]
    [A]: [«A», «A»]
    [A]: Array(repeating: «A», count: 3)
    [A]: «[A?]».compactMap { $0 }
    [A]: «Range<Int>».map «(Int) -> A»
    [A]: stride(from: 0, to: 10, by: 2).map «(Int) -> A»
    [A]: «[A]».shuffled()
    [A]: zip(«[B]», «[D]»).map «(B, D) -> A»
    [A]: «[B]».enumerated().map «(Int, B) -> A»
    [A]: «[H: B]».map «((key: H, value: B)) -> A»
    [A]: «[[A]]».flatMap { $0 }
    [A]: Array(«[[A]]».joined())
    [A]: «[H: [A]]»[«H», default: []]
    [A]: «[A]?» ?? []
    [A]: «[A]».isEmpty ? [] : «[A]»
    [A]: «[(A, B)]».map(\.0)
    [A]: «[(A, B)]».map { $0.0 }
    [A]: «[(B, A)]».map { $1 }
    [A]: [A]()
    [A]: Array<A>()
    =[A]: []
    =[A]: [«=A»]
    =[A]: [«=A», «=A»]
    =[A]: .init()
    =[A]: [«=A»] + «[A]»
    [A]: «[A]».prefix(3) + [«A»]
    [H]: Array(«Set<H>»)
    [H]: Array(«[H: A]».keys)
    [C]: «[C]».sorted()
    [C]: «[C]».sorted(by: >)
    [C]: «[C: A]».keys.sorted()
    [C]: «Set<C>».sorted()
    [Int]: Array(«Range<Int>»)
    [Int]: Array(1...5)
    [Int]: [1, 2, 3]
    [Int]: Array(stride(from: 0, to: 10, by: 2))
    [Int]: «[String]».map(\.count)
    [Int]: «[String]».compactMap(Int.init)
    [Int]: (1...3).map { $0 * 2 }
    [Double]: [1, 2.5]
    [Double]: [0.5, 1.5]
    [Double]: «[Int]».map(Double.init)
    [String]: ["one", "two"]
    [String]: [«PlainLit», «String»]
    [String]: «String».components(separatedBy: " ")
    [String]: «String».split(separator: " ").map(String.init)
    [String]: «[Int]».map(String.init)
    [String]: «[Int]».map { String($0) }
    [Character]: Array(«String»)
    [(A, B)]: Array(zip(«[A]», «[B]»))
    [(A, B)]: «[A]».map { a in (a, «B; a: A») }
    [(A, B)]: [(«A», «B»)]
    [(offset: Int, element: A)]: Array(«[A]».enumerated())
    [H: [A]]: Dictionary(grouping: «[A]», by: «(A) -> =H»)
    [H: [A]]: Dictionary(grouping: «[A]») «(A) -> =H»
    [H: A]: Dictionary(uniqueKeysWithValues: zip(«[H]», «[A]»))
    [H: A]: Dictionary(uniqueKeysWithValues: «[H]».map { h in (h, «A; h: H») })
    [H: A]: «[H: B]».mapValues «(B) -> A»
    [H: A]: «[H: B]».compactMapValues «(B) -> A?»
    [H: A]: [«H»: «A»]
    [H: A]: «[H: A]».merging(«[H: A]») { $1 }
    [H: A]: «[H: A]».filter { $0.value is A }
    [H: A]: [H: A]()
    =[H: A]: [:]
    =[H: A]: [«=H»: «=A»]
    [String: Int]: ["a": 1, "b": 2]
    [String: Double]: ["a": 1, "b": 2.5]
    [String: Int]: «[String]».reduce(into: [:]) { $0[$1, default: 0] += 1 }
    Set<H>: Set(«[H]»)
    Set<H>: «Set<H>».union(«Set<H>»)
    Set<H>: «Set<H>».filter «(H) -> =Bool»
    =Set<H>: [«=H»]
    (A, B): («A», «B»)
    (A, B): «[(A, B)]»[0]
    (A, B): «[(A, B)]».first!
    =(A, B): («=A», «=B»)
    (name: A, size: B): (name: «A», size: «B»)
    =(name: A, size: B): («=A», «=B»)
    Result<A, any Error>: Result { «A» }
    =Result<A, any Error>: .success(«=A»)
    =Result<A, any Error>: .failure(CancellationError())
    """#

  static let generalTable = #"""
    A: «Bool» ? «A» : «A»
    A: «A?» ?? «A»
    A: «A?»!
    A: «[A]»[«Int»]
    A: «[A]»[0]
    A: («A»)
    A: «(A, B)».0
    A: «(B, A)».1
    A: «(name: A, size: B)».name
    A: «(name: B, size: A)».size
    A: «[A]».first!
    A: «[A]».last ?? «A»
    A: { «A» }()
    A: { () -> A in «=A» }()
    A: { return «A» }()
    A: { () -> A in let inner = «B»; return «A; inner: B» }()
    =A: { let inner = «B»; return «A; inner: B» }()
    A: «Any» as! A
    A: «A» as A
    A: [«A», «A»].randomElement()!
    A: try! «Result<A, any Error>».get()
    A: «[H: A]»[«H»]!
    A: «[H: A]»[«H», default: «A»]
    A: «[A]».reduce(«A», «(A, A) -> =A»)
    A: «[A]».reduce(«A») «(A, A) -> =A»
    A: «[[A]]»[0][0]
    A: «B?».map «(B) -> A» ?? «A»
    A: «[B]».map «(B) -> A»[0]
    A: «[A]».sorted «(A, A) -> =Bool»[0]
    A: «[A]».filter «(A) -> =Bool».first ?? «A»
    A: «[A]».enumerated().first!.element
    A: withAnimation { «A» }
    A: «Bool» ? «A» : «Bool» ? «A» : «A»
    A: zip(«[A]», «[B]»).first { _ in true }!.0
    A: «State<A>».wrappedValue
    A: «Binding<A>».wrappedValue
    A: Optional(«A»)!
    A: Optional.some(«A»)!
    =A: { «=A» }()
    =A: «Bool» ? «=A» : «=A»
    =A: («=A»)
    =A: «A?» ?? «=A»
    Binding<A>: Binding.constant(«A»)
    Binding<A>: Binding(get: { «A» }, set: { _ in })
    =Binding<A>: .constant(«=A»)
    State<A>: State(initialValue: «A»)
    """#
}
