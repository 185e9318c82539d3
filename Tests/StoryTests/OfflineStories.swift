import ArgumentParser
import Foundation
import KioskTestSupport
import PurchaseCore
import ServerTestSupport
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("A shared shop that does not answer")
struct OfflineStories {
    /// Returns the household of a customer who owns Remove Ads, with the server stopped.
    private func closedShop() async throws -> CustomerFixture {
        let home = try await CustomerFixture(at: .served)
        try await home.buyRemoveAds()
        await home.stopServer()
        return home
    }

    @Test("the shop starts with the saved catalog and its age, and goes live with the server")
    func start() async throws {
        let home = try await closedShop()
        let shop = try home.openShop()
        try await shop.waitForText("offline", "this is as of", "60 Gems", "$0.99", "owned", "USA $")
        try await shop.waitForAbsence("Loading")
        // Under load, the message can end before the screen is read.
        try await shop.until("it says when it can be bought") {
            shop.press("b")
            return shop.words.contains("You can buy when it is online again.")
        }
        #expect(shop.controller.model.overlay == nil)
        shop.press("3")
        try await shop.waitForText("Owned", "Remove Ads since")
        shop.press("1")

        let server = try await home.opensAgain()
        try await shop.waitForText("The shop is online again.")
        try await shop.waitForAbsence("offline")
        try await shop.until("it can be bought from") { shop.controller.model.isOpenForBuying }
        shop.buy("60 Gems")
        try await shop.waitForText("Bought 60 Gems.")
        await server.stop()
    }

    @Test("an open shop reports an outage of the server and its end without a key press")
    func underway() async throws {
        let home = try await CustomerFixture(at: .served)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        try await shop.until("products are there") { shop.controller.model.shop.isCatalogCurrent }
        await home.stopServer()
        try await shop.waitForText("offline", "60 Gems", "this is as of")
        let server = try await home.opensAgain()
        try await shop.waitForText("The shop is online again.")
        try await shop.until("it can be bought from") { shop.controller.model.isOpenForBuying }
        await server.stop()
    }

    @Test("another store at the address is not used in its place")
    func another() async throws {
        let home = try await closedShop()
        let shop = try home.openShop()
        try await shop.waitForText("offline")
        let server = try await home.opensAgain(with: try TemporaryFolder())
        try await shop.waitForMessage("A different store answers at", "quit and open kiosk again")
        #expect(shop.controller.model.isOffline)
        shop.press(.escape, "b")
        #expect(shop.controller.model.overlay == nil)
        await server.stop()
    }

    @Test("with a damaged saved catalog only the owned items are displayed")
    func damaged() async throws {
        let home = try await closedShop()
        let folder = home.folder.path
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        let catalogs = names.filter { $0.contains("/catalogs/") }
        #expect(catalogs.count == 1)
        for name in catalogs {
            try Data("{}".utf8).write(to: URL(filePath: folder + "/" + name))
        }
        let shop = try home.openShop()
        try await shop.waitForText("offline", "there is no saved catalog")
        shop.press("3")
        try await shop.waitForText("Owned", "com.example")
    }
}
