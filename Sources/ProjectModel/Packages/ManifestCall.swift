import SwiftLexing
import TextBasics

/// A call in a manifest, with the literals of its arguments.
struct ManifestCall {
  /// The name before the parenthesis: `target` of `.target(…)`.
  let callee: String
  /// Each literal with the label of its argument. For a nested literal, `inner` is the enclosing call in the argument.
  fileprivate(set) var literals: [(label: String, inner: String?, text: String)] = []
  /// The calls in the arguments, each with the label, its name and its first argument if it is a literal or a member
  /// such as `.v15`.
  fileprivate(set) var calls: [(label: String, callee: String, argument: String?)] = []
  /// The labels of all arguments whose value is not `nil`.
  fileprivate(set) var labels: Set<String> = []
  /// Whether the argument `name` is neither a literal nor a constant of the manifest.
  fileprivate(set) var computesName = false
  /// The offset of its name.
  fileprivate(set) var offset = 0
  /// Whether it is in a routine whose calls declare targets as well: `func featureTarget(name: String) -> Target`.
  fileprivate(set) var isInRoutine = false

  /// Whether it declares a target without sources of its own.
  var declaresPrebuiltTarget: Bool { Self.prebuiltTargets.contains(callee) }

  fileprivate static let prebuiltTargets: Set<String> = ["binaryTarget", "systemLibrary"]

  func has(_ label: String) -> Bool { labels.contains(label) }

  /// Returns the literal that is an argument, or the first one in it.
  func text(_ label: String) -> String? { literals.first { $0.label == label && $0.inner == nil }?.text }

  /// Returns the literals in an argument, either outside nested calls or inside nested calls of a name.
  func texts(_ label: String, inside callee: String? = nil) -> [String] {
    literals.filter { $0.label == label && $0.inner == callee }.map(\.text)
  }
}

/// The calls that declare the package and its targets, in order. The arguments of the package are searched too.
struct ManifestCalls {
  private let source: SourceText
  private let tokens: ContiguousArray<Token>
  private let values: [String: Range<Int>]
  private var position = 0
  /// The end of the routine around the position, if it makes targets.
  private var endOfRoutine = 0

