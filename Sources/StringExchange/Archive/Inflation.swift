/// Decompresses DEFLATE data (RFC 1951), for which Foundation has no API on Linux.
struct Inflation {
  private let bytes: ContiguousArray<UInt8>.SubSequence
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private let limit: Int
  private var output: ContiguousArray<UInt8> = []

  /// - Parameter count: the expected number of bytes.
  /// - Returns: `nil` if the data is damaged or has a different length.
  static func unpacked(_ bytes: ContiguousArray<UInt8>.SubSequence, count: Int) -> ContiguousArray<UInt8>? {
    var inflation = Inflation(bytes, limit: count)
    guard inflation.takeBlocks(), inflation.output.count == count else { return nil }
    return inflation.output
  }

  private init(_ bytes: ContiguousArray<UInt8>.SubSequence, limit: Int) {
    (self.bytes, position, self.limit) = (bytes, bytes.startIndex, limit)
    output.reserveCapacity(limit)
  }

  private mutating func takeBlocks() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isTaken =
        switch kind {
        case 0: takeStored()
        case 1: takeCodes(.fixedLengths, .fixedDistances)
        case 2: takeOwnCodes()
        default: false
        }
      if !isTaken { return false }
      if isLast == 1 { return true }
    }
  }

  /// Reads the next bits, the lowest first.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func takeStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard bytes.endIndex - position >= 4 else { return false }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let complement = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    position += 4
    guard count ^ complement == 0xFFFF, bytes.endIndex - position >= count, output.count + count <= limit else {
      return false
    }
    output += bytes[position..<position + count]
    position += count
    return true
  }

  private mutating func takeOwnCodes() -> Bool {
    guard let lengths = take(5), let distances = take(5), let codes = take(4) else { return false }
    var sizes = [UInt8](repeating: 0, count: 19)
    for index in 0..<codes + 4 {
      guard let size = take(3) else { return false }
      sizes[Self.order[index]] = UInt8(size)
    }
    let table = HuffmanTable(sizes[...])
    let count = lengths + 257 + distances + 1
    var all: [UInt8] = []
    while all.count < count {
      guard let symbol = takeSymbol(table) else { return false }
      if symbol < 16 {
        all.append(UInt8(symbol))
        continue
      }
      let (extra, base) = [(2, 3), (3, 3), (7, 11)][symbol - 16]
      guard let more = take(extra), symbol != 16 || !all.isEmpty else { return false }
      all += repeatElement(symbol == 16 ? all[all.count - 1] : 0, count: base + more)
    }
    guard all.count == count else { return false }
    return takeCodes(HuffmanTable(all[..<(lengths + 257)]), HuffmanTable(all[(lengths + 257)...]))
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func takeSymbol(_ table: HuffmanTable) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...HuffmanTable.longest {
      guard let bit = take(1) else { return nil }
      code |= bit
      let count = table.counts[length]
      if code - count < first { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  private mutating func takeCodes(_ lengths: HuffmanTable, _ distances: HuffmanTable) -> Bool {
    while let symbol = takeSymbol(lengths) {
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
      } else if !takeCopy(symbol - 257, distances) {
        return false
      }
    }
    return false
  }

  private mutating func takeCopy(_ row: Int, _ distances: HuffmanTable) -> Bool {
    guard row < Self.lengths.count, let more = take(Self.lengths[row].bits), let other = takeSymbol(distances),
      other < Self.distances.count, let further = take(Self.distances[other].bits)
    else { return false }
    let count = Self.lengths[row].base + more
    let distance = Self.distances[other].base + further
    guard distance <= output.count, output.count + count <= limit else { return false }
    for _ in 0..<count { output.append(output[output.count - distance]) }
    return true
  }

  private static let lengths: [(base: Int, bits: Int)] = rows(from: 3, bits: [0] + (0...5), 4) + [(258, 0)]
  private static let distances: [(base: Int, bits: Int)] = rows(from: 1, bits: [0] + (0...13), 2)

  /// Returns consecutive ranges, several for each number of extra bits.
  private static func rows(from start: Int, bits: [Int], _ repeated: Int) -> [(base: Int, bits: Int)] {
    var (rows, base): ([(base: Int, bits: Int)], Int) = ([], start)
    for bits in bits {
      for _ in 0..<repeated {
        rows.append((base, bits))
        base += 1 << bits
      }
    }
    return rows
  }
}

/// The codes of a block: the number of codes of each length, and their symbols in order.
private struct HuffmanTable {
  static let longest = 15
  var counts = [Int](repeating: 0, count: longest + 1)
  var symbols: [Int] = []

  /// - Parameter lengths: the length of each symbol's code, or 0 for a symbol without a code.
  init(_ lengths: ArraySlice<UInt8>) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    // If there are more codes than their lengths allow, no code is valid.
    let share = (1...Self.longest).reduce(0) { $0 + counts[$1] << (Self.longest - $1) }
    guard share <= 1 << Self.longest else {
      counts = [Int](repeating: 0, count: Self.longest + 1)
      return
    }
    let numbered = zip(lengths, 0...).filter { $0.0 > 0 }
    symbols = numbered.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }

  static let fixedLengths = HuffmanTable(
    (Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8))[...])
  static let fixedDistances = HuffmanTable(Array(repeating: 5, count: 30)[...])
}
