// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Files of a user's own, in a folder of their own.
struct UserFiles {
  let folder: String

  init() throws { folder = try temporaryFolder() }

  /// Writes a file, and the folders around it.
  func write(_ source: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(source.utf8).write(to: file)
  }

  /// Reads a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Runs `gallery` in the folder.
  @MainActor
  func gallery(_ arguments: String...) throws -> Command {
    try Command.gallery(arguments, in: folder)
  }

  /// Runs `gallery` in the folder, in a process of its own: for files of Swift.
  func process(_ arguments: String...) throws -> Command {
    try Command.process(arguments, in: folder)
  }

  /// The files in the folder, those below it with their paths.
  func names() throws -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return found.filter { !$0.hasPrefix(".") }.sorted()
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// A layout of two columns, with numbered cells. What it prints is not for standard output.
  static func columns(_ mark: String = "") -> String {
    """
    import UIKit

    // \(UUID().uuidString) \(mark)
    final class Columns: UICollectionViewCompositionalLayout {
      init() {
        print("created")
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
          subitems: [item])
        super.init(section: NSCollectionLayoutSection(group: group))
      }

      required init?(coder: NSCoder) { nil }
    }

    """
  }

  /// Two items of fixed widths that do not fit a phone.
  static let pair = """
    import UIKit

    func playground() -> UICollectionViewLayout {
      func item() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .absolute(180), heightDimension: .absolute(100)))
      }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [item(), item()])
      group.interItemSpacing = .fixed(40)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    """

  /// A box that goes 300 points down in a second.
  static let falling = """
    import UIKit

    final class Falling: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(box)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.box.frame.origin.y = 300 }
      }
    }

    """
}
