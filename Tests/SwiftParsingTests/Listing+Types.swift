@testable import SwiftParsing

// Types and patterns.
extension Listing {
  func type(_ id: TypeRefID) -> String {
    switch tree[id] {
    case .unknown: "?unknown"
    case .named(let name, let arguments): names[name] + angled(arguments)
    case .member(let base, let name, let arguments): type(base) + "." + names[name] + angled(arguments)
    case .optional(let wrapped):
      switch tree[wrapped] {
      case .some, .any, .composition: "(" + type(wrapped) + ")?"
      default: type(wrapped) + "?"
      }
    case .array(let element): "[" + type(element) + "]"
    case .dictionary(let key, let value): "[" + type(key) + ": " + type(value) + "]"
    case .tuple(let elements): "(" + types(elements) + ")"
    case .function(let parameters, let result): "((" + types(parameters) + ") -> " + type(result) + ")"
    case .some(let constraint): "some " + type(constraint)
    case .any(let constraint): "any " + type(constraint)
    case .composition(let parts): tree.typeList[parts.indices].map { type($0.type) }.joined(separator: " & ")
    case .metatype(let instance): type(instance) + ".Type"
    case .pack(let pattern): "repeat " + type(pattern)
    }
  }

  func types(_ run: Run) -> String {
    tree.typeList[run.indices].map { element in
      names.label(element.label) + (element.isAutoclosure ? "@autoclosure " : "") + (element.isInout ? "inout " : "")
        + type(element.type) + (element.isVariadic ? "..." : "")
    }.joined(separator: ", ")
  }

  func angled(_ run: Run) -> String { run.isEmpty ? "" : "<" + types(run) + ">" }

  func pattern(_ id: PatternID) -> String {
    switch tree[id] {
    case .wildcard: "_"
    case .name(let name): "let " + names[name]
    case .typed(let inner, let type): pattern(inner) + ": " + self.type(type)
    case .tuple(let elements): "(" + patterns(elements) + ")"
    case .enumCase(let base, let name, let payload):
      (base.map { type($0) } ?? "") + "." + names[name] + (payload.isEmpty ? "" : "(" + patterns(payload) + ")")
    case .optional(let inner): pattern(inner) + "?"
    case .cast(let inner, let type): "(" + pattern(inner) + " as " + self.type(type) + ")"
    case .test(let type): "is " + self.type(type)
    case .expr(let expr): "expr " + self.expr(expr)
    }
  }

  func patterns(_ run: Run) -> String {
    tree.patternList[run.indices].map { names.label($0.label) + pattern($0.pattern) }.joined(separator: ", ")
  }
}
