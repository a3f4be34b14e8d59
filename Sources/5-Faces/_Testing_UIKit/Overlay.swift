// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Empty on purpose. The toolchain's Testing module declares a cross-import overlay for any module
// named UIKit; without a module of this name, a file that imports both Testing and UIKit does not
// compile on Linux.
