import SwiftLexing
import Testing

@testable import SwiftParsing

/// Tests operators and precedence groups that a program declares.
struct OperatorTableTests {
  private static let table: OperatorTable = {
    var table = OperatorTable.standard
    table.addGroup(
      Name("Power"), higherThan: Name("MultiplicationPrecedence"), lowerThan: nil, isRightAssociative: true)
    table.addGroup(Name("Weak"), higherThan: nil, lowerThan: Name("AdditionPrecedence"), isRightAssociative: false)
    table.addOperator(Name("**"), group: Name("Power"))
    table.addOperator(Name("<+"), group: Name("Weak"))
    table.addOperator(Name("<?>"), group: Name("Unheard"))
    return table
  }()

  @Test(arguments: [
    ("a ** b ** c", "(a ** (b ** c))"), ("a * b ** c", "(a * (b ** c))"), ("a << b ** c", "((a << b) ** c)"),
    ("a <+ b + c <+ d", "((a <+ (b + c)) <+ d)"), ("a ... b <+ c", "(a ... (b <+ c))"),
    ("a <?> b && c", "(a <?> (b && c))"), ("a <?> b ? c : d", "((a <?> b) ? c : d)"),
    ("a |> b ** c", "(a |> (b ** c))"),
    ("a = b ** c", "(a = (b ** c))"), ("a += b <+ c", "(a += (b <+ c))"), ("-a ** b", "((-a) ** b)"),
    ("a ** b as C", "((a ** b) as C)"), ("try a ** b", "(try (a ** b))"), ("a ** b?.c", "(a ** b?.c)"),
  ])
  func operatorsBindByGroup(_ written: String, _ read: String) {
    let source = SourceText(path: "a.swift", text: written)
    var parser = Parser(source, operators: Self.table)
    let expr = parser.parseExpression()
    var listing = Listing(FileOutline(source))
    listing.tree = parser.tree
    #expect(listing.expr(expr) == read)
  }

  @Test func knownGroupsAreKept() {
    var table = OperatorTable.standard
    table.addGroup(
      Name("AdditionPrecedence"), higherThan: Name("BitwiseShiftPrecedence"), lowerThan: nil, isRightAssociative: true)
    #expect(table.precedence(of: Name("+")) == OperatorTable.standard.precedence(of: Name("-")))
  }
}
