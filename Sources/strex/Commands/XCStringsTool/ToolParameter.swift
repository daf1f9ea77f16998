/// An argument, option or flag of a verb of `xcstringstool`.
struct ToolParameter: Sendable {
  enum Kind: Sendable, Equatable {
    case argument
    case flag
    /// An option with one value.
    case option
    /// An option with all values up to the next option.
    case list
  }

  let kind: Kind
  /// The long name without hyphens, or the name of an argument.
  let name: String
  var letter: Character?
  let abstract: String
  /// The only allowed values; empty for any.
  var values: [String] = []
  var standard: String?
  var isRequired = false
  var isRepeating = false

  /// The names as the help lists them.
  private var names: [String] { [letter.map { "-\($0)" }, "--\(name)"].compactMap(\.self) }

  /// The value in angle brackets.
  var value: String { "<\(name)>" }

  /// The parameter as errors name it.
  /// - Parameter spelling: the name that the command line uses; by default, the long one.
  func synopsis(_ spelling: String? = nil) -> String {
    switch kind {
    case .argument: value
    case .flag: spelling ?? "--\(name)"
    case .option, .list: "\(spelling ?? "--\(name)") \(value)"
    }
  }

  /// The parameter in the usage line.
  var usage: String {
    let text = synopsis() + (isRepeating ? " ..." : "")
    return isRequired ? text : "[\(text)]"
  }

  /// The first column of the help.
  var label: String {
    switch kind {
    case .argument: value
    case .flag: names.joined(separator: ", ")
    case .option, .list: names.joined(separator: ", ") + " \(value)"
    }
  }

  /// The second column of the help.
  var explanation: String {
    let parts = [
      values.isEmpty ? nil : "values: \(values.joined(separator: ", "))", standard.map { "default: \($0)" },
    ].compactMap(\.self)
    return [abstract, parts.isEmpty ? "" : "(\(parts.joined(separator: "; ")))"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension ToolParameter {
  static func argument(
    _ name: String, _ abstract: String, isRequired: Bool = true, isRepeating: Bool = false
  ) -> ToolParameter {
    ToolParameter(kind: .argument, name: name, abstract: abstract, isRequired: isRequired, isRepeating: isRepeating)
  }

  static func flag(_ name: String, _ abstract: String) -> ToolParameter {
    ToolParameter(kind: .flag, name: name, abstract: abstract)
  }

  static let help = ToolParameter(kind: .flag, name: "help", letter: "h", abstract: "Show help information.")

  /// The output folder. All verbs that write files require it.
  static let outputDirectory = ToolParameter(
    kind: .option, name: "output-directory", letter: "o", abstract: "The directory to place output files.",
    isRequired: true)
}
