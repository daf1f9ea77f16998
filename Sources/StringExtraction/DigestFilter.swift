/// A set of numbers, optimized for lookups that mostly fail.
package struct DigestFilter: Sendable {
  private var marks = [UInt64](repeating: 0, count: 1024)
  private var numbers: Set<UInt32> = []

  package init(_ numbers: some Sequence<UInt32>) { for number in numbers { insert(number) } }

  package mutating func insert(_ number: UInt32) {
    numbers.insert(number)
    marks[Int(number >> 6 & 1023)] |= 1 << UInt64(number & 63)
  }

  package func contains(_ number: UInt32) -> Bool {
    marks[Int(number >> 6 & 1023)] & 1 << UInt64(number & 63) != 0 && numbers.contains(number)
  }
}
