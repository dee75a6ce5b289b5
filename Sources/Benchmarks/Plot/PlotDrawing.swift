// SPDX-License-Identifier: Apache-2.0

import JSON

/// Draws a plot: title and legend above, axes with their titles, one colour and mark a line.
struct PlotDrawing {
  private let plot: Plot
  private let x: PlotScale
  private let y: PlotScale
  private var lines: [String] = []

  private static let width = 760.0, height = 480.0
  private static let left = 84.0, right = 736.0, top = 92.0, bottom = 418.0
  /// Told apart by the colour-blind, too (Okabe and Ito).
  private static let colours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9"]

  init(_ plot: Plot) {
    self.plot = plot
    let points = plot.series.flatMap { $0.points + $0.upper }
    x = PlotScale(points.map(\.x), base: plot.x.base)
    y = PlotScale(points.map(\.y), base: plot.y.base)
    drawTitles()
    drawGrid()
    for (index, series) in plot.series.enumerated() { draw(series, index) }
    drawLegend()
  }

  func text() -> String {
    let size = "\(Int(Self.width)) \(Int(Self.height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Int(Self.width))" \
      height="\(Int(Self.height))" font-family="Helvetica, Arial, sans-serif" font-size="12" \
      fill="#333">
      <title>\(Self.escaped(plot.title))</title>
      <rect width="100%" height="100%" fill="#fff"/>

      """ + lines.joined(separator: "\n") + "\n</svg>\n"
  }

  // MARK: Frame

  private mutating func drawTitles() {
    label(plot.title, x: Self.left, y: 26, "font-size=\"16\" font-weight=\"bold\" fill=\"#111\"")
    label(plot.subtitle, x: Self.left, y: 45, "fill=\"#666\"")
    label(
      plot.x.title, x: (Self.left + Self.right) / 2, y: Self.bottom + 42,
      "text-anchor=\"middle\"")
    let middle = (Self.top + Self.bottom) / 2
    label(
      plot.y.title, x: 20, y: middle,
      "text-anchor=\"middle\" transform=\"rotate(-90 20 \(number(middle)))\"")
    label(
      plot.note, x: Self.right, y: Self.height - 6,
      "text-anchor=\"end\" font-size=\"10\" fill=\"#666\"")
  }

  private mutating func drawGrid() {
    for tick in y.ticks {
      let at = place(y: tick.value)
      line(Self.left, at, Self.right, at, tick.label == nil ? "#f2f2f2" : "#dcdcdc")
      guard let text = tick.label else { continue }
      lines.append(
        "<text x=\"\(number(Self.left - 8))\" y=\"\(number(at + 4))\" text-anchor=\"end\">"
          + "\(text)</text>")
    }
    for tick in x.ticks {
      let at = place(x: tick.value)
      line(at, Self.top, at, Self.bottom, tick.label == nil ? "#f2f2f2" : "#dcdcdc")
      guard let text = tick.label else { continue }
      lines.append(
        "<text x=\"\(number(at))\" y=\"\(number(Self.bottom + 19))\" text-anchor=\"middle\">"
          + "\(text)</text>")
    }
    line(Self.left, Self.bottom, Self.right, Self.bottom, "#555")
    line(Self.left, Self.top, Self.left, Self.bottom, "#555")
  }

  private mutating func drawLegend() {
    var at = Self.left
    for (index, series) in plot.series.enumerated() {
      let colour = Self.colours[index % Self.colours.count]
      lines.append(
        "<path d=\"M\(number(at)) 70h26\" stroke=\"\(colour)\" stroke-width=\"2\"/>"
          + mark(index, at + 13, 70))
      label(series.name, x: at + 33, y: 74, "")
      at += 33 + 6.6 * Double(series.name.count) + 26
    }
  }

  // MARK: Lines

  private mutating func draw(_ series: Plot.Series, _ index: Int) {
    guard !series.points.isEmpty else { return }
    let colour = Self.colours[index % Self.colours.count]
    if !series.upper.isEmpty {
      let outline = path(series.upper) + "L" + path(series.points.reversed()).dropFirst() + "Z"
      lines.append("<path d=\"\(outline)\" fill=\"\(colour)\" fill-opacity=\"0.12\"/>")
    }
    lines.append(
      "<path d=\"\(path(series.points))\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"2\" "
        + "stroke-linejoin=\"round\"/>")
    for point in series.points { lines.append(mark(index, place(x: point.x), place(y: point.y))) }
  }

  private func path(_ points: [Plot.Point]) -> String {
    "M"
      + points.map { "\(number(place(x: $0.x))) \(number(place(y: $0.y)))" }
      .joined(separator: "L")
  }

  /// A disc, a square, a diamond, a triangle: lines are told apart without colours.
  private func mark(_ index: Int, _ x: Double, _ y: Double) -> String {
    let shape =
      switch index % 4 {
      case 0: "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z"
      case 1: "M-3.2 -3.2h6.4v6.4h-6.4Z"
      case 2: "M0 -4.6L4.6 0L0 4.6L-4.6 0Z"
      default: "M0 -4.2L4.2 3.4L-4.2 3.4Z"
      }
    let colour = Self.colours[index % Self.colours.count]
    return "<path d=\"\(shape)\" transform=\"translate(\(number(x)) \(number(y)))\" "
      + "fill=\"\(colour)\" stroke=\"#fff\"/>"
  }

  // MARK: Pieces

  private func place(x value: Double) -> Double {
    Self.left + x.share(value) * (Self.right - Self.left)
  }

  private func place(y value: Double) -> Double {
    Self.bottom - y.share(value) * (Self.bottom - Self.top)
  }

  private mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String
  ) {
    lines.append(
      "<path d=\"M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))\" stroke=\"\(colour)\"/>")
  }

  private mutating func label(_ text: String, x: Double, y: Double, _ attributes: String) {
    guard !text.isEmpty else { return }
    lines.append(
      "<text x=\"\(number(x))\" y=\"\(number(y))\" \(attributes)>\(Self.escaped(text))</text>")
  }

  private func number(_ value: Double) -> String { decimalText(value, decimals: 1) }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
