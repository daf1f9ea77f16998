// A table: declarations of SpeziAccount and SpeziScheduler in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Accounts and their details.
  static let speziAccount = PackageInterface(
    "SpeziAccount",
    #"""
    import SpeziValidation
    import SpeziViews
    import SwiftUI
    protocol AccountKey {
      associatedtype Value
    }
    struct AccountKeyCategory: Identifiable, Hashable {
      init(title: LocalizedStringResource)
      static var credentials: AccountKeyCategory
      static var name: AccountKeyCategory
      static var contactDetails: AccountKeyCategory
      static var personalDetails: AccountKeyCategory
      static var other: AccountKeyCategory
      var categoryTitle: LocalizedStringResource?
      var id: UUID
    }
    struct AccountKeyOptions: OptionSet, Hashable {
      init(rawValue: UInt64)
      static var display: AccountKeyOptions
      static var mutable: AccountKeyOptions
      static var `default`: AccountKeyOptions
      var rawValue: UInt64
    }
    @attached(accessor) macro AccountKey<Value>(id: String? = _, name: LocalizedStringResource, category: AccountKeyCategory = _, options: AccountKeyOptions = _, as: Value.Type, initial: InitialValue<Value> = _, displayView: Any = _, entryView: Any = _)
    struct AccountHeader: View {
      typealias Body = Never
      init(caption: LocalizedStringResource = _)
      init(caption: Text)
    }
    struct AccountServiceButton<Label: View>: View {
      typealias Body = Never
      init(_: LocalizedStringResource, systemImage: String = _, action: () -> Void) where Label == SwiftUI.Label<Text, Image>
      init(_: LocalizedStringResource, systemImage: String = _, state: Binding<ViewState>, action: () -> Void) where Label == SwiftUI.Label<Text, Image>
      init(_: LocalizedStringResource, image: ImageResource, action: () -> Void) where Label == SwiftUI.Label<Text, Image>
      init(_: LocalizedStringResource, image: ImageResource, state: Binding<ViewState>, action: () -> Void) where Label == SwiftUI.Label<Text, Image>
      init(action: () -> Void, @ViewBuilder label: () -> Label)
      init(state: Binding<ViewState>, action: () -> Void, @ViewBuilder label: () -> Label)
    }
    enum InitialValue<Value> {
      case empty(Value), `default`(Value)
    }
    struct SuccessfulPasswordResetView: View {
      typealias Body = Never
      init(successfulLabel: LocalizedStringResource? = _)
    }
    """#)

  /// Scheduled tasks.
  static let speziScheduler = PackageInterface(
    "SpeziScheduler",
    #"""
    import Foundation
    class Scheduler {
      func createOrUpdateTask(id: String, title: String.LocalizationValue, instructions: String.LocalizationValue, category: Task.Category? = _, schedule: Schedule, completionPolicy: AllowedCompletionPolicy = _, scheduleNotifications: Bool = _, notificationThread: NotificationThread = _, notificationTime: NotificationTime? = _, tags: [String]? = _, effectiveFrom: Date = _, shadowedOutcomesHandling: Any = _, with: ((Any) -> Void)? = _) -> (task: Task, didChange: Bool)
    }
    """#)

  /// Views of tasks.
  static let speziSchedulerUI = PackageInterface(
    "SpeziSchedulerUI",
    #"""
    import SpeziScheduler
    import SpeziViews
    import SwiftUI
    struct EventActionButton: View {
      typealias Body = Never
      init(event: Event, action: () -> Void)
      init(event: Event, _: LocalizedStringResource, action: () -> Void)
      init(event: Event, action: () -> Void, @ViewBuilder label: () -> Text)
    }
    """#)
}
