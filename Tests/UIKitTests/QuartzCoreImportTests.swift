// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

/// Compiles only if `import QuartzCore` alone is enough, also beside Testing.
@MainActor
@Suite("Import of QuartzCore")
struct QuartzCoreImportTests {
  @Test func `Quartz Core alone is enough for layers and for Core Graphics`() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    #expect(CGAffineTransform.identity == CATransform3DGetAffineTransform(CATransform3DIdentity))
  }
}
