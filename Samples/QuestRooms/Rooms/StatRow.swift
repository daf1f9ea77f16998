import SwiftUI

/// A fact about a room: a title, its value at the other end of the line and perhaps a hint below.
struct StatRow<Value: View>: View {
  let title: LocalizedStringKey
  let hint: LocalizedStringKey?
  let value: Value

  init(_ title: LocalizedStringKey, hint: LocalizedStringKey? = nil, @ViewBuilder value: () -> Value) {
    self.title = title
    self.hint = hint
    self.value = value()
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title)
        Spacer()
        value
          .foregroundStyle(.secondary)
      }
      if let hint {
        Text(hint)
          .font(.caption)
      }
    }
  }
}
