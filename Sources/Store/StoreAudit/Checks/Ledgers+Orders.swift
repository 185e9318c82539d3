import StoreModel

/// I6, I7, I8, I20: the order of events.
extension Ledgers {
    func signatures() -> InvariantResult {
        var tally = Tally()
        for device in input.devices {
            for record in device.records { checkSignature(record, device.device, &tally) }
            for delivery in device.deliveries { checkGrant(delivery, device.device, &tally) }
        }
        if input.store != nil {
            for grant in input.merchant?.grants ?? [] { checkPurchase(grant, &tally) }
        }
        let figure =
            "\(countText(deliveries.count, "signed transaction")), \(countText(grants.count, "tombstone"))"
        return InvariantResult(.i6, tally, figure: figure, missing: missingDevices)
    }

    private func checkSignature(
        _ record: JournalAuditRecord, _ device: DeviceName, _ tally: inout Tally
    ) {
        guard let verification = record.verification else { return }
        tally.expect(
            !verification.isInvalid, record.transactionID?.rawValue ?? "record \(record.sequence)",
            "Record \(record.sequence) on \(device) has a signature that is not valid: "
                + "\(verification.reason).")
    }

    private func checkGrant(
        _ delivery: DeliveryAuditRecord, _ device: DeviceName, _ tally: inout Tally
    ) {
        let transaction = delivery.transaction
        tally.expect(
            !delivery.verification.isInvalid, "\(transaction.id)",
            "Its signature on \(device) is not valid: \(delivery.verification.reason).")
        if input.merchant != nil, delivery.stage == .delivered {
            let grant = grants[transaction.id]
            tally.expect(
                grant?.account == delivery.account, "\(transaction.id)",
                grant == nil
                    ? "It is delivered on \(device), but the merchant did not grant it."
                    : "It is delivered on \(device), but it was granted to another account.")
        }
        if input.store != nil {
            tally.expect(
                transactions[transaction.id]?.transaction.describesSamePurchase(as: transaction)
                    ?? false,
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
        for device in input.devices {
            checkFinishRecords(device, &tally)
            // A reinstated transaction was finished after its first purchase, and waits for the merchant's verdict
            // again.
            let reinstated = Set(
                device.records.filter { $0.kind == .reinstated }.compactMap(\.transactionID))
            for delivery in device.deliveries
            where delivery.isFinished && !reinstated.contains(delivery.transaction.id) {
                tally.expect(
                    delivery.stage != .received && delivery.stage != .verified,
                    "\(delivery.transaction.id)",
                    "\(device.device) finished it before it was delivered.")
            }
        }
        let finished = input.store?.transactions.filter(\.isFinishedByDevice) ?? []
        if input.merchant != nil {
            for fact in finished {
                tally.expect(
                    grants[fact.id] != nil || isRejected(fact), "\(fact.id)",
                    "It is finished at the store, but the merchant never verified it.")
            }
        }
        return InvariantResult(
            .i7, tally, figure: countText(finished.count, "finished transaction"),
            missing: missingDevices)
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
        guard let store = input.store, input.includesAllDevices else {
            return InvariantResult(
                .i8, Tally(),
                missing: input.store == nil ? MissingReason.store : "Some devices are missing.")
        }
        var tally = Tally()
        for order in store.orders where !input.intentsOfDeletedJournals.contains(order.intentID) {
            let devicePayments = payments[order.intentID] ?? []
            tally.expect(
                devicePayments.contains {
                    $0.device == order.device && $0.payment.account == order.account
                },
                "\(order.intentID)",
                "The store has the order of \(order.account), but the journal of \(order.device) does not."
            )
        }
        for intent in store.closedIntents + (input.merchant?.numbers ?? []).map(\.intentID)
        where !input.intentsOfDeletedJournals.contains(intent) {
            tally.expect(
                payments[intent] != nil, "\(intent)",
                "The store or the merchant has the order, but no journal has it.")
        }
        let forgotten = store.orders.count { input.intentsOfDeletedJournals.contains($0.intentID) }
        let deletedNote = forgotten == 0 ? "" : ", \(forgotten) of a device that was reset"
        return InvariantResult(
            .i8, tally, figure: countText(store.orders.count, "order") + deletedNote)
    }

    func drivers() -> InvariantResult {
        guard !input.devices.isEmpty else {
            return InvariantResult(.i20, Tally(), missing: missingDevices)
        }
        var tally = Tally()
        for (intent, devicePayments) in payments {
            tally.expect(
                devicePayments.count == 1, "\(intent)",
                "It is in \(devicePayments.count) journals: "
                    + devicePayments.map(\.device.rawValue).joined(separator: ", ") + ".")
        }
        for device in input.devices { checkAttempts(device, &tally) }
        return InvariantResult(.i20, tally, figure: countText(payments.count, "order"))
    }

    /// Checks that the number of attempts increases: two drivers would count the same attempt.
    private func checkAttempts(_ device: DeviceAuditRecords, _ tally: inout Tally) {
        var attempts: [IntentID: Int] = [:]
        for record in device.records {
            guard let id = record.intentID else { continue }
            if record.kind == .paymentRetryReset { attempts[id] = nil }
            guard record.kind == .submitted, let attempt = record.attempt else { continue }
            tally.expect(
                attempt > attempts[id] ?? 0, "\(id)",
                "\(device.device) sent it as attempt \(attempt) after attempt \(attempts[id] ?? 0)."
            )
            attempts[id] = attempt
        }
    }
}

extension VerificationResult {
    fileprivate var isInvalid: Bool { if case .invalid = self { true } else { false } }
    fileprivate var reason: String { if case .invalid(let reason) = self { reason } else { "" } }
}

extension Transaction {
    /// Returns whether both describe the same purchase, independently of their signing dates.
    fileprivate func describesSamePurchase(as other: Transaction) -> Bool {
        id == other.id && originalID == other.originalID && productID == other.productID
            && type == other.type && quantity == other.quantity && unitPrice == other.unitPrice
            && appAccountToken == other.appAccountToken && intentID == other.intentID
            && hasSameDatesAndOrigin(as: other) && hasSameOrderAndOffer(as: other)
    }

    /// Returns whether both have the same dates, country and origin.
    private func hasSameDatesAndOrigin(as other: Transaction) -> Bool {
        purchaseDate == other.purchaseDate && reason == other.reason
            && originalPurchaseDate == other.originalPurchaseDate && bundleID == other.bundleID
            && storefront == other.storefront && storefrontID == other.storefrontID
            && ownershipType == other.ownershipType
    }

    /// Returns whether both have the same order, group and offer; a payload of an older version may lack them.
    private func hasSameOrderAndOffer(as other: Transaction) -> Bool {
        orderID == other.orderID ?? orderID
            && subscriptionGroupID == other.subscriptionGroupID ?? subscriptionGroupID
            && offerType == other.offerType ?? offerType
            && offerIdentifier == other.offerIdentifier ?? offerIdentifier
            && offerDiscountType == other.offerDiscountType ?? offerDiscountType
    }
}
