// A table: productions: strings, characters, dates and other values of Foundation.
extension Grammar {
  static let textTable = #"""
    String: «StringLit»
    String: «StringLit»
    String: «StringLit»
    String: «String» + «String»
    String: «String» + «PlainLit»
    String: «PlainLit» + «String»
    String: «String».uppercased()
    String: «String».lowercased()
    String: «String».capitalized
    String: String(«Int»)
    String: String(«I», radix: 16)
    String: String(«Double»)
    String: String(describing: «A»)
    String: String(describing: «A?»)
    String: String(«Substring»)
    String: String(«Character»)
    String: String(format: "%d", «Int»)
    String: String(format: "%.2f of %@", «Double», «String»)
    String: «[String]».joined(separator: ", ")
    String: «[String]».joined()
    String: «[String]».first ?? "none"
    String: «[String]».sorted().joined(separator: " ")
    String: String(«String».prefix(3))
    String: String(«String».reversed())
    String: String(«String».dropFirst())
    String: String(«String».filter { $0.isLetter })
    String: «String».filter «(Character) -> =Bool»
    String: «String».replacingOccurrences(of: "a", with: "b")
    String: «String».trimmingCharacters(in: .whitespaces)
    String: «N».description
    String: String(repeating: "ab", count: «Int»)
    String: «String?» ?? "none"
    String: «String?» ?? «String»
    String: «[A]».description
    String: «Int».formatted()
    String: «Double».formatted(.number)
    String: «Double».formatted(.percent)
    String: «Date».formatted()
    String: «Date».formatted(date: .abbreviated, time: .omitted)
    String: «Date».formatted(.dateTime.day().month())
    String: «URL».absoluteString
    String: «URL».lastPathComponent
    String: «URL».host ?? "host"
    String: «UUID».uuidString
    String: String(localized: «ValueLit»)
    String: String(localized: «ValueLit»)
    String: String(localized: «ValueLit», comment: «PlainLit»)
    String: String(localized: «ValueLit», table: «PlainLit»)
    String: String(localized: «PlainLit», defaultValue: «ValueLit», comment: «PlainLit»)
    String: String(localized: «LocalizedStringResource»)
    String: NSLocalizedString(«PlainLit», comment: «PlainLit»)
    String: «[String: String]»["k"] ?? "d"
    String: «String».components(separatedBy: ",").first ?? ""
    String: «String».components(separatedBy: ",")[0]
    String: «[A]».map «(A) -> String».joined(separator: "-")
    String: «[A]».map(«(A) -> String»).joined()
    String: «[A]».map «(A) -> String».first!
    String: «[A]».compactMap «(A) -> String?».joined(separator: ", ")
    String: «Bool» ? "a" : "b"
    String: «Bool» ? «String» : ""
    String: «Character».uppercased()
    String: String(«[Character]»)
    String: «String».padding(toLength: 3, withPad: " ", startingAt: 0)
    String: Locale.current.identifier
    String: «[A]».reduce("", «(String, A) -> =String»)
    String: «[A]».reduce("") «(String, A) -> =String»
    String: «[H: A]».map «((key: H, value: A)) -> String».joined()
    String: «String?».map «(String) -> String» ?? ""
    String: «A?».map «(A) -> String» ?? "nothing"
    String: «any Error».localizedDescription
    String: «NSNumber».stringValue
    String: Bundle.main.bundlePath
    String: ProcessInfo.processInfo.processName
    String: #function
    String: String()
    String: «[[String]]».map { $0.joined() }.joined()
    String: (name: «String», size: «Int»).name
    String: «[String]».max() ?? "none"
    String: «[String]»[0].uppercased()
    String: «String».appending("x")
    String: «String».isEmpty ? "empty" : «String»
    String: «Measurement<UnitLength>».unit.symbol
    String: «Decimal».description
    String: NumberFormatter().string(from: «NSNumber») ?? ""
    String: DateFormatter().string(from: «Date»)
    Substring: «String».prefix(2)
    Substring: «String».dropFirst()
    Substring: «String».dropLast(3)
    Substring: «String».split(separator: ",")[0]
    Substring: «String».split(separator: " ").first!
    Substring: «String».suffix(4)
    =Substring: "sub"
    Character: «String».first!
    Character: Character("a")
    Character: «String».last ?? "z"
    Character: «String»[«String».startIndex]
    Character: «String».max()!
    =Character: "c"
    Date: Date()
    Date: Date.now
    Date: Date(timeIntervalSince1970: «Double»)
    Date: «Date».addingTimeInterval(«Double»)
    Date: «Date» + 60
    Date: «[Date]».max() ?? Date()
    Date: Calendar.current.startOfDay(for: «Date»)
    Date: Calendar.current.date(byAdding: .day, value: «Int», to: «Date»)!
    =Date: .now
    =Date: .init()
    URL: URL(fileURLWithPath: "/")
    URL: «URL».appendingPathComponent("a")
    URL: URL(string: «String»)!
    URL: «URL».deletingLastPathComponent()
    UUID: UUID()
    Data: Data()
    Data: Data(«String».utf8)
    Data: «String».data(using: .utf8)!
    Locale: Locale.current
    Decimal: Decimal(«Int»)
    Decimal: Decimal(string: "1.5")!
    Decimal: «Decimal» * 2
    NSNumber: NSNumber(value: «Int»)
    NSNumber: «Int» as NSNumber
    NSError: NSError(domain: «String», code: «Int»)
    Measurement<UnitLength>: Measurement(value: «Double», unit: UnitLength.meters)
    Measurement<UnitLength>: «Measurement<UnitLength>».converted(to: .feet)
    Range<Int>: 0..<«Int»
    Range<Int>: «[A]».indices
    Range<Int>: «Int»..<100
    ClosedRange<Int>: 1...«Int»
    ClosedRange<Int>: «Int»...9
    ClosedRange<Double>: 0...«Double»
    Any: «Int» as Any
    Any: «String» as Any
    Any: «[A]» as Any
    Odd: «OddNumber»
    Odd: nil as Int?
    Odd: "abc".first
    Odd: ("x", 1)
    Odd: [1, 2, 3]
    Odd: ["a": 1]
    Odd: 1...3
    Odd: "a" < "b"
    Odd: Int("3")
    Odd: "abc".count
    Odd: "a,b".split(separator: ",").count
    Odd: "a,b".split(separator: ",").map(String.init).joined()
    Odd: ["b", "a"].sorted().first!
    Odd: ["b", "a"].sorted { $0 > $1 }[0]
    Odd: [("a", 1), ("b", 2)].map { $0.1 }.reduce(0, +)
    Odd: [("a", 1), ("b", 2)].map(\.0).joined()
    Odd: [(name: "a", size: 1.5)].map(\.size)[0]
    Odd: [(name: "a", size: 1.5)].first?.name ?? "none"
    Odd: [1: "a"].mapValues { $0.count }[1] ?? 0
    Odd: Dictionary(grouping: ["a", "bb"], by: { $0.count }).keys.count
    Odd: Dictionary(grouping: ["a", "bb"], by: \.count)[1]!.count
    Odd: zip(["a"], [1]).map { "\($0)\($1)" }.joined()
    Odd: ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" }.joined()
    Odd: ["a", "b"].enumerated().map { $0.offset }[0]
    Odd: stride(from: 0, to: 10, by: 3).map { $0 * 2 }[0]
    Odd: (1...3).map { Double($0) }.reduce(0, +)
    Odd: (1...3).map(String.init).joined(separator: "-")
    Odd: [3, 1].sorted(by: >)[0]
    Odd: [3, 1].min()!
    Odd: [[1], [2]].flatMap { $0 }.count
    Odd: [[1], [2]].flatMap { $0 }[0]
    Odd: ["1", "x"].compactMap { Int($0) }.first ?? 0
    Odd: ["1", "x"].compactMap(Int.init).reduce(0, +)
    Odd: Set([1, 2]).union([3]).count
    Odd: [1, 2].reversed().first!
    Odd: Array("abc")[0]
    Odd: String("abc".reversed())
    Odd: [1.5, 2].reduce(0) { $0 + $1 }
    Odd: [1, 2].reduce("") { $0 + "\($1)" }
    Odd: [1, 2].reduce(into: 0) { $0 += $1 }
    Odd: ["a"].reduce(into: [:]) { $0[$1] = 1 }.count
    Odd: (try? JSONEncoder().encode([1]))?.count ?? 0
    Odd: max("a", "b")
    Odd: [1, 2].map { n -> String in "\(n)" }[0]
    Odd: [1, 2].map { n in n > 1 ? "many" : "one" }[0]
    Odd: [1, 2].map { n in (n, "x") }[0].1
    Odd: ["x": [1, 2]].flatMap { $0.value }.count
    Odd: ["x": 1].sorted { $0.value < $1.value }.map(\.key).first ?? ""
    Odd: ["x": 1].max { $0.value < $1.value }!.key
    Odd: ["x": 1].first!.value
    Odd: ["x": 1.5].values.max()!
    Odd: ["x": 1.5].map { $0.value }[0]
    Odd: (1...10).filter { $0 % 2 == 0 }.count
    Odd: "a-b".components(separatedBy: "-").last!
    Odd: [1, 2, 3].dropFirst().first!
    Odd: [1, 2, 3][1...].count
    Odd: [1, 2, 3][1...].first ?? 0
    Odd: [nil, 1, 2.5].compactMap { $0 }[0]
    Odd: [nil, "a"].compactMap { $0 }.joined()
    Odd: Optional(3)!
    Odd: Optional("a") ?? "b"
    Odd: Optional(2.5).map { $0 * 2 }!
    Odd: (3 as Int?).flatMap { $0 > 2 ? "big" : nil } ?? "small"
    Odd: [1, 2].contains(1) ? "yes" : "no"
    Odd: true ? 1 : 2.5
    Odd: Bool.random() ? "a" : nil
    Odd: Date.now.formatted(.dateTime)
    Odd: (1, "a").1
    Odd: ((1, 2.5), "a").0.1
    Odd: { $0 + 1 }(2)
    Odd: { (x: Double) in x / 2 }(3)
    Odd: { (a: Int, b: Int) in a * b }(2, 3)
    Odd: «[A]».first
    Odd: «[A]»
    Odd: «A?»
    Odd: «[H: A]».first?.value
    Odd: «[H: A]».keys.first
    Odd: «[H: A]».first!.key
    Odd: «(A, B)».1
    Odd: «[A]».map «(A) -> B»
    Odd: «[A]».map «(A) -> B»[0]
    Odd: «[A]».map «(A) -> B».first!
    Odd: «[A]».compactMap «(A) -> B?».first
    Odd: «[A]».compactMap «(A) -> B?»[0]
    Odd: «[A]».flatMap «(A) -> [B]»[0]
    Odd: zip(«[A]», «[B]»).map { $0.0 }[0]
    Odd: zip(«[A]», «[B]»).map «(A, B) -> D».first!
    Odd: «[A]».enumerated().map { $0.element }[0]
    Odd: «[A]».enumerated().first!.offset
    Odd: «[A]».enumerated().first(where: { $0.offset > 2 })!.element
    Odd: «[C]».sorted()[0]
    Odd: «[C]».sorted().first!
    Odd: «[C]».min()!
    Odd: «[A]».sorted «(A, A) -> =Bool»[0]
    Odd: «[A]».max «(A, A) -> =Bool»!
    Odd: Dictionary(grouping: «[A]», by: «(A) -> H»).first!.key
    Odd: Dictionary(grouping: «[A]», by: «(A) -> H»).first!.value[0]
    Odd: Dictionary(grouping: «[A]», by: «(A) -> H»).mapValues { $0.count }.values.first!
    Odd: Dictionary(uniqueKeysWithValues: «[A]».map { (1, $0) })[1]!
    Odd: «[A]».reversed()[0]
    Odd: «[A]».prefix(2).first!
    Odd: «[A]».dropLast().last!
    Odd: «[A]».lazy.map «(A) -> B».first!
    Odd: «[[A]]».flatMap { $0 }[0]
    Odd: «[[A]]».joined().count
    Odd: Array(«[[A]]».joined())[0]
    Odd: «[[A]]»[0][1]
    Odd: «[A?]».compactMap { $0 }.first!
    Odd: «[A?]»[0]!
    Odd: «[A]?»?.first
    Odd: «[A]?»!.first!
    Odd: «[A]»[0..<2].first!
    Odd: «[A]».suffix(2)[0]
    Odd: «[A]».randomElement()!
    Odd: «[A]».last.map «(A) -> B»!
    Odd: «A?».map «(A) -> B»!
    Odd: «A?».flatMap «(A) -> B?»!
    Odd: «A?».map «(A) -> B» ?? «B»
    Odd: «[H: A]».mapValues «(A) -> B».values.first!
    Odd: «[H: A]».compactMapValues «(A) -> B?».first!.value
    Odd: «[H: A]».filter { _ in true }.first!.value
    Odd: «[H: A]».map «((key: H, value: A)) -> B»[0]
    Odd: «[H: A]».map «(H, A) -> B»[0]
    Odd: «[C: A]».sorted { $0.key < $1.key }[0].value
    Odd: «[C: A]».keys.sorted()[0]
    Odd: «[C: A]».keys.max()!
    Odd: «[H: A]».reduce(0) { $0 + $1.key.hashValue }
    Odd: «[A]».indices.map { $0 * 2 }[0]
    Odd: «[A]».firstIndex «(A) -> =Bool»
    Odd: «[A]».split «(A) -> =Bool».count
    Odd: repeatElement(«A», count: 3).first!
    Odd: Array(repeating: «A», count: 3)[0]
    Odd: sequence(first: «Int», next: { $0 < 100 ? $0 * 2 : nil }).first(where: { $0 > 50 })!
    Odd: type(of: «A»)
    Odd: «Result<A, any Error>»
    Odd: (try? «Result<A, any Error>».get())
    Odd: try! «Result<A, any Error>».get()
    Odd: «Result<A, any Error>».map «(A) -> B»
    Odd: Mirror(reflecting: «A»).children.count
    Odd: MemoryLayout<Int>.size
    Odd: «[A]».withUnsafeBufferPointer { $0.count }
    Odd: «[N]».map { $0 * 2 }.first!
    Odd: «[F]».map { -$0 }.max() ?? 0
    Odd: «[N]».reduce(0) { $0 + $1 }
    Odd: «[I]».map { Double($0) / 2 }.reduce(0, +)
    Odd: «Measurement<UnitLength>»
    Odd: «Measurement<UnitLength>».formatted()
    Odd: «Decimal»
    Odd: «NSError».code
    Odd: «NSError».domain
    Odd: «NSNumber»
    Odd: Calendar.current
    Odd: Calendar.current.dateComponents([.day], from: «Date»).day ?? 0
    Odd: Calendar.current.dateComponents([.day], from: «Date»).day
    Odd: «Date».distance(to: «Date»)
    Odd: DateInterval(start: «Date», duration: 60).duration
    Odd: IndexPath(indexes: [1, 2]).count
    Odd: («Int», «Double»).1 / 2
    Odd: «Bool» ? «A» : «A»
    Odd: «Bool» ? «A» : nil
    Odd: «Bool» ? «A?» : «A»
    Odd: «Any» as? A
    Odd: («Any» as? A)!
    Odd: «Any» as! A
    Odd: «Any»
    Odd: \[Int].count
    Odd: «A»
    Odd: «A»
    Odd: «A»
    Odd: «String».first
    Odd: «String»[...«String».startIndex]
    Odd: «String».map { $0.uppercased() }.joined()
    Odd: «String».utf8.map { $0 }[0]
    Odd: «String».unicodeScalars.first!.value
    Odd: «String».range(of: "a")
    Odd: «String».enumerated().map { $0.offset }.max() ?? 0
    Odd: «String».reduce(into: 0) { n, _ in n += 1 }
    Odd: «String».lazy.filter(\.isNumber).count
    Odd: «String».compactMap(\.wholeNumberValue).reduce(0, +)
    Odd: «[String]».map(\.count).max()!
    Odd: «[String]».map { ($0, $0.count) }.first!.1
    Odd: «[String]».map { (name: $0, size: $0.count) }.first!.size
    Odd: «[String]».map { [$0: 1] }[0].values.first!
    Odd: «[String]».compactMap(Double.init).first ?? 1
    Odd: «[String]».map { Int($0) ?? 0 }.reduce(0, +)
    Odd: «[String]».max { $0.count < $1.count } ?? "none"
    Odd: «[String]».min(by: { $0.count < $1.count })!.count
    Odd: «[String]».first { $0.count > 2 } ?? "none"
    Odd: «[String]».first(where: { $0.isEmpty })!.count
    Odd: «[String]».contains { $0.isEmpty } ? 1 : 2
    Odd: «[String]».sorted { $0.count > $1.count }.first?.count ?? 0
    Odd: «[Double]».map { Int($0) }.first!
    Odd: «[Double]».map { $0.rounded() }.first!
    Odd: «[Double]».map { CGFloat($0) }.first!
    Odd: «[Double]».max().map { $0 * 2 } ?? 0
    Odd: «[Int]».min().map { Double($0) } ?? 0
    Odd: «[Int]».map { $0 > 1 ? "many" : "one" }.joined()
    Odd: «[Int]».map { n -> String in switch n { case 1: "one"; default: "many" } }.first!
    Odd: «[Int]».map { n in if n > 1 { 2.5 } else { 1.0 } }.first!
    Odd: «[Int]».map { n in let m = n * 2; return Double(m) / 3 }.first!
    Odd: «[Int]».map { n -> Double? in n > 1 ? 2 : nil }.first!
    Odd: «[Int]».compactMap { n -> Double? in n > 1 ? 2 : nil }.first!
    Odd: «[Int]».reduce((0, 0.0)) { ($0.0 + $1, $0.1 + Double($1)) }.1
    Odd: «[Int]».reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }[1] ?? 0
    Odd: «[Int]».reduce(into: [String]()) { $0.append("\($1)") }.joined()
    """#
}
