// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import PlaygroundRecords

/// The answers of the server.
enum PageFiles {
  private static let script = "text/javascript; charset=utf-8"

  /// The page's files: their paths, bytes and types.
  static let all: [(path: String, content: Data, type: String)] = [
    ("/", Data(PageTexts.playgroundHTML.utf8), "text/html; charset=utf-8"),
    ("/playground.css", Data(PageTexts.playgroundCSS.utf8), "text/css; charset=utf-8"),
    ("/playground.js", Data(PageTexts.playgroundJS.utf8), script),
    ("/frames.js", Data(PageTexts.framesJS.utf8), script),
    ("/input.js", Data(PageTexts.inputJS.utf8), script),
    ("/starts.js", Data(PageTexts.startsJS.utf8), script),
    ("/document.css", Data(PageTexts.documentCSS.utf8), "text/css; charset=utf-8"),
    ("/outline.js", Data(PageTexts.outlineJS.utf8), script),
    ("/fields.js", Data(PageTexts.fieldsJS.utf8), script),
    ("/findings.js", Data(PageTexts.findingsJS.utf8), script),
    ("/handles.js", Data(PageTexts.handlesJS.utf8), script),
    ("/matrix.js", Data(PageTexts.matrixJS.utf8), script),
    ("/links.js", Data(PageTexts.linksJS.utf8), script),
    ("/workbench.js", Data(PageTexts.workbenchJS.utf8), script),
  ]

  /// Nothing from elsewhere, and nowhere inside another page.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    + "img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, HTTPHeader("Content-Security-Policy"): policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
    ]
  }

  static func response(_ content: Data, type: String) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers(type), body: content)
  }

  static func refusal(_ refusal: RequestGuard.Refusal) -> HTTPResponse {
    HTTPResponse(
      statusCode: .forbidden, headers: headers("text/plain; charset=utf-8"),
      body: Data((refusal.rawValue + "\n").utf8))
  }

  /// The answer to a request that is not read to its end.
  static func refusal(_ refusal: RequestHead.Refusal) -> HTTPResponse {
    HTTPResponse(
      statusCode: refusal.status, headers: headers("text/plain; charset=utf-8"),
      body: Data((refusal.rawValue + "\n").utf8))
  }

  static func response(_ file: FileRecord, format: String) -> HTTPResponse {
    guard !file.isFailure else {
      return HTTPResponse(
        statusCode: .badRequest, headers: headers("text/plain; charset=utf-8"), body: file.content)
    }
    let types = [
      "png": "image/png", "apng": "image/apng", "svg": "image/svg+xml", "pdf": "application/pdf",
      "json": "application/json", "canonical": "application/json", "document": "application/json",
      "swift": "text/plain; charset=utf-8", "swift-file": "text/plain; charset=utf-8",
      "txt": "text/plain; charset=utf-8",
    ]
    return response(file.content, type: types[format] ?? "application/octet-stream")
  }
}
