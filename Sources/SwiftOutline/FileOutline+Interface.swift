import SwiftLexing
import TextBasics

extension FileOutline {
  /// A digest of everything that other files may learn from this one: its tokens outside of bodies. Two versions of a
  /// file with the same digest give other files the same types.
  public var interfaceDigest: UInt64 {
    let hidden = hasReadableBodies ? [] : bodies
    var digest = FNV1a()
    var next = 0
    for token in Lexer.tokenize(source) {
      let start = Int(token.start)
      while next < hidden.count, hidden[next].upperBound <= start { next += 1 }
      if next < hidden.count, hidden[next].contains(start) { continue }
      digest.add(source.bytes[token.range])
      // A byte that does not occur in UTF-8 ends each token.
      digest.add(0xFF)
    }
    return digest.value
  }

  /// Whether other files may depend on code in bodies: on types declared there, or on the implementations of macros.
  private var hasReadableBodies: Bool {
    tree.declarations.contains { $0.flags.contains(.isLocal) }
      || imports.contains(Name("SwiftSyntax")) || imports.contains(Name("SwiftSyntaxMacros"))
  }

  /// The insides of bodies after the bytes that tell observers from getters, in order; none lies in another.
  private var bodies: [Range<Int>] {
    var ranges: [Range<Int>] = []
    let bodies = tree.declarations.map(\.body).filter { !$0.isNone }.map(\.range).sorted {
      $0.lowerBound < $1.lowerBound
    }
    for body in bodies where body.lowerBound >= ranges.last?.upperBound ?? 0 && body.count > Declaration.observerWord {
      ranges.append(body.lowerBound + Declaration.observerWord..<body.upperBound - 1)
    }
    return ranges
  }
}
