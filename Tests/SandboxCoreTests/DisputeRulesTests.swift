import SandboxCore
import StoreModel
import Testing

@Suite("Dispute rules")
struct DisputeRulesTests {
    private static let later = Samples.now.adding(milliseconds: 5_000)

    static func order(
        _ state: OrderState, _ record: TransactionRecord? = nil, chargedAt: Timestamp? = nil
    ) -> StoreOrderLookup {
        .order(
            StoreOrder(
                order: DisputedOrder(
                    numbers: OrderNumbers(
                        intentID: Samples.intent, merchantOrder: "M-2026-000001",
                        transactionID: record?.transaction.id),
                    account: "ann", device: "phone", productID: "gems", quantity: 1,
                    charge: Samples.price(990), at: Samples.now),
                state: state, record: record, chargedAt: chargedAt,
                steps: [HistoryStep(side: .store, at: Samples.now, kind: .ordered)]))
    }

    static func paid(
        finished: Timestamp? = nil, revoked: Timestamp? = nil, intent: IntentID? = Samples.intent,
        original: TransactionID? = nil, _ type: ProductType = .consumable
    ) -> StoreOrderLookup {
        order(
            .purchased("1000"),
            Samples.record(
                original: original, type, revoked: revoked, intent: intent, finished: finished),
            chargedAt: Samples.now)
    }

    static let withdrawn = takenBack { $0.withdrawal = .revoked }

    static func takenBack(_ change: (inout Transaction) -> Void) -> StoreOrderLookup {
        order(
            .purchased("1000"),
            TransactionRecord(
                transaction: Samples.transaction(revoked: later).changed(change),
                account: "ann", device: "phone", merchantOrder: "M-2026-000001"),
            chargedAt: Samples.now)
    }

    static func shared(revoked: Timestamp? = nil) -> StoreOrderLookup {
        let record = Samples.record(price: 0, revoked: revoked, intent: nil)
        return .order(
            StoreOrder(
                order: DisputedOrder(
                    numbers: OrderNumbers(intentID: nil, transactionID: "1000"), account: "ann",
                    device: "", productID: "gems", quantity: 1, charge: Samples.price(0),
                    at: Samples.now),
                state: .purchased("1000"),
                record: TransactionRecord(
                    transaction: record.transaction.changed { $0.ownershipType = .familyShared },
                    account: "ann", device: "", merchantOrder: ""),
                chargedAt: nil, steps: []))
    }

    static let grant = GrantRecord(
        transactionID: "1000", originalID: "1000", account: "ann", isCredited: true)

    static func step(_ kind: HistoryStep.Kind, _ detail: String = "") -> HistoryStep {
        HistoryStep(side: .merchant, at: later, kind: kind, detail: detail)
    }

    static func gift(_ isSettlement: Bool) -> Compensation {
        Compensation(
            numbers: OrderNumbers(intentID: Samples.intent), account: "ann", goods: [],
            reason: "lost", at: later, isSettlement: isSettlement)
    }

    struct Case: Sendable {
        let name: String
        let facts: DisputeFacts
        let finding: DisputeFinding
    }

