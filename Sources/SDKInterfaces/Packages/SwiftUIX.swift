// A table: declarations of SwiftUIX in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// UIKit and AppKit fields for SwiftUI, whose titles are plain strings.
  static let swiftUIX = PackageInterface(
    "SwiftUIX",
    #"""
    import SwiftUI
    struct CocoaTextField<Label: View>: View {
      typealias Body = Never
    }
    extension CocoaTextField where Label == Text {
      init<S: StringProtocol>(_: S, text: Binding<String>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _)
      init<S: StringProtocol>(_: S, text: Binding<String?>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _)
      init<S: StringProtocol>(_: S, text: Binding<String>, isEditing: Binding<Bool>, onCommit: () -> Void = _)
      init<S: StringProtocol>(_: S, text: Binding<String?>, isEditing: Binding<Bool>, onCommit: () -> Void = _)
      init(text: Binding<String>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _, @ViewBuilder label: () -> Text)
    }
    struct SearchBar: View {
      typealias Body = Never
      init<S: StringProtocol>(_: S, text: Binding<String>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _)
      init<S: StringProtocol>(_: S, text: Binding<String>, isEditing: Binding<Bool>, onCommit: () -> Void = _)
      init(text: Binding<String>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _)
    }
    struct TextView<Label: View>: View {
      typealias Body = Never
    }
    extension TextView where Label == Text {
      init<S: StringProtocol>(_: S, text: Binding<String>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _)
      init<S: StringProtocol>(_: S, text: Binding<String?>, onEditingChanged: (Bool) -> Void = _, onCommit: () -> Void = _)
    }
    """#)
}
