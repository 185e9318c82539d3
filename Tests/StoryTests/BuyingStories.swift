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
        let shop = try home.visit()
        try await shop.opens()
        try await shop.sees("60 Gems", "$0.99", "sponsored", "buy Remove Ads to hide this")
        for have in ["60", "120"] {
            shop.buy("60 Gems")
            try await shop.sees("Bought 60 Gems. You received 60 gems.")
            try await shop.sees("You have \(have) gems")
        }
        shop.buy("Remove Ads")
        try await shop.sees("Bought Remove Ads.")
        try await shop.missesNow("sponsored")
        try await shop.settles()
        #expect(
            try await home.orders().map(\.productID.rawValue.lastPart) == ["removeads", "60", "60"])
    }

    @Test(
        "a quantity is chosen in the dialog, which states the total price",
        arguments: CustomerFixture.BackendLocation.allCases)
    func quantity(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).visit()
        try await shop.opens()
        shop.find("60 Gems")
        shop.press("b", "+", "+")
        try await shop.sees("60 Gems × 3", "Buy $2.97")
        shop.press(.tab, .enter)
        try await shop.sees("You received 180 gems.")
    }

    @Test(
        "an ask-to-buy purchase waits, is approved in another terminal, and arrives automatically",
        arguments: CustomerFixture.BackendLocation.allCases)
    func askToBuy(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.visit { $0.outcome = "ask-to-buy" }
        try await shop.opens()
        shop.buy("60 Gems")
        try await shop.sees("60 Gems is waiting for approval. You are not charged before that.")
        shop.press("2")
        try await shop.sees("deferred")
        #expect(shop.desk.model.quitMessage?.string.contains("1") == true)

        let other = try await home.otherTerminal()
        let waiting = try #require(try await other.side.control.orders(limit: 1).first?.intentID)
        _ = try await other.side.control.approve(waiting)
        try await shop.sees("finished")
        shop.press("3")
        try await shop.sees("gems 60", "+60")
        try await shop.missesNow("not confirmed yet")
        try await shop.until("nothing is open") { shop.desk.model.quitMessage == nil }
    }

    @Test(
        "a declined payment states the reason and that nothing was charged",
        arguments: CustomerFixture.BackendLocation.allCases)
    func decline(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.visit { $0.outcome = "decline" }
        try await shop.opens()
        shop.buy("60 Gems")
        try await shop.sees("60 Gems: ", "not charged")
        shop.press("2")
        try await shop.sees("failed")
        shop.press(.escape, "3")
        try await shop.sees("The wallet is empty. ")
        #expect(try await home.orders().map(\.state) == [.declined])
    }

    @Test(
        "cancelling in the store's sheet is not an error, and Cancel in the dialog sends no request",
        arguments: CustomerFixture.BackendLocation.allCases)
    func cancel(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.visit { $0.outcome = "cancel" }
        try await shop.opens()
        shop.find("60 Gems")
        shop.press("b", .enter)
        #expect(shop.desk.model.overlay == nil)
        #expect(try await home.orders().isEmpty)
        shop.buy("60 Gems")
        try await shop.sees("Cancelled. You were not charged.")
    }

    @Test(
        "a refund made elsewhere appears on a finished purchase and removes the gems",
        arguments: CustomerFixture.BackendLocation.allCases)
    func refund(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.visit()
        try await shop.opens()
        shop.buy("60 Gems")
        try await shop.sees("You received 60 gems.")
        try await shop.settles()
        shop.press("2")
        try await shop.sees("finished")

        let other = try await home.otherTerminal()
        let id = try #require(try await other.side.control.orders(limit: 1).first?.transactionID)
        _ = try await other.side.control.refund(id)
        try await shop.sees("refunded")
        shop.press("3")
        try await shop.sees("gems 0", "-60")
    }

    @Test(
        "spending too much is rejected and names the cheapest product that covers it",
        arguments: CustomerFixture.BackendLocation.allCases)
    func spendTooMuch(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).visit()
        try await shop.opens()
        shop.buy("60 Gems")
        try await shop.sees("You received 60 gems.")
        shop.press("3", "s")
        shop.type("200")
        shop.press(.tab, .tab, .tab, .enter)
        try await shop.sees("Nothing was spent.", "330 Gems for $4.99 covers it")
        shop.press(.escape, "s")
        shop.type("25")
        shop.press(.tab, .tab, .tab, .enter)
        try await shop.sees("Spent 25 gems.", "gems 35")
    }

    @Test(
        "the interface is in Chinese from the first line to the last",
        arguments: CustomerFixture.BackendLocation.allCases)
    func chinese(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).visit {
            $0.locale = "zh_CN"
            $0.storefront = "CHN"
        }
        try await shop.opens()
        try await shop.sees("60 颗宝石", "¥6.00", "移除广告")
        shop.buy("60 颗宝石")
        try await shop.sees("已购买“60 颗宝石”。")
        shop.press("3")
        try await shop.sees("60")
    }

    @Test("a restore is rejected while the shop is still opening")
    func opening() async throws {
        let shop = try CustomerFixture().visit(opening: { _, _ async throws(CommandFailure) in
            let (silence, input) = AsyncStream<Void>.makeStream()
            for await _ in silence {}
            withExtendedLifetime(input) {}
            throw CommandFailure(74, "stopped", "Stopped.")
        })
        try await shop.sees("SANDBOX", "Loading")
        shop.press("R")
        try await shop.sees("The shop is still opening.")
        #expect(shop.desk.failure == nil)
    }

    @Test("q asks to quit, and Esc does not", arguments: CustomerFixture.BackendLocation.allCases)
    func quitting(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).visit()
        try await shop.opens()
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
