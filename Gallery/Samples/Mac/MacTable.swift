// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// A window of the Mac with two tables: a sidebar of mailboxes, and the messages of the one that is
/// selected.
final class MacTable: MacSample, Sample, NSTableViewDataSource, NSTableViewDelegate {
  static let name = "mac-table"
  static let summary = "A window of the Mac: a table as a sidebar, and one of messages."

  override class var size: CGSize { CGSize(width: 520, height: 340) }

  private static let mailboxes = [
    ("Inbox", "tray"), ("Drafts", "doc"), ("Sent", "paperplane"), ("Archive", "archivebox"),
    ("Bin", "trash"),
  ]
  private static let senders = [
    ("Ada Byron", "Notes on the analytical engine"), ("Grace Hopper", "A moth in relay 70"),
    ("Alan Turing", "Can machines think?"), ("Edith Clarke", "A calculator for long lines"),
    ("Konrad Zuse", "The plan calculus, at last"), ("Mary Jackson", "Wind tunnel, Thursday at two"),
    ("Dennis Ritchie", "Pointers, once more"), ("Barbara Liskov", "What a subtype may do"),
  ]

  private let sidebar = NSTableView()
  private let messages = NSTableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.style = .sourceList
    sidebar.rowHeight = 28
    messages.style = .inset
    messages.usesAutomaticRowHeights = true
    messages.allowsMultipleSelection = true
    messages.gridStyleMask = .solidHorizontalGridLineMask
    add(sidebar, x: 0, width: 160, autoresizing: [.height])
    add(messages, x: 160, width: 360, autoresizing: [.width, .height])
    sidebar.selectRowIndexes([0], byExtendingSelection: false)
    messages.selectRowIndexes([1, 2], byExtendingSelection: false)
  }

  override func viewDidEnter() { shownWindow?.makeFirstResponder(messages) }

  private func add(
    _ table: NSTableView, x: CGFloat, width: CGFloat, autoresizing: NSView.AutoresizingMask
  ) {
    let scrollView = NSScrollView(
      frame: NSRect(x: x, y: 0, width: width, height: view.bounds.height))
    scrollView.autoresizingMask = autoresizing
    scrollView.borderType = .noBorder
    scrollView.hasVerticalScroller = true
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("main")))
    table.dataSource = self
    table.delegate = self
    scrollView.documentView = table
    view.addSubview(scrollView)
  }

  // MARK: Rows

  /// The messages of the selected mailbox: fewer in each one further down.
  private var shownMessages: ArraySlice<(String, String)> {
    Self.senders.dropFirst(max(sidebar.selectedRow, 0))
  }

  func numberOfRows(in tableView: NSTableView) -> Int {
    tableView === sidebar ? Self.mailboxes.count : shownMessages.count
  }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    if tableView === sidebar {
      let cell = reused("mailbox", in: tableView) ?? SymbolCell()
      let (name, symbol) = Self.mailboxes[row]
      cell.textField?.stringValue = name
      cell.imageView?.image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil)
      return cell
    }
    let cell = reused("message", in: tableView) as? MessageCell ?? MessageCell()
    let (sender, subject) = shownMessages[shownMessages.startIndex + row]
    cell.textField?.stringValue = sender
    cell.subject.stringValue = subject
    return cell
  }

  private func reused(_ identifier: String, in tableView: NSTableView) -> NSTableCellView? {
    tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier(identifier), owner: self)
      as? NSTableCellView
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    guard notification.object as? NSTableView === sidebar else { return }
    messages.deselectAll(nil)
    messages.reloadData()
  }
}

/// A symbol and a name.
private final class SymbolCell: NSTableCellView {
  convenience init() {
    self.init(frame: .zero)
    identifier = NSUserInterfaceItemIdentifier("mailbox")
    let image = NSImageView(frame: .zero)
    let label = NSTextField(labelWithString: "")
    image.contentTintColor = .controlAccentColor
    for part in [image, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    (imageView, textField) = (image, label)
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      image.centerYAnchor.constraint(equalTo: centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 18),
      image.heightAnchor.constraint(equalToConstant: 18),
      label.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 6),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}

/// A sender above a subject, which make the row as high as they need.
private final class MessageCell: NSTableCellView {
  let subject = NSTextField(labelWithString: "")

  override var backgroundStyle: NSView.BackgroundStyle {
    didSet {
      subject.textColor =
        backgroundStyle == .emphasized
        ? .white.withAlphaComponent(0.8) : .secondaryLabelColor
    }
  }

  convenience init() {
    self.init(frame: .zero)
    identifier = NSUserInterfaceItemIdentifier("message")
    let sender = NSTextField(labelWithString: "")
    sender.font = .boldSystemFont(ofSize: 13)
    subject.font = .systemFont(ofSize: 11)
    subject.textColor = .secondaryLabelColor
    for part in [sender, subject] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    textField = sender
    NSLayoutConstraint.activate([
      sender.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      sender.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      subject.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }
}
