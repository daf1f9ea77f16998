import SwiftParsing
import SwiftTypeChecking

/// Derives the purpose of arguments from the names of the project's declarations. For one thread.
package final class CalleeKinds {
  private let index: SymbolIndex
  private var logs: [DeclID: Bool] = [:]
  private var credits: [DeclID: Bool] = [:]
  private var licences: [DeclID: Bool] = [:]
  private var models: [DeclID: Bool] = [:]

  package init(_ index: SymbolIndex) { self.index = index }

  /// Returns whether a declaration writes logs.
  package func isLog(_ decl: DeclID) -> Bool { answer(of: decl, in: &logs, Self.isLog) }

  /// Returns whether a declaration lists people, works or licenses.
  package func isOfCredits(_ decl: DeclID) -> Bool {
    answer(of: decl, in: &credits) { Self.isNamed(by: Self.creditWords, $0, $1) }
  }

  /// Returns whether a declaration contains the strings of licenses, which are not translated.
  package func isOfLicences(_ decl: DeclID) -> Bool {
    answer(of: decl, in: &licences) { Self.isNamed(by: ["license", "licence"], $0, $1) }
  }

  /// Returns whether a declaration takes prompts for language models, or the answers of their tools.
  package func isOfModels(_ decl: DeclID) -> Bool {
    answer(of: decl, in: &models) { Self.names(around: $0, $1).contains { Self.isPrompt($0.lowercased()) } }
  }

  /// Returns the memoized answer for a declaration.
  private func answer(
    of decl: DeclID, in known: inout [DeclID: Bool], _ question: (DeclID, SymbolIndex) -> Bool
  ) -> Bool {
    if let answer = known[decl] { return answer }
    let answer = question(decl, index)
    known[decl] = answer
    return answer
  }

  /// Returns whether a declaration of the project writes logs, judged by its name and its type's:
  /// `LoggingService.note(_:)`, `rcLog(_:)`.
  private static func isLog(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    if takesItsPlace(decl, index) { return true }
    let name = index.describeBase(decl)
    return logWords.contains(where: name.contains)
      || ["log", "Log"].contains(where: name.contains) && name.split(separator: ".").contains(where: namesLog)
  }

  /// Returns whether a function takes the source location of its call, like functions for logs and assertions: `note(_
  /// text: String, file: String = #file, line: Int = #line)`.
  private static func takesItsPlace(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    guard index[decl].kind == .function else { return false }
    guard index[decl].parameters.count > 1 else { return false }
    let labels = Set(index.parameters(of: decl).map(\.label))
    return labels.contains(Name("line")) && !labels.isDisjoint(with: labelsOfFiles)
  }

  private static let labelsOfFiles: Set<Name?> = [Name("file"), Name("fileID"), Name("filePath"), Name("function")]

  private static let logWords = [
    "logger", "Logger", "logging", "Logging", "console", "Console", "diagnostic", "Diagnostic", "debug", "Debug",
    "analytics", "Analytics",
  ]

  /// Returns whether `log` is one of the words of a name in camel case: `logError`, `CrashLog`.
  private static func namesLog(_ name: Substring) -> Bool {
    let first = name.hasPrefix("log") ? [name.index(name.startIndex, offsetBy: 3)] : []
    let ends = first + name.ranges(of: "Log").map(\.upperBound)
    return ends.contains { $0 == name.endIndex || "A"..."Z" ~= name[$0] }
  }

  /// Returns whether the name of a declaration, an enclosing declaration or the file contains one of some words.
  private static func isNamed(by words: [String], _ decl: DeclID, _ index: SymbolIndex) -> Bool {
    let path = index.outline(decl).source.path
    let file = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...] } ?? path[...]
    return ([String(file)] + names(around: decl, index)).contains { name in
      let name = name.lowercased()
      return words.contains(where: name.contains)
    }
  }

  private static let creditWords = [
    "license", "licence", "credits", "contributor", "translators", "acknowledgement", "acknowledgment", "attributions",
    "propernoun", "propername", "brandname", "trademark",
  ]

  /// Returns whether a declaration makes prompts for language models, judged by its name in lower case.
  package static func isPrompt(_ name: String) -> Bool {
    (name.contains("prompt") || name.contains("tool")) && promptWords.contains(where: name.contains)
      && !["view", "screen", "sheet", "row", "section", "button", "card"].contains(where: name.hasSuffix)
  }

  private static let promptWords = [
    "systemprompt", "userprompt", "modelprompt", "aiprompt", "llmprompt", "prompttemplate", "promptbuilder",
    "promptfactory", "prompttext", "buildprompt", "makeprompt", "createprompt", "composeprompt",
    "toolcalloutput", "tooloutput", "toolcallresult", "toolresult", "toolresponse",
  ]

  /// Returns the names of a declaration and of the enclosing types.
  private static func names(around decl: DeclID, _ index: SymbolIndex) -> [String] {
    var names: [String] = []
    var current: DeclID? = decl
    while let step = current {
      names.append(index.text(step))
      current = index.type(of: step).flatMap { $0 == step ? nil : $0 }
    }
    return names
  }
}
