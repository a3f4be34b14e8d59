// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a picture shows, as text: every element's frame in drawing order.
package struct LayoutTree: Hashable, Sendable {
  /// One thing that is shown.
  package struct Element: Hashable, Sendable {
    /// `cell`, `supplementary`, `decoration` or, outside collection views, `view`.
    package var category: String
    /// The kind of a supplementary or decoration view; the class of a plain view.
    var kind: String?
    /// Section and item; of a plain view, its place among its siblings at each level.
    package var indexPath: [Int]
    /// Content coordinates of a collection view; coordinates of the picture for plain views.
    package var frame: CGRect
    package var zIndex = 0
    package var alpha: CGFloat = 1
    /// The words that are shown.
    package var text: String?

    package init(category: String, kind: String?, indexPath: [Int], frame: CGRect) {
      self.category = category
      self.kind = kind
      self.indexPath = indexPath
      self.frame = frame
    }
  }

  /// What a view that scrolls says about itself.
  package struct Contents: Hashable, Sendable {
    var contentSize: CGSize
    var contentOffset: CGPoint
    package var elements: [Element]

    package init(contentSize: CGSize, contentOffset: CGPoint, elements: [Element]) {
      self.contentSize = contentSize
      self.contentOffset = contentOffset
      self.elements = elements
    }
  }

  /// The picture's name, if it has one.
  var name: String?
  /// The size of the picture, in points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// The size of the contents, if the view scrolls.
  var contentSize: CGSize?
  /// What part of the contents is seen, if the view scrolls.
  var contentOffset: CGPoint?
  package var elements: [Element]
  /// What is dragged in front of everything, in the window's coordinates.
  package var overlay: [Element] = []
  /// What has the focus in the view's window, in the picture's coordinates; nil for nothing.
  var focus: Element?
  /// The parts of the layout, in the picture's coordinates; nil if they were not asked for.
  var anatomy: AnatomyContents?
}

/// A view that knows better than its subviews what it shows.
@MainActor
package protocol LayoutTreeProviding: UIView {
  /// What is shown, in drawing order, frames in the view's own coordinates.
  var layoutTree: LayoutTree.Contents { get }
}
