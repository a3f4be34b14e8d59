// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
package import UIKit

/// The source of the pictures that a document names, each loaded once.
///
/// All of them together have at most ``ReadingLimits/pixels``, whoever draws: a picture beyond them is
/// a placeholder, and ``problem`` says so.
@MainActor
package final class ImageProvider {
  package struct Loaded {
    let image: UIImage
    let pixels: Int

    /// - Parameters:
    ///   - image: The picture.
    ///   - pixels: Its pixels; 0 for a drawing.
    package init(_ image: UIImage, pixels: Int) {
      self.image = image
      self.pixels = pixels
    }
  }

  private let load: (_ path: String) -> Loaded?
  private var images: [String: Loaded?] = [:]
  private var total = PixelTotal()
  /// The reason why a picture is not shown, as a sentence; nil while there is none.
  package private(set) var problem: String?
  /// Whether there are only placeholders, as for a document that comes from elsewhere.
  package var isWithheld = false

  /// Creates a source.
  ///
  /// - Parameter load: The picture of a path beside the document; nil for a placeholder that names
  ///   itself. Called once for each path, and again after ``forgetOthers(than:)`` where it was nil.
  package init(load: @escaping (_ path: String) -> Loaded? = { _ in nil }) { self.load = load }

  func image(_ path: String) -> UIImage? {
    guard !isWithheld else { return nil }
    if let known = images[path] { return known?.image }
    var loaded = load(path)
    if let own = loaded?.pixels, !total.hasRoom(for: own) {
      loaded = nil
      problem = ReadingLimits.pixelsMessage
    }
    total.add(loaded?.pixels ?? 0)
    images[path] = .some(loaded)
    return loaded?.image
  }

  /// Forgets which pictures were missing, since they may be there by now, and those that a document
  /// does not name.
  package func forgetOthers(than names: Set<String>) {
    images = images.filter { $0.value != nil && names.contains($0.key) }
    total = images.values.reduce(into: PixelTotal()) { $0.add($1?.pixels ?? 0) }
    problem = nil
  }

  /// A symbol as large as a font, or as usual without one; nil for a name that does not exist.
  func symbol(_ name: String, font: UIFont?) -> UIImage? {
    let configuration = font.map { UIImage.SymbolConfiguration(pointSize: $0.pointSize) }
    return UIImage.symbolNames.contains(name)
      ? UIImage(systemName: name, withConfiguration: configuration) : nil
  }
}
