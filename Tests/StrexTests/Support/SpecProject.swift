import ProjectTestSupport

/// A project of our own with only a description for XcodeGen or Tuist: an app, a widget with its own catalog, one file
/// in both targets, one file in neither, and tests.
enum SpecProject {
  static let specification = """
    name: Small
    settings:
      base: {SWIFT_EMIT_LOC_STRINGS: YES}
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes: [Old]
          - Shared/Both.swift
      Widget:
        type: app-extension
        platform: iOS
        sources: [Widget, Shared/Both.swift]
      Checks:
        type: bundle.unit-test
        platform: iOS
        sources: Checks
    """

  static let manifest = """
    import ProjectDescription

    let base: SettingsDictionary = ["SWIFT_EMIT_LOC_STRINGS": "YES"]

    let project = Project(
      name: "Small",
      settings: .settings(base: base),
      targets: [
        .target(
          name: "App", destinations: .iOS, product: .app,
          sources: [.glob("App/**", excluding: ["App/Old/**"]), "Shared/Both.swift"], resources: ["App/**"]),
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, resources: ["Widget/Strings/*"],
          sources: ["Widget/**", "Shared/Both.swift"]),
        .target(name: "Checks", destinations: .iOS, product: .unitTests, sources: ["Checks/**"]),
      ])
    """

  /// The sources and catalogs by their paths. Without the targets, the widget's folder would belong to the app.
  static var files: [String: String] {
    [
      "App/App.swift": "import SwiftUI\nlet app = Text(\"app\")\n",
      "App/Old/Old.swift": "import SwiftUI\nlet old = Text(\"old\")\n",
      "App/Strings/Localizable.xcstrings": CatalogText.of(),
      "Shared/Both.swift": "import SwiftUI\nlet both = Text(\"both\")\n",
      "Shared/Loose.swift": "import SwiftUI\nlet loose = Text(\"loose\")\n",
      "Widget/Widget.swift": "import SwiftUI\nlet widget = Text(\"widget\")\n",
      "Widget/Strings/Localizable.xcstrings": CatalogText.of(),
      "Checks/Check.swift": "import SwiftUI\nlet check = Text(\"check\")\n",
    ]
  }
}
