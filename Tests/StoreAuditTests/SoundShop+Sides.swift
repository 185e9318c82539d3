import StoreAudit
import StoreModel

extension SoundShop {
    static var store: StoreAuditRecords {
        StoreAuditRecords(
            orders: [
                order(1, .purchased("1001"), quantity: 2),
                order(2, .purchased("1002"), product: "no-ads", price: 4990),
                order(3, .purchased("1003")), order(4, .purchased("1004")), order(5, .declined),
            ],
            transactions: zip(transactions, [1, 2, 3, 4, 2]).map { made, digit in
                TransactionAuditRecord(
                    transaction: made, number: number(digit), account: alice,
                    device: made.id == "1005" ? other : phone,
                    isFinished: true)
            },
            charges: [
                charge("1001", 3980), charge("1002", 4990), charge("1003", 1990),
                charge("1003", -1990, .refund), charge("1004", 1990),
            ],
            paidTotals: [PaidTotalAuditRecord(account: alice, total: price(10960))],
            refundNotices: [
                RefundNoticeAuditRecord(sequence: 5, account: alice, transactionID: "1003")
            ])
    }

    static var merchant: MerchantAuditRecords {
        var facts = MerchantAuditRecords(
            numbers: (1...5).map {
                issued($0, for: $0)
            },
            grants: transactions.map { made in
                GrantAuditRecord(
                    transactionID: made.id, originalID: made.originalID, account: alice,
                    productID: made.productID, type: made.type, isCredited: made.id != "1005",
                    isRevoked: made.id == "1003")
            },
            ledger: [
                row(1, .grant, 120, balance: 120, of: "1001"),
                row(2, .grant, 60, balance: 180, of: "1003"),
                row(3, .spend, -150, balance: 30, spend: "spend-1"),
                row(4, .revocation, -30, balance: 0, of: "1003"),
                row(5, .debt, -30, balance: 0, of: "1003"),
                row(6, .grant, 60, paidOff: 30, balance: 30, of: "1004"),
            ], balances: [BalanceAuditRecord(account: alice, good: gems, amount: 30)],
            spends: [SpendAuditRecord(id: "spend-1", account: alice, version: 3)])
        facts.players = [alice: player]
        return facts
    }

    static func order(
        _ digit: Int, _ state: OrderAuditRecord.State, product: ProductID = "gems.60",
        quantity: Int = 1,
        price unit: Int64 = 1990
    ) -> OrderAuditRecord {
        var fact = OrderAuditRecord(
            intentID: intent(digit), number: number(digit), account: alice, device: phone,
            productID: product,
            quantity: quantity, unitPrice: price(unit), state: state)
        fact.details = OrderAuditRecord.Details(
            type: product == "no-ads" ? .nonConsumable : .consumable, token: player,
            bundleID: "com.example.kiosk",
            storefront: Storefront(countryCode: "USA", id: "143441"))
        return fact
    }

    static func charge(
        _ id: TransactionID, _ milliunits: Int64, _ kind: ChargeAuditRecord.Kind = .charge
    ) -> ChargeAuditRecord {
        ChargeAuditRecord(transactionID: id, kind: kind, account: alice, amount: price(milliunits))
    }

    static func row(
        _ version: Int64, _ kind: WalletEntry.Kind, _ amount: Int64, paidOff: Int64? = nil,
        balance: Int64, of id: TransactionID? = nil, spend: SpendID? = nil
    ) -> LedgerAuditRecord {
        LedgerAuditRecord(
            account: alice,
            entry: WalletEntry(
                version: version, at: moment, kind: kind,
                change: GoodAmount(good: gems, amount: amount), paidOff: paidOff, balance: balance,
                transactionID: id, spendID: spend))
    }
}
