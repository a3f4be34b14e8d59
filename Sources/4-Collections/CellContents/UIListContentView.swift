// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A view that shows a list configuration: an image and up to two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  let parts = ListContentSubviews()

  /// Creates a list content view.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates an empty view for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    show()
  }

  /// The configuration of the view; a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        programmerError(
          """
          A UIListContentView cannot show a \(type(of: newValue)); \
          set a UIListContentConfiguration, or ask supports(_:) first.
          """)
      }
      guard list != shown else { return }
      shown = list
      show()
    }
  }

  var list: UIListContentConfiguration { shown }

  /// Returns whether a configuration is a list's.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The guide of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { parts.text.isShown ? parts.text.guide : nil }
  /// The guide of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    parts.secondary.isShown ? parts.secondary.guide : nil
  }
  /// The guide of the space for the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { parts.image.isHidden ? nil : parts.imageGuide }

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    guard size.width.isFinite, size.height.isFinite else { return }
    var arrangement = listParts.arrangement(in: size)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      arrangement = arrangement.mirrored(in: size.width)
    }
    if let frame = arrangement.image { parts.image.frame = frame }
    if let available = arrangement.reserved { parts.imageGuide.layoutFrame = available }
    parts.text.apply(arrangement.text)
    parts.secondary.apply(arrangement.secondary)
  }

  /// The size that suits the contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    listParts.size(in: size.width > 0 && size.width < 1e9 ? size.width : .infinity)
  }

  /// The width of the texts on one line with what is around them, and the height that suits the
  /// contents in the width that the view has: without one, of texts on one line (auto-layout rule
  /// ALI-3).
  open override var intrinsicContentSize: CGSize {
    let size = unwrappedSize
    guard bounds.width > 0, bounds.width < size.width else { return size }
    return CGSize(width: size.width, height: listParts.size(in: bounds.width).height)
  }

  /// Updates the parts whose colour the configuration leaves to the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// Measures the texts again in the reader's size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Invalidates the size of the contents: the cell around the view is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    var view = superview
    while let current = view, !(current is any ConfiguredView) { view = current.superview }
    (view as? any ConfiguredView)?.requestMeasurement()
  }
}
