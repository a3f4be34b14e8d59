//
//  Stock.swift
//  Pantry
//

import Foundation

extension Notification.Name {
    static let stockDidChange = Notification.Name("StockDidChange")
}

@objc class Food: NSObject {
    let name: String
    @objc dynamic var count: Int
    @objc var isFavorite = false

    init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

class Stock: NSObject {
    private(set) var foods: [Food]

    init(foods: [Food]) {
        self.foods = foods
    }

    func add(_ food: Food) {
        foods.append(food)
        changed(food)
    }

    func setCount(_ count: Int, of food: Food) {
        guard count >= 0, count != food.count else { return }
        food.count = count
        changed(food)
    }

    private func changed(_ food: Food) {
        NotificationCenter.default.post(name: .stockDidChange, object: self)
    }

    static var sample: Stock {
        let names = ["Rice", "Lentils", "Oats", "Tomatoes", "Olive oil", "Coffee", "Flour"]
        let counts = [2, 1, 0, 6, 1, 3, 0]
        return Stock(foods: zip(names, counts).map { Food(name: $0, count: $1) })
    }
}
