// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A report of llvm-cov, which names the copies, in terms of the user's files (OC-24).
struct CoverageReport {
  private var report: [String: Any] = [:]
  init(path: String) throws {}
  func mapped() throws -> Data { Data() }
}
