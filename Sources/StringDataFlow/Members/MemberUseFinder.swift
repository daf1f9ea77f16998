import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Finds the positions in code that name static members of generated sources, such as the symbols of string catalogs.
///
/// Only code with such names is typed. A name whose declaration the type checker does not find counts as a possible
/// use. Members are only visible in the modules of their source, because they are internal.
package struct MemberUseFinder: Sendable {
  private let base: SymbolIndex
  private let generated: [GeneratedMembers]
  private let modules: SourceModules
  private let workers: Int
  /// The sources that are copies of generated ones, by their positions.
  private let copies: Set<Int>
  /// Whether names that no declaration has are found, too.
  private let findsMissing: Bool

  /// - Parameters:
  ///   - extractor: the extractor of all sources.
  ///   - generated: the generated sources, which are not among them.
  ///   - modules: the modules of the sources.
  ///   - copies: the sources that are copies of generated ones, by their positions. Their members are the same.
  ///   - findsMissing: whether to find names that no declaration has.
  package init(
    _ extractor: Extractor, generated: [GeneratedSource], modules: SourceModules, copies: Set<Int> = [],
    findsMissing: Bool = false
  ) {
    base = extractor.index
    workers = extractor.options.workers
    self.generated = generated.map(GeneratedMembers.init)
    self.modules = modules
    (self.copies, self.findsMissing) = (copies, findsMissing)
  }

  private var first: Int { Int(base.firstProjectFile) }
  private var count: Int { base.files.count - first }

  /// Returns the uses in the order of sources and positions.
  ///
  /// - Parameter wanted: the positions of the only sources to search, or `nil` for all.
  package func uses(in wanted: [Int]? = nil) async -> [MemberUse] {
    guard generated.contains(where: { !$0.names.isEmpty }) else { return [] }
    let wanted = (wanted ?? Array(0..<count)).filter { !copies.contains($0) }
    let reader: @Sendable () -> Checker = { [base] in Checker(base) }
    let all = await WorkQueue.map(wanted.count, workers: workers, state: reader) { names(in: wanted[$1], $0) }
    let naming = all.indices.filter { !all[$0].isEmpty }
    if naming.isEmpty { return [] }
    let (files, places) = (naming.map { wanted[$0] }, naming.map { all[$0] })
    let index = wholeIndex
    let checker: @Sendable () -> Checker = {
      let checker = Checker(index)
      checker.recordsFlow = true
      return checker
    }
    return await WorkQueue.map(files.count, workers: workers, state: checker) { checker, number in
      uses(of: places[number], in: files[number], checker)
    }.flatMap(\.self)
  }

  /// The index of the sources, followed by the generated ones.
  package var wholeIndex: SymbolIndex {
    base.replacing(Array(base.files[first...] + generated.map(\.outline)), modules: allModules)
  }

  private var allModules: SourceModules {
    modules.members.isEmpty
      ? modules : SourceModules(names: modules.names, members: modules.members + generated.map { Array($0.modules) })
  }

  private func modules(of source: Int) -> Set<Int> {
    modules.members.indices.contains(source) ? Set(modules.members[source]) : []
  }

  /// Returns the generated sources whose members a source sees, by their numbers.
  private func visible(from source: Int) -> [Int] {
    let own = modules(of: source)
    let imports = Set(base.files[first + source].imports)
    return generated.indices.filter { number in
      let theirs = generated[number].modules
      if own.isEmpty || theirs.isEmpty || !own.isDisjoint(with: theirs) { return true }
      // A test may see them through `@testable import`.
      return theirs.contains { modules.names.indices.contains($0) && !modules.names[$0].isDisjoint(with: imports) }
    }
  }

  private func names(in source: Int, _ checker: Checker) -> [MemberNames.Place] {
    let names = visible(from: source).reduce(into: Set()) { $0.formUnion(generated[$1].names) }
    if names.isEmpty { return [] }
    return MemberNames(in: base.files[first + source].source, names, findsMissing: findsMissing) { name in
      checker.hasMember(named: name)
    }.places
  }

  private func uses(of places: [MemberNames.Place], in source: Int, _ checker: Checker) -> [MemberUse] {
    let file = first + source
    let outline = checker.index.files[file]
    var meanings = TypedMembers(wanted: Set(places.map { UInt32($0.range.upperBound) }))
    for position in outline.tree.declarations.indices {
      let ranges = outline.codeRanges(of: position)
      guard places.contains(where: { place in ranges.contains { $0.range.contains(place.range.lowerBound) } }) else {
        continue
      }
      for reading in checker.readings(of: DeclID(file: Int32(file), index: Int32(position))) {
        meanings.read(reading, outline.source, checker)
      }
    }
    let lines = LineTable(outline.source)
    return places.compactMap { place -> MemberUse? in
      guard let meaning = meaning(of: place, in: source, meanings, checker) else { return nil }
      let name = outline.source.text(place.range).filter { $0 != "`" }
      return MemberUse(
        source: source, name: name, range: place.range, location: lines.location(at: place.range.lowerBound),
        meaning: meaning)
    }
  }

  /// Returns the meaning of a name, or `nil` if it certainly has another one.
  private func meaning(
    of place: MemberNames.Place, in source: Int, _ meanings: TypedMembers, _ checker: Checker
  ) -> MemberUse.Meaning? {
    switch meanings[place.range.upperBound] {
    case .declaration(let decl): return place.isGenerated ? meaning(of: decl, in: source, checker) : nil
    case .resource where !place.isGenerated: return .missing(visible: visible(from: source))
    case .value: return nil
    case .resource, .open, nil:
      let found = place.isGenerated ? members(for: place, in: source) : []
      return found.isEmpty ? nil : .unknown(found)
    }
  }

  private func members(for place: MemberNames.Place, in source: Int) -> [GeneratedMember] {
    visible(from: source).flatMap { number in
      generated[number].numbers(named: place.name, kind: place.kind).map {
        GeneratedMember(source: number, position: $0)
      }
    }
  }

  /// Returns the member that a declaration is, or that a source sees in its place. Members of the same name may be in
  /// other modules.
  private func meaning(of decl: DeclID, in source: Int, _ checker: Checker) -> MemberUse.Meaning? {
    let number = Int(decl.file) - first - count
    let visible = visible(from: source)
    if !visible.contains(number), !isVisible(decl, from: source, checker) {
      let tree = checker.index.files[Int(decl.file)].tree
      let labels = tree.parameters[checker.index[decl].parameters.indices].map(\.label)
      for other in visible {
        if let position = generated[other].number(like: checker.index[decl], labels: labels) {
          return .member(GeneratedMember(source: other, position: position))
        }
      }
    }
    guard generated.indices.contains(number) else { return nil }
    return generated[number].number(ofDeclaration: Int(decl.index)).map { position in
      .member(GeneratedMember(source: number, position: position))
    }
  }

  /// Returns whether a source sees a declaration that is not a generated member. Declarations in copies of generated
  /// sources count as generated members.
  private func isVisible(_ decl: DeclID, from source: Int, _ checker: Checker) -> Bool {
    let other = Int(decl.file) - first
    guard 0..<count ~= other, !copies.contains(other) else { return other < 0 }
    guard checker.isMemberOfResource(decl) else { return true }
    let (own, theirs) = (modules(of: source), modules(of: other))
    if own.isEmpty || theirs.isEmpty || !own.isDisjoint(with: theirs) { return true }
    let outline = checker.index.files[Int(decl.file)]
    return outline.isPublic(checker.index[decl])
  }
}
