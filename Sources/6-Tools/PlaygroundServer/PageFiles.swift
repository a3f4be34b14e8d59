// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// The answers of the server.
enum PageFiles {
  private static let text = "text/plain; charset=utf-8"

  /// The types of files by the ends of their names, and of what is drawn by its format.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "png": "image/png", "apng": "image/apng",
    "svg": "image/svg+xml", "pdf": "application/pdf", "json": "application/json",
    "canonical": "application/json", "document": "application/json", "swift": text,
    "swift-file": text, "txt": text,
  ]

  /// The answers with the page's files, by their paths.
  static let all = Dictionary(
    uniqueKeysWithValues: PageTexts.all.map { name, content in
      let end = name.split(separator: ".").last.map(String.init) ?? ""
      return (
        name == "playground.html" ? "/" : "/\(name)", response(Data(content.utf8), format: end)
      )
    })

  /// Nothing from elsewhere, and nowhere inside another page.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    + "img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private static func response(
    _ content: Data, type: String = text, _ status: Response.Status = .ok
  ) -> Response {
    Response(
      status: status,
      headers: [
        ("Content-Type", type), ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
      ], body: content)
  }

  private static func response(_ content: Data, format: String) -> Response {
    response(content, type: types[format] ?? "application/octet-stream")
  }

  static func refusal(_ refusal: RequestGuard.Refusal) -> Response {
    response(Data("\(refusal.rawValue)\n".utf8), .forbidden)
  }

  /// The answer to a request that is not read to its end.
  static func refusal(_ refusal: RequestHead.Refusal) -> Response {
    response(Data("\(refusal.rawValue)\n".utf8), refusal.status)
  }

  static func response(_ file: FileRecord, format: String) -> Response {
    file.isFailure
      ? response(file.content, .badRequest) : response(file.content, format: format)
  }
}
