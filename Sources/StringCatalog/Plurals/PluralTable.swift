// A table: the plural categories of languages for cardinal numbers.

extension PluralCategories {
  /// The version of the Common Locale Data Repository that the rows were taken from.
  public static let dataVersion = "47"

  /// The categories of languages; languages with the same categories share a row.
  ///
  /// - Note: a language needs the categories of whole numbers below a million, and `other`, which every plural has. It
  ///   may also have categories for fractions or whole millions. `exact` are the categories of exactly one number other
  ///   than zero.
  static let rows: [Row] = [
    Row(
      """
      bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi \
      wo yo yue zh
      """,
      needed: [.other]),
    Row(
      "ceb fil is mk tl tzm",
      needed: [.one, .other]),
    Row(
      """
      af ak am an as asa ast az bal bem bez bg bho bn brx ce cgg chr ckb csw da de doi dv ee el en eo et \
      eu fa ff fi fo fur fy gl gsw gu guw ha haw hi hu hy ia io jgo ji jmc ka kab kaj kcg kk kkj kl kn ks \
      ksb ku ky lb lg lij ln mas mg mgo ml mn mr nah nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap \
      pcm ps rm rof rwk saq sc sd sdh seh si sn so sq ss ssy st sv sw syr ta te teo ti tig tk tn tr ts ug \
      ur uz ve vo vun wa wae xh xog yi zu
      """,
      needed: [.one, .other], exact: [.one]),
    Row(
      "ca es fr it lld pt scn vec",
      needed: [.one, .other], possible: [.many], exact: [.one]),
    Row(
      "bs hr sh sr",
      needed: [.one, .few, .other]),
    Row(
      "mo ro shi",
      needed: [.one, .few, .other], exact: [.one]),
    Row(
      "lt",
      needed: [.one, .few, .other], possible: [.many]),
    Row(
      "cs sk",
      needed: [.one, .few, .other], possible: [.many], exact: [.one]),
    Row(
      "he iu iw naq sat se sma smi smj smn sms",
      needed: [.one, .two, .other], exact: [.one, .two]),
    Row(
      "lv prg",
      needed: [.zero, .one, .other]),
    Row(
      "blo ksh lag",
      needed: [.zero, .one, .other], exact: [.zero, .one]),
    Row(
      "be ru uk",
      needed: [.one, .few, .many, .other]),
    Row(
      "pl",
      needed: [.one, .few, .many, .other], exact: [.one]),
    Row(
      "dsb gd hsb sl",
      needed: [.one, .two, .few, .other]),
    Row(
      "br gv",
      needed: [.one, .two, .few, .other], possible: [.many]),
    Row(
      "ga mt",
      needed: [.one, .two, .few, .many, .other], exact: [.one, .two]),
    Row(
      "kw",
      needed: [.zero, .one, .two, .few, .many, .other], exact: [.zero, .one]),
    Row(
      "ar ars",
      needed: [.zero, .one, .two, .few, .many, .other], exact: [.zero, .one, .two]),
    Row(
      "cy",
      needed: [.zero, .one, .two, .few, .many, .other], exact: [.zero, .one, .two, .few, .many]),
  ]
}
