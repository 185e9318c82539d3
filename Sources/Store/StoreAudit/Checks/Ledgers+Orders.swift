import StoreModel

/// I6, I7, I8, I20: the order of events.
extension Ledgers {
    func proofs() -> InvariantResult {
        var tally = Tally()
        for device in facts.devices {
            for record in device.records { checkProof(record, device.device, &tally) }
            for delivery in device.deliveries { checkGrant(delivery, device.device, &tally) }
        }
        if facts.store != nil {
            for grant in facts.merchant?.grants ?? [] { checkPurchase(grant, &tally) }
        }
        let figure =
            "\(count(deliveries.count, "signed transaction")), \(count(grants.count, "tombstone"))"
        return InvariantResult(.i6, tally, figure: figure, missing: noDevices)
    }

    private func checkProof(
        _ record: JournalAuditRecord, _ device: DeviceName, _ tally: inout Tally
    ) {
        guard let proof = record.proof else { return }
        tally.expect(
            !proof.isRefused, record.transactionID?.rawValue ?? "record \(record.sequence)",
            "Record \(record.sequence) on \(device) has a signature that is not valid: "
                + "\(proof.reason).")
    }

    private func checkGrant(
        _ delivery: DeliveryAuditRecord, _ device: DeviceName, _ tally: inout Tally
    ) {
        let transaction = delivery.transaction
        tally.expect(
            !delivery.proof.isRefused, "\(transaction.id)",
            "Its signature on \(device) is not valid: \(delivery.proof.reason).")
        if facts.merchant != nil, delivery.stage == .delivered {
            let grant = grants[transaction.id]
            tally.expect(
                grant?.account == delivery.account, "\(transaction.id)",
                grant == nil
                    ? "It is delivered on \(device), but the merchant did not grant it."
                    : "It is delivered on \(device), but it was granted to another account.")
        }
        if facts.store != nil {
            tally.expect(
                transactions[transaction.id]?.transaction.isSame(as: transaction) ?? false,
                "\(transaction.id)",
                "\(device) has this transaction, but the store does not, or with other values.")
        }
    }

    private func checkPurchase(_ grant: GrantAuditRecord, _ tally: inout Tally) {
        let fact = transactions[grant.transactionID]
        tally.expect(
            fact?.account == grant.account && fact?.transaction.productID == grant.productID
                && fact?.transaction.originalID == grant.originalID
                && fact?.transaction.type == grant.type
                && (grant.details == nil || grant.details?.intentID == fact?.transaction.intentID),
            "\(grant.transactionID)",
            "The merchant granted this transaction, but the store does not have it, or with other values."
        )
    }

    func finishes() -> InvariantResult {
        var tally = Tally()
        for device in facts.devices {
            checkFinishRecords(device, &tally)
            // A reinstated transaction was finished after its first purchase, and waits for the merchant's verdict
            // again.
            let again = Set(
                device.records.filter { $0.kind == .reinstated }.compactMap(\.transactionID))
            for delivery in device.deliveries
            where delivery.isFinished && !again.contains(delivery.transaction.id) {
                tally.expect(
                    delivery.stage != .received && delivery.stage != .verified,
                    "\(delivery.transaction.id)",
                    "\(device.device) finished it before it was delivered.")
            }
        }
        let finished = facts.store?.transactions.filter(\.isFinishedByDevice) ?? []
        if facts.merchant != nil {
            for fact in finished {
                tally.expect(
                    grants[fact.id] != nil || isRejected(fact), "\(fact.id)",
                    "It is finished at the store, but the merchant never verified it.")
            }
        }
        return InvariantResult(
            .i7, tally, figure: count(finished.count, "finished transaction"),
            missing: noDevices)
    }

    private func checkFinishRecords(_ device: DeviceAuditRecords, _ tally: inout Tally) {
        var settled: Set<TransactionID> = []
        for record in device.records {
            guard let id = record.transactionID else { continue }
            switch record.kind {
            case .delivered, .quarantined, .revocationSettled: settled.insert(id)
            case .finished:
                tally.expect(
                    settled.contains(id), "\(id)",
                    "\(device.device) finished it before it was delivered, rejected or revoked.")
            default: break
            }
        }
    }

