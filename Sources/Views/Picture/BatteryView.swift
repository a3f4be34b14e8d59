// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A full battery, as a status bar shows it.
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
