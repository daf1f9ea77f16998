import Diagnostics
import StringCatalog
import StringDataFlow
import SwiftTypeChecking
import TextBasics

/// Finds keys of a package or framework that are looked up in the bundle of the application.
struct MainBundleLookup: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "main-bundle-lookup", summary: "A package's or framework's key looked up in the app's bundle",
    explanation: """
      In a package or framework, `Text("Save")` looks up its key in the main bundle unless `bundle:` specifies another one. Xcode \
      extracts the key into the module's catalog, so its translations are never shown. Write `Text("Save", bundle: \
      .module)`, or `bundle: #bundle` in a framework. Pass `String(localized: "Save", bundle: .module)` to calls \
      without a `bundle:` parameter, such as `Button("Save")`. The rule ignores calls to the project's own functions, \
      which might pass the bundle themselves. It also ignores keys that are in a catalog of an app.
      """)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let strings = project.catalogs.unnamedBundles.filter { SDKLookups.contain($0.site.api) }
    if strings.isEmpty { return [] }
    let own = Self.ownCalls(project.index)
    let unnamed = strings.filter { !own.contains($0.site.api) && !project.contains($0.site, in: project.bundled) }
    return unnamed.filter { !project.contains($0.site, in: project.samples) && !isQuiet($0) }.map { entry in
      let bundle = project.catalogs.catalogsOfFrameworks.contains(entry.catalog) ? "#bundle" : ".module"
      let help =
        entry.site.api.contains("bundle:")
        ? "add `bundle: \(bundle)`" : "pass `String(localized: \"…\", bundle: \(bundle))`"
      var finding = Diagnostic(
        description,
        "\(TerminalSafeText.quoted(entry.key)) is looked up in the main bundle but belongs to \(entry.catalog)",
        file: entry.site.file, range: project.lines.range(of: entry.site),
        help: help, key: entry.key, content: entry.key)
      finding.cause = entry.catalog + help
      return finding
    }
  }

  /// Returns whether a string is in a preview's file, or has nothing to translate.
  private func isQuiet(_ entry: CatalogKnowledge.RoutedKey) -> Bool {
    DeveloperOnlyFiles.isOfPreviews(path: entry.site.file)
      || !FormatString(entry.key).withoutSpecifiers.contains(where: \.isLetter)
  }

  /// Returns the names of the project's own functions and types in messages.
  private static func ownCalls(_ index: SymbolIndex) -> Set<String> {
    var calls: Set<String> = []
    for file in Int(index.firstProjectFile)..<index.files.count {
      for position in index.files[file].tree.declarations.indices {
        calls.insert(index.describe(DeclID(file: Int32(file), index: Int32(position))))
      }
    }
    return calls
  }
}

/// Calls of the SDK that look a key up in the main bundle unless they name another.
enum SDKLookups {
  static func contain(_ api: String) -> Bool {
    guard let paren = api.firstIndex(of: "(") else { return false }
    let name = api[..<paren]
    return calls.contains(String(name)) || name.hasSuffix(".init") && types.contains(String(name.dropLast(5)))
  }

  private static let calls: Set<String> = [
    "NSLocalizedString", "Text.accessibilityLabel", "View.accessibilityHint", "View.accessibilityLabel",
    "View.accessibilityValue", "View.alert", "View.badge", "View.confirmationDialog", "View.help",
    "View.navigationSubtitle", "View.navigationTitle", "View.searchable",
  ]

  private static let types: Set<String> = [
    "AttributedString", "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "LocalizedStringResource", "Menu",
    "NavigationLink", "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "Slider", "Stepper", "String",
    "Tab",
    "Text", "TextField", "Toggle",
  ]
}
