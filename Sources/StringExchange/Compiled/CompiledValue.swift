/// A value of a compiled table: a text, or what a text varies by.
enum CompiledValue: Sendable, Equatable {
  case text(String)
  /// The members in any order; writers sort them by bytes.
  indirect case dictionary([Member])

  struct Member: Sendable, Equatable {
    let name: String
    let value: CompiledValue

    init(_ name: String, _ value: CompiledValue) {
      self.name = name
      self.value = value
    }

    init(_ name: String, _ text: String) { self.init(name, .text(text)) }

    static func precedes(_ a: Self, _ b: Self) -> Bool { a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
  }
}
