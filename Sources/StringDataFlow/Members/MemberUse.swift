import SwiftLexing

/// A source with declarations that a build generates, for example the symbols of a string catalog.
package struct GeneratedSource: Sendable {
  package let text: SourceText
  /// The numbers of the modules that it is compiled into. Empty if they are unknown.
  package let modules: [Int]

  package init(_ text: SourceText, modules: [Int]) { (self.text, self.modules) = (text, modules) }
}

/// A static member of a generated source.
package struct GeneratedMember: Sendable, Equatable {
  /// The number of the generated source.
  package let source: Int
  /// The position among the static members of the source.
  package let position: Int
}

/// A position in code that names a static member of a generated source, or may name one.
package struct MemberUse: Sendable, Equatable {
  package enum Meaning: Sendable, Equatable {
    case member(GeneratedMember)
    /// One of several members with that name, because the type checker does not find the declaration.
    case unknown([GeneratedMember])
    /// `LocalizedStringResource` is or may be the contextual type, and no declaration has the name. The members of
    /// the generated sources with these numbers are visible.
    case missing(visible: [Int])
  }

  /// The position of the file among the sources.
  package let source: Int
  /// The name without backticks.
  package let name: String
  /// The bytes of the name in the file.
  package let range: Range<Int>
  package let location: SourceLocation
  package let meaning: Meaning
}
