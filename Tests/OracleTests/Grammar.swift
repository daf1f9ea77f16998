/// Productions, indexed by their result type.
struct Grammar: Sendable {
  private(set) var byHead: [String: [Production]] = [:]
  /// Productions whose result may be any type: `«Bool» ? «A» : «A»`.
  private(set) var general: [Production] = []
  /// Productions that begin with a slot, for chains.
  private(set) var starting: [Production] = []
  /// Types that the program declares.
  private(set) var ownTypes: [TypeForm] = []

  /// The tables for the standard library, Foundation and SwiftUI.
  static let standard: Grammar = {
    var grammar = Grammar()
    for table in [numberTable, textTable, collectionTable, generalTable, localizableTable, holeTable] {
      grammar.add(lines: table)
    }
    return grammar
  }()

  mutating func add(lines: String) {
    for line in lines.split(separator: "\n") where !line.trimmed.isEmpty { add(Production(line)) }
  }

  mutating func add(_ production: Production) {
    if let head = production.result.head {
      byHead[head, default: []].append(production)
    } else {
      general.append(production)
    }
    let isPseudo = TypeClass.pseudo.contains(production.result.head ?? "")
    if case .slot? = production.pieces.first, !production.needsContext, !isPseudo { starting.append(production) }
    note(production.result)
  }

  private mutating func note(_ type: TypeForm) {
    guard case .named(let name, _) = type, name.contains("§"), type.isGround, !ownTypes.contains(type) else { return }
    ownTypes.append(type)
  }

  /// Returns the productions that can make a type, with the bindings of their variables.
  func productions(of type: TypeForm, typed: Bool) -> [(Production, Bindings)] {
    fitting(type.head.flatMap { byHead[$0] } ?? [], type, typed)
  }

  func generalProductions(of type: TypeForm, typed: Bool) -> [(Production, Bindings)] { fitting(general, type, typed) }

  private func fitting(_ list: [Production], _ type: TypeForm, _ typed: Bool) -> [(Production, Bindings)] {
    list.compactMap { production in
      guard typed || !production.needsContext else { return nil }
      var bindings: Bindings = [:]
      return production.result.matches(type, &bindings) ? (production, bindings) : nil
    }
  }
}
