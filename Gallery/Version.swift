// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The version that `gallery --version` prints. The packages that `.ci/package` makes have it too,
/// since it asks the program.
let galleryVersion = "0.9.0"
