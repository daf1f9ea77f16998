import SwiftParsing
import SwiftTypeChecking

// The purposes of arguments in calls.
extension CodeFlowReader {
  mutating func readArguments(_ finding: CallFinding) {
    let isOwn = index.isOwn(finding.callee)
    if isOwn { noteDefaults(of: finding) }
    // This is a shorter form of the routine, whose keys are found by its name.
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
        if surroundings.marksAddress { edges.markAddress(from: added) }
      }
    }
  }

  /// Whether a call of a function says that its literals are not to be translated: `verbatim("…")`.
  private func isOptOut(_ call: CallFinding) -> Bool {
    index[call.callee].kind == .function && KeyLookup.isOptOut(index.text(call.callee))
      && call.arguments.contains { if case .string = tree[$0.expr] { true } else { false } }
  }

  /// Whether a call looks up a key that it is given, by its name or by a text for want of one:
  /// `localizedString("Plots")`, `text("plots.title", fallback: "Plots")`.
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

  /// Whether a function that returns a text says that the text is in the user's language: `localizedString(_:)`.
  private func namesLookup(_ function: DeclID) -> Bool {
    guard let type = index[function].type, case .named(let name, _) = index.outline(function).tree[type],
      name == Name("String")
    else { return false }
    let text = index.text(function).lowercased()
    return ["localized", "localised", "localize", "localise", "translated"].contains { text.hasPrefix($0) }
  }

  /// Whether the code of a function speaks of localization; a setting has a default value, too.
  private func looksUp(_ function: DeclID) -> Bool {
    let source = index.outline(function).source
    let body = source.text(index[function].body.range).lowercased()
    return ["localiz", "localis", "translat"].contains(where: body.contains)
  }

  /// The names of parameters for what stands for a key that is not found.
  package static let namesOfFallbacks: Set<Name> = [Name("fallback"), Name("defaultValue"), Name("defaultText")]

  /// Whether a call makes a font, like `Font.custom(_:size:)`.
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

  /// Whether a text is the address of a picture; what has one on the web is data.
  private func isPicture(_ text: String) -> Bool {
    text.hasPrefix("http") && ["jpg", "jpeg", "png", "webp", "gif"].contains { text.hasSuffix("." + $0) }
  }

  private func isMail(_ text: String) -> Bool {
    text.contains("@") && !text.contains(" ") && text.split(separator: "@").last?.contains(".") == true
  }

  /// Whether an expression is an address: `"https://example.com"`, `URL(string: "https://example.com")!`, `"jane@example.com"`
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

  /// Whether a call says who made a thing: `Song(title: "Early Peas", artist: "The Gardeners")`.
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

  /// Whether a declaration makes a value of a type that is no view: a row's title says what its link does, a model's what is
  /// there.
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

  /// Whether an argument says where on Earth a thing is: `coordinate: .init(latitude: 45.5, longitude: 9.2)`.
  private func isPlace(_ argument: (expr: ExprID, parameter: Int), of decl: DeclID) -> Bool {
    switch tree[argument.expr] {
    case .call, .float, .prefix: Self.labelsOfPlaces.contains(label(of: argument.parameter, decl))
    default: false
    }
  }

  private static let labelsOfPlaces: Set<String> = [
    "coordinate", "coordinates", "latitude", "longitude", "lat", "lng", "lon", "clLocation",
  ]

  /// Whether an argument is a name, because its label says whose, or because there is an address, place or picture beside it:
  /// `Track(artistName: "Some Band")`, `Mirror(name: "Some University", url: "https://…")`.
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

  /// Labels in lower case that say that a text is the name of a person, work, company or font.
  private static let labelsOfNames: Set<String> = [
    "artist", "artistname", "album", "albumname", "albumtitle", "songtitle", "brand", "brandname", "vendor",
    "vendorname", "manufacturer", "companyname", "publisher", "integrationname", "appname", "applicationname",
    "fontname", "fontfamily", "fontfamilyname",
  ]

  /// Whether a declaration's name says that it gives such names: `manufacturer`, `getVendorName()`.
  static func isOfNames(_ name: String) -> Bool {
    let name = name.lowercased()
    return labelsOfNames.contains(name.hasPrefix("get") ? String(name.dropFirst(3)) : name)
  }

  /// The label of a parameter, or the name of the member that a memberwise initialiser sets.
  private func label(of position: Int, _ decl: DeclID) -> String {
    switch index[decl].kind {
    case .struct, .class, .actor: checker.memberwiseMember(of: decl, parameter: position).map { index.text($0) } ?? ""
    default: index.label(of: position, decl)
    }
  }

  /// Whether a parameter's label says that it takes something that only programs read, or people's names.
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

  /// Whether the end of a name says that it is for programs: `databaseTypeId`, `helpURL`.
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

/// The kinds of values that are among the arguments of a call. They are found once for all its arguments.
private struct ArgumentSurroundings {
  var hasAddress = false
  /// Whether an argument says where on Earth a thing is.
  var hasPlace = false
  /// Whether an argument is the name of a picture, beside an address.
  var hasPicture = false
  /// Whether the call makes a value from an address or an author's name, so that its texts may be names.
  var marksAddress = false
}
