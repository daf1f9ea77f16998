import SwiftParsing
import SwiftTypeChecking

// The purposes of arguments in calls.
extension CodeFlowReader {
  mutating func readArguments(of call: ExprID) {
    guard let finding = reading.flow.calls[call.index] else { return }
    let isOwn = index.isOwn(finding.callee)
    if isOwn { noteDefaults(of: finding) }
    // This is a shorter form of the routine, whose keys are found by name.
    if isOwn, index[finding.callee].name == Name("NSLocalizedString") { return }
    if isOwn, kinds.isLog(finding.callee) || kinds.isOfModels(finding.callee) { return }
    if isOwn, isLookup(finding) || isOptOut(finding) { return }
    let surroundings = isOwn ? surroundings(of: finding) : ArgumentSurroundings()
    for argument in finding.arguments {
      if !isOwn {
        if argument.parameter == 0, isFont(finding.callee) { fonts += texts(of: argument.expr) }
        guard let place = places.parameter(argument.parameter, of: finding.callee) else { continue }
        add(argument.expr, to: .display(place))
      } else if !isIdentifier(argument, of: finding.callee),
        let node = parameter(argument.parameter, of: finding.callee)
      {
        if isName(argument, of: finding.callee, surroundings) { continue }
        let added = edges.count
        add(argument.expr, to: .node(node), callee: finding.callee)
        for position in edges.indices[added...] { edges[position].call = end(of: call) }
        if surroundings.marksAddress { edges.markAddress(from: added) }
      }
    }
  }

  /// Returns whether a call marks its literals as not translatable: `verbatim("…")`.
  private func isOptOut(_ call: CallFinding) -> Bool {
    index[call.callee].kind == .function
      && call.arguments.contains { if case .string = tree[$0.expr] { true } else { false } }
      && KeyLookup.isOptOut(index.text(call.callee))
  }

  /// Returns whether a call looks up a key, judged by its name or by a fallback text: `localizedString("Plots")`,
  /// `text("plots.title", fallback: "Plots")`.
  private func isLookup(_ call: CallFinding) -> Bool {
    guard index[call.callee].kind == .function, let first = call.arguments.first, case .string = tree[first.expr] else {
      return false
    }
    if namesLookup(call.callee) { return true }
    let labels = index.parameters(of: call.callee).map(\.label)
    guard labels.contains(where: { $0.map(Self.namesOfFallbacks.contains) ?? false }), looksUp(call.callee) else {
      return false
    }
    return texts(of: first.expr).contains { Prose.isKeyName([$0]) }
  }

  /// Returns whether the name of a function that returns a string indicates a localized text: `localizedString(_:)`.
  private func namesLookup(_ function: DeclID) -> Bool {
    guard let type = index[function].type, case .named(let name, _) = index.outline(function).tree[type],
      name == Name("String")
    else { return false }
    let text = index.text(function).lowercased()
    return ["localized", "localised", "localize", "localise", "translated"].contains { text.hasPrefix($0) }
  }

  /// Returns whether the code of a function mentions localization. A setting has a default value, too.
  private func looksUp(_ function: DeclID) -> Bool {
    let source = index.outline(function).source
    let body = source.text(index[function].body.range).lowercased()
    return ["localiz", "localis", "translat"].contains(where: body.contains)
  }

  /// The names of parameters for the text that replaces a missing key.
  package static let namesOfFallbacks: Set<Name> = [Name("fallback"), Name("defaultValue"), Name("defaultText")]

  /// Returns whether a call makes a font, like `Font.custom(_:size:)`.
  private func isFont(_ callee: DeclID) -> Bool {
    index.type(of: callee).map { Self.fontTypes.contains(index.text($0)) } ?? false
  }

  private static let fontTypes: Set<String> = ["Font", "UIFont", "NSFont", "CTFont"]

  private func pieces(of expr: ExprID) -> [String] {
    values.sources(of: expr).compactMap { if case .piece(let piece) = $0 { piece.texts[0] } else { nil } }
  }

  private func texts(of expr: ExprID) -> [String] {
    values.sources(of: expr).compactMap { source in
      if case .piece(let piece) = source, piece.texts.count == 1 { piece.texts[0] } else { nil }
    }
  }

  /// Returns whether a string is the address of a picture. A value with a web address is data.
  private func isPicture(_ text: String) -> Bool {
    text.hasPrefix("http") && ["jpg", "jpeg", "png", "webp", "gif"].contains { text.hasSuffix("." + $0) }
  }

  private func isMail(_ text: String) -> Bool {
    text.contains("@") && !text.contains(" ") && text.split(separator: "@").last?.contains(".") == true
  }

  /// Returns whether an expression is an address: `"https://example.com"`, `URL(string: "https://example.com")!`,
  /// `"jane@example.com"`
  private func isAddress(_ expr: ExprID) -> Bool {
    switch tree[expr] {
    case .string: pieces(of: expr).contains { $0.hasPrefix("http://") || $0.hasPrefix("https://") || isMail($0) }
    case .forceUnwrap(let inner), .paren(let inner): isAddress(inner)
    case .call(_, let run):
      tree.arguments[run.indices].first.map { argument in
        if argument.label == Name("string"), case .string = tree[argument.value] {
          isAddress(argument.value)
        } else {
          false
        }
      } ?? false
    default: false
    }
  }

  /// Returns the surroundings of a call's arguments, for example an artist: `Song(title: "Early Peas", artist: "The
  /// Gardeners")`.
  private func surroundings(of call: CallFinding) -> ArgumentSurroundings {
    var found = ArgumentSurroundings()
    found.hasAddress = call.arguments.contains { isAddress($0.expr) }
    found.hasPlace = call.arguments.contains { isPlace($0, of: call.callee) }
    found.hasPicture = found.hasAddress && call.arguments.contains { texts(of: $0.expr).contains(where: isPicture) }
    found.marksAddress = makesValue(call.callee) && (found.hasAddress || namesAuthor(call))
    return found
  }

