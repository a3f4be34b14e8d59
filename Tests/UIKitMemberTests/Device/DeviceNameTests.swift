// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("Names of devices")
@MainActor
struct DeviceNameTests {
  @Test func `A feedback generator is an interaction of its view`() {
    let view = UIView()
    let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
    expectSame(impact.view, view)
    expectEqual(view.interactions.count, 1)
    view.addInteraction(UISelectionFeedbackGenerator())
    let notification = UINotificationFeedbackGenerator(view: view)
    expectEqual(view.interactions.count, 3)
    view.removeInteraction(notification)
    expectNil(notification.view)
    // None of these does anything.
    for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft] {
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: 1)
    }
    for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
      notification.prepare()
      notification.notificationOccurred(type)
    }
  }

  /// A generator that notes what its view tells it.
  private final class Generator: UIFeedbackGenerator {
    var moves: [String] = []
    override func willMove(to view: UIView?) {
      super.willMove(to: view)
      moves.append(view == nil ? "will leave" : "will enter")
    }
    override func didMove(to view: UIView?) {
      super.didMove(to: view)
      moves.append(view == nil ? "has left" : "has entered")
    }
  }

  @Test func `A feedback generator learns of its view before and after`() {
    let (view, generator) = (UIView(), Generator())
    view.addInteraction(generator)
    view.removeInteraction(generator)
    expectEqual(generator.moves, ["will enter", "has entered", "will leave", "has left"])
  }

  @Test func `The orientation is that of the screen`() {
    for orientation in [UIDeviceOrientation.portrait, .portraitUpsideDown] {
      expect(orientation.isPortrait)
      expect(!orientation.isLandscape)
      expect(!orientation.isFlat)
      expect(orientation.isValidInterfaceOrientation)
    }
    for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      expect(orientation.isLandscape)
      expect(!orientation.isPortrait)
    }
    for orientation in [UIDeviceOrientation.faceUp, .faceDown] {
      expect(orientation.isFlat)
      expect(!orientation.isValidInterfaceOrientation)
    }
    expect(!UIDeviceOrientation.unknown.isFlat)
    let size = UIScreen.main.bounds.size
    expectEqual(UIDevice.current.orientation.isLandscape, (size.width > size.height))
  }

  @Test func `A test can post the keyboard's frame as UIKit does`() {
    var end = CGRect.null
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { end = frame ?? .zero }
    }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: CGRect.zero,
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 390, height: 344),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
    NotificationCenter.default.removeObserver(token)
    expectEqual(end.minY, 500)
  }
}

@Suite("Tables of objects")
struct HashTableTests {
  private final class Object {}

  @Test func `A table of weak objects forgets those that are gone`() {
    let table = NSHashTable<Object>.weakObjects()
    let first = Object()
    table.add(first)
    table.add(first)
    do {
      let second = Object()
      table.add(second)
      expectEqual(table.count, 2)
      expect(table.contains(second))
      expectEqual(
        table.allObjects.map(ObjectIdentifier.init), [first, second].map(ObjectIdentifier.init))
    }
    expectEqual(table.allObjects.count, 1)
    expectSame(table.anyObject, first)
    expectSame(table.member(first), first)
    expect(!table.contains(nil))
    table.remove(first)
    expectEmpty(table.allObjects)
    expectNil(table.member(first))
  }

  @Test func `A table does not grow by objects that are gone`() {
    let table = NSHashTable<Object>.weakObjects()
    for _ in 0..<1_000 { table.add(Object()) }
    expectAtMost(table.count, 17)
    expectEmpty(table.allObjects)
  }

  @Test func `Other tables keep their objects`() {
    for table in [NSHashTable<Object>(), NSHashTable<Object>(options: .strongMemory)] {
      table.add(Object())
      table.add(nil)
      expectEqual(table.allObjects.count, 1)
      expectEqual(table.count, 1)
      table.removeAllObjects()
      expectNil(table.anyObject)
    }
    let weak = NSHashTable<Object>(options: [.weakMemory, .objectPointerPersonality], capacity: 5)
    weak.add(Object())
    expectEmpty(weak.allObjects)
    expectEqual(NSPointerFunctions.Options.weakMemory.rawValue, 5)
  }
}
