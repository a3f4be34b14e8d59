// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The view of a split view controller: columns, the lines between them, and what dims the secondary
/// one.
final class SplitView: UIView {
  weak var owner: UISplitViewController?
  /// Between the primary column and the next one, and before the secondary one.
  let lines = [UIView(), UIView()]
  let dimming = UIControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
    for line in lines { line.backgroundColor = .separator }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addAction(
      UIAction { [weak self] _ in self?.owner?.hide(.primary) }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.updateCollapse()
    owner?.layOutColumns()
  }
}
