/// The options of the command line.
struct BenchmarkOptions {
  private(set) var path = ""
  /// All folders, for measurements of each separately.
  private(set) var paths: [String] = []
  /// The number of runs of each part. The report contains medians.
  private(set) var runs = 5
  private(set) var printsJSON = false
  /// Whether to compare strex with other programs.
  private(set) var compares = false
  /// The catalog for comparing syncs. A generated one by default.
  private(set) var catalog: String?
  /// The size of the largest generated project, in megabytes.
  private(set) var upTo = 16
  /// The number of lines of Swift to write into the folder, instead of measuring it.
  private(set) var generatedLines: Int?
  /// The number of orders in which the sources are typed.
  private(set) var shuffles: Int?

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": printsJSON = true
      case "--runs": runs = try Self.count(rest.popFirst(), word)
      case "--compare": compares = true
      case "--catalog": catalog = try Self.word(rest.popFirst(), word)
      case "--up-to": upTo = try Self.count(rest.popFirst(), word)
      case "--generate": generatedLines = try Self.count(rest.popFirst(), word)
      case "--shuffle": shuffles = try Self.count(rest.popFirst(), word)
      case _ where word.hasPrefix("-"): throw BenchmarkError("unknown option \(word); \(Self.usage)")
      default: paths.append(word)
      }
    }
    guard let first = paths.first else { throw BenchmarkError(Self.usage) }
    guard paths.count == 1 || shuffles != nil else { throw BenchmarkError("more than one path; \(Self.usage)") }
    path = first
  }

  private static let usage = """
    usage: strex-benchmark [--runs N] [--json] [--generate LINES | --compare [--catalog FILE] [--up-to MB]] PATH
           strex-benchmark [--json] --shuffle TIMES PATH…
    """

  private static func word(_ word: String?, _ option: String) throws -> String {
    guard let word else { throw BenchmarkError("\(option) requires a file") }
    return word
  }

  private static func count(_ word: String?, _ option: String) throws -> Int {
    guard let word, let count = Int(word), count > 0 else {
      throw BenchmarkError("\(option) requires a positive number")
    }
    return count
  }
}

/// The reason why nothing could be measured.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
