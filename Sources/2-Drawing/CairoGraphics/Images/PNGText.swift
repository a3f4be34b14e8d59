// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Words inside a PNG file: what it is called, what wrote it, what it was drawn from.
///
/// They are in `iTXt` chunks, which hold UTF-8, right behind the header: programs that show a
/// picture pass over them, and readers of them need not read the pixels.
package enum PNGText {
  /// The signature and the header: what every file begins with, always as long.
  private static let headerLength = 33

  /// Returns a file with words added to it.
  ///
  /// - Parameters:
  ///   - texts: Keywords of the PNG standard such as `Software`, each with its text.
  ///   - file: A PNG file, animated or not.
  /// - Returns: The file with the words; what is no PNG file as it is.
  package static func adding(
    _ texts: [(keyword: String, text: String)], to file: Data
  ) -> Data {
    guard file.count > headerLength, file.starts(with: PNGFile.signature) else { return file }
    var result = Data(file.prefix(headerLength))
    for (keyword, text) in texts {
      // The zeros: the keyword's end, not compressed, in no particular way, in no particular
      // language, with no translation of the keyword.
      let content = Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
      PNGFile.append("iTXt", content, to: &result)
    }
    result.append(file.dropFirst(headerLength))
    return result
  }

  /// Returns the words that ``adding(_:to:)`` put into a file.
  ///
  /// - Parameter file: A file, or as much of its beginning as holds the words.
  /// - Returns: The texts by their keywords; none of a file that is damaged or no PNG file.
  package static func texts(in file: Data) -> [String: String] {
    let bytes = [UInt8](file)
    guard bytes.starts(with: PNGFile.signature) else { return [:] }
    var texts: [String: String] = [:]
    var start = PNGFile.signature.count
    while start + 8 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let content = start + 8
      guard content + length <= bytes.count else { break }
      let type = bytes[(start + 4)..<content]
      // Our own text comes before the pixels.
      if type.elementsEqual("IDAT".utf8) { break }
      if type.elementsEqual("iTXt".utf8),
        let text = plainText(bytes[content..<(content + length)])
      {
        texts[text.keyword] = text.text
      }
      start = content + length + 4
    }
    return texts
  }

  /// The keyword and the text of a chunk as written here, without compression and translation.
  private static func plainText(
    _ content: ArraySlice<UInt8>
  ) -> (keyword: String, text: String)? {
    guard let end = content.firstIndex(of: 0) else { return nil }
    let rest = content[end...]
    guard rest.starts(with: [0, 0, 0, 0, 0]) else { return nil }
    return (
      String(decoding: content[..<end], as: UTF8.self),
      String(decoding: rest.dropFirst(5), as: UTF8.self)
    )
  }
}
