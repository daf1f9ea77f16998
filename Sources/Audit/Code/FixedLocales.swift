import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// The locale for machine-readable dates, `en_US_POSIX`, and the formatters that use it.
struct FixedLocales {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// Whether a formatter whose format the code sets has such a locale, also through a constant or elsewhere in the
  /// file.
  var areSet: Bool {
    if Self.isNamed(in: code.source.text(Self.bodyRange(of: code.decl, code.index))) { return true }
    return code.tree.exprs.contains { record in
      guard case .assign(let target, let value) = record.node, case .member(let base, let name, _) = code.tree[target]
      else { return false }
      switch name {
      case Name("locale"): return isFixed(value)
      case Name("dateFormat"): return isSetElsewhere(base)
      default: return false
      }
    }
  }

  /// Returns whether a constant is such a locale.
  private func isFixed(_ value: ExprID) -> Bool {
    guard let decl = code.reading.flow.references[value.index], code.index.isOwn(decl) else { return false }
    return Self.isNamed(in: code.index.outline(decl).source.text(Self.bodyRange(of: decl, code.index)))
  }

  /// Returns whether a line of the file gives a formatter such a locale: `formatter.locale = Locale(identifier:
  /// "en_US_POSIX")`.
  private func isSetElsewhere(_ formatter: ExprID) -> Bool {
    guard let name = code.text(formatter).split(separator: ".").last, !isLocal(Name(String(name))) else { return false }
    let text = code.source.text(0..<code.source.bytes.count)
    guard Self.isNamed(in: text) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      line.contains(name + ".locale") && Self.isNamed(in: line)
    }
  }

  private func isLocal(_ name: Name) -> Bool {
    code.tree.patterns.contains { if case .name(name) = $0 { true } else { false } }
  }

  private static func isNamed(in text: some StringProtocol) -> Bool { text.lowercased().contains("posix") }

  /// Returns the bytes of a declaration's body, or of its initial value.
  static func bodyRange(of decl: DeclID, _ index: SymbolIndex) -> Range<Int> {
    (index[decl].body.isNone ? index[decl].initializer : index[decl].body).range
  }
}
