/// A type and its superclasses, the nearest first. Each is found on demand.
struct Lineage: Sequence, IteratorProtocol {
  private let facts: DeclarationFacts
  private var type: TypeID
  private var isAtStart = true

  init(of type: TypeID, _ facts: DeclarationFacts) { (self.type, self.facts) = (type, facts) }

  mutating func next() -> TypeID? {
    if isAtStart {
      isAtStart = false
      return type
    }
    guard let parent = facts.superclass(of: type) else { return nil }
    type = parent
    return parent
  }
}
