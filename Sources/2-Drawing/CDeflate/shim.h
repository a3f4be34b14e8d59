// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#include <libdeflate.h>
