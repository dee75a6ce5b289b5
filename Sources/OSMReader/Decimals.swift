// SPDX-License-Identifier: Apache-2.0

/// Parses a whole number with an optional sign; `nil` where it is none or leaves 64 bits.
func decimalInteger(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
  var index = 0
  let isNegative = unsafe skipSign(text, &index)
  guard index < text.count else { return nil }
  var value: Int64 = 0
  while index < text.count {
    guard let digit = unsafe digit(text[index]) else { return nil }
    let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
    // Built downwards, for the least number has no positive counterpart.
    let (next, underflow) = tenfold.subtractingReportingOverflow(digit)
    if overflow || underflow { return nil }
    value = next
    index += 1
  }
  if isNegative { return value }
  return value == .min ? nil : -value
}

/// Parses a decimal number, exponent allowed, into units of 10^-decimals, rounded half away from
/// zero; `nil` where it is no number, or lies beyond `limit` units before it is rounded.
///
/// Exact: no floating point takes part.
func fixedPoint(
  _ text: UnsafeBufferPointer<UInt8>, decimals: Int, limit: Int64 = .max
) -> Int64? {
  var index = 0
  let isNegative = unsafe skipSign(text, &index)
  var number = DecimalNumber()
  unsafe number.readDigits(text, &index, areDecimals: false)
  if index < text.count, unsafe text[index] == UInt8(ascii: ".") {
    index += 1
    unsafe number.readDigits(text, &index, areDecimals: true)
  }
  guard number.hasDigits else { return nil }
  if index < text.count, unsafe text[index] | 0x20 == UInt8(ascii: "e") {
    let rest = unsafe UnsafeBufferPointer(rebasing: text[(index + 1)...])
    guard let exponent = unsafe exponent(rest, of: number) else { return nil }
    number.exponent += exponent
    index = text.count
  }
  guard index == text.count,
    let value = number.rounded(shiftedBy: decimals, limit: limit)
  else { return nil }
  return isNegative ? -value : value
}

/// No exponent makes another number of zero; those of others are within what can count.
private func exponent(_ text: UnsafeBufferPointer<UInt8>, of number: DecimalNumber) -> Int? {
  if number.isZero {
    var index = 0
    _ = unsafe skipSign(text, &index)
    return unsafe index < text.count && text[index...].allSatisfy { digit($0) != nil } ? 0 : nil
  }
  guard let exponent = unsafe decimalInteger(text), exponent.magnitude < 10_000 else { return nil }
  return Int(exponent)
}

/// digits × 10^exponent, as many digits as matter.
private struct DecimalNumber {
  private var digits: Int64 = 0
  var exponent = 0
  // Whether a digit other than 0 is not among them.
  private var isCut = false
  private(set) var hasDigits = false

  var isZero: Bool { digits == 0 }

  mutating func readDigits(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, areDecimals: Bool
  ) {
    while index < text.count, let digit = unsafe digit(text[index]) {
      hasDigits = true
      index += 1
      if digits < Int64.max / 100 {
        digits = digits * 10 + digit
        if areDecimals { exponent -= 1 }
      } else {
        // Seventeen digits stand already: further ones are below all rounding here.
        if digit != 0 { isCut = true }
        if !areDecimals { exponent += 1 }
      }
    }
  }

  func rounded(shiftedBy decimals: Int, limit: Int64) -> Int64? {
    var shift = exponent + decimals
    var value = digits
    while shift > 0, value != 0 {
      let (next, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      value = next
      shift -= 1
    }
    guard shift < 0 else { return value <= limit ? value : nil }
    guard shift >= -18 else { return 0 }
    var divisor: Int64 = 1
    for _ in 0..<(-shift) { divisor *= 10 }
    let (whole, rest) = value.quotientAndRemainder(dividingBy: divisor)
    guard whole < limit || whole == limit && rest == 0 && !isCut else { return nil }
    return whole + (rest >= divisor / 2 ? 1 : 0)
  }
}

private func skipSign(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Bool {
  guard let first = unsafe text.first else { return false }
  if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { index = 1 }
  return first == UInt8(ascii: "-")
}

private func digit(_ byte: UInt8) -> Int64? {
  let value = byte &- UInt8(ascii: "0")
  return value < 10 ? Int64(value) : nil
}
