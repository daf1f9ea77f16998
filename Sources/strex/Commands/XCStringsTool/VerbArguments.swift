import FileSystem
import ProjectModel

/// The arguments of a verb, parsed in the way of Swift's ArgumentParser, which Apple's tool uses.
struct VerbArguments: Sendable {
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// The folder to which paths are relative.
  private let folder: FilePath

  /// Whether help is requested.
  private(set) var asksForHelp = false

  func has(_ flag: ToolParameter) -> Bool { flags.contains(flag.name) }

  func all(_ parameter: ToolParameter) -> [String] { values[parameter.name] ?? [] }

  /// The value of a parameter with one value: the last one, or the default value.
  func value(_ parameter: ToolParameter) -> String { values[parameter.name]?.last ?? parameter.standard ?? "" }

  func path(_ parameter: ToolParameter) -> GivenPath { GivenPath(value(parameter), from: folder) }

  func paths(_ parameter: ToolParameter) -> [GivenPath] { all(parameter).map { GivenPath($0, from: folder) } }

  /// - Parameters:
  ///   - words: the words after the verb.
  ///   - parameters: the parameters of the verb.
  ///   - folder: the folder to which paths are relative.
  init(_ words: [String], _ parameters: [ToolParameter], from folder: FilePath) throws(ToolProblem) {
    var parser = Parser(rest: words[...], parameters: parameters + [.help], result: VerbArguments(folder: folder))
    try parser.readAll()
    self = parser.result
    if asksForHelp { return }
    if let problem = parser.unexpected { throw problem }
    for parameter in parameters where parameter.isRequired && all(parameter).isEmpty {
      throw .missing(parameter)
    }
  }

  private init(folder: FilePath) { self.folder = folder }

  private struct Parser {
    var rest: ArraySlice<String>
    let parameters: [ToolParameter]
    var result: VerbArguments
    /// The words that no argument takes.
    var surplus: [String] = []

    var unexpected: ToolProblem? { surplus.isEmpty ? nil : .unexpected(surplus) }

    mutating func readAll() throws(ToolProblem) {
      while let word = rest.popFirst() {
        if word == "--" {
          for operand in rest { addOperand(operand) }
          return
        }
        if word.hasPrefix("--") {
          try readLong(word)
        } else if word.hasPrefix("-"), word != "-" {
          try readLetters(word)
        } else {
          addOperand(word)
        }
      }
    }

    private mutating func addOperand(_ word: String) {
      let free = parameters.first { $0.kind == .argument && ($0.isRepeating || result.all($0).isEmpty) }
      guard let free else { return surplus.append(word) }
      result.values[free.name, default: []].append(word)
    }

    private mutating func readLong(_ word: String) throws(ToolProblem) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let found = parameters.first { $0.kind != .argument && "--\($0.name)" == parts[0] }
      guard let found else { throw .unknown(parts[0], parameters) }
      try read(found, as: parts[0], attached: parts.count > 1 ? parts[1] : nil)
    }

    /// Reads letters: `-l de`, `-lde` and `-l=de`. Letters without a value can be combined.
    private mutating func readLetters(_ word: String) throws(ToolProblem) {
      var letters = word.dropFirst()
      while let letter = letters.popFirst() {
        guard let found = parameters.first(where: { $0.letter == letter }) else { throw .unknown(word, parameters) }
        if found.kind == .flag {
          try read(found, as: "-\(letter)", attached: nil)
          continue
        }
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        return try read(found, as: "-\(letter)", attached: attached.isEmpty ? nil : String(attached))
      }
    }

    private mutating func read(
      _ parameter: ToolParameter, as spelling: String, attached: String?
    ) throws(ToolProblem) {
      switch parameter.kind {
      case .argument: return
      case .flag:
        if let attached { throw .valueOfFlag(spelling, attached) }
        if parameter.name == ToolParameter.help.name { result.asksForHelp = true }
        result.flags.insert(parameter.name)
      case .option, .list:
        guard let value = attached ?? takenValue() else { throw .missingValue(parameter, spelling) }
        try add(value, to: parameter, spelling)
        while parameter.kind == .list, let value = takenValue() { try add(value, to: parameter, spelling) }
      }
    }

    /// Takes the next word if it is not an option.
    private mutating func takenValue() -> String? {
      guard let word = rest.first, !word.hasPrefix("-") || word == "-" else { return nil }
      return rest.popFirst()
    }

    private mutating func add(_ value: String, to parameter: ToolParameter, _ spelling: String) throws(ToolProblem) {
      if !parameter.values.isEmpty, !parameter.values.contains(value) { throw .invalid(value, parameter, spelling) }
      result.values[parameter.name, default: []].append(value)
    }
  }
}
