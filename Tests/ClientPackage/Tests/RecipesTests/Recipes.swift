// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PictureTesting
import UIKit

/// A team's model.
struct Recipe {
  var title: String
  var minutes: Int
}

/// What stands for it in pictures.
final class RecipeView: UIView {
  let title = UILabel()
  let clock = UILabel()

  init(_ recipe: Recipe) {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    title.text = recipe.title
    title.font = .preferredFont(forTextStyle: .headline)
    clock.text = "\(recipe.minutes) min"
    clock.textAlignment = .right
    clock.backgroundColor = recipe.minutes > 30 ? .systemRed : .systemGreen
    clock.accessibilityIdentifier = "clock"
    addSubview(title)
    addSubview(clock)
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 8, y: 8, width: bounds.width - 72, height: 24)
    clock.frame = CGRect(x: bounds.width - 64, y: 8, width: 56, height: 24)
  }
}

extension Recipe: Pictured {
  var pictureContent: PictureContent { RecipeView(self).pictureContent }
}

/// A screen of recipes.
final class RecipesController: UICollectionViewController {
  var recipes = [
    Recipe(title: "Pad thai", minutes: 25), Recipe(title: "Ramen", minutes: 90),
    Recipe(title: "Dal", minutes: 30),
  ]

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "recipe")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { recipes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "recipe", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = recipes[indexPath.item].title
      content.secondaryText = "\(recipes[indexPath.item].minutes) minutes"
      cell.contentConfiguration = content
    }
    return cell
  }
}
