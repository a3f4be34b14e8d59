// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// A badge that draws itself, as it is written for iOS.
private class BadgeView: UIView {
  var text = "" { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    let card = UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 8)
    UIColor.systemBlue.setFill()
    card.fill()
    card.addClip()
    let tab = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: rect.width, height: 12),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
    UIColor.systemRed.setFill()
    tab.fill()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.white,
    ]
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let area = rect.insetBy(dx: 8, dy: 14)
    let size = (text as NSString).boundingRect(
      with: area.size, options: options, attributes: attributes, context: nil
    ).size
    (text as NSString).draw(
      with: CGRect(x: area.minX, y: area.minY, width: area.width, height: ceil(size.height)),
      options: options, attributes: attributes, context: nil)
    ("1" as NSString).draw(at: CGPoint(x: 4, y: 0), withAttributes: attributes)
    NSAttributedString(string: "2", attributes: attributes).draw(
      in: CGRect(x: 40, y: 0, width: 20, height: 20))
  }
}

@Suite("Drawing and animating as a client")
@MainActor
struct ClientDrawingTests {
  private func picture(
    _ text: String, _ style: UIUserInterfaceStyle, _ change: (UIView) -> Void = { _ in }
  ) -> Data? {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    badge.text = text
    badge.overrideUserInterfaceStyle = style
    change(badge)
    return UIGraphicsImageRenderer(bounds: badge.bounds).image { _ in
      badge.drawHierarchy(in: badge.bounds, afterScreenUpdates: true)
    }.pngData()
  }

  @Test func `A view that draws itself does so in its own style`() throws {
    let light = try #require(picture("Words", .light))
    expectEqual(picture("Words", .light), light)
    expectNotEqual(picture("Words", .dark), light)
  }

  @Test func `Text beyond the last visible line is not drawn`() throws {
    let text = "Several words in a row that do not fit into it by far"
    let cut = try #require(picture(text, .light))
    expectEqual(picture(text + ", and some more", .light), cut)
    expectNotEqual(picture("Several", .light), cut)
  }

  @Test func `Corners of continuous form are others`() throws {
    func corners(_ curve: CALayerCornerCurve) -> Data? {
      picture("", .light) { badge in
        badge.clipsToBounds = true
        badge.layer.cornerRadius = 20
        badge.layer.cornerCurve = curve
      }
    }
    let continuous = try #require(corners(.continuous))
    expectNotEqual(continuous, corners(.circular))
  }

  @Test func `Rows that are sent back on their way turn round gently`() throws {
    let rows = RowsView()
    rows.move(from: 0, to: 2)
    rows.window.advance(to: 0.1)
    let before = try #require(rows.shown)
    rows.move(from: 2, to: 0)
    // Nothing jumps, and for the next instant it goes on as it did.
    expectEqual(rows.shown, before)
    rows.window.advance(to: 0.12)
    try expectGreater(#require(rows.shown), before)
    rows.window.advance(to: 1)
    expectEqual(rows.shown, 10)
  }
}

/// Three rows 20 points high, of which the first is watched.
@MainActor
private final class RowsView: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view: UICollectionView
  private var watched: UICollectionViewCell?

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
    watched = view.cellForItem(at: IndexPath(item: 0, section: 0))
  }

  /// The middle of the watched row as it is shown now.
  var shown: CGFloat? { watched?.layer.presentation()?.position.y }

  func move(from start: Int, to end: Int) {
    view.performBatchUpdates {
      view.moveItem(at: IndexPath(item: start, section: 0), to: IndexPath(item: end, section: 0))
    }
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
