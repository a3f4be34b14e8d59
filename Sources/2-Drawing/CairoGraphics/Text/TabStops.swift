// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The places to which the tabs of a paragraph lead (behaviour rule PS-5). Lengths are in points.
package struct TabStops: Hashable, Sendable {
  /// The part of the text behind a tab that stands at the tab's place.
  package enum Alignment: Hashable, Sendable {
    /// The beginning of the text.
    case left
    /// The middle of the text up to the next tab.
    case center
    /// The end of the text up to the next tab.
    case right
    /// The middle of the first sign of this kind, or without one the end of the text up to the next tab.
    case decimal(Unicode.Scalar)
  }

  package struct Stop: Hashable, Sendable {
    /// From where reading begins, without indents.
    package var location: CGFloat
    package var alignment: Alignment

    /// Creates a stop at a location.
    ///
    /// - Parameters:
    ///   - location: The distance from where reading begins, without indents.
    ///   - alignment: The part of the text that stands there.
    package init(location: CGFloat, alignment: Alignment = .left) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  /// The places, from where reading begins on.
  private var stops: [Stop]
  /// The distance between two places behind the last of the stops.
  private var interval: CGFloat
  /// From where reading begins to the line of the paragraph that begins first.
  private var origin: CGFloat = 0

  /// Creates the places of a paragraph.
  ///
  /// - Parameters:
  ///   - stops: Places, in any order; those that are no positive, finite numbers are left out, and so
  ///     are those behind the thousandth.
  ///   - interval: Behind the last of them all multiples of this are places, too; 28 points unless it
  ///     is positive and finite.
  package init(_ stops: [Stop] = [], interval: CGFloat = 0) {
    self.stops = Array(
      stops.filter { $0.location > 0 && $0.location < Self.furthest }
        .sorted { $0.location < $1.location }.prefix(1000))
    self.interval = interval > 0 && interval < Self.furthest ? interval : Self.usualInterval
  }

  /// As in UIKit, whose paragraph styles begin with places that are 28 points apart.
  private static let usualInterval: CGFloat = 28
  private static let furthest: CGFloat = 1e6

  /// Returns the places of a text whose lengths are all so many times as long.
  package func scaled(by scale: CGFloat) -> TabStops {
    guard scale != 1, scale > 0 else { return self }
    var scaled = self
    for index in stops.indices { scaled.stops[index].location *= scale }
    scaled.interval *= scale
    return scaled
  }

  /// Returns the places of a paragraph with indents.
  ///
  /// - Parameter origin: From where reading begins to the line that begins first.
  /// - Returns: The places, which stay where they are.
  func indented(by origin: CGFloat) -> TabStops {
    var indented = self
    indented.origin = origin
    return indented
  }

  /// Returns the place that a tab leads to.
  ///
  /// - Parameter x: The tab's own place, from the beginning of the line that begins first.
  /// - Returns: The first place behind it, counted from there as well.
  func stop(after x: CGFloat) -> Stop {
    let position = x + origin
    var stop =
      stops.first { $0.location > position + 1e-6 } ?? Stop(location: multiple(after: position))
    stop.location -= origin
    return stop
  }

  /// The places of a paragraph, from the beginning of the line that begins first on; behind them they go
  /// on at the distance of the last two.
  var listed: [Stop] {
    let first = multiple(after: max(stops.last?.location ?? 0, origin))
    let further = [first, first + interval].map { Stop(location: $0) }
    return (stops.filter { $0.location > origin } + further).map { stop in
      Stop(location: stop.location - origin, alignment: stop.alignment)
    }
  }

  private func multiple(after position: CGFloat) -> CGFloat {
    ((position / interval + 1e-9).rounded(.down) + 1) * interval
  }
}
