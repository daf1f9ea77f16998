import SwiftLexing

/// The steps that led to a literal's verdict.
public struct Explanation: Sendable, Equatable {
  public var site: LiteralSite
  /// The literal as written.
  public var literal: String
  /// The extracted string; `nil` if the literal is not extracted.
  public var extracted: ExtractedString?
  public var steps: [Step]

  /// A sentence, and the declaration that supports it.
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
