import GRDB
import SandboxCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxBackend
@testable import SandboxStore

@Suite("Unreadable rows", .timeLimit(.minutes(5)))
struct BadRowTests {
    private static let day: Int64 = 86_400_000

    /// Damage to a row, its repair, and the reason recorded when the row is set aside.
    struct Damage: CustomTestStringConvertible, Sendable {
        let table: String
        let break_: String
        let repair: String
        let reason: String

        init(_ table: String, _ break_: String, repair: String, _ reason: String) {
            (self.table, self.break_, self.repair, self.reason) = (table, break_, repair, reason)
        }

        var testDescription: String { "\(table): \(break_)" }

        static func column(_ name: String) -> String { "The column “\(name)”" }
    }

    private static let charges = [
        Damage(
            "transactions", "currency = 'dollars'", repair: "currency = 'USD'",
            Damage.column("currency")),
        Damage(
            "transactions", "type = 'Toy'", repair: "type = 'Consumable'", Damage.column("type")),
        Damage(
            "transactions", "original_purchase_date = -9e18",
            repair: "original_purchase_date = purchase_date",
            Damage.column("original_purchase_date")),
        Damage(
            "transactions", "withdrawal = 'LOST'", repair: "withdrawal = NULL",
            Damage.column("withdrawal")),
    ]

