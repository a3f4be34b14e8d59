// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import UIKit

/// What the knobs of every playground offer, by the names of the command line.
package enum PlaygroundKnobs {
  /// Sizes of well-known screens, in points.
  package static let devices: [PlaygroundReply.Device] = [
    device("iphone-se", 375, 667), device("iphone-mini", 375, 812), device("iphone", 390, 844),
    device("iphone-pro", 393, 852), device("iphone-max", 430, 932), device("ipad-mini", 744, 1133),
    device("ipad", 820, 1180), device("ipad-pro", 1024, 1366),
  ]

  /// The Dynamic Type sizes under short names.
  package static let textSizes: [(name: String, category: UIContentSizeCategory)] = zip(
    [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ], UIContentSizeCategory.allCategories
  ).map { (name: $0, category: $1) }

  private static func device(
    _ name: String, _ width: Double, _ height: Double
  ) -> PlaygroundReply.Device {
    PlaygroundReply.Device(name: name, width: width, height: height)
  }
}
