import StoreModel

/// I1, I3, I12, I19: payments.
extension Ledgers {
    private struct Purse: Hashable {
        let account: AccountName
        let currency: String
    }

    func money() -> InvariantResult {
        guard let store = facts.store else {
            return InvariantResult(.i1, Tally(), missing: Missing.store)
        }
        var tally = Tally()
        var sums: [Purse: ExactSum] = [:]
        for charge in store.charges {
            let purse = Purse(account: charge.account, currency: charge.amount.currency.code)
            sums[purse, default: ExactSum()].add(charge.amount.milliunits)
            checkDirection(charge, &tally)
        }
        for paid in store.paid {
            let purse = Purse(account: paid.account, currency: paid.total.currency.code)
            let sum = sums.removeValue(forKey: purse) ?? ExactSum()
            tally.expect(
                sum.isExactly(paid.total.milliunits), "\(paid.account)",
                "The movements add up to \(sum.text), but the balance is \(words(paid.total)).")
        }
        for (purse, sum) in sums {
            tally.expect(
                sum.isExactly(0), "\(purse.account)",
                "The movements add up to \(sum.text) \(purse.currency), but there is no balance.")
        }
        let kinds = Dictionary(grouping: store.charges, by: \.kind).mapValues(\.count)
        let reversals = kinds[.reversal] ?? 0
        let figure =
            "\(count(kinds[.charge] ?? 0, "charge")), \(count(kinds[.refund] ?? 0, "refund"))"
            + (reversals > 0 ? ", \(count(reversals, "reversal"))" : "")
        return InvariantResult(.i1, tally, figure: figure)
    }

    private func checkDirection(_ charge: ChargeAuditRecord, _ tally: inout Tally) {
        let id = charge.transactionID
        switch charge.kind {
        case .charge:
            tally.expect(
                charge.amount.milliunits >= 0 && transactions[id]?.account == charge.account,
                "\(id)", "It was charged \(words(charge.amount)) to \(charge.account).")
        case .refund:
            let paid = charges[id]?.first
            tally.expect(
                paid.map { $0.account == charge.account && isRefund(charge, of: $0) } ?? false,
                "\(id)",
                "It was refunded by \(words(charge.amount)); "
                    + (paid.map { "it was charged \(words($0.amount))." } ?? "it was never charged.")
            )
            // A second refund is valid only after the first one was reversed.
            tally.expect(
                !movements(of: id).contains {
                    $0.kind == .refund && $0.number < charge.number
                        && !isReversed($0, before: charge.number)
                }, "\(id)", "It was refunded twice.")
        case .reversal:
            let refund = movements(of: id).last { $0.number < charge.number }
            tally.expect(
                refund.map {
                    $0.kind == .refund && $0.account == charge.account
                        && $0.amount.isOpposite(of: charge.amount)
                } ?? false, "\(id)",
                "It was charged \(words(charge.amount)) again, but no refund of that amount was reversed."
            )
        }
    }

    private func movements(of id: TransactionID) -> [ChargeAuditRecord] {
        (movements[id] ?? [:]).values.sorted { $0.number < $1.number }
    }

    private func isReversed(_ refund: ChargeAuditRecord, before number: Int) -> Bool {
        movements(of: refund.transactionID).contains {
            $0.kind == .reversal && $0.number > refund.number && $0.number < number
        }
    }

    /// Returns whether a refund equals the charge or is a valid part of it. A partial refund is valid for a
    /// subscription period that an upgrade replaced, and if the store signed it. The signature of a reversed refund is
    /// no longer available.
    private func isRefund(_ refund: ChargeAuditRecord, of paid: ChargeAuditRecord) -> Bool {
        if refund.amount.isOpposite(of: paid.amount) { return true }
        guard let signed = transactions[refund.transactionID]?.transaction else { return false }
        let isPart =
            signed.isUpgraded == true || signed.revocationType == .proratedRefund
            || signed.revision > refund.number
        return isPart && refund.amount.currency == paid.amount.currency
            && refund.amount.milliunits <= 0
            && refund.amount.milliunits.magnitude <= paid.amount.milliunits.magnitude
    }

    func singleCharges() -> InvariantResult {
        guard let store = facts.store else {
            return InvariantResult(.i3, Tally(), missing: Missing.store)
        }
        var tally = Tally()
        var charged: [IntentID: Int] = [:]
        for (id, charges) in charges {
            let fact = transactions[id]
            let intent = fact?.transaction.intentID
            // A renewal does not have an order; the subscription's first transaction has one, or was bought outside the
            // app.
            let isAsked =
                intent != nil || fact?.transaction.reason == .renewal || fact?.isOutside == true
            tally.expect(
                charges.count == 1 && isAsked, "\(id)",
                !isAsked
                    ? "It was charged without an order of a customer."
                    : "It was charged \(charges.count) times.")
            if let intent { charged[intent, default: 0] += 1 }
        }
        for (intent, times) in charged {
            tally.expect(times == 1, "\(intent)", "The order was charged \(times) times.")
        }
        checkOrders(store, &tally)
        return InvariantResult(
            .i3, tally, figure: "\(count(store.orders.count, "order")), \(charged.count) charged")
    }

