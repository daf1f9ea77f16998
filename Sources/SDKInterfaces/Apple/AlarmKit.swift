// A table: declarations of AlarmKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Alarms, timers and their presentation.
  static let alarmKit = InterfaceFile(
    "AlarmKit",
    #"""
    struct Alarm: Identifiable, Equatable, Codable {
      typealias ID = UUID
      var id: UUID
      var schedule: Alarm.Schedule?
      var countdownDuration: Alarm.CountdownDuration?
      var state: Alarm.State
      enum State: Equatable, Codable {
        case scheduled, countdown, paused, alerting
      }
      enum Schedule: Equatable, Codable {
        case fixed(Date)
        case relative(Alarm.Schedule.Relative)
        struct Relative: Equatable, Codable {
          init(time: Alarm.Schedule.Relative.Time, repeats: Alarm.Schedule.Relative.Recurrence = _)
          var time: Alarm.Schedule.Relative.Time
          var repeats: Alarm.Schedule.Relative.Recurrence
          struct Time: Equatable, Codable {
            init(hour: Int, minute: Int)
            var hour: Int
            var minute: Int
          }
          enum Recurrence: Equatable, Codable {
            case never
            case weekly([Locale.Weekday])
          }
        }
      }
      struct CountdownDuration: Equatable, Codable {
        init(preAlert: TimeInterval?, postAlert: TimeInterval?)
        var preAlert: TimeInterval?
        var postAlert: TimeInterval?
      }
    }
    protocol AlarmMetadata: Hashable, Codable {}
    struct AlarmButton: Hashable, Codable {
      init(text: LocalizedStringResource, textColor: Color, systemImageName: String)
      var text: LocalizedStringResource
      var textColor: Color
      var systemImageName: String
    }
    struct AlarmPresentation: Hashable, Codable {
      init(alert: AlarmPresentation.Alert, countdown: AlarmPresentation.Countdown? = _, paused: AlarmPresentation.Paused? = _)
      var alert: AlarmPresentation.Alert
      var countdown: AlarmPresentation.Countdown?
      var paused: AlarmPresentation.Paused?
      struct Alert: Hashable, Codable {
        init(title: LocalizedStringResource, secondaryButton: AlarmButton? = _, secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = _)
        init(title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = _, secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = _)
        var title: LocalizedStringResource
        var stopButton: AlarmButton
        var secondaryButton: AlarmButton?
        var secondaryButtonBehavior: AlarmPresentation.Alert.SecondaryButtonBehavior?
        enum SecondaryButtonBehavior: Hashable, Codable {
          case countdown, custom
        }
      }
      struct Countdown: Hashable, Codable {
        init(title: LocalizedStringResource, pauseButton: AlarmButton? = _)
        var title: LocalizedStringResource
        var pauseButton: AlarmButton?
      }
      struct Paused: Hashable, Codable {
        init(title: LocalizedStringResource, resumeButton: AlarmButton)
        var title: LocalizedStringResource
        var resumeButton: AlarmButton
      }
    }
    struct AlarmPresentationState: Hashable, Codable {
      var alarmID: UUID
      var mode: AlarmPresentationState.Mode
      enum Mode: Hashable, Codable {
        case alert(AlarmPresentationState.Mode.Alert)
        case countdown(AlarmPresentationState.Mode.Countdown)
        case paused(AlarmPresentationState.Mode.Paused)
        struct Alert: Hashable, Codable {
          var time: Alarm.Schedule.Relative.Time
        }
        struct Countdown: Hashable, Codable {
          var totalCountdownDuration: TimeInterval
          var previouslyElapsedDuration: TimeInterval
          var startDate: Date
          var fireDate: Date
        }
        struct Paused: Hashable, Codable {
          var totalCountdownDuration: TimeInterval
          var previouslyElapsedDuration: TimeInterval
        }
      }
    }
    struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
      typealias ContentState = AlarmPresentationState
      init(presentation: AlarmPresentation, metadata: Metadata? = _, tintColor: Color)
      var presentation: AlarmPresentation
      var metadata: Metadata?
      var tintColor: Color
    }
    class AlarmManager {
      static var shared: AlarmManager
      var alarms: [Alarm]
      var authorizationState: AlarmManager.AuthorizationState
      func requestAuthorization() -> AlarmManager.AuthorizationState
      func schedule<Metadata: AlarmMetadata>(id: Alarm.ID, configuration: AlarmManager.AlarmConfiguration<Metadata>) -> Alarm
      func cancel(id: Alarm.ID)
      func stop(id: Alarm.ID)
      func pause(id: Alarm.ID)
      func resume(id: Alarm.ID)
      func countdown(id: Alarm.ID)
      enum AuthorizationState: Hashable {
        case notDetermined, denied, authorized
      }
      struct AlarmConfiguration<Metadata: AlarmMetadata> {
        init(countdownDuration: Alarm.CountdownDuration? = _, schedule: Alarm.Schedule? = _, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = _, secondaryIntent: (any LiveActivityIntent)? = _, sound: AlertConfiguration.AlertSound = _)
        static func alarm(schedule: Alarm.Schedule? = _, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = _, secondaryIntent: (any LiveActivityIntent)? = _, sound: AlertConfiguration.AlertSound = _) -> AlarmManager.AlarmConfiguration<Metadata>
        static func timer(duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = _, secondaryIntent: (any LiveActivityIntent)? = _, sound: AlertConfiguration.AlertSound = _) -> AlarmManager.AlarmConfiguration<Metadata>
      }
    }
    """#)
}
