// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

/// A cell that is not a row of a list.
final class DocumentCell: UICollectionViewCell, DocumentElement {
  var measuredSize: CGSize?
  private var look: LookView?

  func show(_ content: ElementContent, images: ImageProvider) {
    take(content, after: look?.content)
    look = LookView.shown(content, by: look, in: contentView, images: images)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measuredSize.map(layoutAttributes.answering)
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A row, a header or a footer of a list.
final class DocumentListCell: UICollectionViewListCell, DocumentElement {
  var measuredSize: CGSize?
  private var hasOwnBackground = false
  private var isHiddenByContent = false

  func show(_ content: ElementContent, images: ImageProvider) {
    take(content)
    // A badge without a text. Of other elements the layout alone says whether they are hidden.
    if content.isHidden != isHiddenByContent {
      isHiddenByContent = content.isHidden
      isHidden = content.isHidden
    }
    var configuration = content.look.listStyle?.configuration ?? defaultContentConfiguration()
    configuration.text = content.text
    configuration.secondaryText = content.subtitle
    configuration.image =
      content.symbol.flatMap { images.symbol($0, font: nil) }
      ?? content.image.flatMap { images.image($0) ?? PlaceholderView.thumbnail }
    if let color = content.look.textColor { configuration.textProperties.color = color.uiColor }
    contentConfiguration = configuration
    accessories = content.accessories.uiAccessories
    indentationLevel = content.indentation
    showBackground(content.background)
  }

  /// Shows a colour in the shape that the cell's background has in its list; nil for the list's own.
  private func showBackground(_ color: LayoutDocument.Color?) {
    guard color != nil || hasOwnBackground else { return }
    hasOwnBackground = color != nil
    var background = defaultBackgroundConfiguration()
    if let color { background.backgroundColor = color.uiColor }
    backgroundConfiguration = background
    automaticallyUpdatesBackgroundConfiguration = color == nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measuredSize.map(layoutAttributes.answering)
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A header, a footer or a badge.
final class DocumentSupplementaryView: UICollectionReusableView, DocumentElement {
  var measuredSize: CGSize?
  private var look: LookView?

  func show(_ content: ElementContent, images: ImageProvider) {
    let isOther = content != look?.content
    take(content, after: look?.content)
    isHidden = content.isHidden
    look = LookView.shown(content, by: look, in: self, images: images)
    // No snapshot has it measured again, as those of cells do.
    if isOther { invalidateIntrinsicContentSize() }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measuredSize.map(layoutAttributes.answering)
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@MainActor protocol DocumentElement: UICollectionReusableView {
  /// The size that the element has in the document; nil where its contents decide.
  var measuredSize: CGSize? { get set }
  func show(_ content: ElementContent, images: ImageProvider)
}

extension DocumentElement {
  /// Takes the size that the element has in the document, and is measured again where it is another.
  /// Where it has none any more, it begins with the estimate, as a new element does.
  ///
  /// - Parameters:
  ///   - content: The contents that are shown from now on.
  ///   - old: The contents before; nil for none, or for those of a row, which have their own size.
  fileprivate func take(_ content: ElementContent, after old: ElementContent? = nil) {
    let oldSize = measuredSize
    measuredSize = content.measuredSize
    if measuredSize == nil, oldSize != nil || old.map(content.mayKeepSize(of:)) ?? false {
      enclosing(UICollectionView.self)?.forgetMeasuredSize(of: self)
    } else if measuredSize != oldSize {
      invalidateIntrinsicContentSize()
    }
  }
}

/// A background. Layouts create it, so that it asks the screen around it for its look.
final class DocumentBackgroundView: UICollectionReusableView {
  private var kind: String?
  private var look: LookView?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    kind = layoutAttributes.representedElementKind
    refresh()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    refresh()
  }

  func refresh() {
    guard let kind, let source = enclosing(DocumentCollectionView.self)?.source else { return }
    look = LookView.shown(
      ElementContent(backgroundWith: source.document.looks[kind]), by: look, in: self,
      images: source.images)
  }
}

extension UIView {
  fileprivate func enclosing<View: UIView>(_ type: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }
}

extension LookView {
  /// Shows content in a view that fills a container.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - view: The view that shows it now; nil to create one.
  ///   - container: The container.
  ///   - images: The source of pictures.
  /// - Returns: The view.
  static func shown(
    _ content: ElementContent, by view: LookView?, in container: UIView, images: ImageProvider
  ) -> LookView {
    let look = view ?? LookView(images: images)
    if view == nil {
      look.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(look)
      NSLayoutConstraint.activate([
        look.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        look.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        look.topAnchor.constraint(equalTo: container.topAnchor),
        look.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
    }
    look.show(content)
    return look
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes the size that an element has in the document. Layouts count what is estimated, and keep the
  /// rest for another layout in which it may be.
  fileprivate func answering(_ measured: CGSize) -> UICollectionViewLayoutAttributes {
    size = measured
    return self
  }
}
