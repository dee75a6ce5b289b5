// SPDX-License-Identifier: Apache-2.0

/// Scalars that stand for others: ligatures, superscripts, circled, squared and half-width forms.
enum CompatibilityForms {
  /// The ASCII scalar of a full-width one.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xff01...0xff5e).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0xfee0)
  }

  /// What a scalar stands for, in lower case; `nil` where it stands for itself.
  static func form(of scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    switch value {
    case 0xaa...0xbe, 0x132...0x1f3, 0x2070...0x24ea, 0x3251...0x33df, 0xfb00...0xff00,
      0xff5f...0xffdc:
      return forms[value]
    case 0x1d400...0x1d6a3:
      let letter = (value - 0x1d400) % 26
      return String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(letter)))
    default: return nil
    }
  }

  private static let forms: [UInt32: String] = {
    var forms: [UInt32: String] = [:]
    for (first, block) in blocks {
      for (offset, form) in block.unicodeScalars.split(separator: " ").enumerated() {
        let form = String(form)
        if form != "." { forms[first + UInt32(offset)] = form }
      }
    }
    return forms
  }()

  /// The forms of scalars from the first on, a point where there is none.
  private static let blocks: [(first: UInt32, forms: String)] = [
    (0xaa, "a . . . . . . . 2 3 . . . . . 1 o . 1⁄4 1⁄2 3⁄4"),
    (0x132, "ij ij"),
    (0x13f, "l l"),
    (0x149, "ʼn"),
    (0x17f, "s"),
    (0x1c4, "dz dz dz lj lj lj nj nj nj"),
    (0x1f1, "dz dz dz"),
    (0x2070, "0 i . . 4 5 6 7 8 9 . . . . . n 0 1 2 3 4 5 6 7 8 9 . . . . . . a e o x ə"),
    (
      0x2100,
      "ac as c . . co cu ɛ . . g h h h h ħ i i l l . n no . . p q r r r . . sm tel tm . z . ω . "
        + "z . k a b c . e e f . m o א ב ג ד i . fax π γ γ π . . . . . d d e i j . . . . ."
    ),
    (
      0x2150,
      "1⁄7 1⁄9 1⁄10 1⁄3 2⁄3 1⁄5 2⁄5 3⁄5 4⁄5 1⁄6 5⁄6 1⁄8 3⁄8 5⁄8 7⁄8 1⁄ i ii iii iv v vi vii "
        + "viii ix x xi xii l c d m i ii iii iv v vi vii viii ix x xi xii l c d m . . . . . . . . . "
        + "0⁄3"
    ),
    (
      0x2460,
      "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 "
        + "16 17 18 19 20 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 a b c d e f g h i j k "
        + "l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c "
        + "d e f g h i j k l m n o p q r s t u v w x y z 0"
    ),
    (0x3251, "21 22 23 24 25 26 27 28 29 30 31 32 33 34 35"),
    (
      0x3280,
      "一 二 三 四 五 六 七 八 九 十 月 火 水 木 金 土 日 株 有 社 名 特 財 祝 労 秘 男 女 適 優 印 注 項 休 写 正 上 中 下 左 右 医 宗 学 "
        + "監 企 資 協 夜 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50"
    ),
    (
      0x3371,
      "hpa da au bar ov pc dm dm2 dm3 iu 平成 昭和 大正 明治 株式会社 pa na μa ma ka kb mb gb cal kcal pf "
        + "nf μf μg mg kg hz khz mhz ghz thz μl ml dl kl fm nm μm mm cm km mm2 cm2 m2 km2 mm3 cm3 "
        + "m3 km3 ms ms2 pa kpa mpa gpa rad rads rads2 ps ns μs ms pv nv μv mv kv mv pw nw μw mw kw "
        + "mw kω mω am bq cc cd ckg co db gy ha hp in kk km kt lm ln log lx mb mil mol ph pm ppm pr "
        + "sr sv wb vm am"
    ),
    (0xfb00, "ff fi fl ffi ffl st st . . . . . . . . . . . . մն մե մի վն մխ"),
    (
      0xfb1d,
      "י . ײ ע א ד ה כ ל ם ר ת . ש ש ש ש א א א ב ג ד ה ו ז . ט י ך כ ל . מ . נ ס . ף פ . צ ק ר "
        + "ש ת ו ב כ פ אל"
    ),
    (
      0xfe80,
      "ء ا ا ا ا و و ا ا ي ي ي ي ا ا ب ب ب ب ة ة ت ت ت ت ث ث ث ث ج ج ج ج ح ح ح ح خ خ خ خ د د ذ "
        + "ذ ر ر ز ز س س س س ش ش ش ش ص ص ص ص ض ض ض ض ط ط ط ط ظ ظ ظ ظ ع ع ع ع غ غ غ غ ف ف ف ف ق ق ق "
        + "ق ك ك ك ك ل ل ل ل م م م م ن ن ن ن ه ه ه ه و و ى ى ي ي ي ي لا لا لا لا لا لا لا لا"
    ),
    (
      0xff66,
      "ヲ ァ ィ ゥ ェ ォ ャ ュ ョ ッ ー ア イ ウ エ オ カ キ ク ケ コ サ シ ス セ ソ タ チ ツ テ ト ナ ニ ヌ ネ ノ ハ ヒ フ ヘ ホ マ ミ ム "
        + "メ モ ヤ ユ ヨ ラ リ ル レ ロ ワ ン \u{3099} \u{309a} . ᄀ ᄁ ᆪ ᄂ ᆬ ᆭ ᄃ ᄄ ᄅ ᆰ ᆱ ᆲ ᆳ ᆴ ᆵ ᄚ ᄆ ᄇ ᄈ ᄡ ᄉ ᄊ ᄋ ᄌ ᄍ ᄎ ᄏ ᄐ ᄑ "
        + "ᄒ . . . ᅡ ᅢ ᅣ ᅤ ᅥ ᅦ . . ᅧ ᅨ ᅩ ᅪ ᅫ ᅬ . . ᅭ ᅮ ᅯ ᅰ ᅱ ᅲ . . ᅳ ᅴ ᅵ"
    ),
  ]
}
