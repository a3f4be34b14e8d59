// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import Foundation
public import Interactions

extension UITableView: UIDataSourceTranslating {
  /// Returns the index at which a section of the data is presented; `NSNotFound` for none.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { engine.translatedSection(dataSourceSectionIndex) }

  /// Returns the index in the data of a presented section; `NSNotFound` for none.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { engine.translatedSection(presentationSectionIndex) }

  /// Returns the index path at which a row of the data is presented; nil for none.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    engine.translatedToPresentation(dataSourceIndexPath.map { DataIndexPath($0) })?.indexPath
  }

  /// Returns the path in the data of the item presented at a path; nil for gap and placeholder.
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
