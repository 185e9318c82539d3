import StoreModel

/// I22: subscription groups.
extension Ledgers {
    private struct Membership: Hashable {
        let account: AccountName
        let groupID: String
        let ownership: OwnershipType
    }

    func subscriptions() -> InvariantResult {
        guard let store = input.store else {
            return InvariantResult(.i22, Tally(), missing: MissingReason.store)
        }
        let periods = store.transactions.filter { $0.transaction.type == .autoRenewable }
        let memberships = Dictionary(grouping: periods) { fact in
            Membership(
                account: fact.account, groupID: fact.transaction.subscriptionGroupID ?? "",
                ownership: fact.transaction.ownershipType)
        }
        var tally = Tally()
        for (membership, periods) in memberships {
            let course = periods.map(\.transaction).sorted {
                ($0.purchaseDate, $0.id) < ($1.purchaseDate, $1.id)
            }
            for period in course { checkTerms(period, &tally) }
            for (one, next) in zip(course, course.dropFirst()) { checkOverlap(one, next, &tally) }
            checkIntroductions(course, membership.account, &tally)
        }
        let orders = Dictionary(grouping: store.orders, by: \.transactionID)
        for subscription in store.subscriptions {
            let storefronts = orders[subscription.transactionID, default: []].compactMap {
                $0.account == subscription.account ? $0.details?.storefront.countryCode : nil
            }
            check(subscription, Set(storefronts), &tally)
        }
        for fact in store.transactions where fact.transaction.ownershipType == .familyShared {
            checkShare(fact, &tally)
        }
        return InvariantResult(
            .i22, tally,
            figure:
                "\(countText(memberships.count, "subscription")), \(countText(periods.count, "period"))"
        )
    }

    /// Checks that a period is paid or has a free offer, and that it continues a subscription of the same group.
    private func checkTerms(_ period: Transaction, _ tally: inout Tally) {
        tally.expect(
            period.price > 0 || period.offerType != nil || period.ownershipType == .familyShared,
            "\(period.id)",
            "A period of \(period.productID) was free without an offer.")
        tally.expect(
            period.expiresDate.map { $0 >= period.purchaseDate } ?? false, "\(period.id)",
            "A period of \(period.productID) does not end after its start.")
        let first = transactions[period.originalID]?.transaction
        tally.expect(
            first.map { $0.subscriptionGroupID == period.subscriptionGroupID } ?? false,
            "\(period.id)",
            "It continues \(period.originalID), which is not in the same group.")
    }

    /// Checks that the store's row of a subscription equals the transaction of its last period.
    ///
    /// - Parameter storefronts: The storefronts of the orders that were answered with that transaction. An order that
    ///   changes the plan for the next renewal charges nothing, and its country is that of the renewal's price.
    private func check(
        _ subscription: SubscriptionAuditRecord, _ storefronts: Set<String>, _ tally: inout Tally
    ) {
        let id = subscription.originalID
        let matchesTransaction = transactions[subscription.transactionID].map { fact in
            let period = fact.transaction
            let isPaid =
                period.charge == subscription.paid && period.purchaseDate == subscription.began
                && period.expiresDate == subscription.expires
            return isPaid && fact.account == subscription.account && period.originalID == id
                && period.subscriptionGroupID == subscription.groupID
                && period.productID == subscription.productID
                && (period.storefront == subscription.storefront
                    || storefronts.contains(subscription.storefront))
                && period.originalPurchaseDate == subscription.originalDate
        }
        tally.expect(
            matchesTransaction ?? false, "\(id)",
            "Its last period is not that of transaction \(subscription.transactionID).")
        tally.expect(
            subscription.hasExpectedDueDate, "\(id)",
            "Its next due time does not match its state.")
    }

    private func checkOverlap(_ one: Transaction, _ next: Transaction, _ tally: inout Tally) {
        // Another plan replaces an upgraded period immediately.
        guard one.isUpgraded != true, let expires = one.expiresDate else { return }
        // A reinstated period may overlap with another one that was bought and revoked in the meantime.
        let isReinstated = one.revocationDate == nil && one.revision > 0
        if isReinstated, next.revocationDate != nil { return }
        let end = one.revocationDate.map { min($0, expires) } ?? expires
        tally.expect(
            next.purchaseDate >= end, "\(next.id)",
            "It began during the paid period of \(one.id): two subscriptions of one group at a time."
        )
    }

    private func checkIntroductions(
        _ course: [Transaction], _ account: AccountName, _ tally: inout Tally
    ) {
        let introductions = course.filter {
            $0.offerType == .introductory && $0.reason == .purchase && $0.withdrawal != .deleted
        }
        tally.expect(
            introductions.count <= 1, "\(account)",
            "An introductory offer of one group was used \(introductions.count) times.")
    }
}
