// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

/// The sign at the end of text that is left out, beside attachments.
@Suite("Ellipses")
struct EllipsisTests {
  private static let renderings: [TextRendering] = [.real, .blocks]

  private final class Owner {}

  private func run(_ text: String) -> TextRequest.Run {
    TextRequest.Run(text: text, font: FontDescription(family: "Inter", size: 20))
  }

  private func attachment(
    _ owner: Owner, width: CGFloat, _ draw: @escaping (CGRect) -> Void
  ) -> TextRequest.Run {
    var run = run(String(TextAttachment.character))
    var style = TextStyle()
    style.attachment = TextAttachment(
      of: owner, bounds: CGRect(x: 0, y: 0, width: width, height: 10)
    ) { _, rect, _ in draw(rect) }
    run.style = style
    return run
  }

  private func request(
    _ runs: [TextRequest.Run], width: CGFloat, _ rendering: TextRendering
  ) -> TextRequest {
    var request = TextRequest(
      runs: runs, width: width, maximumNumberOfLines: 1, lineHeight: 24, ascent: 19)
    request.lineBreak = .truncateTail
    request.rendering = rendering
    return request
  }

  @Test(arguments: renderings)
  func `An attachment that is left out is not drawn in place of the ellipsis`(
    rendering: TextRendering
  ) throws {
    var rects: [CGRect] = []
    let owner = Owner()
    let runs = [run("Word"), attachment(owner, width: 300) { rects.append($0) }, run(" more")]
    let layout = TextLayout(request(runs, width: 120, rendering))
    expect(layout.isTruncated)
    let canvas = try Canvas(size: CGSize(width: 400, height: 30), scale: 1)
    canvas.draw(layout, at: .zero)
    // The ellipsis has its own width, and nothing of the attachment's is left beside it.
    expectEmpty(rects)
  }

  @Test func `An ellipsis belongs to the text in front of what is left out`() {
    let owner = Owner()
    let runs = [run("Word"), attachment(owner, width: 300) { _ in }, run(" more")]
    let layout = TextLayout(request(runs, width: 120, .real))
    let last = layout.clusters(line: 0).last
    expectEqual(last?.isEllipsis, true)
    expectEqual(last?.run, 0)
  }
}
