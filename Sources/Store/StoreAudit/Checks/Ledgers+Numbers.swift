import StoreModel

/// I21: order numbers.
extension Ledgers {
    /// The meaning that one side gives to an order number.
    private struct NumberClaim {
        let source: String
        let number: MerchantOrder
        let intentID: IntentID
        let account: AccountName
        /// Whether the only source is a device of another machine, which is untrusted.
        var isUntrusted = false

        var order: String { "\(intentID) of \(account)" }
    }

    func orderNumbers() -> InvariantResult {
        var tally = Tally()
        var meanings: [MerchantOrder: NumberClaim] = [:]
        var names: [IntentID: NumberClaim] = [:]
        let written = paymentClaims + orderClaims
        for claim in issuedClaims + written {
            let (meaning, name) = (meanings[claim.number] ?? claim, names[claim.intentID] ?? claim)
            (meanings[claim.number], names[claim.intentID]) = (meaning, name)
            tally.expect(
                meaning.intentID == claim.intentID && meaning.account == claim.account,
                isUntrusted: claim.isUntrusted, "\(claim.number)",
                "It is \(meaning.order) at \(meaning.source), but \(claim.order) at \(claim.source)."
            )
            tally.expect(
                name.number == claim.number, isUntrusted: claim.isUntrusted, "\(claim.intentID)",
                "Its number is \(name.number) at \(name.source), but \(claim.number) at \(claim.source)."
            )
        }
        if input.merchant != nil { checkIssue(of: written, &tally) }
        checkIssuedTerms(&tally)
        checkOrderedTerms(&tally)
        let bought = orderedPeriods
        for fact in input.store?.transactions ?? [] { checkNumber(of: fact, bought, &tally) }
        return InvariantResult(
            .i21, tally, figure: countText(meanings.count, "number"),
            missing: input.merchant == nil ? MissingReason.merchant : nil)
    }

    /// The merchant's own numbers, which take precedence over the numbers that others recorded.
    private var issuedClaims: [NumberClaim] {
        ((input.merchant?.numbers ?? []) + (input.merchant?.compensatedOrders ?? [])).map {
            NumberClaim(
                source: "the merchant", number: $0.number, intentID: $0.intentID,
                account: $0.account)
        }
    }

    private var paymentClaims: [NumberClaim] {
        input.devices.flatMap { device in
            device.payments.compactMap { payment in
                payment.number.map {
                    NumberClaim(
                        source: device.device.rawValue, number: $0, intentID: payment.intentID,
                        account: payment.account)
                }
            }
        }
    }

    /// The store records any number that it receives with an order; only the merchant can confirm it. Untrusted claims
    /// come last, so that a contradiction is attributed to them.
    private var orderClaims: [NumberClaim] {
        let claims = (input.store?.orders ?? []).map {
            NumberClaim(
                source: "the store", number: $0.number, intentID: $0.intentID, account: $0.account,
                isUntrusted: isUntrusted($0))
        }
        return claims.filter { !$0.isUntrusted } + claims.filter(\.isUntrusted)
    }

    private func checkIssue(of claims: [NumberClaim], _ tally: inout Tally) {
        let known = Set(issuedClaims.map(\.number))
        for claim in claims {
            tally.expect(
                known.contains(claim.number), isUntrusted: claim.isUntrusted, "\(claim.number)",
                "It is \(claim.order) at \(claim.source), but the merchant never issued it.")
        }
    }

    /// The ordered periods of each subscription, oldest first, by its original transaction.
    private var orderedPeriods: [TransactionID: [TransactionAuditRecord]] {
        let ordered = (input.store?.transactions ?? []).filter {
            $0.transaction.type == .autoRenewable
                && ($0.transaction.intentID != nil || $0.isBoughtOutsideApp)
        }
        return Dictionary(grouping: ordered, by: \.transaction.originalID).mapValues { periods in
            periods.sorted { $0.sortKey < $1.sortKey }
        }
    }

    /// Checks the number of a transaction. It equals the number of its order, independently of the source of that
    /// number. A restored transaction does not have an order and has the number of the original purchase; a renewal has
    /// that of the purchase that it continues.
    private func checkNumber(
        of fact: TransactionAuditRecord, _ bought: [TransactionID: [TransactionAuditRecord]],
        _ tally: inout Tally
    ) {
        // A purchase outside the app has a number of its own.
        if fact.isBoughtOutsideApp { return }
        let original = fact.transaction.originalID
        let source =
            if let intentID = fact.transaction.intentID {
                orders[intentID].map { ($0.number, $0.account) }
            } else if fact.transaction.type == .autoRenewable {
                bought[original]?.last { $0.sortKey < fact.sortKey }.map { ($0.number, $0.account) }
            } else {
                transactions[original].map { ($0.number, $0.account) }
            }
        guard let source else { return }
        tally.expect(
            source == (fact.number, fact.account), "\(fact.id)",
            "Its number is \(fact.number) of \(fact.account), but that of its order is \(source.0) of \(source.1)."
        )
    }
}

extension TransactionAuditRecord {
    /// The sort key among the periods of a subscription.
    fileprivate var sortKey: (Timestamp, TransactionID) {
        (transaction.purchaseDate, transaction.id)
    }
}
