// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Something that may be searched for, offered while the user types.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is shown.
  var localizedSuggestion: String? { get }
  /// What is shown for those who look for more; not drawn.
  var localizedDescription: String? { get }
  /// An image before the words; nil for none.
  var iconImage: UIImage? { get }
  /// The client's object that the suggestion represents.
  var representedObject: Any? { get set }
}
