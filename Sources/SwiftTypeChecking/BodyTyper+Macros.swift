import SwiftParsing

extension BodyTyper {
  func inferMacro(_ name: Name, _ arguments: Run, _ expr: ExprID) -> TypeID {
    let macros = facts.macros(name).map { Candidate(decl: $0) }
    if !macros.isEmpty { return call(macros, callArguments(arguments), expr, expected: nil) }
    for argument in unit.tree.arguments[arguments.indices] where unit.mayContainKey(argument.value) {
      infer(argument.value)
    }
    switch name {
    case Name("#line"), Name("#column"): return int
    case Name("#function"), Name("#file"), Name("#fileID"), Name("#filePath"): return solver.freshVariable(.string)
    case Name("#keyPath"): return string
    case Name("#selector"): return nominal(known.selector)
    default: return .unknown
    }
  }
}
