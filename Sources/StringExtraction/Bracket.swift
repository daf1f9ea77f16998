/// Whether a token opens or closes a bracket.
enum Bracket {
  case opens
  case closes

  /// The positions of closing brackets by those of the opening ones, whatever kind of bracket it is.
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
