// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Views

/// A host that explains its elements: it knows what clients call things.
@MainActor
package protocol ExplanationHost: EngineHost {
  /// Whether the data are ahead of what is shown.
  var isUpdating: Bool { get }
  var hasData: Bool { get }
  /// The size that a layout is described for, in points.
  var viewportSize: CGSize { get }
  var explanationWords: ExplanationWords { get }
  func typeName(of view: UIView) -> String
  /// Returns the sums behind the frame of an element where the host's own answers give it; nil, as unless
  /// the host says otherwise, where the layout's description does.
  func sums(of key: ElementIdentity) -> ElementSums?
  /// Returns why the layout does not have an element; nil, as unless the host says otherwise, where the
  /// method of the layout alone says so.
  func absence(of key: ElementIdentity) -> ElementExplanation.Reason?
}

extension ExplanationHost {
  package func sums(of key: ElementIdentity) -> ElementSums? { nil }
  package func absence(of key: ElementIdentity) -> ElementExplanation.Reason? { nil }
}

/// The clients' words for the causes for which an element is not visible.
package struct ExplanationWords: Sendable {
  /// The method that counts the items of a section.
  var count: String
  /// The method that lays a view out now.
  var layOut: String
  var scroll: String
  /// The call that scrolls to an item.
  var scrollToItem: @Sendable (_ indexPath: String, _ position: String) -> String
  /// The name of the item that gives an empty item something to show.
  var fillItem: String
  /// A view's opacity.
  var alpha: String
  /// The method of a layout that has the last word on what is visible.
  var adjust: String

  package init(
    count: String = "collectionView(_:numberOfItemsInSection:)", layOut: String, scroll: String,
    scrollToItem: @escaping @Sendable (_ indexPath: String, _ position: String) -> String,
    fillItem: String, alpha: String, adjust: String
  ) {
    self.count = count
    self.layOut = layOut
    self.scroll = scroll
    self.scrollToItem = scrollToItem
    self.fillItem = fillItem
    self.alpha = alpha
    self.adjust = adjust
  }
}
