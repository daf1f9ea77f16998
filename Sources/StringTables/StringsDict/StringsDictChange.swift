/// Something to be done to a `.stringsdict`.
public enum StringsDictChange: Sendable, Equatable {
  case set(key: String, form: StringsDictForm)
  /// At its place where the keys are sorted, else at the end.
  case add(key: String, form: StringsDictForm, comment: String?)
  /// Its comment goes with it, unless an empty line parts the two.
  case remove(key: String)
  /// What the entry has stays as it is.
  case rename(key: String, to: String)

  /// The key that it is about.
  public var key: String {
    switch self {
    case .set(let key, _), .add(let key, _, _), .remove(let key), .rename(let key, _): key
    }
  }

  /// The texts to be written into the table.
  var texts: [String] {
    switch self {
    case .set(_, let form): form.texts
    case .add(let key, let form, let comment): form.texts + [key, comment ?? ""]
    case .remove: []
    case .rename(_, let new): [new]
    }
  }
}
