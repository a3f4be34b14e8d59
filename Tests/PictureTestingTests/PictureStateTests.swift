// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing
import UIKit

@testable import PictureTesting
@testable import Pictures

@Suite("The state that a picture shows")
@MainActor
struct PictureStateTests {
  private let folder: String

  init() throws { folder = try makeTestFolder() }

  /// A list of 30 rows of 40 points, whose heights are estimated, on a screen of 200 × 300.
  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = 10
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 30 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentView.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return cell
    }
  }

  private let size = CGSize(width: 200, height: 300)

  private func tree(_ value: some Pictured, _ setup: PictureSetup) throws -> LayoutTree {
    try setup.picture(of: value).layoutTree()
  }

  private func message(_ value: some Pictured, _ setup: PictureSetup) -> String {
    do throws(PictureError) {
      _ = try setup.picture(of: value).data(.txt)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `A picture scrolls to the end, or to an offset, within the contents`() throws {
    for (position, expected) in [
      (PictureScrollPosition.end, nil), (.offset(CGPoint(x: 50, y: 80)), 80),
      (.offset(CGPoint(x: 0, y: 1e6)), nil), (.offset(CGPoint(x: 0, y: -5)), 0),
      (.offset(CGPoint(x: 0, y: CGFloat.nan)), 0),
    ] as [(PictureScrollPosition, CGFloat?)] {
      let list = List()
      let picture = PictureSetup(size: size, scale: 1, scrollPosition: position).picture(of: list)
      _ = try picture.data(.png)
      // Rows in the middle are never seen, and stay as high as they are estimated.
      let end = list.tableView.contentSize.height - 300
      expect(end > 200)
      expectEqual(list.tableView.contentOffset.y, expected ?? end)
      // A second picture shows what the app has scrolled to meanwhile.
      list.tableView.contentOffset.y = 10
      _ = try picture.data(.txt)
      expectEqual(list.tableView.contentOffset.y, 10)
    }
  }

  @Test func `Contents that scroll sideways alone scroll to the right`() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scrollView.contentSize = CGSize(width: 250, height: 50)
    _ = try tree(scrollView, PictureSetup(scrollPosition: .end))
    expectEqual(scrollView.contentOffset, CGPoint(x: 150, y: 0))
  }

  @Test func `A picture grows to the whole content`() throws {
    let list = List()
    let picture = PictureSetup(size: size, scale: 1, showsWholeContent: true).picture(of: list)
    _ = try picture.data(.png)
    let height = list.tableView.contentSize.height
    expect(height >= 1200, "\(height)")
    expectEqual(picture.drawnSize, CGSize(width: 200, height: height))
    expectEqual(list.tableView.visibleCells.count, 30)
  }

  @Test func `A picture shows a moment`() throws {
    final class Fade: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(box)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          self.box.frame.origin.x = 100
        }
      }
    }
    for (moment, x) in [(0.0, 0), (0.5, 50), (1, 100)] {
      let fade = Fade()
      let picture = PictureSetup(size: size, scale: 1, moment: moment).picture(of: fade)
      let raster = try picture.raster()
      _ = raster
      expectEqual(fade.box.layer.presentation()?.frame.minX ?? fade.box.frame.minX, CGFloat(x))
    }
  }

  @Test func `What cannot be fails with its remedy`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (setup, words) in [
      (PictureSetup(scrollPosition: .end), "There is nothing to scroll: no view of the picture"),
      (PictureSetup(showsWholeContent: true), "There is nothing to scroll: no view of the picture"),
      (PictureSetup(moment: -1), "Invalid moment -1.0: give 0 to 600 seconds"),
      (PictureSetup(moment: .nan), "Invalid moment nan: give 0 to 600 seconds"),
      (PictureSetup(keyboardHeight: 0), "Invalid height of a keyboard 0.0: give more than 0"),
      (PictureSetup(keyboardHeight: 101), "keyboard 101.0: give more than 0 and at most the 100"),
    ] { expectContains(message(view, setup), words) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = List()
    expectContains(
      message(window, PictureSetup(showsWholeContent: true)),
      "The whole content cannot be shown: a window, or a view in another one, keeps its size.")
  }

  @Test func `A keyboard covers the picture, and views keep clear of it`() throws {
    final class Form: UIViewController {
      let field = UIView()
      var shown = 0
      var token: (any NSObjectProtocol)?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        field.backgroundColor = .red
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
          field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          field.heightAnchor.constraint(equalToConstant: 20),
          field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.shown += 1 } }
      }
    }
    let form = Form()
    let raster = try PictureSetup(size: size, scale: 1, keyboardHeight: 100).picture(of: form)
      .raster()
    expectEqual(form.field.frame, CGRect(x: 0, y: 180, width: 200, height: 20))
    expectEqual(form.shown, 1)
    func color(_ row: Int) -> [UInt8] {
      Array(raster.rgba[(row * 200 + 1) * 4..<(row * 200 + 1) * 4 + 3])
    }
    expectEqual(color(100), [255, 255, 255])
    expectEqual(color(190), [255, 0, 0])
    expectEqual(color(299), [209, 212, 217])
  }

  private final class Amount: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      let date = Date(timeIntervalSince1970: 0)
      var style = Date.FormatStyle(date: .long, time: .omitted)
      style.timeZone = .gmt
      let formatter = DateFormatter()
      formatter.timeZone = .gmt
      formatter.dateFormat = "EEEE"
      label.text =
        "\(Locale.current.identifier) \(1234.5.formatted()) \(date.formatted(style)) \(formatter.string(from: date))"
      label.sizeToFit()
      view.addSubview(label)
    }
  }

  @Test func `Dates and numbers are those of the locale`() throws {
    var pictures = ExpectedPictures(in: folder, mode: .missing)
    pictures.name = "amount"
    pictures.formats = [.txt]
    pictures.setup.size = size
    pictures.matrix.locales = [Locale(identifier: "de_DE"), Locale(identifier: "fr_FR")]
    var texts: [String] = []
    expectEmpty(
      pictures.messages {
        let amount = Amount()
        amount.loadViewIfNeeded()
        texts.append(amount.label.text ?? "")
        return amount.pictureContent
      })
    expectEqual(
      texts,
      [
        "de_DE 1.234,5 1. Januar 1970 Donnerstag", "fr_FR 1 234,5 1 janvier 1970 jeudi",
      ].map { $0.replacing("1 234", with: "1\u{202F}234") })
    expectEqual(
      files(below: folder + "/References"),
      ["CardTests/amount-de_DE.txt", "CardTests/amount-fr_FR.txt"])
    // Outside of the pictures the locale is that of the process.
    expectEqual(Locale.current.identifier, "en_001")
    expectEqual(Locale.autoupdatingCurrent.identifier, "en_001")
  }

  @Test func `A locale of a picture for other libraries, and an empty list of locales`() throws {
    let amount = Amount()
    _ = SnapshotImage(
      of: amount, PictureSetup(size: size, locale: Locale(identifier: "it_IT")))
    expectContains(amount.label.text ?? "", "gennaio")
    var matrix = PictureMatrix()
    matrix.locales = []
    expectThrows(matrix, "'locales' is empty")
  }

  private func expectThrows(_ matrix: PictureMatrix, _ words: String) {
    do {
      _ = try matrix.combinations(of: PictureSetup())
      Issue.record("no mistake")
    } catch {
      expectContains(error.message, words)
    }
  }
}