  private func namesAuthor(_ call: CallFinding) -> Bool {
    call.arguments.contains { Self.labelsOfAuthors.contains(label(of: $0.parameter, call.callee)) }
  }

  private static let labelsOfAuthors: Set<String> = [
    "album", "artist", "artistName", "author", "authors", "composer", "director", "publisher",
  ]

  /// Returns whether a declaration makes a value of a type that is not a view. The title of a row describes the action
  /// of its link. The title of a model is data.
  private func makesValue(_ decl: DeclID) -> Bool {
    let type: DeclID?
    switch index[decl].kind {
    case .struct, .class, .actor: type = decl
    case .initializer: type = index.type(of: decl)
    default: return false
    }
    guard let type else { return false }
    return !checker.protocols(of: type).contains { index[$0].name == Name("View") }
  }

  /// Returns whether an argument is a geographic position: `coordinate: .init(latitude: 45.5, longitude: 9.2)`.
  private func isPlace(_ argument: (expr: ExprID, parameter: Int), of decl: DeclID) -> Bool {
    switch tree[argument.expr] {
    case .call, .float, .prefix: Self.labelsOfPlaces.contains(label(of: argument.parameter, decl))
    default: false
    }
  }

  private static let labelsOfPlaces: Set<String> = [
    "coordinate", "coordinates", "latitude", "longitude", "lat", "lng", "lon", "clLocation",
  ]

  /// Returns whether an argument is a name, judged by its label or by another argument with an address, a position or a
  /// picture: `Track(artistName: "Some Band")`, `Mirror(name: "Some University", url: "https://…")`.
  private func isName(
    _ argument: (expr: ExprID, parameter: Int), of decl: DeclID, _ surroundings: ArgumentSurroundings
  ) -> Bool {
    guard case .string = tree[argument.expr] else { return false }
    if surroundings.hasAddress, pieces(of: argument.expr).contains(where: ProperNames.isTitleOfName) { return true }
    guard texts(of: argument.expr).contains(where: { Prose.mayBeName([$0]) }) else { return false }
    let label = label(of: argument.parameter, decl).lowercased()
    if Self.labelsOfNames.contains(label) { return true }
    return label.hasSuffix("name") && (surroundings.hasAddress || surroundings.hasPlace) || surroundings.hasPicture
  }

  /// Labels in lower case for the names of persons, works, companies or fonts.
  private static let labelsOfNames: Set<String> = [
    "artist", "artistname", "album", "albumname", "albumtitle", "songtitle", "brand", "brandname", "vendor",
    "vendorname", "manufacturer", "companyname", "publisher", "integrationname", "appname", "applicationname",
    "fontname", "fontfamily", "fontfamilyname",
  ]

  /// Returns whether a declaration's name indicates such names: `manufacturer`, `getVendorName()`.
  static func isOfNames(_ name: String) -> Bool {
    let name = name.lowercased()
    return labelsOfNames.contains(name.hasPrefix("get") ? String(name.dropFirst(3)) : name)
  }

  /// Returns the label of a parameter, or the name of the member that a memberwise initializer sets.
  private func label(of position: Int, _ decl: DeclID) -> String {
    switch index[decl].kind {
    case .struct, .class, .actor: checker.memberwiseMember(of: decl, parameter: position).map { index.text($0) } ?? ""
    default: index.label(of: position, decl)
    }
  }

  /// Returns whether a parameter's label indicates a value that only programs read, or people's names.
  private func isIdentifier(_ argument: (expr: ExprID, parameter: Int), of decl: DeclID) -> Bool {
    let label: Name?
    switch index[decl].kind {
    case .struct, .class, .actor:
      label = checker.memberwiseMember(of: decl, parameter: argument.parameter).map { index[$0].name }
    default:
      label = index.parameter(argument.parameter, of: decl)?.label
    }
    guard let label else { return false }
    if Self.identifiers.contains(label) { return true }
    guard case .string = tree[argument.expr] else { return false }
    return Self.isNameOfIdentifier(self.label(of: argument.parameter, decl))
  }

  /// Returns whether the end of a name indicates a value for programs: `databaseTypeId`, `helpURL`.
  static func isNameOfIdentifier(_ name: String) -> Bool {
    ["Id", "ID", "Identifier", "URL", "Url", "Path", "Icon", "Symbol", "ImageName", "Command", "Keywords"].contains {
      name.hasSuffix($0)
    }
  }

  private static let identifiers = Set(
    [
      "rawValue", "id", "identifier", "key", "systemImage", "systemName", "systemImageName", "icon", "iconName",
      "image",
      "imageName", "symbol", "symbolName", "url", "path", "accessibilityIdentifier", "version", "format", "sql",
      "query", "contributors", "maintainers", "author", "authors", "translators", "credits",
    ].map { Name($0) })

  func parameter(_ position: Int, of decl: DeclID) -> FlowNode? {
    switch index[decl].kind {
    case .struct, .class, .actor: checker.memberwiseMember(of: decl, parameter: position).map { .value($0) }
    default: .parameter(decl, position)
    }
  }
}

/// The kinds of values among the arguments of a call. They are computed once for all its arguments.
private struct ArgumentSurroundings {
  var hasAddress = false
  /// Whether an argument is a geographic position.
  var hasPlace = false
  /// Whether one argument is the name of a picture and another is an address.
  var hasPicture = false
  /// Whether the call makes a value from an address or an author's name, so that its strings may be names.
  var marksAddress = false
}
