// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
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
    expectEqual(frame.width, 270)
    expectEqual(frame.minX, 60)
    expectAtMost(abs(frame.midY - (47 + 844 - 34) / 2), 0.5)
    let (delete, cancel) = (self.frame(of: "Delete"), self.frame(of: "Cancel"))
    expectEqual(delete.height, 44)
    expectEqual(cancel.height, 44)
    expectEqual(cancel.minX, 60)
    expectEqual(cancel.maxY, frame.maxY)
    expectEqual(delete.minX, 195.25)
    expectEqual(delete.maxX, 330)
    expectEqual(alert.view.subviews.first?.layer.cornerRadius, 14)
    expectEqual(
      screen.window.readAccessibility().map(\.words),
      [
        "Delete “Kiel”?, heading", "It cannot be undone.", "Cancel, button", "Delete, button",
      ])
    expectEqual(alert.actions.map(\.style), [.destructive, .cancel])
    expectEqual(alert.preferredStyle, .alert)
    expectEqual(alert.message, "It cannot be undone.")
  }

  @Test func `Read from right to left they change sides`() {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    present(alert(.alert, [("OK", .default), ("Cancel", .cancel)]))
    expectEqual(frame(of: "OK").minX, 60)
    expectEqual(frame(of: "Cancel").maxX, 330)
  }

  @Test func `Three actions, and long ones, stand one below the other, the one that cancels last`()
  {
    present(alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]))
    expectEqual(frame(of: "One").width, 270)
    expectEqual(frame(of: "Two").minY, frame(of: "One").maxY + 0.5)
    expectEqual(frame(of: "Cancel").minY, frame(of: "Two").maxY + 0.5)
    screen.root.dismiss(animated: false)
    present(alert(.alert, [("Save in another folder", .default), ("Cancel", .cancel)]))
    expectEqual(frame(of: "Save in another folder").width, 270)
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
    expect(alert.isBeingDismissed)
    expectNil(next.view.window)
    screen.advance(by: 0.2)
    expectNil(alert.view.window)
    expectNotNil(next.view.window)
    tap("OK")
    screen.advance(by: 0.2)
    expectEqual(screen.take().last, "OK")
    expectNil(screen.root.presentedViewController)
  }

  @Test func `What is behind does not dismiss an alert, and Escape cancels`() {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    present(alert)
    screen.window.tap(at: CGPoint(x: 20, y: 100))
    expect(!alert.isBeingDismissed)
    screen.window.press(.keyboardEscape)
    screen.advance(by: 0.2)
    expectEqual(screen.take().last, "Cancel")
  }

  @Test func `Return chooses the preferred action`() {
    let alert = alert(.alert, [("Save", .default), ("Cancel", .cancel)])
    alert.preferredAction = alert.actions.first
    expectEqual(alert.preferredAction?.title, "Save")
    present(alert)
    screen.window.press(.keyboardReturnOrEnter)
    screen.advance(by: 0.2)
    expectEqual(screen.take().last, "Save")
  }

  @Test func `An action that is not enabled cannot be chosen until it is`() throws {
    let alert = alert(.alert, [("Save", .default)])
    let action = try #require(alert.actions.first)
    action.isEnabled = false
    present(alert)
    expectEqual(screen.window.readAccessibility().last?.words, "Save, button, dimmed")
    tap("Save")
    expect(!alert.isBeingDismissed)
    action.isEnabled = true
    screen.window.layoutIfNeeded()
    tap("Save")
    expect(alert.isBeingDismissed)
  }

  @Test func `It comes from a larger size and fades`() {
    let alert = alert(.alert, [("OK", .default)])
    screen.root.present(alert, animated: true)
    expectEqual(alert.view.presentationAlpha, 0)
    expectNear(alert.view.presentationGeometry.transform.a, 1.15, within: 1e-6)
    screen.advance(by: 0.35)
    expectEqual(alert.view.presentationAlpha, 1)
    expectEqual(alert.view.presentationGeometry.transform, .identity)
    expect(!alert.isBeingPresented)
  }

  @Test func `Fields for text are typed into`() throws {
    let alert = alert(.alert, [("OK", .default)])
    expectNil(alert.textFields)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField(configurationHandler: nil)
    present(alert)
    let fields = try #require(alert.textFields)
    expect(fields.count == 2 && fields[0].placeholder == "Name")
    expect(fields[0].isFirstResponder)
    screen.window.press(.keyboardA)
    expectEqual(fields[0].text, "a")
    expectGreater(fields[1].frameInWindow.minY, fields[0].frameInWindow.maxY)
    expectNear(fields[0].frameInWindow.minX, 60 + 16 + 7, within: 1e-9)
  }

  @Test func `Other words are shown at once`() {
    let alert = alert(.alert, [("OK", .default)])
    present(alert)
    let height = alert.view.frameInWindow.height
    alert.message = nil
    alert.title = "Deleted"
    screen.window.layoutIfNeeded()
    expectLess(alert.view.frameInWindow.height, height)
    expectEqual(screen.window.readAccessibility().first?.label, "Deleted")
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
    expectAtLeast(frame.minY, 47 + 24)
    expectAtMost(frame.maxY, 844 - 34 - 24)
    let scrollViews = alert.view.subviews.first?.subviews.compactMap { $0 as? UIScrollView } ?? []
    expectEqual(scrollViews.count, 2)
    expectAll(scrollViews, where: { $0.contentSize.height > $0.bounds.height })
    expectAll(scrollViews, where: { $0.bounds.height > 200 })
  }

  // MARK: Action sheets

  @Test func `An action sheet stands at the lower edge, with a card to cancel`() {
    let sheet = alert(.actionSheet, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    present(sheet)
    let frame = sheet.view.frameInWindow
    expectEqual(frame.minX, 8)
    expectEqual(frame.width, 374)
    expectEqual(frame.maxY, 844 - 34)
    let (one, two, cancel) = (
      self.frame(of: "One"), self.frame(of: "Two"), self.frame(of: "Cancel")
    )
    expectEqual(one.height, 57)
    expectEqual(two.height, 57)
    expectEqual(cancel.height, 57)
    expectEqual(two.minY, one.maxY + 0.5)
    expectEqual(cancel.minY, two.maxY + 8)
    expectEqual(cancel.maxY, frame.maxY)
  }

  @Test func `A tap beside it cancels, if it can be`() {
    let sheet = alert(.actionSheet, [("One", .default), ("Cancel", .cancel)])
    present(sheet)
    screen.window.tap(at: CGPoint(x: 195, y: 100))
    screen.advance(by: 0.5)
    expectNil(sheet.view.window)
    expectEqual(screen.take().last, "Cancel")
    let other = alert(.actionSheet, [("One", .default)])
    present(other)
    screen.window.tap(at: CGPoint(x: 195, y: 100))
    expect(!other.isBeingDismissed)
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
    expectContains(message, "can only have one action with a style of cancel (Never is")
  }

  @Test(.waitsForProcesses) func `An action sheet has no fields`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Text fields can only be added to an alert controller of style alert")
  }
}
