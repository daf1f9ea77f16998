// A table: declarations: functions with overloads, defaults, variadics, closures; subscripts, operators, initializers.
extension DeclarationModule {
  static let callableModules = #"""
    == overloads
    func show§(_ key: LocalizedStringKey) -> Int { 1 }
    ?a@_disfavoredOverload func show§<S: StringProtocol>(_ text: S) -> Double { 2 }
    func label§(_ text: String) -> Int { 1 }
    ?c@_disfavoredOverload func label§(_ key: LocalizedStringKey) -> Double { 2 }
    func note§(_ key: LocalizedStringKey, count: Int) -> Float { 1 }
    func note§(_ text: String, name: String) -> UInt8 { 1 }
    func note§(_ text: String) -> Int { 1 }
    func size§(_ n: Int) -> String { "" }
    func size§(_ n: Double) -> Int { 1 }
    func size§(_ s: String) -> LocalizedStringKey { «KeyLit; s: String» }
    func size§(_ list: [#1]) -> Float { 1 }
    func pick§() -> Int { 1 }
    func pick§(_ n: Int = 2, by m: Int) -> Double { 1 }
    func pick§(_ n: Int, _ m: Int...) -> String { "" }
    --
    OddNumber: show§(«KeyLit»)
    Odd: label§(«PlainLit»)
    ?cOddNumber: label§(«LocalizedStringKey»)
    Float: note§(«KeyLit», count: «=Int»)
    UInt8: note§(«StringLit», name: «=String»)
    Int: note§(«StringLit»)
    String: size§(«Int»)
    Int: size§(«Double»)
    LocalizedStringKey: size§(«String»)
    Float: size§(«[#1]»)
    Int: pick§()
    Double: pick§(by: 3)
    Double: pick§(1, by: «Int»)
    String: pick§(1, 2, 3)
    String: pick§(«Int»)
    ?aOdd: show§(«StringLit»)
    ?aOdd: show§(«String»)
    Odd: show§(«Bool» ? «KeyLit» : «KeyLit»)
    Odd: label§(«Bool» ? «StringLit» : «String»)
    Odd: label§(«StringLit»)
    Odd: label§("x " + «String»)
    Odd: size§(3)
    Odd: size§(2.5)
    Odd: size§(1 + 0.5)
    Odd: [1, 2].map { size§($0) }[0]
    Odd: [1, 2.5].map { size§($0) }[0]
    Odd: [1, 2].map(size§)[0]
    Word: _ = show§(«KeyLit»)
    Word: _ = show§(«LocalizedStringKey»)
    == defaults
    func titled§(_ key: LocalizedStringKey = «KeyLit», count: #5 = 1, note: LocalizedStringKey? = nil) -> #5 { count }
    func listed§(_ keys: LocalizedStringKey..., separator: String = «PlainLit») -> String { separator }
    func keyed§(_ keys: [String: LocalizedStringKey] = [:], other: [LocalizedStringKey] = [«KeyLit», «KeyLit»]) -> Int { 1 }
    func optional§(_ key: LocalizedStringKey?, _ value: #1? = nil) -> LocalizedStringKey { key ?? «KeyLit» }
    func resourced§(_ resource: LocalizedStringResource = «ValueLit», text: String = String(localized: «ValueLit»)) -> String { text }
    func localized§(_ value: String.LocalizationValue, catalog: String? = nil, note: StaticString = «PlainLit») -> String { String(localized: value, table: catalog) }
    func pair§(_ pair: (LocalizedStringKey, #2)) -> #2 { pair.1 }
    func tuple§(_ pair: (key: LocalizedStringKey, count: Int) = («KeyLit», 1)) -> Int { pair.count }
    func lines§(_ text: String...) -> [String] { text }
    func choose§(_ flag: Bool, yes: @autoclosure () -> LocalizedStringKey, no: @autoclosure () -> String = «PlainLit») -> LocalizedStringKey { yes() }
    --
    #5: titled§(«KeyLit»)
    #5: titled§()
    #5: titled§(count: «=#5»)
    #5: titled§(«=LocalizedStringKey», count: «=#5», note: «KeyLit»)
    #5: titled§(note: «=LocalizedStringKey?»)
    String: listed§(«KeyLit», «KeyLit», separator: «=String»)
    String: listed§(«KeyLit»)
    Int: keyed§([«PlainLit»: «KeyLit»], other: [«KeyLit»])
    Int: keyed§(other: [«=LocalizedStringKey», «KeyLit»])
    Int: keyed§()
    LocalizedStringKey: optional§(«KeyLit»)
    LocalizedStringKey: optional§(nil, «=#1?»)
    LocalizedStringKey: optional§(«=LocalizedStringKey?», «=#1»)
    String: resourced§(«ValueLit», text: «=String»)
    String: resourced§(text: «StringLit»)
    String: resourced§()
    String: localized§(«ValueLit»)
    String: localized§(«ValueLit», catalog: «PlainLit»)
    #2: pair§((«KeyLit», «=#2»))
    Int: tuple§((«KeyLit», «=Int»))
    Int: tuple§((key: «KeyLit», count: 2))
    [String]: lines§(«StringLit», «StringLit»)
    LocalizedStringKey: choose§(«Bool», yes: «KeyLit»)
    LocalizedStringKey: choose§(«Bool», yes: «=LocalizedStringKey», no: «StringLit»)
    == closures
    func run§(_ body: (#1) -> LocalizedStringKey) -> #5 { fatalError() }
    func build§(title: () -> LocalizedStringKey, count: (Int, #2) -> String = { _, _ in «PlainLit» }) -> Int { 1 }
    func later§(_ name: String = «PlainLit», then done: @escaping (Result<#1, any Error>) -> Void) {}
    func each§(_ body: (_ index: Int, _ value: #2) -> Void, finally: () -> LocalizedStringKey) {}
    func make§<T>(_ body: () -> T) -> T { body() }
    func fold§<T, R>(_ list: [T], from start: R, _ body: (R, T) -> R) -> R { start }
    func optionalHandler§(_ handler: ((#1) -> LocalizedStringKey)? = nil) -> Int { 1 }
    func keyMaker§() -> (Int) -> LocalizedStringKey { { n in «KeyLit; n: Int» } }
    func textMaker§(_ key: LocalizedStringKey) -> (String) -> Text { { text in Text("\(text) made") } }
    func attempt§<T>(_ body: () throws -> T) -> T? { try? body() }
    let handlers§: [String: (Int) -> LocalizedStringKey] = ["a": { n in «KeyLit; n: Int» }, "b": { _ in «KeyLit» }]
    let renderer§: (#1, String) -> LocalizedStringKey = { value, text in «KeyLit; value: #1 & text: String» }
    var onChange§: ((#2) -> LocalizedStringKey)?
    --
    #5: run§ «(#1) -> =LocalizedStringKey»
    #5: run§(«(#1) -> =LocalizedStringKey»)
    Int: build§ { «KeyLit» }
    Int: build§ { «KeyLit» } count: «(Int, #2) -> =String»
    Int: build§(title: { «=LocalizedStringKey» }, count: «(Int, #2) -> =String»)
    Word: later§ { result in if case .success(let value) = result { _ = «LocalizedStringKey; value: #1» } }
    Word: later§(«PlainLit») { result in switch result { case .success(let value): _ = «Text; value: #1»; case .failure(let error): _ = «LocalizedStringKey; error: any Error» } }
    Word: later§ { print((try? $0.get()) as Any, «KeyLit» as LocalizedStringKey) }
    Word: each§ { index, value in _ = «LocalizedStringKey; index: Int & value: #2» } finally: { «KeyLit» }
    Word: each§ { _ = "\($0) plain \($1)"; _ = LocalizedStringKey("\($0) key") } finally: { «=LocalizedStringKey» }
    A: make§ { «A» }
    A: make§ { () -> A in let value = «A»; return value }
    =A: make§ { let value = «A»; return value }
    A: fold§(«[B]», from: «A») «(A, B) -> =A»
    Int: fold§(«[B]», from: 0) «(Int, B) -> =Int»
    Int: optionalHandler§ «(#1) -> =LocalizedStringKey»
    Int: optionalHandler§ { _ in «KeyLit» }
    LocalizedStringKey: keyMaker§()(«=Int»)
    Text: textMaker§(«KeyLit»)(«=String»)
    A?: attempt§ { «A» }
    LocalizedStringKey?: handlers§["a"]?(«=Int»)
    LocalizedStringKey: renderer§(«=#1», «=String»)
    LocalizedStringKey: onChange§?(«=#2») ?? «KeyLit»
    Word: onChange§ = «(#2) -> =LocalizedStringKey»
    Odd: make§ { 3 }
    Odd: make§ { «Bool» ? 1 : 2.5 }
    Odd: fold§([1, 2], from: 0.5) { $0 + Double($1) }
    Odd: fold§(«[A]», from: "") { $0 + "\($1)" }
    Odd: make§ { (1, "a") }.1
    Odd: attempt§ { try JSONEncoder().encode([1]) }?.count
    == subscripts
    struct Grid§ {
      subscript(row: Int, column: Int) -> #5 { get { 1 } set {} }
      subscript(name: String) -> #1? { nil }
      subscript(key key: LocalizedStringKey) -> Int { 1 }
      static subscript(index: Int) -> #2 { fatalError() }
      subscript<T>(type: T.Type) -> T? { nil }
      subscript(range: Range<Int>) -> [#5] { [] }
      func callAsFunction(_ key: LocalizedStringKey, times n: Int = 1) -> #2 { fatalError() }
      func callAsFunction() -> #5 { 1 }
    }
    --
    Grid§: Grid§()
    #5: «Grid§»[1, «=Int»]
    #1?: «Grid§»[«=String»]
    Int: «Grid§»[key: «KeyLit»]
    #2: Grid§[1]
    [#5]: «Grid§»[0..<2]
    #2: Grid§()(«KeyLit»)
    #2: Grid§()(«KeyLit», times: «=Int»)
    #5: Grid§()()
    Odd: «Grid§»[Int.self] ?? 3
    Odd: «Grid§»[0..<2].reduce(0, +)
    Odd: «Grid§»["a"]
    == operators
    struct Money§: Comparable, AdditiveArithmetic {
      var amount: Double
      init(_ amount: Double) { self.amount = amount }
      static let zero = Money§(0)
      static func + (a: Money§, b: Money§) -> Money§ { Money§(a.amount + b.amount) }
      static func - (a: Money§, b: Money§) -> Money§ { Money§(a.amount - b.amount) }
      static func * (a: Money§, b: Double) -> Money§ { Money§(a.amount * b) }
      static func / (a: Money§, b: Money§) -> Double { a.amount / b.amount }
      static func < (a: Money§, b: Money§) -> Bool { a.amount < b.amount }
      static prefix func - (a: Money§) -> Money§ { Money§(-a.amount) }
      static func <+> (a: Money§, b: LocalizedStringKey) -> LocalizedStringKey { b }
      static func <+> (a: Money§, b: Int) -> Int { b }
      static func += (a: inout Money§, b: Money§) { a = a + b }
      var text: String { "\(amount) coins" }
    }
    --
    Money§: Money§(«=Double»)
    Money§: «Money§» + «Money§»
    Money§: «Money§» * «Double»
    Money§: «Money§» - «Money§»
    Money§: -«Money§»
    Double: «Money§» / «Money§»
    Double: («Money§» + «Money§»).amount
    Double: «Money§».amount
    Bool: «Money§» < «Money§»
    LocalizedStringKey: «Money§» <+> «KeyLit»
    Int: «Money§» <+> 3
    String: «Money§».text
    Money§: max(«Money§», «Money§»)
    Money§: «[Money§]».reduce(.zero, +)
    Double: «[Money§]».reduce(.zero, +).amount
    Odd: «[Money§]».map(\.amount).reduce(0, +)
    Odd: «[Money§]».max()?.amount ?? 0
    == inits
    struct Temperature§ {
      let degrees: Double
      let title: LocalizedStringKey
      init(celsius: Double, title: LocalizedStringKey = «KeyLit») { degrees = celsius; self.title = title }
      init?(_ text: String) { guard let value = Double(text) else { return nil }; self.init(celsius: value, title: «KeyLit; text: String») }
      init(_ key: LocalizedStringKey, @Listing§ parts: () -> [LocalizedStringKey]) { self.init(celsius: 0, title: key) }
      init<T: BinaryInteger>(whole: T) { self.init(celsius: Double(whole)) }
    }
    extension Temperature§ {
      init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8, title: «KeyLit; fahrenheit: Double») }
      static var freezing: Self { .init(celsius: 0) }
      static func named(_ title: LocalizedStringKey) -> Self { .init(celsius: 1, title: title) }
    }
    @resultBuilder enum Listing§ {
      static func buildBlock(_ parts: LocalizedStringKey...) -> [LocalizedStringKey] { parts }
    }
    --
    Temperature§: Temperature§(celsius: «=Double»)
    Temperature§: Temperature§(celsius: «=Double», title: «KeyLit»)
    Temperature§: Temperature§(fahrenheit: «=Double»)
    Temperature§: Temperature§(«KeyLit») { «LocalizedStringKey»; «KeyLit» as LocalizedStringKey }
    Temperature§: Temperature§(whole: «Int»)
    Temperature§?: Temperature§(«String»)
    =Temperature§: .freezing
    =Temperature§: .named(«KeyLit»)
    =Temperature§: .init(celsius: 3, title: «KeyLit»)
    Temperature§: [Temperature§.freezing, .named(«KeyLit»)][1]
    Double: «Temperature§».degrees
    LocalizedStringKey: «Temperature§».title
    Double: Temperature§(«String»)?.degrees ?? 0
    Double: «[Temperature§]».map(\.degrees).max() ?? 0
    """#
}
