/// A rename that a user has chosen.
public struct ChosenRename: Sendable, Hashable {
  /// The key in the catalog.
  public let old: String
  /// The key in the code.
  public let new: String

  public init(from old: String, to new: String) {
    self.old = old
    self.new = new
  }

  /// The reason why a rename is not made in a catalog that has the old key.
  public enum Refusal: Sendable, Equatable {
    /// This run removes no keys, for this reason.
    case nothingIsRemoved(reason: String)
    /// The code has the old key, or may have it.
    case oldKeyIsKept
    /// Another new key has already taken the old key's translations in this run.
    case oldKeyIsTaken
    /// The code has no such new key for this catalog.
    case newKeyIsMissing
    /// The new key already has translations, or takes those from another key.
    case newKeyIsTranslated
    /// The translations of one key do not fit the arguments of the other.
    case otherArguments
    /// An entry cannot be changed, for example because its key occurs twice.
    case unchangeable
  }
}
