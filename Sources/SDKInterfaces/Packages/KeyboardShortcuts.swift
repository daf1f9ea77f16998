// A table: declarations of KeyboardShortcuts in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Shortcuts that users choose.
  static let keyboardShortcuts = PackageInterface(
    "KeyboardShortcuts",
    #"""
    import AppKit
    import SwiftUI
    enum KeyboardShortcuts {
      struct Name: Hashable, RawRepresentable {
        typealias Shortcut = KeyboardShortcuts.Shortcut
        init(_: String, initial: Shortcut? = _)
        init(_: String, default: Shortcut? = _)
        init?(rawValue: String)
        var rawValue: String
        var defaultShortcut: Shortcut?
        var initialShortcut: Shortcut?
        var shortcut: Shortcut?
      }
      struct Recorder<Label: View>: View {
        typealias Body = Never
        init(for: Name, onChange: ((Shortcut?) -> Void)? = _, @ViewBuilder label: () -> Label)
        init(shortcut: Binding<Shortcut?>, onChange: ((Shortcut?) -> Void)? = _, @ViewBuilder label: () -> Label)
      }
      class RecorderCocoa: NSSearchField {
        init(for: Name, onChange: ((Shortcut?) -> Void)? = _)
        var shortcutName: Name
      }
      struct Shortcut: Hashable, CustomStringConvertible {
        init(_: Key, modifiers: NSEvent.ModifierFlags = _)
        var key: Key?
        var modifiers: NSEvent.ModifierFlags
        var carbonKeyCode: Int
        var carbonModifiers: Int
        var description: String
      }
      struct Key: Hashable, RawRepresentable {
        init(rawValue: Int)
        var rawValue: Int
      }
      enum ValidationResult: Equatable {
        case allow
        static func disallow(reason: LocalizedStringResource) -> Self
      }
      static var isEnabled: Bool
      static func getShortcut(for: Name) -> Shortcut?
      static func setShortcut(_: Shortcut?, for: Name)
      static func onKeyDown(for: Name, action: () -> Void)
      static func onKeyUp(for: Name, action: () -> Void)
      static func reset(_: Name...)
      static func enable(_: Name...)
      static func disable(_: Name...)
      static func isEnabled(for: Name) -> Bool
    }
    extension KeyboardShortcuts.Recorder where Label == EmptyView {
      init(for: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
      init(shortcut: Binding<KeyboardShortcuts.Shortcut?>, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
    }
    extension KeyboardShortcuts.Recorder where Label == Text {
      init(_: LocalizedStringKey, name: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
      @_disfavoredOverload init(_: String, name: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
      init(_: LocalizedStringKey, shortcut: Binding<KeyboardShortcuts.Shortcut?>, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
      @_disfavoredOverload init(_: String, shortcut: Binding<KeyboardShortcuts.Shortcut?>, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
    }
    extension View {
      func onKeyboardShortcut(_: KeyboardShortcuts.Name, perform: (KeyboardShortcuts.EventType) -> Void) -> some View
      func globalKeyboardShortcut(_: KeyboardShortcuts.Name) -> some View
    }
    """#)
}
