import ArgumentParser
import PurchaseCore
import SandboxBackend
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("Several devices and windows of one customer")
struct DeviceStories {
    @Test(
        "a second device restores Remove Ads but no consumables, and displays the count",
        arguments: CustomerFixture.BackendLocation.allCases)
    func restore(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let first = try home.openShop()
        try await first.waitUntilOpen()
        first.buy("60 Gems")
        try await first.waitForText("You received 60 gems.")
        first.buy("Remove Ads")
        try await first.waitForText("Bought Remove Ads.")
        try await first.waitUntilFinished()

        let second = try home.openShop { $0[.device] = "phone-2" }
        try await second.waitUntilOpen()
        try await second.waitForText("phone-2", "sponsored")
        second.press("R")
        try await second.waitForText("Restored 1 product.")
        try await second.waitForAbsence("sponsored")
        #expect(second.controller.model.engine.snapshot.rows.map(\.type) == [.nonConsumable])
        second.press("3")
        // The merchant's balance on both devices: neither 0 nor 120.
        try await second.waitForText("gems 60")
    }

    @Test(
        "two devices that buy the same product at once make one purchase, and the second device reports it",
        arguments: CustomerFixture.BackendLocation.allCases)
    func samePurchase(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let line = BlockingInterceptor(BlockingInterceptor.Point(call: .verify, isProcessed: false))
        let first = try home.openShop(opening: line.opening)
        try await first.waitUntilOpen()
        first.buy("60 Gems")
        await line.waitUntilBlocked()

        let second = try home.openShop { $0[.device] = "phone-2" }
        try await second.waitUntilOpen()
        second.buy("60 Gems")
        try await second.waitForText(
            "60 Gems was already in progress", "You were not charged again.")
        try await second.waitUntilFinished()
        #expect(second.controller.model.engine.snapshot.rows.map(\.isCharged) == [.no])
        second.press("3")
        try await second.waitForText("gems 60")

        await first.crash()
        let again = try home.openShop()
        try await again.waitUntilOpen()
        try await again.waitUntilFinished()
        #expect(again.controller.model.engine.snapshot.rows.map(\.isCharged) == [.yes])
        again.press("3")
        try await again.waitForText("gems 60")
        #expect(Set(try await home.orders().map(\.transactionID)).count == 1)
    }

    @Test(
        "a restore with nothing to restore reports it",
        arguments: CustomerFixture.BackendLocation.allCases)
    func nothing(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).openShop()
        try await shop.waitUntilOpen()
        shop.press("R")
        try await shop.waitForText("There is nothing to restore for this account.")
    }

    @Test(
        "a second window is read-only and takes over after the first crashes during a purchase",
        arguments: CustomerFixture.BackendLocation.allCases)
    func takeover(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let line = BlockingInterceptor(BlockingInterceptor.Point(call: .verify, isProcessed: false))
        let first = try home.openShop(opening: line.opening)
        try await first.waitUntilOpen()

        let second = try home.openShop()
        try await second.until("the second window reads") {
            second.controller.model.engine.snapshot.mode
                == .reading(
                    reason: "another kiosk is using this device")
        }
        try await second.waitForText("60 Gems")
        second.press("b")
        try await second.waitForText("Purchases are not available here")

        first.buy("60 Gems")
        await line.waitUntilBlocked()
        second.press("2")
        try await second.waitForText("60 Gems", "purchased")

        await first.crash()
        try await second.waitForText("This window now controls the device.", "finished")
        try await second.waitUntilFinished()
        second.buy("Remove Ads")
        try await second.waitForText("Bought Remove Ads.")
        #expect(try await home.orders().map(\.state) == [.finished, .finished])
    }
}
