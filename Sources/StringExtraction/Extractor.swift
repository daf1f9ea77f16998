import SwiftLexing

/// What the extractor reads and leaves out.
public struct ExtractionOptions: Sendable, Equatable {
  /// Whether `#Preview` and `PreviewProvider` count.
  public var includesPreviews = false

  public init() {}
}

/// Finds the localizable literals of sources, with the types of everything around them.
public struct Extractor: Sendable {
  /// - Parameters:
  ///   - sources: all Swift files whose declarations give types, in path order.
  ///   - interfaces: `.swiftinterface` or source files that give types only, beside the SDK that strex knows.
  public init(sources: [SourceText], interfaces: [SourceText] = [], options: ExtractionOptions = .init()) {}

  /// What is localizable in the sources at `indices` (into `sources`), on all cores, in path order.
  public func extract(_ indices: [Int]) async -> Extraction { Extraction() }

  /// Why the literals on a line are extracted or not, step by step.
  public func explain(_ index: Int, line: Int, column: Int?) -> [Explanation] { [] }
}

/// The steps that led to a literal's verdict.
public struct Explanation: Sendable, Equatable {
  public var site: LiteralSite
  /// The literal as it is written.
  public var literal: String
  /// The key, or `nil` when the literal is not extracted.
  public var extracted: ExtractedString?
  public var steps: [Step]

  /// A sentence, and the declaration that it rests on.
  public struct Step: Sendable, Equatable {
    public var text: String
    /// `path:line` of the declaration, or `SDK: SwiftUI`.
    public var declaration: String?

    public init(_ text: String, declaration: String? = nil) {
      self.text = text
      self.declaration = declaration
    }
  }

  public init(site: LiteralSite, literal: String, extracted: ExtractedString?, steps: [Step]) {
    self.site = site
    self.literal = literal
    self.extracted = extracted
    self.steps = steps
  }
}
