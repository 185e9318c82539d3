import StoreModel

/// I3, I21: the terms of an order in all its records: the merchant's number, the store's order, its transaction and the
/// journal.
extension Ledgers {
    /// Compares product and quantity of each number with its order and its payment.
    func checkIssuedTerms(_ tally: inout Tally) {
        for number in facts.merchant?.numbers ?? [] {
            tally.expect(
                number.isCounted, "\(number.number)",
                "It does not match its counter and its date.")
            guard let product = number.productID, let quantity = number.quantity else { continue }
            let places = payments[number.intentID] ?? []
            for place in places {
                tally.expect(
                    place.payment.productID == product
                        && Int64(place.payment.quantity) == quantity, "\(number.number)",
                    "It was issued for \(quantity) of \(product), but \(place.device) ordered "
                        + "\(place.payment.quantity) of \(place.payment.productID).")
            }
            guard let order = orders[number.intentID] else { continue }
            tally.expect(
                order.productID == product && Int64(order.quantity) == quantity,
                isHearsay: isHearsay(order), "\(number.number)",
                "It was issued for \(quantity) of \(product), but the store has an order for "
                    + "\(order.quantity) of \(order.productID).")
        }
    }

    /// Compares each order of the store with its payment, its player and its transaction.
    func checkOrderedTerms(_ tally: inout Tally) {
        for order in facts.store?.orders ?? [] {
            for place in payments[order.intentID] ?? [] {
                let payment = place.payment
                tally.expect(
                    payment.productID == order.productID && payment.quantity == order.quantity
                        && payment.unitPrice == order.unitPrice, "\(order.intentID)",
                    "The store has an order for \(order.quantity) of \(order.productID) at "
                        + "\(order.unitPrice.plainText), but \(place.device) ordered "
                        + "\(payment.quantity) of \(payment.productID) at "
                        + "\(payment.unitPrice.plainText).")
            }
            if let details = order.details, let players = facts.merchant?.players {
                tally.expect(
                    players[order.account] == details.token, isHearsay: isHearsay(order),
                    "\(order.intentID)",
                    "It was ordered for another player than the merchant has for \(order.account)."
                )
            }
            guard case .purchased(let id) = order.state, let fact = transactions[id] else {
                continue
            }
            check(order, against: fact, &tally)
        }
    }

    private func check(
        _ order: OrderAuditRecord, against fact: TransactionAuditRecord, _ tally: inout Tally
    ) {
        let made = fact.transaction
        guard made.intentID == order.intentID else {
            // A plan change for the next renewal is answered with the current period.
            return tally.expect(
                fact.account == order.account
                    && (made.productID == order.productID || made.type == .autoRenewable),
                "\(order.intentID)",
                "It was answered with transaction \(made.id), which is \(made.productID) of "
                    + "another order.")
        }
        tally.expect(
            made.productID == order.productID && made.quantity == order.quantity
                && (order.details?.isRepeated(by: made) ?? true), "\(order.intentID)",
            "It was ordered as \(order.quantity) of \(order.productID), but transaction \(made.id) "
                + "is \(made.quantity) of \(made.productID), or for another player or country.")
    }

    /// Checks that every order that a row names exists, and belongs to the row's account.
    func checkMentions(_ store: StoreAuditRecords, _ tally: inout Tally) {
        for mention in store.mentions {
            let order = orders[mention.intentID]
            tally.expect(
                order != nil && mention.account ?? order?.account == order?.account,
                "\(mention.intentID)",
                "\(mention.place) has this order, but the store does not, or for another account.")
        }
    }

    /// Returns whether the order is missing from the available journals, in a shop with devices of other machines.
    func isHearsay(_ order: OrderAuditRecord) -> Bool {
        !facts.holdsAllDevices && payments[order.intentID] == nil
    }
}

extension OrderAuditRecord.Details {
    /// Returns whether a transaction repeats the order's details.
    fileprivate func isRepeated(by made: Transaction) -> Bool {
        made.type == type && made.appAccountToken == token && made.bundleID == bundleID
            && made.storefront == storefront.countryCode && made.storefrontID == storefront.id
            && (offer == nil
                || made.offerType == offer?.type && made.offerIdentifier == offer?.identifier)
    }
}
