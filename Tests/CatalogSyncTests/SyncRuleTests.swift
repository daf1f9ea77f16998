import Testing

@testable import CatalogSync

struct SyncRuleTests {
  typealias State = EntryState
  typealias Found = SyncRule.Found

  /// The expected action for each state of an entry and each kind of use in the code.
  static let table: [State: [Found: SyncRule.Action]] = [
    .absent: [.no: .nothing, .yes: .add, .oneConfiguration: .nothing, .doubtful: .nothing, .inactive: .nothing],
    .extracted: [
      .no: .retire, .yes: .update, .oneConfiguration: .leave(.oneConfiguration), .doubtful: .leaveAsPossible,
      .inactive: .leaveAsPossible,
    ],
    .extractedWithValue: [
      .no: .retire, .yes: .update, .oneConfiguration: .leave(.oneConfiguration), .doubtful: .leaveAsPossible,
      .inactive: .leaveAsPossible,
    ],
    .stale: [
      .no: .leave(.alreadyStale), .yes: .revive, .oneConfiguration: .leave(.oneConfiguration),
      .doubtful: .leaveAsPossible,
      .inactive: .revive,
    ],
    .manual: [
      .no: .leave(.manual), .yes: .leave(.manual), .oneConfiguration: .leave(.oneConfiguration),
      .doubtful: .leaveAsPossible,
      .inactive: .leaveAsPossible,
    ],
    .migrated: [
      .no: .leave(.migrated), .yes: .update, .oneConfiguration: .leave(.oneConfiguration), .doubtful: .leaveAsPossible,
      .inactive: .leaveAsPossible,
    ],
    .unknown: [
      .no: .leave(.unknownState), .yes: .leave(.unknownState), .oneConfiguration: .leave(.oneConfiguration),
      .doubtful: .leaveAsPossible, .inactive: .leaveAsPossible,
    ],
    .unmarked: [
      .no: .retire, .yes: .update, .oneConfiguration: .leave(.oneConfiguration),
      .doubtful: .leaveAsPossible, .inactive: .leaveAsPossible,
    ],
  ]

  @Test(arguments: State.allCases, Found.allCases)
  func actionEqualsTheTable(state: State, found: Found) {
    #expect(SyncRule.action(state, found) == Self.table[state]?[found])
  }

  static let states: [(entry: String?, state: State)] = [
    (nil, .absent), ("{}", .extracted), ("{\"extractionState\":\"extracted_with_value\"}", .extractedWithValue),
    ("{\"extractionState\":\"stale\"}", .stale), ("{\"extractionState\":\"manual\"}", .manual),
    ("{\"extractionState\":\"migrated\"}", .migrated), ("{\"extractionState\":\"translated\"}", .unknown),
    ("{\"extractionState\":null}", .extracted),
  ]

  @Test(arguments: states)
  func stateMatchesTheEntry(entry: String?, state: State) throws {
    let catalog = try catalog(entry.map { [("key", $0)] } ?? [])
    #expect((catalog["key"].map(catalog.state) ?? .absent) == state)
  }
}
