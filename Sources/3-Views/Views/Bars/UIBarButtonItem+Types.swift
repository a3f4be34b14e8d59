// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The style of the words of an item.
  public enum Style: Int, Hashable, Sendable {
    /// A title in regular weight.
    case plain = 0
    /// The style without a border; it had one before iOS 7.
    case bordered = 1
    /// The style of an item that completes a task: half bold.
    case done = 2
  }

  /// An item with the system's title or image.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The title "Done", half bold.
    case done = 0
    /// The title "Cancel".
    case cancel = 1
    /// The title "Edit".
    case edit = 2
    /// The title "Save", half bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A flexible space.
    case flexibleSpace = 5
    /// A space of the item's ``UIBarButtonItem/width``.
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
    /// An image of two bars.
    case pause = 18
    /// An image of two triangles that point back.
    case rewind = 19
    /// An image of two triangles that point forward.
    case fastForward = 20
    /// The title "Undo".
    case undo = 21
    /// The title "Redo".
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
