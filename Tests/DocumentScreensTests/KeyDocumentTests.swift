// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// The documents of the page of keys.
@MainActor @Suite("Documents of single keys") struct KeyDocumentTests {
  private nonisolated static let objects = Set(KeyDocument.all.map(\.object)).sorted()

  @Test(arguments: objects)
  func `Each document of an object's keys is valid and drawn`(object: String) throws {
    for document in KeyDocument.all where document.object == object {
      let name = "\(object).\(document.key): \(document.text)"
      let reading = DocumentReading(Array(document.text.utf8))
      expectEqual(reading.problems.map(\.message), [], "\(name)")
      guard let layout = reading.document else { continue }
      let stage = Stage(layout)
      expectContains(document.text, "\(document.key):", "\(name)")
      expectGreater(try Picture(of: stage.window).data(.svg).count, 100, "\(name)")
    }
  }

  @Test func `Every key has one`() {
    expectGreater(KeyDocument.all.count, 180)
    let names = KeyDocument.all.map { "\($0.object).\($0.key)" }
    expectEqual(Set(names).count, names.count)
    expectEqual(Set(names).intersection(KeyDocument.omitted), [])
  }
}
