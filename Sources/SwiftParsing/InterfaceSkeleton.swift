import TextBasics

/// The names that an interface text declares, and their positions: enough to know which parts to parse when a name is
/// requested. Only the condensed format is supported, which has one declaration per line.
///
/// A part may list names that it does not declare; parsing it shows which.
public struct InterfaceSkeleton: Sendable {
  /// A declaration at file level, including its members.
  public struct Part: Sendable {
    /// The bytes of the part.
    public fileprivate(set) var range: Range<Int>
    /// The first and the last name of the type that it extends, or `nil` if it is not an extension.
    public fileprivate(set) var extended: (first: Name, last: Name)?
    /// Whether it is an extension that may add protocols.
    public fileprivate(set) var addsProtocols = false
    /// The names that it declares at file level, as positions in ``InterfaceSkeleton/names``.
    public fileprivate(set) var own: Range<Int>
    /// The names of all declarations inside it, as positions in ``InterfaceSkeleton/names``.
    public fileprivate(set) var inner: Range<Int>
  }

  /// The parts in source order.
  public private(set) var parts: ContiguousArray<Part> = []
  public private(set) var names: ContiguousArray<Name> = []

  public init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var scanner = SkeletonScanner(bytes)
      scanner.scan()
      (parts, names) = (scanner.parts, scanner.names)
    }
  }
}

/// Scans the lines of a text in the condensed format.
private struct SkeletonScanner<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
  private let bytes: Bytes
  private let end: Int
  private var position = 0
  private(set) var parts: ContiguousArray<InterfaceSkeleton.Part> = []
  private(set) var names: ContiguousArray<Name> = []

  init(_ bytes: Bytes) {
    (self.bytes, end) = (bytes, bytes.count)
    parts.reserveCapacity(bytes.count / 256)
    names.reserveCapacity(bytes.count / 32)
  }

  mutating func scan() {
    while position < end {
      let start = position
      while position < end, bytes[position] == .space { position += 1 }
      guard position < end, !endsNothing(bytes[position]) else {
        skipLine()
        continue
      }
      if position == start { begin(at: start) }
      scanLine(isOuter: position == start)
    }
    close()
  }

  /// Returns whether a line that starts with a byte declares nothing.
  private func endsNothing(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .rightBrace || byte == .rightParen }

  private mutating func begin(at start: Int) {
    close()
    let none = names.count..<names.count
    parts.append(.init(range: start..<end, extended: nil, own: none, inner: none))
  }

  /// Ends the last part.
  private mutating func close() {
    guard let last = parts.indices.last else { return }
    parts[last].range = parts[last].range.lowerBound..<min(position, end)
    parts[last].inner = parts[last].own.upperBound..<names.count
  }

  /// Adds the declarations of a line: its own one, and those in braces on the same line.
  private mutating func scanLine(isOuter: Bool) {
    var isOuter = isOuter
    repeat {
      let first = names.count
      let isExtension = scanDeclaration()
      if isOuter, let last = parts.indices.last {
        if isExtension {
          parts[last].extended = (names[first], names[names.count - 1])
          parts[last].addsProtocols = isAtColon
          names.removeSubrange(first...)
        }
        parts[last].own = first..<names.count
      }
      isOuter = false
    } while skipToBrace()
  }

  /// - Returns: whether the declaration is an extension. Its names are the type's.
  private mutating func scanDeclaration() -> Bool {
    guard let introducer = skipToIntroducer() else { return false }
    switch introducer {
    case .plain: takeName()
    case .function: if isAtName { takeName() } else { takeOperator() }
    case .macro: takeMacro()
    case .list:
      repeat {
        takeName()
        skipGroup()
      } while skip(.comma)
    case .extension:
      repeat { takeName() } while skip(.period)
      return true
    }
    return false
  }

  /// Skips attributes and modifiers. An initializer and a subscript are their own names.
  private mutating func skipToIntroducer() -> Introducer? {
    while position < end, bytes[position] != .lineFeed, bytes[position] != .rightBrace {
      guard bytes[position].isNamePart else {
        if bytes[position] == .leftParen { skipGroup() } else { position += 1 }
        continue
      }
      let start = position
      let word = takeWord()
      if let kind = introducers[word] { return kind }
      if word == .`init` || word == .subscript {
        position = start
        return .plain
      }
    }
    return nil
  }

  private var isAtName: Bool {
    var next = position
    while next < end, bytes[next] == .space { next += 1 }
    return next < end && (bytes[next].isNamePart || bytes[next] == .backtick)
  }

  /// Whether protocols may follow the type of an extension. Its generic arguments are skipped.
  private var isAtColon: Bool {
    var next = position
    while next < end, bytes[next] == .space { next += 1 }
    return next < end && (bytes[next] == .colon || bytes[next] == .less)
  }

  private mutating func takeWord() -> Name {
    var digest = FNV1a()
    while position < end, bytes[position].isNamePart {
      digest.add(bytes[position])
      position += 1
    }
    return Name(digest)
  }

  private mutating func skipSpaces() { while position < end, bytes[position] == .space { position += 1 } }

  private mutating func takeName() {
    skipSpaces()
    let isQuoted = position < end && bytes[position] == .backtick
    if isQuoted { position += 1 }
    names.append(takeWord())
    if isQuoted, position < end { position += 1 }
  }

  private mutating func takeOperator() {
    skipSpaces()
    var digest = FNV1a()
    while position < end, bytes[position] != .space, bytes[position] != .leftParen {
      digest.add(bytes[position])
      position += 1
    }
    names.append(Name(digest))
  }

  /// Adds the two names of a macro: `#name` in expressions, `name` in attributes.
  private mutating func takeMacro() {
    skipSpaces()
    let start = position
    takeName()
    var digest = FNV1a()
    digest.add(.pound)
    digest.add(bytes[start..<position])
    names.append(Name(digest))
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips a group in parentheses, if one begins here.
  private mutating func skipGroup() {
    guard position < end, bytes[position] == .leftParen else { return }
    var depth = 0
    repeat {
      if bytes[position] == .leftParen { depth += 1 }
      if bytes[position] == .rightParen { depth -= 1 }
      position += 1
    } while position < end && depth > 0
  }

  private mutating func skipLine() {
    while position < end, bytes[position] != .lineFeed { position += 1 }
    position += 1
  }

  /// Skips to the contents of braces in the rest of the line.
  ///
  /// - Returns: whether there are braces. Otherwise, the position is the start of the next line.
  private mutating func skipToBrace() -> Bool {
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == .lineFeed { return false }
      if byte == .leftBrace { return true }
    }
    return false
  }
}

private enum Introducer { case plain, function, macro, list, `extension` }

/// The keywords that introduce declarations.
private let introducers: [Name: Introducer] = [
  Name("struct"): .plain, Name("class"): .plain, Name("enum"): .plain, Name("actor"): .plain,
  Name("protocol"): .plain, Name("typealias"): .plain, Name("associatedtype"): .plain, Name("func"): .function,
  Name("macro"): .macro, Name("var"): .list, Name("let"): .list, Name("case"): .list, Name("extension"): .extension,
]
