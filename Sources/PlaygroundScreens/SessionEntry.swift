// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PlaygroundSession

/// Runs a session that a server has started: messages come from standard input, frames go to standard
/// output.
///
/// - Parameters:
///   - name: What the page calls it.
///   - make: Makes what is shown.
@MainActor
public func runSession(
  name: String = "playground", _ make: @escaping @MainActor () -> some PlaygroundShowable
) {
  SessionLoop.run { () throws(PlaygroundError) in
    try PlaygroundSession(OwnCatalogue(name) { make().playgroundController })
  }
}
