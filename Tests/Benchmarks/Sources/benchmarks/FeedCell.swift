// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The rows of a cell as people write them: a content view, 19 views in two levels of depth, 52
/// constraints, and the intrinsic sizes of labels, images and buttons.
///
/// An avatar beside a name, a time and a badge; a wrapping text; a picture of 16 to 9; five buttons
/// of one width; a line; a footer.
struct FeedCell {
  private struct View {
    var x, y, width, height: Int
  }

  private(set) var rows = SolverRows()
  /// The row that says how wide the content view is, and its variable.
  private(set) var width = (row: 0, variable: 0)
  /// The row of the avatar's height, and its variable.
  private(set) var avatarHeight = (row: 0, variable: 0)

  init(width cellWidth: Double) {
    let views = (0..<20).map { _ in makeView() }
    let (content, avatar, header, name, time) = (views[0], views[1], views[2], views[3], views[4])
    let (badge, body, media, actions) = (views[5], views[6], views[7], views[8])
    let (buttons, count, line) = (Array(views[9..<14]), views[14], views[15])
    let (footer, icon, note, detail) = (views[16], views[17], views[18], views[19])

    // The root: its place and its width are given, its height is to be as small as it can.
    set(content.x, 0)
    set(content.y, 0)
    width = (set(content.width, cellWidth), content.width)
    rows.add([(1, content.height)], .equal, 0, priority: 50)

    // Avatar and header: 12 constraints.
    set(avatar.x, 16)
    set(avatar.y, 12)
    set(avatar.width, 40)
    avatarHeight = (set(avatar.height, 40), avatar.height)
    after(header, avatar, 12)
    trailing(header, content, 16)
    align(header.y, avatar.y, 0)
    set(name.x, 0)
    set(name.y, 0)
    rows.add([(1, badge.x), (-1, name.x), (-1, name.width)], .greaterThanOrEqual, 8)
    trailing(badge, header, 0)
    middle(badge.y, badge.height, name.y, name.height)
    // Time: 4.
    set(time.x, 0)
    rows.add([(1, time.y), (-1, name.y), (-1, name.height)], .equal, 2)
    rows.add([(1, time.x), (1, time.width), (-1, header.width)], .lessThanOrEqual, 0)
    bottom(time, header, 0)
    // Body and media: 7.
    set(body.x, 16)
    trailing(body, content, 16)
    rows.add([(1, body.y), (-1, header.y), (-1, header.height)], .equal, 8)
    set(media.x, 0)
    align(media.width, content.width, 0)
    rows.add([(1, media.height), (-9.0 / 16, media.width)], .equal, 0)
    rows.add([(1, media.y), (-1, body.y), (-1, body.height)], .equal, 8)
    // Actions and buttons: 15.
    set(actions.x, 16)
    trailing(actions, content, 16)
    rows.add([(1, actions.y), (-1, media.y), (-1, media.height)], .equal, 8)
    set(actions.height, 44)
    set(buttons[0].x, 0)
    for (previous, button) in zip(buttons, buttons.dropFirst()) {
      after(button, previous, 8)
      align(button.width, buttons[0].width, 0)
    }
    after(count, buttons[4], 8)
    trailing(count, actions, 0)
    // Line and footer: 14.
    set(line.x, 0)
    align(line.width, content.width, 0)
    set(footer.x, 16)
    trailing(footer, content, 16)
    set(icon.x, 0)
    set(note.y, 0)
    rows.add([(1, line.y), (-1, actions.y), (-1, actions.height)], .equal, 0)
    set(line.height, 0.5)
    rows.add([(1, footer.y), (-1, line.y), (-1, line.height)], .equal, 8)
    bottom(footer, content, 12)
    after(note, icon, 6)
    rows.add([(1, detail.x), (-1, note.x), (-1, note.width)], .greaterThanOrEqual, 6)
    trailing(detail, footer, 0)
    bottom(note, footer, 0)
    // An unconstrained view would be anywhere, in either solver; its place is the same with these.
    for view in [detail, icon, count] + buttons {
      rows.add([(1, view.y)], .equal, 0, priority: 10)
    }

    intrinsic(name, 96, 20.5)
    intrinsic(time, 64, 16)
    intrinsic(badge, 24, 24)
    intrinsic(body, 288, 61.5)
    intrinsic(icon, 16, 16)
    intrinsic(note, 120, 16)
    intrinsic(detail, 48, 16)
    intrinsic(count, 60, 20.5)
    for button in buttons { high(button, 44) }
  }

  // MARK: Parts

  private mutating func makeView() -> View {
    View(
      x: rows.makeVariable(), y: rows.makeVariable(),
      width: rows.makeVariable(isNonNegative: true), height: rows.makeVariable(isNonNegative: true))
  }

  @discardableResult
  private mutating func set(_ variable: Int, _ constant: Double) -> Int {
    rows.add([(1, variable)], .equal, constant)
  }

  private mutating func align(_ one: Int, _ other: Int, _ constant: Double) {
    rows.add([(1, one), (-1, other)], .equal, constant)
  }

  private mutating func after(_ view: View, _ previous: View, _ gap: Double) {
    rows.add([(1, view.x), (-1, previous.x), (-1, previous.width)], .equal, gap)
  }

  private mutating func trailing(_ view: View, _ superview: View, _ gap: Double) {
    rows.add([(1, view.x), (1, view.width), (-1, superview.width)], .equal, -gap)
  }

  private mutating func bottom(_ view: View, _ superview: View, _ gap: Double) {
    rows.add([(1, view.y), (1, view.height), (-1, superview.height)], .equal, -gap)
  }

  private mutating func middle(_ y: Int, _ height: Int, _ otherY: Int, _ otherHeight: Int) {
    rows.add([(1, y), (0.5, height), (-1, otherY), (-0.5, otherHeight)], .equal, 0)
  }

  private mutating func intrinsic(_ view: View, _ width: Double, _ height: Double) {
    rows.add([(1, view.width)], .lessThanOrEqual, width, priority: 250)
    rows.add([(1, view.width)], .greaterThanOrEqual, width, priority: 750)
    high(view, height)
  }

  private mutating func high(_ view: View, _ height: Double) {
    rows.add([(1, view.height)], .lessThanOrEqual, height, priority: 250)
    rows.add([(1, view.height)], .greaterThanOrEqual, height, priority: 750)
  }
}
