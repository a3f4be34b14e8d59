// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture of mountains under a sun, each number another one.
struct Landscape {
  let number: Int

  /// The colour of the sky, by the time of day.
  var sky: UIColor {
    let hours: [(red: CGFloat, green: CGFloat, blue: CGFloat)] = [
      (0.62, 0.80, 0.95), (0.98, 0.78, 0.55), (0.45, 0.63, 0.88), (0.86, 0.62, 0.66),
      (0.73, 0.86, 0.90), (0.36, 0.42, 0.66),
    ]
    let hour = hours[number * 5 % hours.count]
    return UIColor(red: hour.red, green: hour.green, blue: hour.blue, alpha: 1)
  }

  var sun: UIColor {
    number % 3 == 1
      ? UIColor(red: 1, green: 0.55, blue: 0.35, alpha: 1)
      : UIColor(red: 1, green: 0.95, blue: 0.75, alpha: 1)
  }

  /// The colours of the mountains, the farther first.
  var mountains: [UIColor] {
    let shades: [[CGFloat]] = [[0.32, 0.50, 0.45], [0.40, 0.52, 0.30], [0.45, 0.40, 0.48]]
    let shade = shades[number % shades.count]
    return [1, 0.72].map {
      UIColor(red: shade[0] * $0, green: shade[1] * $0, blue: shade[2] * $0, alpha: 1)
    }
  }

  /// Where the sun is, in shares of the picture.
  var sunPlace: CGPoint {
    CGPoint(x: 0.2 + CGFloat(number * 7 % 10) * 0.06, y: 0.2 + CGFloat(number * 3 % 7) * 0.04)
  }

  /// Where the peak of a mountain is, in shares of the picture.
  func peak(ofMountain mountain: Int) -> CGPoint {
    let step = CGFloat((number * 11 + mountain * 7) % 10)
    return mountain == 0
      ? CGPoint(x: 0.2 + step * 0.06, y: 0.5 + step * 0.015)
      : CGPoint(x: 0.9 - step * 0.08, y: 0.8 + step * 0.01)
  }
}

/// Draws a landscape.
final class LandscapeView: UIView {
  var landscape = Landscape(number: 0)

  override func draw(_ rect: CGRect) {
    let (width, height) = (bounds.width, bounds.height)
    landscape.sky.setFill()
    UIBezierPath(rect: bounds).fill()
    let radius = width * 0.075
    landscape.sun.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: landscape.sunPlace.x * width - radius, y: landscape.sunPlace.y * height - radius,
        width: 2 * radius, height: 2 * radius)
    ).fill()
    for (mountain, color) in landscape.mountains.enumerated() {
      let share = landscape.peak(ofMountain: mountain)
      let peak = CGPoint(x: share.x * width, y: share.y * height)
      // As steep as that every pixel of a slope is cut alike: references stay small.
      let reach = height - peak.y
      let path = UIBezierPath()
      path.move(to: peak)
      path.addLine(to: CGPoint(x: peak.x + reach, y: height))
      path.addLine(to: CGPoint(x: peak.x - reach, y: height))
      path.close()
      color.setFill()
      path.fill()
    }
  }
}

/// A photo; a selected one is paler and has a checkmark.
class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "photo-cell-reuse-identifier"

  private let picture = LandscapeView()
  private let veil = UIView()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  func show(_ landscape: Landscape) {
    picture.landscape = landscape
    picture.setNeedsDisplay()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    checkmark.isHidden = !state.isSelected
    veil.isHidden = !state.isSelected
  }
}

extension PhotoCell {
  func configure() {
    for view in [picture, veil] {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.clipsToBounds = true
      contentView.addSubview(view)
    }
    veil.backgroundColor = UIColor(white: 1, alpha: 0.25)
    contentView.addSubview(checkmark)
    checkmark.translatesAutoresizingMaskIntoConstraints = false
    checkmark.tintColor = .white
    NSLayoutConstraint.activate([
      checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      checkmark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }
}
