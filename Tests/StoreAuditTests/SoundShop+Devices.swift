import StoreAudit
import StoreModel

extension SoundShop {
    static var firstPhone: DeviceAuditRecords {
        var steps: [Step] = []
        for (digit, id) in [(1, "1001"), (2, "1002"), (3, "1003"), (4, "1004")] {
            steps += bought(intent(digit), TransactionID(id))
        }
        steps += [
            Step(.revoked, nil, "1003"), Step(.revocationSettled, nil, "1003"),
            Step(.intentRecorded, intent(5)), Step(.submitted, intent(5), attempt: 1),
            Step(.paymentFailed, intent(5)), Step(.orderAcknowledged, intent(5)),
        ]
        return DeviceAuditRecords(
            device: phone, records: chained(steps),
            payments: [
                payment(1, .completed("1001"), quantity: 2),
                payment(2, .completed("1002"), product: "no-ads", price: 4990),
                payment(3, .completed("1003")), payment(4, .completed("1004")),
                payment(5, .failed),
            ],
            deliveries: [
                delivery(0, [(1, 120)]), delivery(1),
                delivery(2, [(2, 60), (4, -30)], stage: .revoked(isSettled: true)),
                delivery(3, [(6, 30)]),
            ], wallets: [wallet(version: 6, gems: 30, cursor: 9)])
    }

    static var secondPhone: DeviceAuditRecords {
        DeviceAuditRecords(
            device: other, records: chained(delivered("1005")), deliveries: [delivery(4)],
            wallets: [wallet(version: 2, gems: 180, cursor: 3)])
    }

    /// A record before it is chained.
    struct Step {
        let kind: RecordKind
        let intent: IntentID?
        let transaction: TransactionID?
        let attempt: Int?

        init(
            _ kind: RecordKind, _ intent: IntentID?, _ transaction: TransactionID? = nil,
            attempt: Int? = nil
        ) {
            self.kind = kind
            self.intent = intent
            self.transaction = transaction
            self.attempt = attempt
        }
    }

    static func bought(_ intent: IntentID, _ id: TransactionID) -> [Step] {
        [
            Step(.intentRecorded, intent), Step(.orderNumbered, intent),
            Step(.submitted, intent, attempt: 1), Step(.paymentDeferred, intent, attempt: 1),
            Step(.submitted, intent, attempt: 2), Step(.paymentCompleted, intent, id),
        ] + delivered(id)
    }

    static func delivered(_ id: TransactionID) -> [Step] {
        [.transactionReceived, .verificationDeferred, .verified, .delivered, .finished].map {
            Step($0, nil, id)
        }
    }

    /// Returns the steps as records, each chained to the one before.
    static func chained(_ steps: [Step]) -> [JournalAuditRecord] {
        steps.enumerated().map { index, step in
            JournalAuditRecord(
                sequence: Int64(index + 1), previousHash: index == 0 ? "" : "hash \(index)",
                hash: "hash \(index + 1)", monotonic: Int64(index) * 10, kind: step.kind,
                intentID: step.intent, transactionID: step.transaction, attempt: step.attempt,
                verification: step.kind == .transactionReceived ? .verified : nil)
        }
    }

    static func payment(
        _ digit: Int, _ stage: PaymentAuditRecord.Stage, product: ProductID = "gems.60",
        quantity: Int = 1, price unit: Int64 = 1990
    ) -> PaymentAuditRecord {
        PaymentAuditRecord(
            intentID: intent(digit), number: number(digit), account: alice, productID: product,
            quantity: quantity,
            unitPrice: price(unit), stage: stage, isOpen: false, confirmedAt: moment)
    }

    private static func delivery(
        _ index: Int, _ rows: [(version: Int64, gems: Int64)] = [],
        stage: DeliveryAuditRecord.Stage = .delivered
    ) -> DeliveryAuditRecord {
        DeliveryAuditRecord(
            transaction: transactions[index], account: alice, stage: stage, isFinished: true,
            isOpen: false,
            changes: rows.map {
                VerdictChange(version: $0.version, change: GoodAmount(good: gems, amount: $0.gems))
            }, receivedAt: moment)
    }

    private static func wallet(version: Int64, gems amount: Int64, cursor: Int64)
        -> WalletAuditRecord
    {
        let balance = GoodAmount(good: gems, amount: amount)
        return WalletAuditRecord(
            account: alice, statement: WalletStatement(version: version, balances: [balance]),
            displayedBalances: [balance], cursor: cursor)
    }
}
