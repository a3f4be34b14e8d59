// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a host and its methods are called, so that messages name what the client wrote.
package struct EngineWords: Sendable {
  /// The kind of the host, as in "a table view".
  var view: String
  /// What an item is called, as in "item".
  var item: String
  /// The method that asks a view for its size.
  var preferredAttributes: String
  /// The method that a layout answers with the elements in a rectangle.
  var elements: String
  /// The property of a layout with the size of the contents.
  var contentSize: String
  /// The methods that name updates, reload items and configure them again.
  var update: String
  var reload: String
  var reconfigure: String

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
