// A table: declarations of Defaults in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Typed keys for stored settings, and views for them.
  static let defaults = PackageInterface(
    "Defaults",
    #"""
    import Combine
    import Foundation
    import SwiftUI
    @propertyWrapper struct Default<Value>: DynamicProperty {
      init(_: Defaults.Key<Value>)
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      var defaultValue: Value
      func reset()
    }
    extension Default where Value: Equatable {
      var isDefaultValue: Bool
    }
    enum Defaults {
      class Key<Value>: Defaults.Keys {
        init(_: String, default: Value, suite: UserDefaults = _, iCloud: Bool = _)
        init(_: String, suite: UserDefaults = _, iCloud: Bool = _, default: () -> Value)
        var defaultValue: Value
        func reset()
      }
      struct KeyChange<Value> {
        var kind: NSKeyValueChange
        var isPrior: Bool
        var newValue: Value
        var oldValue: Value
      }
      class Keys {
        typealias Key = Defaults.Key
        typealias Keys = Defaults.Keys
        var name: String
        var suite: UserDefaults
      }
      protocol PreferRawRepresentable: RawRepresentable {}
      protocol Serializable {}
      struct Toggle<Label: View>: View {
        typealias Body = Never
        init(key: Defaults.Key<Bool>, inverted: Bool = _, @ViewBuilder label: () -> Label)
        func onChange(_: (Bool) -> Void) -> Self
      }
      static subscript<Value>(_: Key<Value>) -> Value
      static func publisher<Value>(_: Key<Value>, options: Any = _) -> AnyPublisher<KeyChange<Value>, Never>
      static func reset(_: Keys...)
      static func removeAll(suite: UserDefaults = _)
      static func updates<Value>(_: Key<Value>, initial: Bool = _) -> AsyncStream<Value>
    }
    extension Defaults.Key {
      convenience init<T>(_: String, suite: UserDefaults = _, iCloud: Bool = _) where Value == T?
    }
    extension Defaults.Toggle where Label == Text {
      init(_: some StringProtocol, key: Defaults.Key<Bool>, inverted: Bool = _)
    }
    extension Defaults.Toggle where Label == SwiftUI.Label<Text, Image> {
      init(_: some StringProtocol, systemImage: String, key: Defaults.Key<Bool>, inverted: Bool = _)
    }
    """#)
}
