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

/// A suggestion of words.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let words: String?
  private let image: UIImage?
  private let details: String?

  /// Creates a suggestion.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: What is shown.
  ///   - localizedDescription: What is shown for those who look for more; not drawn.
  ///   - iconImage: An image before the words; nil for none.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    words = localizedSuggestion
    details = localizedDescription
    image = iconImage
    super.init()
  }

  /// What is shown.
  open var localizedSuggestion: String? { words }
  /// What is shown for those who look for more; not drawn.
  open var localizedDescription: String? { details }
  /// An image before the words; nil for none.
  open var iconImage: UIImage? { image }
  /// The client's object that the suggestion represents.
  open var representedObject: Any?
}
