// A table: declarations of EventKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Events, reminders, calendars, recurrence.
  static let eventKit = InterfaceFile(
    "EventKit",
    #"""
    class EKEventStore: NSObject {
      static func authorizationStatus(for: EKEntityType) -> EKAuthorizationStatus
      init()
      init(sources: [EKSource])
      func requestFullAccessToEvents(completion: (Bool, (any Error)?) -> Void)
      func requestFullAccessToEvents() -> Bool
      func requestWriteOnlyAccessToEvents(completion: (Bool, (any Error)?) -> Void)
      func requestWriteOnlyAccessToEvents() -> Bool
      func requestFullAccessToReminders(completion: (Bool, (any Error)?) -> Void)
      func requestFullAccessToReminders() -> Bool
      func requestAccess(to: EKEntityType, completion: (Bool, (any Error)?) -> Void)
      func requestAccess(to: EKEntityType) -> Bool
      var eventStoreIdentifier: String
      var delegateSources, sources: [EKSource]
      func source(withIdentifier: String) -> EKSource?
      func calendars(for: EKEntityType) -> [EKCalendar]
      var defaultCalendarForNewEvents: EKCalendar?
      func defaultCalendarForNewReminders() -> EKCalendar?
      func calendar(withIdentifier: String) -> EKCalendar?
      func calendarItem(withIdentifier: String) -> EKCalendarItem?
      func calendarItems(withExternalIdentifier: String) -> [EKCalendarItem]
      func event(withIdentifier: String) -> EKEvent?
      func events(matching: NSPredicate) -> [EKEvent]
      func predicateForEvents(withStart: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate
      func fetchReminders(matching: NSPredicate, completion: ([EKReminder]?) -> Void) -> Any
      func predicateForReminders(in: [EKCalendar]?) -> NSPredicate
      func predicateForIncompleteReminders(withDueDateStarting: Date?, ending: Date?, calendars: [EKCalendar]?) -> NSPredicate
      func predicateForCompletedReminders(withCompletionDateStarting: Date?, ending: Date?, calendars: [EKCalendar]?) -> NSPredicate
    }
    class EKObject: NSObject {
      init()
      var hasChanges, isNew: Bool
      func refresh() -> Bool
    }
    class EKCalendarItem: EKObject {
      init()
      var calendar: EKCalendar!
      var calendarItemIdentifier: String
      var calendarItemExternalIdentifier, title: String!
      var location, notes: String?
      var url: URL?
      var lastModifiedDate, creationDate: Date?
      var timeZone: TimeZone?
      var hasAlarms, hasRecurrenceRules, hasAttendees, hasNotes: Bool
      var attendees: [EKParticipant]?
      var alarms: [EKAlarm]?
      var recurrenceRules: [EKRecurrenceRule]?
    }
    class EKEvent: EKCalendarItem {
      init()
      init(eventStore: EKEventStore)
      var eventIdentifier: String!
      var isAllDay: Bool
      var startDate, endDate: Date!
      var structuredLocation: EKStructuredLocation?
      func compareStartDate(with: EKEvent) -> ComparisonResult
      var organizer: EKParticipant?
      var availability: EKEventAvailability
      var status: EKEventStatus
      var isDetached: Bool
      var occurrenceDate: Date!
      func refresh() -> Bool
      var birthdayContactIdentifier: String?
      var birthdayPersonID: Int
    }
    class EKReminder: EKCalendarItem {
      init()
      init(eventStore: EKEventStore)
      var startDateComponents, dueDateComponents: DateComponents?
      var isCompleted: Bool
      var completionDate: Date?
      var priority: Int
    }
    class EKCalendar: EKObject {
      init()
      init(for: EKEntityType, eventStore: EKEventStore)
      var source: EKSource!
      var calendarIdentifier, title: String
      var type: EKCalendarType
      var allowsContentModifications, isSubscribed, isImmutable: Bool
      var cgColor: CGColor!
    }
    class EKSource: EKObject {
      init()
      var sourceIdentifier: String
      var title: String
      func calendars(for: EKEntityType) -> Set<EKCalendar>
    }
    class EKAlarm: EKObject {
      init()
      init(absoluteDate: Date)
      init(relativeOffset: TimeInterval)
      var relativeOffset: TimeInterval
      var absoluteDate: Date?
      var structuredLocation: EKStructuredLocation?
      var proximity: EKAlarmProximity
    }
    class EKParticipant: EKObject {
      init()
      var url: URL
      var name: String?
      var participantStatus: EKParticipantStatus
      var participantRole: EKParticipantRole
      var isCurrentUser: Bool
      var contactPredicate: NSPredicate
    }
    class EKRecurrenceRule: EKObject {
      init()
      init(recurrenceWith: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
      init(recurrenceWith: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?, monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?)
      var calendarIdentifier: String
      var recurrenceEnd: EKRecurrenceEnd?
      var frequency: EKRecurrenceFrequency
      var interval, firstDayOfTheWeek: Int
      var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
      var daysOfTheMonth, daysOfTheYear, weeksOfTheYear, monthsOfTheYear, setPositions: [NSNumber]?
    }
    class EKRecurrenceEnd: NSObject {
      init()
      init(end: Date)
      init(occurrenceCount: Int)
      var endDate: Date?
      var occurrenceCount: Int
    }
    class EKRecurrenceDayOfWeek: NSObject {
      init()
      init(_: EKWeekday)
      init(_: EKWeekday, weekNumber: Int)
      init(dayOfTheWeek: EKWeekday, weekNumber: Int)
      var dayOfTheWeek: EKWeekday
      var weekNumber: Int
    }
    class EKStructuredLocation: EKObject {
      init()
      init(title: String)
      init(mapItem: MKMapItem)
      var title: String?
      var geoLocation: CLLocation?
      var radius: Double
    }
    enum EKAuthorizationStatus: Int {
      case notDetermined, restricted, denied, fullAccess, writeOnly
      static var authorized: Self
    }
    enum EKEntityType: UInt {
      case event, reminder
    }
    enum EKCalendarType: Int {
      case local, calDAV, exchange, subscription, birthday
    }
    enum EKEventStatus: Int {
      case none, confirmed, tentative, canceled
    }
    enum EKEventAvailability: Int {
      case notSupported, busy, free, tentative, unavailable
    }
    enum EKRecurrenceFrequency: Int {
      case daily, weekly, monthly, yearly
    }
    enum EKWeekday: Int {
      case sunday, monday, tuesday, wednesday, thursday, friday, saturday
      static var EKSunday, EKMonday, EKTuesday, EKWednesday, EKThursday, EKFriday, EKSaturday: Self
    }
    enum EKReminderPriority: UInt {
      case none, high, medium, low
    }
    enum EKSpan: Int {
      case thisEvent, futureEvents
    }
    enum EKParticipantStatus: Int {
      case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
    }
    enum EKParticipantRole: Int {
      case unknown, required, optional, chair, nonParticipant
    }
    enum EKAlarmProximity: Int {
      case none, enter, leave
    }
    """#)
}
