// A table: declarations of RealityKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Accessibility of entities.
  static let realityKitAccessibility = InterfaceFile(
    "RealityKit",
    #"""
    struct AccessibilityComponent {
      init()
      var isAccessibilityElement: Bool
      var label: LocalizedStringResource?
      var value: LocalizedStringResource?
      var customActions: [LocalizedStringResource]
      var customContent: [AccessibilityComponent.CustomContent]
      struct CustomContent {
        init(label: LocalizedStringResource, value: LocalizedStringResource, importance: AccessibilityComponent.CustomContent.Importance)
        var label: LocalizedStringResource
        var value: LocalizedStringResource
        enum Importance {
          case `default`, high
        }
      }
    }
    enum AccessibilityEvents {
      struct CustomAction {
        init(key: LocalizedStringResource, entity: Entity)
        var key: LocalizedStringResource
      }
    }
    extension Entity {
      var accessibilityCustomActions: [LocalizedStringResource]
      var accessibilityLabelKey: LocalizedStringResource?
      var accessibilityValue: LocalizedStringResource?
    }
    """#)
}
