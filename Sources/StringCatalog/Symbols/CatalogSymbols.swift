import TextBasics

/// The symbols of a catalog's manual keys, and the keys that can have none.
public struct CatalogSymbols: Sendable {
  /// In the byte order of the keys; those of ``problems`` are not among them.
  public private(set) var symbols: [StringSymbol] = []
  /// In the byte order of the keys.
  public private(set) var problems: [SymbolProblem] = []

  /// - Parameter catalog: as it was read; changes are not looked at.
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
        let reason = SymbolProblem.Reason.collision(with: other, symbol: name.text)
        problems.append(SymbolProblem(key: key, position: position, reason: reason))
      } else {
        first[symbol.signature] = key
        symbols.append(symbol)
      }
    }
  }
}

/// What code uses a manual key through.
public struct StringSymbol: Sendable {
  public let key: String
  public let comment: String?
  public let name: SymbolName
  /// Those of the source language's text; none for a symbol that is a variable.
  public let arguments: [SymbolArgument]

  init(_ key: String, _ entry: CatalogEntry, _ name: SymbolName, sourceLanguage: String) {
    self.key = key
    self.name = name
    comment = entry.comment.flatMap { $0.isEmpty ? nil : $0 }
    let source = entry.localization(sourceLanguage)
    arguments = SymbolArgument.all(of: source?.mainText ?? key, substitutions: source?.substitutions ?? [])
  }

  /// Two symbols of one signature cannot stand in one type; those of one name alone are overloads.
  var signature: String {
    name.text + "(" + arguments.map { ($0.label ?? "_") + ":" + $0.type }.joined(separator: ",") + ")"
  }
}

/// Why a manual key has no symbol, which ends a build in Xcode.
public struct SymbolProblem: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// An earlier key has the symbol already.
    case collision(with: String, symbol: String)
    /// No letter begins it, or there is none.
    case noName
    /// The name means something else in Swift.
    case reserved(String)
  }

  public let key: String
  /// Among the keys of the catalog.
  public let position: Int
  public let reason: Reason

  /// In kebab case, the same for a rule that finds it.
  public var identifier: String {
    switch reason {
    case .collision: "symbol-collision"
    case .noName: "symbol-name"
    case .reserved: "symbol-reserved"
    }
  }

  /// The sentence that Xcode begins with, and what it says of the symbol; without a full stop.
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
  /// Manual keys have a symbol, unless the entry says otherwise.
  fileprivate var generatesSymbol: Bool {
    node["generatesSymbol"]?.bool ?? (extractionState == .manual)
  }
}

extension Localization {
  /// The text, that of `other` where it varies; `nil` where there is none.
  fileprivate var mainText: String? {
    var localization = self
    // Deeper than eight cases no catalog of Xcode's varies.
    for _ in 0..<8 {
      if let unit = localization.stringUnit { return unit.value }
      guard let cases = localization.variations.last?.cases else { return nil }
      guard let next = (cases.first { $0.name == "other" } ?? cases.first) else { return nil }
      localization = next.localization
    }
    return nil
  }
}
