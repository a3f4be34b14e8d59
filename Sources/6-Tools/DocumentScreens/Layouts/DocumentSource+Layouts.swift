// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

extension DocumentSource {
  /// Returns a layout that reads the document. After an edit, ``update(_:)`` brings it up to date
  /// where it can.
  func makeLayout() -> UICollectionViewLayout {
    let layout: UICollectionViewLayout
    switch document.layout {
    case .compositional(let compositional):
      layout = makeCompositionalLayout(compositional.configuration)
    case .list: layout = makeCompositionalLayout(LayoutDocument.Configuration())
    case .flow(let flow):
      let flowLayout = flow.mirrors ? MirroredFlowLayout() : UICollectionViewFlowLayout()
      flowLayout.take(flow)
      layout = flowLayout
    case .frames(let frames): layout = FramesLayout(frames)
    }
    registerBackgrounds(of: layout)
    return layout
  }

  /// Has a layout read the document again.
  ///
  /// - Returns: Whether it could; a layout of another class has to take its place if not.
  func update(_ layout: UICollectionViewLayout) -> Bool {
    switch document.layout {
    case .compositional(let compositional):
      guard let layout = layout as? UICollectionViewCompositionalLayout else { return false }
      layout.take(compositional.configuration)
    case .list:
      guard let layout = layout as? UICollectionViewCompositionalLayout else { return false }
      layout.take(LayoutDocument.Configuration())
    case .flow(let flow):
      guard let layout = layout as? UICollectionViewFlowLayout,
        layout is MirroredFlowLayout == flow.mirrors
      else { return false }
      layout.take(flow)
    case .frames(let frames):
      guard let layout = layout as? FramesLayout else { return false }
      layout.frames = frames
    }
    registerBackgrounds(of: layout)
    return true
  }

  private func makeCompositionalLayout(
    _ configuration: LayoutDocument.Configuration
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        makeSection(at: index, in: environment)
      }, configuration: configuration.layoutConfiguration)
  }

  private func registerBackgrounds(of layout: UICollectionViewLayout) {
    guard case .compositional = document.layout else { return }
    for kind in document.layout.kinds {
      layout.register(DocumentBackgroundView.self, forDecorationViewOfKind: kind)
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Takes a configuration, and invalidates the layout in any case.
  fileprivate func take(_ new: LayoutDocument.Configuration) {
    if LayoutDocument.Configuration(describing: configuration) == new {
      invalidateLayout()
    } else {
      configuration = new.layoutConfiguration
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Takes the keys of a document, and invalidates the layout in any case.
  fileprivate func take(_ flow: LayoutDocument.Flow) {
    scrollDirection = flow.scrollDirection
    itemSize = flow.itemSize
    estimatedItemSize =
      switch flow.estimatedItemSize {
      case nil: .zero
      case .automatic: Self.automaticSize
      case .size(let size): size
      }
    minimumLineSpacing = flow.keys.minimumLineSpacing
    minimumInteritemSpacing = flow.keys.minimumInteritemSpacing
    sectionInset = flow.keys.sectionInset
    headerReferenceSize = flow.keys.headerReferenceSize
    footerReferenceSize = flow.keys.footerReferenceSize
    sectionInsetReference =
      switch flow.sectionInsetReference {
      case .contentInset: .fromContentInset
      case .safeArea: .fromSafeArea
      case .layoutMargins: .fromLayoutMargins
      }
    sectionHeadersPinToVisibleBounds = flow.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = flow.sectionFootersPinToVisibleBounds
    invalidateLayout()
  }
}

/// A flow layout that reads from the right where the interface does.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
