// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Pictures

/// Runs a session of a server: messages come from standard input, frames go to standard output.
///
/// - Parameters:
///   - name: What the page calls it; the name of its type if left out.
///   - make: Makes what is shown.
@MainActor
public func runSession<Shown: Pictured>(
  name: String? = nil, _ make: @escaping @MainActor () -> Shown
) {
  SessionLoop.run { () throws(PlaygroundError) in
    try PlaygroundSession(
      OwnCatalogue(name ?? String(describing: Shown.self)) { make().shownController })
  }
}
