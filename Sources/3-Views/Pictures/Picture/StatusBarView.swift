// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A status bar at 9:41.
final class StatusBarView: UIView {
  private let device: PictureDevice
  private let time = UILabel()
  private let signal = UIImageView()
  private let wifi = UIImageView()
  private let battery = BatteryView()

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
    func position(_ view: UIView, minX: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - minX - size.width : minX, y: middle - size.height / 2,
        width: size.width, height: size.height)
    }
    time.textColor = tintColor
    let timeSize = time.intrinsicContentSize
    if device.isPad {
      position(time, minX: 20, timeSize)
    } else if isLow {
      position(time, minX: (bounds.width - timeSize.width) / 2, timeSize)
    } else {
      position(time, minX: bounds.width * 0.14 - timeSize.width / 2, timeSize)
    }
    let edge = isLow ? (device.isPad ? 20 : 6) : bounds.width * 0.07
    var end = bounds.width - edge
    for view in [battery, wifi, signal] where !view.isHidden {
      let size = view === battery ? BatteryView.size : view.intrinsicContentSize
      end -= size.width
      position(view, minX: end, size)
      end -= 5
    }
  }
}

final class BatteryView: UIView {
  static let size = CGSize(width: 27.5, height: 13)

  private let shell = UIView()
  private let charge = UIView()
  private let cap = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [shell, charge, cap] { addSubview(view) }
    shell.layer.borderWidth = 1
    shell.layer.cornerRadius = 4
    shell.layer.cornerCurve = .continuous
    charge.layer.cornerRadius = 2.5
    charge.layer.cornerCurve = .continuous
    cap.layer.cornerRadius = 1
    cap.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  required init?(coder: NSCoder) { fatalError("status bars make it themselves") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = tintColor.resolvedColor(with: traitCollection)
    shell.layer.borderColor = color.withAlphaComponent(0.35).cgColor
    charge.backgroundColor = color
    cap.backgroundColor = color.withAlphaComponent(0.4)
    shell.frame = CGRect(x: 0, y: 0, width: 25, height: 13)
    charge.frame = CGRect(x: 2, y: 2, width: 21, height: 9)
    cap.frame = CGRect(x: 26, y: 4.5, width: 1.5, height: 4)
  }
}
