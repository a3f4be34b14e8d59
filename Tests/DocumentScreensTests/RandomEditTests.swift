// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import RandomDocuments
import RandomHistories
import Testing
import UIKit

/// A screen that shows one document after the other, beside screens that show just the last one.
@MainActor @Suite struct RandomEditTests {
  @Test func `A screen whose document changes shows what a new one does`() throws {
    let seeds = HistorySeeds(usualCount: 40)
    var (faults, compared) = (0, 0)
    for seed in seeds {
      seeds.begin(seed)
      guard let shown = Self.history(seed) else { continue }
      compared += 1
      if shown.changed != shown.fresh {
        faults += 1
        Issue.record("seed \(seed): \(Self.difference(shown.changed, shown.fresh))")
      }
    }
    seeds.end("Edits of documents", faults: faults)
    expectGreater(compared, seeds.count / 4)
  }

  /// Shows a few documents in one screen.
  ///
  /// - Returns: The lines of its elements at last, and those of a screen that shows just the last
  ///   document; nil if that has no solution.
  private static func history(_ seed: UInt64) -> (changed: [String], fresh: [String])? {
    let documents = (0..<3).map { (step: UInt64) in
      var maker = RandomDocument(seed: 3 &* seed &+ step, isDrawable: true)
      return maker.document()
    }
    guard let fresh = lines(of: Stage(documents[2])) else { return nil }
    let stage = Stage(documents[0])
    for document in documents.dropFirst() {
      stage.controller.update(to: document)
      stage.window.layoutIfNeeded()
    }
    stage.controller.select([])
    return lines(of: stage).map { ($0, fresh) }
  }

  /// The elements of a screen, a line each.
  private static func lines(of stage: Stage) -> [String]? {
    stage.view.contentOffset = .zero
    stage.window.layoutIfNeeded()
    guard stage.controller.problem == nil,
      let data = try? Picture(of: stage.view, scale: 2).data(.txt)
    else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func difference(_ lines: [String], _ others: [String]) -> String {
    zip(lines, others).first { $0 != $1 }.map { "\($0) | \($1)" }
      ?? "\(lines.count) lines | \(others.count)"
  }
}
