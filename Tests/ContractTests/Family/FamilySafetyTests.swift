import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxStore

@Suite("Family sharing in the store's file")
struct FamilySafetyTests {
    private static func change(_ backend: TestBackend, _ sql: String) async throws {
        // The file is changed directly, because kiosk would refuse to open it with such changes.
        try await DatabaseQueue(path: StoreDatabase.path(in: backend.folder)).write {
            try $0.execute(sql: sql)
        }
    }

    @Test(
        "if a share cannot be written the purchase fails without a charge, and a retry is complete"
    )
    func whole() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        let ann = try await shop.rawClient("ann")
        let request = try await ann.noAdsRequest()
        try await Self.change(
            shop.backend,
            """
            CREATE TRIGGER full BEFORE INSERT ON transactions WHEN NEW.shared_from IS NOT NULL
            BEGIN SELECT RAISE(ABORT, 'no room'); END
            """)
        await #expect(throws: ServiceFailure.self) {
            _ = try await ann.store.purchase(request, ann.context)
        }
        #expect(try await shop.control.orders(limit: 10).isEmpty)
        try await Self.change(shop.backend, "DROP TRIGGER full")
        _ = try await ann.store.purchase(request, ann.context)
        #expect(try await shop.transactions("bob").map(\.productID) == ["noads"])
        #expect(try shop.violations() == [])
    }

    @Test("renewals and purchases without sharing run no statement about shares")
    func unasked() async throws {
        let shop = try await ClubShop()
        _ = try await shop.buy("silver", at: 0)
        // A statement about shares would fail without this index.
        try await Self.change(
            shop.backend,
            """
            DROP INDEX transactions_shares;
            DROP INDEX transactions_shared
            """)
        try await shop.advance("P1Y")
        _ = try await shop.buy("gold", at: 9_990)
        let gems = try await shop.phone.gemsRequest()
        guard case .purchased = try await shop.phone.store.purchase(gems, shop.phone.context) else {
            throw UnexpectedResponse(response: "not sold")
        }
        #expect(try await shop.services.control.subscriptions().map(\.productID) == ["gold"])
        #expect(try await shop.transactions().count == 14)
    }

    @Test("an overdue renewal reaches the members with the next call")
    func overdue() async throws {
        let shop = try await FamilyShop()
        try await shop.join("bob", "ann")
        try await shop.buy("gold", "ann")
        // The machine's time advances; the member makes the next call.
        shop.backend.clock.advance(milliseconds: 100 * 86_400_000)
        #expect(try await shop.transactions("bob").count == 4)
        #expect(try shop.violations() == [])
    }
}
