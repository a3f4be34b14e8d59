// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

@MainActor
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width that was set, in points; 0 if none was.
  var width: CGFloat = 0
  var isEnabled = true
  /// From the middle of the segment to that of what it shows.
  var contentOffset = CGSize.zero

  init(title: String) { self.title = title }
  init(image: UIImage?) { self.image = image }

  /// A segment shows the image of an action, else its title.
  init(action: UIAction) {
    image = action.image
    title = action.image == nil ? action.title : nil
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// The width that what it shows needs, in points.
  ///
  /// - Parameter attributes: The attributes that its title has at one time or another.
  /// - Returns: The width, with the space at both sides.
  func naturalWidth(with attributes: [[NSAttributedString.Key: Any]]) -> CGFloat {
    if let image { return image.size.width.rounded(.up) + 2 * SegmentMetrics.padding }
    let title = (title ?? "") as NSString
    let width = attributes.map { title.size(withAttributes: $0).width }.max() ?? 0
    return width.rounded(.up) + 2 * SegmentMetrics.padding
  }
}

@MainActor
final class SegmentParts {
  let back = UIView()
  let thumb = UIView()
  private(set) var cells: [SegmentView] = []
  /// The lines after each segment but the last.
  private(set) var lines: [UIView] = []
  private weak var control: UIView?

  func add(to control: UIView) {
    self.control = control
    for view in [back, thumb] { view.isUserInteractionEnabled = false }
    control.addSubview(back)
    back.addSubview(thumb)
    back.clipsToBounds = true
    back.backgroundColor = .tertiarySystemFill
    setShape(control.traitCollection.design)
    thumb.layer.shadowOpacity = SegmentMetrics.shadowOpacity
    thumb.layer.shadowRadius = SegmentMetrics.shadowRadius
    thumb.layer.shadowOffset = SegmentMetrics.shadowOffset
  }

  func setShape(_ design: InterfaceDesign) {
    back.layer.cornerRadius = SegmentMetrics.cornerRadius[design]
    thumb.layer.cornerRadius = SegmentMetrics.thumbRadius[design]
  }

  /// Makes or removes views until there is one for each segment.
  func match(_ count: Int) {
    while cells.count > count { cells.removeLast().removeFromSuperview() }
    while cells.count < count {
      let cell = SegmentView()
      control?.addSubview(cell)
      cells.append(cell)
    }
    while lines.count > max(0, count - 1) { lines.removeLast().removeFromSuperview() }
    while lines.count < count - 1 {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      control?.insertSubview(line, aboveSubview: back)
      lines.append(line)
    }
  }
}

@MainActor
final class SegmentView: UIView {
  private let label = UILabel()
  private let image = UIImageView()
  private var contentOffset = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    image.contentMode = .center
    addSubview(label)
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ segment: Segment, attributes: [NSAttributedString.Key: Any], alpha: CGFloat
  ) {
    label.attributedText = segment.title.map {
      NSAttributedString(string: $0, attributes: attributes)
    }
    image.image = segment.image
    image.tintColor = attributes[.foregroundColor] as? UIColor
    contentOffset = segment.contentOffset
    for view in [label, image] { view.alpha = alpha }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    let inset = min(SegmentMetrics.padding / 2, content.width / 2)
    label.frame = content.insetBy(dx: inset, dy: 0)
    image.frame = content
  }
}

/// The lengths of a segmented control, in points. Its height was measured on iOS, and what says so; the others are ours.
@MainActor
enum SegmentMetrics {
  static let height: CGFloat = 32
  /// The part of the height that is below the alignment rectangle; measured.
  static let alignmentInset: CGFloat = 1
  /// The width of what lies between two segments; measured.
  // LK-226
  static let divider = ByDesign<CGFloat>(1, 0)
  // LK-225
  static let cornerRadius = ByDesign<CGFloat>(8, 16)
  /// Between the selected segment's shape and the edges of the control.
  static let inset: CGFloat = 2
  // LK-227
  static let thumbRadius = ByDesign<CGFloat>(7, 14)
  nonisolated static let padding: CGFloat = 9.5
  static let lineHeight: CGFloat = 16
  static let shadowOffset = CGSize(width: 0, height: 3)
  static let shadowRadius: CGFloat = 4
  static let shadowOpacity: Float = 0.12
  static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }
  /// Seconds that the shape takes to another segment.
  static let duration: TimeInterval = 0.25
}
