// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Pictures
import Testing

@testable import CairoGraphics
@testable import Views

/// Paths are drawn where their view can be seen, and nowhere else.
@MainActor
@Suite("Paths of an anatomy: clipping")
struct PathClipTests {
  /// A view whose element goes from its middle to far outside.
  private final class Leaving: UIView, AnatomyProviding {
    func anatomy(_ request: AnatomyRequest) -> AnatomyContents {
      var contents = AnatomyContents()
      contents.paths = [
        AnatomyContents.Path(
          start: CGRect(x: 10, y: 10, width: 20, height: 20),
          end: CGRect(x: 10, y: 110, width: 20, height: 20), startAlpha: 1, endAlpha: 1)
      ]
      return contents
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
  private let view = Leaving(frame: CGRect(x: 40, y: 20, width: 40, height: 50))

  private func raster(_ anatomy: PictureAnatomy?) throws -> Raster {
    let picture = Picture(of: root, scale: 1)
    picture.anatomy = anatomy
    return try picture.raster()
  }

  /// The rows and columns of the view that the paths change.
  private func changes() throws -> PixelRect? {
    var anatomy = PictureAnatomy([])
    anatomy.showsPaths = true
    anatomy.showsLegend = false
    return try raster(anatomy).changes(since: raster(nil))
  }

  @Test func `A path ends where its view does`() throws {
    root.backgroundColor = .white
    view.clipsToBounds = true
    root.addSubview(view)
    let changed = try #require(try changes())
    expectAtLeast(changed.x, 40)
    expectAtMost(changed.x + changed.width, 80)
    expectAtLeast(changed.y, 20)
    expectEqual(changed.y + changed.height, 70)
  }

  @Test func `A view around cuts it as well, wherever both are moved`() throws {
    root.backgroundColor = .white
    let window = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 30))
    window.clipsToBounds = true
    root.addSubview(window)
    view.frame.origin = CGPoint(x: 10, y: -5)
    window.addSubview(view)
    let changed = try #require(try changes())
    expectAtLeast(changed.x, 40)
    expectAtMost(changed.x + changed.width, 80)
    expectAtLeast(changed.y, 30)
    expectEqual(changed.y + changed.height, 60)
  }
}
