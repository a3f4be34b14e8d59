// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Cards on a wheel: each cell turns about a point far below it.
private class WheelAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! WheelAttributes
    copied.anchorPoint = anchorPoint
    copied.angle = angle
    return copied
  }
}

private class WheelCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let wheelAttributes = layoutAttributes as! WheelAttributes
    layer.anchorPoint = wheelAttributes.anchorPoint
    center.y += (wheelAttributes.anchorPoint.y - 0.5) * bounds.height
  }
}

private class WheelLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 100, height: 200)
  let radius: CGFloat = 300

  override class var layoutAttributesClass: AnyClass { WheelAttributes.self }
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let center = CGPoint(x: collectionView!.bounds.midX, y: collectionView!.bounds.midY)
    return (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
      let attributes = WheelAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = itemSize
      attributes.center = center
      attributes.angle = CGFloat(item) * .pi / 2
      attributes.anchorPoint = CGPoint(x: 0.5, y: (itemSize.height / 2 + radius) / itemSize.height)
      return attributes
    }
  }
}

@Suite("Everyday code of a client")
@MainActor
struct EverydayTests {
  private final class Wheel: NSObject, UICollectionViewDataSource {
    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }

  @Test func `Cards turn about an anchor point far below them`() {
    let wheel = Wheel()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: WheelLayout())
    view.register(WheelCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = wheel
    view.layoutIfNeeded()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    // The anchor is 400 below the top edge and stands 300 below the attributes' centre.
    expectEqual(first?.center, CGPoint(x: 200, y: 600))
    expectEqual(first?.frame, CGRect(x: 150, y: 200, width: 100, height: 200))
    // A quarter of a turn about (200, 600): from above it to its right.
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    let frame = second?.frame ?? .zero
    expectNear(frame.minX, 400, within: 1e-9)
    expectNear(frame.minY, 550, within: 1e-9)
    expectNear(frame.width, 200, within: 1e-9)
    expectEqual(second?.convert(CGPoint(x: 50, y: 400), to: view), CGPoint(x: 200, y: 600))
  }

  @Test func `A layer's anchor moves the layer, not its position`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.layer.anchorPoint = .zero
    expectEqual(view.layer.position, CGPoint(x: 60, y: 45))
    expectEqual(view.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(view.center, CGPoint(x: 10, y: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test func `A string has the size of a label with the same font`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit"
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    let line = text.size(withAttributes: [.font: font])
    expectEqual(line.height, font.lineHeight)
    let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    expectAtLeast(fitting.width - line.width, 0)
    expectLess(fitting.width - line.width, 0.5)
    let box = (text as NSString).boundingRect(
      with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    expectAtMost(box.width, 150)
    expectNear(box.height, font.lineHeight * 4, within: 1e-9)
    let lines = label.sizeThatFits(CGSize(width: 150, height: 1000))
    expectAtLeast(lines.height - box.height, 0)
    expectLess(lines.height - box.height, 0.5)
    expectEqual("".size(withAttributes: [.font: font]), .zero)
    let other = text.boundingRect(
      with: CGSize(width: 150, height: 1000), attributes: [.font: font], context: nil)
    expectEqual(other.size, line)
  }

  private final class Turning: UICollectionViewController {
    var log: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will \(size.width) from \(view.bounds.width)")
      coordinator.animate(
        alongsideTransition: { _ in
          self.log.append("along \(self.view.bounds.width)")
          self.collectionViewLayout.invalidateLayout()
        }, completion: { context in self.log.append("done \(context.isCancelled)") })
    }
  }

  @Test func `A controller is called before its window gets another size`() {
    let controller = Turning(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    expectEqual(controller.log, ["will 480.0 from 320.0", "along 480.0", "done false"])
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 480, height: 320))
    controller.setEditing(true, animated: false)
    expect(controller.isEditing)
    expect(controller.collectionView.isEditing)
  }

  @Test func `Transforms of space are joined in Core Animation's order`() {
    var transform = CATransform3DMakeTranslation(10, 0, 0)
    transform = CATransform3DScale(transform, 2, 2, 1)
    expectEqual(CATransform3DGetAffineTransform(transform).tx, 10)
    transform = CATransform3DTranslate(transform, 5, 0, 0)
    expectEqual(CATransform3DGetAffineTransform(transform).tx, 20)
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi, 0, 0, 1)
    expectEqual(CATransform3DGetAffineTransform(turned).tx, 10)
    expectLess(abs(CATransform3DGetAffineTransform(turned).a + 1), 1e-12)
  }

  @Test func `A change of the layout's metrics inside an animation moves the cells`() throws {
    let wheel = Wheel()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = wheel
    window.addSubview(view)
    window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual(cell.frame, CGRect(x: 200, y: 0, width: 100, height: 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layout.itemSize = CGSize(width: 300, height: 50)
      view.layoutIfNeeded()
    }
    expectEqual(cell.frame, CGRect(x: 0, y: 60, width: 300, height: 50))
    window.advance(to: 0.5)
    expectEqual(cell.layer.presentation()?.frame, CGRect(x: 100, y: 30, width: 200, height: 75))
  }
}
