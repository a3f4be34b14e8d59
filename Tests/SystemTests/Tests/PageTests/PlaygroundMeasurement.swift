// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses
import WebDriver

/// How fast the playground is. It limits nothing, since machines differ. Of the optimized command,
/// after `swift build -c release --product gallery`:
/// `MEASURE_PLAYGROUND=1 GALLERY=$PWD/.build/release/gallery .ci/system-tests --filter PlaygroundMeasurement`.
@Suite(
  "Measurements of the playground", .waitsForProcesses,
  .enabled(
    if: Browser.isInstalled && ProcessInfo.processInfo.environment["MEASURE_PLAYGROUND"] != nil,
    "Set MEASURE_PLAYGROUND to measure the playground."), .serialized)
struct PlaygroundMeasurement {
  @Test(arguments: ["nested-groups", "pinned-section-headers", "simple-list"])
  func `Milliseconds from the wheel to the frame, at 780 × 1688 pixels`(
    _ sample: String
  ) async throws {
    let served = try ServedGallery(sample)
    try await Browser.run { browser in
      try await browser.open(served.url)
      try await browser.wait(
        until: "typeof page !== 'undefined' && page.frames > 0 && page.state !== null")
      // What Chromium does for a page that it has just opened is not the playground's.
      try await Task.sleep(for: .seconds(1), clock: .continuous)
      let _: Bool = try await browser.evaluate(
        """
        window.isOver = false;
        const box = canvas.getBoundingClientRect();
        page.latencies.length = 0;
        window.arrivals = [];
        window.drawings = [];
        let arrival = 0;
        const receive = page.socket.onmessage;
        page.socket.onmessage = (event) => { arrival = performance.now(); receive(event); };
        // An input is forgotten once a frame shows it.
        const { inputs } = page;
        inputs.delete = (number) => {
          arrivals.push(arrival - inputs.get(number));
          return Map.prototype.delete.call(inputs, number);
        };
        let frames = page.frames;
        Object.defineProperty(page, "frames", {
          get: () => frames, set: (count) => { frames = count; drawings.push(performance.now() - arrival); },
        });
        const first = page.frames;
        let count = 0;
        const begin = performance.now();
        window.gaps = [];
        let last = begin;
        const step = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          if (count++ === 240) {
            window.rate = (page.frames - first) / (performance.now() - begin) * 1000;
            return setTimeout(() => { window.isOver = true; }, 500);
          }
          canvas.dispatchEvent(new WheelEvent("wheel", {
            clientX: box.x + 100, clientY: box.y + 200, deltaY: count % 80 < 40 ? 12 : -12,
            bubbles: true, cancelable: true,
          }));
          requestAnimationFrame(step);
        };
        step();
        return true;
        """)
      try await browser.wait(until: "window.isOver")
      let times: [Double] = try await browser.evaluate(
        "return page.latencies.sort((a, b) => a - b)")
      let rate: Double = try await browser.evaluate("return window.rate")
      let gaps: [Double] = try await browser.evaluate("return gaps.sort((a, b) => a - b)")
      let arrivals: [Double] = try await browser.evaluate("return arrivals.sort((a, b) => a - b)")
      let drawings: [Double] = try await browser.evaluate("return drawings.sort((a, b) => a - b)")
      print(
        "\(sample): a frame arrives after \(share(0.5, of: arrivals)) ms, p95 "
          + "\(share(0.95, of: arrivals)) ms, and is drawn in \(share(0.5, of: drawings)) ms, p95 "
          + "\(share(0.95, of: drawings)) ms")
      // Nothing is seen between two frames of the browser.
      print(
        "\(sample): median \(share(0.5, of: times)) ms, p95 \(share(0.95, of: times)) ms, worst "
          + "\(share(1, of: times)) ms of \(times.count) inputs; "
          + "\(String(format: "%.0f", rate)) frames a second; from one frame of the browser to the "
          + "next \(share(0.5, of: gaps)) ms, p95 \(share(0.95, of: gaps)) ms")
      #expect(times.count > 100)
    }
  }

