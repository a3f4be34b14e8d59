// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import CairoGraphics

/// Points are worked by hand from the distances of a corner, in radii.
@Suite("Rounded rectangles")
struct RoundedRectTests {
  /// The outline's points as text, rounded to hundredths: what it goes to, with control points
  /// before it.
  private func outline(_ path: Path) -> [String] {
    func text(_ point: CGPoint) -> String {
      func number(_ value: CGFloat) -> String {
        let hundredths = Int((value * 100).rounded())
        return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(CGFloat(hundredths) / 100)"
      }
      return "\(number(point.x)),\(number(point.y))"
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "move \(text(point))"
      case .line(let point): "line \(text(point))"
      case .curve(let one, let other, let end): "\(text(one)) \(text(other)) \(text(end))"
      case .rectangle(let rect): "rectangle \(text(rect.origin))"
      case .close: "close"
      }
    }
  }

  private func path(
    _ width: CGFloat, _ height: CGFloat, radius: CGFloat, _ curve: CornerCurve = .continuous
  ) -> Path {
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius,
      curve: curve)
  }

  /// Points along all curves of an outline.
  private func samples(_ path: Path) -> [CGPoint] {
    var (samples, last) = ([CGPoint](), CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .curve(let one, let other, let end):
        for t in stride(from: 0, through: 1, by: 0.125) as StrideThrough<CGFloat> {
          let s = 1 - t
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          samples.append(
            CGPoint(
              x: mix(last.x, one.x, other.x, end.x), y: mix(last.y, one.y, other.y, end.y)))
        }
        last = end
      case .rectangle, .close: break
      }
    }
    return samples
  }

  @Test func `A circular corner is one curve, from one radius before it to one behind it`() {
    expectEqual(
      Array(outline(path(100, 100, radius: 20, .circular))[...2]),
      [
        "move 20,0", "line 80,0", "91.05,0 100,8.95 100,20",
      ])
  }

  @Test func `A continuous corner has the published points, in radii, on every corner`() {
    expectEqual(
      outline(path(100, 100, radius: 20)),
      [
        "move 30.57,0", "line 69.43,0",
        "78.23,0 82.63,0 87.37,1.5", "92.54,3.38 96.62,7.46 98.5,12.63",
        "100,17.37 100,21.77 100,30.57", "line 100,69.43",
        "100,78.23 100,82.63 98.5,87.37", "96.62,92.54 92.54,96.62 87.37,98.5",
        "82.63,100 78.23,100 69.43,100", "line 30.57,100",
        "21.77,100 17.37,100 12.63,98.5", "7.46,96.62 3.38,92.54 1.5,87.37",
        "0,82.63 0,78.23 0,69.43", "line 0,30.57",
        "0,21.77 0,17.37 1.5,12.63", "3.38,7.46 7.46,3.38 12.63,1.5",
        "17.37,0 21.77,0 30.57,0", "close",
      ])
  }

  @Test func `It reaches as far as half the shorter side, and keeps its radius`() {
    // Half of 50 points is 1.25 radii.
    let outline = outline(path(100, 50, radius: 20))
    expectEqual(outline[1], "line 75,0")
    expectEqual(outline[5], "line 100,25")
    // The diagonal's point of a continuous corner is 0.2915 radii from either side, a circle's
    // 0.2929.
    let middle = samples(path(100, 50, radius: 20))[13]
    expectNear(middle.x, 100 - 0.292 * 20, within: 0.02)
    expectNear(middle.y, 0.292 * 20, within: 0.02)
  }

  @Test(arguments: [20, 30] as [CGFloat])
  func `A pill stays a pill`(radius: CGFloat) {
    let pill = path(100, 40, radius: radius)
    expectEqual(outline(pill)[1], "line 80,0")
    for point in samples(pill) {
      let center = CGPoint(x: point.x < 50 ? 20 : 80, y: 20)
      expectNear(hypot(point.x - center.x, point.y - center.y), 20, within: 0.001)
    }
  }

  @Test func `Beside square corners a corner has more space`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 0),
      curve: .continuous)
    expectEqual(outline(path)[1], "line 69.43,0")
    expectEqual(outline(path)[5], "line 100,40")
  }

  @Test func `Neighbours share their side as their radii are`() {
    // 90 points for radii of 20 and 40: 1.5 radii each.
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 90, height: 400),
      cornerRadii: CornerRadii(topLeft: 40, topRight: 20, bottomRight: 0, bottomLeft: 0),
      curve: .continuous)
    expectEqual(outline(path)[0], "move 60,0")
    expectEqual(outline(path)[1], "line 60,0")
  }

  @Test func `Corners may reach further along one side than along the other`() {
    let radius = CGSize(width: 20, height: 10)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: CornerRadii(
        topLeft: .zero, topRight: radius, bottomRight: radius, bottomLeft: .zero),
      curve: .continuous)
    expectEqual(outline(path)[1], "line 69.43,0")
    expectEqual(outline(path)[2], "78.23,0 82.63,0 87.37,0.75")
    expectEqual(outline(path)[5], "line 100,84.71")
  }

  @Test func `Without a radius it is a rectangle`() {
    expectEqual(outline(path(10, 10, radius: 0)), ["rectangle 0,0"])
    expectEqual(outline(path(10, 10, radius: -3)), ["rectangle 0,0"])
    expectEqual(outline(path(0, 10, radius: 4)), ["rectangle 0,0"])
  }
}
