// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

private let cellIdentifier = "Cell"

@Suite("A collection view controller of a client")
@MainActor
struct GalleryControllerTests {
  private final class HeaderView: UICollectionReusableView {
    static let reuseIdentifier = String(describing: HeaderView.self)
    let titleLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      titleLabel.frame = bounds.inset(by: layoutMargins)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      titleLabel.text = nil
    }
  }

  private final class GalleryController: UICollectionViewController,
    UICollectionViewDelegateFlowLayout
  {
    var sections = [["a", "b", "c", "d"], ["e", "f"]]
    var log: [String] = []
    private let itemsPerRow: CGFloat = 3
    private let sectionInsets = UIEdgeInsets(top: 50.0, left: 20.0, bottom: 50.0, right: 20.0)

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      clearsSelectionOnViewWillAppear = false
      collectionView!.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: cellIdentifier)
      collectionView.register(
        HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: HeaderView.reuseIdentifier)
      collectionView.allowsMultipleSelection = true
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      return sections.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      return sections[section].count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: cellIdentifier, for: indexPath)
      let selected = UIView(frame: cell.bounds)
      selected.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
      cell.selectedBackgroundView = selected
      cell.contentView.backgroundColor = .white
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      switch kind {
      case UICollectionView.elementKindSectionHeader:
        let headerView = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: HeaderView.reuseIdentifier, for: indexPath)
        guard let typedHeaderView = headerView as? HeaderView else { return headerView }
        typedHeaderView.titleLabel.text = "Section \(indexPath.section)"
        return typedHeaderView
      default:
        assert(false, "Invalid element type")
        return UICollectionReusableView()
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath)")
      return indexPath.item != 1
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      log.append("did \(indexPath)")
    }

    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      log.append("not \(indexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let paddingSpace = sectionInsets.left * (itemsPerRow + 1)
      let availableWidth = view.frame.width - paddingSpace
      let widthPerItem = availableWidth / itemsPerRow
      return CGSize(width: widthPerItem, height: widthPerItem)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      return sectionInsets
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      return sectionInsets.left
    }
  }

  private func shown() -> (UIWindow, GalleryController) {
    let controller = GalleryController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func `The delegate's sizes, insets and spacings place the cells`() {
    let (_, controller) = shown()
    // (320 − 4 · 20) / 3 = 80; 40 + 50 before the first row, 100 from row to row.
    let view = controller.collectionView!
    let frames = view.indexPathsForVisibleItems.sorted().compactMap {
      view.cellForItem(at: $0)?.frame
    }
    expectEqual(frames.map(\.minX), [20, 120, 220, 20, 20, 120])
    expectEqual(frames.map(\.minY), [90, 90, 90, 190, 410, 410])
    expectAll(frames, where: { $0.size == CGSize(width: 80, height: 80) })
    expectEqual(view.contentSize, CGSize(width: 320, height: 540))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    expectEqual(header?.frame, CGRect(x: 0, y: 320, width: 320, height: 40))
    expectEqual((header as? HeaderView)?.titleLabel.text, "Section 1")
    expectEqual(
      (header as? HeaderView)?.titleLabel.frame, CGRect(x: 8, y: 8, width: 304, height: 24))
  }

  @Test func `Taps select and deselect as the delegate says`() {
    let (window, controller) = shown()
    window.tap(at: CGPoint(x: 60, y: 130))
    window.tap(at: CGPoint(x: 160, y: 130))
    window.tap(at: CGPoint(x: 260, y: 130))
    window.tap(at: CGPoint(x: 60, y: 130))
    expectEqual(
      controller.log,
      [
        "should [0, 0]", "did [0, 0]", "should [0, 1]", "should [0, 2]", "did [0, 2]",
        "not [0, 0]",
      ])
    let view = controller.collectionView!
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    expectEqual(cell?.isSelected, true)
    expectSame(cell?.selectedBackgroundView?.superview, cell)
  }

  @Test func `Items move from one section into another`() {
    let (window, controller) = shown()
    let view = controller.collectionView!
    let moving = view.cellForItem(at: IndexPath(item: 3, section: 0))
    view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      let item = controller.sections[0].remove(at: 3)
      controller.sections[1].insert(item, at: 0)
      view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 1))
    }
    window.advance(to: 1)
    // The first section has one row now: 40 + 50 + 80 + 50, the second begins at 220.
    expectEqual(moving?.frame, CGRect(x: 20, y: 310, width: 80, height: 80))
    expectEqual(view.indexPath(for: moving!), IndexPath(item: 0, section: 1))
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 1)])
    expectEqual(view.contentSize.height, 440)
    expectEmpty(controller.log)
  }
}
