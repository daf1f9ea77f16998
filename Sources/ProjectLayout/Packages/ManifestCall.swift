import SwiftLexing
import TextBasics

/// A call in a manifest, with the literals of its arguments.
struct ManifestCall {
  /// The name before the parenthesis: `target` of `.target(…)`.
  let callee: String
  /// Each literal with the label of its argument and, where it is nested, the call inside the argument that contains
  /// it.
  fileprivate(set) var literals: [(label: String, inner: String?, text: String)] = []
  /// The calls in the arguments, each with the label, its name and its first argument, if that is a literal or a member such
  /// as `.v15`.
  fileprivate(set) var calls: [(label: String, callee: String, argument: String?)] = []
  /// The labels of all arguments whose value is not `nil`.
  fileprivate(set) var labels: Set<String> = []

  /// Whether it declares a target without sources of its own.
  var declaresPrebuiltTarget: Bool { Self.prebuiltTargets.contains(callee) }

  fileprivate static let prebuiltTargets: Set<String> = ["binaryTarget", "systemLibrary"]

  func has(_ label: String) -> Bool { labels.contains(label) }

  /// The literal that is an argument, or the first one in it.
  func text(_ label: String) -> String? { literals.first { $0.label == label && $0.inner == nil }?.text }

  /// The literals in an argument: those outside nested calls, or those inside nested calls of a name.
  func texts(_ label: String, inside callee: String? = nil) -> [String] {
    literals.filter { $0.label == label && $0.inner == callee }.map(\.text)
  }
}

/// The calls that declare the package and its targets, in their order; the arguments of the package are searched, too.
struct ManifestCalls {
  private let source: SourceText
  private let tokens: ContiguousArray<Token>
  private var position = 0

  init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokenize(source)
  }

  mutating func next() -> ManifestCall? {
    while position + 1 < tokens.count {
      defer { position += 1 }
      guard tokens[position].kind == .identifier, tokens[position + 1].kind == .leftParen else { continue }
      let callee = source.text(tokens[position])
      switch callee {
      case "Package": return read(callee, from: position + 2).call
      case _ where Self.declaresTarget(callee):
        let (call, end) = read(callee, from: position + 2)
        position = end
        return call
      default: break
      }
    }
    return nil
  }

  /// Whether a call makes a target. Manifests have routines of their own for it, such as `featureTarget`.
  private static func declaresTarget(_ callee: String) -> Bool {
    callee == "target" || callee == "macro" || callee.hasSuffix("Target")
      || ManifestCall.prebuiltTargets.contains(callee)
  }

  /// - Returns: the call and the position of its closing parenthesis.
  private func read(_ callee: String, from start: Int) -> (call: ManifestCall, end: Int) {
    var call = ManifestCall(callee: callee)
    var label = ""
    // The callees of the parentheses that are open inside the call; brackets and braces count with an empty name.
    var open: [String] = []
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftParen:
        open.append(tokens[index - 1].kind == .identifier ? source.text(tokens[index - 1]) : "")
        call.calls.append((label, open[open.count - 1], word(index + 1)))
      case .leftSquare, .leftBrace: open.append("")
      case .rightParen where open.isEmpty: return (call, index)
      case .rightParen, .rightSquare, .rightBrace: _ = open.popLast()
      case .identifier where open.isEmpty && index + 2 < tokens.count && tokens[index + 1].kind == .colon:
        label = source.text(token)
        if tokens[index + 2].kind != .nil { call.labels.insert(label) }
      case .string:
        if let text = StringLiteralDecoder.decode([token], in: source)?.first {
          call.literals.append((label, open.last { !$0.isEmpty }, text))
        }
      default: break
      }
      index += 1
    }
    return (call, index)
  }
}

// Conditions.
extension ManifestCalls {
  /// The conditions that SwiftPM and Xcode set for all packages.
  private static let customaryConditions: Set<String> = ["SWIFT_PACKAGE", "Xcode"]

  /// The conditions that a build of the package may set: those named in `.define(…)` and `-D` for any target on any
  /// platform, the package's traits, and those of all packages; `nil` where a name is computed.
  var conditions: Set<String>? {
    var found = Self.customaryConditions
    for index in tokens.indices.dropLast(2) {
      let name = tokens[index].kind == .identifier ? source.text(tokens[index]) : ""
      switch (name, tokens[index + 1].kind) {
      case ("define", .leftParen):
        guard let condition = text(index + 2) else { return nil }
        found.insert(condition)
      case ("trait", .leftParen), ("Trait", .leftParen), ("traits", .colon):
        found.formUnion(texts(inBracketsFrom: index))
      default: if let flag = text(index), flag.hasPrefix("-D") { found.formUnion(defined(by: flag, at: index)) }
      }
    }
    return found
  }

  /// The condition that a compiler flag sets: `-DNAME`, or `-D` with the name in the next literal.
  private func defined(by flag: String, at index: Int) -> [String] {
    flag.count > 2 ? [String(flag.dropFirst(2))] : text(index + 2).map { [$0] } ?? []
  }

  /// A literal, or the name behind a period.
  private func word(_ index: Int) -> String? {
    guard index + 1 < tokens.count, tokens[index].kind == .prefixPeriod else { return text(index) }
    return source.text(tokens[index + 1])
  }

  private func text(_ index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .string else { return nil }
    return StringLiteralDecoder.decode([tokens[index]], in: source)?.first
  }

  /// The literals in the brackets or parentheses that follow a name.
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

  /// The version of the tools that the first line of a manifest asks for.
  static func toolsVersion(of source: SourceText) -> (major: Int, minor: Int) {
    let line = String(decoding: source.bytes.prefix { $0 != .lineFeed }.prefix(200), as: UTF8.self)
    let words = line.lowercased().filter { !$0.isWhitespace }
    guard let mark = words.firstRange(of: "swift-tools-version:") else { return (0, 0) }
    let version = words[mark.upperBound...].prefix { $0 == "." || $0.isNumber }
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
  }
}
