import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Literals that functions of the project take as default values in addition to a key: `text("plots.title", fallback:
/// "Plots")`. If the parameter takes a `String.LocalizationValue`, they are extracted, but not looked up in a table.
struct DefaultValues {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  var ranges: [Range<Int>] {
    code.reading.flow.calls.values.filter { code.index.isOwn($0.callee) && hasKey($0) }.flatMap { call in
      let parameters = code.index.parameters(of: call.callee)
      return call.arguments.filter { argument in
        guard case .string = code.tree[argument.expr], parameters.indices.contains(argument.parameter) else {
          return false
        }
        let parameter = parameters[argument.parameter]
        let names = CodeFlowReader.namesOfFallbacks
        return names.contains(parameter.name) || parameter.label.map(names.contains) ?? false
      }.map { argument in
        let range = code.range(argument.expr)
        return Int(range.lowerBound)..<Int(range.upperBound)
      }
    }
  }

  /// Returns whether another argument is a literal as well: the key.
  private func hasKey(_ call: CallFinding) -> Bool {
    let literals = call.arguments.filter { argument in
      if case .string = code.tree[argument.expr] { true } else { false }
    }
    return literals.count > 1
  }
}
