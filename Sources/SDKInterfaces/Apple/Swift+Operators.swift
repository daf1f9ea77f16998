// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Precedence groups, operators, and the operator functions outside of types.
  static let swiftOperators = InterfaceFile(
    "Swift",
    #"""
    precedencegroup AssignmentPrecedence { associativity: right assignment: true }
    precedencegroup FunctionArrowPrecedence { associativity: right higherThan: AssignmentPrecedence }
    precedencegroup TernaryPrecedence { associativity: right higherThan: FunctionArrowPrecedence }
    precedencegroup DefaultPrecedence { higherThan: TernaryPrecedence }
    precedencegroup LogicalDisjunctionPrecedence { associativity: left higherThan: TernaryPrecedence }
    precedencegroup LogicalConjunctionPrecedence { associativity: left higherThan: LogicalDisjunctionPrecedence }
    precedencegroup ComparisonPrecedence { higherThan: LogicalConjunctionPrecedence }
    precedencegroup NilCoalescingPrecedence { associativity: right higherThan: ComparisonPrecedence }
    precedencegroup CastingPrecedence { higherThan: NilCoalescingPrecedence }
    precedencegroup RangeFormationPrecedence { higherThan: CastingPrecedence }
    precedencegroup AdditionPrecedence { associativity: left higherThan: RangeFormationPrecedence }
    precedencegroup MultiplicationPrecedence { associativity: left higherThan: AdditionPrecedence }
    precedencegroup BitwiseShiftPrecedence { higherThan: MultiplicationPrecedence }
    prefix operator !
    prefix operator ~
    prefix operator +
    prefix operator -
    prefix operator ...
    prefix operator ..<
    postfix operator ...
    infix operator << : BitwiseShiftPrecedence
    infix operator &<< : BitwiseShiftPrecedence
    infix operator >> : BitwiseShiftPrecedence
    infix operator &>> : BitwiseShiftPrecedence
    infix operator * : MultiplicationPrecedence
    infix operator &* : MultiplicationPrecedence
    infix operator / : MultiplicationPrecedence
    infix operator % : MultiplicationPrecedence
    infix operator & : MultiplicationPrecedence
    infix operator + : AdditionPrecedence
    infix operator &+ : AdditionPrecedence
    infix operator - : AdditionPrecedence
    infix operator &- : AdditionPrecedence
    infix operator | : AdditionPrecedence
    infix operator ^ : AdditionPrecedence
    infix operator ... : RangeFormationPrecedence
    infix operator ..< : RangeFormationPrecedence
    infix operator ?? : NilCoalescingPrecedence
    infix operator < : ComparisonPrecedence
    infix operator <= : ComparisonPrecedence
    infix operator > : ComparisonPrecedence
    infix operator >= : ComparisonPrecedence
    infix operator == : ComparisonPrecedence
    infix operator != : ComparisonPrecedence
    infix operator === : ComparisonPrecedence
    infix operator !== : ComparisonPrecedence
    infix operator ~= : ComparisonPrecedence
    infix operator && : LogicalConjunctionPrecedence
    infix operator || : LogicalDisjunctionPrecedence
    infix operator *= : AssignmentPrecedence
    infix operator &*= : AssignmentPrecedence
    infix operator /= : AssignmentPrecedence
    infix operator %= : AssignmentPrecedence
    infix operator += : AssignmentPrecedence
    infix operator &+= : AssignmentPrecedence
    infix operator -= : AssignmentPrecedence
    infix operator &-= : AssignmentPrecedence
    infix operator <<= : AssignmentPrecedence
    infix operator &<<= : AssignmentPrecedence
    infix operator >>= : AssignmentPrecedence
    infix operator &>>= : AssignmentPrecedence
    infix operator &= : AssignmentPrecedence
    infix operator ^= : AssignmentPrecedence
    infix operator |= : AssignmentPrecedence
    infix operator ~> : DefaultPrecedence
    infix operator .== : ComparisonPrecedence
    infix operator .!= : ComparisonPrecedence
    infix operator .< : ComparisonPrecedence
    infix operator .<= : ComparisonPrecedence
    infix operator .> : ComparisonPrecedence
    infix operator .>= : ComparisonPrecedence
    func ?? <T>(_: T?, _: @autoclosure () -> T) -> T
    func ?? <T>(_: T?, _: @autoclosure () -> T?) -> T?
    func ~= <T>(_: T, _: T) -> Bool where T: Equatable
    func === (_: AnyObject?, _: AnyObject?) -> Bool
    func !== (_: AnyObject?, _: AnyObject?) -> Bool
    func == (_: Any.Type?, _: Any.Type?) -> Bool
    func != (_: Any.Type?, _: Any.Type?) -> Bool
    func == <A, B>(_: (A, B), _: (A, B)) -> Bool where A: Equatable, B: Equatable
    func != <A, B>(_: (A, B), _: (A, B)) -> Bool where A: Equatable, B: Equatable
    func < <A, B>(_: (A, B), _: (A, B)) -> Bool where A: Comparable, B: Comparable
    func > <A, B>(_: (A, B), _: (A, B)) -> Bool where A: Comparable, B: Comparable
    func <= <A, B>(_: (A, B), _: (A, B)) -> Bool where A: Comparable, B: Comparable
    func >= <A, B>(_: (A, B), _: (A, B)) -> Bool where A: Comparable, B: Comparable
    func == <A, B, C>(_: (A, B, C), _: (A, B, C)) -> Bool where A: Equatable, B: Equatable, C: Equatable
    func != <A, B, C>(_: (A, B, C), _: (A, B, C)) -> Bool where A: Equatable, B: Equatable, C: Equatable
    func < <A, B, C>(_: (A, B, C), _: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable
    func > <A, B, C>(_: (A, B, C), _: (A, B, C)) -> Bool where A: Comparable, B: Comparable, C: Comparable
    """#)
}
