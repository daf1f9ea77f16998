// A table: declarations: structs, classes, enums, protocols.
extension DeclarationModule {
  static let typeModules = #"""
    == struct
    struct Item§ {
      var a: #1
    ?a  var b: #2 = «=#2»
    ?b  let c = «#3»
      var d: #4?
    ?c  var total: #5 { «=#5; a: #1 & d: #4?» }
    ?d  static let shared = Item§(a: «=#1»)
    ?e  func size(_ factor: Int) -> Double { Double(factor) * «Double; a: #1» }
    ?f  func label(of n: #5) -> String { "\(n) of \(a)" }
    ?g  mutating func change() { a = «=#1» }
    ?h  var title: LocalizedStringKey { «KeyLit; a: #1 & d: #4?» }
    ?i  lazy var slow = «#2»
    }
    --
    Item§: Item§(a: «=#1»)
    =Item§: .init(a: «=#1»)
    Item§: Item§(a: «=#1», d: «=#4?»)
    #1: «Item§».a
    ?a#2: «Item§».b
    ?b#3: «Item§».c
    #4?: «Item§».d
    ?c#5: «Item§».total
    ?dItem§: Item§.shared
    ?d=Item§: .shared
    ?d#1: Item§.shared.a
    ?eDouble: «Item§».size(«Int»)
    ?fString: «Item§».label(of: «=#5»)
    ?hLocalizedStringKey: «Item§».title
    #4?: «Item§?»?.d
    #1?: «Item§?»?.a
    [#1]: «[Item§]».map(\.a)
    [#4]: «[Item§]».compactMap(\.d)
    == nested
    struct Shop§ {
      struct Entry {
        var name = «String»
        var price: #5
        var notes: [#1] = []
        enum Kind { case small, large(#2), other(size: #5, label: LocalizedStringKey) }
        var kind: Kind = .small
      }
      var entries: [Entry] = []
      var index: [String: Entry] = [:]
      var first: Entry? { entries.first }
      subscript(position: Int) -> Entry { entries[position] }
      subscript(name name: String) -> Entry? { index[name] }
      var sum: #5 { entries.map(\.price).reduce(0, +) }
      var best: Entry? { entries.max { $0.price < $1.price } }
    }
    --
    Shop§: Shop§()
    Shop§.Entry: Shop§.Entry(price: «=#5»)
    Shop§.Entry: Shop§.Entry(name: «=String», price: «=#5», notes: «=[#1]», kind: .small)
    Shop§.Entry: Shop§.Entry(price: «=#5», kind: .other(size: «=#5», label: «KeyLit»))
    [Shop§.Entry]: «Shop§».entries
    Shop§.Entry?: «Shop§».first
    Shop§.Entry?: «Shop§».best
    Shop§.Entry: «Shop§»[«Int»]
    Shop§.Entry?: «Shop§»[name: «=String»]
    #5: «Shop§».sum
    #5: «Shop§.Entry».price
    String: «Shop§.Entry».name
    [#1]: «Shop§.Entry».notes
    #1?: «Shop§».best?.notes.first
    String?: «Shop§».first?.name
    #5: «Shop§»[0].price
    Odd: «Shop§».entries.map { ($0.name, $0.price) }.first!.1
    Odd: «Shop§».index.values.map(\.price).max() ?? 0
    Odd: «Shop§».index.mapValues { $0.notes.count }.values.first ?? 0
    Odd: «Shop§».entries.sorted { $0.price < $1.price }.last?.price ?? 0
    Odd: Dictionary(grouping: «Shop§».entries, by: \.price).map { $0.value.count }.first!
    Odd: «Shop§».entries.reduce(0) { $0 + $1.price }
    Odd: «Shop§».entries.enumerated().map { $1.price * 2 }[0]
    Odd: «Shop§».entries.flatMap(\.notes).first
    Odd: «Shop§».entries.flatMap(\.notes)[0]
    Odd: «Shop§».entries.first { $0.price > 1 }!.notes[0]
    Odd: «Shop§».entries.filter { $0.name.isEmpty }.count
    Odd: zip(«Shop§».entries, 1...).map { $0.price }[0]
    Odd: zip(«Shop§».entries, 1...).map { ($1, $0.name) }[0].0
    == class
    class Animal§ {
      var name: String
      var age: #5 = 1
      weak var mother: Animal§?
      var tags: [#1] = []
      init(name: String) { self.name = name }
      convenience init() { self.init(name: «=String») }
      init(_ age: #5, title: LocalizedStringKey = «KeyLit») { self.name = ""; self.age = age }
      func describe() -> LocalizedStringKey { «KeyLit; name: String & age: #5» }
      var summary: String { «=String; name: String & age: #5» }
      class var kind: String { «=String» }
      class func make(_ name: String) -> Animal§ { Animal§(name: name) }
    }
    final class Dog§: Animal§ {
      var weight: #2
      override var summary: String { super.summary + «PlainLit» }
      init(weight: #2) { self.weight = weight; super.init(name: «=String») }
      override func describe() -> LocalizedStringKey { age > 3 ? «KeyLit; weight: #2» : super.describe() }
    }
    --
    Animal§: Animal§()
    Animal§: Animal§(name: «=String»)
    Animal§: Animal§(«=#5», title: «KeyLit»)
    Animal§: Animal§.make(«=String»)
    =Animal§: .init(«=#5»)
    =Animal§: .make(«=String»)
    =Animal§: Dog§(weight: «=#2»)
    Dog§: Dog§(weight: «=#2»)
    String: «Animal§».name
    #5: «Animal§».age
    [#1]: «Animal§».tags
    Animal§?: «Animal§».mother
    LocalizedStringKey: «Animal§».describe()
    LocalizedStringKey: «Dog§».describe()
    String: «Dog§».summary
    String: «Dog§».name
    #5: «Dog§».age
    #2: «Dog§».weight
    String: Dog§.kind
    #5?: «Animal§».mother?.age
    #5?: «Animal§».mother?.mother?.age
    String: «Animal§».mother?.name ?? "none"
    Odd: («Animal§» as? Dog§)?.weight
    Odd: («Animal§» as! Dog§).weight
    Odd: [Dog§(weight: «=#2»), Animal§()].map(\.age)[0]
    Odd: [Dog§(weight: «=#2»), Animal§()].map { $0.name }.joined()
    Odd: «Dog§».describe()
    == rawEnum
    enum Kind§: String, CaseIterable {
      case red, green = "verde"
      case blue
      var title: LocalizedStringKey {
        switch self {
        case .red: «KeyLit»
        case .green: «KeyLit»
        case .blue: «KeyLit»
        }
      }
      var name: String {
        switch self {
        case .red: «PlainLit»
        case .green, .blue: String(localized: «ValueLit»)
        }
      }
      var level: #5 { self == .red ? 1 : «=#5» }
      static var standard: Self { .red }
      static func parse(_ text: String) -> Kind§? { Kind§(rawValue: text) }
      var next: Kind§ { Kind§.allCases[(Kind§.allCases.firstIndex(of: self)! + 1) % 3] }
    }
    --
    Kind§: Kind§.red
    Kind§: Kind§.standard
    Kind§: «Kind§».next
    =Kind§: .blue
    =Kind§: .standard
    =Kind§: .green.next
    Kind§?: Kind§(rawValue: «=String»)
    Kind§?: Kind§.parse(«=String»)
    [Kind§]: Kind§.allCases
    Int: Kind§.allCases.count
    String: «Kind§».rawValue
    String: «Kind§».name
    String?: Kind§(rawValue: «=String»)?.name
    #5: «Kind§».level
    LocalizedStringKey: «Kind§».title
    Bool: «Kind§» == .red
    Odd: Kind§.allCases.map(\.rawValue).joined()
    Odd: Kind§.allCases.first { $0.level > 1 }?.rawValue ?? "none"
    Odd: Kind§.allCases.map { $0.level }[0]
    Odd: Kind§.allCases.enumerated().map { $0.offset }.max()!
    == intEnum
    enum Kind§n: Int, CaseIterable, Identifiable, Comparable {
      case low = 1, middle, high
      var id: Int { rawValue }
      static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
      var resource: LocalizedStringResource {
        switch self { case .low: «ValueLit»; case .middle: «ValueLit»; case .high: .init(«PlainLit», defaultValue: «ValueLit») }
      }
      init(level: #5) { self = level > 2 ? .high : .low }
    }
    --
    Kind§n: Kind§n.low
    =Kind§n: .high
    Kind§n: Kind§n(level: «=#5»)
    =Kind§n: .init(level: «=#5»)
    Int: «Kind§n».rawValue
    Int: «Kind§n».id
    LocalizedStringResource: «Kind§n».resource
    String: String(localized: «Kind§n».resource)
    Bool: «Kind§n» < .high
    Kind§n: max(«Kind§n», .low)
    [Kind§n]: Kind§n.allCases.sorted()
    View: ForEach(Kind§n.allCases) { kind in «View; kind: Kind§n» }
    View: ForEach(Kind§n.allCases) { Text($0.resource); Text("raw \($0.rawValue)") }
    View: Picker(«Lit», selection: .constant(Kind§n.low)) { ForEach(Kind§n.allCases) { Text("\($0.rawValue) \($0.id)").tag($0) } }
    == payload
    enum Event§ {
      case start
      case moved(x: #5, y: #5)
      case named(String, LocalizedStringKey)
      case failed(any Error)
      case holding(#1)
      indirect case both(Event§, Event§)
      var title: LocalizedStringKey {
        switch self {
        case .start: return «KeyLit»
        case .moved(let x, let y): return «KeyLit; x: #5 & y: #5»
        case let .named(name, _) where name.isEmpty: return «KeyLit; name: String»
        case .named(_, let key): return key
        case .failed(let error): return «KeyLit; error: any Error»
        case .holding(let value): return «KeyLit; value: #1»
        case .both(.start, let second): return second.title
        case .both(let first, _): return first.title
        }
      }
      var position: (x: #5, y: #5)? {
        if case .moved(let x, let y) = self { (x, y) } else { nil }
      }
      static func greeting(_ text: LocalizedStringKey = «KeyLit») -> Event§ { .named("", text) }
    }
    --
    Event§: Event§.start
    Event§: Event§.named(«=String», «KeyLit»)
    Event§: Event§.moved(x: «=#5», y: 2)
    Event§: Event§.greeting(«KeyLit»)
    =Event§: .named(«=String», «KeyLit»)
    =Event§: .holding(«=#1»)
    =Event§: .greeting(«KeyLit»)
    =Event§: .both(.start, .named("", «KeyLit»))
    LocalizedStringKey: «Event§».title
    #5?: «Event§».position?.x
    Odd: «Event§».position.map { $0.x + $0.y } ?? 0
    Odd: «Event§».position?.y ?? 1
    Odd: «Event§».position!.x
    == protocol
    protocol Named§ {
      var name: String { get }
      var size: #5 { get }
      var key: LocalizedStringKey { get }
      func detail(_ count: Int) -> LocalizedStringResource
      static var kind: String { get }
    }
    extension Named§ {
      var key: LocalizedStringKey { «KeyLit; name: String & size: #5» }
      var twice: #5 { size + size }
      func detail(_ count: Int) -> LocalizedStringResource { «ValueLit; count: Int & name: String» }
      static var kind: String { «=String» }
    }
    struct Plain§: Named§ {
      var name = «String»
      let size: #5
    }
    struct Rich§: Named§ {
      let name: String
      var size: #5 { «=#5» }
      let key: LocalizedStringKey
      func detail(_ count: Int) -> LocalizedStringResource { «ValueLit; count: Int» }
    }
    func pickNamed§(_ list: [any Named§]) -> any Named§ { list[0] }
    func sizeOf§(_ value: some Named§) -> #5 { value.size }
    func largest§<T: Named§>(_ list: [T]) -> T { list[0] }
    func allNamed§() -> some Collection<Plain§> { [Plain§(size: «=#5»)] }
    func makeNamed§() -> some Named§ { Plain§(size: «=#5») }
    --
    Plain§: Plain§(size: «=#5»)
    Plain§: Plain§(name: «=String», size: «=#5»)
    Rich§: Rich§(name: «=String», key: «KeyLit»)
    any Named§: pickNamed§([«Plain§», «Rich§»])
    =any Named§: Rich§(name: «=String», key: «KeyLit»)
    =any Named§: «Plain§»
    String: «any Named§».name
    #5: «any Named§».size
    #5: «any Named§».twice
    #5: «Plain§».twice
    #5: sizeOf§(«Plain§»)
    Plain§: largest§(«[Plain§]»)
    #5: largest§(«[Plain§]»).size
    LocalizedStringKey: «Plain§».key
    LocalizedStringResource: «any Named§».detail(«Int»)
    LocalizedStringResource: «Rich§».detail(«Int»)
    String: Plain§.kind
    Odd: allNamed§().map(\.size).first!
    Odd: allNamed§().first!.name
    Odd: allNamed§().count
    Odd: makeNamed§().size
    Odd: makeNamed§().twice
    Odd: makeNamed§().name
    Odd: («[any Named§]»).map { $0.size }.reduce(0, +)
    Odd: [«Plain§», «Plain§»].map(\.twice)[0]
    Odd: [«Plain§» as any Named§, «Rich§»].map { $0.name }.joined()
    Odd: («any Named§» as? Plain§)?.size ?? 0
    == optionSet
    struct Flags§: OptionSet, Hashable {
      let rawValue: Int
      static let one = Flags§(rawValue: 1)
      static let two = Flags§(rawValue: 2)
      var text: String { contains(.one) ? «PlainLit» : «=String» }
    }
    --
    Flags§: Flags§.one
    =Flags§: .two
    =Flags§: [.one, .two]
    Int: «Flags§».rawValue
    Bool: «Flags§».contains(.two)
    String: «Flags§».text
    Int: «Flags§».union(.one).rawValue
    == identified
    struct Person§: Identifiable, Hashable, Codable, Comparable, CustomStringConvertible {
      var id = UUID()
      var first = «String»
      var age: Int
      var height: Double?
      var friends: [String] = []
      var description: String { "\(first), \(age)" }
      static func < (a: Person§, b: Person§) -> Bool { (a.age, a.first) < (b.age, b.first) }
      enum CodingKeys: String, CodingKey { case id, first, age, height, friends }
    }
    --
    Person§: Person§(age: «=Int»)
    Person§: Person§(first: «=String», age: «=Int», height: «=Double?»)
    UUID: «Person§».id
    String: «Person§».first
    String: «Person§».description
    Int: «Person§».age
    Double?: «Person§».height
    [String]: «Person§».friends
    [Person§]: «[Person§]».sorted()
    Person§?: «[Person§]».max()
    Int: «[Person§]».max()!.age
    Person§?: «[Person§]».min { $0.age < $1.age }
    Odd: Dictionary(grouping: «[Person§]», by: \.age).values.map(\.count).max()!
    Odd: Dictionary(grouping: «[Person§]») { $0.first }.mapValues { $0.map(\.age).reduce(0, +) }.first!.value
    Odd: Dictionary(uniqueKeysWithValues: «[Person§]».map { ($0.id, $0) }).values.first!.age
    Odd: «[Person§]».compactMap(\.height).reduce(0, +) / Double(«[Person§]».count)
    Odd: «[Person§]».compactMap { $0.height }.max() ?? 0
    Odd: «[Person§]».map(\.friends).joined().count
    Odd: «[Person§]».flatMap(\.friends).sorted().first ?? "none"
    Odd: Set(«[Person§]».map(\.age)).sorted().first!
    Odd: «[Person§]».sorted(by: { $0.age > $1.age }).first?.first ?? "none"
    Odd: «Person§».hashValue
    Odd: «Person§».height.map { $0 / 2 } ?? 0
    Odd: «Person§».height ?? 1.5
    View: ForEach(«[Person§]») { person in «View; person: Person§ & person.age: Int & person.first: String» }
    View: ForEach(«[Person§]») { Text("\($0.age) \($0.first)") }
    View: ForEach(«Binding<[Person§]>») { $person in Text("\(person.age)"); TextField(«Lit», text: $person.first) }
    View: List(«[Person§]») { person in «View; person: Person§» }
    View: NavigationLink(«Lit», value: «Person§»)
    """#
}
