import StoreAudit
import StoreModel

extension Breakage {
    /// Breakages of I6 to I11, I14, I15 and I20.
    static let ofOrders = [
        Breakage("a delivery that nobody granted", .i6, .i7) {
            $0.merchant { $0.grants.remove(at: 4) }
        },
        Breakage("a delivery to another account than the grant's", .i6) {
            $0.devices[1].deliveries[0].account = "bob"
        },
        Breakage("a stored signature that is not believed", .i6) {
            $0.phone { $0.deliveries[0].verification = .invalid("the chain ends in another root") }
        },
        Breakage("a recorded verdict that is not believed", .i6) {
            $0.phone { $0.records[8].verification = .invalid("its signature is wrong") }
        },
        Breakage("a transaction that the store does not know", .i2, .i6) {
            $0.store { $0.transactions.remove(at: 3) }
            $0.store {
                $0.charges.removeLast()
                $0.paidTotals[0].total = SoundShop.price(8970)
                $0.orders[3].state = .pending
            }
        },
        Breakage("a transaction that says something else on the device", .i6) {
            $0.devices[1].deliveries[0].transaction = SoundShop.transaction(
                "1005", of: "no-ads", SoundShop.intent(4), original: "1002", price: 0)
        },
        Breakage("a delivery that was finished before it was delivered", .i7) {
            $0.phone { $0.deliveries[1].stage = .received }
        },
        Breakage("a finish that is recorded before the delivery", .i7) {
            $0.devices[1].records = SoundShop.chained(
                [.transactionReceived, .finished, .verified, .delivered].map {
                    SoundShop.Step($0, nil, "1005")
                })
        },
        Breakage("an order that the journal does not know", .i8) {
            $0.phone { $0.payments.remove(at: 4) }
        },
        Breakage("an order number for an intent that no journal knows", .i8) {
            $0.merchant { $0.numbers.append(SoundShop.issued(6, for: 6)) }
        },
        Breakage("an order that was given up and that no journal knows", .i8) {
            $0.store { $0.closedIntents = [SoundShop.intent(7)] }
        },
        Breakage("an order of another device's journal", .i8) {
            $0.store { $0.orders[4].device = SoundShop.other }
        },
        Breakage("an order that was confirmed twice", .i9) {
            $0.phone { $0.records += again($0.records, .intentRecorded, SoundShop.intent(1)) }
        },
        Breakage("an order that is sent after it ended", .i9) {
            $0.phone { $0.records += again($0.records, .paymentDeferred, SoundShop.intent(1)) }
        },
        Breakage("an order that fails after it was charged", .i9) {
            $0.phone { $0.records += again($0.records, .paymentFailed, SoundShop.intent(1)) }
        },
        Breakage("a record of an order that nobody confirmed", .i9) {
            $0.phone { $0.records += again($0.records, .paymentPending, SoundShop.intent(9)) }
        },
        Breakage("a transaction that arrives anew", .i9) {
            $0.phone { $0.records += again($0.records, .transactionReceived, nil, "1001") }
        },
        Breakage("a transaction that is finished twice", .i9) {
            $0.phone { $0.records += again($0.records, .finished, nil, "1001") }
        },
        Breakage("a delivery after a refund", .i5, .i9) {
            $0.phone { $0.records += again($0.records, .delivered, nil, "1003") }
        },
        Breakage("an open order that a launch would not find", .i10, .i11) {
            $0.phone {
                $0.payments[4].isOpen = true
                $0.payments[4].isListedOpen = false
            }
        },
        Breakage("an open delivery that a launch would not find", .i10, .i11) {
            $0.phone {
                $0.deliveries[0].isOpen = true
                $0.deliveries[0].isListedOpen = false
            }
        },
        Breakage("a settled delivery that a launch would find", .i10) {
            $0.phone { $0.deliveries[0].isListedOpen = true }
        },
        Breakage("a completed order whose transaction is not there", .i10) {
            $0.phone { $0.deliveries.remove(at: 1) }
        },
        Breakage("an order that never ends", .i11) {
            $0.phone {
                $0.payments[4].stage = .submitted
                $0.payments[4].isOpen = true
                $0.payments[4].isListedOpen = true
            }
        },
        Breakage("a spending that never ends", .i11) {
            $0.phone {
                $0.wallets[0].pending["s"] = GoodAmount(good: SoundShop.gems, amount: 1)
                $0.wallets[0].displayedBalances = [GoodAmount(good: SoundShop.gems, amount: 29)]
            }
        },
        Breakage("a transaction that stays unfinished", .i11) {
            $0.store { $0.transactions[0].isFinished = false }
        },
        Breakage("a refund of which the merchant never hears", .i11) {
            $0.store { $0.outbox = ["1003"] }
        },
        Breakage("an order in two journals", .i20) {
            $0.devices[1].payments = [SoundShop.payment(5, .failed)]
        },
        Breakage("a try that two drivers counted", .i20) {
            $0.phone {
                let place = $0.records.firstIndex { $0.attempt == 2 && $0.kind == .submitted } ?? 0
                $0.records[place].attempt = 1
            }
        },
    ]

    private static func again(
        _ records: [JournalAuditRecord], _ kind: RecordKind, _ intent: IntentID?,
        _ id: TransactionID? = nil
    ) -> [JournalAuditRecord] {
        let last = records.count
        return [
            JournalAuditRecord(
                sequence: Int64(last + 1), previousHash: "hash \(last)", hash: "hash \(last + 1)",
                monotonic: Int64(last) * 10, kind: kind, intentID: intent, transactionID: id)
        ]
    }
}
