/// The targets of a specification merged with their templates. A target for several platforms is split into one for
/// each.
struct SpecTargets {
  /// The targets by name, sorted.
  private(set) var all: [(name: String, node: SpecNode)] = []
  private let templates: [String: SpecNode]
  /// The number of values in all targets.
  private var weight = 0
  private var budget: SpecVariables.Budget

  /// A limit far above real specifications.
  private static let maximumWeight = 1_000_000
  private static let platforms = ["auto", "iOS", "tvOS", "macOS", "watchOS", "visionOS"]

  /// - Parameter budget: the remaining budget of the loader's variables.
  init(_ root: SpecNode, _ budget: SpecVariables.Budget) throws(ProjectError) {
    self.budget = budget
    templates = root["targetTemplates"]?.members ?? [:]
    for (name, target) in (root["targets"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard target.isMap else { throw target.problem("has a target that is not a mapping") }
      try add(name, try resolved(target, name))
    }
    all.sort { $0.name < $1.name }
  }

  private mutating func add(_ name: String, _ target: SpecNode) throws(ProjectError) {
    guard let list = target["platform"], !list.elements.isEmpty else {
      all.append((target["name"]?.text ?? name, target))
      return
    }
    for platform in Self.platforms where list.texts.contains(platform) {
      var one = try target.expanding(SpecVariables(["platform": platform]), &budget)
      try count(one)
      let suffix = one["platformSuffix"]?.text ?? "_\(platform)"
      let full = (one["platformPrefix"]?.text ?? "") + name + suffix
      var members = one.members
      members["platform"] = list.elements.first { $0.text == platform }
      members["productName"] = members["productName"] ?? SpecNode(text: name, like: target)
      if let versions = target["deploymentTarget"], versions.isMap { members["deploymentTarget"] = versions[platform] }
      one.value = .map(members)
      all.append((one["name"]?.text ?? full, one))
    }
  }

  /// Returns a target merged onto its templates, and the templates of these.
  private mutating func resolved(_ target: SpecNode, _ name: String) throws(ProjectError) -> SpecNode {
    var names = TemplateNames()
    try collect(target, into: &names, depth: 0)
    if names.ordered.isEmpty {
      try count(target)
      return target
    }
    var merged: SpecNode?
    for template in names.ordered.compactMap({ templates[$0] }) {
      let next = merged.map(template.merged) ?? template
      try count(next)
      merged = next
    }
    try count(target)
    let whole = try (merged.map(target.merged) ?? target).expanding(SpecVariables(["target_name": name]), &budget)
    let attributes = (whole["templateAttributes"]?.members ?? [:]).compactMapValues(\.text)
    return attributes.isEmpty ? whole : try whole.expanding(SpecVariables(attributes), &budget)
  }

  /// Adds the names of templates in the order in which XcodeGen merges them.
  private func collect(_ node: SpecNode, into names: inout TemplateNames, depth: Int) throws(ProjectError) {
    guard depth < 64, names.ordered.count < 1000 else { throw node.problem("has too many templates in templates") }
    for name in node["templates"]?.texts ?? [] {
      guard let template = templates[name], names.insert(name) else { continue }
      try collect(template, into: &names, depth: depth + 1)
      names.index += 1
    }
  }

  /// The templates of a target, without duplicates.
  private struct TemplateNames {
    private(set) var ordered: [String] = []
    /// The index of the next one.
    var index = 0
    private var known: Set<String> = []

    /// - Returns: whether the name is new.
    mutating func insert(_ name: String) -> Bool {
      guard known.insert(name).inserted else { return false }
      ordered.insert(name, at: index)
      return true
    }
  }

  private mutating func count(_ node: SpecNode) throws(ProjectError) {
    weight += node.weight
    if weight > Self.maximumWeight { throw node.problem("has templates that produce too many values") }
  }
}

extension SpecNode {
  /// Creates a text at the position of another value.
  init(text: String, like node: SpecNode) {
    (value, folder, origin) = (.text(text, isPlain: false), node.folder, node.origin)
    (line, column) = (node.line, node.column)
  }
}
