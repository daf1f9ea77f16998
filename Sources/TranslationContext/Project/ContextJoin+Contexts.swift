import StringDataFlow
import StringExtraction
import SwiftTypeChecking

// The contexts of the texts.
extension ContextJoin {
  func contexts() -> [SourcePlace: TextContext] {
    var contexts: [SourcePlace: TextContext] = [:]
    for file in files {
      let resolutions = file.placements.literals.map { resolved($0.placement) }
      let blocks = blocks(of: file, resolutions)
      for (literal, resolution) in zip(file.placements.literals, resolutions) {
        guard let string = file.strings[literal.place.offset] else { continue }
        var context = context(of: literal.placement, resolution, string)
        context.arguments = literal.arguments
        if Self.mayHaveNeighbors(literal.placement, resolution) {
          context.neighbors = neighbors(of: literal.place, literal.placement, blocks, besides: context)
        }
        contexts[SourcePlace(string.site)] = context
      }
    }
    return contexts
  }

  /// Returns whether other texts are on screen next to a text. Those around the code that shows an alert are not.
  private static func mayHaveNeighbors(_ placement: TextPlacement, _ resolution: Resolution?) -> Bool {
    guard resolution?.role.isVisible ?? false, presentation(resolution) == nil || !placement.groups.isEmpty else {
      return false
    }
    return placement.role != nil || placement.wrapper != nil
  }

  /// Returns the alert or dialog in which a function of the project shows its argument.
  private static func presentation(_ resolution: Resolution?) -> TextGroup? {
    resolution?.place?.groups.first.flatMap { ["alert", "dialog"].contains($0.kind) ? TextGroup(kind: $0.kind) : nil }
  }

  private func context(
    of placement: TextPlacement, _ resolution: Resolution?, _ string: ExtractedString
  ) -> TextContext {
    let shown = placement.wrapper == nil ? resolution?.place ?? placement : placement
    var context = TextContext(
      role: resolution?.role.identifier, phrase: phrase(of: placement, resolution), api: string.site.api,
      site: string.site)
    let owner = (shown.titled ?? shown.owner).flatMap { index.isOwn($0) ? $0 : nil }
    context.view = owner.map { index.fullName(of: $0) } ?? shown.ownerName
    if !shown.isTitle, let screen = Self.screen(of: shown), let title = title(of: screen) {
      (context.title, context.isTab) = (title.text, title.isTab)
    }
    context.part = shown.partName
    context.group = (shown.groups.first ?? Self.presentation(resolution)).map {
      TextContext.Group(kind: $0.kind, title: $0.title.flatMap { isText($0) ? reference($0) : nil })
    }
    context.insertedInto = reference(placement.insertedInto)
    context.isTitle = shown.isTitle
    if placement.role == nil, placement.wrapper == nil, resolution != nil {
      context.source = source(of: placement)
    } else if placement.role != nil, let enumCase = placement.enumCase, let owner {
      context.source = "for " + index.fullName(of: owner) + "." + enumCase
    }
    if context.view == nil {
      context.view = string.site.file.split(separator: "/").last.map(String.init)
    }
    return context
  }

  /// Returns the beginning of the line.
  private func phrase(of placement: TextPlacement, _ resolution: Resolution?) -> String {
    if placement.insertedInto != nil, resolution == nil { return "Inserted text" }
    if let wrapper = placement.wrapper, placement.role == nil {
      guard let role = resolution?.role else { return wrapper }
      if role.isWeak { return wrapper.hasPrefix("Text passed to ") ? role.phrase : wrapper }
      let name = wrapper.split(separator: " ").last.map(String.init) ?? wrapper
      return role.phrase == name ? name : "\(role.phrase) (\(name))"
    }
    if let role = resolution?.role { return role.phrase }
    let owner = placement.owner.map { index.fullName(of: $0) } ?? placement.ownerName
    if let source = source(of: placement) {
      // The line names the type of a function in another place.
      let end = owner.map { " in \($0)" } ?? ""
      let name = source.hasSuffix(end) ? source.dropLast(end.count) : source[...]
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    guard let enumCase = placement.enumCase, let owner else { return "Text" }
    return "Text of \(owner).\(enumCase)"
  }

  /// Returns the declaration whose value a text is: `title of SortOrder.byName`.
  private func source(of placement: TextPlacement) -> String? {
    switch placement.node {
    case .value(let decl), .result(let decl):
      let isFunction = index[decl].kind == .function
      let name = isFunction ? "result of " + index.text(decl) : Self.noun(index.text(decl))
      guard let name else { return nil }
      let type = index.type(of: decl).map { index.fullName(of: $0) } ?? placement.ownerName
      let owner = type.map { $0 + (placement.enumCase.map { "." + $0 } ?? "") }
      return name + (owner.map { (isFunction ? " in " : " of ") + $0 } ?? "")
    default: return nil
    }
  }

  /// Returns the words of a property's name, without words such as `localized` and `key`: `name` for `localizedName`.
  private static func noun(_ name: String) -> String? {
    let words = NameWords.of(name)
    if words.isEmpty { return nil }
    let own = words.first == "localized" ? words.filter { !technical.contains($0) } : words
    return own.isEmpty ? "text" : own.joined(separator: " ")
  }

  private static let technical: Set<String> = ["localized", "key", "resource", "string"]

  // MARK: Neighbors

  /// Returns the texts that are on screen in each block.
  private func blocks(of file: FileContexts, _ resolutions: [Resolution?]) -> [CodePlace: BlockTexts] {
    var blocks: [CodePlace: BlockTexts] = [:]
    for (literal, resolution) in zip(file.placements.literals, resolutions) {
      guard Self.mayHaveNeighbors(literal.placement, resolution), !literal.placement.isTitle, !literal.placement.isTab,
        isText(literal.place), let text = reference(literal.place)
      else { continue }
      for block in literal.placement.blocks {
        blocks[block, default: BlockTexts()].add(text, at: literal.place.offset, in: literal.placement.branches)
      }
    }
    return blocks.mapValues(\.sorted)
  }

  /// Returns the texts before and after a text in the innermost block that has others.
  private func neighbors(
    of place: CodePlace, _ placement: TextPlacement, _ blocks: [CodePlace: BlockTexts], besides own: TextContext
  ) -> [TextContext.Reference] {
    for block in placement.blocks.prefix(3) {
      let found = blocks[block]?.neighbors(of: reference(place), at: place.offset, in: placement.branches) ?? []
      if !found.isEmpty { return found.filter { $0 != own.group?.title && $0 != own.title } }
    }
    return []
  }
}
