// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// An image set of an asset catalogue: files for different environments.
package struct ImageSet: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var conditions: AssetConditions
    package var fileName: String
    /// The edges that keep their size when the image is stretched, in points; nil if not sliced.
    package var capInsets: UIEdgeInsets?
    /// Whether what is between the edges is repeated and not stretched.
    package var tilesMiddle: Bool
    /// The size of what grows, in points, from the left and upper edges that keep their size on; what
    /// follows it up to the other edges is never drawn. A length of 0 is all that is between the edges.
    package var middleSize: CGSize
    /// The insets that constraints leave out, in points.
    package var alignmentInsets: UIEdgeInsets

    /// The pixels per point of a bitmap: those of its scale, 1 if it has none.
    package var scale: CGFloat { conditions.scale ?? 1 }
  }

  /// The way in which all files of a set are coloured.
  package enum RenderingIntent: String, Sendable {
    case template
    case original
  }

  /// The files, in the order of the set. Entries without a file are left out.
  package var entries: [Entry]
  /// The way in which the files are coloured; nil if where they are shown decides.
  package var renderingIntent: RenderingIntent?
  /// The direction that all files are drawn for, and in whose opposite they are mirrored; nil if there
  /// are files for both, or for any.
  package var drawnDirection: AssetConditions.Direction?

  package init() { entries = [] }

  /// Reads a set.
  ///
  /// - Parameter contents: The bytes of the set's `Contents.json`.
  /// - Throws: ``AssetError`` for a file that is too long, is no JSON or names a file in another
  ///   folder.
  package init(contents: Data) throws(AssetError) {
    let file = try ContentsFile.read(contents)
    entries = []
    for entry in file.images ?? [] {
      guard let fileName = try entry.fileName() else { continue }
      let conditions = entry.conditions
      let scale = conditions.scale ?? 1
      entries.append(
        Entry(
          conditions: conditions, fileName: fileName,
          capInsets: entry.resizing?.capInsets.map { UIEdgeInsets($0, scale: scale) },
          tilesMiddle: entry.resizing?.center?.mode == "tile",
          middleSize: CGSize(
            width: points(entry.resizing?.center?.width, scale: scale),
            height: points(entry.resizing?.center?.height, scale: scale)),
          alignmentInsets: entry.alignmentInsets.map { UIEdgeInsets($0, scale: scale) } ?? .zero))
    }
    renderingIntent = file.properties?.templateRenderingIntent.flatMap(RenderingIntent.init)
    let directions = Set(entries.map(\.conditions.direction))
    drawnDirection = directions.count == 1 ? directions.first ?? nil : nil
  }

  /// Chooses the file for an environment; nil if the set has none. O(number of entries).
  package func entry(in traits: UITraitCollection) -> Entry? {
    AssetConditions.best(of: entries.map(\.conditions), in: traits).map { entries[$0] }
  }
}

/// The points of a length of a catalogue, which counts in pixels of the file; 0 for none, and for what is
/// below 0 or no number.
private func points(_ pixels: Double?, scale: CGFloat) -> CGFloat {
  guard let pixels, pixels.isFinite else { return 0 }
  return max(0, pixels) / scale
}

extension UIEdgeInsets {
  fileprivate init(_ insets: ContentsFile.Insets, scale: CGFloat) {
    self.init(
      top: points(insets.top, scale: scale), left: points(insets.left, scale: scale),
      bottom: points(insets.bottom, scale: scale), right: points(insets.right, scale: scale))
  }
}

/// A symbol set of an asset catalogue: a template with the symbol in several weights and scales.
package struct SymbolSet: Hashable, Sendable {
  package var fileName: String

  /// Reads a set.
  ///
  /// - Parameter contents: The bytes of the set's `Contents.json`.
  /// - Throws: ``AssetError`` for a file that is too long, is no JSON, names no file or one in another
  ///   folder.
  package init(contents: Data) throws(AssetError) {
    for entry in try ContentsFile.read(contents).symbols ?? [] {
      guard let name = try entry.fileName() else { continue }
      fileName = name
      return
    }
    throw AssetError("it names no file")
  }
}
