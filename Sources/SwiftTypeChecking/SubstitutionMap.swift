/// The types that replace generic parameters and `Self`.
struct SubstitutionMap {
  var selfType: TypeID?
  private(set) var pairs: [(TypeID, TypeID)] = []

  mutating func add(_ parameter: TypeID, _ type: TypeID) { pairs.append((parameter, type)) }

  func find(_ parameter: TypeID) -> TypeID? {
    for (key, type) in pairs.reversed() where key == parameter { return type }
    return nil
  }

  var isEmpty: Bool { selfType == nil && pairs.isEmpty }
}
