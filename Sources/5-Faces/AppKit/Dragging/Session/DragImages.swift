// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interactions
import Views

/// The images that follow the mouse, in front of everything in a window.
///
/// A carrier moves with the mouse; the images have their places on it. Coordinates are those of the
/// window's node: y runs down.
@MainActor
final class DragImages {
  private struct Image {
    let view: UIView
    /// The frame on the carrier when the drag begins, which is where it comes from.
    let start: CGRect
    /// The frame while images are arranged as they were.
    var frame: CGRect
  }

  private let carrier = UIView(frame: .zero)
  private let group = UIView(frame: .zero)
  private let badge = DragBadge(
    metrics: DraggingStyle.badge, numberColor: NSColor.systemRed.uiColor)
  private var images: [Image] = []
  /// The location of the mouse when the drag began.
  private let origin: CGPoint
  private(set) var formation = NSDraggingFormation.none

  /// Takes the images of items.
  ///
  /// - Parameters:
  ///   - items: The items, whose frames are in the window's coordinates.
  ///   - origin: Where the mouse is.
  ///   - window: The window in which the drag begins.
  init(of items: [DraggedItem], from origin: CGPoint, in window: NSWindow) {
    self.origin = origin
    for item in items {
      let frame = window.nodeRect(item.frame)
      let view = UIView(frame: frame)
      group.addSubview(view)
      images.append(Image(view: view, start: frame, frame: frame))
    }
    // What comes first lies in front.
    for image in images.reversed() { group.addSubview(image.view) }
    for (index, item) in items.enumerated() { setComponents(item.components, of: index) }
    group.alpha = DraggingStyle.imageAlpha
    badge.center = CGPoint(
      x: origin.x + DraggingStyle.badgeOffset.x, y: origin.y + DraggingStyle.badgeOffset.y)
    carrier.addSubview(group)
    carrier.addSubview(badge)
    window.node.showPreview(carrier)
  }

  // MARK: Images

  func setComponents(_ components: [NSDraggingImageComponent], of index: Int) {
    let view = images[index].view
    for part in view.subviews { part.removeFromSuperview() }
    for component in components {
      guard let image = component.contents as? NSImage else { continue }
      let part = UIImageView(image: image.uiImage)
      part.frame = CGRect(
        x: component.frame.minX,
        y: view.bounds.height - component.frame.maxY, width: component.frame.width,
        height: component.frame.height)
      view.addSubview(part)
    }
  }

  /// Returns the frame at which an item is drawn now, in the window's coordinates.
  func frame(of index: Int, in window: NSWindow) -> CGRect {
    let offset = carrier.center
    return window.nodeRect(images[index].view.frame.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// Gives an item another place and size, from where it goes on with the mouse.
  func setFrame(_ frame: CGRect, of index: Int, in window: NSWindow) {
    let offset = carrier.center
    images[index].frame = window.nodeRect(frame).offsetBy(dx: -offset.x, dy: -offset.y)
    images[index].view.frame = images[index].frame
  }

  func setHidden(_ isHidden: Bool, _ index: Int) { images[index].view.isHidden = isHidden }

  func showAll() { for image in images { image.view.isHidden = false } }

  // MARK: Moving

  func move(to point: CGPoint) {
    carrier.center = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  func show(_ content: DragBadge.Content?) { badge.content = content }

  func arrange(as formation: NSDraggingFormation, around leader: Int) {
    let formation = formation == .default ? .none : formation
    guard formation != self.formation, !images.isEmpty else { return }
    self.formation = formation
    let frames = frames(around: images.indices.contains(leader) ? leader : 0)
    UIView.animate(withDuration: DraggingStyle.formationDuration) { [images] in
      for (index, image) in images.enumerated() {
        image.view.transform = .identity
        image.view.frame = frames[index]
        guard formation == .pile else { continue }
        let angles = DraggingStyle.pileAngles
        image.view.transform = CGAffineTransform(rotationAngle: angles[index % angles.count])
      }
    }
  }

  private func frames(around leader: Int) -> [CGRect] {
    let first = images[leader].frame
    // The leader is in front; the others follow in their order.
    let others = images.indices.filter { $0 != leader }
    var frames = images.map(\.frame)
    var bottom = first.maxY
    for (number, index) in others.enumerated() {
      let size = frames[index].size
      let step = CGFloat(number + 1) * DraggingStyle.stackStep
      switch formation {
      case .default, .none: break
      case .pile:
        frames[index].origin = CGPoint(
          x: first.midX - size.width / 2, y: first.midY - size.height / 2)
      case .stack: frames[index].origin = CGPoint(x: first.minX + step, y: first.minY + step)
      case .list:
        frames[index].origin = CGPoint(x: first.minX, y: bottom + DraggingStyle.listSpacing)
        bottom = frames[index].maxY
      }
    }
    return frames
  }

  // MARK: Ending

  /// Lets the images slide back to where they came from, and go.
  func slideBack() {
    badge.content = nil
    fly { [images, carrier] in
      carrier.center = .zero
      for image in images {
        image.view.transform = .identity
        image.view.frame = image.start
      }
    }
  }

  /// Lets the images move to frames of the window, and go.
  func fly(to frames: [CGRect], in window: NSWindow) {
    badge.content = nil
    let offset = carrier.center
    fly { [images] in
      for (image, frame) in zip(images, frames) {
        image.view.transform = .identity
        image.view.frame = window.nodeRect(frame).offsetBy(dx: -offset.x, dy: -offset.y)
      }
    }
  }

  private func fly(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: DraggingStyle.slideDuration, animations: changes,
      completion: { [carrier] _ in carrier.removeFromSuperview() })
  }

  func remove() { carrier.removeFromSuperview() }
}

extension NSWindow {
  /// A rectangle of the window's coordinates in its node's, whose y runs down, or back.
  func nodeRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x, y: node.bounds.height - rect.origin.y - rect.height, width: rect.width,
      height: rect.height)
  }

  /// A point of the window's coordinates in its node's, or the other way round.
  func nodePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: node.bounds.height - point.y)
  }

  func screenPoint(_ point: NSPoint) -> NSPoint {
    NSPoint(x: frame.origin.x + point.x, y: frame.origin.y + point.y)
  }
}

/// The metrics of drags. These numbers are unpublished; all are in points and seconds.
enum DraggingStyle {
  /// The opacity of the images that follow the mouse.
  static let imageAlpha: CGFloat = 0.75
  /// The time that rejected images take to slide back, and to the place where they were.
  static let slideDuration: TimeInterval = 0.25
  static let formationDuration: TimeInterval = 0.2
  /// From one image of a stack to the next, to the right and down.
  static let stackStep: CGFloat = 4
  /// The angles of the images of a pile, one after the other.
  static let pileAngles: [CGFloat] = [0, .pi / 36, -.pi / 36]
  static let listSpacing: CGFloat = 2
  /// From the mouse to the middle of the badge, to the right and down.
  static let badgeOffset = CGPoint(x: 14, y: 20)
  /// The badge that says how many items a drop would take, or that it would copy.
  static let badge: InteractionMetrics.Badge = {
    var badge = InteractionMetrics.Badge()
    badge.diameter = 18
    badge.fontSize = 11
    badge.symbolSize = 10
    badge.margin = 5
    return badge
  }()
  /// The width of the line that shows an insertion point (appkit rule MX-5).
  static let gapLineWidth: CGFloat = 2
}