  init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokenize(source)
    values = Self.values(tokens, in: source)
  }

  mutating func next() -> ManifestCall? {
    while position + 1 < tokens.count {
      defer { position += 1 }
      guard tokens[position + 1].kind == .leftParen else { continue }
      if isPackageInitializer(position) { return read("Package", from: position + 2).call }
      guard tokens[position].kind == .identifier else { continue }
      if position > 0, tokens[position - 1].kind == .func {
        if Self.declaresTarget(source.text(tokens[position])) { endOfRoutine = end(ofRoutine: position) }
        continue
      }
      let callee = source.text(tokens[position])
      switch callee {
      case "Package": return read(callee, from: position + 2).call
      case _ where Self.declaresTarget(callee):
        var (call, end) = read(callee, from: position + 2)
        (call.offset, call.isInRoutine) = (Int(tokens[position].start), position < endOfRoutine)
        position = end
        return call
      default: break
      }
    }
    return nil
  }

  /// Returns the position after the body of a function.
  private func end(ofRoutine name: Int) -> Int {
    var depth = 0
    for index in tokens.indices[name...] {
      switch tokens[index].kind {
      case .leftBrace: depth += 1
      case .rightBrace where depth == 1: return index
      case .rightBrace: depth -= 1
      default: break
      }
    }
    return tokens.count
  }

  /// Returns whether a token is the initializer in `package: Package = .init(…)`, `-> Package { return .init(…)` or
  /// `Package.init(…)`.
  private func isPackageInitializer(_ position: Int) -> Bool {
    guard source.text(tokens[position]) == "init", position > 3 else { return false }
    return (position - 4...position - 2).contains { source.text(tokens[$0]) == "Package" }
  }

  /// Returns whether a call makes a target. Manifests have routines of their own for it, such as `featureTarget`.
  private static func declaresTarget(_ callee: String) -> Bool {
    callee == "target" || callee == "macro" || callee.hasSuffix("Target")
      || ManifestCall.prebuiltTargets.contains(callee)
  }

  /// - Returns: the call and the position of its closing parenthesis.
  private func read(_ callee: String, from start: Int) -> (call: ManifestCall, end: Int) {
    var reader = ArgumentReader(ManifestCall(callee: callee))
    for index in tokens.indices[start...] {
      if tokens[index].kind == .rightParen, reader.open.isEmpty { return (reader.call, index) }
      read(index, into: &reader)
    }
    return (reader.call, tokens.count)
  }

  /// The state of reading a call's arguments.
  private struct ArgumentReader {
    var call: ManifestCall
    var label = ""
    /// The callees of the open parentheses inside the call. Brackets and braces have an empty name.
    var open: [String] = []
    /// The constants of the manifest that were read for the current argument. Each is read once.
    var constants: Set<String> = []
    /// The nesting depth of the constants that are being read.
    var depth = 0

    init(_ call: ManifestCall) { self.call = call }
  }

  private func read(_ index: Int, into reader: inout ArgumentReader) {
    let token = tokens[index]
    switch token.kind {
    case .leftParen:
      reader.open.append(tokens[index - 1].kind == .identifier ? source.text(tokens[index - 1]) : "")
      reader.call.calls.append((reader.label, reader.open[reader.open.count - 1], word(index + 1)))
    case .leftSquare, .leftBrace: reader.open.append("")
    case .rightParen, .rightSquare, .rightBrace: _ = reader.open.popLast()
    case .identifier where reader.open.isEmpty && index + 2 < tokens.count && tokens[index + 1].kind == .colon:
      (reader.label, reader.constants) = (source.text(token), [])
      if tokens[index + 2].kind != .nil { reader.call.labels.insert(reader.label) }
      if reader.label == "name", !isText(index + 2) { reader.call.computesName = true }
    case .identifier: readConstant(index, into: &reader)
    case .string:
      if let text = StringLiteralDecoder.decode([token], in: source)?.first {
        reader.call.literals.append((reader.label, reader.open.last { !$0.isEmpty }, text))
      }
    default: break
    }
  }

  /// Returns whether an argument that starts at an index is a literal or a constant whose value starts with one.
  private func isText(_ index: Int) -> Bool {
    let end = index + 1
    guard end >= tokens.count || [.comma, .rightParen].contains(tokens[end].kind) else { return false }
    let first = tokens[index].kind == .identifier ? values[source.text(tokens[index])]?.first : index
    return first.map { tokens[$0].kind == .string } ?? false
  }

  /// Reads the value of a constant or computed property of the manifest if an argument refers to it.
  private func readConstant(_ index: Int, into reader: inout ArgumentReader) {
    let isMember = [.period, .prefixPeriod].contains(tokens[index - 1].kind)
    let isCalled = index + 1 < tokens.count && tokens[index + 1].kind == .leftParen
    let name = source.text(tokens[index])
    guard !isMember, !isCalled, reader.depth < Self.deepest, let value = values[name],
      reader.constants.insert(name).inserted
    else { return }
    let open = reader.open
    reader.depth += 1
    for index in value { read(index, into: &reader) }
    (reader.open, reader.depth) = (open, reader.depth - 1)
  }

  /// The maximum length of a chain of constants.
  private static let deepest = 32

  /// Returns the value tokens of constants and computed properties at the top level of a manifest, by name.
  private static func values(_ tokens: ContiguousArray<Token>, in source: SourceText) -> [String: Range<Int>] {
    var values: [String: Range<Int>] = [:]
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .let, .var:
        guard depth == 0, index + 1 < tokens.count, let value = value(after: index + 1, tokens) else { continue }
        values[source.text(tokens[index + 1])] = value
      default: break
      }
    }
    return values
  }

  /// Returns the tokens after the `=` of a declaration on the same line, or those between its braces.
  private static func value(after name: Int, _ tokens: ContiguousArray<Token>) -> Range<Int>? {
    var start: Int?
    var depth = 0
    for index in tokens.indices[(name + 1)...] {
      if depth == 0, index > name + 1, tokens[index].flags.contains(.newlineBefore), start != index {
        return start.map { $0..<index }
      }
      switch tokens[index].kind {
      case .equal where depth == 0 && start == nil: start = index + 1
      case .leftBrace where depth == 0 && start == nil: (start, depth) = (index + 1, 1)
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace:
        depth -= 1
        if depth < 0 { return start.map { $0..<index } }
        if depth == 0, tokens[index].kind == .rightBrace { return start.map { $0..<index } }
      default: break
      }
    }
    return start.map { $0..<tokens.count }
  }
}

