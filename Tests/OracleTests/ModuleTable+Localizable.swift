// A table: declarations: views, modifiers and other app declarations that take localizable text.
extension DeclarationModule {
  static let localizableModules = #"""
    == customView
    struct Row§: View {
      let title: LocalizedStringKey
    ?a  var subtitle: LocalizedStringKey? = nil
    ?b  var detail: String = «PlainLit»
      let count: #5
    ?c  var action: () -> Void = {}
    ?d  @State private var isOn = false
    ?e  @Binding var text: String
      var body: some View {
        Text(title)
    ?a    if let subtitle { Text(subtitle) } else { Text(«KeyLit») }
    ?b    Text(detail)
        Text("\(count) pieces")
    ?d    Toggle("\(isOn ? 1 : 0) on", isOn: $isOn)
    ?e    TextField(«KeyLit», text: $text)
      }
    }
    --
    ?eView: Row§(title: «KeyLit», count: «=#5», text: .constant(«String»))
    ?e=View: Row§(title: «=LocalizedStringKey», count: «=#5», text: «=Binding<String>»)
    == plainViews
    struct Line§: View {
      let title: LocalizedStringKey
      let value: #1
      var note: LocalizedStringKey?
      var body: some View { Text(title); Text("value \(value)"); Text(note ?? «KeyLit») }
    }
    struct Card§<Content: View>: View {
      var heading: LocalizedStringKey
      var name: String
      @ViewBuilder var content: () -> Content
      var body: some View { Section(heading) { content(); Text(name); Text("name \(name)") } }
    }
    struct Chooser§: View {
      private let title: Text
      let options: [LocalizedStringKey]
      init(_ key: LocalizedStringKey, options: [LocalizedStringKey] = [«KeyLit»]) { title = Text(key); self.options = options }
      @_disfavoredOverload init<S: StringProtocol>(_ text: S, options: [LocalizedStringKey] = []) { title = Text(text); self.options = options }
      var body: some View { title; Text("options \(options.count)") }
    }
    --
    View: Line§(title: «KeyLit», value: «=#1»)
    View: Line§(title: «=LocalizedStringKey», value: «=#1», note: «=LocalizedStringKey?»)
    View: Line§(title: «Bool» ? «KeyLit» : «KeyLit», value: «=#1», note: «Bool» ? «KeyLit» : nil)
    View: Card§(heading: «KeyLit», name: «StringLit») { «View» }
    View: Card§(heading: «=LocalizedStringKey», name: «=String», content: { «View» })
    View: Chooser§(«Lit»)
    View: Chooser§(«KeyLit», options: [«KeyLit», «=LocalizedStringKey»])
    View: Chooser§(«String», options: [«KeyLit»])
    View: Chooser§(«Bool» ? «KeyLit» : «KeyLit»)
    == modifiers
    extension View {
      func caption§(_ key: LocalizedStringKey) -> some View { overlay { Text(key) } }
      @_disfavoredOverload func caption§<S: StringProtocol>(_ text: S) -> some View { overlay { Text(text) } }
      func tip§(_ text: String) -> some View { help(text) }
      func chip§(_ key: LocalizedStringKey?, count: Int = 1) -> some View { badge(key) }
      func framed§<V: View>(_ title: LocalizedStringKey, @ViewBuilder content: (#1) -> V) -> some View { self }
      @ViewBuilder func when§<V: View>(_ flag: Bool, then change: (Self) -> V) -> some View { if flag { change(self) } else { self } }
    }
    struct Stamp§: ViewModifier {
      var title: LocalizedStringKey
      var count = 1
      func body(content: Content) -> some View { content; Text(title); Text("stamp \(count)") }
    }
    extension Text {
      func loud§() -> Text { bold() + Text(«KeyLit») }
      init(count§ n: #5, of key: LocalizedStringKey) { self.init("\(n) things") }
      static func joined§(_ parts: Text...) -> Text { parts[0] }
    }
    --
    View: «View».caption§(«Lit»)
    View: «View».caption§(«LocalizedStringKey»)
    View: «View».tip§(«StringLit»)
    View: «View».chip§(«KeyLit»)
    View: «View».chip§(«Bool» ? «KeyLit» : nil, count: «=Int»)
    View: «View».framed§(«KeyLit») { value in «View; value: #1» }
    View: «View».when§(«Bool») { $0.navigationTitle(«Lit») }
    View: «View».modifier(Stamp§(title: «KeyLit», count: «=Int»))
    Text: «Text».loud§()
    Text: Text(count§: «=#5», of: «KeyLit»)
    Text: Text.joined§(«Text», Text(«Lit»))
    =Text: .joined§(Text(«Lit»), .init(«KeyLit»))
    == model
    final class Model§: ObservableObject {
      @Published var title: LocalizedStringKey = «KeyLit»
      @Published var count: #5 = 1
      @Published var names: [String] = []
      @Published var chosen: #1?
      var status: LocalizedStringKey { names.isEmpty ? «KeyLit» : «KeyLit; names: [String] & count: #5» }
      var message: String { names.first.map { name in «=String; name: String» } ?? «StringLit; count: #5» }
      func load() async throws -> [#1] { title = «KeyLit; count: #5»; return [] }
      func report(_ error: any Error) -> LocalizedStringResource { «ValueLit; error.localizedDescription: String & count: #5» }
      lazy var late: LocalizedStringKey = «KeyLit»
    }
    @Observable final class State§ {
      var level: #5 = 1
      var label: LocalizedStringKey = «KeyLit»
      var rows: [#2] = []
    }
    struct Screen§: View {
      @StateObject private var model = Model§()
      @ObservedObject var other: Model§
      @EnvironmentObject var shared: Model§
      @Environment(State§.self) private var state
      @Environment(\.locale) private var locale
      @Environment(\.displayScale) private var scale
      @State private var counter: #5 = 1
      @State private var key: LocalizedStringKey = «KeyLit»
      @State private var items = [«=String», «StringLit»]
      @Binding var number: Int
      @AppStorage("name") private var name = «StringLit»
      @AppStorage("launches") private var launches = 0
      @ScaledMetric private var gap = 8.0
      @FocusState private var focus: Bool
      var body: some View {
        Text("m \(model.count) \(model.names.count) \(model.names.first ?? "none")")
        Text("o \(other.count) \(other.message)")
        Text("s \(shared.names.joined(separator: ", "))")
        Text("e \(state.level) \(state.rows.count)")
        Text("c \(counter) \(items.count) \(items[0]) \(number) \(name) \(launches) \(gap) \(scale)")
        Text("l \(locale.identifier) \(locale)")
        Text(model.status)
        Text("opt \(model.chosen)")
        Text("bind \($number.wrappedValue) \($counter.wrappedValue)")
        Text("focus \(focus)")
        Button(«Lit») { counter += 1; key = «KeyLit»; model.title = "set \(counter)"; items.append(«StringLit») }
        TextField(«KeyLit», text: $name)
        Stepper("count \(launches)", value: $launches)
        ForEach(items, id: \.self) { Text("row \($0)") }
        ForEach(model.names.indices, id: \.self) { i in Text("row \(i) of \(model.names[i])") }
      }
    }
    --
    Model§: Model§()
    State§: State§()
    LocalizedStringKey: «Model§».title
    #5: «Model§».count
    [String]: «Model§».names
    #1?: «Model§».chosen
    LocalizedStringKey: «Model§».status
    String: «Model§».message
    LocalizedStringResource: «Model§».report(«any Error»)
    #5: «State§».level
    [#2]: «State§».rows
    View: Screen§(other: «Model§», number: .constant(1))
    == wrappers
    @propertyWrapper struct Clamped§<Value: Comparable> {
      var wrappedValue: Value
      var range: ClosedRange<Value>
      var projectedValue: ClosedRange<Value> { range }
      init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.wrappedValue = wrappedValue; self.range = range }
    }
    @propertyWrapper struct Titled§<Value> {
      var wrappedValue: Value
      let title: LocalizedStringKey
      init(wrappedValue: Value, _ title: LocalizedStringKey) { self.wrappedValue = wrappedValue; self.title = title }
      var projectedValue: LocalizedStringKey { title }
    }
    @propertyWrapper struct KeyBox§ {
      var wrappedValue: LocalizedStringKey
      init(wrappedValue: LocalizedStringKey) { self.wrappedValue = wrappedValue }
    }
    @propertyWrapper struct Loud§ {
      private var value = ""
      var wrappedValue: String { get { value.uppercased() } set { value = newValue } }
      var projectedValue: Int { value.count }
      init(wrappedValue: String) { value = wrappedValue }
    }
    @propertyWrapper struct Ref§<T> {
      let name: String
      init(_ name: String) { self.name = name }
      var wrappedValue: T { get { fatalError() } set {} }
    }
    struct Config§ {
      @Clamped§(0...10) var level = 3
      @Clamped§(0...1) var ratio = 0.5
      @Titled§(«KeyLit») var name = «StringLit»
      @Titled§(«KeyLit») var total: #5 = 1
      @KeyBox§ var key = «KeyLit»
      @Loud§ var word = «PlainLit»
      @Ref§(«PlainLit») var link: #1
      @Titled§(wrappedValue: «#2», «KeyLit») var last
      var text: LocalizedStringKey { "at \(level) of \($level.upperBound) ratio \(ratio) \(name) \(total) \(word) \($word)" }
      var more: String { "\(link) \(last) \($ratio)" }
    }
    --
    Config§: Config§()
    Int: «Config§».level
    Double: «Config§».ratio
    String: «Config§».name
    #5: «Config§».total
    LocalizedStringKey: «Config§».key
    String: «Config§».word
    #1: «Config§».link
    #2: «Config§».last
    ClosedRange<Int>: «Config§».$level
    LocalizedStringKey: «Config§».$total
    Int: «Config§».$word
    == builders
    @resultBuilder struct Keys§ {
      static func buildExpression(_ key: LocalizedStringKey) -> [LocalizedStringKey] { [key] }
      static func buildExpression(_ text: Text) -> [LocalizedStringKey] { [] }
      static func buildBlock(_ parts: [LocalizedStringKey]...) -> [LocalizedStringKey] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [LocalizedStringKey]?) -> [LocalizedStringKey] { part ?? [] }
      static func buildEither(first: [LocalizedStringKey]) -> [LocalizedStringKey] { first }
      static func buildEither(second: [LocalizedStringKey]) -> [LocalizedStringKey] { second }
      static func buildArray(_ parts: [[LocalizedStringKey]]) -> [LocalizedStringKey] { parts.flatMap { $0 } }
    }
    @resultBuilder struct Lines§ {
      static func buildBlock(_ parts: String...) -> [String] { parts }
    }
    @resultBuilder struct Any§ {
      static func buildBlock<T>(_ parts: T...) -> [T] { parts }
    }
    func keys§(@Keys§ _ content: () -> [LocalizedStringKey]) -> Int { content().count }
    func textLines§(title: LocalizedStringKey, @Lines§ content: (Int) -> [String]) -> String { "" }
    func any§<T>(@Any§ _ content: () -> [T]) -> [T] { content() }
    struct Menu§ {
      @Keys§ var all: [LocalizedStringKey] { «KeyLit»; «KeyLit»; Text(«Lit») }
      @Lines§ func texts() -> [String] { «StringLit»; «StringLit» }
    }
    --
    Int: keys§ { «KeyLit»; «KeyLit» }
    Int: keys§ { if «Bool» { «KeyLit» } else { «KeyLit» } }
    Int: keys§ { if «Bool» { «KeyLit» }; «Text»; «LocalizedStringKey» }
    Int: keys§ { for n in 1...3 { "row \(n)"; «KeyLit; n: Int» } }
    Int: keys§ { let n = «Int»; «KeyLit; n: Int» }
    Int: keys§ { switch «Int» { case 1: «KeyLit»; default: «KeyLit» } }
    Int: keys§ { if let value = «A?» { «KeyLit; value: A» } }
    String: textLines§(title: «KeyLit») { n in «StringLit; n: Int»; «StringLit» }
    [String]: any§ { «StringLit»; «StringLit» }
    [Int]: any§ { 1; 2 }
    Menu§: Menu§()
    [LocalizedStringKey]: «Menu§».all
    [String]: «Menu§».texts()
    == aliases
    typealias Key§ = LocalizedStringKey
    typealias KeyList§ = [Key§]
    typealias Make§ = (#5) -> Key§
    typealias Table§<T: Hashable> = [T: Key§]
    typealias Resource§ = LocalizedStringResource
    struct Holder§ {
      var key: Key§ = «KeyLit»
      var keys: KeyList§ = [«KeyLit», «KeyLit»]
      var make: Make§ = { n in «KeyLit; n: #5» }
      var table: Table§<Int> = [1: «KeyLit», 2: «KeyLit»]
      var resource: Resource§ = «ValueLit»
      var nested: [[Key§]] = [[«KeyLit»], []]
      var maybe: Key§? = «KeyLit»
      var pair: (Key§, Int) = («KeyLit», 2)
      var named: (key: Key§, text: String) = («KeyLit», «StringLit»)
      var choices: [(String, Key§)] = [(«PlainLit», «KeyLit»), (id: "b", key: «KeyLit»)]
      var optionals: [Key§?] = [nil, «KeyLit»]
      var lazyMake: () -> Key§? = { «KeyLit» }
      var byName: [String: [Key§]] = ["a": [«KeyLit»]]
      var set: Set<String> = [«PlainLit», «PlainLit»]
      var result: Result<Key§, any Error> = .success(«KeyLit»)
      static let all: [Key§] = [«KeyLit»]
      static let `default`: Key§ = «KeyLit»
      var values: [String.LocalizationValue] = [«ValueLit», «ValueLit»]
      var choice: Key§ { get { «KeyLit» } set { key = newValue } }
      var observed: Key§ = «KeyLit» { didSet { if oldValue == «KeyLit» { key = «KeyLit» } } }
    }
    --
    Holder§: Holder§()
    Holder§: Holder§(key: «KeyLit», table: [3: «KeyLit»])
    Holder§: Holder§(keys: [«KeyLit»], make: «(#5) -> =LocalizedStringKey»)
    Holder§: Holder§(pair: («KeyLit», 1), result: .success(«KeyLit»))
    LocalizedStringKey: «Holder§».key
    LocalizedStringKey: Key§(«KeyLit»)
    LocalizedStringKey: «KeyLit» as Key§
    LocalizedStringKey: «Holder§».make(«=#5»)
    LocalizedStringKey: «Holder§».keys[0]
    LocalizedStringKey: «Holder§».table[1] ?? «KeyLit»
    LocalizedStringKey: «Holder§».maybe ?? «KeyLit»
    LocalizedStringKey: «Holder§».pair.0
    Int: «Holder§».pair.1
    LocalizedStringKey: Holder§.all.first ?? «KeyLit»
    =LocalizedStringKey: Holder§.default
    Bool: «Holder§».keys.contains(«KeyLit»)
    Bool: «Holder§».key == «KeyLit»
    String: «Holder§».choices[0].0
    Int: «Holder§».keys.firstIndex(of: «KeyLit») ?? 0
    Odd: «Holder§».keys.count
    Odd: «Holder§».choices.map(\.0).joined()
    Odd: «Holder§».named.text
    Odd: «Holder§».set.sorted().first!
    """#
}
