import GRDB
import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Subscriptions while the program is not running", .timeLimit(.minutes(5)))
struct AwayTests {
    @Test(
        "a year later every period is delivered and settled, and the entitlement ends with the last one"
    )
    func year() async throws {
        let (shop, device) = try await bought()
        try await shop.advance("P1Y")
        let back = try await come(to: device)
        let paid = try await shop.transactions()
        #expect(paid.count == 13)
        #expect(Set(back.rows.compactMap(\.transactionID)) == Set(paid.map(\.id)))
        #expect(back.rows.allSatisfy { $0.stage == .finished })
        #expect(back.entitlements.map(\.expires) == [paid.last?.expiresDate])
        #expect(back.subscriptions.subscriptions.map(\.state) == [.subscribed])
    }

    @Test(
        "a subscription that was cancelled elsewhere and ended does not entitle, whatever the device has stored"
    )
    func ended() async throws {
        let (shop, device) = try await bought()
        let status = try await shop.status()
        _ = try await shop.services.store.manage(
            status.1.originalID, .cancel, shop.phone.context)
        try await shop.advance("P1Y")
        let back = try await come(to: device)
        #expect(back.entitlements.isEmpty)
        #expect(back.subscriptions.subscriptions.map(\.state) == [.expired])
    }

    @Test("a period that was refunded meanwhile is revoked and does not entitle")
    func refunded() async throws {
        let (shop, device) = try await bought()
        try await shop.advance("P6M")
        _ = try await shop.services.control.refund(try await shop.status().1.id)
        let back = try await come(to: device)
        #expect(back.entitlements.isEmpty)
        #expect(back.rows.count { $0.stage == .refunded } == 1)
        #expect(back.subscriptions.subscriptions.map(\.state) == [.revoked])
    }

    @Test(
        "a second device has the same entitlements, without a purchase and without a second grant")
    func second() async throws {
        let (shop, device) = try await bought()
        try await shop.advance("P2M")
        let first = try await come(to: device)
        let other = Device(shop.backend, "tablet", services: shop.services)
        let second = try await come(to: other)
        #expect(second.entitlements.map(\.productID) == first.entitlements.map(\.productID))
        #expect(second.entitlements.map(\.expires) == first.entitlements.map(\.expires))
        #expect(try await shop.transactions().count == 3)
    }

    private static let day: Int64 = 86_400_000

    @Test(
        "while the store does not answer its last statement counts: a grace period lasts until its end"
    )
    func offline() async throws {
        let (shop, device) = try await bought(SubscriptionSettings(hasGracePeriod: true))
        let id = try await shop.status().1.originalID
        _ = try await shop.services.control.control(id, .failRenewals(true))
        try await shop.advance("P1M")
        try await shop.advance("P2D")
        let known = try await come(to: device)
        #expect(known.subscriptions.subscriptions.map(\.state) == [.inGracePeriod])
        #expect(known.entitlements.count == 1)
        #expect(try await alone(device).entitlements == known.entitlements)
        shop.backend.clock.advance(milliseconds: 13 * Self.day)
        #expect(try await alone(device).entitlements.count == 1)
        shop.backend.clock.advance(milliseconds: 2 * Self.day)
        #expect(try await alone(device).entitlements.isEmpty, "sixteen days are over")
        // Setting the device's clock back does not set the store's clock back.
        shop.backend.clock.advance(milliseconds: -100 * Self.day)
        let early = try await alone(device)
        #expect(early.subscriptions.clock.storeTime == known.subscriptions.clock.storeTime)
    }

    @Test("a stored state that is damaged or from another store is ignored")
    func forged() async throws {
        let (shop, device) = try await bought()
        let path = shop.backend.folder + "/devices/phone/journal.sqlite"
        for change in ["replace(told, '.ey', '.ez')", "substr(told, 1, 100)", "''", "'[]'"] {
            try await come(to: device, expecting: [.subscribed])
            try await DatabaseQueue(path: path).write { database in
                try database.execute(sql: "UPDATE subscription_books SET told = \(change)")
            }
            #expect(try await alone(device).subscriptions.subscriptions.isEmpty, "\(change)")
            // A new answer is stored again.
            try await DatabaseQueue(path: path).write { database in
                try database.execute(sql: "DELETE FROM subscription_books")
            }
        }
    }

    private func come(to device: Device, expecting states: [RenewalState]) async throws {
        #expect(try await come(to: device).subscriptions.subscriptions.map(\.state) == states)
    }

    /// Returns the engine's snapshot at a start without any answer.
    private func alone(_ device: Device) async throws -> EngineSnapshot {
        try await device.driving(SilentInterceptor(Set(ServiceCall.allCases))) {
            await $0.snapshot()
        }
    }

    /// Creates a device that bought a month of gold and then stopped.
    private func bought(
        _ settings: SubscriptionSettings = SubscriptionSettings()
    ) async throws -> (shop: ClubShop, device: Device) {
        let shop = try await ClubShop(settings: settings)
        let device = Device(shop.backend, services: shop.services)
        let gold = try await device.product("gold")
        try await device.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            _ = try await engine.purchase(gold)
            _ = await engine.wait(\.isIdle)
        }
        return (shop, device)
    }

    /// Returns the engine's snapshot once it has received everything.
    private func come(to device: Device) async throws -> EngineSnapshot {
        let last = try await device.driving { engine in
            await engine.wait { $0.hasLaunched && $0.isIdle }
        }
        return try #require(last)
    }
}
