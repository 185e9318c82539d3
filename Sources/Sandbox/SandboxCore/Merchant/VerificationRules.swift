package import StoreModel

/// Judges a transaction whose signature was verified.
///
/// Goods are granted once per transaction, for non-consumables once per first transaction, whatever comes
/// how often in whichever order. What may pass is never a rejection: a rejection is for ever.
package enum VerificationRules {
    /// The judgement.
    package enum Decision: Hashable, Sendable {
        /// Credit these goods now and remember it.
        case grant([GoodAmount])
        /// It refers to an ownership that was paid out before: remember it, credit nothing.
        case copy
        /// Judged before: the same answer again.
        case repeated
        /// Refunded: take back what it gave, as far as the word says and if it gave anything, and remember it.
        case revoke(RevocationState)
        /// A part of it was refunded before it was ever seen here: credit these goods, and take back that part.
        case grantAndRevoke([GoodAmount], RevocationState)
        /// The refund was reversed: give back what was taken, and remember it.
        case giveBack(RevocationState)
        /// Never; the text says why.
        case reject(String)
        /// Not now; the text says why.
        case retry(String)
    }

    /// How long a device waits before it asks again, in milliseconds.
    package static let patience: Int64 = 5_000

    /// How much the store's clock may be ahead, in milliseconds.
    package static let clockTolerance: Int64 = 5 * 60 * 1_000

    /// Why an account that is not the buyer's is refused: it says nothing of what the buyer will hear.
    static let strangersReasons: Set<String> = [anotherPlayers, anotherAccounts]

    private static let anotherPlayers = "It was bought for another player."
    private static let anotherAccounts = "Its goods went to another account."

    /// Judges one transaction at this moment.
    ///
    /// What is dated in the future waits until it is not: one of the clocks is wrong. However old it is, what was
    /// paid is delivered: an old signature says less, so that only the store's word of today, which every grant
    /// needs, makes up for its age.
    package static func decide(
        _ transaction: Transaction, facts: VerificationFacts, now: Timestamp
    ) -> Decision {
        if let reason = flaw(of: transaction, facts: facts) { return .reject(reason) }
        let latest = now.adding(milliseconds: clockTolerance)
        guard transaction.signedDate <= latest, transaction.purchaseDate <= latest else {
            return .retry("It is dated in the future: a clock is wrong.")
        }
        let word = newest(transaction, facts.standing)
        let isNews = facts.earlier.map { word.revision > $0.revision } ?? true
        if word.revokedAt != nil { return isNews ? revoked(transaction, word, facts) : .repeated }
        if facts.earlier?.revokedAt != nil, !isNews { return .repeated }
        switch facts.standing {
        case .unknown: return .retry("The store does not know this transaction.")
        case .noAnswer: return .retry("The store did not answer.")
        case .told: return standing(transaction, word, facts: facts)
        }
    }

    /// The newest of what was signed and what the store says today: an old copy can be sent again at any time.
    package static func newest(
        _ transaction: Transaction, _ standing: StoreLookup
    ) -> RevocationState {
        let signed = RevocationState(transaction)
        guard case .told(let today) = standing else { return signed }
        return signed.orNewer(today)
    }

    /// What was paid for in part is given in part, whether the goods or the refund came first.
    private static func revoked(
        _ transaction: Transaction, _ word: RevocationState, _ facts: VerificationFacts
    ) -> Decision {
        guard facts.credited == nil, word.share < Transaction.whole, !word.isDeleted else {
            return .revoke(word)
        }
        switch facts.standing {
        case .unknown: return .retry("The store does not know this transaction.")
        case .noAnswer: return .retry("The store did not answer.")
        case .told: break
        }
        let ruling = granting(transaction, facts)
        guard case .grant(let goods) = ruling else { return ruling }
        return .grantAndRevoke(goods, word)
    }

    private static func standing(
        _ transaction: Transaction, _ word: RevocationState, facts: VerificationFacts
    ) -> Decision {
        if let credited = facts.credited,
            word.revision > min(credited.revision, facts.earlier?.revision ?? credited.revision)
        {
            return .giveBack(word)
        }
        // Refunded before it was ever seen here, and never paid out: it is granted now, for the first time.
        let isOwed = facts.credited == nil && facts.earlier?.revokedAt != nil
        if facts.earlier != nil, !isOwed { return .repeated }
        if transaction.type == .nonConsumable, facts.credited != nil { return .copy }
        return granting(transaction, facts)
    }

    private static func granting(
        _ transaction: Transaction, _ facts: VerificationFacts
    ) -> Decision {
        // The catalog can be exchanged while a paid purchase is on its way; it would be lost for ever otherwise.
        guard let product = facts.product else {
            return .retry("The merchant's catalog has no product \(transaction.productID) now.")
        }
        guard product.type == transaction.type else {
            return .reject("The product is of another type.")
        }
        // A family is given the goods of a subscription once; the next periods of it were paid by somebody else.
        if transaction.ownershipType == .familyShared, transaction.type == .autoRenewable,
            transaction.id != transaction.originalID
        {
            return .grant([])
        }
        guard let goods = goods(of: product, quantity: transaction.quantity) else {
            return .reject("The goods of this purchase cannot be counted.")
        }
        return .grant(goods)
    }

    /// What no later moment can mend.
    private static func flaw(of transaction: Transaction, facts: VerificationFacts) -> String? {
        if transaction.bundleID != facts.bundleID { return "It was bought in another app." }
        if !isFor(facts.player, transaction) { return anotherPlayers }
        if let earlier = facts.earlier, earlier.account != facts.account {
            return anotherAccounts
        }
        if let credited = facts.credited, credited.account != facts.account {
            return anotherAccounts
        }
        if !transaction.type.quantities.contains(transaction.quantity) {
            return "Its quantity is not one of this product's."
        }
        return priceFlaw(of: transaction)
    }

    /// What a family shares was bought for no player of this account: whose it is, the store says.
    private static func isFor(_ player: AppAccountToken, _ transaction: Transaction) -> Bool {
        if transaction.ownershipType == .familyShared, transaction.appAccountToken == nil {
            return true
        }
        return transaction.appAccountToken == player
    }

    private static func priceFlaw(of transaction: Transaction) -> String? {
        guard let price = transaction.charge, price.milliunits >= 0 else {
            return "Its price is none."
        }
        if transaction.isCopy, !price.isFree { return "A copy of a purchase cannot have a price." }
        if transaction.ownershipType == .familyShared, !price.isFree {
            return "What a family shares cannot have a price."
        }
        return nil
    }

    /// What one purchase delivers, one amount a good; nil where it cannot be counted in 64 bits.
    package static func goods(of product: CatalogProduct, quantity: Int) -> [GoodAmount]? {
        var sums: [GoodID: Int64] = [:]
        for grant in product.grants {
            guard grant.amount >= 0, let many = grant.times(quantity) else { return nil }
            let (sum, overflow) = sums[grant.good, default: 0].addingReportingOverflow(many.amount)
            guard !overflow else { return nil }
            sums[grant.good] = sum
        }
        return sums.filter { $0.value > 0 }.map { GoodAmount(good: $0.key, amount: $0.value) }
            .sorted { $0.good < $1.good }
    }
}
