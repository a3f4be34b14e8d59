// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
package import Geometry

/// What a picture shows of the device around a view.
public enum PictureChrome: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The status bar and the home indicator, over the view.
  case statusBar
  /// Those, and the frame around the screen, whose corners are round; the picture is larger by it.
  case device
}

extension PictureSurround {
  /// Creates what a picture shows of a device; nil for no chrome.
  ///
  /// - Parameters:
  ///   - chrome: How much of it.
  ///   - device: The device.
  ///   - controller: Says of what colour the status bar is; nil for that of labels.
  ///   - traits: The traits of bars.
  package init?(
    _ chrome: PictureChrome, of device: PictureDevice, controller: UIViewController?,
    traits: TraitValues
  ) {
    guard chrome != .none else { return nil }
    let bezel = chrome == .device ? DeviceFront.bezel : 0
    let front = DeviceFront(device, bezel: bezel, controller: controller)
    front.traitOverrides = traits
    self.init(
      insets: UIEdgeInsets(top: bezel, left: bezel, bottom: bezel, right: bezel),
      corners: CornerRadii(chrome == .device ? device.cornerRadius : 0), front: front)
  }
}
