// SPDX-License-Identifier: Apache-2.0

/// Lines over two logarithmic axes, drawn as SVG.
struct Plot {
  struct Point {
    let x: Double
    let y: Double
  }

  struct Axis {
    let title: String
    /// 2 or 10: what the labelled steps are powers of.
    let base: Int

    init(_ title: String, base: Int) {
      self.title = title
      self.base = base
    }
  }

  struct Series {
    let name: String
    let points: [Point]
    /// Upper edge of a band above the line; empty for none.
    let upper: [Point]
  }

  let title: String
  /// Of what, in a lighter line below.
  let subtitle: String
  let x: Axis
  let y: Axis
  /// What lines and bands are.
  var note = ""
  private(set) var series: [Series] = []

  init(title: String, subtitle: String, x: Axis, y: Axis) {
    self.title = title
    self.subtitle = subtitle
    self.x = x
    self.y = y
  }

  /// Adds a line; what a logarithm cannot show is left out.
  mutating func add(_ name: String, _ points: [Point], upTo upper: [Point] = []) {
    func shown(_ points: [Point]) -> [Point] {
      points.filter { $0.x > 0 && $0.y > 0 && $0.x.isFinite && $0.y.isFinite }
    }
    series.append(Series(name: name, points: shown(points), upper: shown(upper)))
  }

  func svg() -> [UInt8] { Array(PlotDrawing(self).text().utf8) }
}
