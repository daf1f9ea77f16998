/// What a token does as a bracket.
enum Bracket {
  case opens
  case closes

  /// Of each opening bracket of a row of tokens the position of the one that closes it, whatever its kind.
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
