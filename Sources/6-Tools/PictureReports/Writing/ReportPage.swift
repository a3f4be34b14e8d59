// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The report as one HTML file that needs nothing else: no network, no other file.
///
/// What comes from results reaches the page as JSON, in which `<` is written as `\u003c`, and the
/// script puts it there as text, never as markup. The page's policy (`Content-Security-Policy`)
/// lets it load nothing.
package struct ReportPage {
  private let report: PictureReport
  private let content: PageContent

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - passing: Where the pictures of what passed are read: its references, as the checkout has them.
  ///     Nil to show none.
  package init(_ report: PictureReport, passing: ReferenceFolder? = nil) {
    self.init(PageContent(report, passing: passing), of: report)
  }

  init(_ content: PageContent, of report: PictureReport) {
    self.content = content
    self.report = report
  }

  private struct Summary: Encodable {
    let machines: [String]
    let notes: [String]
    let acceptAll: String?
    let entries: [PageContent.Entry]
  }

  /// Returns the file.
  ///
  /// - Complexity: O(bytes of the pictures); equal pictures are there once.
  package func html() -> Data {
    var notes = report.gaps + report.notes
    if content.omitted > 0 {
      notes.append(
        "\(content.omitted) picture\(content.omitted == 1 ? " is" : "s are") left out: a page holds "
          + "\(PageContent.maximumPictureSize / 1_000_000) MB of them. Accept some, or report fewer folders."
      )
    }
    if content.omittedTexts > 0 {
      notes.append(
        "\(content.omittedTexts) layout tree\(content.omittedTexts == 1 ? " is" : "s are") not compared: "
          + "too many lines differ. Accept some, or report fewer folders.")
    }
    let summary = Summary(
      machines: report.machines, notes: notes,
      acceptAll: AcceptCommand(report).textForAll,
      entries: content.entries)
    var page = Data()
    for piece in Self.pieces {
      switch piece {
      case .text(let text): page.append(contentsOf: text)
      case .style: page.append(contentsOf: PageTexts.reportCSS.utf8)
      case .script: page.append(contentsOf: PageTexts.reportJS.utf8)
      case .results: page.append(Self.json(summary))
      case .pictures:
        for (index, picture) in content.pictures.enumerated() {
          page.append(contentsOf: "<script type=\"image/png\" id=\"picture-\(index)\">".utf8)
          page.append(picture.base64EncodedData())
          page.append(contentsOf: "</script>\n".utf8)
        }
      }
    }
    return page
  }

  private static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return Data("{}".utf8) }
    // `</script>` and `<!--` would end the element that the text is in.
    let escaped = Array("\\u003c".utf8)
    var safe = Data(capacity: data.count)
    for byte in data {
      if byte == UInt8(ascii: "<") { safe.append(contentsOf: escaped) } else { safe.append(byte) }
    }
    return safe
  }

  /// The page's own text, and what stands between.
  private enum Piece {
    case text([UInt8])
    case style
    case script
    case results
    case pictures
  }

  /// The page cut at its marks, once, before anything is put in: what is put in is never searched.
  private static let pieces: [Piece] = {
    var pieces: [Piece] = []
    var rest = PageTexts.reportHTML[...]
    let marks: [(String, Piece)] = [
      ("/* report.css */", .style), ("{{results}}", .results), ("/* report.js */", .script),
      ("<!-- pictures -->", .pictures),
    ]
    for (mark, piece) in marks {
      guard let range = rest.range(of: mark) else { continue }
      pieces.append(.text(Array(rest[..<range.lowerBound].utf8)))
      pieces.append(piece)
      rest = rest[range.upperBound...]
    }
    return pieces + [.text(Array(rest.utf8))]
  }()
}
