//
//  PantryViewController.swift
//  Pantry
//

import UIKit

class PantryViewController: UIViewController {
    let stock: Stock
    @IBOutlet private var collectionView: UICollectionView!
    @IBOutlet private weak var statusLabel: UILabel!

    init(stock: Stock) {
        self.stock = stock
        super.init(nibName: nil, bundle: nil)
        title = "Pantry"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(addFood))

        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = .clear
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.register(FoodCell.self)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)

        let press = UILongPressGestureRecognizer(
            target: self, action: #selector(handleLongPress(_:)))
        collectionView.addGestureRecognizer(press)

        statusLabel = view.addSubview(ofType: UILabel.self)
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel
        statusLabel.textAlignment = .center

        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: statusLabel.topAnchor, constant: -8),
            statusLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            statusLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            statusLabel.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])

        NotificationCenter.default.addObserver(
            self, selector: #selector(stockDidChange(_:)), name: .stockDidChange, object: stock)
        updateStatus()
    }

    private func updateStatus() {
        let missing = stock.foods.filter { $0.count == 0 }.count
        statusLabel.text = missing == 0 ? "Nothing is missing" : "\(missing) missing"
    }

    // MARK: - Actions

    @objc func addFood() {
        stock.add(Food(name: "New food", count: 1))
        collectionView.insertItems(at: [IndexPath(item: stock.foods.count - 1, section: 0)])
    }

    @objc private func stockDidChange(_ notification: Notification) {
        updateStatus()
    }

    @objc private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began,
            let indexPath = collectionView.indexPathForItem(
                at: recognizer.location(in: collectionView))
        else { return }
        let food = stock.foods[indexPath.item]
        food.isFavorite = !food.isFavorite
        collectionView.reloadItems(at: [indexPath])
    }
}

// MARK: - UICollectionViewDataSource

extension PantryViewController: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return stock.foods.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeue(FoodCell.self, for: indexPath)
        cell.delegate = self
        cell.show(stock.foods[indexPath.item])
        return cell
    }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension PantryViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: collectionView.bounds.width - 32, height: 52)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        return UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = FoodViewController(food: stock.foods[indexPath.item], stock: stock)
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - FoodCellDelegate

extension PantryViewController: FoodCellDelegate {
    func foodCell(_ cell: FoodCell, didChange count: Int) {
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        stock.setCount(count, of: stock.foods[indexPath.item])
        cell.show(stock.foods[indexPath.item])
    }

    func foodCell(_ cell: FoodCell, titleFor food: Food) -> String {
        return food.isFavorite ? "★ \(food.name)" : food.name
    }
}
