import StringCatalog
import TextBasics

/// Maps keys to Android resource names and back. The mapping does not depend on the order of the keys.
///
/// A key that is a valid name stays as is. Other names consist of the words of the key: `Save %@ now…` becomes
/// `save_now`. If several keys would have the same name, each gets a number computed from the key.
public struct ResourceNames: Sendable {
  private var names: [UTF8Key: String] = [:]
  private var keys: [String: String] = [:]
  /// The keys that have a number because another key has the same words, in the order of the keys.
  public private(set) var numbered: [String] = []
  /// The keys that have no unique name even with a number.
  public private(set) var nameless: [String] = []

  public init(of keys: [String]) {
    let keys = Dictionary(keys.map { (UTF8Key($0), $0) }, uniquingKeysWith: { first, _ in first }).values.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let bases = keys.map { Self.isName($0) ? $0 : Self.words(of: $0) }
    let owners = Dictionary(grouping: keys.indices) { Self.symbol(bases[$0]) }
    for (index, key) in keys.enumerated() {
      let others = owners[Self.symbol(bases[index])] ?? []
      let isOwn = others.count == 1 || Self.isSymbol(key)
      add(key, isOwn && !bases[index].isEmpty ? bases[index] : Self.number(key, bases[index]), isOwn)
    }
  }

  private mutating func add(_ key: String, _ name: String, _ isOwn: Bool) {
    if !isOwn { numbered.append(key) }
    if keys[name] != nil { return nameless.append(key) }
    (keys[name], names[UTF8Key(key)]) = (key, name)
  }

  public func name(of key: String) -> String? { names[UTF8Key(key)] }

  public func key(of name: String) -> String? { keys[name] }

  /// Returns the name in Java: in `R.string`, dots and hyphens become underscores.
  private static func symbol(_ name: String) -> String {
    String(decoding: name.utf8.map { $0 == .period || $0 == .minus ? .underscore : $0 }, as: UTF8.self)
  }

  /// Returns whether a string is also a name in Java, which then is unique.
  private static func isSymbol(_ text: String) -> Bool { isName(text) && symbol(text) == text }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first == .underscore else { return false }
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDecimalDigit || [.underscore, .period, .minus].contains(byte)
    }
    return isPlain && !reserved.contains(text)
  }

  private static let longest = 60

  /// Returns the words of a key in lower case, without format specifiers.
  static func words(of key: String) -> String {
    let text = FormatString(key).replacing { _, _ in " " }
    var out: [UInt8] = []
    for byte in text.utf8 where byte != .apostrophe {
      if byte.isLetter || byte.isDecimalDigit {
        out.append(byte.lowercased)
      } else if out.last != .underscore, !out.isEmpty {
        out.append(.underscore)
      }
      if out.count >= longest { break }
    }
    while out.last == .underscore { out.removeLast() }
    let words = String(decoding: out, as: UTF8.self)
    let isBare = !reserved.contains(words) && !(out.first?.isDecimalDigit ?? false)
    return isBare ? words : "_" + words
  }

  private static func number(_ key: String, _ words: String) -> String {
    var hash = FNV1a()
    hash.add(key.utf8)
    let number = UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
    return (words.isEmpty ? "text" : symbol(words)) + "_" + number.hexadecimal(digits: 8)
  }

  /// The reserved words of Java and Kotlin that a key may equal.
  private static let reserved: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while", "_",
  ]
}
