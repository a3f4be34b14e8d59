// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Empty on purpose. The toolchain's Testing module declares a cross-import overlay for any module
// named Cocoa; without a module of this name, a file that imports both Testing and Cocoa does not
// compile on Linux.
