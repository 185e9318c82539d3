import StoreModel

/// I2, I4, I5, I13: goods.
extension Ledgers {
    func goods() -> InvariantResult {
        guard let merchant = input.merchant else {
            return InvariantResult(.i2, Tally(), missing: MissingReason.merchant)
        }
        var tally = Tally()
        checkLedgers(merchant, &tally)
        checkSpends(merchant, &tally)
        let inProgressCount = input.store == nil ? 0 : matchCharges(merchant, &tally)
        let figure =
            "\(countText(merchant.grants.count { $0.isCredited }, "grant")), "
            + countText(merchant.ledger.count, "ledger row")
            + (inProgressCount > 0 ? ", \(inProgressCount) in progress" : "")
        return InvariantResult(.i2, tally, figure: figure)
    }

    private func checkLedgers(_ merchant: MerchantAuditRecords, _ tally: inout Tally) {
        var ends: [AccountName: [GoodID: LedgerReplay.Balance]] = [:]
        for (account, entries) in ledgers {
            var replay = LedgerReplay()
            for entry in entries {
                let defect = replay.apply(entry) ?? mismatch(entry)
                tally.expect(
                    defect == nil, "\(account) row \(entry.version)", defect ?? "")
            }
            ends[account] = replay.balances
        }
        checkEnvironments(merchant, &tally)
        for balance in merchant.balances {
            let end = ends[balance.account]?.removeValue(forKey: balance.good) ?? .init()
            tally.expect(
                end.amount == balance.amount && end.debt == balance.debt,
                "\(balance.account) \(balance.good)",
                "The ledger adds up to \(end.amount) and \(end.debt) owed, but the balance is "
                    + "\(balance.amount) and \(balance.debt).")
        }
        for (account, rest) in ends {
            for (good, end) in rest {
                tally.expect(
                    end == .init(), "\(account) \(good)",
                    "The ledger adds up to \(end.amount), but there is no balance.")
            }
        }
    }

    private func checkSpends(_ merchant: MerchantAuditRecords, _ tally: inout Tally) {
        var known: Set<SpendID> = []
        for spend in merchant.spends {
            let row = entries[spend.account]?[spend.version]
            tally.expect(
                row?.spendID == spend.id && known.insert(spend.id).inserted, "\(spend.id)",
                "The spending does not have its own ledger row.")
        }
        for id in merchant.refusedSpends {
            tally.expect(
                !known.contains(id), "\(id)", "The spending was refused, but its goods were taken.")
        }
        for row in merchant.ledger where row.entry.kind == .spend {
            tally.expect(
                row.entry.spendID.map(known.contains) ?? false,
                "\(row.account) row \(row.entry.version)", "There is no request for this spending.")
        }
    }

    /// Checks that every grant was charged, and that every charged and settled purchase was granted; returns the number
    /// of charges in progress.
    private func matchCharges(_ merchant: MerchantAuditRecords, _ tally: inout Tally) -> Int {
        for grant in merchant.grants where grant.isCredited {
            // The purchaser pays for what the family shares.
            let source = transactions[grant.ownershipID]?.sharedFrom ?? grant.ownershipID
            tally.expect(
                charges[source] != nil, "\(grant.transactionID)",
                "Its goods were granted, but it was never charged.")
        }
        var inProgressCount = 0
        for fact in input.store?.transactions ?? [] where charges[fact.id] != nil {
            if fact.isRevoked || creditedGrants[fact.transaction.ownershipID] != nil { continue }
            if fact.isFinishedByDevice {
                tally.expect(
                    isRejected(fact), "\(fact.id)",
                    "It was charged and finished, but its goods were never granted.")
            } else {
                inProgressCount += 1
            }
        }
        return inProgressCount
    }

    /// Returns whether a device recorded the merchant's permanent refusal.
    func isRejected(_ fact: TransactionAuditRecord) -> Bool {
        if !input.includesAllDevices { return true }
        return (deliveries[fact.id] ?? []).contains {
            $0.delivery.stage == .quarantined || $0.delivery.isRevoked
        }
    }

    func singleGrants() -> InvariantResult {
        guard let merchant = input.merchant else {
            return InvariantResult(.i4, Tally(), missing: MissingReason.merchant)
        }
        var tally = Tally()
        var verifiedKeys: Set<GrantKey> = []
        var creditedKeys: Set<GrantKey> = []
        for grant in merchant.grants {
            tally.expect(
                verifiedKeys.insert(GrantKey(grant.environment, grant.transactionID)).inserted,
                "\(grant.transactionID)", "It has two grants.")
            guard grant.isCredited else { continue }
            tally.expect(
                creditedKeys.insert(GrantKey(grant.environment, grant.ownershipID)).inserted,
                "\(grant.ownershipID)", "Its goods were credited twice.")
        }
        checkCreditRows(&tally)
        checkCompensations(merchant, &tally)
        return InvariantResult(
            .i4, tally, figure: countText(verifiedKeys.count, "transaction") + " judged")
    }

    private struct GrantKey: Hashable {
        let environment: StoreEnvironment
        let id: TransactionID
        init(_ environment: StoreEnvironment, _ id: TransactionID) {
            self.environment = environment
            self.id = id
        }
    }