    static let cases: [Case] = [
        Case(
            name: "the store is silent", facts: DisputeFacts(store: .noAnswer, grant: grant),
            finding: DisputeFinding(.undecided, stop: .store)),
        Case(
            name: "never arrived, and may still", facts: DisputeFacts(store: .unknown),
            finding: DisputeFinding(.neverArrived, stop: .device, isOpen: true)),
        Case(
            name: "given up before it arrived", facts: DisputeFacts(store: .closed),
            finding: DisputeFinding(.neverArrived, stop: .device)),
        Case(
            name: "granted, and forgotten by the store",
            facts: DisputeFacts(store: .unknown, grant: grant, steps: [step(.granted)]),
            finding: DisputeFinding(.delivered, endedAt: later)),
        Case(
            name: "pending", facts: DisputeFacts(store: order(.pending)),
            finding: DisputeFinding(.pending, stop: .store, isOpen: true)),
        Case(
            name: "cancelled", facts: DisputeFacts(store: order(.cancelled)),
            finding: DisputeFinding(.cancelled, stop: .store, endedAt: Samples.now)),
        Case(
            name: "declined", facts: DisputeFacts(store: order(.declined(.paymentDeclined))),
            finding: DisputeFinding(
                .declined, stop: .store, reason: "payment-declined", endedAt: Samples.now)),
        Case(
            name: "answered with another order’s transaction",
            facts: DisputeFacts(store: paid(intent: "other"), grant: nil),
            finding: DisputeFinding(.free, reason: "1000", endedAt: Samples.now)),
        Case(
            name: "a copy of what is owned",
            facts: DisputeFacts(store: paid(original: "900", .nonConsumable)),
            finding: DisputeFinding(.free, reason: "900", endedAt: Samples.now)),
        Case(
            name: "owed, on its way", facts: DisputeFacts(store: paid()),
            finding: DisputeFinding(.owed, stop: .device, chargedAt: Samples.now, isOpen: true)),
        Case(
            name: "owed, and never coming by itself",
            facts: DisputeFacts(store: paid(finished: later)),
            finding: DisputeFinding(.owed, stop: .device, chargedAt: Samples.now)),
        Case(
            name: "owed, put off by the merchant",
            facts: DisputeFacts(store: paid(), steps: [step(.postponed, "not now")]),
            finding: DisputeFinding(
                .owed, stop: .merchant, reason: "not now", chargedAt: Samples.now, isOpen: true)),
        Case(
            name: "refused",
            facts: DisputeFacts(
                store: paid(finished: later), steps: [step(.rejected, "Its price is not valid.")]),
            finding: DisputeFinding(
                .refused, stop: .merchant, reason: "Its price is not valid.",
                chargedAt: Samples.now,
                endedAt: later)),
        Case(
            name: "delivered and settled",
            facts: DisputeFacts(
                store: paid(finished: later), grant: grant, steps: [step(.granted)]),
            finding: DisputeFinding(.delivered, chargedAt: Samples.now, endedAt: later)),
        Case(
            name: "granted, and its device does not know",
            facts: DisputeFacts(store: paid(), grant: grant, steps: [step(.granted)]),
            finding: DisputeFinding(
                .delivered, stop: .device, chargedAt: Samples.now, endedAt: later, isOpen: true)),
        Case(
            name: "refunded",
            facts: DisputeFacts(store: paid(revoked: later), grant: grant, steps: [step(.granted)]),
            finding: DisputeFinding(.refunded, chargedAt: Samples.now, endedAt: later)),
        Case(
            name: "shared by the family",
            facts: DisputeFacts(store: shared(), grant: grant, steps: [step(.granted)]),
            finding: DisputeFinding(.shared, endedAt: Samples.now, isOpen: true)),
        Case(
            name: "no longer shared by the family",
            facts: DisputeFacts(store: shared(revoked: later), grant: grant),
            finding: DisputeFinding(.unshared, endedAt: later)),
        Case(
            name: "withdrawn, and no money went back",
            facts: DisputeFacts(store: withdrawn, grant: grant),
            finding: DisputeFinding(.withdrawn, chargedAt: Samples.now, endedAt: later)),
        Case(
            name: "given by hand in place of the grant",
            facts: DisputeFacts(store: paid(), grant: grant, compensation: gift(true)),
            finding: DisputeFinding(
                .compensated, reason: "lost", chargedAt: Samples.now, endedAt: later,
                isOpen: true)),
        Case(
            name: "given by hand besides the grant",
            facts: DisputeFacts(
                store: paid(finished: later), grant: grant, steps: [step(.granted)],
                compensation: gift(false)),
            finding: DisputeFinding(.delivered, chargedAt: Samples.now, endedAt: later)),
        Case(
            name: "given by hand, and then refunded",
            facts: DisputeFacts(
                store: paid(revoked: later), grant: grant, compensation: gift(true)),
            finding: DisputeFinding(.refunded, chargedAt: Samples.now, endedAt: later)),
    ]

