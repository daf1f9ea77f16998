import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Judges declarations by their names and the names of enclosing declarations. Not thread-safe.
final class DeveloperOnlyNames {
  private let index: SymbolIndex
  private var samples: [DeclID: Bool] = [:]
  private var screens: [DeclID: Bool] = [:]
  private var trials: [DeclID: Bool] = [:]

  init(_ index: SymbolIndex) { self.index = index }

  /// Returns whether a declaration contains code for previews, tests and developers.
  func isSample(_ decl: DeclID) -> Bool {
    if let answer = samples[decl] { return answer }
    let answer = Self.isSample(decl, index) || around(decl).map(isSample) ?? false
    samples[decl] = answer
    return answer
  }

  /// Returns whether a declaration belongs to a screen for developers.
  func isScreen(_ decl: DeclID) -> Bool {
    if let answer = screens[decl] { return answer }
    let name = index.text(decl).lowercased()
    let answer = Self.isScreen(name: name) || around(decl).map(isScreen) ?? false
    screens[decl] = answer
    return answer
  }

  /// Returns whether a declaration, or an enclosing one, is named like samples and tests.
  func isTrial(_ decl: DeclID) -> Bool {
    if let answer = trials[decl] { return answer }
    let answer = NameWords.isOfTrial(index.text(decl)) || around(decl).map(isTrial) ?? false
    trials[decl] = answer
    return answer
  }

  /// Returns the type around a declaration.
  private func around(_ decl: DeclID) -> DeclID? { index.type(of: decl).flatMap { $0 == decl ? nil : $0 } }

  private static func isOfTest(_ name: String) -> Bool {
    name.hasPrefix("test") && name.dropFirst(4).first.map { "A"..."Z" ~= $0 } ?? true
  }

  /// Returns whether a declaration makes the placeholder that a widget shows before it has contents, or the contents of
  /// a view in Interface Builder.
  private static func isPlaceholder(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    guard !index[decl].kind.isNominal, index[decl].kind != .extension else { return false }
    let name = index.text(decl).lowercased()
    return ["placeholder", "snapshot", "getsnapshot", "prepareforinterfacebuilder"].contains(name)
  }

  /// Returns whether a declaration contains such code, judged only by its name.
  private static func isSample(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    let text = index[decl].kind == .extension ? "" : index.text(decl)
    let name = text.lowercased()
    if isPlaceholder(decl, index) { return true }
    if sampleWords.contains(where: name.contains) || CalleeKinds.isPrompt(name) { return true }
    // `static let testState = …`
    return index[decl].kind == .variable && isOfTest(text)
  }

  private static let sampleWords = [
    "preview", "mock", "sample", "stub", "fake", "dummy", "fixture", "debug", "harness", "diagnos", "demo", "prototype",
    "loglevel", "simulat", "internaluser", "screenshotseed", "screenshotdata", "seedscreenshot", "componentgallery",
    "componentsgallery", "storybook", "styleguide",
  ]

  /// Returns whether a path or a declaration's name, in lower case, indicates a screen for developers.
  static func isScreen(name: String) -> Bool { screenWords.contains(where: name.contains) }

  private static let screenWords = [
    "debug", "developersettings", "developeroptions", "developermenu", "developertools", "internaluser", "playground",
  ]
}
