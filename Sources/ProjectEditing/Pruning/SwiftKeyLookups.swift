import SwiftLexing

/// The calls of Swift sources that look up keys which are not in the code. It follows functions that pass their
/// parameter on, and members of strings that look the string up.
struct SwiftKeyLookups {
  private(set) var opaque: [ComputedKeys.OpaqueLookup] = []

  /// A parameter that a function looks up.
  private struct Wrapper: Hashable {
    let position: Int
    let label: String?
  }

  private var wrappers: [String: Set<Wrapper>] = [:]
  private var members: Set<String> = []
  private var knownCount: Int { wrappers.values.reduce(members.count) { $0 + $1.count } }

  private static let functions = [
    "NSLocalizedString": [nil], "CFCopyLocalizedString": [nil], "LocalizedStringKey": [nil, "stringLiteral"],
    "LocalizedStringResource": [nil, "stringLiteral"], "LocalizationValue": [nil, "stringLiteral"],
    "localizedString": ["forKey"], "localizedUserNotificationString": ["forKey"],
  ]
  private static let extracted: Set = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]

  init(_ files: [LexedSource]) {
    // Each round finds the functions that call the functions found in the previous round.
    var known = -1
    while known != knownCount {
      known = knownCount
      opaque = []
      for file in files { read(file) }
    }
  }

  private mutating func read(_ file: LexedSource) {
    var scopes = CodeScopes()
    for (position, token) in file.tokens.enumerated() {
      scopes.visit(position, file.tokens, file.source)
      if token.kind == .`init` { readInitializer(at: position, file, scopes) }
      guard token.kind == .identifier else { continue }
      let name = file.source.text(token)
      let before = position > 0 ? file.tokens[position - 1].kind : .endOfFile
      let after = position + 1 < file.tokens.count ? file.tokens[position + 1].kind : .endOfFile
      if before == .func || before == .var || before == .let { continue }
      if before == .period, members.contains(name) {
        readMember(at: position, file, scopes)
      } else if after == .leftParen {
        readCall(name, position, file, scopes)
      } else if wrappers[name] != nil, [.leftParen, .comma, .colon].contains(before),
        after == .rightParen, !scopes.hasParameter(name)
      {
        add(file, position, nil)
      }
    }
  }

  private mutating func readCall(_ name: String, _ position: Int, _ file: LexedSource, _ scopes: CodeScopes) {
    let own = wrappers[name] ?? []
    guard let labels = Self.functions[name] ?? (own.isEmpty ? nil : []) else { return }
    let arguments = file.arguments(from: position + 1)
    let table = arguments.first { ["table", "tableName"].contains($0.label) }.flatMap { argument in
      argument.range.count == 1 && file.tokens[argument.range.lowerBound].kind == .string
        ? file.text(argument.range.lowerBound).filter { $0 != "\"" } : nil
    }
    if let first = arguments.first, labels.contains(first.label) {
      read(first.range, file, scopes, position, table, isExtracted: Self.extracted.contains(name))
    }
    for wrapper in own {
      let labelled = arguments.first { $0.label != nil && $0.label == wrapper.label }
      let placed = arguments.indices.contains(wrapper.position) ? arguments[wrapper.position] : nil
      if let argument = labelled ?? (wrapper.label == nil ? placed : nil) {
        read(argument.range, file, scopes, position, table)
      }
    }
  }

  /// Reads `LocalizedStringKey.init(key)`, `map(LocalizedStringKey.init)` and `Text(.init(key))`.
  private mutating func readInitializer(at position: Int, _ file: LexedSource, _ scopes: CodeScopes) {
    guard position > 2, position + 1 < file.tokens.count else { return }
    let type = file.text(position - 2)
    let isImplicit = file.tokens[position - 1].kind == .prefixPeriod && file.text(position - 3) == "Text"
    guard isImplicit || file.tokens[position - 1].kind == .period && Self.extracted.contains(type) else { return }
    if file.tokens[position + 1].kind == .leftParen {
      readCall("LocalizedStringKey", position, file, scopes)
    } else {
      add(file, position, nil)
    }
  }

  private mutating func readMember(at position: Int, _ file: LexedSource, _ scopes: CodeScopes) {
    let base = position - 2
    guard base >= 0 else { return }
    switch file.tokens[base].kind {
    case .string: return
    case .stringTail, .rightParen:
      let start = file.opening(of: base)
      if file.sumPositions.contains(where: { start...base ~= $0 }) { return }
      add(file, position, nil)
    case .identifier where base == 0 || file.tokens[base - 1].kind != .period:
      read(base..<base + 1, file, scopes, position, nil)
    case .identifier where file.text(base) == "rawValue": return
    case .self: read(base..<base + 1, file, scopes, position, nil)
    default: add(file, position, nil)
    }
  }

  /// Reads the key of a lookup.
  private mutating func read(
    _ range: Range<Int>, _ file: LexedSource, _ scopes: CodeScopes, _ position: Int, _ table: String?,
    isExtracted: Bool = false
  ) {
    guard let last = range.last else { return }
    let (first, end) = (file.tokens[range.lowerBound].kind, file.tokens[last].kind)
    if range.count == 1, first == .string || file.text(last) == "rawValue" { return }
    if isExtracted, first == .stringHead, file.opening(of: last) == range.lowerBound { return }
    if range.contains(where: file.sumPositions.contains) { return }
    if last > range.lowerBound, file.text(last) == "rawValue", file.tokens[last - 1].kind == .period { return }
    if end == .string, last - 3 > range.lowerBound, file.tokens[last - 1].kind == .colon,
      file.tokens[last - 2].kind == .string, file.tokens[last - 3].kind == .questionInfix
    {
      return
    }
    if range.count == 1, first == .self, let member = scopes.member {
      members.insert(member)
    } else if range.count == 1, let (name, place, label) = scopes.parameter(file.text(last)) {
      wrappers[name, default: []].insert(Wrapper(position: place, label: label))
    } else {
      add(file, position, table)
    }
  }

  private mutating func add(_ file: LexedSource, _ position: Int, _ table: String?) {
    opaque.append(.init(site: file.site(position), table: table))
  }
}

