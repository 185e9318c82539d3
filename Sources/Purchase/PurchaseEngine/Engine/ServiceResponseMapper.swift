package import PurchaseCore
package import StoreAPI
package import StoreModel

/// Converts the answers of a service, or their absence, to inputs of the state machine.
///
/// The functions are pure, so that the engine and a simulation of it convert answers identically.
package enum ServiceResponseMapper {
    /// Returns the inputs for the answer to a request for an order number.
    package static func number(
        _ answer: Result<MerchantOrder, ServiceFailure>, _ id: IntentID
    ) -> [QueueInput] {
        switch answer {
        case .success(let number): [.numberIssued(id, number)]
        case .failure(.refusal): [.numberRefused(id)]
        case .failure(.noAnswer(let silence)):
            [.numberUnanswered(id, reason: silence.journalText, retryAfter: silence.retryAfter)]
        }
    }

    /// Returns the inputs for the store's status of an order.
    ///
    /// - Parameters:
    ///   - checked: Returns the transaction of a signed form, or nil if it is invalid.
    ///   - doubt: Returns why a signed form is invalid, as text for the history.
    package static func order(
        _ status: OrderStatus, _ id: IntentID, checked: (JWS) -> SignedTransaction?,
        invalidReason: (JWS) -> String = { _ in "the signature is not valid" }
    ) -> [QueueInput] {
        switch status {
        case .purchased(let jws):
            guard let signed = checked(jws) else {
                return [.storeUnanswered(id, reason: invalidReason(jws), retryAfter: nil)]
            }
            return [.storePurchased(id, signed)]
        case .alreadyPurchased:
            return [.storeUnanswered(id, reason: Payment.withheldReason, retryAfter: nil)]
        case .pending: return [.storePending(id)]
        case .cancelled: return [.storeCancelled(id)]
        case .declined(let reason): return [.storeDeclined(id, reason)]
        }
    }

    /// Returns the inputs for a failed request about an order.
    ///
    /// - Parameter isFirst: The result of ``isFirst(_:in:)``; false for a status request, which charges nothing.
    package static func orderFailed(
        _ failure: ServiceFailure, _ id: IntentID, isFirst: Bool
    ) -> [QueueInput] {
        switch failure {
        case .noAnswer(let silence):
            [.storeUnanswered(id, reason: silence.journalText, retryAfter: silence.retryAfter)]
        case .refusal(let refusal) where isFirst || refusal.code.decidesOrder:
            [.storeRefused(id, refusal.code.declineReason)]
        case .refusal(let refusal):
            // An earlier attempt may have been charged, so the store is asked again.
            [.storeUnanswered(id, reason: refusal.message, retryAfter: nil)]
        }
    }

    /// Returns whether the order was sent only once, so that any refusal means that it was not charged.
    package static func isFirst(_ id: IntentID, in state: QueueState) -> Bool {
        if case .submitting(attempt: 1)? = state.payments[id]?.stage { true } else { false }
    }

    /// Returns the inputs for the answer to a verification request. A nil verdict is not signed by the merchant, or
    /// belongs to another request.
    ///
    /// - Parameters:
    ///   - signed: The signed form of the verdict.
    ///   - doubt: Why the verdict is invalid, as text for the history.
    package static func verdict(
        _ answer: Result<Verdict?, ServiceFailure>, _ id: TransactionID, signed: JWS? = nil,
        invalidReason: String = "the verdict is not valid"
    ) -> [QueueInput] {
        switch answer {
        case .success(let verdict?): [.verdict(id, verdict, signed: signed)]
        case .success(nil):
            [.verifyUnanswered(id, reason: invalidReason, retryAfter: nil)]
        case .failure(let failure):
            // Only a signed verdict decides; a refusal of the request is not a verdict.
            [.verifyUnanswered(id, reason: failure.journalText, retryAfter: failure.retryAfter)]
        }
    }

    /// Returns the inputs for the answer to a finish; nil means success.
    package static func finish(_ failure: ServiceFailure?, _ id: TransactionID) -> [QueueInput] {
        guard let failure else { return [.finishAnswered(id)] }
        return [.finishUnanswered(id, retryAfter: failure.retryAfter)]
    }

    /// Returns the inputs for the answer to an acknowledgement; nil means success.
    package static func acknowledge(_ failure: ServiceFailure?, _ id: IntentID) -> [QueueInput] {
        guard let failure else { return [.acknowledgeAnswered(id)] }
        return [.acknowledgeUnanswered(id, retryAfter: failure.retryAfter)]
    }

    /// Returns the inputs for a spending that the merchant's ledger contains, with a statement if one was requested.
    package static func spent(
        _ reply: SpendReply, _ id: SpendID, statement: WalletStatement? = nil
    ) -> [QueueInput] {
        [.spendAnswered(id, version: reply.version)] + (statement.map { [.statement($0)] } ?? [])
    }

    /// Returns the refusal that ends a spending, or nil if it must be sent again.
    ///
    /// An earlier attempt may have been accepted, even if a later one is refused before it reaches the ledger.
    ///
    /// - Parameter isFirst: Whether the spending was never sent before.
    package static func spendRefusal(_ failure: ServiceFailure, isFirst: Bool) -> Refusal? {
        guard case .refusal(let refusal) = failure, isFirst || refusal.code.decidesSpend else {
            return nil
        }
        return refusal
    }

    /// Returns the inputs for a spending without an answer, or with one that does not end it.
    package static func spendUnanswered(_ failure: ServiceFailure, _ id: SpendID) -> [QueueInput] {
        [.spendUnanswered(id, reason: failure.journalText, retryAfter: failure.retryAfter)]
    }

    /// Returns the inputs for a refused spending, with the merchant's statement if it is available.
    package static func spendRefused(
        _ refusal: Refusal, _ id: SpendID, statement: WalletStatement?
    ) -> [QueueInput] {
        let ended = QueueInput.spendRefused(id, reason: refusal.message)
        return [ended] + (statement.map { [.statement($0)] } ?? [])
    }

    /// Returns the inputs for a page of a list of the store.
    package static func list(_ list: FetchedList) -> [QueueInput] {
        var inputs = list.verified.map { QueueInput.received($0, list.source) } + list.notices
        // The cursor stays before an invalid transaction, and an empty list does not justify a commit. An empty page
        // moves the cursor only if other pages follow, so that it is not read again.
        if list.verificationErrors.isEmpty, !inputs.isEmpty || !list.isLast,
            let cursor = list.cursor
        {
            inputs.append(.cursorAdvanced(cursor))
        }
        // Only the last page completes the list.
        guard list.isLast else { return inputs }
        if !list.verificationErrors.isEmpty {
            inputs.append(refused(list.source, list.verificationErrors, due: list.due))
        } else if !list.isOutdated {
            inputs.append(.listProcessed(list.source))
        }
        return inputs
    }

    /// Returns the inputs for the answer to a restore, from its valid transactions. The others remain unfinished at the
    /// store, so that list is requested again.
    package static func restored(
        _ verified: [SignedTransaction], faults: [String]
    ) -> [QueueInput] {
        let inputs = verified.map { QueueInput.received($0, .restore) }
        return faults.isEmpty ? inputs : inputs + [refused(.unfinished, faults)]
    }

    /// Returns the input for a list with invalid transactions.
    private static func refused(
        _ source: DeliverySource, _ faults: [String], due: Timestamp? = nil
    ) -> QueueInput {
        .listDeferred(
            source, refused: faults.count, reason: Set(faults).sorted().joined(separator: " "),
            retryAfter: nil, due: due)
    }

    /// Returns the inputs for a failed request for a list.
    package static func listFailed(
        _ failure: ServiceFailure, _ source: DeliverySource, due: Timestamp? = nil
    ) -> [QueueInput] {
        [
            .listDeferred(
                source, refused: 0, reason: failure.journalText, retryAfter: failure.retryAfter,
                due: due)
        ]
    }
}
