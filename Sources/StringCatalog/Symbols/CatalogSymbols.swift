import TextBasics

/// The symbols of a catalog's manual keys, and the keys that cannot have one.
public struct CatalogSymbols: Sendable {
  /// The symbols in the byte order of their keys, without those in ``problems``.
  public private(set) var symbols: [StringSymbol] = []
  /// The problems in the byte order of the keys.
  public private(set) var problems: [SymbolProblem] = []

  /// - Parameter catalog: the catalog that was read. Unsaved changes are ignored.
  public init(_ catalog: Catalog) {
    var first: [String: String] = [:]
    let keys = catalog.keys.enumerated().sorted { $0.element.utf8.lexicographicallyPrecedes($1.element.utf8) }
    for (position, key) in keys {
      let entry = catalog.entry(at: position)
      guard entry.generatesSymbol else { continue }
      guard let name = SymbolName(key) else {
        problems.append(SymbolProblem(key: key, position: position, reason: .noName))
        continue
      }
      if name.isReserved {
        problems.append(SymbolProblem(key: key, position: position, reason: .reserved(name.text)))
        continue
      }
      let symbol = StringSymbol(key, entry, name, sourceLanguage: catalog.sourceLanguage)
      if let other = first[symbol.signature] {
        // The second of two members with one name is another error.
        if other.utf8.elementsEqual(key.utf8) { continue }
        let reason = SymbolProblem.Reason.collision(with: other, symbol: name.text)
        problems.append(SymbolProblem(key: key, position: position, reason: reason))
      } else {
        first[symbol.signature] = key
        symbols.append(symbol)
      }
    }
  }
}

extension CatalogSymbols {
  /// Returns the symbol of a manual key, or `nil` if it has none.
  public func symbol(of key: String) -> StringSymbol? { symbols.first { $0.key.utf8.elementsEqual(key.utf8) } }
}

/// The generated Swift symbol of a manual key.
public struct StringSymbol: Sendable {
  public let key: String
  public let comment: String?
  public let name: SymbolName
  /// The arguments of the source language's text. Empty for a symbol that is a variable.
  public let arguments: [SymbolArgument]

  init(_ key: String, _ entry: CatalogEntry, _ name: SymbolName, sourceLanguage: String) {
    self.key = key
    self.name = name
    comment = entry.comment
    let source = entry.localization(sourceLanguage)
    arguments = SymbolArgument.all(of: source?.mainText ?? key, substitutions: source?.substitutions ?? [])
  }

  /// Two symbols of a single signature cannot be in one type. Symbols that share only the name are overloads.
  var signature: String {
    name.text + "(" + arguments.map { ($0.label ?? "_") + ":" + $0.type }.joined(separator: ",") + ")"
  }
}

/// The reason why a manual key has no symbol, which is a build error in Xcode.
public struct SymbolProblem: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// An earlier key already has the symbol.
    case collision(with: String, symbol: String)
    /// The name would be empty or would not begin with a letter.
    case noName
    /// The name is reserved in Swift.
    case reserved(String)
  }

  public let key: String
  /// The position among the keys of the catalog.
  public let position: Int
  public let reason: Reason

  /// Returns whether the problem concerns a key: the key has it, or another key collides with it.
  package func isAbout(_ key: String) -> Bool {
    if self.key.utf8.elementsEqual(key.utf8) { return true }
    if case .collision(let other, _) = reason { return other.utf8.elementsEqual(key.utf8) }
    return false
  }

  /// The identifier of the corresponding lint rule, in kebab case.
  public var identifier: String {
    switch reason {
    case .collision: "symbol-collision"
    case .noName: "symbol-name"
    case .reserved: "symbol-reserved"
    }
  }

  /// The sentence that Xcode's message begins with, with the details of the symbol and without a full stop.
  public var sentence: String {
    switch reason {
    case .collision(let other, let symbol):
      "This string key would generate the same symbol as \(TerminalSafeText.quoted(other)): "
        + TerminalSafeText.code(symbol)
    case .noName: "Unable to derive a symbol name from this key: \(TerminalSafeText.quoted(key))"
    case .reserved(let name):
      "This key is too close to a reserved keyword in Swift: \(TerminalSafeText.quoted(key)) gives "
        + TerminalSafeText.code(name)
    }
  }
}

extension CatalogEntry {
  /// Manual keys have a symbol, unless the entry disables it.
  fileprivate var generatesSymbol: Bool { node["generatesSymbol"]?.bool ?? (extractionState == .manual) }
}

extension Localization {
  /// The text; the case `other` if it varies; `nil` if there is none.
  fileprivate var mainText: String? {
    var localization = self
    // Xcode's catalogs vary at most eight levels deep.
    for _ in 0..<8 {
      if let unit = localization.stringUnit { return unit.value }
      guard let cases = localization.variations.last?.cases else { return nil }
      guard let next = (cases.first { $0.name == "other" } ?? cases.first) else { return nil }
      localization = next.localization
    }
    return nil
  }
}
