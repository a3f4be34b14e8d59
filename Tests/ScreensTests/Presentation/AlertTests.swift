// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Screens
import Testing
import Views
import WaitingSuites

/// Alerts and action sheets.
@Suite("Alerts")
@MainActor struct AlertTests {
  private let screen = PresentationScreen()

  private func alert(
    _ style: UIAlertController.Style = .alert, _ titles: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Kiel”?", message: "It cannot be undone.", preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [screen] action in
          screen.log.lines.append(action.title ?? "")
        })
    }
    return alert
  }

  private func present(_ alert: UIAlertController) {
    screen.root.present(alert, animated: false)
    screen.window.layoutIfNeeded()
  }

  /// Where the element with some words is, in the window.
  private func frame(of words: String) -> CGRect {
    let element = screen.window.readAccessibility().first { $0.label == words }
    return (element?.responder as? UIView)?.frameInWindow ?? .null
  }

  private func tap(_ words: String) {
    let frame = frame(of: words)
    screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: Alerts

  @Test func `An alert stands in the middle, with two short actions side by side`() {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    present(alert)
    let frame = alert.view.frameInWindow
    #expect(frame.width == 270 && frame.minX == 60)
    #expect(abs(frame.midY - (47 + 844 - 34) / 2) <= 0.5)
    let (delete, cancel) = (self.frame(of: "Delete"), self.frame(of: "Cancel"))
    #expect(delete.height == 44 && cancel.height == 44)
    #expect(cancel.minX == 60 && cancel.maxY == frame.maxY)
    #expect(delete.minX == 195.25 && delete.maxX == 330)
    #expect(alert.view.subviews.first?.layer.cornerRadius == 14)
    #expect(
      screen.window.readAccessibility().map(\.words) == [
        "Delete “Kiel”?, heading", "It cannot be undone.", "Cancel, button", "Delete, button",
      ])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.preferredStyle == .alert && alert.message == "It cannot be undone.")
  }

  @Test func `Read from right to left they change sides`() {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    present(alert(.alert, [("OK", .default), ("Cancel", .cancel)]))
    #expect(frame(of: "OK").minX == 60)
    #expect(frame(of: "Cancel").maxX == 330)
  }

  @Test func `Three actions, and long ones, stand one below the other, the one that cancels last`()
  {
    present(alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]))
    #expect(frame(of: "One").width == 270)
    #expect(frame(of: "Two").minY == frame(of: "One").maxY + 0.5)
    #expect(frame(of: "Cancel").minY == frame(of: "Two").maxY + 0.5)
    screen.root.dismiss(animated: false)
    present(alert(.alert, [("Save in another folder", .default), ("Cancel", .cancel)]))
    #expect(frame(of: "Save in another folder").width == 270)
  }

  @Test func `A tap dismisses the alert, and then calls the action, which may present another`() {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    let next = self.alert(.alert, [("OK", .default)])
    alert.addAction(
      UIAlertAction(title: "More", style: .default) { [screen] _ in
        screen.root.present(next, animated: false)
      })
    present(alert)
    tap("More")
    #expect(alert.isBeingDismissed && next.view.window == nil)
    screen.advance(by: 0.2)
    #expect(alert.view.window == nil && next.view.window != nil)
    tap("OK")
    screen.advance(by: 0.2)
    #expect(screen.take().last == "OK")
    #expect(screen.root.presentedViewController == nil)
  }

  @Test func `What is behind does not dismiss an alert, and Escape cancels`() {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    present(alert)
    screen.window.tap(at: CGPoint(x: 20, y: 100))
    #expect(!alert.isBeingDismissed)
    screen.window.press(.keyboardEscape)
    screen.advance(by: 0.2)
    #expect(screen.take().last == "Cancel")
  }

  @Test func `Return chooses the preferred action`() {
    let alert = alert(.alert, [("Save", .default), ("Cancel", .cancel)])
    alert.preferredAction = alert.actions.first
    #expect(alert.preferredAction?.title == "Save")
    present(alert)
    screen.window.press(.keyboardReturnOrEnter)
    screen.advance(by: 0.2)
    #expect(screen.take().last == "Save")
  }

  @Test func `An action that is not enabled cannot be chosen until it is`() throws {
    let alert = alert(.alert, [("Save", .default)])
    let action = try #require(alert.actions.first)
    action.isEnabled = false
    present(alert)
    #expect(screen.window.readAccessibility().last?.words == "Save, button, dimmed")
    tap("Save")
    #expect(!alert.isBeingDismissed)
    action.isEnabled = true
    screen.window.layoutIfNeeded()
    tap("Save")
    #expect(alert.isBeingDismissed)
  }

  @Test func `It comes from a larger size and fades`() {
    let alert = alert(.alert, [("OK", .default)])
    screen.root.present(alert, animated: true)
    #expect(alert.view.presentationAlpha == 0)
    #expect(abs(alert.view.presentationGeometry.transform.a - 1.15) < 1e-6)
    screen.advance(by: 0.35)
    #expect(alert.view.presentationAlpha == 1)
    #expect(alert.view.presentationGeometry.transform == .identity)
    #expect(!alert.isBeingPresented)
  }

  @Test func `Fields for text are typed into`() throws {
    let alert = alert(.alert, [("OK", .default)])
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField(configurationHandler: nil)
    present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].placeholder == "Name")
    #expect(fields[0].isFirstResponder)
    screen.window.press(.keyboardA)
    #expect(fields[0].text == "a")
    #expect(fields[1].frameInWindow.minY > fields[0].frameInWindow.maxY)
    #expect(abs(fields[0].frameInWindow.minX - (60 + 16 + 7)) < 1e-9)
  }

  @Test func `Other words are shown at once`() {
    let alert = alert(.alert, [("OK", .default)])
    present(alert)
    let height = alert.view.frameInWindow.height
    alert.message = nil
    alert.title = "Deleted"
    screen.window.layoutIfNeeded()
    #expect(alert.view.frameInWindow.height < height)
    #expect(screen.window.readAccessibility().first?.label == "Deleted")
  }

  @Test func `The largest text scrolls within the safe area`() {
    screen.window.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    let alert = alert(.alert, [])
    alert.message = String(repeating: "It cannot be undone, whatever you do. ", count: 12)
    for number in 1...9 {
      alert.addAction(UIAlertAction(title: "Choice \(number)", style: .default, handler: nil))
    }
    present(alert)
    let frame = alert.view.frameInWindow
    #expect(frame.minY >= 47 + 24 && frame.maxY <= 844 - 34 - 24)
    let scrollViews = alert.view.subviews.first?.subviews.compactMap { $0 as? UIScrollView } ?? []
    #expect(scrollViews.count == 2)
    #expect(scrollViews.allSatisfy { $0.contentSize.height > $0.bounds.height })
    #expect(scrollViews.allSatisfy { $0.bounds.height > 200 })
  }

  // MARK: Action sheets

  @Test func `An action sheet stands at the lower edge, with a card to cancel`() {
    let sheet = alert(.actionSheet, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    present(sheet)
    let frame = sheet.view.frameInWindow
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 844 - 34)
    let (one, two, cancel) = (
      self.frame(of: "One"), self.frame(of: "Two"), self.frame(of: "Cancel")
    )
    #expect(one.height == 57 && two.height == 57 && cancel.height == 57)
    #expect(two.minY == one.maxY + 0.5)
    #expect(cancel.minY == two.maxY + 8 && cancel.maxY == frame.maxY)
  }

  @Test func `A tap beside it cancels, if it can be`() {
    let sheet = alert(.actionSheet, [("One", .default), ("Cancel", .cancel)])
    present(sheet)
    screen.window.tap(at: CGPoint(x: 195, y: 100))
    screen.advance(by: 0.5)
    #expect(sheet.view.window == nil)
    #expect(screen.take().last == "Cancel")
    let other = alert(.actionSheet, [("One", .default)])
    present(other)
    screen.window.tap(at: CGPoint(x: 195, y: 100))
    #expect(!other.isBeingDismissed)
  }

  // MARK: Errors

  @Test(.waitsForProcesses) func `A second action that cancels stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("can only have one action with a style of cancel (Never is"))
  }

  @Test(.waitsForProcesses) func `An action sheet has no fields`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Text fields can only be added to an alert controller of style alert"))
  }
}
