// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionView
import Foundation
import Geometry

@testable import Views

/// A collection view in a window, with a data source of letters, for watching updates.
@MainActor
final class Stage {
  let log = CallLog()
  let window: UIWindow
  let source: LetterSource
  let view: UICollectionView

  init(
    _ rows: [String], size: CGSize = CGSize(width: 100, height: 100),
    _ layout: UICollectionViewLayout? = nil, isInWindow: Bool = true
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    source = LetterSource(rows, log: log)
    let spy = SpyLayout(log: log)
    spy.rowHeight = 20
    spy.width = size.width
    spy.notesUpdates = true
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? spy)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    if isInWindow { window.addSubview(view) }
    view.layoutIfNeeded()
    _ = log.take()
  }

  var spy: SpyLayout { view.collectionViewLayout as! SpyLayout }

  /// Makes updates that run evenly for a second.
  func update(
    _ rows: [String], _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.performBatchUpdates(
        {
          self.source.rows = rows.map { $0.map(String.init) }
          changes()
        }, completion: completion)
    }
  }

  /// What is shown at the window's time: letter, place and opacity of each cell, by place; also of
  /// those on their way out.
  var appearance: [String] {
    view.subviews.compactMap { $0 as? LetterCell }.filter { !$0.isHidden }
      .map { cell in
        let origin = cell.presentationGeometry.frame.origin
        return (cell.letter, origin.x, origin.y, cell.presentationAlpha)
      }
      .sorted { ($0.2, $0.1, $0.0) < ($1.2, $1.1, $1.0) }
      .map { letter, x, y, alpha in
        var look = "\(letter) "
        if x != 0 { look += "\(x.compactDescription)," }
        look += y.compactDescription
        if alpha != 1 { look += " α\(alpha.compactDescription)" }
        return look
      }
  }
}

/// A cell that shows a letter.
class LetterCell: UICollectionViewCell {
  var letter = ""
  var log: CallLog?
  /// At the trailing edge.
  let mark = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if mark.superview == nil { contentView.addSubview(mark) }
    mark.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: bounds.height)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.add("prepareForReuse")
  }
}

/// Sections of letters.
@MainActor
class LetterSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var rows: [[String]]
  let log: CallLog
  /// What the delegate answers for an offset.
  var target: (CGPoint) -> CGPoint = { $0 }
  /// Makes supplementary views; nil where a layout has none.
  var supplementary: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  /// Whether countings are noted.
  var notesCounts = false

  init(_ rows: [String], log: CallLog) {
    self.rows = rows.map { $0.map(String.init) }
    self.log = log
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if notesCounts { log.add("numberOfSections") }
    return rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! LetterCell
    cell.letter = rows[indexPath.section][indexPath.item]
    cell.log = log
    log.add("cell \(cell.letter)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.add("willDisplay \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.add("didEndDisplaying \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementary?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  // Declared here so that subclasses can override them.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { target(proposedContentOffset) }
}
