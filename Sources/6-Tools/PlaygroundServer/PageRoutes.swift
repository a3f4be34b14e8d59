// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox

/// The paths of a playground, and what answers at each.
struct PageRoutes: Sendable {
  let hub: Hub
  let entry: RequestGuard

  /// Answers a request.
  ///
  /// Paths are those of the list, byte for byte: none leads to a file of the disk.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    do throws(RequestGuard.Refusal) {
      switch request.path {
      case "/session":
        try entry.check(request)
        let socket = WebSocketHTTPHandler(handler: ViewerSocket(hub: hub))
        return (try? await socket.handleRequest(request)) ?? HTTPResponse(statusCode: .badRequest)
      case "/file":
        try entry.check(request)
        let format = request.query.first { $0.name == "format" }?.value ?? "png"
        return PageFiles.response(await hub.file(format), format: format)
      case let path:
        guard let file = PageFiles.all.first(where: { $0.path == path }) else {
          return HTTPResponse(statusCode: .notFound)
        }
        try entry.checkPage(request)
        return PageFiles.response(file.content, type: file.type)
      }
    } catch {
      return PageFiles.refusal(error)
    }
  }
}
