import SwiftLexing
import SwiftParsing
import TestSupport
import Testing

@testable import SwiftTypeChecking

/// Sources, and facts about some of their declarations.
struct FactTable: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The text of each file.
  let sources: [String]
  /// `superclass B = A<Int>`: a question and its answer.
  let facts: [String]
  /// The name of each file's module. Empty if all files are in one module.
  let targets: [String]

  init(_ name: String, _ sources: [String], _ facts: [String], targets: [String] = []) {
    (testDescription, self.sources, self.facts, self.targets) = (name, sources, facts, targets)
  }

  var questions: [FactQuestion] { facts.map { FactQuestion($0) } }

  /// The index of the files in an order. Their paths identify them.
  func index(_ order: [Int]) -> SymbolIndex {
    let outlines = order.map { FileOutline(SourceText(path: "File\($0).swift", text: sources[$0])) }
    let names = Array(Set(targets)).sorted()
    let members =
      targets.isEmpty ? [] : order.map { position in names.indices.filter { names[$0] == targets[position] } }
    return SymbolIndex(
      interfaces: Self.interfaces, sources: outlines,
      modules: SourceModules(names: names.map { [Name($0)] }, members: members))
  }

  /// Asks in every order of files and of questions.
  /// - Parameter picks: the number of random orders for more than five files or questions.
  func check(picks: Int) {
    let fileOrders = Self.orders(of: sources.count, picks: picks)
    let questionOrders = Self.orders(of: facts.count, picks: picks)
    for (position, fileOrder) in fileOrders.enumerated() {
      let index = index(fileOrder)
      // Every order of files with some orders of questions, and each order of questions with at least one order of
      // files.
      let stride = max(1, fileOrders.count / questionOrders.count)
      let share = questionOrders.indices.filter { order in
        order < 3 || order % fileOrders.count == position || position % (stride * questionOrders.count) == order
      }
      for order in share { guard isAnswered(questionOrders[order], index, fileOrder) else { return } }
    }
  }

  /// Whether a new checker answers all questions in an order.
  private func isAnswered(_ order: [Int], _ index: SymbolIndex, _ files: [Int]) -> Bool {
    let checker = Checker(index)
    let questions = questions
    for question in order.map({ questions[$0] }) {
      let said = checker.facts.answer(question)
      #expect(said == question.answer, "\(question.kind) \(question.path) files \(files) questions \(order)")
      guard said == question.answer else { return false }
    }
    return true
  }

  /// All orders of a few elements; of more elements, the first order and some random ones.
  static func orders(of count: Int, picks: Int) -> [[Int]] {
    if count <= 5 { return permutations(Array(0..<count)) }
    var random = SeededRandom(UInt64(count))
    return [Array(0..<count)] + (0..<picks).map { _ in (0..<count).shuffled(using: &random) }
  }

  private static func permutations(_ list: [Int]) -> [[Int]] {
    if list.count < 2 { return [list] }
    return list.indices.flatMap { position in
      var rest = list
      let first = rest.remove(at: position)
      return permutations(rest).map { [first] + $0 }
    }
  }

  private static let interfaces = [
    FileOutline(
      SourceText(
        path: "SDK",
        text: """
          protocol Equatable { static func == (a: Self, b: Self) -> Bool }
          protocol Hashable: Equatable {}
          protocol RawRepresentable { associatedtype RawValue; var rawValue: RawValue { get } }
          protocol ExpressibleByIntegerLiteral {}
          protocol ExpressibleByFloatLiteral {}
          protocol ExpressibleByStringLiteral {}
          struct Int: Hashable, ExpressibleByIntegerLiteral { static func + (a: Int, b: Int) -> Int }
          struct Double: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}
          struct Bool: Hashable {}
          struct String: Hashable, ExpressibleByStringLiteral { var count: Int }
          protocol IteratorProtocol { associatedtype Element; mutating func next() -> Element? }
          protocol Sequence {
            associatedtype Element where Element == Iterator.Element
            associatedtype Iterator: IteratorProtocol
            func makeIterator() -> Iterator
          }
          struct Array<Element>: Sequence { var count: Int; var first: Element?; func makeIterator() -> ArrayIterator<Element> }
          struct ArrayIterator<Element>: IteratorProtocol { mutating func next() -> Element? }
          extension Array: Equatable where Element: Equatable {}
          class KeyPath<Root, Value> {}
          enum Optional<Wrapped> { case none; case some(Wrapped) }
          """), module: Name("Swift")),
    FileOutline(SourceText(path: "Kit", text: "struct Badge { var size: Double }"), module: Name("Kit")),
  ]
}

/// A question about a declaration, with the expected answer.
struct FactQuestion: Sendable {
  enum Kind: String { case superclass, conformances, members, signature, witness, type, meets }

  let kind: Kind
  /// `Outer.Inner`, `Box.Item`.
  let path: [String]
  let answer: String

  init(_ text: String) {
    let sides = text.split(separator: " = ", maxSplits: 1)
    let words = sides[0].split(separator: " ")
    kind = Kind(rawValue: String(words[0])) ?? .type
    path = words[1].split(separator: ".").map(String.init)
    answer = sides.count > 1 ? String(sides[1]) : ""
  }
}

extension DeclarationFacts {
  func answer(_ question: FactQuestion) -> String {
    switch question.kind {
    case .superclass: superclass(of: selfType(of: found(question.path))).map { describe($0) } ?? "none"
    case .conformances:
      conformances(of: found(question.path)).map { index.text($0.proto) }.sorted().joined(separator: " ")
    case .members:
      members(named: Name(question.path.last ?? ""), of: found(question.path.dropLast())).map {
        index.owner($0).map { index.qualifiedName($0) } ?? "-"
      }.joined(separator: " ")
    case .signature: describe(signature(of: found(question.path)))
    case .witness: describe(memberType(selfType(of: found(question.path.dropLast())), Name(question.path.last ?? "")))
    case .type: describe(variableType(found(question.path)))
    case .meets:
      conforms(subject(question.path.dropLast()), to: found(question.path.suffix(1))) ? "yes" : "no"
    }
  }

  /// The type of a variable, or the type that a declaration declares.
  private func subject(_ path: some Sequence<String>) -> TypeID {
    let decl = found(path)
    return index[decl].kind == .variable ? variableType(decl) : selfType(of: decl)
  }

  private func describe(_ signature: Signature) -> String {
    let parameters = signature.parameters.map { describe($0.type) }
    return "(" + parameters.joined(separator: ", ") + ") -> " + describe(signature.result)
  }

  /// A declaration by its path.
  private func found(_ path: some Sequence<String>) -> DeclID {
    var owner: DeclID?
    for name in path {
      let list = owner.map { ownMembers(Name(name), of: $0) } ?? topLevel(Name(name))
      owner = list.first
    }
    return owner ?? DeclID(file: 0, index: 0)
  }
}
