// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
import Foundation
import ImageComparison
package import PictureResults
import Synchronization

/// Pictures of other tools: two folders of PNG files, or one in which each picture lies beside the other.
///
/// In two folders, files of one path belong together. Of a path with `__Snapshots__`, as
/// swift-snapshot-testing writes references, what follows counts: that is the path in its folder of
/// artifacts. In one folder `NAME-expected.png` belongs to `NAME-actual.png`, as Playwright writes them.
///
/// Comparing them writes a folder of results, which a report reads as any other.
package struct PicturePairs {
  /// Two files, of which one may be missing, and the path that they have in common.
  struct Pair: Hashable {
    let name: String
    let expected: String?
    let actual: String?
  }

  let pairs: [Pair]

  static let maximumCount = 200_000

  /// Finds the pictures of folders; nil for other numbers of folders than one and two, for folders of
  /// results, and without a pair.
  ///
  /// - Parameter folders: One folder or two: the expected pictures, then those that were drawn.
  package init?(folders: [String]) {
    guard (1...2).contains(folders.count),
      folders.allSatisfy({ ResultsFile.all(in: $0).isEmpty })
    else { return nil }
    let found = folders.map(Self.pictures)
    pairs = found.count == 1 ? Self.besideEachOther(found[0]) : Self.ofTwo(found[0], found[1])
    guard pairs.contains(where: { $0.expected != nil && $0.actual != nil }) else { return nil }
  }

  /// The PNG files of a folder and those in it, by their paths from there on. Links are left out.
  private static func pictures(in folder: String) -> [String: String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [:] }
    var found: [String: String] = [:]
    for case let path as String in walk where path.lowercased().hasSuffix(".png") {
      guard found.count < maximumCount,
        walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      else { continue }
      found[path] = "\(folder)/\(path)"
    }
    return found
  }

  private static func ofTwo(_ expected: [String: String], _ actual: [String: String]) -> [Pair] {
    let expected = byCommonPath(expected)
    let actual = byCommonPath(actual)
    return Set(expected.keys).union(actual.keys).sorted().map {
      Pair(name: $0, expected: expected[$0], actual: actual[$0])
    }
  }

  /// The files by what follows `__Snapshots__` in their paths, which may be nothing of it.
  private static func byCommonPath(_ files: [String: String]) -> [String: String] {
    let mark = "__Snapshots__/"
    let keyed = files.sorted { $0.key < $1.key }.map { path, file in
      (
        path.range(of: mark, options: .backwards).map { String(path[$0.upperBound...]) } ?? path,
        file
      )
    }
    return Dictionary(keyed) { first, _ in first }
  }

  private static func besideEachOther(_ files: [String: String]) -> [Pair] {
    let ends = ["-expected.png", "-actual.png"]
    let names = files.keys.compactMap { path in
      ends.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
    }
    return Set(names).sorted().map {
      Pair(name: "\($0).png", expected: files[$0 + ends[0]], actual: files[$0 + ends[1]])
    }
  }

  // MARK: Comparing

  /// Compares all pairs, several at a time, and writes what came out.
  ///
  /// - Parameter folder: The folder of results, which is made.
  /// - Throws: `FileError` if it cannot be written.
  /// - Complexity: O(bytes) for pairs of equal files, O(pixels) for the others.
  package func compare(into folder: ResultsFolder) throws(FileError) {
    let failure = Mutex<FileError?>(nil)
    let pairs = pairs
    DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
      do throws(FileError) {
        let (result, expected, actual) = Self.compare(pairs[index])
        try folder.append(result, expected: expected, actual: actual)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock(\.self) { throw failure }
  }

  private static func compare(_ pair: Pair) -> (PictureResult, expected: Data?, actual: Data?) {
    var result = PictureResult(
      source: .gallery, outcome: .passed, test: pair.name, name: String(pair.name.dropLast(4)),
      format: "png", reference: pair.expected ?? pair.name)
    func read(_ path: String?) -> Data? {
      path.flatMap { FileManager.default.contents(atPath: $0) }
    }
    let (expected, actual) = (read(pair.expected), read(pair.actual))
    guard let actual else {
      result.outcome = .orphaned
      return (result, nil, nil)
    }
    guard let expected else {
      result.outcome = .new
      return (result, nil, actual)
    }
    guard expected != actual else { return (result, nil, nil) }
    do throws(ImageError) {
      let images = (
        PixelImage(try Raster(pngData: expected)), PixelImage(try Raster(pngData: actual))
      )
      guard measure(images.0, images.1, in: &result) else { return (result, nil, nil) }
    } catch {
      result.outcome = .failed
      result.reason = "A picture cannot be read: \(error)"
    }
    return (result, expected, actual)
  }

  /// Says how two pictures differ.
  ///
  /// - Returns: Whether they do.
  private static func measure(
    _ expected: PixelImage, _ actual: PixelImage, in result: inout PictureResult
  ) -> Bool {
    let sizes = [expected, actual].map { PixelSize(width: $0.width, height: $0.height) }
    switch ImageComparison.compare(expected, actual) {
    case .identical: return false
    case .differentSizes(let first, let second):
      result.reason = "The reference is \(first), the picture \(second)."
      result.measure(expected: first, actual: second, difference: nil, regions: [])
    case .different(let difference), .similar(let difference):
      result.reason = "\(difference)"
      result.measure(
        expected: sizes[0], actual: sizes[1], difference: difference,
        regions: PixelImage.changedRegions(expected: expected, actual: actual))
    }
    result.outcome = .failed
    return true
  }
}
