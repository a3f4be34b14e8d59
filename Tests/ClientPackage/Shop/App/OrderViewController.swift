// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import RemoteImages
import ShopModel
import UIKit

/// Of the main actor, as the whole module is by default: no more words are needed.
var currency = "€"

protocol OrderViewControllerDelegate: AnyObject {
  func orderViewController(_ controller: OrderViewController, didPay order: Order)
}

final class OrderViewController: UIViewController {
  weak var delegate: OrderViewControllerDelegate?
  private(set) var isPaid = false
  private let order: Order
  private let button = UIButton(type: .system)

  init(order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIImageView()
    picture.setImage(from: URL(string: "https://example.com/order.png")!)
    picture.widthAnchor.constraint(equalToConstant: 64).isActive = true
    picture.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let title = UILabel()
    title.text = order.title
    title.font = .preferredFont(forTextStyle: .headline)
    let price = UILabel()
    price.text = "\(order.cents / 100) \(currency)"
    button.setTitle("Pay", for: .normal)
    button.addTarget(self, action: #selector(pay), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [picture, title, price, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func pay() {
    isPaid = true
    delegate?.orderViewController(self, didPay: order)
  }
}
