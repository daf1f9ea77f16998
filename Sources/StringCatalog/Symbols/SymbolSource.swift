import TextBasics

/// The Swift file that Xcode 26 generates for a catalog's manual keys.
public struct SymbolSource: Sendable {
  /// The name of the table, which is the catalog's file name without extension.
  private let table: String
  /// `nonisolated ` or empty.
  private let isolation: String
  /// `public `, `package ` or empty.
  private let access: String

  /// The access level of the symbols.
  public enum Access: String, Sendable, CaseIterable {
    /// Only the module of the catalog sees the symbols, as in Xcode.
    case `internal`
    /// All modules of the package see the symbols.
    case package
    /// All modules see the symbols.
    case `public`
  }

  /// - Parameters:
  ///   - table: `Localizable` for `Localizable.xcstrings`.
  ///   - isNonisolated: whether declarations are `nonisolated`, as in Xcode versions after 26.0.
  ///   - access: the access level of the symbols.
  public init(table: String, isNonisolated: Bool = true, access: Access = .internal) {
    self.table = table
    isolation = isNonisolated ? "nonisolated " : ""
    self.access = access == .internal ? "" : access.rawValue + " "
  }

  /// Returns Xcode's name of the file.
  public static func fileName(table: String) -> String { prefix + table + ".swift" }

  private static let prefix = "GeneratedStringSymbols_"

  /// Returns whether the first lines of a file identify it as a generated one.
  public static func isOne(_ bytes: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(bytes.prefix(100)), as: UTF8.self).contains(prefix)
  }

  /// Returns the text without a trailing line break, as Xcode writes it.
  public func text(_ symbols: [StringSymbol]) -> String {
    let namespace = table == "Localizable" ? nil : table
    let indentation = namespace == nil ? "    " : "        "
    var text = head
    if let namespace {
      text += "    /// Namespace for strings in file “\(Self.comment(table)).xcstrings”.\n"
      text += "    \(access)enum \(Self.typeName(namespace)) {\n"
    }
    text += symbols.map { declaration(of: $0, indentation) }.joined(separator: "\n")
    return text + (namespace == nil ? "}" : "    }\n}")
  }

  /// Returns the declarations of the symbols without their code, one on each line, for a type checker.
  public func interface(of symbols: [StringSymbol]) -> String {
    let lines = symbols.map { symbol in
      "static \(Self.kind(of: symbol)) LocalizedStringResource\(symbol.arguments.isEmpty ? " { get }" : "")\n"
    }
    let isNested = table != "Localizable"
    return "extension LocalizedStringResource {\n" + (isNested ? "enum \(Self.typeName(table)) {\n" : "")
      + lines.joined() + (isNested ? "}\n}\n" : "}\n")
  }

  /// Returns a symbol's name in messages: `LocalizedStringResource.Shop.total(_:)`.
  public func qualifiedName(of symbol: StringSymbol) -> String {
    let labels = symbol.arguments.map { ($0.label ?? "_") + ":" }.joined()
    return "LocalizedStringResource.\(memberName(of: symbol))" + (labels.isEmpty ? "" : "(\(labels))")
  }

  /// Returns a symbol's name as a member of `LocalizedStringResource`, without its labels: `Shop.total`.
  package func memberName(of symbol: StringSymbol) -> String {
    (table == "Localizable" ? "" : Self.typeName(table) + ".") + symbol.name.text
  }

  private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  private var head: String {
    let description = "LocalizedStringResource.BundleDescription"
    return """
      //\(" ")
      // \(SymbolSource.fileName(table: Self.comment(table)))
      // Auto-Generated symbols for localized strings defined in “\(Self.comment(table)).xcstrings”.
      //\(" ")

      import Foundation

      #if SWIFT_PACKAGE
      private \(isolation)let resourceBundle = Foundation.Bundle.module
      \(Self.availability)
      private \(isolation)let resourceBundleDescription = \(description).atURL(resourceBundle.bundleURL)
      #else

      private class ResourceBundleClass {}
      \(Self.availability)
      private \(isolation)let resourceBundleDescription = \(description).forClass(ResourceBundleClass.self)
      #endif

      \(Self.availability)
      \(isolation)extension LocalizedStringResource {

      """
  }

  private func declaration(of symbol: StringSymbol, _ indentation: String) -> String {
    var lines = ["/**"]
    if let comment = symbol.comment {
      lines += Self.comment(comment).split(separator: "\n", omittingEmptySubsequences: false).map { " " + $0 } + [" "]
    }
    let (key, file) = (Self.comment(symbol.key), Self.comment(table))
    lines += [" Localized string for key “\(key)” in table “\(file).xcstrings”.", " */"]
    let kind = Self.kind(of: symbol)
    lines += ["\(access)static \(kind) LocalizedStringResource {", "    " + resource(of: symbol), "}"]
    return lines.map { indentation + $0 + "\n" }.joined()
  }

  /// Returns the beginning of a declaration, up to its type.
  private static func kind(of symbol: StringSymbol) -> String {
    let parameters = symbol.arguments.map { ($0.label ?? "_ " + $0.name) + ": " + $0.type }.joined(separator: ", ")
    return symbol.arguments.isEmpty ? "var \(symbol.name.declared):" : "func \(symbol.name.declared)(\(parameters)) ->"
  }

  private func resource(of symbol: StringSymbol) -> String {
    let values = symbol.arguments.map { argument in
      "\\(\(argument.name)" + (argument.specifier.map { ", specifier: \"%\($0)\"" } ?? "") + ")"
    }
    let value = values.isEmpty ? "" : ", defaultValue: \"\(values.joined())\""
    let (key, table) = (Self.literal.content(of: symbol.key), Self.literal.content(of: table))
    return "LocalizedStringResource(\"\(key)\"\(value), table: \"\(table)\", bundle: resourceBundleDescription)"
  }

  private static let literal = LiteralSpelling(escapesDelete: false)

  /// Returns the text with comment delimiters defused, so that it can be part of a block comment.
  private static func comment(_ text: String) -> String {
    text.replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  private static func typeName(_ table: String) -> String {
    if table.utf8.allSatisfy({ $0.isNamePart }), !(table.utf8.first?.isDecimalDigit ?? true) { return table }
    let name = SymbolName(table)?.text ?? "Table"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
