import StoreModel

/// I3, I21: the terms of an order in all its records: the merchant's number, the store's order, its transaction and the
/// journal.
extension Ledgers {
    /// Compares product and quantity of each number with its order and its payment.
    func checkIssuedTerms(_ tally: inout Tally) {
        for number in input.merchant?.numbers ?? [] {
            tally.expect(
                number.isConsistent, "\(number.number)",
                "It does not match its counter and its date.")
            guard let product = number.productID, let quantity = number.quantity else { continue }
            let devicePayments = payments[number.intentID] ?? []
            for devicePayment in devicePayments {
                tally.expect(
                    devicePayment.payment.productID == product
                        && Int64(devicePayment.payment.quantity) == quantity, "\(number.number)",
                    "It was issued for \(quantity) of \(product), but \(devicePayment.device) ordered "
                        + "\(devicePayment.payment.quantity) of \(devicePayment.payment.productID)."
                )
            }
            guard let order = orders[number.intentID] else { continue }
            tally.expect(
                order.productID == product && Int64(order.quantity) == quantity,
                isUntrusted: isUntrusted(order), "\(number.number)",
                "It was issued for \(quantity) of \(product), but the store has an order for "
                    + "\(order.quantity) of \(order.productID).")
        }
    }

    /// Compares each order of the store with its payment, its player and its transaction.
    func checkOrderedTerms(_ tally: inout Tally) {
        for order in input.store?.orders ?? [] {
            for devicePayment in payments[order.intentID] ?? [] {
                let payment = devicePayment.payment
                tally.expect(
                    payment.productID == order.productID && payment.quantity == order.quantity
                        && payment.unitPrice == order.unitPrice, "\(order.intentID)",
                    "The store has an order for \(order.quantity) of \(order.productID) at "
                        + "\(order.unitPrice.plainText), but \(devicePayment.device) ordered "
                        + "\(payment.quantity) of \(payment.productID) at "
                        + "\(payment.unitPrice.plainText).")
            }
            if let details = order.details, let players = input.merchant?.players {
                tally.expect(
                    players[order.account] == details.token, isUntrusted: isUntrusted(order),
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
        let transaction = fact.transaction
        guard transaction.intentID == order.intentID else {
            // A plan change for the next renewal is answered with the current period.
            return tally.expect(
                fact.account == order.account
                    && (transaction.productID == order.productID
                        || transaction.type == .autoRenewable),
                "\(order.intentID)",
                "It was answered with transaction \(transaction.id), which is \(transaction.productID) of "
                    + "another order.")
        }
        tally.expect(
            transaction.productID == order.productID && transaction.quantity == order.quantity
                && (order.details?.isMatched(by: transaction) ?? true), "\(order.intentID)",
            "It was ordered as \(order.quantity) of \(order.productID), but transaction \(transaction.id) "
                + "is \(transaction.quantity) of \(transaction.productID), or for another player or country."
        )
    }

    /// Checks that every order that a row names exists, and belongs to the row's account.
    func checkOrderReferences(_ store: StoreAuditRecords, _ tally: inout Tally) {
        for reference in store.orderReferences {
            let order = orders[reference.intentID]
            tally.expect(
                order != nil && reference.account ?? order?.account == order?.account,
                "\(reference.intentID)",
                "\(reference.table) has this order, but the store does not, or for another account."
            )
        }
    }

    /// Returns whether the order is missing from the available journals, in a shop with devices of other machines.
    func isUntrusted(_ order: OrderAuditRecord) -> Bool {
        !input.includesAllDevices && payments[order.intentID] == nil
    }
}

extension OrderAuditRecord.Details {
    /// Returns whether a transaction repeats the order's details.
    fileprivate func isMatched(by transaction: Transaction) -> Bool {
        transaction.type == type && transaction.appAccountToken == token
            && transaction.bundleID == bundleID
            && transaction.storefront == storefront.countryCode
            && transaction.storefrontID == storefront.id
            && (offer == nil
                || transaction.offerType == offer?.type
                    && transaction.offerIdentifier == offer?.identifier)
    }
}
