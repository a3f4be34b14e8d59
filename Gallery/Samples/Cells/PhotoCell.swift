// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture of hills under a sun, each number another one.
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

  /// The colours of the hills, the farthest first.
  var hills: [UIColor] {
    let greens: [[CGFloat]] = [[0.32, 0.50, 0.45], [0.40, 0.52, 0.30], [0.45, 0.40, 0.48]]
    let green = greens[number % greens.count]
    return [1, 0.78, 0.58].map { shade in
      UIColor(red: green[0] * shade, green: green[1] * shade, blue: green[2] * shade, alpha: 1)
    }
  }

  /// Where the sun is, in shares of the picture.
  var sunPlace: CGPoint {
    CGPoint(x: 0.2 + CGFloat(number * 7 % 10) * 0.06, y: 0.2 + CGFloat(number * 3 % 7) * 0.04)
  }

  /// How high the ridge of a hill is at its left end, its middle and its right end, in shares.
  func ridge(ofHill hill: Int) -> [CGFloat] {
    (0..<3).map { point in
      let step = (number * 11 + hill * 17 + point * 5 + point * hill * 3) % 10
      return 0.45 + CGFloat(hill) * 0.16 + CGFloat(step) * 0.016
    }
  }
}

/// Draws a landscape.
final class LandscapeView: UIView {
  var landscape = Landscape(number: 0)

  override func draw(_ rect: CGRect) {
    let (width, height) = (bounds.width, bounds.height)
    landscape.sky.setFill()
    UIBezierPath(rect: bounds).fill()
    let radius = width * 0.09
    landscape.sun.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: landscape.sunPlace.x * width - radius, y: landscape.sunPlace.y * height - radius,
        width: 2 * radius, height: 2 * radius)
    ).fill()
    for (hill, color) in landscape.hills.enumerated() {
      let ridge = landscape.ridge(ofHill: hill).map { $0 * height }
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: ridge[0]))
      path.addCurve(
        to: CGPoint(x: width / 2, y: ridge[1]),
        controlPoint1: CGPoint(x: width * 0.2, y: ridge[0] - height * 0.08),
        controlPoint2: CGPoint(x: width * 0.35, y: ridge[1] - height * 0.05))
      path.addCurve(
        to: CGPoint(x: width, y: ridge[2]),
        controlPoint1: CGPoint(x: width * 0.65, y: ridge[1] + height * 0.05),
        controlPoint2: CGPoint(x: width * 0.85, y: ridge[2] + height * 0.06))
      path.addLine(to: CGPoint(x: width, y: height))
      path.addLine(to: CGPoint(x: 0, y: height))
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
