import PurchaseCore
import StoreModel
import Testing

@Suite("The wallet on the device")
struct WalletStateTests {
    private func statement(_ version: Int64, _ amount: Int64) -> WalletStatement {
        WalletStatement(
            version: version, balances: [GoodAmount(good: Sample.coins, amount: amount)])
    }

    @Test("a delivery counts once, before and after the statement that contains it")
    func once() {
        var wallet = WalletState()
        wallet.add([Sample.change(100, version: 3)])
        wallet.add([Sample.change(100, version: 3)])
        #expect(wallet.balance(of: Sample.coins) == 100)
        #expect(wallet.isProvisional)
        wallet.apply(statement(3, 100), at: Sample.now)
        #expect(wallet.balance(of: Sample.coins) == 100)
        #expect(!wallet.isProvisional)
        wallet.add([Sample.change(100, version: 3)])
        #expect(wallet.balance(of: Sample.coins) == 100)
    }

    @Test("without statements of the merchant, only a pending spending is provisional")
    func withoutStatements() {
        var wallet = WalletState()
        wallet.add([Sample.change(100, version: 3)])
        #expect(WalletSnapshot(wallet).isProvisional)
        #expect(!WalletSnapshot(wallet, hasStatements: false).isProvisional)
    }

    @Test("an older statement is ignored")
    func older() {
        var wallet = WalletState()
        wallet.apply(statement(5, 50), at: Sample.now)
        wallet.apply(statement(4, 10), at: Sample.after(1))
        #expect(wallet.balance(of: Sample.coins) == 50)
        #expect(wallet.statementAt == Sample.now)
    }

    @Test("a spending is deducted at once, and only once when it is confirmed")
    func spending() {
        var wallet = WalletState()
        wallet.apply(statement(1, 20), at: Sample.now)
        wallet.addPending(Sample.spend)
        #expect(wallet.balance(of: Sample.coins) == 15)
        wallet.removePending(Sample.spend.id, version: 2)
        #expect(wallet.balance(of: Sample.coins) == 15)
        wallet.apply(statement(2, 15), at: Sample.now)
        #expect(wallet.balance(of: Sample.coins) == 15)
    }

    @Test("a refused spending returns the goods")
    func refused() {
        var wallet = WalletState()
        wallet.apply(statement(1, 20), at: Sample.now)
        wallet.addPending(Sample.spend)
        wallet.removePending(Sample.spend.id, version: nil)
        #expect(wallet.balance(of: Sample.coins) == 20)
    }

    @Test("sums that overflow stay at the limit")
    func limits() {
        var wallet = WalletState()
        wallet.apply(statement(1, .max), at: Sample.now)
        wallet.add([Sample.change(.max, version: 2)])
        #expect(wallet.balance(of: Sample.coins) == .max)
        #expect(wallet.balance(of: "unknown") == 0)
    }
}
