// A table: declarations of JournalingSuggestions in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// The suggestions picker.
  static let journalingSuggestions = InterfaceFile(
    "JournalingSuggestions",
    #"""
    extension Image: JournalingSuggestionAsset {
      typealias JournalingSuggestionContent = Image
    }
    struct JournalingSuggestion: Equatable, Hashable {
      struct Workout: JournalingSuggestionAsset {
        struct Details: JournalingSuggestionAsset {
          var activityType: HealthKit.HKWorkoutActivityType
          var activeEnergyBurned: HealthKit.HKQuantity?
          var distance: HealthKit.HKQuantity?
          var averageHeartRate: HealthKit.HKQuantity?
          var date: DateInterval?
          typealias JournalingSuggestionContent = JournalingSuggestion.Workout.Details
        }
        var details: JournalingSuggestion.Workout.Details?
        var icon: URL?
        var route: [CLLocation]?
        typealias JournalingSuggestionContent = JournalingSuggestion.Workout
      }
      struct WorkoutGroup: JournalingSuggestionAsset {
        var workouts: [JournalingSuggestion.Workout]
        var icon: URL?
        var activeEnergyBurned: HealthKit.HKQuantity?
        var averageHeartRate: HealthKit.HKQuantity?
        var duration: TimeInterval?
        typealias JournalingSuggestionContent = JournalingSuggestion.WorkoutGroup
      }
      struct Contact: JournalingSuggestionAsset {
        var name: String
        var photo: URL?
        typealias JournalingSuggestionContent = JournalingSuggestion.Contact
      }
      struct Location: JournalingSuggestionAsset {
        var place: String?
        var city: String?
        var location: CLLocation?
        var date: Date?
        typealias JournalingSuggestionContent = JournalingSuggestion.Location
      }
      struct LocationGroup: JournalingSuggestionAsset {
        var locations: [JournalingSuggestion.Location]
        typealias JournalingSuggestionContent = JournalingSuggestion.LocationGroup
      }
      struct Song: JournalingSuggestionAsset {
        var song: String?
        var artist: String?
        var album: String?
        var artwork: URL?
        var date: Date?
        typealias JournalingSuggestionContent = JournalingSuggestion.Song
      }
      struct Podcast: JournalingSuggestionAsset {
        var episode: String?
        var show: String?
        var artwork: URL?
        var date: Date?
        typealias JournalingSuggestionContent = JournalingSuggestion.Podcast
      }
      struct Photo: JournalingSuggestionAsset {
        var photo: URL
        var date: Date?
        typealias JournalingSuggestionContent = JournalingSuggestion.Photo
      }
      struct Video: JournalingSuggestionAsset {
        var url: URL
        var date: Date?
        typealias JournalingSuggestionContent = JournalingSuggestion.Video
      }
      struct LivePhoto: JournalingSuggestionAsset {
        var image: URL
        var video: URL
        var date: Date?
        typealias JournalingSuggestionContent = JournalingSuggestion.LivePhoto
      }
      struct MotionActivity: JournalingSuggestionAsset {
        var icon: URL?
        var steps: Int
        var date: DateInterval?
        typealias JournalingSuggestionContent = JournalingSuggestion.MotionActivity
      }
      struct ItemContent: Identifiable {
        var id: UUID
        var representations: [any JournalingSuggestionAsset.Type]
        func hasContent<Content: JournalingSuggestionAsset>(ofType: Content.Type) -> Bool
        func content<Content: JournalingSuggestionAsset>(forType: Content.Type) -> Content?
        typealias ID = UUID
      }
      func content<Content: JournalingSuggestionAsset>(forType: Content.Type) -> [Content]
      var items: [JournalingSuggestion.ItemContent]
      var title: String
      var date: DateInterval?
    }
    protocol JournalingSuggestionAsset {
      associatedtype JournalingSuggestionContent: JournalingSuggestionAsset = Self
    }
    struct JournalingSuggestionsPicker<Label: View>: View {
      init(@ViewBuilder label: () -> Label, onCompletion: (JournalingSuggestion) -> Void)
      typealias Body = Never
    }
    extension JournalingSuggestionsPicker where Label == Text {
      init(_: LocalizedStringKey, onCompletion: (JournalingSuggestion) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, onCompletion: (JournalingSuggestion) -> Void)
    }
    extension UIImage: JournalingSuggestionAsset {
      typealias JournalingSuggestionContent = UIImage
    }
    extension View {
      func journalingSuggestionsPicker(isPresented: Binding<Bool>, onCompletion: (JournalingSuggestion) -> Void) -> some View
    }
    """#)
}
