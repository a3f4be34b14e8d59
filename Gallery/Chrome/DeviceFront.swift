// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a device shows over an app: the status bar and the home indicator, and the frame around the
/// screen where that is wanted.
final class DeviceFront: UIWindow {
  private let metrics: DeviceMetrics
  private let bezel: CGFloat
  private weak var statusBarSource: UIViewController?
  private let statusBar: StatusBarView
  private let homeIndicator = UIView()
  private let ring = UIView()
  private let rim = UIView()

  /// - Parameters:
  ///   - metrics: The device's.
  ///   - bezel: How wide the frame around the screen is; 0 for none.
  ///   - controller: Says of what colour the status bar is.
  init(_ metrics: DeviceMetrics, bezel: CGFloat, controller: UIViewController) {
    self.metrics = metrics
    self.bezel = bezel
    statusBarSource = controller
    statusBar = StatusBarView(metrics)
    super.init(frame: .zero)
    homeIndicator.backgroundColor = .label
    homeIndicator.layer.cornerRadius = DeviceMetrics.homeIndicator.height / 2
    homeIndicator.isHidden = metrics.homeArea == 0
    statusBar.isHidden = metrics.statusBar == 0
    for view in [statusBar, homeIndicator, ring, rim] { addSubview(view) }
    ring.isHidden = bezel == 0
    rim.isHidden = bezel == 0
    // The frame covers the edge of the screen, which is cut in another curve.
    for (view, width, color) in [(ring, bezel + 1, UIColor.black), (rim, 1, .darkGray)] {
      view.layer.borderWidth = width
      view.layer.borderColor = color.cgColor
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = metrics.cornerRadius + bezel
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
      height: min(metrics.statusBar, screen.height))
    statusBar.setNeedsLayout()
    let size = DeviceMetrics.homeIndicator
    let width = min(size.width, max(0, screen.width - 2 * DeviceMetrics.homeIndicatorBottom))
    homeIndicator.frame = CGRect(
      x: screen.midX - width / 2,
      y: screen.maxY - DeviceMetrics.homeIndicatorBottom - size.height, width: width,
      height: size.height)
    ring.frame = bounds
    rim.frame = bounds
  }
}
