// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Playground
import UIKit

/// A program that serves a screen of its own, as somebody's package does.
final class ColorsViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    // Ends the process, as a mistake does.
    if indexPath.item == 1 { fatalError("Item 1 was tapped.") }
    collectionView.cellForItem(at: indexPath)?.contentView.backgroundColor = .systemRed
  }
}

try await Playground.serve(port: 0, name: "colors") { ColorsViewController() }
