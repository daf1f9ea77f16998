/// The precedence of infix operators: higher binds tighter.
public struct OperatorTable: Sendable {
  public struct Precedence: Sendable, Equatable {
    public var level: Int
    public var isRightAssociative = false
  }

  var groups: [Name: Precedence]
  var infix: [Name: Precedence]

  static let defaultLevel = 1050
  static let ternaryLevel = 1000
  static let castLevel = 1320
  static let assignmentLevel = 900

  /// The operators of the standard library. Its interface declares them, but a parser needs them before it has read the
  /// interface.
  public static let standard = OperatorTable()

  init() {
    let levels: [(StaticString, Int, Bool, [StaticString])] = [
      ("BitwiseShiftPrecedence", 1600, false, ["<<", ">>", "&<<", "&>>"]),
      ("MultiplicationPrecedence", 1500, false, ["*", "/", "%", "&*", "&"]),
      ("AdditionPrecedence", 1400, false, ["+", "-", "&+", "&-", "|", "^"]),
      ("RangeFormationPrecedence", 1350, false, ["...", "..<"]),
      ("CastingPrecedence", 1320, false, []),
      ("NilCoalescingPrecedence", 1310, true, ["??"]),
      ("ComparisonPrecedence", 1300, false, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]),
      ("LogicalConjunctionPrecedence", 1200, false, ["&&"]),
      ("LogicalDisjunctionPrecedence", 1100, false, ["||"]),
      ("DefaultPrecedence", OperatorTable.defaultLevel, false, []),
      ("TernaryPrecedence", OperatorTable.ternaryLevel, true, []),
      (
        "AssignmentPrecedence", OperatorTable.assignmentLevel, true,
        ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="]
      ),
    ]
    groups = [:]
    infix = [:]
    for (group, level, isRight, operators) in levels {
      let precedence = Precedence(level: level, isRightAssociative: isRight)
      groups[Name(group)] = precedence
      for op in operators { infix[Name(op)] = precedence }
    }
  }

  public func precedence(of op: Name) -> Precedence { infix[op] ?? Precedence(level: OperatorTable.defaultLevel) }

  /// Adds a `precedencegroup` that is higher or lower than a known one.
  public mutating func addGroup(_ name: Name, higherThan: Name?, lowerThan: Name?, isRightAssociative: Bool) {
    guard groups[name] == nil else { return }
    var level = OperatorTable.defaultLevel
    if let higherThan, let group = groups[higherThan] {
      level = group.level + 5
    } else if let lowerThan, let group = groups[lowerThan] {
      level = group.level - 5
    }
    groups[name] = Precedence(level: level, isRightAssociative: isRightAssociative)
  }

  public mutating func addOperator(_ name: Name, group: Name?) {
    infix[name] = group.flatMap { groups[$0] } ?? Precedence(level: OperatorTable.defaultLevel)
  }
}
