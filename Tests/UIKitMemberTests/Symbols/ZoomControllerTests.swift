// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Controllers of tables and collection views that follow a scroll view of their own.
@MainActor
@Suite("Zooming and scrolling to the top by controllers")
struct ZoomControllerTests {
  private final class Log {
    var zoomed: UIView?
    var lines: [String] = []
  }

  private final class TableController: UITableViewController {
    let log = Log()

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { log.zoomed }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.lines.append("will begin \(view === log.zoomed)")
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.lines.last != "did zoom" { log.lines.append("did zoom") }
    }
    override func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.lines.append("did end \(scale)") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.lines.append("should")
      return super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      log.lines.append("did scroll to top")
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.lines.append("inset \(scrollView.adjustedContentInset.top)")
    }
  }

  private final class CollectionController: UICollectionViewController {
    let log = Log()

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { log.zoomed }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.lines.append("will begin \(view === log.zoomed)")
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.lines.last != "did zoom" { log.lines.append("did zoom") }
    }
    override func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.lines.append("did end \(scale)") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.lines.append("should")
      return super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      log.lines.append("did scroll to top")
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.lines.append("inset \(scrollView.adjustedContentInset.top)")
    }
  }

  /// Zooms, goes to the top and changes the inset of a scroll view with a delegate.
  private func run(_ delegate: any UIScrollViewDelegate, _ log: Log) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.safeAreaInsets.top = 20
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.addSubview(page)
    view.contentSize = page.bounds.size
    view.maximumZoomScale = 2
    log.zoomed = page
    view.delegate = delegate
    window.addSubview(view)
    view.setZoomScale(2, animated: true)
    window.advance(to: 1)
    window.tap(at: CGPoint(x: 50, y: 10))
    window.advance(to: 2)
    expectEqual(view.contentOffset.y, 0)
    view.contentInset.top = 8
  }

  private let expected = [
    "will begin true", "did zoom", "did end 2.0", "should", "did scroll to top", "inset 8.0",
  ]

  @Test func `A table's controller may be the delegate of a scroll view`() {
    let controller = TableController(style: .plain)
    run(controller, controller.log)
    expectEqual(controller.log.lines, expected)
  }

  @Test func `A collection view's controller may be the delegate of a scroll view`() {
    let controller = CollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    run(controller, controller.log)
    expectEqual(controller.log.lines, expected)
  }
}
