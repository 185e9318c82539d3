import SandboxCore
import StoreModel
import Testing

@Suite("The goods of an order")
struct DisputedGoodsTests {
    /// The ledger of one good, whose rows get their balances one after another.
    private struct Ledger {
        var rows: [WalletEntry] = []
        var balance: Int64 = 0

        mutating func add(
            _ kind: WalletEntry.Kind, _ amount: Int64, of id: TransactionID? = nil,
            paidOff: Int64? = nil
        ) {
            if kind != .debt { balance += amount - (paidOff ?? 0) }
            rows.append(
                WalletEntry(
                    version: Int64(rows.count + 1), at: Samples.now, kind: kind,
                    change: GoodAmount(good: "gem", amount: amount), paidOff: paidOff,
                    balance: balance, transactionID: id, note: "\(rows.count + 1)"))
        }

        /// The goods of transaction 1000.
        var goods: DisputedGoods {
            DisputeRules.goods(
                of: DisputeFacts(
                    store: .unknown, grant: DisputeRulesTests.grant, ledger: rows))
        }

        var left: [Int64] { goods.left.map(\.amount) }
        var spends: [String] { goods.spends.map(\.note) }
    }

    @Test("older goods are spent first")
    func oldestFirst() {
        var ledger = Ledger()
        ledger.add(.grant, 50, of: "900")
        ledger.add(.grant, 60, of: "1000")
        ledger.add(.grant, 70, of: "1100")
        #expect(ledger.left == [60])
        ledger.add(.spend, -50)
        #expect(ledger.left == [60] && ledger.spends.isEmpty)
        ledger.add(.spend, -45)
        #expect(ledger.left == [15] && ledger.spends == ["5"])
        ledger.add(.spend, -40)
        #expect(ledger.left == [0] && ledger.spends == ["5", "6"])
        ledger.add(.spend, -45)
        #expect(ledger.left == [0] && ledger.spends == ["5", "6"])
        #expect(ledger.goods.given == [GoodAmount(good: "gem", amount: 60)])
    }

    @Test("goods that settled a debt were never part of the balance")
    func debts() {
        var ledger = Ledger()
        ledger.add(.grant, 60, of: "1000", paidOff: 20)
        #expect(ledger.left == [40])
        #expect(ledger.goods.paidOff == [GoodAmount(good: "gem", amount: 20)])
        ledger.add(.spend, -40)
        #expect(ledger.left == [0])
    }

    @Test(
        "a refund of an older order takes the older goods, and that of a later order takes its own")
    func otherRefunds() {
        var ledger = Ledger()
        ledger.add(.grant, 50, of: "900")
        ledger.add(.grant, 60, of: "1000")
        ledger.add(.grant, 70, of: "1100")
        ledger.add(.revocation, -70, of: "1100")
        #expect(ledger.left == [60])
        ledger.add(.revocation, -50, of: "900")
        #expect(ledger.left == [60])
        ledger.add(.spend, -10)
        #expect(ledger.left == [50] && ledger.spends == ["6"])
    }

    @Test("a refund of another order that takes these goods leaves no more than the balance")
    func takenByOthers() {
        var ledger = Ledger()
        ledger.add(.grant, 50, of: "900")
        ledger.add(.grant, 60, of: "1000")
        ledger.add(.spend, -50)
        ledger.add(.revocation, -50, of: "900")
        #expect(ledger.left == [10] && ledger.spends.isEmpty)
    }

    @Test("the order’s own refund is reported row by row, with its debt")
    func ownRefund() {
        var ledger = Ledger()
        ledger.add(.grant, 60, of: "1000")
        ledger.add(.spend, -45)
        ledger.add(.revocation, -15, of: "1000")
        ledger.add(.debt, -45, of: "1000")
        #expect(ledger.goods.takenBack.map(\.kind) == [.revocation, .debt])
        #expect(ledger.left == [0])
    }

    @Test("after a reversal only later revocations are reported")
    func reversed() {
        var ledger = Ledger()
        ledger.add(.grant, 60, of: "1000")
        ledger.add(.spend, -50)
        ledger.add(.revocation, -10, of: "1000")
        ledger.add(.debt, -50, of: "1000")
        ledger.add(.reversal, 60, of: "1000", paidOff: 50)
        #expect(ledger.goods.takenBack.isEmpty)
        ledger.add(.revocation, -10, of: "1000")
        ledger.add(.debt, -50, of: "1000")
        #expect(ledger.goods.takenBack.map(\.change.amount) == [-10, -50])
    }

    @Test("amounts at the limits do not trap")
    func limits() {
        let huge = WalletEntry(
            version: 1, at: Samples.now, kind: .grant,
            change: GoodAmount(good: "gem", amount: .max), paidOff: .min, balance: .min,
            transactionID: "1000")
        let odd = WalletEntry(
            version: 2, at: Samples.now, kind: .spend,
            change: GoodAmount(good: "gem", amount: .min), balance: .max, transactionID: nil)
        let goods = DisputeRules.goods(
            of: DisputeFacts(
                store: .unknown, grant: DisputeRulesTests.grant, ledger: [huge, odd, huge]))
        #expect(goods.given.count == 1)
    }

    @Test("the balance before a row is the balance after it minus its change")
    func before() {
        var ledger = Ledger()
        ledger.add(.grant, 60, of: "1000", paidOff: 20)
        ledger.add(.debt, -5, of: "1000")
        ledger.add(.spend, -15)
        #expect(ledger.rows.map(\.balanceBefore) == [0, 40, 40])
        #expect(ledger.rows.map(\.balance) == [40, 40, 25])
    }
}
