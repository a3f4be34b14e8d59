// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Paths over time")
struct PathMovementTests {
  private func path(_ points: [CGPoint], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.closeSubpath() }
    return path
  }

  private let corner = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]

  @Test func `A path changes point by point`() {
    let moved = corner.map { CGPoint(x: $0.x + 8, y: $0.y * 3) }
    let half = corner.map { CGPoint(x: $0.x + 4, y: $0.y * 2) }
    expectEqual(
      path(corner, closed: true).interpolated(to: path(moved, closed: true), 0.5),
      path(half, closed: true))
    let (small, large) = (Path(rect: CGRect(x: 0, y: 0, width: 4, height: 8)), Path(rect: .zero))
    expectEqual(
      small.interpolated(to: large, 0.25), Path(rect: CGRect(x: 0, y: 0, width: 3, height: 6)))
    let circle = Path(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    let wide = Path(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 8))
    expectEqual(
      circle.interpolated(to: wide, 0.5)?.boundingBox, CGRect(x: 0, y: 0, width: 16, height: 8))
  }

  @Test func `Paths of other elements have nothing in between`() {
    expectNil(path(corner).interpolated(to: path(corner, closed: true), 0.5))
    let circle = Path(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    expectNil(path(corner).interpolated(to: circle, 0.5))
    expectNil(Path(rect: .zero).interpolated(to: path([.zero]), 0.5))
    expectEqual(Path().interpolated(to: Path(), 0.5), Path())
  }

  private func point(of track: PathTrack, at share: CGFloat) -> CGPoint {
    let position = track.position(at: share)
    return track.point(on: position.index, at: position.share)
  }

  @Test func `A track knows its direction`() throws {
    let track = try #require(PathTrack(path(corner)))
    expectEqual(track.direction(on: 0, at: 0.5), 0)
    expectEqual(track.direction(on: 1, at: 0), .pi / 2)
    let circle = try #require(PathTrack(Path(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))))
    // From the right clockwise: downwards, and at the bottom to the left.
    expectNear(circle.direction(on: 0, at: 0), .pi / 2, within: 1e-9)
    expectNear(abs(circle.direction(on: 0, at: 1)), .pi, within: 1e-9)
    expectNear(circle.direction(on: 0, at: 0.5), .pi * 3 / 4, within: 1e-9)
  }

  @Test func `A track is gone along by steps and by length`() throws {
    let track = try #require(PathTrack(path(corner)))
    expectEqual(track.lengths, [30, 10])
    expectEqual(track.point(on: 0, at: 0.5), CGPoint(x: 15, y: 0))
    expectEqual(track.point(on: 1, at: 1), CGPoint(x: 30, y: 10))
    expectEqual(point(of: track, at: 0), .zero)
    expectEqual(point(of: track, at: -1), .zero)
    expectEqual(point(of: track, at: 0.5), CGPoint(x: 20, y: 0))
    expectEqual(point(of: track, at: 1), CGPoint(x: 30, y: 10))
    expectEqual(point(of: track, at: 2), CGPoint(x: 30, y: 10))
  }

  @Test func `A closed outline ends where it began`() throws {
    let track = try #require(PathTrack(path(corner + [.zero], closed: true)))
    expectEqual(track.lengths.count, 3, "closing it once more takes no time")
    expectEqual(point(of: track, at: 1), .zero)
    let circle = try #require(PathTrack(Path(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))))
    expectEqual(circle.lengths.count, 4)
    let bottom = point(of: circle, at: 0.25)
    expectNear(bottom.x, 10, within: 0.01)
    expectNear(bottom.y, 20, within: 0.01)
  }

  @Test func `What has no length is no track`() {
    expectNil(PathTrack(Path()))
    expectNil(PathTrack(path([.zero])))
    expectNil(PathTrack(path([.zero, .zero])))
    expectNil(PathTrack(path([.zero, CGPoint(x: CGFloat.nan, y: 0)])))
  }
}
