package import PurchaseCore
package import StoreAPI
package import StoreModel

/// What an answer of a service, or its silence, is to the machine.
///
/// Pure, so that whoever runs the machine, the engine or a simulation of it, hears the same.
package enum ServiceResponses {
    /// The merchant was asked for an order number.
    package static func number(
        _ answer: Result<MerchantOrder, ServiceFailure>, _ id: IntentID
    ) -> [QueueInput] {
        switch answer {
        case .success(let number): [.numberIssued(id, number)]
        case .failure(.refusal): [.numberRefused(id)]
        case .failure(.noAnswer(let silence)):
            [.numberUnanswered(id, reason: silence.words, retryAfter: silence.retryAfter)]
        }
    }

    /// The store's word about an order.
    ///
    /// - Parameters:
    ///   - checked: The transaction of a signed form, or nil if it is not valid.
    ///   - doubt: Why one is not valid, in words for a history.
    package static func order(
        _ status: OrderStatus, _ id: IntentID, checked: (JWS) -> SignedTransaction?,
        doubt: (JWS) -> String = { _ in "the signature is not valid" }
    ) -> [QueueInput] {
        switch status {
        case .purchased(let jws):
            guard let signed = checked(jws) else {
                return [.storeUnanswered(id, reason: doubt(jws), retryAfter: nil)]
            }
            return [.storePurchased(id, signed)]
        case .alreadyPurchased:
            return [.storeUnanswered(id, reason: Payment.keptBack, retryAfter: nil)]
        case .pending: return [.storePending(id)]
        case .cancelled: return [.storeCancelled(id)]
        case .declined(let reason): return [.storeDeclined(id, reason)]
        }
    }

    /// The store gave no word about an order.
    ///
    /// - Parameter isFirst: As ``isFirst(_:in:)`` says; false for a question that charges nothing.
    package static func orderFailed(
        _ failure: ServiceFailure, _ id: IntentID, isFirst: Bool
    ) -> [QueueInput] {
        switch failure {
        case .noAnswer(let silence):
            [.storeUnanswered(id, reason: silence.words, retryAfter: silence.retryAfter)]
        case .refusal(let refusal) where isFirst || refusal.code.decidesOrder:
            [.storeRefused(id, refusal.code.declineReason)]
        case .refusal(let refusal):
            // The order that was sent before may have been charged: ask again.
            [.storeUnanswered(id, reason: refusal.message, retryAfter: nil)]
        }
    }

    /// Whether the order was sent once only, so that a refusal of any kind means that it was not charged.
    package static func isFirst(_ id: IntentID, in state: QueueState) -> Bool {
        if case .submitting(attempt: 1)? = state.payments[id]?.stage { true } else { false }
    }

    /// The merchant was asked for its verdict; a nil one is not signed by it, or not for this question.
    ///
    /// - Parameters:
    ///   - signed: The verdict as it was signed.
    ///   - doubt: Why it does not count, in words for a history.
    package static func verdict(
        _ answer: Result<Verdict?, ServiceFailure>, _ id: TransactionID, signed: JWS? = nil,
        doubt: String = "the verdict is not valid"
    ) -> [QueueInput] {
        switch answer {
        case .success(let verdict?): [.verdict(id, verdict, signed: signed)]
        case .success(nil):
            [.verifyUnanswered(id, reason: doubt, retryAfter: nil)]
        case .failure(let failure):
            // Only a signed verdict decides: a refusal of the request is no verdict.
            [.verifyUnanswered(id, reason: failure.words, retryAfter: failure.retryAfter)]
        }
    }

    /// The store was told that a transaction is settled; nil where it has heard it.
    package static func finish(_ failure: ServiceFailure?, _ id: TransactionID) -> [QueueInput] {
        guard let failure else { return [.finishAnswered(id)] }
        return [.finishUnanswered(id, retryAfter: failure.retryAfter)]
    }

    /// The store was told that the end of an order is recorded; nil where it has heard it.
    package static func acknowledge(_ failure: ServiceFailure?, _ id: IntentID) -> [QueueInput] {
        guard let failure else { return [.acknowledgeAnswered(id)] }
        return [.acknowledgeUnanswered(id, retryAfter: failure.retryAfter)]
    }

    /// The merchant's ledger holds a spending.
    package static func spent(_ reply: SpendReply, _ id: SpendID) -> [QueueInput] {
        [.spendAnswered(id, version: reply.version), .statement(reply.statement)]
    }

    /// The refusal that ends a spending, or nil where it is to be sent again.
    ///
    /// What was sent before may have been taken, whatever is said to a later try that did not come as far as the ledger.
    /// - Parameter isFirst: Whether it was never sent before.
    package static func spendRefusal(_ failure: ServiceFailure, isFirst: Bool) -> Refusal? {
        guard case .refusal(let refusal) = failure, isFirst || refusal.code.decidesSpend else {
            return nil
        }
        return refusal
    }

    /// The merchant gave no answer to a spending, or none that ends it.
    package static func spendUnanswered(_ failure: ServiceFailure, _ id: SpendID) -> [QueueInput] {
        [.spendUnanswered(id, reason: failure.words, retryAfter: failure.retryAfter)]
    }

    /// The merchant refused a spending, and told besides what the account has, or did not.
    package static func spendRefused(
        _ refusal: Refusal, _ id: SpendID, statement: WalletStatement?
    ) -> [QueueInput] {
        let ended = QueueInput.spendRefused(id, reason: refusal.message)
        return [ended] + (statement.map { [.statement($0)] } ?? [])
    }

    /// A page of a list of the store came.
    package static func list(_ list: FetchedList) -> [QueueInput] {
        var inputs = list.believed.map { QueueInput.received($0, list.source) } + list.notices
        // The cursor stays before what is not believed; and an empty list is not worth a commit. A page that is not the
        // last is followed by others, which are not to be read again.
        if list.faults.isEmpty, !inputs.isEmpty || !list.isLast, let cursor = list.cursor {
            inputs.append(.cursor(cursor))
        }
        // Whether all of it was taken is known at its end.
        guard list.isLast else { return inputs }
        if !list.faults.isEmpty {
            inputs.append(refused(list.source, list.faults, due: list.due))
        } else if !list.isOvertaken {
            inputs.append(.listTaken(list.source))
        }
        return inputs
    }

    /// A restore was answered: what is believed of it. The rest stays unfinished at the store, so that list is asked
    /// for again.
    package static func restored(
        _ believed: [SignedTransaction], faults: [String]
    ) -> [QueueInput] {
        let inputs = believed.map { QueueInput.received($0, .restore) }
        return faults.isEmpty ? inputs : inputs + [refused(.unfinished, faults)]
    }

    /// A list in which something was not believed.
    private static func refused(
        _ source: DeliverySource, _ faults: [String], due: Timestamp? = nil
    ) -> QueueInput {
        .listDeferred(
            source, refused: faults.count, reason: Set(faults).sorted().joined(separator: " "),
            retryAfter: nil, due: due)
    }

    /// A list of the store did not come.
    package static func listFailed(
        _ failure: ServiceFailure, _ source: DeliverySource, due: Timestamp? = nil
    ) -> [QueueInput] {
        [
            .listDeferred(
                source, refused: 0, reason: failure.words, retryAfter: failure.retryAfter, due: due)
        ]
    }
}
