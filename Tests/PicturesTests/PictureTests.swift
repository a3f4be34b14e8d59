// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@MainActor
@Suite("Picture")
struct PictureTests {
  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 20, height: 10.255))
    label.text = "a \"b\"\n\u{1}\\"
    label.alpha = 0.5
    view.addSubview(label)
    return view
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `The extension picks the format`() throws {
    try withFolder { folder in
      let starts = [
        "png": [0x89, 0x50, 0x4E, 0x47], "svg": Array("<?xml".utf8), "pdf": Array("%PDF-".utf8),
        "json": Array("{ \"sample\"".utf8), "txt": Array("30 × 20".utf8),
        "PNG": [0x89, 0x50, 0x4E, 0x47],
      ]
      for (name, start) in starts {
        let path = "\(folder)/out.\(name)"
        try Picture(of: makeView()).write(to: path)
        let data = try #require(FileManager.default.contents(atPath: path))
        expectEqual(Array(data.prefix(start.count)), start, "\(name)")
      }
    }
  }

  @Test func `An unknown extension is an error that names the known ones`() throws {
    try withFolder { folder in
      #expect(throws: PictureError.unknownExtension("gif")) {
        try Picture(of: makeView()).write(to: "\(folder)/out.gif")
      }
      let message = PictureError.unknownExtension("gif").description
      expectContains(message, "'.gif'")
      expectContains(message, ".png, .svg, .pdf, .json, .txt")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      expectEmpty(left)
    }
  }

  @Test func `A file that cannot be written is an error`() throws {
    #expect(throws: PictureError.file(.missingFolder(path: "/no/such/folder"))) {
      try Picture(of: makeView()).write(to: "/no/such/folder/out.png")
    }
    #expect(throws: PictureError.self) {
      try Picture(of: makeView()).write(to: "/sys/out.png")
    }
  }

  // Swift prints an error that nothing catches so, first of all, and ends the program.
  @Test func `An error that ends a program is a sentence`() {
    let error = PictureError.file(.missingFolder(path: "out"))
    expectEqual(String(reflecting: error), "The folder 'out' does not exist; create it first.")
  }

  @Test func `A size without pixels or with too many is an error`() {
    for size in [
      CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.infinity, height: 1),
    ] {
      for format in PictureFormat.allCases {
        #expect(throws: PictureError.self, "\(size)") {
          _ = try Picture(of: UIView(), size: size).data(format)
        }
      }
    }
    #expect(throws: PictureError.self) {
      _ = try Picture(of: makeView(), scale: .nan).data(.png)
    }
  }

  @Test func `Every format of a canvas is one of a picture`() {
    expectEqual(PictureFormat.allCases.compactMap(\.canvas), Canvas.Format.allCases)
  }

  @Test func `A view alone takes the picture's size`() throws {
    let view = makeView()
    let raster = try Picture(of: view, size: CGSize(width: 50, height: 40), scale: 3).raster()
    expectEqual(raster.width, 150)
    expectEqual(raster.height, 120)
    expectEqual(view.bounds.size, CGSize(width: 50, height: 40))
  }

  @Test func `The same drawing gives the same bytes`() throws {
    for format in PictureFormat.allCases {
      try expectEqual(Picture(of: makeView()).data(format), Picture(of: makeView()).data(format))
    }
  }

  @Test func `The tree is text in columns`() throws {
    let picture = Picture(of: makeView())
    picture.name = "page"
    let text = String(decoding: try picture.data(.txt), as: UTF8.self)
    expectEqual(
      text,
      """
      page  30 × 20 @2x

      UIView                 0, 0  30 × 20
        UILabel              1, 2.5  20 × 10.26            alpha 0.5  "a \\"b\\"\\n\u{1}\\\\"

      """)
  }

  @Test func `The tree is JSON`() throws {
    let data = try Picture(of: makeView()).data(.json)
    let tree = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: Any])
    expect(tree["sample"], is: NSNull.self)
    expectEqual(tree["size"] as? [Double], [30, 20])
    expectEqual(tree["scale"] as? Double, 2)
    let elements = try #require(tree["elements"] as? [[String: Any]])
    expectEqual(elements.count, 2)
    expectEqual(elements[1]["category"] as? String, "view")
    expectEqual(elements[1]["kind"] as? String, "UILabel")
    expectEqual(elements[1]["indexPath"] as? [Int], [0])
    expectEqual(elements[1]["frame"] as? [Double], [1, 2.5, 20, 10.26])
    expectEqual(elements[1]["alpha"] as? Double, 0.5)
    expectEqual(elements[1]["text"] as? String, "a \"b\"\n\u{1}\\")
  }

  @Test func `A view that knows its elements describes itself`() throws {
    final class Provider: UIView, LayoutTreeProviding {
      var layoutTree: LayoutTree.Contents {
        var cell = LayoutTree.Element(
          category: "cell", kind: nil, indexPath: [0, 3],
          frame: CGRect(x: 10, y: 10, width: 253, height: 317.5))
        cell.text = "3"
        var header = LayoutTree.Element(
          category: "supplementary", kind: "header", indexPath: [0, 0],
          frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        header.zIndex = 2
        return LayoutTree.Contents(
          contentSize: CGSize(width: 390, height: 11475), contentOffset: CGPoint(x: 0, y: -47),
          elements: [cell, header])
      }
    }
    let view = Provider(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let text = String(decoding: try Picture(of: view).data(.txt), as: UTF8.self)
    expectEqual(
      text,
      """
      390 × 844 @2x
      content  390 × 11475 at 0, -47

      cell           0, 3    10, 10  253 × 317.5           "3"
      supplementary  0, 0    0, 0  390 × 44                z 2  header

      """)
  }

  @Test func `A controller's view is drawn with its controller told`() throws {
    final class Controller: UIViewController {
      var appearances = 0
      override func viewDidLoad() { view.backgroundColor = .red }
      override func viewWillAppear(_ animated: Bool) { appearances += 1 }
    }
    let controller = Controller()
    let picture = Picture(of: controller, size: CGSize(width: 4, height: 4), scale: 1)
    expectEqual(Pixels(try picture.raster()).hex(1, 1), "FF0000FF")
    _ = try picture.data(.png)
    expectEqual(controller.appearances, 1)
  }

  @Test func `A picture holds the controller whose view it draws`() throws {
    final class Controller: UIViewController {
      override func viewDidLayoutSubviews() { view.backgroundColor = .red }
    }
    let picture = Picture(of: Controller(), size: CGSize(width: 4, height: 4), scale: 1)
    expectEqual(Pixels(try picture.raster()).hex(1, 1), "FF0000FF")
    expect(picture.view.next, is: Controller.self)
  }

  @Test func `Pictures of one view do not disturb one another`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = .systemBackground
    let light = Picture(of: view, scale: 1)
    let dark = Picture(
      of: view, scale: 1, traits: UITraitCollection(userInterfaceStyle: .dark))
    for _ in 0..<2 {
      expectEqual(Pixels(try light.raster()).hex(0, 0), "FFFFFFFF")
      expectEqual(Pixels(try dark.raster()).hex(0, 0), "000000FF")
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.addSubview(view)
    expectEqual(Pixels(try dark.raster()).hex(0, 0), "000000FF")
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    expectSame(view.window, window)
  }
}
