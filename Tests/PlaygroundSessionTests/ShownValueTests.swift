// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(controller.shownController === controller)
    #expect(Card(playgroundController: controller).shownController === controller)
  }

  @Test func `A view fills the screen, and so does a type of your own`() {
    for value: any Pictured in [UILabel(), Swatch(view: UILabel())] {
      let controller = value.shownController
      let view = laidOut(controller)
      #expect(view.subviews.map(\.frame) == [view.bounds])
      #expect(view.subviews.first is UILabel)
    }
  }

  @Test func `A layout is shown with numbered cells`() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = layout.shownController
    let view = laidOut(controller)
    let collectionView = try #require(
      view as? UICollectionView ?? view.subviews.first as? UICollectionView)
    #expect(collectionView.collectionViewLayout === layout)
    #expect(!collectionView.visibleCells.isEmpty)
  }

  @Test func `An image keeps its size and stands in the middle`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let view = laidOut(image.shownController)
    let shown = try #require(view.subviews.first)
    #expect(shown.bounds.size == image.size)
    #expect(shown.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }
}
