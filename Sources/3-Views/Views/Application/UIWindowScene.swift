// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
public import Geometry

/// A scene that windows belong to.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  private var members: [Member] = []

  private struct Member {
    weak var window: UIWindow?
  }

  /// The windows of the scene, the oldest first.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The window of the scene that is key; nil if none is.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that the scene is on: the only one.
  open var screen: UIScreen { .main }
  /// The space of the scene's coordinates: that of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The orientation of the scene's windows: landscape if they are wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The traits of the scene's newest window; those of the screen without one.
  open var traitCollection: UITraitCollection {
    windows.last?.traitCollection ?? screen.traitCollection
  }

  /// Has no effect: the traits are those of windows, which get their changes. Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var size: CGSize { windows.last?.bounds.size ?? screen.bounds.size }

  func add(_ window: UIWindow) {
    remove(window)
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The orientation of a screen.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// The screen is upright.
  case portrait = 1
  /// The screen is upside down.
  case portraitUpsideDown = 2
  /// The screen is on its side, with the home button on the left.
  case landscapeLeft = 4
  /// The screen is on its side, with the home button on the right.
  case landscapeRight = 3

  /// A Boolean value that says whether the screen is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that says whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

package struct WindowEnvironment: Hashable, Sendable {
  var size: CGSize
  /// The traits, over the standard ones.
  package var traits: TraitValues
  /// The insets that bars and corners of the screen cover.
  var safeArea: UIEdgeInsets

  package init(size: CGSize, traits: TraitValues, safeArea: UIEdgeInsets) {
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
  }
}
