// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What layers draw: rings that are filled in part, lines with dashes and ends, gradients along a line,
/// outwards and around, text, a symbol, a star and a fading text as masks, and bitmaps as contents.
final class LayersViewController: SampleViewController, Sample {
  static let name = "layers"
  static let summary = "Shapes, dashes, progress rings, gradients and masks of layers."
  static let referenceSize: CGSize? = CGSize(width: 190, height: 830)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let page = UIStackView(arrangedSubviews: [
      makeHeadline(),
      makeHeading("Progress"), makeRow(makeRings()),
      makeHeading("Lines"), makeLines(),
      makeHeading("Gradients"), makeRow(makeGradients()),
      makeHeading("Masks"), makeRow(makeMasks()),
      makeHeading("Contents"), makeRow(makeContents()),
    ])
    page.axis = .vertical
    page.spacing = 12
    for section in page.arrangedSubviews where !(section is UILabel) {
      page.setCustomSpacing(24, after: section)
    }
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

// MARK: - Sections

extension LayersViewController {
  /// Text that a gradient shows through.
  private func makeHeadline() -> UIView {
    let label = UILabel()
    label.text = "Northern Lights"
    label.font = .systemFont(ofSize: 40, weight: .heavy)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let headline = GradientView([.systemTeal, .systemIndigo, .systemPink])
    headline.isLeading = true
    headline.mask = label
    headline.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return headline
  }

  private func makeRings() -> [UIView] {
    [
      ("Move", 0.82, UIColor.systemPink), ("Exercise", 0.55, .systemGreen),
      ("Stand", 0.25, .systemCyan),
    ].map { name, share, color in
      let ring = RingView(share: share, color: color)
      ring.heightAnchor.constraint(equalToConstant: 92).isActive = true
      return makeFigure(ring, caption: name)
    }
  }

  private func makeLines() -> UIView {
    let lines = UIStackView(arrangedSubviews: [
      LineView(width: 8, cap: .butt, dashes: []), LineView(width: 8, cap: .butt, dashes: [24, 8]),
      LineView(width: 8, cap: .round, dashes: [20, 16]),
      LineView(width: 8, cap: .round, dashes: [0, 14]),
      LineView(width: 3, cap: .square, dashes: [18, 8, 3, 8]),
    ])
    lines.axis = .vertical
    lines.spacing = 6
    for line in lines.arrangedSubviews {
      line.heightAnchor.constraint(equalToConstant: 14).isActive = true
    }
    return lines
  }

  private func makeGradients() -> [UIView] {
    let axial = GradientView([.systemOrange, .systemPink, .systemPurple])
    let radial = GradientView([.systemYellow, .systemOrange, .systemRed])
    radial.gradient.type = .radial
    radial.gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    radial.gradient.endPoint = CGPoint(x: 1, y: 1)
    let conic = GradientView([
      .systemRed, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple, .systemRed,
    ])
    conic.gradient.type = .conic
    conic.gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.gradient.endPoint = CGPoint(x: 0.5, y: 0)
    return [("axial", axial), ("radial", radial), ("conic", conic)].map { name, view in
      view.layer.cornerRadius = 18
      view.layer.cornerCurve = .continuous
      view.heightAnchor.constraint(equalToConstant: 64).isActive = true
      return makeFigure(view, caption: name)
    }
  }

  private func makeMasks() -> [UIView] {
    let star = GradientView([.systemYellow, .systemOrange])
    star.layer.mask = CAShapeLayer()
    let symbol = GradientView([.systemBlue, .systemTeal])
    let image = UIImageView(image: UIImage(systemName: "heart.fill"))
    image.contentMode = .scaleAspectFit
    symbol.mask = image
    let fade = FadingTextView()
    return [("shape", star), ("symbol", symbol), ("gradient", fade)].map { name, view in
      view.heightAnchor.constraint(equalToConstant: 92).isActive = true
      return makeFigure(view, caption: name)
    }
  }
}

// MARK: - Contents

extension LayersViewController {
  /// Bitmaps of a few pixels that fill layers of another size, and an image that is repeated.
  private func makeContents() -> [UIView] {
    let pixels = UIView()
    pixels.layer.contents = makeHeart().cgImage
    pixels.layer.contentsGravity = .resizeAspect
    pixels.layer.magnificationFilter = .nearest
    let button = UIView()
    button.layer.contents = makeDot(diameter: 32, in: 32).cgImage
    button.layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let pattern = UIImageView(
      image: makeDot(diameter: 8, in: 16).resizableImage(withCapInsets: .zero))
    return [("nearest", pixels), ("centre", button), ("tile", pattern)].map { name, view in
      view.heightAnchor.constraint(equalToConstant: 64).isActive = true
      return makeFigure(view, caption: name)
    }
  }

