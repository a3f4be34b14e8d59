// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

@testable import PictureReports

// Apart from what writes, which tests of the page in a browser link to.
extension ResultsWriter {
  func read() throws -> ResultsReader { try ResultsReader(path: path) }
  func report() throws -> PictureReport { PictureReport([try read()]) }
}
