import SwiftOutline

/// The types of parameters, by callee and label.
typealias ToldTypes = [Name: [Name: DeclID]]
/// The types of what calls pass, by callee and label.
typealias PassedTypes = [Name: [Name: Set<DeclID>]]

/// What a project's calls of functions that nothing declares tell of these. A file is typed for it once, when one that imports
/// the same unknown module asks.
final class AbsentCalls {
  private let index: SymbolIndex
  private let checker: Checker
  /// The files that import a module and pass values to a name, by module and name.
  private var callers: [Name: [Name: [Int32]]] = [:]
  private var found: [Int32: Finding] = [:]

  private struct Finding {
    let passed: PassedTypes
    let queries: Set<IndexQuery>
  }

  /// - Parameter isLogged: whether somebody wants to know what the answers rest on.
  init(_ index: SymbolIndex, isLogged: Bool) {
    self.index = index
    checker = Checker(index)
    checker.recordsFlow = true
    if isLogged { checker.log = QueryLog() }
  }

  /// The types that all calls of a callee agree on.
  /// - Parameter modules: those that the calls' files have to import, one at least.
  func told(of callees: Set<Name>, in modules: [Name], _ log: QueryLog?) -> ToldTypes {
    var told: ToldTypes = [:]
    var files: Set<Int32> = []
    for callee in callees {
      let own = Set(modules.flatMap { callers(of: $0)[callee] ?? [] })
      let passed = own.compactMap { finding(in: $0).passed[callee] }.reduce(into: [:]) { all, one in
        all.merge(one) { $0.union($1) }
      }
      for (label, types) in passed where types.count == 1 { told[callee, default: [:]][label] = types.first }
      files.formUnion(own)
    }
    if let log { for file in files { log.note(finding(in: file).queries) } }
    return told
  }

  private func callers(of module: Name) -> [Name: [Int32]] {
    if let known = callers[module] { return known }
    var names: [Name: [Int32]] = [:]
    for file in Int(index.firstProjectFile)..<index.files.count where index.files[file].imports.contains(module) {
      for place in index.files[file].literals.values where index.topLevel[place.callee].isEmpty {
        if names[place.callee]?.last != Int32(file) { names[place.callee, default: []].append(Int32(file)) }
      }
    }
    callers[module] = names
    return names
  }

  private func finding(in file: Int32) -> Finding {
    if let known = found[file] { return known }
    if let log = checker.log {
      checker.forget()
      log.clear()
    }
    checker.passed = [:]
    for decl in index.callers(in: file) { _ = checker.readings(of: decl) }
    let finding = Finding(passed: checker.passed ?? [:], queries: checker.log?.queries ?? [])
    found[file] = finding
    return finding
  }
}

extension SymbolIndex {
  /// The declarations of a file whose code passes values to what nothing declares.
  func callers(in file: Int32) -> [DeclID] {
    let starts = files[Int(file)].literals.values.filter { topLevel[$0.callee].isEmpty }.map { Int($0.start) }
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

  /// Stands for all that other files may learn from a file: what it declares, and what it passes to what nothing declares.
  public func interfaceDigest(of file: Int) -> UInt64 {
    let outline = files[file]
    guard !foreignImports(of: Int32(file)).isEmpty else { return outline.interfaceDigest }
    return callers(in: Int32(file)).reduce(outline.interfaceDigest) { digest, decl in
      let body = self[decl].body
      if body.isNone { return digest }
      return outline.source.bytes[body.range].reduce(digest) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
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

extension Checker {
  /// Notes by which names it is known what a file passes to what nothing declares.
  public func noteCallees(in file: Int) {
    guard let log, !index.foreignImports(of: Int32(file)).isEmpty else { return }
    for place in index.files[file].literals.values where !index.hasInterface(place.callee) {
      log.note(.topLevel(place.callee))
    }
  }
}
