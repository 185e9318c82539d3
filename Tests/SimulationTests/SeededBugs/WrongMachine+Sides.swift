import KioskSimulation
import SandboxCore
import StoreModel

/// Wrong versions of the store and of the merchant.
extension WrongMachine {
    static let ofStore: [WrongMachine] = [
        WrongMachine("the charge is committed separately from the order", .search(.serviceCrash)) {
            $0.store.isAtomic = false
        },
        WrongMachine("two orders of the same moment have one number", .seeds(1...200)) {
            $0.store.nextTransactionNumber = { _, now in now.milliseconds * 1_000 }
        },
        WrongMachine("an unfinished transaction is charged again", .seeds(1...200)) {
            $0.store.purchase = { terms, content, outcome, facts, numbers in
                let fresh = PurchaseFacts(
                    earlier: facts.earlier, offer: facts.offer, unfinished: nil,
                    owned: facts.owned)
                return PurchaseRules.decide(
                    terms, content: content, outcome: outcome, facts: fresh, numbers: numbers)
            }
        },
        WrongMachine("an approval charges for an owned product", .search(.approved)) {
            $0.store.approve = { terms, unfinished, _, numbers in
                let facts = PurchaseFacts(earlier: .none, offer: nil, unfinished: unfinished)
                return PurchaseRules.approve(terms, facts: facts, numbers: numbers)
            }
        },
        WrongMachine("consumables are restored", .audit(1...200)) {
            $0.store.isRestorable = { $0.type != .nonRenewable }
            $0.store.restore = { owned, _ in owned.filter { !$0.isRevoked }.map { .issue($0) } }
        },
        WrongMachine("a restored transaction has another number", .audit(1...200)) {
            $0.store.restore = { owned, waiting in
                let renamed = owned.map {
                    TransactionRecord(
                        transaction: $0.transaction, account: $0.account, device: $0.device,
                        merchantOrder: "N0", finishedAt: $0.finishedAt)
                }
                return RestoreRules.items(owned: renamed, unfinished: waiting)
            }
        },
        WrongMachine("a refund returns another amount", .audit(1...200)) {
            $0.store.refund = { record, copies in
                let ruling = RefundRules.decide(record, copies: copies)
                guard case .refund(let amount, let withdrawn) = ruling else { return ruling }
                let less = Price(milliunits: amount.milliunits - 10, currency: amount.currency)
                return .refund(amount: less, withdraw: withdrawn)
            }
        },
        WrongMachine("a refund does not revoke the copies", .seeds(200...300)) {
            $0.store.refund = { record, _ in RefundRules.decide(record, copies: [record]) }
        },
        WrongMachine("a closed order is forgotten", .search(.late)) {
            $0.store.keepsOrdersClosed = false
        },
        WrongMachine("a refund of a finished transaction is not reported", .seeds(1...200)) {
            $0.store.isReported = { $0.isUnfinished }
        },
        WrongMachine("a repeated request is charged again", .seeds(1...200)) {
            $0.store.purchase = { terms, content, outcome, facts, numbers in
                let fresh = PurchaseFacts(
                    earlier: .none, offer: facts.offer, unfinished: nil, owned: facts.owned)
                return PurchaseRules.decide(
                    terms, content: content, outcome: outcome, facts: fresh, numbers: numbers)
            }
        },
        WrongMachine("an order of an owned product is charged again", .seeds(1...200)) {
            $0.store.purchase = { terms, content, outcome, facts, numbers in
                let fresh = PurchaseFacts(
                    earlier: facts.earlier, offer: facts.offer, unfinished: facts.unfinished)
                return PurchaseRules.decide(
                    terms, content: content, outcome: outcome, facts: fresh, numbers: numbers)
            }
        },
    ]

    static let ofMerchant: [WrongMachine] = [
        WrongMachine("the tombstone is found by the text of the token", .seeds(1...200)) {
            $0.merchant.grantKey = { $0.jws.compact }
        },
        WrongMachine(
            "the credit is committed separately from the tombstone", .search(.serviceCrash)
        ) {
            $0.merchant.isAtomic = false
        },
        WrongMachine("a granted transaction is granted again", .seeds(1...200)) {
            $0.merchant.decide = { transaction, facts, now in
                let fresh = VerificationFacts(
                    account: facts.account, player: facts.player, bundleID: facts.bundleID,
                    product: facts.product, storeLookup: facts.storeLookup)
                return VerificationRules.decide(transaction, facts: fresh, now: now)
            }
        },
        WrongMachine("a restored copy grants goods", .audit(1...200)) {
            $0.merchant.decide = { transaction, facts, now in
                let fresh = VerificationFacts(
                    account: facts.account, player: facts.player, bundleID: facts.bundleID,
                    product: facts.product, storeLookup: facts.storeLookup, earlier: facts.earlier)
                return VerificationRules.decide(transaction, facts: fresh, now: now)
            }
        },
        WrongMachine("all orders have one number", .seeds(1...200)) {
            $0.merchant.number = { _, _ in "N1" }
        },
        WrongMachine("the merchant does not ask the store", .search(.refunded)) {
            $0.merchant.looksUpTransactions = false
        },
        WrongMachine("a quantity above 1 grants the goods of 1", .seeds(1...200)) {
            $0.merchant.decide = { transaction, facts, now in
                let ruling = VerificationRules.decide(transaction, facts: facts, now: now)
                guard case .grant = ruling, let product = facts.product else { return ruling }
                return .grant(product.grants)
            }
        },
        WrongMachine("a refund takes no goods back", .search(.refunded)) {
            $0.merchant.debit = { _, _ in [] }
        },
        WrongMachine("a refund takes the goods twice", .search(.refunded)) {
            $0.merchant.debit = { goods, balances in
                LedgerRules.debit(goods.map { $0.twice }, balances: balances)
            }
        },
        WrongMachine("a repeated spending is taken again", .seeds(1...200)) {
            $0.merchant.recognizesRepeat = { if case .accepted = $0 { false } else { true } }
        },
        WrongMachine("a refused spending is forgotten", .seeds(133_334...133_334)) {
            $0.merchant.recognizesRepeat = { if case .refused = $0 { false } else { true } }
        },
        WrongMachine("a refund takes goods that are not there", .seeds(1...200)) {
            $0.merchant.debit = { goods, balances in
                goods.map { item in
                    let before = balances[item.good] ?? GoodBalance(good: item.good)
                    let after = GoodBalance(
                        good: item.good, amount: before.amount - item.amount, debt: before.debt)
                    return LedgerChange(kind: .revocation, change: item.negated, after: after)
                }
            }
        },
        WrongMachine("a refund before the first verification is forgotten", .seeds(1...200)) {
            $0.merchant.recordsUnseenRefunds = false
        },
        WrongMachine("a grant does not pay off the debt", .seeds(1...200)) {
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

extension GoodAmount {
    fileprivate var twice: GoodAmount { GoodAmount(good: good, amount: amount * 2) }
}
