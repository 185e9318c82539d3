import PurchaseCore
import StoreModel
import Testing

@Suite("Displayed states")
struct ViewTests {
    private func row(_ stage: String) throws -> TransactionRow {
        let state = Stages.after(try Stages.inputs(to: stage))
        let payment = try #require(state.payments[Sample.intentID])
        return TransactionRow(payment: payment, delivery: state.deliveries[Sample.transactionID])
    }

    @Test(
        "each stage has its two labels and states what is known of the charge",
        arguments: [
            (
                "intent", CustomerFacingState.purchasing, TransactionStage.journalled,
                ChargeStatus.unknown
            ),
            ("submitting", .purchasing, .submitting, .unknown),
            ("retrying", .purchasing, .retrying, .unknown),
            ("pending", .deferred, .awaitingApproval, .no),
            ("cancelled", .failed, .cancelled, .no),
            ("failed", .failed, .declined, .no),
            ("received", .purchased, .received, .yes),
            ("delivered", .purchased, .delivered, .yes),
            ("finished", .finished, .finished, .yes),
            ("quarantined", .purchased, .quarantined, .yes),
            ("revoked", .finished, .refunded, .yes),
        ])
    func words(
        stage: String, state: CustomerFacingState, word: TransactionStage, charged: ChargeStatus
    ) throws {
        let row = try row(stage)
        #expect(row.state == state)
        #expect(row.stage == word)
        #expect(row.isCharged == charged)
    }

    @Test(
        "an open transaction is marked as open",
        arguments: Stages.names.filter {
            !["empty", "deferred", "spending", "unspent", "spent"].contains($0)
        })
    func open(stage: String) throws {
        let ended = ["acknowledged", "finished", "rejected", "settled", "restored"]
        #expect(try row(stage).isOpen == !ended.contains(stage))
    }

    @Test("a restored transaction is shown as restored until it is finished, and is not charged")
    func restored() throws {
        let signed = try Sample.signed("2", original: "1", type: .nonConsumable, intent: nil)
        let row = TransactionRow(
            delivery: Delivery(signed: signed, source: .restore, at: Sample.now))
        #expect(row.state == .restored && row.isCharged == .no && row.charge == nil)
    }

    private func delivery(
        _ id: TransactionID, original: TransactionID, _ type: ProductType = .nonConsumable,
        _ stage: DeliveryStage = .delivered
    ) throws -> Delivery {
        let signed = try Sample.signed(id, original: original, type: type)
        var delivery = Delivery(signed: signed, source: .purchase, at: Sample.now)
        delivery.stage = stage
        return delivery
    }

    @Test(
        "a restored copy is shown as restored, also if the changes reported it before the restore's answer"
    )
    func restoredByNews() throws {
        let copy = try Sample.signed("2", original: "1", type: .nonConsumable, intent: nil)
        var delivery = Delivery(signed: copy, source: .changes, at: Sample.now)
        #expect(TransactionRow(delivery: delivery).state == .restored)
        delivery.stage = .delivered
        #expect(Entitlement.current(of: [delivery]).map(\.isRestored) == [true])
    }

    @Test("an ownership is listed once, however often it is restored")
    func ownedOnce() throws {
        let all = [try delivery("1", original: "1"), try delivery("2", original: "1")]
        #expect(Entitlement.current(of: all).map(\.originalID) == ["1"])
    }

    @Test("consumables and undelivered transactions do not entitle")
    func notOwned() throws {
        let all = [
            try delivery("1", original: "1", .consumable),
            try delivery("2", original: "2", .nonConsumable, .received),
            try delivery("3", original: "3", .nonConsumable, .quarantined(reason: "")),
        ]
        #expect(Entitlement.current(of: all).isEmpty)
    }

    @Test("a refund of the first transaction revokes its copies too")
    func refunded() throws {
        let all = [
            try delivery("1", original: "1", .nonConsumable, .revoked(settled: true)),
            try delivery("2", original: "1"), try delivery("3", original: "3"),
        ]
        #expect(Entitlement.current(of: all).map(\.originalID) == ["3"])
    }
}
