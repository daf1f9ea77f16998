/// A member of the SDK whose text users see unchanged.
package struct DisplaySink: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A property that code assigns to.
    case property
    /// The parameter of a function or initializer, by its label, or `_` for none.
    case parameter(String)
    /// A requirement whose text the project's types return.
    case requirement
  }

  /// The framework, which decides which rule applies to the literals.
  package enum Framework: Sendable, Hashable {
    case swiftUI, uiKit, appKit, notifications
    /// Attributed strings, whose purpose is display.
    case attributed
    /// Interpolations of keys, whose values become parts of the text.
    case interpolation
  }

  package let framework: Framework
  /// The type of the member: `UILabel`.
  package let type: String
  /// The member: `text`, `init`, `setTitle`.
  package let member: String
  package let kind: Kind

  package init(_ framework: Framework, _ type: String, _ member: String, _ kind: Kind = .property) {
    self.framework = framework
    self.type = type
    self.member = member
    self.kind = kind
  }

  /// The interpolation of a key.
  static let interpolation = DisplaySink(.interpolation, "String.LocalizationValue", "interpolation")

  /// A description of the effect on a string, for messages.
  package var manner: String {
    isSentence ? "is inserted untranslated into \(name)" : "is shown untranslated by \(name)"
  }

  /// A description of how the member uses a string: `UILabel.text shows it`.
  package var action: String { isSentence ? "inserted into \(name)" : "shown by \(name)" }

  private var isSentence: Bool { framework == .interpolation }

  /// The name for messages: `UILabel.text`, `UIAlertController.init(title:)`.
  package var name: String {
    if isSentence { return "a localized string" }
    return switch kind {
    case .property, .requirement: "\(type).\(member)"
    case .parameter(let label): "\(type).\(member)(\(label):)"
    }
  }
}
