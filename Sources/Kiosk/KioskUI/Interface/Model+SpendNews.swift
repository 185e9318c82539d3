import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// Remembers which goods are asked for, so that it can be told later what became of that.
    mutating func noteSpendings(_ commands: [Command]) {
        for case .spend(let goods, let note) in commands {
            spendNews.begin(
                goods, note: note, version: engine.snapshot.wallet.statementVersion)
        }
    }

    /// Says what became of spendings that nobody had answered.
    mutating func tellSpendNews() -> [Command] {
        let (endings, asks) = spendNews.take(engine.snapshot.wallet)
        for ending in endings {
            let goods = words.counts.string(ending.goods)
            if ending.isTaken {
                tell(.success, words.say(.toastSpent, goods))
            } else {
                tell(.error, words.say(.newsNotSpent, goods))
            }
        }
        return asks ? [.refreshWallet] : []
    }
}
