import Diagnostics
import SwiftParsing
import SwiftTypeChecking

/// Finds interpolations whose format specifier does not fit the kind of number.
struct MismatchedSpecifier: AuditRule {
  let description = RuleDescription(
    "mismatched-specifier", summary: "A format specifier for a different kind of number",
    explanation: """
      `Text("\\(count, specifier: "%.1f")")` compiles for an Int, but the formatter interprets the integer's bits \
      as a floating-point number and shows nonsense. The same happens with `%d` and a Double. Use `format:` or a \
      specifier for the type.
      """)

  func notes(in code: AuditedCode) -> [CodeNote] {
    code.tree.literals.indices.filter { code.isKey($0) }.flatMap { literal -> [CodeNote] in
      let interpolations = code.tree.interpolations[code.tree.literals[literal].interpolations.indices]
      return zip(interpolations, code.reading.literals[literal].interpolations).compactMap { interpolation, finding in
        let arguments = code.tree.arguments[interpolation.arguments.indices]
        guard let value = arguments.first(where: { $0.label == Name("specifier") })?.value,
          case .string(let specifier) = code.tree[value], finding.isKnown, let type = finding.type,
          !code.index.isOwn(type)
        else { return nil }
        return note(code.texts(Int(specifier)).joined(), code.index.fullName(of: type), code.range(value), code)
      }
    }
  }

  private func note(_ specifier: String, _ type: String, _ range: Range<UInt32>, _ code: AuditedCode) -> CodeNote? {
    guard let conversion = specifier.last else { return nil }
    let isWrong =
      Self.integers.contains(type) && "fFeEgGaA".contains(conversion)
      || Self.fractions.contains(type) && "dDiuUxXoO".contains(conversion)
    guard isWrong else { return nil }
    return code.note(
      range, "\(AuditedProject.quote([specifier])) does not match its value of type \(type)",
      "use a specifier for \(type) or `format:`")
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let fractions: Set<String> = ["Double", "Float", "CGFloat"]
}