    private func checkOrders(_ store: StoreAuditRecords, _ tally: inout Tally) {
        var seen: Set<IntentID> = []
        for order in store.orders {
            tally.expect(
                seen.insert(order.intentID).inserted, "\(order.intentID)",
                "The order is in the store twice.")
        }
        for fact in store.transactions where charges[fact.id] != nil {
            guard let intent = fact.transaction.intentID else { continue }
            tally.expect(
                orders[intent]?.state == .purchased(fact.id), "\(intent)",
                "It was charged as transaction \(fact.id), but the order does not have that transaction."
            )
        }
        checkMentions(store, &tally)
        for intent in store.closedIntents {
            tally.expect(
                !seen.contains(intent), "\(intent)",
                "The order was closed before it arrived, but the store accepted it.")
        }
    }

    func refusals() -> InvariantResult {
        guard let store = facts.store else {
            return InvariantResult(.i12, Tally(), missing: Missing.store)
        }
        var tally = Tally()
        let charged = Set(charges.keys.compactMap { transactions[$0]?.transaction.intentID })
        var ended = Set(store.closedIntents)
        for order in store.orders where order.state == .cancelled || order.state == .declined {
            ended.insert(order.intentID)
        }
        for (intent, places) in payments where places.contains(where: \.payment.isUncharged) {
            ended.insert(intent)
        }
        for intent in ended {
            tally.expect(
                !charged.contains(intent), "\(intent)",
                "The customer saw that nothing was charged, but it was charged.")
        }
        return InvariantResult(
            .i12, tally, figure: "\(count(ended.count, "purchase")) ended without a charge")
    }

    func prices() -> InvariantResult {
        guard let store = facts.store else {
            return InvariantResult(.i19, Tally(), missing: Missing.store)
        }
        var tally = Tally()
        for fact in store.transactions {
            let signed = fact.transaction
            let told = deliveries[fact.id] ?? []
            guard let charge = charges[fact.id]?.first?.amount else {
                tally.expect(
                    signed.price == 0 && told.allSatisfy { $0.delivery.transaction.price == 0 },
                    "\(fact.id)", "It is signed with a price, but it was not charged.")
                continue
            }
            tally.expect(
                signed.charge == charge, "\(fact.id)",
                "The charge is \(words(charge)), but the signed price is \(words(signed.unitPrice)) for \(signed.quantity)."
            )
            checkShown(fact, charge, &tally)
            checkOrdered(fact, charge, &tally)
        }
        return InvariantResult(
            .i19, tally, figure: count(charges.count, "charge"))
    }

    private func checkShown(
        _ fact: TransactionAuditRecord, _ charge: Price, _ tally: inout Tally
    ) {
        let intent = fact.transaction.intentID
        for place in intent.flatMap({ payments[$0] }) ?? [] {
            let shown = place.payment.unitPrice.times(place.payment.quantity)
            tally.expect(
                charge == shown && place.payment.productID == fact.transaction.productID,
                "\(fact.id)",
                "The charge is \(words(charge)) for \(fact.transaction.productID), but "
                    + "\(place.device) displayed \(words(shown)) for \(place.payment.productID).")
        }
        for place in deliveries[fact.id] ?? [] {
            tally.expect(
                place.delivery.transaction.charge == charge, "\(fact.id)",
                "The charge is \(words(charge)), but the signed transaction on \(place.device) has another price."
            )
        }
    }

    private func checkOrdered(
        _ fact: TransactionAuditRecord, _ charge: Price, _ tally: inout Tally
    ) {
        guard let order = fact.transaction.intentID.flatMap({ orders[$0] }) else { return }
        let ordered = order.unitPrice.times(order.quantity)
        tally.expect(
            charge == ordered, "\(fact.id)",
            "The charge is \(words(charge)), but the order is \(order.quantity) for \(words(ordered))."
        )
    }

    private func words(_ price: Price?) -> String {
        price.map { "\($0.milliunits) milliunits of \($0.currency.code)" }
            ?? "a sum that is too large"
    }
}

extension Price {
    /// Returns whether the sum of both amounts is 0.
    fileprivate func isOpposite(of other: Price) -> Bool {
        let (sum, overflow) = milliunits.addingReportingOverflow(other.milliunits)
        return !overflow && sum == 0 && currency == other.currency
    }
}
