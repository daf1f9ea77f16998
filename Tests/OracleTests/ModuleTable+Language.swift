// A table: declarations: dynamic members, literal types, errors, concurrency, key paths, nested scopes.
extension DeclarationModule {
  static let languageModules = #"""
    == lens
    struct Settings§ { var volume: #5 = 1; var title = «StringLit»; var key: LocalizedStringKey = «KeyLit»; var nested = Inner(); struct Inner { var depth = 2; var ratio = 0.5 } }
    @dynamicMemberLookup struct Lens§<Root> {
      var root: Root
      subscript<T>(dynamicMember path: KeyPath<Root, T>) -> T { root[keyPath: path] }
    }
    @dynamicMemberLookup struct Wrapped§<Root> {
      var root: Root
      subscript<T>(dynamicMember path: WritableKeyPath<Root, T>) -> Lens§<T> { Lens§(root: root[keyPath: path]) }
      var own: Int { 1 }
    }
    @dynamicMemberLookup struct Bag§ {
      subscript(dynamicMember name: String) -> #5 { 1 }
      var real: String { «=String» }
    }
    --
    Settings§: Settings§()
    Settings§: Settings§(volume: «=#5», title: «StringLit», key: «KeyLit»)
    #5: «Settings§».volume
    Int: «Settings§».nested.depth
    Lens§<Settings§>: Lens§(root: «Settings§»)
    #5: «Lens§<Settings§>».volume
    String: «Lens§<Settings§>».title
    LocalizedStringKey: «Lens§<Settings§>».key
    Double: «Lens§<Settings§>».nested.ratio
    Wrapped§<Settings§>: Wrapped§(root: «Settings§»)
    Odd: «Wrapped§<Settings§>».volume.root
    Odd: «Wrapped§<Settings§>».title.count
    Odd: «Wrapped§<Settings§>».nested.depth
    Odd: «Wrapped§<Settings§>».own
    Odd: «Binding<Settings§>».volume.wrappedValue
    Odd: «Binding<Settings§>».nested.depth.wrappedValue
    Odd: «Binding<[Settings§]>»[0].volume.wrappedValue
    Bag§: Bag§()
    Odd: «Bag§».anything
    String: «Bag§».real
    Odd: Bag§().width * 2
    Odd: Lens§(root: «Settings§»).volume
    Odd: Lens§(root: "abc").count
    Odd: «Settings§»[keyPath: \.nested.depth]
    Odd: [\Settings§.title].map { «Settings§»[keyPath: $0] }[0]
    == literalTypes
    struct Tag§: ExpressibleByStringLiteral, Hashable { let text: String; init(stringLiteral value: String) { text = value } }
    struct Rich§t: ExpressibleByStringInterpolation { let text: String; init(stringLiteral value: String) { text = value } }
    struct Amount§: ExpressibleByIntegerLiteral { var value: #5 = 1; init(integerLiteral value: Int) {} }
    struct Bunch§: ExpressibleByArrayLiteral { var keys: [LocalizedStringKey]; init(arrayLiteral elements: LocalizedStringKey...) { keys = elements } }
    struct Map§: ExpressibleByDictionaryLiteral { var pairs: [(String, LocalizedStringKey)]; init(dictionaryLiteral elements: (String, LocalizedStringKey)...) { pairs = elements } }
    func tag§(_ tag: Tag§) -> Int { 1 }
    func rich§(_ text: Rich§t) -> String { text.text }
    func bunch§(_ bunch: Bunch§) -> Int { 1 }
    func map§(_ map: Map§) -> Int { map.pairs.count }
    func name§(_ name: Tag§) -> Int { 1 }
    @_disfavoredOverload func name§(_ key: LocalizedStringKey) -> Double { 1 }
    func literal§<T: ExpressibleByStringLiteral>(_ value: T) -> T { value }
    --
    Tag§: «PlainLit» as Tag§
    =Tag§: «PlainLit»
    Int: tag§(«PlainLit»)
    String: rich§(«StringLit»)
    String: «Tag§».text
    Int: bunch§([«KeyLit», «KeyLit»])
    Int: map§(["a": «KeyLit», «PlainLit»: «KeyLit»])
    Odd: name§(«PlainLit»)
    Odd: name§(«KeyLit»)
    Odd: literal§(«PlainLit»)
    Odd: (3 as Amount§).value
    Amount§: 4 as Amount§
    =Amount§: 7
    #5: «Amount§».value
    Text: Text(literal§(«PlainLit»))
    =LocalizedStringKey: literal§(«PlainLit»)
    Int: [«PlainLit» as Tag§: 1, «PlainLit»: 2][«PlainLit»] ?? 0
    == errors
    enum Problem§: LocalizedError {
      case missing(String), tooMany(#5), unknown
      var errorDescription: String? {
        switch self {
        case .missing(let name): return String(localized: «ValueLit; name: String»)
        case .tooMany(let n): return String(localized: «ValueLit; n: #5», comment: «PlainLit»)
        case .unknown: return NSLocalizedString(«PlainLit», comment: «PlainLit»)
        }
      }
      var key: LocalizedStringKey { if case .tooMany(let n) = self { «KeyLit; n: #5» } else { «KeyLit» } }
      var code: Int { switch self { case .missing: 1; case .tooMany: 2; case .unknown: 3 } }
    }
    func risky§(_ n: Int) throws -> #5 { throw Problem§.unknown }
    func typed§() throws(Problem§) -> #1 { throw .missing(«=String») }
    func waiting§(_ key: LocalizedStringKey = «KeyLit») async throws -> [#2] { [] }
    func message§() -> LocalizedStringKey {
      do {
        let value = try risky§(1)
        return «KeyLit; value: #5»
      } catch let problem as Problem§ {
        return «KeyLit; problem.localizedDescription: String & problem.code: Int»
      } catch {
        return «KeyLit; error.localizedDescription: String»
      }
    }
    func typedMessage§() -> LocalizedStringKey {
      do { let value = try typed§(); return "\(Mirror(reflecting: value).children.count) fine" } catch { return "code \(error.code) \(error.localizedDescription)" }
    }
    func asyncMessage§() async -> LocalizedStringKey {
      guard let list = try? await waiting§(«KeyLit») else { return «KeyLit» }
      async let more = waiting§()
      let total = list.count + ((try? await more) ?? []).count
      return «KeyLit; list: [#2] & total: Int»
    }
    --
    Problem§: Problem§.unknown
    =Problem§: .missing(«=String»)
    =Problem§: .tooMany(«=#5»)
    String: «Problem§».localizedDescription
    LocalizedStringKey: «Problem§».key
    Int: «Problem§».code
    #5?: try? risky§(«Int»)
    #5: (try? risky§(1)) ?? 2
    LocalizedStringKey: message§()
    any Error: «Problem§»
    =any Error: Problem§.unknown
    == switches
    func rank§(_ n: Int, _ text: String?, _ pair: (#5, Bool)) -> LocalizedStringKey {
      let label: LocalizedStringKey = switch n { case 0: «KeyLit»; case 1...3: «KeyLit; n: Int»; case let x where x > 9: "over \(x)"; default: «KeyLit» }
      let amount = if n > 3 { 2.5 } else { Double(n) }
      let word = switch text { case "a"?: «PlainLit»; case let other?: other + "!"; case nil: «StringLit» }
      switch pair {
      case (let value, true): return "pair \(value) \(amount)"
      case (_, false) where n == 2: return "word \(word)"
      case let (value, flag): return "rest \(value) \(flag ? 1 : 0) \(amount, specifier: "%.1f")"
      default: return label
      }
    }
    func key§(_ value: Any) -> LocalizedStringKey {
      switch value {
      case let n as Int: return "int \(n)"
      case let d as Double where d > 1: return "double \(d)"
      case let s as String: return "string \(s) \(s.count)"
      case is Bool: return «KeyLit»
      case let list as [#1]: return "list \(list.count)"
      case let optional as #5?: return "optional \(optional ?? 0)"
      default: return «KeyLit»
      }
    }
    func match§(_ text: String, _ key: LocalizedStringKey) -> Int {
      switch text { case «PlainLit»: return 1; case «PlainLit», «PlainLit»: return 2; default: break }
      switch key { case «PlainLit»: return 3; default: return 4 }
    }
    --
    LocalizedStringKey: rank§(«Int», «=String?», («=#5», «Bool»))
    LocalizedStringKey: key§(«A»)
    Int: match§(«StringLit», «KeyLit»)
    == loops
    func loop§(_ list: [#1], _ table: [String: #5], _ numbers: [#5]) -> [LocalizedStringKey] {
      var out: [LocalizedStringKey] = []
      for (index, item) in list.enumerated() { out.append("item \(index)"); _ = item }
      for (name, value) in table { out.append("\(name) is \(value)") }
      for entry in table.sorted(by: { $0.value < $1.value }) { out.append("\(entry.key) has \(entry.value)") }
      for (a, b) in zip(numbers, numbers.dropFirst()) where a != b { out.append("\(a) to \(b)") }
      for i in stride(from: 0, to: 1, by: 0.25) { out.append("step \(i)") }
      for i in stride(from: 10, through: 0, by: -2) { out += ["down \(i)", «KeyLit; i: Int»] }
      for i in (0..<3).reversed() { out.append("rev \(i)") }
      for case let value? in [numbers.first, numbers.last] { out.append("some \(value)") }
      for character in "abc" { out.append("char \(String(character)) \(character.asciiValue ?? 0)") }
      for byte in "abc".utf8 { out.append("byte \(byte)") }
      for (offset, (name, value)) in table.enumerated() { out.insert("\(offset) \(name) \(value)", at: 0) }
      for pair in zip(list, 1...) { out.append("pair \(pair.1)") }
      for (key, group) in Dictionary(grouping: numbers, by: { $0 > 1 }) { out.append("group \(group.count) \(key ? 1 : 0)") }
      var n = numbers.count
      while n > 0, let last = numbers.last { n -= 1; out.append("last \(last) \(n)") }
      repeat { n += 1; out[0] = "again \(n)" } while n < 3
      out.append(contentsOf: ["x \(n)", «KeyLit»])
      return out + [«KeyLit»]
    }
    --
    [LocalizedStringKey]: loop§(«[#1]», «=[String: #5]», «[#5]»)
    == localScopes
    func scopes§(_ input: #1?, _ number: #5?, _ text: String?) -> LocalizedStringKey {
      guard let number else { return «KeyLit; text: String?» }
      guard let text, !text.isEmpty else { return "only \(number)" }
      func inner(_ n: #5, label: LocalizedStringKey = «KeyLit») -> LocalizedStringKey { n > 1 ? label : "inner \(n) \(text)" }
      struct Local { var a = 1; var b: Double { Double(a) / 2 }; var key: LocalizedStringKey = «KeyLit» }
      let local = Local()
      let double = { (x: #5) in x * 2 }
      let pair = (first: number, second: text)
      var counter = 0
      let next: () -> Int = { counter += 1; return counter }
      if let input { _ = Text("has \(type(of: input) == Int.self ? 1 : 2)") }
      if let count = text.first?.wholeNumberValue, count > 1 { return "count \(count)" }
      let made: LocalizedStringKey
      if number > 2 { made = "made \(double(number)) \(next())" } else { made = .init(text) }
      let (a, (b, c)) = (1, ("x", 2.5))
      _ = [made, "local \(local.a) \(local.b)", "pair \(pair.first) \(pair.second)", "tuple \(a) \(b) \(c)"]
      defer { _ = "deferred \(counter)" as LocalizedStringKey }
      return inner(number, label: "label \(counter)")
    }
    --
    LocalizedStringKey: scopes§(«=#1?», «=#5?», «=String?»)
    == concurrency
    actor Counter§ {
      var count: #5 = 1
      var title: LocalizedStringKey = «KeyLit»
      func next(_ key: LocalizedStringKey = «KeyLit») -> #5 { title = "next \(count)"; return count }
      nonisolated var name: String { «=String» }
    }
    func use§(_ counter: Counter§) async throws -> LocalizedStringKey {
      let n = await counter.next(«KeyLit»)
      let name = counter.name
      let values = await withTaskGroup(of: Int.self) { group in group.addTask { 1 }; return await group.reduce(0, +) }
      let task = Task { () -> Double in 2.5 }
      let other = Task { await counter.count }
      return "\(n) \(name) \(values) \(await task.value) \(try await Task { 3 }.value) \(await other.value) \(await counter.count)"
    }
    func stream§() async -> LocalizedStringKey {
      let stream = AsyncStream<#5> { $0.yield(1); $0.finish() }
      for await value in stream { return "stream \(value)" }
      var it = stream.map { $0 * 2 }.makeAsyncIterator()
      guard let first = await it.next() else { return «KeyLit» }
      return "first \(first)"
    }
    --
    Counter§: Counter§()
    == conformances
    extension Color { static let brand§ = Color("brand"); var hex§: String { "#fff" } }
    protocol Describing§ { associatedtype Value; var value: Value { get }; var unit: String { get } }
    protocol Titled§p: AnyObject { var title: LocalizedStringKey { get set } }
    extension Describing§ where Value: BinaryFloatingPoint { var rounded: Value { value.rounded() }; var text: LocalizedStringKey { "about \(Double(value)) \(unit)" } }
    extension Describing§ where Self: Equatable { var copies: [Self] { [self, self] } }
    struct Speed§: Describing§, Equatable { var value = 2.5; var unit = «StringLit» }
    struct Steps§: Describing§ { let value: Int; var unit: String { value == 1 ? "step" : "steps" } }
    final class Page§: Titled§p { var title: LocalizedStringKey = «KeyLit»; var rank: #5 = 1; static let front = Page§() }
    func total§<D: Describing§>(_ list: [D]) -> Double where D.Value == Double { list.map(\.value).reduce(0, +) }
    func values§<D: Describing§>(_ list: [D]) -> [D.Value] { list.map { $0.value } }
    func units§(_ list: [any Describing§]) -> String { list.map(\.unit).joined() }
    func rename§(_ page: some Titled§p, to key: LocalizedStringKey) { page.title = key; page.title = «KeyLit» }
    --
    Speed§: Speed§()
    Steps§: Steps§(value: «=Int»)
    Page§: Page§()
    =Page§: .front
    Double: «Speed§».value
    Double: «Speed§».rounded
    LocalizedStringKey: «Speed§».text
    [Speed§]: «Speed§».copies
    Int: «Steps§».value
    String: «Steps§».unit
    Double: total§(«[Speed§]»)
    [Double]: values§(«[Speed§]»)
    [Int]: values§(«[Steps§]»)
    String: units§([«Speed§», «Steps§»])
    #5: «Page§».rank
    Odd: values§([Steps§(value: 1)])[0]
    Odd: values§(«[Speed§]»).max() ?? 0
    Word: rename§(«Page§», to: «KeyLit»)
    Word: «Page§».title = «KeyLit»
    Color: Color.brand§
    =Color: .brand§
    String: «Color».hex§
    """#
}