  @Test(arguments: ["nested-groups.layout.json", "badges.layout.json5"])
  func `Milliseconds from an edit of a document to its frame, with the handles shown`(
    _ file: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = TestedPackage.folder
      .appendingPathComponent("Tests/LayoutDocumentsTests/Corpus/\(file)")
    let copy = folder.appendingPathComponent(file)
    try FileManager.default.copyItem(at: source, to: copy)
    let served = try ServedGallery(copy.path)
    try await Browser.run { browser in
      try await browser.open(served.url)
      try await browser.wait(
        until: "typeof fields !== 'undefined' && fields.message && page.frames > 0")
      let _: Bool = try await browser.evaluate(
        "select('layout.section.group.items[0]'); return true")
      try await browser.wait(until: "document.querySelectorAll('.handle').length > 0")
      try await Task.sleep(for: .seconds(1), clock: .continuous)
      let _: Bool = try await browser.evaluate(
        """
        window.isOver = false;
        page.latencies.length = 0;
        let count = 0;
        const handle = handles.message.handles[0];
        const step = () => {
          if (count++ === 240) return setTimeout(() => { window.isOver = true; }, 1000);
          setHandle(handle, handle.value * (1 - (count % 40) / 200), "measured");
          requestAnimationFrame(step);
        };
        step();
        return true;
        """)
      try await browser.wait(until: "window.isOver")
      let times: [Double] = try await browser.evaluate(
        "return page.latencies.sort((a, b) => a - b)")
      print(
        "\(file): median \(share(0.5, of: times)) ms, p95 \(share(0.95, of: times)) ms, worst "
          + "\(share(1, of: times)) ms of \(times.count) edits")
      #expect(times.count > 100)
      let _: Bool = try await browser.evaluate("bench.isSaved = true; return true")
    }
  }

  private func share(_ part: Double, of times: [Double]) -> String {
    String(format: "%.1f", times[min(Int(Double(times.count) * part), times.count - 1)])
  }

  @Test func `Seconds from a file of 60 lines that is saved to its picture`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Cards.swift")
    func save(_ color: String) throws {
      try Data(Self.cards.replacing("COLOR", with: color).utf8).write(to: file)
    }
    try save("systemGray")
    let start = Date()
    let served = try ServedGallery(file.path)
    try await Browser.run { browser in
      try await browser.open(served.url)
      try await browser.wait(
        until: "typeof page !== 'undefined' && page.frames > 0 && page.state !== null")
      print("first picture after \(String(format: "%.2f", Date().timeIntervalSince(start))) s")
      let _: Bool = try await browser.evaluate(
        """
        window.moments = [];
        let frames = page.frames;
        Object.defineProperty(page, "frames", {
          get: () => frames, set: (count) => { frames = count; moments.push(Date.now() / 1000); },
        });
        return true;
        """)
      var times: [Double] = []
      for color in ["systemRed", "systemGreen", "systemBlue", "systemPink", "systemTeal"] {
        let count: Int = try await browser.evaluate("return moments.length")
        let saved = Date().timeIntervalSince1970
        try save(color)
        try await browser.wait(until: "moments.length > \(count)")
        let seen = try await browser.evaluate("return moments[\(count)]", as: Double.self)
        times.append(seen - saved)
      }
      times.sort()
      print(
        "from saved to seen: median \(String(format: "%.2f", times[times.count / 2])) s, worst "
          + "\(String(format: "%.2f", times[times.count - 1])) s of \(times.count)")
    }
  }

  /// A screen as one begins with: cells, a layout, a data source.
  private static let cards = """
    import UIKit

    final class CardCell: UICollectionViewCell {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    final class CardsViewController: UIViewController, UICollectionViewDelegate {
      private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
      private var collectionView: UICollectionView!

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .COLOR
        collectionView.delegate = self
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<CardCell, Int> { cell, _, number in
          cell.label.text = "Card \\(number)"
        }
        dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(Array(0..<20), toSection: 0)
        snapshot.appendItems(Array(20..<60), toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
      }

      private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
          let item = NSCollectionLayoutItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(section == 0 ? 0.5 : 1),
              heightDimension: .fractionalHeight(1)))
          item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
          let result = NSCollectionLayoutSection(group: group)
          result.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
          return result
        }
      }

      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
      }
    }
    """
}
