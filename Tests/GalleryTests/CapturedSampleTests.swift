// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit
import WaitingSuites

@testable import gallery

/// Samples that are captured as documents and drawn again.
@MainActor @Suite("Captured samples") struct CapturedSampleTests {
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 1024, height: 768),
  ]

  // In a process, and so on a main thread, of its own: other tests of views need not wait for it.
  @Test(.waitsForProcesses) func `A captured sample has the same tree but for its texts`() async {
    await #expect(processExitsWith: .success) { try await CapturedSampleTests.compare() }
  }

  private static func compare() throws {
    var count = 0
    for subject in catalogue.map({ Subject($0) }) where !subject.isMac {
      for size in sizes {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
          var settings = ScreenSettings()
          settings.size = size
          settings.direction = direction
          settings.text = .blocks
          let screen = try Screen(subject, settings: settings)
          let views = screen.collectionViews
          guard views.count == 1, isKnown(views[0].collectionViewLayout) else { continue }
          count += 1
          let (document, notes) = views[0].layoutDocument()
          let again = try tree(of: document, text: settings.text)
          expectEqual(
            again, lines(try screen.data(.txt)),
            "\(subject.name) at \(size), \(direction): \(notes)")
        }
      }
    }
    expectAtLeast(count, 100)
  }

  private static func isKnown(_ layout: UICollectionViewLayout) -> Bool {
    layout is UICollectionViewCompositionalLayout || layout is UICollectionViewFlowLayout
  }

  private static func tree(of document: LayoutDocument, text: TextRendering) throws -> [String] {
    let reading = DocumentReading(document.canonicalText)
    let read = try #require(
      reading.document, "\(reading.problems.map { $0.line(file: "captured") })")
    let file = try #require(DocumentFile("captured.layout.json"))
    let subject = Subject(
      OpenDocument(file: file, reading: reading, document: read, images: nil, imagePaths: []))
    var settings = try OptionsByDefault.settings(of: subject)
    settings.text = text
    return lines(try Screen(subject, settings: settings).data(.txt))
  }

  /// The lines of a tree without the name and the texts.
  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      let withoutName = line.contains(" @") ? line.drop { !$0.isNumber } : line
      let end = withoutName.firstIndex(of: "\"") ?? withoutName.endIndex
      return withoutName[..<end].trimmingCharacters(in: .whitespaces)
    }
  }
}
