// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Prints what was measured, beside what it may be at most.
struct Report {
  private(set) var isWithinLimits = true

  mutating func section(_ title: String) {
    print("\n\(title)")
  }

  mutating func row(_ name: String, _ value: Double, _ unit: String, atMost limit: Double? = nil) {
    var line = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    let number = String(format: value < 10 ? "%.3f" : "%.1f", value)
    line += String(repeating: " ", count: max(0, 10 - number.count)) + number + " " + unit
    if let limit {
      let holds = value <= limit
      isWithinLimits = isWithinLimits && holds
      line += "   (at most \(limit)) \(holds ? "✔" : "✘")"
    }
    print(line)
  }
}
