import StoreModel

/// I1, I3, I12, I19: payments.
extension Ledgers {
    private struct AccountCurrency: Hashable {
        let account: AccountName
        let currency: String
    }

    func money() -> InvariantResult {
        guard let store = input.store else {
            return InvariantResult(.i1, Tally(), missing: MissingReason.store)
        }
        var tally = Tally()
        var sums: [AccountCurrency: ExactSum] = [:]
        for charge in store.charges {
            let accountCurrency = AccountCurrency(
                account: charge.account, currency: charge.amount.currency.code)
            sums[accountCurrency, default: ExactSum()].add(charge.amount.milliunits)
            checkMovement(charge, &tally)
        }
        for paid in store.paidTotals {
            let accountCurrency = AccountCurrency(
                account: paid.account, currency: paid.total.currency.code)
            let sum = sums.removeValue(forKey: accountCurrency) ?? ExactSum()
            tally.expect(
                sum.equals(paid.total.milliunits), "\(paid.account)",
                "The movements add up to \(sum.text), but the balance is \(priceText(paid.total)).")
        }
        for (accountCurrency, sum) in sums {
            tally.expect(
                sum.equals(0), "\(accountCurrency.account)",
                "The movements add up to \(sum.text) \(accountCurrency.currency), but there is no balance."
            )
        }
        let kinds = Dictionary(grouping: store.charges, by: \.kind).mapValues(\.count)
        let reversals = kinds[.reversal] ?? 0
        let figure =
            "\(countText(kinds[.charge] ?? 0, "charge")), \(countText(kinds[.refund] ?? 0, "refund"))"
            + (reversals > 0 ? ", \(countText(reversals, "reversal"))" : "")
        return InvariantResult(.i1, tally, figure: figure)
    }

    private func checkMovement(_ charge: ChargeAuditRecord, _ tally: inout Tally) {
        let id = charge.transactionID
        switch charge.kind {
        case .charge:
            tally.expect(
                charge.amount.milliunits >= 0 && transactions[id]?.account == charge.account,
                "\(id)", "It was charged \(priceText(charge.amount)) to \(charge.account).")
        case .refund:
            let paid = charges[id]?.first
            tally.expect(
                paid.map { $0.account == charge.account && isRefund(charge, of: $0) } ?? false,
                "\(id)",
                "It was refunded by \(priceText(charge.amount)); "
                    + (paid.map { "it was charged \(priceText($0.amount))." }
                        ?? "it was never charged.")
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
                "It was charged \(priceText(charge.amount)) again, but no refund of that amount was reversed."
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
        guard let store = input.store else {
            return InvariantResult(.i3, Tally(), missing: MissingReason.store)
        }
        var tally = Tally()
        var charged: [IntentID: Int] = [:]
        for (id, charges) in charges {
            let fact = transactions[id]
            let intent = fact?.transaction.intentID
            // A renewal does not have an order; the subscription's first transaction has one, or was bought outside the
            // app.
            let isOrdered =
                intent != nil || fact?.transaction.reason == .renewal
                || fact?.isBoughtOutsideApp == true
            tally.expect(
                charges.count == 1 && isOrdered, "\(id)",
                !isOrdered
                    ? "It was charged without an order of a customer."
                    : "It was charged \(charges.count) times.")
            if let intent { charged[intent, default: 0] += 1 }
        }
        for (intent, times) in charged {
            tally.expect(times == 1, "\(intent)", "The order was charged \(times) times.")
        }
        checkOrders(store, &tally)
        return InvariantResult(
            .i3, tally,
            figure: "\(countText(store.orders.count, "order")), \(charged.count) charged")
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
        checkOrderReferences(store, &tally)
        for intent in store.closedIntents {
            tally.expect(
                !seen.contains(intent), "\(intent)",
                "The order was closed before it arrived, but the store accepted it.")
        }
    }

    func refusals() -> InvariantResult {
        guard let store = input.store else {
            return InvariantResult(.i12, Tally(), missing: MissingReason.store)
        }
        var tally = Tally()
        let charged = Set(charges.keys.compactMap { transactions[$0]?.transaction.intentID })
        var ended = Set(store.closedIntents)
        for order in store.orders where order.state == .cancelled || order.state == .declined {
            ended.insert(order.intentID)
        }
        for (intent, devicePayments) in payments
        where devicePayments.contains(where: \.payment.isUncharged) {
            ended.insert(intent)
        }
        for intent in ended {
            tally.expect(
                !charged.contains(intent), "\(intent)",
                "The customer saw that nothing was charged, but it was charged.")
        }
        return InvariantResult(
            .i12, tally, figure: "\(countText(ended.count, "purchase")) ended without a charge")
    }

    func prices() -> InvariantResult {
        guard let store = input.store else {
            return InvariantResult(.i19, Tally(), missing: MissingReason.store)
        }
        var tally = Tally()
        for fact in store.transactions {
            let signed = fact.transaction
            let deviceDeliveries = deliveries[fact.id] ?? []
            guard let charge = charges[fact.id]?.first?.amount else {
                tally.expect(
                    signed.price == 0
                        && deviceDeliveries.allSatisfy { $0.delivery.transaction.price == 0 },
                    "\(fact.id)", "It is signed with a price, but it was not charged.")
                continue
            }
            tally.expect(
                signed.charge == charge, "\(fact.id)",
                "The charge is \(priceText(charge)), but the signed price is \(priceText(signed.unitPrice)) for \(signed.quantity)."
            )
            checkDisplayedPrice(fact, charge, &tally)
            checkOrderedPrice(fact, charge, &tally)
        }
        return InvariantResult(
            .i19, tally, figure: countText(charges.count, "charge"))
    }

    private func checkDisplayedPrice(
        _ fact: TransactionAuditRecord, _ charge: Price, _ tally: inout Tally
    ) {
        let intent = fact.transaction.intentID
        for devicePayment in intent.flatMap({ payments[$0] }) ?? [] {
            let shown = devicePayment.payment.unitPrice.times(devicePayment.payment.quantity)
            tally.expect(
                charge == shown && devicePayment.payment.productID == fact.transaction.productID,
                "\(fact.id)",
                "The charge is \(priceText(charge)) for \(fact.transaction.productID), but "
                    + "\(devicePayment.device) displayed \(priceText(shown)) for \(devicePayment.payment.productID)."
            )
        }
        for deviceDelivery in deliveries[fact.id] ?? [] {
            tally.expect(
                deviceDelivery.delivery.transaction.charge == charge, "\(fact.id)",
                "The charge is \(priceText(charge)), but the signed transaction on \(deviceDelivery.device) has another price."
            )
        }
    }

    private func checkOrderedPrice(
        _ fact: TransactionAuditRecord, _ charge: Price, _ tally: inout Tally
    ) {
        guard let order = fact.transaction.intentID.flatMap({ orders[$0] }) else { return }
        let ordered = order.unitPrice.times(order.quantity)
        tally.expect(
            charge == ordered, "\(fact.id)",
            "The charge is \(priceText(charge)), but the order is \(order.quantity) for \(priceText(ordered))."
        )
    }

    private func priceText(_ price: Price?) -> String {
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
