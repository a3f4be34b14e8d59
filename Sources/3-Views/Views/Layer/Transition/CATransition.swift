// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A change of what a layer shows, from what it showed when the transition was added to what it shows now.
///
/// ```swift
/// let transition = CATransition()
/// transition.type = .push
/// transition.subtype = .fromTop
/// label.layer.add(transition, forKey: nil)
/// label.text = "42"
/// ```
///
/// Whatever the key, a layer keeps it as `transition`, and one at most. What is in the layer, and the
/// subviews of a view, belong to what it shows. What went beyond the bounds before is not shown.
///
/// > Note: Differs from UIKit: what moves does not fade on the way. Add the transition before what it shows
/// > is changed, not after.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The way from the one to the other; ``CATransitionType/fade`` unless set.
  open var type: CATransitionType = .fade
  /// The side that what moves comes from; nil, as by default, for the left.
  open var subtype: CATransitionSubtype?
  /// The share of the way, 0…1, at which it begins; 0 unless set.
  open var startProgress: Float = 0
  /// The share of the way, 0…1, at which it ends; 1 unless set.
  open var endProgress: Float = 1

  /// Creates a transition that fades.
  public override init() { super.init() }

  /// The way of a transition of a view, in place of the type.
  private var way: LayerTransition.Way?
  private var curve: TimingCurve?

  convenience init(_ way: LayerTransition.Way, duration: TimeInterval, curve: TimingCurve) {
    self.init()
    self.way = way
    self.duration = duration
    self.curve = curve
  }

  override func motion(of layer: CALayer, length: TimeInterval) -> LayerMotion {
    func share(_ value: Float) -> CGFloat { value > 0 ? CGFloat(min(value, 1)) : 0 }
    let transition = LayerTransition(
      way: way ?? type.way((subtype ?? .fromLeft).direction), start: share(startProgress),
      end: share(endProgress), of: layer)
    return LayerMotion(
      timing: timing(length: length), curve: curve ?? timingFunction?.curve,
      content: .transition(transition))
  }
}

/// The way of a transition of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String
  /// Creates a way from its name.
  ///
  /// - Parameter rawValue: `fade`, `moveIn`, `push` or `reveal`; another is as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one becomes the other where it is.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new moves in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new moves in, and the old out before it.
  public static let push = CATransitionType(rawValue: "push")
  /// The old moves out, and the new is behind it.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The way with what moves going in a direction.
  fileprivate func way(_ direction: CGVector) -> LayerTransition.Way {
    switch self {
    case .moveIn: .moveIn(direction)
    case .push: .push(direction)
    case .reveal: .reveal(direction)
    default: .dissolve
    }
  }
}

/// The side that what moves in a transition of a layer comes from.
///
/// As in Core Animation, whose vertical axis points upwards, what comes `fromTop` comes up from below.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name.
  public let rawValue: String
  /// Creates a side from its name.
  ///
  /// - Parameter rawValue: `fromLeft`, `fromRight`, `fromTop` or `fromBottom`; another is as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition moves upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition moves downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  fileprivate var direction: CGVector {
    switch self {
    case .fromRight: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}
