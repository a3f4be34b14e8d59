// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card is copied: its data take their time, and a placeholder stands for it meanwhile. Those of
/// a second one never come, and its placeholder goes. Or a card is dropped into a folder.
final class DropPlaceholderViewController: SampleViewController, ScriptedSample,
  ConfigurableSample
{
  static let name = "drop-placeholder"
  static let summary =
    "Placeholders whose data come, or do not; and a card that goes into a folder."
  static let duration: TimeInterval? = 6
  static let poster: Double? = 1.5 / 6
  static let options = [SampleOption.intent]
  static var ownStates: GoldenState.Changes {
    [
      "into": {
        $0.own.intent = .into
        $0.moment = 0.2
      }
    ]
  }

  private static let placeholderIdentifier = "placeholder-cell-reuse-identifier"

  var settings = SampleSettings()
  var script: Script?
  private var letters = Letter.alphabet(count: 8)
  private var collectionView: UICollectionView! = nil
  private var context: (any UICollectionViewDropPlaceholderContext)?
  private var registration: UICollectionView.CellRegistration<LetterCell, Letter>! = nil

  private var isInto: Bool { settings.intent == .into }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = .letters(in: view)
    registration = UICollectionView.CellRegistration { cell, _, letter in
      cell.letter = letter
      cell.contentView.layer.borderColor = UIColor.systemBlue.cgColor
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.layer.borderWidth = state.cellDropState == .targeted ? 4 : 0
      }
    }
    collectionView.register(
      ProgressCell.self, forCellWithReuseIdentifier: Self.placeholderIdentifier)
    collectionView.dataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.addDrag(at: 0, duration: 0.3, pause: 0.75) { [collectionView, isInto] in
      // What goes into another is held at its corner, so that the other is seen.
      collectionView?.places(
        from: 6, to: 1, heldAt: isInto ? CGPoint(x: 0.1, y: 0.1) : CGPoint(x: 0.5, y: 0.5))
    }
    // What was asked for has been loaded.
    script.add(at: 2.3) { [unowned self] in
      context?.commitInsertion { letters.insert(Letter(text: "+", hue: 0.4), at: $0.item) }
    }
    if !isInto {
      script.addDrag(at: 3, duration: 0.3, pause: 0.75) { [collectionView] in
        collectionView?.places(from: 8, to: 3, heldAt: CGPoint(x: 0.5, y: 0.5))
      }
      // What was asked for a second time could not be loaded.
      script.add(at: 5.3) { [unowned self] in context?.deletePlaceholder() }
    }
    self.script = script
  }
}

extension DropPlaceholderViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: letters[indexPath.item])
  }
}

extension DropPlaceholderViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: letters[indexPath.item].text as NSString))]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { .card(in: collectionView, at: indexPath) }
}

extension DropPlaceholderViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: .copy,
      intent: isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let dropped = coordinator.items.first,
      let destination = coordinator.destinationIndexPath
    else { return }
    guard !isInto else {
      let rect = collectionView.cellForItem(at: destination)?.bounds ?? .zero
      coordinator.drop(
        dropped.dragItem, intoItemAt: destination,
        rect: rect.insetBy(dx: rect.width / 3, dy: rect.height / 3))
      return
    }
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: destination, reuseIdentifier: Self.placeholderIdentifier)
    placeholder.previewParametersProvider = { cell in
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 8)
      return parameters
    }
    context = coordinator.drop(dropped.dragItem, to: placeholder)
  }
}

/// A card with a bar that shows how far something has come.
private final class ProgressCell: UICollectionViewCell {
  private let track = UIView()
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray5
    contentView.layer.cornerRadius = 8
    track.backgroundColor = .systemGray3
    track.layer.cornerRadius = 2
    bar.backgroundColor = .systemBlue
    bar.layer.cornerRadius = 2
    contentView.addSubview(track)
    contentView.addSubview(bar)
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(x: 16, y: bounds.midY - 2, width: bounds.width - 32, height: 4)
    bar.frame = track.frame
    bar.frame.size.width = track.frame.width * 0.6
  }
}
