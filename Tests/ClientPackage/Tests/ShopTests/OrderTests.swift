// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ShopModel
import Testing
import UIKit

@testable import Shop

@MainActor @Suite(.enabled(if: drawsPictures, "Pictures are drawn on Linux"))
struct OrderTests {
  private let controller = OrderViewController(order: Order(title: "Two chairs", cents: 12_900))

  @Test func `An order has its picture, its price and a button`() {
    expectPicture(
      of: controller, named: "order", PictureSetup(size: CGSize(width: 240, height: 200)))
  }

  @Test func `The button pays`() throws {
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.isPaid)
  }

  @Test func `Attributes of the module's own are copied and compared`() throws {
    let layout = ShelfLayout()
    let attributes = ShelfAttributes(forCellWith: [0, 3])
    attributes.depth = 3
    let copy = try #require(attributes.copy() as? ShelfAttributes)
    #expect(copy.depth == 3 && copy == attributes)
    copy.depth = 4
    #expect(copy != attributes)
    #expect(type(of: layout).layoutAttributesClass == ShelfAttributes.self)
  }
}
