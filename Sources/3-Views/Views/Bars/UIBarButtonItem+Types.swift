// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The style of the words of an item.
  public enum Style: Int, Hashable, Sendable {
    /// A title in regular weight.
    case plain = 0
    /// As usual; it had a border before iOS 7.
    case bordered = 1
    /// Half bold: it ends what the screen is for.
    case done = 2
  }

  /// Items with the system's words or images.
  public enum SystemItem: Int, Hashable, Sendable {
    /// "Done", half bold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", half bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space of the item's ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle that points forward.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles that point back.
    case rewind = 19
    /// Two triangles that point forward.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A page that curls, which shows nothing.
    case pageCurl = 23
    /// A cross in a grey circle.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words; nil where it is an image.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The name of the symbol; nil where it is words or space.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
