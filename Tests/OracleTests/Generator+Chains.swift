// Chains: from an existing value forwards, member by member.
extension Generator {
  /// An expression whose type the generator does not track.
  mutating func odd(_ budget: Int) -> Fragment {
    if random.chance(55), let (fragment, _) = chain(length: 1 + random.below(3), budget) { return fragment }
    let list = grammar.productions(of: .name("Odd"), typed: false)
    return expand(random.pick(list).0, [:], typed: false, budget: budget)
  }

  /// A chain that happens to end in the type.
  mutating func chainEnding(in type: TypeForm, _ budget: Int) -> Fragment? {
    guard budget > 1, random.chance(20), !TypeClass.pseudo.contains(type.head ?? "") else { return nil }
    let saved = self
    for _ in 0..<4 {
      if let (fragment, found) = chain(length: 1 + random.below(2), budget - 1), found == type { return fragment }
      let chance = random
      self = saved
      random = chance
    }
    return nil
  }

  /// A chain of members that starts at a variable, and the type of the chain.
  mutating func chain(length: Int, _ budget: Int) -> (Fragment, TypeForm)? {
    let starts = variables.filter { !TypeClass.pseudo.contains($0.type.head ?? "") }
    var type: TypeForm
    var fragment: Fragment
    if starts.isEmpty || random.chance(25) {
      type = anyType(size: 2)
      fragment = Fragment(text: outsideValue(type))
    } else {
      let start = random.chance(60) ? random.pick(Array(starts.suffix(5))) : random.pick(starts)
      (type, fragment) = (start.type, Fragment(text: start.name))
    }
    for _ in 0..<length {
      guard let (production, bindings) = step(from: type) else { break }
      var all = bindings
      let result = bind(production.result, &all)
      fragment = expand(production, all, typed: false, budget: max(0, budget - 1), first: fragment)
      type = result
    }
    return (fragment, type)
  }

  /// A production that starts with a value of the type.
  private mutating func step(from type: TypeForm) -> (Production, Bindings)? {
    let fitting = grammar.starting.compactMap { production -> (Production, Bindings)? in
      guard case .slot(let slot)? = production.pieces.first, production.pieces.count > 1 else { return nil }
      if case .variable = slot.type { return nil }
      var bindings: Bindings = [:]
      return slot.type.matches(type, &bindings) ? (production, bindings) : nil
    }
    guard !fitting.isEmpty else { return nil }
    let own = fitting.filter(\.0.isOwn)
    return random.pick(!own.isEmpty && random.chance(60) ? own : fitting)
  }
}
