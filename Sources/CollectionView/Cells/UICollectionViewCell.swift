// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// The view of an item.
///
/// Contents go into ``contentView``, which fills the cell; behind it are the background view and,
/// while the cell is selected or highlighted, the selected background view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content: CellContentView

  /// Creates a cell.
  ///
  /// - Parameter frame: Its place, in points.
  public override init(frame: CGRect) {
    content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(content)
  }

  /// Creates a cell without a size, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    addSubview(content)
  }

  /// The view that contents go into; it fills the cell.
  open var contentView: UIView { content }

  /// A view behind the contents, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// A view behind the contents, in front of ``backgroundView``, while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// Whether the item is selected; set by the collection view.
  open var isSelected = false {
    didSet { if isSelected != oldValue { showSelection() } }
  }

  /// Whether a finger is on the cell; set by the collection view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showSelection() } }
  }

  /// The attributes with the size that suits the contents.
  ///
  /// - Parameter layoutAttributes: What the layout gives.
  /// - Returns: The attributes with the size of ``contentView``'s contents on the estimated axes; what
  ///   has no contents to measure is asked for the cell's own `sizeThatFits(_:)`.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitSize(of: content)
    return layoutAttributes
  }

  /// The size that suits the contents; a subclass that places its contents itself says it here.
  ///
  /// - Parameter size: The room there is, in points.
  /// - Returns: The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

  /// Lays out the contents and backgrounds to fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    content.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  private func showSelection() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      selectedBackgroundView.removeFromSuperview()
      return
    }
    insertSubview(selectedBackgroundView, belowSubview: content)
    setNeedsLayout()
  }
}
