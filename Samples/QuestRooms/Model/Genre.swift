import SwiftUI

enum Genre: String, CaseIterable {
  case adventure, horror, mystery

  var title: LocalizedStringKey {
    switch self {
    case .adventure: "Adventure"
    case .horror: "Horror"
    case .mystery: "Mystery"
    }
  }

  var symbol: String {
    switch self {
    case .adventure: "map"
    case .horror: "moon.haze"
    case .mystery: "magnifyingglass"
    }
  }
}
