//
//  GardenViewController.swift
//  Garden
//

import UIKit

struct Plant {
    let name: String
    var waterings = 0
}

class GardenViewController: UICollectionViewController {

    @IBOutlet private weak var addButton: UIBarButtonItem!

    private(set) var plants = ["Fern", "Ivy", "Moss"].map { Plant(name: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "PlantCell", bundle: nil), forCellWithReuseIdentifier: "plant")
        collectionView.register(
            UINib(nibName: "GardenHeader", bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    @IBAction private func addPlant(_ sender: UIBarButtonItem) {
        plants.append(Plant(name: "Plant \(plants.count + 1)"))
        collectionView.insertItems(at: [IndexPath(item: plants.count - 1, section: 0)])
        addButton.isEnabled = plants.count < 5
    }

    /// The way back from a plant that was watered.
    @IBAction func plantWasWatered(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? PlantViewController else { return }
        plants[source.index].waterings += 1
        collectionView.reloadItems(at: [IndexPath(item: source.index, section: 0)])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showPlant", let index = sender as? Int,
            let destination = segue.destination as? PlantViewController
        else { return }
        destination.show(plants[index], at: index)
    }

    // MARK: Data

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        plants.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "plant", for: indexPath)
        (cell as? PlantCell)?.show(plants[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        performSegue(withIdentifier: "showPlant", sender: indexPath.item)
    }
}
