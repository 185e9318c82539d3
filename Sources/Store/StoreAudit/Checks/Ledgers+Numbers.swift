import StoreModel

/// I21: by which number people speak of an order.
extension Ledgers {
    /// What somebody says that a number means.
    private struct Claim {
        let place: String
        let number: MerchantOrder
        let intentID: IntentID
        let account: AccountName
        /// Whether nobody but a device of another machine says so.
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
                "It is \(meaning.order) to \(meaning.place), and \(claim.order) to \(claim.place).")
            tally.expect(
                name.number == claim.number, isHearsay: claim.isHearsay, "\(claim.intentID)",
                "\(name.place) calls it \(name.number), and \(claim.place) \(claim.number).")
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

    /// The merchant's own word, which counts for more than what others wrote down.
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

    /// The store writes down any number that it is told with an order: only the merchant knows which one it issued. What is
    /// hearsay comes last, so that it contradicts the others and not they it.
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
                "\(claim.place) calls \(claim.order) so, and the merchant never issued it.")
        }
    }

    /// The periods of each subscription that somebody ordered, oldest first, by its first transaction.
    private var boughtPeriods: [TransactionID: [TransactionAuditRecord]] {
        let ordered = (facts.store?.transactions ?? []).filter {
            $0.transaction.type == .autoRenewable
                && ($0.transaction.intentID != nil || $0.isOutside)
        }
        return Dictionary(grouping: ordered, by: \.transaction.originalID).mapValues { periods in
            periods.sorted { $0.course < $1.course }
        }
    }

    /// The store itself calls a transaction as it calls its order, whoever told it that number; what a restore brings back
    /// has no order of its own, and is called as its first purchase, and a renewal as the purchase that it goes on with.
    private func checkName(
        of fact: TransactionAuditRecord, _ bought: [TransactionID: [TransactionAuditRecord]],
        _ tally: inout Tally
    ) {
        // What nobody ordered has a number of its own.
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
            "It is called \(fact.number) of \(fact.account), and what it is of \(source.0) of \(source.1)."
        )
    }
}

extension TransactionAuditRecord {
    /// Where it stands among the periods of its subscription.
    fileprivate var course: (Timestamp, TransactionID) {
        (transaction.purchaseDate, transaction.id)
    }
}
