// SPDX-License-Identifier: Apache-2.0

extension CHQuery {
  package var counts: SearchCounts { SearchCounts(settled: settledCount) }

  package mutating func runCounting(bound: Weight = .infinity) -> Weight { run(bound: bound) }
}
