/// Finds the names of payload members in a source, with their values.
struct SenderReader {
  /// A name with its value.
  struct Member {
    let name: PayloadName
    /// The enclosing group. A subscript belongs to the group around it.
    let group: Int
    let position: Int
    /// Whether it is assigned or called, not a member of a literal, so that other members may follow elsewhere.
    let isStatement: Bool
    let value: SenderValue
  }

  let tokens: [SenderToken]
  let groups: SenderGroups
  private(set) var members: [Member] = []
  private let onlyLocal: Bool

  init(_ tokens: [SenderToken], onlyLocal: Bool) {
    (self.tokens, self.onlyLocal) = (tokens, onlyLocal)
    groups = SenderGroups(tokens)
    for position in tokens.indices {
      if let member = member(at: position) { members.append(member) }
    }
  }

  private func token(_ position: Int) -> SenderToken? { tokens.indices.contains(position) ? tokens[position] : nil }

  private func member(at position: Int) -> Member? {
    let token = tokens[position]
    guard token.kind == .name || token.isPlainText else { return nil }
    guard let name = localName(at: position) ?? (onlyLocal ? nil : PayloadName(token.text)) else { return nil }
    var group = groups.group[position]
    if groups.groups[group].isForAndroid { return nil }
    var next = position + 1
    var isSubscript = false
    if token.kind == .text, self.token(next)?.text == "]", self.token(position - 1)?.text == "[" {
      group = groups.groups[group].parent ?? group
      (next, isSubscript) = (next + 1, true)
    }
    guard let (start, isStatement) = value(after: next, of: position, isSubscript: isSubscript) else { return nil }
    let value = SenderValue(tokens, groups, from: start)
    return Member(name: name, group: group, position: position, isStatement: isStatement, value: value)
  }

  /// Returns the name of an argument of `NSString.localizedUserNotificationString(forKey:arguments:)`.
  private func localName(at position: Int) -> PayloadName? {
    let text = tokens[position].text
    guard tokens[position].kind == .name else { return nil }
    if text == SenderSource.localRoutine + "ForKey" { return .key(.body) }
    guard text == "forKey" || text == "arguments" else { return nil }
    let opening = groups.groups[groups.group[position]].opening ?? 0
    let isCall = token(opening - 1)?.text == SenderSource.localRoutine
    let isMessage = token(opening + 2)?.text == SenderSource.localRoutine + "ForKey"
    guard isCall || isMessage else { return nil }
    return text == "forKey" ? .key(.body) : .arguments(.body)
  }

  /// Returns the start of a name's value, and whether a statement assigns it, or `nil` if it has no value.
  private func value(after next: Int, of position: Int, isSubscript: Bool) -> (Int, Bool)? {
    guard let sign = token(next) else { return nil }
    let isName = tokens[position].kind == .name
    switch sign.text {
    case ":" where sign.kind == .sign: return afterType(next + 1) ?? (next + 1, false)
    case "=>": return (next + 1, false)
    case "=": return (next + 1, isSubscript || token(groups.groups[groups.group[position]].opening ?? -1)?.text != "(")
    case ":=": return (next + 1, true)
    case "(" where isName: return (next + 1, true)
    case "," where !isName && !isSubscript && isArgument(position): return (next + 1, true)
    default: return nil
    }
  }

  /// Returns the start of the value in `locKey: String? = "…"`.
  private func afterType(_ position: Int) -> (Int, Bool)? {
    guard token(position)?.kind == .name else { return nil }
    let next = token(position + 1)?.text == "?" ? position + 2 : position + 1
    return token(next)?.text == "=" ? (next + 1, true) : nil
  }

  /// Returns whether a literal is the first of a call's arguments, or one of alternating names and values:
  /// `put("loc-key", key)`.
  private func isArgument(_ position: Int) -> Bool {
    guard let opening = groups.groups[groups.group[position]].opening, tokens[opening].text == "(" else { return false }
    return groups.commas[position].isMultiple(of: 2)
  }
}
