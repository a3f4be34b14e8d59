// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import Foundation
public import Interactions

extension UICollectionView: UIDataSourceTranslating {
  /// Returns the presented index of a section of the data; `NSNotFound` for a missing one.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { engine.translatedSection(dataSourceSectionIndex) }

  /// Returns the index in the data of a presented section; `NSNotFound` for a missing one.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { engine.translatedSection(presentationSectionIndex) }

  /// Returns the index path at which an item of the data is presented; nil for nil and for one that
  /// does not exist.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    engine.translatedToPresentation(dataSourceIndexPath.map { DataIndexPath($0) })?.indexPath
  }

  /// Returns the index path in the data of a presented item; nil for the gap, for a placeholder,
  /// and for one that does not exist.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    engine.translatedToData(presentationIndexPath.map { PresentedIndexPath($0) })?.indexPath
  }

  /// Runs a closure in which the view's methods take and return presented index paths.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    engine.perform(in: .presented, actionsToTranslate)
  }
}
