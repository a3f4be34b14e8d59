// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

struct DropDestination: Hashable, Sendable {
  var presentedPath: PresentedIndexPath
  /// The argument of the delegate: the item that the drag is over or, at the end of a section, the
  /// number of its items (interaction rule IR-1).
  var path: DataIndexPath

  init(presentedPath: PresentedIndexPath, path: DataIndexPath) {
    self.presentedPath = presentedPath
    self.path = path
  }
}

/// The element at a point at which something may be dropped.
enum DropHit: Hashable, Sendable {
  case gap
  /// An item, or the end of a section.
  case destination(DropDestination)
  /// Nothing that a drop could belong to.
  case nothing
}

/// Follows where something would be dropped from point to point (interaction rule DP-9).
///
/// A place that was left is taken again only at some distance from the point where it was left, so
/// that cells of different sizes that change places below the touch do not do so for ever.
struct DropTracker: Hashable, Sendable {
  /// A place, and where the touch was when it left it.
  private struct Departure: Hashable {
    var presentedPath: PresentedIndexPath
    var x: CGFloat
    var y: CGFloat
  }

  /// The destination of a drop now; nil for nowhere in particular.
  private(set) var destination: DropDestination?
  /// The place that was left last, and where.
  private var left: Departure?

  init() {}

  /// The touch is at a point.
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates.
  ///   - hit: What is there, as it is presented.
  ///   - gap: Where the gap is that is open; nil for none.
  ///   - distance: How far a place that was left is, in points, before it is taken again.
  /// - Returns: Where something would be dropped.
  mutating func move(
    to point: CGPoint, over hit: DropHit, gap: DropDestination?,
    returnDistance distance: CGFloat = 8
  ) -> DropDestination? {
    let next: DropDestination? =
      switch hit {
      case .gap: gap ?? destination
      case .destination(let destination): destination
      case .nothing: nil
      }
    guard next?.presentedPath != destination?.presentedPath else {
      destination = next
      return next
    }
    if let left, left.presentedPath == next?.presentedPath,
      hypot(point.x - left.x, point.y - left.y) < distance
    {
      return destination
    }
    left = (destination?.presentedPath).map { Departure(presentedPath: $0, x: point.x, y: point.y) }
    destination = next
    return next
  }

  /// The gap for the destination was opened elsewhere than the destination says.
  mutating func gapWasPresented(at path: PresentedIndexPath) { destination?.presentedPath = path }
}