// Conditions.
extension ManifestCalls {
  /// The conditions that SwiftPM and Xcode set for all packages.
  private static let customaryConditions: Set<String> = ["SWIFT_PACKAGE", "Xcode"]

  /// The conditions that a build of the package may set: those in `.define(…)` and `-D` for any target on any platform,
  /// the package's traits, and the usual conditions of all packages, or `nil` if a name is computed.
  var conditions: Set<String>? {
    var found = Self.customaryConditions
    for index in tokens.indices.dropLast(2) {
      let name = tokens[index].kind == .identifier ? source.text(tokens[index]) : ""
      switch (name, tokens[index + 1].kind) {
      case ("define", .leftParen):
        guard let names = choices(argument(from: index + 2)) else { return nil }
        found.formUnion(names)
      case ("trait", .leftParen), ("Trait", .leftParen), ("traits", .colon):
        found.formUnion(texts(inBracketsFrom: index))
      default: if let flag = text(index), flag.hasPrefix("-D") { found.formUnion(defined(by: flag, at: index)) }
      }
    }
    return found
  }

  /// Returns the tokens of an argument that starts at an index.
  private func argument(from start: Int) -> Range<Int> {
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen where depth == 0, .comma where depth == 0: return start..<index
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
    }
    return start..<tokens.count
  }

  /// Returns the possible texts of an expression: a literal, a constant of the manifest, or the branches of a ternary;
  /// `nil` for other expressions. `.define(flag ? "X" : "Y")` may set X or Y and no other name (facts J).
  private func choices(_ range: Range<Int>, depth: Int = 0) -> [String]? {
    guard let first = range.first, depth < Self.deepest else { return nil }
    if range.count == 1 {
      if tokens[first].kind == .identifier, let value = values[source.text(tokens[first])] {
        return choices(value, depth: depth + 1)
      }
      return text(first).map { [$0] }
    }
    if let (condition, colon) = ternary(range) {
      guard let first = choices(condition + 1..<colon, depth: depth + 1),
        let second = choices(colon + 1..<range.upperBound, depth: depth + 1)
      else { return nil }
      return first + second
    }
    guard tokens[first].kind == .leftParen, tokens[range.upperBound - 1].kind == .rightParen else { return nil }
    return choices(range.dropFirst().dropLast(), depth: depth + 1)
  }

  /// Returns the question mark and the colon of an expression that is a ternary.
  private func ternary(_ range: Range<Int>) -> (question: Int, colon: Int)? {
    var (question, depth, nested): (Int?, Int, Int) = (nil, 0, 0)
    for index in range {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .questionInfix where depth == 0:
        if question != nil { nested += 1 }
        question = question ?? index
      case .colon where depth == 0 && nested > 0: nested -= 1
      case .colon where depth == 0: return question.map { ($0, index) }
      default: break
      }
    }
    return nil
  }

  /// Returns the condition that a compiler flag sets: `-DNAME`, or `-D` with the name in the next literal.
  private func defined(by flag: String, at index: Int) -> [String] {
    flag.count > 2 ? [String(flag.dropFirst(2))] : text(index + 2).map { [$0] } ?? []
  }

  /// Returns a literal, or the name after a period.
  private func word(_ index: Int) -> String? {
    guard index + 1 < tokens.count, tokens[index].kind == .prefixPeriod else { return text(index) }
    return source.text(tokens[index + 1])
  }

  private func text(_ index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .string else { return nil }
    return StringLiteralDecoder.decode([tokens[index]], in: source)?.first
  }

  /// Returns the literals in the brackets or parentheses that follow a name.
  private func texts(inBracketsFrom start: Int) -> [String] {
    var depth = 0
    var found: [String] = []
    for index in tokens.indices[(start + 1)...] {
      switch tokens[index].kind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      case .colon where depth == 0: continue
      default: if let text = text(index) { found.append(text) }
      }
      if depth <= 0 { break }
    }
    return found
  }

  /// Returns the tools version that the first line of a manifest requires.
  static func toolsVersion(of source: SourceText) -> (major: Int, minor: Int) {
    let line = String(decoding: source.bytes.prefix { $0 != .lineFeed }.prefix(200), as: UTF8.self)
    let words = line.lowercased().filter { !$0.isWhitespace }
    guard let mark = words.firstRange(of: "swift-tools-version:") else { return (0, 0) }
    let version = words[mark.upperBound...].prefix { $0 == "." || $0.isNumber }
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
  }
}
