// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import UIKit

/// A layout in the language mode before Swift 6, as most public layouts are written: its delegate's
/// methods are optional, and are called as optional.
class TagLayout: UICollectionViewLayout {
  private(set) var heights: [CGFloat] = []

  private var delegate: UICollectionViewDelegateFlowLayout? {
    return collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView, let dataSource = collectionView.dataSource else {
      return
    }
    heights = []
    let sections = dataSource.numberOfSections?(in: collectionView) ?? 1
    for section in 0..<sections {
      let inset =
        delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section)
        ?? UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      heights.append(inset.top)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let size = delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath)
        heights.append(size?.height ?? 44)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: 100, height: heights.reduce(0, +))
  }
}

/// A screen that is everything to its collection view.
class TagViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var collectionView: UICollectionView!
  weak var forwardsTo: UICollectionViewDelegate?
  var tags = ["a", "b"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: TagLayout())
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.layer.transform = CATransform3DMakeAffineTransform(.identity)
    view.addSubview(collectionView)
  }

  func add() {
    collectionView.performBatchUpdates {
      tags.append("c")
      collectionView.insertItems(at: [IndexPath(item: tags.count - 1, section: 0)])
    }
    collectionView.performBatchUpdates(
      {
        tags.removeLast(); removed()
      }, completion: { _ in })
    collectionView.performBatchUpdates(nil)
  }

  private func removed() {
    collectionView.deleteItems(at: [IndexPath(item: tags.count, section: 0)])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return tags.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 10, height: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    return forwardsTo?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    forwardsTo?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardsTo?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardsTo?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
