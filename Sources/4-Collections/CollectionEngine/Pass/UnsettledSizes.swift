// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// The last rounds of a pass whose sizes do not settle.
///
/// Nothing is recorded before a pass has nearly reached its limit, which ordinary ones never do.
struct UnsettledSizes {
  /// A size that was asked for in a round, and changed the layout.
  private struct Change {
    var key: ElementIdentity
    var round: Int
    var original: CGSize
    var preferred: CGSize
  }

  static let recordedRounds = 4

  private var changes: [Change] = []

  /// Records a measurement that changed the layout.
  ///
  /// - Parameters:
  ///   - key: The element.
  ///   - round: The round, from 0.
  ///   - original: The size that the layout had given.
  ///   - preferred: The size that the view asked for.
  mutating func record(
    _ key: ElementIdentity, round: Int, original: CGSize, preferred: CGSize
  ) {
    guard round >= LayoutPass.roundLimit - Self.recordedRounds else { return }
    changes.append(Change(key: key, round: round, original: original, preferred: preferred))
  }

  /// The elements that do not settle, in layout order: they changed the layout in the last round,
  /// and in an earlier one of those recorded. If there is none, the last that changed it.
  private var elements: [ElementIdentity] {
    guard let last = changes.last else { return [] }
    let earlier = Set(changes.filter { $0.round < last.round }.map(\.key))
    let unsettled = changes.filter { $0.round == last.round }.map(\.key)
    let repeated = unsettled.filter(earlier.contains)
    return repeated.isEmpty ? [last.key] : repeated
  }

  /// The message on the console about at most five: the two sizes that each alternates between,
  /// and its last rounds; nil if nothing was recorded.
  var description: String? {
    let elements = elements
    guard !elements.isEmpty else { return nil }
    var texts = elements.prefix(Self.describedElements).map { key in
      let own = changes.filter { $0.key == key }
      let sizes =
        (own.count > 1
        ? own.suffix(2).map(\.preferred) : own.flatMap { [$0.original, $0.preferred] })
        .map(\.compactDescription)
      let rounds = own.map { change in
        "round \(change.round + 1): \(change.original.compactDescription) → "
          + change.preferred.compactDescription
      }
      return """
        \(key) alternates between \(sizes.joined(separator: " and ")) \
        (\(rounds.joined(separator: ", ")))
        """
    }
    if elements.count > texts.count { texts.append("\(elements.count - texts.count) more") }
    return texts.joined(separator: "; ")
  }

  private static let describedElements = 5
}
