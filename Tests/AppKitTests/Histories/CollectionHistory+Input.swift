// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import SeededRandom

extension CollectionHistory {
  // MARK: The mouse

  /// A point of the clip view on nothing that lies over the items, as a point of the window.
  private func randomPoint() -> NSPoint {
    let size = scrollView.contentView.bounds.size
    return NSPoint(
      x: 2.25 + CGFloat(random.next(below: max(1, Int(size.width) - 24))),
      y: 20.25 + CGFloat(random.next(below: max(1, Int(size.height) - 24))))
  }

  /// The middle of an item that is seen, as a point of the window; or any point.
  private func pointOfInterest() -> NSPoint {
    let area = scrollView.contentView.bounds.insetBy(dx: 20, dy: 20)
    let middles = source.order.compactMap { item -> NSPoint? in
      frame(of: item).map { NSPoint(x: $0.midX, y: $0.midY) }
    }.filter(area.contains)
    guard !middles.isEmpty, !random.once(in: 4) else { return randomPoint() }
    return view.convert(random.pick(middles), to: nil)
  }

  /// Where an item is, also in a section that is scrolled by itself.
  func frame(of item: Int) -> NSRect? {
    guard let path = source.path(of: item) else { return nil }
    return view.layoutAttributesForItem(at: path)?.frame
      .offsetBy(dx: -view.orthogonalOffset(forSection: path.section), dy: 0)
  }

  private func place(_ point: NSPoint) -> NSPoint { view.convert(point, from: nil) }

  private func hit(_ point: NSPoint) -> Int? {
    source.order.first { frame(of: $0)?.contains(point) == true }
  }

  func mouseStep() -> String {
    // What is under the mouse is what is laid out.
    window.layoutIfNeeded()
    if isDragging { return dragStep() }
    guard source.rules.gesture != nil else { return press() }
    guard !random.once(in: 3) else { return release() }
    return move(to: random.once(in: 2) ? pointOfInterest() : randomPoint())
  }

  private func press() -> String {
    mouse = pointOfInterest()
    let modifiers = random.pick([[], [], .command, .shift] as [NSEvent.ModifierFlags])
    // What is beside the document, in the insets, is the clip view's.
    guard view.bounds.contains(place(mouse)) else {
      window.click(at: mouse, modifiers: modifiers)
      return "click beside the document"
    }
    let item = hit(place(mouse))
    source.rules.press(item, at: place(mouse), modifiers)
    highlightsFollowGesture = true
    window.pressMouse(at: mouse, modifiers: modifiers)
    let target = item.flatMap(source.path(of:)).map(source.name) ?? "nothing"
    if random.once(in: 3) { return "click \(target) \(modifiers.rawValue), \(release())" }
    return "press \(target) at \(place(mouse)) \(modifiers.rawValue)"
  }

  private func release() -> String {
    source.rules.release(in: source.order)
    highlightsFollowGesture = true
    window.releaseMouse()
    return "release"
  }

  private func move(to point: NSPoint) -> String {
    mouse = point
    let place = place(point)
    source.canDrag = !random.once(in: 4)
    source.answer = random.pick([.move, .move, .copy, []])
    if let item = source.rules.move(to: place, in: source.order) {
      beginDrag(of: item)
    }
    if let start = source.rules.gesture?.start {
      let rect = NSRect(
        x: min(start.x, place.x), y: min(start.y, place.y), width: abs(place.x - start.x),
        height: abs(place.y - start.y))
      source.rules.rectangle(over: rect.width > 0 && rect.height > 0 ? items(in: rect) : [])
    }
    window.moveMouse(to: point)
    return isDragging ? "drag to \(place)" : "move to \(place)"
  }

  private func items(in rect: NSRect) -> Set<Int> {
    Set(
      source.order.filter { item in
        // What a section scrolls out of its area is not seen, and not taken.
        guard let frame = frame(of: item)?.intersection(view.bounds), !frame.isEmpty else {
          return false
        }
        return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
          && rect.minY < frame.maxY
      })
  }

  /// Appkit rules MX-1 and MZ-9.
  private func beginDrag(of item: Int) {
    let dragged = source.rules.beginDrag(of: item, in: source.order)
    guard source.canDrag else { return }
    if dragged.contains(where: source.isWritten) {
      source.rules.gesture = nil
      isDragging = true
    } else if source.rules.allowsMultiple {
      let selected = Set(source.rules.selected)
      source.rules.gesture?.kind = .rectangle
      source.rules.gesture?.selection = selected
    }
  }

  // MARK: Drags

