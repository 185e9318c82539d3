import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("What becomes of a spending that nobody answered is told")
struct SpendNewsTests {
    private static let goods = GoodAmount(good: "gems", amount: 3)

    /// The wallet as it is so many statements later.
    private static func snapshot(
        isSpending: Bool, statement: Int64, _ entries: [WalletEntry] = []
    ) -> EngineSnapshot {
        var wallet = WalletState()
        wallet.apply(
            WalletStatement(
                version: 2 + Int64(entries.count),
                balances: [GoodAmount(good: "gems", amount: 110)], entries: entries),
            at: Fixture.now.adding(milliseconds: statement))
        if isSpending { wallet.begin(Spend(id: "spend-1", goods: goods, note: "a torch")) }
        return EngineSnapshot(
            mode: .driving, rows: [], wallet: WalletView(wallet), entitlements: [],
            hasLaunched: true, isSettled: !isSpending)
    }

    private static func row(_ version: Int64, note: String = "a torch") -> WalletEntry {
        WalletEntry(
            version: version, at: Fixture.now, kind: .spend, change: goods.negated, balance: 107,
            note: note)
    }

    /// A shop in which a spending got no answer, as the person was told.
    private func left(_ model: Model = Fixture.model()) -> Model {
        var model = model
        model.noteSpendings([.spend(Self.goods, note: "a torch")])
        _ = update(&model, .snapshot(Self.snapshot(isSpending: true, statement: 0)))
        _ = update(&model, .spendFailed(Self.goods, "No answer.", isRefused: false))
        model.toasts = []
        return model
    }

    private func said(_ model: Model) -> [String] { model.toasts.map(\.text.string) }

    @Test("that it was taken after all is told once the wallet has its row")
    func taken() {
        var model = left()
        let settled = update(&model, .snapshot(Self.snapshot(isSpending: false, statement: 0)))
        #expect(settled.contains(.refreshWallet))
        #expect(said(model).isEmpty, "the wallet that is there does not say")
        let told = Self.snapshot(isSpending: false, statement: 1, [Self.row(3)])
        _ = update(&model, .snapshot(told))
        #expect(said(model) == ["Spent 3 gems."])
        #expect(model.toasts.first?.kind == .success)
        model.toasts = []
        _ = update(&model, .snapshot(told))
        #expect(said(model).isEmpty, "it is told once")
    }

    @Test(
        "that it was refused is told where the wallet has no row of it",
        arguments: [[], [row(2)], [row(3, note: "a rope")]] as [[WalletEntry]])
    func refused(entries: [WalletEntry]) {
        var model = left()
        _ = update(&model, .snapshot(Self.snapshot(isSpending: false, statement: 0)))
        _ = update(&model, .snapshot(Self.snapshot(isSpending: false, statement: 1, entries)))
        #expect(said(model) == ["Spending 3 gems was refused after all: nothing was taken."])
        #expect(model.toasts.first?.kind == .error)
    }

    @Test("nothing is told while it is on its way")
    func underWay() {
        var model = left()
        for statement in Int64(1)...3 {
            let snapshot = Self.snapshot(isSpending: true, statement: statement, [Self.row(3)])
            #expect(!update(&model, .snapshot(snapshot)).contains(.refreshWallet))
        }
        #expect(said(model).isEmpty)
    }

    @Test("the row of another one that was taken meanwhile is not held for its own")
    func another() {
        var model = left()
        model.noteSpendings([.spend(Self.goods, note: "a torch")])
        _ = update(&model, .spent(Self.goods))
        model.toasts = []
        _ = update(&model, .snapshot(Self.snapshot(isSpending: false, statement: 0)))
        _ = update(
            &model, .snapshot(Self.snapshot(isSpending: false, statement: 1, [Self.row(3)])))
        #expect(said(model) == ["Spending 3 gems was refused after all: nothing was taken."])
    }

    @Test("what was answered is not told a second time")
    func answered() {
        var model = Fixture.model()
        model.noteSpendings([.spend(Self.goods, note: "a torch")])
        _ = update(&model, .spent(Self.goods))
        model.toasts = []
        for statement in Int64(0)...1 {
            let told = Self.snapshot(isSpending: false, statement: statement, [Self.row(3)])
            #expect(!update(&model, .snapshot(told)).contains(.refreshWallet))
        }
        #expect(said(model).isEmpty)
    }

    @Test("a spending is remembered when the dialog sends it")
    func dialog() {
        var model = Fixture.model()
        _ = model.press("3", "s", "3", .tab, .tab, .tab)
        _ = update(&model, .drawn(at: Fixture.now))
        let sent = model.press(.enter, after: 1500)
        #expect(sent == [.spend(Self.goods, note: "")])
        _ = update(&model, .spendFailed(Self.goods, "No answer.", isRefused: false))
        let settled = update(&model, .snapshot(Self.snapshot(isSpending: false, statement: 0)))
        #expect(settled.contains(.refreshWallet))
    }

    @Test("another customer hears nothing of it")
    func moved() {
        var model = left()
        _ = update(&model, .moved)
        let settled = update(&model, .snapshot(Self.snapshot(isSpending: false, statement: 0)))
        #expect(!settled.contains(.refreshWallet))
    }
}
