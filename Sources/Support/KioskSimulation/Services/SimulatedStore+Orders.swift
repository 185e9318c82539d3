package import SandboxCore
package import StoreAPI
package import StoreModel

/// The orders of the simulated store.
extension SimulatedStore {
    /// Decides on a purchase request.
    ///
    /// - Parameter phase: 0 for the whole request; 1 for what a store with a separate commit of the charge has
    ///   committed if it crashes before the order.
    package mutating func purchase(
        _ request: PurchaseRequest, device: DeviceName, at now: Timestamp, rules: StoreRules,
        phase: Int = 0
    ) -> Result<OrderState, ServiceFailure> {
        let intent = request.intent
        let terms = Self.terms(of: request, device: device)
        let content = OrderContent.text(
            of: intent, merchantOrder: request.merchantOrder,
            appAccountToken: request.appAccountToken)
        let decision = rules.purchase(
            terms, content, intent.outcome, facts(of: terms, at: now),
            numbers(at: now, for: intent.id.rawValue, rules))
        switch decision {
        case .replay(let state): return .success(state)
        case .keyReused: return .failure(.refusal(Refusal(.keyReused, "used before")))
        case .closed: return .failure(.refusal(Refusal(.orderClosed, "closed")))
        case .decided(let outcome, _):
            apply(outcome, terms)
            if phase == 0 {
                orders.append(Order(terms: terms, content: content, state: outcome.state))
            }
            return .success(outcome.state)
        }
    }

    /// Returns the state of an order, and closes one that the store never received.
    package mutating func lookUp(
        _ id: IntentID, account: AccountName, rules: StoreRules
    ) -> Result<OrderState?, ServiceFailure> {
        guard let order = order(id) else {
            if rules.keepsOrdersClosed { closedIntents.insert(id) }
            return .success(nil)
        }
        guard order.terms.account == account else {
            return .failure(.refusal(Refusal(.unknownOrder, "another account's")))
        }
        return .success(order.state)
    }

    /// Charges or declines an order that waits for approval; ignores any other order.
    package mutating func resolveOrder(
        _ id: IntentID, approved: Bool, at now: Timestamp, rules: StoreRules
    ) {
        guard let index = orders.firstIndex(where: { $0.terms.intentID == id }),
            orders[index].state == .pending
        else { return }
        let terms = orders[index].terms
        let outcome =
            approved
            ? rules.approve(
                terms, unfinished(for: terms), owned(by: terms),
                numbers(at: now, for: id.rawValue, rules))
            : .declined(.approvalDeclined)
        apply(outcome, terms)
        orders[index].state = outcome.state
    }

    private func facts(of terms: OrderTerms, at now: Timestamp) -> PurchaseFacts {
        let earlier: PurchaseFacts.EarlierRecord
        if let order = order(terms.intentID) {
            earlier = .order(content: order.content, state: order.state)
        } else {
            earlier = closedIntents.contains(terms.intentID) ? .closed : .none
        }
        let offer = SimulatedCatalog.product(terms.productID).map {
            ProductOffer($0, storefront: terms.storefront.countryCode, now: now)
        }
        return PurchaseFacts(
            earlier: earlier, offer: offer, unfinished: unfinished(for: terms),
            owned: owned(by: terms))
    }

    /// Returns the unfinished transaction of the product that is not refunded, preferring the device's own.
    private func unfinished(for terms: OrderTerms) -> TransactionID? {
        let candidates = transactions.filter {
            $0.account == terms.account && $0.transaction.productID == terms.productID
                && $0.isUnfinished && !$0.isRevoked
        }
        return (candidates.first { $0.device == terms.device } ?? candidates.first)?.transaction.id
    }

    private func owned(by terms: OrderTerms) -> TransactionRecord? {
        ownedRecords(of: terms.account).first {
            $0.transaction.productID == terms.productID && !$0.isRevoked
        }
    }

    private mutating func apply(_ outcome: PurchaseOutcome, _ terms: OrderTerms) {
        switch outcome {
        case .pending: break
        case .cancelled, .declined:
            appendChange(terms.account, terms.device, .order(terms.intentID))
        case .existing(let id): appendChange(terms.account, terms.device, .transaction(id))
        case .issued(let record, let charge):
            transactions.append(record)
            if let charge { recordMovement(charge.milliunits, record, terms.intentID) }
            appendChange(record.account, record.device, .transaction(record.transaction.id))
        // Subscriptions are not simulated.
        case .subscribed: break
        }
    }

    mutating func recordMovement(_ amount: Int64, _ record: TransactionRecord, _ intent: IntentID?)
    {
        paid[record.account, default: 0] += amount
        movements.append(
            Movement(
                transactionID: record.transaction.id, intentID: intent, account: record.account,
                device: record.device, amount: amount))
    }

    private static func terms(of request: PurchaseRequest, device: DeviceName) -> OrderTerms {
        let intent = request.intent
        return OrderTerms(
            intentID: intent.id, account: intent.account, device: device,
            productID: intent.productID, type: intent.type, quantity: intent.quantity,
            unitPrice: intent.unitPrice, appAccountToken: request.appAccountToken,
            merchantOrder: request.merchantOrder, storefront: SimulatedCatalog.storefront,
            bundleID: SimulatedCatalog.bundleID)
    }
}
