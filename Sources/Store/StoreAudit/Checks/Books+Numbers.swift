import StoreModel

/// I21: by which number people speak of an order.
extension Books {
    /// What somebody says that a number means.
    private struct Claim {
        let place: String
        let number: MerchantOrder
        let intentID: IntentID
        let account: AccountName

        var order: String { "\(intentID) of \(account)" }
    }

    func numbers() -> InvariantResult {
        var tally = Tally()
        var meanings: [MerchantOrder: Claim] = [:]
        var names: [IntentID: Claim] = [:]
        let claims = issued + written
        for claim in claims {
            let (meaning, name) = (meanings[claim.number] ?? claim, names[claim.intentID] ?? claim)
            (meanings[claim.number], names[claim.intentID]) = (meaning, name)
            tally.expect(
                meaning.intentID == claim.intentID && meaning.account == claim.account,
                "\(claim.number)",
                "It is \(meaning.order) to \(meaning.place), and \(claim.order) to \(claim.place).")
            tally.expect(
                name.number == claim.number, "\(claim.intentID)",
                "\(name.place) calls it \(name.number), and \(claim.place) \(claim.number).")
        }
        if facts.merchant != nil { checkIssue(of: written, &tally) }
        checkCopies(meanings, &tally)
        return InvariantResult(
            .i21, tally, figure: count(meanings.count, "number"),
            missing: facts.merchant == nil ? Missing.merchant : nil)
    }

    /// The merchant's own word, which counts for more than what others wrote down.
    private var issued: [Claim] {
        (facts.merchant?.numbers ?? []).map {
            Claim(
                place: "the merchant", number: $0.number, intentID: $0.intentID,
                account: $0.account)
        }
    }

    private var written: [Claim] {
        let paid = facts.devices.flatMap { device in
            device.payments.compactMap { payment in
                payment.number.map {
                    Claim(
                        place: device.device.rawValue, number: $0, intentID: payment.intentID,
                        account: payment.account)
                }
            }
        }
        let ordered = (facts.store?.orders ?? []).map {
            Claim(
                place: "the store", number: $0.number, intentID: $0.intentID, account: $0.account)
        }
        let sold = (facts.store?.transactions ?? []).compactMap { fact in
            fact.transaction.intentID.map {
                Claim(
                    place: "transaction \(fact.id)", number: fact.number, intentID: $0,
                    account: fact.account)
            }
        }
        return paid + ordered + sold
    }

    private func checkIssue(of claims: [Claim], _ tally: inout Tally) {
        let known = Set(issued.map(\.number))
        for claim in claims {
            tally.expect(
                known.contains(claim.number), "\(claim.number)",
                "\(claim.place) calls \(claim.order) so, and the merchant never issued it.")
        }
    }

    /// What a restore brings back has no order of its own, and is called as that of its first purchase.
    private func checkCopies(_ meanings: [MerchantOrder: Claim], _ tally: inout Tally) {
        for fact in facts.store?.transactions ?? [] where fact.transaction.intentID == nil {
            tally.expect(
                meanings[fact.number]?.account == fact.account, "\(fact.id)",
                "It is called \(fact.number), which is no order of \(fact.account).")
        }
    }
}
