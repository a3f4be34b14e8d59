// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Foundation
import LayoutDocuments
import PlaygroundSession
import UIKit

/// The length of a document's film, which is found by running through it where the document gives none.
@MainActor
struct FilmLength {
  /// The seconds that a film rests at its end.
  private static let rest = 0.5
  /// The most motions that are run through: those without a duration may follow one another for ever.
  private static let mostMotions = 100_000

  private var known: (film: LayoutDocument.Film, data: LayoutDocument.Data, seconds: TimeInterval)?

  /// Returns the seconds from the beginning of a film to its end.
  ///
  /// - Parameter document: The document. Its layout moves elements elsewhere, but for as long.
  /// - Returns: The seconds; nil for a document without a film.
  /// - Complexity: O(1), and that of running through the film where film or data are others.
  mutating func seconds(of document: LayoutDocument) -> TimeInterval? {
    guard let film = document.film else { return nil }
    if let duration = film.duration { return duration }
    if let known, known.film == film, known.data == document.data { return known.seconds }
    let seconds = Self.length(of: document)
    known = (film, document.data, seconds)
    return seconds
  }

  private static func length(of document: LayoutDocument) -> TimeInterval {
    let controller = DocumentViewController(document)
    guard
      let stage = try? OwnStage(controller, PlaygroundSettings(scale: 1), isBeside: true)
    else { return rest }
    let window = stage.window
    controller.beginFilm()
    for _ in 0..<mostMotions {
      let step = controller.nextStepTime
      let end = window.isAnimating ? window.animationEnd : nil
      guard let next = [step, end].compactMap(\.self).min() else { break }
      window.advance(to: max(next, window.currentTime))
      if step == next { controller.takeNextStep() }
      window.layoutIfNeeded()
    }
    return window.currentTime + rest
  }
}
