// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// The package's own source on Linux: the plug-in translates the other files of this folder.
