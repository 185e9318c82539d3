import KioskTestSupport
import PurchaseCore
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("Purchases in the interface")
struct BuyingStories {
    @Test(
        "gems are bought twice and Remove Ads once, which hides the sponsor's row",
        arguments: CustomerFixture.BackendLocation.allCases)
    func gemsAndAds(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        try await shop.waitForText("60 Gems", "$0.99", "sponsored", "buy Remove Ads to hide this")
        for have in ["60", "120"] {
            shop.buy("60 Gems")
            try await shop.waitForText("Bought 60 Gems. You received 60 gems.")
            try await shop.waitForText("You have \(have) gems")
        }
        shop.buy("Remove Ads")
        try await shop.waitForText("Bought Remove Ads.")
        try await shop.waitForAbsence("sponsored")
        try await shop.waitUntilFinished()
        #expect(
            try await home.orders().map(\.productID.rawValue.lastPart) == ["removeads", "60", "60"])
    }

    @Test(
        "a quantity is chosen in the dialog, which states the total price",
        arguments: CustomerFixture.BackendLocation.allCases)
    func quantity(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).openShop()
        try await shop.waitUntilOpen()
        shop.select("60 Gems")
        shop.press("b", "+", "+")
        try await shop.waitForText("◂ 3 ▸ × $0.99", "Buy $2.97")
        shop.press(.tab, .enter)
        try await shop.waitForText("You received 180 gems.")
    }

    @Test(
        "an ask-to-buy purchase waits, is approved in another terminal, and arrives automatically",
        arguments: CustomerFixture.BackendLocation.allCases)
    func askToBuy(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop { $0[.outcome] = "ask-to-buy" }
        try await shop.waitUntilOpen()
        shop.buy("60 Gems")
        try await shop.waitForText(
            "60 Gems is waiting for approval. You are not charged before that.")
        shop.press("2")
        try await shop.waitForText("deferred")
        #expect(shop.controller.model.quitMessage?.string.contains("1") == true)

        let other = try await home.openSecondSession()
        let waiting = try #require(
            try await other.connectedBackend.control.orders(limit: 1).first?.intentID)
        _ = try await other.connectedBackend.control.approve(waiting)
        try await shop.waitForText("finished")
        shop.press("3")
        try await shop.waitForText("gems 60", "+60")
        try await shop.waitForAbsence("not confirmed yet")
        try await shop.until("nothing is open") { shop.controller.model.quitMessage == nil }
    }

    @Test(
        "a declined payment states the reason and that nothing was charged",
        arguments: CustomerFixture.BackendLocation.allCases)
    func decline(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop { $0[.outcome] = "decline" }
        try await shop.waitUntilOpen()
        shop.buy("60 Gems")
        try await shop.waitForText("60 Gems: ", "not charged")
        shop.press("2")
        try await shop.waitForText("failed")
        shop.press(.escape, "3")
        try await shop.waitForText("The wallet is empty. ")
        #expect(try await home.orders().map(\.state) == [.declined])
    }

    @Test(
        "cancelling in the store's sheet is not an error, and Cancel in the dialog sends no request",
        arguments: CustomerFixture.BackendLocation.allCases)
    func cancel(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop { $0[.outcome] = "cancel" }
        try await shop.waitUntilOpen()
        shop.select("60 Gems")
        shop.press("b", .enter)
        #expect(shop.controller.model.overlay == nil)
        #expect(try await home.orders().isEmpty)
        shop.buy("60 Gems")
        try await shop.waitForText("Cancelled. You were not charged.")
    }

    @Test(
        "a refund made elsewhere appears on a finished purchase and removes the gems",
        arguments: CustomerFixture.BackendLocation.allCases)
    func refund(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        shop.buy("60 Gems")
        try await shop.waitForText("You received 60 gems.")
        try await shop.waitUntilFinished()
        shop.press("2")
        try await shop.waitForText("finished")

        let other = try await home.openSecondSession()
        let id = try #require(
            try await other.connectedBackend.control.orders(limit: 1).first?.transactionID)
        _ = try await other.connectedBackend.control.refund(id)
        try await shop.waitForText("refunded")
        shop.press("3")
        try await shop.waitForText("gems 0", "-60")
    }

    @Test(
        "spending too much is rejected and names the cheapest product that covers it",
        arguments: CustomerFixture.BackendLocation.allCases)
    func spendTooMuch(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).openShop()
        try await shop.waitUntilOpen()
        shop.buy("60 Gems")
        try await shop.waitForText("You received 60 gems.")
        shop.press("3", "s")
        shop.type("200")
        shop.press(.tab, .tab, .tab, .enter)
        try await shop.waitForText("Nothing was spent.", "330 Gems for $4.99 covers it")
        shop.press(.escape, "s")
        shop.type("25")
        shop.press(.tab, .tab, .tab, .enter)
        try await shop.waitForText("Spent 25 gems.", "gems 35")
    }

    @Test(
        "the interface is in Chinese from the first line to the last",
        arguments: CustomerFixture.BackendLocation.allCases)
    func chinese(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).openShop {
            $0[.locale] = "zh_CN"
            $0[.storefront] = "CHN"
        }
        try await shop.waitUntilOpen()
        try await shop.waitForText("60 颗宝石", "¥6.00", "移除广告")
        shop.buy("60 颗宝石")
        try await shop.waitForText("已购买“60 颗宝石”。")
        shop.press("3")
        try await shop.waitForText("60")
    }

    @Test("a restore is rejected while the shop is still opening")
    func opening() async throws {
        let shop = try CustomerFixture().openShop(opening: { _, _ async throws(CommandFailure) in
            let (silence, input) = AsyncStream<Void>.makeStream()
            for await _ in silence {}
            withExtendedLifetime(input) {}
            throw CommandFailure(74, "stopped", "Stopped.")
        })
        try await shop.waitForText("SANDBOX", "Loading")
        shop.press("R")
        try await shop.waitForText("The shop is still opening.")
        #expect(shop.controller.failure == nil)
    }

    @Test("q asks to quit, and Esc does not", arguments: CustomerFixture.BackendLocation.allCases)
    func quitting(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).openShop()
        try await shop.waitUntilOpen()
        shop.press(.escape, .escape)
        #expect(!shop.asked.contains(.quit))
        shop.press("q")
        #expect(shop.asked.contains(.quit))
    }
}

extension String {
    /// The text after the last period.
    fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
