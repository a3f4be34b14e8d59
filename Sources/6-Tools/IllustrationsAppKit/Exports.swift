// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

@_exported public import Illustrations
