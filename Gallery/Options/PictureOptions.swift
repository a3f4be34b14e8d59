// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Pictures
import UIKit

/// How a sample is drawn.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The view's size in points, such as 390x844.",
    transform: SizeOption.parse)
  var size: SizeOption?

  @Option(help: "A device instead of a size: \(PictureDevice.names).")
  var device: PictureDevice?

  @Option(parsing: .unconditional, help: "Pixels per point, 1…4 (default: 2).")
  var scale: Double?

  @Option(help: "light (the default), dark, or both (writes out-light.png and out-dark.png).")
  var appearance: Appearance?

  @Option(help: "ltr (the default) or rtl.")
  var direction: Direction?

  @Option(
    help: "Dynamic Type size, xSmall … xxxLarge, accessibility1 … accessibility5 (default: large).")
  var textSize: TextSize?

  @Option(help: "The design of iOS: 17 (the default) or 26.")
  var design: InterfaceDesign?

  @Option(
    parsing: .unconditional, help: "Content offset in points, such as 0,120; kept in range.",
    transform: PointOption.parse)
  var scrollTo: PointOption?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Offset of a section that scrolls sideways; repeatable.", valueName: "s=x"),
    transform: SectionOffset.parse)
  var scrollSection: [SectionOffset] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The offset at which a drag of a section ends; the section then scrolls to rest.",
      valueName: "s=x"),
    transform: SectionOffset.parse)
  var fling: [SectionOffset] = []

  @Option(help: "The surroundings of the view: \(Chrome.names) (default: none).")
  var chrome: Chrome?

  @Flag(help: "Draw the whole content instead of the visible part.")
  var fullContent = false

  @Option(parsing: .unconditional, help: "The seed of random data.")
  var seed: UInt64 = 1

  @Option(
    help: "real (the default), or blocks: every word a rectangle, the same on every machine.")
  var text: TextOption?

  func validate() throws {
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("--scale takes a number from 1 to 4 (was \(scale)).")
    }
    if size != nil, device != nil {
      throw ValidationError("--size and --device both set the size; use only one of them.")
    }
    _ = try pixelSize()
  }

  /// The view's size in points; nil for the sample's.
  var pointSize: CGSize? { size?.size ?? device?.size }

  private func pixelSize() throws {
    guard let pointSize else { return }
    do {
      try PictureLimits.check(pointSize, scale: scale ?? 2)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