    @Test(
        "an unreadable overdue charge is set aside, delays nothing else, and is refunded once repaired",
        arguments: charges)
    func charge(damage: Damage) async throws {
        let backend = try TestBackend()
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        for phone in [ann, bob] { _ = try await phone.buy(try await phone.gemsRequest()) }
        try await backend.executeInStoreFile(
            "UPDATE transactions SET \(damage.break_) WHERE account = 'ann'")
        backend.clock.advance(milliseconds: 4 * Self.day)
        let dave = try await backend.rawClient(of: "dave")
        _ = try await dave.purchaseAndFinish(try await dave.gemsRequest())
        try await dave.expectWallet(has: 60, owes: 0)
        #expect(try await bob.unfinished().allSatisfy { $0.transaction.revocationDate != nil })
        #expect(try await backend.embedded.store.processAllDue())
        let fault = try await backend.value("SELECT fault FROM transactions WHERE account = 'ann'")
        #expect(fault?.hasPrefix(damage.reason) ?? false, "\(fault ?? "none")")
        try await backend.executeInStoreFile(
            "UPDATE transactions SET \(damage.repair) WHERE account = 'ann'")
        #expect(try await backend.embedded.changeClock(.settle).settledUntil == nil)
        #expect(try await ann.unfinished().allSatisfy { $0.transaction.revocationDate != nil })
        #expect(
            try await backend.value("SELECT fault FROM transactions WHERE fault IS NOT NULL") == nil
        )
    }

    private static let renewals = [
        Damage(
            "subscriptions", "extensions = '{'", repair: "extensions = NULL",
            Damage.column("extensions")),
        Damage("subscriptions", "state = 99", repair: "state = 1", Damage.column("state")),
        Damage("subscriptions", "period = 'P0'", repair: "period = 'P1M'", Damage.column("period")),
        Damage(
            "subscriptions", "began = -9e18", repair: "began = origin_date", Damage.column("began")),
        Damage(
            "subscriptions", "due = -9e18, expires = -9e18",
            repair: "expires = began + 2678400000", Damage.column("expires")),
        Damage("subscriptions", "count = -1", repair: "count = 1", Damage.column("count")),
    ]

    @Test(
        "an unreadable due subscription is set aside, delays nothing else, and is renewed once repaired",
        arguments: renewals)
    func subscription(damage: Damage) async throws {
        let club = try await NotifiedClub()
        let bob = try await club.backend.rawClient(of: "bob")
        for phone in [club.phone, bob] { try await club.buy("gold", at: 9_990, on: phone) }
        try await club.backend.executeInStoreFile(
            "UPDATE subscriptions SET \(damage.break_) WHERE account = 'ann'")
        try await club.advance("P2M")
        let fault = try await club.backend.value(
            "SELECT fault FROM subscriptions WHERE account = 'ann'")
        #expect(fault?.hasPrefix(damage.reason) ?? false, "\(fault ?? "none")")
        let count = "SELECT count(*) FROM transactions WHERE is_renewal AND account = "
        #expect(try await club.backend.value(count + "'bob'") == "2")
        let status = try await bob.store.subscriptions(bob.context).statuses.first
        #expect(status?.state == .subscribed)
        try await club.backend.executeInStoreFile(
            "UPDATE subscriptions SET \(damage.repair) WHERE account = 'ann'")
        _ = try await club.embedded.changeClock(.settle)
        #expect(try await club.backend.value(count + "'ann'") == "2")
        #expect(
            try await club.backend.value("SELECT fault FROM subscriptions WHERE fault IS NOT NULL")
                == nil)
    }

    @Test(
        "an unreadable due order is set aside, delays nothing else, and is approved once repaired")
    func plan() async throws {
        let backend = try TestBackend()
        let ann = try await backend.rawClient()
        let slow = try await ann.gemsRequest(outcome: .slowApprove)
        _ = try await ann.store.purchase(slow, ann.context)
        try await backend.executeInStoreFile("UPDATE orders SET type = 'Toy'")
        backend.clock.advance(milliseconds: Self.day)
        let bob = try await backend.rawClient(of: "bob")
        _ = try await bob.purchaseAndFinish(try await bob.gemsRequest())
        #expect(try await backend.embedded.store.processAllDue())
        let fault = try await backend.value("SELECT fault FROM order_plans")
        #expect(fault?.hasPrefix(Damage.column("type")) ?? false, "\(fault ?? "none")")
        try await backend.executeInStoreFile("UPDATE orders SET type = 'Consumable'")
        _ = try await backend.embedded.changeClock(.settle)
        guard
            case .purchased = try await ann.store.order(slow.intent.id, closing: false, ann.context)
        else { throw UnexpectedResponse(response: "not approved") }
    }

    @Test("an unreadable mass extension delays nothing else, and is applied once repaired")
    func massExtension() async throws {
        let club = try await NotifiedClub()
        try await club.buy("gold", at: 9_990)
        let request = MassExtensionRequest(
            productID: "gold", requestIdentifier: "outage", days: 10, reason: 3, storefronts: nil)
        #expect(try await club.embedded.extendAll(request))
        try await club.backend.executeInStoreFile("UPDATE mass_extensions SET at = -9e18")
        try await club.advance("P2M")
        let fault = try await club.backend.value("SELECT fault FROM mass_extensions")
        #expect(fault?.hasPrefix(Damage.column("at")) ?? false, "\(fault ?? "none")")
        let now = try await club.embedded.time().now.milliseconds
        try await club.backend.executeInStoreFile("UPDATE mass_extensions SET at = \(now)")
        _ = try await club.embedded.changeClock(.settle)
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status?.succeeded == 1)
    }

    @Test("a mass extension skips an unreadable subscription and counts it as failed")
    func extended() async throws {
        let club = try await NotifiedClub()
        let bob = try await club.backend.rawClient(of: "bob")
        for phone in [club.phone, bob] { try await club.buy("gold", at: 9_990, on: phone) }
        try await club.backend.executeInStoreFile(
            "UPDATE subscriptions SET extensions = '{' WHERE account = 'ann'")
        let request = MassExtensionRequest(
            productID: "gold", requestIdentifier: "outage", days: 10, reason: 3, storefronts: nil)
        #expect(try await club.embedded.extendAll(request))
        #expect(try await club.embedded.store.processAllDue())
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status?.succeeded == 1 && status?.failed == 1)
    }

    @Test(
        "a request that needs an unreadable row names it, and no other request is affected",
        arguments: Wiring.all)
    func needed(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let ann = try await backend.rawClient()
        let id = try await ann.purchaseAndFinish(try await ann.noAdsRequest()).transaction.id
        try await backend.executeInStoreFile("UPDATE transactions SET currency = 'dollars'")
        let sentence = "\(Damage.column("currency")) of transactions \(id.rawValue) cannot be read."
        let failure = ServiceFailure.noAnswer(NoAnswer(.damaged(sentence)))
        await #expect(throws: failure) { try await ann.restore() }
        await #expect(throws: failure) { try await backend.services.control.refund(id) }
        let bob = try await backend.rawClient(of: "bob")
        _ = try await bob.purchaseAndFinish(try await bob.gemsRequest())
        try await backend.executeInStoreFile(
            "UPDATE transactions SET currency = 'USD' WHERE account = 'ann'")
        _ = try await backend.services.control.refund(id)
        #expect(try await ann.restore().isEmpty)
    }
}
