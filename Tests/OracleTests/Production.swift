/// A way to write an expression of a type, parsed from a line of a grammar table:
///
///     [=]RESULT: text with «TYPE» in place of expressions of other types
///
/// `=` before the result requires a context with an explicit type. A slot `«=TYPE»` is such a context,
/// `«(A) -> =B»` is a closure with a known result, and `«TYPE; name: T & …»` adds variables inside the slot.
struct Production: Sendable {
  struct Slot: Sendable {
    var type: TypeForm
    /// Whether the context of the slot determines its type.
    var isTyped: Bool
    var variables: [Variable] = []
    /// Whether any compound expression in the slot needs parentheses.
    var isOperand = false
    /// Whether the slot is before the brace of a statement.
    var isHead = false
    /// Whether the slot accepts only a closure in braces.
    var isTrailing = false
  }

  enum ByteSlice: Sendable {
    case text(String)
    case slot(Slot)
  }

  var result: TypeForm
  var needsContext: Bool
  var pieces: [ByteSlice]
  /// Whether the text has operators or spaces at its top level.
  var isLoose: Bool

  init(_ line: some StringProtocol) {
    let separator = Production.separator(of: line)
    let head = line[..<separator].trimmed
    needsContext = head.hasPrefix("=")
    result = TypeParser.parse(needsContext ? String(head.dropFirst()) : head)
    pieces = Production.pieces(line[line.index(after: separator)...].trimmed)
    isLoose = Production.isLoose(pieces)
  }

  /// Whether the production has no slots.
  var isLeaf: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The colon after the result type, which may contain colons in brackets.
  private static func separator<S: StringProtocol>(of line: S) -> S.Index {
    var depth = 0
    for position in line.indices {
      switch line[position] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ":" where depth <= 0: return position
      default: break
      }
    }
    preconditionFailure("no production: \(line)")
  }

  static func pieces(_ text: String) -> [ByteSlice] {
    var pieces: [ByteSlice] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "«"), let end = rest.firstIndex(of: "»") {
      let before = String(rest[..<start])
      if !before.isEmpty { pieces.append(.text(before)) }
      var slot = self.slot(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
      place(&slot, before: before, isFirst: pieces.isEmpty, after: rest)
      pieces.append(.slot(slot))
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private static func slot(_ text: Substring) -> Slot {
    let parts = text.split(separator: ";", maxSplits: 1)
    let isTyped = parts[0].contains("=")
    var slot = Slot(type: TypeParser.parse(parts[0].filter { $0 != "=" }), isTyped: isTyped)
    guard parts.count > 1 else { return slot }
    for entry in parts[1].components(separatedBy: " & ") {
      let colon = separator(of: entry)
      let type = TypeParser.parse(entry[entry.index(after: colon)...].trimmed)
      slot.variables.append(Variable(name: entry[..<colon].trimmed, type: type))
    }
    return slot
  }

  private static func place(_ slot: inout Slot, before: String, isFirst: Bool, after: Substring) {
    let opens =
      isFirst && before.isEmpty
      || ["(", "[", ", ", ": ", "{ ", " in ", "return ", " = ", "; ", " ? "].contains { before.hasSuffix($0) }
    let closes = after.isEmpty || [")", "]", ",", " }", ";", " : ", "\n"].contains { after.hasPrefix($0) }
    slot.isOperand = !(opens && closes)
    slot.isHead = after.hasPrefix(" {") && ["if ", "switch ", " = "].contains { before.hasSuffix($0) }
    if case .function = slot.type {
      slot.isTrailing = before.hasSuffix(" ") && ![", ", ": "].contains { before.hasSuffix($0) }
    }
  }

  private static func isLoose(_ pieces: [ByteSlice]) -> Bool {
    var depth = 0
    var inQuotes = false
    for (position, piece) in pieces.enumerated() {
      guard case .text(let text) = piece else { continue }
      if position == 0, let first = text.first, "-!~".contains(first) { return true }
      for (character, next) in zip(text, text.dropFirst() + " ") {
        switch character {
        case "\"": inQuotes.toggle()
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case " " where depth == 0 && !inQuotes: return true
        case "." where depth == 0 && next == ".": return true
        case "?" where depth == 0 && ".[(".contains(next): return true
        default: break
        }
      }
    }
    return false
  }
}

/// A name in a scope.
struct Variable: Hashable, Sendable {
  var name: String
  var type: TypeForm
}

extension StringProtocol {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
