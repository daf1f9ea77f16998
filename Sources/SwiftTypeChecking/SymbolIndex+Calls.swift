import SwiftParsing
import TextBasics

// Calls of names without a declaration.
extension SymbolIndex {
  /// Returns the positions where a file passes values to undeclared callees, in order.
  func unknownValues(in file: Int32) -> [ValuePlace] {
    files[Int(file)].literals.values.filter { topLevel[$0.callee].isEmpty }
  }

  /// Returns the declarations of a file whose code passes values to undeclared callees.
  func callers(in file: Int32) -> [DeclID] {
    let starts = unknownValues(in: file).map { Int($0.start) }
    if starts.isEmpty { return [] }
    let declarations = files[Int(file)].tree.declarations
    return declarations.indices.filter { position in
      guard declarations[position].holdsCode else { return false }
      return [declarations[position].body, declarations[position].initializer].contains { range in
        let first = starts.firstIndex(sortedSo: { $0 >= range.range.lowerBound })
        return first < starts.count && starts[first] < range.range.upperBound
      }
    }.map { DeclID(file: file, index: Int32($0)) }
  }

  /// Returns a digest of a file's content that other files can depend on: its declarations, and the values that it
  /// passes to undeclared callees.
  ///
  /// - Parameter declared: the digest of its declarations, `FileOutline.interfaceDigest`.
  public func interfaceDigest(of file: Int, declaring declared: UInt64) -> UInt64 {
    let outline = files[file]
    guard !foreignImports(of: Int32(file)).isEmpty else { return declared }
    return callers(in: Int32(file)).reduce(declared) { digest, decl in
      let body = self[decl].body
      if body.isNone { return digest }
      var whole = FNV1a(digest)
      whole.add(outline.source.bytes[body.range])
      return whole.value
    }
  }
}

extension SymbolIndex {
  /// Returns a digest of the values that a file passes to undeclared callees.
  public func callDigest(of file: Int) -> UInt64 {
    let outline = files[file]
    guard !foreignImports(of: Int32(file)).isEmpty else { return 0 }
    var digest = FNV1a()
    for decl in callers(in: Int32(file)) {
      for range in [self[decl].body, self[decl].initializer] where !range.isNone {
        digest.add(outline.source.bytes[range.range])
        digest.add(0xFF)
      }
    }
    return digest.value
  }

  /// Returns the queries for declarations of the callees to which a file passes values and that the SDK does not
  /// declare. These values are only evidence while the project does not declare the callees.
  public func queriesAboutCallees(of file: Int) -> [IndexQuery] {
    guard !foreignImports(of: Int32(file)).isEmpty else { return [] }
    return files[file].literals.values.map(\.callee).filter { !hasInterface($0) }.map { .topLevel($0) }
  }
}

extension Declaration {
  /// Whether its body or initial value is code.
  fileprivate var holdsCode: Bool {
    switch kind {
    case .variable, .function, .initializer, .subscript, .code, .macroExpansion: true
    default: false
    }
  }
}
