// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension Screen {
  /// Scrolls the scroll view of a screen that shows no collection view, or several: a table, or a page.
  ///
  /// - Throws: A usage failure if the settings say how to scroll what is not there.
  func scrollWithoutCollection() throws(GalleryFailure) {
    guard settings.sectionOffsets.isEmpty, settings.flings.isEmpty else {
      throw subject.failure(
        "'\(subject.argument)' does not show one collection view, whose sections could scroll "
          + "sideways.", of: ["scrollSections"], in: settings)
    }
    guard let offset = settings.contentOffset else { return }
    let views = Self.scrollViews(in: window)
    guard views.count == 1, let view = views.first else {
      let what = views.isEmpty ? "no scroll view of iOS" : "\(views.count) scroll views"
      throw subject.failure(
        "'\(subject.argument)' shows \(what): an offset needs exactly one.",
        of: ["scrollTo"], in: settings)
    }
    // The end moves while rows near it measure themselves.
    var size: CGSize?
    for _ in 0..<10 where view.contentSize != size {
      size = view.contentSize
      view.scroll(to: offset)
      window.layoutIfNeeded()
    }
  }

  /// The outermost scroll views that are shown in a view.
  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    if view.isHidden { return [] }
    if let view = view as? UIScrollView { return [view] }
    return view.subviews.flatMap(scrollViews)
  }
}
