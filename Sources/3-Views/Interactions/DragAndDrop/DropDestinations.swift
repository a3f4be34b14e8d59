// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// The views that a drag is over, and has been over (interaction rules DG-6 and DP-1).
@MainActor
final class DropDestinations {
  /// The one that the drag is over.
  private(set) var current: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// Those that the drag has entered, in order.
  private var told: [UIDropInteraction] = []

  func operation(isMoveAllowed: Bool) -> UIDropOperation {
    guard let operation = proposal?.operation else { return .cancel }
    return operation == .move && !isMoveAllowed ? .cancel : operation
  }

  /// The touch is over a view; nil for none.
  func update(at view: UIView?, of session: DragSession) {
    let next = interaction(at: view, of: session)
    if next !== current {
      if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
      current = next
      proposal = nil
      if let next {
        if !told.contains(where: { $0 === next }) { told.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: session)
      }
    }
    guard let next else { return }
    proposal = next.delegate?.dropInteraction(next, sessionDidUpdate: session)
  }

  private func interaction(at view: UIView?, of session: DragSession) -> UIDropInteraction? {
    var current = view
    while let view = current {
      for case let interaction as UIDropInteraction in view.ownInteractions
      where canHandle(session, interaction) {
        return interaction
      }
      current = view.superview
    }
    return nil
  }

  private func canHandle(_ session: DragSession, _ interaction: UIDropInteraction) -> Bool {
    if let answer = answers[ObjectIdentifier(interaction)] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers[ObjectIdentifier(interaction)] = answer
    return answer
  }

  /// Items were added: all are asked again whether they take the drag.
  func forgetAnswers() { answers = [:] }

  func cancel(_ session: DragSession) {
    (current?.delegate as? any DropFlightSource)?.sessionWillBeCancelled(session)
    current = nil
    proposal = nil
  }

  func end(_ session: DragSession) {
    for interaction in told {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
    told = []
  }
}
