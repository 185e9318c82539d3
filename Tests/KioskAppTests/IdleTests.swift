import PurchaseCore
import StoreModel
import Testing

@testable import KioskApp

@Suite("Waiting of commands for pending orders")
struct IdleTests {
    private static let start = Timestamp(milliseconds: 1_000)

    /// Returns the engine's snapshot of one order that requests its order number, as of `changed`.
    private func snapshot(changed: Int64, notBefore: Int64?) throws -> EngineSnapshot {
        let dollar = try #require(Currency(code: "USD"))
        var payment = Payment(
            intent: Intent(
                id: "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11", account: "ann", productID: "gems.60",
                type: .consumable, displayName: "60 Gems", quantity: 1,
                unitPrice: Price(milliunits: 990, currency: dollar), outcome: .approve,
                confirmedAt: Self.start),
            at: Timestamp(milliseconds: changed))
        payment.stage = .intent(
            attempt: 2, notBefore: notBefore.map { Timestamp(milliseconds: $0) })
        return EngineSnapshot(
            mode: .driving, rows: [TransactionRow(payment: payment, delivery: nil)],
            wallet: WalletSnapshot(WalletState()), entitlements: [], hasLaunched: true,
            isIdle: false)
    }

    private func isIdle(_ snapshot: EngineSnapshot) -> Bool {
        snapshot.isIdle(since: Self.start, finishingAutomatically: true)
    }

    @Test("an order that waits for a later retry does not delay the command")
    func later() throws {
        #expect(try isIdle(snapshot(changed: 2_000, notBefore: 5_000)))
    }

    @Test("a resumed order delays the command, as does one from before the start")
    func underWay() throws {
        #expect(try !isIdle(snapshot(changed: 2_000, notBefore: 2_000)))
        #expect(try !isIdle(snapshot(changed: 2_000, notBefore: nil)))
        #expect(try !isIdle(snapshot(changed: 500, notBefore: 5_000)))
    }
}
