// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
package import Views

extension NSCoder {
  /// The number of columns of the split view controller that is being decoded.
  @MainActor
  var nibSplitStyle: UISplitViewController.Style {
    nibElement?.choice(
      "style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]) ?? .unspecified
  }
}

extension UISplitViewController: NibContainer, NibKeyed {
  package func take(_ controller: UIViewController, for relationship: String) {
    let columns: [String: Column] = [
      "masterViewController": .primary, "detailViewController": .secondary,
      "supplementaryViewController": .supplementary, "compactViewController": .compact,
    ]
    guard let column = columns[relationship] else { return }
    guard column != .supplementary || style == .tripleColumn else {
      return consoleMessage(
        "A UISplitViewController of two columns has no supplementary one; its controller is left out."
      )
    }
    setViewController(controller, for: column)
  }

  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UISplitViewController>? {
    guard element.name == "splitViewController" else { return nil }
    let mode =
      element.choice(
        "preferredDisplayMode",
        [
          "automatic": .automatic, "primaryHidden": .secondaryOnly,
          "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
          "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
          "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
          "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]) ?? DisplayMode.automatic
    let edge =
      element.choice("primaryEdge", ["leading": .leading, "trailing": .trailing])
      ?? PrimaryEdge.leading
    let minimum = element.number("minimumPrimaryColumnWidth")
    let maximum = element.number("maximumPrimaryColumnWidth")
    let fraction = element.number("preferredPrimaryColumnWidthFraction")
    let presents = element.flag("presentsWithGesture", otherwise: true)
    return { controller, _ in
      controller.preferredDisplayMode = mode
      controller.primaryEdge = edge
      if let minimum { controller.minimumPrimaryColumnWidth = minimum }
      if let maximum { controller.maximumPrimaryColumnWidth = maximum }
      if let fraction { controller.preferredPrimaryColumnWidthFraction = fraction }
      controller.presentsWithGesture = presents
    }
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey { (controller: UISplitViewController, value) in
      controller.delegate = try value()
    }
  }
}
