// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("Flow layouts of a client")
@MainActor
struct FlowLayoutTests {
  private final class Cards: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let layout: UICollectionViewFlowLayout
    var sizes: [CGSize]?
    var resting: CGPoint?
    private(set) lazy var collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: layout)

    init(layout: UICollectionViewFlowLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
      collectionView.contentInsetAdjustmentBehavior = .always
      collectionView.decelerationRate = .fast
      view.addSubview(collectionView)
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sizes?.count ?? 5
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "card", for: indexPath)
      cell.backgroundColor = .blue
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes?[indexPath.item] ?? layout.itemSize }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      resting = targetContentOffset.pointee
    }
  }

  private func shown(_ cards: Cards, width: CGFloat, height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = cards
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func cell(_ item: Int, _ cards: Cards) -> UICollectionViewCell? {
    cards.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func `The card in the middle of a carousel is the largest`() {
    let cards = Cards(layout: CarouselLayout())
    let window = shown(cards, width: 350, height: 300)
    // (350 − 150) / 2 before the first card; 150 wide, 40 between.
    expectEqual(cards.collectionView.contentSize, CGSize(width: 1110, height: 300))
    expectEqual(cell(0, cards)?.center, CGPoint(x: 175, y: 150))
    expectEqual(cell(0, cards)?.bounds.size, CGSize(width: 150, height: 150))
    expectEqual(cell(0, cards)?.frame, CGRect(x: 77.5, y: 52.5, width: 195, height: 195))
    // 190 away: 1 + 0.3 · (1 − 190 / 200) = 1.015
    expectNear((cell(1, cards)?.transform.a ?? 0), 1.015, within: 1e-9)
    cards.collectionView.contentOffset.x = 190
    window.layoutIfNeeded()
    expectEqual(cell(1, cards)?.frame, CGRect(x: 267.5, y: 52.5, width: 195, height: 195))
    expectNear((cell(0, cards)?.transform.a ?? 0), 1.015, within: 1e-9)
  }

  @Test func `A carousel rests on a card`() {
    let cards = Cards(layout: CarouselLayout())
    let window = shown(cards, width: 350, height: 300)
    cards.collectionView.endDrag(at: CGPoint(x: 250, y: 0), velocity: .zero)
    window.advance(to: 5)
    expectEqual(cards.resting, CGPoint(x: 190, y: 0))
    expectEqual(cards.collectionView.contentOffset, CGPoint(x: 190, y: 0))
    cards.collectionView.endDrag(at: CGPoint(x: 300, y: 0), velocity: .zero)
    window.advance(to: 10)
    expectEqual(cards.collectionView.contentOffset, CGPoint(x: 380, y: 0))
  }

  @Test func `Tags stand at the left, whatever the last line`() {
    let layout = LeftAlignedLayout()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 4
    let cards = Cards(layout: layout)
    cards.sizes = [80, 120, 60, 90, 200, 50].map { CGSize(width: $0, height: 30) }
    let window = shown(cards, width: 320, height: 480)
    // 288 for a line: 80 + 6 + 120 + 6 + 60 = 272 fit; 90 begins the second, 200 does not fit
    // beside it (296); 200 + 6 + 50 = 256 are the third.
    let frames = (0..<6).compactMap { cell($0, cards)?.frame }
    expectEqual(frames.map(\.minX), [16, 102, 228, 16, 16, 222])
    expectEqual(frames.map(\.minY), [8, 8, 8, 42, 76, 76])
    expectEqual(cards.collectionView.contentSize, CGSize(width: 320, height: 114))
    // What a subclass answered must not have changed what the layout holds.
    let again = layout.layoutAttributesForElements(in: window.bounds)?.map(\.frame.minX)
    expectEqual(again, [16, 102, 228, 16, 16, 222])
  }
}
