// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureTesting
import Testing
import UIKit

/// Recipes with all that they need, in cells as high as their words.
private final class NotesController: UICollectionViewController {
  private let notes: [String]

  init() {
    let words = "fry the onions until they are brown and add cumin turmeric and chillies ".split(
      separator: " ")
    notes = (0..<30).map { item in
      (0..<(6 + item * 7 % 23)).map { String(words[($0 + item) % words.count]) }
        .joined(separator: " ")
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "note")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { notes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.text = notes[indexPath.item]
    return cell
  }
}

private final class NoteCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Pictures of what a test has laid out before: the fonts of the machine have measured it then. The gate runs
/// them with other fonts, too.
@MainActor
@Suite("Recipes that were laid out before")
struct LaidOutBeforeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = NotesController()
  private let setup = PictureSetup(size: CGSize(width: 320, height: 480))

  init() {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func `The top`() {
    expectPicture(of: controller, named: "top", as: .txt, setup)
  }

  @Test func `Scrolled to an offset`() {
    controller.collectionView.contentOffset.y = 300
    window.layoutIfNeeded()
    expectPicture(of: controller, named: "offset", as: .txt, setup)
  }

  @Test(
    arguments: zip(
      ["item-top", "item-middle", "item-bottom"],
      [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom]))
  func `Scrolled to an item`(name: String, position: UICollectionView.ScrollPosition) {
    controller.collectionView.scrollToItem(
      at: IndexPath(item: 17, section: 0), at: position, animated: false)
    window.layoutIfNeeded()
    expectPicture(of: controller, named: name, as: .txt, setup)
  }

  @Test func `A moment of an animation`() {
    let view: UICollectionView = controller.collectionView
    UIView.animate(withDuration: 1) { view.contentOffset.y = 300 }
    window.advance(to: 0.5)
    expectPicture(of: controller, named: "moment", as: .txt, setup)
  }
}
