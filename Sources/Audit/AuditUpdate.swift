import StringExtraction
import SwiftParsing
import SwiftTypeChecking

/// Updates the results after edits: it audits the edited files again, and the files that depend on their declarations.
struct AuditUpdate {
  /// The results by the position of the source.
  private(set) var audits: [FileAudit]
  private let former: [FileAudit]
  private let indexes: (former: SymbolIndex, new: SymbolIndex)
  private var done: Set<Int> = []

  /// - Parameter index: the index of the edited sources.
  init(_ input: AuditInput, _ index: SymbolIndex) {
    (audits, former) = (input.audits, input.audits)
    indexes = (input.extractor.index, index)
  }

  /// - Parameters:
  ///   - edited: the positions of the edited sources.
  ///   - audit: audits sources.
  /// - Returns: whether the results are complete for all files.
  mutating func run(_ edited: [Int], _ audit: ([Int]) async -> [FileAudit]) async -> Bool {
    guard former.allSatisfy({ $0.dependencies != nil }) else { return false }
    var pending = edited
    while !pending.isEmpty {
      if Task.isCancelled { return false }
      for (position, audit) in zip(pending, await audit(pending)) { audits[position] = audit }
      done.formUnion(pending)
      let moved = pending.filter(declaresOtherwise)
      guard isLocal(moved) else { return false }
      pending = resting(on: moved, pending.reduce(into: []) { $0.formUnion(changedAnswers(at: $1)) })
    }
    return true
  }

  private func reading(at position: Int, in audits: [FileAudit]) -> FileExtraction? {
    audits[position].dependencies?.reading
  }

  /// Returns whether the declarations of a file, or their positions, have changed for other files.
  private func declaresOtherwise(_ position: Int) -> Bool {
    let (old, new) = outlines(at: position)
    return !old.hasShape(of: new)
      || reading(at: position, in: former)?.interface != reading(at: position, in: audits)?.interface
  }

  private func outlines(at position: Int) -> (old: FileOutline, new: FileOutline) {
    let file = Int(indexes.new.firstProjectFile) + position
    return (indexes.former.files[file], indexes.new.files[file])
  }

  /// Returns the queries whose answers change with a file.
  private func changedAnswers(at position: Int) -> Set<IndexQuery> {
    FileExtraction.changedAnswers(from: reading(at: position, in: former), to: reading(at: position, in: audits))
  }

  /// Returns whether the files that are affected by changed declarations can be determined.
  private func isLocal(_ moved: [Int]) -> Bool {
    if moved.isEmpty { return true }
    let both = moved.flatMap { position in
      [former, audits].compactMap { reading(at: position, in: $0) }
    }
    let imports = moved.map(outlines)
    guard imports.allSatisfy({ SourceImports($0.old) == SourceImports($0.new) }),
      !both.contains(where: { $0.traits.contains(.affectsParsing) })
    else { return false }
    let packages = Set(audits.flatMap { $0.dependencies?.reading.packages ?? [] })
    let paths = imports.map(\.new.source.projectPath)
    let answers = both.flatMap(\.answers)
    if paths.contains(where: { PackageOutlines.mayHold($0, answers, of: packages) }) { return false }
    guard both.contains(where: { $0.traits.contains(.declaresAliases) }) else { return true }
    return !audits.contains { $0.dependencies?.reading.traits.contains(.extendsThroughAlias) ?? false }
  }

  /// Returns the positions of files that were not audited again and that depend on other files or on some answers.
  private func resting(on moved: [Int], _ answers: Set<IndexQuery>) -> [Int] {
    if moved.isEmpty, answers.isEmpty { return [] }
    let files = Set(moved.map { indexes.new.firstProjectFile + Int32($0) })
    return audits.indices.filter { position in
      guard !done.contains(position), let dependencies = audits[position].dependencies else { return false }
      return !dependencies.files.isDisjoint(with: files) || !dependencies.reading.queries.isDisjoint(with: answers)
    }
  }
}
