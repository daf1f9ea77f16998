import SwiftParsing

// Matches the arguments of a call with parameters.
extension BodyTyper {
  /// Returns a candidate with the parameter of each argument, or `nil` if the labels or the number of arguments do not
  /// fit.
  func match(_ candidate: Candidate, _ arguments: [CallArgument]) -> FittingCandidate? {
    positions(candidate, arguments).flatMap { fitting(candidate, $0, arguments) }
  }

  /// Returns the position of each argument's parameter in a candidate's signature, or `nil` if the labels or the number
  /// of arguments do not fit.
  func positions(_ candidate: Candidate, _ arguments: [CallArgument]) -> [Int]? {
    guard mayFit(candidate.decl, arguments) else { return nil }
    return match(facts.signature(of: candidate.decl).parameters, arguments)
  }

  /// Returns a candidate with the positions of its parameters. Parameter packs are replaced by a parameter for each
  /// argument.
  func fitting(_ candidate: Candidate, _ matching: [Int], _ arguments: [CallArgument]) -> FittingCandidate? {
    let signature = facts.signature(of: candidate.decl)
    let matching = matchedBackward(matching, signature.parameters, arguments)
    guard signature.parameters.contains(where: \.isPack) else {
      return FittingCandidate(candidate, signature, matching)
    }
    let (expanded, positions) = facts.expanded(signature, matching)
    return FittingCandidate(candidate, expanded, positions)
  }

  /// Returns whether the labels and the number of arguments fit a declaration.
  func fits(_ decl: DeclID, _ arguments: [CallArgument]) -> Bool {
    mayFit(decl, arguments) && match(facts.signature(of: decl).parameters, arguments) != nil
  }

  /// Returns whether arguments may fit a declaration, judged by its source text. The text rules out most overloads
  /// before any of their types is resolved.
  private func mayFit(_ decl: DeclID, _ arguments: [CallArgument]) -> Bool {
    guard let parameters = index.writtenParameters(of: decl) else { return true }
    let taken = Labels(parameters.lazy.map(\.label), lookups: arguments.count)
    let given = Labels(arguments.lazy.map(\.label), lookups: parameters.count)
    guard arguments.allSatisfy({ $0.label == nil || taken.contains($0.label) }) else { return false }
    let missing = parameters.count { $0.isRequired && !given.contains($0.label) && !isPack($0, of: decl) }
    return missing <= arguments.count { $0.isTrailing && $0.label == nil }
  }

  /// Returns whether a parameter takes any number of arguments, as written: `repeat each T`.
  private func isPack(_ parameter: Parameter, of decl: DeclID) -> Bool {
    parameter.type.map { facts.packPattern($0, in: decl) != nil } ?? false
  }

  /// Returns the parameter of each argument, for parameters that need not belong to a declaration.
  func match(_ parameters: [Signature.Parameter], _ arguments: [CallArgument]) -> [Int]? {
    var matching: [Int] = []
    var next = 0
    for argument in arguments {
      let position =
        argument.isTrailing && argument.label == nil
        ? trailingParameter(parameters, from: next, arguments)
        : labelledParameter(parameters, argument.label, from: next, continues: matching.last == next)
      guard let position else { return nil }
      matching.append(position)
      next = parameters[position].isRepeated && !argument.isTrailing ? position : position + 1
    }
    // Arguments are in the order of the parameters, so one pass finds the parameters without arguments.
    var rest = matching[...]
    for (position, parameter) in parameters.enumerated() {
      let isGiven = rest.first == position
      while rest.first == position { rest.removeFirst() }
      guard isGiven || parameter.hasDefault || parameter.isRepeated else { return nil }
    }
    return matching
  }

  private func labelledParameter(
    _ parameters: [Signature.Parameter], _ label: Name?, from start: Int, continues: Bool
  ) -> Int? {
    var position = start
    while position < parameters.count {
      let parameter = parameters[position]
      if parameter.label == label { return position }
      if continues, label == nil, position == start { return position }
      guard parameter.hasDefault || parameter.isRepeated else { return nil }
      position += 1
    }
    return nil
  }

  /// Returns the parameter of an unlabelled trailing closure: the next one that is written as a function, or else the
  /// next one that may be a function (`allowsUnlabeledTrailingClosureParameter`).
  private func trailingParameter(
    _ parameters: [Signature.Parameter], from start: Int, _ arguments: [CallArgument]
  ) -> Int? {
    trailingParameter(parameters, from: start, arguments, where: isWrittenAsFunction)
      ?? trailingParameter(parameters, from: start, arguments, where: takesFunction)
  }

  /// Returns the next parameter that takes a function, unless a later parameter still needs an argument.
  private func trailingParameter(
    _ parameters: [Signature.Parameter], from start: Int, _ arguments: [CallArgument],
    where takesFunction: (Signature.Parameter) -> Bool
  ) -> Int? {
    let labels = arguments.filter { $0.isTrailing && $0.label != nil }.map(\.label)
    var position = start
    while position < parameters.count {
      let parameter = parameters[position]
      if takesFunction(parameter), !labels.contains(parameter.label) {
        let owed = parameters[(position + 1)...].contains {
          !$0.hasDefault && !$0.isRepeated && !labels.contains($0.label)
        }
        if !owed || !parameter.hasDefault { return position }
      } else if !parameter.hasDefault, !parameter.isRepeated {
        return nil
      }
      position += 1
    }
    return nil
  }

  /// Returns the parameters of arguments if the only trailing closure consists of a text and is passed to the last
  /// parameter that may take it. In Swift 5, the compiler prefers that one to those before it.
  private func matchedBackward(
    _ matching: [Int], _ parameters: [Signature.Parameter], _ arguments: [CallArgument]
  ) -> [Int] {
    guard let closure = arguments.last, closure.isTrailing, closure.label == nil, let first = matching.last,
      let expr = closure.expr, case .closure(let index) = unit.tree[expr], makesTexts(expr)
    else { return matching }
    let last = (first..<parameters.count).last { position in
      let type = parameters[position].type
      guard case .function(let fields, let result) = types[wrapped(type) ?? type] else { return false }
      return result != void && arity(index, fits: fields)
    }
    guard let last, parameters[first..<last].allSatisfy(\.hasDefault) else { return matching }
    return matching.dropLast() + [last]
  }

  /// Returns whether a parameter takes a function whatever its generic parameters are.
  private func isWrittenAsFunction(_ parameter: Signature.Parameter) -> Bool {
    switch types[wrapped(parameterType(parameter)) ?? parameterType(parameter)] {
    case .function, .unknown: true
    default: false
    }
  }

  private func takesFunction(_ parameter: Signature.Parameter) -> Bool {
    switch types[parameter.type] {
    case .function, .parameter, .member, .unknown, .variable: return true
    case .nominal(let decl, let arguments):
      guard decl == known.optional, let inner = arguments.first else { return false }
      switch types[inner] {
      case .function, .parameter, .member, .unknown: return true
      default: return false
      }
    default: return false
    }
  }
}

/// The labels of parameters or arguments. A linear search is faster than a set for a short list or a few
/// lookups.
private struct Labels<Elements: RandomAccessCollection<Name?>> {
  private let elements: Elements
  private let set: Set<Name?>?

  init(_ elements: Elements, lookups: Int) {
    self.elements = elements
    set = min(elements.count, lookups) > 16 ? Set(elements) : nil
  }

  func contains(_ label: Name?) -> Bool { set?.contains(label) ?? elements.contains(label) }
}
