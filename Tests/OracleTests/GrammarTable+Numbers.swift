// A table: productions: numbers and truth values.
extension Grammar {
  static let numberTable = #"""
    Int: 3
    Int: 42
    Int: «[A]».count
    Int: «[A]».count
    Int: «String».count
    Int: «Set<H>».count
    Int: «[H: A]».count
    Int: «String».utf8.count
    Int: «Substring».count
    Int: «Int» + «Int»
    Int: «Int» - 1
    Int: «Int» * «Int» + 2
    Int: «Int» % 7
    Int: «Int» / 2
    Int: «Int» << 2
    Int: «Int» & 0xF
    Int: -«Int»
    Int: Int(«F»)
    Int: Int(«I»)
    Int: Int(«Double».rounded())
    Int: Int(«String») ?? 0
    Int: «Int?» ?? 0
    Int: «[Int]».reduce(0, +)
    Int: «[A]».reduce(0, «(Int, A) -> =Int»)
    Int: «[A]».reduce(0) «(Int, A) -> =Int»
    Int: «[Int]».max() ?? 0
    Int: min(«Int», «Int», 3)
    Int: max(«Int», 0)
    Int: «[C]».firstIndex(of: «C») ?? -1
    Int: «[A]».firstIndex(where: «(A) -> =Bool») ?? 0
    Int: «[A]».firstIndex «(A) -> =Bool» ?? 0
    Int: «[A]».endIndex
    Int: «[A]».indices.count
    Int: «[A]».filter(«(A) -> =Bool»).count
    Int: «[A]».filter «(A) -> =Bool».count
    Int: «Range<Int>».count
    Int: «Range<Int>».lowerBound
    Int: «ClosedRange<Int>».upperBound
    Int: «Character».wholeNumberValue ?? 0
    Int: «[String]».joined().count
    Int: Int.random(in: 1...6)
    Int: «Int».advanced(by: 2)
    Int: «Int».quotientAndRemainder(dividingBy: 3).remainder
    Int: «Int».distance(to: «Int»)
    Int: Int(truncatingIfNeeded: «Int64»)
    Int: «Int».signum()
    Int: «I».bitWidth
    Int: «I».nonzeroBitCount
    Int: Int(exactly: «Double») ?? 1
    Int: «[String: Int]»["a"] ?? 0
    Int: «[String: Int]»["a", default: 0]
    Int: «[H: Int]».values.reduce(0, +)
    Int: «[H: A]».keys.count
    Int: «[H: [A]]».values.map(\.count).reduce(0, +)
    Int: ProcessInfo.processInfo.processorCount
    Int: Calendar.current.component(.day, from: «Date»)
    Int: «Data».count
    Int: «H».hashValue
    Int: «String?»?.count ?? 0
    Int: «[A]?»?.count ?? 0
    Int: «[[A]]».map(\.count).max() ?? 0
    Int: «[[A]]».map «([A]) -> Int».reduce(0, +)
    Int: «[Int]».sorted().first ?? 0
    Int: («Int»...9).count
    Int: stride(from: 0, to: «Int», by: 2).reduce(0, +)
    Int: Array(stride(from: 0, through: 10, by: «Int»)).count
    Int: zip(«[A]», «[B]»).map «(A, B) -> Int».reduce(0, +)
    Int: Set(«[H]»).count
    Int: Dictionary(grouping: «[A]», by: «(A) -> H»).count
    Int: «[A]».enumerated().map «(Int, A) -> Int».reduce(0, +)
    Int: «String».split(separator: ",").count
    Int: «String».components(separatedBy: ",").count
    Int: «Int».byteSwapped
    Int: («Int», «String»).0
    Int: (count: «Int», name: «String»).count
    Int: «[Int]»[0] + «[Int]»[1]
    Int: «[Int]».lazy.filter «(Int) -> =Bool».count
    Int: «[Int]».prefix(2).reduce(0, +)
    Int: Swift.min(«Int», 4)
    Int: «Int?».map «(Int) -> Int» ?? 4
    Int: «UInt8».leadingZeroBitCount
    Int: Int(«String», radix: 2) ?? 0
    =Int: .random(in: 0..<«Int»)
    UInt: «Int».magnitude
    UInt: UInt(«Int»)
    UInt8: UInt8(«Int»)
    UInt8: «UInt8» &+ 1
    UInt8: «UInt8» & 0x0F
    UInt8: «String».utf8.first ?? 0
    UInt8: UInt8(ascii: "a")
    UInt8: «Data»[0]
    UInt8: «[UInt8]».max()!
    UInt8: «Data».first ?? 0
    UInt8: «Data».reduce(0, ^)
    UInt64: UInt64(«Int»)
    UInt64: ProcessInfo.processInfo.physicalMemory
    UInt64: UInt64.random(in: 0...9)
    Int16: Int16(«Int»)
    Int16: «Int16» * 3
    Int32: Int32(«Int»)
    Int32: Int32(bitPattern: 7)
    Int64: Int64(«Int»)
    Int64: Int64(«Double»)
    Int64: 7 as Int64
    I: «I» + 1
    I: «I» % 3
    I: «I» / «I»
    I: «I» ^ «I»
    I: «[I]».reduce(0, +)
    I: «[I]».reduce(0) «(I, I) -> =I»
    I: max(«I», 1)
    Double: 1.5
    Double: 0.25
    Double: Double(«Int»)
    Double: Double(«I») / 2
    Double: Double(«F»)
    Double: «Double» * 2
    Double: «Double» / Double(«Int»)
    Double: «Double» - «Double» / 3
    Double: 100 * «Double»
    Double: Double(«String») ?? 0
    Double: «Date».timeIntervalSinceNow
    Double: «Date».timeIntervalSince1970
    Double: «Date».timeIntervalSince(«Date»)
    Double: Double.pi
    Double: Double(«[A]».count) / 2
    Double: sqrt(«Double»)
    Double: pow(«Double», «Double»)
    Double: floor(«Double»)
    Double: «[Double]».reduce(0, +) / Double(«Int»)
    Double: «Double».truncatingRemainder(dividingBy: 2)
    Double: Double.random(in: 0...1)
    Double: TimeInterval(«Int»)
    Double: «[String: Double]»["k"] ?? 0.5
    Double: «Measurement<UnitLength>».value
    Double: Measurement(value: «Double», unit: UnitMass.kilograms).value
    Double: «[A]».map «(A) -> Double».reduce(0, +)
    Double: «[A]».reduce(0.0) «(Double, A) -> =Double»
    Double: (1 - «Double») * 100
    Double: «NSNumber».doubleValue
    =Double: .pi
    =Double: .infinity
    =Double: 3
    =Double: «Double» * 3
    CGFloat: CGFloat(«Int»)
    CGFloat: CGFloat(«Double»)
    CGFloat: «CGFloat» * 2
    CGFloat: «CGFloat» / 2 + 1
    CGFloat: CGSize(width: 1, height: «=CGFloat»).height
    CGFloat: CGPoint(x: 0, y: 1).x
    CGFloat: CGRect(x: 0, y: 0, width: «=CGFloat», height: 1).width
    CGFloat: CGRect.zero.midX
    CGFloat: CGRect.zero.size.width
    CGFloat: max(«CGFloat», 10)
    CGFloat: CGFloat(«[A]».count) * 44
    =CGFloat: 12
    =CGFloat: 0.5
    =CGFloat: «Double»
    Float: Float(«Int»)
    Float: Float(«Double»)
    Float: «Float» * 0.5
    Float: Float.random(in: 0...1)
    =Float: 2
    F: «F» * 2
    F: «F» / 3.5
    F: «F».rounded()
    F: «F».rounded(.up)
    F: «F».squareRoot()
    F: abs(«F»)
    F: min(«F», 1)
    F: -«F»
    F: «F» + 1.5 * «F»
    N: «N» + «N»
    N: «N» * 2
    N: «N» - «N»
    N: max(«N», «N»)
    N: «[N]».reduce(0, +)
    N: «[N]».max() ?? 0
    N: «[N]».first ?? 1
    N: «Bool» ? «N» : 0
    N: («N» + 1) * «N»
    N: «[A]».map «(A) -> N».reduce(0, +)
    N: «N?» ?? 1
    N: N.zero
    N: N(«Int»)
    =N: .zero
    =N: 1
    OddNumber: 1
    OddNumber: 2.5
    OddNumber: 5 / 2.0
    OddNumber: 3 * 4
    OddNumber: 1 + 2 * 0.5
    OddNumber: -7
    OddNumber: «Bool» ? 1 : 2.5
    OddNumber: «Bool» ? «Double» : 1
    OddNumber: «Bool» ? 0 : «CGFloat»
    OddNumber: «CGFloat» * «Double»
    OddNumber: «Double» - «CGFloat»
    OddNumber: «CGFloat» / 2
    OddNumber: max(«Int», 3)
    OddNumber: max(1, 2.5)
    OddNumber: min(«Double», 1)
    OddNumber: [1, 2.5].max()!
    OddNumber: [1, 2, 3].reduce(0, +)
    OddNumber: [1.5, 2].first ?? 0
    OddNumber: (1...5).reduce(0, +)
    OddNumber: (0..<10).count
    OddNumber: abs(-3)
    OddNumber: abs(-3.5)
    OddNumber: 10 % 3
    OddNumber: 1 << 4
    OddNumber: 0xFF & 7
    OddNumber: (1, 2.5).1
    OddNumber: [1: 2.5][1]!
    OddNumber: ["a": 1]["a"] ?? 0
    OddNumber: ["a": 1]["a", default: 2.5]
    OddNumber: zip([1, 2], [1.5, 2.5]).map { $0.1 }[0]
    OddNumber: stride(from: 0, to: 1, by: 0.25).reduce(0, +)
    OddNumber: [1, 2].map { Double($0) / 3 }[0]
    OddNumber: [1, 2].map { $0 * 2 }.reduce(0, +)
    OddNumber: ["a", "b"].map { $0.count }.reduce(0, +)
    OddNumber: Int("7") ?? 0
    OddNumber: Double("1.5")!
    OddNumber: UInt8(7)
    OddNumber: 7 as CGFloat
    OddNumber: (3 as Double) / 2
    OddNumber: { 3 }()
    OddNumber: { 1.5 * 2 }()
    OddNumber: #line
    OddNumber: true ? 1 as Float : 2
    OddNumber: «Int» * 60 * 60
    OddNumber: 1000 * «Double» / 60
    OddNumber: «[Double]».count / 2
    OddNumber: 2 * .pi * «Double»
    OddNumber: «[Int]».map(Double.init).reduce(0, +)
    OddNumber: «[Int]».map(Float.init)[0]
    OddNumber: «[A]».map { _ in 1 }.reduce(0, +)
    OddNumber: «[A]».map { _ in 0.5 }[0]
    OddNumber: pow(2, 3.0)
    OddNumber: «[CGFloat]».reduce(0) { $0 + $1 / 2 }
    OddNumber: «[Double]».reduce(0) { max($0, $1) }
    OddNumber: «[Double]».min()! * 100
    OddNumber: («Int» as NSNumber).intValue
    OddNumber: «Date».timeIntervalSinceNow / 60
    OddNumber: Int(«Date».timeIntervalSinceNow) / 60
    OddNumber: CGFloat.pi * 2
    OddNumber: «[Int: Double]»[1]! + 1
    OddNumber: UInt32(3) * 2
    OddNumber: ~«Int»
    OddNumber: «UInt8» >> 1
    OddNumber: «Int»..<«Int» ~= 3 ? 1 : 2
    Bool: Bool.random()
    Bool: «[A]».isEmpty
    Bool: «C» < «C»
    Bool: «N» > 3
    Bool: «H» == «H»
    Bool: «Double» >= 0.5
    Bool: «String».hasPrefix("a")
    Bool: «String» == «PlainLit»
    Bool: «PlainLit» != «String»
    Bool: «String?» == «PlainLit»
    Bool: «[C]».contains(«C»)
    Bool: «[String]».contains(«PlainLit»)
    Bool: «[A]».contains(where: «(A) -> =Bool»)
    Bool: «[A]».contains «(A) -> =Bool»
    Bool: !«Bool»
    Bool: «Bool» && «Bool»
    Bool: «Bool» || «[A]».isEmpty
    Bool: «A?» != nil
    Bool: «[A]».allSatisfy(«(A) -> =Bool»)
    Bool: «I».isMultiple(of: 2)
    Bool: «Range<Int>».contains(«Int»)
    Bool: (1...3).contains(«Int»)
    Bool: 1...3 ~= «Int»
    Bool: «LocalizedStringKey» == «KeyLit»
    Bool: «Set<H>».contains(«H»)
    Bool: «Character».isLetter
    Bool: «Any» is Int
    Bool: ["a", "b"].contains(«String»)
    """#
}
