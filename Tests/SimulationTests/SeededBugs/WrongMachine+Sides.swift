import KioskSimulation
import SandboxCore
import StoreModel

/// Wrong versions of the store and of the merchant.
extension WrongMachine {
    static let ofStore: [WrongMachine] = [
        WrongMachine("the charge is committed apart from the order", .seeds(500)) {
            $0.store.isAtomic = false
        },
        WrongMachine("a closed order is forgotten", .seeds(3_000)) {
            $0.store.remembersClosed = false
        },
        WrongMachine("a refund of what is finished is told to nobody", .seeds(300)) {
            $0.store.isNews = { $0.isUnfinished }
        },
        WrongMachine("a repeated request is charged again", .seeds(300)) {
            $0.store.purchase = { terms, content, outcome, facts, numbers in
                let fresh = PurchaseFacts(
                    earlier: .none, offer: facts.offer, unfinished: nil, owned: facts.owned)
                return PurchaseRules.decide(
                    terms, content: content, outcome: outcome, facts: fresh, numbers: numbers)
            }
        },
        WrongMachine("an order of what is owned is charged again", .seeds(500)) {
            $0.store.purchase = { terms, content, outcome, facts, numbers in
                let fresh = PurchaseFacts(
                    earlier: facts.earlier, offer: facts.offer, unfinished: facts.unfinished)
                return PurchaseRules.decide(
                    terms, content: content, outcome: outcome, facts: fresh, numbers: numbers)
            }
        },
    ]

    static let ofMerchant: [WrongMachine] = [
        WrongMachine("the tombstone goes by the text of the token", .seeds(300)) {
            $0.merchant.tombstone = { $0.jws.compact }
        },
        WrongMachine("the credit is committed apart from the tombstone", .seeds(500)) {
            $0.merchant.isAtomic = false
        },
        WrongMachine("what was granted is granted again", .seeds(300)) {
            $0.merchant.judge = { transaction, facts, now in
                let fresh = VerificationFacts(
                    account: facts.account, player: facts.player, bundleID: facts.bundleID,
                    product: facts.product, standing: facts.standing)
                return VerificationRules.decide(transaction, facts: fresh, now: now)
            }
        },
        WrongMachine("a restored copy pays out", .seeds(500)) {
            $0.merchant.judge = { transaction, facts, now in
                let fresh = VerificationFacts(
                    account: facts.account, player: facts.player, bundleID: facts.bundleID,
                    product: facts.product, standing: facts.standing, earlier: facts.earlier)
                return VerificationRules.decide(transaction, facts: fresh, now: now)
            }
        },
        WrongMachine("a spending is taken as often as it comes", .seeds(500)) {
            $0.merchant.knowsSpends = false
        },
        WrongMachine("a refund takes what is not there", .seeds(1_000)) {
            $0.merchant.debit = { goods, balances in
                goods.map { item in
                    let before = balances[item.good] ?? GoodBalance(good: item.good)
                    let after = GoodBalance(
                        good: item.good, amount: before.amount - item.amount, debt: before.debt)
                    return LedgerChange(kind: .revocation, change: item.negated, after: after)
                }
            }
        },
        WrongMachine("what was refunded before it was seen is forgotten", .seeds(1_000)) {
            $0.merchant.buriesUnseenRefunds = false
        },
        WrongMachine("a grant does not pay off what is owed", .seeds(2_000)) {
            $0.merchant.credit = { goods, balances in
                goods.map { item in
                    let before = balances[item.good] ?? GoodBalance(good: item.good)
                    let after = GoodBalance(good: item.good, amount: before.amount + item.amount)
                    return LedgerChange(kind: .grant, change: item, after: after)
                }
            }
        },
    ]
}
