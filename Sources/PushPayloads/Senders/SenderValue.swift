/// The value of a payload member in a source.
struct SenderValue {
  /// The possible strings. Empty if unknown.
  private(set) var texts: [SenderToken] = []
  private(set) var arguments = PushArguments.unknown
  /// Whether it is a nonempty text.
  var isText: Bool { texts.contains { !$0.text.isEmpty } }

  private let tokens: [SenderToken]
  private let groups: SenderGroups

  /// - Parameter start: the position of its first token.
  init(_ tokens: [SenderToken], _ groups: SenderGroups, from start: Int) {
    (self.tokens, self.groups) = (tokens, groups)
    guard start < tokens.count else { return }
    let expression = expression(from: start)
    texts = texts(in: expression)
    arguments = arguments(in: expression)
  }

  /// Returns the positions of the tokens of an expression, without those in brackets.
  private func expression(from start: Int) -> [Int] {
    let group = groups.group[start]
    var positions: [Int] = []
    var position = start
    // Longer values are not supported.
    while position < tokens.count, positions.count < 24 {
      let token = tokens[position]
      guard groups.group[position] == group, token.text != "," || token.kind != .sign, token.text != ";" else { break }
      if token.kind == .close { break }
      if let last = positions.last, !isContinued(last, by: position) { break }
      positions.append(position)
      position = end(of: position) + 1
    }
    return positions
  }

  /// Returns the last token of the part that begins at a position: for an opening bracket, the closing one.
  private func end(of position: Int) -> Int {
    guard tokens[position].kind == .open, let group = groups.opened(by: position) else { return position }
    return min(groups.groups[group].closing, tokens.count - 1)
  }

  /// Returns whether an expression continues in the next line, or before the next part of a method name.
  private func isContinued(_ last: Int, by position: Int) -> Bool {
    let (before, next) = (tokens[end(of: last)], tokens[position])
    if tokens[last].kind == .sign { return true }
    if next.line > before.line { return next.kind == .sign && next.text != "@" }
    return next.kind != .name || position + 1 >= tokens.count || !tokens[position + 1].isSign(":")
  }

  private func texts(in expression: [Int]) -> [SenderToken] {
    let parts = expression.map { tokens[$0] }.filter { !$0.isSign("@") }
    if parts.count == 1 { return parts[0].isPlainText ? parts : [] }
    guard let last = parts.last, last.isPlainText, parts.count >= 3 else { return [] }
    let before = parts[parts.count - 2]
    if before.isSign("??") || before.isSign("||") || before.isSign("?:") { return [last] }
    let other = parts[parts.count - 3]
    if before.isSign(":"), parts.count >= 5, parts[parts.count - 4].isSign("?") {
      return other.isPlainText ? [other, last] : [last]
    }
    if before.text == "else", parts[1].text == "if", parts[0].isPlainText { return [parts[0], last] }
    return []
  }
}

// Lists of arguments.
extension SenderValue {
  private static let makers: Set<String> = [
    "listOf", "arrayOf", "arrayListOf", "mutableListOf", "asList", "of", "array", "Array", "list", "tuple", "vec",
  ]

  private func arguments(in expression: [Int]) -> PushArguments {
    guard let last = expression.last, tokens[last].kind == .open, let group = groups.opened(by: last) else {
      return isNothing(expression) ? .list([]) : .unknown
    }
    let before = expression.dropLast().map { tokens[$0] }
    // Only a type may precede the brackets: `[]string{`, `new String[] {`, `listOf(`.
    guard before.allSatisfy({ $0.kind == .name || $0.kind == .open || $0.kind == .sign }) else { return .unknown }
    if tokens[last].text == "(" {
      let maker = before.last { $0.kind == .name }
      // Brackets with a comma are Python's tuples.
      guard maker.map({ Self.makers.contains($0.text) }) ?? (before.isEmpty && groups.groups[group].commas > 0) else {
        return .unknown
      }
    } else if tokens[last].text == "[", before.contains(where: { $0.kind == .name }) {
      return .unknown
    }
    return list(in: group)
  }

  /// Returns whether an expression is a null value.
  private func isNothing(_ expression: [Int]) -> Bool {
    expression.count == 1 && tokens[expression[0]].kind == .name
      && ["nil", "null", "None", "undefined"].contains(tokens[expression[0]].text)
  }

  private func list(in group: Int) -> PushArguments {
    guard let opening = groups.groups[group].opening else { return .unknown }
    var arguments: [PushArgument] = []
    var element: [Int] = []
    let closing = groups.groups[group].closing
    var position = opening + 1
    while position <= closing, position < tokens.count {
      let isEnd = position == closing || tokens[position].isSign(",")
      if isEnd {
        if !element.isEmpty {
          guard let argument = argument(element) else { return .unknown }
          arguments.append(argument)
        }
        element = []
      } else {
        element.append(position)
      }
      position = end(of: position) + 1
    }
    return .list(arguments)
  }

  /// - Returns: `nil` for a spread, which may be any number of arguments.
  private func argument(_ positions: [Int]) -> PushArgument? {
    let parts = positions.map { tokens[$0] }
    if parts.contains(where: { $0.text.hasPrefix("...") }) || parts[0].text.hasPrefix("*") && parts[0].kind == .sign {
      return nil
    }
    let range = parts[0].range.lowerBound..<tokens[end(of: positions[positions.count - 1])].range.upperBound
    let plain = parts.filter { !$0.isSign("@") && !$0.isSign("-") }
    guard plain.count == 1 else { return PushArgument(kind: .unknown, range: range) }
    let kind: PushArgument.Kind =
      switch plain[0].kind {
      case .text: .text
      case .number: .number
      case .name where ["nil", "null", "None", "undefined", "NSNull"].contains(plain[0].text): .null
      case .name, .sign, .open, .close: .unknown
      }
    return PushArgument(kind: kind, range: range)
  }
}
