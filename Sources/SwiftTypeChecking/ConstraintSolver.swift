/// The type variables of a single piece of code, their bindings and the score. It lives while the code is typed.
final class ConstraintSolver: FactReading {
  let facts: DeclarationFacts
  // No exclusivity checks are needed: no access overlaps a call.
  @exclusivity(unchecked) var variables: [VariableState] = []
  /// The former states of changed variables, so that a trial can be undone.
  @exclusivity(unchecked) var trail: [TrailEntry] = []
  @exclusivity(unchecked) var score = Score()
  /// Equations between an associated type of an unbound variable and another type, to be solved later.
  @exclusivity(unchecked) var deferred: [(TypeID, TypeID)] = []
  /// Types the interpolations of the literals that variables represent.
  unowned var interpolations: (any InterpolationTyping)?

  init(_ facts: DeclarationFacts) { self.facts = facts }

  func simplified(_ type: TypeID) -> TypeID { type.isOpen ? simplifiedOpen(type) : type }
}

extension ConstraintSolver: TypeVariables {
  func mayEqual(_ a: TypeID, _ b: TypeID) -> Bool { undoing { unify(a, b) } }

  /// Returns whether a type converts to another, and changes nothing.
  func mayConvert(_ type: TypeID, to target: TypeID) -> Bool { undoing { convert(type, to: target) } }

  /// Makes a change, undoes it, and returns whether it was possible.
  private func undoing(_ change: () -> Bool) -> Bool {
    let (mark, before, pending) = (trail.count, score, deferred)
    defer {
      undo(to: mark)
      (score, deferred) = (before, pending)
    }
    return change()
  }

  func placeholder() -> TypeID { freshVariable() }

  func bounds(of variable: Int32) -> VariableBounds {
    let state = variables[Int(variable)]
    return defaultType(of: state).map { .preferred($0) } ?? .constraints(state.constraints)
  }
}

/// Types the interpolations of literals whose type is not yet known.
protocol InterpolationTyping: AnyObject {
  /// Returns whether each interpolation of a literal has an overload in a type.
  func acceptsInterpolations(of literal: Int32, as type: TypeID) -> Bool

  /// Returns whether an interpolation of a literal is a text, for which localizable types have an overload that is not
  /// generic.
  func interpolatesText(_ literal: Int32) -> Bool
}

/// The kind of literal that a type variable represents.
enum LiteralKind: UInt8 {
  case integer, float, string, interpolated, null, boolean
}

struct VariableState {
  var binding: TypeID?
  var literal: LiteralKind?
  /// Whether the literals are single characters, which need not be strings.
  var isCharacter = false
  /// Whether a value of unknown type shares this type. A number literal combined with it is then of unknown type too.
  var isOfUnknown = false
  /// Whether the literals are results of a closure with statements. The compiler types its body after it has chosen the
  /// overload of the enclosing call, so they do not count for the choice.
  var isLate = false
  /// Protocols and superclasses that the type must have.
  var constraints: [TypeID] = []
  /// The numbers of the literals with interpolations that have this type.
  var literals: [Int32] = []

  var isNumber: Bool { literal == .integer || literal == .float }
}

struct TrailEntry {
  var variable: Int32
  var old: VariableState
}

/// The score of an overload choice. Its counts are compared in the order of `<`, like the compiler's solution scores;
/// lower is better.
struct Score: Comparable {
  /// Arguments, results and requirements that do not fit. Such a choice wins only if nothing better is found.
  var mismatches = 0
  /// Keys combined with values of unknown type, and members that a type may not have.
  var doubts = 0
  /// Calls in arguments that are not of the overload with exact matches, which the compiler tries first.
  var unfavored = 0
  /// Conversions from or to an unknown type.
  var unknowns = 0
  /// Types that are not `Sendable` where a generic parameter has to be. Swift 5 only warns about them.
  var missingConformances = 0
  var disfavored = 0
  var valueConversions = 0
  var nonDefaultLiterals = 0
  var optionalInjections = 0
  var existentials = 0
  /// Parameters without arguments in calls of implicit initializers that are arguments.
  var omissions = 0
  /// Substrings with interpolated strings, for which only keys have an overload that is not generic.
  var interpolatedSubstrings = 0
  /// Keys without interpolated strings. Substrings have more specialized overloads for other values.
  var generalKeys = 0

  /// Adds the score of a call inside an argument.
  mutating func add(_ inner: Score) {
    doubts += inner.doubts
    unfavored += inner.unfavored
    unknowns += inner.unknowns
    missingConformances += inner.missingConformances
    disfavored += inner.disfavored
    valueConversions += inner.valueConversions
    nonDefaultLiterals += inner.nonDefaultLiterals
    optionalInjections += inner.optionalInjections
    existentials += inner.existentials
    omissions += inner.omissions
    interpolatedSubstrings += inner.interpolatedSubstrings
    generalKeys += inner.generalKeys
  }

  static func < (a: Score, b: Score) -> Bool {
    if a.mismatches != b.mismatches { return a.mismatches < b.mismatches }
    if a.doubts != b.doubts { return a.doubts < b.doubts }
    if a.unfavored != b.unfavored { return a.unfavored < b.unfavored }
    if a.missingConformances != b.missingConformances { return a.missingConformances < b.missingConformances }
    if a.disfavored != b.disfavored { return a.disfavored < b.disfavored }
    if a.unknowns != b.unknowns { return a.unknowns < b.unknowns }
    if a.valueConversions != b.valueConversions { return a.valueConversions < b.valueConversions }
    if a.nonDefaultLiterals != b.nonDefaultLiterals { return a.nonDefaultLiterals < b.nonDefaultLiterals }
    if a.optionalInjections != b.optionalInjections { return a.optionalInjections < b.optionalInjections }
    if a.existentials != b.existentials { return a.existentials < b.existentials }
    if a.omissions != b.omissions { return a.omissions < b.omissions }
    if a.interpolatedSubstrings != b.interpolatedSubstrings {
      return a.interpolatedSubstrings < b.interpolatedSubstrings
    }
    return a.generalKeys < b.generalKeys
  }
}
