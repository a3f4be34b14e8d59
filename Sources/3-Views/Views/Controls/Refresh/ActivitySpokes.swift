// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The spokes that say that something is under way, in a circle and from its top on clockwise.
@MainActor
package struct ActivitySpokes {
  package nonisolated static let count = 8
  /// The lengths of a spoke, in shares of the circle's diameter; ours.
  private static let width: CGFloat = 0.12
  private static let length: CGFloat = 0.3

  private let side: CGFloat
  private let color: UIColor

  /// Creates spokes.
  ///
  /// - Parameters:
  ///   - side: The diameter of the circle, in points.
  ///   - color: Their colour, which does not depend on traits.
  package init(side: CGFloat, color: UIColor) {
    self.side = side
    self.color = color
  }

  /// Draws the spokes in the current context.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - opacity: The share of the colour's own that a spoke has; one of 0 is not drawn.
  package func draw(about center: CGPoint, opacity: (_ spoke: Int) -> CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let spoke = CGRect(
      x: -side * Self.width / 2, y: -side / 2, width: side * Self.width, height: side * Self.length)
    let path = UIBezierPath(roundedRect: spoke, cornerRadius: spoke.width / 2)
    for index in 0..<Self.count {
      let opacity = opacity(index)
      guard opacity > 0 else { continue }
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(index) / CGFloat(Self.count) * 2 * .pi)
      color.withAlphaComponent(color.cgColor.alpha * opacity).setFill()
      path.fill()
      context.restoreGState()
    }
  }
}

/// The turning of spokes on the window's time: one after the other is darkest.
@MainActor
package final class SpokeRotation {
  /// Seconds of a turn; ours.
  private static let period: CFTimeInterval = 0.8

  private var link: CADisplayLink?
  private var startTime: CFTimeInterval = 0
  /// The spoke that is darkest, clockwise from the top.
  package private(set) var step = 0

  package init() {}

  /// Lets the spokes turn from now on, or stay as they are.
  package func run(_ runs: Bool) {
    guard runs else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    startTime = 0
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      turn(at: link.timestamp)
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func turn(at time: CFTimeInterval) {
    if startTime == 0 { startTime = time }
    let turns = (time - startTime) / Self.period
    step = Int(turns * Double(ActivitySpokes.count)) % ActivitySpokes.count
  }

  /// Returns the share of its colour's opacity that a spoke has: the less, the longer ago it was the
  /// darkest one, and a quarter at the least.
  package func opacity(ofSpoke spoke: Int) -> CGFloat {
    let age = (step - spoke + ActivitySpokes.count) % ActivitySpokes.count
    return 0.25 + 0.75 * (1 - CGFloat(age) / CGFloat(ActivitySpokes.count))
  }
}
