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
        let first = try home.visit()
        try await first.opens()
        first.buy("60 Gems")
        try await first.sees("You received 60 gems.")
        first.buy("Remove Ads")
        try await first.sees("Bought Remove Ads.")
        try await first.settles()

        let second = try home.visit { $0.device = "phone-2" }
        try await second.opens()
        try await second.sees("phone-2", "sponsored")
        second.press("R")
        try await second.sees("Restored 1 product.")
        try await second.missesNow("sponsored")
        #expect(second.desk.model.engine.snapshot.rows.map(\.type) == [.nonConsumable])
        second.press("3")
        // The merchant's balance on both devices: neither 0 nor 120.
        try await second.sees("gems 60")
    }

    @Test(
        "two devices that buy the same product at once make one purchase, and the second device reports it",
        arguments: CustomerFixture.BackendLocation.allCases)
    func samePurchase(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let line = DeadInterceptor(DeadInterceptor.Point(call: .verify, isHeard: false))
        let first = try home.visit(opening: line.opening)
        try await first.opens()
        first.buy("60 Gems")
        await line.isReached()

        let second = try home.visit { $0.device = "phone-2" }
        try await second.opens()
        second.buy("60 Gems")
        try await second.sees("60 Gems was already in progress", "You were not charged again.")
        try await second.settles()
        #expect(second.desk.model.engine.snapshot.rows.map(\.isCharged) == [.no])
        second.press("3")
        try await second.sees("gems 60")

        await first.crash()
        let again = try home.visit()
        try await again.opens()
        try await again.settles()
        #expect(again.desk.model.engine.snapshot.rows.map(\.isCharged) == [.yes])
        again.press("3")
        try await again.sees("gems 60")
        #expect(Set(try await home.orders().map(\.transactionID)).count == 1)
    }

    @Test(
        "a restore with nothing to restore reports it",
        arguments: CustomerFixture.BackendLocation.allCases)
    func nothing(at place: CustomerFixture.BackendLocation) async throws {
        let shop = try await CustomerFixture(at: place).visit()
        try await shop.opens()
        shop.press("R")
        try await shop.sees("There is nothing to restore for this account.")
    }

    @Test(
        "a second window is read-only and takes over after the first crashes during a purchase",
        arguments: CustomerFixture.BackendLocation.allCases)
    func takeover(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let line = DeadInterceptor(DeadInterceptor.Point(call: .verify, isHeard: false))
        let first = try home.visit(opening: line.opening)
        try await first.opens()

        let second = try home.visit()
        try await second.until("the second window reads") {
            second.desk.model.engine.snapshot.mode
                == .reading(
                    reason: "another kiosk is using this device")
        }
        try await second.sees("60 Gems")
        second.press("b")
        try await second.sees("Purchases are not available here")

        first.buy("60 Gems")
        await line.isReached()
        second.press("2")
        try await second.sees("60 Gems", "purchased")

        await first.crash()
        try await second.sees("This window now controls the device.", "finished")
        try await second.settles()
        second.buy("Remove Ads")
        try await second.sees("Bought Remove Ads.")
        #expect(try await home.orders().map(\.state) == [.finished, .finished])
    }
}
