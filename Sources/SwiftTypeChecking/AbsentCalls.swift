import SwiftParsing

/// The types of the arguments that calls pass, by callee and label.
typealias PassedTypes = [Name: [Name: Set<DeclID>]]

/// Collects the argument types of a project's calls to functions without a known declaration. A file is typed for this
/// once, when another file that imports the same unknown module needs the result.
final class AbsentCalls {
  private let index: SymbolIndex
  private let checker: Checker
  /// The positions of the project's files that import each unknown module, in order.
  private lazy var importers = {
    var files: [Name: [Int32]] = [:]
    for file in index.firstProjectFile..<Int32(index.files.count) {
      for module in Set(index.foreignImports(of: file)) { files[module, default: []].append(file) }
    }
    return files
  }()
  /// The files that import a module and pass values to an undeclared callee, by module and callee.
  private var callers: [Name: [Name: [Int32]]] = [:]
  private var found: [Int32: Finding] = [:]

  private struct Finding {
    let passed: PassedTypes
    let queries: Set<IndexQuery>
  }

  /// - Parameter isLogged: whether to record the queries that the answers depend on.
  init(_ index: SymbolIndex, isLogged: Bool) {
    self.index = index
    checker = Checker(index)
    checker.recordsFlow = true
    if isLogged { checker.log = QueryLog() }
  }

  /// Returns the type that all calls of a callee pass for each label. Labels with several types are left out.
  ///
  /// - Parameter modules: the modules of which a calling file must import at least one.
  func told(of callee: Name, in modules: [Name], _ log: QueryLog?) -> [Name: DeclID] {
    let findings = Set(modules.flatMap { callers(of: $0)[callee] ?? [] }).map { finding(in: $0) }
    if let log { for finding in findings { log.note(finding.queries) } }
    let passed = findings.compactMap { $0.passed[callee] }.reduce(into: [:]) { all, one in
      all.merge(one) { $0.union($1) }
    }
    return passed.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func callers(of module: Name) -> [Name: [Int32]] {
    if let known = callers[module] { return known }
    var names: [Name: [Int32]] = [:]
    for file in importers[module] ?? [] {
      for place in index.unknownValues(in: file) where names[place.callee]?.last != file {
        names[place.callee, default: []].append(file)
      }
    }
    callers[module] = names
    return names
  }

  private func finding(in file: Int32) -> Finding {
    if let known = found[file] { return known }
    checker.log?.clear()
    checker.noteCallees(in: Int(file))
    checker.session.passed = [:]
    for decl in index.callers(in: file) { _ = checker.readings(of: decl) }
    let finding = Finding(passed: checker.session.passed ?? [:], queries: checker.log?.all ?? [])
    found[file] = finding
    return finding
  }
}
