// The languages of each plural rule, from CLDR 47. Languages that are not listed use `one` for 1.

extension PluralRule {
  static let languages: [(Kind, String)] = [
    (
      .none,
      """
      bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh
      """
    ),
    (.zeroOrOne, "ak am as bho bn csw doi fa gu guw hi kn ln mg nso pa pcm si ti wa zu"),
    (.zeroOrOneAndMillions, "fr pt"), (.oneAndMillions, "ca es it lld scn vec"),
    (.zeroOrOneAndFractions, "ff hy kab"), (.teensToo, "tzm"), (.endsInOne, "is mk"), (.notFourSixNine, "ceb fil tl"),
    (.zeroAndOne, "blo ksh lag"), (.latvian, "lv prg"),
    (.oneTwo, "he iu iw naq sat se sma smi smj smn sms"), (.shilha, "shi"), (.romanian, "mo ro"),
    (.southSlavic, "bs hr sh sr"), (.gaelic, "gd"), (.slovenian, "dsb hsb sl"), (.czech, "cs sk"), (.polish, "pl"),
    (.eastSlavic, "be ru uk"), (.lithuanian, "lt"), (.breton, "br"), (.maltese, "mt"), (.irish, "ga"), (.manx, "gv"),
    (.cornish, "kw"), (.arabic, "ar ars"), (.welsh, "cy"),
  ]
}
