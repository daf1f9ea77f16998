import StringDataFlow
import StringExtraction
import SwiftTypeChecking

/// Joins the places of texts in all files: follows values to the code that shows them, and finds the titles of screens.
struct ContextJoin {
  /// A place with a title.
  enum Screen: Hashable {
    case type(DeclID)
    case part(CodePlace)
  }

  let files: [FileContexts]
  let index: SymbolIndex
  var uses: [FlowNode: [TextPlacement]] = [:]
  /// The titles of the screens that have any, or `nil` for a screen with several.
  private var titles: [Screen: TextContext.Reference?] = [:]
  private var tabs: [Screen: TextContext.Reference?] = [:]
  /// The titles that other code sets on a view.
  private var givenTitles: [DeclID: TextContext.Reference?] = [:]
  /// The screens that show a view.
  var places: [DeclID: Set<Screen>] = [:]
  private var texts: [CodePlace: TextContext.Reference] = [:]

  init(_ files: [FileContexts], _ index: SymbolIndex) {
    (self.files, self.index) = (files, index)
    for file in files {
      uses.merge(file.placements.uses, uniquingKeysWith: +)
      for (place, text) in file.placements.plainTitles { texts[place] = TextContext.Reference(key: text) }
      for (offset, string) in file.strings {
        let place = CodePlace(file: Int32(file.file), offset: offset)
        texts[place] = TextContext.Reference(key: string.key, table: string.table, defaultValue: string.defaultValue)
      }
      for (type, place) in file.placements.views {
        if let screen = Self.screen(of: place), screen != .type(type) { places[type, default: []].insert(screen) }
      }
    }
    addTitles()
  }

  private mutating func addTitles() {
    var titles: [Screen: [CodePlace]] = [:]
    var tabs: [Screen: [CodePlace]] = [:]
    var givenTitles: [DeclID: [CodePlace]] = [:]
    for (place, placement, _) in files.lazy.flatMap(\.placements.literals) {
      if placement.isTitle {
        if let screen = Self.screen(of: placement) { titles[screen, default: []].append(place) }
        if let view = placement.titled { givenTitles[view, default: []].append(place) }
      } else if placement.isTab {
        if let view = placement.titled { tabs[.type(view), default: []].append(place) }
        if let part = placement.tabPart { tabs[.part(part), default: []].append(place) }
      }
    }
    self.titles = titles.mapValues(single)
    self.tabs = tabs.mapValues(single)
    self.givenTitles = givenTitles.mapValues(single)
  }

  static func screen(of placement: TextPlacement) -> Screen? {
    placement.part.map { .part($0) } ?? placement.owner.map { .type($0) }
  }

  func reference(_ place: CodePlace?) -> TextContext.Reference? { place.flatMap { texts[$0] } }

  // MARK: Titles

  /// Returns the title of a screen, if it has exactly one.
  func title(of screen: Screen, depth: Int = 0) -> (text: TextContext.Reference, isTab: Bool)? {
    if let own = titles[screen] { return own.map { ($0, false) } }
    if case .type(let type) = screen, let given = givenTitles[type] { return given.map { ($0, false) } }
    if let tab = tabs[screen] { return tab.map { ($0, true) } }
    guard case .type(let type) = screen, let around = places[type], depth < 5 else { return nil }
    let found = around.map { title(of: $0, depth: depth + 1) }
    guard let first = found.first ?? nil, found.allSatisfy({ $0?.text == first.text }) else { return nil }
    return first
  }

  private func single(_ places: [CodePlace]) -> TextContext.Reference? {
    let found = Set(places.map { texts[$0] })
    return found.count == 1 && places.first.map(isText) ?? false ? found.first ?? nil : nil
  }

  /// Returns whether a text has words.
  func isText(_ place: CodePlace) -> Bool {
    texts[place].map { ContextLine.hasWords($0.defaultValue ?? $0.key) } ?? false
  }

  // MARK: Values

  /// The role of a text, and the place that shows it, if there is only one.
  struct Resolution {
    var role: TextRole
    var place: TextPlacement?
  }

  /// Follows a value to the code that shows it.
  func resolved(_ placement: TextPlacement, depth: Int = 0) -> Resolution? {
    if let role = placement.role, !role.isWeak || placement.node == nil {
      return Resolution(role: role, place: placement)
    }
    let own = placement.role.map { Resolution(role: $0, place: placement) }
    guard let node = placement.node, depth < 6, let all = uses[node], all.count < 50 else { return own }
    let found = all.compactMap { resolved($0, depth: depth + 1) }
    if let own {
      guard all.count == 1, let only = found.first, !only.role.isWeak else { return own }
      var place = placement
      if place.groups.isEmpty { place.groups = only.place?.groups ?? [] }
      // A view with several texts is not the label itself.
      let role = placement.blocks.count > 1 ? only.role.ofPart : only.role
      return Resolution(role: role, place: place)
    }
    guard let first = found.first, Set(found.map(\.role)).count == 1 else { return nil }
    return Resolution(role: first.role, place: all.count == 1 ? first.place : nil)
  }
}
