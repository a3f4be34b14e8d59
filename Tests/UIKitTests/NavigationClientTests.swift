// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// A screen as everybody writes it, pushed on a navigation controller.
@MainActor struct NavigationClientTests {
  private final class MountainsViewController: UIViewController, UICollectionViewDataSource,
    UISearchBarDelegate
  {
    let searchBar = UISearchBar(frame: .zero)
    let collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Mountains"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.title = "Added" })
      navigationItem.rightBarButtonItem?.tintColor = .systemRed
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
      navigationItem.standardAppearance = appearance
      navigationItem.scrollEdgeAppearance = appearance.copy()
      view.backgroundColor = .systemBackground
      searchBar.delegate = self
      collectionView.dataSource = self
      for view in [searchBar, collectionView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
        collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      title = "“\(searchText)”"
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: { _ in self.searchBar.alpha = 0.5 })
      navigationController?.navigationBar.prefersLargeTitles = false
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
    }
  }

  @Test func `A search bar and a list are below the bar, during a push and after it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let mountains = MountainsViewController()
    navigation.topViewController?.show(mountains, sender: nil)
    for seconds in [0, 0.1, 0.35, 1] {
      window.advance(to: seconds)
      expectEqual(mountains.searchBar.frame, CGRect(x: 0, y: 91, width: 390, height: 56))
      expectEqual(mountains.collectionView.frame, CGRect(x: 0, y: 147, width: 390, height: 697))
      expectEqual(mountains.collectionView.contentOffset, .zero)
      expectEqual(mountains.collectionView.adjustedContentInset.bottom, 34)
    }
    expectEqual(mountains.searchBar.alpha, 0.5)
    expectEqual(mountains.isMovingToParent, false)
    // The plus sign.
    window.tap(at: CGPoint(x: 365, y: 69))
    expectEqual(navigation.navigationBar.topItem?.title, "Added")
    window.tap(at: CGPoint(x: 195, y: 119))
    mountains.searchBar.searchTextField.insertText("peak")
    expectEqual(navigation.navigationBar.topItem?.title, "“peak”")
  }
}
