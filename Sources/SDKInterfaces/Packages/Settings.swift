// A table: declarations of Settings in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Settings windows, whose titles are plain strings.
  static let settings = PackageInterface(
    "Settings",
    #"""
    import AppKit
    import SwiftUI
    enum Settings {
      struct Container: View {
        typealias Body = Never
        init(contentWidth: Double, minimumLabelWidth: Double = _, @SectionBuilder builder: () -> [Section])
      }
      struct Pane<Content: View>: View {
        typealias Body = Never
        init(identifier: PaneIdentifier, title: String, toolbarIcon: NSImage, contentView: () -> Content)
      }
      struct PaneIdentifier: Hashable, RawRepresentable, Codable {
        init(_: String)
        init(rawValue: String)
        var rawValue: String
      }
      struct Section: View {
        typealias Body = Never
        init(bottomDivider: Bool = _, verticalAlignment: VerticalAlignment = _, label: () -> some View, @ViewBuilder content: () -> some View)
        init(title: String, bottomDivider: Bool = _, verticalAlignment: VerticalAlignment = _, @ViewBuilder content: () -> some View)
      }
      @resultBuilder struct SectionBuilder {
        static func buildExpression(_: Section) -> Section
      }
    }
    class SettingsWindowController: NSWindowController {
      func show(pane: Settings.PaneIdentifier? = _)
    }
    extension View {
      func settingDescription() -> some View
    }
    """#)
}
