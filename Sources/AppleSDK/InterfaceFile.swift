/// Declarations of an SDK module in our condensed form, read by the code that reads the user's sources.
public struct InterfaceFile: Sendable {
  /// The module's name, `SwiftUI` say.
  public let module: String
  public let text: StaticString

  init(_ module: String, _ text: StaticString) {
    self.module = module
    self.text = text
  }

  /// All modules, in the order of their names.
  public static let all: [InterfaceFile] = [
    .activityKit,
    .appIntentsEntities,
    .appIntentsIntents,
    .appIntentsParameters,
    .appIntentsShortcuts,
    .authenticationServices,
    .avKit,
    .charts,
    .coreLocationUI,
    .coreTransferable,
    .developerToolsSupport,
    .familyControls,
    .foundationLocalization,
    .groupActivities,
    .journalingSuggestions,
    .managedAppDistribution,
    .mapKitSwiftUI,
    .musicKitSwiftUI,
    .passKitSwiftUI,
    .photosUI,
    .quickLook,
    .realityKitSwiftUI,
    .sceneKitSwiftUI,
    .spriteKitSwiftUI,
    .storeKitModels,
    .storeKitViews,
    .swiftCoding,
    .swiftCollections,
    .swiftConcurrency,
    .swiftContainers,
    .swiftDataSwiftUI,
    .swiftNumbers,
    .swiftOperators,
    .swiftProtocols,
    .swiftRegex,
    .swiftSequences,
    .swiftStrings,
    .swiftUIAccessibility,
    .swiftUIAnimation,
    .swiftUIApp,
    .swiftUICollections,
    .swiftUIControls,
    .swiftUIFoundations,
    .swiftUIGestures,
    .swiftUILayout,
    .swiftUINavigation,
    .swiftUIShapes,
    .swiftUIState,
    .swiftUIStyles,
    .swiftUIText,
    .swiftUIViewAccessibility,
    .swiftUIViewCollections,
    .swiftUIViewEvents,
    .swiftUIViewLayout,
    .swiftUIViewNavigation,
    .swiftUIViewPresentation,
    .swiftUIViewStyling,
    .swiftUIViewText,
    .swiftValues,
    .tipKit,
    .translation,
    .widgetKit,
  ]
}
