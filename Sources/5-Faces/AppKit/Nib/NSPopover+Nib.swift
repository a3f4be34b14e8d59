// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

extension NSPopover {
  /// Reads what an element says of a popover; its controller is an outlet.
  static func nibStep(_ element: NibElement) -> NibStep<NSPopover>? {
    guard element.name == "popover" else { return nil }
    let behavior =
      element.choice(
        "behavior",
        [
          "applicationDefined": .applicationDefined, "t": .transient, "transient": .transient,
          "semitransient": .semitransient,
        ]) ?? Behavior.applicationDefined
    return { popover, _ in popover.behavior = behavior }
  }
}
