// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// `import UIKit` on an Apple platform brings Foundation with it; so does ours.
@_exported public import CellContents
@_exported public import CollectionData
@_exported public import CollectionLayout
@_exported public import CollectionView
@_exported public import Controls
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Interactions
@_exported public import LayoutInspection
@_exported public import Pictures
@_exported public import Screens
@_exported public import TableView
@_exported public import Views
