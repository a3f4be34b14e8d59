// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A view whose touches are its own wherever they move: they do not scroll.
@MainActor
package protocol TouchRetaining: UIView {}