/// The functions and computed properties around a token.
private struct CodeScopes {
  private struct Scope {
    var name: String?
    var parameters: [String: (position: Int, label: String?)] = [:]
  }

  private var open: [Scope] = []
  private var pending = Scope()

  /// Visits the next token.
  mutating func visit(_ position: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText) {
    switch tokens[position].kind {
    case .func, .var: pending = declaration(position, tokens, source)
    case .equal: if pending.parameters.isEmpty { pending = Scope() }
    case .leftBrace:
      open.append(pending)
      pending = Scope()
    case .rightBrace:
      _ = open.popLast()
      pending = Scope()
    default: break
    }
  }

  private func declaration(_ start: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText) -> Scope {
    guard start + 1 < tokens.count, tokens[start + 1].kind == .identifier else { return Scope() }
    var scope = Scope(name: source.text(tokens[start + 1]))
    guard tokens[start].kind == .func else { return scope }
    guard let paren = tokens[start...].firstIndex(where: { $0.kind == .leftParen || $0.kind == .leftBrace }) else {
      return scope
    }
    var (depth, place) = (0, 0)
    for position in paren..<tokens.count {
      let kind = tokens[position].kind
      if [.rightParen, .rightSquare, .rightBrace].contains(kind) { depth -= 1 }
      if depth == 0, position > paren { break }
      if depth == 1, kind == .comma { place += 1 }
      let isFirst = tokens[position - 1].kind == .leftParen || tokens[position - 1].kind == .comma
      if depth == 1, kind == .colon || kind == .rightParen { continue }
      if depth == 1, isFirst, position + 2 < tokens.count {
        let second = tokens[position + 1].kind == .colon ? position : position + 1
        let label = tokens[position].kind == .underscore ? nil : source.text(tokens[position])
        scope.parameters[source.text(tokens[second])] = (place, label)
      }
      if [.leftParen, .leftSquare, .leftBrace].contains(kind) { depth += 1 }
    }
    return scope
  }

  func hasParameter(_ name: String) -> Bool { open.contains { $0.parameters[name] != nil } }

  /// The innermost function or property.
  var member: String? { open.last { $0.name != nil }?.name }

  /// Returns the function with a parameter.
  func parameter(_ name: String) -> (String, Int, String?)? {
    for scope in open.reversed() {
      guard let function = scope.name, let found = scope.parameters[name] else { continue }
      return (function, found.position, found.label)
    }
    return nil
  }
}
