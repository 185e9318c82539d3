import StoreAudit
import StoreModel

extension Breakage {
    /// Breakages of I1, I3, I12 and I19.
    static let ofMoney = [
        Breakage("a balance that is too high", .i1) {
            $0.store { $0.paidTotals[0].total = SoundShop.price(10961) }
        },
        Breakage("a charge that no balance counts", .i1) { $0.store { $0.paidTotals = [] } },
        Breakage("a balance that nobody paid", .i1) {
            $0.store {
                $0.paidTotals.append(
                    PaidTotalAuditRecord(account: "bob", total: SoundShop.price(1)))
            }
        },
        Breakage("a refund of more than was paid", .i1) {
            $0.store {
                $0.charges[3] = SoundShop.charge("1003", -2000, .refund)
                $0.paidTotals[0].total = SoundShop.price(10950)
            }
        },
        Breakage("a refund of what was never charged", .i1) {
            $0.store {
                $0.charges.append(SoundShop.charge("1005", -1, .refund))
                $0.paidTotals[0].total = SoundShop.price(10959)
            }
        },
        Breakage("a charge on another account than its transaction", .i1) {
            $0.store {
                $0.charges[4].account = "bob"
                $0.paidTotals = [
                    PaidTotalAuditRecord(account: SoundShop.alice, total: SoundShop.price(8970)),
                    PaidTotalAuditRecord(account: "bob", total: SoundShop.price(1990)),
                ]
            }
        },
        Breakage("movements that cannot be counted", .i1) {
            $0.store {
                $0.charges.append(SoundShop.charge("1001", .max, .refund))
                $0.charges.append(SoundShop.charge("1001", .max, .refund))
            }
        },
        Breakage("a transaction that is charged twice", .i1, .i3) {
            $0.store { $0.charges.append(SoundShop.charge("1004", 1990)) }
        },
        Breakage("a second charge of an order under a new transaction", .i2, .i3, .i7) {
            $0.store {
                var twin = $0.transactions[3]
                twin.transaction = SoundShop.transaction("1006", SoundShop.intent(4))
                $0.transactions.append(twin)
                $0.charges.append(SoundShop.charge("1006", 1990))
                $0.paidTotals[0].total = SoundShop.price(12950)
            }
        },
        Breakage("a charge that nobody ordered", .i3, .i8, .i21) {
            $0.store { $0.orders[3].state = .pending }
            $0.phone { $0.payments[3].intentID = "gone" }
        },
        Breakage("an order that stands twice", .i3) { $0.store { $0.orders.append($0.orders[4]) } },
        Breakage("an order that arrived after it was given up", .i3) {
            $0.store { $0.closedIntents = [SoundShop.intent(5)] }
        },
        Breakage("a declined order that was charged", .i3, .i12) {
            $0.store { $0.orders[3].state = .declined }
        },
        Breakage("a purchase that the customer saw fail and that was charged", .i12) {
            $0.phone { $0.payments[3].stage = .failed }
        },
        Breakage("another price than the one that was shown", .i19, .i21) {
            $0.phone { $0.payments[3].unitPrice = SoundShop.price(990) }
        },
        Breakage("another quantity than the one that was shown", .i19, .i21) {
            $0.phone { $0.payments[0].quantity = 1 }
        },
        Breakage("another product than the one that was shown", .i19, .i21) {
            $0.phone { $0.payments[0].productID = "gems.600" }
        },
        Breakage("another price than the one that is signed", .i19) {
            $0.store {
                $0.charges[4] = SoundShop.charge("1004", 1991)
                $0.paidTotals[0].total = SoundShop.price(10961)
            }
        },
        Breakage("a price on a transaction that was not charged", .i6, .i19) {
            $0.store {
                $0.transactions[4].transaction = SoundShop.transaction(
                    "1005", of: "no-ads", nil, original: "1002", price: 1)
            }
        },
    ]
}
