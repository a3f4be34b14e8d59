// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The button at the start of a navigation bar that leads back to the item before: a chevron and, where
/// there is space, words.
final class BackButtonView: UIControl {
  private let chevron = UIImageView()
  private let label = UILabel()
  /// The titles that it may have, the best first; the last is empty.
  private let titles: [String]
  private var title = ""
  private let item: UIBarButtonItem?

  /// From the edge of the bar to the chevron, in points.
  private static let inset: CGFloat = 8
  /// From the edge of the bar to the words, in points, unless a client's image is wider.
  private static let titleStart: CGFloat = 29
  /// From the words to what is next, in points.
  private static let end: CGFloat = 8
  /// The words that it may have; nil for those of the item. LK-102
  private static let onlyTitles = ByDesign<[String]?>(nil, [""])
  /// The colour of the chevron; nil for the tint. LK-98
  private static let color = ByDesign<UIColor?>(nil, .label)
  /// From the edge of a capsule to the chevron, in points. LK-102
  private static let capsuleInset: CGFloat = 14
  private let design: InterfaceDesign
  private let inset: CGFloat

  init(
    to previous: UINavigationItem, _ appearance: UINavigationBarAppearance, isInCapsule: Bool,
    _ design: InterfaceDesign, action: @escaping () -> Void
  ) {
    item = previous.backBarButtonItem
    titles = Self.onlyTitles[design] ?? Self.titles(of: previous)
    self.design = design
    inset = isInCapsule ? Self.capsuleInset : Self.inset
    super.init(frame: .zero)
    let said = appearance.backButtonAppearance.normal.titleTextAttributes
      .merging(item?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    tintColor = item?.tintColor
    chevron.image = item?.image ?? appearance.backIndicatorImage
    chevron.contentMode = .center
    let style = BarText.style(said, font: BarButtonView.font[design], color: nil)
    label.font = style.font
    ownColor = style.color
    for view in [chevron, label] { addSubview(view) }
    let item = item
    addAction(
      UIAction { [weak self] _ in
        // A client's item may do something of its own.
        if let item, let self, item.hasAction { item.use(from: self) } else { action() }
      }, for: .touchUpInside)
    restyle()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private var ownColor: UIColor?

  private static func titles(of previous: UINavigationItem) -> [String] {
    let own = previous.backBarButtonItem.map { $0.title ?? "" }
    let words = BarText.line(own ?? previous.backButtonTitle ?? previous.title)
    switch previous.backButtonDisplayMode {
    case .default:
      return [words ?? (own == nil && previous.backButtonTitle == nil ? generic : "")]
        + (words == nil ? [] : [generic]) + [""]
    case .generic: return [generic, ""]
    case .minimal: return [""]
    }
  }

  private static let generic = "Back"

  /// Takes the first words that there is space for.
  ///
  /// - Parameter fits: Says whether the button may be so many points wide.
  func chooseTitle(_ fits: (CGFloat) -> Bool) {
    for title in titles {
      self.title = title
      label.text = title.isEmpty ? nil : title
      if fits(fittingWidth) { break }
    }
    setNeedsLayout()
  }

  var fittingWidth: CGFloat {
    guard label.text != nil else { return 44 }
    return max(titleStart + label.intrinsicContentSize.width + Self.end, 44)
  }

  private var titleStart: CGFloat {
    max(Self.titleStart, inset + chevron.intrinsicContentSize.width + 4)
  }

  private func restyle() {
    label.textColor = ownColor ?? tintColor
    chevron.tintColor = item?.tintColor ?? Self.color[design]
    for view in [label, chevron] { view.alpha = isHighlighted ? 0.2 : 1 }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { restyle() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    restyle()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func layOut(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
      view.position(
        at: CGRect(
          x: isMirrored ? bounds.width - x - width : x,
          y: pixelGrid.floor((bounds.height - height) / 2), width: width, height: height))
    }
    let size = chevron.intrinsicContentSize
    layOut(chevron, x: inset, width: size.width, height: size.height)
    let x = titleStart
    layOut(
      label, x: x, width: max(0, min(label.intrinsicContentSize.width, bounds.width - x)),
      height: label.intrinsicContentSize.height)
  }

  /// The frame ends with the words (behaviour rule NB-2).
  override var accessibilityFrame: CGRect {
    get {
      var frame = super.accessibilityFrame
      guard label.text != nil else { return frame }
      let rest = max(0, frame.width - titleStart - label.intrinsicContentSize.width)
      frame.size.width -= rest
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x += rest }
      return frame
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Moves the words; the chevron stays.
  func displaceTitle(by distance: CGFloat) {
    label.transform = CGAffineTransform(translationX: distance, y: 0)
  }
}

/// The words of a large title, which follow the reader's text size; those in the row do not.
@MainActor
enum LargeTitleText {
  /// The size at which a large title adds ``BarMetrics/largeTitle`` to its bar, in points.
  private static let usualSize: CGFloat = 34

  static func font(in traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// Returns how much higher than usual a line is in some traits, in whole points.
  static func growth(in traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: usualSize, weight: .bold)
    return (font(in: traits).lineHeight - usual.lineHeight).rounded()
  }
}
