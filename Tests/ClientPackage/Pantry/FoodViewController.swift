//
//  FoodViewController.swift
//  Pantry
//

import UIKit

class FoodViewController: UIViewController {
    private let food: Food
    private let stock: Stock

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var favoriteSwitch: UISwitch!
    @IBOutlet private weak var countControl: CountControl!

    init(food: Food, stock: Stock) {
        self.food = food
        self.stock = stock
        super.init(nibName: nil, bundle: nil)
        title = food.name
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        countLabel = view.addSubview(ofType: UILabel.self)
        countLabel.font = .systemFont(ofSize: 64, weight: .semibold)
        countControl = view.addSubview(ofType: CountControl.self)
        countControl.value = food.count
        // Without a target: the responder chain ends at this controller.
        countControl.addTarget(
            nil, action: #selector(FoodViewController.countChanged(_:)), for: .valueChanged)

        let favoriteLabel = view.addSubview(ofType: UILabel.self)
        favoriteLabel.text = "Favorite"
        favoriteSwitch = view.addSubview(ofType: UISwitch.self)
        favoriteSwitch.isOn = food.isFavorite
        favoriteSwitch.addTarget(self, action: #selector(toggleFavorite), for: .valueChanged)

        NSLayoutConstraint.activate([
            countLabel.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            countControl.topAnchor.constraint(equalTo: countLabel.bottomAnchor, constant: 16),
            countControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            favoriteLabel.topAnchor.constraint(equalTo: countControl.bottomAnchor, constant: 48),
            favoriteLabel.leadingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.leadingAnchor),
            favoriteSwitch.centerYAnchor.constraint(equalTo: favoriteLabel.centerYAnchor),
            favoriteSwitch.trailingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(showCount), name: .stockDidChange, object: stock)
        showCount()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func showCount() {
        countLabel.text = "\(food.count)"
    }

    @IBAction func countChanged(_ sender: CountControl) {
        stock.setCount(sender.value, of: food)
    }

    @IBAction func toggleFavorite(_ sender: UISwitch) {
        food.isFavorite = sender.isOn
    }
}
