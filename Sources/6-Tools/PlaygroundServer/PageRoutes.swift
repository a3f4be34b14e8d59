// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The paths of a playground, and what answers at each.
struct PageRoutes: Sendable {
  let hub: Hub
  let entry: RequestGuard

  /// Answers a request.
  ///
  /// Paths are those of the list, byte for byte: none leads to a file of the disk.
  func answer(_ request: RequestHead) async -> Response {
    do throws(RequestGuard.Refusal) {
      switch request.path {
      case "/session":
        try entry.check(request)
        return Handshake.answer(to: request).map(Response.socket) ?? Response(status: .badRequest)
      case "/file":
        try entry.check(request)
        let format = request.query["format"] ?? "png"
        return PageFiles.response(await hub.file(format), format: format)
      case let path:
        guard let file = PageFiles.all[path] else { return Response(status: .notFound) }
        try entry.checkPage(request)
        return file
      }
    } catch {
      return PageFiles.refusal(error)
    }
  }
}
