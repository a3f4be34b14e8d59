// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The front of a device over an app: the status bar and the home indicator, and the frame around
/// the screen where that is wanted.
final class DeviceFront: UIWindow {
  static let homeIndicator = CGSize(width: 134, height: 5)
  /// From the home indicator to the bottom, in points.
  static let homeIndicatorBottom: CGFloat = 8
  /// The width of the frame around a screen, in points.
  static let bezel: CGFloat = 14

  private let device: PictureDevice
  private let bezel: CGFloat
  private weak var statusBarSource: UIViewController?
  private let statusBar: StatusBarView
  private let homeIndicator = UIView()
  private let ring = UIView()
  private let rim = UIView()

  /// - Parameters:
  ///   - device: Whose it is.
  ///   - bezel: How wide the frame around the screen is; 0 for none.
  ///   - controller: Says of what colour the status bar is; nil for that of labels.
  init(_ device: PictureDevice, bezel: CGFloat, controller: UIViewController?) {
    self.device = device
    self.bezel = bezel
    statusBarSource = controller
    statusBar = StatusBarView(device)
    super.init(frame: .zero)
    homeIndicator.backgroundColor = .label
    homeIndicator.layer.cornerRadius = Self.homeIndicator.height / 2
    homeIndicator.isHidden = device.homeArea == 0
    statusBar.isHidden = device.statusBar == 0
    for view in [statusBar, homeIndicator, ring, rim] { addSubview(view) }
    ring.isHidden = bezel == 0
    rim.isHidden = bezel == 0
    // The frame covers the edge of the screen, which is cut in another curve.
    for (view, width, color) in [(ring, bezel + 1, UIColor.black), (rim, 1, .darkGray)] {
      view.layer.borderWidth = width
      view.layer.borderColor = color.cgColor
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = device.cornerRadius + bezel
    }
  }

  required init?(coder: NSCoder) { fatalError("screens make it themselves") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let screen = bounds.insetBy(dx: bezel, dy: bezel)
    statusBar.tintColor =
      switch statusBarSource?.preferredStatusBarStyle {
      case .lightContent: .white
      case .darkContent: .black
      default: .label
      }
    statusBar.frame = CGRect(
      x: screen.minX, y: screen.minY, width: screen.width,
      height: min(device.statusBar, screen.height))
    statusBar.setNeedsLayout()
    let size = Self.homeIndicator
    let width = min(size.width, max(0, screen.width - 2 * Self.homeIndicatorBottom))
    homeIndicator.frame = CGRect(
      x: screen.midX - width / 2,
      y: screen.maxY - Self.homeIndicatorBottom - size.height, width: width,
      height: size.height)
    ring.frame = bounds
    rim.frame = bounds
  }
}
