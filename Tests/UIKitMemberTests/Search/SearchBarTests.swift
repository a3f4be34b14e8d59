// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct SearchBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let bar = UISearchBar()
  private let delegate = Delegate()

  init() {
    bar.delegate = delegate
    bar.sizeToFit()
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: bar.bounds.height)
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private final class Delegate: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var mayBegin = true
    var mayEnd = true
    var refuses: String?

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location),\(range.length) '\(text == "\n" ? "return" : text)'")
      return text != refuses
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { calls.append("scope \(selectedScope)") }
  }

  @Test func `A bar by itself is 56 high, its field 36 with a radius of 10`() {
    expectEqual(bar.intrinsicContentSize.height, 56)
    expectEqual(bar.sizeThatFits(CGSize(width: 200, height: 10)), CGSize(width: 200, height: 56))
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 374, height: 36))
    expectEqual(bar.searchTextField.layer.cornerRadius, 10)
  }

  @Test func `What is typed goes into the field and the delegate is asked and told`() {
    expect(bar.becomeFirstResponder())
    expect(bar.searchTextField.isFirstResponder)
    expect(bar.isFirstResponder)
    window.press(.keyboardP, modifiers: .shift)
    bar.searchTextField.insertText("e")
    window.press(.keyboardDeleteOrBackspace)
    window.press(.keyboardReturnOrEnter)
    expectEqual(bar.text, "P")
    expectEqual(
      delegate.calls,
      [
        "begin", "0,0 'P'", "text P", "1,0 'e'", "text Pe", "1,1 ''", "text P", "1,0 'return'",
        "search",
      ])
    expect(bar.resignFirstResponder())
    expectEqual(delegate.calls.last, "end")
    window.press(.keyboardA)
    expectEqual(bar.text, "P")
  }

  @Test func `A delegate can refuse to begin, to end, and a change`() {
    delegate.mayBegin = false
    expect(!bar.becomeFirstResponder())
    expect(!bar.isFirstResponder)
    delegate.mayBegin = true
    bar.becomeFirstResponder()
    delegate.refuses = "x"
    bar.searchTextField.insertText("x")
    expectEqual(bar.text, "")
    delegate.mayEnd = false
    expect(!bar.resignFirstResponder())
    expect(!window.endEditing(false))
    expect(window.endEditing(true))
    expect(!bar.isFirstResponder)
  }

  @Test func `Setting the text notifies no delegate`() {
    bar.text = "peak"
    expectEqual(bar.text, "peak")
    bar.text = nil
    expectEqual(bar.text, "")
    expectEmpty(delegate.calls)
  }

  @Test func `A tap begins, one on the cross empties, one on Cancel is reported`() {
    window.tap(at: CGPoint(x: 200, y: 28))
    expect(bar.isFirstResponder)
    bar.searchTextField.insertText("peak")
    bar.showsCancelButton = true
    window.layoutIfNeeded()
    delegate.calls = []
    let field = bar.searchTextField.frame
    window.tap(at: CGPoint(x: field.maxX - 16, y: field.midY))
    expectEqual(bar.text, "")
    expectEqual(delegate.calls, ["text "])
    window.tap(at: CGPoint(x: 345, y: 28))
    expectEqual(delegate.calls, ["text ", "cancel"])
    expectLess(field.maxX, 330)
  }

  @Test func `From right to left everything is mirrored`() {
    bar.showsCancelButton = true
    window.layoutIfNeeded()
    let left = bar.searchTextField.frame
    window.traitOverrides.layoutDirection = .rightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(bar.searchTextField.frame.minX, 390 - left.maxX)
    expectEqual(bar.searchTextField.frame.width, left.width)
  }

  @Test func `Scopes make the bar higher, and a tap chooses one`() {
    bar.scopeButtonTitles = ["All", "Near", "Far"]
    expectEqual(bar.intrinsicContentSize.height, 56)
    bar.showsScopeBar = true
    expectEqual(bar.intrinsicContentSize.height, 100)
    bar.frame.size.height = 100
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 350, y: 72))
    expectEqual(bar.selectedScopeButtonIndex, 2)
    window.tap(at: CGPoint(x: 350, y: 72))
    expectEqual(delegate.calls, ["scope 2"])
    bar.selectedScopeButtonIndex = 99
    expectEqual(bar.selectedScopeButtonIndex, 2)
    bar.scopeButtonTitles = ["All"]
    expectEqual(bar.selectedScopeButtonIndex, 0)
    bar.scopeButtonTitles = nil
    expectEqual(bar.intrinsicContentSize.height, 56)
  }

  @Test func `Long texts, line breaks, emoji and Arabic are laid out and drawn`() throws {
    for text in [
      String(repeating: "W", count: 100_000), "one\ntwo\r\nthree", "🏔️👨‍👩‍👧‍👦 peak", "جبل الشيخ",
    ] {
      bar.text = text
      bar.placeholder = text
      bar.scopeButtonTitles = [text, text]
      bar.showsScopeBar = true
      window.layoutIfNeeded()
      expectEqual(bar.text, text)
      _ = try Picture(of: window, scale: 1).data(.png)
      bar.becomeFirstResponder()
      bar.searchTextField.deleteBackward()
      expectEqual(bar.text, String(text.dropLast()))
      _ = try Picture(of: window, scale: 1).data(.png)
      bar.resignFirstResponder()
    }
  }

  @Test func `A narrow bar keeps its parts inside`() {
    bar.showsCancelButton = true
    for width in [0, 1, 20, 60] {
      bar.frame.size.width = CGFloat(width)
      window.layoutIfNeeded()
      let field = bar.searchTextField.frame
      expect(field.width >= 0 && field.width <= CGFloat(width), "\(width): \(field)")
    }
  }

  @Test func `Only one field gets what is typed`() {
    let other = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    window.addSubview(other)
    bar.becomeFirstResponder()
    expect(other.becomeFirstResponder())
    expect(!bar.isFirstResponder)
    expect(other.isEditing)
    window.press(.keyboard1)
    expectEqual(other.text, "1")
    expectEqual(bar.text, "")
    other.removeFromSuperview()
    expect(!other.isEditing)
    window.press(.keyboard2)
    expectEqual(other.text, "1")
    expect(!UITextField().becomeFirstResponder())
  }
}
