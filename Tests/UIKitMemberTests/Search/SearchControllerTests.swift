// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct SearchControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = ListController()
  private let search = UISearchController(searchResultsController: nil)
  private let observer = Observer()

  private final class ListController: UIViewController {
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))

    override func loadView() { view = list }
  }

  private final class Observer: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    var update: ((UISearchController) -> Void)?

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update '\(searchController.searchBar.text ?? "")'")
      update?(searchController)
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }
  }

  init() {
    search.searchResultsUpdater = observer
    search.delegate = observer
  }

  private func show(largeTitle: Bool = true) {
    controller.title = "Peaks"
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var frameOfBar: CGRect { search.searchBar.convert(search.searchBar.bounds, to: window) }

  @Test func `Under a large title the bar is 52 high, its field 36`() {
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    show()
    expectEqual(frameOfBar, CGRect(x: 0, y: 47 + 44 + 52, width: 390, height: 52))
    expectEqual(search.searchBar.searchTextField.frame, CGRect(x: 16, y: 1, width: 358, height: 36))
    expectEqual(controller.list.adjustedContentInset.top.rounded(), 195)
    expectEqual(search.searchBar.placeholder, "Search")
  }

  @Test func `A search is reported from its beginning to its end`() {
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    show()
    search.searchBar.becomeFirstResponder()
    expect(search.isActive)
    window.advance(to: 1)
    search.searchBar.searchTextField.insertText("p")
    expect(search.searchBar.showsCancelButton)
    window.layoutIfNeeded()
    expectEqual(observer.calls, ["willPresent", "update ''", "didPresent", "update 'p'"])
    observer.calls = []
    let bar = frameOfBar
    // Title and items made place: the bar is at the top.
    expectEqual(bar.minY, 47)
    window.tap(at: CGPoint(x: 345, y: bar.minY + 19))
    window.advance(to: 2)
    expectEqual(observer.calls, ["willDismiss", "update ''", "didDismiss"])
    expect(!search.isActive)
    expect(!search.searchBar.showsCancelButton)
    expectEqual(search.searchBar.text, "")
    expectEqual(frameOfBar.minY.rounded(), 143)
  }

  @Test func `While a search goes on its bar is where title and items were`() throws {
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    show()
    search.isActive = true
    window.advance(to: 1)
    expectEqual(frameOfBar, CGRect(x: 0, y: 47, width: 390, height: 52))
    expectEqual(search.view.safeAreaInsets.top, 99)
    func shown(_ view: UIView) -> [String] {
      guard view.alpha > 0, !view.isHidden else { return [] }
      return [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(shown)
    }
    let bar = try #require(controller.navigationController?.navigationBar)
    expectEqual(shown(bar).filter { $0 == "Peaks" || $0 == "Add" }, [])
    search.isActive = false
    window.advance(to: 2)
    expectEqual(shown(bar).filter { $0 == "Peaks" || $0 == "Add" }.count, 2)
  }

  @Test func `An updater that changes the text is not called again`() {
    show()
    observer.update = { $0.searchBar.text = ($0.searchBar.text ?? "") + "!" }
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    expectEqual(search.searchBar.text, "!a!")
    expectEqual(observer.calls.filter { $0.hasPrefix("update") }, ["update ''", "update '!a'"])
    // The program's own changes call it as long as the search goes on.
    observer.update = nil
    search.searchBar.text = "b"
    expectEqual(observer.calls.last, "update 'b'")
    search.isActive = false
    search.searchBar.text = "c"
    expect(observer.calls.last == "update ''" || observer.calls.last == "willDismiss")
  }

  @Test func `Results are shown over the contents while there is text`() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    search.isActive = true
    window.advance(to: 1)
    expectNil(results.viewIfLoaded?.window)
    search.searchBar.searchTextField.insertText("x")
    window.layoutIfNeeded()
    expectSame(results.view.window, window)
    expect(!results.view.isHidden)
    expectEqual(results.view.bounds.size, controller.view.bounds.size)
    search.searchBar.searchTextField.deleteBackward()
    expect(results.view.isHidden)
    search.isActive = false
    window.advance(to: 2)
    expectNil(results.view.window)
    expectNil(search.parent)
  }

  @Test func `A search whose bar is in no window does not begin`() {
    search.isActive = true
    expect(!search.isActive)
    expectEmpty(observer.calls)
  }

  @Test func `A search without a navigation bar works where its bar is`() {
    let host = UIViewController()
    host.view.addSubview(search.searchBar)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
    window.rootViewController = host
    window.tap(at: CGPoint(x: 100, y: 28))
    expect(search.isActive)
    search.isActive = false
    window.advance(to: 1)
    expectEqual(observer.calls.last, "didDismiss")
  }
}
