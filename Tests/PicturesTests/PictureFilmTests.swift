// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@MainActor
@Suite("Films of pictures")
struct PictureFilmTests {
  /// A view that moves by 20 points in half a second.
  private func movingView() -> (view: UIView, picture: Picture) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .red
    view.addSubview(square)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    UIView.animate(withDuration: 0.5) { square.frame.origin.x = 20 }
    return (window, Picture(of: window))
  }

  /// The number of frames that an animated PNG file says.
  private func frameCount(_ data: Data) throws -> Int {
    let control = try #require(data.range(of: Data("acTL".utf8)))
    return data[control.upperBound..<(control.upperBound + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func `A film has the first and the last moment, and the window's time goes on`() throws {
    let (view, picture) = movingView()
    var options = Picture.FilmOptions()
    options.framesPerSecond = 10
    let film = try picture.filmData(.apng, duration: 0.5, options: options)
    try expectEqual(frameCount(film), 6)
    expectEqual((view as? UIWindow)?.currentTime, 0.5)
    expectEqual(view.subviews[0].subviews[0].frame.minX, 20)
  }

  @Test func `A view without a window can be filmed`() throws {
    let picture = Picture(of: movingView().view.subviews[0], size: CGSize(width: 30, height: 10))
    try expectEqual(picture.filmData(.apng, duration: 0).isEmpty, false)
  }

  @Test func `Options out of their ranges are clamped`() throws {
    var options = Picture.FilmOptions()
    options.framesPerSecond = -5
    options.loops = -1
    options.quality = 400
    let (_, picture) = movingView()
    let film = try picture.filmData(.apng, duration: -.infinity, options: options)
    try expectEqual(frameCount(film), 1)
  }

  @Test(arguments: [600.1, 1e300, .infinity, .nan])
  func `A film that is absurdly long is an error before anything is drawn`(duration: TimeInterval) {
    let (view, picture) = movingView()
    let error = #expect(throws: PictureError.self) {
      try picture.filmData(.apng, duration: duration)
    }
    expectEqual(error?.description.contains("from 0 to 600 seconds (was \(duration))"), true)
    expectEqual((view as? UIWindow)?.currentTime, 0)
  }

  @Test func `The extension picks the format, and another is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/a.apng"
    try movingView().picture.writeFilm(to: path, duration: 0.1)
    let data = try #require(FileManager.default.contents(atPath: path))
    expectEqual(data.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
    for name in ["a.mp4", "a"] {
      let error = #expect(throws: PictureError.self) {
        try movingView().picture.writeFilm(to: folder.path + "/" + name, duration: 0.1)
      }
      expectEqual(error?.description.contains(".apng, .gif, .webp"), true)
    }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.apng"])
  }
}
