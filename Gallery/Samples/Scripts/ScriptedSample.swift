// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A sample whose screen a script touches: each step comes at its own time, whatever moments are
/// shown.
@MainActor protocol ScriptedSample: AnimatedSample {
  /// The script; nil before the sample has begun.
  var script: Script? { get set }
}
