// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIStackView {
  /// The arranged view whose baseline is the stack's; nil without visible ones (rule ALS-20).
  func baselineView(isFirst: Bool) -> UIView? {
    let visible = arranged.views.filter { !isLeftOut($0) }
    guard axis == .horizontal, alignment != .fill else {
      return isFirst ? visible.first : visible.last
    }
    switch alignment {
    case .leading, .firstBaseline: if isFirst { return visible.first }
    case .trailing, .lastBaseline: if !isFirst { return visible.last }
    case .fill, .center: break
    }
    // The first of equals.
    var tallest: (view: UIView, height: CGFloat)?
    for view in visible {
      let height = view.heightForBaselines
      if height > tallest?.height ?? -1 { tallest = (view, height) }
    }
    return tallest?.view
  }

  /// The arranged view whose baseline is the stack's, which layout compares with later.
  func namedBaselineView(isFirst: Bool) -> UIView? {
    let view = baselineView(isFirst: isFirst)
    made.baselineViews[isFirst] = view.map { ObjectIdentifier($0) }
    return view
  }
}

extension UIView {
  /// The height as laid out; before the first layout, that of the contents.
  fileprivate var heightForBaselines: CGFloat {
    let height = bounds.height
    return height > 0 ? height : naturalLength(along: .vertical)
  }

  /// The length that the contents ask for: the intrinsic one, or else the least that constraints
  /// inside allow; 0 without either.
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let intrinsic = length(knownIntrinsicSize)
    guard intrinsic < 0 || !intrinsic.isFinite else { return intrinsic }
    let level = UILayoutPriority.fittingSizeLevel
    return constrainedSize(for: UIView.layoutFittingCompressedSize, level, level).map(length) ?? 0
  }

  /// The view whose first or last baseline is this one's, at the end of all that refer to others.
  func baselineSource(isFirst: Bool) -> UIView {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }

  /// Whether there is a baseline other than an edge of the view.
  func hasBaseline(isFirst: Bool) -> Bool {
    if let stack = self as? UIStackView {
      return stack.baselineView(isFirst: isFirst)?.hasBaseline(isFirst: isFirst) ?? false
    }
    let source = baselineSource(isFirst: isFirst)
    return source !== self || hasTextBaselines
  }
}
