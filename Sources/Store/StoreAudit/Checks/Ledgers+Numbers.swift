import StoreModel

/// I21: order numbers.
extension Ledgers {
    /// The meaning that one side gives to an order number.
    private struct Claim {
        let place: String
        let number: MerchantOrder
        let intentID: IntentID
        let account: AccountName
        /// Whether the only source is a device of another machine, which is untrusted.
        var isHearsay = false

        var order: String { "\(intentID) of \(account)" }
    }

    func orderNumbers() -> InvariantResult {
        var tally = Tally()
        var meanings: [MerchantOrder: Claim] = [:]
        var names: [IntentID: Claim] = [:]
        let written = paid + ordered
        for claim in issued + written {
            let (meaning, name) = (meanings[claim.number] ?? claim, names[claim.intentID] ?? claim)
            (meanings[claim.number], names[claim.intentID]) = (meaning, name)
            tally.expect(
                meaning.intentID == claim.intentID && meaning.account == claim.account,
                isHearsay: claim.isHearsay, "\(claim.number)",
                "It is \(meaning.order) at \(meaning.place), but \(claim.order) at \(claim.place).")
            tally.expect(
                name.number == claim.number, isHearsay: claim.isHearsay, "\(claim.intentID)",
                "Its number is \(name.number) at \(name.place), but \(claim.number) at \(claim.place)."
            )
        }
        if facts.merchant != nil { checkIssue(of: written, &tally) }
        checkIssuedTerms(&tally)
        checkOrderedTerms(&tally)
        let bought = boughtPeriods
        for fact in facts.store?.transactions ?? [] { checkName(of: fact, bought, &tally) }
        return InvariantResult(
            .i21, tally, figure: count(meanings.count, "number"),
            missing: facts.merchant == nil ? Missing.merchant : nil)
    }

    /// The merchant's own numbers, which take precedence over the numbers that others recorded.
    private var issued: [Claim] {
        ((facts.merchant?.numbers ?? []) + (facts.merchant?.compensatedOrders ?? [])).map {
            Claim(
                place: "the merchant", number: $0.number, intentID: $0.intentID,
                account: $0.account)
        }
    }

    private var paid: [Claim] {
        facts.devices.flatMap { device in
            device.payments.compactMap { payment in
                payment.number.map {
                    Claim(
                        place: device.device.rawValue, number: $0, intentID: payment.intentID,
                        account: payment.account)
                }
            }
        }
    }

    /// The store records any number that it receives with an order; only the merchant can confirm it. Untrusted claims
    /// come last, so that a contradiction is attributed to them.
    private var ordered: [Claim] {
        let claims = (facts.store?.orders ?? []).map {
            Claim(
                place: "the store", number: $0.number, intentID: $0.intentID, account: $0.account,
                isHearsay: isHearsay($0))
        }
        return claims.filter { !$0.isHearsay } + claims.filter(\.isHearsay)
    }

    private func checkIssue(of claims: [Claim], _ tally: inout Tally) {
        let known = Set(issued.map(\.number))
        for claim in claims {
            tally.expect(
                known.contains(claim.number), isHearsay: claim.isHearsay, "\(claim.number)",
                "It is \(claim.order) at \(claim.place), but the merchant never issued it.")
        }
    }

    /// The ordered periods of each subscription, oldest first, by its original transaction.
    private var boughtPeriods: [TransactionID: [TransactionAuditRecord]] {
        let ordered = (facts.store?.transactions ?? []).filter {
            $0.transaction.type == .autoRenewable
                && ($0.transaction.intentID != nil || $0.isOutside)
        }
        return Dictionary(grouping: ordered, by: \.transaction.originalID).mapValues { periods in
            periods.sorted { $0.course < $1.course }
        }
    }

    /// Checks the number of a transaction. It equals the number of its order, independently of the source of that
    /// number. A restored transaction does not have an order and has the number of the original purchase; a renewal has
    /// that of the purchase that it continues.
    private func checkName(
        of fact: TransactionAuditRecord, _ bought: [TransactionID: [TransactionAuditRecord]],
        _ tally: inout Tally
    ) {
        // A purchase outside the app has a number of its own.
        if fact.isOutside { return }
        let original = fact.transaction.originalID
        let source =
            if let intentID = fact.transaction.intentID {
                orders[intentID].map { ($0.number, $0.account) }
            } else if fact.transaction.type == .autoRenewable {
                bought[original]?.last { $0.course < fact.course }.map { ($0.number, $0.account) }
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
    fileprivate var course: (Timestamp, TransactionID) {
        (transaction.purchaseDate, transaction.id)
    }
}
