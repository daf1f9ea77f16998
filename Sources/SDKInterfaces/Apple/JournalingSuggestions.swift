// A table: declarations of JournalingSuggestions in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The suggestions picker.
  static let journalingSuggestions = InterfaceFile(
    "JournalingSuggestions",
    #"""
    extension Image: JournalingSuggestionAsset {
      typealias JournalingSuggestionContent = Image
    }
    struct JournalingSuggestion: Hashable {
      var items: [JournalingSuggestion.ItemContent]
      var title: String
      var date: DateInterval?
      func content<Content: JournalingSuggestionAsset>(forType: Content.Type) -> [Content]
      struct Workout: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Workout
        var details: JournalingSuggestion.Workout.Details?
        var icon: URL?
        var route: [CLLocation]?
        struct Details: JournalingSuggestionAsset {
          typealias JournalingSuggestionContent = JournalingSuggestion.Workout.Details
          var activityType: HealthKit.HKWorkoutActivityType
          var activeEnergyBurned: HealthKit.HKQuantity?
          var distance: HealthKit.HKQuantity?
          var averageHeartRate: HealthKit.HKQuantity?
          var date: DateInterval?
        }
      }
      struct WorkoutGroup: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.WorkoutGroup
        var workouts: [JournalingSuggestion.Workout]
        var icon: URL?
        var activeEnergyBurned: HealthKit.HKQuantity?
        var averageHeartRate: HealthKit.HKQuantity?
        var duration: TimeInterval?
      }
      struct Contact: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Contact
        var name: String
        var photo: URL?
      }
      struct Location: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Location
        var place: String?
        var city: String?
        var location: CLLocation?
        var date: Date?
      }
      struct LocationGroup: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.LocationGroup
        var locations: [JournalingSuggestion.Location]
      }
      struct Song: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Song
        var song: String?
        var artist: String?
        var album: String?
        var artwork: URL?
        var date: Date?
      }
      struct Podcast: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Podcast
        var episode: String?
        var show: String?
        var artwork: URL?
        var date: Date?
      }
      struct Photo: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Photo
        var photo: URL
        var date: Date?
      }
      struct Video: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.Video
        var url: URL
        var date: Date?
      }
      struct LivePhoto: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.LivePhoto
        var image: URL
        var video: URL
        var date: Date?
      }
      struct MotionActivity: JournalingSuggestionAsset {
        typealias JournalingSuggestionContent = JournalingSuggestion.MotionActivity
        var icon: URL?
        var steps: Int
        var date: DateInterval?
      }
      struct ItemContent: Identifiable {
        typealias ID = UUID
        var id: UUID
        var representations: [any JournalingSuggestionAsset.Type]
        func hasContent<Content: JournalingSuggestionAsset>(ofType: Content.Type) -> Bool
        func content<Content: JournalingSuggestionAsset>(forType: Content.Type) -> Content?
      }
    }
    protocol JournalingSuggestionAsset {
      associatedtype JournalingSuggestionContent: JournalingSuggestionAsset = Self
    }
    struct JournalingSuggestionsPicker<Label: View>: View {
      typealias Body = Never
      init(@ViewBuilder label: () -> Label, onCompletion: (JournalingSuggestion) -> Void)
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
