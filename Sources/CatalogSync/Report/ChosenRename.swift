/// A key that somebody says is another one in new words.
public struct ChosenRename: Sendable, Hashable {
  /// The key in the catalog.
  public let old: String
  /// The key in the code.
  public let new: String

  public init(from old: String, to new: String) {
    self.old = old
    self.new = new
  }

  /// Why a rename is not made in a catalog that has the old key.
  public enum Refusal: Sendable, Equatable {
    /// No key goes in this run, for a reason that a person understands.
    case nothingGoes(reason: String)
    /// The code has the old key, or may have it.
    case oldKeyStays
    /// The old key went to another one in this run.
    case oldKeyIsTaken
    /// The code has no such new key for the catalog.
    case newKeyIsMissing
    /// The new key has translations already, or takes those of another.
    case newKeyIsTranslated
    /// Translations of one key have no use for the arguments of the other.
    case otherArguments
    /// An entry cannot be changed: its key stands twice, say.
    case unchangeable
  }
}
