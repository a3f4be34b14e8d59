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
    ("/", Data(PackageResources.playground_html), "text/html; charset=utf-8"),
    ("/playground.css", Data(PackageResources.playground_css), "text/css; charset=utf-8"),
    ("/playground.js", Data(PackageResources.playground_js), script),
    ("/frames.js", Data(PackageResources.frames_js), script),
    ("/input.js", Data(PackageResources.input_js), script),
    ("/starts.js", Data(PackageResources.starts_js), script),
    ("/document.css", Data(PackageResources.document_css), "text/css; charset=utf-8"),
    ("/outline.js", Data(PackageResources.outline_js), script),
    ("/fields.js", Data(PackageResources.fields_js), script),
    ("/findings.js", Data(PackageResources.findings_js), script),
    ("/handles.js", Data(PackageResources.handles_js), script),
    ("/matrix.js", Data(PackageResources.matrix_js), script),
    ("/links.js", Data(PackageResources.links_js), script),
    ("/workbench.js", Data(PackageResources.workbench_js), script),
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

  /// The answer to a request that is refused.
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

  /// A file of what is seen.
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
