// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A controller whose view is a collection view, which it supplies.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  /// Whether a long press moves items, if the data source knows how.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether the selection ends when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller.
  ///
  /// - Parameter layout: The layout of its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose layout has no elements, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView.collectionViewLayout
  }

  // Implicitly unwrapped as in UIKit, where it can be set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view; the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Creates the collection view, with the controller as data source and delegate.
  open override func loadView() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: initialLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  /// Ends the selection if ``clearsSelectionOnViewWillAppear`` says so.
  ///
  /// - Parameter animated: Whether the view appears over time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }
}
