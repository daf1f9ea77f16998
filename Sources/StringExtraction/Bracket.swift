/// Whether a token opens or closes a bracket.
enum Bracket {
  case opens
  case closes

  /// Returns the positions of closing brackets by the positions of the opening ones, regardless of the kind of bracket.
  static func closings(_ brackets: some Sequence<Bracket?>) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (position, bracket) in brackets.enumerated() {
      switch bracket {
      case .opens: open.append(position)
      case .closes: if let opening = open.popLast() { closings[opening] = position }
      case nil: break
      }
    }
    return closings
  }
}