    func intents() -> InvariantResult {
        guard let store = facts.store, facts.holdsAllDevices else {
            return InvariantResult(
                .i8, Tally(),
                missing: facts.store == nil ? Missing.store : "Some devices are missing.")
        }
        var tally = Tally()
        for order in store.orders where !facts.forgotten.contains(order.intentID) {
            let places = payments[order.intentID] ?? []
            tally.expect(
                places.contains {
                    $0.device == order.device && $0.payment.account == order.account
                },
                "\(order.intentID)",
                "The store has the order of \(order.account), but the journal of \(order.device) does not."
            )
        }
        for intent in store.closedIntents + (facts.merchant?.numbers ?? []).map(\.intentID)
        where !facts.forgotten.contains(intent) {
            tally.expect(
                payments[intent] != nil, "\(intent)",
                "The store or the merchant has the order, but no journal has it.")
        }
        let forgotten = store.orders.count { facts.forgotten.contains($0.intentID) }
        let left = forgotten == 0 ? "" : ", \(forgotten) of a device that was reset"
        return InvariantResult(.i8, tally, figure: count(store.orders.count, "order") + left)
    }

    func drivers() -> InvariantResult {
        guard !facts.devices.isEmpty else {
            return InvariantResult(.i20, Tally(), missing: noDevices)
        }
        var tally = Tally()
        for (intent, places) in payments {
            tally.expect(
                places.count == 1, "\(intent)",
                "It is in \(places.count) journals: "
                    + places.map(\.device.rawValue).joined(separator: ", ") + ".")
        }
        for device in facts.devices { checkTries(device, &tally) }
        return InvariantResult(.i20, tally, figure: count(payments.count, "order"))
    }

    /// Checks that the number of attempts increases: two drivers would count the same attempt.
    private func checkTries(_ device: DeviceAuditRecords, _ tally: inout Tally) {
        var tries: [IntentID: Int] = [:]
        for record in device.records {
            guard let id = record.intentID else { continue }
            if record.kind == .paymentRetryReset { tries[id] = nil }
            guard record.kind == .submitted, let attempt = record.attempt else { continue }
            tally.expect(
                attempt > tries[id] ?? 0, "\(id)",
                "\(device.device) sent it as attempt \(attempt) after attempt \(tries[id] ?? 0)."
            )
            tries[id] = attempt
        }
    }
}

extension Proof {
    fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
    fileprivate var reason: String { if case .refused(let reason) = self { reason } else { "" } }
}

extension Transaction {
    /// Returns whether both describe the same purchase, independently of their signing dates.
    fileprivate func isSame(as other: Transaction) -> Bool {
        id == other.id && originalID == other.originalID && productID == other.productID
            && type == other.type && quantity == other.quantity && unitPrice == other.unitPrice
            && appAccountToken == other.appAccountToken && intentID == other.intentID
            && isPlaced(as: other) && isOffered(as: other)
    }

    /// Returns whether both have the same dates, country and origin.
    private func isPlaced(as other: Transaction) -> Bool {
        purchaseDate == other.purchaseDate && reason == other.reason
            && originalPurchaseDate == other.originalPurchaseDate && bundleID == other.bundleID
            && storefront == other.storefront && storefrontID == other.storefrontID
            && ownershipType == other.ownershipType
    }

    /// Returns whether both have the same order, group and offer; a payload of an older version may lack them.
    private func isOffered(as other: Transaction) -> Bool {
        orderID == other.orderID ?? orderID
            && subscriptionGroupID == other.subscriptionGroupID ?? subscriptionGroupID
            && offerType == other.offerType ?? offerType
            && offerIdentifier == other.offerIdentifier ?? offerIdentifier
            && offerDiscountType == other.offerDiscountType ?? offerDiscountType
    }
}
