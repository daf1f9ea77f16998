/// One of the forms of a routine such as `NSLocalizedString`, distinguished by the end of its name.
struct RoutineForm {
  /// The meaning of an argument.
  enum Role { case key, table, bundle, value, comment }

  /// The end of the name, such as `FromTable`. Empty for the shortest form.
  let suffix: String
  /// The roles of the arguments in C, in order.
  let roles: [Role]

  /// The forms that genstrings supports (facts G).
  static let all = [
    RoutineForm(suffix: "", roles: [.key, .comment]),
    RoutineForm(suffix: "FromTable", roles: [.key, .table, .comment]),
    RoutineForm(suffix: "FromTableInBundle", roles: [.key, .table, .bundle, .comment]),
    RoutineForm(suffix: "WithDefaultValue", roles: [.key, .table, .bundle, .value, .comment]),
  ]

  /// Returns all names with their forms.
  static func named(_ routines: some Sequence<String>) -> [String: RoutineForm] {
    let pairs = routines.flatMap { routine in all.map { (routine + $0.suffix, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the role of an argument by its label in Swift. The first one without a label is the key.
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
