// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  // The core alone. OpenCombineDispatch and OpenCombineFoundation declare what is in this folder, too,
  // but hide it from a compiler that can import a module named Combine. A first build finds none; each
  // later one that compiles them again, such as one with other flags, finds this one.
  @_exported public import OpenCombine
#endif
