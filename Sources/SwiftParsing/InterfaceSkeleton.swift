import SwiftLexing
import TextBasics

/// Which names an interface text declares, and where: enough to know which of its parts to parse when somebody asks for a
/// name. Only the condensed form is read, which has one declaration a line.
///
/// A part may have names that it does not declare; whoever parses it finds out.
public struct InterfaceSkeleton: Sendable {
  /// A declaration at file level, with all inside it.
  public struct Part: Sendable {
    /// The bytes of the part.
    public fileprivate(set) var range: Range<Int>
    /// The first and the last name of the type that it extends; `nil` for what is no extension.
    public fileprivate(set) var extended: (first: Name, last: Name)?
    /// Whether it is an extension that may add protocols.
    public fileprivate(set) var addsProtocols = false
    /// The names that it declares at file level, as positions in ``InterfaceSkeleton/names``.
    public fileprivate(set) var own: Range<Int>
    /// The names of all declarations inside it, likewise.
    public fileprivate(set) var inner: Range<Int>
  }

  /// In the order of the text.
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

/// Goes through the lines of a text in the condensed form.
private struct SkeletonScanner<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
  private let bytes: Bytes
  private let end: Int
  private var position = 0
  private(set) var parts: ContiguousArray<InterfaceSkeleton.Part> = []
  private(set) var names: ContiguousArray<Name> = []
  private let introducers = Introducers()

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

  /// Whether a line that starts with a byte declares nothing.
  private func endsNothing(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .rightBrace || byte == .rightParen }

  private mutating func begin(at start: Int) {
    close()
    let none = names.count..<names.count
    parts.append(.init(range: start..<end, extended: nil, own: none, inner: none))
  }

  /// Ends the part that was begun last.
  private mutating func close() {
    guard let last = parts.indices.last else { return }
    parts[last].range = parts[last].range.lowerBound..<min(position, end)
    parts[last].inner = parts[last].own.upperBound..<names.count
  }

  /// Takes the declarations of a line, that of the line itself and those in braces after it.
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

  /// - Returns: whether the declaration is an extension; its names are those of the type.
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

  /// Passes attributes and modifiers. An initialiser and a subscript are their own names.
  private mutating func skipToIntroducer() -> Introducers.Kind? {
    while position < end, bytes[position] != .lineFeed, bytes[position] != .rightBrace {
      guard bytes[position].isNamePart else {
        if bytes[position] == .leftParen { skipGroup() } else { position += 1 }
        continue
      }
      let start = position
      let word = takeWord()
      if let kind = introducers.kinds[word] { return kind }
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

  /// Whether protocols may follow the type of an extension. Its generic arguments are not read.
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

  /// A macro has two names: `#name` in expressions, `name` in attributes.
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

  /// Passes over a group in parentheses, if one begins here.
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

  /// Passes to what stands in braces in the rest of the line.
  /// - Returns: whether there are braces; otherwise the next line is begun.
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

/// The words before the names of declarations.
private struct Introducers {
  enum Kind {
    case plain, function, macro, list, `extension`
  }

  let kinds: [Name: Kind] = [
    Name("struct"): .plain, Name("class"): .plain, Name("enum"): .plain, Name("actor"): .plain,
    Name("protocol"): .plain, Name("typealias"): .plain, Name("associatedtype"): .plain, Name("func"): .function,
    Name("macro"): .macro, Name("var"): .list, Name("let"): .list, Name("case"): .list,
    Name("extension"): .extension,
  ]
}
