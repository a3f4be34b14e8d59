// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSSegmentedControl {
  /// Reads the segments that the cell in an element has (rule IB-38).
  static func nibStep(_ element: NibElement) -> NibStep<NSSegmentedControl>? {
    guard element.name == "segmentedControl" else { return nil }
    let cell = element.child(for: "cell") ?? element
    let mode =
      cell.choice(
        "trackingMode",
        ["selectOne": .selectOne, "selectAny": .selectAny, "momentary": .momentary])
      ?? SwitchTracking.selectOne
    let style =
      cell.choice(
        "style",
        [
          "automatic": .automatic, "rounded": .rounded, "texturedRounded": .texturedRounded,
          "roundRect": .roundRect, "texturedSquare": .texturedSquare, "capsule": .capsule,
          "smallSquare": .smallSquare, "separated": .separated,
        ]) ?? Style.rounded
    let segments = cell.elements(of: "segments").map { segment in
      var result = ControlSegment()
      result.label = segment.text("label")
      result.image = segment.nsImage("image")
      result.width = max(0, segment.number("width") ?? 0)
      result.isEnabled = segment.flag("enabled", otherwise: true)
      result.isSelected = segment.flag("selected", otherwise: false)
      result.tag = segment.integer("tag") ?? 0
      return result
    }
    return { control, _ in
      control.trackingMode = mode
      control.segmentStyle = style
      control.segments = segments
      if let selected = segments.firstIndex(where: \.isSelected) {
        control.setSelected(true, forSegment: selected)
      }
      control.contentsChanged()
    }
  }
}
