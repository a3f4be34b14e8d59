// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Foundation
import Geometry

@testable import Views

/// A collection view of any layout in a window, with sections of letters, for watching where cells
/// are drawn, also those inside scroll areas.
@MainActor
final class LetterStage {
  let window: UIWindow
  let source: LetterSource
  let view: UICollectionView

  init(
    _ rows: [String], _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 100, height: 200), isMirrored: Bool = false
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    source = LetterSource(rows, log: CallLog())
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Makes changes that run evenly for a second.
  func animate(_ rows: [String]? = nil, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.performBatchUpdates {
        if let rows { self.source.rows = rows.map { $0.map(String.init) } }
        changes()
      }
    }
  }

  /// Where the cells of a letter are drawn at the window's time, in the window.
  func shown(_ letter: String) -> [CGRect] {
    cells(in: view).filter { $0.letter == letter && !$0.isHidden }.map { cell in
      var shown = cell.presentationGeometry.frame
      var container = cell.superview
      while let current = container, current !== window {
        let geometry = current.presentationGeometry
        shown.origin.x += geometry.frame.minX - geometry.bounds.minX
        shown.origin.y += geometry.frame.minY - geometry.bounds.minY
        container = current.superview
      }
      return shown
    }
  }

  private func cells(in view: UIView) -> [LetterCell] {
    view.subviews.flatMap { ($0 as? LetterCell).map { [$0] } ?? cells(in: $0) }
  }
}
