// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// An element of a layout tree, as its line says:
/// `cell           0, 3    10, 347  253 × 317            "3"`.
struct TreeElement: Hashable {
  /// What it is and where in the data: `cell 0, 3`.
  let name: String
  private let origin: [Double]
  private let size: [Double]
  private let sizeText: Substring

  /// Reads a line; nil if it is not that of an element.
  init?(line: String) {
    let columns = line.split(separator: "  ").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    guard let index = columns.indices.dropFirst(2).first(where: { columns[$0].contains(" × ") })
    else { return nil }
    let origin = Self.numbers(columns[index - 1], separator: ", ")
    let size = Self.numbers(columns[index], separator: " × ")
    guard origin.count == 2, size.count == 2 else { return nil }
    name = columns[..<(index - 1)].joined(separator: " ")
    self.origin = origin
    self.size = size
    sizeText = columns[index]
  }

  /// Returns what happened to the frame; nil if nothing did.
  func change(to other: TreeElement) -> String? {
    var words: [String] = []
    if origin != other.origin {
      let delta = zip(origin, other.origin).map { Self.text($1 - $0) }.joined(separator: ", ")
      words.append("moved by \(delta)")
    }
    if size != other.size { words.append("resized from \(sizeText) to \(other.sizeText)") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func numbers(_ text: Substring, separator: String) -> [Double] {
    text.components(separatedBy: separator).compactMap(Double.init)
  }

  /// A number with at most two decimals and a true minus.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    let digits =
      rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(abs(rounded))) : String(abs(rounded))
    return (rounded < 0 ? "−" : "") + digits
  }
}
