// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import Views

@Suite("Coordinates of scenes")
@MainActor
struct SceneCoordinateTests {
  @Test func `A scene has the coordinates of its screen`() {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions())
    expectEqual(scene.coordinateSpace.bounds, UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    let root = UIView()
    root.addSubview(view)
    expectEqual(scene.coordinateSpace.convert(view.bounds, from: view), view.frame)
  }
}
