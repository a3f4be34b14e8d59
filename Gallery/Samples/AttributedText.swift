// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list whose cells show attributes of text: lines under it and through it, distances of letters,
/// places above the baseline, links, shadows, outlines, images; and text around a shape, set by TextKit.
final class AttributedTextViewController: SampleViewController, Sample {
  static let name = "attributed-text"
  static let summary =
    "Attributed text: lines, kerning, links, shadows, images, text around a shape."
  static let referenceSize: CGSize? = CGSize(width: 340, height: 640)
  static var ownStates: GoldenState.Changes {
    ["large-text": { $0.textSize = .accessibilityLarge }]
  }

  private enum Section { case main }
  private enum Item: Hashable {
    case text(Int)
    case shape
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, index in
      var content = cell.defaultContentConfiguration()
      content.attributedText = makeTexts()[index]
      cell.contentConfiguration = content
    }
    let shape = UICollectionView.CellRegistration<ShapedTextCell, Void> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .text(let index):
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: index)
      case .shape:
        collectionView.dequeueConfiguredReusableCell(using: shape, for: indexPath, item: ())
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.main])
    snapshot.appendItems(makeTexts().indices.map(Item.text) + [.shape])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension AttributedTextViewController {
  /// A text whose parts have attributes beside the font.
  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (words, attributes) in parts {
      let usual: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
      text.append(
        NSAttributedString(string: words, attributes: usual.merging(attributes) { $1 }))
    }
    return text
  }

  private func line(_ style: NSUnderlineStyle) -> [NSAttributedString.Key: Any] {
    [.underlineStyle: style.rawValue]
  }

  private func makeTexts() -> [NSAttributedString] {
    [
      text(
        ("Single", line(.single)), (", ", [:]), ("thick", line(.thick)), (", ", [:]),
        ("double", line(.double)), (" and ", [:]),
        ("by each word", line([.single, .byWord]))),
      text(
        ("dots", line([.single, .patternDot])), (", ", [:]),
        ("dashes", line([.single, .patternDash])), (", ", [:]),
        (
          "both",
          line([.thick, .patternDashDot]).merging([.underlineColor: UIColor.systemRed]) { $1 }
        )),
      text(
        ("12.00", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), ("  ", [:]),
        ("9.50", [.foregroundColor: UIColor.systemRed])),
      text(
        ("wide", [.kern: 4]), (" and ", [:]), ("tight", [.kern: -1]), (" letters", [:])),
      text(
        ("E = mc", [:]),
        ("2", [.baselineOffset: 7, .font: UIFont.preferredFont(forTextStyle: .caption2)]),
        (", H", [:]),
        ("2", [.baselineOffset: -4, .font: UIFont.preferredFont(forTextStyle: .caption2)]),
        ("O", [:])),
      text(("Read ", [:]), ("the article", [.link: "https://example.org"]), (" about it", [:])),
      text(
        ("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]),
        (", ", [:]), ("slanted", [.obliqueness: 0.25]), (", ", [:]),
        ("outlined", [.strokeWidth: 4, .strokeColor: UIColor.systemBlue])),
      shadowed,
      withImages,
    ]
  }

  private var shadowed: NSAttributedString {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemPurple
    return text(
      (
        "A soft shadow", [.shadow: shadow, .font: UIFont.preferredFont(forTextStyle: .title2)]
      ))
  }

  private var withImages: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text(("Rated ", [:])))
    for name in ["star.fill", "star.fill", "star"] {
      guard let image = UIImage(systemName: name) else { continue }
      result.append(
        NSAttributedString(
          attachment: NSTextAttachment(image: image),
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body),
            .foregroundColor: UIColor.systemOrange,
          ]))
    }
    result.append(text((" by its readers", [:])))
    return result
  }
}

/// A cell whose text goes around a circle, between the margins of the list's rows.
private final class ShapedTextCell: UICollectionViewListCell {
  private let text = ShapedTextView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.frame = contentView.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(text)
  }

  required init?(coder: NSCoder) { fatalError("not loaded from a nib") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    text.margin = directionalLayoutMargins.leading
    attributes.size.height = text.height(in: attributes.size.width)
    return attributes
  }
}

/// Text set by TextKit around a circle at the end of its lines.
private final class ShapedTextView: UIView {
  private let storage = NSTextStorage()
  private let layoutManager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)
  private static let diameter: CGFloat = 72
  private static let padding: CGFloat = 16
  /// From the sides to the text and the circle.
  var margin: CGFloat = 16 {
    didSet { if margin != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    container.lineFragmentPadding = 0
    storage.addLayoutManager(layoutManager)
    layoutManager.addTextContainer(container)
  }

  required init?(coder: NSCoder) { fatalError("not loaded from a nib") }

  private func circle(in width: CGFloat) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? 0 : width - Self.diameter, y: 0, width: Self.diameter,
      height: Self.diameter)
  }

  /// Sets the text in a width, between the margins.
  private func set(in width: CGFloat) {
    let space = max(0, width - 2 * margin)
    storage.setAttributedString(
      NSAttributedString(
        string: "Lines of this text keep clear of the circle, and are as long as the view is wide "
          + "once they are below it.",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection),
          .foregroundColor: UIColor.secondaryLabel,
        ]))
    container.size = CGSize(width: space, height: 0)
    container.exclusionPaths = [
      UIBezierPath(ovalIn: circle(in: space).insetBy(dx: -8, dy: -4))
    ]
  }

  func height(in width: CGFloat) -> CGFloat {
    var height: CGFloat = 0
    traitCollection.performAsCurrent {
      set(in: width)
      height = layoutManager.usedRect(for: container).maxY
    }
    return max(height, Self.diameter).rounded(.up) + 2 * Self.padding
  }

  override func draw(_ rect: CGRect) {
    set(in: bounds.width)
    UIColor.systemTeal.setFill()
    let place = circle(in: container.size.width).offsetBy(dx: margin, dy: Self.padding)
    UIBezierPath(ovalIn: place).fill()
    let glyphs = NSRange(location: 0, length: layoutManager.numberOfGlyphs)
    layoutManager.drawGlyphs(
      forGlyphRange: glyphs, at: CGPoint(x: margin, y: Self.padding))
  }
}
