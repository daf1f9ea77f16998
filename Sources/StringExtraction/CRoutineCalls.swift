import SwiftLexing
import TextBasics

/// The calls of routines in a C, Objective-C or C++ source.
struct CRoutineCalls {
  private let source: SourceText
  private let forms: [String: RoutineForm]
  private let elements: [CTokens.Element]
  /// The positions of closing brackets by the positions of the opening ones.
  private let closings: [Int: Int]

  /// - Parameter comment: the part of a comment to scan, or `nil` for the whole source.
  init(_ source: SourceText, _ forms: [String: RoutineForm], in comment: Range<Int>? = nil) {
    self.source = source
    self.forms = forms
    var tokens = CTokens(source, in: comment)
    var elements: [CTokens.Element] = []
    while let element = tokens.next() { elements.append(element) }
    self.elements = elements
    closings = Bracket.closings(elements.lazy.map(\.kind.bracket))
  }

  func strings(_ lines: LineTable) -> [ExtractedString] {
    elements.indices.dropLast().compactMap { index in
      guard elements[index].kind == .word, elements[index + 1].kind == .mark(.leftParen) else { return nil }
      let name = source.text(elements[index].range)
      guard let form = forms[name] else { return nil }
      guard var string = call(name, form, from: index + 2)?.string(source, lines) else { return nil }
      string.formatArguments = formatArguments(around: index)
      return string
    }
  }

  /// Returns the specifiers of the arguments that `[NSString stringWithFormat:NSLocalizedString(…), …]` inserts, or
  /// `nil` for another call.
  private func formatArguments(around index: Int) -> [String]? {
    guard index > 1, elements[index - 1].kind == .mark(.colon), elements[index - 2].kind == .word,
      Self.formatSelectors.contains(source.text(elements[index - 2].range)), let closing = closings[index + 1]
    else { return nil }
    // The arguments follow the first comma.
    return arguments(from: closing + 1, closedBy: .rightSquare)?.dropFirst().map { specifier(of: $0) }
  }

  private static let formatSelectors: Set<String> = [
    "stringWithFormat", "localizedStringWithFormat", "initWithFormat",
  ]

  /// Returns the specifier for an argument whose text shows its type, or `%p` for any other argument.
  private func specifier(of argument: Range<Int>) -> String {
    guard let first = argument.first, let last = argument.last else { return "%p" }
    if text(of: argument) != nil { return "%@" }
    let cast = argument.count > 3 && elements[first].kind == .mark(.leftParen) ? closings[first] : nil
    if let cast {
      let type = source.text(elements[first + 1].range.lowerBound..<elements[cast].range.lowerBound)
      return Self.casts[type] ?? "%p"
    }
    // `rooms.count`
    if argument.count > 2, elements[last - 1].kind == .mark(.period) {
      let name = source.text(elements[last].range)
      return name == "count" || name == "length" ? "%lu" : name.hasPrefix("localized") ? "%@" : "%p"
    }
    return "%p"
  }

  private static let casts = [
    "int": "%d", "long": "%ld", "unsigned long": "%lu", "long long": "%lld", "double": "%f", "float": "%f",
    "NSInteger": "%ld", "NSUInteger": "%lu", "unsigned int": "%u", "unsigned": "%u",
  ]

  /// Returns the code in comments that name any of some routines.
  func commented(naming names: [String]) -> CommentedCode {
    CommentedCode(source, outside: elements.lazy.map(\.range), naming: names)
  }

  /// Reads a call's arguments. Returns `nil` if their number does not match the form, or the table is not a literal.
  private func call(_ name: String, _ form: RoutineForm, from start: Int) -> RoutineCall? {
    guard let arguments = arguments(from: start), arguments.count == form.roles.count else { return nil }
    var call = RoutineCall(routine: name)
    for (role, argument) in zip(form.roles, arguments) {
      let text = text(of: argument)
      switch role {
      case .key: call.start = argument.first.map { elements[$0].range.lowerBound } ?? 0
      case .table where text == nil && !isNull(argument): return nil
      case .bundle where !isNull(argument) && !argument.isEmpty:
        call.texts[.bundle] = source.text(
          elements[argument.lowerBound].range.lowerBound..<elements[argument.upperBound - 1].range.upperBound)
        continue
      default: break
      }
      call.texts[role] = text
    }
    return call
  }

  /// Returns the elements of each argument up to the closing bracket, or `nil` if there is none.
  private func arguments(from start: Int, closedBy bracket: UInt8 = .rightParen) -> [Range<Int>]? {
    var arguments: [Range<Int>] = []
    var first = start
    var index = start
    while index < elements.count {
      switch elements[index].kind {
      case .mark(.leftParen), .mark(.leftSquare), .mark(.leftBrace):
        guard let closing = closings[index] else { return nil }
        index = closing
      case .mark(bracket): return arguments + [first..<index]
      case .mark(.rightParen), .mark(.rightSquare), .mark(.rightBrace): return nil
      case .mark(.semicolon) where bracket == .rightSquare: return nil
      case .mark(.comma):
        arguments.append(first..<index)
        first = index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the text of adjacent literals, bare or in `CFSTR(…)` or parentheses, or `nil` for anything else.
  private func text(of argument: Range<Int>) -> String? {
    var argument = argument
    if let first = argument.first, elements[first].kind == .word, source.text(elements[first].range) == "CFSTR" {
      argument = argument.dropFirst()
    }
    while let first = argument.first, let last = argument.last, first < last,
      elements[first].kind == .mark(.leftParen), elements[last].kind == .mark(.rightParen)
    {
      argument = argument.dropFirst().dropLast()
    }
    if argument.isEmpty { return nil }
    var text = ""
    for index in argument {
      guard case .literal(let piece) = elements[index].kind else { return nil }
      text += piece
    }
    return text
  }

  private func isNull(_ argument: Range<Int>) -> Bool {
    guard argument.count == 1, let index = argument.first else { return false }
    return ["nil", "NULL", "nullptr", "Nil", "0"].contains(source.text(elements[index].range))
  }
}

extension CTokens.Kind {
  fileprivate var bracket: Bracket? {
    switch self {
    case .mark(.leftParen), .mark(.leftSquare), .mark(.leftBrace): .opens
    case .mark(.rightParen), .mark(.rightSquare), .mark(.rightBrace): .closes
    default: nil
    }
  }
}
