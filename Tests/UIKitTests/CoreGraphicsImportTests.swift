// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Expectations
import Testing

/// Compiles only if `import CoreGraphics` alone is enough, also beside Testing.
@Suite("Import of CoreGraphics")
struct CoreGraphicsImportTests {
  @Test func `Core Graphics alone is enough for its types`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(scaleX: 2, y: 2))
    expect(rect.equalTo(CGRect(x: 0, y: 0, width: 20, height: 40)))
    expectEqual(CGVector(dx: 1, dy: 2).dy, 2)
    expectEqual(CGFloat.pi.rounded(), 3)
    let types: [Any.Type] = [CGColor.self, CGContext.self, CGImage.self, CGPath.self]
    expectEqual(types.count, 4)
  }
}
