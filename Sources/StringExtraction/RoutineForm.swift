/// One of the forms that routines like `NSLocalizedString` have, told by the end of their name.
struct RoutineForm {
  /// What an argument is.
  enum Role { case key, table, bundle, value, comment }

  /// `FromTable` say; empty for the shortest.
  let suffix: String
  /// The arguments in their order, as C has them.
  let roles: [Role]

  /// What genstrings knows (facts G).
  static let all = [
    RoutineForm(suffix: "", roles: [.key, .comment]),
    RoutineForm(suffix: "FromTable", roles: [.key, .table, .comment]),
    RoutineForm(suffix: "FromTableInBundle", roles: [.key, .table, .bundle, .comment]),
    RoutineForm(suffix: "WithDefaultValue", roles: [.key, .table, .bundle, .value, .comment]),
  ]

  /// All names with their forms.
  static func named(_ routines: some Sequence<String>) -> [String: RoutineForm] {
    let pairs = routines.flatMap { routine in all.map { (routine + $0.suffix, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The role of an argument by its label in Swift; the first one without a label is the key.
  static func role(label: String?) -> Role? {
    switch label {
    case nil: .key
    case "table", "tableName": .table
    case "bundle": .bundle
    case "value", "defaultValue": .value
    case "comment": .comment
    default: nil
    }
  }
}
