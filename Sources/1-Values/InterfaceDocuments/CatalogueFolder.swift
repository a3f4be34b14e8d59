// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The kind of a folder in an asset catalogue (rule XC-2).
package enum CatalogueFolder: Sendable {
  case imageSet
  case colorSet
  case symbolSet
  case otherSet
  /// A group, in which others stand. Its name may have a point: "iOS 17.0".
  case group

  /// No catalogue that a person keeps has groups as deep as this.
  package static let maximumDepth = 32

  /// Finds the kind of a folder.
  ///
  /// - Parameter pathExtension: The ending of its name, without the point.
  package init(pathExtension: String) {
    switch pathExtension {
    case "imageset": self = .imageSet
    case "colorset": self = .colorSet
    case "symbolset": self = .symbolSet
    default: self = Self.otherSets.contains(pathExtension) ? .otherSet : .group
    }
  }

  private static let otherSets: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset",
    "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "stickerpack", "stickersequence", "sticker",
    "textureset", "watchcomplicationset",
  ]
}
