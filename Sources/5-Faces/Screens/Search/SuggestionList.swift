// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// The suggestions of a search, one below the other; a tap chooses one.
final class SuggestionList: UIScrollView {
  private var rows: [SuggestionRow] = []
  var choose: ((any UISearchSuggestion) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let row = SuggestionRow(suggestion)
      row.addAction(
        UIAction { [weak self] _ in self?.choose?(suggestion) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: bounds.width, height: CGFloat(rows.count) * SuggestionRow.height)
    if contentSize != size { contentSize = size }
    for (index, row) in rows.enumerated() {
      let frame = CGRect(
        x: 0, y: CGFloat(index) * SuggestionRow.height, width: size.width,
        height: SuggestionRow.height)
      if row.frame != frame { row.frame = frame }
    }
  }
}

/// A suggestion of a search: an image, words, and a line below.
private final class SuggestionRow: UIControl {
  static let height: CGFloat = 44
  private let imageView = UIImageView()
  private let label = UILabel()
  private let line = UIView()

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    imageView.image = suggestion.iconImage
    imageView.tintColor = .secondaryLabel
    imageView.contentMode = .center
    label.font = .systemFont(ofSize: SearchMetrics.fontSize)
    label.text = (suggestion.localizedSuggestion ?? suggestion.localizedDescription).map {
      UITextField.inOneLine($0.prefix(TextFieldMetrics.shownLimit))
    }
    line.backgroundColor = .separator
    for view in [imageView, label, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    let margin: CGFloat = bounds.width < 414 ? 16 : 20
    let (start, end) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
    let text = start + margin + (imageView.image == nil ? 0 : 32)
    func layOut(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    layOut(imageView, x: start + margin, y: 0, width: 22, height: bounds.height)
    layOut(
      label, x: text, y: 0, width: max(0, bounds.width - text - margin - end),
      height: bounds.height)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    layOut(
      line, x: text, y: bounds.height - thickness, width: max(0, bounds.width - text),
      height: thickness)
  }
}

/// A suggestion for a search, offered while the user types.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words that are shown for the suggestion; nil for none.
  var localizedSuggestion: String? { get }
  /// The description for those who look for more; not drawn.
  var localizedDescription: String? { get }
  /// An image before the words; nil for none.
  var iconImage: UIImage? { get }
  /// The client's object that the suggestion represents.
  var representedObject: Any? { get set }
}

/// A suggestion of words.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let words: String?
  private let image: UIImage?
  private let details: String?

  /// Creates a suggestion.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: What is shown.
  ///   - localizedDescription: What is shown for those who look for more; not drawn.
  ///   - iconImage: An image before the words; nil for none.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    words = localizedSuggestion
    details = localizedDescription
    image = iconImage
    super.init()
  }

  /// The words of the item.
  open var localizedSuggestion: String? { words }
  /// The description for those who look for more; not drawn.
  open var localizedDescription: String? { details }
  /// An image before the words; nil for none.
  open var iconImage: UIImage? { image }
  /// The client's object that the suggestion represents.
  open var representedObject: Any?
}
