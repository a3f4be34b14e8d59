// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@testable import PlaygroundSession

/// What a playground makes of a value that it shows.
@MainActor
@Suite("Values in a playground")
struct ShownValueTests {
  private struct Swatch: Pictured {
    let view: UIView

    var pictureContent: PictureContent { view.pictureContent }
  }

  private func laidOut(_ controller: UIViewController) -> UIView {
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    controller.view.layoutIfNeeded()
    return controller.view
  }

  private struct Card: PlaygroundShowable {
    let playgroundController: UIViewController
  }

  @Test func `A controller is shown itself, and so is the one that a type names`() {
    let controller = UIViewController()
    expectSame(controller.shownController, controller)
    expectSame(Card(playgroundController: controller).shownController, controller)
  }

  @Test func `A view fills the screen, and so does a type of your own`() {
    for value: any Pictured in [UILabel(), Swatch(view: UILabel())] {
      let controller = value.shownController
      let view = laidOut(controller)
      expectEqual(view.subviews.map(\.frame), [view.bounds])
      expect(view.subviews.first, is: UILabel.self)
    }
  }

  @Test func `A layout is shown with numbered cells`() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = layout.shownController
    let view = laidOut(controller)
    let collectionView = try #require(
      view as? UICollectionView ?? view.subviews.first as? UICollectionView)
    expectSame(collectionView.collectionViewLayout, layout)
    expectNotEmpty(collectionView.visibleCells)
  }

  @Test func `An image keeps its size and stands in the middle`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let view = laidOut(image.shownController)
    let shown = try #require(view.subviews.first)
    expectEqual(shown.bounds.size, image.size)
    expectEqual(shown.center, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }
}
