// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Compiles only if names are unambiguous where everything is imported.
@MainActor
@Suite("Imports beside UIKit")
struct BesideUIKitImportTests {
  @Test func `Core Graphics and Quartz Core stand beside UIKit`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer: CALayer = view.layer
    view.transform = CGAffineTransform(translationX: 1, y: 1)
    layer.transform = CATransform3DIdentity
    expect(view.frame.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    let color: CGColor = UIColor.red.cgColor
    expectEqual(color, UIColor.red.cgColor)
  }
}
