import StoreAudit
import StoreModel

extension Breakage {
    /// Breakages of I2, I4, I5 and I13.
    static let ofGoods = [
        Breakage("a balance that the ledger does not lead to", .i2) {
            $0.merchant { $0.balances[0].amount = 31 }
        },
        Breakage("a debt that the ledger does not lead to", .i2) {
            $0.merchant {
                $0.balances[0] = BalanceAuditRecord(
                    account: SoundShop.alice, good: "coins", amount: 0, debt: 5)
                $0.balances.append(
                    BalanceAuditRecord(account: SoundShop.alice, good: SoundShop.gems, amount: 30))
            }
        },
        Breakage("a ledger without a balance", .i2) { $0.merchant { $0.balances = [] } },
        Breakage("a ledger row that is gone", .i2, .i5) {
            $0.merchant { $0.ledger.remove(at: 2) }
            $0.merchant { $0.spends = [] }
        },
        Breakage("a ledger row that counts wrongly", .i2) {
            $0.merchant { $0.ledger[0] = SoundShop.row(1, .grant, 120, balance: 121, of: "1001") }
        },
        Breakage("a spending of more than there is", .i2, .i5) {
            $0.merchant {
                $0.ledger[2] = SoundShop.row(3, .spend, -190, balance: -10, spend: "spend-1")
            }
        },
        Breakage("a spending that adds", .i2, .i5) {
            $0.merchant {
                $0.ledger[2] = SoundShop.row(3, .spend, 150, balance: 330, spend: "spend-1")
            }
        },
        Breakage("a spending that is remembered and not booked", .i2) {
            $0.merchant {
                $0.spends.append(
                    SpendAuditRecord(id: "spend-2", account: SoundShop.alice, version: 3))
            }
        },
        Breakage("a spending that was refused and is booked", .i2) {
            $0.merchant { $0.refusedSpends = ["spend-1"] }
        },
        Breakage("a spending that nobody asked for", .i2) { $0.merchant { $0.spends = [] } },
        Breakage("goods that were never charged", .i2) {
            $0.store {
                $0.charges.removeLast()
                $0.paidTotals[0].total = SoundShop.price(8970)
                $0.transactions[3].transaction = SoundShop.transaction(
                    "1004", SoundShop.intent(4), price: 0)
            }
            $0.phone {
                $0.deliveries[3].transaction = SoundShop.transaction(
                    "1004", SoundShop.intent(4), price: 0)
            }
        },
        Breakage("a purchase that is settled and was never granted", .i2, .i4, .i6, .i7) {
            $0.merchant { $0.grants.remove(at: 3) }
        },
        Breakage("a transaction with two tombstones", .i4) {
            $0.merchant {
                $0.grants.append($0.grants[4])
            }
        },
        Breakage("a restore that paid out again", .i4) {
            $0.merchant { $0.grants[4].isCredited = true }
        },
        Breakage("a transaction that was credited twice", .i2, .i4, .i5) {
            $0.merchant {
                $0.ledger[5] = SoundShop.row(6, .grant, 120, balance: 0, of: "1001")
            }
        },
        Breakage("an order that was compensated twice", .i4) {
            $0.merchant { $0.compensated = ["1001", "1001"] }
        },
        Breakage("a credit without a tombstone", .i2, .i4) {
            $0.merchant {
                $0.ledger.append(SoundShop.row(7, .grant, 5, balance: 35, of: "9999"))
            }
        },
        Breakage("a delivery that is recorded twice", .i5, .i9) {
            $0.phone {
                $0.records = SoundShop.chained(
                    SoundShop.delivered("1005") + [SoundShop.Step(.delivered, nil, "1005")])
            }
        },
        Breakage("a delivery that stands twice", .i5) {
            $0.phone { $0.deliveries.append($0.deliveries[1]) }
        },
        Breakage("a device that counts other goods than the ledger", .i5) {
            $0.phone {
                $0.deliveries[0].changes = [
                    VerdictChange(
                        version: 1, change: GoodAmount(good: SoundShop.gems, amount: 121))
                ]
            }
        },
        Breakage("a device that counts another transaction's row", .i5) {
            $0.phone { $0.deliveries[3].changes = $0.deliveries[0].changes }
        },
        Breakage("a device that counts a row twice", .i5) {
            $0.phone { $0.deliveries[0].changes += $0.deliveries[0].changes }
        },
        Breakage("a statement that the ledger never said", .i5) {
            $0.phone {
                let wrong = GoodAmount(good: SoundShop.gems, amount: 31)
                $0.wallets[0].statement = WalletStatement(version: 6, balances: [wrong])
                $0.wallets[0].displayedBalances = [wrong]
            }
        },
        Breakage("a statement that owes what the ledger does not say", .i5) {
            $0.phone {
                let owed = GoodAmount(good: SoundShop.gems, amount: 30)
                $0.wallets[0].statement = WalletStatement(
                    version: 6, balances: $0.wallets[0].displayedBalances, debts: [owed])
            }
        },
        Breakage("a statement of a version that the ledger never had", .i5) {
            $0.phone {
                $0.wallets[0].statement = WalletStatement(
                    version: 7, balances: $0.wallets[0].displayedBalances)
            }
        },
        Breakage("a wallet that shows more than it knows", .i5) {
            $0.phone {
                $0.wallets[0].displayedBalances = [GoodAmount(good: SoundShop.gems, amount: 60)]
            }
        },
        Breakage("a row that is counted beside the statement that holds it", .i5) {
            $0.phone {
                let change = VerdictChange(
                    version: 6, change: GoodAmount(good: SoundShop.gems, amount: 30))
                $0.wallets[0].laterChanges = [change]
                $0.wallets[0].displayedBalances = [GoodAmount(good: SoundShop.gems, amount: 60)]
            }
        },
        Breakage("a refund that took nothing back", .i2, .i5, .i13) {
            $0.merchant {
                $0.ledger.removeSubrange(3...4)
            }
        },
        Breakage("goods that were taken back without a refund", .i13) {
            $0.merchant { $0.grants[2].isRevoked = false }
            $0.store { $0.outbox = [] }
        },
        Breakage("a refund that the merchant heard of and ignored", .i13) {
            $0.store {
                $0.transactions[3].transaction = SoundShop.transaction(
                    "1004", SoundShop.intent(4), isRefunded: true)
            }
        },
        Breakage("goods that were taken back though the store refunded nothing", .i13) {
            $0.store {
                $0.transactions[2].transaction = SoundShop.transaction("1003", SoundShop.intent(3))
            }
        },
        Breakage("a device that was told of a refund and keeps the goods", .i13) {
            $0.phone { $0.deliveries[2].stage = .delivered }
        },
        Breakage("a balance below nothing", .i2, .i13) {
            $0.merchant { $0.balances[0].amount = -1 }
        },
    ]
}
