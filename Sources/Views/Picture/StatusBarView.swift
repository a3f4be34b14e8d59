// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A status bar at 9:41.
final class StatusBarView: UIView {
  private let device: PictureDevice
  private let time = UILabel()
  private let signal = UIImageView()
  private let wifi = UIImageView()
  private let battery = BatteryView()

  /// - Parameter device: Whose it is.
  init(_ device: PictureDevice) {
    self.device = device
    super.init(frame: .zero)
    clipsToBounds = true
    time.text = "9:41"
    time.textAlignment = .center
    time.font =
      isLow
      ? .systemFont(ofSize: 12, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    // As wide as 18 and 17 points.
    let size: CGFloat = isLow ? 11 : 14
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
    signal.image = UIImage(systemName: "cellularbars", withConfiguration: configuration)
    wifi.image = UIImage(systemName: "wifi", withConfiguration: configuration)
    signal.isHidden = device.isPad
    for view in [time, signal, wifi, battery] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("screens make it themselves") }

  /// Whether it is that of a device with a home button, or of a tablet.
  private var isLow: Bool { device.statusBar < 40 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Beside the camera, where there is one, contents are a point below the middle.
    let middle = bounds.height / 2 + (isLow ? 0 : 1.5)
    func place(_ view: UIView, minX: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - minX - size.width : minX, y: middle - size.height / 2,
        width: size.width, height: size.height)
    }
    time.textColor = tintColor
    let timeSize = time.intrinsicContentSize
    if device.isPad {
      place(time, minX: 20, timeSize)
    } else if isLow {
      place(time, minX: (bounds.width - timeSize.width) / 2, timeSize)
    } else {
      place(time, minX: bounds.width * 0.14 - timeSize.width / 2, timeSize)
    }
    let edge = isLow ? (device.isPad ? 20 : 6) : bounds.width * 0.07
    var end = bounds.width - edge
    for view in [battery, wifi, signal] where !view.isHidden {
      let size = view === battery ? BatteryView.size : view.intrinsicContentSize
      end -= size.width
      place(view, minX: end, size)
      end -= 5
    }
  }
}
