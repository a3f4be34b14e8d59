// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

/// Tokens in a search field, and suggestions below it.
@MainActor
struct SearchTokenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let observer = Observer()

  private final class Observer: NSObject, UISearchResultsUpdating {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update")
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      calls.append("select \(searchSuggestion.localizedSuggestion ?? "")")
      let field = searchController.searchBar.searchTextField
      let token = UISearchToken(icon: nil, text: searchSuggestion.localizedSuggestion ?? "")
      token.representedObject = searchSuggestion.representedObject
      field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
      searchController.searchSuggestions = nil
    }
  }

  init() {
    search.searchResultsUpdater = observer
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    search.isActive = true
    window.advance(to: 1)
    observer.calls = []
  }

  private var field: UISearchTextField { search.searchBar.searchTextField }

  @Test func `Tokens stand before the text, and make it begin further on`() {
    let start = field.textRect(forBounds: field.bounds).minX
    field.insertToken(UISearchToken(icon: UIImage(systemName: "tag"), text: "Peaks"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Europe"), at: 0)
    window.layoutIfNeeded()
    let text = field.textRect(forBounds: field.bounds).minX
    expectGreater(text, start + 100)
    let words = field.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    expectContains(words, "Europe")
    expectContains(words, "Peaks")
    expect(field.hasText)
    expectEqual(field.text, "")
    expectEqual(observer.calls, ["update", "update"])
    field.removeToken(at: 1)
    expectLess(field.textRect(forBounds: field.bounds).minX, text)
  }

  @Test func `Deleting where the text begins deletes the last token`() {
    field.tokens = [UISearchToken(icon: nil, text: "1"), UISearchToken(icon: nil, text: "2")]
    field.insertText("a")
    field.deleteBackward()
    expectEqual(field.tokens.count, 2)
    field.deleteBackward()
    expectEqual(field.tokens.count, 1)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    expectEqual(field.tokens.count, 1)
  }

  @Test func `The clear button takes tokens away as well`() {
    field.tokens = [UISearchToken(icon: nil, text: "1")]
    window.layoutIfNeeded()
    window.tap(at: field.convert(CGPoint(x: field.bounds.maxX - 16, y: 18), to: nil))
    expectEmpty(field.tokens)
  }

  @Test func `Many and long tokens leave the field as it is`() {
    field.tokens = (0..<20).map {
      UISearchToken(icon: nil, text: String(repeating: "wide \($0)\n", count: 5000))
    }
    window.layoutIfNeeded()
    expectGreater(field.frame.width, 200)
    expectLess(field.frame.width, 390)
    expectAtLeast(field.textRect(forBounds: field.bounds).width, 0)
  }

  @Test func `A tapped suggestion is handed to the updater`() throws {
    field.insertText("pe")
    let suggestion = UISearchSuggestionItem(localizedSuggestion: "Peaks")
    suggestion.representedObject = 7
    search.searchSuggestions = [
      UISearchSuggestionItem(
        localizedSuggestion: "Rivers", iconImage: UIImage(systemName: "cloud")), suggestion,
    ]
    window.layoutIfNeeded()
    observer.calls = []
    // Rows are 44 high, the first below the bar with its search bar alone.
    let top = search.searchBar.convert(search.searchBar.bounds, to: window).maxY
    window.tap(at: CGPoint(x: 100, y: top + 44 + 22))
    expectEqual(observer.calls, ["select Peaks"])
    expectEqual(field.text, "")
    expectEqual(field.tokens.first?.representedObject as? Int, 7)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 100, y: top + 44 + 22))
    expectEqual(observer.calls.count { $0.hasPrefix("select") }, 1)
  }

  @Test(.waitsForProcesses) func `A token where there is none is a programmer's error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UISearchTextField().removeToken(at: 0) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "There is no token 0 among 0", "\(message)")
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UISearchTextField().insertToken(UISearchToken(icon: nil, text: ""), at: 1)
      }
    }
    let other = String(decoding: second?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(other, "No token can be inserted at 1 among 0", "\(other)")
  }
}
