/// The steps that led to a literal's verdict.
public struct Explanation: Sendable, Equatable {
  /// The position of the literal.
  public var site: LiteralSite
  /// The literal as written.
  public var literal: String
  /// The extracted string, or `nil` if the literal is not extracted.
  public var extracted: ExtractedString?
  /// The steps, in the order in which they decided the verdict.
  public var steps: [Step]

  /// A sentence, and the declaration that supports it.
  public struct Step: Sendable, Equatable {
    /// The sentence.
    public var text: String
    /// `path:line` of the declaration, or `SDK: SwiftUI`.
    public var declaration: String?

    /// Creates a step.
    public init(_ text: String, declaration: String? = nil) {
      self.text = text
      self.declaration = declaration
    }
  }

  /// Creates an explanation.
  public init(site: LiteralSite, literal: String, extracted: ExtractedString?, steps: [Step]) {
    self.site = site
    self.literal = literal
    self.extracted = extracted
    self.steps = steps
  }
}
