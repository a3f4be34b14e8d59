// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A layout of one's own: items on a circle, that fly in from its centre and out to it.
final class CircleViewController: SampleViewController, AnimatedSample {
  static let name = "circle"
  static let summary =
    "A custom layout: items on a circle that fly in from its centre and out to it."
  static let duration: TimeInterval? = 2.4
  // Round edges all over weigh more than others.
  static let referenceSize: CGSize? = CGSize(width: 260, height: 320)

  static let reuseIdentifier = "letter-cell-reuse-identifier"

  var letters = Letter.alphabet(count: 10)
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
  }
}

extension CircleViewController {
  func begin() {
    UIView.animate(withDuration: 1, delay: 0.1) {
      self.insertLetters()
    } completion: { _ in
      UIView.animate(withDuration: 1, delay: 0.1) { self.deleteLetters() }
    }
  }

  func insertLetters() {
    let new = [2, 5, 6, 13].map { IndexPath(item: $0, section: 0) }
    collectionView.performBatchUpdates {
      for (number, indexPath) in new.enumerated() {
        self.letters.insert(
          Letter(text: Letter.letter(10 + number), hue: 0.08 + Double(number) * 0.23),
          at: indexPath.item)
      }
      self.collectionView.insertItems(at: new)
    }
  }

  func deleteLetters() {
    let gone = [0, 3, 4, 9, 12].map { IndexPath(item: $0, section: 0) }
    collectionView.performBatchUpdates {
      for indexPath in gone.reversed() { self.letters.remove(at: indexPath.item) }
      self.collectionView.deleteItems(at: gone)
    }
  }
}

extension CircleViewController {
  func configureHierarchy() {
    let layout = CircleLayout()
    layout.itemSize = CGSize(width: 56, height: 56)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      DiscCell.self, forCellWithReuseIdentifier: CircleViewController.reuseIdentifier)
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }
}

extension CircleViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    letters.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CircleViewController.reuseIdentifier, for: indexPath)
    (cell as? LetterCell)?.letter = letters[indexPath.item]
    return cell
  }
}

/// A letter on a disc.
final class DiscCell: LetterCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
