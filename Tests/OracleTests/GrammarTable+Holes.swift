// A table: productions: interpolations, by the type of the enclosing literal.
extension Grammar {
  static let holeTable = #"""
    KeyHole: «String»
    KeyHole: «String»
    KeyHole: «Int»
    KeyHole: «Int»
    KeyHole: «N»
    KeyHole: «N»
    KeyHole: «OddNumber»
    KeyHole: «OddNumber»
    KeyHole: «Date»
    KeyHole: «URL»
    KeyHole: «UUID»
    KeyHole: «Text»
    KeyHole: «Image»
    KeyHole: «AttributedString»
    KeyHole: «LocalizedStringResource»
    KeyHole: «NSNumber»
    KeyHole: «Locale»
    KeyHole: «Measurement<UnitLength>»
    KeyHole: «Double», specifier: "%.2f"
    KeyHole: «Int», specifier: "%02d"
    KeyHole: «N», specifier: "%@"
    KeyHole: «Double», format: .number
    KeyHole: «Double», format: .percent
    KeyHole: «Int», format: .number
    KeyHole: «Date», style: .time
    KeyHole: «Date», format: .dateTime
    KeyHole: «Date», formatter: DateFormatter()
    KeyHole: «NSNumber», formatter: NumberFormatter()
    KeyHole: «Date»...«Date»
    ValueHole: «String»
    ValueHole: «String»
    ValueHole: «Int»
    ValueHole: «Int»
    ValueHole: «N»
    ValueHole: «N»
    ValueHole: «OddNumber»
    ValueHole: «OddNumber»
    ValueHole: «NSNumber»
    ValueHole: «NSError»
    ValueHole: «AttributedString»
    ValueHole: «LocalizedStringResource»
    ValueHole: «Double», specifier: "%.1f"
    ValueHole: «N», specifier: "%5d"
    ValueHole: «Double», format: .number
    ValueHole: «Date», format: .dateTime
    ValueHole: placeholder: .int
    ValueHole: placeholder: .object
    ValueHole: placeholder: .double, specifier: "%.3f"
    StringHole: «Odd»
    StringHole: «Odd»
    StringHole: «Odd»
    StringHole: «Int»
    StringHole: «String»
    StringHole: «Bool»
    StringHole: «A»
    StringHole: «A?»
    StringHole: «[A]»
    StringHole: «Character»
    StringHole: «Substring»
    StringHole: «LocalizedStringKey»
    StringHole: «N»
    """#
}
