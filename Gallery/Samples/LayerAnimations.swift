// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Layers that move by animations of their own: a dial that fills, a dot that pulses, a ball on a spring,
/// a gradient that wanders, a square along a path, and dashes that march.
final class LayerAnimationsViewController: SampleViewController, AnimatedSample {
  static let name = "layer-animations"
  static let summary = "Animations of layers: progress, pulse, spring, gradient, path and dashes."
  static let duration: TimeInterval? = 4
  static let poster: Double? = 0.4
  static let referenceSize: CGSize? = CGSize(width: 220, height: 420)

  private let figures: [MovingView] = [
    DialView(), PulseView(), SpringView(), MovingGradientView(), OrbitView(), MarchView(),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = stride(from: 0, to: figures.count, by: 2).map { index in
      let row = UIStackView(arrangedSubviews: Array(figures[index..<index + 2]))
      row.distribution = .fillEqually
      row.spacing = 20
      return row
    }
    let page = UIStackView(arrangedSubviews: rows)
    page.axis = .vertical
    page.spacing = 24
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    for figure in figures { figure.heightAnchor.constraint(equalToConstant: 100).isActive = true }
  }

  func begin() {
    view.layoutIfNeeded()
    for figure in figures { figure.move() }
  }
}

/// A figure with layers of its own.
private class MovingView: UIView {
  init() {
    super.init(frame: .zero)
    addLayers()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  /// Puts the layers into the view's.
  func addLayers() {}

  /// Begins the animations.
  func move() {}

  /// The middle of the view.
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
}

/// A ring that fills, and whose colour changes on the way.
private final class DialView: MovingView {
  private let ring = CAShapeLayer()

  override func addLayers() {
    ring.fillColor = nil
    ring.lineWidth = 12
    ring.lineCap = .round
    layer.addSublayer(ring)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.path =
      UIBezierPath(
        arcCenter: middle, radius: 40, startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true
      ).cgPath
    ring.strokeColor = color(.systemGreen)
  }

  override func move() {
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.fromValue = 0
    fill.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let warm = CABasicAnimation(keyPath: "strokeColor")
    warm.fromValue = color(.systemRed)
    let both = CAAnimationGroup()
    both.animations = [fill, warm]
    both.duration = 3.5
    ring.add(both, forKey: "fill")
  }
}

/// A dot with a wave that leaves it.
private final class PulseView: MovingView {
  private let wave = CALayer()
  private let dot = CALayer()

  override func addLayers() {
    for (circle, size) in [(wave, 84.0), (dot, 28.0)] {
      circle.bounds.size = CGSize(width: size, height: size)
      circle.cornerRadius = size / 2
      layer.addSublayer(circle)
    }
    wave.opacity = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for circle in [wave, dot] {
      circle.position = middle
      circle.backgroundColor = color(.systemBlue)
    }
  }

  override func move() {
    let growth = CABasicAnimation(keyPath: "transform.scale")
    growth.fromValue = 0.3
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.7
    let pulse = CAAnimationGroup()
    pulse.animations = [growth, fade]
    pulse.duration = 1
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeOut)
    wave.add(pulse, forKey: "pulse")
    let beat = CAKeyframeAnimation(keyPath: "transform.scale")
    beat.values = [1, 1.25, 1]
    beat.keyTimes = [0, 0.2, 1]
    beat.duration = 1
    beat.repeatCount = .infinity
    dot.add(beat, forKey: "beat")
  }
}

/// A ball that falls onto a spring.
private final class SpringView: MovingView {
  private let ball = CALayer()

  override func addLayers() {
    ball.bounds.size = CGSize(width: 32, height: 32)
    ball.cornerRadius = 16
    layer.addSublayer(ball)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ball.position = middle
    ball.backgroundColor = color(.systemOrange)
  }

  override func move() {
    let drop = CASpringAnimation(keyPath: "position.y")
    drop.fromValue = 16
    drop.stiffness = 60
    drop.damping = 3
    drop.duration = min(drop.settlingDuration, 3.5)
    ball.add(drop, forKey: "drop")
  }
}

/// A gradient whose colours wander.
private final class MovingGradientView: MovingView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.colors = [UIColor.systemIndigo, .systemPink, .systemYellow].map { color($0) }
    gradient.locations = [0, 0.2, 0.4]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
  }

  override func move() {
    let sweep = CABasicAnimation(keyPath: "locations")
    sweep.toValue = [0.6, 0.8, 1]
    sweep.duration = 2
    sweep.autoreverses = true
    sweep.repeatCount = .infinity
    sweep.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    gradient.add(sweep, forKey: "sweep")
  }
}

/// A square that goes round a circle, and turns.
private final class OrbitView: MovingView {
  private let track = CAShapeLayer()
  private let square = CALayer()

  override func addLayers() {
    track.fillColor = nil
    layer.addSublayer(track)
    square.bounds.size = CGSize(width: 20, height: 20)
    square.cornerRadius = 4
    layer.addSublayer(square)
  }

  private var path: CGPath {
    CGPath(
      ellipseIn: CGRect(x: middle.x - 40, y: middle.y - 28, width: 80, height: 56), transform: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.path = path
    track.strokeColor = color(.separator)
    square.position = path.currentPoint
    square.backgroundColor = color(.systemPurple)
  }

  override func move() {
    let orbit = CAKeyframeAnimation(keyPath: "position")
    orbit.path = path
    orbit.calculationMode = .paced
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.byValue = 2 * Double.pi
    let both = CAAnimationGroup()
    both.animations = [orbit, turn]
    both.duration = 2
    both.repeatCount = .infinity
    square.add(both, forKey: "orbit")
  }
}

/// Dashes that march around a rectangle.
private final class MarchView: MovingView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var shape: CAShapeLayer { layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.path =
      UIBezierPath(roundedRect: bounds.insetBy(dx: 8, dy: 16), cornerRadius: 12).cgPath
    shape.fillColor = nil
    shape.strokeColor = color(.systemTeal)
    shape.lineWidth = 3
    shape.lineDashPattern = [10, 6]
  }

  override func move() {
    let march = CABasicAnimation(keyPath: "lineDashPhase")
    march.byValue = -16
    march.duration = 0.5
    march.repeatCount = .infinity
    shape.add(march, forKey: "march")
  }
}
