/// A change to a `.stringsdict`.
public enum StringsDictChange: Sendable, Equatable {
  case set(key: String, form: StringsDictForm)
  /// Inserted at its sorted position if the keys are sorted, otherwise at the end.
  case add(key: String, form: StringsDictForm, comment: String?)
  /// The comment of the entry is removed too, unless an empty line separates them.
  case remove(key: String)
  /// The contents of the entry do not change.
  case rename(key: String, to: String)

  /// The key that is changed.
  public var key: String {
    switch self {
    case .set(let key, _), .add(let key, _, _), .remove(let key), .rename(let key, _): key
    }
  }

  /// The strings that the change writes into the table.
  var texts: [String] {
    switch self {
    case .set(_, let form): form.texts
    case .add(let key, let form, let comment): form.texts + [key, comment ?? ""]
    case .remove: []
    case .rename(_, let new): [new]
    }
  }
}
