// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import PictureTesting

/// The design of iOS in the setup of a picture.
@Suite("The design of pictures") @MainActor
struct DesignSetupTests {
  @Test func `A setup's design is a trait over the others`() {
    expectEqual(PictureSetup().design, .iOS17)
    var setup = PictureSetup(traits: UITraitCollection(userInterfaceStyle: .dark), design: .iOS26)
    expectEqual(setup.design, .iOS26)
    expectEqual(setup.resolvedTraits.design, .iOS26)
    expectEqual(setup.resolvedTraits.userInterfaceStyle, .dark)
    setup.design = .iOS17
    expectEqual(setup.resolvedTraits.design, .iOS17)
    expectEqual(PictureSetup(device: .iphone, design: .iOS26).resolvedTraits.design, .iOS26)
  }

  @Test func `What is drawn has the design`() {
    let toggle = UISwitch()
    let picture = PictureSetup(design: .iOS26).picture(of: toggle)
    _ = try? picture.data(.png)
    expectEqual(toggle.bounds.size, CGSize(width: 63, height: 28))
  }

  @Test func `An empty list of designs is refused`() {
    #expect(throws: PictureMatrix.Mistake.self) {
      try PictureMatrix(designs: []).combinations(of: PictureSetup())
    }
  }
}