    @Test("each state of an order has its verdict", arguments: cases.map(\.name))
    func verdicts(name: String) throws {
        let row = try #require(Self.cases.first { $0.name == name })
        #expect(DisputeRules.finding(on: row.facts) == row.finding)
    }

    @Test("every verdict except “spent”, which depends on the goods, is in the table")
    func complete() {
        let covered = Set(Self.cases.map(\.finding.verdict)).union([.spent])
        #expect(covered == Set(DisputeVerdict.allCases))
    }

    @Test("an order that neither side knows has no report")
    func nothing() {
        #expect(DisputeRules.report(on: DisputeFacts(store: .unknown)) == nil)
        #expect(DisputeRules.report(on: DisputeFacts(store: .noAnswer)) == nil)
    }

    @Test("steps are sorted by time, and the report counts the other matching orders")
    func report() throws {
        let facts = DisputeFacts(
            store: Self.paid(), steps: [Self.step(.granted), Self.step(.alreadyGranted)])
        let report = try #require(DisputeRules.report(on: facts, count: 4))
        #expect(report.steps.map(\.kind) == [.ordered, .granted, .alreadyGranted])
        #expect(report.otherCount == 4)
        #expect(report.order.name == "M-2026-000001")
    }

    @Test(
        "goods are given by hand only for what was paid",
        arguments: cases.map(\.name))
    func compensations(name: String) throws {
        let row = try #require(Self.cases.first { $0.name == name })
        var facts = row.facts
        facts.due = [GoodAmount(good: "gem", amount: 60)]
        let torch = GoodAmount(good: "torch", amount: 2)
        let (usual, said) = (
            CompensationRules.decide(facts, wanted: nil),
            CompensationRules.decide(facts, wanted: torch)
        )
        if let before = facts.compensation {
            #expect(usual == .repeated(before) && said == .repeated(before))
            return
        }
        switch row.finding.verdict {
        case .owed, .refused:
            #expect(usual == .grant(facts.due, settles: true))
            #expect(said == .grant([torch], settles: true))
            facts.due = []
            #expect(isRefusal(CompensationRules.decide(facts, wanted: nil)))
        case .delivered, .spent:
            #expect(isRefusal(usual))
            #expect(said == .grant([torch], settles: false))
        case .undecided: #expect(usual == .storeUnavailable && said == .storeUnavailable)
        default: #expect(isRefusal(usual) && isRefusal(said))
        }
    }

    private func isRefusal(_ ruling: CompensationRules.Decision) -> Bool {
        guard case .refuse(let reason) = ruling else { return false }
        return !reason.isEmpty
    }

    @Test(
        "a deletion after a refund counts as refunded, and a partial refund is reported as partial")
    func parts() {
        let rows: [(type: RevocationType?, share: Int?, verdict: DisputeVerdict)] = [
            (.fullRefund, nil, .refunded), (.proratedRefund, 40_000, .refunded),
            (nil, nil, .withdrawn),
        ]
        for row in rows {
            let store = Self.takenBack {
                $0.withdrawal = .deleted
                ($0.revocationType, $0.revocationPercentage) = (row.type, row.share)
            }
            let facts = DisputeFacts(store: store, grant: Self.grant)
            let finding = DisputeRules.finding(on: facts)
            #expect(finding.verdict == row.verdict && finding.refundedShare == row.share)
            guard case .refuse(let reason) = CompensationRules.decide(facts, wanted: nil) else {
                Issue.record("\(row)")
                continue
            }
            #expect(reason.contains("Part of the price") == (row.share != nil))
            #expect(reason.contains("without a refund") == (row.type == nil))
        }
    }
}
