import SwiftTypeChecking

extension Extractor {
  /// What is localizable in each of some sources, where workers read those that they are dealt, each for itself and in
  /// that order, and ask about the declarations of each in any order. It is what ``extract(_:)`` finds, however they are dealt.
  /// - Parameters:
  ///   - hands: the sources of each worker, by their positions.
  ///   - chance: decides in which order declarations are asked about.
  ///   - decidesCalls: whether calls are answered by themselves where that is possible, and not typed.
  /// - Returns: what was found in each source, by its position.
  package func extractions(
    dealt hands: [[Int]], _ chance: some RandomNumberGenerator & Sendable, decidesCalls: Bool = true
  ) async -> [Int: Extraction] {
    let found = await WorkQueue.map(hands.count, workers: options.workers) { number in
      let checker = Checker(index)
      checker.decidesCalls = decidesCalls
      var chance = chance
      return hands[number].map { ($0, extract(Int(index.firstProjectFile) + $0, checker, &chance)) }
    }
    return Dictionary(uniqueKeysWithValues: found.joined())
  }

  private func extract(_ file: Int, _ checker: Checker, _ chance: inout some RandomNumberGenerator) -> Extraction {
    let order = declarations(of: file, checker)
    var found: [DeclID: [TypedCode]] = [:]
    for decl in order.shuffled(using: &chance) { found[decl] = checker.readings(of: decl) }
    return extraction(of: order.flatMap { found[$0] ?? [] }, in: file, checker)
  }
}