    private func checkCreditRows(_ tally: inout Tally) {
        for (id, rows) in rows {
            var goods: Set<GoodID> = []
            for row in rows where row.entry.kind == .grant {
                tally.expect(
                    goods.insert(row.entry.change.good).inserted, "\(id)",
                    "It credited \(row.entry.change.good) twice.")
                tally.expect(
                    grants[id].map { $0.isCredited && $0.account == row.account } ?? false, "\(id)",
                    "It was credited to \(row.account) without a grant.")
            }
        }
    }

    /// Checks that an order is compensated by hand at most once.
    private func checkCompensations(_ merchant: MerchantAuditRecords, _ tally: inout Tally) {
        let tombstones = Set(merchant.compensated)
        tally.expect(
            tombstones.count == merchant.compensated.count, "compensations",
            "An order was compensated twice.")
        for (id, rows) in rows {
            var goods: Set<GoodID> = []
            for row in rows where row.entry.kind == .compensation {
                tally.expect(
                    goods.insert(row.entry.change.good).inserted && tombstones.contains(id),
                    "\(id)",
                    "Goods were granted manually twice, or without a record of the compensation.")
            }
        }
    }

    func refunds() -> InvariantResult {
        guard let merchant = input.merchant else {
            return InvariantResult(.i13, Tally(), missing: MissingReason.merchant)
        }
        var tally = Tally()
        for balance in merchant.balances {
            tally.expect(
                balance.amount >= 0 && balance.debt >= 0
                    && (balance.amount == 0 || balance.debt == 0),
                "\(balance.account) \(balance.good)",
                "It is \(balance.amount), with \(balance.debt) owed.")
        }
        for grant in merchant.grants where grant.isCredited { checkWithdrawnGoods(grant, &tally) }
        checkRefundedGoods(&tally)
        let revoked = merchant.grants.count { $0.isCredited && $0.isRevoked }
        return InvariantResult(
            .i13, tally,
            figure: "\(countText(revoked, "grant")) taken back, "
                + countText(merchant.balances.count { $0.debt > 0 }, "debt"))
    }

    private func checkWithdrawnGoods(_ grant: GrantAuditRecord, _ tally: inout Tally) {
        var given: [GoodID: ExactSum] = [:]
        var withdrawn: [GoodID: ExactSum] = [:]
        for row in rows[grant.transactionID] ?? [] {
            switch row.entry.kind {
            case .revocation, .debt, .reversal:
                withdrawn[row.entry.change.good, default: ExactSum()].add(
                    row.entry.change.negated.amount)
            case .grant, .spend, .compensation:
                given[row.entry.change.good, default: ExactSum()].add(row.entry.change.amount)
            }
        }
        let wanted = given.reduce(into: [GoodID: ExactSum]()) { sums, item in
            let part = GoodAmount(good: item.key, amount: item.value.value)
                .part(grant.withdrawnShare)
            sums[item.key, default: ExactSum()].add(part.amount)
        }
        tally.expect(
            withdrawn.filter { $0.value != ExactSum() } == wanted.filter { $0.value.value != 0 },
            "\(grant.transactionID)",
            grant.isRevoked
                ? "Its refund took back the wrong goods."
                : "Goods were taken back, but it is not refunded.")
    }

    private func checkRefundedGoods(_ tally: inout Tally) {
        guard let store = input.store else { return }
        let unsentRefunds = Set(store.outbox)
        for fact in store.transactions where fact.isRevoked && !unsentRefunds.contains(fact.id) {
            tally.expect(
                creditedGrants[fact.transaction.ownershipID]?.isRevoked ?? true, "\(fact.id)",
                "It was refunded, but its goods were not taken back.")
        }
        checkRevocations(except: unsentRefunds, &tally)
        for grant in input.merchant?.grants ?? [] where grant.isCredited && grant.isRevoked {
            // The merchant may not have received the reversal yet.
            tally.expect(
                transactions[grant.transactionID]?.isRevoked ?? false
                    || unsentRefunds.contains(grant.transactionID), "\(grant.transactionID)",
                "Its goods were taken back, but it was never refunded.")
        }
        for device in input.devices { checkRefundNotices(device, store, &tally) }
    }

    /// Checks that a device that processed the notice of a refund has revoked the purchase.
    private func checkRefundNotices(
        _ device: DeviceAuditRecords, _ store: StoreAuditRecords, _ tally: inout Tally
    ) {
        let cursors = Dictionary(
            device.wallets.map { ($0.account, $0.cursor) }, uniquingKeysWith: max)
        let deliveriesByID = Dictionary(
            device.deliveries.map { ($0.transaction.id, $0) },
            uniquingKeysWith: { first, _ in first })
        for notice in store.refundNotices {
            guard let delivery = deliveriesByID[notice.transactionID],
                delivery.account == notice.account,
                input.expectsCompletedWork || cursors[notice.account] ?? 0 >= notice.sequence
            else { continue }
            tally.expect(
                delivery.isRevoked, "\(notice.transactionID)",
                "It was refunded and \(device.device) received that, but did not revoke it.")
        }
    }
}
