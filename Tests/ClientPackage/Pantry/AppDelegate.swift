//
//  AppDelegate.swift
//  Pantry
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let pantry = PantryViewController(stock: Stock.sample)
        window.rootViewController = UINavigationController(rootViewController: pantry)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
