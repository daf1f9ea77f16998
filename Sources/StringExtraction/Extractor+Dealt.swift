import SwiftTypeChecking

extension Extractor {
  /// Returns the strings of each source, extracted by workers with a given distribution of the sources and a random
  /// order of the declarations. The result equals ``extract(_:)`` for every distribution.
  ///
  /// - Parameters:
  ///   - hands: the sources of each worker, by their positions.
  ///   - chance: decides the order in which declarations are queried.
  ///   - decidesCalls: whether calls are decided without typing where possible.
  /// - Returns: the extraction of each source, by its position.
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