  private func dragStep() -> String {
    source.answer = random.pick([.move, .move, .copy, []])
    switch random.next(below: 6) {
    case 0:
      isDragging = false
      window.releaseMouse()
      return "drop"
    case 1:
      isDragging = false
      window.press(53)
      return "escape"
    case 2:
      isDragging = false
      window.dropElsewhere(accepting: .copy)
      return "drop elsewhere"
    default:
      mouse = random.once(in: 4) ? edgePoint() : pointOfInterest()
      window.moveMouse(to: mouse)
      return "drag to \(place(mouse))"
    }
  }

  /// Near the upper or lower edge, where contents scroll.
  private func edgePoint() -> NSPoint {
    NSPoint(x: 50, y: random.once(in: 2) ? 3 : window.frame.height - 3)
  }

  /// A drag from another program, or nothing dropped elsewhere.
  func drag() -> String {
    guard !isDragging, source.rules.gesture == nil else {
      guard !isDragging else { return "no drag" }
      window.dropElsewhere(accepting: .copy)
      return "drop nothing elsewhere"
    }
    window.layoutIfNeeded()
    mouse = pointOfInterest()
    source.answer = .move
    let object = NSPasteboardItem()
    object.setString("\(makeItem())", forType: .letter)
    isDragging = true
    window.beginForeignDrag(of: [object], at: mouse)
    return "drag from elsewhere to \(place(mouse))"
  }

  /// Ends what the mouse does, and lets all be over that takes time.
  func settle() {
    if isDragging {
      isDragging = false
      window.press(53)
    }
    if source.rules.gesture != nil { _ = release() }
    window.advance(to: window.currentTime + 1)
    window.advance(to: window.currentTime + 2)
    window.layoutIfNeeded()
  }

  // MARK: Keys

  func key() -> String {
    if isDragging { return "no key" }
    // Where an arrow leads is known when all is laid out.
    window.layoutIfNeeded()
    if random.once(in: 8) {
      window.press(0, modifiers: .command)
      if view.isFirstResponder { source.rules.selectAll(in: source.order) }
      return "⌘A"
    }
    let (code, name) = random.pick([(123, "←"), (124, "→"), (125, "↓"), (126, "↑")])
    let extends = random.once(in: 3)
    // What is across a section that is scrolled by itself is no matter of this model.
    let isAcross = name == "↑" || name == "↓"
    if layout.scrollsSections, isAcross { return "no key" }
    let target = target(of: name)
    window.press(UInt16(code), modifiers: extends ? .shift : [])
    if view.isFirstResponder, source.rules.isSelectable, let target {
      source.rules.arrow(to: target, extends: extends, in: source.order)
      highlightsFollowGesture = false
    }
    let place = target.flatMap(source.path(of:)).map(source.name) ?? "nothing"
    return "\(extends ? "⇧" : "")\(name) to \(place)"
  }

  /// Where an arrow leads: appkit rules MK-1 and MZ-11.
  private func target(of arrow: String) -> Int? {
    let order = source.order
    let isForward = arrow == "→" || arrow == "↓"
    guard let lead = source.rules.selected.last else { return isForward ? order.first : order.last }
    let (content, clip) = (
      view.collectionViewLayout?.collectionViewContentSize ?? .zero,
      scrollView.contentView.bounds.size
    )
    let isSideways =
      content.width - clip.width > max(0, content.height - clip.height)
    guard (arrow == "←" || arrow == "→") == isSideways else {
      let index = (order.firstIndex(of: lead) ?? 0) + (isForward ? 1 : -1)
      return order.indices.contains(index) ? order[index] : nil
    }
    func along(_ rect: NSRect) -> ClosedRange<CGFloat> {
      isSideways ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }
    func across(_ rect: NSRect) -> CGFloat { isSideways ? rect.midY : rect.midX }
    guard let start = frame(of: lead) else { return nil }
    let others = order.compactMap { item in frame(of: item).map { (item, $0) } }.filter {
      isForward
        ? along($0.1).lowerBound >= along(start).upperBound
        : along($0.1).upperBound <= along(start).lowerBound
    }
    let nearest =
      isForward
      ? others.min { along($0.1).lowerBound < along($1.1).lowerBound }
      : others.max { along($0.1).upperBound < along($1.1).upperBound }
    guard let nearest else { return nil }
    let line = others.filter {
      along($0.1).lowerBound < along(nearest.1).upperBound
        && along($0.1).upperBound > along(nearest.1).lowerBound
    }
    // The first of those that are equally near.
    return line.min {
      abs(across($0.1) - across(start)) < abs(across($1.1) - across(start)) - 1e-9
    }?.0
  }
}
