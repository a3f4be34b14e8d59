// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import UIKit

/// The source of the pictures that a document names, each loaded once.
@MainActor
package final class ImageProvider {
  private let load: (_ path: String) -> UIImage?
  private var images: [String: UIImage?] = [:]
  /// Whether there are only placeholders, as for a document that comes from elsewhere.
  package var isWithheld = false

  /// Creates a source.
  ///
  /// - Parameter load: Returns the picture of a path beside the document; nil for a placeholder that
  ///   names itself. Called once for each path, and again after ``forgetMissing()`` where
  ///   it was nil.
  package init(load: @escaping (_ path: String) -> UIImage? = { _ in nil }) { self.load = load }

  /// Returns a picture; nil if there is none.
  func image(_ path: String) -> UIImage? {
    guard !isWithheld else { return nil }
    if let known = images[path] { return known }
    let image = load(path)
    images[path] = .some(image)
    return image
  }

  /// Forgets which pictures were missing: they may be there by now.
  package func forgetMissing() { images = images.filter { $0.value != nil } }

  /// Returns a symbol as large as a font, or as usual without one; nil for a name that does not
  /// exist.
  func symbol(_ name: String, font: UIFont?) -> UIImage? {
    let configuration = font.map { UIImage.SymbolConfiguration(pointSize: $0.pointSize) }
    return UIImage.symbolNames.contains(name)
      ? UIImage(systemName: name, withConfiguration: configuration) : nil
  }
}
