// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Expects the words in the message of a program that stopped.
func expectStop(
  _ result: ExitTest.Result?, says words: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  for word in words {
    #expect(message.contains(word), "\(message)", sourceLocation: sourceLocation)
  }
}
