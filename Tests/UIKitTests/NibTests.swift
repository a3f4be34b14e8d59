// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A library may offer nibs: they can be named and handed on, and stop the program where one is used.
@MainActor
@Suite("Nibs")
struct NibTests {
  private static func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `A nib can be named, handed on and taken back`() {
    let nib: UINib = UINib(nibName: "Cell", bundle: .main)
    _ = [nib, UINib(data: Data(), bundle: nil)]
    let table = UITableView(frame: .zero, style: .plain)
    table.register(nil as UINib?, forCellReuseIdentifier: "cell")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    let controller = UIViewController(nibName: "Screen", bundle: .main)
    #expect(controller.nibName == "Screen")
    #expect(controller.nibBundle == .main)
    #expect(!controller.isViewLoaded)
    #expect(UIViewController().nibName == nil)
    #expect(UIViewController().view.frame.width == 390)
  }

  @Test func `A table stops the program where a nib is registered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UITableView(frame: .zero, style: .plain).register(
          UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      }
    }
    #expect(
      Self.message(result).contains(
        "The nib \"Row\" cannot be used: nib files are not supported on this platform. Register a "
          + "class"))
  }

  @Test func `A nib stops the program where its objects are made`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
      }
    }
    #expect(Self.message(result).contains("The nib \"Card\" cannot be used"))
    let loaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("Box", owner: nil, options: nil) }
    }
    #expect(Self.message(loaded).contains("The nib \"Box\" cannot be used"))
  }

  @Test func `A controller with a nib's name stops the program where its view is loaded`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIViewController(nibName: "Screen", bundle: nil).view }
    }
    #expect(Self.message(result).contains("The nib \"Screen\" cannot be used"))
    let list = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITableViewController(nibName: "List", bundle: nil).view }
    }
    #expect(Self.message(list).contains("The nib \"List\" cannot be used"))
  }
}
