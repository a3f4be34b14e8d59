// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The view that draws an NSView: y runs down in it, whatever runs in its owner.
///
/// What moves it from outside, an engine or a constraint, goes to its owner, whose methods clients
/// override; the owner stores through ``store(size:)`` and ``store(frame:)``.
@MainActor
class ViewNode: UIView, HasLayersWithTopAbove {
  weak var owner: NSView?
  /// The owners of the nodes in this one, for as long as they are in it.
  private var contents: [ObjectIdentifier: NSView] = [:]
  private var isStoring = false

  init(owner: NSView) {
    self.owner = owner
    super.init(frame: .zero)
    autoresizesSubviews = false
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  override var bounds: CGRect {
    get { super.bounds }
    set {
      guard !isStoring, let owner else {
        super.bounds = newValue
        return
      }
      if newValue.size != super.bounds.size {
        owner.isFrameSetExternally = true
        owner.setFrameSize(newValue.size)
        owner.isFrameSetExternally = false
      }
      if newValue.origin != super.bounds.origin {
        super.bounds = CGRect(origin: newValue.origin, size: super.bounds.size)
      }
    }
  }

  func store(frame: CGRect) { storing { super.frame = frame } }

  func store(size: CGSize) { storing { bounds = CGRect(origin: bounds.origin, size: size) } }

  /// Takes the point of the contents at the upper left corner.
  func store(boundsOrigin origin: CGPoint) {
    storing { bounds = CGRect(origin: origin, size: bounds.size) }
  }

  private func storing(_ change: () -> Void) {
    let outer = isStoring
    isStoring = true
    defer { isStoring = outer }
    change()
  }

  // MARK: Hierarchy

  override func didAddSubview(_ subview: UIView) {
    guard let view = (subview as? ViewNode)?.owner else { return }
    contents[ObjectIdentifier(subview)] = view
    owner?.didAddSubview(view)
  }

  override func willRemoveSubview(_ subview: UIView) {
    guard let view = contents.removeValue(forKey: ObjectIdentifier(subview)) else { return }
    owner?.willRemoveSubview(view)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    owner?.viewWillMove(toSuperview: newSuperview?.nearestOwner)
  }
  override func didMoveToSuperview() {
    guard let owner else { return }
    if !owner.wantsLayer, owner.superview?.isLayerBacked == true { owner.layerWasMade() }
    owner.viewDidMoveToSuperview()
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    owner?.controller?.viewWillMove(toWindow: newWindow)
    owner?.viewWillMove(toWindow: (newWindow as? WindowNode)?.owner)
  }
  override func didMoveToWindow() {
    owner?.viewDidMoveToWindow()
    owner?.controller?.viewDidMoveToWindow()
  }

  // MARK: Layout

  override func layoutSubviews() {
    guard let owner else { return }
    owner.isArmed = false
    owner.controller?.viewWillLayout()
    owner.layout()
    owner.controller?.viewDidLayout()
  }
  func layOutConstrained() { super.layoutSubviews() }

  override var forFirstBaselineLayout: UIView { owner?.baselineNode ?? self }
  override var forLastBaselineLayout: UIView { owner?.baselineNode ?? self }
  override var intrinsicContentSize: CGSize { owner?.intrinsicContentSize ?? .zero }
  override var alignmentRectInsets: UIEdgeInsets { owner?.alignmentRectInsets.geometry ?? .zero }
  override func sizeThatFits(_ size: CGSize) -> CGSize { owner?.naturalSize(in: size) ?? .zero }

  override func updateConstraints() {
    owner?.updateConstraints()
    super.updateConstraints()
  }

  // MARK: Appearance

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let owner,
      traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
    else { return }
    owner.appearanceChanged()
    owner.viewDidChangeEffectiveAppearance()
  }

  override func draw(_ rect: CGRect) { owner?.drawContents(in: rect) }
}
