import StringTables

/// The path of a string within the entry of a key in a `.stringsdict`, for example `boats`, `one`.
struct StringsDictPath: Hashable {
  var steps: [String] = []

  func appending(_ steps: String...) -> StringsDictPath { StringsDictPath(steps: self.steps + steps) }

  /// Returns Xcode's identifier of the text: `/KEY:dict/boats:dict/one:dict/:string`.
  func id(ofKey key: String) -> String { "/" + ([key] + steps).map { $0 + ":dict/" }.joined() + ":string" }

  static func isID(_ id: String) -> Bool { id.hasPrefix("/") && id.hasSuffix(":dict/:string") }
}

/// A string of a form, with its source text.
struct StringsDictText {
  let path: StringsDictPath
  let source: String
  /// The translation, or `nil` if the language has none.
  let target: String?
}

extension StringsDictForm {
  /// Returns the strings of a translated form.
  ///
  /// Measured with exports of Xcode 13 to 15: a plural has the categories that the language needs, and `zero` if the
  /// source language has it. The source text of a category that the source language lacks is its `other`.
  /// - Parameters:
  ///   - target: the translated form.
  ///   - categories: the categories that the language needs, or `nil` to use the source language's categories.
  func texts(
    beside target: StringsDictForm?, needing categories: [String]?, at path: StringsDictPath = .init()
  ) -> [StringsDictText] {
    switch self {
    case .text(let text): return [.init(path: path, source: text, target: target?.text)]
    case .format(let format, let variables):
      let own = StringsDictText(path: path.appending(StringsDictName.format), source: format, target: target?.format)
      return [own]
        + variables.flatMap { variable in
          variable.names(needing: categories).flatMap { name -> [StringsDictText] in
            let form = variable.cases.form(name) ?? variable.cases.form("other") ?? variable.cases.first?.form
            let other = target?.variable(variable.name)?.cases.form(name)
            return form?.texts(beside: other, needing: categories, at: path.appending(variable.name, name)) ?? []
          }
        }
    case .device(let cases), .width(let cases):
      return cases.flatMap { item in
        item.form.texts(
          beside: target?.cases(of: rule)?.form(item.name), needing: categories, at: path.appending(rule, item.name))
      }
    }
  }

  /// Returns the form with another text at a path. Missing levels are copied from a model.
  func setting(
    _ text: String, at path: ArraySlice<String>, like model: StringsDictForm?
  ) -> StringsDictForm {
    guard let first = path.first else { return .text(text) }
    let rest = path.dropFirst()
    switch self {
    case .format(let format, var variables):
      if first == StringsDictName.format { return .format(text, variables) }
      let like = model?.variable(first)
      if !variables.contains(where: { $0.name == first }), let like {
        variables.append(.init(name: first, rule: like.rule, valueType: like.valueType, cases: []))
      }
      for index in variables.indices where variables[index].name == first {
        variables[index].cases.set(text, at: rest, like: like?.cases)
      }
      return .format(format, variables)
    case .device(var cases) where first == rule:
      cases.set(text, at: rest, like: model?.cases(of: rule))
      return .device(cases)
    case .width(var cases) where first == rule:
      cases.set(text, at: rest, like: model?.cases(of: rule))
      return .width(cases)
    case .text, .device, .width: return model.map { $0.emptied.setting(text, at: path, like: $0) } ?? self
    }
  }

  /// The form with all strings removed.
  var emptied: StringsDictForm {
    switch self {
    case .text: .text("")
    case .format(let format, let variables):
      .format(format, variables.map { .init(name: $0.name, rule: $0.rule, valueType: $0.valueType, cases: []) })
    case .device: .device([])
    case .width: .width([])
    }
  }

  /// Whether a variable lacks the case `other`.
  var lacksOther: Bool {
    switch self {
    case .text, .width: false
    case .format(_, let variables):
      variables.contains { $0.cases.form("other") == nil || $0.cases.contains(where: \.form.lacksOther) }
    case .device(let cases): cases.contains(where: \.form.lacksOther)
    }
  }

  fileprivate var rule: String {
    if case .device = self { StringsDictName.deviceRule } else { StringsDictName.widthRule }
  }

  private var format: String? { if case .format(let format, _) = self { format } else { nil } }

  private func variable(_ name: String) -> StringsDictVariable? {
    guard case .format(_, let variables) = self else { return nil }
    return variables.first { $0.name == name }
  }

  private func cases(of rule: String) -> [StringsDictCase]? {
    switch self {
    case .device(let cases), .width(let cases): rule == self.rule ? cases : nil
    case .text, .format: nil
    }
  }
}

extension StringsDictVariable {
  fileprivate func names(needing categories: [String]?) -> [String] {
    let present = cases.map(\.name)
    guard let categories else { return present }
    return present.filter { $0 == "zero" && !categories.contains($0) } + categories
  }
}

extension [StringsDictCase] {
  func form(_ name: String) -> StringsDictForm? { first { $0.name == name }?.form }

  private static let order = ["zero", "one", "two", "few", "many", "other"]

  /// - Parameter path: starts with the name of the case.
  fileprivate mutating func set(_ text: String, at path: ArraySlice<String>, like model: [StringsDictCase]?) {
    guard let name = path.first else { return }
    let like = model?.form(name) ?? model?.form("other")
    if let index = firstIndex(where: { $0.name == name }) {
      self[index].form = self[index].form.setting(text, at: path.dropFirst(), like: like)
      return
    }
    let form = (like?.emptied ?? .text("")).setting(text, at: path.dropFirst(), like: like)
    let rank = Self.order.firstIndex(of: name)
    let place = rank.flatMap { rank in firstIndex { (Self.order.firstIndex(of: $0.name) ?? -1) > rank } }
    insert(.init(name: name, form: form), at: place ?? endIndex)
  }
}
