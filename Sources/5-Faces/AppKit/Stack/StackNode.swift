// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The part of a stack view's node that arranges: UIKit's stack, which fills the node.
@MainActor
final class StackNode: UIStackView {
  private weak var owner: NSStackView?
  /// The owners of the nodes in this one, for as long as they are in it.
  private var contents: [ObjectIdentifier: NSView] = [:]

  init(owner: NSStackView) {
    self.owner = owner
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    isLayoutMarginsRelativeArrangement = true
    isOpaque = false
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { programmerError("A StackNode is in no document.") }

  /// Fills a node, and gives it the size that the arranged views need.
  func fill(_ node: UIView) {
    node.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: node.leftAnchor),
      rightAnchor.constraint(equalTo: node.rightAnchor),
      topAnchor.constraint(equalTo: node.topAnchor),
      bottomAnchor.constraint(equalTo: node.bottomAnchor),
    ])
  }

  var arrangedOwners: [NSView] { arrangedSubviews.compactMap { ($0 as? ViewNode)?.owner } }

  override func didAddSubview(_ subview: UIView) {
    guard let view = (subview as? ViewNode)?.owner else { return }
    contents[ObjectIdentifier(subview)] = view
    owner?.didAddSubview(view)
  }

  override func willRemoveSubview(_ subview: UIView) {
    guard let view = contents.removeValue(forKey: ObjectIdentifier(subview)) else { return }
    owner?.forgetArea(of: view)
    owner?.willRemoveSubview(view)
  }
}
