// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Lines of equal and unequal items under headers that stay: try --scroll-to 0,250.
final class FlowViewController: SampleViewController, Sample {
  static let name = "flow"
  static let summary = "Lines of equal and unequal items; headers that stay: --scroll-to 0,250."
  static var ownStates: GoldenState.Changes {
    [
      "scrolled": { $0.contentOffset = CGPoint(x: 0, y: 250) },
      "pushed": { $0.contentOffset = CGPoint(x: 0, y: 190) },
      "wide": { $0.size = CGSize(width: 844, height: 390) },
    ]
  }

  enum Section: Int, CaseIterable {
    case grid, widths, heights, banners

    var title: String {
      switch self {
      case .grid: "Equal items in a grid"
      case .widths: "Mixed widths, justified"
      case .heights: "Mixed heights, centered"
      case .banners: "One item on each line"
      }
    }
  }

  let widths: [CGFloat] = [
    70, 116, 54, 92, 78, 132, 60, 104, 84, 58, 148, 66, 96, 110, 74, 62,
  ]
  let heights: [CGFloat] = [44, 92, 60, 40, 76, 52, 36, 84, 44, 68]

  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
  }
}

/// A flow layout that reads from right to left where the interface does.
final class DirectionalFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension FlowViewController {
  func createLayout() -> UICollectionViewLayout {
    let layout = DirectionalFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      TitleSupplementaryView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

extension FlowViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    Section.allCases.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    switch Section(rawValue: section)! {
    case .grid: 9
    case .widths: widths.count
    case .heights: heights.count
    case .banners: 4
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TextCell
    cell.label.text = "\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! TitleSupplementaryView
    header.label.text = Section(rawValue: indexPath.section)?.title
    header.backgroundColor = .lightGray
    header.layer.borderColor = UIColor.black.cgColor
    header.layer.borderWidth = 1
    return header
  }
}

extension FlowViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    switch Section(rawValue: indexPath.section)! {
    case .grid:
      return CGSize(width: 66, height: 66)
    case .widths:
      return CGSize(width: widths[indexPath.item], height: 44)
    case .heights:
      return CGSize(width: 66, height: heights[indexPath.item])
    case .banners:
      return CGSize(width: collectionView.bounds.width - 20, height: 88)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let font = UIFont.preferredFont(
      forTextStyle: .title3, compatibleWith: collectionView.traitCollection)
    return CGSize(width: collectionView.bounds.width, height: font.lineHeight.rounded(.up) + 20)
  }
}
