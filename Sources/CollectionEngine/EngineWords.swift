// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a host and its methods are called, so that messages name what the client wrote.
package struct EngineWords: Sendable {
  /// The kind of the host, as in "a table view".
  let view: String
  /// What an item is called, as in "item".
  let item: String
  /// The method that asks a view for its size.
  package let preferredAttributes: String
  /// The method that a layout answers with the elements in a rectangle.
  let elements: String
  /// The property of a layout with the size of the contents.
  let contentSize: String
  /// The methods that name updates, reload items and configure them again.
  package let update: String
  let reload: String
  let reconfigure: String

  package init(
    view: String, item: String = "item", preferredAttributes: String, elements: String,
    contentSize: String,
    update: String, reload: String, reconfigure: String
  ) {
    self.view = view
    self.item = item
    self.preferredAttributes = preferredAttributes
    self.elements = elements
    self.contentSize = contentSize
    self.update = update
    self.reload = reload
    self.reconfigure = reconfigure
  }
}
