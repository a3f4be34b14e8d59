// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Behaviour sections 3.6, 4.1, 4.2 and 4.5.
@Suite("Providers and their environment")
@MainActor
struct EnvironmentTests {
  private final class Calls {
    var sections: [Int] = []
    var sizes: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []

    func take() -> [Int] {
      defer { sections = [] }
      return sections
    }
  }

  private let calls = Calls()

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [calls] index, environment in
      calls.sections.append(index)
      calls.sizes.append(environment.container.effectiveContentSize)
      calls.styles.append(environment.traitCollection.userInterfaceStyle)
      return listSection(.absolute(50))
    }
  }

  @Test func `The provider is asked once for each section, and again for another size`() {
    let source = TestDataSource([2, 0, 1])
    let view = makeView(makeLayout(), source)
    expectEqual(calls.take(), [0, 1, 2])
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    expectEmpty(calls.take())
    view.frame.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    expectEqual(calls.take(), [0, 1, 2])
    expectEqual(calls.sizes.last, CGSize(width: 480, height: 320))
  }

  @Test func `The provider is asked again when something changes that it may depend on`() {
    let source = TestDataSource([1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = makeLayout()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    source.register(in: view)
    window.addSubview(view)
    window.layoutIfNeeded()
    _ = calls.take()

    layout.invalidateLayout()
    window.layoutIfNeeded()
    expectEqual(calls.take(), [0])

    layout.configuration = UICollectionViewCompositionalLayoutConfiguration()
    window.layoutIfNeeded()
    expectEqual(calls.take(), [0])

    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    expectEqual(calls.take(), [0])
    expectEqual(calls.styles.last, .dark)

    window.safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    window.layoutIfNeeded()
    expectEqual(calls.take(), [0])
    expectEqual(view.cellFrames, [CGRect(x: 40, y: 0, width: 260, height: 50)])

    source.counts = [2, 1]
    view.reloadData()
    window.layoutIfNeeded()
    expectEqual(calls.take(), [0, 1])
  }

  @Test func `Nothing is asked for scrolling and measuring`() {
    let source = TestDataSource([50])
    source.height = { _ in 60 }
    let layout = UICollectionViewCompositionalLayout { [calls] index, _ in
      calls.sections.append(index)
      return listSection(.estimated(44))
    }
    let view = makeView(layout, source)
    for step in 0..<10 {
      view.contentOffset.y = CGFloat(step) * 100
      view.layoutIfNeeded()
    }
    expectEqual(calls.take(), [0])
  }

  @Test func `Changing a configuration has no effect until it is set`() {
    let source = TestDataSource([3])
    let layout = UICollectionViewCompositionalLayout(section: listSection(.absolute(50)))
    let view = makeView(layout, source)
    let configuration = layout.configuration
    configuration.scrollDirection = .horizontal
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expect(view.contentSize == CGSize(width: 320, height: 480) || view.contentSize.height == 150)
    expectEqual(view.cellRows, [0, 50, 100])
    expectEqual(layout.configuration.scrollDirection, .vertical)
    layout.configuration = configuration
    view.layoutIfNeeded()
    expectEqual(view.contentSize.width, 960)
  }

  @Test func `Explicit insets across the scroll direction make the container narrower`() {
    let source = TestDataSource([1])
    let view = makeView(makeLayout(), source)
    view.contentInset = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 30)
    view.layoutIfNeeded()
    expectEqual(calls.sizes.last, CGSize(width: 280, height: 480))
    expectEqual(view.cellFrames, [CGRect(x: 0, y: 0, width: 280, height: 50)])
    expectEqual(view.contentOffset, CGPoint(x: -10, y: -7))
  }

  @Test func `Insets along the scroll direction ask nothing, and move what is pinned`() {
    let section = listSection(.absolute(50))
    let header = boundaryItem(.absolute(20))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout { [calls] index, _ in
      calls.sections.append(index)
      return section
    }
    let source = TestDataSource([20])
    let view = makeView(layout, source, kinds: [header.elementKind])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    _ = calls.take()
    expectEqual(view.header(0)?.frame.minY, 100)
    view.contentInset.top = 30
    view.layoutIfNeeded()
    expectEqual(view.header(0)?.frame.minY, 130)
    expectEmpty(calls.take())
  }

  @Test func `Sections can keep the layout margins`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [boundaryItem(.absolute(10))]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let source = TestDataSource([1])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    source.register(in: view, kinds: [UICollectionView.elementKindSectionHeader])
    view.layoutIfNeeded()
    expectEqual(view.cellFrames, [CGRect(x: 20, y: 10, width: 130, height: 40)])
    expectEqual(view.header(0)?.frame.width, 260)
  }

  @Test(.waitsForProcesses)
  func `A section without a description but with items stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = makeView(UICollectionViewCompositionalLayout { _, _ in nil }, TestDataSource([0, 2]))
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "The section provider returned nil for section 1, which has 2 items")
  }

  @Test func `Attributes outside the data do not exist`() {
    let source = TestDataSource([2])
    let view = makeView(makeLayout(), source)
    expectNotNil(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    expectNil(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    expectNil(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)))
    expectNil(
      view.layoutAttributesForSupplementaryElement(
        ofKind: "none", at: IndexPath(item: 0, section: 0)))
  }
}
