// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

@testable import PlaygroundSession

/// Sections with pinned headers, one that scrolls sideways, and a bar that moves by itself.
@MainActor final class NumbersController: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
  private(set) var selected: [IndexPath] = []
  private(set) var displayed: Set<IndexPath> = []
  private(set) var offsets: [CGPoint] = []
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: Self.layout())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.delegate = self
    self.view.addSubview(view)
    bar.backgroundColor = .systemRed
    bar.frame = CGRect(x: 0, y: 0, width: 20, height: 6)
    self.view.addSubview(bar)
    collectionView = view
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainHeaderFooter()
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<5 {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 100..<section * 100 + 20))
    }
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let isSideways = section == 1
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isSideways ? .absolute(90) : .fractionalWidth(1),
          heightDimension: .absolute(43.5)), subitems: [item])
      let result = NSCollectionLayoutSection(group: group)
      if isSideways { result.orthogonalScrollingBehavior = .continuous }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      result.boundarySupplementaryItems = [header]
      return result
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayed.insert(indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}

/// A stage that counts how often it is drawn.
@MainActor final class NumbersStage: PlaygroundStage {
  let window: UIWindow
  let controller = NumbersController()
  let duration: TimeInterval? = 1
  let origin = CGPoint.zero
  private(set) var frameCount = 0
  private(set) var keys: [String] = []
  private let picture: Picture
  var anatomy: PictureAnatomy? {
    get { picture.anatomy }
    set { picture.anatomy = newValue }
  }

  init(_ settings: PlaygroundSettings) {
    window = UIWindow(
      frame: CGRect(
        x: 0, y: 0, width: settings.width ?? 160, height: settings.height ?? 220))
    window.traitOverrides.textRendering = .blocks
    window.rootViewController = controller
    picture = Picture(of: window, scale: settings.scale)
    _ = try? apply(settings)
    window.layoutIfNeeded()
  }

  func begin() {
    UIView.animate(withDuration: 1) { self.controller.bar.frame.origin.x = 100 }
  }

  func advance(to time: TimeInterval, hasBegun: Bool) { window.advance(to: time) }

  func apply(_ settings: PlaygroundSettings) throws(PlaygroundError) -> Bool {
    guard ["light", "dark"].contains(settings.appearance) else {
      throw PlaygroundError("There is no appearance '\(settings.appearance)'.")
    }
    window.traitOverrides.userInterfaceStyle = settings.appearance == "dark" ? .dark : .light
    window.frame.size = CGSize(width: settings.width ?? 160, height: settings.height ?? 220)
    return true
  }

  func touch(_ phase: PlaygroundMessage.Phase, at point: CGPoint) -> Bool { false }
  func scroll(at point: CGPoint, by vector: CGVector) -> Bool { false }
  func press(_ key: String, shift: Bool) -> Bool {
    keys.append(key)
    return false
  }

  func frame() throws(PlaygroundError) -> Raster {
    frameCount += 1
    do { return try picture.frame().raster } catch { throw PlaygroundError("\(error)") }
  }

  func file(_ format: String) throws(PlaygroundError) -> Data {
    guard format == "png" else { throw PlaygroundError("There is no format '\(format)'.") }
    do { return try picture.data(.png) } catch { throw PlaygroundError("\(error)") }
  }

  func command(
    _ settings: PlaygroundSettings, kinds: [String], script: ActionScript?, time: TimeInterval?
  ) -> (text: String, note: String?) {
    let text = "draw \(kinds.joined(separator: ","))"
    guard let script else { return (text, nil) }
    return ("\(text)\n\(script.text)", "touched")
  }
}

@MainActor final class NumbersCatalogue: PlaygroundCatalogue {
  let contents = [PlaygroundContent(name: "numbers", summary: "Numbers.", isAnimated: true)]
  let chromes: [String] = []
  private(set) var stages: [NumbersStage] = []

  func makeStage(
    _ name: String, _ settings: PlaygroundSettings
  ) throws(PlaygroundError) -> any PlaygroundStage {
    guard name == "numbers" else { throw PlaygroundError("There is no '\(name)'.") }
    let stage = NumbersStage(settings)
    stages.append(stage)
    return stage
  }
}
