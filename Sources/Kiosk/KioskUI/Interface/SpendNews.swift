import PurchaseCore
import StoreModel

/// Spendings that were begun here: what becomes of one whose answer was lost is news once the wallet shows it.
///
/// The engine sends such a spending again by itself; whoever began it was told that nobody knows how it ends.
struct SpendNews: Sendable {
    /// How a spending ended.
    struct Ending: Hashable, Sendable {
        let goods: GoodAmount
        /// Whether the merchant took it; else it refused to.
        let isTaken: Bool
    }

    /// Where a spending stands, as far as the person was told.
    private enum Stage: Hashable {
        case sent, late, taken
    }

    private struct Spending: Hashable {
        let goods: GoodAmount
        let note: String
        /// The ledger's version when it was sent: its row comes later.
        let version: Int64
        var stage = Stage.sent

        func isRow(_ entry: WalletEntry) -> Bool {
            entry.version > version && entry.change == goods.negated && entry.note == note
        }
    }

    private var spendings: [Spending] = []
    /// The statement that was there when nothing was on its way any more: the next one has the rows of all that was taken.
    private var last: Timestamp?
    private var isAsking = false

    /// Goods are asked for.
    mutating func begin(_ goods: GoodAmount, note: String, version: Int64) {
        spendings.append(Spending(goods: goods, note: note, version: version))
    }

    /// The person was told that one was taken.
    mutating func take(_ goods: GoodAmount) {
        change(goods, to: .taken)
        forgetSettled()
    }

    /// The person was told that one was refused.
    mutating func refuse(_ goods: GoodAmount) {
        guard let index = index(of: goods, .sent) else { return }
        spendings.remove(at: index)
        forgetSettled()
    }

    /// The person was told that nobody knows what becomes of one.
    mutating func leave(_ goods: GoodAmount) { change(goods, to: .late) }

    /// How those ended that were left, once it is known; they count as told.
    ///
    /// - Returns: Also whether the merchant has to be asked for the wallet before it can be said.
    mutating func take(_ wallet: WalletView) -> (endings: [Ending], asks: Bool) {
        // While one is on its way, and before it was told how one ended, rows cannot be told apart.
        let isSure = !wallet.isSpending && !spendings.contains { $0.stage == .sent }
        guard isSure, spendings.contains(where: { $0.stage == .late }) else {
            isAsking = false
            return ([], false)
        }
        guard isAsking else {
            (isAsking, last) = (true, wallet.statementAt)
            return ([], true)
        }
        guard wallet.statementAt != last else { return ([], false) }
        isAsking = false
        defer { spendings = [] }
        return (endings(in: wallet.entries), false)
    }

    /// Each row of the ledger is of one spending, and those of which it was told were first.
    private func endings(in entries: [WalletEntry]) -> [Ending] {
        var rows = entries.filter { $0.kind == .spend }
        var endings: [Ending] = []
        for stage in [Stage.taken, .late] {
            for spending in spendings where spending.stage == stage {
                let index = rows.lastIndex(where: spending.isRow)
                if let index { rows.remove(at: index) }
                guard stage == .late else { continue }
                endings.append(Ending(goods: spending.goods, isTaken: index != nil))
            }
        }
        return endings
    }

    private func index(of goods: GoodAmount, _ stage: Stage) -> Int? {
        spendings.firstIndex { $0.goods == goods && $0.stage == stage }
    }

    private mutating func change(_ goods: GoodAmount, to stage: Stage) {
        guard let index = index(of: goods, .sent) else { return }
        spendings[index].stage = stage
    }

    /// What was taken is remembered only as long as its row could be held for another's.
    private mutating func forgetSettled() {
        if spendings.allSatisfy({ $0.stage == .taken }) { spendings = [] }
    }
}
