// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Empty on purpose, as _Testing_UIKit is: Testing declares a cross-import overlay for CoreGraphics,
// too. It has none for QuartzCore.
