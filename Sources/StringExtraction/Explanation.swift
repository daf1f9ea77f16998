import SwiftLexing

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