  /// A heart of 7 × 6 pixels.
  private func makeHeart() -> UIImage {
    let rows = [".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."]
    return draw(CGSize(width: 7, height: 6), in: .systemRed) { context in
      for (y, row) in rows.enumerated() {
        for (x, pixel) in row.enumerated() where pixel == "#" {
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  /// A dot in the middle of a square, in points of a pixel each.
  private func makeDot(diameter: CGFloat, in side: CGFloat) -> UIImage {
    let margin = (side - diameter) / 2
    return draw(CGSize(width: side, height: side), in: .systemTeal) { context in
      context.fillEllipse(in: CGRect(x: margin, y: margin, width: diameter, height: diameter))
    }
  }

  private func draw(
    _ size: CGSize, in color: UIColor, _ shape: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      color.setFill()
      shape(renderer.cgContext)
    }
  }
}

// MARK: - Pieces

extension LayersViewController {
  private func makeHeading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// Views beside each other, equally wide.
  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.spacing = 16
    return row
  }

  /// A view over its caption.
  private func makeFigure(_ view: UIView, caption: String) -> UIStackView {
    let label = UILabel()
    label.text = caption
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    let figure = UIStackView(arrangedSubviews: [view, label])
    figure.axis = .vertical
    figure.spacing = 6
    return figure
  }
}

/// A gradient of the view's size, in the colours of its appearance. A mask fills the view, too.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer { layer as! CAGradientLayer }
  /// Whether the gradient goes from the leading to the trailing edge.
  var isLeading = false
  private let colors: [UIColor]

  init(_ colors: [UIColor]) {
    self.colors = colors
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    mask?.frame = bounds
    if let star = layer.mask as? CAShapeLayer { star.path = .star(in: bounds) }
    guard isLeading else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
  }
}

extension CGPath {
  /// A star with five points in the middle of a rectangle, as large as fits.
  @MainActor
  fileprivate static func star(in rect: CGRect) -> CGPath {
    let radius = min(rect.width, rect.height) / 2
    let path = UIBezierPath()
    for index in 0..<10 {
      let distance = index.isMultiple(of: 2) ? radius : radius * 0.45
      let angle = -CGFloat.pi / 2 + CGFloat(index) * .pi / 5
      let point = CGPoint(
        x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path.cgPath
  }
}

/// A ring of which a part is filled, clockwise from the top, around its share in percent.
private final class RingView: UIView {
  private let track = CAShapeLayer()
  private let progress = CAShapeLayer()
  private let label = UILabel()
  private let color: UIColor

  private static let lineWidth: CGFloat = 11

  init(share: Double, color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    for ring in [track, progress] {
      ring.fillColor = nil
      ring.lineWidth = Self.lineWidth
      layer.addSublayer(ring)
    }
    progress.lineCap = .round
    progress.strokeEnd = share
    label.text = "\(Int(share * 100)) %"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: (min(bounds.width, bounds.height) - Self.lineWidth) / 2, startAngle: -.pi / 2,
      endAngle: .pi * 3 / 2, clockwise: true)
    for ring in [track, progress] { ring.path = path.cgPath }
    let color = color.resolvedColor(with: traitCollection)
    track.strokeColor = color.withAlphaComponent(0.2).cgColor
    progress.strokeColor = color.cgColor
  }
}

/// A line from side to side.
private final class LineView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var shape: CAShapeLayer { layer as! CAShapeLayer }

  init(width: CGFloat, cap: CAShapeLayerLineCap, dashes: [NSNumber]) {
    super.init(frame: .zero)
    shape.lineWidth = width
    shape.lineCap = cap
    shape.lineDashPattern = dashes
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = shape.lineWidth / 2
    let ends = [bounds.minX + inset, bounds.maxX - inset]
    let path = UIBezierPath()
    path.move(to: CGPoint(x: ends[isMirrored ? 1 : 0], y: bounds.midY))
    path.addLine(to: CGPoint(x: ends[isMirrored ? 0 : 1], y: bounds.midY))
    shape.path = path.cgPath
    shape.strokeColor = UIColor.systemIndigo.resolvedColor(with: traitCollection).cgColor
  }
}

/// Text that fades towards its end.
private final class FadingTextView: UIView {
  private let label = UILabel()
  private let fade = CAGradientLayer()

  init() {
    super.init(frame: .zero)
    label.text = "What is at the top can be read, and what follows fades away line by line."
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    addSubview(label)
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    layer.mask = fade
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    fade.frame = bounds
  }
}
