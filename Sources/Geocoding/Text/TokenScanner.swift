// SPDX-License-Identifier: Apache-2.0

/// Folds scalar by scalar; letters, digits and ideographs part tokens from each other.
struct TokenScanner {
  private enum Kind { case none, letters, digits, ideograph, hiragana, katakana }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var tokens: [TextToken] = []
  /// The word so far as it is written, in lower case.
  private var word: [Unicode.Scalar] = []
  private var isASCII = true
  private var kind = Kind.none
  private var gap = TextToken.Gap.comma
  /// Whether only a point or comma stands between the word and a number before it.
  private var isBehindPoint = false
  private var writer = StemWriter()

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func scan() -> [TextToken] {
    while position < scalars.count {
      take(scalars[position])
      position += 1
    }
    closeWord(gap: .none)
    return tokens
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return takeASCII(scalar) }
    if let narrow = CompatibilityForms.narrow(scalar) { return takeASCII(narrow) }
    if let form = CompatibilityForms.form(of: scalar) { return take(form: form) }
    switch TextFolding.kind(of: scalar) {
    case .letter: append(scalar, .letters)
    case .digit: append(TextFolding.digit(scalar) ?? scalar, .digits)
    case .ideograph: append(scalar, .ideograph)
    case .hiragana: append(scalar, .hiragana)
    case .katakana: takeKatakana(scalar)
    case .mark: takeMark(scalar)
    case .ignorable: break
    case .separator: separate(by: scalar)
    }
  }

  private mutating func takeASCII(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7a:
      begin(.letters)
      word.append(scalar)
    case 0x41...0x5a:
      begin(.letters)
      word.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
    case 0x30...0x39:
      begin(.digits)
      word.append(scalar)
    default: separate(by: scalar)
    }
  }

  /// What a scalar stands for; "12½" and "12²" are not 121/2 and 122.
  private mutating func take(form: String) {
    if kind == .digits, form.utf8.first.map({ (0x30...0x39).contains($0) }) == true {
      closeWord(gap: .none)
    }
    for scalar in form.unicodeScalars { take(scalar) }
  }

  private mutating func takeKatakana(_ scalar: Unicode.Scalar) {
    guard scalar == "ー" else { return append(scalar, .katakana) }
    if kind == .digits { return separate(.hyphen) }
    append(scalar, kind == .hiragana ? .hiragana : .katakana)
  }

  /// Marks belong to the letter before them; those of digits and ideographs mean nothing.
  private mutating func takeMark(_ scalar: Unicode.Scalar) {
    guard kind == .letters || kind == .hiragana || kind == .katakana, !word.isEmpty else { return }
    word.append(scalar)
    isASCII = false
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ next: Kind) {
    begin(next)
    TextFolding.appendLowercase(scalar, to: &word)
    if !scalar.isASCII { isASCII = false }
  }

  /// Ends the word so far where one of another kind begins.
  private mutating func begin(_ next: Kind) {
    if next != kind || next == .ideograph, !word.isEmpty { closeWord(gap: .none) }
    kind = next
  }

  private mutating func separate(by scalar: Unicode.Scalar) {
    switch scalar {
    case "'", "’", "ʼ", "`", "´", "‘", "′", "＇": takeApostrophe()
    case "-", "/", "‐", "‑", "–", "—", "−", "⁄": separate(.hyphen)
    case "." where kind == .letters && WordJoins.isDotted(word, scalars[(position + 1)...]): break
    case ".", ",": takePoint(scalar == "," ? .comma : .blank)
    case ";", "\n", "\r", "、", "،", "؛": separate(.comma)
    default: separate(.blank)
    }
  }

  /// "Mark's", "O'Connor", "Об'їзна" and "Bol'shaya" are one word, "l'Église" two.
  private mutating func takeApostrophe() {
    let next = position + 1
    let joins =
      kind == .letters && !word.isEmpty && next < scalars.count
      && TextFolding.kind(of: scalars[next]) == .letter && !WordJoins.isElided(word)
    if !joins { separate(.blank) }
  }

  /// Points and commas stand between groups of digits, too.
  private mutating func takePoint(_ gap: TextToken.Gap) {
    let next = position + 1
    let isInside =
      kind == .digits && next < scalars.count && TextFolding.kind(of: scalars[next]) == .digit
    separate(gap)
    isBehindPoint = isInside
  }

  private mutating func separate(_ kind: TextToken.Gap) {
    let hadWord = !word.isEmpty
    closeWord(gap: kind)
    if hadWord { return }
    // Of several separators the strongest holds; a hyphen among blanks is a blank.
    if kind == .comma || gap == .comma { gap = .comma } else { gap = .blank }
  }

  private mutating func closeWord(gap next: TextToken.Gap) {
    defer { kind = .none }
    if word.isEmpty { return }
    defer { isBehindPoint = false }
    switch kind {
    case .none, .digits: addNumber()
    case .ideograph: addIdeograph()
    case .letters, .hiragana, .katakana: addWord()
    }
    word.removeAll(keepingCapacity: true)
    isASCII = true
    gap = next
  }

  private mutating func addNumber() {
    let number = text(word[...])
    let isGroup =
      isBehindPoint && word.count == 3
      && tokens.last.map { $0.isNumber && ($0.isGroup || $0.literal.utf8.count <= 3) } == true
    tokens.append(
      TextToken(literal: number, stem: number, canonical: number, gap: gap, isGroup: isGroup))
  }

  private mutating func addIdeograph() {
    let literal = text(word[...])
    let last = tokens.last
    var stem = literal
    if literal == "々", let last, gap == .none, Ideographs.isIdeograph(last.stem) {
      stem = last.stem
    } else if let first = word.first {
      stem = String(Ideographs.simplified(first))
    }
    if Ideographs.counts(stem), gap == .none { Ideographs.mergeNumber(in: &tokens) }
    tokens.append(TextToken(literal: literal, stem: stem, canonical: stem, gap: gap))
  }

  private mutating func addWord() {
    writer.removeAll()
    if isASCII {
      for scalar in word { writer.put(UInt8(truncatingIfNeeded: scalar.value)) }
    } else {
      let follows = gap == .none && tokens.last.map { Ideographs.isIdeograph($0.stem) } == true
      WordStem.write(word, followsIdeograph: follows, to: &writer)
    }
    if writer.bytes.isEmpty { return }
    if WordJoins.isOrdinal(writer.bytes, word, after: tokens.last, gap) { return }
    if gap == .hyphen, word.count <= 3, joinContraction() { return }
    // 青葉通り is 青葉通.
    if gap == .none, word == ["り"], tokens.last?.stem == "通" { return }
    addParts(CompoundWords.cuts(writer.bytes))
  }

  /// "пр-т" is one short form, not two words.
  private mutating func joinContraction() -> Bool {
    guard let last = tokens.last else { return false }
    let stem = last.stem + String(decoding: writer.bytes, as: UTF8.self)
    guard WordJoins.contractions.contains(stem) else { return false }
    tokens[tokens.count - 1] = TextToken(
      literal: last.literal + "-" + text(word[...]), stem: stem,
      canonical: Spelling.canonical(stem), gap: last.gap)
    return true
  }

  /// Adds the parts of a word that begin at some bytes of its stem.
  private mutating func addParts(_ starts: [Int]) {
    var end = word.count
    var parts: [TextToken] = []
    for (number, start) in starts.enumerated().reversed() {
      let stop = number + 1 < starts.count ? starts[number + 1] : writer.bytes.count
      let stem = String(decoding: writer.bytes[start..<stop], as: UTF8.self)
      let first = number == 0 ? 0 : literalStart(of: stem, before: end)
      parts.append(
        TextToken(
          literal: first < end ? text(word[first..<end]) : stem, stem: stem,
          canonical: Spelling.canonical(stem), gap: number == 0 ? gap : .none))
      end = first
    }
    tokens += parts.reversed()
  }

  /// Where the letters begin that have a stem and end before `end`.
  private func literalStart(of stem: String, before end: Int) -> Int {
    if isASCII, word.count == writer.bytes.count { return end - stem.utf8.count }
    var part = StemWriter()
    for length in stride(from: 1, through: min(end, 3 * stem.utf8.count), by: 1) {
      part.removeAll()
      WordStem.write(Array(word[(end - length)..<end]), to: &part)
      if part.bytes.elementsEqual(stem.utf8) { return end - length }
    }
    return end
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
