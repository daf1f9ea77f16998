import SwiftLexing

/// A call in a manifest, with the literals of its arguments.
struct ManifestCall {
  /// The name before the parenthesis: `target` of `.target(…)`.
  let callee: String
  /// Each literal with the label of its argument and the calls inside the argument that hold it.
  fileprivate(set) var literals: [(label: String, inner: String?, text: String)] = []
  /// The labels of all arguments whose value is not `nil`.
  fileprivate(set) var labels: Set<String> = []

  func has(_ label: String) -> Bool { labels.contains(label) }

  /// The literal that is an argument, or its first one.
  func text(_ label: String) -> String? { literals.first { $0.label == label && $0.inner == nil }?.text }

  /// The literals in an argument: those outside further calls, or inside the calls of a name.
  func texts(_ label: String, inside callee: String? = nil) -> [String] {
    literals.filter { $0.label == label && $0.inner == callee }.map(\.text)
  }
}

/// The calls that declare the package and its targets, in their order; a package's arguments are looked into.
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

  /// Whether a call makes a target of sources; manifests have routines of their own for it, `featureTarget` say.
  private static func declaresTarget(_ callee: String) -> Bool {
    let isTarget = callee == "target" || callee == "macro" || callee.hasSuffix("Target")
    return isTarget && callee != "binaryTarget"
  }

  /// - Returns: the call and the position of its closing parenthesis.
  private func read(_ callee: String, from start: Int) -> (call: ManifestCall, end: Int) {
    var call = ManifestCall(callee: callee)
    var label = ""
    // The callee of each parenthesis that is open inside the call; brackets and braces count with an empty name.
    var open: [String] = []
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftParen: open.append(tokens[index - 1].kind == .identifier ? source.text(tokens[index - 1]) : "")
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
