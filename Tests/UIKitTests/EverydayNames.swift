// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What stands around the collection views in everyday code for iOS.
class FittingCollectionView: UICollectionView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { contentSize }
  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
}

class CardCell: UICollectionViewCell {
  let label = UILabel()
  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
  }
  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.transform =
          self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : CGAffineTransform.identity
      }
    }
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    layer.masksToBounds = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0.2
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    layer.borderColor = UIColor.systemBlue.cgColor
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    layer.cornerCurve = .continuous
    contentView.addSubview(label)
    contentView.clipsToBounds = true
    label.textAlignment = .center
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.font = UIFont.boldSystemFont(ofSize: 12)
    label.textColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    label.textColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : UIColor(white: 0.1, alpha: 1)
    }
    label.attributedText = NSAttributedString(
      string: "text",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
    isAccessibilityElement = true
    accessibilityLabel = "card"
    accessibilityIdentifier = "card"
    tintColorDidChange()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    layoutIfNeeded()
    let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    var frame = layoutAttributes.frame
    frame.size.height = ceil(size.height)
    layoutAttributes.frame = frame
    return layoutAttributes
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.cornerRadius = state.isSelected || state.isHighlighted ? 8 : 0
    backgroundConfiguration = background
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
}

class EverydayController: UICollectionViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.itemSize = CGSize(width: UIScreen.main.bounds.width / 3, height: 100)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    if UIDevice.current.userInterfaceIdiom == .pad { layout.minimumLineSpacing = 20 }
    layout.sectionInsetReference = .fromSafeArea
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() },
      completion: nil)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      collectionView.collectionViewLayout.invalidateLayout()
    }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Title"
  }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  func scrolling() {
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.showsVerticalScrollIndicator = false
    collectionView.isPagingEnabled = true
    collectionView.alwaysBounceVertical = true
    collectionView.alwaysBounceHorizontal = true
    collectionView.bounces = false
    collectionView.isScrollEnabled = true
    collectionView.keyboardDismissMode = .onDrag
    collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    collectionView.scrollIndicatorInsets = .zero
    collectionView.verticalScrollIndicatorInsets = .zero
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.delaysContentTouches = false
    collectionView.setContentOffset(.zero, animated: true)
    collectionView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    collectionView.flashScrollIndicators()
    _ = (collectionView.isDragging, collectionView.isTracking, collectionView.isDecelerating)
    _ = collectionView.indexPathsForVisibleItems.min()
    _ = collectionView.collectionViewLayout.collectionViewContentSize
    _ = collectionView.convert(CGPoint.zero, to: view)
    _ = collectionView.convert(CGRect.zero, from: nil)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.collectionView.layoutIfNeeded() }, completion: nil)
    UIView.performWithoutAnimation { collectionView.reloadItems(at: []) }
  }

  func geometry(text: String) -> CGFloat {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    perspective = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
    perspective = CATransform3DTranslate(perspective, 1, 2, 3)
    perspective = CATransform3DScale(perspective, 1, 1, 1)
    collectionView.layer.transform = perspective
    let transform = CGAffineTransform(translationX: 1, y: 2).rotated(by: .pi).scaledBy(x: 2, y: 2)
      .concatenating(CGAffineTransform(rotationAngle: 1)).inverted()
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let box = CGRect(x: 0, y: 0, width: 10, height: 10).applying(transform).integral
    let rect = box.insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 1).inset(by: insets)
      .union(.null).intersection(.infinite)
    let font = UIFont.systemFont(ofSize: 17)
    let width = text.size(withAttributes: [.font: font]).width
    let wide = (text as NSString).size(withAttributes: [NSAttributedString.Key.font: font]).width
    let bounds = (text as NSString).boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    let height = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil
    ).height
    let all: [CGFloat] = [rect.width, width, wide, ceil(bounds.height), height, font.lineHeight]
    return all.reduce(font.pointSize, +)
  }
}
