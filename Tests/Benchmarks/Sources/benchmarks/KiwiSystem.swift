// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import KiwiBaseline

/// Variables and constraints of kiwi's, which keeps them.
final class KiwiSystem {
  private let system: UnsafeMutableRawPointer?
  /// What the variables were when they were read last.
  private(set) var values: [Double]

  static var isAvailable: Bool { kiwi_is_available() != 0 }

  init(_ rows: [SolverRows.Row], variableCount: Int) {
    values = Array(repeating: 0, count: variableCount)
    let strengths = rows.map { Self.strength($0.priority) }
    let relations = rows.map { Int32($0.relation.rawValue) }
    let constants = rows.map(\.constant)
    let counts = rows.map { Int32($0.terms.count) }
    let variables = rows.flatMap { $0.terms.map { Int32($0.variable) } }
    let coefficients = rows.flatMap { $0.terms.map(\.coefficient) }
    system = strengths.withUnsafeBufferPointer { strengths in
      relations.withUnsafeBufferPointer { relations in
        constants.withUnsafeBufferPointer { constants in
          counts.withUnsafeBufferPointer { counts in
            variables.withUnsafeBufferPointer { variables in
              coefficients.withUnsafeBufferPointer { coefficients in
                kiwi_system_create(
                  kiwi_rows(
                    variable_count: Int32(variableCount), row_count: Int32(rows.count),
                    strengths: strengths.baseAddress, relations: relations.baseAddress,
                    constants: constants.baseAddress, term_counts: counts.baseAddress,
                    variables: variables.baseAddress, coefficients: coefficients.baseAddress))
              }
            }
          }
        }
      }
    }
  }

  deinit { if let system { kiwi_system_destroy(system) } }

  /// Kiwi's strengths of the levels that the rows use; below 0 is required.
  private static func strength(_ priority: Float) -> Double {
    switch priority {
    case 1000...: -1
    case 750...: kiwi_strength(1, 0, 0)
    case 500...: kiwi_strength(0, 100, 0)
    case 251...: kiwi_strength(0, 1.25, 0)
    case 250...: kiwi_strength(0, 1, 0)
    default: kiwi_strength(0, 0, 1)
    }
  }

  func build() -> Bool { kiwi_system_build(system, &values) != 0 }

  /// Keeps a solver whose edited variables are as near to required as kiwi allows, or are strong.
  func keep(editing variables: [Int32], isStrong: Bool = false) -> Bool {
    let strength = kiwi_strength(isStrong ? 1 : 1000, 0, 0)
    return kiwi_system_keep(system, variables, Int32(variables.count), strength) != 0
  }

  func edit(_ variables: [Int32], _ wanted: [Double]) {
    kiwi_system_edit(system, variables, Int32(variables.count), wanted, &values)
  }
}
