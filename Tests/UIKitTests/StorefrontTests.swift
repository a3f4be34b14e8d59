// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("A compositional layout of a client")
@MainActor
struct StorefrontTests {
  private enum Section: Int, CaseIterable { case featured, grid, list }

  private final class BackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  private final class Storefront: UIViewController, UICollectionViewDelegate {
    var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
    var collectionView: UICollectionView!
    var displayed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: createLayout())
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.delegate = self
      view.addSubview(collectionView)
      let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        cell, indexPath, number in
        var content = UIListContentConfiguration.cell()
        content.text = "\(number)"
        cell.contentConfiguration = content
      }
      let badgeRegistration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "badge"
      ) { [weak self] badge, kind, indexPath in
        let number = self?.dataSource.itemIdentifier(for: indexPath) ?? 0
        badge.isHidden = number.isMultiple(of: 2)
        badge.layer.cornerRadius = 10
      }
      let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, indexPath in
        var content = header.defaultContentConfiguration()
        content.text = "Section \(indexPath.section)"
        header.contentConfiguration = content
      }
      dataSource = UICollectionViewDiffableDataSource<Section, Int>(
        collectionView: collectionView
      ) { collectionView, indexPath, item in
        return collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration, for: indexPath, item: item)
      }
      dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
        if kind == "badge" {
          return collectionView.dequeueConfiguredReusableSupplementary(
            using: badgeRegistration, for: indexPath)
        }
        return collectionView.dequeueConfiguredReusableSupplementary(
          using: headerRegistration, for: indexPath)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
      for section in Section.allCases {
        snapshot.appendSections([section])
        snapshot.appendItems(Array(section.rawValue * 10..<section.rawValue * 10 + 5))
      }
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func createLayout() -> UICollectionViewLayout {
      let config = UICollectionViewCompositionalLayoutConfiguration()
      config.interSectionSpacing = 20
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { [unowned self] sectionIndex, layoutEnvironment in
          guard let section = Section(rawValue: sectionIndex) else { return nil }
          switch section {
          case .featured: return self.featured()
          case .grid: return self.grid(layoutEnvironment)
          case .list: return self.list()
          }
        }, configuration: config)
      layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
      return layout
    }

    private func featured() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        items.forEach { item in
          let distance = abs(
            (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
          let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      return section
    }

    private func grid(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "badge",
        containerAnchor: .init(
          edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)))
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(16)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 16
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
      section.decorationItems = [background]
      return section
    }

    private func list() -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      displayed.append("\(indexPath)")
    }
  }

  private func shown(width: CGFloat) -> (UIWindow, Storefront) {
    let controller = Storefront()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func path(_ item: Int, _ section: Section) -> IndexPath {
    IndexPath(item: item, section: section.rawValue)
  }

  @Test func `Sections stand below each other, each with its own arrangement`() {
    let (_, controller) = shown(width: 320)
    let view = controller.collectionView!
    // 100, 20 between, 16 + 3 · 60 + 2 · 16 + 16 = 244, 20, 30 + 5 · 44 = 250
    expectEqual(view.contentSize, CGSize(width: 320, height: 634))
    // 16 … 304: (288 − 16) / 2 = 136 for each.
    expectEqual(
      view.cellForItem(at: path(3, .grid))?.frame, CGRect(x: 168, y: 212, width: 136, height: 60))
    let badge = view.supplementaryView(forElementKind: "badge", at: path(3, .grid))
    expectEqual(badge?.frame, CGRect(x: 294, y: 202, width: 20, height: 20))
    expectEqual(badge?.isHidden, false)
    expectEqual(view.supplementaryView(forElementKind: "badge", at: path(2, .grid))?.isHidden, true)
    let background = view.subviews.first { $0 is BackgroundView }
    expectEqual(background?.frame, CGRect(x: 8, y: 120, width: 304, height: 244))
    expectEqual(
      view.cellForItem(at: path(4, .list))?.frame, CGRect(x: 0, y: 590, width: 320, height: 44))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, .list))
    expectEqual(header?.frame, CGRect(x: 0, y: 384, width: 320, height: 30))
    expectContains(controller.displayed, "[1, 4]")
  }

  @Test func `A wide container has four columns`() {
    let (window, controller) = shown(width: 320)
    window.frame.size.width = 640
    window.layoutIfNeeded()
    // 608 − 3 · 16 = 560: 140 for each.
    let view = controller.collectionView!
    expectEqual(
      view.cellForItem(at: path(3, .grid))?.frame, CGRect(x: 484, y: 136, width: 140, height: 60))
    expectEqual(
      view.cellForItem(at: path(4, .grid))?.frame, CGRect(x: 16, y: 212, width: 140, height: 60))
  }

  @Test func `The handler of visible items scales what is beside the middle`() {
    let (window, controller) = shown(width: 320)
    let view = controller.collectionView!
    // Groups of 160, centred: the first at rest has its centre at 160.
    let first = view.cellForItem(at: path(0, .featured))
    let second = view.cellForItem(at: path(1, .featured))
    expectEqual(first?.transform, .identity)
    expectEqual(second?.transform, CGAffineTransform(scaleX: 0.8, y: 0.8))
    view.setOrthogonalOffset(80, forSection: 0)
    window.layoutIfNeeded()
    let scale = second?.transform.a ?? 0
    expectEqual(scale, 1)
    expectEqual(first?.transform.a, 0.8)
  }
}
